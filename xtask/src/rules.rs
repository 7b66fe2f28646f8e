//! `cargo xtask rules`: which rules are proven, and by what.
//!
//! A rule is proven by an assertion that names its id, and by nothing else.

mod citations;
mod components;
mod coverage;
mod document;
mod finished;
mod mutants;
mod proof;
mod proofs_in_rust;
mod proofs_in_scenarios;
mod report;

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use derelict_ledger::{File, Ledger, Problem};

use crate::project::Project;
use components::{Component, Played};
use coverage::Coverage;
use finished::Finished;

#[derive(clap::Args)]
pub struct Args {
    /// List the rules without a proof
    #[arg(long, conflicts_with = "json")]
    missing: bool,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
    /// Write docs/coverage.md
    #[arg(long)]
    write: bool,
    /// Instead try this many random mutants of the engine
    #[arg(long, value_name = "N", conflicts_with_all = ["missing", "json", "write"])]
    mutants: Option<usize>,
    /// Which random mutants
    #[arg(long, value_name = "S", default_value_t = 1, requires = "mutants")]
    seed: u64,
}

pub fn run(project: &Project, args: &Args) -> Result<ExitCode> {
    if let Some(count) = args.mutants {
        return mutants::run(project, count, args.seed);
    }
    let survey = survey(project)?;
    show(&if args.json {
        report::json(&survey.coverage)?
    } else if args.missing {
        report::missing(&survey.coverage)
    } else {
        report::table(&survey.coverage, &survey.finished)
    })?;
    if args.write {
        fs::write(
            project.path(document::PATH),
            document::text(&survey.coverage, &Played::watch(project)?),
        )
        .with_context(|| format!("cannot write {}", document::PATH))?;
    }
    for problem in &survey.problems {
        eprintln!("{problem}");
    }
    Ok(if survey.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints a text. A reader who has seen enough, as `head` does, is no error.
fn show(text: &str) -> Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Fails on unknown ids, and on rules without proof in finished sections.
pub fn check(project: &Project) -> Result<()> {
    let survey = survey(project)?;
    show(&report::totals(&survey.coverage))?;
    match survey.problems.len() {
        0 => Ok(()),
        count => {
            for problem in &survey.problems {
                eprintln!("{problem}");
            }
            bail!("{count} problems with rule proofs");
        }
    }
}

/// Fails if docs/coverage.md does not say what is the case, or if a component is never played.
pub fn check_document(project: &Project) -> Result<()> {
    let played = Played::watch(project)?;
    let missing: Vec<_> = played.missing().collect();
    for Component { kind, id, part } in &missing {
        eprintln!("no scenario brings the {kind} `{id}` ({part}) into play");
    }
    if !missing.is_empty() {
        bail!("{} components are never played", missing.len());
    }
    document_is_current(project, &played)
}

fn document_is_current(project: &Project, played: &Played) -> Result<()> {
    let survey = survey(project)?;
    if project.read(document::PATH).ok() != Some(document::text(&survey.coverage, played)) {
        bail!("{} is out of date: run `cargo xtask rules --write`", document::PATH);
    }
    Ok(())
}

/// All that is known about proofs.
struct Survey {
    coverage: Coverage,
    finished: Finished,
    problems: Vec<Problem>,
}

fn survey(project: &Project) -> Result<Survey> {
    let ledger = read_ledger(project)?;
    let mut problems = Vec::new();
    let mut proofs = proofs_in_scenarios::collect(project, &mut problems)?;
    proofs.extend(proofs_in_rust::collect(project, &mut problems)?);
    for id in proofs_in_rust::engine_ids(project)? {
        if ledger.get(&id.id).is_none() {
            problems.push(id.unknown());
        }
    }
    for proof in &proofs {
        if ledger.get(&proof.named.id).is_none() {
            problems.push(proof.named.unknown());
        }
    }
    problems.extend(citations::check(project, &ledger, &proofs)?);
    let finished = Finished::read(project, &ledger, &mut problems)?;
    let coverage = Coverage::new(&ledger, &proofs);
    problems.extend(finished.problems(&coverage));
    Ok(Survey { coverage, finished, problems })
}

/// The rulebook as it stands on disk, which may be newer than this program.
fn read_ledger(project: &Project) -> Result<Ledger> {
    let read = |name: &str| project.read(&format!("rules/{name}"));
    let texts = Ledger::CHAPTERS
        .into_iter()
        .map(|name| Ok((name, read(name)?)))
        .collect::<Result<Vec<_>>>()?;
    let chapters: Vec<File<'_>> = texts.iter().map(|(name, text)| File { name, text }).collect();
    let rulings = read(Ledger::RULINGS)?;
    let rulings = File { name: Ledger::RULINGS, text: &rulings };
    Ledger::parse(&chapters, rulings).context("the rulebook is broken")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// A project of its own for each test, gone afterwards.
    struct Sandbox(PathBuf);

    impl Sandbox {
        /// Today's rulebook, and these files.
        fn new(name: &str, files: &[(&str, &str)]) -> Sandbox {
            let root = std::env::temp_dir().join(format!("derelict-{}-{name}", std::process::id()));
            let sandbox = Sandbox(root);
            let project = Project::here();
            for file in project.all_files("rules").expect("a rulebook") {
                sandbox.write(&file, &project.read(&file).expect("a chapter"));
            }
            sandbox.write("rules/finished.toml", "base = []\n");
            for (file, text) in files {
                sandbox.write(file, text);
            }
            sandbox
        }

        fn write(&self, file: &str, text: &str) {
            let path = self.0.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(path, text).expect("a new file");
        }

        fn problems(&self) -> Vec<String> {
            let survey = survey(&Project::at(&self.0)).expect("a survey");
            survey.problems.iter().map(ToString::to_string).collect()
        }
    }

    impl Drop for Sandbox {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn proofs_are_found_in_scenarios_and_in_rust() {
        let sandbox = Sandbox::new(
            "proofs",
            &[
                ("scenarios/a/b.toml", "[[then]]\nrules = [\"slime.one\"]\n"),
                (
                    "crates/engine/tests/c.rs",
                    "fn f() { proves!([\"slime.remove\", \"slime.public\"], ()); }",
                ),
                ("rules/finished.toml", "base = [\"14\"]\n"),
            ],
        );
        assert_eq!(sandbox.problems(), [""; 0]);
    }

    #[test]
    fn unknown_ids_are_named_with_their_place() {
        let sandbox = Sandbox::new(
            "unknown",
            &[
                ("scenarios/a.toml", "[[then]]\nrules = [\"no.a\"]\n"),
                ("crates/engine/tests/b.rs", "fn f() { proves!(\"no.b\", ()); }"),
                ("crates/engine/src/c.rs", "\nconst C: Rule = Rule(\"no.c\");"),
            ],
        );
        let expect = [
            "crates/engine/src/c.rs:2: there is no rule `no.c`",
            "scenarios/a.toml:2: there is no rule `no.a`",
            "crates/engine/tests/b.rs:1: there is no rule `no.b`",
        ];
        assert_eq!(sandbox.problems(), expect);
    }

    #[test]
    fn the_document_is_checked_against_the_proofs() {
        let sandbox = Sandbox::new("document", &[]);
        let project = Project::at(&sandbox.0);
        let played = Played::default();
        assert!(document_is_current(&project, &played).is_err());
        let survey = survey(&project).expect("a survey");
        sandbox.write(document::PATH, &document::text(&survey.coverage, &played));
        assert!(document_is_current(&project, &played).is_ok());
    }
}
