//! Proofs in scenarios: `rules = ["id", ...]` in a line of a `then` list.

use anyhow::Result;
use derelict_ledger::Problem;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::proof::{Proof, ProofKind, Proofs, line_of};
use crate::project::Project;

pub fn collect(project: &Project, problems: &mut Vec<Problem>) -> Result<Vec<Proof>> {
    let mut proofs = Proofs::new(ProofKind::Scenario, problems);
    proofs.read(project, ("scenarios", "toml"), read)?;
    Ok(proofs.found())
}

fn read(proofs: &mut Proofs<'_>, text: &str) -> Result<()> {
    match DeTable::parse(text) {
        Ok(table) => Search { text, proofs }.table(table.get_ref(), false),
        Err(error) => {
            let line = error.span().map_or(1, |span| line_of(text, span.start));
            proofs.complain(line, error.message());
        }
    }
    Ok(())
}

struct Search<'a, 'p> {
    text: &'a str,
    proofs: &'a mut Proofs<'p>,
}

impl Search<'_, '_> {
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
        let DeValue::Array(list) = value.get_ref() else {
            return self.proofs.complain(line, FORM);
        };
        let mut ids = Vec::new();
        for id in list.iter() {
            let line = line_of(self.text, id.span().start);
            match id.get_ref() {
                DeValue::String(id) => ids.push((id.to_string(), line)),
                _ => self.proofs.complain(line, FORM),
            }
        }
        self.proofs.assertion(line, ids);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, proofs: &[&str], complaints: &[&str]) {
        crate::rules::proof::tests::check(read, text, proofs, complaints);
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
            &["a:2: an assertion names at most 3 rules, this one names 4"],
        );
    }

    #[test]
    fn bad_forms_are_named() {
        check("[[then]]\nrules = \"a.b\"\n", &[], &["a:2: `rules` is a list of rule ids"]);
        check("[[then]]\nrules = [7]\n", &[], &["a:2: `rules` is a list of rule ids"]);
        let unclosed = "unclosed array, expected `]`";
        check("[[then]]\nrules = [\n", &[], &[&format!("a:2: {unclosed}")]);
    }
}
