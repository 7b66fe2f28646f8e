//! How much fits into a game, and what no game can do without.

use crate::draft::{Draft, Rows};
use crate::ids::Kind;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::tables::Table;

use crate::catalog::ItemSource;

/// Ids are bytes, and the last value of a byte is kept free.
const ENTRIES: usize = 255;
/// Sets of items are held in one machine word.
const ITEMS: usize = 64;
/// Places for quest items in a game.
const QUESTS: usize = 12;

pub(super) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    for kind in Kind::ALL {
        let count = draft.names.of(*kind).len();
        if count > ENTRIES {
            let what = format!("{count} ids of the kind {kind}; expected at most {ENTRIES}");
            problems.extend(packs.last().map(|pack| pack.problem("id", what)));
        }
    }
    if let Some(row) = draft.items.0.get(ITEMS) {
        let what = format!("is kind of item number {}; expected at most {ITEMS}", ITEMS + 1);
        problems.push(row.entry.problem("", what));
    }
    let quests = draft.items.iter().filter(|(_, form)| form.source == ItemSource::Quest);
    for (entry, _) in quests.skip(QUESTS) {
        problems.push(
            entry.problem(
                "source",
                format!("is one quest item too many; expected at most {QUESTS}"),
            ),
        );
    }
    if packs.iter().all(|pack| pack.whole) {
        presence(draft, packs, problems);
    }
}

fn presence(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    fn empty<T>(rows: &Rows<'_, T>) -> bool {
        rows.0.is_empty()
    }
    let missing = [
        (Table::Board, empty(&draft.boards)),
        (Table::Room, empty(&draft.tiles)),
        (Table::Exploration, empty(&draft.exploration)),
        (Table::Intruder, empty(&draft.intruders)),
        (Table::NoiseDie, empty(&draft.noise_die)),
        (Table::CombatDie, empty(&draft.combat_die)),
        (Table::Coordinates, empty(&draft.coordinates)),
        (Table::Event, empty(&draft.events)),
        (Table::Attack, empty(&draft.attacks)),
        (Table::Contamination, empty(&draft.contamination)),
        (Table::Wound, empty(&draft.wounds)),
        (Table::Weakness, empty(&draft.weaknesses)),
        (Table::Objective, empty(&draft.objectives)),
        (Table::Item, empty(&draft.items)),
        (Table::Action, empty(&draft.actions)),
        (Table::Basic, empty(&draft.basics)),
        (Table::Character, empty(&draft.characters)),
        (Table::Supply, empty(&draft.supply)),
    ];
    let missing: Vec<_> =
        missing.iter().filter(|(_, empty)| *empty).map(|(table, _)| table.word()).collect();
    if !missing.is_empty() {
        let what = format!(
            "no pack holds: {}; add them, or require a pack that has them",
            missing.join(", ")
        );
        problems.extend(packs.last().map(|pack| pack.problem("requires", what)));
    }
}
