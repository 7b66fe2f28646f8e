//! `cargo xtask rules --mutants N`: do the tests notice when the engine is
//! wrong? Each mutant is the engine with one small change; a good test suite
//! kills it.

use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::project::Project;

const ENGINE: &str = "derelict-engine";

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
    println!("{}", outcomes.summary());
    Ok(ExitCode::SUCCESS)
}

fn is_installed(project: &Project) -> bool {
    let answer = project.cargo(["mutants", "--version"]).output();
    answer.is_ok_and(|answer| answer.status.success())
}

/// The names of all mutants of the engine.
fn list(project: &Project) -> Result<Vec<String>> {
    let mut command = project.cargo(["mutants", "--package", ENGINE, "--list", "--colors=never"]);
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

/// Tests the chosen mutants with every test of the workspace, since most
/// rules are proven by scenarios, which live outside the engine.
fn test(project: &Project, chosen: &[String]) -> Result<Outcomes> {
    let output = project.target_folder()?.join("mutants");
    fs::create_dir_all(&output).context("cannot make a folder for the mutants")?;
    let mut command: Command = project.cargo(["mutants", "--package", ENGINE]);
    command
        .args(["--test-workspace=true", "--profile=release", "--no-shuffle"])
        .arg("--output")
        .arg(&output);
    for name in chosen {
        command.arg("--re").arg(exactly(name));
    }
    // Survivors make cargo-mutants fail, yet they are a result like any other.
    command.status().context("cannot start cargo-mutants")?;
    let file = output.join("mutants.out/outcomes.json");
    let text = fs::read_to_string(&file).context("cargo-mutants left no outcomes")?;
    serde_json::from_str(&text).context("the outcomes of cargo-mutants cannot be read")
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

#[derive(Deserialize)]
struct Outcomes {
    caught: usize,
    missed: usize,
    timeout: usize,
    unviable: usize,
}

impl Outcomes {
    fn total(&self) -> usize {
        self.caught + self.missed + self.timeout + self.unviable
    }

    fn summary(&self) -> String {
        // A mutant that never ends is noticed; one that does not compile
        // says nothing about the tests.
        let killed = self.caught + self.timeout;
        let judged = killed + self.missed;
        let rate = if judged == 0 {
            "none could be judged".to_owned()
        } else {
            format!("kill rate {:.1} %", 100.0 * killed as f64 / judged as f64)
        };
        format!(
            "mutants: {killed} killed ({} by timeout), {} survived, {} did not compile: {rate}",
            self.timeout, self.missed, self.unviable
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
        let outcomes = Outcomes { caught: 5, missed: 2, timeout: 1, unviable: 4 };
        assert_eq!(
            outcomes.summary(),
            "mutants: 6 killed (1 by timeout), 2 survived, 4 did not compile: kill rate 75.0 %"
        );
    }
}
