//! Rules by species: the engine names those of the base game, and where another box has its own they
//! are named instead, wherever an event, a refusal or an explanation leaves the engine.
//!
//! `rules/citations/` has a table for each such box with a row for every rule of the base game: it
//! holds, another one stands in its place, or it says nothing there.

use std::collections::HashMap;

use crate::event::Rule;
use crate::offer::Objection;
use crate::rulebook::Rulebook;

/// What has become of a rule of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It holds.
    Holds,
    /// This one stands in its place.
    Replaced(&'static str),
    /// It says nothing, and is never named.
    Void,
}

/// A table of what has become of the rules of the base game.
#[derive(Debug)]
pub struct Citations(HashMap<&'static str, Standing>);

impl Citations {
    /// Reads a table: a rule to a line, a tab, and `holds`, `void` or the rule in its place.
    ///
    /// # Panics
    ///
    /// If a line is not so, or a rule stands twice; the tests of the tables say it better.
    #[must_use]
    pub fn read(table: &'static str) -> Self {
        let mut standings = HashMap::new();
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (rule, standing) = line.split_once('\t').expect("a rule, a tab, what became of it");
            let standing = match standing {
                "holds" => Standing::Holds,
                "void" => Standing::Void,
                other => Standing::Replaced(other),
            };
            let twice = standings.insert(rule, standing);
            assert!(twice.is_none(), "{rule} stands twice");
        }
        Self(standings)
    }

    /// What has become of a rule; one of another box holds.
    #[must_use]
    pub fn standing(&self, rule: &str) -> Standing {
        self.0.get(rule).copied().unwrap_or(Standing::Holds)
    }

    /// Every rule that stands in the table.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Standing)> {
        self.0.iter().map(|(rule, standing)| (*rule, *standing))
    }
}

impl Rulebook {
    /// The rule to be named where the base game names this one.
    #[must_use]
    pub fn cite(&self, rule: &'static str) -> Rule {
        match self.citations.map(|citations| citations.standing(rule)) {
            Some(Standing::Replaced(other)) => Rule(other),
            // One that is void is named as it is, which the invariants find.
            None | Some(Standing::Holds | Standing::Void) => Rule(rule),
        }
    }

    /// Names the rules of objections as this game has them.
    pub(crate) fn cite_all(&self, objections: &mut [Objection]) {
        if self.citations.is_some() {
            for objection in objections {
                objection.rule = self.cite(objection.rule.0);
            }
        }
    }

    /// Whether a rule says nothing in this game, so that nobody may name it.
    #[must_use]
    pub fn is_void(&self, rule: Rule) -> bool {
        let standing = self.citations.map(|citations| citations.standing(rule.0));
        standing == Some(Standing::Void)
    }
}
