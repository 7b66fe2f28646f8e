//! Slots for weakness cards.

use crate::draft::Draft;
use crate::problems::Problem;

use super::no_repeats;

pub(super) fn check(draft: &Draft<'_>, problems: &mut Vec<Problem>) {
    for (entry, slot) in draft.slots.iter() {
        no_repeats(entry, "objects", &slot.objects, problems);
        match (slot.open, slot.objects.is_empty() && slot.insanity.is_none()) {
            (true, true) | (false, false) => {}
            (true, false) => {
                let what =
                    "lies open from the start; expected no `objects` or `insanity` that turn it up";
                problems.push(entry.problem("objects", what));
            }
            (false, true) => {
                let what = "is never turned up; expected `objects`, `insanity` or `open = true`";
                problems.push(entry.problem("", what));
            }
        }
    }
    let track = draft.knowledge();
    for (entry, slot) in draft.slots.iter().filter(|(_, slot)| slot.knowledge > track) {
        let what = format!("asks for knowledge {}; nobody has more than {track}", slot.knowledge);
        problems.push(entry.problem("knowledge", what));
    }
    let cards = draft.weaknesses.0.len();
    if let Some(row) = draft.slots.0.get(cards).filter(|_| cards > 0) {
        let what = format!("is one slot too many for {cards} weakness cards");
        problems.push(row.entry.problem("", what));
    }
}
