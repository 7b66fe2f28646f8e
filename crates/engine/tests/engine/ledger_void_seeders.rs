//! Void Seeders: what a table of theirs holds, what it refuses, and which rules it names.

use derelict_content::{Catalog, Discovery, Library, Selection, TokenFace};
use derelict_engine::citation::{Citations, Standing};
use derelict_engine::mode::Mode;
use derelict_engine::{Event, Game, Rulebook, Setup};
use derelict_ledger::Ledger;
use std::collections::BTreeSet;
use std::sync::Arc;

const TABLE: &str = include_str!("../../../../rules/citations/void-seeders.tsv");

fn setup(players: u8) -> Setup {
    let mode = if players == 1 { Mode::Solo } else { Mode::SemiCoop };
    Setup {
        packs: vec!["base".into(), "void-seeders".into()],
        species: "void-seeders".into(),
        mode,
        players,
        ..Setup::default()
    }
}

fn catalog() -> Arc<Catalog> {
    let selection = Selection { species: "void-seeders".into(), ..Selection::default() };
    Library::shipped().catalog(&["base", "void-seeders"], &selection).expect("the packs fit")
}

fn book() -> Arc<Rulebook> {
    setup(4).rulebook(&catalog()).expect("a table of theirs")
}

/// What speaks against a setup.
fn refusal(setup: &Setup) -> String {
    setup.rulebook(&catalog()).expect_err("it is refused").to_string()
}

#[test]
fn the_box_holds_what_it_says() {
    let catalog = catalog();
    let named = |id: &str| {
        let kinds = catalog.names.of(derelict_content::Kind::KindId);
        let at = kinds.iter().position(|known| known == id).expect("a kind");
        catalog.kinds[at].miniatures
    };
    let minis = ["lurker", "whisperer", "stalker", "despoiler", "lair"].map(named);
    proves!("void.setup.count.minis", assert_eq!(minis, [6, 4, 1, 1, 3]));
    let count = |face: fn(&TokenFace) -> bool| {
        catalog.tokens.iter().filter(|token| face(&token.face)).count()
    };
    let tokens = [
        count(|face| *face == TokenFace::Unnamed),
        count(|face| *face == TokenFace::Blank),
        count(|face| matches!(face, TokenFace::Insanity(_))),
    ];
    proves!("void.setup.count.tokens", assert_eq!(tokens, [16, 1, 7]));
    let panic: u8 = catalog.panic.iter().map(|card| card.copies).sum();
    let cards =
        [catalog.attacks.len(), catalog.events.len(), panic.into(), catalog.weaknesses.len()];
    proves!("void.setup.count.cards", assert_eq!(cards, [20, 20, 20, 8]));
    let has =
        |events: &str| catalog.names.of(derelict_content::Kind::EventId).contains(&events.into());
    proves!("void.setup.decks", assert!(has("terror-1") && !has("eclosion")));
    let found = |wanted: Discovery| {
        catalog.exploration.iter().filter(|token| token.discovery == wanted).count()
    };
    let found = Discovery::ALL.iter().map(|wanted| (wanted.name(), found(*wanted)));
    let found: Vec<_> = found.collect();
    for (name, tokens) in &found {
        match *name {
            "slime" | "silence" => {
                proves!("void.setup.tokens-out", assert_eq!(*tokens, 0, "{name}"));
            }
            "lair" => proves!("void.setup.tokens-in", assert_eq!(*tokens, 3)),
            _ => {}
        }
    }
    let left: usize = found.iter().map(|(_, tokens)| tokens).sum();
    proves!("void.setup.tokens-left", assert_eq!(left, 19));
    let rooms = catalog.names.of(derelict_content::Kind::TileId);
    proves!("void.setup.slime-room", assert!(!rooms.contains(&"slime-room".into())));
}

#[test]
fn all_tokens_are_dealt_and_with_them_all_lairs() {
    for seed in 0..20 {
        for players in 1..=5 {
            let game = Game::new(&catalog(), setup(players), [seed; 32]).expect("a game");
            let state = &game.state;
            let dealt: Vec<_> = state.rooms.iter().filter_map(|room| room.token).collect();
            let lairs = dealt.iter().filter(|token| {
                game.book.catalog.exploration[token.index()].discovery == Discovery::Lair
            });
            proves!("void.setup.lairs-all", assert_eq!(lairs.count(), 3));
            proves!("void.setup.engine-tokens", assert_eq!(dealt.len(), 19));
            let unnamed =
                state.bag.iter().filter(|token| game.book.token_face(*token) == TokenFace::Unnamed);
            proves!("void.setup.bag", assert_eq!(unnamed.count(), usize::from(players) + 2));
            proves!("void.setup.race-board", assert_eq!(state.nest_eggs, 5));
            proves!("void.setup.panic-deck", assert_eq!(state.panic.draw.len(), 20));
        }
    }
}

#[test]
fn what_does_not_go_together_is_refused_with_its_rule() {
    let mut alternative = setup(4);
    alternative.board = "alternative".into();
    let told = refusal(&alternative);
    proves!("void.setup.board-side", assert!(told.contains("void.setup.board-side"), "{told}"));
    let mut swarm = setup(4);
    swarm.options.intruder_player = true;
    let told = refusal(&swarm);
    proves!(
        "void.term.intruder-player",
        assert!(told.contains("void.term.intruder-player"), "{told}")
    );
    let mut research = setup(4);
    research.mission = "research".into();
    let told = refusal(&research);
    proves!("void.cross.parts", assert!(told.contains("research"), "{told}"));
    for mode in [Mode::SemiCoop, Mode::Coop] {
        let fits = Setup { mode, ..setup(3) };
        proves!("void.term.modes", assert!(fits.rulebook(&catalog()).is_ok()));
    }
    proves!("void.term.modes", assert!(setup(1).rulebook(&catalog()).is_ok()));
}

#[test]
fn every_rule_of_the_base_game_has_one_row() {
    let ledger = Ledger::embedded();
    let table = Citations::read(TABLE);
    let rows: BTreeSet<&str> = table.iter().map(|(rule, _)| rule).collect();
    let base: BTreeSet<&str> = ledger
        .statements()
        .iter()
        .filter(|rule| rule.chapter == "base")
        .map(|rule| rule.id.as_str())
        .collect();
    assert_eq!(rows.difference(&base).collect::<Vec<_>>(), Vec::<&&str>::new(), "no such rules");
    assert_eq!(base.difference(&rows).collect::<Vec<_>>(), Vec::<&&str>::new(), "undecided");
    for (rule, standing) in table.iter() {
        if let Standing::Replaced(other) = standing {
            let there = ledger.get(other).map(|found| found.chapter.as_str());
            assert_eq!(there, Some("void-seeders"), "{rule} is replaced by {other}");
        }
    }
}

#[test]
fn rules_are_named_as_the_species_has_them() {
    let book = book();
    assert_eq!(book.cite("encounter.step1").0, "void.enc.noise");
    assert_eq!(book.cite("move.basic").0, "move.basic");
    assert!(book.is_void(derelict_engine::event::Rule("slime.one")));
    assert!(!book.is_void(derelict_engine::event::Rule("move.basic")));
    let base = Setup::default().rulebook(&Catalog::base()).expect("the base game");
    assert_eq!(base.cite("encounter.step1").0, "encounter.step1");
    assert!(!base.is_void(derelict_engine::event::Rule("slime.one")));
}

/// A rule that says nothing in this game is never behind anything that happens or is refused.
#[test]
fn no_rule_is_named_that_says_nothing() {
    for seed in 0..40u8 {
        let mut game = Game::new(&catalog(), setup(1 + seed % 5), [seed; 32]).expect("a game");
        let mut chance = u64::from(seed) + 1;
        for _ in 0..3000 {
            let Some(decision) = game.offers.decisions.first().cloned() else { break };
            for not_now in game.look().why_not(decision.seat) {
                for objection in not_now.objections {
                    assert!(!game.book.is_void(objection.rule), "{:?}", objection);
                }
            }
            let options = game.offers.of(&decision);
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let choice = options[(chance >> 33) as usize % options.len()];
            game.choose(decision.seat, decision.id, choice).expect("it was offered");
            let events: Vec<Event> = game.take_events();
            for event in events {
                assert!(!game.book.is_void(event.rule), "{event:?}");
            }
        }
    }
}
