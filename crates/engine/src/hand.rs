//! Cards in hand: discarding by choice and by force.

use derelict_content::ItemId;

use crate::card::{Card, CardKind, Face};
use crate::choice::Choice;
use crate::cost::Toll;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::Crew;
use crate::verb::{Deed, Doable, Unaimed};

/// Makes a character of the room discard the hand (`effect.taser.character`).
#[derive(Clone, Copy)]
pub(crate) struct DiscardHand {
    /// Only one with at most so many cards (`lock.effect.move.push.discard`).
    pub most: Option<u8>,
}

impl DiscardHand {
    fn victims<'a>(self, look: Look<'a>, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let few = move |other: &Seat| {
            self.most.is_none_or(|most| look.crew(*other).hand.len() <= usize::from(most))
        };
        look.holders_near(seat).filter(few)
    }
}

impl Doable for DiscardHand {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let others = self.victims(look, deed.seat).next();
        let reason = self.most.map_or(Reason::Alone, |most| Reason::TooManyCards { most });
        docket.when(others.is_none(), "effect.taser.character", reason);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(self.victims(look, deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(seat), ..] = *named {
            let Crew { hand, discard, .. } = play.crew(seat);
            discard.absorb(hand);
            play.tell("effect.taser.character", Fact::HandDiscarded { seat });
        }
    }
}

/// Every other character of the room discards action cards (`effect.discard.choice`).
pub(crate) struct OthersDiscard {
    pub cards: u8,
}

impl Unaimed for OthersDiscard {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let others = look.holders_near(deed.seat).next();
        docket.when(others.is_none(), "effect.taser.character", Reason::Alone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        let seats = play.look().company(deed.seat).collect();
        play.push(Frame::DiscardActions { seats, cards: self.cards });
    }
}

/// Contamination for a character of the room, who discards action cards, for ammo
/// (`after.medic.er`). It needs no consent (`after.effect.other.treat-consent`).
pub(crate) struct Inject {
    pub with: ItemId,
    pub contamination: u8,
    pub cards: u8,
}

impl Doable for Inject {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let empty = look.ammo(deed.seat, self.with) == 0;
        docket.when(empty, "after.medic.er", Reason::NoAmmo);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.present(deed.room).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(seat), ..] = *named {
            for _ in 0..self.contamination {
                play.take_contamination("after.medic.er", seat);
            }
            play.push(Frame::DiscardActions { seats: SeatSet::only(seat), cards: self.cards });
        }
    }

    fn toll(self, _: &[Choice]) -> Toll {
        Toll { rule: "after.medic.er", ammo: Some((self.with, 1)), ..Toll::default() }
    }
}

/// Cards for a willing character of the room, for ammo (`after.medic.er`).
pub(crate) struct Rouse {
    pub with: ItemId,
    pub cards: u8,
}

impl Doable for Rouse {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let empty = look.ammo(deed.seat, self.with) == 0;
        docket.when(empty, "after.medic.er", Reason::NoAmmo);
        let tired = look.rousable(deed.seat).next().is_none();
        docket.when(tired, "action.illegal", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.rousable(deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(seat), ..] = *named {
            play.draw_cards("after.medic.er", seat, usize::from(self.cards));
        }
    }

    fn toll(self, _: &[Choice]) -> Toll {
        Toll { rule: "after.medic.er", ammo: Some((self.with, 1)), ..Toll::default() }
    }
}

/// Draws action cards and discards some of choice (`after.effect.other.draw`).
pub(crate) struct Sift {
    pub draw: u8,
    pub discard: u8,
    /// Another character of the room, who need not agree.
    pub other: bool,
}

impl Doable for Sift {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let alone = self.other && look.company(deed.seat).next().is_none();
        docket.when(alone, "after.effect.other.draw", Reason::Alone);
        let empty = !self.other && !look.can_draw(deed.seat);
        docket.when(empty, "action.illegal", Reason::EmptyDeck);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if self.other && named.is_empty() {
            out.extend(look.company(deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let seat = match *named {
            [Choice::Seat(seat), ..] if self.other => seat,
            _ => deed.seat,
        };
        play.draw_cards("after.effect.other.draw", seat, usize::from(self.draw));
        play.push(Frame::DiscardActions { seats: SeatSet::only(seat), cards: self.discard });
    }
}

impl<'a> Look<'a> {
    /// Characters of the room who could draw, the user first; others may still be asked.
    fn rousable(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let willing = self.company(seat).filter(move |other| self.may_ask(*other));
        std::iter::once(seat).chain(willing).filter(move |other| self.can_draw(*other))
    }

    /// Others in the room who have cards in hand.
    fn holders_near(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.company(seat).filter(move |other| !self.crew(*other).hand.is_empty())
    }

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
        let card = self.hand(seat).remove(index);
        self.crew(seat).discard.push(card);
        // A discard pile lies open, but for the code of contamination cards.
        let open = if card.is_contamination() { Face::Unscanned } else { face };
        self.tell(rule, Fact::CardDiscarded { seat, card: open });
    }

    /// Lays the whole hand onto the own discard pile.
    pub(crate) fn lay_down_hand(&mut self, rule: &'static str, seat: Seat) {
        let mut hand = std::mem::take(self.hand(seat));
        self.crew(seat).discard.absorb(&mut hand);
        self.tell(rule, Fact::HandDiscarded { seat });
    }

    /// Discards every action card of a hand.
    pub(crate) fn discard_action_cards(&mut self, rule: &'static str, seat: Seat) {
        while let Some(card) = self.hand(seat).take(|card| !card.is_contamination()) {
            self.crew(seat).discard.push(card);
            let face = self.look().face(seat, card);
            self.tell(rule, Fact::CardDiscarded { seat, card: face });
        }
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
