//! Spectators who see everything later, so that they cannot help anybody.

use std::collections::VecDeque;
use std::time::Duration;

use derelict_engine::view::Viewer;
use tokio::time::Instant;

use super::conn::{Conn, text};
use super::{ConnId, Host, lines, relive};
use crate::books;
use crate::id::GuestId;
use crate::line::{Line, Watching};
use crate::protocol::{Detail, Tell};
use crate::store::Millis;
use crate::table::{Effect, Table, Told};
use crate::telling::Ear;

/// The table as it was a while ago, and what has happened since.
pub struct Late {
    table: Table,
    delay: Millis,
    coming: VecDeque<(Millis, Vec<Line>)>,
    /// Who has been told nothing yet.
    unsynced: Vec<ConnId>,
}

impl Late {
    /// Those to be told everything now: all who wait for it, once there is a game to tell of.
    fn coming_in(&mut self) -> Vec<ConnId> {
        if self.table.game().is_none() { Vec::new() } else { std::mem::take(&mut self.unsynced) }
    }

    /// Whether something is to be shown now.
    pub(super) fn is_due(&self, now: Millis) -> bool {
        self.coming.front().is_some_and(|(at, _)| at.saturating_add(self.delay) <= now)
    }

    /// When the next thing is to be shown.
    pub(super) fn next(&self, now: Millis) -> Option<Instant> {
        let (at, _) = self.coming.front()?;
        let left = at.saturating_add(self.delay).saturating_sub(now);
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }
}

impl Host {
    /// By how many milliseconds a connection sees things later.
    pub(super) fn delay(&self, conn: &Conn) -> Option<Millis> {
        self.delay_of(conn.guest)
    }

    /// By how many milliseconds somebody sees things later.
    pub(super) fn delay_of(&self, guest: Option<GuestId>) -> Option<Millis> {
        match self.table.terms.watching {
            Watching::Late(secs) if self.has_no_seat(guest) => Some(Millis::from(secs) * 1000),
            _ => None,
        }
    }

    /// Notes something late spectators will see.
    pub(super) fn show_later(&mut self, at: Millis, lines: &[Line]) {
        if let Some(late) = &mut self.late {
            late.coming.push_back((at, lines.to_vec()));
        }
    }

    /// Shows late spectators what is due.
    pub(super) fn show_late(&mut self) {
        let now = self.shared.clock.now();
        let Some(late) = &mut self.late else { return };
        let mut shown = Effect::default();
        while late.is_due(now) {
            let Some((at, lines)) = late.coming.pop_front() else { break };
            for line in lines {
                if let Ok(effect) = late.table.apply(&line, at) {
                    shown.and(effect);
                }
            }
        }
        let coming = if late.table.window_open() { Vec::new() } else { late.coming_in() };
        for conn in self.conns.iter().filter(|conn| self.delay(conn).is_some()) {
            if shown.company {
                self.tell_table_to(conn);
            }
            if coming.contains(&conn.id) {
                self.sync_late_now(conn);
            } else if let Some(update) = self.late_update(conn, &shown.told) {
                conn.send_text(&update);
            }
        }
    }

    fn late_update(&self, conn: &Conn, told: &[Told]) -> Option<axum::extract::ws::Utf8Bytes> {
        let late = self.late.as_ref().filter(|late| !late.unsynced.contains(&conn.id))?;
        let game = late.table.game()?;
        let _scope = game.book.names.scope();
        // What lies behind a window that is still open to them is not shown to them either.
        let view = (!late.table.window_open()).then(|| game.view(Viewer::Spectator));
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Spectator, detail: conn.detail(), voice: &voice };
        let news = ear.news(told, &ear.cast(view.as_ref()));
        let view = view.filter(|_| conn.detail() == Detail::Views);
        if news.is_empty() && view.is_none() {
            return None;
        }
        Some(text(&Tell::Update {
            seat: None,
            news,
            asked: None,
            opportunities: Vec::new(),
            waiting: late.table.waiting(),
            undo: 0,
            undoes: None,
            goals: None,
            view: view.map(Box::new),
        }))
    }

    /// Tells a late spectator how the table was a while ago, once no window was open then.
    pub(super) async fn sync_late(&mut self, id: ConnId, delay: Millis) {
        self.look_back_if_needed(delay).await;
        if let Some(late) = &mut self.late {
            late.unsynced.push(id);
        }
        self.show_late();
    }

    fn sync_late_now(&self, conn: &Conn) {
        let Some(late) = &self.late else { return };
        let Some(game) = late.table.game() else { return };
        let _scope = game.book.names.scope();
        let view = game.view(Viewer::Spectator);
        let n = late.table.count(Viewer::Spectator);
        conn.send(&Tell::Sync {
            seat: None,
            n,
            news: Vec::new(),
            more: n > 0,
            asked: None,
            opportunities: Vec::new(),
            waiting: view.waiting.clone(),
            undo: 0,
            undoes: None,
            goals: None,
            view: Box::new(view),
        });
    }

    /// The table as somebody who sees it later may know it; none where they see it at once.
    pub(super) fn late_table(&self) -> Option<&Table> {
        self.late.as_ref().map(|late| &late.table).filter(|_| self.table.game().is_some())
    }

    /// Looks back, unless somebody does already.
    pub(super) async fn look_back_if_needed(&mut self, delay: Millis) {
        if self.late.is_none() {
            self.late = Box::pin(self.look_back(delay)).await;
        }
    }

    /// The table as it was so long ago.
    async fn look_back(&self, delay: Millis) -> Option<Box<Late>> {
        let mut entries = self.shared.store.entries(self.table.id, 0).await.ok()?;
        entries.retain(|entry| entry.seq <= self.seq);
        let due = self.shared.clock.now().saturating_sub(delay);
        // The opening is no secret, and there is no table without it.
        let past = entries.partition_point(|entry| entry.at <= due || entry.seq == 1);
        let coming = entries.split_off(past);
        let id = self.table.id;
        let live = move || relive(id, &entries, |_, _| {});
        let table = tokio::task::spawn_blocking(live).await.ok()?.ok()?;
        let coming = coming.iter().filter_map(|entry| Some((entry.at, lines(entry).ok()?)));
        Some(Box::new(Late { table, delay, coming: coming.collect(), unsynced: Vec::new() }))
    }

    /// Forgets the past once nobody looks at it.
    pub(super) fn forget_past(&mut self) {
        if !self.conns.iter().any(|conn| self.delay(conn).is_some()) {
            self.late = None;
        }
    }
}
