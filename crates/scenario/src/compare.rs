//! Comparing what was expected with what is there.

use serde_json::Value;

/// Words that say what kind of value an object is.
const TAGS: [&str; 3] = ["kind", "reason", "frame"];

/// Whether a value is what was written: a plain word also fits a value that carries it as its
/// tag or only content.
pub fn fits(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected
            .iter()
            .all(|(key, value)| actual.get(key).is_some_and(|actual| fits(value, actual))),
        (Value::Array(expected), Value::Array(actual)) => {
            expected.len() == actual.len()
                && expected.iter().zip(actual).all(|(expected, actual)| fits(expected, actual))
        }
        (Value::String(word), Value::Object(object)) => {
            let tagged = TAGS.iter().any(|tag| object.get(*tag).is_some_and(|tag| tag == word));
            let only = object.len() == 1
                && object.iter().all(|(key, value)| key == word || fits(expected, value));
            tagged || only
        }
        _ => expected == actual,
    }
}

/// Whether a value is exactly what was written, word for tag allowed.
pub fn equals(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Object(a), Value::Object(b)) => a.len() == b.len() && fits(expected, actual),
        _ => fits(expected, actual),
    }
}

/// Follows a path of keys and positions.
pub fn follow<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    let mut here = value;
    for key in path.split('.') {
        here = match here {
            Value::Object(object) => object.get(key)?,
            Value::Array(list) => list.get(key.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(here)
}

/// A value as it would be written in a scenario.
pub fn say(value: &Value) -> String {
    match value {
        Value::Null => "nothing".into(),
        Value::Object(object) => {
            let inner: Vec<String> =
                object.iter().map(|(key, value)| format!("{key} = {}", say(value))).collect();
            format!("{{ {} }}", inner.join(", "))
        }
        Value::Array(list) => {
            let inner: Vec<String> = list.iter().map(say).collect();
            format!("[{}]", inner.join(", "))
        }
        plain => plain.to_string(),
    }
}

/// The word a value is written by.
pub fn word(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

/// Reads a TOML value as JSON.
pub fn json(value: &toml::Value) -> Value {
    match value {
        toml::Value::String(text) => Value::String(text.clone()),
        toml::Value::Integer(number) => (*number).into(),
        toml::Value::Float(number) => (*number).into(),
        toml::Value::Boolean(truth) => (*truth).into(),
        toml::Value::Datetime(moment) => Value::String(moment.to_string()),
        toml::Value::Array(list) => list.iter().map(json).collect(),
        toml::Value::Table(table) => {
            table.iter().map(|(key, value)| (key.clone(), json(value))).collect()
        }
    }
}
