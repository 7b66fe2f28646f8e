//! Why reading what is written came to an end.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};

/// Longest list of known words worth reading.
const MOST_LISTED: usize = 16;

/// Why reading came to an end.
#[derive(Debug)]
pub enum Stop {
    /// All that was named is there.
    Arrived,
    /// No such word; these are known.
    NoWord { word: String, known: &'static [&'static str] },
    /// No such field; these are known.
    NoField { field: String, known: &'static [&'static str] },
    /// Another kind of value belongs here.
    Shape(String),
    /// Something else, such as a name nothing has.
    Wrong(String),
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arrived => Ok(()),
            Self::NoWord { word, known } => {
                match known.len() {
                    ..=MOST_LISTED => write!(f, "`{word}` is none of {}", known.join(", "))?,
                    _ => write!(f, "`{word}` is not known")?,
                }
                did_you_mean(f, known, word)
            }
            Self::NoField { field, known: [] } => write!(f, "it has no fields, so no `{field}`"),
            Self::NoField { field, known } => {
                write!(f, "it has no field `{field}`, only {}", known.join(", "))?;
                did_you_mean(f, known, field)
            }
            Self::Shape(what) | Self::Wrong(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for Stop {}

impl Error for Stop {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Wrong(message.to_string())
    }

    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Self {
        Self::NoWord { word: word.to_owned(), known }
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::NoField { field: field.to_owned(), known }
    }

    /// What is not written need not fit.
    fn missing_field(_: &'static str) -> Self {
        Self::Arrived
    }

    fn invalid_type(found: Unexpected, expected: &dyn Expected) -> Self {
        match found {
            // A word for a value that has more in it.
            Unexpected::UnitVariant => Self::Arrived,
            found => Self::Shape(format!("{} belongs here, not {}", plain(expected), said(found))),
        }
    }

    fn invalid_value(found: Unexpected, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::Shape(format!("{} belongs here, not {length} of them", plain(expected)))
    }
}

/// The known word most like a misspelt one.
pub fn nearest<'a>(known: impl IntoIterator<Item = &'a str>, word: &str) -> Option<&'a str> {
    known.into_iter().min_by_key(|known| strsim::osa_distance(known, word))
}

fn did_you_mean(f: &mut fmt::Formatter<'_>, known: &[&str], word: &str) -> fmt::Result {
    match nearest(known.iter().copied(), word) {
        Some(known) => write!(f, "; did you mean `{known}`?"),
        None => Ok(()),
    }
}

/// What a type expects, in the words of a scenario.
fn plain(expected: &dyn Expected) -> String {
    let expected = expected.to_string();
    let first = expected.split(' ').next().unwrap_or_default();
    match first {
        "u8" | "u16" | "u32" | "u64" | "i64" => "a number".into(),
        "struct" | "map" => "a table".into(),
        _ => match expected.as_str() {
            "a boolean" => "true or false".into(),
            "a string" => "a word".into(),
            "a character" => "a letter".into(),
            "a map" => "a table".into(),
            "a sequence" => "a list".into(),
            _ => match expected.strip_prefix("an array of length ") {
                Some(length) => format!("a list of {length}"),
                None => "another kind of value".into(),
            },
        },
    }
}

fn said(found: Unexpected) -> String {
    match found {
        Unexpected::Bool(truth) => truth.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(word) => format!("`{word}`"),
        Unexpected::Seq => "a list".into(),
        Unexpected::Map => "a table".into(),
        _ => "this".into(),
    }
}
