//! What was told before, as it was told then.

use std::sync::Arc;

use derelict_content::Names;
use derelict_engine::Seat;
use derelict_engine::view::Viewer;
use derelict_text::Language;

use super::conn::text;
use super::shown::Shown;
use super::{ConnId, Host, No, relive};
use crate::books;
use crate::id::{GuestId, TableId};
use crate::line::Watching;
use crate::protocol::{Detail, News, RequestId, Tell};
use crate::store::Entry;
use crate::table::{Effect, Table, Told};
use crate::telling::Ear;

/// News of one viewer: those after one number and up to another.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    pub viewer: Viewer,
    pub detail: Detail,
    pub language: Language,
    pub after: u32,
    pub upto: u32,
}

impl Wanted {
    /// Looks for them in what was written about a table; says by which names things go there.
    pub fn past(&self, id: TableId, entries: &[Entry]) -> (Vec<News>, Option<Arc<Names>>) {
        let (mut news, mut shown) = (Vec::new(), Shown::default());
        let relived = relive(id, entries, |table, effect| {
            if effect.told.iter().any(|told| self.wants(told)) {
                news.extend(self.told(table, &effect, &shown));
            }
            match table.game() {
                Some(_) if table.window_open() => shown.more(&effect.told),
                Some(game) => shown.all(&game.state),
                None => {}
            }
        });
        let names = match relived {
            Ok(table) => table.game().map(|game| Arc::clone(&game.book.names)),
            Err(broken) => {
                tracing::error!(table = %id, "{broken}");
                None
            }
        };
        (news, names)
    }

    fn wants(&self, told: &Told) -> bool {
        told.number_for(self.viewer).is_some_and(|n| n > self.after && n <= self.upto)
    }

    /// What was told of an entry, in the words of then.
    fn told(&self, table: &Table, effect: &Effect, shown: &Shown) -> Vec<News> {
        let Some(game) = table.game() else {
            let told = effect.told.iter().filter(|told| self.wants(told));
            return told.filter_map(|told| told.plain(self.viewer)).collect();
        };
        let voice = books::voice(&game.book, self.language);
        let ear = Ear { viewer: self.viewer, detail: self.detail, voice: &voice };
        let cast = if table.window_open() {
            shown.cast(&ear, &game.book, &effect.told)
        } else {
            let view = (self.detail != Detail::Facts).then(|| game.view(self.viewer));
            ear.cast(view.as_ref())
        };
        let mut news = ear.news(&effect.told, &cast);
        news.retain(|news| news.n > self.after && news.n <= self.upto);
        news
    }
}

impl Host {
    /// What a viewer was told before. The table goes on meanwhile.
    pub(super) async fn past(&self, wanted: Wanted) -> Vec<News> {
        if wanted.after >= wanted.upto {
            return Vec::new();
        }
        let Ok(mut entries) = self.shared.store.entries(self.table.id, 0).await else {
            return Vec::new();
        };
        entries.retain(|entry| entry.seq <= self.seq);
        let id = self.table.id;
        let gather = move || wanted.past(id, &entries).0;
        tokio::task::spawn_blocking(gather).await.unwrap_or_default()
    }

    /// Sends earlier news once they are found; the table does not wait for that.
    pub(super) fn history(
        &self,
        conn: ConnId,
        guest: Option<GuestId>,
        request: RequestId,
        seat: Option<Seat>,
        before: u32,
        most: u16,
    ) -> Result<(), No> {
        if let Some(seat) = seat {
            self.own(guest, seat)?;
        }
        let conn = self.conn(conn).ok_or_else(No::unknown_table)?.clone();
        if seat.is_none() && self.table.terms.watching != Watching::Live {
            return Err(No::forbidden("at this table spectators see no history"));
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let upto = before.saturating_sub(1).min(self.table.count(viewer));
        let after = upto.saturating_sub(u32::from(most.min(500)));
        let (detail, language) = (conn.detail(), conn.language());
        let wanted = Wanted { viewer, detail, language, after, upto };
        let (shared, id, last) = (Arc::clone(&self.shared), self.table.id, self.seq);
        tokio::spawn(async move {
            let again = request.clone();
            let found = async {
                let entries = shared.store.entries(id, 0).await.map_err(No::not_kept)?;
                let find = move || {
                    let mut entries = entries;
                    entries.retain(|entry| entry.seq <= last);
                    let (news, names) = wanted.past(id, &entries);
                    let _scope = names.as_ref().map(|names| names.scope());
                    text(&Tell::History { id: request, seat, news })
                };
                shared.look_up(conn.address, find).await
            };
            match found.await {
                Ok(told) => conn.send_text(&told),
                Err(no) => conn.send(&no.tell(Some(again))),
            }
        });
        Ok(())
    }
}
