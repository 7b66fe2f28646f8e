//! Bots at a table: what they are told, who answers next.

use std::sync::Arc;

use derelict_bots::{Budget, Chance, Company, Kind, Lore, Random, first_word};
use derelict_engine::view::Viewer;
use derelict_engine::{
    Choice, Decision, Event, Look, Offers, Refusal, Rulebook, Seat, Seed, Setup, Silent, State,
};

/// Bots at every seat of a table.
pub enum Bots {
    /// They see nothing but their options, so nothing else is prepared for them.
    Blind(Chance),
    /// They see what their seats may know.
    Seeing(Company, Vec<Event>),
}

impl Bots {
    /// One bot for each seat.
    pub fn new(kinds: &[Kind], lore: &Arc<Lore>, seed: Seed, budget: Option<Budget>) -> Self {
        let seed = first_word(seed);
        if kinds.iter().all(|kind| *kind == Kind::Random) {
            return Self::Blind(Chance::new(seed));
        }
        let bots = kinds.iter().enumerate().map(|(index, kind)| {
            let seat = Seat(index as u8);
            Some(match budget {
                Some(budget) => kind.bot_with(seat, lore, seed, budget),
                None => kind.bot(seat, lore, seed),
            })
        });
        Self::Seeing(Company::new(bots.collect()), Vec::new())
    }

    /// Who answers next, and what. Something must be asked.
    pub fn decide(&mut self, look: Look<'_>, offers: &Offers) -> (Decision, Choice) {
        match self {
            Self::Blind(chance) => {
                let decision = &offers.decisions[chance.below(offers.decisions.len())];
                (decision.clone(), Random::pick(offers.of(decision), chance))
            }
            Self::Seeing(company, _) => {
                let decision = &offers.decisions[0];
                let view = look.view(Viewer::Seat(decision.seat));
                let answer = company.answer(look.book, &view);
                (decision.clone(), answer.unwrap_or(offers.of(decision)[0]))
            }
        }
    }

    /// Lays out a game they watch from the start.
    pub fn begin(
        &mut self,
        book: &Rulebook,
        setup: &Setup,
        seed: Seed,
        offers: &mut Offers,
    ) -> State {
        match self {
            Self::Blind(_) => State::new(book, setup, seed, offers, &mut Silent),
            Self::Seeing(company, events) => {
                let state = State::new(book, setup, seed, offers, events);
                company.tell(events);
                company.discuss(book, |seat| state.look(book).view(Viewer::Seat(seat)));
                events.clear();
                state
            }
        }
    }

    /// Makes a choice they watch the consequences of.
    pub fn choose(
        &mut self,
        state: &mut State,
        book: &Rulebook,
        decision: &Decision,
        choice: Choice,
        offers: &mut Offers,
    ) -> Result<(), Refusal> {
        let (seat, id) = (decision.seat, decision.id);
        match self {
            Self::Blind(_) => state.choose(book, seat, id, choice, offers, &mut Silent),
            Self::Seeing(company, events) => {
                state.choose(book, seat, id, choice, offers, events)?;
                company.tell(events);
                company.discuss(book, |seat| state.look(book).view(Viewer::Seat(seat)));
                events.clear();
                Ok(())
            }
        }
    }
}
