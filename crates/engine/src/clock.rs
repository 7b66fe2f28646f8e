//! The clocks of the ship: the time track, that of the shuttle and the self-destruct sequence.

use derelict_content::Supply;

use crate::event::{Ending, EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Unaimed};

/// A marker that moves on one space a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    Time,
    Shuttle,
    SelfDestruct,
}

/// The clocks in the order their markers move, where the mission has no others.
pub(crate) const CLOCKS: &[Clock] = &[Clock::Time, Clock::Shuttle, Clock::SelfDestruct];

/// Spaces of a clock that bring something when the marker comes to one.
struct Mark {
    clock: Clock,
    on: fn(&Supply, u8) -> bool,
    rule: &'static str,
    brings: Moment,
}

/// What the time brings.
enum Moment {
    PodsUnlock,
    Shutdown,
    End(Ending),
}

/// The space of the time track on which borrowed energy runs out (`after.android.shutdown`).
const SHUTDOWN: u8 = 5;

/// The marks in the order they are judged; of two ends the first is the one.
const MARKS: &[Mark] = &[
    Mark {
        clock: Clock::SelfDestruct,
        on: |supply, space| space == supply.self_destruct_yellow,
        rule: "critical.selfdestruct",
        brings: Moment::PodsUnlock,
    },
    Mark {
        clock: Clock::SelfDestruct,
        on: |supply, space| (1..supply.self_destruct_yellow).contains(&space),
        rule: "critical.selfdestruct.each",
        brings: Moment::PodsUnlock,
    },
    Mark {
        clock: Clock::SelfDestruct,
        on: |_, space| space == 0,
        rule: "end.selfdestruct",
        brings: Moment::End(Ending::SelfDestruct),
    },
    Mark {
        clock: Clock::Time,
        on: |_, space| space == SHUTDOWN,
        rule: "after.android.shutdown",
        brings: Moment::Shutdown,
    },
    Mark {
        clock: Clock::Time,
        on: |_, space| space == 0,
        rule: "end.time",
        brings: Moment::End(Ending::TimeOut),
    },
];

/// Starts the self-destruct sequence, or stops it before the point of no return.
pub(crate) struct SelfDestruct;

impl Unaimed for SelfDestruct {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        match look.state.self_destruct {
            None => docket.when(
                look.anyone_asleep(),
                "room.generator.start.hibernating",
                Reason::Hibernating,
            ),
            Some(space) => docket.when(
                space <= look.catalog().supply.self_destruct_yellow,
                "critical.selfdestruct",
                Reason::PointOfNoReturn,
            ),
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        match play.state.self_destruct {
            None => play.start_self_destruct("room.generator.start"),
            Some(_) => {
                play.state.self_destruct = None;
                play.tell("room.generator.stop", Fact::SelfDestructStopped);
            }
        }
    }
}

impl Look<'_> {
    /// The space a clock's marker is on, if it runs.
    fn space(self, clock: Clock) -> Option<u8> {
        match clock {
            Clock::Time => Some(self.state.time),
            Clock::Shuttle => self.state.shuttle_time,
            Clock::SelfDestruct => self.state.self_destruct,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Every marker moves before any of what that brings is judged (`round.event.time.both`).
    pub(crate) fn advance_clocks(&mut self) {
        let clocks = self.book.clocks();
        for clock in clocks {
            self.advance(*clock);
        }
        for mark in MARKS.iter().filter(|mark| clocks.contains(&mark.clock)) {
            let reached = self.look().space(mark.clock);
            if reached.is_some_and(|space| (mark.on)(&self.book.catalog.supply, space)) {
                self.strike_hour(mark);
            }
        }
    }

    fn advance(&mut self, clock: Clock) {
        let Some(space) = self.look().space(clock) else { return };
        let to = space.saturating_sub(1);
        match clock {
            Clock::Time => {
                self.state.time = to;
                self.tell("round.event.time", Fact::TimeMoved { to });
            }
            Clock::Shuttle => {
                self.state.shuttle_time = Some(to);
                self.tell(self.book.shuttle_clock_rule(), Fact::ShuttleTimeMoved { to });
            }
            Clock::SelfDestruct => {
                self.state.self_destruct = Some(to);
                self.tell("round.event.selfdestruct", Fact::SelfDestructMoved { to });
            }
        }
    }

    fn strike_hour(&mut self, mark: &Mark) {
        match mark.brings {
            Moment::PodsUnlock => self.unlock_pods(mark.rule),
            Moment::Shutdown => self.shut_down(mark.rule),
            Moment::End(ending) => self.end(mark.rule, ending),
        }
    }

    pub(crate) fn start_self_destruct(&mut self, rule: &'static str) {
        if self.state.self_destruct.is_none() {
            self.state.self_destruct = Some(self.book.catalog.supply.self_destruct);
            self.tell(rule, Fact::SelfDestructStarted);
        }
    }
}
