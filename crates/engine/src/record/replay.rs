//! Playing a record again.

use std::sync::Arc;

use derelict_content::Catalog;

use super::recorder::written;
use super::{Played, RULES_VERSION, Record, RecordProblem, Step, Undone};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::Game;
use crate::hash::Imprint;
use crate::offer::{DecisionId, Opportunity, Prompt, Refusal};
use crate::seat::Seat;
use crate::state::State;
use crate::streams::Seed;
use crate::undo::TakenBack;

/// One recorded choice, played again.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which choice, from 1.
    pub number: usize,
    /// Who chose; none is the table itself.
    pub seat: Option<Seat>,
    /// What.
    pub choice: Choice,
    /// What had been asked; none if it seized what stood open.
    pub prompt: Option<Prompt>,
    /// Choices taken back since the one before.
    pub taken_back: Vec<TakenBack>,
    /// The situation it was made in.
    pub before: State,
    /// What it caused.
    pub events: Vec<Event>,
    /// The situation it led to.
    pub state: State,
}

/// A record being played again, choice by choice. Ends at the first that differs; where that is
/// because of other rules, it goes on from the situation in which they changed, if there is one.
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    record: &'r Record,
    game: Game,
    opening: Vec<Event>,
    next: usize,
    number: usize,
    taken_back: Vec<TakenBack>,
    /// The rules played by at this point.
    rules_version: u32,
    passed_over: usize,
    failed: bool,
}

impl Record {
    /// Begins to play a finished record again.
    ///
    /// # Errors
    ///
    /// If the record has no end, or its game cannot be set up.
    pub fn replay(&self, catalog: &Arc<Catalog>) -> Result<Replay<'_>, RecordProblem> {
        let end = self.end.as_ref().ok_or(RecordProblem::NoEnd)?;
        self.replay_with(catalog, end.seed.0)
    }

    /// Begins to play a record again whose seed is known from elsewhere.
    ///
    /// # Errors
    ///
    /// If the game cannot be set up.
    pub fn replay_with(
        &self,
        catalog: &Arc<Catalog>,
        seed: Seed,
    ) -> Result<Replay<'_>, RecordProblem> {
        let setup = self.header.setup.clone();
        let mut game = Game::new(catalog, setup, seed).map_err(RecordProblem::Setup)?;
        let opening = game.take_events();
        let mut replay = Replay {
            record: self,
            game,
            opening,
            next: 0,
            number: 0,
            taken_back: Vec::new(),
            rules_version: self.header.rules_version,
            passed_over: 0,
            failed: false,
        };
        // A game that began from a situation laid out for it never saw its own opening.
        while let Some(laid_out @ Step::Resumed(_)) = self.steps.get(replay.next) {
            replay.step(laid_out)?;
            replay.next += 1;
            replay.opening.clear();
        }
        Ok(replay)
    }
}

impl Replay<'_> {
    /// The game as it stands after the choices played so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to be played on.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }

    /// Choices so far that were passed over, because other rules allowed them.
    #[must_use]
    pub fn passed_over(&self) -> usize {
        self.passed_over
    }

    /// What happened before the first choice.
    #[must_use]
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    fn step(&mut self, step: &Step) -> Result<Option<Moment>, RecordProblem> {
        let played = match step {
            Step::Choice(played) => played,
            Step::Resumed(resumption) => {
                let seed = self.game.state.streams.seed();
                let catalog = &self.game.book.catalog;
                let durable = State::from_durable(catalog, resumption.snapshot.clone())
                    .map_err(RecordProblem::Snapshot)?;
                if durable.game.state.streams.seed() != seed {
                    return Err(RecordProblem::Commitment);
                }
                self.game = durable.game;
                self.rules_version = resumption.rules_version;
                return Ok(None);
            }
            Step::Undone(undone) => return self.take_back(undone).map(|()| None),
        };
        self.number += 1;
        let before = self.game.state;
        let asked = played.seat.and_then(|seat| self.game.offers.for_seat(seat));
        let prompt = asked.map(|asked| asked.prompt);
        let choice = self.choose(played)?;
        let prompt = prompt.filter(|_| !matches!(choice, Choice::Seize(_)));
        let events = self.game.take_events();
        self.compare(played, &events)?;
        Ok(Some(Moment {
            number: self.number,
            seat: played.seat,
            choice,
            prompt,
            taken_back: std::mem::take(&mut self.taken_back),
            before,
            events,
            state: self.game.state,
        }))
    }

    fn take_back(&mut self, undone: &Undone) -> Result<(), RecordProblem> {
        let taken = undone.taken;
        let back = match taken.agreed {
            Some(agreed) => self.game.undo_agreed(taken.seat, taken.steps, agreed),
            None => self.game.undo(taken.seat, taken.steps),
        };
        let problem = |what| RecordProblem::Undo { number: self.number, what };
        back.map_err(|why| problem(why.to_string()))?;
        self.taken_back.push(taken);
        // The moment that follows says it; its own events are those of its choice.
        self.game.take_events();
        let replayed = Imprint::<4>::of(&self.game.state, &self.game.book);
        if undone.hash.contradicts(replayed) {
            return Err(problem(format!("it leads to {replayed}, recorded is {}", undone.hash)));
        }
        Ok(())
    }

    fn choose(&mut self, played: &Played) -> Result<Choice, RecordProblem> {
        let illegal = |why: String| RecordProblem::Illegal {
            number: self.number,
            seat: played.seat,
            choice: played.choice.clone(),
            why,
        };
        let choice = Choice::parse(&self.game.book.names, &played.choice)
            .ok_or_else(|| illegal("there is no such choice".into()))?;
        let asked = self.game.state.decision;
        if played.decision != asked {
            return Err(illegal(format!(
                "it answers decision {}, asked was {asked}",
                played.decision
            )));
        }
        let taken = match (choice, played.seat) {
            (Choice::Seize(possibility), seat) => {
                self.game.seize(Opportunity { seat, possibility })
            }
            (choice, Some(seat)) => {
                let own = self.game.offers.for_seat(seat);
                let id = own.map_or(DecisionId(0), |decision| decision.id);
                self.game.choose(seat, id, choice)
            }
            (_, None) => Err(Refusal::NotAsked),
        };
        taken.map_err(|refusal| RecordProblem::Illegal {
            number: self.number,
            seat: played.seat,
            choice: played.choice.clone(),
            why: said(&refusal),
        })?;
        Ok(choice)
    }

    fn compare(&self, played: &Played, events: &[Event]) -> Result<(), RecordProblem> {
        let differs = |what| RecordProblem::Differs {
            number: self.number,
            choice: played.choice.clone(),
            what,
        };
        let replayed = Imprint::<4>::of(&self.game.state, &self.game.book);
        if played.hash.contradicts(replayed) {
            let recorded = played.hash;
            return Err(differs(format!("it leads to {replayed}, recorded is {recorded}")));
        }
        match &played.events {
            Some(recorded) if *recorded != written(&self.game.book, events) => {
                Err(differs("what happened is not what was recorded".into()))
            }
            _ => Ok(()),
        }
    }
}

fn said(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotOffered(objections) => {
            let rules: Vec<&str> = objections.iter().map(|objection| objection.rule.0).collect();
            format!("{refusal} ({})", rules.join(", "))
        }
        _ => refusal.to_string(),
    }
}

impl Replay<'_> {
    /// Goes on where play went on under newer rules. `next` is the step after the one that differs.
    fn pass_over(&mut self) -> bool {
        let rest = &self.record.steps[self.next..];
        let join = rest.iter().position(|step| matches!(step, Step::Resumed(_)));
        let Some(join) = join.filter(|_| self.rules_version != RULES_VERSION) else {
            return false;
        };
        let differing = &self.record.steps[self.next - 1..self.next + join];
        let choices = differing.iter().filter(|step| matches!(step, Step::Choice(_))).count();
        let counted = matches!(differing[0], Step::Choice(_));
        self.passed_over += choices;
        self.number += choices - usize::from(counted);
        self.next += join;
        self.taken_back.clear();
        true
    }

    /// A problem, with the rules behind it where they are others than this program's.
    pub(super) fn explained(&self, problem: RecordProblem) -> RecordProblem {
        match self.rules_version {
            RULES_VERSION => problem,
            version => RecordProblem::OtherRules { version, problem: Box::new(problem) },
        }
    }
}

impl Iterator for Replay<'_> {
    type Item = Result<Moment, RecordProblem>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.failed {
            let step = self.record.steps.get(self.next)?;
            self.next += 1;
            match self.step(step) {
                Ok(Some(moment)) => return Some(Ok(moment)),
                Ok(None) => {}
                Err(_) if self.pass_over() => {}
                Err(problem) => {
                    self.failed = true;
                    return Some(Err(self.explained(problem)));
                }
            }
        }
        None
    }
}
