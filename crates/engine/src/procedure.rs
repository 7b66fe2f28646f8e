//! The alert procedure: the end comes in half the time.

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Unaimed};

/// Starts it: the token lies on the space with half the number of the time token's
/// (`lock.alert.place`, `lock.alert.zero`).
pub(crate) struct StartAlert;

impl Unaimed for StartAlert {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let runs = look.state.facility.procedure.is_some();
        docket.when(runs, "lock.alert.once", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        let slot = play.state.time / 2;
        play.facility().procedure = Some(slot);
        play.tell("lock.alert.place", Fact::ProcedureStarted { slot });
    }
}

impl Look<'_> {
    /// Whether the procedure ended the game, or was one of the ways it ended (`lock.obj.alert`).
    #[must_use]
    pub fn ended_by_procedure(self) -> bool {
        use crate::event::Ending;
        let Some(slot) = self.facility().and_then(|facility| facility.procedure) else {
            return false;
        };
        match self.state.ending {
            Some(Ending::ProcedureOver | Ending::NobodyAwakeExploding) => true,
            Some(Ending::TimeOut | Ending::SelfDestruct) => slot == self.state.time,
            _ => false,
        }
    }
}
