//! `cargo verify`: every check there is, in one command.

mod dataset;
mod need;
mod postgres;
mod step;

use std::collections::BTreeSet;
use std::fs;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;
use clap::builder::PossibleValuesParser;

use crate::project::Project;
use need::Host;
use step::{STEPS, Step};

#[derive(clap::Args)]
pub struct Args {
    /// The steps to run; all of them if none is named
    #[arg(value_name = "STEP", value_parser = PossibleValuesParser::new(STEPS.iter().map(|step| step.name)))]
    steps: Vec<String>,
    /// Leave out the steps that need these tools
    #[arg(long, value_name = "TOOLS", value_delimiter = ',')]
    without: Vec<Tools>,
}

/// How long each step of the last whole run took.
const TIMES: &str = "docs/verify.tsv";

/// Tools that a machine may do without. The steps that need them can be
/// skipped, and skipping is never silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Tools {
    /// A browser that can be driven
    Browser,
    /// A PostgreSQL server
    Postgres,
    /// Python with packages
    Python,
}

pub fn run(project: &Project, args: &Args) -> Result<ExitCode> {
    let without: BTreeSet<Tools> = args.without.iter().copied().collect();
    let host = Host::this();
    let mut results = Vec::new();
    for step in STEPS {
        if !args.steps.is_empty() && !args.steps.iter().any(|name| name == step.name) {
            continue;
        }
        let start = Instant::now();
        let outcome = if step.tools.is_some_and(|tools| without.contains(&tools)) {
            Outcome::Skipped
        } else {
            println!("== {}: {}", step.name, step.about);
            match perform(project, &host, step) {
                Ok(()) => Outcome::Passed,
                Err(error) => {
                    eprintln!("error: {error:#}");
                    Outcome::Failed
                }
            }
        };
        let time = start.elapsed();
        println!("-- {}: {} in {}\n", step.name, outcome.word(), seconds(time));
        results.push(StepResult { name: step.name, outcome, time });
    }
    print!("{}", summary(&results));
    if is_whole(&results) {
        fs::write(project.path(TIMES), times(&results))
            .with_context(|| format!("cannot write {TIMES}"))?;
    }
    let failed = results.iter().any(|r| r.outcome == Outcome::Failed);
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn perform(project: &Project, host: &Host, step: &Step) -> Result<()> {
    for need in step.needs {
        need.provide(host)?;
    }
    (step.run)(project)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Passed,
    Failed,
    Skipped,
}

impl Outcome {
    fn word(self) -> &'static str {
        match self {
            Outcome::Passed => "passed",
            Outcome::Failed => "FAILED",
            Outcome::Skipped => "skipped",
        }
    }
}

struct StepResult {
    name: &'static str,
    outcome: Outcome,
    time: Duration,
}

/// A line for each step, the count, and last, in capitals, what was skipped.
fn summary(results: &[StepResult]) -> String {
    let mut text = String::new();
    for result in results {
        text += &format!(
            "{:<12}{:<8}{:>10}\n",
            result.name,
            result.outcome.word(),
            seconds(result.time)
        );
    }
    let count = |outcome| results.iter().filter(|r| r.outcome == outcome).count();
    text +=
        &format!("verify: {} passed, {} failed\n", count(Outcome::Passed), count(Outcome::Failed));
    let skipped: Vec<String> = results
        .iter()
        .filter(|result| result.outcome == Outcome::Skipped)
        .map(|result| result.name.to_uppercase())
        .collect();
    if !skipped.is_empty() {
        text += &format!("SKIPPED: {}\n", skipped.join(", "));
    }
    text
}

/// Whether every step there is was run, neither named alone nor skipped.
fn is_whole(results: &[StepResult]) -> bool {
    results.len() == STEPS.len() && results.iter().all(|r| r.outcome != Outcome::Skipped)
}

/// A line for each step with tabs between, for programs. Nothing in it but the times changes from
/// run to run.
fn times(results: &[StepResult]) -> String {
    let line = |result: &StepResult| {
        let seconds = result.time.as_secs_f64();
        format!("{}\t{}\t{seconds:.1}\n", result.name, result.outcome.word())
    };
    let lines: String = results.iter().map(line).collect();
    format!("step\toutcome\tseconds\n{lines}")
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(name: &'static str, outcome: Outcome) -> StepResult {
        StepResult { name, outcome, time: Duration::from_millis(1234) }
    }

    #[test]
    fn the_summary_ends_with_the_count() {
        let text = summary(&[result("fmt", Outcome::Passed), result("test", Outcome::Failed)]);
        assert_eq!(
            text,
            "fmt         passed       1.2 s\n\
             test        FAILED       1.2 s\n\
             verify: 1 passed, 1 failed\n"
        );
    }

    #[test]
    fn skipped_steps_come_last_in_capitals() {
        let text = summary(&[result("web", Outcome::Skipped), result("fmt", Outcome::Passed)]);
        assert!(text.ends_with("verify: 1 passed, 0 failed\nSKIPPED: WEB\n"));
    }

    #[test]
    fn times_are_a_table_in_the_order_of_the_steps() {
        let text = times(&[result("fmt", Outcome::Passed), result("test", Outcome::Failed)]);
        assert_eq!(text, "step\toutcome\tseconds\nfmt\tpassed\t1.2\ntest\tFAILED\t1.2\n");
    }

    #[test]
    fn only_a_run_of_every_step_is_whole() {
        let mut results: Vec<StepResult> =
            STEPS.iter().map(|step| result(step.name, Outcome::Passed)).collect();
        assert!(is_whole(&results));
        results[1].outcome = Outcome::Failed;
        assert!(is_whole(&results), "a step that failed was run");
        results[1].outcome = Outcome::Skipped;
        assert!(!is_whole(&results));
        results.remove(1);
        assert!(!is_whole(&results));
    }
}
