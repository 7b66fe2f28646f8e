//! Why a run or a report cannot be made.

use std::fmt;
use std::path::{Path, PathBuf};

use parquet::errors::ParquetError;

/// Why a run or a report cannot be made.
#[derive(Debug)]
pub enum LabProblem {
    /// The plan cannot be played, for these reasons.
    Plan(Vec<String>),
    /// The folder holds another run.
    OtherRun {
        /// Which folder.
        folder: PathBuf,
        /// What differs, each with both values.
        differences: Vec<String>,
    },
    /// The folder already holds parts of this run.
    Begun {
        /// Which folder.
        folder: PathBuf,
        /// How many parts.
        parts: usize,
    },
    /// The folder holds no run.
    NoRun(PathBuf),
    /// The same part lies in two of the folders.
    Twice {
        /// The first folder.
        first: PathBuf,
        /// The second.
        second: PathBuf,
        /// The part.
        part: u64,
    },
    /// A file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What went wrong.
        what: String,
    },
    /// A game could not be played to its end.
    Game {
        /// Its number.
        game: u64,
        /// What went wrong.
        what: String,
    },
}

impl LabProblem {
    pub(crate) fn file(path: &Path, what: impl fmt::Display) -> Self {
        Self::File { path: path.to_owned(), what: what.to_string() }
    }

    pub(crate) fn parquet(path: &Path) -> impl Fn(ParquetError) -> Self {
        |error| Self::file(path, error)
    }
}

impl fmt::Display for LabProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plan(reasons) => f.write_str(&reasons.join("; ")),
            Self::OtherRun { folder, differences } => write!(
                f,
                "{} holds another run ({}); choose another folder",
                folder.display(),
                differences.join("; ")
            ),
            Self::Begun { folder, parts } => write!(
                f,
                "{} already holds {parts} parts of this run; --resume goes on with it",
                folder.display()
            ),
            Self::NoRun(folder) => {
                write!(f, "{} holds no run: it has no `run.json`", folder.display())
            }
            Self::Twice { first, second, part } => write!(
                f,
                "part {part} of the same run lies in {} and in {}; name only one of them",
                first.display(),
                second.display()
            ),
            Self::File { path, what } => write!(f, "{}: {what}", path.display()),
            Self::Game { game, what } => write!(f, "game {game}: {what}"),
        }
    }
}

impl std::error::Error for LabProblem {}
