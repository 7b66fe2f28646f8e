//! Any option, each as likely as the others.

use derelict_engine::Choice;

use crate::bot::{Bot, Moment};
use crate::chance::Chance;

/// Chooses blindly.
#[derive(Clone, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// With numbers of its own.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// Any of the options.
    #[must_use]
    pub fn pick(options: &[Choice], chance: &mut Chance) -> Choice {
        options[chance.below(options.len())]
    }

    /// Any of the options, but seldom one that ends the round or the matter: more happens that
    /// way.
    #[must_use]
    pub fn pick_eagerly(options: &[Choice], chance: &mut Chance) -> Choice {
        for _ in 0..3 {
            let choice = Self::pick(options, chance);
            if !matches!(choice, Choice::Pass | Choice::Done | Choice::Drop(_)) {
                return choice;
            }
        }
        Self::pick(options, chance)
    }
}

impl Bot for Random {
    fn choose(&mut self, moment: &Moment<'_>) -> Choice {
        let mut chance = Chance::of_decision(self.seed, moment.seat, moment.id);
        Self::pick(moment.options, &mut chance)
    }
}
