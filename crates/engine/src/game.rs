//! The engine's contract: start a game, ask what is pending, choose, look.

use std::sync::Arc;

use derelict_content::Catalog;

use crate::choice::Choice;
use crate::event::{Event, EventSink};
use crate::frame::Question;
use crate::offer::{DecisionId, Offers, Opportunity, Prompt, Refusal};
use crate::play::Look;
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::setup::{Setup, SetupProblems};
use crate::state::{Door, State};
use crate::streams::Seed;
use crate::undo::{Before, History};

impl State {
    /// Lays out a game and runs to the first decision.
    pub fn new(
        book: &Rulebook,
        setup: &Setup,
        seed: Seed,
        offers: &mut Offers,
        sink: &mut impl EventSink,
    ) -> Self {
        let mut state = Self::lay_out(book, setup, seed);
        sink.begin(&mut state, book, setup, offers);
        state
    }

    /// Goes on from an arranged situation to the next decision.
    pub fn settle(&mut self, book: &Rulebook, offers: &mut Offers, sink: &mut impl EventSink) {
        sink.settle(self, book, offers);
    }

    /// The table, to look at.
    #[must_use]
    pub fn look<'a>(&'a self, book: &'a Rulebook) -> Look<'a> {
        Look { state: self, book }
    }

    /// What is asked of whom.
    pub fn pending(&self, book: &Rulebook, offers: &mut Offers) {
        self.look(book).pending(offers);
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Takes a choice and runs to the next decision, which `offers` then holds. A refusal
    /// leaves everything untouched.
    ///
    /// `offers` must be what was pending; hot loops keep it from the last call.
    pub fn choose(
        &mut self,
        book: &Rulebook,
        seat: Seat,
        id: DecisionId,
        choice: Choice,
        offers: &mut Offers,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        self.check(book, seat, id, choice, offers)?;
        sink.take(self, book, seat, choice, offers);
        Ok(())
    }

    /// Seizes a standing possibility and runs to the next decision, which `offers` then holds. What
    /// somebody had only half chosen lapses. A refusal leaves everything untouched.
    ///
    /// `offers` must be what was pending, as for [`State::choose`].
    pub fn seize(
        &mut self,
        book: &Rulebook,
        opportunity: Opportunity,
        offers: &mut Offers,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        if !offers.opportunities.contains(&opportunity) {
            let mut objections = Vec::new();
            self.look(book).opportunity_objections(opportunity, &mut objections);
            book.cite_all(&mut objections);
            return Err(Refusal::NotOffered(objections));
        }
        sink.seize(self, book, opportunity, offers);
        Ok(())
    }

    fn check(
        &self,
        book: &Rulebook,
        seat: Seat,
        id: DecisionId,
        choice: Choice,
        offers: &Offers,
    ) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        let decision = offers.for_seat(seat).ok_or(Refusal::NotAsked)?;
        if id != decision.id {
            return Err(Refusal::Stale);
        }
        if offers.of(decision).contains(&choice) {
            return Ok(());
        }
        let mut objections = Vec::new();
        match choice {
            Choice::Act(source, section) => {
                self.look(book).objections(seat, source, section, &mut objections);
            }
            Choice::Corridor(corridor) => {
                let aiming = matches!(decision.prompt, Prompt::Question(Question::Target { .. }));
                let shut = aiming && self.doors[corridor.index()] == Door::Closed;
                objections.when(shut, "door.closed", Reason::DoorClosed);
            }
            _ => {}
        }
        if objections.is_empty() {
            objections.object("action.illegal", Reason::NotAnOption);
        }
        book.cite_all(&mut objections);
        Err(Refusal::NotOffered(objections))
    }
}

/// A game with its rulebook and buffers, for everyone but the hottest loops.
#[derive(Clone, Debug)]
pub struct Game {
    /// What the rules are read from.
    pub book: Arc<Rulebook>,
    /// What was set up.
    pub setup: Setup,
    /// The situation.
    pub state: State,
    /// What is asked now.
    pub offers: Offers,
    /// What has happened since the events were last taken.
    pub(crate) events: Vec<Event>,
    /// How the situation was reached.
    pub(crate) history: History,
}

impl Game {
    /// Starts a game; every reason for refusing the setup is listed.
    pub fn new(catalog: &Arc<Catalog>, setup: Setup, seed: Seed) -> Result<Self, SetupProblems> {
        let book = setup.rulebook(catalog)?;
        let mut offers = Offers::default();
        let mut events = Vec::new();
        let state = State::new(&book, &setup, seed, &mut offers, &mut events);
        Ok(Self { book, setup, history: History::new(state), state, offers, events })
    }

    /// Resumes a state.
    #[must_use]
    pub fn resume(book: Arc<Rulebook>, setup: Setup, state: State) -> Self {
        let mut offers = Offers::default();
        state.pending(&book, &mut offers);
        Self { book, setup, history: History::new(state), state, offers, events: Vec::new() }
    }

    /// Takes a choice; the events it caused wait in [`Game::take_events`].
    pub fn choose(&mut self, seat: Seat, id: DecisionId, choice: Choice) -> Result<(), Refusal> {
        let before = Before::new(&self.state, &self.events);
        self.state.choose(&self.book, seat, id, choice, &mut self.offers, &mut self.events)?;
        let now = (&self.state, &*self.book);
        self.history.note(Some(seat), choice, &before, now, &self.events);
        Ok(())
    }

    /// Seizes a standing possibility; the events it caused wait in [`Game::take_events`].
    ///
    /// # Errors
    ///
    /// If it does not stand open, for all its reasons; nothing has changed then.
    pub fn seize(&mut self, opportunity: Opportunity) -> Result<(), Refusal> {
        let before = Before::new(&self.state, &self.events);
        self.state.seize(&self.book, opportunity, &mut self.offers, &mut self.events)?;
        let Opportunity { seat, .. } = opportunity;
        let now = (&self.state, &*self.book);
        self.history.note(seat, opportunity.choice(), &before, now, &self.events);
        Ok(())
    }

    /// The table, to look at.
    #[must_use]
    pub fn look(&self) -> Look<'_> {
        self.state.look(&self.book)
    }

    /// Tells something that is no part of play itself.
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// What has happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }
}
