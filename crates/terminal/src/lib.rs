//! Playing at one machine: on a full screen, as numbered lines, or as JSON for programs.
//!
//! A [`Sitting`] is a game with people around it: it lets the computer's crew choose, says who is to
//! look at the screen next, remembers what each person has been told, and keeps the game on disk.
//! [`screen`], [`plain`] and [`json`] are three ways to sit down at it; [`join`] sits down at the
//! table of a server instead. None of them knows a rule or sees more than a view.

mod ask;
pub mod at_table;
mod ending;
pub mod fault;
pub mod files;
mod gravity;

pub mod interface;
pub mod join;
pub mod json;

mod log;
pub mod lookup;
pub mod nearest;
pub mod page;
pub mod plain;
pub mod screen;

pub mod sitting;
pub mod situation;
pub mod store;
mod talk;
#[cfg(test)]
mod tests;
mod typed;
mod wish;

pub use at_table::AtTable;
pub use fault::Fault;
pub use interface::Interface;
pub use page::Page;
pub use sitting::{Person, Sitting};
pub use situation::Situation;
pub use store::Store;
