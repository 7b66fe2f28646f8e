//! The optional rooms of the digest: looking into decks, training, the plans of the ducts.

use derelict_content::{Colour, ItemId, Passive};

use crate::card::Card;
use crate::choice::Choice;
use crate::event::{EventSink, Fact, SharedDeck, TopCard};
use crate::frame::{Frame, Origin, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::streams::Stream;
use crate::thing::Thing;

/// Decks the computer room looks into.
const DECKS: [SharedDeck; 6] = [
    SharedDeck::Items(Colour::Red),
    SharedDeck::Items(Colour::Yellow),
    SharedDeck::Items(Colour::Green),
    SharedDeck::Events,
    SharedDeck::Attacks,
    SharedDeck::Wounds,
];

impl<'a> Look<'a> {
    /// Decks with a card on top (`room.digest.computer`).
    pub(crate) fn decks_to_look_into(self) -> impl Iterator<Item = SharedDeck> + 'a {
        DECKS.into_iter().filter(move |deck| match deck {
            SharedDeck::Events => !self.state.events.draw.is_empty(),
            SharedDeck::Attacks => !self.state.attacks.draw.is_empty(),
            SharedDeck::Wounds => !self.state.wounds.draw.is_empty(),
            SharedDeck::Items(colour) => !self.state.items[*colour as usize].draw.is_empty(),
        })
    }

    /// Whether an item may lie in its deck or discard pile, for all this player knows: what
    /// others carry is their secret (`hidden.inventory`).
    pub(crate) fn may_be_in_stock(self, seat: Seat, item: ItemId) -> bool {
        !self.carries(seat, item)
    }

    /// The cards a player has drawn to keep one of them, top first.
    pub(crate) fn trained(self, seat: Seat, drawn: u8) -> impl Iterator<Item = Card> + 'a {
        self.crew(seat).deck.topmost(drawn)
    }

    /// Whether a character uses technical entrances like corridors (`room.digest.plans`).
    pub(crate) fn knows_the_ducts(self, seat: Seat) -> bool {
        self.items_of(seat)
            .any(|item| matches!(self.catalog().items[item.index()].passive, Some(Passive::Ducts)))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Looks at the top card of a deck, which may then be buried.
    pub(crate) fn look_into(&mut self, seat: Seat, deck: SharedDeck) {
        let card = match deck {
            SharedDeck::Events => self.state.events.draw.top().map(TopCard::Event),
            SharedDeck::Attacks => self.state.attacks.draw.top().map(TopCard::Attack),
            SharedDeck::Wounds => self.state.wounds.draw.top().map(TopCard::Wound),
            SharedDeck::Items(colour) => {
                self.state.items[colour as usize].draw.top().map(TopCard::Item)
            }
        };
        let Some(card) = card else { return };
        if let TopCard::Event(event) = card {
            self.note_event(seat, event);
        }
        let seen = Fact::DeckTopSeen { seat, deck, card };
        self.whisper("room.digest.computer", seat, seen);
        self.ask(Question::DeckTop { seat, deck });
    }

    pub(crate) fn answer_deck_top(&mut self, seat: Seat, deck: SharedDeck, choice: Choice) {
        if choice != Choice::Yes {
            return;
        }
        match deck {
            SharedDeck::Events => return self.answer_event_card(seat, choice),
            SharedDeck::Attacks => bury_top(&mut self.state.attacks.draw),
            SharedDeck::Wounds => bury_top(&mut self.state.wounds.draw),
            SharedDeck::Items(colour) => {
                let draw = &mut self.state.items[colour as usize].draw;
                bury_top(draw);
                if let Some(item) = draw.as_slice().first().copied() {
                    self.note_buried(seat, colour, item);
                }
            }
        }
        self.tell("room.digest.computer", Fact::DeckTopBuried { seat, deck });
    }

    /// Draws cards of the own deck to keep one (`room.digest.training`). They lie on top of the
    /// deck until one is chosen, so that nobody else learns what they are.
    pub(crate) fn train(&mut self, seat: Seat, draw: u8) {
        let crew = &mut self.state.crew[seat.index()];
        if crew.deck.len() < draw as usize && !crew.discard.is_empty() {
            let mut rebuilt = std::mem::take(&mut crew.discard);
            self.state.streams.shuffle_deck(seat, &mut rebuilt);
            let crew = self.crew(seat);
            rebuilt.absorb(&mut crew.deck);
            crew.deck = rebuilt;
            self.tell("round.draw.reshuffle", Fact::DeckReshuffled { seat });
        }
        let drawn = draw.min(self.crew(seat).deck.len() as u8);
        if drawn > 0 {
            self.ask(Question::KeepCard { seat, drawn });
        }
    }

    pub(crate) fn answer_keep_card(&mut self, seat: Seat, drawn: u8, choice: Choice) {
        let Choice::Card(face) = choice else { return };
        let mut kept = None;
        for _ in 0..drawn {
            let Some(card) = self.crew(seat).deck.pop() else { break };
            if kept.is_none() && self.look().face(seat, card) == face {
                kept = Some(card);
            } else {
                self.crew(seat).deck.bury(card);
            }
        }
        if let Some(card) = kept {
            self.crew(seat).hand.push(card);
        }
        self.whisper("room.digest.training", seat, Fact::CardKept { seat, card: face });
    }

    /// Takes a certain item from its deck or discard pile; a search of the deck may be in vain
    /// (`room.digest.plans`).
    pub(crate) fn fetch(&mut self, seat: Seat, item: ItemId) {
        let Some(colour) = self.look().deck_of(item).filter(|colour| *colour != Colour::Blue)
        else {
            return;
        };
        let deck = &mut self.state.items[colour as usize];
        let mut found = deck.discard.take(|card| card == item);
        if found.is_none() {
            found = deck.draw.take(|card| card == item);
            let mut cards = deck.draw;
            let stream = match colour {
                Colour::Red => Stream::RedItems,
                Colour::Yellow => Stream::YellowItems,
                Colour::Green | Colour::Blue => Stream::GreenItems,
            };
            self.state.streams.shuffle(stream, &mut cards);
            self.state.items[colour as usize].draw = cards;
            let deck = SharedDeck::Items(colour);
            self.tell("room.digest.plans", Fact::SharedDeckReshuffled { deck });
            self.forget_buried(colour);
        }
        if let Some(item) = found {
            let thing = Thing::Item(item);
            self.push(Frame::Gain { seat, thing, ammo: 0, origin: Origin::Search });
        }
    }
}

fn bury_top<T: Copy + Default + PartialEq, const N: usize>(pile: &mut Pile<T, N>) {
    if let Some(card) = pile.pop() {
        pile.bury(card);
    }
}
