//! The isolation room: locking oneself in until all is over.

use crate::event::{EventSink, Fact};
use crate::frame::Then;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Place;
use crate::verb::{Deed, Unaimed};

/// An attempt to lock oneself in begins with a noise roll (`lock.isolation.roll`).
pub(crate) struct LockIn;

impl Unaimed for LockIn {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.way_out_objections(deed.room, Then::Isolate, docket);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.try_way_out(deed.seat, Then::Isolate);
    }
}

impl Look<'_> {
    /// Whether the room is open: late, or once the alert procedure runs (`lock.isolation.open`,
    /// `lock.alert.opens`).
    #[must_use]
    pub fn isolation_opens(self) -> bool {
        let opens_at = self.catalog().supply.time_blue;
        self.facility()
            .is_some_and(|facility| self.state.time <= opens_at || facility.procedure.is_some())
    }

    /// What is in the way of locking oneself in.
    pub(crate) fn isolation_objections(self, docket: &mut impl Docket) {
        let opens_at = self.catalog().supply.time_blue;
        let shut = !self.isolation_opens();
        docket.when(shut, "lock.isolation.open", Reason::ChambersShut { opens_at });
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn lock_in(&mut self, seat: Seat) {
        self.crew(seat).place = Place::Hibernating;
        self.tell("lock.isolation.roll", Fact::LockedIn { seat });
        self.part(seat);
        self.check_last();
    }
}
