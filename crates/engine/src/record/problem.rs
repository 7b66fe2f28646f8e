//! What can be wrong with a record.

use std::fmt;

use super::{FORMAT, RULES_VERSION};
use crate::hash::Imprint;
use crate::seat::Seat;
use crate::setup::SetupProblems;
use crate::snapshot::SnapshotProblem;

/// Why a record cannot be read, replayed or verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// Nothing is in it.
    Empty,
    /// A line makes no sense.
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// This program does not know the form.
    Format(u32),
    /// The game cannot be set up again.
    Setup(SetupProblems),
    /// A situation in it cannot be taken up.
    Snapshot(SnapshotProblem),
    /// The game is not over, so its seed is still secret.
    NoEnd,
    /// The seed is not the one that was committed to.
    Commitment,
    /// A choice that was not possible.
    Illegal {
        /// Which, from 1.
        number: usize,
        /// Who chose; none is the table itself.
        seat: Option<Seat>,
        /// What.
        choice: String,
        /// Why not.
        why: String,
    },
    /// A choice that led somewhere else.
    Differs {
        /// Which, from 1; 0 is the setup.
        number: usize,
        /// Who chose what.
        choice: String,
        /// What differs.
        what: String,
    },
    /// Choices that could not be taken back, or led back somewhere else.
    Undo {
        /// After which choice, from 1.
        number: usize,
        /// What is wrong.
        what: String,
    },
    /// The end is not as recorded.
    End(String),
    /// It was played by other rules than this program's, and by these it does not hold.
    OtherRules {
        /// The version it was played by.
        version: u32,
        /// Where the rules part.
        problem: Box<RecordProblem>,
    },
    /// The final situation is not the recorded one.
    FinalHash {
        /// As recorded.
        recorded: Imprint<8>,
        /// As replayed.
        replayed: Imprint<8>,
    },
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the record is empty"),
            Self::Line { line, what } => write!(f, "line {line}: {what}"),
            Self::Format(format) => {
                write!(f, "the record has format {format}; this program knows format {FORMAT}")
            }
            Self::Setup(problems) => write!(f, "the game cannot be set up: {problems}"),
            Self::Snapshot(problem) => problem.fmt(f),
            Self::NoEnd => f.write_str(
                "the record has no end, so the seed is still secret and nothing can be replayed",
            ),
            Self::Commitment => {
                f.write_str("the seed is not the one that was committed to at the start")
            }
            Self::Illegal { number, seat: Some(seat), choice, why } => {
                write!(f, "choice {number}: player {seat} cannot choose `{choice}`: {why}")
            }
            Self::Illegal { number, seat: None, choice, why } => {
                write!(f, "choice {number}: the table cannot enter `{choice}`: {why}")
            }
            Self::Differs { number: 0, what, .. } => write!(f, "the setup: {what}"),
            Self::Differs { number, choice, what } => {
                write!(f, "choice {number} (`{choice}`): {what}")
            }
            Self::Undo { number, what } => write!(f, "the undo after choice {number}: {what}"),
            Self::End(what) => write!(f, "the end: {what}"),
            Self::OtherRules { version, problem } => write!(
                f,
                "it was played by version {version} of the rules, this program plays version \
                 {RULES_VERSION}; they part here: {problem}"
            ),
            Self::FinalHash { recorded, replayed } => {
                write!(f, "the final situation: its hash is {replayed}, recorded is {recorded}")
            }
        }
    }
}

impl std::error::Error for RecordProblem {}
