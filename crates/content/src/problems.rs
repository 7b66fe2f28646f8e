//! What is wrong with packs, all of it at once.

use std::error::Error;
use std::fmt;

/// One thing that keeps a pack from loading.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, or the folder where no file is to blame.
    pub file: String,
    /// The line in it, counted from 1; 0 where no line is to blame.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// Everything that keeps packs from loading, in the order of their files; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problems(pub(crate) Vec<Problem>);

impl Problems {
    /// Sorts what was found and drops what was found twice.
    pub(crate) fn new(mut found: Vec<Problem>) -> Self {
        found.sort();
        found.dedup();
        Self(found)
    }

    /// The problems, one by one.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            problem.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for Problems {}
