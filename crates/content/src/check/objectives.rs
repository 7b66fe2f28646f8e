//! Objective cards.

use crate::capacity;
use crate::catalog::{Objective, ObjectiveDeck};
use crate::draft::Draft;
use crate::entry::Entry;
use crate::forms::BoardForm;
use crate::ids::{Kind, ObjectiveId};
use crate::names::nearest;
use crate::pack::Pack;
use crate::problems::Problem;
use crate::vocabulary::{ObjectKind, Requirement};

use super::word;

/// The most players at a table.
const PLAYERS: u8 = 5;

pub(super) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    for (entry, objective) in draft.objectives.iter() {
        card(draft, entry, objective, problems);
    }
    decks(draft, packs, problems);
}

fn card(draft: &Draft<'_>, entry: &Entry<'_>, objective: &Objective, problems: &mut Vec<Problem>) {
    if !(1..=PLAYERS).contains(&objective.players) {
        let what = format!("needs {} players; expected 1 to {PLAYERS}", objective.players);
        problems.push(entry.problem("players", what));
    }
    let own = draft.names.index(Kind::ObjectiveId, &entry.id).map(ObjectiveId);
    if own.is_some_and(|own| objective.excludes.contains(&own)) {
        problems.push(entry.problem("excludes", "excludes itself; expected other cards"));
    }
    if objective.branches.is_empty() {
        problems.push(
            entry.problem("branches", "has no branches; expected at least one way to fulfil it"),
        );
    }
    for (index, branch) in objective.branches.iter().enumerate() {
        let place = format!("branches.{index}");
        if branch.is_empty() {
            problems.push(
                entry.problem(&place, "asks for nothing in a branch; expected a requirement"),
            );
        }
        for (index, requirement) in branch.iter().enumerate() {
            if let Some(what) = requirement_problem(draft, requirement) {
                problems.push(entry.problem(&format!("{place}.{index}"), what));
            }
        }
    }
}

fn requirement_problem(draft: &Draft<'_>, requirement: &Requirement) -> Option<String> {
    match requirement {
        Requirement::PlayerDies { player } if !(1..=PLAYERS).contains(player) => {
            Some(format!("names player {player}; expected 1 to {PLAYERS}"))
        }
        Requirement::Items { count: 0 } | Requirement::Weaknesses { count: 0 } => {
            Some("asks for 0 of something; expected at least 1".to_owned())
        }
        Requirement::Weaknesses { count } if usize::from(*count) > draft.slots.0.len() => {
            Some(format!("asks for {count} weaknesses; a game has {}", draft.slots.0.len()))
        }
        Requirement::Weakness { slot }
            if draft.slots.get(slot.index()).is_some_and(|slot| slot.open) =>
        {
            Some("asks for a weakness that lies open from the start".to_owned())
        }
        Requirement::Knowledge { level } if !(1..=draft.knowledge()).contains(level) => {
            Some(format!("asks for knowledge {level}, which nobody can have"))
        }
        Requirement::Explored { zones } if zones.is_empty() => {
            Some("names no part of the board; expected at least one".to_owned())
        }
        Requirement::Explored { zones } => zones.iter().find_map(|zone| unknown(draft, zone)),
        Requirement::Power { tokens, .. }
            if !(1..=capacity::POWER).contains(&usize::from(*tokens)) =>
        {
            Some(format!("asks for {tokens} power tokens; there are {}", capacity::POWER))
        }
        _ if elsewhere(draft, requirement) => {
            Some("asks for what is not to be had where we are".to_owned())
        }
        Requirement::Carry { object, blue: true } if *object != ObjectKind::Corpse => {
            Some("asks for a blue object that is no corpse; only a corpse can be blue".to_owned())
        }
        _ => None,
    }
}

/// A part of the board that some board lacks.
fn unknown(draft: &Draft<'_>, zone: &str) -> Option<String> {
    let lacks = |board: &BoardForm| board.zones.iter().all(|known| known.id != zone);
    let (board, form) = draft.boards.iter().find(|(_, board)| lacks(board))?;
    let known = form.zones.iter().map(|zone| zone.id.as_str());
    let hint = match nearest(known, zone) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "it has none".to_owned(),
    };
    Some(format!("names `{zone}`, which {} lacks; {hint}", board.title()))
}

/// Whether it asks for something that the place knows nothing of.
fn elsewhere(draft: &Draft<'_>, requirement: &Requirement) -> bool {
    use Requirement::*;
    match requirement {
        ShipReaches { .. } | InPod | Engines { .. } | Course { .. } | SelfDestruct => {
            draft.is_facility()
        }
        NoVeterans | Veteran | Knowledge { .. } | Active | Alert | Away | Power { .. } => {
            !draft.is_facility()
        }
        _ => false,
    }
}

/// Every player is dealt one card of either deck, whatever the size of the table.
fn decks(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    let Some(objectives) = draft.objectives.complete() else {
        return;
    };
    for deck in [ObjectiveDeck::Corporate, ObjectiveDeck::Personal] {
        let cards: Vec<_> =
            objectives.iter().filter(|(_, objective)| objective.deck == deck).collect();
        for players in 2..=PLAYERS {
            let usable = cards.iter().filter(|(_, objective)| objective.players <= players).count();
            if usable < usize::from(players) {
                let deck = word(deck);
                let what = format!(
                    "the {deck} objectives have {usable} cards for {players} players; expected {players}"
                );
                problems.extend(packs.last().map(|pack| pack.problem("", what)));
            }
        }
    }
}
