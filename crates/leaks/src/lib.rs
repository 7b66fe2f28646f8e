//! Proof against leaks: a viewer cannot tell the real game from one that differs only in secrets.
//!
//! At random decisions of random games a viewer imagines another world: other hands, items,
//! objectives, facedown tiles and tokens, engines, course, weaknesses, contamination. Dice, the
//! bag and the decks that belong to nobody stay as they are. The same choices are then made in
//! both worlds, and everything that reaches the viewer must be the same, byte for byte: views
//! with their options, why-nots, refusals and events. It ends after [`DECISIONS`], or when
//! something hidden comes to light by one of a closed list of [`reveal`]s.
//!
//! What reaches a viewer is read through a [`Lens`]. Programs know the [`Honest`] one only; the
//! tests of this crate have others, each with a leak, to show that it would be found.

mod compare;
mod lens;
mod reveal;
mod soak;
mod swap;
mod tally;
mod ways;
mod world;

pub use compare::DECISIONS;
pub use lens::{Honest, Lens};
pub use reveal::reveal;
pub use soak::{BATCH, Soak};
pub use swap::swap;
pub use tally::{Summary, Tally};
