//! Checks: what must be true after a step.

mod choices;
mod events;
mod rules;
mod sight;

use derelict_engine::Seat;
use derelict_engine::view::Viewer;
use toml::{Table as Toml, Value};

use crate::expect::Mismatch;
use crate::possible::{nearest, no_player};
use crate::scene::Scene;

/// A line of a `then` list.
pub struct Check<'a> {
    line: &'a Toml,
    subject: &'static str,
    rules: Vec<&'a str>,
}

/// What a check can be about, and the further fields it takes.
const SUBJECTS: [(&str, &[&str]); 11] = [
    ("events", &["seen_by"]),
    ("see", &["as", "is", "not", "contains", "lacks", "at_least", "at_most", "length", "exists"]),
    ("noise", &[]),
    ("offered", &[]),
    ("not_offered", &[]),
    ("options", &["are"]),
    ("asks", &["prompt"]),
    ("waiting", &[]),
    ("refused", &["because"]),
    ("over", &["survivors", "winners", "exploded"]),
    // Takes the fields of the event.
    ("event", &[]),
];

impl<'a> Check<'a> {
    /// Reads a line.
    pub fn read(line: &'a Toml) -> Result<Self, Mismatch> {
        let found = SUBJECTS.iter().find(|(subject, _)| line.contains_key(*subject));
        let Some((subject, fields)) = found else {
            return Err(Mismatch::unreadable(about_nothing(line)));
        };
        if *subject != "event" {
            let known: Vec<&str> =
                [*subject, "rules", "note"].into_iter().chain(fields.iter().copied()).collect();
            if let Some(key) = line.keys().find(|key| !known.contains(&key.as_str())) {
                let meant = nearest(known, key).unwrap_or_default();
                return Err(Mismatch::unreadable(format!(
                    "a check of `{subject}` has no field `{key}`; did you mean `{meant}`?"
                )));
            }
        }
        let rules = rules::read(line).map_err(Mismatch::unreadable)?;
        let check = Self { line, subject, rules };
        check.word("note")?;
        Ok(check)
    }

    /// Whether it holds.
    pub fn hold(&self, table: &Scene) -> Result<(), Mismatch> {
        match self.subject {
            "event" => self.event(table),
            "events" => self.event_order(table),
            "see" => self.see(table),
            "noise" => self.noise(table),
            "over" => self.over(table),
            "offered" => self.offered(table),
            "not_offered" => self.not_offered(table),
            "options" => self.options(table),
            "asks" => self.asks(table),
            "waiting" => self.waiting(table),
            _ => self.refused(table),
        }
    }

    fn get(&self, key: &str) -> Option<&'a Value> {
        self.line.get(key)
    }

    /// The text of the field a check is about.
    fn text(&self, key: &str) -> Result<String, Mismatch> {
        match self.get(key) {
            Some(Value::String(text)) => Ok(text.clone()),
            Some(Value::Integer(number)) => Ok(number.to_string()),
            _ => Err(Mismatch::unreadable(format!("`{key}` must be a text"))),
        }
    }

    fn list(&self, key: &str) -> Result<Vec<&'a str>, Mismatch> {
        let list = self.get(key).and_then(words);
        list.ok_or_else(|| Mismatch::unreadable(format!("`{key}` must be a list of words")))
    }

    /// A further field, if it is there and what it must be.
    fn field<T>(
        &self,
        key: &str,
        what: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Mismatch> {
        let wrong = || Mismatch::unreadable(format!("`{key}` must be {what}"));
        self.get(key).map(|value| read(value).ok_or_else(wrong)).transpose()
    }

    fn word(&self, key: &str) -> Result<Option<&'a str>, Mismatch> {
        self.field(key, "a text", Value::as_str)
    }

    fn flag(&self, key: &str) -> Result<bool, Mismatch> {
        Ok(self.field(key, "true or false", Value::as_bool)?.unwrap_or(false))
    }

    /// Whose eyes or ears a check is about; all secrets are open if it does not say.
    fn viewer(&self, key: &str, table: &Scene) -> Result<Viewer, Mismatch> {
        let players = table.game.state.players;
        match self.get(key) {
            None => Ok(Viewer::Open),
            Some(Value::String(word)) if word == "spectator" => Ok(Viewer::Spectator),
            Some(Value::Integer(number)) => match u8::try_from(*number) {
                Ok(number) if (1..=players).contains(&number) => Ok(Viewer::Seat(Seat(number - 1))),
                _ => Err(Mismatch::unreadable(no_player(number, players))),
            },
            Some(_) => {
                Err(Mismatch::unreadable(format!("`{key}` is a player number or \"spectator\"")))
            }
        }
    }
}

fn about_nothing(line: &Toml) -> String {
    let known = SUBJECTS.map(|(subject, _)| subject);
    let meant = line
        .keys()
        .filter_map(|key| Some((key, nearest(known, key)?)))
        .min_by_key(|(key, meant)| strsim::osa_distance(key, meant));
    let mut said = format!("`{line}` is about none of {}", known.join(", "));
    if let Some((_, meant)) = meant {
        said += &format!("; did you mean `{meant}`?");
    }
    said
}

fn words(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}
