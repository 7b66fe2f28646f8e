//! Checks: what must be true after a step.

mod choices;
mod events;
mod sight;

use toml::{Table as Toml, Value};

use crate::expect::Mismatch;
use crate::table::Table;

/// Most rules one check may prove.
const MOST_RULES: usize = 3;

/// A line of a `then` list.
pub struct Check<'a> {
    line: &'a Toml,
    subject: &'static str,
    rules: Vec<&'a str>,
}

/// What a check can be about, and the further fields it takes.
const SUBJECTS: [(&str, &[&str]); 10] = [
    ("events", &["seen_by"]),
    ("see", &["as", "is", "not", "contains", "lacks", "at_least", "at_most", "length", "exists"]),
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
            let known: Vec<&str> = SUBJECTS.iter().map(|(subject, _)| *subject).collect();
            return Err(Mismatch::unreadable(format!(
                "`{line}` is about none of {}",
                known.join(", ")
            )));
        };
        if *subject != "event" {
            let known = |key: &str| {
                key == *subject || key == "rules" || key == "note" || fields.contains(&key)
            };
            if let Some(key) = line.keys().find(|key| !known(key)) {
                return Err(Mismatch::unreadable(format!(
                    "a check of `{subject}` has no field `{key}`"
                )));
            }
        }
        let rules = match line.get("rules") {
            None => Vec::new(),
            Some(rules) => {
                words(rules).ok_or_else(|| Mismatch::unreadable("rules is a list of rule ids"))?
            }
        };
        if rules.len() > MOST_RULES {
            return Err(Mismatch::unreadable(format!("a check names at most {MOST_RULES} rules")));
        }
        Ok(Self { line, subject, rules })
    }

    /// Whether it holds.
    pub fn hold(&self, table: &Table) -> Result<(), Mismatch> {
        match self.subject {
            "event" => self.event(table),
            "events" => self.event_order(table),
            "see" => self.see(table),
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

    fn list(&self, key: &str) -> Result<Vec<String>, Mismatch> {
        let list = self.get(key).and_then(words);
        let list =
            list.ok_or_else(|| Mismatch::unreadable(format!("`{key}` must be a list of words")))?;
        Ok(list.into_iter().map(str::to_owned).collect())
    }

    fn say_rules(&self) -> String {
        if self.rules.is_empty() {
            String::new()
        } else {
            format!(" by {}", self.rules.join(" or "))
        }
    }
}

fn words(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}
