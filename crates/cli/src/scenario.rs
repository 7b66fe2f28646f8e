//! `derelict scenario`: run scenarios, or write one from a recorded game.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use derelict_content::{Catalog, SHIPPED};
use derelict_scenario::executed::{Component, components};
use derelict_scenario::{Scenario, find, load};
use serde::Serialize;

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::{read_record, write};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    /// Scenarios, or folders of them
    #[arg(value_name = "FILE|DIR", required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    content: ContentArgs,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write the situation of a recorded game as the beginning of a scenario
    From {
        /// A recorded game
        record: PathBuf,
        /// After so many choices
        #[arg(long, value_name = "N")]
        at: usize,
        /// File to write; without it the scenario is printed
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// List every component of the packs with the scenarios that bring it into play, as JSON lines
    Components {
        /// Scenarios, or folders of them
        #[arg(value_name = "FILE|DIR", required = true)]
        paths: Vec<PathBuf>,
    },
}

/// A component and the files of the scenarios that brought it into play.
#[derive(Serialize)]
struct Played<'a> {
    #[serde(flatten)]
    component: &'a Component,
    files: &'a BTreeSet<String>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    match &args.command {
        Some(Command::From { record, at, out: file }) => from(record, *at, file.as_deref(), out),
        Some(Command::Components { paths }) => play_components(paths, out),
        None => check(&args.paths, &args.content, out),
    }
}

fn play_components(paths: &[PathBuf], out: &mut dyn Write) -> Result<bool, Fault> {
    let catalog = Catalog::shipped(SHIPPED.iter().copied()).map_err(Fault::new)?;
    let mut found: BTreeMap<Component, BTreeSet<String>> =
        components(&catalog).into_iter().map(|it| (it, BTreeSet::new())).collect();
    for file in find(paths).map_err(Fault::new)? {
        let name = file.to_string_lossy();
        for scenario in load(&file).map_err(Fault::new)? {
            for component in scenario.run().executed {
                found.entry(component).or_default().insert(name.to_string());
            }
        }
    }
    for (component, files) in &found {
        let line = serde_json::to_string(&Played { component, files }).map_err(Fault::new)?;
        writeln!(out, "{line}")?;
    }
    Ok(true)
}

fn check(paths: &[PathBuf], content: &ContentArgs, out: &mut dyn Write) -> Result<bool, Fault> {
    let library = content.library()?;
    let ways = library.ways().map_err(Fault::new)?;
    let files = find(paths).map_err(Fault::new)?;
    if files.is_empty() {
        return Err(Fault::new("there is no scenario in these folders"));
    }
    let (mut passed, mut failed) = (0, 0);
    for file in &files {
        match load(file) {
            Ok(scenarios) => {
                for report in scenarios.iter().map(|scenario| scenario.run_with(&library, &ways)) {
                    if report.passed() {
                        passed += 1;
                    } else {
                        failed += 1;
                        write!(out, "{report}")?;
                    }
                }
            }
            Err(errors) => {
                failed += 1;
                writeln!(out, "{errors}")?;
            }
        }
    }
    writeln!(out, "{passed} scenarios hold, {failed} do not")?;
    Ok(failed == 0)
}

fn from(path: &Path, at: usize, file: Option<&Path>, out: &mut dyn Write) -> Result<bool, Fault> {
    let record = read_record(path)?;
    let catalog = ContentArgs::default().catalog(&record.header.setup)?;
    let mut replay =
        record.replay(&catalog).map_err(|problem| Fault::about(path.display(), problem))?;
    if at > record.choices() {
        let what = format!("the record has {} choices", record.choices());
        return Err(Fault::about(path.display(), what));
    }
    for moment in replay.by_ref().take(at) {
        moment.map_err(|problem| Fault::about(path.display(), problem))?;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let title = format!("{name} after choice {at}");
    let text = Scenario::from_game(&title, replay.game());
    match file {
        Some(file) => write(file, text.as_bytes())?,
        None => write!(out, "{text}")?,
    }
    Ok(true)
}
