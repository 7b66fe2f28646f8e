//! What those do who are not asked, and the table itself.

use std::time::Duration;

use derelict_engine::{Choice, Opportunity, Seat};
use tokio::time::Instant;

use super::{ConnId, Host, No};
use crate::id::GuestId;
use crate::protocol::{Code, RequestId, Stage};

impl Host {
    /// Seizes what stands open to a seat. Until a reaction window closes nothing does, whether the
    /// game still waits at it or not.
    pub(super) async fn seize(
        &mut self,
        guest: GuestId,
        id: &RequestId,
        seat: Seat,
        code: &str,
        conn: ConnId,
    ) -> Result<(), No> {
        let Some(asked) = self.fresh(guest, id)? else { return Ok(()) };
        self.by_hand(seat)?;
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let Some(Choice::Seize(possibility)) = Choice::parse(&game.book.names, code) else {
            return Err(No::new(Code::NotOffered, "there is nothing of that name to seize"));
        };
        let opportunity = Opportunity { seat: Some(seat), possibility };
        let at = self.shared.clock.now();
        match self.table.seize(opportunity, Some(asked), at) {
            Ok((line, effect)) => self.commit(&[line], effect, at).await,
            Err(refusal) => Err(self.refuse(conn, seat, &refusal)),
        }
    }

    /// Sets the table's clock for what only the table can enter. It runs from the start of the turn;
    /// taking choices back does not wind it anew.
    pub(super) fn turn_glass(&mut self) {
        self.sand = None;
        let Some(secs) = self.table.terms.sand_secs else { return };
        let Some(game) = self.table.game() else { return };
        let turn = game.state.turn;
        let began = match self.turned {
            Some((known, began)) if known >= turn => began,
            _ => Instant::now(),
        };
        self.turned = Some((turn.max(self.turned.map_or(0, |(known, _)| known)), began));
        let open = self.table.opportunities().iter().any(|open| open.seat.is_none());
        self.sand = open.then_some(began + Duration::from_secs(secs.into()));
    }

    /// Enters the first thing that only the table can.
    pub(super) async fn enter_for_table(&mut self) {
        self.sand = None;
        let open = self.table.opportunities().iter().copied().find(|open| open.seat.is_none());
        let Some(open) = open.filter(|_| self.table.stage() == Stage::Playing) else { return };
        let at = self.shared.clock.now();
        match self.table.seize(open, None, at) {
            // Another server may have been faster; the entry it wrote is told instead.
            Ok((line, effect)) => _ = self.commit(&[line], effect, at).await,
            Err(refusal) => tracing::error!(table = %self.table.id, "{refusal}"),
        }
    }
}
