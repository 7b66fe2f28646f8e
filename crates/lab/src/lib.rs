//! Many games at once: datasets of them, and what they say about balance.
//!
//! A run is a plan: so many games of certain kinds, each with a seed of its own. The games are
//! played in parts of a fixed size, and a part is always the same files with the same rows,
//! whoever plays it. So any machine may play any of the parts, a run that was interrupted goes
//! on where it stopped, and the files of several machines make one dataset by lying side by
//! side.

mod cell;
mod dataset;
mod game;
mod plan;
mod problem;
pub mod report;
mod run;
mod tables;
mod watch;

pub use cell::{Cell, Column, Kind, Sheet};
pub use dataset::{Dataset, Part};
pub use plan::{Lineup, Plan, Shard};
pub use problem::LabProblem;
pub use run::{Ran, Run};
pub use tables::{ALL, Tables};
pub use watch::{Nobody, Watch};
