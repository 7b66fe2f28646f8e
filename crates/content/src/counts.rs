//! How many components a pack holds, against what it says it holds.

use toml::de::DeValue;

use crate::entry::Entry;
use crate::names::nearest;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::tables::EntryKind;

/// What an entry adds to a count.
type Share = fn(&Entry<'_>) -> u32;

/// What can be counted. Counting reads the entries as they are written, before packs are composed:
/// a pack answers for what it holds, not for what others make of it.
const COUNTS: &[(&str, EntryKind, Share)] = &[
    ("boards", EntryKind::Board, |_| 1),
    ("rooms-1", EntryKind::Room, |entry| word(entry, "group", "one")),
    ("rooms-2", EntryKind::Room, |entry| word(entry, "group", "two")),
    ("special-rooms", EntryKind::Room, |entry| word(entry, "group", "special")),
    ("exploration-tokens", EntryKind::Exploration, |entry| length(entry, "items")),
    ("exploration-items", EntryKind::Exploration, |entry| sum(entry, "items")),
    ("intruder-kinds", EntryKind::Kind, |_| 1),
    ("miniatures", EntryKind::Kind, |entry| number(entry, "miniatures")),
    ("intruder-tokens", EntryKind::Intruder, |entry| length(entry, "numbers").max(1)),
    ("noise-sides", EntryKind::NoiseDie, |entry| length(entry, "faces")),
    ("combat-sides", EntryKind::CombatDie, |entry| length(entry, "faces")),
    ("coordinates", EntryKind::Coordinates, |_| 1),
    ("events", EntryKind::Event, |_| 1),
    ("attacks", EntryKind::Attack, |entry| length(entry, "blood")),
    ("contamination", EntryKind::Contamination, |entry| number(entry, "copies")),
    ("infected", EntryKind::Contamination, |entry| number(entry, "infected")),
    ("wounds", EntryKind::Wound, |entry| number(entry, "copies")),
    ("weaknesses", EntryKind::Weakness, |_| 1),
    ("slots", EntryKind::Slot, |_| 1),
    ("corporate-objectives", EntryKind::Objective, |entry| word(entry, "deck", "corporate")),
    ("personal-objectives", EntryKind::Objective, |entry| word(entry, "deck", "personal")),
    ("coop-objectives", EntryKind::Objective, |entry| word(entry, "deck", "coop")),
    ("requirements", EntryKind::Objective, |entry| word(entry, "deck", "requirement")),
    ("offers", EntryKind::Objective, |entry| word(entry, "deck", "offer")),
    ("red-items", EntryKind::Item, |entry| in_deck(entry, "red")),
    ("yellow-items", EntryKind::Item, |entry| in_deck(entry, "yellow")),
    ("green-items", EntryKind::Item, |entry| in_deck(entry, "green")),
    ("crafted-items", EntryKind::Item, |entry| in_deck(entry, "blue")),
    ("starting-items", EntryKind::Item, |entry| {
        word(entry, "source", "starting") * number(entry, "copies")
    }),
    ("quest-items", EntryKind::Item, |entry| {
        word(entry, "source", "quest") * number(entry, "copies")
    }),
    ("characters", EntryKind::Character, |_| 1),
    ("action-cards", EntryKind::Character, |entry| length(entry, "deck")),
    ("intruder-cards", EntryKind::IntruderCard, |_| 1),
    ("alert-cards", EntryKind::Alert, |_| 1),
    ("advantage-sides", EntryKind::AdvantageDie, |entry| length(entry, "faces")),
    ("computer-cards", EntryKind::Computer, |_| 1),
    ("css-tokens", EntryKind::Css, |entry| number(entry, "copies")),
    ("contingency-tokens", EntryKind::Contingency, |entry| number(entry, "copies")),
    ("panic-cards", EntryKind::Panic, |entry| number(entry, "copies")),
    ("mutation-cards", EntryKind::Mutation, |_| 1),
    ("possibilities", EntryKind::Possibility, |_| 1),
    ("trait-cards", EntryKind::Trait, |_| 1),
    ("annexes", EntryKind::Annex, |_| 1),
    ("discovery-tokens", EntryKind::Discovery, |entry| number(entry, "copies")),
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
