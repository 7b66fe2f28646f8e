//! Slime: getting it and getting rid of it.

use derelict_content::{Passive, RoomId, RoomTrait};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Unaimed};

/// Removes the slime marker.
pub(crate) struct ClearSlime;

impl Unaimed for ClearSlime {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.crew(deed.seat).slimed, "slime.remove", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        if play.crew(seat).slimed {
            play.crew(seat).slimed = false;
            play.tell("slime.remove", Fact::SlimeRemoved { seat });
        }
    }
}

/// Gets slimed, whether it changes anything or not.
pub(crate) struct GetSlimed;

impl Unaimed for GetSlimed {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.slime("carno.effect.mutation.harm", deed.seat);
    }
}

impl Look<'_> {
    /// Whether a character counts as slimed; a suit keeps out what the marker stands for
    /// (`after.effect.suit-marker`).
    #[must_use]
    pub fn is_slimed(self, seat: Seat) -> bool {
        self.crew(seat).slimed && !self.is_sealed(seat)
    }

    /// Whether neither fire nor slime does anything to a character (`after.effect.suit`).
    #[must_use]
    pub fn is_sealed(self, seat: Seat) -> bool {
        self.bears(seat, &Passive::Sealed).is_some() || self.wears_sealed_suit(seat)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Gives a slime marker; a second one has no effect.
    pub(crate) fn slime(&mut self, rule: &'static str, seat: Seat) {
        if !self.state.crew[seat.index()].slimed && self.state.crew[seat.index()].alive() {
            self.crew(seat).slimed = true;
            self.tell(rule, Fact::Slimed { seat });
        }
    }

    /// Slime for everybody beside a technical entrance (`after.effect.event.dripping`).
    pub(crate) fn drip(&mut self) {
        let look = self.look();
        let beside = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| !look.book.entrances(room).is_empty())
        };
        let seats = look.seats().filter(beside).collect();
        self.each_in_order(seats, |play, seat| play.slime("after.effect.event.dripping", seat));
    }

    /// Entering a slimy room slimes (`room.slime.when`).
    pub(crate) fn enter_slime(&mut self, seat: Seat, room: RoomId) {
        if self.book.has_trait(self.look().tile(room), RoomTrait::Slimy) {
            self.slime("room.slime.when", seat);
        }
        self.enter_slimed_room(seat, room);
    }
}
