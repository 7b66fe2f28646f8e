use derelict_ledger::Problem;

/// An assertion may name this many rules at most: a check of everything
/// proves nothing.
pub const MOST_IDS: usize = 3;

/// A rule id, and where it is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedId {
    pub id: String,
    pub file: String,
    pub line: usize,
}

impl NamedId {
    pub fn unknown(&self) -> Problem {
        Problem {
            file: self.file.clone(),
            line: self.line,
            message: format!("there is no rule `{}`", self.id),
        }
    }
}

/// What kind of assertion names a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProofKind {
    /// A `then` line of a scenario.
    Scenario,
    /// A `proves!` in Rust.
    Test,
}

/// One assertion that names a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub kind: ProofKind,
    pub named: NamedId,
}

/// The complaint about an assertion that names too many rules.
pub fn too_many(file: &str, line: usize, count: usize) -> Problem {
    Problem {
        file: file.to_owned(),
        line,
        message: format!("an assertion names at most {MOST_IDS} rules, this one names {count}"),
    }
}

/// The line of a byte in a text, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}
