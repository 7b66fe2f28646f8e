//! Encounters: a token from the bag, a miniature in the room, the surprise check.

use derelict_content::{MiniId, RoomId, TokenId, WeaknessEffect};

use crate::event::{EventSink, Fact};
use crate::frame::Frame;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};

/// Cards in a hand that is never surprised (`carno.effect.adapt.surprise`).
const HAND: u8 = crate::turn::HAND as u8;

impl<S: EventSink> Play<'_, S> {
    /// An encounter in a room (`encounter.what`).
    pub(crate) fn encounter(&mut self, room: RoomId, trigger: Option<Seat>) {
        self.tell("encounter.what", Fact::EncounterBegan { room, trigger });
        self.hush_around("encounter.step1", room);
        let Some(token) = self.draw_token("encounter.step2") else {
            return;
        };
        self.meet(token, room, trigger);
    }

    /// The rest of an encounter: surprise check, token aside.
    pub(crate) fn placed(
        &mut self,
        mini: MiniId,
        token: TokenId,
        room: RoomId,
        trigger: Option<Seat>,
    ) {
        let triggered = trigger.filter(|seat| self.state.crew[seat.index()].room() == Some(room));
        if let Some(seat) = triggered.or_else(|| self.choose_prey(room)) {
            self.surprise(mini, self.book.catalog.tokens[token.index()].number, seat);
        }
        self.set_token_aside("encounter.step5", token);
    }

    /// Compares a hand with a number; a smaller hand is surprised (`encounter.surprise`).
    pub(crate) fn surprise(&mut self, mini: MiniId, number: u8, seat: Seat) {
        self.surprise_by("encounter.surprise", mini, number, seat);
    }

    /// The same where another rule says which number counts.
    pub(crate) fn surprise_by(&mut self, rule: &'static str, mini: MiniId, number: u8, seat: Seat) {
        let eased = u8::from(self.look().weakness(WeaknessEffect::Danger) && number > 1);
        let harder = u8::from(self.look().weakness(WeaknessEffect::Ambushers) && number < HAND);
        let number = number - eased + harder;
        let cards = self.state.crew[seat.index()].hand.len() as u8;
        let attack = cards < number;
        self.tell(rule, Fact::SurpriseChecked { seat, cards, number, attack });
        if attack {
            self.push(Frame::Attack { mini, target: seat, surprise: true });
        }
    }

    /// Encounters of several players, one after another in player order
    /// (`effect.event.encounter.order`).
    pub(crate) fn encounters(&mut self, mut seats: SeatSet) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::Encounters { seats });
        if let Some(room) = self.state.crew[seat.index()].room() {
            self.push(Frame::Encounter { room, trigger: Some(seat) });
        }
    }
}
