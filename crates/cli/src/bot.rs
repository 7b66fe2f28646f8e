//! Bots at a table: what they are told, who answers next.

use std::sync::Arc;

use derelict_bots::{Budget, Chance, Company, Kind, Lore, Random, Step, first_word};
use derelict_engine::view::Viewer;
use derelict_engine::{Event, Look, Offers, Refusal, Rulebook, Seat, Seed, Setup, Silent, State};

/// Bots at every seat of a table.
pub enum Bots {
    /// They see nothing but their options, so nothing else is prepared for them.
    Blind(Chance),
    /// They see what their seats may know; chance enters what only the table can.
    Seeing(Company, Vec<Event>, Chance),
}

impl Bots {
    /// One bot for each seat.
    pub fn new(kinds: &[Kind], lore: &Arc<Lore>, seed: Seed, budget: Option<Budget>) -> Self {
        let seed = first_word(seed);
        if kinds.iter().all(|kind| *kind == Kind::Random) {
            return Self::Blind(Chance::new(seed));
        }
        Self::seeing(kinds, lore, seed, budget)
    }

    /// One bot for each seat; what happens is told whether they can see it or not.
    pub fn watching(kinds: &[Kind], lore: &Arc<Lore>, seed: Seed, budget: Option<Budget>) -> Self {
        Self::seeing(kinds, lore, first_word(seed), budget)
    }

    fn seeing(kinds: &[Kind], lore: &Arc<Lore>, seed: u64, budget: Option<Budget>) -> Self {
        let bots = kinds.iter().enumerate().map(|(index, kind)| {
            let seat = Seat(index as u8);
            Some(match budget {
                Some(budget) => kind.bot_with(seat, lore, seed, budget),
                None => kind.bot(seat, lore, seed),
            })
        });
        Self::Seeing(Company::new(bots.collect()), Vec::new(), Chance::new(seed))
    }

    /// What the last step has caused, if anybody watches.
    pub fn happened(&self) -> &[Event] {
        match self {
            Self::Blind(_) => &[],
            Self::Seeing(_, events, _) => events,
        }
    }

    /// What is done next. Something must be asked.
    pub fn decide(&mut self, look: Look<'_>, offers: &Offers) -> Step {
        match self {
            Self::Blind(chance) => Step::any(offers, chance, Random::pick),
            Self::Seeing(company, _, chance) => {
                let step = company.next(look, offers, chance);
                step.unwrap_or_else(|| Step::any(offers, chance, Random::pick))
            }
        }
    }

    /// Lays out a game they watch from the start, once `arrange` has put right what lies there.
    pub fn begin(
        &mut self,
        book: &Rulebook,
        setup: &Setup,
        seed: Seed,
        offers: &mut Offers,
        arrange: impl FnOnce(&mut State),
    ) -> State {
        match self {
            Self::Blind(_) => {
                let mut state = State::new(book, setup, seed, offers, &mut Silent);
                arrange(&mut state);
                state
            }
            Self::Seeing(company, events, _) => {
                let mut state = State::new(book, setup, seed, offers, events);
                arrange(&mut state);
                company.tell(events);
                company.discuss(book, |seat| state.look(book).view(Viewer::Seat(seat)));
                events.clear();
                state
            }
        }
    }

    /// Takes a step they watch the consequences of.
    pub fn take(
        &mut self,
        state: &mut State,
        book: &Rulebook,
        step: &Step,
        offers: &mut Offers,
    ) -> Result<(), Refusal> {
        match self {
            Self::Blind(_) => step.take(state, book, offers, &mut Silent),
            Self::Seeing(company, events, _) => {
                events.clear();
                step.take(state, book, offers, events)?;
                company.tell(events);
                company.discuss(book, |seat| state.look(book).view(Viewer::Seat(seat)));
                Ok(())
            }
        }
    }
}
