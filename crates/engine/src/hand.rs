//! Cards in hand: discarding by choice and by force, redrawing, reactions.

use derelict_content::Reaction;

use crate::card::{Card, CardKind, Face};
use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::play::{Look, Play};
use crate::seat::{Seat, SeatSet};

impl<'a> Look<'a> {
    /// The different cards of a hand, as their holder sees them.
    pub(crate) fn hand_options(
        self,
        seat: Seat,
        fits: impl Fn(Face) -> bool,
        out: &mut Vec<Choice>,
    ) {
        for card in self.crew(seat).hand.iter() {
            let face = self.face(seat, card);
            let choice = Choice::Card(face);
            if fits(face) && !out.contains(&choice) {
                out.push(choice);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Discards one card of a hand, by what its holder can tell of it.
    pub(crate) fn discard_face(&mut self, rule: &'static str, seat: Seat, face: Face) {
        let look = self.look();
        let index = look.crew(seat).hand.iter().position(|card| look.face(seat, card) == face);
        let Some(index) = index else { return };
        let card = self.crew(seat).hand.remove(index);
        self.crew(seat).discard.push(card);
        // A discard pile lies open, but for the code of contamination cards.
        let open = if card.is_contamination() { Face::Unscanned } else { face };
        self.tell(rule, Fact::CardDiscarded { seat, card: open });
    }

    /// Discards a card with a reaction.
    pub(crate) fn discard_reaction(&mut self, rule: &'static str, seat: Seat, reaction: Reaction) {
        let look = self.look();
        let card = look.crew(seat).hand.iter().find_map(|card| {
            let action = card.action()?;
            let reacts = look.catalog().actions[action.index()].reaction == Some(reaction);
            reacts.then_some(Face::Action(action))
        });
        if let Some(face) = card {
            self.discard_face(rule, seat, face);
        }
    }

    /// Discards every action card of a hand.
    pub(crate) fn discard_action_cards(&mut self, rule: &'static str, seat: Seat) {
        while let Some(card) = self.crew(seat).hand.take(|card| !card.is_contamination()) {
            self.crew(seat).discard.push(card);
            let face = self.look().face(seat, card);
            self.tell(rule, Fact::CardDiscarded { seat, card: face });
        }
    }

    /// Discards a whole hand (`effect.taser.character`).
    pub(crate) fn discard_hand(&mut self, seat: Seat) {
        let crew = self.crew(seat);
        let mut hand = std::mem::take(&mut crew.hand);
        crew.discard.absorb(&mut hand);
        self.tell("effect.taser.character", Fact::HandDiscarded { seat });
    }

    /// Several players discard action cards of their choice, in order (`effect.discard.choice`).
    pub(crate) fn discard_actions(&mut self, mut seats: SeatSet, cards: u8) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::DiscardActions { seats, cards });
        for _ in 0..cards.min(self.state.crew[seat.index()].action_cards()) {
            self.ask(Question::Lose { seat });
        }
    }

    pub(crate) fn answer_lose(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Card(face) = choice {
            self.discard_face("effect.discard.choice", seat, face);
        }
    }
}

impl Card {
    /// The face everybody sees in an open pile.
    #[must_use]
    pub fn open_face(self) -> Face {
        match self.kind() {
            CardKind::Action(id) => Face::Action(id),
            CardKind::Contamination(_) => Face::Unscanned,
        }
    }
}
