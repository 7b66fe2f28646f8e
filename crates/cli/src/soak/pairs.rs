//! `derelict soak pairs`: everything that can be chosen, with everything it can be chosen with.

use std::io::Write;
use std::sync::Arc;

use derelict_bots::{Kind as BotKind, Lore, first_word};
use derelict_content::Library;
use derelict_engine::way::{Way, pairs};
use derelict_leaks::{Honest, Soak};

use crate::content::SetupArgs;
use crate::fault::Fault;
use crate::sim::{Match, Tally, play_all, threads};

#[derive(clap::Args)]
pub struct Args {
    /// How many random games of each way to play
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    games: u64,
    /// How many games of each are compared with another that differs in secrets
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    swaps: u64,
    /// A word the games' seeds are made of; without it they differ every time
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Print nothing but the last line
    #[arg(long)]
    json: bool,
    /// List the ways without playing them
    #[arg(long)]
    list: bool,
    /// Games played at once; by default one for each processor
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let found = pairs(Library::shipped());
    if args.list {
        for way in &found.ways {
            writeln!(out, "{}", words(way))?;
        }
        for (one, other) in &found.apart {
            writeln!(out, "never together: {one}, {other}")?;
        }
        return Ok(true);
    }
    let word = match &args.seed {
        Some(word) => word.clone(),
        None => format!("{:016x}", first_word(crate::seed::secret()?)),
    };
    let mut sum = Sum {
        pairs: found.met.len(),
        least: found.met.values().copied().min().unwrap_or(0),
        ..Sum::default()
    };
    for (number, way) in found.ways.iter().enumerate() {
        let played = Played::of(way, &format!("{word}-{number}"), args);
        if !args.json {
            played.tell(way, &word, number, out)?;
        }
        sum.add(&played);
    }
    writeln!(out, "{}", serde_json::to_string(&sum).map_err(Fault::new)?)?;
    Ok(sum.is_clean())
}

/// What came of one way to play.
struct Played {
    games: Tally,
    swaps: derelict_leaks::Tally,
}

impl Played {
    fn of(way: &Way, word: &str, args: &Args) -> Self {
        let lore = Arc::new(Lore::new(&way.book));
        let games = play_all(0..args.games, threads(args.threads), |game| Match {
            book: &way.book,
            lore: &lore,
            setup: way.setup.clone(),
            seed: crate::seed::of_word(word, "game", game),
            chance: crate::seed::of_word(word, "choices", game),
            bot: BotKind::Random,
            plant: None,
            check: true,
        });
        let seed = first_word(crate::seed::of_word(word, "leaks", 0));
        let soak = Soak::new(seed, Honest).at(&way.setup, &way.book);
        let swaps = soak.run(args.swaps, threads(args.threads), |_| {});
        Self { games, swaps }
    }

    fn is_clean(&self) -> bool {
        self.games.is_clean() && self.swaps.is_clean()
    }

    fn tell(&self, way: &Way, word: &str, number: usize, out: &mut dyn Write) -> Result<(), Fault> {
        let verdict = if self.is_clean() { "clean" } else { "NOT CLEAN" };
        writeln!(out, "{}: {verdict}", words(way))?;
        for (game, what) in self.games.problems() {
            writeln!(out, "  game {game}: {what}")?;
            writeln!(
                out,
                "    again: derelict sim --seed '{word}-{number}' --first {game} --games 1 {}",
                words(way)
            )?;
        }
        for (batch, what) in &self.swaps.found {
            writeln!(out, "  batch {batch} of swaps: {what}")?;
        }
        Ok(())
    }
}

/// The counts of all ways together.
#[derive(Default, serde::Serialize)]
struct Sum {
    ways: usize,
    pairs: usize,
    /// In how many ways the pair that meets least does so.
    least: usize,
    games: u64,
    stuck: u64,
    violations: u64,
    panics: u64,
    swaps: u64,
    differences: u64,
    lost: u64,
}

impl Sum {
    fn add(&mut self, played: &Played) {
        self.ways += 1;
        self.games += played.games.games;
        self.stuck += played.games.stuck;
        self.violations += played.games.violations;
        self.panics += played.games.panics;
        self.swaps += played.swaps.swaps;
        self.differences += played.swaps.differences;
        self.lost += played.swaps.lost;
    }

    fn is_clean(&self) -> bool {
        self.stuck + self.violations + self.panics + self.differences + self.lost == 0
    }
}

/// A way as the command line takes it.
fn words(way: &Way) -> String {
    let again = SetupArgs::of_way(way).again();
    let words: Vec<String> = again.iter().map(ToString::to_string).collect();
    format!("--players {} {}", way.setup.players, words.join(" "))
}
