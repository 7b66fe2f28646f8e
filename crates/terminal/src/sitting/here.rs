//! What the ways of playing need of a game that runs here.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use derelict_engine::due::Foreseen;
use derelict_engine::odds::{Odds, Risk};
use derelict_engine::view::{View, Viewer};
use derelict_engine::why::NotNow;
use derelict_engine::{
    Choice, DecisionId, Event, Opportunity, Refusal, Rulebook, Seat, SeatSet, Setup,
};
use derelict_text::Voice;

use super::sand::GLANCE;
use super::{Person, Sitting};
use crate::at_table::{AtTable, Next, Promise, Undone};
use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::Log;

impl AtTable for Sitting {
    fn words(&self) -> &Interface {
        &self.words
    }

    fn voice(&self) -> &Voice {
        &self.voice
    }

    fn book(&self) -> &Arc<Rulebook> {
        &self.game().book
    }

    fn setup(&self) -> &Setup {
        &self.game().setup
    }

    fn promise(&self) -> Promise {
        let header = &self.recorder.record().header;
        let commitment = Some(header.commitment.to_string());
        let (verifiable, rules_version) = (header.verifiable, header.rules_version);
        Promise { commitment, verifiable, rules_version }
    }

    fn view(&self, seat: Seat) -> View {
        self.game().view(Viewer::Seat(seat))
    }

    fn spectate(&self) -> View {
        self.game().view(Viewer::Spectator)
    }

    fn log(&self, seat: Seat) -> &Log {
        &self.logs[seat.index()]
    }

    fn log_mut(&mut self, seat: Seat) -> &mut Log {
        &mut self.logs[seat.index()]
    }

    fn finale(&self) -> &[Event] {
        &self.finale
    }

    fn is_new(&self) -> bool {
        self.recorder.record().steps.is_empty()
    }

    fn person(&self, seat: Seat) -> String {
        match self.sitting(seat) {
            None => String::new(),
            Some((_, Person { name: Some(name), .. })) => {
                self.words.say("person-human", &[("name", name.as_str().into())])
            }
            Some((_, Person { human: true, .. })) if self.humans().len() > 1 => {
                self.words.say("person-number", &[("number", seat.number().into())])
            }
            Some((_, Person { human: true, .. })) => self.words.plain("you"),
            Some((index, _)) => self.words.say("person-bot", &[("number", index.into())]),
        }
    }

    fn humans(&self) -> SeatSet {
        let seats = (0..self.sitting.len() as u8).map(Seat);
        seats.filter(|seat| self.is_human(*seat)).collect()
    }

    fn needs_curtain(&self, seat: Seat) -> bool {
        self.looking != Some(seat) && self.humans().len() > 1
    }

    fn hand_screen(&mut self, seat: Seat) {
        self.looking = Some(seat);
    }

    fn is_bots_turn(&self) -> bool {
        self.bot_asked().is_some()
    }

    fn let_bot_choose(&mut self) -> Result<bool, Fault> {
        if let Some(open) = self.bot_seizes() {
            self.seize(open)?;
            return Ok(true);
        }
        let Some((seat, id)) = self.bot_asked() else {
            return Ok(false);
        };
        let view = self.view(seat);
        let book = Arc::clone(self.book());
        let Some(choice) = self.company.answer(&book, &view) else {
            return Err(Fault::new("the computer's crew has no answer to what it is asked"));
        };
        self.take(seat, id, choice)?;
        Ok(true)
    }

    fn go_on(&mut self) -> Result<Next, Fault> {
        if self.is_bots_turn() {
            while self.let_bot_choose()? {}
            self.keep()?;
        }
        self.mind_sand()?;
        while let Some(seat) = self.windows.pop_front() {
            if self.game().offers.for_seat(seat).is_some() {
                return Ok(Next::Ask(seat));
            }
            if self.needs_curtain(seat) {
                return Ok(Next::Nothing(seat));
            }
        }
        if self.game().state.is_over() {
            return Ok(Next::Over);
        }
        match self.game().offers.decisions.first() {
            Some(asked) => Ok(Next::Ask(asked.seat)),
            None => Err(Fault::new("nobody is asked anything, and the game is not over")),
        }
    }

    fn choose(&mut self, seat: Seat, answers: &[Choice]) -> Result<(), Fault> {
        if let Some(open) = self.seized(seat, answers) {
            self.seize(open)?;
            return self.keep();
        }
        let refused = |refusal: &Refusal| Fault::new(self.voice.refusal(refusal));
        let Some(asked) = self.game().offers.for_seat(seat) else {
            return Err(refused(&Refusal::NotAsked));
        };
        let chosen = self.game().rehearse(seat, asked.id, answers);
        for choice in chosen.map_err(|misfit| refused(&misfit.refusal))? {
            let id = self.game().offers.for_seat(seat).map(|asked| asked.id);
            self.take(seat, id.unwrap_or(DecisionId(0)), choice)?;
        }
        self.keep()
    }

    fn refuses(&self, seat: Seat, answers: &[Choice]) -> Option<String> {
        if self.seized(seat, answers).is_some() {
            return None;
        }
        let id = self.game().offers.for_seat(seat)?.id;
        let misfit = self.game().rehearse(seat, id, answers).err()?;
        Some(self.voice.refusal(&misfit.refusal))
    }

    fn after(&self, seat: Seat, choice: Choice) -> Option<View> {
        Some(self.game().aiming(seat, choice)?.view(Viewer::Seat(seat)))
    }

    fn foresee(&self, seat: Seat, choice: Choice) -> Foreseen {
        self.game().foresee(seat, choice)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.game().undo_point(seat) > 0
    }

    fn undoes(&self, seat: Seat) -> Option<String> {
        let (choice, earlier) = self.game().before_last(seat)?;
        let cast = self.voice.cast(&earlier.view(Viewer::Seat(seat)));
        if let Choice::Seize(possibility) = choice {
            return Some(self.voice.name(possibility, &cast));
        }
        Some(self.voice.step(choice, &earlier.offers.for_seat(seat)?.prompt, &cast))
    }

    fn undo(&mut self, seat: Seat) -> Result<Undone, Fault> {
        if !self.can_undo(seat) || self.recorder.undo(seat, 1).is_err() {
            return Ok(Undone::Bound);
        }
        let events = self.recorder.take_events();
        self.logs.iter_mut().for_each(Log::step_back);
        self.note(&events);
        self.keep()?;
        Ok(Undone::Done)
    }

    fn why_not(&self, seat: Seat) -> Vec<NotNow> {
        self.game().look().why_not(seat)
    }

    fn odds(&self, seat: Seat, risk: Risk) -> Option<Odds> {
        self.game().odds(seat, risk)
    }

    fn file(&mut self) -> Result<Option<PathBuf>, Fault> {
        self.place.file(self.recorder.record()).map(Some)
    }

    fn path(&self) -> Option<&Path> {
        Some(self.place.path())
    }

    fn kept(&self) -> String {
        let path = self.place.path().display().to_string();
        self.words.say("save-where", &[("path", path.into())])
    }

    fn farewell(&self) -> String {
        self.words.plain("quit-kept")
    }

    fn glance(&self) -> Option<Duration> {
        self.sand_left().map(|_| GLANCE)
    }

    fn listen(&mut self) -> Result<bool, Fault> {
        Ok(self.mind_sand()? | self.sand_fell())
    }

    fn sand(&self) -> Option<Duration> {
        self.sand_left()
    }

    fn shares_screen(&self) -> bool {
        true
    }
}

impl Sitting {
    /// What answers seize, if they do: for the person who has the screen, or for another one here.
    fn seized(&self, seat: Seat, answers: &[Choice]) -> Option<Opportunity> {
        match *answers {
            [Choice::Seize(possibility)] => Some(Opportunity { seat: Some(seat), possibility }),
            [Choice::Seize(possibility), Choice::Seat(other)] if self.is_human(other) => {
                Some(Opportunity { seat: Some(other), possibility })
            }
            _ => None,
        }
    }
}
