//! The rules a check proves.

use derelict_ledger::Ledger;
use toml::Table as Toml;

use super::{Check, words};
use crate::possible::nearest;

/// Most rules one check may prove.
const MOST: usize = 3;

/// The rules a line names, all of which are in the rulebook.
pub fn read(line: &Toml) -> Result<Vec<&str>, String> {
    let Some(rules) = line.get("rules") else { return Ok(Vec::new()) };
    let rules = words(rules).ok_or("rules is a list of rule ids")?;
    if rules.len() > MOST {
        return Err(format!("a check names at most {MOST} rules"));
    }
    let ledger = Ledger::embedded();
    match rules.iter().find(|rule| ledger.get(rule).is_none()) {
        None => Ok(rules),
        Some(rule) => {
            let ids = ledger.statements().iter().map(|statement| statement.id.as_str());
            let meant = nearest(ids, rule).unwrap_or_default();
            Err(format!("there is no rule `{rule}`; did you mean `{meant}`?"))
        }
    }
}

impl Check<'_> {
    /// Whether every rule the check names is among those that were really given.
    pub(super) fn carried<'r>(&self, given: impl Iterator<Item = &'r str> + Clone) -> bool {
        self.rules.iter().all(|rule| given.clone().any(|given| given == *rule))
    }

    pub(super) fn say_rules(&self) -> String {
        if self.rules.is_empty() {
            String::new()
        } else {
            format!(" by {}", self.rules.join(" and "))
        }
    }
}
