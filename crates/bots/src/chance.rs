//! Numbers for choosing, apart from the game's own chance.

use derelict_engine::{DecisionId, Seat, Seed};

/// A stream of numbers, the same for the same seed on every machine.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Numbers that begin anywhere.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers of one decision: the same however often a game is put away and resumed.
    #[must_use]
    pub fn of_decision(seed: u64, seat: Seat, id: DecisionId) -> Self {
        let mut chance = Self(seed ^ (u64::from(seat.0) << 56) ^ (u64::from(id.0) << 20));
        chance.0 = chance.word();
        chance
    }

    /// Numbers of their own for each part of a run.
    #[must_use]
    pub fn of_part(seed: u64, part: u64) -> Self {
        Self(Self(seed).word() ^ part.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        ((u128::from(self.word()) * sides as u128) >> 64) as usize
    }

    /// A number from 0 up to, not including, 1.
    pub fn unit(&mut self) -> f32 {
        (self.word() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A seed for a game.
    pub fn seed(&mut self) -> Seed {
        let mut seed = Seed::default();
        seed[..8].copy_from_slice(&self.word().to_le_bytes());
        seed
    }
}

/// The number such a stream begins from where only a game's long seed is at hand.
#[must_use]
pub fn first_word(seed: Seed) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = seed;
    u64::from_le_bytes([a, b, c, d, e, f, g, h])
}
