//! Coming to a table, and being brought up to date.

use std::sync::atomic::Ordering;

use derelict_engine::view::Viewer;
use tokio::time::Instant;

use super::conn::Conn;
use super::past::Wanted;
use super::{ConnId, Host, No};
use crate::books;
use crate::id::GuestId;
use crate::line::{Line, Watching};
use crate::name::distinct;
use crate::protocol::{Code, Detail, PROTOCOL, Stage, TableView, Tell};
use crate::table::place;
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
        if let Some(delay) = self.delay(&conn) {
            self.look_back_if_needed(delay).await;
        }
        self.conns.push(conn);
        self.turn_glass();
        self.tell_table();
        let Some(conn) = self.conns.last() else { return };
        if let Some(pass) = conn.pass.as_ref().filter(|_| !self.watches(conn)) {
            pass.plays();
        }
        conn.send(&Tell::Welcome {
            protocol: PROTOCOL,
            guest: conn.guest,
            detail: conn.detail(),
            language: conn.language().to_string(),
            table: Box::new(self.view_for(conn.guest)),
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
        if guest.is_some_and(|guest| company.is_seated(guest)) {
            return Ok(());
        }
        self.may_come(guest, invitation)?;
        let belongs = guest.is_some_and(|guest| company.has(guest));
        let closed = self.table.terms.watching == Watching::Off;
        match self.table.stage() {
            Stage::Gathering => Ok(()),
            // Who belongs to the table may see how it ended, once everybody may.
            _ if closed && !(belongs && self.table.is_open()) => {
                Err(No::forbidden("nobody may watch at this table"))
            }
            _ => Ok(()),
        }
    }

    /// Whether somebody may belong to the table.
    fn may_come(&self, guest: Option<GuestId>, invitation: Option<&str>) -> Result<(), No> {
        let company = &self.table.company;
        if guest.is_some_and(|guest| company.is_banned(guest)) {
            return Err(No::forbidden("the owner of this table has sent you away"));
        }
        let belongs = guest.is_some_and(|guest| company.has(guest));
        let invited = invitation.is_some_and(|invitation| company.invites(invitation));
        if self.table.terms.public || belongs || invited {
            Ok(())
        } else {
            Err(No::forbidden("this table is open to invited guests only"))
        }
    }

    /// Lets somebody belong to the table, and sit if there is a chair.
    pub(super) async fn come(
        &mut self,
        guest: GuestId,
        name: String,
        invitation: Option<String>,
        chair: Option<u8>,
    ) -> Result<TableView, No> {
        self.may_come(Some(guest), invitation.as_deref())?;
        if chair.is_none() {
            self.may_watch(Some(guest), invitation.as_deref())?;
        }
        let mut lines = Vec::new();
        if !self.table.company.has(guest) {
            self.has_room_for_one_more()?;
            let others = self.table.company.people().map(|(_, name)| name);
            let name = distinct(name, others);
            lines.push(Line::Came { guest, name });
        }
        let seated = self.table.company.chairs_of(guest).next().is_some();
        let wanted = match chair {
            Some(number) => Some(number.checked_sub(1).ok_or_else(no_chair)?),
            None => self.table.company.free_chair().filter(|_| !seated),
        };
        if let Some(chair) = wanted {
            lines.push(self.sit(chair, guest)?);
        }
        if !lines.is_empty() {
            self.write(lines).await?;
            self.grant().await?;
            self.resync(guest).await;
        }
        Ok(self.view_for(Some(guest)))
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
        for conn in own.clone().filter(|conn| !self.watches(conn)) {
            conn.pass.iter().for_each(|pass| pass.plays());
        }
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
            let (detail, language) = (conn.detail(), conn.language());
            let wanted = Wanted { viewer, detail, language, after, upto: count };
            let news = self.past(wanted).await;
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
                opportunities: ear.opportunities(
                    game,
                    self.table.opportunities(),
                    spoken.map(|view| ear.cast(Some(view))).as_ref(),
                ),
                waiting: view.waiting.clone(),
                undo: self.free_undo(viewer, false),
                undoes: ear.undoes(game),
                goals: ear.goals(game, &view),
                view: Box::new(view),
            };
            conn.send(&sync);
        }
        let Some(game) = self.table.game() else { return };
        for viewer in game.look().seats().map(Viewer::Seat) {
            let asked = viewer.seat().and_then(|seat| game.offers.for_seat(seat));
            self.asked[place(viewer)] = asked.map(|asked| asked.id.0);
        }
        self.waiting = self.table.waiting();
        self.open = self.table.opportunities().to_vec();
    }

    pub(super) fn gone(&mut self, id: ConnId) {
        self.postponed.retain(|conn| conn.id != id);
        let left = self.conns.extract_if(.., |conn| conn.id == id).next();
        if let Some(left) = left {
            if let Some(guest) = left.guest {
                self.gone_since.insert(guest, Instant::now());
            }
            self.forget_past();
            self.turn_glass();
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
}

fn no_chair() -> No {
    No::new(Code::Unknown, "there is no such chair")
}
