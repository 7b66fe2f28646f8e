//! What a player is like: how steady, how patient, how loyal.

/// The traits by which levels and styles differ.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How often, of a hundred, a careless choice is made instead of a considered one.
    pub careless: u8,
    /// Harms others where the objective asks for it.
    pub betrays: bool,
    /// Says untrue things where the objective asks for it.
    pub lies: bool,
}

impl Temper {
    /// A sound player.
    pub const STEADY: Self = Self { careless: 0, betrays: true, lies: true };
    /// Makes mistakes and means well.
    pub const CALM: Self = Self { careless: 30, betrays: false, lies: false };
}
