//! What holds for every species beside that of the base game.

use derelict_content::{Catalog, Library, Selection};
use derelict_engine::citation::{Citations, Standing};
use derelict_engine::mode::Mode;
use derelict_engine::{Game, Setup};
use derelict_ledger::Ledger;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What has rules of its own in the place of those of the base game: its name, the chapter they
/// stand in, and the table.
const TABLES: [(&str, &str, &str); 3] = [
    ("void-seeders", "void-seeders", include_str!("../../../../rules/citations/void-seeders.tsv")),
    ("carnomorphs", "carnomorphs", include_str!("../../../../rules/citations/carnomorphs.tsv")),
    ("research", "aftermath", include_str!("../../../../rules/citations/research.tsv")),
];

/// The facility, which is not inside the program yet.
const FACILITY: (&str, &str, &str) =
    ("facility", "lockdown", include_str!("../../../../rules/citations/lockdown.tsv"));

/// A table with this species or mission.
fn setup_of(name: &str, players: u8) -> Setup {
    let mut setup = Setup { players, ..Setup::default() };
    let ways = Library::shipped().ways().expect("the packs fit");
    let axis = if ways.axis("species").is_some_and(|axis| axis.value(name).is_some()) {
        "species"
    } else {
        "mission"
    };
    setup.choose(&ways, axis, name).expect("it can be chosen");
    setup.mode = if players == 1 { Mode::Solo } else { Mode::SemiCoop };
    setup
}

/// A table with this species.
pub fn setup(species: &str, players: u8) -> Setup {
    let mode = if players == 1 { Mode::Solo } else { Mode::SemiCoop };
    Setup {
        packs: vec!["base".into(), species.into()],
        species: species.into(),
        mode,
        players,
        ..Setup::default()
    }
}

pub fn catalog(species: &str) -> Arc<Catalog> {
    let selection = Selection { species: species.into(), ..Selection::default() };
    Library::shipped().catalog(&["base", species], &selection).expect("the packs fit")
}

#[test]
fn every_rule_of_the_base_game_has_one_row() {
    let ledger = Ledger::embedded();
    let base: BTreeSet<&str> = ledger
        .statements()
        .iter()
        .filter(|rule| rule.chapter == "base")
        .map(|rule| rule.id.as_str())
        .collect();
    for (species, chapter, table) in TABLES.into_iter().chain([FACILITY]) {
        let table = Citations::read(table);
        let rows: BTreeSet<&str> = table.iter().map(|(rule, _)| rule).collect();
        let none = Vec::<&&str>::new();
        assert_eq!(rows.difference(&base).collect::<Vec<_>>(), none, "no such rules: {species}");
        assert_eq!(base.difference(&rows).collect::<Vec<_>>(), none, "undecided: {species}");
        for (rule, standing) in table.iter() {
            if let Standing::Replaced(other) = standing {
                let there = ledger.get(other).map(|found| found.chapter.as_str());
                assert_eq!(there, Some(chapter), "{rule} is replaced by {other}");
            }
        }
    }
}

/// A rule that says nothing in a game is never behind anything that happens or is refused.
#[test]
fn no_rule_is_named_that_says_nothing() {
    for (species, seed) in TABLES.iter().flat_map(|(it, ..)| (0..40u8).map(move |seed| (*it, seed)))
    {
        let setup = setup_of(species, 1 + seed % 5);
        let catalog = setup.catalog(Library::shipped()).expect("the packs fit");
        let mut game = Game::new(&catalog, setup, [seed; 32]).expect("a game");
        let mut chance = u64::from(seed) + 1;
        for _ in 0..3000 {
            let Some(decision) = game.offers.decisions.first().cloned() else { break };
            for not_now in game.look().why_not(decision.seat) {
                for objection in not_now.objections {
                    assert!(!game.book.is_void(objection.rule), "{species}: {objection:?}");
                }
            }
            let options = game.offers.of(&decision);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = options[(chance >> 33) as usize % options.len()];
            game.choose(decision.seat, decision.id, choice).expect("it was offered");
            for event in game.take_events() {
                assert!(!game.book.is_void(event.rule), "{species}: {event:?}");
            }
        }
    }
}
