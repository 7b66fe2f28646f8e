//! Printed actions, wherever they are printed.

use crate::catalog::Tile;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::problems::Problem;
use crate::vocabulary::{Ability, Mark, Need, Passive, RoomColour, Section, Verb};

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
    Computer,
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
        if card.or_reaction.is_some() && card.reaction.is_none() {
            let what = "has an `or-reaction` alone; expected a `reaction`";
            problems.push(entry.problem("or-reaction", what));
        }
        if card.knowledge > 0 && card.or_reaction.is_none() {
            let what = "asks for knowledge as a reaction; expected an `or-reaction`";
            problems.push(entry.problem("knowledge", what));
        }
        if card.knowledge > draft.knowledge() {
            problems.push(entry.problem("knowledge", ignorant(card.knowledge, draft)));
        }
    }
    for (entry, card) in draft.computer.iter() {
        for (index, section) in card.sections.iter().enumerate() {
            let place = format!("sections.{index}");
            self::section(entry, section, &place, Mark::Out, &Holder::Computer, draft, problems);
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
        self::section(entry, section, &place, ability.mark, holder, draft, problems);
    }
}

fn section(
    entry: &Entry<'_>,
    section: &Section,
    place: &str,
    mark: Mark,
    holder: &Holder<'_>,
    draft: &Draft<'_>,
    problems: &mut Vec<Problem>,
) {
    if section.verbs.is_empty() {
        let what = "has a section that does nothing; expected at least one verb";
        problems.push(entry.problem(place, what));
    }
    if let Some(what) = never(section, mark, draft) {
        problems.push(entry.problem(place, what));
    }
    for (index, verb) in section.verbs.iter().enumerate() {
        let place = format!("{place}.verbs.{index}");
        if let Some(what) = verbs::problem(verb, mark, holder, draft) {
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

/// Conditions that are never met.
fn never(section: &Section, mark: Mark, draft: &Draft<'_>) -> Option<String> {
    let asks = |need| section.needs.contains(&need);
    let both = |one, other| asks(one) && asks(other);
    if both(Need::Computer, Need::NoComputer)
        || both(Need::Power, Need::NoPower)
        || both(Need::Combat, Need::Peace)
    {
        return Some("needs something and its opposite".to_owned());
    }
    if asks(Need::Combat) && mark == Mark::Out || asks(Need::Peace) && mark == Mark::In {
        return Some("needs what its combat mark forbids".to_owned());
    }
    let of_facility = [
        Need::NoComputer,
        Need::Power,
        Need::NoPower,
        Need::Inactive,
        Need::Exit,
        Need::Rover,
        Need::Gate,
        Need::Suit,
    ];
    if of_facility.into_iter().any(asks) && !draft.is_facility() {
        return Some("needs what only a facility has".to_owned());
    }
    if asks(Need::Evacuation) && draft.is_facility() {
        return Some("needs an evacuation section, which only a ship has".to_owned());
    }
    if section.colours.contains(&RoomColour::None) {
        return Some(
            "needs a room without a colour; expected red, yellow, green or white".to_owned(),
        );
    }
    (section.knowledge > draft.knowledge()).then(|| ignorant(section.knowledge, draft))
}

fn ignorant(level: u8, draft: &Draft<'_>) -> String {
    format!("asks for knowledge {level}; nobody has more than {}", draft.knowledge())
}
