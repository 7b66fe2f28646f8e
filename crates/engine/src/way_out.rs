//! Ways out of the ship: tried with a noise roll, and open to nobody beside an intruder.

use derelict_content::RoomId;

use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Then};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;

/// What the ways out have in common, each by rules of its own.
struct WayOut {
    /// An intruder is in the room before the attempt.
    blocked: &'static str,
    /// One comes through the noise roll.
    failed: &'static str,
    failure: fn(Seat) -> Fact,
}

impl Then {
    /// The way out a noise roll was made for, if it was.
    fn way_out(self) -> Option<WayOut> {
        match self {
            Self::Nothing | Self::Lair => None,
            Self::Isolate => Some(WayOut {
                blocked: "lock.actions.rooms",
                failed: "lock.isolation.roll",
                failure: |seat| Fact::LockingInFailed { seat },
            }),
            Self::Walk => Some(WayOut {
                blocked: "lock.bunker.basic",
                failed: "lock.bunker.basic-foot",
                failure: |seat| Fact::WalkFailed { seat },
            }),
            Self::Board => Some(WayOut {
                blocked: "room.evacuation.intruder",
                failed: "room.evacuation.fail",
                failure: |seat| Fact::BoardingFailed { seat },
            }),
            Self::Hibernate => Some(WayOut {
                blocked: "room.hibernatorium.intruder",
                failed: "room.hibernatorium.fail",
                failure: |seat| Fact::HibernationFailed { seat },
            }),
        }
    }
}

impl Look<'_> {
    /// What is in the way of trying a way out of a room.
    pub(crate) fn way_out_objections(self, room: RoomId, then: Then, docket: &mut impl Docket) {
        match then {
            Then::Nothing | Then::Lair | Then::Walk => {}
            Then::Isolate => self.isolation_objections(docket),
            Then::Board => self.berth_objections(room, docket),
            Then::Hibernate => self.chamber_objections(docket),
        }
        if let Some(way) = then.way_out() {
            docket.when(self.infested(room), way.blocked, Reason::IntruderHere);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The attempt begins with a noise roll.
    pub(crate) fn try_way_out(&mut self, seat: Seat, then: Then) {
        self.push(Frame::NoiseRoll { seat, then });
    }

    /// An intruder has come into a room, if only for a moment: whoever was trying to leave from
    /// there stays.
    pub(crate) fn bar_ways_out(&mut self, room: RoomId) {
        let look = Look { state: self.state, book: self.book };
        let tried = look.state.frames.iter().find_map(|frame| match frame {
            Frame::After { then, seat } if look.crew(seat).room() == Some(room) => {
                then.way_out().map(|way| (way, seat))
            }
            _ => None,
        });
        if let Some((way, seat)) = tried {
            self.state.frames.take(|frame| matches!(frame, Frame::After { .. }));
            self.tell(way.failed, (way.failure)(seat));
        }
    }

    /// Somebody who was trying to leave the ship is moved out of the room (`void.panic.leaving`).
    pub(crate) fn miss_way_out(&mut self, seat: Seat) {
        let tried = |frame: Frame| matches!(frame, Frame::After { seat: who, .. } if who == seat);
        if let Some(Frame::After { then, .. }) = self.state.frames.take(tried)
            && let Some(way) = then.way_out()
        {
            self.tell("void.panic.leaving", (way.failure)(seat));
        }
    }

    /// After a noise roll that brought no intruder.
    pub(crate) fn after_roll(&mut self, seat: Seat, then: Then) {
        let (Some(room), Some(way)) = (self.state.crew[seat.index()].room(), then.way_out()) else {
            return;
        };
        // Only in a game put away by older rules, which looked for one afterwards.
        if self.look().infested(room) {
            return self.tell(way.failed, (way.failure)(seat));
        }
        match then {
            Then::Nothing | Then::Lair => {}
            Then::Isolate => self.lock_in(seat),
            Then::Walk => self.reach_bunker("lock.bunker.basic-foot", seat),
            Then::Board => self.find_berth(seat),
            Then::Hibernate => self.fall_asleep(seat),
        }
    }
}
