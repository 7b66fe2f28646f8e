//! A player's own deck of action cards: drawing, rebuilding, training.

use derelict_content::{RoomColour, TraitEffect};

use crate::card::Card;
use crate::choice::{Choice, Source};
use crate::deck;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::{Crew, State};
use crate::verb::{Deed, Unaimed};

/// Draws action cards.
pub(crate) struct Draw {
    pub cards: u8,
    /// So many for each own serious wound, dressed or not (`lock.effect.hand.obstinate`).
    pub per_wound: bool,
}

impl Unaimed for Draw {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.can_draw(deed.seat), "action.illegal", Reason::EmptyDeck);
        let unhurt = self.per_wound && look.crew(deed.seat).serious.is_empty();
        docket.when(unhurt, "lock.effect.hand.obstinate", Reason::NoWound);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let wounds = play.crew(deed.seat).serious.len();
        let (rule, times) = match self.per_wound {
            true => ("lock.effect.hand.obstinate", wounds),
            false => ("effect.draw", 1),
        };
        play.draw_cards(rule, deed.seat, usize::from(self.cards) * times);
    }
}

/// Draws action cards in a room of a colour (`after.medic.green`).
pub(crate) struct DrawIn {
    pub colour: RoomColour,
    pub cards: u8,
}

impl Unaimed for DrawIn {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let there = look.has_colour(deed.room, self.colour);
        docket.when(!there, "after.medic.green", Reason::WrongRoom);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.draw_cards("after.medic.green", deed.seat, usize::from(self.cards));
    }
}

/// Fills the hand (`after.medic.drugs`).
pub(crate) struct FillHand {
    pub cards: u8,
}

impl Unaimed for FillHand {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let full = look.crew(deed.seat).hand.len() >= usize::from(self.cards);
        docket.when(full, "after.medic.drugs", Reason::NoEffect);
        docket.when(!look.can_draw(deed.seat), "action.illegal", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let held = play.crew(deed.seat).hand.len();
        let due = usize::from(self.cards).saturating_sub(held);
        play.draw_cards("after.medic.drugs", deed.seat, due);
    }
}

/// Everyone reached draws action cards.
pub(crate) struct DrawAll {
    pub cards: u8,
}

impl Unaimed for DrawAll {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let anybody = look.motivated(deed).any(|other| look.can_draw(other));
        docket.when(!anybody, "action.illegal", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let seats: SeatSet = play.look().motivated(deed).collect();
        for seat in seats.iter() {
            play.draw_cards("effect.draw", seat, self.cards as usize);
        }
    }
}

/// Discards any hand cards and draws one more than that (`effect.redraw`).
pub(crate) struct Redraw;

impl Unaimed for Redraw {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ask(Question::Redraw { seat, discarded: 0 });
    }
}

/// Deck and discard pile, and the hand too if asked, become a new deck.
pub(crate) struct Reshuffle {
    pub hand: bool,
}

impl Unaimed for Reshuffle {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let rule = if self.hand { "room.surgery.shuffle" } else { "effect.scan.all.after" };
        play.reshuffle(rule, deed.seat, self.hand);
    }
}

/// Draws cards of the own deck to keep one (`room.digest.training`). They lie on top of the deck
/// until one is chosen, so that nobody else learns what they are.
pub(crate) struct Train {
    pub draw: u8,
}

impl Unaimed for Train {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.can_draw(deed.seat), "action.illegal", Reason::EmptyDeck);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ready_own(seat, self.draw);
        let drawn = self.draw.min(play.crew(seat).deck.len() as u8);
        if drawn > 0 {
            play.tell("room.digest.training", Fact::OwnDeckPeeked { seat, count: drawn });
            play.ask(Question::KeepCard { seat, drawn });
        }
    }
}

impl<'a> Look<'a> {
    pub(crate) fn can_draw(self, seat: Seat) -> bool {
        !self.crew(seat).deck.is_empty() || !self.crew(seat).discard.is_empty()
    }

    /// Everyone a rousing speech reaches (`effect.reach.all`).
    fn motivated(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        let far = matches!(deed.source, Source::Card(card) if self.reaches_far(deed.seat, card));
        self.seats().filter(move |seat| {
            self.crew(*seat)
                .room()
                .is_some_and(|room| room == deed.room || far && self.working_computer(room))
        })
    }

    /// The cards a player has drawn to keep one of them, top first.
    pub(crate) fn trained(self, seat: Seat, drawn: u8) -> impl Iterator<Item = Card> + 'a {
        self.crew(seat).deck.topmost(drawn)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Draws action cards, rebuilding the deck when it runs out.
    pub(crate) fn draw_cards(&mut self, rule: &'static str, seat: Seat, count: usize) {
        let mut drawn = 0;
        for _ in 0..count {
            let Some(card) = self.draw_card(seat) else {
                break;
            };
            self.hand(seat).push(card);
            drawn += 1;
            let face = self.look().face(seat, card);
            self.whisper(rule, seat, Fact::CardDrawn { seat, card: face });
        }
        if drawn > 0 {
            self.tell(rule, Fact::CardsDrawn { seat, count: drawn });
        }
    }

    /// Takes the top card of a seat's deck, rebuilt when empty; nothing if both are empty.
    pub(crate) fn draw_card(&mut self, seat: Seat) -> Option<Card> {
        loop {
            if !self.state.crew[seat.index()].alive() {
                return None;
            }
            self.ready_own(seat, 1);
            let card = self.crew(seat).deck.pop()?;
            if !card.is_contamination() || !self.look().has_trait(seat, TraitEffect::Artificial) {
                return Some(card);
            }
            self.reject(seat, card);
        }
    }

    /// What is scanned as it is drawn, and leaves the game for another card
    /// (`after.android.scan-draw`).
    fn reject(&mut self, seat: Seat, card: Card) {
        let infected = self.scan("after.android.scan-draw", seat, card);
        self.remove_contamination(card);
        let removed = Fact::ContaminationRemoved { seat, count: 1 };
        self.tell("after.android.scan-replace", removed);
        if infected {
            self.light_wounds("after.android.scan-infected", seat, 1, Cause::Scan);
        }
    }

    /// Makes sure that a player can draw as many cards, if there are as many.
    pub(crate) fn ready_own(&mut self, seat: Seat, count: u8) {
        let State { crew, streams, .. } = &mut *self.state;
        let Crew { deck, discard, .. } = &mut crew[seat.index()];
        if deck::rebuild(deck, discard, count, |cards| streams.shuffle_deck(seat, cards)) {
            self.tell("round.draw.reshuffle", Fact::DeckReshuffled { seat });
        }
    }

    /// Deck and discard pile, and the hand too if asked, become a new deck.
    pub(crate) fn reshuffle(&mut self, rule: &'static str, seat: Seat, with_hand: bool) {
        let crew = &mut self.state.crew[seat.index()];
        if !crew.alive() {
            return;
        }
        let mut deck = std::mem::take(&mut crew.deck);
        deck.absorb(&mut crew.discard);
        if with_hand {
            deck.absorb(self.hand(seat));
        }
        self.state.streams.shuffle_deck(seat, &mut deck);
        self.crew(seat).deck = deck;
        self.tell(rule, Fact::DeckReshuffled { seat });
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
            self.hand(seat).push(card);
        }
        self.whisper("room.digest.training", seat, Fact::CardKept { seat, card: face });
    }

    /// Discards any cards, then draws one more than that (`effect.redraw`).
    pub(crate) fn answer_redraw(&mut self, seat: Seat, discarded: u8, choice: Choice) {
        match choice {
            Choice::Card(face) => {
                self.discard_face("effect.redraw", seat, face);
                self.ask(Question::Redraw { seat, discarded: discarded + 1 });
            }
            _ => self.draw_cards("effect.redraw", seat, discarded as usize + 1),
        }
    }
}
