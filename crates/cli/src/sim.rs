//! `derelict sim`: many games without people, every situation checked.

mod plant;
mod players;
mod round;
mod tally;

use std::io::Write;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use derelict_bots::{Kind as BotKind, Lore, first_word};
use derelict_engine::record::Record;
use derelict_engine::{Rulebook, Setup};

use crate::content::SetupArgs;
use crate::fault::Fault;
use crate::files::{EXTENSION, write_record};
use plant::Plant;
pub use players::Players;
pub use round::Match;
use tally::Kind;
pub use tally::Tally;

#[derive(clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// How many players: a number, or a range such as 2-5; by default all the mode takes
    #[arg(long, value_name = "P")]
    players: Option<Players>,
    /// A word the games' seeds are made of; without it they differ every time
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Who plays; of several, each plays every so many games
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<BotKind>,
    /// Number of the first game, to play some of a longer run again
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    /// Folder to record the games in
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Record only so many games of each kind: players, ending, survivors, winners, length
    #[arg(long, value_name = "N", requires = "record")]
    keep: Option<usize>,
    /// Leave the events out of the records
    #[arg(long, requires = "record")]
    no_events: bool,
    /// Print nothing but the last line
    #[arg(long)]
    json: bool,
    /// Do not check the invariants
    #[arg(long)]
    no_check: bool,
    /// Games played at once; by default one for each processor
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Spoil the first games, one of each kind, to see that it is noticed
    #[arg(long, value_enum, value_delimiter = ',', hide = true)]
    plant: Vec<Plant>,
    #[command(flatten)]
    setup: SetupArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let tables = Tables::new(args)?;
    let games = args.first..args.first + args.games;
    let tally = play_all(games, threads(args.threads), |game| tables.table(game));
    if let Some(folder) = &args.record {
        let wanted = tally.kept(args.keep);
        for (game, number) in &wanted {
            let (record, kind) = tables.record(*game)?;
            write_record(&folder.join(name(*number, kind)), &record)?;
        }
        if !args.json {
            writeln!(out, "{} games recorded in {}", wanted.len(), folder.display())?;
        }
    }
    report(&tables, &tally, args.json, out)?;
    Ok(tally.is_clean())
}

/// Plays random games of one catalog and counts what goes wrong; for checking packs.
pub fn fuzz(setup: &SetupArgs, games: u64, out: &mut dyn Write) -> Result<bool, Fault> {
    let args = Args {
        games,
        players: None,
        seed: Some("packs".into()),
        bots: vec![BotKind::Random],
        first: 0,
        record: None,
        keep: None,
        no_events: true,
        json: false,
        no_check: false,
        threads: None,
        plant: Vec::new(),
        setup: setup.clone(),
    };
    run(&args, out)
}

/// The tables of all numbers of players.
struct Tables {
    word: String,
    players: Players,
    games: Vec<(Setup, Arc<Rulebook>, Arc<Lore>)>,
    bots: Vec<BotKind>,
    plants: Vec<Plant>,
    check: bool,
    events: bool,
    setup: SetupArgs,
}

impl Tables {
    fn new(args: &Args) -> Result<Self, Fault> {
        let all = args.setup.mode().seats();
        let range = args.players.unwrap_or(Players::new(*all.start(), *all.end()));
        let mut games = Vec::new();
        for players in range.each() {
            let (setup, catalog) = args.setup.game(players)?;
            let book = setup.rulebook(&catalog).map_err(Fault::new)?;
            let lore = Arc::new(Lore::new(&book));
            games.push((setup, book, lore));
        }
        let word = match &args.seed {
            Some(word) => word.clone(),
            None => format!("{:016x}", first_word(crate::seed::secret()?)),
        };
        Ok(Self {
            word,
            players: range,
            games,
            bots: args.bots.clone(),
            plants: args.plant.clone(),
            check: !args.no_check,
            events: !args.no_events,
            setup: args.setup.clone(),
        })
    }

    /// The table game number `game` is played at.
    fn table(&self, game: u64) -> Match<'_> {
        let round = game / self.games.len() as u64;
        let (setup, book, lore) = &self.games[(game % self.games.len() as u64) as usize];
        Match {
            book,
            lore,
            setup: setup.clone(),
            seed: crate::seed::of_word(&self.word, "game", game),
            chance: crate::seed::of_word(&self.word, "choices", game),
            bot: self.bots[(round % self.bots.len() as u64) as usize],
            plant: self.plants.get(game as usize).copied(),
            check: self.check,
        }
    }

    fn record(&self, game: u64) -> Result<(Record, Option<Kind>), Fault> {
        self.table(game).record(self.events)
    }
}

/// As many as asked for, or one for each processor.
pub fn threads(wanted: Option<usize>) -> usize {
    wanted.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).max(1)
}

/// Plays games of these numbers, several at once, and counts what goes wrong.
pub fn play_all<'a>(
    games: Range<u64>,
    threads: usize,
    table: impl Fn(u64) -> Match<'a> + Sync,
) -> Tally {
    round::hush_panics();
    let bar = crate::progress::bar(games.end - games.start, "games");
    let next = AtomicU64::new(games.start);
    let total = Mutex::new(Tally::default());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Tally::default();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games.end {
                        break;
                    }
                    own.add(game, table(game).play());
                    bar.inc(1);
                }
                total.lock().unwrap_or_else(PoisonError::into_inner).merge(own);
            });
        }
    });
    bar.finish_and_clear();
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn report(tables: &Tables, tally: &Tally, json: bool, out: &mut dyn Write) -> Result<(), Fault> {
    if !json {
        let players = tables.players;
        let packs = tables.games.first().map_or(&[][..], |(setup, ..)| &setup.packs);
        let packs = match packs {
            [_] | [] => String::new(),
            packs => format!(", packs {}", packs.join(", ")),
        };
        let word = &tables.word;
        let games = if tally.games == 1 { "game" } else { "games" };
        let people = if players.is_one() { "player" } else { "players" };
        let count = tally.games;
        writeln!(out, "{count} {games} with {players} {people}, seed `{word}`{packs}")?;
        tally.tell(out)?;
        for (game, what) in tally.problems() {
            writeln!(out, "game {game}: {what}")?;
            let bots: Vec<String> = tables.bots.iter().map(BotKind::to_string).collect();
            let setup: String =
                tables.setup.again().iter().map(|argument| format!(" {argument}")).collect();
            writeln!(
                out,
                "  again: derelict sim --seed '{}' --players {players} --bots {} --first {game} --games 1{setup}",
                tables.word,
                bots.join(","),
            )?;
        }
    }
    writeln!(out, "{}", tally.to_json())?;
    Ok(())
}

fn name(number: u64, kind: Option<Kind>) -> PathBuf {
    let kind = kind.map_or_else(|| "unfinished".into(), |kind| kind.name());
    Path::new(&format!("{kind}-{number}")).with_added_extension(EXTENSION)
}
