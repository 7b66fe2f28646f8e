//! What requests have in common that no decision asks for: taking back, voting, seizing.

use derelict_engine::Seat;

use super::{Host, No};
use crate::id::GuestId;
use crate::line::Asked;
use crate::protocol::RequestId;

impl Host {
    /// A request as it is written down with what it does; none if that was done before.
    pub(super) fn fresh(&self, guest: GuestId, id: &RequestId) -> Result<Option<Asked>, No> {
        let asked = Asked { guest, id: id.0.clone() };
        if self.table.was_done(&asked) {
            return Ok(None);
        }
        self.playing()?;
        self.quiet()?;
        Ok(Some(asked))
    }

    /// Whether a person plays a seat, rather than the computer.
    pub(super) fn by_hand(&self, seat: Seat) -> Result<(), No> {
        match self.table.bot_seats().has(seat) {
            true => Err(No::not_now("the computer plays this seat; take it back first")),
            false => Ok(()),
        }
    }
}
