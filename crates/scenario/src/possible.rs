//! What can be at all: fields, names and values, read out of the types of the game themselves.
//!
//! A check that something is *not* so holds by itself if it names what does not exist. So
//! everything a check names is first read as the type it speaks of, which knows its fields, its
//! words and, through the names of the rulebook, every card and corridor.

mod path;
mod stop;
mod written;

use std::sync::Arc;

use derelict_content::Names;
use serde::de::DeserializeOwned;
use serde_json::Value;

use path::Walk;
pub use stop::{Stop, nearest};

/// What a check compares a place with.
#[derive(Clone, Copy)]
pub enum Wanted<'v> {
    /// Nothing: only the place itself is named.
    Place,
    /// With a value.
    Value(&'v Value),
    /// With something in the list there.
    Member(&'v Value),
}

/// What is possible at one table.
pub struct Possible {
    pub names: Arc<Names>,
    pub players: u8,
}

impl Possible {
    /// Whether a value of the type could be what is written.
    pub fn value<T: DeserializeOwned>(&self, value: &Value) -> Result<(), String> {
        self.at::<T>("", Wanted::Value(value))
    }

    /// Whether something of the type could have such a place with that in it.
    pub fn at<T: DeserializeOwned>(&self, path: &str, wanted: Wanted) -> Result<(), String> {
        let _scope = self.names.scope();
        let path: Vec<&str> = path.split('.').filter(|_| !path.is_empty()).collect();
        match wanted {
            Wanted::Place => read::<T>(&path, wanted).map_err(|stop| stop.to_string()),
            Wanted::Value(value) => {
                let read = |value: &Value| read::<T>(&path, Wanted::Value(value));
                self.fits(value, &read)
            }
            Wanted::Member(value) => {
                let read = |value: &Value| read::<T>(&path, Wanted::Member(value));
                self.fits(value, &read)
            }
        }
    }

    /// The fields of something that says its kind in the field `tag`.
    pub fn fields<T: DeserializeOwned>(
        &self,
        tag: &str,
        kind: &str,
    ) -> Result<&'static [&'static str], String> {
        let _scope = self.names.scope();
        // No field is called like this.
        let odd = serde_json::json!({ tag: kind, "?": null });
        match T::deserialize(Walk::new(&[], Wanted::Value(&odd))) {
            Err(Stop::NoField { known, .. }) => Ok(known),
            Err(stop @ Stop::NoWord { .. }) => Err(stop.to_string()),
            _ => Ok(&[]),
        }
    }

    /// Whether a field of such a thing could be what is written.
    pub fn field<T: DeserializeOwned>(
        &self,
        (tag, kind): (&str, &str),
        field: &str,
        value: &Value,
    ) -> Result<(), String> {
        let _scope = self.names.scope();
        let read = |value: &Value| {
            let whole = serde_json::json!({ tag: kind, field: value });
            read::<T>(&[], Wanted::Value(&whole))
        };
        self.fits(value, &read)
    }

    /// Whether a value can be read, with a plain word standing for a value that has it inside,
    /// and with players there are: a number that may be anything but 0 is a player's.
    fn fits(&self, value: &Value, read: Read) -> Result<(), String> {
        for part in parts(value) {
            fits(&part, read)?;
            for (place, number) in numbers(&part) {
                let mut without = part.clone();
                if let Some(place) = without.pointer_mut(&place) {
                    *place = 0.into();
                }
                if number > self.players.into() && fits(&without, read).is_err() {
                    return Err(no_player(number, self.players));
                }
            }
        }
        Ok(())
    }
}

/// Reads a value as what is looked for.
type Read<'r> = &'r dyn Fn(&Value) -> Result<(), Stop>;

/// Says who plays.
pub fn no_player(number: impl std::fmt::Display, players: u8) -> String {
    match players {
        1 => format!("there is no player {number}; there is only player 1"),
        _ => format!("there is no player {number}; players are 1 to {players}"),
    }
}

fn read<T: DeserializeOwned>(path: &[&str], wanted: Wanted) -> Result<(), Stop> {
    match T::deserialize(Walk::new(path, wanted)) {
        Ok(_) | Err(Stop::Arrived) => Ok(()),
        Err(stop) => Err(stop),
    }
}

/// Reads a value; for `"rifle"` tries `{ item = "rifle" }` and all others it could be inside of.
fn fits(value: &Value, read: Read) -> Result<(), String> {
    let Err(stop) = read(value) else { return Ok(()) };
    let Stop::NoWord { word, known } = &stop else { return Err(stop.to_string()) };
    let mut complaints = vec![stop.to_string()];
    for outer in *known {
        match read(&wrap(value, word, &[outer])) {
            Ok(()) => return Ok(()),
            Err(Stop::NoWord { word: same, known: inner }) if same == *word => {
                let mut deeper = inner.iter().map(|middle| wrap(value, word, &[outer, middle]));
                if deeper.any(|value| read(&value).is_ok()) {
                    return Ok(());
                }
                complaints.push(Stop::NoWord { word: same, known: inner }.to_string());
            }
            // Such a value takes no word at all.
            Err(Stop::Shape(_)) => {}
            Err(stop) => complaints.push(stop.to_string()),
        }
    }
    // The complaint that offers the most similar word helps most.
    let offered = |complaint: &String| {
        let offered = complaint.rsplit('`').nth(1).unwrap_or_default();
        strsim::osa_distance(offered, word)
    };
    Err(complaints.into_iter().min_by_key(offered).unwrap_or_default())
}

/// The value with every such word put into tables of these names.
fn wrap(value: &Value, word: &str, outer: &[&str]) -> Value {
    match value {
        Value::String(text) if text == word => {
            let inside = |inner, key: &&str| serde_json::json!({ *key: inner });
            outer.iter().rev().fold(value.clone(), inside)
        }
        Value::Array(list) => list.iter().map(|value| wrap(value, word, outer)).collect(),
        Value::Object(object) => {
            object.iter().map(|(key, value)| (key.clone(), wrap(value, word, outer))).collect()
        }
        plain => plain.clone(),
    }
}

/// A value taken apart into tables of one field each, because a type that misses a field reads no
/// further.
fn parts(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(object) if !object.is_empty() => object
            .iter()
            .flat_map(|(key, value)| {
                parts(value).into_iter().map(move |part| serde_json::json!({ key: part }))
            })
            .collect(),
        Value::Array(list) if list.iter().any(Value::is_object) => {
            let turned = |index: usize| list[index + 1..].iter().chain(&list[..index]).cloned();
            let each = list.iter().enumerate();
            each.flat_map(|(index, value)| {
                let parts = parts(value).into_iter();
                parts.map(move |part| std::iter::once(part).chain(turned(index)).collect())
            })
            .collect()
        }
        whole => vec![whole.clone()],
    }
}

/// The numbers in a value, and where they stand.
fn numbers(value: &Value) -> Vec<(String, i64)> {
    let inside = |key: &str, value: &Value| -> Vec<(String, i64)> {
        let numbers = numbers(value).into_iter();
        numbers.map(|(place, number)| (format!("/{key}{place}"), number)).collect()
    };
    match value {
        Value::Number(number) => {
            number.as_i64().map(|number| (String::new(), number)).into_iter().collect()
        }
        Value::Array(list) => {
            let list = list.iter().enumerate();
            list.flat_map(|(index, value)| inside(&index.to_string(), value)).collect()
        }
        Value::Object(object) => {
            object.iter().flat_map(|(key, value)| inside(key, value)).collect()
        }
        _ => Vec::new(),
    }
}
