//! Whether entries that can be read also make sense, alone and together.
//!
//! Each file looks at one kind of component. All of them go on after the first problem: whoever
//! writes a pack wants to hear everything at once.

mod abilities;
mod alerts;
mod boards;
mod characters;
mod facility;
mod items;
mod kinds;
mod limits;
mod objectives;
mod possibilities;
mod rooms;
mod slots;
mod supply;
mod threats;
mod tokens;
mod verbs;

use serde::Serialize;

use crate::draft::Draft;
use crate::entry::Entry;
use crate::pack::Pack;
use crate::problems::Problem;

/// Adds every problem of a draft.
pub(crate) fn check(draft: &Draft<'_>, packs: &[Pack<'_>], problems: &mut Vec<Problem>) {
    limits::check(draft, packs, problems);
    boards::check(draft, problems);
    rooms::check(draft, packs, problems);
    kinds::check(draft, problems);
    tokens::check(draft, packs, problems);
    threats::check(draft, problems);
    slots::check(draft, problems);
    alerts::check(draft, problems);
    objectives::check(draft, packs, problems);
    abilities::check(draft, problems);
    possibilities::check(draft, problems);
    items::check(draft, problems);
    characters::check(draft, problems);
    supply::check(draft, problems);
    facility::check(draft, problems);
}

/// A value of the vocabulary as packs write it.
pub(crate) fn word(value: impl Serialize) -> String {
    match toml::Value::try_from(value) {
        Ok(toml::Value::String(word)) => word,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}

/// Reports every value of a list that stands in it before.
fn no_repeats<T: PartialEq>(
    entry: &Entry<'_>,
    place: &str,
    list: &[T],
    problems: &mut Vec<Problem>,
) {
    for (index, value) in list.iter().enumerate() {
        if list[..index].contains(value) {
            let place = format!("{place}.{index}");
            problems.push(entry.problem(&place, "names this twice; once is enough"));
        }
    }
}
