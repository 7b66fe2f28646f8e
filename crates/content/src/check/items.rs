//! Items: weapons, recipes, quests.

use crate::capacity;
use crate::catalog::{ItemSource, Unlock};
use crate::draft::Draft;
use crate::entry::{Entry, is_id};
use crate::forms::ItemForm;
use crate::names::nearest;
use crate::problems::Problem;
use crate::vocabulary::{Colour, RoomColour, RoomTrait, Symbol};

use super::{no_repeats, word};

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, item) in draft.items.iter() {
        card(entry, item, problems);
        origin(entry, item, problems);
    }
    recipes(draft, problems);
    exchanges(draft, problems);
    unlocks(draft, problems);
}

fn card(entry: &Entry<'_>, item: &ItemForm, problems: &mut Vec<Problem>) {
    if item.copies > capacity::COPIES {
        let what = format!("exists {} times; a game holds {}", item.copies, capacity::COPIES);
        problems.push(entry.problem("copies", what));
    }
    if item.copies == 0 {
        problems.push(entry.problem("copies", "exists 0 times; expected at least once"));
    }
    if let Some(family) = item.family.as_ref().filter(|family| !is_id(family)) {
        let what =
            format!("has the family `{family}`; expected small letters, digits and single hyphens");
        problems.push(entry.problem("family", what));
    }
    if item.slots.is_some() && !item.heavy {
        problems.push(
            entry.problem("slots", "fills hand slots but is not heavy; expected `heavy = true`"),
        );
    }
    if let Some(weapon) = &item.weapon {
        if weapon.ammo == 0 {
            problems.push(entry.problem("weapon.ammo", "holds 0 ammo; expected at least 1"));
        }
        if let Some(start) = weapon.start.filter(|start| *start > weapon.ammo) {
            let what = format!("arrives with {start} ammo; it holds {}", weapon.ammo);
            problems.push(entry.problem("weapon.start", what));
        }
        if !item.heavy {
            problems.push(
                entry.problem("weapon", "is a weapon but not heavy; expected `heavy = true`"),
            );
        }
        if item.one_use {
            problems.push(
                entry
                    .problem("one-use", "is a weapon, which is never used up; leave `one-use` out"),
            );
        }
        no_repeats(entry, "weapon.properties", &weapon.properties, problems);
    }
    if item.uses == Some(0) {
        problems.push(entry.problem("uses", "can be used 0 times; expected at least once"));
    }
    if item.uses.is_some() && (item.action.is_none() || item.one_use) {
        let what = "has uses; expected an action that is not discarded after its first use";
        problems.push(entry.problem("uses", what));
    }
    let useful = item.action.is_some() || item.reaction.is_some();
    if item.one_use && !useful {
        problems.push(entry.problem("one-use", "is used up but has neither action nor reaction"));
    }
    let idle = item.weapon.is_none() && item.passive.is_none() && item.component.is_none();
    // What cannot be laid down is a burden, and that is what it does.
    if !useful && idle && !item.bound {
        let what = "does nothing; expected an action, reaction, passive, weapon or component";
        problems.push(entry.problem("", what));
    }
}

fn origin(entry: &Entry<'_>, item: &ItemForm, problems: &mut Vec<Problem>) {
    let crafted = item.source == ItemSource::Deck(Colour::Blue);
    match (crafted, item.recipe.is_some(), item.exchange.is_some()) {
        (true, false, false) => {
            let what = "is crafted; expected a `recipe` of two symbols, or an `exchange`";
            problems.push(entry.problem("source", what));
        }
        (_, true, true) => {
            let what = "is made of two components and for one item; expected one way";
            problems.push(entry.problem("exchange", what));
        }
        (false, true, false) => {
            problems.push(
                entry.problem("recipe", "has a recipe; expected the blue deck as its source"),
            );
        }
        (false, false, true) => {
            problems
                .push(entry.problem("exchange", "is made; expected the blue deck as its source"));
        }
        (true, ..) | (false, false, false) => {}
    }
    match (item.source == ItemSource::Quest, &item.unlock) {
        (true, None) => {
            problems.push(entry.problem(
                "source",
                "is a quest item; expected an `unlock`, by a room or by discarding",
            ));
        }
        (false, Some(_)) => problems
            .push(entry.problem("unlock", "can be unlocked; expected `quest` as its source")),
        _ => {}
    }
    if !matches!(item.source, ItemSource::Deck(_)) && item.copies != 1 {
        let what =
            format!("belongs to a character and exists {} times; expected once", item.copies);
        problems.push(entry.problem("copies", what));
    }
}

/// Every recipe needs two cards that can be found.
fn recipes(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let Some(items) = draft.items.complete() else {
        return;
    };
    let found = |symbol: Symbol| -> u32 {
        let bearers = items.iter().filter(|(_, item)| {
            item.component == Some(symbol)
                && matches!(item.source, ItemSource::Deck(colour) if colour != Colour::Blue)
        });
        bearers.map(|(_, item)| u32::from(item.copies)).sum()
    };
    let mut known: Vec<([Symbol; 2], String)> = Vec::new();
    for (entry, item) in &items {
        let Some(mut recipe) = item.recipe else {
            continue;
        };
        for symbol in recipe {
            let needed = recipe.iter().filter(|other| **other == symbol).count();
            if (found(symbol) as usize) < needed {
                let what = format!(
                    "can be made by nobody: {needed} items with `{}` are needed and {} can be found",
                    word(symbol),
                    found(symbol)
                );
                problems.push(entry.problem("recipe", what));
            }
        }
        recipe.sort_unstable();
        match known.iter().find(|(other, _)| *other == recipe) {
            Some((_, other)) => problems.push(
                entry.problem("recipe", format!("is made like {other}; expected another recipe")),
            ),
            None => known.push((recipe, entry.title())),
        }
    }
}

/// What is given up can be found, and there is a room to do it in.
fn exchanges(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let Some(items) = draft.items.complete() else {
        return;
    };
    let families: Vec<&str> = families(&items).collect();
    let workshop = draft.tiles.iter().any(|(_, tile)| tile.traits.contains(&RoomTrait::Workshop));
    for (entry, item) in &items {
        let Some(family) = &item.exchange else { continue };
        if !families.contains(&family.as_str()) {
            let guess = nearest(families.iter().copied(), family).unwrap_or("no item at all");
            let what =
                format!("is made of `{family}`, which no deck holds; did you mean `{guess}`?");
            problems.push(entry.problem("exchange", what));
        }
        if !workshop {
            let what = "is made in a workshop; expected a room with the trait `workshop`";
            problems.push(entry.problem("exchange", what));
        }
    }
}

/// The families of items that lie in decks.
fn families<'a>(items: &'a [(&Entry<'_>, &ItemForm)]) -> impl Iterator<Item = &'a str> {
    let decks = items.iter().filter(|(_, item)| matches!(item.source, ItemSource::Deck(_)));
    decks.map(|(entry, item)| item.family.as_deref().unwrap_or(&entry.id))
}

fn unlocks(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let Some(items) = draft.items.complete() else {
        return;
    };
    let families: Vec<&str> = families(&items).collect();
    for (entry, item) in &items {
        let (place, wanted) = match &item.unlock {
            Some(Unlock::Discarding(wanted)) => ("unlock.discarding", wanted),
            Some(Unlock::DiscardingIn { families, .. }) => {
                ("unlock.discarding-in.families", families)
            }
            Some(Unlock::Knowledge(level)) if !(1..=draft.knowledge()).contains(level) => {
                let what = format!("asks for knowledge {level}, which nobody can have");
                problems.push(entry.problem("unlock.knowledge", what));
                continue;
            }
            Some(Unlock::Colour(RoomColour::None)) => {
                let what =
                    "is unlocked in rooms without a colour; expected red, yellow, green or white";
                problems.push(entry.problem("unlock.colour", what));
                continue;
            }
            Some(Unlock::Exit) if !draft.is_facility() => {
                let what = "is unlocked at an exit, which only a facility has";
                problems.push(entry.problem("unlock", what));
                continue;
            }
            _ => continue,
        };
        if wanted.is_empty() {
            problems.push(entry.problem(
                "unlock",
                "is unlocked by discarding nothing; expected a family of items",
            ));
        }
        no_repeats(entry, place, wanted, problems);
        for (index, family) in
            wanted.iter().enumerate().filter(|(_, family)| !families.contains(&family.as_str()))
        {
            let guess = nearest(families.iter().copied(), family).unwrap_or("no item at all");
            let what = format!(
                "is unlocked by discarding `{family}`, which no deck holds; did you mean `{guess}`?"
            );
            problems.push(entry.problem(&format!("{place}.{index}"), what));
        }
    }
}
