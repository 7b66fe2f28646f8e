//! What makes a command give up.

use std::{fmt, io};

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum Fault {
    /// Whoever read the output has stopped; nothing is wrong.
    NobodyReads,
    /// Said so that a person can mend it.
    Said(String),
}

impl Fault {
    /// A fault in a person's words.
    pub fn new(what: impl fmt::Display) -> Self {
        Self::Said(what.to_string())
    }

    /// A fault with the thing it concerns.
    pub fn about(subject: impl fmt::Display, what: impl fmt::Display) -> Self {
        Self::Said(format!("{subject}: {what}"))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NobodyReads => f.write_str("nobody reads the output"),
            Self::Said(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Fault {}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::new(error),
        }
    }
}
