//! `derelict soak`: long runs for what short ones would miss.

mod pairs;

use std::io::Write;

use derelict_bots::first_word;
use derelict_leaks::{Honest, Soak, Tally};

use crate::content::SetupArgs;
use crate::fault::Fault;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Look for leaks: whether anybody can tell a game from another with different secrets
    Leaks(Box<Leaks>),
    /// Play and swap until every two things that can be chosen together have met often
    Pairs(pairs::Args),
}

#[derive(clap::Args)]
struct Leaks {
    /// How many games are compared with another one
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    swaps: u64,
    /// A word the games' seeds are made of; without it they differ every time
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Print nothing but the last line
    #[arg(long)]
    json: bool,
    /// Games played at once; by default one for each processor
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Without any of these every way to play is looked at
    #[command(flatten)]
    setup: SetupArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    match &args.what {
        What::Leaks(leaks) => look_for_leaks(leaks, out),
        What::Pairs(args) => pairs::run(args, out),
    }
}

fn look_for_leaks(args: &Leaks, out: &mut dyn Write) -> Result<bool, Fault> {
    let seed = match &args.seed {
        Some(word) => crate::seed::of_word(word, "leaks", 0),
        None => crate::seed::secret()?,
    };
    let soak = Soak::new(first_word(seed), Honest);
    let soak = match args.setup.again()[..] {
        [] => soak,
        [..] => {
            let (setup, catalog) = args.setup.game(*args.setup.mode().seats().start())?;
            let book = setup.rulebook(&catalog).map_err(Fault::new)?;
            soak.only(&setup, &book)
        }
    };
    let bar = crate::progress::bar(args.swaps, "swaps");
    let tally = soak.run(args.swaps, crate::sim::threads(args.threads), |swaps| bar.inc(swaps));
    bar.finish_and_clear();
    if !args.json {
        tell(&tally, out)?;
    }
    let summary = serde_json::to_string(&tally.summary()).map_err(Fault::new)?;
    writeln!(out, "{summary}")?;
    if !tally.is_telling() {
        eprintln!("too few decisions compared on average: legal reveals end comparisons too soon");
    }
    Ok(tally.is_clean() && tally.is_telling())
}

/// What came of it, for people.
fn tell(tally: &Tally, out: &mut dyn Write) -> Result<(), Fault> {
    writeln!(out, "{} decisions compared in {} swaps", tally.decisions, tally.swaps)?;
    writeln!(out, "ended at full length or with the game: {}", tally.whole)?;
    writeln!(out, "ended because somebody else was asked something else: {}", tally.parted)?;
    let revealed: u64 = tally.reveals.values().sum();
    writeln!(out, "ended by a legal reveal: {revealed}")?;
    for (kind, count) in &tally.reveals {
        writeln!(out, "  {kind}: {count}")?;
    }
    writeln!(out, "situations put away and taken up again: {}", tally.put_away)?;
    for (batch, what) in &tally.found {
        writeln!(out, "batch {batch}: {what}")?;
    }
    Ok(())
}
