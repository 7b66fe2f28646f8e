//! `rules/finished.toml`: the sections in which every rule must be proven.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use derelict_ledger::{Ledger, Problem};
use toml::Spanned;

use super::coverage::Coverage;
use super::proof::line_of;
use crate::project::Project;

const PATH: &str = "rules/finished.toml";

/// Section keys by chapter, each with the line that declares it.
pub struct Finished(BTreeMap<String, BTreeMap<String, usize>>);

impl Finished {
    pub fn read(
        project: &Project,
        ledger: &Ledger,
        problems: &mut Vec<Problem>,
    ) -> Result<Finished> {
        Finished::parse(&project.read(PATH)?, ledger, problems)
    }

    fn parse(text: &str, ledger: &Ledger, problems: &mut Vec<Problem>) -> Result<Finished> {
        let declared: BTreeMap<Spanned<String>, Vec<Spanned<String>>> =
            toml::from_str(text).context(PATH)?;
        let mut complain = |place: &Spanned<String>, message: String| {
            problems.push(Problem {
                file: PATH.to_owned(),
                line: line_of(text, place.span().start),
                message,
            });
        };
        let mut finished = BTreeMap::new();
        for (name, keys) in declared {
            let chapter = ledger.chapters().iter().find(|chapter| chapter.name == *name.get_ref());
            let Some(chapter) = chapter else {
                complain(&name, format!("there is no chapter `{}`", name.get_ref()));
                continue;
            };
            let known: BTreeSet<String> = chapter.sections.iter().map(|s| s.key()).collect();
            let mut sections = BTreeMap::new();
            for key in keys {
                if !known.contains(key.get_ref()) {
                    let message =
                        format!("chapter `{}` has no section `{}`", chapter.name, key.get_ref());
                    complain(&key, message);
                }
                let line = line_of(text, key.span().start);
                sections.insert(key.into_inner(), line);
            }
            finished.insert(chapter.name.clone(), sections);
        }
        Ok(Finished(finished))
    }

    /// The line that declares a section finished, if one does.
    fn line(&self, chapter: &str, key: &str) -> Option<usize> {
        self.0.get(chapter)?.get(key).copied()
    }

    pub fn contains(&self, chapter: &str, key: &str) -> bool {
        self.line(chapter, key).is_some()
    }

    /// A complaint for each rule without proof in a finished section.
    pub fn problems(&self, coverage: &Coverage) -> Vec<Problem> {
        let mut problems = Vec::new();
        for chapter in &coverage.chapters {
            for section in &chapter.sections {
                let Some(line) = self.line(&chapter.name, &section.section.key()) else {
                    continue;
                };
                for rule in section.rules.iter().filter(|rule| !rule.is_proven()) {
                    problems.push(Problem {
                        file: PATH.to_owned(),
                        line,
                        message: format!(
                            "section `{}` of `{}` is declared finished, but nothing proves `{}`",
                            section.section, chapter.name, rule.statement.id
                        ),
                    });
                }
            }
        }
        problems
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::proof::{NamedId, Proof, ProofKind};

    fn proof(id: &str) -> Proof {
        Proof {
            kind: ProofKind::Test,
            named: NamedId { id: id.to_owned(), file: "a.rs".to_owned(), line: 1 },
        }
    }

    /// Reads a declaration beside these proven ids and expects complaints.
    fn check(text: &str, proven: &[&str], complaints: &[&str]) {
        let ledger = Ledger::embedded();
        let proofs: Vec<Proof> = proven.iter().map(|id| proof(id)).collect();
        let mut problems = Vec::new();
        let finished = Finished::parse(text, ledger, &mut problems).expect("TOML");
        problems.extend(finished.problems(&Coverage::new(ledger, &proofs)));
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems, complaints);
    }

    #[test]
    fn a_finished_section_needs_all_proofs() {
        check("base = []", &[], &[]);
        check("base = [\"14\"]", &["slime.one", "slime.remove", "slime.public"], &[]);
        check(
            "base = [\n\"14\",\n]",
            &["slime.one", "slime.remove"],
            &["rules/finished.toml:2: section `14. Slime` of `base` is declared finished, \
               but nothing proves `slime.public`"],
        );
    }

    #[test]
    fn what_does_not_exist_cannot_be_finished() {
        check(
            "base = [\"99\"]",
            &[],
            &["rules/finished.toml:1: chapter `base` has no section `99`"],
        );
        check("\nsequel = []", &[], &["rules/finished.toml:2: there is no chapter `sequel`"]);
    }
}
