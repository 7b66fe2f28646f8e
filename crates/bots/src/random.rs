//! Any option, each as likely as the others.

use derelict_engine::view::View;
use derelict_engine::{Choice, Event, Rulebook, Seat};

use crate::bot::{Bot, Moment};
use crate::chance::Chance;
use crate::talk::Talk;

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
}

impl Bot for Random {
    fn observe(&mut self, _: &[Event]) {}

    fn hear(&mut self, _: Seat, _: Talk) {}

    fn would_speak(&self) -> bool {
        false
    }

    fn speak(&mut self, _: &Rulebook, _: &View) -> Vec<Talk> {
        Vec::new()
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Choice {
        let mut chance = Chance::of_decision(self.seed, moment.seat, moment.id);
        Self::pick(moment.options, &mut chance)
    }
}
