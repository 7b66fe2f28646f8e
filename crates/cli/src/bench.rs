//! `derelict bench`: how fast the game is on this machine, beside what the machine can do at all.

mod budget;
mod gauge;
mod ground;
mod metric;
mod playout;
mod reference;
mod search;
mod sight;
mod table;
mod way;

use std::env;
use std::io::Write;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use derelict_engine::State;

use crate::fault::Fault;
use gauge::Gauge;
use ground::Ground;
use table::Row;
use way::Way;

#[derive(clap::Args)]
pub struct Args {
    /// The cases to measure; all of them if none is named
    #[arg(value_name = "CASE", value_parser = PossibleValuesParser::new(CASES.iter().map(|(name, _)| *name)))]
    cases: Vec<String>,
    /// Lines of `R`, `derelict`, case, metric and value, with tabs between, for programs
    #[arg(long)]
    tsv: bool,
    #[command(flatten)]
    way: Way,
}

/// Seconds a case takes where `PEERS_SECS` does not say otherwise.
const SECONDS: f64 = 2.0;

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let seconds = setting("PEERS_SECS", SECONDS, |seconds| (0.001..=3600.0).contains(seconds))?;
    let seed = setting("PEERS_SEED", 1u64, |_| true)?;
    let gauge = Gauge::new(Duration::from_secs_f64(seconds));
    let ground = Ground::new(seed, &args.way)?;

    let mut rows: Vec<Row> = Vec::new();
    for (case, measure) in CASES {
        if !args.cases.is_empty() && !args.cases.iter().any(|name| name == case) {
            continue;
        }
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
    Ok(true)
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
