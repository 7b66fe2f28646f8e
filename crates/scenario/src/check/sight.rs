//! Checks of what can be seen.

use derelict_engine::Seat;
use derelict_engine::view::Viewer;
use serde_json::Value;

use super::Check;
use crate::compare::{equals, follow, json, say};
use crate::expect::Mismatch;
use crate::table::Table;

impl Check<'_> {
    pub(super) fn see(&self, table: &Table) -> Result<(), Mismatch> {
        let path = self.text("see")?;
        let (viewer, whose) = match self.get("as") {
            None => (Viewer::Open, String::new()),
            Some(toml::Value::String(word)) if word == "spectator" => {
                (Viewer::Spectator, " for a spectator".into())
            }
            Some(toml::Value::Integer(number @ 1..=5)) => {
                (Viewer::Seat(Seat(*number as u8 - 1)), format!(" for player {number}"))
            }
            Some(_) => {
                return Err(Mismatch::unreadable("`as` is a player number or \"spectator\""));
            }
        };
        let view = table.view(viewer);
        let actual = follow(&view, &path).cloned();
        let mut compared = false;
        for key in ["is", "not", "contains", "lacks", "at_least", "at_most", "length", "exists"] {
            let Some(wanted) = self.get(key) else { continue };
            compared = true;
            let wanted = json(wanted);
            if !holds(key, &wanted, actual.as_ref()).map_err(Mismatch::unreadable)? {
                let found = match &actual {
                    Some(value) => say(value),
                    None => say_missing(&view, &path),
                };
                return Err(Mismatch::new(
                    format!("{path}{whose} {} {}", word(key), say(&wanted)),
                    format!("{path}{whose} is {found}"),
                ));
            }
        }
        if compared {
            Ok(())
        } else {
            Err(Mismatch::unreadable(format!(
                "`see = \"{path}\"` compares with nothing; say `is`, `contains`, ..."
            )))
        }
    }

    pub(super) fn over(&self, table: &Table) -> Result<(), Mismatch> {
        let state = &table.game.state;
        let Some(outcome) = state.outcome else {
            return Err(Mismatch::new("the game to be over", table.say_pending()));
        };
        let ending = serde_json::to_value(state.ending).unwrap_or_default();
        let numbers = |seats: derelict_engine::SeatSet| -> Value {
            seats.iter().map(|seat| Value::from(seat.number())).collect()
        };
        let facts = [
            ("over", ending),
            ("survivors", numbers(outcome.survivors)),
            ("winners", numbers(outcome.winners)),
            ("exploded", Value::Bool(outcome.exploded)),
        ];
        for (key, actual) in facts {
            let Some(wanted) = self.get(key).map(json) else { continue };
            if key == "over" && wanted == Value::Bool(true) {
                continue;
            }
            if wanted != actual {
                return Err(Mismatch::new(
                    format!("{key} {}", say(&wanted)),
                    format!("{key} {}", say(&actual)),
                ));
            }
        }
        Ok(())
    }
}

fn word(key: &str) -> &str {
    match key {
        "is" => "is",
        "not" => "is not",
        "contains" => "contains",
        "lacks" => "does not contain",
        "at_least" => "is at least",
        "at_most" => "is at most",
        "length" => "has the length",
        _ => "exists:",
    }
}

fn holds(key: &str, wanted: &Value, actual: Option<&Value>) -> Result<bool, String> {
    if key == "exists" {
        let there = actual.is_some_and(|value| !value.is_null());
        return Ok(Value::Bool(there) == *wanted);
    }
    let Some(actual) = actual else {
        return Ok(matches!(key, "not" | "lacks"));
    };
    Ok(match key {
        "is" => equals(wanted, actual),
        "not" => !equals(wanted, actual),
        "contains" => members(wanted).iter().all(|one| contains(actual, one)),
        "lacks" => !members(wanted).iter().any(|one| contains(actual, one)),
        "length" => Some(wanted) == size(actual).map(Value::from).as_ref(),
        _ => {
            let (Some(wanted), Some(actual)) = (wanted.as_i64(), actual.as_i64()) else {
                return Err(format!("`{key}` compares numbers, not {}", say(actual)));
            };
            if key == "at_least" { actual >= wanted } else { actual <= wanted }
        }
    })
}

fn members(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.clone(),
        one => vec![one.clone()],
    }
}

fn contains(actual: &Value, wanted: &Value) -> bool {
    match actual {
        Value::Array(list) => list.iter().any(|value| crate::compare::fits(wanted, value)),
        Value::Object(object) => wanted.as_str().is_some_and(|key| object.contains_key(key)),
        _ => false,
    }
}

fn size(value: &Value) -> Option<usize> {
    match value {
        Value::Array(list) => Some(list.len()),
        Value::Object(object) => Some(object.len()),
        _ => None,
    }
}

/// Where a path ends early, and what could follow there.
fn say_missing(view: &Value, path: &str) -> String {
    let mut here = view;
    let mut walked = String::new();
    for key in path.split('.') {
        match follow(here, key) {
            Some(next) => {
                here = next;
                walked = format!("{walked}{key}.");
            }
            None => {
                let keys: Vec<&str> = match here {
                    Value::Object(object) => object.keys().map(String::as_str).collect(),
                    _ => Vec::new(),
                };
                return format!("not there: `{walked}` has no `{key}`, only {}", keys.join(", "));
            }
        }
    }
    "not there".into()
}
