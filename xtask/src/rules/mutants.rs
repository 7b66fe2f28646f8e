//! `cargo xtask rules --mutants N`: do the tests notice when the engine is
//! wrong? Each mutant is the engine with one small change; a good test suite
//! kills it.

use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::project::Project;

const ENGINE: &str = "derelict-engine";
/// Mutants of this kind cannot be picked by name.
const UNPICKABLE: &str = "--exclude-re=delete field";

pub fn run(project: &Project, count: usize, seed: u64) -> Result<ExitCode> {
    if !is_installed(project) {
        bail!("this needs cargo-mutants; install it with `cargo install --locked cargo-mutants`");
    }
    let all = list(project)?;
    let chosen = sample(all.clone(), count, seed);
    println!("{} of {} mutants, seed {seed}", chosen.len(), all.len());
    let outcomes = test(project, &chosen)?;
    if outcomes.total() != chosen.len() {
        bail!("cargo-mutants tried {} mutants instead", outcomes.total());
    }
    for name in &outcomes.missed {
        println!("survived: {name}");
    }
    println!("{}", outcomes.summary());
    Ok(ExitCode::SUCCESS)
}

fn is_installed(project: &Project) -> bool {
    let answer = project.cargo(["mutants", "--version"]).output();
    answer.is_ok_and(|answer| answer.status.success())
}

/// The names of all mutants of the engine.
fn list(project: &Project) -> Result<Vec<String>> {
    let mut command = project.cargo(["mutants", "--package", ENGINE, UNPICKABLE]);
    command.args(["--list", "--colors=never"]);
    let answer = command.output().context("cannot start cargo-mutants")?;
    if !answer.status.success() {
        bail!("cargo-mutants cannot list mutants:\n{}", String::from_utf8_lossy(&answer.stderr));
    }
    let text = String::from_utf8(answer.stdout).context("mutants have readable names")?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// A random choice that the seed makes repeatable, in the given order.
fn sample(mut names: Vec<String>, count: usize, seed: u64) -> Vec<String> {
    let mut random = seed;
    while names.len() > count {
        // SplitMix64: small, and good enough to pick mutants.
        random = random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = random;
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^= value >> 31;
        names.remove((value % names.len() as u64) as usize);
    }
    names
}

/// Tests the chosen mutants in two rounds: the scenarios, which prove most rules and take a
/// second, and then, for those they let live, the tests of the engine.
fn test(project: &Project, chosen: &[String]) -> Result<Outcomes> {
    let first = round(project, chosen, "derelict-scenario")?;
    if first.missed.is_empty() {
        return Ok(first);
    }
    let second = round(project, &first.missed, ENGINE)?;
    Ok(Outcomes {
        caught: first.caught + second.caught,
        missed: second.missed,
        timeout: first.timeout + second.timeout,
        unviable: first.unviable,
    })
}

fn round(project: &Project, chosen: &[String], tests_of: &str) -> Result<Outcomes> {
    let output = project.target_folder()?.join("mutants").join(tests_of);
    fs::create_dir_all(&output).context("cannot make a folder for the mutants")?;
    let mut command: Command = project.cargo(["mutants", "--package", ENGINE, UNPICKABLE]);
    command
        .args(["--test-package", tests_of, "--profile=mutants", "--no-shuffle"])
        .args(["--baseline=skip", "--timeout=300", "--output"])
        .arg(&output);
    for name in chosen {
        command.arg("--re").arg(exactly(name));
    }
    // Survivors make cargo-mutants fail, yet they are a result like any other.
    command.status().context("cannot start cargo-mutants")?;
    let lines = |name: &str| -> Result<Vec<String>> {
        let file = output.join("mutants.out").join(name);
        let text = fs::read_to_string(&file)
            .with_context(|| format!("cargo-mutants left no {}", file.display()))?;
        Ok(text.lines().map(str::to_owned).collect())
    };
    Ok(Outcomes {
        caught: lines("caught.txt")?.len(),
        missed: lines("missed.txt")?,
        timeout: lines("timeout.txt")?.len(),
        unviable: lines("unviable.txt")?.len(),
    })
}

/// A regular expression for just this name.
fn exactly(name: &str) -> String {
    let mut expression = String::from("^");
    for letter in name.chars() {
        // No others: `\<` and `\>` would stand for edges of words.
        if r"\.+*?()|[]{}^$#&-~".contains(letter) {
            expression.push('\\');
        }
        expression.push(letter);
    }
    expression.push('$');
    expression
}

struct Outcomes {
    caught: usize,
    /// The names of the survivors.
    missed: Vec<String>,
    timeout: usize,
    unviable: usize,
}

impl Outcomes {
    fn total(&self) -> usize {
        self.caught + self.missed.len() + self.timeout + self.unviable
    }

    fn summary(&self) -> String {
        // A mutant that never ends is noticed; one that does not compile
        // says nothing about the tests.
        let killed = self.caught + self.timeout;
        let judged = killed + self.missed.len();
        let rate = if judged == 0 {
            "none could be judged".to_owned()
        } else {
            format!("kill rate {:.1} %", 100.0 * killed as f64 / judged as f64)
        };
        format!(
            "mutants: {killed} killed ({} by timeout), {} survived, {} did not compile: {rate}",
            self.timeout,
            self.missed.len(),
            self.unviable
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|n| n.to_string()).collect()
    }

    #[test]
    fn a_sample_is_repeatable_and_has_the_size_asked_for() {
        let sample_of = |seed| sample(names(100), 7, seed);
        assert_eq!(sample_of(1).len(), 7);
        assert_eq!(sample_of(1), sample_of(1));
        assert_ne!(sample_of(1), sample_of(2));
        assert_eq!(sample(names(3), 7, 1), names(3));
    }

    #[test]
    fn names_are_matched_exactly() {
        assert_eq!(
            exactly("src/a.rs:1:2: replace f -> bool with (a|b)"),
            r"^src/a\.rs:1:2: replace f \-> bool with \(a\|b\)$"
        );
    }

    #[test]
    fn timeouts_are_kills_and_the_unviable_do_not_count() {
        let outcomes = Outcomes { caught: 5, missed: names(2), timeout: 1, unviable: 4 };
        assert_eq!(
            outcomes.summary(),
            "mutants: 6 killed (1 by timeout), 2 survived, 4 did not compile: kill rate 75.0 %"
        );
    }
}
