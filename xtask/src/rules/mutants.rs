//! `cargo xtask rules --mutants N`: do the tests notice when the engine is wrong?
//!
//! A mutant is the engine with one small change; a good test suite kills it. All of them are
//! built at once, each behind a question, so that hundreds take minutes and not hours.

mod breed;
mod trial;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::project::Project;
use breed::Mutant;
use trial::Fate;

const ENGINE: &str = "crates/engine/src";

pub fn run(project: &Project, count: usize, seed: u64) -> Result<ExitCode> {
    let mut all = Vec::new();
    for file in project.files(ENGINE, "rs")? {
        all.extend(breed::mutants(&file, &project.read(&file)?)?);
    }
    let known = all.len();
    let chosen = sample(all, count, seed);
    if chosen.is_empty() {
        bail!("there is no mutant to try; `--mutants 200` tries 200 of {known}");
    }
    println!("{} of {known} mutants, seed {seed}", chosen.len());
    let fates = trial::try_all(project, &chosen)?;
    for (mutant, fate) in chosen.iter().zip(&fates) {
        if *fate == Fate::Survived {
            println!("survived: {}:{}: {}", mutant.file, mutant.line, mutant.change);
        }
    }
    println!("{}", summary(&fates));
    Ok(ExitCode::SUCCESS)
}

/// A random choice that the seed makes repeatable, of mutants that do not touch each other.
fn sample(mut all: Vec<Mutant>, count: usize, seed: u64) -> Vec<Mutant> {
    let mut random = seed;
    let mut chosen: Vec<Mutant> = Vec::new();
    while chosen.len() < count && !all.is_empty() {
        // SplitMix64: small, and good enough to pick mutants.
        random = random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = random;
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^= value >> 31;
        let mutant = all.swap_remove((value % all.len() as u64) as usize);
        if !chosen.iter().any(|other| mutant.overlaps(other)) {
            chosen.push(mutant);
        }
    }
    chosen.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
    chosen
}

fn summary(fates: &[Fate]) -> String {
    let count = |fate| fates.iter().filter(|found| **found == fate).count();
    let (endless, survived) = (count(Fate::Endless), count(Fate::Survived));
    // A mutant that never ends is noticed.
    let killed = count(Fate::Killed) + endless;
    let rate = 100.0 * killed as f64 / fates.len() as f64;
    format!(
        "mutants: {killed} killed ({endless} by never ending), {survived} survived: \
         kill rate {rate:.1} %"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(count: usize, seed: u64) -> Vec<String> {
        let source = "fn f() -> u8 { let a = [1, 2, 3, 4, 5, 6, 7, 8]; a[0] + a[1] * 2 }";
        let all = breed::mutants("a.rs", source).expect("a source");
        sample(all, count, seed).into_iter().map(|mutant| mutant.change).collect()
    }

    #[test]
    fn a_sample_is_repeatable_and_has_the_size_asked_for() {
        assert_eq!(names(5, 1).len(), 5);
        assert_eq!(names(5, 1), names(5, 1));
        assert_ne!(names(5, 1), names(5, 2));
    }

    #[test]
    fn mutants_of_a_sample_do_not_touch_each_other() {
        let names = names(100, 1);
        let both = names.iter().any(|name| name.starts_with("`a[0] + a[1] * 2`"))
            && names.iter().any(|name| name.starts_with("`a[1] * 2`"));
        assert!(!both, "{names:?}");
    }

    #[test]
    fn endless_mutants_count_as_killed() {
        let fates = [Fate::Killed, Fate::Killed, Fate::Endless, Fate::Survived];
        assert_eq!(
            summary(&fates),
            "mutants: 3 killed (1 by never ending), 1 survived: kill rate 75.0 %"
        );
    }
}
