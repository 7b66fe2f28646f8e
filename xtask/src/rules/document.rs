//! `docs/coverage.md`: the public claim of completeness.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::components::Played;
use super::coverage::{ChapterCoverage, Count, Coverage, RuleCoverage, SectionCoverage};

pub const PATH: &str = "docs/coverage.md";
/// What the last run of `cargo xtask rules --mutants` taught; written by hand.
const MUTANTS: &str = include_str!("../../../docs/mutants.md");

/// The whole document. Every part answers for one kind of thing that can be
/// proven.
pub fn text(coverage: &Coverage, played: &Played) -> String {
    let parts = [rules_part(coverage), played.document(), MUTANTS.to_owned()];
    format!(
        "# Coverage\n\n\
         What is proven, and by what. Written by `cargo xtask rules --write`; \
         a change by hand is lost.\n\n{}",
        parts.join("\n")
    )
}

fn rules_part(coverage: &Coverage) -> String {
    let mut text = String::from(
        "## Rules\n\n\
         A rule is proven by an assertion that names it: a line of a scenario, \
         or a test. `×2` means two assertions in that file.\n\n\
         | Chapter | Proven | of | by scenarios | by tests |\n\
         |---|---:|---:|---:|---:|\n",
    );
    for chapter in &coverage.chapters {
        let count: Count = chapter.rules().collect();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} |",
            chapter.title, count.proven, count.total, count.by_scenario, count.by_test
        );
    }
    for chapter in &coverage.chapters {
        // Of a box that is not played yet the line above says enough.
        if chapter.rules().any(RuleCoverage::is_proven) {
            text.push_str(&chapter_text(chapter));
        }
    }
    text
}

fn chapter_text(chapter: &ChapterCoverage) -> String {
    let sections: String = chapter.sections.iter().map(section_text).collect();
    format!("\n### {}\n{sections}", chapter.title)
}

fn section_text(section: &SectionCoverage) -> String {
    let count: Count = section.rules.iter().collect();
    let mut text = format!(
        "\n#### {}: {} of {}\n\n| Rule | Proof |\n|---|---|\n",
        section.section, count.proven, count.total
    );
    for rule in &section.rules {
        let _ = writeln!(text, "| `{}` | {} |", rule.statement.id, places(rule));
    }
    text
}

/// The files that prove a rule. Line numbers are left out: they would change
/// with every edit.
fn places(rule: &RuleCoverage) -> String {
    let mut files: BTreeMap<&str, usize> = BTreeMap::new();
    for place in rule.places() {
        *files.entry(&place.file).or_default() += 1;
    }
    if files.is_empty() {
        return "—".to_owned();
    }
    let links: Vec<String> = files
        .into_iter()
        .map(|(file, count)| match count {
            1 => link(file),
            _ => format!("{} ×{count}", link(file)),
        })
        .collect();
    links.join(", ")
}

/// A file of the project, as the document names it.
pub fn link(file: &str) -> String {
    let name = file
        .trim_start_matches("scenarios/")
        .trim_start_matches("crates/")
        .trim_end_matches(".toml");
    format!("[{name}](../{file})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::proof::{NamedId, Proof, ProofKind};
    use derelict_ledger::Ledger;

    fn proof(kind: ProofKind, file: &str) -> Proof {
        Proof {
            kind,
            named: NamedId { id: "slime.one".to_owned(), file: file.to_owned(), line: 1 },
        }
    }

    #[test]
    fn every_rule_of_a_played_chapter_has_its_line() {
        let proofs = [
            proof(ProofKind::Scenario, "scenarios/slime/one.toml"),
            proof(ProofKind::Scenario, "scenarios/slime/one.toml"),
            proof(ProofKind::Test, "crates/engine/tests/slime.rs"),
        ];
        let text = text(&Coverage::new(Ledger::embedded(), &proofs), &Played::default());
        assert!(text.contains("| The base game | 1 | 1068 | 1 | 1 |\n"));
        assert!(text.contains("#### 14. Slime: 1 of 3\n"));
        assert!(text.contains(
            "| `slime.one` | [engine/tests/slime.rs](../crates/engine/tests/slime.rs), \
             [slime/one](../scenarios/slime/one.toml) ×2 |\n"
        ));
        assert!(text.contains("| `slime.public` | — |\n"));
        assert!(!text.contains("after.turret"));
    }
}
