//! One of every chance.

use super::super::kind::ADULT;
use derelict_content::*;
use derelict_engine::odds::{
    Chance, DiscoveryChance, EncounterOdds, EscapeOdds, ItemChance, KindChance, NoiseOdds, Odds,
    ScanOdds, SearchOdds, StepOdds, StrikeOdds,
};

/// One in three.
fn third() -> Chance {
    Chance::of(1, 3)
}

/// Hardly ever, which is not never.
fn rare() -> Chance {
    Chance::of(1, 1000)
}

fn noise() -> NoiseOdds {
    NoiseOdds {
        encounter: rare(),
        noise: third(),
        danger: rare().otherwise(),
        quiet: Chance::NEVER,
    }
}

fn found() -> Vec<DiscoveryChance> {
    let all = [
        Discovery::Silence,
        Discovery::Danger,
        Discovery::Slime,
        Discovery::Fire,
        Discovery::Malfunction,
        Discovery::Doors,
    ];
    all.map(|discovery| DiscoveryChance { discovery, chance: third() }).to_vec()
}

fn strike(other: Chance) -> StrikeOdds {
    StrikeOdds {
        hit: third(),
        injuries: vec![third(), third()],
        kill: third(),
        retreat: other,
        wound: other,
        death: other,
    }
}

fn search(kinds: u8) -> Odds {
    let items = (0..kinds).map(|item| ItemChance { item: ItemId(item), chance: third() });
    Odds::Search(SearchOdds { items: items.collect() })
}

every! {
    odds: Odds {
        Odds::Step(_) => [
            Odds::Step(StepOdds { noise: noise(), discoveries: Vec::new() }),
            Odds::Step(StepOdds { noise: noise(), discoveries: found() }),
        ],
        Odds::Noise(_) => [Odds::Noise(noise())],
        Odds::Encounter(_) => [Odds::Encounter(EncounterOdds {
            blank: third(),
            kinds: vec![KindChance { kind: ADULT, chance: third(), surprise: rare() }],
            surprise: third(),
            panic: rare(),
        })],
        Odds::Strike(_) => [
            Odds::Strike(strike(Chance::NEVER)),
            Odds::Strike(strike(third())),
        ],
        Odds::Escape(_) => [Odds::Escape(EscapeOdds {
            hits: vec![third(), third()],
            mean: third(),
            death: Chance::NEVER,
        })],
        Odds::Search(_) => [search(1), search(12)],
        Odds::Scan(_) => [Odds::Scan(ScanOdds { each: third(), any: Chance::SURE })],
    }
}
