//! Interruption: cancelling an action, or another interruption.

use derelict_content::Reaction;

use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Poll, WindowKind};
use crate::play::Play;
use crate::seat::{Seat, SeatSet};

impl<S: EventSink> Play<'_, S> {
    /// Opens the window against what a player has just done (`effect.react.interrupt`).
    pub(crate) fn interruptions(&mut self, actor: Seat) {
        let look = self.look();
        let near: SeatSet = look.company(actor).collect();
        let window =
            near.iter().filter(|seat| look.could_hold(*seat, Reaction::Interrupt)).collect();
        let asked =
            near.iter().filter(|seat| look.holds_reaction(*seat, Reaction::Interrupt)).collect();
        self.open_window(WindowKind::Interrupt { actor }, window, asked);
    }

    /// The first willing player from the actor's left interrupts; the others keep their cards
    /// (`effect.react.interrupt.order`).
    pub(crate) fn interrupt(&mut self, actor: Seat, poll: Poll) {
        let willing = self.look().clockwise(actor).find(|seat| poll.yes.has(*seat));
        let Some(by) = willing else { return };
        self.discard_reaction("effect.react.interrupt", by, Reaction::Interrupt);
        let rule = if self.state.cancelled {
            "effect.react.interrupt.chain"
        } else {
            "effect.react.interrupt"
        };
        self.state.cancelled = !self.state.cancelled;
        self.tell(rule, Fact::Interrupted { by, actor });
        self.push(Frame::Interruptions { actor: by });
    }
}
