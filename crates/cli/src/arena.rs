//! `derelict arena`: bots against bots, counted.

mod blunder;
mod dealt;
mod line_up;
mod score;
mod share;
mod tables;
mod timing;

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use derelict_bots::{Budget, Kind, Lore};
use derelict_engine::Rulebook;
use indicatif::{ProgressBar, ProgressStyle};

use crate::content::SetupArgs;
use crate::fault::Fault;
use blunder::Blunders;
use dealt::Dealt;
use line_up::{LineUp, Match};
use score::Score;
use tables::Tables;
use timing::Timing;

#[derive(clap::Args)]
pub struct Args {
    /// Who plays, one for each seat; they move on by one seat from game to game
    #[arg(long, value_delimiter = ',', value_name = "BOTS", default_value = "crew,crew,crew,crew")]
    seats: Vec<Kind>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// Play every game once more with this bot in place of the first, and compare the two
    #[arg(long, value_name = "BOT")]
    versus: Option<Kind>,
    /// A word the games' seeds are made of
    #[arg(long, value_name = "WORD", default_value = "arena")]
    seed: String,
    /// Number of the first game, to play some of a longer run
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    /// Imagined games a searching bot plays for each move
    #[arg(long, value_name = "N", conflicts_with = "millis")]
    iterations: Option<u32>,
    /// Time a searching bot takes for each move; the games are then no longer repeatable
    #[arg(long, value_name = "MS")]
    millis: Option<u32>,
    /// Deal this objective to the first bot, which keeps it
    #[arg(long, value_name = "ID")]
    objective: Option<String>,
    /// Tell wins by character and by objective, and what became of everybody
    #[arg(long)]
    tables: bool,
    /// Count play that makes no sense
    #[arg(long)]
    blunders: bool,
    /// Print nothing but one line of JSON
    #[arg(long)]
    json: bool,
    /// Tell how long the bots take for a move
    #[arg(long)]
    timing: bool,
    /// Games played at once; by default one for each processor
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[command(flatten)]
    setup: SetupArgs,
}

impl Args {
    fn budget(&self) -> Option<Budget> {
        let time = |millis: u32| Budget::Time(Duration::from_millis(millis.into()));
        self.millis.map(time).or(self.iterations.map(Budget::Iterations))
    }
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let players = u8::try_from(args.seats.len()).unwrap_or(u8::MAX);
    let (setup, catalog) = args.setup.game(players)?;
    let book = setup.rulebook(&catalog).map_err(Fault::new)?;
    let lore = Arc::new(Lore::new(&book));
    let dealt =
        args.objective.as_deref().map(|name| Dealt::new(name, &setup, &book)).transpose()?;
    let arena = Arena { args, setup, book, lore, dealt };
    let found = arena.play_all()?;
    if !args.json {
        writeln!(out, "{} games, seed `{}`", args.games, args.seed)?;
        found.score.tell(out)?;
        if args.tables {
            found.tables.tell(out)?;
        }
        if args.blunders {
            found.blunders.tell(out)?;
        }
        if args.timing {
            found.timing.tell(out)?;
        }
    }
    let mut line = found.score.to_json(&args.seed);
    if let Some(objective) = &args.objective {
        line["objective"] = objective.as_str().into();
    }
    if args.tables {
        line["tables"] = found.tables.to_json();
    }
    if args.blunders {
        line["blunders"] = found.blunders.to_json();
    }
    if args.timing {
        line["timing"] = found.timing.to_json();
    }
    writeln!(out, "{line}")?;
    Ok(true)
}

struct Arena<'a> {
    args: &'a Args,
    setup: derelict_engine::Setup,
    book: Arc<Rulebook>,
    lore: Arc<Lore>,
    dealt: Option<Dealt>,
}

/// What was found out by playing.
#[derive(Default)]
pub struct Found {
    score: Score,
    tables: Tables,
    blunders: Blunders,
    timing: Timing,
}

impl Found {
    fn merge(&mut self, other: Self) {
        self.score.merge(other.score);
        self.tables.merge(other.tables);
        self.blunders.merge(other.blunders);
        self.timing.merge(other.timing);
    }
}

impl Arena<'_> {
    fn play_all(&self) -> Result<Found, Fault> {
        let args = self.args;
        let bar = progress(args.games);
        let next = AtomicU64::new(0);
        let total = Mutex::new(Found::default());
        let fault = Mutex::new(None);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..args.threads.unwrap_or(cores).max(1) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= args.games {
                            break;
                        }
                        let mut own = Found::default();
                        match self.game(args.first + index, &mut own) {
                            Ok(()) => {
                                total.lock().unwrap_or_else(PoisonError::into_inner).merge(own);
                            }
                            Err(problem) => {
                                *fault.lock().unwrap_or_else(PoisonError::into_inner) =
                                    Some(problem);
                                break;
                            }
                        }
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        match fault.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some(problem) => Err(problem),
            None => Ok(total.into_inner().unwrap_or_else(PoisonError::into_inner)),
        }
    }

    /// Plays a game, and its twin if two bots are compared.
    fn game(&self, game: u64, found: &mut Found) -> Result<(), Fault> {
        let line_up = LineUp::new(&self.args.seats, game);
        let seat = line_up.seat_of_first();
        let outcome = self.play(&line_up, game, found)?;
        found.score.count(&line_up, self.dealt.map(|_| seat), outcome);
        if let Some(rival) = self.args.versus {
            let twin = line_up.with(seat, rival);
            let other = self.play(&twin, game, found)?;
            found.score.compare(seat, outcome, other);
        }
        Ok(())
    }

    fn play(
        &self,
        line_up: &LineUp,
        game: u64,
        found: &mut Found,
    ) -> Result<derelict_engine::state::Outcome, Fault> {
        let one = Match {
            book: &self.book,
            setup: &self.setup,
            lore: &self.lore,
            seed: crate::seed::of_word(&self.args.seed, "arena", game),
            chance: crate::seed::of_word(&self.args.seed, "bots", game),
            budget: self.args.budget(),
            dealt: self.dealt,
        };
        one.play(line_up, found)
    }
}

fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
