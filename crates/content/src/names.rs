//! Stable names of everything that has an id.
//!
//! Inside the program a card is a small number; in files, records and durable snapshots it is a
//! name. While a [`Scope`] is alive on a thread, ids read and write themselves as names in every
//! human-readable format; binary formats always carry the bare numbers.

use std::cell::RefCell;
use std::sync::Arc;

use serde::Serializer;

use crate::ids::Kind;

/// The names of one catalog, by kind of id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    lists: [Vec<String>; Kind::COUNT],
}

impl Names {
    /// Replaces the names of one kind.
    pub fn set(&mut self, kind: Kind, names: Vec<String>) {
        self.lists[kind as usize] = names;
    }

    /// All names of a kind, in id order.
    #[must_use]
    pub fn of(&self, kind: Kind) -> &[String] {
        &self.lists[kind as usize]
    }

    /// The name behind an id.
    #[must_use]
    pub fn name(&self, kind: Kind, index: u8) -> Option<&str> {
        self.of(kind).get(index as usize).map(String::as_str)
    }

    /// The id behind a name.
    #[must_use]
    pub fn index(&self, kind: Kind, name: &str) -> Option<u8> {
        let position = self.of(kind).iter().position(|known| known == name)?;
        u8::try_from(position).ok()
    }

    /// Whether names are current on this thread, and there are none of a kind among them.
    #[must_use]
    pub fn lacks(kind: Kind) -> bool {
        CURRENT.with(|current| {
            current.borrow().as_ref().is_some_and(|names| names.of(kind).is_empty())
        })
    }

    /// Makes these names the ones ids on this thread are written with, until the scope ends.
    pub fn scope(self: &Arc<Self>) -> Scope {
        let outer = CURRENT.with(|current| current.replace(Some(Arc::clone(self))));
        Scope { outer }
    }
}

/// Keeps a set of names current on this thread; the former ones return when it is dropped.
#[must_use = "names are current only while the scope lives"]
pub struct Scope {
    outer: Option<Arc<Names>>,
}

impl Drop for Scope {
    fn drop(&mut self) {
        CURRENT.with(|current| current.replace(self.outer.take()));
    }
}

thread_local! {
    static CURRENT: RefCell<Option<Arc<Names>>> = const { RefCell::new(None) };
}

/// Writes an id by its current name, if a scope is alive and knows it; otherwise as a number.
pub(crate) fn serialize_current<S: Serializer>(
    kind: Kind,
    index: u8,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    CURRENT.with(|current| {
        let current = current.borrow();
        match current.as_ref().and_then(|names| names.name(kind, index)) {
            Some(name) => serializer.serialize_str(name),
            None => serializer.serialize_u8(index),
        }
    })
}

/// The id of a name in the current scope; the error says what was expected.
pub(crate) fn current_index(kind: Kind, name: &str) -> Result<u8, String> {
    CURRENT.with(|current| {
        let current = current.borrow();
        let Some(names) = current.as_ref() else {
            return Err(format!("no names are known here, so `{name}` cannot be read"));
        };
        names.index(kind, name).ok_or_else(|| unknown(names, kind, name))
    })
}

fn unknown(names: &Names, kind: Kind, name: &str) -> String {
    match nearest(names.of(kind).iter().map(String::as_str), name) {
        Some(known) => format!("unknown {kind} `{name}`; did you mean `{known}`?"),
        None => format!("unknown {kind} `{name}`; no {kind} is defined"),
    }
}

/// The known word most like a misspelt one.
#[must_use]
pub fn nearest<'a>(known: impl IntoIterator<Item = &'a str>, word: &str) -> Option<&'a str> {
    known.into_iter().min_by_key(|known| distance(known, word))
}

/// Edit distance, for "did you mean".
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let substituted = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
