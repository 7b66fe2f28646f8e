//! Checks of what happened.

use derelict_engine::{Event, Fact, Seat};
use serde_json::{Map, Value};

use super::Check;
use crate::compare::{fits, json, say};
use crate::expect::Mismatch;
use crate::table::Table;

/// Fields of the check itself; all others are fields of the event.
const OWN: [&str; 7] = ["event", "with", "rules", "note", "seen_by", "count", "absent"];

/// Most events shown when none fits.
const SHOWN: usize = 40;

impl Check<'_> {
    pub(super) fn event(&self, table: &Table) -> Result<(), Mismatch> {
        let kind = self.text("event")?;
        let mut wanted = Map::new();
        wanted.insert("kind".into(), Value::String(kind.clone()));
        for (key, value) in self.line.iter().filter(|(key, _)| !OWN.contains(&key.as_str())) {
            wanted.insert(key.clone(), json(value));
        }
        for (key, value) in self.get("with").and_then(toml::Value::as_table).into_iter().flatten() {
            wanted.insert(key.clone(), json(value));
        }
        known(&kind, &wanted).map_err(Mismatch::unreadable)?;
        let events = self.told(table)?;
        let of_kind = |fact: &Value| fact["kind"] == kind.as_str();
        let counts = events.iter().any(|(fact, _)| of_kind(fact) && fact.get("count").is_some());
        let mut count = self.get("count").and_then(toml::Value::as_integer);
        if let Some(number) = count.take_if(|_| counts) {
            wanted.insert("count".into(), number.into());
        }
        let wanted = Value::Object(wanted);
        let alike: Vec<&(Value, &str)> =
            events.iter().filter(|(fact, _)| fits(&wanted, fact)).collect();
        let named = |rule: &str| self.rules.is_empty() || self.rules.contains(&rule);
        let found = alike.iter().filter(|(_, rule)| named(rule)).count();
        let expected = say_fact(&wanted) + &self.say_rules();
        let absent = self.get("absent").and_then(toml::Value::as_bool).unwrap_or(false);
        let held = match (absent, count) {
            (true, _) => alike.is_empty(),
            (false, Some(count)) => i64::try_from(found) == Ok(count),
            (false, None) => found > 0,
        };
        if held {
            return Ok(());
        }
        let expected = match (absent, count) {
            (true, _) => format!("no {}", say_fact(&wanted)),
            (false, Some(count)) => format!("{count} times {expected}"),
            (false, None) => expected,
        };
        let actual = if alike.is_empty() {
            say_events(&events, &kind)
        } else {
            let lines: Vec<String> =
                alike.iter().map(|(fact, rule)| format!("{} by {rule}", say_fact(fact))).collect();
            lines.join("\n")
        };
        Err(Mismatch::new(expected, actual))
    }

    pub(super) fn event_order(&self, table: &Table) -> Result<(), Mismatch> {
        let wanted = self.list("events")?;
        for kind in &wanted {
            let bare = Map::from_iter([("kind".into(), Value::Null)]);
            known(kind, &bare).map_err(Mismatch::unreadable)?;
        }
        let events = self.told(table)?;
        let mut kinds = events.iter().filter_map(|(fact, _)| fact["kind"].as_str());
        let in_order = wanted.iter().all(|wanted| kinds.any(|kind| kind == wanted));
        if in_order {
            return Ok(());
        }
        Err(Mismatch::new(format!("in this order: {}", wanted.join(", ")), say_events(&events, "")))
    }

    /// The events of the step as somebody was told them.
    fn told(&self, table: &Table) -> Result<Vec<(Value, &'static str)>, Mismatch> {
        let _scope = table.game.book.names.scope();
        let listener = match self.get("seen_by") {
            None => None,
            Some(toml::Value::String(word)) if word == "spectator" => Some(None),
            Some(toml::Value::Integer(number @ 1..=5)) => Some(Some(Seat(*number as u8 - 1))),
            Some(_) => {
                return Err(Mismatch::unreadable("seen_by is a player number or \"spectator\""));
            }
        };
        let told = |event: &Event| match listener {
            None => Some(*event),
            Some(seat) => event.seen_by(seat),
        };
        let events = table.events.iter().filter_map(told);
        Ok(events
            .map(|event| (serde_json::to_value(event.fact).unwrap_or_default(), event.rule.0))
            .collect())
    }
}

/// Whether events of that kind exist and have these fields; else a check of absence would hold
/// whatever happens.
fn known(kind: &str, wanted: &Map<String, Value>) -> Result<(), String> {
    for field in wanted.keys() {
        let mut probe = Map::from_iter([("kind".into(), kind.into())]);
        if field != "kind" {
            probe.insert(field.clone(), Value::Null);
        }
        let Err(error) = serde_json::from_value::<Fact>(Value::Object(probe)) else { continue };
        let error = error.to_string();
        if error.starts_with("unknown") {
            return Err(format!("no such event: {error}"));
        }
    }
    Ok(())
}

fn say_fact(fact: &Value) -> String {
    let kind = fact["kind"].as_str().unwrap_or("?");
    let fields: Vec<String> = fact
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(key, _)| *key != "kind")
        .map(|(key, value)| format!("{key} = {}", say(value)))
        .collect();
    if fields.is_empty() { kind.to_owned() } else { format!("{kind} ({})", fields.join(", ")) }
}

/// The events of a kind, or all of them if there is none.
fn say_events(events: &[(Value, &str)], kind: &str) -> String {
    let same: Vec<&(Value, &str)> =
        events.iter().filter(|(fact, _)| fact["kind"] == kind).collect();
    let shown: Vec<&(Value, &str)> = if same.is_empty() { events.iter().collect() } else { same };
    if shown.is_empty() {
        return "nothing happened in this step".into();
    }
    let lines: Vec<String> = shown
        .iter()
        .take(SHOWN)
        .map(|(fact, rule)| format!("{} by {rule}", say_fact(fact)))
        .collect();
    lines.join("\n")
}
