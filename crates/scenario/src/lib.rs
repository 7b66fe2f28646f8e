//! Readable rule tests: given a situation, when somebody chooses, then this holds.
//!
//! The format is described field by field in `docs/scenarios.md`.

mod arrangement;
mod check;
mod choice;
mod compare;
pub mod deal;
pub mod executed;
mod expect;
mod format;
mod guide;
mod load;
mod possible;
mod report;
mod run;
mod scene;
mod script;
mod snapshot;

pub use guide::{Advice, Guide};
pub use load::{Errors, find, load, parse};
pub use report::{Failure, Report};
pub use run::Scenario;
