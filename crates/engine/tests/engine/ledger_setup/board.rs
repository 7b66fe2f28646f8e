//! The board: tiles, tokens, tracks, pods.

use std::collections::BTreeSet;

use derelict_content::{Catalog, Evacuation, Kind, Role, Slot, TileGroup, TileId};
use derelict_engine::state::{Door, Pod};
use derelict_engine::thing::Corpse;
use derelict_engine::view::Viewer;
use derelict_engine::{Seat, Setup};

use super::{sorted, starts};

#[test]
fn two_to_five_play_and_the_basic_side_is_the_standard() {
    let setup = |players| Setup { players, ..Setup::default() }.rulebook(&Catalog::base());
    for players in 2..=5 {
        assert!(setup(players).is_ok(), "{players} players");
    }
    assert!(setup(0).is_err() && setup(6).is_err());
    proves!("setup.board.side", assert_eq!(Setup::default().board, "basic"));
}

#[test]
fn tiles_and_exploration_tokens_lie_facedown_at_random() {
    let (mut twos_seen, mut twos_left) = (BTreeSet::new(), BTreeSet::new());
    let mut ones_on_first = BTreeSet::new();
    let mut tokens_seen = BTreeSet::new();
    for start in starts() {
        let group = |tile: TileId| start.catalog().tiles[tile.index()].group;
        let of = |wanted: TileGroup| {
            let tiles = start.catalog().tile_ids();
            tiles.filter(|tile| group(*tile) == wanted).collect::<BTreeSet<_>>()
        };
        let slots = start.book.board.rooms.iter().zip(start.laid.rooms);
        let on = |wanted: Slot| {
            let rooms = slots.clone().filter(move |(room, _)| room.slot == wanted);
            rooms.map(|(_, room)| room.tile).collect::<Vec<_>>()
        };
        let (ones, twos) = (on(Slot::One), on(Slot::Two));
        proves!(
            "setup.board.rooms1",
            assert_eq!(ones.iter().copied().collect::<BTreeSet<_>>(), of(TileGroup::One))
        );
        proves!("setup.board.rooms1", assert_eq!(ones.len(), 11));
        let distinct: BTreeSet<_> = twos.iter().copied().collect();
        proves!("setup.board.rooms2", assert_eq!((twos.len(), distinct.len()), (5, 5)));
        proves!("setup.board.rooms2", assert!(distinct.is_subset(&of(TileGroup::Two))));
        twos_left.extend(of(TileGroup::Two).difference(&distinct).copied());
        twos_seen.extend(distinct);
        ones_on_first.insert(ones[0]);

        let mut tokens = BTreeSet::new();
        for (slot, room) in slots.clone() {
            let special = matches!(slot.slot, Slot::Printed(_));
            proves!(
                ["setup.board.special", "setup.board.exploration"],
                assert_eq!((room.explored, room.token.is_none()), (special, special))
            );
            tokens.extend(room.token);
        }
        proves!("setup.board.exploration", assert_eq!(tokens.len(), 16));
        tokens_seen.extend(tokens);

        let specials = start.laid.rooms.iter().filter(|room| room.explored);
        let specials: Vec<&str> =
            specials.filter_map(|room| start.book.names.name(Kind::TileId, room.tile.0)).collect();
        proves!(
            "setup.board.special",
            assert_eq!(
                sorted(specials),
                ["cockpit", "engine-1", "engine-2", "engine-3", "hibernatorium"]
            )
        );
        for seat in 0..start.begun.players {
            let view = start.begun.look(&start.book).view(Viewer::Seat(Seat(seat)));
            for room in view.rooms.values().filter(|room| !room.explored) {
                proves!(
                    ["setup.board.rooms1", "setup.board.rooms2", "setup.board.exploration"],
                    assert_eq!((room.tile, room.token), (None, None))
                );
            }
        }
    }
    proves!("setup.board.rooms1", assert_eq!(ones_on_first.len(), 11, "every tile can come first"));
    proves!("setup.board.rooms2", assert_eq!((twos_seen.len(), twos_left.len()), (9, 9)));
    proves!("setup.board.exploration", assert_eq!(tokens_seen.len(), 20));
}

#[test]
fn tracks_cards_and_engines_start_as_they_should() {
    let (mut cards, mut engines) = (BTreeSet::new(), BTreeSet::new());
    for start in starts() {
        let state = &start.begun;
        proves!("setup.board.destination", assert_eq!(state.destination, b'B' - b'A'));
        proves!("setup.board.time", assert_eq!(state.time, 15));
        assert_eq!(state.self_destruct, None);
        proves!("setup.doors", assert!(state.doors.iter().all(|door| *door == Door::Open)));
        for seat in 0..state.players {
            let view = state.look(&start.book).view(Viewer::Seat(Seat(seat)));
            proves!("setup.board.coordinates", assert_eq!(view.coordinates.card, None));
            proves!(
                "setup.engines",
                assert!(view.engines.values().all(|engine| engine.working.is_none()))
            );
        }
        cards.insert(state.coordinates);
        engines.insert(state.engines);
    }
    proves!("setup.board.coordinates", assert_eq!(cards.len(), 8, "each card is drawn sometimes"));
    proves!("setup.engines", assert_eq!(engines.len(), 8, "each stack is shuffled by itself"));
}

#[test]
fn pods_are_chosen_at_random_and_dealt_by_rising_number() {
    let mut chosen = BTreeSet::new();
    for start in starts() {
        let docked: Vec<(usize, Evacuation, bool)> = (1..)
            .zip(start.begun.pods)
            .filter_map(|(number, pod)| match pod {
                Pod::Docked { section, locked } => Some((number, section, locked)),
                _ => None,
            })
            .collect();
        let count = match start.players() {
            2 => 2,
            3 | 4 => 3,
            _ => 4,
        };
        proves!("setup.pods.count", assert_eq!(docked.len(), count));
        let dealt = [Evacuation::A, Evacuation::B, Evacuation::A, Evacuation::B];
        let sections: Vec<Evacuation> = docked.iter().map(|(_, section, _)| *section).collect();
        proves!("setup.pods.place", assert_eq!(sections, dealt[..count]));
        proves!("setup.pods.locked", assert!(docked.iter().all(|(_, _, locked)| *locked)));
        proves!(
            "setup.pods.numbers",
            assert_eq!(start.book.names.of(Kind::PodId), ["1", "2", "3", "4"])
        );
        if count == 2 {
            chosen.insert((docked[0].0, docked[1].0));
        }
    }
    proves!("setup.pods.count", assert_eq!(chosen.len(), 6, "every pair of pods comes up"));
    let alone = Catalog::base().supply.pods[0];
    proves!("setup.pods.count", assert_eq!(alone, 2));
}

#[test]
fn one_blue_corpse_lies_in_the_hibernatorium() {
    for start in starts() {
        let home = start.book.printed(Role::Hibernatorium).expect("every board has one");
        for room in start.book.rooms() {
            let blue = if room == home { Corpse::Blue.bit() } else { 0 };
            proves!("setup.bluecorpse", assert_eq!(start.begun.rooms[room.index()].corpses, blue));
        }
    }
}
