//! What those do who are not asked, and the table itself.

use std::time::Duration;

use derelict_engine::hourglass::Glass as Stands;
use derelict_engine::{Choice, Opportunity, Seat};
use tokio::time::Instant;

use super::{ConnId, Host, No};
use crate::id::GuestId;
use crate::protocol::{Code, RequestId, Sand, Stage};

/// The sand of a turn. It is no part of the game: only that it has run out is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glass {
    turn: u8,
    /// What was left when it last began to run.
    left: Duration,
    /// Since when it runs.
    since: Option<Instant>,
}

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

    /// Lets the sand run, or stand still. It runs from the start of the turn, as long as the game goes
    /// on and anybody is here to see it; taking choices back does not wind it anew.
    pub(super) fn turn_glass(&mut self) {
        self.sand = None;
        let Some(whole) = self.sand_whole() else { return };
        let Some(game) = self.table.game() else { return };
        // Behind a window nobody is to learn whether the game has gone on: the sand runs, or stands
        // still, as it did, and is looked at afterwards.
        if self.table.window_open() {
            return;
        }
        let (turn, now) = (game.state.turn, Instant::now());
        let before = self.glass;
        let mut glass = match before {
            Some(known) if known.turn >= turn => known,
            _ => Glass { turn, left: whole, since: None },
        };
        let full = game.look().glass().is_none_or(|stands| stands == Stands::Running);
        let seen = self.conns.iter().any(|conn| !self.watches(conn));
        let runs = full && seen && self.table.stage() == Stage::Playing;
        match glass.since {
            Some(since) if !runs => {
                glass.left = glass.left.saturating_sub(now - since);
                glass.since = None;
            }
            None if runs => glass.since = Some(now),
            _ => {}
        }
        self.glass = Some(glass);
        let open = self.table.opportunities().iter().any(|open| open.seat.is_none());
        self.sand = glass.since.filter(|_| open).map(|since| since + glass.left);
        if before != self.glass && !self.conns.is_empty() {
            self.tell_table();
        }
    }

    /// How long the sand runs at this table, if anything does.
    fn sand_whole(&self) -> Option<Duration> {
        let agreed = self.table.terms.sand_secs;
        let game = self.table.game()?;
        let own = || game.look().glass().map(|_| game.setup.options.sand_secs().into());
        agreed.or_else(own).map(|secs: u32| Duration::from_secs(secs.into()))
    }

    /// How far the sand has run, for everybody to see.
    pub(super) fn sand_shown(&self) -> Option<Sand> {
        let (whole, glass) = (self.sand_whole()?, self.glass?);
        let ran = glass.since.map_or(Duration::ZERO, |since| since.elapsed());
        let ms = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        Some(Sand {
            whole_ms: ms(whole),
            left_ms: ms(glass.left.saturating_sub(ran)),
            runs: glass.since.is_some(),
        })
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
