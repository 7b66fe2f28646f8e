//! Both sides of the board, read from the rooms' side: what each exit of each room says.

use derelict_content::{Board, Catalog, Kind, Slot};

/// Exits of every room as numbers and the room behind; `t` is a technical entrance, by network.
const BASIC: [&str; 21] = [
    "3>2 12>3 4>4",
    "3>1 4>6 12>t0",
    "12>1 34>7",
    "4>1 1>8 23>t0",
    "3>6 12>10 4>t0",
    "4>2 3>5 1>7 2>11",
    "34>3 1>6 2>8",
    "1>4 2>7 4>9 3>11",
    "4>8 12>12 3>t0",
    "12>5 34>13",
    "2>6 3>8 4>14 1>15",
    "12>9 34>16",
    "34>10 1>14 2>19",
    "4>11 1>13 2>17 3>t0",
    "1>11 2>16 3>18 4>t0",
    "34>12 2>15 1>21",
    "2>14 1>19 34>20",
    "3>15 12>20 4>21",
    "2>13 1>17 34>t0",
    "34>17 12>18",
    "1>16 4>18 23>t0",
];

const ALTERNATIVE: [&str; 21] = [
    "12>2 3>4 4>t0",
    "12>1 34>3",
    "34>2 2>6 1>t1",
    "3>1 4>5 1>7 2>10",
    "4>4 3>6 1>8 2>8",
    "2>3 3>5 4>9 1>12",
    "1>4 23>t0 4>t1",
    "1>5 2>5 3>10 4>12",
    "4>6 3>t0 12>t1",
    "2>4 3>8 4>14 1>t0",
    "3>13 4>13 1>t0 2>t1",
    "1>6 4>8 3>16 2>t1",
    "3>11 4>11 1>14 2>16",
    "4>10 1>13 2>15 3>17",
    "2>14 1>16 34>19",
    "3>12 2>13 1>15 4>21",
    "3>14 12>18 4>18",
    "12>17 4>17 3>t0",
    "34>15 1>t0 2>t1",
    "23>21 1>21 4>t1",
    "4>16 23>20 1>20",
];

fn board(id: &str) -> Board {
    Catalog::base().board(id).expect("the base pack has it").clone()
}

/// The exits of a room, written as above, in table order.
fn exits(board: &Board, room: usize) -> Vec<String> {
    let digits = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<String>();
    let corridors = board.corridors.iter().filter_map(|corridor| {
        let [a, b] = corridor.ends.map(usize::from);
        let other = if a == room { b } else { a };
        [a, b].contains(&room).then(|| format!("{}>{}", digits(&corridor.numbers), other + 1))
    });
    let entrances = board.rooms[room].entrances.iter();
    corridors
        .chain(
            entrances
                .map(|entrance| format!("{}>t{}", digits(&entrance.numbers), entrance.network)),
        )
        .collect()
}

/// The exits of every room, and as the rooms' own table has them.
fn compared(id: &str, expected: &[&str; 21]) -> (Vec<Vec<String>>, Vec<Vec<String>>) {
    let board = board(id);
    let sorted = |mut exits: Vec<String>| {
        exits.sort();
        exits
    };
    let found = (0..board.rooms.len()).map(|room| sorted(exits(&board, room))).collect();
    let expected = expected
        .iter()
        .map(|exits| sorted(exits.split(' ').map(str::to_owned).collect()))
        .collect();
    (found, expected)
}

#[test]
fn a_corridor_has_its_numbers_at_both_ends() {
    for (id, expected) in [("basic", &BASIC), ("alternative", &ALTERNATIVE)] {
        let (found, expected) = compared(id, expected);
        proves!("noise.roll.number.end", assert_eq!(found, expected));
        assert!(
            board(id).corridors.iter().all(|corridor| (1..=2).contains(&corridor.numbers.len()))
        );
    }
}

/// How many ways a number means in a room.
fn ways(board: &Board, room: usize, number: u8) -> usize {
    let number = number.to_string();
    exits(board, room)
        .iter()
        .filter(|exit| exit.split('>').next().is_some_and(|numbers| numbers.contains(&number)))
        .count()
}

#[test]
fn every_number_means_one_way() {
    let events = &Catalog::base().events;
    for board in ["basic", "alternative"].map(board) {
        for room in 0..board.rooms.len() {
            for number in 1..=4 {
                proves!("noise.roll.no-match", assert_eq!(ways(&board, room, number), 1));
            }
            proves!(
                "intruder.move.no-match",
                assert!(events.iter().all(|event| ways(&board, room, event.number) == 1))
            );
        }
    }
}

#[test]
fn slots() {
    let count = |board: &Board, wanted: fn(&Slot) -> bool| {
        board.rooms.iter().filter(|room| wanted(&room.slot)).count()
    };
    let (basic, alternative) = (board("basic"), board("alternative"));
    let twos = |board: &Board| count(board, |slot| *slot == Slot::Two);
    proves!("setup.board.rooms2.count", assert_eq!((twos(&basic), twos(&alternative)), (5, 5)));
    let ones = |board: &Board| count(board, |slot| *slot == Slot::One);
    assert_eq!((ones(&basic), ones(&alternative)), (11, 9));
    let printed = |board: &Board| count(board, |slot| matches!(slot, Slot::Printed(_)));
    assert_eq!((printed(&basic), printed(&alternative)), (5, 5));
    let fixed = |board: &Board| count(board, |slot| matches!(slot, Slot::Fixed(_)));
    assert_eq!((fixed(&basic), fixed(&alternative)), (0, 2));
    assert_eq!((basic.rooms.len(), basic.corridors.len(), basic.networks.len()), (21, 28, 1));
    assert_eq!(
        (alternative.rooms.len(), alternative.corridors.len(), alternative.networks.len()),
        (21, 29, 2)
    );
}

#[test]
fn names_of_a_board() {
    let base = Catalog::base();
    let alternative = board("alternative");
    let names = base.names_for(&alternative);
    assert_eq!(names.index(Kind::RoomId, "011"), Some(10));
    assert_eq!(names.name(Kind::CorridorId, 8), Some("5-8a"));
    assert_eq!(names.of(Kind::NetworkId), ["red", "blue"]);
    assert_eq!(names.of(Kind::ItemId), base.names.of(Kind::ItemId));
    assert!(base.names.of(Kind::RoomId).is_empty());
}
