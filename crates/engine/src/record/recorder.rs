//! Keeping the record of a game while it is played.

use std::sync::Arc;

use derelict_content::Catalog;
use serde_json::Value;

use super::{
    End, FORMAT, Header, Hex, Played, RULES_VERSION, Record, RecordProblem, Resumption, Step,
    Undone, commitment,
};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::Game;
use crate::hash::Imprint;
use crate::offer::{DecisionId, Opportunity, Refusal};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::setup::{Setup, SetupProblems};
use crate::streams::Seed;
use crate::undo::{TakenBack, UndoProblem};

/// How a game is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Nobody chose the seed.
    pub verifiable: bool,
    /// Write down what happened, too.
    pub events: bool,
}

/// A game that writes down what is chosen.
#[derive(Clone, Debug)]
pub struct Recorder {
    game: Game,
    record: Record,
    events: bool,
    untold: Vec<Event>,
}

impl Recorder {
    /// Starts a game and its record.
    ///
    /// # Errors
    ///
    /// Every reason why the setup cannot be played.
    pub fn new(
        catalog: &Arc<Catalog>,
        setup: Setup,
        seed: Seed,
        terms: Terms,
    ) -> Result<Self, SetupProblems> {
        let mut game = Game::new(catalog, setup, seed)?;
        let untold = game.take_events();
        let header = Header {
            format: FORMAT,
            rules_version: RULES_VERSION,
            content: game.book.catalog.hash.into(),
            setup: game.setup.clone(),
            commitment: commitment(&seed),
            verifiable: terms.verifiable,
            events: terms.events.then(|| written(&game.book, &untold)),
        };
        Ok(Self {
            record: Record { header, steps: Vec::new(), end: None },
            events: terms.events,
            game,
            untold,
        })
    }

    /// Takes up a game and the record kept of it so far. Where the record does not lead to the
    /// game, the rules have changed since, and the record says so from here on.
    ///
    /// # Errors
    ///
    /// If the record is of another game.
    pub fn resume(
        catalog: &Arc<Catalog>,
        mut record: Record,
        game: Game,
    ) -> Result<Self, RecordProblem> {
        let state = game.state;
        let seed = state.streams.seed();
        if commitment(&seed) != record.header.commitment {
            return Err(RecordProblem::Commitment);
        }
        let replayed = record.replay_with(catalog, seed).ok().and_then(|mut replay| {
            let whole = replay.by_ref().all(|moment| moment.is_ok());
            let game = replay.into_game();
            // Played to again, the game remembers its choices and can take them back.
            (whole && game.state == state).then_some(game)
        });
        let game = replayed.unwrap_or_else(|| {
            record.steps.push(Step::Resumed(Resumption {
                rules_version: RULES_VERSION,
                content: game.book.catalog.hash.into(),
                snapshot: game.to_durable(),
            }));
            game
        });
        let mut recorder = Self {
            events: record.header.events.is_some(),
            record: Record { end: None, ..record },
            game,
            untold: Vec::new(),
        };
        recorder.close_if_over();
        Ok(recorder)
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// What has happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.untold)
    }

    /// Takes a choice and writes it down; a refused one leaves no trace.
    ///
    /// # Errors
    ///
    /// As [`Game::choose`].
    pub fn choose(&mut self, seat: Seat, id: DecisionId, choice: Choice) -> Result<(), Refusal> {
        let decision = self.game.state.decision;
        self.game.choose(seat, id, choice)?;
        self.write(decision, Some(seat), choice);
        Ok(())
    }

    /// Seizes a standing possibility and writes that down; a refused one leaves no trace.
    ///
    /// # Errors
    ///
    /// As [`Game::seize`].
    pub fn seize(&mut self, opportunity: Opportunity) -> Result<(), Refusal> {
        let decision = self.game.state.decision;
        self.game.seize(opportunity)?;
        self.write(decision, opportunity.seat, opportunity.choice());
        Ok(())
    }

    fn write(&mut self, decision: u32, seat: Option<Seat>, choice: Choice) {
        let events = self.game.take_events();
        self.record.steps.push(Step::Choice(Played {
            decision,
            seat,
            choice: choice.code(&self.game.book.names),
            hash: Imprint::<4>::of(&self.game.state, &self.game.book),
            events: self.events.then(|| written(&self.game.book, &events)),
        }));
        self.untold.extend(events);
        self.close_if_over();
    }

    /// Takes choices back and writes that down.
    ///
    /// # Errors
    ///
    /// As [`Game::undo`].
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<TakenBack, UndoProblem> {
        let taken = self.game.undo(seat, steps)?;
        self.write_undo(taken);
        Ok(taken)
    }

    /// Takes choices back by agreement and writes that down.
    ///
    /// # Errors
    ///
    /// As [`Game::undo_agreed`].
    pub fn undo_agreed(
        &mut self,
        seat: Seat,
        steps: usize,
        agreed: SeatSet,
    ) -> Result<TakenBack, UndoProblem> {
        let taken = self.game.undo_agreed(seat, steps, agreed)?;
        self.write_undo(taken);
        Ok(taken)
    }

    /// Gives the game up: the record ends here and reveals the seed.
    #[must_use]
    pub fn abandon(mut self) -> Record {
        self.close();
        self.record
    }

    fn write_undo(&mut self, taken: TakenBack) {
        self.untold.extend(self.game.take_events());
        let hash = Imprint::<4>::of(&self.game.state, &self.game.book);
        self.record.steps.push(Step::Undone(Undone { taken, hash }));
    }

    fn close_if_over(&mut self) {
        if self.game.state.is_over() {
            self.close();
        }
    }

    fn close(&mut self) {
        let state = &self.game.state;
        let over = state.is_over();
        self.record.end = Some(End {
            hash: Imprint::<8>::of(state, &self.game.book),
            ending: state.ending.filter(|_| over),
            outcome: state.outcome,
            seed: Hex(state.streams.seed()),
        });
    }
}

/// Events as they are written into a record: by stable names, secrets included.
pub(super) fn written(book: &Rulebook, events: &[Event]) -> Vec<Value> {
    let _scope = book.names.scope();
    let values = events.iter().map(serde_json::to_value);
    values.map(Result::unwrap_or_default).collect()
}
