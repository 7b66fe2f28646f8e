//! What people may ask of a table.

use derelict_bots::Talk;
use derelict_engine::Seat;
use derelict_engine::odds::Risk;
use derelict_engine::view::Viewer;

use super::choosing::Answers;
use super::joining::Past;
use super::{ConnId, Host, No};
use crate::books;
use crate::id::GuestId;
use crate::line::{Asked, Line};
use crate::protocol::{Ask, Code, RequestId, Stage, Tell};
use crate::telling::Ear;

/// A choice that another server was faster with is looked at again so often.
const ATTEMPTS: usize = 3;

impl Host {
    pub(super) async fn asked(&mut self, id: ConnId, ask: Ask) {
        let request = ask.id().clone();
        if let Some(conn) = self.postponed.iter().find(|conn| conn.id == id) {
            let no = No::not_now("a reaction window is open; wait for the welcome");
            return conn.send(&no.tell(Some(request)));
        }
        let mut answer = Err(No::raced());
        for _ in 0..ATTEMPTS {
            let Some(guest) = self.conn(id).map(|conn| conn.guest) else {
                return;
            };
            let before = self.seq;
            answer = self.answer(id, guest, ask.clone()).await;
            if answer.is_ok() || self.seq == before {
                break;
            }
        }
        let Some(conn) = self.conn(id) else { return };
        let names = self.table.game().map(|game| game.book.names.clone());
        let _scope = names.as_ref().map(|names| names.scope());
        match answer {
            Ok(Some(tell)) => conn.send(&tell),
            Ok(None) => {}
            Err(no) => conn.send(&no.tell(Some(request))),
        }
    }

    /// Answers, unless the answer comes later.
    async fn answer(
        &mut self,
        conn: ConnId,
        guest: Option<GuestId>,
        ask: Ask,
    ) -> Result<Option<Tell>, No> {
        let id = ask.id().clone();
        match ask {
            Ask::Ping { id } => return Ok(Some(Tell::Pong { id })),
            Ask::View { seat, .. } => {
                self.quiet()?;
                if let Some(seat) = seat {
                    self.own(guest, seat)?;
                }
                self.sync(conn, Past::Told).await;
                return Ok(Some(Tell::Done { id }));
            }
            Ask::History { seat, before, most, .. } => {
                self.history(conn, guest, id, seat, before, most)?;
                return Ok(None);
            }
            _ => {}
        }
        let guest = guest.ok_or_else(|| No::forbidden("spectators without a name only watch"))?;
        if !self.table.company.has(guest) {
            return Err(No::forbidden("you do not belong to this table; join it first"));
        }
        self.has_room(guest, &ask)?;
        match ask {
            Ask::Choose { seat, decision, choice, then, .. } => {
                self.own(Some(guest), seat)?;
                let asked = Asked { guest, id: id.0.clone() };
                let answers = Answers { seat, decision, choice, then };
                self.choose(asked, &answers, conn).await?;
            }
            Ask::Seize { seat, choice, .. } => {
                self.own(Some(guest), seat)?;
                self.seize(guest, &id, seat, &choice, conn).await?;
            }
            Ask::Undo { seat, steps, .. } => {
                self.own(Some(guest), seat)?;
                self.undo(guest, &id, seat, steps).await?;
            }
            Ask::Vote { seat, agree, .. } => {
                self.own(Some(guest), seat)?;
                self.vote(guest, &id, seat, agree).await?;
            }
            Ask::Stand { seat, window, answer, .. } => {
                self.own(Some(guest), seat)?;
                self.write(vec![Line::Stands { seat, window, answer }]).await?;
            }
            Ask::WhyNot { seat, .. } => {
                self.own(Some(guest), seat)?;
                return self.why_not(conn, id, seat).map(Some);
            }
            Ask::Odds { seat, risk, .. } => {
                self.own(Some(guest), seat)?;
                return self.odds(id, seat, risk).map(Some);
            }
            Ask::Chances { seat, .. } => {
                self.own(Some(guest), seat)?;
                return self.chances(conn, id, seat).map(Some);
            }
            Ask::Chat { text, .. } => {
                let text = self.shared.limits.words(text)?;
                self.write(vec![Line::Chat { guest, text }]).await?;
            }
            Ask::Whisper { seat, to, text, .. } => {
                self.own(Some(guest), seat)?;
                let text = self.shared.limits.words(text)?;
                if to == seat || self.table.chair_of(to).is_none() {
                    return Err(No::new(Code::Unknown, "there is no such player to whisper to"));
                }
                self.write(vec![Line::Whisper { from: seat, to, text }]).await?;
            }
            Ask::Talk { seat, talk, .. } => {
                self.own(Some(guest), seat)?;
                self.playing()?;
                self.makes_sense(talk)?;
                self.write(vec![Line::Talk { seat, talk }]).await?;
            }
            Ask::Invite { .. } => {
                let invitation = self.invite(guest).await?;
                return Ok(Some(Tell::Invitation { id, invitation }));
            }
            Ask::Rematch { .. } => self.rematch(conn).await?,
            other => self.arrange(guest, other).await?,
        }
        Ok(Some(Tell::Done { id }))
    }

    /// Whether nothing is being kept back from anybody just now.
    pub(super) fn quiet(&self) -> Result<(), No> {
        match self.window {
            Some(_) => Err(No::not_now("a reaction window is open; ask again when it closes")),
            None => Ok(()),
        }
    }

    /// Whether what is said is about something that exists.
    fn makes_sense(&self, talk: Talk) -> Result<(), No> {
        let exists = match talk {
            Talk::Engine { engine, .. } | Talk::AskEngine { engine } => engine < 3,
            Talk::Course { .. } => true,
            Talk::PromisePlace { to } => self.table.chair_of(to).is_some(),
        };
        if exists {
            Ok(())
        } else {
            Err(No::new(Code::Unknown, "there is no such thing to talk of"))
        }
    }

    /// Whether a seat belongs to somebody.
    pub(super) fn own(&self, guest: Option<GuestId>, seat: Seat) -> Result<(), No> {
        let seats = guest.map(|guest| self.table.seats_of(guest)).unwrap_or_default();
        if seats.has(seat) { Ok(()) } else { Err(No::forbidden("that is not your seat")) }
    }

    pub(super) fn playing(&self) -> Result<(), No> {
        match self.table.stage() {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(No::not_now("the game has not begun")),
            Stage::Paused => Err(No::not_now("the game rests; resume it first")),
            Stage::Over | Stage::GivenUp => Err(No::not_now("the game is over")),
        }
    }

    pub(super) fn refuse(
        &self,
        conn: ConnId,
        seat: Seat,
        refusal: &derelict_engine::Refusal,
    ) -> No {
        let (Some(game), Some(conn)) = (self.table.game(), self.conn(conn)) else {
            return No::not_now("the game is over");
        };
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Seat(seat), detail: conn.detail(), voice: &voice };
        let (code, text, reasons) = ear.refusal(refusal);
        No { code, text, reasons }
    }

    fn why_not(&self, conn: ConnId, id: RequestId, seat: Seat) -> Result<Tell, No> {
        self.playing()?;
        self.quiet()?;
        let (Some(game), Some(conn)) = (self.table.game(), self.conn(conn)) else {
            return Err(No::unknown_table());
        };
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Seat(seat), detail: conn.detail(), voice: &voice };
        let wishes = ear.why_not(game, seat, &game.view(Viewer::Seat(seat)));
        Ok(Tell::WhyNot { id, seat, wishes })
    }

    fn odds(&self, id: RequestId, seat: Seat, risk: serde_json::Value) -> Result<Tell, No> {
        self.playing()?;
        self.quiet()?;
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        if !game.setup.options.odds {
            return Err(No::not_now("at this table chances are not looked up"));
        }
        let _scope = game.book.names.scope();
        let risk: Risk = serde_json::from_value(risk)
            .map_err(|error| No::new(Code::Malformed, format!("that is no risk: {error}")))?;
        Ok(Tell::Odds { id, odds: game.odds(seat, risk) })
    }

    fn chances(&self, conn: ConnId, id: RequestId, seat: Seat) -> Result<Tell, No> {
        self.playing()?;
        self.quiet()?;
        let (Some(game), Some(conn)) = (self.table.game(), self.conn(conn)) else {
            return Err(No::unknown_table());
        };
        if !game.setup.options.odds {
            return Err(No::not_now("at this table chances are not looked up"));
        }
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Seat(seat), detail: conn.detail(), voice: &voice };
        let decision = game.offers.for_seat(seat).map(|asked| asked.id.0);
        Ok(Tell::Chances { id, decision, chances: ear.chances(game, seat) })
    }
}
