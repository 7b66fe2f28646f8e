//! How much has been said and arranged at a table, besides what was played.

use serde::{Deserialize, Serialize};

use crate::line::Line;

/// Bytes that are written around what somebody says, about.
const AROUND: u64 = 80;

/// How much has been said and arranged. What is played and answered in secret is not in it, so that
/// nobody learns of it by how much more may be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// How often.
    pub lines: u64,
    /// How many bytes, about.
    pub bytes: u64,
}

impl Said {
    /// Counts a line.
    pub(super) fn note(&mut self, line: &Line) {
        let words = match line {
            Line::Opened { .. }
            | Line::Started { .. }
            | Line::Chose { .. }
            | Line::Seized { .. }
            | Line::Held { .. }
            | Line::Closed
            | Line::GivenUp { .. }
            | Line::Agreed { .. }
            | Line::Revealed
            | Line::Again { .. }
            | Line::OtherRules { .. } => return,
            Line::Chat { text, .. } | Line::Whisper { text, .. } => text.len(),
            Line::Came { name, .. } => name.len(),
            Line::Went { .. }
            | Line::Sat { .. }
            | Line::Rose { .. }
            | Line::Conceded { .. }
            | Line::Bot { .. }
            | Line::Back { .. }
            | Line::TookBack { .. }
            | Line::UndoAsked { .. }
            | Line::UndoVoted { .. }
            | Line::Proposed { .. }
            | Line::Consented { .. }
            | Line::Owned { .. }
            | Line::Invited { .. }
            | Line::Stands { .. }
            | Line::Talk { .. }
            | Line::Paused { .. }
            | Line::Resumed { .. } => 0,
        };
        self.lines += 1;
        self.bytes += words as u64 + AROUND;
    }
}
