//! Carnomorphs: what a table of theirs holds, what it refuses, and which rules it names.

use derelict_content::{Catalog, Kind, ObjectKind, TokenFace};
use derelict_engine::affliction::Affliction;
use derelict_engine::frame::Frame;
use derelict_engine::mode::Mode;
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Offers, Rulebook, Seat, Setup, Silent};
use std::collections::BTreeSet;
use std::sync::Arc;

use crate::species;

fn setup(players: u8) -> Setup {
    species::setup("carnomorphs", players)
}

fn catalog() -> Arc<Catalog> {
    species::catalog("carnomorphs")
}

fn book() -> Arc<Rulebook> {
    setup(4).rulebook(&catalog()).expect("a table of theirs")
}

/// What speaks against a setup.
fn refusal(setup: &Setup) -> String {
    setup.rulebook(&catalog()).expect_err("it is refused").to_string()
}

const KINDS: [&str; 4] = ["metagorger", "shambler", "fleshbeast", "butcher"];

#[test]
fn the_box_holds_what_it_says() {
    let catalog = catalog();
    proves!("carno.term.levels", assert_eq!(catalog.names.of(Kind::KindId), KINDS));
    let nexts: Vec<_> = catalog.kinds.iter().map(|kind| kind.next.map(|next| next.0)).collect();
    proves!("carno.term.levels", assert_eq!(nexts, [Some(1), Some(2), Some(3), None]));
    let minis: Vec<u8> = catalog.kinds.iter().map(|kind| kind.miniatures).collect();
    proves!("carno.setup.count.minis", assert_eq!(minis, [8, 8, 3, 1]));
    let numbers = |wanted: fn(&TokenFace) -> bool| -> Vec<u8> {
        let tokens = catalog.tokens.iter().filter(|token| wanted(&token.face));
        tokens.map(|token| token.number).collect()
    };
    let of = |kind: u8| -> Vec<u8> {
        let tokens = catalog.tokens.iter();
        let tokens =
            tokens.filter(|token| matches!(token.face, TokenFace::Kind(id) if id.0 == kind));
        tokens.map(|token| token.number).collect()
    };
    let counts = [
        numbers(|face| *face == TokenFace::Blank).len(),
        numbers(|face| matches!(face, TokenFace::Blue(_))).len(),
        of(0).len(),
        of(1).len(),
        of(2).len(),
        of(3).len(),
    ];
    proves!("carno.setup.count.tokens", assert_eq!(counts, [1, 2, 8, 12, 3, 1]));
    let base = Catalog::base();
    let base_numbers = |id: &str| -> Vec<u8> {
        let kind = base.names.index(Kind::KindId, id).expect("a kind");
        let tokens = base.tokens.iter();
        let tokens = tokens.filter(|token| token.kind().is_some_and(|it| it.0 == kind));
        tokens.map(|token| token.number).collect()
    };
    proves!("carno.setup.count.reuse", assert_eq!(of(1), base_numbers("adult")));
    proves!("carno.setup.count.reuse", assert_eq!(of(2)[..2], base_numbers("breeder")[..]));
    proves!("carno.setup.count.reuse", assert_eq!(of(3), base_numbers("queen")[..1]));
    let cards = [
        catalog.attacks.len(),
        catalog.events.len(),
        catalog.mutations.len(),
        catalog.weaknesses.len(),
    ];
    proves!("carno.setup.count.cards", assert_eq!(cards, [20, 20, 12, 8]));
    proves!("carno.setup.count.eggs", assert_eq!(catalog.supply.eggs, 8));
    let has = |kind: Kind, id: &str| catalog.names.of(kind).contains(&id.into());
    proves!(
        "carno.setup.decks",
        assert!(has(Kind::EventId, "growl") && !has(Kind::EventId, "eclosion"))
    );
    let ranks: Vec<_> = catalog.kinds.iter().map(|kind| kind.rank).collect();
    let base_ranks: Vec<_> = base.kinds.iter().skip(1).map(|kind| kind.rank).collect();
    proves!("carno.term.card-names", assert_eq!(ranks, base_ranks));
    proves!("carno.setup.race-board", assert_eq!(catalog.slots.len(), 3));
    let waiting: Vec<_> = catalog
        .slots
        .iter()
        .map(|slot| (slot.objects.clone(), slot.kind.map(|kind| KINDS[kind.index()])))
        .collect();
    proves!(
        "carno.setup.adaptation-corpse",
        assert_eq!(waiting[0], (vec![ObjectKind::Corpse], Some("shambler")))
    );
    proves!(
        "carno.setup.adaptation-slots",
        assert_eq!(
            waiting[1..],
            [
                (vec![ObjectKind::Egg], Some("fleshbeast")),
                (vec![ObjectKind::Carcass], Some("butcher"))
            ]
        )
    );
}

#[test]
fn a_table_is_laid_as_the_race_asks() {
    for seed in 0..20 {
        for players in 1..=5 {
            let game = Game::new(&catalog(), setup(players), [seed; 32]).expect("a game");
            let state = &game.state;
            proves!("carno.setup.eggs", assert_eq!((state.nest_eggs, state.egg_supply), (8, 0)));
            let cards: BTreeSet<u8> = state.weaknesses.iter().map(|slot| slot.card.0).collect();
            proves!("carno.setup.adaptations", assert_eq!(cards.len(), 3));
            let facedown = state.weaknesses.iter().all(|slot| !slot.revealed && !slot.discarded);
            proves!("carno.setup.adaptations", assert!(facedown));
            let shown = game.look().view(Viewer::Seat(Seat(0))).weaknesses;
            let hidden = shown.values().all(|slot| slot.card.is_none());
            proves!("carno.setup.adaptations-rest", assert!(hidden));
            let spare = state.minis.iter().all(|mini| mini.room.is_none());
            proves!("carno.setup.adaptation-minis", assert!(spare));
            let faces: Vec<TokenFace> =
                state.bag.iter().map(|token| game.book.token_face(token)).collect();
            let count =
                |wanted: fn(&TokenFace) -> bool| faces.iter().filter(|it| wanted(it)).count();
            let bag = [
                count(|face| *face == TokenFace::Blank),
                count(|face| matches!(face, TokenFace::Blue(_))),
                count(|face| matches!(face, TokenFace::Kind(kind) if kind.0 == 0)),
            ];
            proves!("carno.setup.bag", assert_eq!(bag, [1, 2, 2 + usize::from(players)]));
            let bigger = count(|face| matches!(face, TokenFace::Kind(kind) if kind.0 > 0));
            proves!("carno.setup.bag-absent", assert_eq!(bigger, 0));
            proves!("carno.setup.mutation-deck", assert_eq!(state.mutations.len(), 12));
            let seats: Vec<u8> =
                (0..players).map(|seat| state.persons[usize::from(seat)]).collect();
            let persons: BTreeSet<u8> = seats.iter().copied().collect();
            proves!("carno.setup.help", assert_eq!(persons, (0..players).collect()));
        }
    }
}

#[test]
fn what_does_not_go_together_is_refused_with_its_rule() {
    let mut alternative = setup(4);
    alternative.board = "alternative".into();
    let told = refusal(&alternative);
    proves!("carno.setup.board-side", assert!(told.contains("carno.setup.board-side"), "{told}"));
    let mut swarm = setup(4);
    swarm.options.intruder_player = true;
    let told = refusal(&swarm);
    proves!(
        "carno.term.intruder-player",
        assert!(told.contains("carno.term.intruder-player"), "{told}")
    );
    let mut research = setup(4);
    research.mission = "research".into();
    let told = refusal(&research);
    proves!("carno.cross.parts", assert!(told.contains("research"), "{told}"));
    for mode in [Mode::SemiCoop, Mode::Coop] {
        let fits = Setup { mode, ..setup(3) };
        proves!("carno.term.modes", assert!(fits.rulebook(&catalog()).is_ok()));
    }
    proves!("carno.term.modes", assert!(setup(1).rulebook(&catalog()).is_ok()));
    let kinds = catalog();
    let others = ["larva", "lurker"].map(|id| kinds.names.index(Kind::KindId, id));
    proves!("carno.term.one-race", assert_eq!(others, [None, None]));
}

/// With one card in the deck nobody chooses, with none nothing is gained.
#[test]
fn the_last_mutation_cards_are_taken_without_choice() {
    for left in 0..=1u8 {
        let named = Setup { characters: vec!["captain".into(), "pilot".into()], ..setup(2) };
        let mut game = Game::new(&catalog(), named, [7; 32]).expect("a game");
        let state = &mut game.state;
        for card in (left..12).map(derelict_content::MutationId) {
            state.mutations.remove(card);
        }
        let seat = Seat(0);
        let room = state.crew[0].room().expect("on board");
        let mini = derelict_content::MiniId(0);
        state.minis[0].room = Some(room);
        state.frames.push(Frame::Attack { mini, target: seat, surprise: false });
        let (book, mut offers) = (game.book.clone(), Offers::default());
        game.state.settle(&book, &mut offers, &mut Silent);
        let card = game.state.crew[0].affliction.mutation().card.map(|card| card.0);
        proves!("carno.mut.deck-low", assert_eq!(card, (left == 1).then_some(0)));
        let light = game.state.crew[0].light;
        proves!("carno.mut.deck-low", assert_eq!(light, 1));
        assert_ne!(game.state.crew[0].affliction, Affliction::Larva);
    }
}

#[test]
fn rules_are_named_as_the_species_has_them() {
    let book = book();
    assert_eq!(book.cite("encounter.blank").0, "carno.enc.blank");
    assert_eq!(book.cite("move.basic").0, "move.basic");
    assert!(book.is_void(derelict_engine::event::Rule("contam.larva.one")));
    assert!(!book.is_void(derelict_engine::event::Rule("move.basic")));
}
