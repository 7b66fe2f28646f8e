//! One seat's thinking over one decision.

use std::cell::OnceCell;

use derelict_content::capacity;

use crate::lore::Lore;
use crate::sight::{Bag, Sight};
use crate::temper::Temper;

/// What a seat sees, what it knows by heart, and what it is like.
pub struct Thought<'a> {
    /// What the seat may know.
    pub sight: Sight<'a>,
    /// Numbers known by heart.
    pub lore: &'a Lore,
    /// What this player is like.
    pub temper: &'a Temper,
    pub(crate) noted: Noted,
}

/// What has been worked out already in the course of one thought.
#[derive(Default)]
pub(crate) struct Noted {
    pub harm: OnceCell<[f32; capacity::KINDS]>,
    pub bag: OnceCell<Bag>,
    pub encounter: OnceCell<[f32; 6]>,
    pub infection: OnceCell<f32>,
    pub panic: OnceCell<f32>,
    pub markers: OnceCell<(usize, usize)>,
    pub unexplored: OnceCell<usize>,
    pub engines_hold: OnceCell<f32>,
    pub sleep_safety: OnceCell<f32>,
    pub mends: OnceCell<bool>,
    pub clears: OnceCell<bool>,
    pub extinguishes: OnceCell<bool>,
    pub blaze: OnceCell<f32>,
    pub searches: OnceCell<bool>,
    pub purge: OnceCell<f32>,
}

impl<'a> Thought<'a> {
    /// Begins to think.
    #[must_use]
    pub fn new(sight: Sight<'a>, lore: &'a Lore, temper: &'a Temper) -> Self {
        Self { sight, lore, temper, noted: Noted::default() }
    }
}
