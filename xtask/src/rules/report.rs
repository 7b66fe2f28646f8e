//! Coverage for people, as tables and lists, and for programs, as JSON.

use std::fmt::Write;

use anyhow::Result;
use serde::{Serialize, Serializer};

use super::coverage::{ChapterCoverage, Count, Coverage, RuleCoverage};
use super::finished::Finished;

/// Each section with its counts, then each chapter.
pub fn table(coverage: &Coverage, finished: &Finished) -> String {
    let mut text = String::new();
    for chapter in &coverage.chapters {
        row(&mut text, &chapter.title, ["proven", "", "scenario", "test"]);
        for section in &chapter.sections {
            let count: Count = section.rules.iter().collect();
            let mark = if finished.contains(&chapter.name, &section.section.key()) {
                "finished"
            } else {
                ""
            };
            count_row(&mut text, &format!("  {}", section.section), count, mark);
        }
        text.push('\n');
    }
    text + &totals(coverage)
}

/// Each chapter with its counts.
pub fn totals(coverage: &Coverage) -> String {
    let mut text = String::new();
    row(&mut text, "Chapters", ["proven", "", "scenario", "test"]);
    for chapter in &coverage.chapters {
        let title = format!("  {}", chapter.title);
        count_row(&mut text, &title, chapter.rules().collect(), "");
    }
    text
}

fn row(text: &mut String, title: &str, cells: [&str; 4]) {
    let [proven, of, scenario, test] = cells;
    let line = format!("{title:<52}{proven:>7} {of:<7}{scenario:>9}{test:>6}");
    text.push_str(line.trim_end());
    text.push('\n');
}

fn count_row(text: &mut String, title: &str, count: Count, mark: &str) {
    let line = format!(
        "{title:<52}{:>7} {:<7}{:>9}{:>6}  {mark}",
        count.proven,
        format!("of {}", count.total),
        count.by_scenario,
        count.by_test
    );
    text.push_str(line.trim_end());
    text.push('\n');
}

/// The rules without a proof, by section.
pub fn missing(coverage: &Coverage) -> String {
    let mut text = String::new();
    for chapter in &coverage.chapters {
        for section in &chapter.sections {
            let missing: Vec<&RuleCoverage> = unproven(&section.rules).collect();
            if missing.is_empty() {
                continue;
            }
            let _ = writeln!(
                text,
                "{}: {} ({} of {} missing)",
                chapter.name,
                section.section,
                missing.len(),
                section.rules.len()
            );
            for rule in missing {
                let _ = writeln!(text, "  {}\n      {}", rule.statement.id, rule.statement.text);
            }
            text.push('\n');
        }
    }
    text
}

/// One line of JSON.
pub fn json(coverage: &Coverage) -> Result<String> {
    Ok(serde_json::to_string(&Report::new(coverage))? + "\n")
}

#[derive(Serialize)]
struct Report<'a> {
    #[serde(serialize_with = "in_order")]
    chapters: Vec<(&'a str, ChapterReport<'a>)>,
}

#[derive(Serialize)]
struct ChapterReport<'a> {
    total: usize,
    proven: usize,
    missing: Vec<&'a str>,
    #[serde(serialize_with = "in_order")]
    sections: Vec<(String, SectionReport<'a>)>,
}

#[derive(Serialize)]
struct SectionReport<'a> {
    title: &'a str,
    total: usize,
    proven: usize,
    missing: Vec<&'a str>,
}

impl<'a> Report<'a> {
    fn new(coverage: &'a Coverage) -> Report<'a> {
        let chapter =
            |chapter: &'a ChapterCoverage| (chapter.name.as_str(), ChapterReport::new(chapter));
        Report { chapters: coverage.chapters.iter().map(chapter).collect() }
    }
}

impl<'a> ChapterReport<'a> {
    fn new(chapter: &'a ChapterCoverage) -> ChapterReport<'a> {
        let count: Count = chapter.rules().collect();
        let sections = chapter.sections.iter().map(|section| {
            let count: Count = section.rules.iter().collect();
            let report = SectionReport {
                title: &section.section.title,
                total: count.total,
                proven: count.proven,
                missing: unproven(&section.rules).map(id).collect(),
            };
            (section.section.key(), report)
        });
        ChapterReport {
            total: count.total,
            proven: count.proven,
            missing: unproven(chapter.rules()).map(id).collect(),
            sections: sections.collect(),
        }
    }
}

fn unproven<'a>(
    rules: impl IntoIterator<Item = &'a RuleCoverage>,
) -> impl Iterator<Item = &'a RuleCoverage> {
    rules.into_iter().filter(|rule| !rule.is_proven())
}

fn id(rule: &RuleCoverage) -> &str {
    &rule.statement.id
}

/// Pairs as a map that keeps their order, that of the rulebook.
fn in_order<K: Serialize, V: Serialize, S: Serializer>(
    pairs: &[(K, V)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(key, value)| (key, value)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::proof::{NamedId, Proof, ProofKind};
    use derelict_ledger::Ledger;

    fn coverage() -> Coverage {
        let proof = |kind, id: &str| Proof {
            kind,
            named: NamedId { id: id.to_owned(), file: "scenarios/slime.toml".to_owned(), line: 1 },
        };
        let proofs = [
            proof(ProofKind::Test, "slime.one"),
            proof(ProofKind::Scenario, "slime.one"),
            proof(ProofKind::Scenario, "slime.remove"),
        ];
        Coverage::new(Ledger::embedded(), &proofs)
    }

    #[test]
    fn json_is_one_line_of_the_agreed_form() {
        let text = json(&coverage()).expect("JSON");
        assert_eq!(text.find('\n'), Some(text.len() - 1));
        assert!(text.starts_with(r#"{"chapters":{"base":{"total":1068,"proven":2,"missing":["#));
        let slime = r#""14":{"title":"Slime","total":3,"proven":2,"missing":["slime.public"]}"#;
        assert!(text.contains(slime));
    }

    #[test]
    fn the_table_counts_by_kind_of_proof() {
        let text = totals(&coverage());
        let base = text.lines().nth(1).expect("a line for the base game");
        let words: Vec<&str> = base.split_whitespace().collect();
        assert_eq!(words, ["The", "base", "game", "2", "of", "1068", "2", "1"]);
    }

    #[test]
    fn missing_rules_are_listed_with_their_text() {
        let text = missing(&coverage());
        assert!(text.contains(
            "base: 14. Slime (1 of 3 missing)\n  slime.public\n      Being slimed is public.\n"
        ));
    }
}
