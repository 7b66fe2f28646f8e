//! How many components a pack holds, against what it says it holds.

use toml::de::DeValue;

use crate::entry::Entry;
use crate::names::nearest;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::tables::Table;

/// What an entry adds to a count.
type Share = fn(&Entry<'_>) -> u32;

/// What can be counted. Counting reads the entries as they are written, before packs are composed:
/// a pack answers for what it holds, not for what others make of it.
const COUNTS: &[(&str, Table, Share)] = &[
    ("boards", Table::Board, |_| 1),
    ("rooms-1", Table::Room, |entry| word(entry, "group", "one")),
    ("rooms-2", Table::Room, |entry| word(entry, "group", "two")),
    ("special-rooms", Table::Room, |entry| word(entry, "group", "special")),
    ("exploration-tokens", Table::Exploration, |entry| length(entry, "items")),
    ("exploration-items", Table::Exploration, |entry| sum(entry, "items")),
    ("intruder-kinds", Table::Kind, |_| 1),
    ("miniatures", Table::Kind, |entry| number(entry, "miniatures")),
    ("intruder-tokens", Table::Intruder, |entry| length(entry, "numbers").max(1)),
    ("noise-sides", Table::NoiseDie, |entry| length(entry, "faces")),
    ("combat-sides", Table::CombatDie, |entry| length(entry, "faces")),
    ("coordinates", Table::Coordinates, |_| 1),
    ("events", Table::Event, |_| 1),
    ("attacks", Table::Attack, |entry| length(entry, "blood")),
    ("contamination", Table::Contamination, |entry| number(entry, "copies")),
    ("infected", Table::Contamination, |entry| number(entry, "infected")),
    ("wounds", Table::Wound, |entry| number(entry, "copies")),
    ("weaknesses", Table::Weakness, |_| 1),
    ("slots", Table::Slot, |_| 1),
    ("corporate-objectives", Table::Objective, |entry| word(entry, "deck", "corporate")),
    ("personal-objectives", Table::Objective, |entry| word(entry, "deck", "personal")),
    ("coop-objectives", Table::Objective, |entry| word(entry, "deck", "coop")),
    ("red-items", Table::Item, |entry| in_deck(entry, "red")),
    ("yellow-items", Table::Item, |entry| in_deck(entry, "yellow")),
    ("green-items", Table::Item, |entry| in_deck(entry, "green")),
    ("crafted-items", Table::Item, |entry| in_deck(entry, "blue")),
    ("starting-items", Table::Item, |entry| {
        word(entry, "source", "starting") * number(entry, "copies")
    }),
    ("quest-items", Table::Item, |entry| word(entry, "source", "quest") * number(entry, "copies")),
    ("characters", Table::Character, |_| 1),
    ("action-cards", Table::Character, |entry| length(entry, "deck")),
    ("intruder-cards", Table::IntruderCard, |_| 1),
    ("possibilities", Table::Possibility, |_| 1),
];

/// Compares what every pack holds with the counts in its manifest.
pub(crate) fn check_counts(packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    for pack in packs.iter().filter(|pack| pack.whole) {
        for (name, expected) in &pack.manifest.counts {
            let key = format!("counts.{name}");
            let Some((_, table, share)) = COUNTS.iter().find(|(known, ..)| known == name) else {
                let guess =
                    nearest(COUNTS.iter().map(|(known, ..)| *known), name).unwrap_or_default();
                problems.push(
                    pack.problem(&key, format!("unknown count `{name}`; did you mean `{guess}`?")),
                );
                continue;
            };
            let found: u32 =
                pack.entries.iter().filter(|entry| entry.table == *table).map(share).sum();
            if found != *expected {
                let what = format!("the pack holds {found} {name}, but {expected} are expected");
                problems.push(pack.problem(&key, what));
            }
        }
    }
}

fn word(entry: &Entry<'_>, key: &str, wanted: &str) -> u32 {
    u32::from(entry.raw(key).and_then(DeValue::as_str) == Some(wanted))
}

fn length(entry: &Entry<'_>, key: &str) -> u32 {
    entry.raw(key).and_then(DeValue::as_array).map_or(0, |list| list.len() as u32)
}

fn integer(value: &DeValue<'_>) -> u32 {
    value
        .as_integer()
        .and_then(|number| u32::from_str_radix(number.as_str(), number.radix()).ok())
        .unwrap_or(0)
}

fn sum(entry: &Entry<'_>, key: &str) -> u32 {
    let list = entry.raw(key).and_then(DeValue::as_array);
    list.map_or(0, |list| list.iter().map(|value| integer(value.get_ref())).sum())
}

/// A number that is 1 where it is not given.
fn number(entry: &Entry<'_>, key: &str) -> u32 {
    entry.raw(key).map_or(1, integer)
}

fn in_deck(entry: &Entry<'_>, colour: &str) -> u32 {
    let deck = entry.raw("source").and_then(|source| source.get("deck"));
    let here = deck.and_then(|deck| deck.get_ref().as_str()) == Some(colour);
    u32::from(here) * number(entry, "copies")
}
