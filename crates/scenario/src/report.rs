//! What came of a scenario, as a person would say it.

use std::collections::BTreeSet;
use std::fmt;

use crate::executed::Component;

/// What came of one scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file it stands in.
    pub file: String,
    /// Its title.
    pub title: String,
    /// Everything that did not hold.
    pub failures: Vec<Failure>,
    /// Components it brought into play.
    pub executed: BTreeSet<Component>,
}

impl Report {
    /// Whether everything held.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// Something that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The step, from 1; none while the situation is being set up.
    pub step: Option<usize>,
    /// What was expected.
    pub expected: String,
    /// What was found instead.
    pub actual: String,
    /// Why it matters, in the writer's words.
    pub note: Option<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {}", self.file, self.title)?;
        for failure in &self.failures {
            match failure.step {
                Some(step) => writeln!(f, "  step {step}")?,
                None => writeln!(f, "  given")?,
            }
            if let Some(note) = &failure.note {
                writeln!(f, "    ({note})")?;
            }
            write_side(f, "expected", &failure.expected)?;
            write_side(f, "actual  ", &failure.actual)?;
        }
        Ok(())
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, side: &str, text: &str) -> fmt::Result {
    for (index, line) in text.lines().enumerate() {
        let label = if index == 0 { side } else { "        " };
        writeln!(f, "    {label}  {line}")?;
    }
    Ok(())
}
