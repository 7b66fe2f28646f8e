//! The components of the game as data.
//!
//! A *pack* is a folder of TOML files. Loading checks every entry of every file at once and compiles
//! what it finds into a [`Catalog`]: plain tables indexed by small ids. This crate knows what is
//! printed on the components, never what the rules make of it.
//!
//! ```
//! use derelict_content::Catalog;
//!
//! let base = Catalog::base();
//! assert_eq!(base.board("basic").map(|board| board.rooms.len()), Some(21));
//! ```

mod base;
pub mod capacity;
pub mod catalog;
mod check;
mod compile;
mod compose;
mod counts;
mod draft;
mod entry;
mod fill;
mod forms;
mod hash;
pub mod ids;
mod library;
mod load;
mod names;
mod offer;
mod origin;
mod pack;
mod problems;
mod read;
mod select;
mod source;
mod tables;
pub mod vocabulary;
mod ways;
mod words;

pub use base::SHIPPED;
pub use catalog::*;
pub use fill::Fill;
pub use ids::*;
pub use library::Library;
pub use load::load_packs;
pub use names::{Names, Scope, nearest};
pub use problems::{Problem, Problems};
pub use select::Selection;
pub use source::{PackFiles, SourceFile, TextFile};
pub use vocabulary::*;
pub use ways::{Axis, AxisKind, AxisValue, Bond, Demand, Misfit, Ways};
