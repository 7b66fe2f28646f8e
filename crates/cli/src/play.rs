//! `derelict play`: the game as numbered text, on any terminal.

mod console;
mod ending;
mod prompt;
mod session;
mod store;

use std::io::{self, IsTerminal, Write};

use derelict_bots::Kind;
use derelict_engine::record::RULES_VERSION;

use crate::content::SetupArgs;
use crate::fault::Fault;
use crate::interface::Interface;
use console::{Console, Left};
use session::{Person, Session};
use store::{Found, Store};

/// People at the table where nothing else is said: one person and some of the computer's crew.
const USUAL: u8 = 3;

#[derive(clap::Args)]
pub struct Args {
    /// Number of players
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Who plays: `you` for a person, `bot` for the computer, one for each player
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHO")]
    seats: Vec<Sitter>,
    /// Persons at every seat, passing the screen
    #[arg(long, conflicts_with = "seats")]
    hot_seat: bool,
    /// How good the computer's crew is: calm, seasoned, ruthless
    #[arg(long, value_name = "LEVEL", default_value_t = Kind::Seasoned)]
    crew: Kind,
    /// Names of the persons
    #[arg(long = "name", value_delimiter = ',', value_name = "NAMES")]
    names: Vec<String>,
    /// A word the seed is made of; the game is then marked as not verifiable
    #[arg(long, value_name = "WORD")]
    seed: Option<String>,
    /// Give up an unfinished game without asking
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    setup: SetupArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Sitter {
    #[value(alias = "human")]
    You,
    #[value(alias = "random")]
    Bot,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let words = Interface::new()?;
    let store = Store::open()?;
    let people = people(args)?;
    let farewell = words.plain("quit-kept");
    let leave = move || {
        // Nobody may be left to read it.
        let _ = writeln!(io::stderr(), "\n{farewell}");
        std::process::exit(0);
    };
    ctrlc::set_handler(leave).map_err(|error| Fault::about("Ctrl-C", error))?;
    let stdin = io::stdin();
    let mut console = Console::new(stdin.lock(), out, !stdin.is_terminal());
    match table(args, people, store, &words, &mut console) {
        Ok(mut session) => session.play(&mut console)?,
        Err(Left::Fault(fault)) => return Err(fault),
        Err(Left::Quit) => {}
    }
    Ok(true)
}

/// The unfinished game, if it is to go on, or a new one.
fn table<'w>(
    args: &Args,
    people: Vec<Person>,
    store: Store,
    words: &'w Interface,
    console: &mut Console<'_>,
) -> Result<Session<'w>, Left> {
    match store.unfinished(args.setup.content())? {
        Found::Nothing => {}
        Found::Broken { why, aside } => {
            console.say(&words.say("unfinished-broken", &[("why", why.into())]))?;
            let path = aside.display().to_string();
            console.say(&words.say("unfinished-aside", &[("path", path.into())]))?;
        }
        Found::Game(saved) => {
            let changed = saved.rules_version != RULES_VERSION;
            let session = Session::resume(*saved, store.clone(), words)?;
            if !args.new && go_on(&session, words, console)? {
                console.say(&words.plain("welcome-back"))?;
                if changed {
                    console.say(&words.plain("rules-changed"))?;
                }
                return Ok(session);
            }
            let path = session.give_up()?.display().to_string();
            console.say(&words.say("given-up", &[("path", path.into())]))?;
        }
    }
    let count = u8::try_from(people.len()).unwrap_or(u8::MAX);
    let setup = args.setup.setup(count);
    let seed = match &args.seed {
        Some(word) => crate::seed::of_word(word, "play", 0),
        None => crate::seed::secret()?,
    };
    let bots = match &args.seed {
        Some(word) => crate::seed::of_word(word, "bots", 0),
        None => crate::seed::secret()?,
    };
    let verifiable = args.seed.is_none();
    let catalog = args.setup.catalog()?;
    let session =
        Session::begin(&catalog, setup, seed, bots, args.crew, verifiable, people, store, words)?;
    session.welcome(console)?;
    Ok(session)
}

fn go_on(
    session: &Session<'_>,
    words: &Interface,
    console: &mut Console<'_>,
) -> Result<bool, Left> {
    let (players, turn) = session.progress();
    let gaps = [("players", players.into()), ("turn", turn.into())];
    console.say(&words.say("unfinished", &gaps))?;
    loop {
        let Some(answer) = console.ask(&words.plain("unfinished-ask"))? else {
            console.say(&words.plain("input-ended"))?;
            return Err(Left::Quit);
        };
        match answer.to_lowercase().as_str() {
            "" | "y" | "yes" => return Ok(true),
            "n" | "no" => return Ok(false),
            "q" | "quit" => {
                console.say(&words.plain("quit-kept"))?;
                return Err(Left::Quit);
            }
            _ => console.say(&words.say("answer-yes-no", &[("input", answer.into())]))?,
        }
    }
}

fn people(args: &Args) -> Result<Vec<Person>, Fault> {
    let usual = USUAL.min(*args.setup.mode().seats().end());
    let count = usize::from(args.players.unwrap_or(usual));
    let sitters: Vec<Sitter> = if args.hot_seat {
        vec![Sitter::You; count]
    } else if args.seats.is_empty() {
        (0..count).map(|index| if index == 0 { Sitter::You } else { Sitter::Bot }).collect()
    } else {
        args.seats.clone()
    };
    if args.players.is_some() && sitters.len() != count {
        let what = format!("{} seats are named for {count} players", sitters.len());
        return Err(Fault::about("--seats", what));
    }
    if !sitters.contains(&Sitter::You) {
        return Err(Fault::new("nobody plays; `derelict sim` lets the computer play alone"));
    }
    let mut names = args.names.iter();
    let person = |sitter: &Sitter| Person {
        human: *sitter == Sitter::You,
        name: if *sitter == Sitter::You { names.next().cloned() } else { None },
    };
    Ok(sitters.iter().map(person).collect())
}
