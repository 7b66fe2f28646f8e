//! Checks of what happened.

use derelict_engine::{Event, Seat};
use serde_json::Value;

use super::Check;
use crate::compare::{fits, json, say};
use crate::expect::Mismatch;
use crate::table::Table;

/// Fields of the check itself; all others are fields of the event.
const OWN: [&str; 6] = ["event", "rules", "note", "seen_by", "count", "absent"];

/// Most events shown when none fits.
const SHOWN: usize = 40;

impl Check<'_> {
    pub(super) fn event(&self, table: &Table) -> Result<(), Mismatch> {
        let kind = self.text("event")?;
        let mut wanted = serde_json::Map::new();
        wanted.insert("kind".into(), Value::String(kind.clone()));
        for (key, value) in self.line.iter().filter(|(key, _)| !OWN.contains(&key.as_str())) {
            wanted.insert(key.clone(), json(value));
        }
        let wanted = Value::Object(wanted);
        let events = self.told(table)?;
        let alike: Vec<&(Value, &str)> = events.iter().filter(|(fact, _)| fits(&wanted, fact)).collect();
        let named = |rule: &str| self.rules.is_empty() || self.rules.contains(&rule);
        let found = alike.iter().filter(|(_, rule)| named(rule)).count();
        let expected = say_fact(&wanted) + &self.say_rules();
        let absent = self.get("absent").and_then(toml::Value::as_bool).unwrap_or(false);
        let count = self.get("count").and_then(toml::Value::as_integer);
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
        let events = self.told(table)?;
        let mut kinds = events.iter().filter_map(|(fact, _)| fact["kind"].as_str());
        let in_order = wanted.iter().all(|wanted| kinds.any(|kind| kind == wanted));
        let named = self.rules.is_empty() || events.iter().any(|(_, rule)| self.rules.contains(rule));
        if in_order && named {
            return Ok(());
        }
        Err(Mismatch::new(
            format!("in this order{}: {}", self.say_rules(), wanted.join(", ")),
            say_events(&events, ""),
        ))
    }

    /// The events of the step as somebody was told them.
    fn told(&self, table: &Table) -> Result<Vec<(Value, &'static str)>, Mismatch> {
        let _scope = table.game.book.names.scope();
        let told: Box<dyn Fn(&Event) -> Option<Event>> = match self.get("seen_by") {
            None => Box::new(|event| Some(*event)),
            Some(toml::Value::String(word)) if word == "spectator" => Box::new(|event| event.seen_by(None)),
            Some(toml::Value::Integer(number @ 1..=5)) => {
                let seat = Seat(*number as u8 - 1);
                Box::new(move |event| event.seen_by(Some(seat)))
            }
            Some(_) => return Err(Mismatch::unreadable("seen_by is a player number or \"spectator\"")),
        };
        let events = table.events.iter().filter_map(told);
        Ok(events
            .map(|event| (serde_json::to_value(event.fact).unwrap_or_default(), event.rule.0))
            .collect())
    }
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
    if fields.is_empty() {
        kind.to_owned()
    } else {
        format!("{kind} ({})", fields.join(", "))
    }
}

/// The events of a kind, or all of them if there is none.
fn say_events(events: &[(Value, &str)], kind: &str) -> String {
    let same: Vec<&(Value, &str)> = events.iter().filter(|(fact, _)| fact["kind"] == kind).collect();
    let shown: Vec<&(Value, &str)> = if same.is_empty() { events.iter().collect() } else { same };
    if shown.is_empty() {
        return "nothing happened in this step".into();
    }
    let lines: Vec<String> =
        shown.iter().take(SHOWN).map(|(fact, rule)| format!("{} by {rule}", say_fact(fact))).collect();
    lines.join("\n")
}
