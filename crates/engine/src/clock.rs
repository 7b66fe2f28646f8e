//! The clocks of the ship: the time track and the self-destruct sequence.

use crate::event::{Ending, EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Unaimed};

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

impl<S: EventSink> Play<'_, S> {
    /// Both markers move before the end is judged (`round.event.time.both`).
    pub(crate) fn advance_time(&mut self) {
        self.state.time = self.state.time.saturating_sub(1);
        self.tell("round.event.time", Fact::TimeMoved { to: self.state.time });
        if let Some(space) = self.state.self_destruct {
            let to = space.saturating_sub(1);
            self.state.self_destruct = Some(to);
            self.tell("round.event.selfdestruct", Fact::SelfDestructMoved { to });
            if to == self.book.catalog.supply.self_destruct_yellow {
                self.unlock_pods("critical.selfdestruct");
            }
        }
        if self.state.self_destruct == Some(0) {
            self.end("end.selfdestruct", Ending::SelfDestruct);
        } else if self.state.time == 0 {
            self.end("end.time", Ending::TimeOut);
        }
    }

    pub(crate) fn start_self_destruct(&mut self, rule: &'static str) {
        if self.state.self_destruct.is_none() {
            self.state.self_destruct = Some(self.book.catalog.supply.self_destruct);
            self.tell(rule, Fact::SelfDestructStarted);
        }
    }
}
