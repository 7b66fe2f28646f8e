//! Boards: rooms that can be reached, and numbers that always lead somewhere.

use crate::capacity;
use crate::catalog::{BoardRoom, Slot, TileGroup};
use crate::draft::Draft;
use crate::entry::{Entry, is_id};
use crate::forms::{AnnexForm, BoardForm, CorridorForm, GroundsForm};
use crate::ids::Kind;
use crate::names::nearest;
use crate::problems::Problem;
use crate::vocabulary::RoomTrait;

use super::no_repeats;

/// Where an arrow may point.
const COMPASS: &[&str] = &["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, annex) in draft.annexes.iter() {
        annexed(entry, annex, draft, problems);
    }
    for (entry, board) in draft.boards.iter() {
        rooms(entry, board, draft, problems);
        plan(entry, &board.rooms, &board.corridors, problems);
        supplies(entry, board, draft, problems);
        drawing(entry, board, draft, problems);
        let networks: Vec<_> = board.networks.iter().map(|network| &network.id).collect();
        no_repeats(entry, "networks", &networks, problems);
        let sections = if draft.is_facility() { 0 } else { 2 };
        if board.pods.len() != sections {
            let what = format!(
                "places pods for {} evacuation sections; expected {sections}",
                board.pods.len()
            );
            problems.push(entry.problem("pods", what));
        }
        let places = board
            .networks
            .iter()
            .map(|network| network.at)
            .chain(board.pods.iter().flatten().copied());
        for at in places.filter(|at| at.iter().any(|&percent| percent > 100)) {
            problems.push(entry.problem("networks", off_board(at)));
        }
        match (&board.grounds, draft.is_facility()) {
            (Some(form), true) => grounds(entry, board, form, problems),
            (None, true) => {
                let what = "has no `grounds`; a facility has an elevator, exits and a bunker";
                problems.push(entry.problem("", what));
            }
            (Some(_), false) => {
                problems.push(entry.problem("grounds", "has `grounds`, which only a facility has"));
            }
            (None, false) => {}
        }
    }
}

/// What a board of a facility has: sections with power, and what lies beside its rooms.
fn grounds(entry: &Entry<'_>, board: &BoardForm, form: &GroundsForm, problems: &mut Vec<Problem>) {
    let room = |id: &str| board.rooms.iter().find(|room| room.id == id);
    for (key, places) in [("elevator", &form.elevator), ("exits", &form.exits)] {
        let ids: Vec<&String> = places.iter().map(|place| &place.room).collect();
        no_repeats(entry, &format!("grounds.{key}"), &ids, problems);
        if places.is_empty() {
            let what = format!("has no `{key}`; expected at least one room");
            problems.push(entry.problem(&format!("grounds.{key}"), what));
        }
        for (index, place) in places.iter().enumerate().filter(|(_, at)| room(&at.room).is_none()) {
            let known = board.rooms.iter().map(|room| room.id.as_str());
            let guess = nearest(known, &place.room).unwrap_or("no room at all");
            let what = format!(
                "lies beside room `{}`, which does not exist; did you mean `{guess}`?",
                place.room
            );
            problems.push(entry.problem(&format!("grounds.{key}.{index}"), what));
        }
    }
    let all = form.elevator.iter().chain(&form.exits).map(|place| place.at);
    let rest = [form.bunker, form.rover, form.gate, form.computer, form.contingency];
    let powers = board.zones.iter().filter_map(|zone| zone.power);
    let all = all.chain(rest).chain(form.pods).chain(powers);
    for at in all.filter(|at| at.iter().any(|&percent| percent > 100)) {
        problems.push(entry.problem("grounds", off_board(at)));
    }
    let zone = |id: &str| room(id).and_then(|room| room.zone.as_ref());
    let powered = board.zones.iter().filter(|zone| zone.power.is_some());
    if powered.clone().count() + 1 != capacity::POWER {
        let what = format!(
            "has {} sections with power; expected {}, as one power token is the elevator's",
            powered.clone().count(),
            capacity::POWER - 1
        );
        problems.push(entry.problem("zones", what));
    }
    for section in powered {
        let stops = form.elevator.iter().filter(|stop| zone(&stop.room) == Some(&section.id));
        if stops.count() != 1 {
            let what =
                format!("has not one stop of the elevator in `{}`; expected one", section.id);
            problems.push(entry.problem("grounds.elevator", what));
        }
    }
    // Power and noise go by sections, and so do corridors.
    for (index, corridor) in board.corridors.iter().enumerate() {
        let [one, other] = &corridor.ends;
        if let (Some(one), Some(other)) = (zone(one), zone(other))
            && one != other
        {
            let what = format!(
                "corridor `{}` joins two sections; expected a staircase between",
                corridor.id
            );
            problems.push(entry.problem(&format!("corridors.{index}"), what));
        }
    }
}

/// Rooms and corridors that belong together.
fn plan(
    entry: &Entry<'_>,
    rooms: &[BoardRoom],
    ways: &[CorridorForm],
    problems: &mut Vec<Problem>,
) {
    if corridors(entry, rooms, ways, problems) {
        numbers(entry, rooms, ways, problems);
        reach(entry, rooms, ways, problems);
    }
}

/// An annex has rooms without numbers and item counters, all with entrances to networks of the board.
fn annexed(entry: &Entry<'_>, annex: &AnnexForm, draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    plan(entry, &annex.rooms, &annex.corridors, problems);
    let networks = draft.boards.iter().map(|(_, board)| board.networks.len()).min().unwrap_or(0);
    let ids: Vec<&String> = annex.rooms.iter().map(|room| &room.id).collect();
    no_repeats(entry, "rooms", &ids, problems);
    for (index, room) in annex.rooms.iter().enumerate() {
        let mut report = |what: &str| {
            let what = format!("room `{}` {what}", room.id);
            problems.push(entry.problem(&format!("rooms.{index}"), what));
        };
        if !is_id(&room.id) || room.id.starts_with(|first: char| first.is_ascii_digit()) {
            report("has a strange id; expected a word, as it bears no number");
        }
        if room.counter.is_some() {
            report("has no item counter; leave `counter` out");
        }
        if room.entrances.iter().any(|entrance| usize::from(entrance.network) >= networks) {
            report("opens into a network that not every board has");
        }
        if room.at.iter().any(|&percent| percent > 100) {
            report("is drawn outside; expected percent from 0 to 100");
        }
    }
    for at in annex.track.iter().filter(|at| at.iter().any(|&percent| percent > 100)) {
        problems.push(entry.problem("track", off_board(*at)));
    }
}

/// The smallest and the largest drawing, on either side.
const SIZES: std::ops::RangeInclusive<u16> = 400..=2400;

/// The size of the drawing, and the zones its rooms lie in.
fn drawing(entry: &Entry<'_>, board: &BoardForm, draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    if let Some([width, height]) = board.size
        && !(SIZES.contains(&width) && SIZES.contains(&height))
    {
        let (least, most) = (SIZES.start(), SIZES.end());
        let what = format!("is {width} by {height}; expected {least} to {most} each way");
        problems.push(entry.problem("size", what));
    }
    let zones: Vec<&String> = board.zones.iter().map(|zone| &zone.id).collect();
    no_repeats(entry, "zones", &zones, problems);
    for (index, room) in board.rooms.iter().enumerate() {
        let place = format!("rooms.{index}.zone");
        let what = match &room.zone {
            Some(zone) if !zones.contains(&zone) => {
                let hint = match nearest(zones.iter().map(|zone| zone.as_str()), zone) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "the board has none".to_owned(),
                };
                format!("room `{}` lies in zone `{zone}`, which does not exist; {hint}", room.id)
            }
            Some(_) if is_dark(room, draft) => {
                format!("room `{}` lies in a zone, but is always dark; expected none", room.id)
            }
            None if !zones.is_empty() && !is_dark(room, draft) => {
                format!("room `{}` lies in no zone", room.id)
            }
            _ => continue,
        };
        problems.push(entry.problem(&place, what));
    }
}

/// Whether a printed room belongs to no section.
fn is_dark(room: &BoardRoom, draft: &Draft<'_>) -> bool {
    let Slot::Printed(tile) = room.slot else { return false };
    draft.tiles.get(tile.index()).is_some_and(|tile| tile.traits.contains(&RoomTrait::Dark))
}

fn off_board(at: [u8; 2]) -> String {
    format!("draws something at {}, {}; expected percent from 0 to 100", at[0], at[1])
}

fn rooms(entry: &Entry<'_>, board: &BoardForm, draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let mut laid = Vec::new();
    for (index, room) in board.rooms.iter().enumerate() {
        let place = format!("rooms.{index}");
        let mut report = |place: String, what: String| {
            problems.push(entry.problem(&place, format!("room `{}` {what}", room.id)));
        };
        if room.id.len() != 3 || room.id.bytes().any(|byte| !byte.is_ascii_digit()) {
            report(place.clone(), "has a strange number; expected three digits".to_owned());
        }
        if index > 0 && board.rooms[index - 1].id >= room.id {
            let before = &board.rooms[index - 1].id;
            report(
                place.clone(),
                format!("stands after `{before}`; expected rooms in ascending number, each once"),
            );
        }
        if room.at.iter().any(|&percent| percent > 100) {
            report(format!("{place}.at"), off_board(room.at));
        }
        let facedown = !matches!(room.slot, Slot::Printed(_));
        match (&room.counter, facedown) {
            (Some(side), true) if !COMPASS.contains(&side.as_str()) => {
                let what = format!(
                    "has its arrow on side `{side}`; expected one of {}",
                    COMPASS.join(", ")
                );
                report(format!("{place}.counter"), what);
            }
            (None, true) => {
                report(place.clone(), "has no `counter`; its item counter needs a side".to_owned())
            }
            (Some(_), false) => {
                report(
                    format!("{place}.counter"),
                    "is printed, so it has no item counter; leave `counter` out".to_owned(),
                );
            }
            _ => {}
        }
        for (number, entrance) in room.entrances.iter().enumerate() {
            let place = format!("{place}.entrances.{number}");
            if entrance.network as usize >= board.networks.len() {
                let what = format!(
                    "opens into network {}; the board has {}",
                    entrance.network,
                    board.networks.len()
                );
                report(place.clone(), what);
            }
            if entrance.numbers.is_empty() {
                report(place, "has an entrance without numbers; expected at least one".to_owned());
            }
        }
        if let Slot::Printed(tile) | Slot::Fixed(tile) = room.slot {
            let special =
                draft.tiles.get(tile.index()).map(|tile| tile.group == TileGroup::Special);
            let name = draft.names.name(Kind::TileId, tile.0).unwrap_or("?");
            if special == Some(facedown) {
                let right = if facedown { "a room tile" } else { "a special room" };
                report(
                    format!("{place}.slot"),
                    format!("cannot hold `{name}` so; expected {right}"),
                );
            }
            if laid.contains(&tile) {
                report(format!("{place}.slot"), format!("holds `{name}` a second time"));
            }
            laid.push(tile);
        }
    }
}

/// Whether corridors join rooms that exist and have sensible numbers.
fn corridors(
    entry: &Entry<'_>,
    rooms: &[BoardRoom],
    ways: &[CorridorForm],
    problems: &mut Vec<Problem>,
) -> bool {
    let before = problems.len();
    let known = || rooms.iter().map(|room| room.id.as_str());
    if ways.len() > 255 {
        problems.push(entry.problem("corridors", "has more than 255 corridors; expected fewer"));
    }
    for (index, corridor) in ways.iter().enumerate() {
        let place = format!("corridors.{index}");
        let mut report = |what: String| {
            problems.push(entry.problem(&place, format!("corridor `{}` {what}", corridor.id)));
        };
        if !is_id(&corridor.id) {
            report("has a strange id; expected one such as `5-8a`".to_owned());
        }
        if ways[..index].iter().any(|other| other.id == corridor.id) {
            report("stands twice on the board; every corridor needs an id of its own".to_owned());
        }
        for end in corridor.ends.iter().filter(|end| !known().any(|room| room == end.as_str())) {
            let guess = nearest(known(), end).unwrap_or("no room at all");
            report(format!("ends at room `{end}`, which does not exist; did you mean `{guess}`?"));
        }
        if corridor.ends[0] == corridor.ends[1] {
            report("joins a room to itself; expected two rooms".to_owned());
        }
        if !(1..=2).contains(&corridor.numbers.len()) {
            report(format!("has {} numbers; expected one or two", corridor.numbers.len()));
        }
        if let Some(number) = corridor.numbers.iter().find(|number| !(1..=4).contains(*number)) {
            report(format!("has number {number}; expected 1 to 4"));
        }
    }
    problems.len() == before
}

/// Every die and card shows 1 to 4, and in every room each of them must mean exactly one way.
fn numbers(
    entry: &Entry<'_>,
    rooms: &[BoardRoom],
    ways: &[CorridorForm],
    problems: &mut Vec<Problem>,
) {
    for (index, room) in rooms.iter().enumerate() {
        let corridors = ways.iter().filter(|corridor| corridor.ends.contains(&room.id));
        let mut numbers: Vec<u8> =
            corridors.flat_map(|corridor| corridor.numbers.iter().copied()).collect();
        numbers.extend(room.entrances.iter().flat_map(|entrance| entrance.numbers.iter().copied()));
        numbers.sort_unstable();
        if numbers != [1, 2, 3, 4] {
            let shown: Vec<_> = numbers.iter().map(u8::to_string).collect();
            let what = format!(
                "room `{}` has the numbers {}; expected its corridors and entrances to cover 1 to 4, each once",
                room.id,
                if shown.is_empty() { "none".to_owned() } else { shown.join(", ") },
            );
            problems.push(entry.problem(&format!("rooms.{index}"), what));
        }
    }
}

fn reach(
    entry: &Entry<'_>,
    rooms: &[BoardRoom],
    ways: &[CorridorForm],
    problems: &mut Vec<Problem>,
) {
    let Some(first) = rooms.first() else {
        problems.push(entry.problem("rooms", "has no rooms; expected some"));
        return;
    };
    let mut reached = vec![&first.id];
    let mut next = 0;
    while let Some(room) = reached.get(next).copied() {
        for corridor in ways.iter().filter(|corridor| corridor.ends.contains(room)) {
            for end in corridor.ends.iter().filter(|end| *end != room) {
                if !reached.contains(&end) {
                    reached.push(end);
                }
            }
        }
        next += 1;
    }
    for (index, room) in rooms.iter().enumerate().filter(|(_, room)| !reached.contains(&&room.id)) {
        let what =
            format!("room `{}` cannot be reached from `{}` through corridors", room.id, first.id);
        problems.push(entry.problem(&format!("rooms.{index}"), what));
    }
}

/// Whether the tiles and tokens of all packs suffice for the slots.
fn supplies(entry: &Entry<'_>, board: &BoardForm, draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let Some(tiles) = draft.tiles.complete() else {
        return;
    };
    let beside = draft.annexes.iter().flat_map(|(_, annex)| &annex.rooms);
    let all: Vec<&BoardRoom> = board.rooms.iter().chain(beside).collect();
    let slots = |group: TileGroup| {
        let fits = all.iter().filter(|room| match room.slot {
            Slot::One => group == TileGroup::One,
            Slot::Two => group == TileGroup::Two,
            Slot::Printed(tile) | Slot::Fixed(tile) => {
                draft.tiles.get(tile.index()).is_some_and(|tile| tile.group == group)
            }
        });
        fits.count()
    };
    let have = |group: TileGroup| tiles.iter().filter(|(_, tile)| tile.group == group).count();
    for (group, word) in [(TileGroup::One, "1-tiles"), (TileGroup::Special, "special rooms")] {
        if slots(group) != have(group) {
            let what = format!(
                "has places for {} {word}; expected {}, as all of them are in every game",
                slots(group),
                have(group)
            );
            problems.push(entry.problem("rooms", what));
        }
    }
    if slots(TileGroup::Two) > have(TileGroup::Two) {
        let what = format!(
            "has places for {} 2-tiles; there are only {}",
            slots(TileGroup::Two),
            have(TileGroup::Two)
        );
        problems.push(entry.problem("rooms", what));
    }
    let Some(tokens) = draft.exploration.complete() else {
        return;
    };
    let tokens: usize = tokens.iter().map(|(_, form)| form.items.len()).sum();
    let covered = |slot: Slot| match slot {
        Slot::Printed(tile) => {
            let tile = draft.tiles.get(tile.index());
            tile.is_some_and(|tile| tile.traits.contains(&RoomTrait::Unexplored))
        }
        Slot::One | Slot::Two | Slot::Fixed(_) => true,
    };
    let unexplored = board.rooms.iter().filter(|room| covered(room.slot)).count();
    if unexplored > tokens {
        let what = format!(
            "has {unexplored} rooms to explore; there are only {tokens} exploration tokens"
        );
        problems.push(entry.problem("rooms", what));
    }
}
