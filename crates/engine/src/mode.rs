//! The ways of playing the game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// The way of playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Everybody for themselves, more or less together.
    #[default]
    SemiCoop,
    /// One player against the ship.
    Solo,
    /// All win or all lose.
    Coop,
}

impl Mode {
    /// Every mode.
    pub const ALL: &[Self] = &[Self::SemiCoop, Self::Solo, Self::Coop];

    /// Its stable name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::SemiCoop => "semi-coop",
            Self::Solo => "solo",
            Self::Coop => "coop",
        }
    }

    /// The mode behind a stable name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|mode| mode.name() == name)
    }

    /// How many players it takes.
    #[must_use]
    pub fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::Solo => 1..=1,
            Self::SemiCoop | Self::Coop => 2..=5,
        }
    }
}
