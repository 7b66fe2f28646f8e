//! The game at a table.

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::hash::Imprint;
use derelict_engine::undo::TakenBack;
use derelict_engine::{Choice, DecisionId, Event, Game, Opportunity, Refusal, Seat, Setup, State};
use serde_json::Value;

use super::Broken;
use super::item::{VIEWERS, told_of};
use crate::books::{self, shared_book};
use crate::line::Terms;

/// Who made a choice, none for the table itself, and how many events each viewer was told of it.
pub(super) type Traced = (Option<Seat>, [u32; VIEWERS]);

/// A game, and what the computer's players are made of.
#[derive(Debug)]
pub struct Running {
    /// The game.
    pub game: Game,
    /// Where the computer's players take their numbers from.
    pub minds: [u8; 32],
    /// The choices that stand.
    pub(super) trace: Vec<Traced>,
}

impl Running {
    pub(super) fn start(
        catalog: &Arc<Catalog>,
        terms: &Terms,
        seed: [u8; 32],
        minds: [u8; 32],
    ) -> Result<(Self, Vec<Event>), Broken> {
        let game = Game::new(catalog, terms.setup.clone(), seed);
        let mut game = game.map_err(|problems| Broken(problems.to_string()))?;
        game.book = shared_book(&game.book);
        let events = game.take_events();
        Ok((Self { game, minds, trace: Vec::new() }, events))
    }

    /// Takes up a game that was put to sleep.
    pub(super) fn wake(
        setup: Setup,
        minds: [u8; 32],
        trace: Vec<Traced>,
        game: &[u8],
    ) -> Result<Self, Broken> {
        let book = books::book(&setup).map_err(Broken)?;
        let game = Game::from_hot(book, setup, game);
        let game = game.map_err(|problem| Broken(problem.to_string()))?;
        Ok(Self { game, minds, trace })
    }

    pub(super) fn choose(
        &mut self,
        seat: Seat,
        decision: u32,
        choice: Choice,
    ) -> Result<(Imprint<4>, Vec<Event>), Refusal> {
        self.game.choose(seat, DecisionId(decision), choice)?;
        Ok((self.imprint(), self.game.take_events()))
    }

    pub(super) fn seize(
        &mut self,
        opportunity: Opportunity,
    ) -> Result<(Imprint<4>, Vec<Event>), Refusal> {
        self.game.seize(opportunity)?;
        Ok((self.imprint(), self.game.take_events()))
    }

    /// Seizes what was written down.
    pub(super) fn seize_again(
        &mut self,
        seat: Option<Seat>,
        code: &str,
        hash: Imprint<4>,
    ) -> Result<Vec<Event>, Broken> {
        let wrong = |why: &str| Broken(format!("`{code}` cannot be seized: {why}"));
        let opportunity = self.opportunity(seat, code)?;
        let (reached, events) =
            self.seize(opportunity).map_err(|refusal| wrong(&refusal.to_string()))?;
        if hash.contradicts(reached) {
            return Err(wrong(&format!("it leads to {reached}, written down is {hash}")));
        }
        Ok(events)
    }

    /// What a code that was written down seizes.
    pub(super) fn opportunity(
        &self,
        seat: Option<Seat>,
        code: &str,
    ) -> Result<Opportunity, Broken> {
        match Choice::parse(&self.game.book.names, code) {
            Some(Choice::Seize(possibility)) => Ok(Opportunity { seat, possibility }),
            _ => Err(Broken(format!("`{code}` is nothing that can be seized"))),
        }
    }

    /// Makes a choice that was written down.
    pub(super) fn rechoose(
        &mut self,
        seat: Seat,
        code: &str,
        hash: Imprint<4>,
    ) -> Result<Vec<Event>, Broken> {
        let wrong = |why: String| cannot(seat, code, &why);
        let (asked, choice) = self.read(seat, code)?;
        let chosen = self.choose(seat, asked, choice);
        let (reached, events) = chosen.map_err(|refusal| wrong(refusal.to_string()))?;
        if hash.contradicts(reached) {
            return Err(wrong(format!("it leads to {reached}, written down is {hash}")));
        }
        Ok(events)
    }

    /// The situation, as lines name it.
    pub(super) fn imprint(&self) -> Imprint<4> {
        Imprint::<4>::of(&self.game.state, &self.game.book)
    }

    /// The decision a seat is asked now, and a choice that was written down for it.
    pub(super) fn read(&self, seat: Seat, code: &str) -> Result<(u32, Choice), Broken> {
        let wrong = |why: &str| cannot(seat, code, why);
        let choice = Choice::parse(&self.game.book.names, code);
        let choice = choice.ok_or_else(|| wrong("there is no such choice"))?;
        let asked = self.game.offers.for_seat(seat).map(|decision| decision.id.0);
        Ok((asked.ok_or_else(|| wrong("nothing is asked"))?, choice))
    }

    /// Takes choices back; says how many events each viewer had been told of them, and what all are
    /// told now.
    pub(super) fn take_back(
        &mut self,
        taken: TakenBack,
        hash: Imprint<4>,
    ) -> Result<([u32; VIEWERS], Vec<Event>), Broken> {
        let wrong = |why: String| Broken(format!("choices cannot be taken back: {why}"));
        match taken.agreed {
            Some(agreed) => self.game.undo_agreed(taken.seat, taken.steps, agreed),
            None => self.game.undo(taken.seat, taken.steps),
        }
        .map_err(|problem| wrong(problem.to_string()))?;
        let void = self.cut(taken);
        let reached = self.imprint();
        if hash.contradicts(reached) {
            return Err(wrong(format!("{reached} is not {hash}")));
        }
        let events = self.game.take_events();
        // What is told of taking back is void as soon as the choice before is taken back, too.
        if let Some((_, told)) = self.trace.last_mut() {
            add(told, told_of(&events));
        }
        Ok((void, events))
    }

    /// How many choices stand.
    #[must_use]
    pub fn made(&self) -> usize {
        self.trace.len()
    }

    /// Notes whom a choice was told to.
    pub(super) fn note(&mut self, seat: Option<Seat>, events: &[Event]) {
        self.trace.push((seat, told_of(events)));
    }

    /// Forgets choices that were taken back; says how much each viewer had been told of them.
    pub(super) fn cut(&mut self, taken: TakenBack) -> [u32; VIEWERS] {
        let own = Some(taken.seat);
        let own = self.trace.iter().enumerate().rev().filter(|(_, (seat, _))| *seat == own);
        let from = own.map(|(at, _)| at).nth(taken.steps.saturating_sub(1)).unwrap_or(0);
        let mut void = [0; VIEWERS];
        for (_, told) in self.trace.drain(from..) {
            add(&mut void, told);
        }
        void
    }

    /// Goes on from a situation under other rules.
    pub(super) fn go_on_from(
        &mut self,
        catalog: &Arc<Catalog>,
        snapshot: Value,
    ) -> Result<(), Broken> {
        let durable = State::from_durable(catalog, snapshot);
        self.game = durable.map_err(|problem| Broken(problem.to_string()))?.game;
        self.game.book = shared_book(&self.game.book);
        self.trace.clear();
        Ok(())
    }
}

fn add(sum: &mut [u32; VIEWERS], more: [u32; VIEWERS]) {
    for (count, more) in sum.iter_mut().zip(more) {
        *count += more;
    }
}

pub(super) fn cannot(seat: Seat, code: &str, why: &str) -> Broken {
    Broken(format!("player {seat} cannot choose `{code}`: {why}"))
}
