//! Corridor numbers of both sides of the board, and the order Danger reads them in.

use std::collections::BTreeMap;
use std::sync::Arc;

use derelict_content::{Catalog, CorridorId, NoiseFace, RoomId};
use derelict_engine::frame::Frame;
use derelict_engine::rulebook::Exit;
use derelict_engine::state::Place;
use derelict_engine::{Event, Fact, Offers, Rulebook, Seat, Setup, State};

const BOARDS: [&str; 2] = ["basic", "alternative"];

fn setup(board: &str) -> Setup {
    Setup { players: 2, board: board.into(), ..Setup::default() }
}

fn rulebook(board: &str) -> Arc<Rulebook> {
    setup(board).rulebook(&Catalog::base()).expect("the base game can be set up")
}

#[test]
fn a_corridor_has_one_or_two_numbers_and_the_same_at_both_ends() {
    for book in BOARDS.map(rulebook) {
        for corridor in book.corridors() {
            let numbers = &book.board.corridors[corridor.index()].numbers;
            let [a, b] = book.ends(corridor);
            proves!("noise.roll.number.end", assert!((1..=2).contains(&numbers.len())));
            for number in numbers {
                proves!(
                    "noise.roll.number.end",
                    assert_eq!(book.exit(a, *number), Exit::Corridor(corridor, b))
                );
                proves!(
                    "noise.roll.number.end",
                    assert_eq!(book.exit(b, *number), Exit::Corridor(corridor, a))
                );
            }
        }
    }
}

#[test]
fn the_numbers_of_a_room_are_1_to_4_once_each() {
    for book in BOARDS.map(rulebook) {
        for room in book.rooms() {
            let corridors = book.corridors_of(room);
            let own =
                corridors.iter().flat_map(|way| book.board.corridors[way.index()].numbers.clone());
            let entrances = &book.board.rooms[room.index()].entrances;
            let ducts = entrances.iter().flat_map(|entrance| entrance.numbers.clone());
            let mut numbers: Vec<u8> = own.chain(ducts).collect();
            numbers.sort_unstable();
            proves!("noise.roll.no-match", assert_eq!(numbers, [1, 2, 3, 4]));
        }
    }
}

#[test]
fn danger_marks_corridors_by_rising_number_and_technical_corridors_last() {
    for board in BOARDS {
        let book = rulebook(board);
        for room in book.rooms() {
            let placed = danger_in(&book, &setup(board), room);
            let numbers: Vec<u8> =
                placed.iter().filter_map(|way| way.map(|way| lowest(&book)[&way.0])).collect();
            let ducts = placed.iter().skip_while(|way| way.is_some());
            proves!("noise.roll.danger.order", assert!(numbers.is_sorted()));
            proves!("noise.roll.danger.order", assert!(ducts.clone().all(Option::is_none)));
            proves!(
                "noise.roll.danger.markers",
                assert_eq!(
                    placed.len(),
                    book.corridors_of(room).len() + book.entrances(room).len()
                )
            );
        }
    }
}

/// The lowest number of every corridor.
fn lowest(book: &Rulebook) -> BTreeMap<u8, u8> {
    let number = |way: CorridorId| book.board.corridors[way.index()].numbers.iter().copied().min();
    book.corridors().map(|way| (way.0, number(way).unwrap_or(0))).collect()
}

/// The corridors Danger marks around a lonely character, in order; none is a technical network.
fn danger_in(book: &Rulebook, setup: &Setup, room: RoomId) -> Vec<Option<CorridorId>> {
    let (mut offers, mut events) = (Offers::default(), Vec::<Event>::new());
    let mut state = State::new(book, setup, [1; 32], &mut offers, &mut events);
    let face = book.catalog.noise_die.iter().position(|face| *face == NoiseFace::Danger);
    state.crew[0].place = Place::Room(room);
    state.frames.push(Frame::NoiseResult {
        seat: Seat(0),
        face: face.expect("the die has a Danger side") as u8,
    });
    events.clear();
    state.settle(book, &mut offers, &mut events);
    events
        .iter()
        .filter_map(|event| match event.fact {
            Fact::NoisePlaced { corridor } => Some(Some(corridor)),
            Fact::DuctNoisePlaced { .. } => Some(None),
            _ => None,
        })
        .collect()
}
