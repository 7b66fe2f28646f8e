//! Imagined games are dealt evenly: sampled against everything that could be, on small fixed
//! views. Seeds are fixed, so a test that passes once passes always.

use std::collections::BTreeMap;
use std::fmt::Debug;

use crate::table::RandomGame;
use derelict_content::{ItemId, ItemSource, ObjectiveDeck, Slot, TileGroup};
use derelict_engine::card::Card;
use derelict_engine::imagine::imagine;
use derelict_engine::mode::Mode;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Seat, Setup, State};

/// Games imagined from each view.
const SAMPLES: u64 = 3_000;

/// A game of three, some decisions in, seen by its second player.
struct Scene {
    table: RandomGame,
    view: View,
}

const VIEWER: Seat = Seat(1);

impl Scene {
    fn new(game: u64, decisions: usize) -> Self {
        let setup = Setup { players: 3, mode: Mode::SemiCoop, ..Setup::default() };
        let mut table = RandomGame::of(&setup, game);
        for _ in 0..decisions {
            table.step(&mut Vec::new());
        }
        assert!(!table.state.is_over());
        let view = table.state.look(&table.book).view(Viewer::Seat(VIEWER));
        Self { table, view }
    }

    /// Compares what is sampled with equally likely cases, all of which are listed.
    fn check<T: Ord + Debug>(&self, cases: Vec<T>, sample: impl Fn(&State) -> T) {
        assert!(cases.len() > 1, "something must be open");
        let mut expected: BTreeMap<T, (f64, u64)> = BTreeMap::new();
        let share = SAMPLES as f64 / cases.len() as f64;
        for case in cases {
            expected.entry(case).or_default().0 += share;
        }
        for seed in 0..SAMPLES {
            let found = sample(&imagine(&self.table.book, &self.view, seed));
            let Some((_, count)) = expected.get_mut(&found) else {
                panic!("{found:?} cannot be");
            };
            *count += 1;
        }
        let square: f64 = expected
            .values()
            .map(|(wanted, found)| (*found as f64 - wanted).powi(2) / wanted)
            .sum();
        let freedom = (expected.len() - 1) as f64;
        assert!(expected.values().all(|(wanted, _)| *wanted >= 5.0), "too few samples");
        assert!(square < critical(freedom), "{square} with {freedom} degrees: {expected:?}");
    }
}

/// The value chi-square exceeds once in ten thousand times (Wilson and Hilferty).
fn critical(freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 3.719 * spread.sqrt()).powi(3)
}

/// Every way to take `count` of the things, by place.
fn hands(things: usize, count: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..count {
        all = all
            .into_iter()
            .flat_map(|hand: Vec<usize>| {
                let from = hand.last().map_or(0, |last| last + 1);
                (from..things).map(move |next| [hand.clone(), vec![next]].concat())
            })
            .collect();
    }
    all
}

#[test]
fn engines() {
    let scene = Scene::new(1, 40);
    assert!(scene.view.engines.values().all(|engine| engine.seen.is_none()));
    let cases = (0..8u8).map(|bits| [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0]);
    scene.check(cases.collect(), |state| state.engines);
}

#[test]
fn the_coordinates_card() {
    let scene = Scene::new(2, 40);
    assert_eq!(scene.view.coordinates.card, None);
    let cards = scene.table.book.catalog.coordinates.len() as u8;
    scene.check((0..cards).collect(), |state| state.coordinates.0);
}

#[test]
fn a_facedown_tile() {
    let scene = Scene::new(3, 60);
    let (book, view) = (&scene.table.book, &scene.view);
    let hidden = view.rooms.iter().find(|(room, seen)| {
        seen.tile.is_none() && book.board.rooms[room.index()].slot == Slot::Two
    });
    let room = *hidden.expect("a facedown room").0;
    let shown: Vec<_> = view.rooms.values().filter_map(|room| room.tile).collect();
    let tiles = book.catalog.tile_ids();
    let left = tiles.filter(|tile| {
        book.catalog.tiles[tile.index()].group == TileGroup::Two && !shown.contains(tile)
    });
    scene.check(left.collect(), |state| state.rooms[room.index()].tile);
}

#[test]
fn a_facedown_token() {
    let scene = Scene::new(4, 60);
    let view = &scene.view;
    let hidden = view.rooms.iter().find(|(_, seen)| seen.unrevealed && seen.token.is_none());
    let room = *hidden.expect("a token").0;
    let out = |token: &u8| view.decks.tokens_gone.iter().any(|gone| gone.0 == *token);
    let all = 0..scene.table.book.catalog.exploration.len() as u8;
    scene.check(all.filter(|token| !out(token)).collect(), |state| {
        state.rooms[room.index()].token.expect("it lies there").0
    });
}

#[test]
fn weaknesses() {
    let scene = Scene::new(5, 40);
    let cards = scene.table.book.catalog.weaknesses.len() as u8;
    let pairs = (0..cards).flat_map(|a| (0..cards).map(move |b| (a, b)));
    scene.check(pairs.filter(|(a, b)| a != b).collect(), |state| {
        (state.weaknesses[0].card.0, state.weaknesses[1].card.0)
    });
}

#[test]
fn the_hand_of_another_player() {
    let scene = Scene::new(6, 12);
    let (other, player) = (Seat(0), &scene.view.players[&Seat(0)]);
    let book = &scene.table.book;
    let character = player.character.expect("drafted");
    let mut deck = book.catalog.characters[character.index()].deck.clone();
    for card in &player.discard {
        if let derelict_engine::card::Face::Action(action) = card.0 {
            let at = deck.iter().position(|known| *known == action).expect("its own card");
            deck.remove(at);
        }
    }
    assert_eq!(deck.len(), usize::from(player.hand_size + player.deck_size), "no contamination");
    let cases = hands(deck.len(), usize::from(player.hand_size)).into_iter().map(|hand| {
        let mut cards: Vec<_> = hand.into_iter().map(|at| deck[at]).collect();
        cards.sort();
        cards
    });
    scene.check(cases.collect(), |state| {
        let hand = state.crew[other.index()].hand;
        let mut cards: Vec<_> = hand.iter().filter_map(Card::action).collect();
        cards.sort();
        cards
    });
}

#[test]
fn another_players_objectives() {
    let scene = Scene::new(7, 40);
    let (view, catalog) = (&scene.view, &scene.table.book.catalog);
    let left = |deck: ObjectiveDeck| -> Vec<u8> {
        let own = &view.players[&VIEWER].objectives;
        let known = [own.corporate, own.personal];
        let all = (0..catalog.objectives.len() as u8).map(derelict_content::ObjectiveId);
        all.filter(|id| {
            let card = &catalog.objectives[id.index()];
            card.deck == deck && card.players <= view.seats && !known.contains(&Some(*id))
        })
        .map(|id| id.0)
        .collect()
    };
    let personal = left(ObjectiveDeck::Personal);
    let corporate = left(ObjectiveDeck::Corporate);
    let pairs = corporate.iter().flat_map(|a| personal.iter().map(move |b| (*a, *b)));
    scene.check(pairs.collect(), |state| (state.crew[2].corporate.0, state.crew[2].personal.0));
}

#[test]
fn the_top_event() {
    let scene = Scene::new(8, 60);
    let (view, catalog) = (&scene.view, &scene.table.book.catalog);
    assert_eq!(view.memory.event_on_top, None);
    let out = |event: &u8| {
        let decks = &view.decks;
        decks.events.discard.iter().chain(&decks.events_gone).any(|known| known.0 == *event)
    };
    let left: Vec<u8> = (0..catalog.events.len() as u8).filter(|event| !out(event)).collect();
    assert_eq!(left.len(), usize::from(view.decks.events.left));
    scene.check(left, |state| state.events.top().expect("cards are left").0);
}

#[test]
fn whether_contamination_is_infected() {
    // The first contamination card that comes into anybody's discard pile.
    let (scene, seat) = (9..200)
        .find_map(|game| {
            let scene = Scene::new(game, 90);
            let seat = scene.view.players.iter().find(|(_, player)| {
                let codes = player.discard.iter();
                codes.filter(|card| card.0 == derelict_engine::card::Face::Unscanned).count() == 1
            });
            let seat = *seat?.0;
            let known = scene.view.memory.contamination.gone.len();
            (known == 0).then_some((scene, seat))
        })
        .expect("somebody is contaminated");
    let cards = scene.table.book.catalog.contamination.clone();
    let hand = scene.view.constraints();
    assert!(
        !hand
            .iter()
            .any(|known| matches!(known, derelict_engine::view::Constraint::Scanned { .. }))
    );
    scene.check(cards.clone(), |state| {
        let card = state.crew[seat.index()].discard.iter().find(|card| card.is_contamination());
        let derelict_engine::card::CardKind::Contamination(index) =
            card.expect("it lies there").kind()
        else {
            panic!("a contamination card");
        };
        cards[usize::from(index)]
    });
}

#[test]
fn an_item_of_another_player() {
    let (scene, seat, colour) = (10..400)
        .find_map(|game| {
            let scene = Scene::new(game, 60);
            let others = scene.view.players.iter().filter(|(seat, _)| **seat != VIEWER);
            let only = others.filter(|(_, player)| player.inventory_colours.len() == 1);
            let (seat, back) =
                only.map(|(seat, player)| (*seat, player.inventory_colours[0])).next()?;
            let colour = match back {
                derelict_engine::view::Back::Red => derelict_content::Colour::Red,
                derelict_engine::view::Back::Yellow => derelict_content::Colour::Yellow,
                derelict_engine::view::Back::Green => derelict_content::Colour::Green,
                _ => return None,
            };
            scene.view.memory.carried.is_empty().then_some((scene, seat, colour))
        })
        .expect("somebody has found one item");
    let (view, catalog) = (&scene.view, &scene.table.book.catalog);
    let decks = &view.decks.items;
    let mut left: Vec<ItemId> = catalog
        .item_ids()
        .filter(|item| catalog.items[item.index()].source == ItemSource::Deck(colour))
        .flat_map(|item| (0..catalog.items[item.index()].copies).map(move |_| item))
        .collect();
    let mut open: Vec<ItemId> = [&decks.red, &decks.yellow, &decks.green]
        .iter()
        .flat_map(|deck| deck.discard.clone())
        .collect();
    for player in view.players.values() {
        open.extend(player.inventory.iter().flatten());
        open.extend(player.hands.iter().filter_map(|held| held.thing.0.item()));
        open.extend(player.hands.iter().flat_map(|held| held.attached.clone()));
    }
    open.extend(view.memory.buried.iter().flatten().map(|known| known.card));
    for item in open {
        if let Some(at) = left.iter().position(|known| *known == item) {
            left.remove(at);
        }
    }
    left.retain(|item| !catalog.items[item.index()].heavy);
    scene.check(left, |state| state.crew[seat.index()].inventory.iter().next().expect("one item"));
}
