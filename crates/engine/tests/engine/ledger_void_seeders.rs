//! Void Seeders: what a table of theirs holds, what it refuses, and which rules it names.

use derelict_content::{Catalog, Discovery, TokenFace};
use derelict_engine::mode::Mode;
use derelict_engine::{Game, Rulebook, Setup};
use std::sync::Arc;

use crate::species;

fn setup(players: u8) -> Setup {
    species::setup("void-seeders", players)
}

fn catalog() -> Arc<Catalog> {
    species::catalog("void-seeders")
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
            proves!("void.setup.panic-deck", assert_eq!(state.panic.left(), 20));
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
