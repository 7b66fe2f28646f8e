//! Rooms, turrets and Melted wounds of Aftermath in an ordinary game: what the parts hold, what they go
//! with, and games of them all.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{
    Catalog, Discovery, ItemSource, Kind, Library, RoomColour, TileGroup, Ways,
};
use derelict_engine::mode::Mode;
use derelict_engine::turret::Status;
use derelict_engine::{Fact, Setup};

use crate::table::RandomGame;

const SPECIES: [&str; 3] = ["intruders", "carnomorphs", "void-seeders"];
const PARTS: [&str; 3] = ["aftermath-rooms", "turrets", "melted"];
const ROOMS: [(&str, RoomColour, bool); 4] = [
    ("crafting-room", RoomColour::White, false),
    ("server-room", RoomColour::Yellow, false),
    ("alarm-room", RoomColour::Green, true),
    ("turret-room", RoomColour::Red, false),
];
const SPECIAL: [(&str, &str); 3] =
    [("laser-pointer", "energy-charge"), ("combat-drone", "tools"), ("enviro-suit", "clothes")];

/// The sides of the board on which a species is met.
fn boards(species: &str) -> &'static [&'static str] {
    if species == "intruders" { &["basic", "alternative"] } else { &["basic"] }
}

fn setup(parts: &[&str], species: &str, board: &str, mode: Mode, players: u8) -> Setup {
    let mut setup = Setup { mode, players, ..Setup::default() };
    let axes = [("species", species), ("board", board)];
    for (axis, value) in axes.into_iter().chain(parts.iter().map(|part| (*part, "on"))) {
        setup.choose(Ways::shipped(), axis, value).expect("it is offered");
    }
    setup
}

fn catalog(parts: &[&str]) -> Arc<Catalog> {
    let setup = setup(parts, "intruders", "basic", Mode::SemiCoop, 4);
    setup.catalog(Library::shipped()).expect("the packs fit")
}

fn place(catalog: &Catalog, kind: Kind, name: &str) -> Option<usize> {
    catalog.names.of(kind).iter().position(|known| known == name)
}

#[test]
fn four_rooms_join_the_additional_ones() {
    let (plain, mixed) = (catalog(&[]), catalog(&["aftermath-rooms"]));
    let additional = |catalog: &Catalog| {
        catalog.tiles.iter().filter(|tile| tile.group == TileGroup::Two).count()
    };
    proves!("after.mix.rooms", assert_eq!(additional(&mixed), additional(&plain) + 4));
    for (name, colour, computer) in ROOMS {
        let tile = place(&mixed, Kind::TileId, name).expect("it is in the pool");
        let tile = &mixed.tiles[tile];
        proves!("after.room.pool", assert_eq!(tile.group, TileGroup::Two, "{name}"));
        proves!("after.room.colours", assert_eq!(tile.colour, colour, "{name}"));
        proves!("after.room.computer", assert_eq!(tile.computer, computer, "{name}"));
        assert_eq!(place(&plain, Kind::TileId, name), None);
    }
}

#[test]
fn special_items_come_with_the_crafting_room_and_only_then() {
    let mixed = catalog(&["aftermath-rooms"]);
    for (name, family) in SPECIAL {
        let item = &mixed.items[place(&mixed, Kind::ItemId, name).expect("it is in the game")];
        proves!("after.room.craft-card", assert_eq!(item.copies, 2, "{name}"));
        assert_eq!(item.exchange.as_deref(), Some(family));
        assert!(matches!(item.source, ItemSource::Deck(_)));
        for other in [&["turrets"][..], &["melted"], &["aftermath"], &[]] {
            let without = place(&catalog(other), Kind::ItemId, name);
            proves!("after.mix.independent", assert_eq!(without, None, "{name} with {other:?}"));
        }
    }
}

#[test]
fn each_part_is_an_option_of_its_own() {
    for part in PARTS {
        let axis = Ways::shipped().axis(part).expect("it is offered");
        assert_eq!(axis.usual(), "off", "{part}");
        for species in SPECIES {
            for board in boards(species) {
                for mode in [Mode::SemiCoop, Mode::Coop, Mode::Solo] {
                    let setup = setup(&[part], species, board, mode, *mode.seats().start());
                    let catalog = setup.catalog(Library::shipped()).expect("the packs fit");
                    let book = setup.rulebook(&catalog);
                    proves!(
                        "after.term.combine.board",
                        assert!(book.is_ok(), "{part}, {species}, {board}, {mode:?}: {book:?}")
                    );
                    proves!(
                        "after.mix.independent",
                        assert_eq!(
                            setup.packs.iter().filter(|id| PARTS.contains(&id.as_str())).count(),
                            1
                        )
                    );
                }
            }
        }
    }
}

#[test]
fn with_turrets_there_are_three_more_tokens() {
    let (plain, mixed) = (catalog(&[]), catalog(&["turrets"]));
    let turrets: Vec<u8> = mixed
        .exploration
        .iter()
        .filter(|token| token.discovery == Discovery::Turret)
        .map(|token| token.items)
        .collect();
    proves!("after.turret.count", assert_eq!((turrets.len(), Status::ALL.len()), (3, 3)));
    proves!("after.turret.token-items", assert_eq!(turrets, [1, 2, 3]));
    proves!("after.mix.turrets", assert_eq!(mixed.exploration.len(), plain.exploration.len() + 3));
    assert_eq!(mixed.exploration.len(), 23);
    let setup = setup(&["turrets"], "intruders", "basic", Mode::SemiCoop, 2);
    let mut dealt = BTreeSet::new();
    for seed in 0..40 {
        let game = RandomGame::of(&setup, seed);
        let tokens = game.state.rooms.iter().filter_map(|room| room.token);
        dealt.extend(tokens.map(|token| token.0));
        assert_eq!(game.state.rooms.iter().filter(|room| room.token.is_some()).count(), 16);
    }
    proves!("after.turret.base", assert_eq!(dealt.len(), 23, "all are shuffled together"));
}

#[test]
fn two_wounds_join_the_others_where_the_table_wants_them() {
    let count = |catalog: &Catalog| catalog.wounds.iter().map(|wound| wound.copies).sum::<u8>();
    proves!("after.mix.melted", assert_eq!(count(&catalog(&["melted"])), 18));
    proves!("after.mix.melted-when", assert_eq!(count(&catalog(&[])), 16));
}

/// Every part with every species, board and mode, alone and together, to the end; and what is seen on
/// the way.
#[test]
fn games_with_the_parts_come_to_an_end() {
    let mut shown = BTreeSet::new();
    for species in SPECIES {
        for board in boards(species) {
            for (mode, players) in [(Mode::SemiCoop, 4), (Mode::Coop, 2), (Mode::Solo, 1)] {
                for parts in [&["aftermath-rooms"][..], &["turrets"], &["melted"], &PARTS] {
                    let setup = setup(parts, species, board, mode, players);
                    play_out(&setup, parts.len() as u64, &mut shown);
                }
            }
        }
    }
    for seed in 0..30 {
        let setup = setup(&["turrets"], "intruders", "basic", Mode::SemiCoop, 5);
        play_out(&setup, 100 + seed, &mut shown);
    }
    proves!("after.turret.start", assert_eq!(shown.len(), 3, "any status may lie on top"));
}

fn play_out(setup: &Setup, seed: u64, shown: &mut BTreeSet<Status>) {
    let mut game = RandomGame::of(setup, seed);
    let mut events = Vec::new();
    let mut placed = false;
    while !game.state.is_over() {
        let found = game.state.look(&game.book).violations();
        proves!("after.mix.independent", assert!(found.is_empty(), "{setup:?}: {found:?}"));
        game.step(&mut events);
        for event in events.drain(..) {
            match event.fact {
                Fact::TurretPlaced { .. } => placed = true,
                Fact::TurretShown { status, .. } if placed => {
                    shown.insert(status);
                    placed = false;
                }
                _ => {}
            }
        }
    }
    assert!(game.state.outcome.is_some(), "it has come to an end");
}
