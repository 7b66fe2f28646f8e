//! Coming to a table, and being brought up to date.

use std::sync::atomic::Ordering;

use derelict_engine::view::Viewer;
use derelict_text::Language;

use super::conn::Conn;
use super::shown::Shown;
use super::tell::opens;
use super::{ConnId, Host, No, relive};
use crate::books;
use crate::id::GuestId;
use crate::line::{Line, Watching};
use crate::protocol::{Code, Detail, News, PROTOCOL, Stage, TableView, Tell};
use crate::table::{Told, place};
use crate::telling::Ear;

/// News sent on joining, at most, to a client that has some.
const RESUMED: u32 = 500;
/// News sent to one that has none.
const RECENT: u32 = 60;

/// How much of the past goes with a whole view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// What the client has not seen, or the latest.
    Recent,
    /// Nothing: all was told already.
    Told,
}

impl Host {
    pub(super) async fn join(&mut self, conn: Conn) {
        let may = self.may_watch(conn.guest, conn.hello.invitation.as_deref());
        if let Err(no) = may {
            return conn.send(&no.bye());
        }
        if self.window.is_some() {
            // Nobody learns from being let in sooner or later what a window is about.
            return self.postponed.push(conn);
        }
        self.admit(conn).await;
    }

    pub(super) async fn admit(&mut self, conn: Conn) {
        self.conns.push(conn);
        self.tell_table();
        let Some(conn) = self.conns.last() else { return };
        conn.send(&Tell::Welcome {
            protocol: PROTOCOL,
            guest: conn.guest,
            detail: conn.detail(),
            language: conn.language().to_string(),
            table: Box::new(self.view()),
        });
        let id = conn.id;
        self.sync(id, Past::Recent).await;
    }

    /// Whether somebody may see the table.
    pub(super) fn may_watch(
        &self,
        guest: Option<GuestId>,
        invitation: Option<&str>,
    ) -> Result<(), No> {
        let company = &self.table.company;
        if guest.is_some_and(|guest| company.is_banned(guest)) {
            return Err(No::forbidden("the owner of this table has sent you away"));
        }
        if guest.is_some_and(|guest| company.has(guest)) {
            return Ok(());
        }
        let invited = invitation.is_some_and(|invitation| company.invites(invitation));
        if !self.table.terms.public && !invited {
            return Err(No::forbidden("this table is open to invited guests only"));
        }
        if self.table.stage() != Stage::Gathering && self.table.terms.watching == Watching::Off {
            return Err(No::forbidden("nobody may watch at this table"));
        }
        Ok(())
    }

    /// Lets somebody belong to the table, and sit if there is a chair.
    pub(super) async fn come(
        &mut self,
        guest: GuestId,
        name: String,
        invitation: Option<String>,
        chair: Option<u8>,
    ) -> Result<TableView, No> {
        self.may_watch(Some(guest), invitation.as_deref())?;
        let mut lines = Vec::new();
        if !self.table.company.has(guest) {
            lines.push(Line::Came { guest, name });
        }
        let seated = self.table.company.chairs_of(guest).next().is_some();
        let wanted = match chair {
            Some(number) => Some(number.checked_sub(1).ok_or_else(no_chair)?),
            None => self.table.company.free_chair().filter(|_| !seated),
        };
        if let Some(chair) = wanted {
            self.may_sit(chair, guest)?;
            lines.push(Line::Sat { chair, guest });
        }
        if !lines.is_empty() {
            self.write(lines).await?;
            self.resync(guest).await;
        }
        Ok(self.view())
    }

    /// Whether somebody may sit down on a chair, from 0.
    pub(super) fn may_sit(&self, chair: u8, guest: GuestId) -> Result<(), No> {
        let there = self.table.company.chair(chair).ok_or_else(no_chair)?;
        if self.table.is_over() {
            return Err(No::not_now("the game is over"));
        }
        if there.guest.is_some() {
            return Err(No::not_now("somebody sits on that chair"));
        }
        if there.conceded {
            return Err(No::not_now(
                "that seat was left for good; the computer plays it to the end",
            ));
        }
        if self.table.play.is_some() && !self.table.company.may_step_in(guest, chair) {
            return Err(No::forbidden("who has played may not take another seat of this game"));
        }
        Ok(())
    }

    /// Brings all connections of a guest up to date, as soon as no window is open.
    pub(super) async fn resync(&mut self, guest: GuestId) {
        if self.window.is_some() {
            let own = |conn: &mut Conn| conn.guest == Some(guest);
            self.postponed.extend(self.conns.extract_if(.., own));
            return;
        }
        let own = self.conns.iter().filter(|conn| conn.guest == Some(guest));
        let ids: Vec<ConnId> = own.map(|conn| conn.id).collect();
        for id in ids {
            self.sync(id, Past::Recent).await;
        }
    }

    /// Tells a connection everything its viewers may know.
    pub(super) async fn sync(&mut self, id: ConnId, past: Past) {
        let Some(conn) = self.conn(id) else { return };
        if self.table.game().is_none() {
            return;
        }
        if let Some(delay) = self.delay(conn) {
            return self.sync_late(id, delay).await;
        }
        for viewer in self.viewers(conn) {
            let seen = conn.hello.seen.get(&viewer.seat().map_or(0, |seat| seat.number()));
            let count = self.table.count(viewer);
            let after = match past {
                Past::Told => count,
                Past::Recent => seen.copied().unwrap_or(count.saturating_sub(RECENT)).min(count),
            };
            let after = after.max(count.saturating_sub(RESUMED));
            let news = self.past(viewer, conn.detail(), conn.language(), after, count).await;
            let Some(game) = self.table.game() else { return };
            let Some(conn) = self.conn(id) else { return };
            let voice = books::voice(&game.book, conn.language());
            let ear = Ear { viewer, detail: conn.detail(), voice: &voice };
            let view = game.view(viewer);
            let _scope = game.book.names.scope();
            let spoken = (conn.detail() != Detail::Facts).then_some(&view);
            let asked = self.asking(&ear, spoken);
            let sync = Tell::Sync {
                seat: viewer.seat(),
                n: count,
                more: after > 0 && news.first().is_none_or(|news| news.n > 1),
                news,
                asked,
                waiting: view.waiting.clone(),
                undo: self.free_undo(viewer, false),
                undoes: ear.undoes(game),
                view: Box::new(view),
            };
            conn.send(&sync);
        }
        let Some(game) = self.table.game() else { return };
        for viewer in game.look().seats().map(Viewer::Seat) {
            let asked = viewer.seat().and_then(|seat| game.offers.for_seat(seat));
            self.asked[place(viewer)] = asked.map(|asked| asked.id.0);
        }
        self.waiting = game.look().waiting();
    }

    /// What a viewer was told after one number and up to another, as it was told then.
    pub(super) async fn past(
        &self,
        viewer: Viewer,
        detail: Detail,
        language: Language,
        after: u32,
        upto: u32,
    ) -> Vec<News> {
        if after >= upto {
            return Vec::new();
        }
        let Ok(mut entries) = self.shared.store.entries(self.table.id, 0).await else {
            return Vec::new();
        };
        entries.retain(|entry| entry.seq <= self.seq);
        let id = self.table.id;
        let gather = move || {
            let (mut news, mut shown) = (Vec::new(), Shown::default());
            let relived = relive(id, &entries, |table, effect| {
                let wanted =
                    |told: &Told| told.number_for(viewer).is_some_and(|n| n > after && n <= upto);
                match table.game() {
                    Some(game) if effect.told.iter().any(wanted) => {
                        let voice = books::voice(&game.book, language);
                        let ear = Ear { viewer, detail, voice: &voice };
                        let later = |told: &Told| told.number_for(viewer).is_some_and(|n| n > upto);
                        let end = effect.told.iter().position(later).unwrap_or(effect.told.len());
                        let windows = table.window_ms() > 0;
                        let window = effect.told[..end].iter().rposition(opens).filter(|_| windows);
                        let (held, free) =
                            effect.told[..end].split_at(window.map_or(0, |at| at + 1));
                        let past = shown.cast(&ear, &game.book, held);
                        let view = (detail != Detail::Facts).then(|| game.view(viewer));
                        let told = ear.news(held, &past).into_iter();
                        let told = told.chain(ear.news(free, &ear.cast(view.as_ref())));
                        news.extend(told.filter(|news| news.n > after));
                    }
                    Some(_) => {}
                    None => {
                        news.extend(effect.told.iter().filter(|it| wanted(it)).filter_map(|told| {
                            let what = told.item.seen_by(viewer)?;
                            Some(News {
                                n: told.number_for(viewer)?,
                                at: told.at,
                                what,
                                text: None,
                            })
                        }))
                    }
                }
                if let Some(game) = table.game() {
                    shown.all(&game.state);
                }
            });
            if let Err(broken) = relived {
                tracing::error!(table = %id, "{broken}");
            }
            news
        };
        tokio::task::spawn_blocking(gather).await.unwrap_or_default()
    }

    pub(super) fn gone(&mut self, id: ConnId) {
        self.postponed.retain(|conn| conn.id != id);
        let before = self.conns.len();
        self.conns.retain(|conn| conn.id != id);
        if self.conns.len() != before {
            self.forget_past();
            self.tell_table();
        }
    }

    pub(super) async fn caught_up(&mut self, id: ConnId) {
        let Some(index) = self.conns.iter().position(|conn| conn.id == id) else {
            return;
        };
        // What it missed is in the fresh view, not in an endless queue.
        self.conns[index].hello.seen.clear();
        self.conns[index].behind.store(false, Ordering::Release);
        if self.window.is_some() {
            let conn = self.conns.remove(index);
            return self.postponed.push(conn);
        }
        self.sync(id, Past::Recent).await;
    }

    /// The number of the last news a viewer has really been told.
    pub(super) fn told_count(&self, viewer: Viewer) -> u32 {
        let held = self.queue.iter().filter(|told| told.number_for(viewer).is_some()).count();
        self.table.count(viewer) - held as u32
    }
}

fn no_chair() -> No {
    No::new(Code::Unknown, "there is no such chair")
}
