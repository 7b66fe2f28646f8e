//! Critical moments: the first intruder, and the end when nobody is left awake.

use crate::event::{Ending, EventSink, Fact};
use crate::play::Play;

impl<S: EventSink> Play<'_, S> {
    /// The first miniature on the board makes everybody choose an objective
    /// (`critical.encounter`).
    pub(crate) fn first_sight(&mut self) {
        if !std::mem::replace(&mut self.state.met, true) {
            self.tell("critical.encounter", Fact::FirstEncounter);
            self.choose_objectives();
        }
    }

    /// Nobody living is awake on the ship: it jumps, or explodes if the sequence runs.
    pub(crate) fn check_last(&mut self) {
        if self.state.ending.is_some() || !self.look().awake().is_empty() {
            return;
        }
        if self.state.self_destruct.is_some() {
            self.end("end.last.selfdestruct", Ending::NobodyAwakeExploding);
        } else {
            self.end("end.last.jump", Ending::NobodyAwake);
        }
    }

    /// The game ends here and now (`end.immediate`).
    pub(crate) fn end(&mut self, rule: &'static str, ending: Ending) {
        if self.state.ending.is_none() {
            self.state.ending = Some(ending);
            self.tell(rule, Fact::GameEnded { ending });
        }
    }
}
