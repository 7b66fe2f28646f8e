//! What the games of one or more runs say, as one page that needs nothing else.

mod estimate;
mod gather;
mod page;
mod plot;

use std::fs;
use std::path::Path;

use derelict_content::Kind as Named;

use crate::dataset::{Dataset, Part};
use crate::plan::Plan;
use crate::problem::LabProblem;
use crate::watch::Watch;
use gather::Gathered;

pub use estimate::{Estimate, Sums};

/// What a thing is called by people, given its kind and its stable name.
pub type Namer<'a> = &'a dyn Fn(Named, &str) -> String;

/// What a report was made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reported {
    /// Games counted.
    pub games: u64,
    /// Games of the runs that have not been played, or are not here.
    pub missing: u64,
}

/// Reads the runs in these folders and writes the page.
///
/// # Errors
///
/// If a folder holds no run, a file is damaged, or a part is there twice.
pub fn write(
    folders: &[&Path],
    page: &Path,
    name: Namer<'_>,
    watch: &dyn Watch,
) -> Result<Reported, LabProblem> {
    let mut datasets: Vec<Dataset> = Vec::new();
    for folder in folders {
        datasets.push(Dataset::open(folder)?);
    }
    let parts = parts(&datasets)?;
    let games = |(dataset, part): &(&Dataset, Part)| {
        let games = dataset.plan.games_of(part.0);
        games.end - games.start
    };
    let total = parts.iter().map(games).sum();
    watch.begin(total);
    let mut gathered = Gathered::default();
    for (dataset, part) in &parts {
        gathered.add(dataset.read(*part)?);
        for _ in 0..games(&(*dataset, *part)) {
            watch.played();
        }
    }
    let plans: Vec<&Plan> = plans(&datasets);
    let planned: u64 = plans.iter().map(|plan| plan.games).sum();
    let reported = Reported { games: total, missing: planned.saturating_sub(total) };
    let text = page::page(&plans, &gathered, reported, name);
    fs::write(page, text).map_err(|error| LabProblem::file(page, error))?;
    Ok(reported)
}

/// The complete parts of all folders, each once.
fn parts(datasets: &[Dataset]) -> Result<Vec<(&Dataset, Part)>, LabProblem> {
    let mut parts: Vec<(&Dataset, Part)> = Vec::new();
    for dataset in datasets {
        for part in dataset.parts() {
            let twin =
                parts.iter().find(|(other, known)| *known == part && other.plan == dataset.plan);
            if let Some((other, _)) = twin {
                return Err(LabProblem::Twice {
                    first: other.folder().to_owned(),
                    second: dataset.folder().to_owned(),
                    part: part.0,
                });
            }
            parts.push((dataset, part));
        }
    }
    Ok(parts)
}

/// The different plans.
fn plans(datasets: &[Dataset]) -> Vec<&Plan> {
    let mut plans: Vec<&Plan> = Vec::new();
    for dataset in datasets {
        if !plans.contains(&&dataset.plan) {
            plans.push(&dataset.plan);
        }
    }
    plans
}
