//! The autodestruction: a token on the time track that comes nearer, and cannot be stopped for long.

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Unaimed};

/// Starts the autodestruction, or stops it as long as it can be.
pub(crate) struct Autodestruct {
    pub stop: bool,
}

impl Unaimed for Autodestruct {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let runs = look.state.self_destruct.is_some();
        if self.stop {
            let past = look.state.facility.irrevocable;
            docket.when(!runs, "lock.room.generator-stop", Reason::NoEffect);
            docket.when(runs && past, "lock.auto.unstoppable", Reason::PointOfNoReturn);
        } else {
            docket.when(runs, "lock.auto.again", Reason::AlreadyDone);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        if self.stop {
            play.state.self_destruct = None;
            play.tell("lock.room.generator-stop", Fact::SelfDestructStopped);
        } else {
            play.begin_autodestruction("lock.room.cooling");
        }
    }
}

impl Look<'_> {
    /// The space so many ahead of another, or the last one (`lock.auto.offtrack`).
    fn ahead(self, slot: u8) -> u8 {
        let fuse = self.catalog().facility.as_ref().map_or(0, |facility| facility.fuse);
        slot.saturating_sub(fuse)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Lays the token down, yellow side up (`lock.room.cooling`); one that lies there stays as it is
    /// (`lock.effect.event.coolant.hidden`).
    pub(crate) fn begin_autodestruction(&mut self, rule: &'static str) {
        if self.state.self_destruct.is_none() {
            let slot = self.look().ahead(self.state.time);
            self.state.self_destruct = Some(slot);
            self.tell(rule, Fact::SelfDestructStarted);
            self.tell(rule, Fact::SelfDestructMoved { to: slot });
        }
    }

    /// The turn on the token's space is over: it goes on and turns red, and nothing stops it any more
    /// (`lock.auto.advance`, `lock.auto.unstoppable`).
    pub(crate) fn arm_autodestruction(&mut self, slot: u8) {
        let to = self.look().ahead(slot);
        self.state.self_destruct = Some(to);
        self.facility().irrevocable = true;
        self.tell("lock.auto.advance", Fact::SelfDestructMoved { to });
        self.tell("lock.auto.unstoppable", Fact::AutodestructionArmed);
        self.open_gate("lock.gate.auto");
    }
}
