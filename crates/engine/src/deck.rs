//! Decks: rebuilding them from their discard piles, shuffling, looking at the top card.

use derelict_content::Colour;

use crate::choice::Choice;
use crate::deck_memory::DeckEnd;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::Question;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::{Deck, State};
use crate::streams::{Stream, Streams};
use crate::verb::{Deed, Doable};

/// Decks the computer room looks into.
const DECKS: [SharedDeck; 6] = [
    SharedDeck::Items(Colour::Red),
    SharedDeck::Items(Colour::Yellow),
    SharedDeck::Items(Colour::Green),
    SharedDeck::Events,
    SharedDeck::Attacks,
    SharedDeck::Wounds,
];

/// Looks at the top card of a shared deck, which may then be buried.
pub(crate) struct PeekDeck;

impl Doable for PeekDeck {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let decks = look.decks_to_look_into().next();
        docket.when(decks.is_none(), "room.digest.computer", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.decks_to_look_into().map(Choice::Deck));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Deck(deck), ..] = *named else { return };
        let top = DeckEnd::Top(deck);
        let Some(card) = top.card(play.state) else { return };
        let seat = deed.seat;
        play.remember(seat, top);
        let seen = Fact::DeckTopSeen { seat, deck, card };
        play.whisper("room.digest.computer", seat, seen);
        play.ask(Question::DeckTop { seat, deck });
    }
}

impl SharedDeck {
    /// Every one of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let items = Colour::ALL.iter().map(|colour| Self::Items(*colour));
        [Self::Events, Self::Attacks, Self::Wounds].into_iter().chain(items).chain([Self::Panic, Self::Alerts])
    }

    /// Its stable name; item decks go by their colour.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Events => "events",
            Self::Attacks => "attacks",
            Self::Wounds => "wounds",
            Self::Items(colour) => colour.name(),
            Self::Panic => "panic",
            Self::Alerts => "alerts",
        }
    }

    /// The deck behind a stable name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::all().find(|deck| deck.name() == name)
    }

    fn stream(self) -> Stream {
        match self {
            Self::Events => Stream::Events,
            Self::Attacks => Stream::Attacks,
            Self::Wounds => Stream::Wounds,
            Self::Items(Colour::Red) => Stream::RedItems,
            Self::Items(Colour::Yellow) => Stream::YellowItems,
            Self::Items(Colour::Green | Colour::Blue) => Stream::GreenItems,
            Self::Panic | Self::Alerts => Stream::BoxDeck,
        }
    }

    /// The rule by which it is rebuilt once it has run out.
    fn run_out(self) -> &'static str {
        match self {
            Self::Events => "round.event.deck-empty",
            Self::Attacks => "attack.deck-empty",
            Self::Wounds => "wound.serious.deck-empty",
            Self::Items(_) => "item.deck-empty",
            Self::Panic => "void.setup.panic-empty",
            Self::Alerts => "after.research.alert-deck",
        }
    }
}

/// Makes sure that as many cards can be drawn, if there are as many: once the deck has run out,
/// what is missing comes from the discard pile, shuffled, and lies below what is left. Tells
/// whether the deck was rebuilt.
pub(crate) fn rebuild<T: Copy + Default + PartialEq, const N: usize>(
    draw: &mut Pile<T, N>,
    discard: &mut Pile<T, N>,
    count: u8,
    shuffle: impl FnOnce(&mut Pile<T, N>),
) -> bool {
    if draw.len() >= count as usize || discard.is_empty() {
        return false;
    }
    shuffle(discard);
    discard.absorb(draw);
    std::mem::swap(draw, discard);
    true
}

impl<T: Copy + Default + PartialEq, const N: usize> Deck<T, N> {
    /// Makes sure that as many cards can be drawn. Tells whether the deck was rebuilt, and how many
    /// cards it has now.
    fn ready(&mut self, count: u8, (streams, stream): (&mut Streams, Stream)) -> (bool, u8) {
        let Self { draw, discard } = self;
        let rebuilt = rebuild(draw, discard, count, |pile| streams.shuffle(stream, pile));
        (rebuilt, draw.len() as u8)
    }
}

impl<'a> Look<'a> {
    /// Decks with a card on top (`room.digest.computer`).
    fn decks_to_look_into(self) -> impl Iterator<Item = SharedDeck> + 'a {
        DECKS.into_iter().filter(move |deck| deck.size(self.state) > 0)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Makes sure that as many cards of a shared deck can be drawn, rebuilding it if need be.
    /// Returns how many there are.
    pub(crate) fn ready(&mut self, deck: SharedDeck, count: u8) -> u8 {
        let State { events, attacks, wounds, items, panic, streams, .. } = &mut *self.state;
        let shuffle = (streams, deck.stream());
        let (rebuilt, cards) = match deck {
            SharedDeck::Events => events.ready(count, shuffle),
            SharedDeck::Attacks => attacks.ready(count, shuffle),
            SharedDeck::Wounds => wounds.ready(count, shuffle),
            SharedDeck::Items(colour) => items[colour as usize].ready(count, shuffle),
            SharedDeck::Panic => panic.ready(count, shuffle),
        };
        if rebuilt {
            self.shuffled(deck.run_out(), deck);
        }
        count.min(cards)
    }

    /// Shuffles what is left of a shared deck.
    pub(crate) fn shuffle(&mut self, rule: &'static str, deck: SharedDeck) {
        let State { events, attacks, wounds, items, panic, streams, .. } = &mut *self.state;
        let stream = deck.stream();
        match deck {
            SharedDeck::Events => streams.shuffle(stream, &mut events.draw),
            SharedDeck::Attacks => streams.shuffle(stream, &mut attacks.draw),
            SharedDeck::Wounds => streams.shuffle(stream, &mut wounds.draw),
            SharedDeck::Items(colour) => {
                streams.shuffle(stream, &mut items[colour as usize].draw);
            }
            SharedDeck::Panic => streams.shuffle(stream, &mut panic.draw),
        }
        self.shuffled(rule, deck);
    }

    fn shuffled(&mut self, rule: &'static str, deck: SharedDeck) {
        self.forget_order(deck);
        self.tell(rule, Fact::SharedDeckReshuffled { deck });
    }

    pub(crate) fn answer_deck_top(&mut self, seat: Seat, deck: SharedDeck, choice: Choice) {
        if choice != Choice::Yes {
            return;
        }
        self.bury_top(seat, deck);
        let (rule, fact) = match deck {
            SharedDeck::Events => ("effect.event.look", Fact::EventBuried { seat }),
            SharedDeck::Attacks | SharedDeck::Wounds | SharedDeck::Items(_) | SharedDeck::Panic => {
                ("room.digest.computer", Fact::DeckTopBuried { seat, deck })
            }
        };
        self.tell(rule, fact);
    }

    /// A player puts the card on top of a deck, which it has seen, at the bottom.
    pub(crate) fn bury_top(&mut self, seat: Seat, deck: SharedDeck) {
        match deck {
            SharedDeck::Events => bury_top(&mut self.state.events.draw),
            SharedDeck::Attacks => bury_top(&mut self.state.attacks.draw),
            SharedDeck::Wounds => bury_top(&mut self.state.wounds.draw),
            SharedDeck::Items(colour) => bury_top(&mut self.state.items[colour as usize].draw),
            SharedDeck::Panic => bury_top(&mut self.state.panic.draw),
        }
        self.buried_top(seat, deck);
    }
}

fn bury_top<T: Copy + Default + PartialEq, const N: usize>(pile: &mut Pile<T, N>) {
    if let Some(card) = pile.pop() {
        pile.bury(card);
    }
}
