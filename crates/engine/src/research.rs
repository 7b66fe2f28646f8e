//! The Research Mission: who takes part, how a turn runs and what is checked in the end.

use std::sync::OnceLock;

use derelict_content::{Catalog, CharacterId};

use crate::citation::Citations;
use crate::frame::{FinaleStep, TurnStep};

/// The steps of a turn in order (`after.research.phase-order`).
pub(crate) const STEPS: &[TurnStep] = &[
    TurnStep::Draw,
    TurnStep::Rounds,
    TurnStep::Airlock,
    TurnStep::Time,
    TurnStep::Alert,
    TurnStep::Attacks,
    TurnStep::Fire,
    TurnStep::Turrets,
    TurnStep::Event,
    TurnStep::Bag,
];

/// What is checked at the end, in order (`after.research.goals`).
pub(crate) const CHECKS: &[FinaleStep] = &[
    FinaleStep::Alert,
    FinaleStep::Fate,
    FinaleStep::Keep,
    FinaleStep::Engines,
    FinaleStep::Coordinates,
    FinaleStep::Contamination,
    FinaleStep::Objectives,
    FinaleStep::Over,
];

/// Which rules stand in the place of those of the base game.
pub(crate) fn citations() -> &'static Citations {
    static CITATIONS: OnceLock<Citations> = OnceLock::new();
    CITATIONS.get_or_init(|| Citations::read(include_str!("../../../rules/citations/research.tsv")))
}

/// Only those of the same box take part: whoever stands in for another (`after.research.characters`).
pub(crate) fn enlists(catalog: &Catalog, character: CharacterId) -> bool {
    catalog.characters[character.index()].counterpart.is_some()
}
