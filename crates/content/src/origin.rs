//! Where entries come from and how well they are known.

use serde::{Deserialize, Serialize};

use crate::source::TextFile;

/// How well an entry is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provenance {
    /// Stated by the rulebook.
    Rules,
    /// A known fact about the component.
    Public,
    /// Designed for this implementation, for the reason given.
    Original,
}

/// The sentences a pack brings along.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackTexts {
    /// The pack.
    pub pack: String,
    /// What it calls itself.
    pub title: String,
    /// Its folder.
    pub folder: String,
    /// Its files of sentences; none for packs inside the program, whose names are the program's.
    pub files: Vec<TextFile>,
}

/// Where an entry comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The table it stands in, such as `item`.
    pub table: String,
    /// Its id.
    pub id: String,
    /// The pack that defines it.
    pub pack: String,
    /// The file and line.
    pub file: String,
    /// The line in that file.
    pub line: usize,
    /// How well it is known.
    pub provenance: Provenance,
    /// `sure` or `likely`.
    pub confidence: Option<String>,
    /// Why it is as it is, where it is ours.
    pub reason: Option<String>,
}
