//! Telling everybody what they may know.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use derelict_engine::Seat;
use derelict_engine::view::{Viewer, Waiting};
use derelict_text::Language;

use super::conn::{Conn, text};
use super::{ConnId, Host};
use crate::books;
use crate::id::GuestId;
use crate::protocol::{Detail, TableView, Tell, WindowName};
use crate::table::{Table, Told, VIEWERS, place};
use crate::telling::Ear;

impl Host {
    /// The table as everybody at it sees it.
    pub(super) fn view(&self) -> TableView {
        TableView { sand: self.sand_shown(), ..self.view_of(&self.table) }
    }

    /// A table, now or a while ago, with those who are here now.
    fn view_of(&self, table: &Table) -> TableView {
        let spectators = self.conns.iter().filter(|conn| self.watches(conn)).count();
        let here = |guest| self.conns.iter().any(|conn| conn.guest == Some(guest));
        table.view(here, u32::try_from(spectators).unwrap_or(u32::MAX))
    }

    /// The table as somebody sees it, now or a while ago.
    pub(super) fn view_for(&self, guest: Option<GuestId>) -> TableView {
        match self.late_table().filter(|_| self.delay_of(guest).is_some()) {
            Some(late) => self.view_of(late),
            None => self.view(),
        }
    }

    /// Whether a connection has no seat.
    pub(super) fn watches(&self, conn: &Conn) -> bool {
        self.has_no_seat(conn.guest)
    }

    /// Whether somebody has no seat.
    pub(super) fn has_no_seat(&self, guest: Option<GuestId>) -> bool {
        guest.is_none_or(|guest| self.table.company.chairs_of(guest).next().is_none())
    }

    /// The eyes a connection sees the game with.
    pub(super) fn viewers(&self, conn: &Conn) -> Vec<Viewer> {
        let seats = conn.guest.map(|guest| self.table.seats_of(guest)).unwrap_or_default();
        if seats.is_empty() {
            vec![Viewer::Spectator]
        } else {
            seats.iter().map(Viewer::Seat).collect()
        }
    }

    pub(super) fn tell_table(&self) {
        let table = text(&Tell::Table { table: Box::new(self.view()) });
        for conn in &self.conns {
            match self.delay(conn) {
                None => conn.send_text(&table),
                Some(_) => self.tell_table_to(conn),
            }
        }
    }

    pub(super) fn tell_table_to(&self, conn: &Conn) {
        conn.send(&Tell::Table { table: Box::new(self.view_for(conn.guest)) });
    }

    /// Ends all connections.
    pub(super) fn part(&mut self, why: &str) {
        let bye =
            Tell::Bye { code: crate::protocol::Code::NotNow, text: why.into(), reconnect: true };
        for conn in self.conns.drain(..).chain(self.postponed.drain(..)) {
            conn.send(&bye);
        }
    }

    /// Tells what came of an entry. Where the game has gone on behind an open window, nothing is
    /// asked and no view is sent.
    pub(super) fn tell(&mut self, part: &[Told]) {
        let Some(game) = self.table.game() else {
            return self.tell_gathering(part);
        };
        let waiting = self.table.waiting();
        let hidden = self.table.window_open() && !self.table.asks_in_window();
        let names = Arc::clone(&game.book.names);
        let _scope = names.scope();
        let open = self.table.opportunities().to_vec();
        let changed = waiting != self.waiting || open != self.open;
        let mut asked = self.asked;
        let mut concerned = [false; VIEWERS];
        for viewer in game.look().seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let decision = viewer.seat().filter(|_| !hidden);
            let decision = decision.and_then(|seat| game.offers.for_seat(seat)).map(|own| own.id.0);
            let place = place(viewer);
            asked[place] = decision;
            let news = part.iter().any(|told| told.number_for(viewer).is_some());
            concerned[place] = news || changed || decision != self.asked[place];
        }
        // What several connections are told alike is written once.
        let mut written: BTreeMap<(usize, Detail, Language), Utf8Bytes> = BTreeMap::new();
        let listening = self.conns.iter().filter(|conn| !conn.is_behind());
        for conn in listening.filter(|conn| self.delay(conn).is_none()) {
            for viewer in self.viewers(conn).into_iter().filter(|viewer| concerned[place(*viewer)])
            {
                let key = (place(viewer), conn.detail(), conn.language());
                let message = written
                    .entry(key)
                    .or_insert_with(|| text(&self.update(conn, viewer, part, &waiting, hidden)));
                conn.send_text(message);
            }
        }
        self.asked = asked;
        self.waiting = waiting;
        self.open = open;
        if self.table.window_open() {
            self.shown.more(part);
        } else {
            self.look_up();
        }
    }

    /// Notes that everything has been told.
    pub(super) fn look_up(&mut self) {
        if let Some(game) = self.table.game().filter(|_| self.table.window_ms() > 0) {
            self.shown.all(&game.state);
        }
    }

    fn update(
        &self,
        conn: &Conn,
        viewer: Viewer,
        part: &[Told],
        waiting: &Waiting,
        hidden: bool,
    ) -> Tell {
        let game = self.table.game().expect("only games are told of");
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer, detail: conn.detail(), voice: &voice };
        let view = (conn.detail() != Detail::Facts && !hidden).then(|| game.view(viewer));
        let asked = if hidden { None } else { self.asking(&ear, view.as_ref()) };
        // Nobody is to tell by the words whether the game has gone on behind the window.
        let cast = if self.table.window_open() {
            self.shown.cast(&ear, &game.book, part)
        } else {
            ear.cast(view.as_ref())
        };
        let spoken = view.as_ref().map(|view| ear.cast(Some(view)));
        let in_window = waiting.window.and_then(WindowName::of).is_some();
        let whole = conn.detail() == Detail::Views && !hidden && (!in_window || asked.is_some());
        Tell::Update {
            seat: viewer.seat(),
            news: ear.news(part, &cast),
            // Nothing is taken back while a window is open, whoever is asked in it.
            undo: self.free_undo(viewer, self.table.window_open()),
            undoes: if self.table.window_open() { None } else { ear.undoes(game) },
            asked,
            opportunities: ear.opportunities(game, self.table.opportunities(), spoken.as_ref()),
            waiting: waiting.clone(),
            goals: view.as_ref().filter(|_| whole).and_then(|view| ear.goals(game, view)),
            view: view.filter(|_| whole).map(Box::new),
        }
    }

    /// What a viewer is asked, with the answer given in a window that is still open.
    pub(super) fn asking(
        &self,
        ear: &Ear<'_>,
        view: Option<&derelict_engine::view::View>,
    ) -> Option<crate::protocol::Asking> {
        let game = self.table.game()?;
        let mut asking = ear.asking(game, view)?;
        let own = self.table.held.iter().find(|held| ear.viewer == Viewer::Seat(held.seat));
        asking.answered = own.map(|held| held.choice.code(&game.book.names));
        Some(asking)
    }

    pub(super) fn free_undo(&self, viewer: Viewer, hidden: bool) -> u16 {
        let seat: Option<Seat> = viewer.seat().filter(|_| !hidden);
        let free = seat.and_then(|seat| self.table.game().map(|game| game.undo_point(seat)));
        u16::try_from(free.unwrap_or(0)).unwrap_or(u16::MAX)
    }

    /// Before the game everybody is told the same.
    fn tell_gathering(&self, part: &[Told]) {
        let told = part.iter().filter_map(|told| told.plain(Viewer::Spectator));
        let news: Vec<_> = told.collect();
        if news.is_empty() {
            return;
        }
        let update = text(&Tell::Update {
            seat: None,
            news,
            asked: None,
            opportunities: Vec::new(),
            waiting: Waiting::default(),
            undo: 0,
            undoes: None,
            view: None,
            goals: None,
        });
        for conn in &self.conns {
            conn.send_text(&update);
        }
    }

    pub(super) fn conn(&self, id: ConnId) -> Option<&Conn> {
        self.conns.iter().find(|conn| conn.id == id)
    }
}
