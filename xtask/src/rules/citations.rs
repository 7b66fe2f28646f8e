//! The tables of what boxes make of the rules of the base game.
//!
//! A table decides every rule of the base game once, and no scenario of its box names one that says
//! nothing there.

use std::collections::BTreeMap;

use anyhow::Result;
use derelict_ledger::{Ledger, Problem};

use super::proof::Proof;
use crate::project::Project;

const FOLDER: &str = "rules/citations";

/// Everything that is wrong with the tables, or with proofs that go against them.
pub fn check(project: &Project, ledger: &Ledger, proofs: &[Proof]) -> Result<Vec<Problem>> {
    let mut problems = Vec::new();
    for file in project.files(FOLDER, "tsv")? {
        let text = project.read(&file)?;
        let name = file.trim_start_matches(FOLDER).trim_matches('/').trim_end_matches(".tsv");
        let table = read(ledger, &file, &text, &mut problems);
        let folder = format!("scenarios/{name}/");
        for proof in proofs.iter().filter(|proof| proof.named.file.starts_with(&folder)) {
            if table.get(proof.named.id.as_str()) == Some(&"void") {
                let message = format!("`{}` says nothing in this box, by {file}", proof.named.id);
                let (file, line) = (proof.named.file.clone(), proof.named.line);
                problems.push(Problem { file, line, message });
            }
        }
    }
    Ok(problems)
}

/// The rows of a table, by rule.
fn read<'a>(
    ledger: &Ledger,
    file: &str,
    text: &'a str,
    problems: &mut Vec<Problem>,
) -> BTreeMap<&'a str, &'a str> {
    let mut table = BTreeMap::new();
    let mut complain = |line: usize, message: String| {
        problems.push(Problem { file: file.to_owned(), line, message });
    };
    for (index, line) in text.lines().enumerate() {
        let Some((rule, standing)) = line.split_once('\t') else {
            complain(index + 1, "expected a rule, a tab, and `holds`, `void` or a rule".into());
            continue;
        };
        let of_base = ledger.get(rule).is_some_and(|known| known.chapter == "base");
        if !of_base {
            complain(index + 1, format!("there is no rule `{rule}` in the base game"));
        }
        if !matches!(standing, "holds" | "void") && ledger.get(standing).is_none() {
            complain(index + 1, format!("there is no rule `{standing}`"));
        }
        if table.insert(rule, standing).is_some() {
            complain(index + 1, format!("`{rule}` stands twice"));
        }
    }
    for rule in ledger.statements().iter().filter(|rule| rule.chapter == "base") {
        if !table.contains_key(rule.id.as_str()) {
            complain(1, format!("`{}` is not decided", rule.id));
        }
    }
    table
}
