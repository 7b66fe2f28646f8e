//! What bots say to each other: structured, without effect on the game, and not always true.

use derelict_content::Planet;
use derelict_engine::Seat;
use serde::{Deserialize, Serialize};

/// Something said at the table, heard by everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Talk {
    /// "I have seen this engine, and it works", or that it is broken.
    Engine {
        /// The engine, from 0.
        engine: u8,
        /// What is claimed of it.
        works: bool,
    },
    /// "The ship is heading there."
    Course {
        /// What is claimed of the destination as it is set now.
        planet: Planet,
    },
    /// "Somebody should look at this engine."
    AskEngine {
        /// The engine, from 0.
        engine: u8,
    },
    /// "I leave a place in my pod for you."
    PromisePlace {
        /// For whom.
        to: Seat,
    },
}
