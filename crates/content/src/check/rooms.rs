//! Room tiles and printed rooms.

use crate::catalog::TileGroup;
use crate::draft::Draft;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::vocabulary::{Role, RoomColour, RoomTrait};

use super::{no_repeats, word};

pub(super) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    for (entry, tile) in draft.tiles.iter() {
        no_repeats(entry, "roles", &tile.roles, problems);
        no_repeats(entry, "traits", &tile.traits, problems);
        match (tile.colour == RoomColour::None, tile.traits.contains(&RoomTrait::NoItems)) {
            (true, false) => {
                problems.push(
                    entry.problem("colour", "is never searched, so it needs the trait `no-items`"),
                );
            }
            (false, true) => {
                problems
                    .push(entry.problem("traits", "has no items, so its colour must be `none`"));
            }
            _ => {}
        }
        if tile.group == TileGroup::Special && tile.colour != RoomColour::None {
            problems.push(
                entry.problem("colour", "is printed on the board, so its colour must be `none`"),
            );
        }
    }
    roles(draft, packs, problems);
}

/// What the rules speak of on a ship.
const SHIP: &[Role] = &[
    Role::Nest,
    Role::Cockpit,
    Role::Hibernatorium,
    Role::Engine1,
    Role::Engine2,
    Role::Engine3,
    Role::EvacuationA,
    Role::EvacuationB,
    Role::Emergency,
];

/// What they speak of in a facility; not every game has all cargo systems.
const FACILITY: &[Role] =
    &[Role::Nest, Role::Emergency, Role::Isolation, Role::CargoA, Role::CargoB, Role::CargoC];

/// Rules refer to each role as to one room.
fn roles(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    let Some(tiles) = draft.tiles.complete() else {
        return;
    };
    let known = if draft.is_facility() { FACILITY } else { SHIP };
    for (entry, tile) in &tiles {
        let strange = tile.roles.iter().find(|role| !known.contains(role));
        if let Some(role) = strange {
            let what = format!("has the role `{}`, which no rule speaks of here", word(role));
            problems.push(entry.problem("roles", what));
        }
        if tile.traits.contains(&RoomTrait::Dark) && !draft.is_facility() {
            problems.push(entry.problem("traits", "is always dark, which is nothing on a ship"));
        }
    }
    for role in known {
        let holders: Vec<_> = tiles.iter().filter(|(_, tile)| tile.roles.contains(role)).collect();
        for (entry, _) in holders.iter().skip(1) {
            let first = holders[0].0.title();
            problems.push(
                entry.problem(
                    "roles",
                    format!("is a second `{}`; {first} is one already", word(role)),
                ),
            );
        }
        if holders.is_empty() {
            let what = format!("no room has the role `{}`; give it to one", word(role));
            problems.extend(packs.last().map(|pack| pack.problem("", what)));
        }
    }
}
