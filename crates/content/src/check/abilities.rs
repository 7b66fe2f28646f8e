//! Printed actions, wherever they are printed.

use crate::catalog::Tile;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::problems::Problem;
use crate::vocabulary::{Ability, Mark, Passive, Verb};

use super::verbs;

/// A hand rarely holds more: what costs more could hardly ever be paid.
const HIGHEST_COST: u8 = 5;

/// What an action is printed on.
pub(super) enum Holder<'a> {
    Room(&'a Tile),
    Item,
    Card,
    Basic,
    Possibility,
    Mutation,
}

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, tile) in draft.tiles.iter() {
        if let Some(action) = &tile.action {
            ability(entry, action, &Holder::Room(tile), draft, problems);
            if action.mark != Mark::Out {
                problems.push(
                    entry.problem("action.mark", "is a room, whose action is always marked `out`"),
                );
            }
        }
    }
    for (entry, item) in draft.items.iter() {
        if let Some(action) = &item.action {
            ability(entry, action, &Holder::Item, draft, problems);
        }
        if let Some(Passive::Anywhere { cards } | Passive::Reach { cards }) = &item.passive
            && cards.is_empty()
        {
            problems
                .push(entry.problem("passive", "serves no card; expected at least one in `cards`"));
        }
    }
    for (entry, card) in draft.actions.iter() {
        if let Some(action) = &card.action {
            ability(entry, action, &Holder::Card, draft, problems);
        } else if card.reaction.is_none() {
            problems.push(entry.problem("", "does nothing; expected an `action` or a `reaction`"));
        }
    }
    for (entry, basic) in draft.basics.iter() {
        ability(entry, &basic.action, &Holder::Basic, draft, problems);
    }
    for (entry, card) in draft.mutations.iter() {
        for side in [&card.infected, &card.clean] {
            ability(entry, &card.side(side), &Holder::Mutation, draft, problems);
        }
    }
}

fn ability(
    entry: &Entry<'_>,
    ability: &Ability,
    holder: &Holder<'_>,
    draft: &Draft<'_>,
    problems: &mut Vec<Problem>,
) {
    if ability.cost > HIGHEST_COST {
        let what = format!("costs {} cards; expected at most {HIGHEST_COST}", ability.cost);
        problems.push(entry.problem("action.cost", what));
    }
    if ability.sections.is_empty() {
        problems.push(
            entry.problem("action.sections", "offers nothing; expected at least one section"),
        );
    }
    for (index, section) in ability.sections.iter().enumerate() {
        let place = format!("action.sections.{index}");
        if section.verbs.is_empty() {
            problems.push(
                entry
                    .problem(&place, "has a section that does nothing; expected at least one verb"),
            );
        }
        for (index, verb) in section.verbs.iter().enumerate() {
            let place = format!("{place}.verbs.{index}");
            if let Some(what) = verbs::problem(verb, ability.mark, holder, draft) {
                problems.push(entry.problem(&place, what));
            }
            let last = index + 1 == section.verbs.len();
            if matches!(verb, Verb::Pass | Verb::PassAll) && !last {
                problems.push(
                    entry.problem(&place, "goes on after a pass; expected the pass to come last"),
                );
            }
        }
    }
}
