//! Checks of what can be seen.

use derelict_content::{CorridorId, NetworkId};
use derelict_engine::event::Ending;
use derelict_engine::frame::Frame;
use derelict_engine::view::{Veiled, View, Viewer};
use serde_json::Value;

use super::Check;
use crate::compare::{equals, fits, follow, json, say};
use crate::expect::Mismatch;
use crate::possible::{Possible, Wanted, nearest};
use crate::scene::Scene;

/// Ways to compare what is seen.
const COMPARISONS: [&str; 8] =
    ["is", "not", "contains", "lacks", "at_least", "at_most", "length", "exists"];

/// Tables that show all there is of their kind, so that what is missing does not exist.
const WHOLE: [&str; 7] =
    ["rooms", "corridors", "ducts", "weaknesses", "pods", "engines", "players"];

impl Check<'_> {
    pub(super) fn see(&self, table: &Scene) -> Result<(), Mismatch> {
        let path = self.text("see")?;
        let viewer = self.viewer("as", table)?;
        let whose = match viewer {
            Viewer::Open => String::new(),
            Viewer::Spectator => " for a spectator".into(),
            Viewer::Seat(seat) => format!(" for player {seat}"),
        };
        let compared = COMPARISONS.iter().filter_map(|key| Some((*key, json(self.get(key)?))));
        let compared: Vec<(&str, Value)> = compared.collect();
        if compared.is_empty() {
            return Err(Mismatch::unreadable(format!(
                "`see = \"{path}\"` compares with nothing; say `is`, `contains`, ..."
            )));
        }
        let possible = table.possible();
        let view = table.view(viewer);
        could_be(&possible, &path, Wanted::Place)
            .and_then(|()| is_in_play(&view, &path))
            .map_err(|problem| Mismatch::unreadable(format!("`{path}`: {problem}")))?;
        let actual = follow(&view, &path);
        for (key, wanted) in compared {
            comparable(&possible, &path, key, &wanted).map_err(|problem| {
                Mismatch::unreadable(format!("`{key}` of `{path}`: {problem}"))
            })?;
            if !holds(key, &wanted, actual) {
                let found = actual.map_or("not to be seen".into(), say);
                return Err(Mismatch::new(
                    format!("{path}{whose} {} {}", word(key), say(&wanted)),
                    format!("{path}{whose} is {found}"),
                ));
            }
        }
        Ok(())
    }

    /// Whether noise lies in these corridors and networks and in no others.
    pub(super) fn noise(&self, table: &Scene) -> Result<(), Mismatch> {
        let mut wanted = self.list("noise")?;
        let possible = table.possible();
        for name in &wanted {
            let name = Value::from(*name);
            let network = possible.value::<NetworkId>(&name);
            network
                .or_else(|_| possible.value::<CorridorId>(&name))
                .map_err(Mismatch::unreadable)?;
        }
        let view = table.view(Viewer::Open);
        let noisy = |part: &str, noise: fn(&Value) -> &Value| -> Vec<String> {
            let all = view[part].as_object().into_iter().flatten();
            let noisy = all.filter(|(_, place)| *noise(place) == Value::Bool(true));
            noisy.map(|(name, _)| name.clone()).collect()
        };
        let mut actual = noisy("corridors", |corridor| &corridor["noise"]);
        actual.extend(noisy("ducts", |network| network));
        wanted.sort_unstable();
        wanted.dedup();
        actual.sort();
        if wanted == actual {
            return Ok(());
        }
        let said = |names: &[&str]| match names {
            [] => "noise nowhere".into(),
            names => format!("noise in {} alone", names.join(", ")),
        };
        let actual: Vec<&str> = actual.iter().map(String::as_str).collect();
        Err(Mismatch::new(said(&wanted), said(&actual)))
    }

    pub(super) fn over(&self, table: &Scene) -> Result<(), Mismatch> {
        let wanted = self.get("over").map(json).unwrap_or_default();
        let any = wanted == Value::Bool(true);
        if !any {
            table.possible().value::<Ending>(&wanted).map_err(Mismatch::unreadable)?;
        }
        let state = &table.game.state;
        let Some(outcome) = state.outcome else {
            return Err(Mismatch::new("the game to be over", table.say_pending()));
        };
        let _scope = table.game.book.names.scope();
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
            if wanted != actual && !(any && key == "over") {
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

/// Whether somebody could ever see that there.
fn could_be(possible: &Possible, path: &str, wanted: Wanted) -> Result<(), String> {
    // What the rules are in the middle of is one of two types, which only they can tell apart.
    match path.strip_prefix("stack").map(|rest| rest.strip_prefix('.').unwrap_or(rest)) {
        Some(rest) => {
            let frame = possible.at::<Vec<Frame>>(rest, wanted);
            frame.or_else(|problem| possible.at::<Vec<Veiled>>(rest, wanted).map_err(|_| problem))
        }
        None => possible.at::<View>(path, wanted),
    }
}

/// Whether the room, player or pod a path leads through is in this game.
fn is_in_play(view: &Value, path: &str) -> Result<(), String> {
    let mut keys = path.split('.');
    let (Some(table), Some(key)) = (keys.next().filter(|key| WHOLE.contains(key)), keys.next())
    else {
        return Ok(());
    };
    match view[table].as_object() {
        Some(all) if !all.contains_key(key) => {
            let known: Vec<&str> = all.keys().map(String::as_str).collect();
            let meant = nearest(known.iter().copied(), key).unwrap_or_default();
            Err(format!("of {table} there are {}; did you mean `{meant}`?", known.join(", ")))
        }
        _ => Ok(()),
    }
}

/// Whether what is written could ever be compared with what is there.
fn comparable(possible: &Possible, path: &str, key: &str, wanted: &Value) -> Result<(), String> {
    match key {
        "contains" | "lacks" => {
            members(wanted).iter().try_for_each(|one| could_be(possible, path, Wanted::Member(one)))
        }
        "length" if !wanted.is_u64() => Err("a length is a number".into()),
        "exists" if !wanted.is_boolean() => Err("it exists or not: say true or false".into()),
        "at_least" | "at_most" if !wanted.is_i64() => Err("numbers are compared".into()),
        "length" | "exists" => Ok(()),
        _ => could_be(possible, path, Wanted::Value(wanted)),
    }
}

fn holds(key: &str, wanted: &Value, actual: Option<&Value>) -> bool {
    let there = actual.filter(|value| !value.is_null());
    if key == "exists" {
        return Value::Bool(there.is_some()) == *wanted;
    }
    let Some(actual) = actual else { return false };
    match key {
        "is" => equals(wanted, actual),
        "not" => !equals(wanted, actual),
        "contains" => members(wanted).iter().all(|one| contains(actual, one)),
        "lacks" => there.is_some() && !members(wanted).iter().any(|one| contains(actual, one)),
        "length" => Some(wanted) == size(actual).map(Value::from).as_ref(),
        "at_least" => actual.as_i64().zip(wanted.as_i64()).is_some_and(|(is, least)| is >= least),
        _ => actual.as_i64().zip(wanted.as_i64()).is_some_and(|(is, most)| is <= most),
    }
}

fn members(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.clone(),
        one => vec![one.clone()],
    }
}

fn contains(actual: &Value, wanted: &Value) -> bool {
    match actual {
        Value::Array(list) => list.iter().any(|value| fits(wanted, value)),
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
