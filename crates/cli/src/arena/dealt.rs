//! An objective that one seat is dealt and keeps.

use derelict_bots::Step;
use derelict_content::{Catalog, Kind as Named, ObjectiveDeck, ObjectiveId};
use derelict_engine::frame::WindowKind;
use derelict_engine::mode::Mode;
use derelict_engine::offer::Prompt;
use derelict_engine::{Choice, Rulebook, Seat, Setup, State};

use crate::fault::Fault;

/// An objective to be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealt {
    objective: ObjectiveId,
    deck: ObjectiveDeck,
}

impl Dealt {
    /// The objective of a name, if a table like this uses it.
    pub fn new(name: &str, setup: &Setup, book: &Rulebook) -> Result<Self, Fault> {
        let catalog: &Catalog = &book.catalog;
        let decks: &[ObjectiveDeck] = match setup.mode {
            _ if book.has_requirements() => &[ObjectiveDeck::Requirement],
            Mode::SemiCoop => &[ObjectiveDeck::Personal, ObjectiveDeck::Corporate],
            Mode::Solo | Mode::Coop => &[ObjectiveDeck::Coop],
        };
        let used = |id: &ObjectiveId| {
            let card = &catalog.objectives[id.index()];
            decks.contains(&card.deck) && card.players <= setup.players
        };
        let all = (0..catalog.objectives.len() as u8).map(ObjectiveId).filter(used);
        let named = |id: ObjectiveId| book.names.name(Named::ObjectiveId, id.0).unwrap_or("?");
        let mut known = all.clone();
        match known.find(|id| named(*id) == name) {
            Some(objective) => {
                Ok(Self { objective, deck: catalog.objectives[objective.index()].deck })
            }
            None => {
                let names: Vec<&str> = all.map(named).collect();
                Err(Fault::new(format!(
                    "no objective `{name}` is dealt at such a table; there are {}",
                    names.join(", ")
                )))
            }
        }
    }

    /// Deals it to a seat; whoever held it gets what that seat would have had.
    pub fn deal(self, state: &mut State, seat: Seat) {
        let players = usize::from(state.players);
        let corporate = self.deck == ObjectiveDeck::Corporate;
        // One card is both where nobody chooses.
        let coop = state.mode == Mode::Coop || self.deck == ObjectiveDeck::Requirement;
        let mine = &state.crew[seat.index()];
        let instead = if corporate { mine.corporate } else { mine.personal };
        for crew in &mut state.crew[..players] {
            for held in [&mut crew.corporate, &mut crew.personal] {
                if *held == self.objective {
                    *held = instead;
                }
            }
        }
        let mine = &mut state.crew[seat.index()];
        if corporate || coop {
            mine.corporate = self.objective;
        }
        if !corporate {
            mine.personal = self.objective;
        }
    }

    /// Keeps it where its holder is asked which to keep.
    pub fn keep(self, step: Step, seat: Seat) -> Step {
        match step {
            Step::Answer(decision, _)
                if decision.seat == seat
                    && decision.prompt == Prompt::Window(WindowKind::Objectives) =>
            {
                let kept = match self.deck {
                    ObjectiveDeck::Corporate | ObjectiveDeck::Offer => Choice::Corporate,
                    ObjectiveDeck::Personal | ObjectiveDeck::Coop | ObjectiveDeck::Requirement => {
                        Choice::Personal
                    }
                };
                Step::Answer(decision, kept)
            }
            step => step,
        }
    }
}
