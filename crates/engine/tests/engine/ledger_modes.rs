//! Ways to play: what is dealt over many games, which setups go together, and what everybody may
//! know in each of them.

use std::collections::BTreeSet;

use crate::table::{RandomGame, json};
use derelict_content::{
    Axis, Catalog, Kind, Library, ObjectiveDeck, ObjectiveId, Slot, TileGroup, TileId, Ways,
};
use derelict_engine::mode::Mode;
use derelict_engine::option::Options;
use derelict_engine::state::Pod;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, Seat, Setup, Silent, State};

fn solo() -> Setup {
    Setup { mode: Mode::Solo, players: 1, ..Setup::default() }
}

fn coop(players: u8) -> Setup {
    Setup { mode: Mode::Coop, players, ..Setup::default() }
}

fn digest() -> Setup {
    Setup { packs: vec!["base".into(), "digest-rooms".into()], ..Setup::default() }
}

fn alternative(setup: Setup) -> Setup {
    Setup { board: "alternative".into(), ..setup }
}

fn with_intruder_player(players: u8) -> Setup {
    let options = Options { intruder_player: true, ..Options::default() };
    Setup { players, options, ..Setup::default() }
}

/// Every kind of game there is, on both sides of the board.
fn every_way() -> Vec<Setup> {
    let mut ways = vec![solo(), digest(), Setup { packs: digest().packs, ..solo() }];
    for players in 2..=5 {
        ways.push(coop(players));
        ways.push(with_intruder_player(players));
        ways.push(Setup { players, ..Setup::default() });
    }
    let other: Vec<Setup> = ways.iter().cloned().map(alternative).collect();
    ways.extend(other);
    ways
}

/// What speaks against a setup.
fn problems(setup: &Setup) -> String {
    let catalog = setup.catalog(Library::shipped()).expect("packs that compose");
    setup.rulebook(&catalog).err().map_or(String::new(), |problems| problems.to_string())
}

/// Tiles lying on the slots of a kind.
fn laid(table: &RandomGame, wanted: impl Fn(Slot) -> bool) -> Vec<TileId> {
    let rooms = table.book.board.rooms.iter().enumerate();
    rooms
        .filter(|(_, room)| wanted(room.slot))
        .map(|(index, _)| table.state.rooms[index].tile)
        .collect()
}

fn is_coop(table: &RandomGame, card: ObjectiveId) -> bool {
    table.book.catalog.objectives[card.index()].deck == ObjectiveDeck::Coop
}

#[test]
fn the_game_takes_one_to_five_players() {
    proves!("setup.players", assert_eq!(problems(&solo()), ""));
    for players in 2..=5 {
        proves!("setup.players", assert_eq!(problems(&Setup { players, ..Setup::default() }), ""));
        proves!("setup.players", assert_eq!(problems(&coop(players)), ""));
    }
    for players in [0, 6, 200] {
        for mode in Mode::ALL {
            let setup = Setup { mode: *mode, players, ..Setup::default() };
            proves!("setup.players", assert!(problems(&setup).contains("players")));
        }
    }
}

#[test]
fn alone_everything_is_set_up_for_one() {
    let (mut pairs, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..300 {
        let table = RandomGame::of(&solo(), game);
        let state = &table.state;
        let docked = state.pods.iter().filter(|pod| matches!(pod, Pod::Docked { .. })).count();
        proves!("solo.setup", assert_eq!(docked, 2));
        let bag = state.look(&table.book).view(Viewer::Spectator).bag;
        let kinds = bag.kinds.values().copied();
        let counts: Vec<u8> = std::iter::once(bag.blank).chain(kinds).collect();
        proves!("solo.setup", assert_eq!(counts, [1, 4, 1, 4, 0, 1]));
        assert_eq!((state.nest_eggs, state.time), (5, 15));
        let crew = &state.crew[0];
        let dealt = [crew.corporate, crew.personal];
        proves!("solo.objectives", assert!(dealt.iter().all(|card| is_coop(&table, *card))));
        proves!("solo.objectives", assert_ne!(dealt[0], dealt[1]));
        assert_eq!(crew.kept, None);
        pairs.insert(dealt);
        cards.extend(dealt);
    }
    proves!("solo.objectives", assert_eq!(cards.len(), 7));
    assert_eq!(pairs.len(), 7 * 6);
}

#[test]
fn together_as_many_common_objectives_are_dealt_as_there_are_players() {
    let mut cards = BTreeSet::new();
    for (players, game) in (2..=5).flat_map(|players| (0..100).map(move |game| (players, game))) {
        let table = RandomGame::of(&coop(players), game);
        let crew = &table.state.crew[..players as usize];
        let dealt: BTreeSet<ObjectiveId> = crew.iter().map(|crew| crew.personal).collect();
        proves!("coop.objectives", assert_eq!(dealt.len(), players as usize));
        proves!("coop.objectives", assert!(dealt.iter().all(|card| is_coop(&table, *card))));
        assert!(crew.iter().all(|crew| crew.corporate == crew.personal));
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = table.state.look(&table.book).view(viewer);
            let seen: BTreeSet<ObjectiveId> =
                view.players.values().filter_map(|player| player.objectives.personal).collect();
            proves!("coop.public", assert_eq!(seen, dealt));
            assert_eq!(json(&table.book, &view)["mode"], "coop");
        }
        cards.extend(dealt);
    }
    assert_eq!(cards.len(), 7);
}

#[test]
fn the_rooms_of_the_digest_are_off_unless_chosen() {
    assert_eq!(Setup::default().packs, ["base"]);
    let offered = Ways::shipped().axis("digest-rooms");
    proves!("room.digest.off", assert_eq!(offered.map(Axis::usual), Some("off")));
    let pack = ["computer-room", "cargo-bay", "kitchen", "training-room", "plans-room"];
    let base = Catalog::base();
    for room in pack {
        proves!("room.digest.off", assert_eq!(base.names.index(Kind::TileId, room), None));
    }
    let (mut without, mut with) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..300 {
        without.extend(laid(&RandomGame::of(&Setup::default(), game), |slot| slot == Slot::Two));
        let table = RandomGame::of(&digest(), game);
        let laid = laid(&table, |slot| slot == Slot::Two);
        let tiles: BTreeSet<TileId> = laid.iter().copied().collect();
        proves!("room.digest.mix", assert_eq!((laid.len(), tiles.len()), (5, 5)));
        let names = table.book.names.of(Kind::TileId);
        with.extend(tiles.iter().map(|tile| names[tile.index()].clone()));
    }
    proves!("room.digest.off", assert_eq!(without.len(), 9));
    proves!("room.digest.mix", assert_eq!(with.len(), 14));
    proves!("room.digest.mix", assert!(pack.iter().all(|room| with.contains(*room))));
}

#[test]
fn on_the_other_side_the_evacuation_sections_lie_open_and_nine_rooms_are_shuffled() {
    let mut places: [BTreeSet<TileId>; 21] = Default::default();
    for game in 0..300 {
        let table = RandomGame::of(&alternative(Setup::default()), game);
        let book = &table.book;
        let room = |name: &str| book.names.index(Kind::RoomId, name).expect("a room") as usize;
        let tile = |name: &str| TileId(book.names.index(Kind::TileId, name).expect("a tile"));
        let sections = [("007", "evacuation-section-a"), ("009", "evacuation-section-b")];
        for (place, section) in sections {
            let laid = &table.state.rooms[room(place)];
            proves!("altboard.evacuation", assert_eq!(laid.tile, tile(section)));
            proves!("altboard.evacuation.token", assert!(laid.token.is_some()));
            proves!("altboard.evacuation.unexplored", assert!(!laid.explored));
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
                let view = table.state.look(book).view(viewer);
                let seen = &view.rooms[&derelict_content::RoomId(room(place) as u8)];
                proves!("altboard.evacuation", assert_eq!(seen.tile, Some(tile(section))));
                proves!("altboard.evacuation.token", assert_eq!(seen.token, None));
            }
        }
        let ones = laid(&table, |slot| slot == Slot::One);
        let distinct: BTreeSet<TileId> = ones.iter().copied().collect();
        proves!("altboard.rooms1", assert_eq!((ones.len(), distinct.len()), (9, 9)));
        for (_, section) in sections {
            proves!("altboard.rooms1", assert!(!distinct.contains(&tile(section))));
        }
        let group = |tile: &TileId| book.catalog.tiles[tile.index()].group;
        proves!("altboard.rooms1", assert!(ones.iter().all(|tile| group(tile) == TileGroup::One)));
        for (index, room) in book.board.rooms.iter().enumerate() {
            if room.slot == Slot::One {
                places[index].insert(table.state.rooms[index].tile);
            }
        }
    }
    let shuffled: Vec<usize> =
        places.iter().map(BTreeSet::len).filter(|count| *count > 0).collect();
    proves!("altboard.rooms1", assert_eq!(shuffled, [9; 9]));
}

#[test]
fn setups_that_do_not_go_together_are_refused_with_the_reason() {
    let cases = [
        (Setup { players: 2, ..solo() }, "2 players; the mode `solo` takes 1"),
        (Setup { players: 1, ..Setup::default() }, "1 player; the mode `semi-coop` takes 2 to 5"),
        (coop(1), "1 player; the mode `coop` takes 2 to 5"),
        (
            Setup { options: with_intruder_player(2).options, ..solo() },
            "intruder-player does not go with the mode `solo`; it needs `semi-coop` \
             (intruderplayer.coop)",
        ),
        (
            Setup { options: with_intruder_player(2).options, ..coop(3) },
            "intruder-player does not go with the mode `coop`",
        ),
        (
            Setup {
                options: Options { first_player: Some(5), ..Options::default() },
                ..Setup::default()
            },
            "first-player 5; there are players 1 to 4",
        ),
        (
            Setup {
                options: Options { first_player: Some(0), ..Options::default() },
                ..Setup::default()
            },
            "option `first-player` takes 1, 2, 3, 4, 5, not `0`",
        ),
        (
            Setup {
                players: 2,
                characters: vec!["captain".into(), "pilot".into()],
                options: Options { free_characters: true, ..Options::default() },
                ..Setup::default()
            },
            "free-characters does not go with characters named beforehand",
        ),
        (
            Setup { board: "third".into(), ..Setup::default() },
            "unknown board `third`; the packs have basic, alternative",
        ),
        (
            Setup { species: "cats".into(), ..Setup::default() },
            "unknown species `cats`; the packs have intruders",
        ),
        (
            Setup { setting: "moon".into(), ..Setup::default() },
            "the board `basic` does not go with the setting `moon`; it needs `ship`",
        ),
        (
            Setup { packs: vec!["base".into(), "more".into()], ..Setup::default() },
            "unknown pack `more`",
        ),
    ];
    for (setup, reason) in cases {
        let said = problems(&setup);
        assert!(said.contains(reason), "{setup:?}: `{said}`");
    }
    // Everything wrong is told at once.
    let wrong = Setup {
        options: Options { first_player: Some(9), intruder_player: true, ..Options::default() },
        ..Setup { players: 2, ..solo() }
    };
    assert_eq!(problems(&wrong).lines().count(), 3);
}

#[test]
fn choices_are_made_by_name_and_anything_else_is_refused() {
    let mut setup = Setup::default();
    let mut choose = |name: &str, value: &str| setup.choose(Ways::shipped(), name, value);
    for (name, value) in [
        ("intruder-player", "on"),
        ("first-player", "3"),
        ("digest-rooms", "on"),
        ("board", "alternative"),
    ] {
        assert_eq!(choose(name, value), Ok(()));
    }
    let unknown = choose("house-rules", "on").expect_err("no such option");
    assert!(
        unknown.contains("unknown option `house-rules`") && unknown.contains("free-characters")
    );
    let wrong = choose("undo", "always").expect_err("no such value");
    assert_eq!(wrong, "option `undo` takes safe, off, agreed, not `always`");
    let wrong = choose("species", "cats").expect_err("no such species");
    assert_eq!(
        wrong,
        "unknown species `cats`; the packs have intruders, void-seeders, carnomorphs"
    );
    assert!(setup.options.intruder_player && setup.options.first_player == Some(3));
    assert_eq!(
        (setup.packs.join(" "), setup.board.as_str()),
        ("base digest-rooms".into(), "alternative")
    );
    setup.choose(Ways::shipped(), "digest-rooms", "off").expect("a value");
    assert_eq!(setup.packs, ["base"]);
}

#[test]
fn a_setup_of_before_reads_as_the_usual_table() {
    let old = r#"{"packs":["base"],"mode":"coop","board":"basic","players":3}"#;
    let setup: Setup = serde_json::from_str(old).expect("a setup");
    assert_eq!(setup, coop(3));
    assert_eq!(setup.selection(), derelict_content::Selection::default());
}

#[test]
fn characters_may_be_chosen_freely_in_turn() {
    let options = Options { free_characters: true, first_player: Some(2), ..Options::default() };
    let setup = Setup { players: 3, options, ..Setup::default() };
    let mut table = RandomGame::of(&setup, 1);
    for seat in 0..3 {
        let decision = table.offers.decisions[0].clone();
        assert_eq!(decision.seat, Seat(seat));
        let choices = table.offers.of(&decision).to_vec();
        assert_eq!(choices.len(), 6 - seat as usize);
        let last = choices[choices.len() - 1];
        let (book, offers) = (&table.book, &mut table.offers);
        let done = table.state.choose(book, decision.seat, decision.id, last, offers, &mut Silent);
        assert_eq!(done, Ok(()));
        assert_eq!(Choice::Character(table.state.crew[seat as usize].character), last);
    }
    assert_eq!(table.state.first, Seat(1));
    assert_eq!(table.offers.decisions[0].seat, Seat(1));
}

#[test]
fn every_way_to_play_comes_to_an_end_and_can_be_put_away_in_between() {
    const GAMES: u64 = 6;
    let mut endings = BTreeSet::new();
    for (setup, game) in
        every_way().iter().flat_map(|setup| (0..GAMES).map(move |game| (setup, game)))
    {
        let mut table = RandomGame::of(setup, game);
        let (mode, board) = (setup.mode.name(), setup.board.as_str());
        let what = format!("{mode} on the {board} side, {} players, game {game}", setup.players);
        while !table.state.is_over() {
            let wrong = table.state.look(&table.book).violations();
            proves!("altboard.modes", assert!(wrong.is_empty(), "{what}: {wrong:?}"));
            if table.dice.below(12) == 0 {
                survives_storing(&table, setup, &what);
            }
            table.step(&mut Vec::new());
        }
        endings.insert((mode, board.to_owned(), setup.options.intruder_player));
    }
    proves!("altboard.modes", assert_eq!(endings.len(), 2 * 4));
}

/// Both stored forms give the same game back.
fn survives_storing(table: &RandomGame, setup: &Setup, what: &str) {
    let book = &table.book;
    let hot = State::from_hot(book, &table.state.to_hot(book));
    assert_eq!(hot.as_ref(), Ok(&table.state), "{what}");
    match State::from_durable(&book.catalog, table.state.to_durable(book, setup)) {
        Ok(durable) => assert_eq!(durable.game.state, table.state, "{what}"),
        Err(problem) => panic!("{what}: {problem}"),
    }
}
