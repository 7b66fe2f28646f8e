//! The kinds of bots, by name.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use derelict_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::bot::Bot;
use crate::heuristic::Heuristic;
use crate::lore::Lore;
use crate::random::Random;
use crate::search::{Budget, Search};
use crate::temper::Temper;

/// Imagined games a searching bot plays for each move unless told otherwise.
const ITERATIONS: u32 = 160;
/// Turns it looks ahead.
const HORIZON: u8 = 1;

/// A kind of bot: a style, or a level a player picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Blind chance.
    Random,
    /// The heuristic.
    Crew,
    /// The heuristic that looks ahead.
    Search,
    /// An easy table.
    Calm,
    /// The usual table.
    Seasoned,
    /// A hard table.
    Ruthless,
}

impl Kind {
    /// Every kind, weakest first.
    pub const ALL: &[Self] =
        &[Self::Random, Self::Calm, Self::Crew, Self::Seasoned, Self::Search, Self::Ruthless];

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Crew => "crew",
            Self::Search => "search",
            Self::Calm => "calm",
            Self::Seasoned => "seasoned",
            Self::Ruthless => "ruthless",
        }
    }

    /// A bot of this kind at a seat.
    #[must_use]
    pub fn bot(self, seat: Seat, lore: &Arc<Lore>, seed: u64) -> Box<dyn Bot> {
        self.bot_with(seat, lore, seed, Budget::Iterations(ITERATIONS))
    }

    /// A bot of this kind; one that searches does so within a budget.
    #[must_use]
    pub fn bot_with(self, seat: Seat, lore: &Arc<Lore>, seed: u64, budget: Budget) -> Box<dyn Bot> {
        let heuristic = |temper| Heuristic::new(seat, Arc::clone(lore), temper, seed);
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Crew | Self::Seasoned => Box::new(heuristic(Temper::STEADY)),
            Self::Search | Self::Ruthless => {
                Box::new(Search::new(heuristic(Temper::STEADY), budget, HORIZON))
            }
            Self::Calm => Box::new(heuristic(Temper::CALM)),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name).ok_or_else(|| {
            let known: Vec<&str> = Self::ALL.iter().map(|kind| kind.name()).collect();
            format!("there is no bot `{name}`; there are {}", known.join(", "))
        })
    }
}
