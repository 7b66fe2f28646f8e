//! Hibernation: going to sleep until the ship arrives.

use crate::event::{EventSink, Fact};
use crate::frame::Then;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Place;
use crate::verb::{Deed, Unaimed};

/// An attempt to hibernate begins with a noise roll.
pub(crate) struct Hibernate;

impl Unaimed for Hibernate {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let sequel = look.book.is_sequel();
        docket.when(sequel, "after.epilogue.hibernate", Reason::NoHibernation);
        look.way_out_objections(deed.room, Then::Hibernate, docket);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.try_way_out(deed.seat, Then::Hibernate);
    }
}

impl Look<'_> {
    /// Whether any character hibernates.
    #[must_use]
    pub fn anyone_asleep(self) -> bool {
        self.seats().any(|seat| self.crew(seat).place == Place::Hibernating)
    }

    /// What is in the way of the chambers being open.
    pub(crate) fn chamber_objections(self, docket: &mut impl Docket) {
        let opens_at = self.catalog().supply.time_blue;
        let shut = self.state.time > opens_at;
        docket.when(shut, "critical.hibernation", Reason::ChambersShut { opens_at });
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn fall_asleep(&mut self, seat: Seat) {
        self.crew(seat).place = Place::Hibernating;
        self.tell("room.hibernatorium.succeed", Fact::Hibernated { seat });
        self.part(seat);
        self.check_last();
    }
}
