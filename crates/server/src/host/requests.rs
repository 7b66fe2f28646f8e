//! What people may ask of a table.

use derelict_bots::Talk;
use derelict_engine::odds::Risk;
use derelict_engine::record::Hex;
use derelict_engine::undo::UndoProblem;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Seat};

use super::joining::Past;
use super::{ConnId, Host, No, now};
use crate::books;
use crate::id::{GuestId, random};
use crate::line::{Asked, Line, STAND_IN, Watching};
use crate::protocol::{Ask, Code, Detail, RequestId, Stage, Tell};
use crate::telling::Ear;

/// A choice that another server was faster with is looked at again so often.
const ATTEMPTS: usize = 3;

impl Host {
    pub(super) async fn asked(&mut self, id: ConnId, ask: Ask) {
        let request = ask.id().clone();
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
            Ok(tell) => conn.send(&tell),
            Err(no) => conn.send(&no.tell(Some(request))),
        }
    }

    async fn answer(&mut self, conn: ConnId, guest: Option<GuestId>, ask: Ask) -> Result<Tell, No> {
        let id = ask.id().clone();
        match ask {
            Ask::Ping { id } => return Ok(Tell::Pong { id }),
            Ask::View { seat, .. } => {
                self.quiet()?;
                if let Some(seat) = seat {
                    self.own(guest, seat)?;
                }
                self.sync(conn, Past::Told).await;
                return Ok(Tell::Done { id });
            }
            Ask::History { seat, before, most, .. } => {
                return self.history(conn, guest, id, seat, before, most).await;
            }
            _ => {}
        }
        let guest = guest.ok_or_else(|| No::forbidden("spectators without a name only watch"))?;
        if !self.table.company.has(guest) {
            return Err(No::forbidden("you do not belong to this table; join it first"));
        }
        match ask {
            Ask::Choose { seat, decision, choice, .. } => {
                self.own(Some(guest), seat)?;
                self.choose(guest, &id, seat, decision, &choice, conn).await?;
            }
            Ask::Undo { seat, steps, .. } => {
                self.own(Some(guest), seat)?;
                self.undo(guest, &id, seat, steps).await?;
            }
            Ask::Vote { seat, agree, .. } => {
                self.own(Some(guest), seat)?;
                self.vote(seat, agree).await?;
            }
            Ask::Stand { seat, window, answer, .. } => {
                self.own(Some(guest), seat)?;
                self.write(vec![Line::Stands { seat, window, answer }]).await?;
            }
            Ask::WhyNot { seat, .. } => {
                self.own(Some(guest), seat)?;
                return self.why_not(conn, id, seat);
            }
            Ask::Odds { seat, risk, .. } => {
                self.own(Some(guest), seat)?;
                return self.odds(id, seat, risk);
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
            other => self.arrange(guest, other).await?,
        }
        Ok(Tell::Done { id })
    }

    /// Whether nothing is being kept back from anybody just now.
    fn quiet(&self) -> Result<(), No> {
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
    fn own(&self, guest: Option<GuestId>, seat: Seat) -> Result<(), No> {
        let seats = guest.map(|guest| self.table.seats_of(guest)).unwrap_or_default();
        if seats.has(seat) { Ok(()) } else { Err(No::forbidden("that is not your seat")) }
    }

    fn playing(&self) -> Result<(), No> {
        match self.table.stage() {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(No::not_now("the game has not begun")),
            Stage::Paused => Err(No::not_now("the game rests; resume it first")),
            Stage::Over | Stage::GivenUp => Err(No::not_now("the game is over")),
        }
    }

    async fn choose(
        &mut self,
        guest: GuestId,
        id: &RequestId,
        seat: Seat,
        decision: u32,
        code: &str,
        conn: ConnId,
    ) -> Result<(), No> {
        let asked = Asked { guest, id: id.0.clone() };
        if self.table.was_done(&asked) {
            return Ok(());
        }
        self.playing()?;
        if self.table.bot_seats().has(seat) {
            return Err(No::not_now("the computer plays this seat; take it back first"));
        }
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let choice = Choice::parse(&game.book.names, code)
            .ok_or_else(|| No::new(Code::NotOffered, "there is no such choice"))?;
        let hidden = self.window.is_some() && !self.asks_in_window();
        if hidden {
            return Err(self.refuse(conn, seat, &derelict_engine::Refusal::NotAsked));
        }
        if self.window.is_some() {
            let open = game.offers.for_seat(seat);
            let refusal = match open {
                None => Some(derelict_engine::Refusal::NotAsked),
                Some(open) if open.id.0 != decision => Some(derelict_engine::Refusal::Stale),
                Some(open) if !game.offers.of(open).contains(&choice) => {
                    Some(derelict_engine::Refusal::NotOffered(Vec::new()))
                }
                Some(_) => None,
            };
            if let Some(refusal) = refusal {
                return Err(self.refuse(conn, seat, &refusal));
            }
            let choice = code.to_owned();
            let line = Line::Held { seat, decision, choice, asked: Some(asked) };
            return self.write(vec![line]).await;
        }
        let at = now();
        let started = std::time::Instant::now();
        match self.table.choose(seat, decision, choice, Some(asked), at) {
            Ok((line, effect)) => {
                self.commit(&[line], effect, at).await?;
                self.shared.metrics.choices.note(started.elapsed());
                Ok(())
            }
            Err(refusal) => Err(self.refuse(conn, seat, &refusal)),
        }
    }

    fn refuse(&self, conn: ConnId, seat: Seat, refusal: &derelict_engine::Refusal) -> No {
        let (Some(game), Some(conn)) = (self.table.game(), self.conn(conn)) else {
            return No::not_now("the game is over");
        };
        let voice = books::voice(&game.book, conn.language());
        let ear = Ear { viewer: Viewer::Seat(seat), detail: conn.detail(), voice: &voice };
        let (code, text, reasons) = ear.refusal(refusal);
        No { code, text, reasons }
    }

    async fn undo(
        &mut self,
        guest: GuestId,
        id: &RequestId,
        seat: Seat,
        steps: u16,
    ) -> Result<(), No> {
        let asked = Asked { guest, id: id.0.clone() };
        if self.table.was_done(&asked) {
            return Ok(());
        }
        self.playing()?;
        self.quiet()?;
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        let steps_wanted = usize::from(steps);
        if steps_wanted == 0 || steps_wanted > game.undo_point(seat) {
            return self.ask_for_undo(seat, steps).await;
        }
        let mut trial = game.clone();
        let taken = trial.undo(seat, steps_wanted).map_err(|problem| bound(&problem))?;
        let hash: Hex<4> = trial.state.short_hash().into();
        self.write(vec![Line::TookBack { taken, hash, asked: Some(asked) }]).await
    }

    async fn ask_for_undo(&mut self, seat: Seat, steps: u16) -> Result<(), No> {
        let Some(game) = self.table.game() else { return Err(No::unknown_table()) };
        if self.table.undo.is_some() {
            return Err(No::not_now("there is a vote on taking back already"));
        }
        // Tried with everybody's consent, it tells whether consent is all that is missing.
        let all = game.look().seats().collect();
        let mut trial = game.clone();
        trial.undo_agreed(seat, steps.into(), all).map_err(|problem| bound(&problem))?;
        self.write(vec![Line::UndoAsked { seat, steps }]).await?;
        self.count_votes().await
    }

    async fn vote(&mut self, seat: Seat, agree: bool) -> Result<(), No> {
        self.playing()?;
        self.quiet()?;
        if self.table.undo.is_none() {
            return Err(No::not_now("nobody wants to take anything back"));
        }
        self.write(vec![Line::UndoVoted { seat, agree }]).await?;
        self.count_votes().await
    }

    /// Takes choices back once everybody agrees; the computer always does.
    async fn count_votes(&mut self) -> Result<(), No> {
        let Some(undo) = self.table.undo else { return Ok(()) };
        let Some(game) = self.table.game() else { return Ok(()) };
        let agreed = undo.agreed.iter().chain(self.table.bot_seats().iter()).collect();
        let mut trial = game.clone();
        match trial.undo_agreed(undo.seat, undo.steps.into(), agreed) {
            Ok(taken) => {
                let hash: Hex<4> = trial.state.short_hash().into();
                self.write(vec![Line::TookBack { taken, hash, asked: None }]).await
            }
            Err(UndoProblem::NotAgreed { .. }) => Ok(()),
            Err(problem) => Err(bound(&problem)),
        }
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

    async fn history(
        &mut self,
        conn: ConnId,
        guest: Option<GuestId>,
        id: RequestId,
        seat: Option<Seat>,
        before: u32,
        most: u16,
    ) -> Result<Tell, No> {
        if let Some(seat) = seat {
            self.own(guest, seat)?;
        }
        let Some(conn) = self.conn(conn) else { return Err(No::unknown_table()) };
        if seat.is_none() && self.table.terms.watching != Watching::Live {
            return Err(No::forbidden("at this table spectators see no history"));
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let upto = before.saturating_sub(1).min(self.told_count(viewer));
        let after = upto.saturating_sub(u32::from(most.min(500)));
        let detail: Detail = conn.detail();
        let news = self.past(viewer, detail, conn.language(), after, upto).await;
        Ok(Tell::History { id, seat, news })
    }

    /// What concerns chairs and the table rather than the game.
    async fn arrange(&mut self, guest: GuestId, ask: Ask) -> Result<(), No> {
        let owner = self.table.company.owner == guest;
        let owned =
            || if owner { Ok(()) } else { Err(No::forbidden("only the owner may do that")) };
        let lines = match ask {
            Ask::Take { chair, .. } => {
                let chair = self.chair(chair)?;
                self.may_sit(chair)?;
                vec![Line::Sat { chair, guest }]
            }
            Ask::Leave { chair, .. } => {
                let chair = self.chair(chair)?;
                self.sits(guest, chair)?;
                self.rise(chair)
            }
            Ask::Concede { seat, .. } => {
                self.own(Some(guest), seat)?;
                self.playing()?;
                let chair = self.table.chair_of(seat).ok_or_else(No::unknown_table)?;
                self.rise(chair)
            }
            Ask::Bot { chair, level, .. } => {
                let chair = self.chair(chair)?;
                let person = self.table.company.chair(chair).and_then(|chair| chair.guest);
                let absent = person.is_none_or(|person| !self.is_here(person));
                if person != Some(guest) && !absent {
                    return Err(No::forbidden("that person is here and plays"));
                }
                vec![Line::Bot { chair, level }]
            }
            Ask::Back { chair, .. } => {
                let chair = self.chair(chair)?;
                let there = self.table.company.chair(chair).unwrap_or_default();
                if there.guest.is_some() {
                    self.sits(guest, chair)?;
                } else {
                    owned()?;
                }
                vec![Line::Back { chair }]
            }
            Ask::Start { .. } => {
                owned()?;
                vec![self.start()?]
            }
            Ask::Pause { .. } => {
                self.playing()?;
                vec![Line::Paused { by: guest }]
            }
            Ask::Resume { .. } if self.table.stage() == Stage::Paused => {
                vec![Line::Resumed { by: guest }]
            }
            Ask::Resume { .. } => return Err(No::not_now("the game does not rest")),
            Ask::GiveUp { .. } => {
                owned()?;
                if self.table.is_over() {
                    return Err(No::not_now("the game is over"));
                }
                vec![Line::GivenUp { by: guest }]
            }
            Ask::Rematch { .. } => return self.rematch().await,
            Ask::Remove { guest: other, .. } => {
                owned()?;
                if other == guest || !self.table.company.has(other) {
                    return Err(No::new(Code::Unknown, "there is no such guest to send away"));
                }
                return self.remove(other, guest).await;
            }
            _ => return Err(No::new(Code::Malformed, "that is not asked of a table")),
        };
        let begins = matches!(lines.as_slice(), [Line::Started { .. }]);
        let moved = lines.iter().any(|line| matches!(line, Line::Sat { .. } | Line::Rose { .. }));
        self.write(lines).await?;
        if begins {
            let everybody: Vec<ConnId> = self.conns.iter().map(|conn| conn.id).collect();
            for conn in everybody {
                self.sync(conn, Past::Told).await;
            }
        } else if moved && self.window.is_none() {
            self.resync(guest).await;
        }
        Ok(())
    }

    /// A chair by its number from 1.
    fn chair(&self, number: u8) -> Result<u8, No> {
        let chair = number.checked_sub(1).filter(|chair| *chair < self.table.company.size());
        chair.ok_or_else(|| No::new(Code::Unknown, "there is no such chair"))
    }

    fn sits(&self, guest: GuestId, chair: u8) -> Result<(), No> {
        let sits = self.table.company.chairs_of(guest).any(|own| own == chair);
        if sits { Ok(()) } else { Err(No::forbidden("that is not your chair")) }
    }

    /// Whether somebody is connected.
    fn is_here(&self, guest: GuestId) -> bool {
        self.conns.iter().chain(&self.postponed).any(|conn| conn.guest == Some(guest))
    }

    /// Frees a chair; during the game the computer plays on.
    fn rise(&self, chair: u8) -> Vec<Line> {
        let mut lines = vec![Line::Rose { chair }];
        if self.table.play.is_some() {
            lines.push(Line::Bot { chair, level: STAND_IN });
        }
        lines
    }

    fn start(&self) -> Result<Line, No> {
        if self.table.stage() != Stage::Gathering {
            return Err(No::not_now("the game has begun already"));
        }
        if self.table.company.free() > 0 {
            return Err(No::not_now("chairs are still free; fill them or let the computer play"));
        }
        let book = books::catalog(&self.table.terms.setup)
            .and_then(|catalog| {
                self.table.terms.setup.rulebook(&catalog).map_err(|problems| problems.to_string())
            })
            .map_err(|problems| No::new(Code::BadSetup, problems))?;
        let seed = match &self.table.terms.seed {
            Some(words) => crate::seed::of_words(words),
            None => random(),
        };
        Ok(Line::Started {
            seed: Hex(seed),
            minds: Hex(random()),
            rules_version: derelict_engine::record::RULES_VERSION,
            content: book.catalog.hash.into(),
        })
    }

    async fn remove(&mut self, guest: GuestId, by: GuestId) -> Result<(), No> {
        let chairs: Vec<u8> = self.table.company.chairs_of(guest).collect();
        let mut lines: Vec<Line> = chairs.into_iter().flat_map(|chair| self.rise(chair)).collect();
        lines.push(Line::Went { guest, by });
        self.write(lines).await?;
        let bye = Tell::Bye {
            code: Code::Forbidden,
            text: "the owner of this table has sent you away".into(),
            reconnect: false,
        };
        let (sent, stay) = std::mem::take(&mut self.conns)
            .into_iter()
            .partition::<Vec<_>, _>(|conn| conn.guest == Some(guest));
        self.conns = stay;
        sent.iter().for_each(|conn| conn.send(&bye));
        self.tell_table();
        Ok(())
    }

    /// Opens a table for the same people with the same terms.
    async fn rematch(&mut self) -> Result<(), No> {
        if !self.table.is_over() {
            return Err(No::not_now("the game is not over"));
        }
        if self.table.again.is_some() {
            return Ok(());
        }
        let table = self.shared.rematch(&self.table).await?;
        self.write(vec![Line::Again { table }]).await
    }
}

fn bound(problem: &UndoProblem) -> No {
    No::new(Code::NotNow, problem.to_string())
}
