//! Spoiling a game on purpose, so that a test can see the simulation notice.

use derelict_engine::{Offers, State};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Plant {
    /// Nobody is asked anything
    Stuck,
    /// A marker too many
    Violation,
    /// The program breaks down
    Panic,
}

/// How far a game gets before it is spoilt.
const AT: u64 = 10;

impl Plant {
    /// Spoils a game once it has come far enough.
    pub fn spoil(self, decisions: u64, state: &mut State, offers: &mut Offers) {
        if decisions != AT {
            return;
        }
        match self {
            Self::Stuck => offers.decisions.clear(),
            Self::Violation => state.crew[0].light = u8::MAX,
            Self::Panic => panic!("planted"),
        }
    }
}
