//! Temporary window for fitting.
pub use crate::evaluate::{TRAITS, squash};
use crate::{lore::Lore, memory::Memory, sight::Sight, temper::Temper, thought::Thought};
pub fn traits_of(look: derelict_engine::Look<'_>, seat: derelict_engine::Seat, memory: &Memory, lore: &Lore, temper: &Temper) -> [f32; TRAITS] {
    Thought::new(Sight::new(look, seat, memory), lore, temper).traits()
}
