//! Checks of what happened.

use derelict_engine::view::Viewer;
use derelict_engine::{Event, Fact};
use serde_json::{Map, Value};
use toml::Table as Toml;

use super::Check;
use crate::compare::{fits, json, say};
use crate::expect::Mismatch;
use crate::possible::Possible;
use crate::scene::Scene;

/// Fields of the check itself; all others are fields of the event.
const OWN: [&str; 7] = ["event", "with", "rules", "note", "seen_by", "count", "absent"];
/// Those of one event among several.
const OWN_IN_ORDER: [&str; 2] = ["event", "with"];

/// Most events shown when none fits.
const SHOWN: usize = 40;

/// An event with the rule behind it, as somebody was told it.
type Told = (Value, &'static str);

impl Check<'_> {
    pub(super) fn event(&self, table: &Scene) -> Result<(), Mismatch> {
        let mut times = self.field("count", "a number", toml::Value::as_integer)?;
        let absent = self.flag("absent")?;
        let pattern = Pattern::read(self.line, &OWN, &table.possible());
        let pattern = pattern.map_err(Mismatch::unreadable)?;
        if pattern.counts {
            times = None;
        }
        if times.is_some_and(|times| times < 1 || absent) {
            return Err(Mismatch::unreadable(
                "`count` says how often something happens; for never say `absent = true` alone",
            ));
        }
        let events = self.told(table)?;
        let alike: Vec<&Told> = events.iter().filter(|(fact, _)| pattern.fits(fact)).collect();
        let expected = format!("{pattern}{}", self.say_rules());
        let (held, expected) = match (absent, times) {
            (true, _) => (alike.is_empty(), format!("no {pattern}")),
            (false, Some(times)) => {
                let named = |rule: &str| self.rules.is_empty() || self.rules.contains(&rule);
                let found = alike.iter().filter(|(_, rule)| named(rule)).count();
                (i64::try_from(found) == Ok(times), format!("{times} times {expected}"))
            }
            (false, None) => (!alike.is_empty(), expected),
        };
        let carried = self.carried(alike.iter().map(|(_, rule)| *rule));
        if held && (absent || carried) {
            return Ok(());
        }
        let actual = if alike.is_empty() {
            say_events(&events, &pattern.kind)
        } else {
            let lines: Vec<String> = alike.iter().map(|told| say_told(told)).collect();
            lines.join("\n")
        };
        Err(Mismatch::new(expected, actual))
    }

    pub(super) fn event_order(&self, table: &Scene) -> Result<(), Mismatch> {
        let form = "`events` is a list of events: \"moved\", or { event = \"moved\", seat = 1 }";
        let list = self.get("events").and_then(toml::Value::as_array);
        let list = list.filter(|list| !list.is_empty()).ok_or(Mismatch::unreadable(form))?;
        let possible = table.possible();
        let patterns: Result<Vec<Pattern>, String> = list
            .iter()
            .map(|entry| match entry {
                toml::Value::String(_) => {
                    let line = Toml::from_iter([("event".into(), entry.clone())]);
                    Pattern::read(&line, &OWN_IN_ORDER, &possible)
                }
                toml::Value::Table(line) => Pattern::read(line, &OWN_IN_ORDER, &possible),
                _ => Err(form.into()),
            })
            .collect();
        let patterns = patterns.map_err(Mismatch::unreadable)?;
        let events = self.told(table)?;
        let mut left = events.iter();
        let missing = patterns.iter().position(|wanted| !left.any(|(fact, _)| wanted.fits(fact)));
        let Some(missing) = missing else { return Ok(()) };
        let said: Vec<String> = patterns.iter().map(ToString::to_string).collect();
        let mut expected = format!("in this order: {}", said.join(", "));
        if let Some(before) = missing.checked_sub(1) {
            expected += &format!("\nbut no {} comes after {}", said[missing], said[before]);
        }
        Err(Mismatch::new(expected, say_events(&events, "")))
    }

    /// The events of the step as somebody was told them.
    fn told(&self, table: &Scene) -> Result<Vec<Told>, Mismatch> {
        let _scope = table.game.book.names.scope();
        let listener = self.viewer("seen_by", table)?;
        let told = |event: &Event| match listener {
            Viewer::Open => Some(*event),
            listener => event.seen_by(listener.seat()),
        };
        let events = table.events.iter().filter_map(told);
        Ok(events
            .map(|event| (serde_json::to_value(event.fact).unwrap_or_default(), event.rule.0))
            .collect())
    }
}

/// An event as it is wanted: its kind and some of its fields, all of which it can have.
struct Pattern {
    kind: String,
    wanted: Value,
    /// The event has a count of its own.
    counts: bool,
}

impl Pattern {
    /// Reads the fields of a line that are not its own.
    fn read(line: &Toml, own: &[&str], possible: &Possible) -> Result<Self, String> {
        let kind = line.get("event").and_then(toml::Value::as_str);
        let kind = kind.ok_or("`event` must be the kind of an event")?.to_owned();
        let known = possible.fields::<Fact>("kind", &kind);
        let known = known.map_err(|problem| format!("no such event: {problem}"))?;
        let counts = known.contains(&"count");
        let with = match line.get("with") {
            None => None,
            Some(with) => Some(with.as_table().ok_or("`with` must be a table of fields")?),
        };
        let plain = line
            .iter()
            .filter(|(key, _)| !own.contains(&key.as_str()) || counts && *key == "count");
        let mut wanted = Map::from_iter([("kind".into(), Value::String(kind.clone()))]);
        for (field, value) in plain.chain(with.into_iter().flatten()) {
            let value = json(value);
            if !known.contains(&field.as_str()) {
                return Err(no_field(&kind, field, known));
            }
            possible
                .field::<Fact>(("kind", &kind), field, &value)
                .map_err(|problem| format!("`{field}` of `{kind}`: {problem}"))?;
            wanted.insert(field.clone(), value);
        }
        Ok(Self { kind, wanted: Value::Object(wanted), counts })
    }

    fn fits(&self, fact: &Value) -> bool {
        fits(&self.wanted, fact)
    }
}

impl std::fmt::Display for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&say_fact(&self.wanted))
    }
}

fn no_field(kind: &str, field: &str, known: &[&str]) -> String {
    match crate::possible::nearest(known.iter().copied(), field) {
        None => format!("the event `{kind}` has no fields, so no `{field}`"),
        Some(meant) => format!(
            "the event `{kind}` has no field `{field}`, only {}; did you mean `{meant}`?",
            known.join(", ")
        ),
    }
}

fn say_told((fact, rule): &Told) -> String {
    format!("{} by {rule}", say_fact(fact))
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
fn say_events(events: &[Told], kind: &str) -> String {
    let same: Vec<&Told> = events.iter().filter(|(fact, _)| fact["kind"] == kind).collect();
    let shown: Vec<&Told> = if same.is_empty() { events.iter().collect() } else { same };
    if shown.is_empty() {
        return "nothing happened in this step".into();
    }
    let lines: Vec<String> = shown.iter().take(SHOWN).map(|told| say_told(told)).collect();
    lines.join("\n")
}
