//! `derelict play`: the game at this machine, on a full screen, in plain lines, or as JSON.

use std::io::{self, IsTerminal, Write};
use std::rc::Rc;
use std::{env, iter};

use derelict_bots::Kind;
use derelict_engine::Setup;
use derelict_terminal::join::Joined;
use derelict_terminal::plain::Console;
use derelict_terminal::sitting::{Opening, People};
use derelict_terminal::store::{Found, Place, Saved};
use derelict_terminal::{
    Fault, Interface, Person, Sitting, Store, join, json, page, plain, screen,
};
use derelict_text::Language;

use crate::content::{SetupArgs, unspoken};
use crate::language::LanguageArgs;

/// People at the table where nothing else is said: one person and some of the computer's crew.
const USUAL: u8 = 3;

#[derive(clap::Args)]
pub struct Args {
    /// Number of players
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Who sits where, the first player's seat first: `you` for a person, `bot` for the computer;
    /// drawn by lot unless said
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
    /// Go on with an unfinished game: the list of them, or one by its number
    #[arg(long, value_name = "N", num_args = 0..=1)]
    resume: Option<Option<usize>>,
    /// Give that unfinished game up; its record is kept
    #[arg(long, requires = "resume")]
    give_up: bool,
    /// Sit down at a table of a server, by its invitation
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "seats", "hot_seat", "seed"])]
    join: Option<join::Link>,
    /// Numbered lines instead of a full screen: for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// One JSON object a line, for programs
    #[arg(long, conflicts_with = "plain")]
    json: bool,
    #[command(flatten)]
    language: LanguageArgs,
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

/// How the game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    Screen,
    Plain,
    Json,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let played = play(args, out);
    match played {
        // A program reads objects, whatever comes.
        Err(fault) if args.json && !matches!(fault, Fault::NobodyReads) => {
            writeln!(out, "{}", json::fatal(&fault))?;
            Ok(false)
        }
        played => played,
    }
}

fn play(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let words = Rc::new(Interface::new(args.language.language())?);
    let manner = manner(args);
    let farewell = words.plain(if args.join.is_some() { "join-left" } else { "quit-kept" });
    let leave = move || {
        if manner == Manner::Screen {
            screen::restore();
        }
        // Nobody may be left to read it.
        let _ = writeln!(io::stderr(), "\n{farewell}");
        std::process::exit(0);
    };
    ctrlc::set_handler(leave).map_err(|error| Fault::about("Ctrl-C", error))?;
    if let Some(link) = &args.join {
        if manner == Manner::Json {
            return Err(Fault::new(words.plain("join-no-json")));
        }
        let name = args.names.first().cloned().or_else(|| env::var("USER").ok());
        let name =
            name.filter(|name| !name.is_empty()).unwrap_or_else(|| words.plain("join-guest"));
        let language = args.language.language().tag();
        let packs = |setup: &Setup| args.setup.content().catalog(setup);
        let link = link.clone();
        let mut table = Joined::sit_down(link, &name, language, Store::open()?, &packs, words)?;
        match manner {
            Manner::Screen => screen::play(&mut table)?,
            _ => join::play_in_lines(&mut table, &mut Console::new(io::empty(), out, false))?,
        }
        return Ok(true);
    }
    let stdin = io::stdin();
    let mut console = match manner {
        Manner::Plain if stdin.is_terminal() => Console::with_person(plain::typing(), out),
        Manner::Plain => Console::new(stdin.lock(), out, true),
        Manner::Screen | Manner::Json => Console::new(stdin.lock(), out, false),
    };
    let Some(mut table) = table(args, manner, &words, &mut console)? else {
        return Ok(true);
    };
    match manner {
        Manner::Plain => plain::play(&mut table, &mut console)?,
        Manner::Json => json::play(&mut table, &mut console)?,
        Manner::Screen => {
            drop(console);
            screen::play(&mut table)?;
        }
    }
    Ok(true)
}

fn manner(args: &Args) -> Manner {
    let people = io::stdin().is_terminal() && io::stdout().is_terminal();
    let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    match (args.json, args.plain || !people || dumb) {
        (true, _) => Manner::Json,
        (false, true) => Manner::Plain,
        (false, false) => Manner::Screen,
    }
}

/// The unfinished game that is to go on, or a new one.
fn table(
    args: &Args,
    manner: Manner,
    words: &Rc<Interface>,
    console: &mut Console<'_>,
) -> Result<Option<Sitting>, Fault> {
    let store = Store::open()?;
    match args.resume {
        Some(number) => resumed(args, number, manner, words, &store, console),
        None => begun(args, manner, words, &store, console).map(Some),
    }
}

fn begun(
    args: &Args,
    manner: Manner,
    words: &Rc<Interface>,
    store: &Store,
    console: &mut Console<'_>,
) -> Result<Sitting, Fault> {
    let people = people(args)?;
    let count = u8::try_from(people.count()).unwrap_or(u8::MAX);
    let chance = |purpose| match &args.seed {
        Some(word) => Ok(crate::seed::of_word(word, purpose, 0)),
        None => crate::seed::secret(),
    };
    let unfinished = store.unfinished()?.len();
    let setup = setup(args, count)?;
    let catalog = args.setup.content().catalog(&setup)?;
    // What a language lacks is said in English, so that much must be there.
    unspoken(&catalog, &[Language::English])?;
    let opening = Opening {
        catalog: &catalog,
        setup,
        seed: chance("play")?,
        bots: chance("bots")?,
        crew: args.crew,
        verifiable: args.seed.is_none(),
        people,
        place: store.place(),
    };
    let table = Sitting::begin(opening, Rc::clone(words))?;
    if manner == Manner::Plain {
        console.print(&plain::welcome(&table))?;
        let further = catalog.texts.iter().filter(|pack| pack.pack != "base");
        let titles: Vec<&str> = further.map(|pack| pack.title.as_str()).collect();
        if !titles.is_empty() {
            console.say(&words.say("welcome-packs", &[("packs", titles.join("; ").into())]))?;
        }
        if unfinished > 0 {
            let gaps = [("count", unfinished.into())];
            console.say(&words.say("unfinished-others", &gaps))?;
        }
        console.say(&words.plain("welcome-help"))?;
    }
    Ok(table)
}

fn resumed(
    args: &Args,
    number: Option<usize>,
    manner: Manner,
    words: &Rc<Interface>,
    store: &Store,
    console: &mut Console<'_>,
) -> Result<Option<Sitting>, Fault> {
    let quiet = manner == Manner::Json;
    let mut games = Vec::new();
    for place in store.unfinished()? {
        if let Some(saved) = read(args, &place, words, quiet, console)? {
            games.push(saved);
        }
    }
    if games.is_empty() {
        return Err(Fault::new(words.plain("unfinished-none")));
    }
    let index = match number {
        Some(number) if (1..=games.len()).contains(&number) => number - 1,
        Some(_) => {
            let gaps = [("last", games.len().into())];
            return Err(Fault::new(words.say("unfinished-no-such", &gaps)));
        }
        None if quiet => 0,
        None => match choose(&games, words, console)? {
            Some(index) => index,
            None => return Ok(None),
        },
    };
    let saved = games.swap_remove(index);
    let changed = Sitting::rules_changed(&saved);
    let table = Sitting::resume(saved, Rc::clone(words))?;
    if args.give_up {
        let path = table.give_up()?.display().to_string();
        console.say(&words.say("given-up", &[("path", path.into())]))?;
        return Ok(None);
    }
    if !quiet {
        console.say(&words.plain("welcome-back"))?;
        if changed {
            console.say(&words.plain("rules-changed"))?;
        }
    }
    Ok(Some(table))
}

/// An unfinished game, unless it cannot be read.
fn read(
    args: &Args,
    place: &Place,
    words: &Interface,
    quiet: bool,
    console: &mut Console<'_>,
) -> Result<Option<Saved>, Fault> {
    let packs = |setup: &Setup| args.setup.content().catalog(setup);
    let (why, aside) = match place.read(&packs)? {
        Found::Game(saved) => return Ok(Some(*saved)),
        Found::Broken { why, aside } => (why, aside.display().to_string()),
    };
    if !quiet {
        console.say(&words.say("unfinished-broken", &[("why", why.into())]))?;
        console.say(&words.say("unfinished-aside", &[("path", aside.into())]))?;
    }
    Ok(None)
}

/// Lists the unfinished games and lets one be picked.
fn choose(
    games: &[Saved],
    words: &Interface,
    console: &mut Console<'_>,
) -> Result<Option<usize>, Fault> {
    let mut list = page::Page::default();
    list.heading(&words.plain("heading-unfinished"));
    for (index, saved) in games.iter().enumerate() {
        list.hang(&format!("{:>4}  ", index + 1), "      ", saved.describe(words));
    }
    console.print(&list)?;
    plain::pick(words, &words.plain("unfinished-ask"), games.len(), console)
}

/// The setup; whoever plays here may ask for odds, unless the table says otherwise.
fn setup(args: &Args, count: u8) -> Result<Setup, Fault> {
    let mut setup = args.setup.setup(count)?;
    setup.options.odds |= !args.setup.names("odds");
    Ok(setup)
}

fn people(args: &Args) -> Result<People, Fault> {
    let usual = USUAL.min(*args.setup.mode().seats().end());
    let count = usize::from(args.players.unwrap_or(usual));
    let sitters: Vec<Sitter> = if args.hot_seat {
        vec![Sitter::You; count]
    } else if args.seats.is_empty() {
        iter::once(Sitter::You).chain(iter::repeat(Sitter::Bot)).take(count).collect()
    } else {
        args.seats.clone()
    };
    if args.players.is_some() && sitters.len() != count {
        let what = format!("{} named, but --players says {count}", sitters.len());
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
    let people = sitters.iter().map(person).collect();
    Ok(if args.seats.is_empty() { People::ByLot(people) } else { People::AtSeats(people) })
}
