//! Which cards a player with sense would part with: a suggestion for people.

use std::sync::Arc;

use derelict_engine::offer::Prompt;
use derelict_engine::view::{OwnDecision, View};
use derelict_engine::{Choice, Rulebook};

use crate::bot::Moment;
use crate::heuristic::Heuristic;
use crate::lore::Lore;
use crate::temper::Temper;

/// What to pay or to lose of what is due, the least useful first; nothing where nothing is due, or
/// where it is free how many.
#[must_use]
pub fn spare(book: &Rulebook, view: &View) -> Vec<Choice> {
    let Some(OwnDecision { id, prompt, options, due: Some(due) }) = &view.decision else {
        return Vec::new();
    };
    let (Some(picks), Prompt::Question(question)) = (due.picks, prompt) else {
        return Vec::new();
    };
    let seat = question.seat();
    let moment = Moment { book, view, seat, id: *id, prompt, options };
    let lore = Arc::new(Lore::new(book));
    let mut sense = Heuristic::new(seat, lore, Temper::STEADY, 0);
    let scores = sense.rate(&moment, 0);
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.sort_by(|one, other| scores[*other].total_cmp(&scores[*one]));
    let mut spared = Vec::new();
    for at in order {
        let copies = due.copies.get(at).copied().unwrap_or(1);
        spared.extend(std::iter::repeat_n(options[at], usize::from(copies)));
    }
    spared.truncate(picks.into());
    spared
}
