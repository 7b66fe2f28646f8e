//! Keeps an ear on a voice: which messages it used, with which gaps, and what went wrong.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent::{FluentArgs, FluentError, FluentValue};

/// Everything said on this thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct Heard {
    /// Messages and forms of them by language, and the gaps that were filled every time.
    pub(crate) said: BTreeMap<(String, String), BTreeSet<String>>,
    /// Words that filled a gap.
    pub(crate) words: BTreeSet<String>,
    /// Messages that are missing, and gaps left open.
    pub(crate) faults: BTreeSet<String>,
}

thread_local! {
    static HEARD: RefCell<Heard> = RefCell::default();
}

/// What has been said on this thread so far.
pub(crate) fn heard() -> Heard {
    HEARD.with_borrow(Clone::clone)
}

/// Notes a message that no language has.
pub(crate) fn missing(key: &str) {
    HEARD.with_borrow_mut(|heard| heard.faults.insert(format!("missing message `{key}`")));
}

/// Notes a message that was said.
pub(crate) fn note(
    language: &str,
    key: &str,
    form: Option<&str>,
    gaps: &FluentArgs<'_>,
    faults: &[FluentError],
) {
    let name = match form {
        Some(form) => format!("{key}.{form}"),
        None => key.to_owned(),
    };
    let filled = gaps.iter().filter_map(|(_, value)| match value {
        FluentValue::String(text) => Some(text.to_string()),
        _ => None,
    });
    let words: Vec<String> = filled.filter(|text| !text.contains(char::is_whitespace)).collect();
    let gaps: BTreeSet<String> = gaps.iter().map(|(gap, _)| gap.to_owned()).collect();
    HEARD.with_borrow_mut(|heard| {
        heard.words.extend(words);
        for fault in faults {
            heard.faults.insert(format!("{language}: `{name}`: {fault}"));
        }
        let said = (language.to_owned(), name);
        match heard.said.get_mut(&said) {
            Some(before) => before.retain(|gap| gaps.contains(gap)),
            None => drop(heard.said.insert(said, gaps)),
        }
    });
}
