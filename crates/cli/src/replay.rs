//! `derelict replay`: a recorded game, told.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use derelict_bots::{Bot, Heuristic, Lore, Temper};
use derelict_engine::frame::Question;
use derelict_engine::offer::Prompt;
use derelict_engine::record::{Moment, Record, RecordProblem, Replay, Step};
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Event, Rulebook, Seat};
use derelict_text::Voice;
use serde_json::Value;

use crate::content::ContentArgs;
use crate::language::LanguageArgs;
use derelict_terminal::Fault;
use derelict_terminal::files::read_record;
use derelict_terminal::page;
use derelict_terminal::situation::capital;
use derelict_terminal::{Interface, Page, Situation};

#[derive(clap::Args)]
pub struct Args {
    /// A recorded game
    file: PathBuf,
    /// Stop after so many choices and show the situation
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Tell before every action what a bot in that seat would have weighed
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    language: LanguageArgs,
    #[command(flatten)]
    content: ContentArgs,
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    let record = read_record(&args.file)?;
    let about = |problem: RecordProblem| Fault::about(args.file.display(), problem);
    let catalog = args.content.catalog(&record.header.setup)?;
    let mut replay = record.replay(&catalog).map_err(about)?;
    if args.at.is_some_and(|at| at > record.choices()) {
        let what = format!("the record has {} choices", record.choices());
        return Err(Fault::about(args.file.display(), what));
    }
    let words = Interface::new(args.language.language())?;
    let voice = words.voice(&replay.game().book);
    heading(&record, &words, out)?;
    events(replay.opening(), &open(&replay), &voice, out)?;
    let mut minds =
        args.explain.then(|| Minds::new(&replay.game().book, record.header.setup.players));
    if let Some(minds) = &mut minds {
        minds.watch(replay.opening());
    }
    for _ in 0..args.at.unwrap_or(usize::MAX) {
        match replay.next() {
            None => break,
            Some(Ok(moment)) => {
                if let Some(minds) = &mut minds {
                    minds.tell(&moment, &replay.game().book, &voice, &words, out)?;
                    minds.watch(&moment.events);
                }
                choice(&moment, &replay.game().book, &voice, &words, out)?;
                events(&moment.events, &open(&replay), &voice, out)?;
            }
            Some(Err(problem)) => {
                writeln!(out)?;
                let why = problem.to_string();
                page::say(out, &words.say("replay-differs", &[("why", why.into())]))?;
                return recorded(&record, &problem, out);
            }
        }
    }
    if args.at.is_some() {
        let view = open(&replay);
        writeln!(out)?;
        let situation = Situation::new(&view, &voice, &words, &replay.game().book);
        let mut page = Page::default();
        situation.tell(&mut page);
        situation.map(&mut page);
        page.print(out)?;
    }
    Ok(true)
}

/// What a bot in each seat makes of the game.
struct Minds(Vec<Heuristic>);

impl Minds {
    fn new(book: &Rulebook, players: u8) -> Self {
        let lore = Arc::new(Lore::new(book));
        let mind = |seat| Heuristic::new(Seat(seat), Arc::clone(&lore), Temper::STEADY, 0);
        Self((0..players).map(mind).collect())
    }

    fn watch(&mut self, events: &[Event]) {
        for (seat, mind) in self.0.iter_mut().enumerate() {
            let seat = Some(Seat(seat as u8));
            let seen: Vec<Event> = events.iter().filter_map(|event| event.seen_by(seat)).collect();
            mind.observe(&seen);
        }
    }

    /// Tells what was weighed before an action was named.
    fn tell(
        &mut self,
        moment: &Moment,
        book: &Rulebook,
        voice: &Voice,
        words: &Interface,
        out: &mut dyn Write,
    ) -> Result<(), Fault> {
        let (Some(seat), Some(prompt)) = (moment.seat, &moment.prompt) else { return Ok(()) };
        if !matches!(prompt, Prompt::Question(Question::Action { .. })) {
            return Ok(());
        }
        let view = moment.before.look(book).view(Viewer::Seat(seat));
        let (Some(mind), Some(asked)) =
            (self.0.get_mut(seat.index()), derelict_bots::Moment::new(book, &view))
        else {
            return Ok(());
        };
        let weighed = mind.weigh(&asked);
        let cast = voice.cast(&view);
        let aim = match weighed.aim {
            _ if weighed.fights => words.say("weighed-fight", &[]),
            Some((aim, room)) => {
                let room = voice.name(room, &cast);
                words.say("weighed-aim", &[("aim", aim.name().into()), ("room", room.into())])
            }
            None => words.say("weighed-nothing", &[]),
        };
        let chances = [("survives", weighed.survives.into()), ("wins", weighed.wins.into())];
        let chances = words.say("weighed-chances", &chances);
        let instead = weighed.instead.map_or_else(String::new, |choice| {
            let said = voice.choice(choice, prompt, &cast);
            words.say("weighed-instead", &[("said", said.into())])
        });
        let told = [aim, chances, instead].join(" ");
        Ok(page::hang(out, "    ", "    ", told.trim_end())?)
    }
}

fn open(replay: &Replay<'_>) -> View {
    replay.game().view(Viewer::Open)
}

fn heading(record: &Record, words: &Interface, out: &mut dyn Write) -> Result<(), Fault> {
    let header = &record.header;
    let verifiable = if header.verifiable { "yes" } else { "no" };
    let gaps = [
        ("players", header.setup.players.into()),
        ("board", header.setup.board.as_str().into()),
        ("packs", header.setup.packs.join(", ").into()),
        ("version", header.rules_version.to_string().into()),
        ("verifiable", verifiable.into()),
    ];
    Ok(page::say(out, &words.say("replay-heading", &gaps))?)
}

fn choice(
    moment: &Moment,
    book: &Rulebook,
    voice: &Voice,
    words: &Interface,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let cast = voice.cast(&moment.before.look(book).view(Viewer::Open));
    writeln!(out)?;
    for taken in &moment.taken_back {
        let who = capital(&voice.name(taken.seat, &cast));
        let gaps = [("who", who.into()), ("steps", taken.steps.into())];
        page::hang(out, "", "    ", &words.say("replay-taken-back", &gaps))?;
    }
    let who = match moment.seat {
        Some(seat) => capital(&voice.name(seat, &cast)),
        None => words.say("replay-table", &[]),
    };
    let said = match (moment.choice, &moment.prompt) {
        (Choice::Seize(possibility), _) => voice.name(possibility, &cast),
        (choice, Some(prompt)) => voice.choice(choice, prompt, &cast),
        (choice, None) => choice.code(&book.names),
    };
    let told = words.say("replay-choice", &[("who", who.into()), ("said", said.into())]);
    Ok(page::hang(out, &format!("{}. ", moment.number), "    ", &told)?)
}

fn events(events: &[Event], view: &View, voice: &Voice, out: &mut dyn Write) -> Result<(), Fault> {
    let cast = voice.cast(view);
    for event in events {
        page::hang(out, "    - ", "      ", &voice.event(event, &cast))?;
    }
    Ok(())
}

/// The rest as it was recorded, for games of older rules.
fn recorded(record: &Record, problem: &RecordProblem, out: &mut dyn Write) -> Result<bool, Fault> {
    let from = match problem {
        RecordProblem::OtherRules { problem, .. } => return recorded(record, problem, out),
        RecordProblem::Illegal { number, .. } | RecordProblem::Differs { number, .. } => *number,
        _ => return Ok(false),
    };
    let choices = record.steps.iter().filter_map(|step| match step {
        Step::Choice(played) => Some(played),
        Step::Resumed(_) | Step::Undone(_) => None,
    });
    for (index, played) in choices.enumerate().skip(from.saturating_sub(1)) {
        let who = played.seat.map_or("the table".to_owned(), |seat| format!("player {seat}"));
        writeln!(out, "\n{}. {who}: {}", index + 1, played.choice)?;
        for event in played.events.iter().flatten() {
            page::hang(out, "    - ", "      ", &plainly(&event["fact"]))?;
        }
    }
    Ok(false)
}

/// A recorded fact in the words it was written with.
fn plainly(fact: &Value) -> String {
    let kind = fact["kind"].as_str().unwrap_or("something");
    let rest = fact.as_object().into_iter().flatten().filter(|(name, _)| *name != "kind");
    let rest: Vec<String> = rest.map(|(name, value)| format!("{name} {value}")).collect();
    format!("{kind}: {}", rest.join(", "))
}
