//! Standing possibilities.

use crate::draft::Draft;
use crate::problems::Problem;
use crate::vocabulary::{GlassPart, Mark, Seizer};

use super::abilities::Holder;
use super::{threats, verbs};

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (place, row) in draft.possibilities.0.iter().enumerate() {
        let (entry, Some(form)) = (row.entry, &row.value) else { continue };
        for (index, verb) in form.verbs.iter().enumerate() {
            if let Some(what) = verbs::problem(verb, Mark::Any, &Holder::Possibility, draft) {
                problems.push(entry.problem(&format!("verbs.{index}"), what));
            }
        }
        for (index, effect) in form.effects.iter().enumerate() {
            if let Some(what) = threats::event_effect(effect) {
                problems.push(entry.problem(&format!("effects.{index}"), what));
            }
        }
        if form.who == Seizer::Table && !form.verbs.is_empty() {
            let what = "is the table's, which has no character; expected `effects` alone";
            problems.push(entry.problem("verbs", what));
        }
        let tables = form.hourglass == Some(GlassPart::SandOut);
        if form.hourglass.is_some() && tables != (form.who == Seizer::Table) {
            let what = "the sand runs out for the table, the rest of the hourglass is for players";
            problems.push(entry.problem("who", what));
        }
        if form.hourglass.is_some() && !(form.verbs.is_empty() && form.effects.is_empty()) {
            let what = "is part of the hourglass, whose rules say what comes of it; expected neither \
                        `verbs` nor `effects`";
            problems.push(entry.problem("hourglass", what));
        }
        // So none waits for itself, however long the way round.
        if form.after.is_some_and(|after| after.index() >= place) {
            let what = "comes after itself or a later one; expected one that stands before it";
            problems.push(entry.problem("after", what));
        }
    }
}
