//! Players without a head: they choose among the options and see nothing else.

use std::fmt;

use derelict_content::Verb;
use derelict_engine::{Choice, Decision, Look, Offers, Seat};

/// Numbers for choosing, apart from the game's own chance.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Numbers that begin anywhere.
    pub fn new(seed: [u8; 32]) -> Self {
        let [a, b, c, d, e, f, g, h, ..] = seed;
        Self(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        ((u128::from(word) * sides as u128) >> 64) as usize
    }
}

/// A way of choosing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Bot {
    /// Any option, each as likely as the other
    Random,
    /// Any option, but those that lead off the ship or to sleep far more likely
    Runaway,
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Runaway => "runaway",
        })
    }
}

impl Bot {
    /// Who answers next, and what. Something must be asked.
    pub fn decide<'o>(
        self,
        look: Look<'_>,
        offers: &'o Offers,
        chance: &mut Chance,
    ) -> (&'o Decision, Choice) {
        let decision = &offers.decisions[chance.below(offers.decisions.len())];
        (decision, self.choose(look, decision.seat, offers.of(decision), chance))
    }

    /// What a seat answers.
    pub fn choose(
        self,
        look: Look<'_>,
        seat: Seat,
        options: &[Choice],
        chance: &mut Chance,
    ) -> Choice {
        match self {
            Self::Random => options[chance.below(options.len())],
            Self::Runaway => {
                let weights = options.iter().map(|option| appeal(look, seat, *option));
                let mut point = chance.below(weights.clone().sum());
                for (option, weight) in options.iter().zip(weights) {
                    if point < weight {
                        return *option;
                    }
                    point -= weight;
                }
                options[0]
            }
        }
    }
}

/// How often a runaway takes an option, compared to others.
fn appeal(look: Look<'_>, seat: Seat, option: Choice) -> usize {
    match option {
        Choice::Act(source, section) => {
            let sections = look.ability(seat, source).map_or(&[][..], |ability| &ability.sections);
            let verb = sections.get(usize::from(section)).and_then(|section| section.verbs.first());
            match verb {
                Some(Verb::BoardPod | Verb::Hibernate | Verb::TogglePod { .. }) => 400,
                Some(Verb::Signal | Verb::Purge | Verb::RepairEngine | Verb::SelfDestruct) => 40,
                Some(Verb::SetDestination | Verb::Dress { .. } | Verb::Extinguish) => 40,
                Some(Verb::Move { .. } | Verb::Shoot { .. }) => 20,
                _ => 8,
            }
        }
        Choice::Launch => 100,
        Choice::Drop(_) | Choice::Offer(_) | Choice::Show(_) => 1,
        _ => 8,
    }
}
