//! One seat's thinking over one decision.

use crate::lore::Lore;
use crate::sight::Sight;
use crate::temper::Temper;

/// What a seat sees, what it knows by heart, and what it is like.
#[derive(Clone, Copy)]
pub struct Thought<'a> {
    /// What the seat may know.
    pub sight: Sight<'a>,
    /// Numbers known by heart.
    pub lore: &'a Lore,
    /// What this player is like.
    pub temper: &'a Temper,
}
