//! The ways of playing the game.

use std::ops::RangeInclusive;

derelict_content::words! {
    /// The way of playing.
    #[derive(Default)]
    Mode {
        /// Everybody for themselves, more or less together.
        #[default]
        SemiCoop = "semi-coop",
        /// One player against the ship.
        Solo = "solo",
        /// All win or all lose.
        Coop = "coop",
    }
}

impl Mode {
    /// How many players it takes.
    #[must_use]
    pub fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::Solo => 1..=1,
            Self::SemiCoop | Self::Coop => 2..=5,
        }
    }
}
