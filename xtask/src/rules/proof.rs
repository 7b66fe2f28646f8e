//! What proves a rule, wherever it is written.

use anyhow::Result;
use derelict_ledger::Problem;

use crate::project::Project;

/// An assertion may name this many rules at most: a check of everything
/// proves nothing.
const MOST_IDS: usize = 3;

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

/// The proofs of one kind, as they are read file by file, and what is wrong with them.
pub struct Proofs<'a> {
    kind: ProofKind,
    file: String,
    found: Vec<Proof>,
    problems: &'a mut Vec<Problem>,
}

impl<'a> Proofs<'a> {
    pub fn new(kind: ProofKind, problems: &'a mut Vec<Problem>) -> Self {
        Self { kind, file: String::new(), found: Vec::new(), problems }
    }

    /// Reads every file of a folder whose name ends in `.extension`.
    pub fn read(
        &mut self,
        project: &Project,
        (folder, extension): (&str, &str),
        read: impl Fn(&mut Self, &str) -> Result<()>,
    ) -> Result<()> {
        for file in project.files(folder, extension)? {
            let text = project.read(&file)?;
            self.file = file;
            read(self, &text)?;
        }
        Ok(())
    }

    /// An assertion, and the ids it names, each with its line.
    pub fn assertion(&mut self, line: usize, ids: Vec<(String, usize)>) {
        let count = ids.len();
        if count > MOST_IDS {
            let most = format!("an assertion names at most {MOST_IDS} rules");
            self.complain(line, &format!("{most}, this one names {count}"));
        }
        self.found.extend(ids.into_iter().map(|(id, line)| Proof {
            kind: self.kind,
            named: NamedId { id, file: self.file.clone(), line },
        }));
    }

    /// Something wrong with the file being read.
    pub fn complain(&mut self, line: usize, message: &str) {
        let (file, message) = (self.file.clone(), message.to_owned());
        self.problems.push(Problem { file, line, message });
    }

    /// The file being read.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// All that was found.
    pub fn found(self) -> Vec<Proof> {
        self.found
    }
}

/// The line of a byte in a text, counted from 1.
pub fn line_of(text: &str, offset: usize) -> usize {
    text[..offset].matches('\n').count() + 1
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Reads a text and expects these `line id` proofs and complaints.
    pub fn check(
        read: impl Fn(&mut Proofs<'_>, &str) -> Result<()>,
        text: &str,
        expect: &[&str],
        complaints: &[&str],
    ) {
        let mut problems = Vec::new();
        let mut proofs = Proofs::new(ProofKind::Test, &mut problems);
        proofs.file = "a".to_owned();
        read(&mut proofs, text).expect("a text that can be read");
        let found = proofs.found().into_iter().map(|proof| proof.named);
        let found: Vec<String> =
            found.map(|named| format!("{} {}", named.line, named.id)).collect();
        assert_eq!(found, expect);
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems, complaints);
    }
}
