//! Any option, each as likely as the others.

use derelict_engine::view::View;
use derelict_engine::{Choice, Opportunity, Rulebook, Seat};

use crate::bot::{Bot, Moment, open_to};
use crate::chance::Chance;

/// One in so many things that stand open is seized.
const SELDOM: usize = 4;

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

    fn seize(&mut self, _: &Rulebook, view: &View, seat: Seat) -> Option<Opportunity> {
        let open: Vec<Opportunity> = open_to(view, seat).collect();
        // In every gap of a turn anew, but the same however often it is asked in one.
        let moment = u64::from(view.turn) << 32 | u64::from(view.asked) << 8 | u64::from(seat.0);
        let mut chance = Chance::of_part(self.seed, moment);
        let at = chance.below(SELDOM * open.len().max(1));
        open.get(at).copied()
    }
}
