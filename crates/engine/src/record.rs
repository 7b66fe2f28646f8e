//! Recorded games: a header, then every choice by its stable name with a short hash of the
//! situation it led to, then the end with the seed revealed.
//!
//! A record is text, a JSON value a line. While a game runs, its record holds only the seed's
//! hash; afterwards anyone can replay it and check every die.

mod digest;
mod hex;
mod problem;
mod recorder;
mod replay;
mod verify;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::event::Ending;
use crate::hash::Imprint;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::state::Outcome;
use crate::streams::Seed;
use crate::undo::TakenBack;

pub use digest::{Digest, Part};
pub use hex::Hex;
pub use problem::RecordProblem;
pub use recorder::{Recorder, Terms};
pub use replay::{Moment, Replay};
pub use verify::Verified;

/// The rules as played by this program. Any change to how a game goes on raises it.
pub const RULES_VERSION: u32 = 4;

/// The form of records written now.
pub const FORMAT: u32 = 1;

/// What is known of a game before it begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The form of the record.
    pub format: u32,
    /// The rules it was begun with.
    pub rules_version: u32,
    /// Hash of the content it was begun with.
    pub content: Hex<8>,
    /// What was set up.
    pub setup: Setup,
    /// SHA-256 of the seed.
    pub commitment: Hex<32>,
    /// Whether nobody chose the seed, so that the commitment proves fair dice.
    pub verifiable: bool,
    /// What happened before the first choice, if events are recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
}

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Which decision it answered, or beside which it seized what stood open.
    pub decision: u32,
    /// Who chose; none is the table itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What, by its stable name.
    pub choice: String,
    /// Short hash of the situation it led to.
    pub hash: Imprint<4>,
    /// What it caused, if events are recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Value>>,
}

/// Play going on from a saved situation under other rules than before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resumption {
    /// The rules it goes on with.
    pub rules_version: u32,
    /// Hash of the content it goes on with.
    pub content: Hex<8>,
    /// The durable snapshot.
    pub snapshot: Value,
}

/// Choices taken back; they stay in the record before this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undone {
    /// Which.
    #[serde(flatten)]
    pub taken: TakenBack,
    /// Short hash of the situation it led back to.
    pub hash: Imprint<4>,
}

/// The end, with the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Hash of the last situation.
    pub hash: Imprint<8>,
    /// How play ended; none if it was given up.
    pub ending: Option<Ending>,
    /// What became of ship and crew; none if it was given up.
    pub outcome: Option<Outcome>,
    /// The seed.
    pub seed: Hex<32>,
}

/// A line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case")]
enum RecordLine {
    Header(Header),
    Choice(Played),
    Resumed(Resumption),
    Undo(Undone),
    End(End),
}

/// Something between header and end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A choice.
    Choice(Played),
    /// Play went on under other rules.
    Resumed(Resumption),
    /// Choices were taken back.
    Undone(Undone),
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it began.
    pub header: Header,
    /// What was chosen.
    pub steps: Vec<Step>,
    /// How it ended, if it has.
    pub end: Option<End>,
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    ///
    /// If a line is none of a record, or they come in the wrong order.
    pub fn parse(text: &str) -> Result<Self, RecordProblem> {
        let mut header = None;
        let mut steps = Vec::new();
        let mut end = None;
        for (index, line) in text.lines().enumerate() {
            if line.trim().is_empty() {
                continue;
            }
            let at = |what: String| RecordProblem::Line { line: index + 1, what };
            let read: RecordLine =
                serde_json::from_str(line).map_err(|error| at(error.to_string()))?;
            match (read, &header, &end) {
                (_, _, Some(_)) => return Err(at("something follows the end".into())),
                (RecordLine::Header(first), None, _) => {
                    if first.format != FORMAT {
                        return Err(RecordProblem::Format(first.format));
                    }
                    header = Some(first);
                }
                (_, None, _) => return Err(at("a record begins with its header".into())),
                (RecordLine::Header(_), ..) => return Err(at("a second header".into())),
                (RecordLine::Choice(played), ..) => steps.push(Step::Choice(played)),
                (RecordLine::Resumed(resumption), ..) => steps.push(Step::Resumed(resumption)),
                (RecordLine::Undo(undone), ..) => steps.push(Step::Undone(undone)),
                (RecordLine::End(last), ..) => end = Some(last),
            }
        }
        let header = header.ok_or(RecordProblem::Empty)?;
        Ok(Self { header, steps, end })
    }

    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let steps = self.steps.iter().cloned().map(|step| match step {
            Step::Choice(played) => RecordLine::Choice(played),
            Step::Resumed(resumption) => RecordLine::Resumed(resumption),
            Step::Undone(undone) => RecordLine::Undo(undone),
        });
        let lines = std::iter::once(RecordLine::Header(self.header.clone()))
            .chain(steps)
            .chain(self.end.clone().map(RecordLine::End));
        let mut text = String::new();
        for line in lines {
            // Writing plain values to memory has no way to fail.
            text += &serde_json::to_string(&line).unwrap_or_default();
            text.push('\n');
        }
        text
    }

    /// How many choices were made, those taken back included.
    #[must_use]
    pub fn choices(&self) -> usize {
        let chosen = |step: &&Step| matches!(step, Step::Choice(_));
        self.steps.iter().filter(chosen).count()
    }
}

/// What is published of a seed before the game.
#[must_use]
pub fn commitment(seed: &Seed) -> Hex<32> {
    Hex(Sha256::digest(seed).into())
}
