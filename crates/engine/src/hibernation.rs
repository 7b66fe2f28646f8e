//! Hibernation: going to sleep until the ship arrives.

use crate::event::EventSink;
use crate::frame::{Frame, Then};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::state::Place;
use crate::verb::{Deed, Unaimed};

/// An attempt to hibernate begins with a noise roll.
pub(crate) struct Hibernate;

impl Unaimed for Hibernate {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let opens_at = look.catalog().supply.time_blue;
        docket.when(
            look.state.time > opens_at,
            "critical.hibernation",
            Reason::ChambersShut { opens_at },
        );
        docket.when(look.infested(deed.room), "room.hibernatorium.intruder", Reason::IntruderHere);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.push(Frame::NoiseRoll { seat, then: Then::Hibernate });
    }
}

impl Look<'_> {
    /// Whether any character hibernates.
    #[must_use]
    pub fn anyone_asleep(self) -> bool {
        self.seats().any(|seat| self.crew(seat).place == Place::Hibernating)
    }
}
