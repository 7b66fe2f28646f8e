//! Players that see a view and nothing else.
//!
//! A bot is a function of its observation history and a seed: views, events as its seat sees
//! them, its options, and what is said at the table. The only whole games it can think about are
//! those [`derelict_engine::imagine::imagine`] makes up from a view.

mod alert;
mod bot;
mod chance;
mod company;
mod crew;
mod errand;
mod evaluate;
mod heuristic;
mod kind;
mod lore;
mod memory;
mod outlook;
mod path;
mod plan;
mod random;
mod search;
mod sight;
mod spare;
mod step;
mod talk;
mod temper;
mod thought;
mod threat;
mod upkeep;
mod weigh;
mod worth;

pub use bot::{Bot, Moment, open_to};
pub use chance::{Chance, first_word};
pub use company::Company;
pub use evaluate::{TRAITS, squash};
pub use heuristic::Heuristic;
pub use kind::Kind;
pub use lore::Lore;
pub use memory::Memory;
pub use random::Random;
pub use search::{Budget, Search};
pub use spare::spare;
pub use step::Step;
pub use talk::Talk;
pub use temper::Temper;
pub use weigh::{Aim, Weighed};
