//! `derelict bench`: how fast the game is on this machine, beside what the machine can do at all.

mod against;
mod budget;
mod gauge;
mod ground;
mod measured;
mod metric;
mod playout;
mod reference;
mod search;
mod sight;
mod table;

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use derelict_engine::State;

use crate::fault::Fault;
use against::Contest;
use gauge::Gauge;
use ground::Ground;
use measured::Measured;
use table::Row;

#[derive(clap::Args)]
pub struct Args {
    /// The cases to measure; all of them if none is named
    #[arg(value_name = "CASE", value_parser = PossibleValuesParser::new(CASES.iter().map(|(name, _)| *name)))]
    cases: Vec<String>,
    /// Measure another `derelict`, too, in turns with this one, and say which is slower where
    #[arg(long, value_name = "PROGRAM")]
    against: Option<PathBuf>,
    /// Lines with tabs between, for programs: `R`, `derelict`, case, metric and value; with
    /// --against `A`, `derelict`, case, metric, ratio, from, to and mark, or `L`, `derelict`, case
    /// and metric for what is left out
    #[arg(long)]
    tsv: bool,
    #[command(flatten)]
    way: Measured,
}

/// Seconds a case takes where `PEERS_SECS` does not say otherwise.
const SECONDS: f64 = 2.0;
/// The same for each of the many runs in which two programs are compared.
const SECONDS_AGAINST: f64 = 0.5;
/// The least that can be asked for.
const SHORTEST: f64 = 0.001;

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let usual = if args.against.is_some() { SECONDS_AGAINST } else { SECONDS };
    let seconds = setting("PEERS_SECS", usual, |seconds| (SHORTEST..=3600.0).contains(seconds))?;
    let seed = setting("PEERS_SEED", 1u64, |_| true)?;
    match &args.against {
        Some(other) => {
            // Said once and before anything is measured.
            args.way.rulebook()?;
            let cases = args.cases().map(|(name, _)| *name).collect();
            let contest = Contest { other, cases, way: &args.way, seconds, seed };
            let outcome = contest.hold()?;
            if args.tsv {
                outcome.print_lines(out)?;
            } else {
                outcome.print(&contest, out)?;
            }
            Ok(outcome.is_well())
        }
        None => measure(args, seconds, seed, out).map(|()| true),
    }
}

/// Measures this program.
fn measure(args: &Args, seconds: f64, seed: u64, out: &mut dyn Write) -> Result<(), Fault> {
    let gauge = Gauge::new(Duration::from_secs_f64(seconds));
    let ground = Ground::new(seed, &args.way)?;
    let mut rows: Vec<Row> = Vec::new();
    for (case, measure) in args.cases() {
        for (metric, value) in measure(&gauge, &ground) {
            let row = Row { case, metric, value };
            if args.tsv {
                writeln!(out, "R\tderelict\t{case}\t{metric}\t{}", row.figure())?;
                out.flush()?;
            }
            rows.push(row);
        }
    }
    if !args.tsv {
        table::print(&rows, out)?;
        writeln!(
            out,
            "\n{seconds} s a case, seed {seed}, {}; the last columns: time of one piece in units of the machine's loops",
            args.way
        )?;
    }
    Ok(())
}

impl Args {
    /// The cases asked for, in their usual order.
    fn cases(&self) -> impl Iterator<Item = &'static Case> {
        let asked =
            |name: &str| self.cases.is_empty() || self.cases.iter().any(|case| case == name);
        CASES.iter().filter(move |(name, _)| asked(name))
    }
}

/// A case: its name, and how it is measured.
type Case = (&'static str, fn(&Gauge, &Ground) -> Figures);

/// What a case finds: metrics and values.
type Figures = Vec<(&'static str, f64)>;

const CASES: &[Case] = &[
    ("ref-copy2k", |gauge, _| vec![("ns", reference::copy(gauge))]),
    ("ref-chacha8", |gauge, _| vec![("ns", reference::chacha(gauge))]),
    ("ref-xxh3-2k", |gauge, _| vec![("ns", reference::xxh3(gauge))]),
    ("playout4", |gauge, ground| playout::with_events(gauge, ground)),
    ("playout4-noevents", |gauge, ground| playout::without_events(gauge, ground)),
    ("clone", |gauge, ground| vec![("ns", sight::clone(gauge, ground))]),
    ("state", |_, _| vec![("bytes", size_of::<State>() as f64)]),
    ("view", |gauge, ground| vec![("ns", sight::view(gauge, ground))]),
    ("view-json", |gauge, ground| vec![("ns", sight::json(gauge, ground))]),
    ("imagine", |gauge, ground| vec![("ns", sight::imagined(gauge, ground))]),
    ("snapshot", |gauge, ground| vec![("ns", sight::snapshot(gauge, ground))]),
    ("replay-hash", |gauge, ground| vec![("decisions/s", playout::replay(gauge, ground))]),
    ("search", |gauge, ground| vec![("iterations/s", search::from_opening(gauge, ground))]),
    ("threads2", |gauge, ground| vec![("ratio", playout::two_threads(gauge, ground))]),
];

/// A setting from the environment, for whoever compares several programs.
fn setting<T: std::str::FromStr>(
    name: &str,
    usual: T,
    fits: impl Fn(&T) -> bool,
) -> Result<T, Fault> {
    let Some(text) = env::var_os(name) else { return Ok(usual) };
    let number = text.to_str().and_then(|text| text.parse().ok()).filter(fits);
    number.ok_or_else(|| Fault::about(name, format!("{} is no number it takes", text.display())))
}
