//! Turns a draft without problems into the tables of a catalog.

use crate::catalog::*;
use crate::draft::{Draft, Rows};
use crate::entry::Entry;
use crate::forms::{BoardForm, ItemForm};
use crate::hash::content_hash;
use crate::select::Selection;
use crate::ways::Ways;

/// The only entry of a table that a game has once.
fn single<T: Clone>(rows: &Rows<'_, T>) -> T {
    let (_, value) = rows.iter().next().expect("checking finds a missing table");
    value.clone()
}

fn all<T: Clone>(rows: &Rows<'_, T>) -> Vec<T> {
    rows.iter().map(|(_, value)| value.clone()).collect()
}

/// What was loaded for which table.
pub(crate) struct Table {
    pub(crate) packs: Vec<String>,
    pub(crate) ways: Ways,
    pub(crate) selection: Selection,
}

/// Compiles what checking has found to be sound.
pub(crate) fn compile(draft: &Draft<'_>, table: Table, entries: &[Entry<'_>]) -> Catalog {
    let contamination = single(&draft.contamination);
    Catalog {
        names: draft.names.clone(),
        packs: table.packs,
        ways: table.ways,
        selection: table.selection,
        hash: content_hash(entries),
        boards: draft.boards.iter().map(|(entry, form)| board(&entry.id, form)).collect(),
        tiles: all(&draft.tiles),
        exploration: exploration(draft),
        kinds: all(&draft.kinds),
        tokens: tokens(draft),
        noise_die: single(&draft.noise_die).faces,
        combat_die: single(&draft.combat_die).faces,
        coordinates: draft.coordinates.iter().map(|(_, form)| form.letters).collect(),
        events: all(&draft.events),
        attacks: attacks(draft),
        contamination: (0..contamination.copies)
            .map(|card| card < contamination.infected)
            .collect(),
        wounds: all(&draft.wounds),
        weaknesses: draft.weaknesses.iter().map(|(_, form)| form.effect).collect(),
        objectives: all(&draft.objectives),
        items: draft.items.iter().map(|(entry, form)| item(&entry.id, form.clone())).collect(),
        actions: all(&draft.actions),
        basics: draft
            .basics
            .iter()
            .map(|(entry, form)| Basic { id: entry.id.clone(), action: form.action.clone() })
            .collect(),
        characters: all(&draft.characters),
        intruder_cards: all(&draft.intruder_cards),
        supply: single(&draft.supply),
        origins: entries.iter().map(Entry::origin).collect(),
    }
}

fn board(id: &str, form: &BoardForm) -> Board {
    let index = |end: &String| {
        let position = form.rooms.iter().position(|room| room.id == *end);
        position
            .and_then(|position| u8::try_from(position).ok())
            .expect("checking finds missing ends")
    };
    let corridor = |corridor: &crate::forms::CorridorForm| Corridor {
        id: corridor.id.clone(),
        ends: [index(&corridor.ends[0]), index(&corridor.ends[1])],
        numbers: corridor.numbers.clone(),
    };
    Board {
        id: id.to_owned(),
        size: form.size.unwrap_or(SIZE),
        zones: form.zones.clone(),
        rooms: form.rooms.clone(),
        corridors: form.corridors.iter().map(corridor).collect(),
        networks: form.networks.clone(),
        pods: form.pods.clone(),
    }
}

fn exploration(draft: &Draft<'_>) -> Vec<ExplorationToken> {
    let tokens = draft.exploration.iter().flat_map(|(_, form)| {
        form.items.iter().map(|&items| ExplorationToken { discovery: form.discovery, items })
    });
    tokens.collect()
}

fn tokens(draft: &Draft<'_>) -> Vec<IntruderToken> {
    let mut tokens = Vec::new();
    for (_, form) in draft.intruders.iter() {
        match form.kind {
            None => tokens.push(IntruderToken { kind: None, number: 0 }),
            kind => {
                tokens.extend(form.numbers.iter().map(|&number| IntruderToken { kind, number }))
            }
        }
    }
    tokens
}

fn attacks(draft: &Draft<'_>) -> Vec<AttackCard> {
    let cards = draft.attacks.iter().flat_map(|(entry, form)| {
        form.blood.iter().map(|&blood| AttackCard {
            entry: entry.id.clone(),
            hits: form.hits.clone(),
            effects: form.effects.clone(),
            blood,
        })
    });
    cards.collect()
}

fn item(id: &str, form: ItemForm) -> Item {
    Item {
        family: form.family.unwrap_or_else(|| id.to_owned()),
        source: form.source,
        copies: form.copies,
        heavy: form.heavy,
        one_use: form.one_use,
        component: form.component,
        action: form.action,
        reaction: form.reaction,
        passive: form.passive,
        weapon: form.weapon,
        recipe: form.recipe,
        unlock: form.unlock,
    }
}
