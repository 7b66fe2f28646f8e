//! The rulebook as data.
//!
//! `rules/` holds every rule of the game as one statement with a stable id.
//! The engine names those ids in events and refusals, scenarios and tests
//! prove them, and players look them up. This crate reads the chapters and
//! answers questions about them; it knows nothing of how a rule is played.
//!
//! ```
//! use derelict_ledger::Ledger;
//!
//! let ledger = Ledger::embedded();
//! let rule = ledger.get("move.basic").expect("a rule of the base game");
//! assert_eq!(rule.section.number, Some(7));
//! assert_eq!(rule.section.title, "Movement");
//!
//! // A decision comes with the question behind it and the reason.
//! let ruling = ledger.ruling_for("noise.roll.combat").expect("a ruling");
//! assert_eq!(ruling.ruling, "Never.");
//! ```

mod error;
mod ledger;
mod parse;
mod ruling;
mod search;
mod source;
mod statement;

pub use error::{Problem, Problems};
pub use ledger::{Chapter, File, Ledger};
pub use ruling::Ruling;
pub use source::Source;
pub use statement::{Section, Statement};
