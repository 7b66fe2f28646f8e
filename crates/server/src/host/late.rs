//! Spectators who see everything later, so that they cannot help anybody.

use std::collections::VecDeque;
use std::time::Duration;

use derelict_engine::view::Viewer;
use tokio::time::Instant;

use super::conn::{Conn, text};
use super::{ConnId, Host, lines, now, relive};
use crate::books;
use crate::line::{Line, Watching};
use crate::protocol::{Detail, Tell};
use crate::store::Millis;
use crate::table::{Table, Told};
use crate::telling::Ear;

/// The table as it was a while ago, and what has happened since.
pub struct Late {
    table: Table,
    delay: Millis,
    coming: VecDeque<(Millis, Vec<Line>)>,
}

impl Late {
    /// Whether something is to be shown now.
    pub(super) fn is_due(&self) -> bool {
        self.coming.front().is_some_and(|(at, _)| at.saturating_add(self.delay) <= now())
    }

    /// When the next thing is to be shown.
    pub(super) fn next(&self) -> Option<Instant> {
        let (at, _) = self.coming.front()?;
        let left = at.saturating_add(self.delay).saturating_sub(now());
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }
}

impl Host {
    /// By how many milliseconds a connection sees things later.
    pub(super) fn delay(&self, conn: &Conn) -> Option<Millis> {
        match self.table.terms.watching {
            Watching::Late(secs) if self.watches(conn) => Some(Millis::from(secs) * 1000),
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
        let Some(late) = &mut self.late else { return };
        let mut told = Vec::new();
        while let Some((at, _)) = late.coming.front() {
            if at.saturating_add(late.delay) > now() {
                break;
            }
            let Some((at, lines)) = late.coming.pop_front() else { break };
            for line in lines {
                if let Ok(effect) = late.table.apply(&line, at) {
                    told.extend(effect.told);
                }
            }
        }
        let watching = self.conns.iter().filter(|conn| self.delay(conn).is_some());
        for conn in watching {
            if let Some(update) = self.late_update(conn, &told) {
                conn.send_text(&update);
            }
        }
    }

    fn late_update(&self, conn: &Conn, told: &[Told]) -> Option<axum::extract::ws::Utf8Bytes> {
        let game = self.late.as_ref()?.table.game()?;
        let _scope = game.book.names.scope();
        let view = game.view(Viewer::Spectator);
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Spectator, detail: conn.detail(), voice: &voice };
        let news = ear.news(told, &ear.cast(Some(&view)));
        if news.is_empty() && conn.detail() != Detail::Views {
            return None;
        }
        Some(text(&Tell::Update {
            seat: None,
            news,
            asked: None,
            waiting: view.waiting.clone(),
            undo: 0,
            undoes: None,
            view: (conn.detail() == Detail::Views).then(|| Box::new(view)),
        }))
    }

    /// Tells a late spectator how the table was a while ago.
    pub(super) async fn sync_late(&mut self, id: ConnId, delay: Millis) {
        if self.late.is_none() {
            self.late = self.look_back(delay).await;
        }
        self.show_late();
        let (Some(late), Some(conn)) = (&self.late, self.conn(id)) else { return };
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
            waiting: view.waiting.clone(),
            undo: 0,
            undoes: None,
            view: Box::new(view),
        });
    }

    /// The table as it was so long ago.
    async fn look_back(&self, delay: Millis) -> Option<Late> {
        let mut entries = self.shared.store.entries(self.table.id, 0).await.ok()?;
        entries.retain(|entry| entry.seq <= self.seq);
        let due = now().saturating_sub(delay);
        // The opening is no secret, and there is no table without it.
        let past = entries.partition_point(|entry| entry.at <= due || entry.seq == 1);
        let coming = entries.split_off(past);
        let table = relive(self.table.id, &entries, |_, _| {}).ok()?;
        let coming = coming.iter().filter_map(|entry| Some((entry.at, lines(entry).ok()?)));
        Some(Late { table, delay, coming: coming.collect() })
    }

    /// Forgets the past once nobody looks at it.
    pub(super) fn forget_past(&mut self) {
        if !self.conns.iter().any(|conn| self.delay(conn).is_some()) {
            self.late = None;
        }
    }
}
