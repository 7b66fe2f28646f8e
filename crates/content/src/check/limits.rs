//! How much fits into a game, and what no game can do without.

use crate::capacity;
use crate::catalog::{Discovery, IntruderKind, ItemSource, PanicCard, Weapon, Wound};
use crate::draft::{Draft, Rows};
use crate::entry::Entry;
use crate::forms::*;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::tables::EntryKind;
use crate::vocabulary::{Colour, Verb, WeaponFilter};

use super::word;

pub(super) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    ids(draft, problems);
    boards(draft, problems);
    decks(draft, problems);
    kinds(draft, packs, problems);
    characters(draft, problems);
    attachments(draft, problems);
    if packs.iter().all(|pack| pack.whole) {
        presence(draft, packs, problems);
    }
}

/// Refuses the entry with which there are more cards or tokens than a game holds.
fn most<'a, T: 'a>(
    rows: impl Iterator<Item = (&'a Entry<'a>, &'a T)>,
    copies: impl Fn(&T) -> usize,
    (capacity, what): (usize, &str),
    problems: &mut Vec<Problem>,
) {
    let mut count = 0;
    for (entry, form) in rows {
        let before = count;
        count += copies(form);
        if before <= capacity && count > capacity {
            let what = format!("makes it {count} {what}; a game holds {capacity}");
            problems.push(entry.problem("", what));
        }
    }
}

/// Whatever has no room of its own in the state still needs an id of a byte.
fn ids(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    fn all<T>(rows: &Rows<'_, T>, problems: &mut Vec<Problem>) {
        if let Some(row) = rows.0.get(capacity::IDS) {
            let what = format!(
                "makes it {} ids of its kind; a game holds {}",
                capacity::IDS + 1,
                capacity::IDS
            );
            problems.push(row.entry.problem("", what));
        }
    }
    all(&draft.tiles, problems);
    all(&draft.coordinates, problems);
    all(&draft.weaknesses, problems);
    all(&draft.objectives, problems);
    all(&draft.basics, problems);
}

fn boards(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let annex = draft.annexes.iter().next();
    let (rooms, corridors) =
        annex.map_or((0, 0), |(_, annex)| (annex.rooms.len(), annex.corridors.len()));
    for (entry, board) in draft.boards.iter() {
        for (key, count, capacity) in [
            ("rooms", board.rooms.len() + rooms, capacity::ROOMS),
            ("corridors", board.corridors.len() + corridors, capacity::CORRIDORS),
            ("networks", board.networks.len(), capacity::NETWORKS),
        ] {
            if count > capacity {
                let what = format!("has {count} {key}; a game holds {capacity}");
                problems.push(entry.problem(key, what));
            }
        }
    }
}

/// Cards, tokens and miniatures.
fn decks(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    use capacity::*;
    let one = |_: &_| 1;
    most(draft.events.iter(), one, (EVENTS, "event cards"), problems);
    let blood = |form: &AttackForm| form.blood.len();
    most(draft.attacks.iter(), blood, (ATTACKS, "attack cards"), problems);
    let copies = |wound: &Wound| usize::from(wound.copies);
    most(draft.wounds.iter(), copies, (WOUNDS, "serious wound cards"), problems);
    let copies = |form: &ContaminationForm| usize::from(form.copies);
    most(draft.contamination.iter(), copies, (CONTAMINATION, "contamination cards"), problems);
    let numbers = |form: &IntruderForm| form.numbers.len().max(1);
    most(draft.intruders.iter(), numbers, (INTRUDER_TOKENS, "intruder tokens"), problems);
    let items = |form: &ExplorationForm| form.items.len();
    most(draft.exploration.iter(), items, (EXPLORATION_TOKENS, "exploration tokens"), problems);
    let turrets = |form: &ExplorationForm| match form.discovery {
        Discovery::Turret => form.items.len(),
        _ => 0,
    };
    most(draft.exploration.iter(), turrets, (TURRETS, "turret tokens"), problems);
    most(draft.items.iter(), |_| 1, (ITEM_KINDS, "kinds of items"), problems);
    for colour in [Colour::Red, Colour::Yellow, Colour::Green] {
        let copies = |form: &ItemForm| match form.source {
            ItemSource::Deck(deck) if deck == colour => usize::from(form.copies),
            _ => 0,
        };
        let what = format!("{} item cards", word(colour));
        most(draft.items.iter(), copies, (ITEMS_OF_A_COLOUR, &what), problems);
    }
    most(draft.actions.iter(), |_| 1, (ACTION_KINDS, "kinds of action cards"), problems);
    most(draft.characters.iter(), |_| 1, (CHARACTERS, "characters"), problems);
    most(draft.intruder_cards.iter(), |_| 1, (INTRUDER_CARDS, "intruder player cards"), problems);
    most(draft.slots.iter(), |_| 1, (SLOTS, "slots for weakness cards"), problems);
    let copies = |card: &PanicCard| usize::from(card.copies);
    most(draft.panic.iter(), copies, (PANIC, "panic cards"), problems);
    most(draft.alerts.iter(), |_| 1, (ALERTS, "alert cards"), problems);
    most(draft.mutations.iter(), |_| 1, (MUTATIONS, "mutation cards"), problems);
    most(draft.annexes.iter(), |_| 1, (1, "annexes"), problems);
    let copies = |form: &DiscoveryForm| usize::from(form.copies);
    most(draft.discoveries.iter(), copies, (DISCOVERY_TOKENS, "discovery tokens"), problems);
    most(draft.possibilities.iter(), |_| 1, (POSSIBILITIES, "possibilities"), problems);
    most(draft.computer.iter(), |_| 1, (COMPUTER, "computer cards"), problems);
    let copies = |form: &CssForm| usize::from(form.copies);
    most(draft.css.iter(), copies, (CSS, "CSS tokens"), problems);
    let copies = |form: &ContingencyForm| usize::from(form.copies);
    most(draft.contingency.iter(), copies, (CONTINGENCY, "contingency tokens"), problems);
    for (entry, supply) in draft.supply.iter() {
        let pods = usize::from(supply.pods_in_box);
        if pods > PODS {
            problems.push(
                entry.problem("pods-in-box", format!("has {pods} pods; a game holds {PODS}")),
            );
        }
    }
}

/// Kinds stand in the order of their symbols; to blame is the pack that came last.
fn kinds(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    let mut kinds: Vec<_> = draft.kinds.iter().collect();
    kinds.sort_by_key(|(entry, _)| packs.iter().position(|pack| pack.manifest.id == entry.pack));
    let limit = (capacity::KINDS, "kinds of intruders");
    most(kinds.iter().copied(), |_| 1, limit, problems);
    let miniatures = |kind: &IntruderKind| usize::from(kind.miniatures);
    most(kinds.iter().copied(), miniatures, (capacity::MINIATURES, "miniatures"), problems);
}

/// What a player owns.
fn characters(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let contamination = draft.contamination.iter().next().map_or(0, |(_, form)| form.copies);
    for (entry, character) in draft.characters.iter() {
        let (cards, beside) = (character.deck.len(), usize::from(contamination));
        if cards + beside > capacity::CARDS {
            let what = format!(
                "has {cards} action cards and could take all {beside} contamination cards; \
                 a player holds {}",
                capacity::CARDS
            );
            problems.push(entry.problem("deck", what));
        }
        if cards > capacity::ACTION_DECK {
            let what =
                format!("has {cards} action cards; a player holds {}", capacity::ACTION_DECK);
            problems.push(entry.problem("deck", what));
        }
        let quests = character.quests.len();
        if quests > capacity::QUESTS {
            let what = format!("has {quests} quest items; a player holds {}", capacity::QUESTS);
            problems.push(entry.problem("quests", what));
        }
    }
}

/// However many cards can be fastened to a weapon, it must hold all of them.
fn attachments(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let fits = |filter: &WeaponFilter, id: usize, weapon: &Weapon| {
        filter.item.is_none_or(|item| item.index() == id)
            && filter.class.is_none_or(|class| class == weapon.class)
    };
    for (id, row) in draft.items.0.iter().enumerate() {
        let Some(weapon) = row.value.as_ref().and_then(|item| item.weapon.as_ref()) else {
            continue;
        };
        let fastened = |form: &ItemForm| {
            let sections = form.action.iter().flat_map(|action| &action.sections);
            let mut verbs = sections.flat_map(|section| &section.verbs);
            let fastened = verbs.find_map(|verb| match verb {
                Verb::Attach { to, reroll, .. } if fits(to, id, weapon) => Some(*reroll),
                _ => None,
            });
            match fastened {
                // A weapon carries at most one that steadies it.
                Some(true) => 1,
                Some(false) => usize::from(form.copies),
                None => 0,
            }
        };
        let what = format!("cards that can be fastened to `{}`", row.entry.id);
        most(draft.items.iter(), fastened, (capacity::ATTACHMENTS, &what), problems);
    }
}

fn presence(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    fn empty<T>(rows: &Rows<'_, T>) -> bool {
        rows.0.is_empty()
    }
    let facility = draft.is_facility();
    let missing = [
        (EntryKind::Board, empty(&draft.boards)),
        (EntryKind::Room, empty(&draft.tiles)),
        (EntryKind::Exploration, empty(&draft.exploration)),
        (EntryKind::Kind, empty(&draft.kinds)),
        (EntryKind::Intruder, empty(&draft.intruders)),
        (EntryKind::NoiseDie, empty(&draft.noise_die)),
        (EntryKind::CombatDie, empty(&draft.combat_die)),
        (EntryKind::Coordinates, !facility && empty(&draft.coordinates)),
        (EntryKind::Event, empty(&draft.events)),
        (EntryKind::Attack, empty(&draft.attacks)),
        (EntryKind::Contamination, empty(&draft.contamination)),
        (EntryKind::Wound, empty(&draft.wounds)),
        (EntryKind::Weakness, empty(&draft.weaknesses)),
        (EntryKind::Slot, empty(&draft.slots)),
        (EntryKind::Objective, empty(&draft.objectives)),
        (EntryKind::Item, empty(&draft.items)),
        (EntryKind::Action, empty(&draft.actions)),
        (EntryKind::Basic, empty(&draft.basics)),
        (EntryKind::Character, empty(&draft.characters)),
        (EntryKind::Supply, empty(&draft.supply)),
        (EntryKind::AdvantageDie, facility && empty(&draft.advantage_die)),
        (EntryKind::Computer, facility && empty(&draft.computer)),
        (EntryKind::Css, facility && empty(&draft.css)),
        (EntryKind::Contingency, facility && empty(&draft.contingency)),
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
