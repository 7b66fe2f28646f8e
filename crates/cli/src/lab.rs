//! `derelict lab`: datasets of many games, and what they say.

use std::io::Write;
use std::path::PathBuf;

use derelict_bots::Kind;

use crate::content::{ContentArgs, SetupArgs};
use crate::fault::Fault;
use crate::sim::Players;

#[cfg(feature = "lab")]
mod report;
#[cfg(feature = "lab")]
mod run;
#[cfg(feature = "lab")]
mod watcher;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Play games and write them down as Parquet files
    Run(Box<RunArgs>),
    /// Write a page with plots about the games of one or more runs
    Report(ReportArgs),
}

/// What a run plays, and how.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "lab"), allow(dead_code, reason = "read where there is a lab"))]
struct RunArgs {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// How many players: a number, or a range such as 2-5; by default all the mode takes
    #[arg(long, value_name = "P")]
    players: Option<Players>,
    /// Who plays; they take seats in this order, and move on by one from game to game
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "crew")]
    bots: Vec<Kind>,
    /// Folder for the dataset
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// A word the games' seeds are made of
    #[arg(long, value_name = "WORD", default_value = "lab")]
    seed: String,
    /// Play only a share of the games, such as 2/4 for the second of four machines
    #[arg(long, value_name = "I/N", default_value = "1/1")]
    shard: String,
    /// Go on with a run that was interrupted
    #[arg(long)]
    resume: bool,
    /// Games in one part: what a machine plays at least, and loses at most
    #[arg(long, value_name = "N", default_value_t = 500)]
    part: u64,
    /// Keep one in so many decisions
    #[arg(long, value_name = "N", default_value_t = 20)]
    sample: u64,
    /// Games played at once; by default one for each processor
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[command(flatten)]
    setup: SetupArgs,
}

/// What a report is about.
#[derive(clap::Args)]
#[cfg_attr(not(feature = "lab"), allow(dead_code, reason = "read where there is a lab"))]
struct ReportArgs {
    /// Folders of runs, or of shares of runs
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
    /// The page; by default `report.html` in the first folder
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    content: ContentArgs,
}

#[cfg(feature = "lab")]
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    match &args.command {
        Command::Run(args) => run::run(args, out),
        Command::Report(args) => report::run(args, out),
    }
}

#[cfg(not(feature = "lab"))]
pub fn run(args: &Args, _: &mut dyn Write) -> Result<bool, Fault> {
    let what = match &args.command {
        Command::Run(_) => "plays no datasets",
        Command::Report(_) => "writes no reports",
    };
    Err(Fault::new(format!(
        "this build {what}; `cargo build --release --package derelict --features lab` makes one that does"
    )))
}
