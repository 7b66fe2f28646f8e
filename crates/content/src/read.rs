//! Turns a stretch of TOML into a typed value, finding all its faults on the way.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

/// Something a value got wrong, and where.
pub(crate) struct Fault {
    pub(crate) span: Range<usize>,
    pub(crate) what: String,
}

/// Reads a value, or says everything that is wrong with it.
///
/// Deserialising stops at the first fault. To find the others, the faulty part is cut out of a copy
/// and the rest is read again, until nothing is left to say.
pub(crate) fn read<T: DeserializeOwned>(value: &Spanned<DeValue<'_>>) -> Result<T, Vec<Fault>> {
    let mut value = value.clone();
    let mut faults: Vec<Fault> = Vec::new();
    let mut cut: Vec<String> = Vec::new();
    loop {
        let error = match T::deserialize(ValueDeserializer::from(value.clone())) {
            Ok(read) if faults.is_empty() => return Ok(read),
            Ok(_) => return Err(faults),
            Err(error) => error,
        };
        let what = error.message().to_owned();
        let around = error.span().unwrap_or_else(|| value.span());
        let span = culprit(&value, &around, &what).unwrap_or(around);
        if !follows_from(&what, &cut) {
            faults.push(Fault { span: span.clone(), what });
        }
        match prune(&mut value, &span) {
            Some(key) => cut.push(key),
            None => return Err(faults),
        }
    }
}

/// Whether a fault only arises because something was cut out before.
fn follows_from(what: &str, cut: &[String]) -> bool {
    let shortened = ["invalid length", "wanted exactly 1 element"];
    !cut.is_empty() && shortened.iter().any(|start| what.starts_with(start))
        || cut.iter().any(|key| what == format!("missing field `{key}`"))
}

/// The key or word a fault complains of. Faults know only roughly where they are, but they name
/// what they did not expect.
fn culprit(
    value: &Spanned<DeValue<'_>>,
    around: &Range<usize>,
    what: &str,
) -> Option<Range<usize>> {
    let named = what.strip_prefix("unknown ").and_then(|_| what.split('`').nth(1))?;
    let inside = |span: Range<usize>| {
        let within = around.start <= span.start && span.end <= around.end;
        within.then_some(span)
    };
    match value.get_ref() {
        DeValue::String(word) if word == named => inside(value.span()),
        DeValue::Array(list) => list.iter().find_map(|inner| culprit(inner, around, what)),
        DeValue::Table(table) => table.iter().find_map(|(key, inner)| {
            let key = (key.get_ref() == named).then(|| inside(key.span())).flatten();
            key.or_else(|| culprit(inner, around, what))
        }),
        _ => None,
    }
}

/// Cuts out the part with exactly this span; returns its key, empty for an element of a list.
fn prune(value: &mut Spanned<DeValue<'_>>, span: &Range<usize>) -> Option<String> {
    match value.get_mut() {
        DeValue::Table(table) => {
            let found =
                table.iter().find(|(key, value)| key.span() == *span || value.span() == *span);
            if let Some(key) = found.map(|(key, _)| key.get_ref().to_string()) {
                table.remove(key.as_str());
                return Some(key);
            }
            table.iter_mut().find_map(|(_, value)| prune(value, span))
        }
        DeValue::Array(list) => {
            if list.iter().any(|value| value.span() == *span) {
                *list = list.iter().filter(|value| value.span() != *span).cloned().collect();
                return Some(String::new());
            }
            list.iter_mut().find_map(|value| prune(value, span))
        }
        _ => None,
    }
}

/// The same table with only the keys that are wanted.
pub(crate) fn only<'i>(
    value: &Spanned<DeValue<'i>>,
    wanted: impl Fn(&str) -> bool,
) -> Spanned<DeValue<'i>> {
    let mut kept = DeTable::new();
    for (key, inner) in value.get_ref().as_table().into_iter().flatten() {
        if wanted(key.get_ref()) {
            kept.insert(key.clone(), inner.clone());
        }
    }
    Spanned::new(value.span(), DeValue::Table(kept))
}
