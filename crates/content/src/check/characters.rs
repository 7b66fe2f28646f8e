//! Characters and what belongs to them.

use crate::catalog::{Character, ItemSource};
use crate::draft::Draft;
use crate::entry::Entry;
use crate::ids::{CharacterId, ItemId, Kind};
use crate::problems::Problem;

use super::{no_repeats, word};

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    let name = |item: ItemId| draft.names.name(Kind::ItemId, item.0).unwrap_or("?");
    let mut owners: Vec<(ItemId, String)> = Vec::new();
    let mut colours: Vec<(String, String)> = Vec::new();
    for (entry, character) in draft.characters.iter() {
        let starting =
            character.weapon.iter().map(|item| ("weapon".to_owned(), *item, ItemSource::Starting));
        let given =
            character.gives.iter().map(|item| ("gives".to_owned(), *item, ItemSource::Starting));
        let quests = character.quests.iter().enumerate();
        let quests =
            quests.map(|(index, item)| (format!("quests.{index}"), *item, ItemSource::Quest));
        for (place, item, source) in starting.chain(given).chain(quests) {
            if draft.items.get(item.index()).is_some_and(|form| form.source != source) {
                let what = format!(
                    "owns `{}`, whose source is another; expected `{}`",
                    name(item),
                    word(source)
                );
                problems.push(entry.problem(&place, what));
            }
            match owners.iter().find(|(owned, _)| *owned == item) {
                Some((_, owner)) => {
                    problems.push(entry.problem(
                        &place,
                        format!("owns `{}`, which {owner} owns already", name(item)),
                    ));
                }
                None => owners.push((item, entry.title())),
            }
        }
        no_repeats(entry, "quests", &character.quests, problems);
        if character.deck.is_empty() {
            problems.push(entry.problem("deck", "has no action cards; expected a deck"));
        }
        if let Some(other) = character.counterpart {
            counterpart(draft, entry, character, other, problems);
            continue;
        }
        match colours.iter().find(|(colour, _)| *colour == character.colour) {
            Some((colour, other)) => {
                problems.push(entry.problem(
                    "colour",
                    format!("is {colour}, as {other} is; expected another colour"),
                ));
            }
            None => colours.push((character.colour.clone(), entry.title())),
        }
    }
    unowned(draft, &owners, problems);
}

/// Whoever takes the place of another bears the same colour.
fn counterpart(
    draft: &Draft<'_>,
    entry: &Entry<'_>,
    character: &Character,
    other: CharacterId,
    problems: &mut Vec<Problem>,
) {
    let Some(named) = draft.characters.get(other.index()) else { return };
    if named.colour != character.colour || named.counterpart.is_some() {
        let name = draft.names.name(Kind::CharacterId, other.0).unwrap_or("?");
        let what = format!("takes the place of `{name}`; expected a character of its own colour");
        problems.push(entry.problem("counterpart", what));
    }
}

/// Starting and quest items come into play only through their owner.
fn unowned(draft: &Draft<'_>, owners: &[(ItemId, String)], problems: &mut Vec<Problem>) {
    if draft.characters.complete().is_none() {
        return;
    }
    for (index, row) in draft.items.0.iter().enumerate() {
        let personal =
            row.value.as_ref().is_some_and(|item| !matches!(item.source, ItemSource::Deck(_)));
        if personal && !owners.iter().any(|(item, _)| item.index() == index) {
            let what = "belongs to no character; expected one to have it as `weapon` or among its `quests`";
            problems.push(row.entry.problem("source", what));
        }
    }
}
