//! Proofs in scenarios: `rules = ["id", ...]` in a line of a `then` list.

use anyhow::Result;
use derelict_ledger::Problem;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::proof::{MOST_IDS, NamedId, Proof, ProofKind, line_of, too_many};
use crate::project::Project;

pub fn collect(project: &Project, problems: &mut Vec<Problem>) -> Result<Vec<Proof>> {
    let mut proofs = Vec::new();
    for file in project.files("scenarios", "toml")? {
        let text = project.read(&file)?;
        proofs.extend(proofs_in(&file, &text, problems));
    }
    Ok(proofs)
}

fn proofs_in(file: &str, text: &str, problems: &mut Vec<Problem>) -> Vec<Proof> {
    let mut search = Search { file, text, problems, proofs: Vec::new() };
    match DeTable::parse(text) {
        Ok(table) => search.table(table.get_ref(), false),
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            search.complain(line, error.message());
        }
    }
    search.proofs
}

struct Search<'a> {
    file: &'a str,
    text: &'a str,
    problems: &'a mut Vec<Problem>,
    proofs: Vec<Proof>,
}

impl Search<'_> {
    fn table(&mut self, table: &DeTable<'_>, in_then: bool) {
        for (key, value) in table.iter() {
            let key = key.get_ref().as_ref();
            if in_then && key == "rules" {
                self.rules(value);
            } else {
                let opens_then = key == "then" && matches!(value.get_ref(), DeValue::Array(_));
                self.value(value.get_ref(), in_then || opens_then);
            }
        }
    }

    fn value(&mut self, value: &DeValue<'_>, in_then: bool) {
        match value {
            DeValue::Table(table) => self.table(table, in_then),
            DeValue::Array(array) => {
                for inner in array.iter() {
                    self.value(inner.get_ref(), in_then);
                }
            }
            _ => {}
        }
    }

    fn rules(&mut self, value: &Spanned<DeValue<'_>>) {
        const FORM: &str = "`rules` is a list of rule ids";
        let line = line_of(self.text, value.span().start);
        let DeValue::Array(ids) = value.get_ref() else {
            return self.complain(line, FORM);
        };
        if ids.len() > MOST_IDS {
            self.problems.push(too_many(self.file, line, ids.len()));
        }
        for id in ids.iter() {
            let line = line_of(self.text, id.span().start);
            match id.get_ref() {
                DeValue::String(id) => self.proofs.push(Proof {
                    kind: ProofKind::Scenario,
                    named: NamedId { id: id.to_string(), file: self.file.to_owned(), line },
                }),
                _ => self.complain(line, FORM),
            }
        }
    }

    fn complain(&mut self, line: usize, message: &str) {
        self.problems.push(Problem {
            file: self.file.to_owned(),
            line,
            message: message.to_owned(),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a scenario and expects these `line id` proofs and complaints.
    fn check(text: &str, proofs: &[&str], complaints: &[&str]) {
        let mut problems = Vec::new();
        let found: Vec<String> = proofs_in("s.toml", text, &mut problems)
            .iter()
            .map(|proof| format!("{} {}", proof.named.line, proof.named.id))
            .collect();
        assert_eq!(found, proofs);
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems, complaints);
    }

    #[test]
    fn a_then_line_proves() {
        check("[[then]]\nroom = 3\nrules = [\"a.b\"]\n", &["3 a.b"], &[]);
        check("[[play]]\n[[play.then]]\nrules = [\n\"a.b\",\n\"a.c\"]\n", &["4 a.b", "5 a.c"], &[]);
        check(
            "then = [\n { event = { rules = [\"a.b\"] } },\n { rules = [] },\n]\n",
            &["2 a.b"],
            &[],
        );
    }

    #[test]
    fn nothing_else_proves() {
        check("rules = [\"a.b\"]\n", &[], &[]);
        check("[given]\nrules = [\"a.b\"]\n", &[], &[]);
        check("[then]\nrules = [\"a.b\"]\n", &[], &[]);
    }

    #[test]
    fn more_than_three_are_too_many() {
        check(
            "[[then]]\nrules = [\"a.a\", \"a.b\", \"a.c\", \"a.d\"]\n",
            &["2 a.a", "2 a.b", "2 a.c", "2 a.d"],
            &["s.toml:2: an assertion names at most 3 rules, this one names 4"],
        );
    }

    #[test]
    fn bad_forms_are_named() {
        check("[[then]]\nrules = \"a.b\"\n", &[], &["s.toml:2: `rules` is a list of rule ids"]);
        check("[[then]]\nrules = [7]\n", &[], &["s.toml:2: `rules` is a list of rule ids"]);
        let mut problems = Vec::new();
        proofs_in("s.toml", "[[then]]\nrules = [\n", &mut problems);
        assert_eq!(problems.len(), 1);
    }
}
