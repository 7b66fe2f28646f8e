use std::fmt;

use crate::Source;

/// One testable rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// Stable id, dotted words such as `move.careful.full`.
    pub id: String,
    /// The rule in one or two sentences.
    pub text: String,
    /// The sources that state it.
    pub sources: Vec<Source>,
    /// Name of the chapter, such as `base`.
    pub chapter: String,
    /// The section it stands in.
    pub section: Section,
}

impl Statement {
    /// Whether the statement rests, at least in part, on a decision of this
    /// project.
    pub fn is_ruling(&self) -> bool {
        self.sources.contains(&Source::Ruling)
    }
}

/// A section of a chapter. The chapter of the base game numbers its sections,
/// the others do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The number before the title, if there is one.
    pub number: Option<u16>,
    /// The title without its number.
    pub title: String,
}

impl Section {
    /// What the section is called in lists: its number, else its title.
    pub fn key(&self) -> String {
        match self.number {
            Some(number) => number.to_string(),
            None => self.title.clone(),
        }
    }
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "{number}. {}", self.title),
            None => f.write_str(&self.title),
        }
    }
}
