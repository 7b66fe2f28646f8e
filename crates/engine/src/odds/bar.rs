//! The odds one by one, as they are drawn.

use derelict_content::{Discovery, ItemId, KindId};

use super::{Chance, NoiseOdds, Odds};

derelict_content::words! {
    /// What may come of a risk.
    Outcome {
        /// An encounter.
        Encounter = "encounter",
        /// A noise marker.
        Noise = "noise",
        /// Danger.
        Danger = "danger",
        /// Nothing is heard.
        Quiet = "quiet",
        /// Something lies in an unexplored room.
        Discovery = "discovery",
        /// Somebody is met.
        Met = "met",
        /// Nobody is met.
        Blank = "blank",
        /// A surprise attack.
        Surprise = "surprise",
        /// A hit.
        Hit = "hit",
        /// A kill.
        Kill = "kill",
        /// Whatever was hit goes away.
        Retreat = "retreat",
        /// A serious wound.
        Wound = "wound",
        /// No wound at all.
        Unhurt = "unhurt",
        /// One's death.
        Death = "death",
        /// An item is found.
        Item = "item",
        /// A card is infected.
        Infected = "infected",
        /// At least one card is infected.
        AnyInfected = "any-infected",
        /// A panic card.
        Panic = "panic",
    }
}

/// What an outcome is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Itself.
    Itself,
    /// What lies there.
    Discovery(Discovery),
    /// Who is met.
    Kind(KindId),
    /// What is found.
    Item(ItemId),
}

/// How likely one outcome is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What may happen.
    pub outcome: Outcome,
    /// What it is about.
    pub about: About,
    /// How likely it is.
    pub chance: Chance,
}

impl Odds {
    /// Every outcome with its chance, in the order they are told in.
    #[must_use]
    pub fn bars(&self) -> Vec<Bar> {
        match self {
            Self::Step(step) => {
                let found = step.discoveries.iter().map(|found| Bar {
                    outcome: Outcome::Discovery,
                    about: About::Discovery(found.discovery),
                    chance: found.chance,
                });
                noise(&step.noise).into_iter().chain(found).collect()
            }
            Self::Noise(rolled) => noise(rolled).to_vec(),
            Self::Encounter(met) => {
                let kinds = met.kinds.iter().map(|kind| Bar {
                    outcome: Outcome::Met,
                    about: About::Kind(kind.kind),
                    chance: kind.chance,
                });
                let panic = (!met.panic.is_never()).then_some((Outcome::Panic, met.panic));
                let rest = [(Outcome::Blank, met.blank), (Outcome::Surprise, met.surprise)];
                kinds.chain(panic.map(bar)).chain(rest.map(bar)).collect()
            }
            Self::Strike(strike) => {
                let sure = [(Outcome::Hit, strike.hit), (Outcome::Kill, strike.kill)];
                let rare = [
                    (Outcome::Retreat, strike.retreat),
                    (Outcome::Wound, strike.wound),
                    (Outcome::Death, strike.death),
                ];
                let rare = rare.into_iter().filter(|(_, chance)| *chance != Chance::NEVER);
                sure.into_iter().chain(rare).map(bar).collect()
            }
            Self::Escape(escape) => {
                let unhurt = escape.hits.first().copied().unwrap_or(Chance::SURE);
                [(Outcome::Unhurt, unhurt), (Outcome::Death, escape.death)].map(bar).to_vec()
            }
            Self::Search(search) => {
                let found = search.items.iter().map(|item| Bar {
                    outcome: Outcome::Item,
                    about: About::Item(item.item),
                    chance: item.chance,
                });
                let mut found: Vec<Bar> = found.collect();
                found.sort_by_key(|found| std::cmp::Reverse(found.chance.per_mille()));
                found
            }
            Self::Scan(scan) => {
                [(Outcome::Infected, scan.each), (Outcome::AnyInfected, scan.any)].map(bar).to_vec()
            }
        }
    }
}

fn noise(noise: &NoiseOdds) -> [Bar; 4] {
    [
        (Outcome::Encounter, noise.encounter),
        (Outcome::Noise, noise.noise),
        (Outcome::Danger, noise.danger),
        (Outcome::Quiet, noise.quiet),
    ]
    .map(bar)
}

fn bar((outcome, chance): (Outcome, Chance)) -> Bar {
    Bar { outcome, about: About::Itself, chance }
}
