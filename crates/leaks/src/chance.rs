//! Numbers for choosing, apart from the games' own chance.

use derelict_engine::{Choice, Seed};

/// A source of numbers, the same for the same beginning.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Numbers of their own for each number of a soak.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut start = Self(seed);
        Self(start.word() ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// Any number.
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

    /// A seed for a game.
    pub fn seed(&mut self) -> Seed {
        let mut seed = Seed::default();
        seed[..8].copy_from_slice(&self.word().to_le_bytes());
        seed
    }

    /// An option, seldom one that ends the round or the matter: more happens that way.
    pub fn choose(&mut self, options: &[Choice]) -> Choice {
        for _ in 0..3 {
            let choice = options[self.below(options.len())];
            if !matches!(choice, Choice::Pass | Choice::Done | Choice::Drop(_)) {
                return choice;
            }
        }
        options[self.below(options.len())]
    }
}
