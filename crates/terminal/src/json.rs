//! The game as one JSON object a line, for programs; `docs/agents.md` tells what each means.

use derelict_engine::{Choice, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ask::Asked;
use crate::at_table::{AtTable, Next, Undone};
use crate::ending;
use crate::fault::Fault;
use crate::log::Told;
use crate::lookup::look_up;
use crate::page::{Page, WIDTH};
use crate::plain::Console;
use crate::wish::Wish;

/// The version of what is written and read here.
const PROTOCOL: u32 = 3;
/// Rules shown at once.
const RULES: usize = 12;

/// What a program may send.
#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Request {
    /// Takes an option, by number or stable name, or several together.
    Choose {
        choose: OneOrMore,
        #[serde(default)]
        decision: Option<u32>,
    },
    /// Asks for something; `about` is a number or words.
    Do {
        #[serde(rename = "do")]
        what: String,
        #[serde(default)]
        about: Option<Named>,
    },
    /// An option by its number alone.
    Number(usize),
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    One(Named),
    More(Vec<Named>),
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Named {
    Number(usize),
    Words(String),
}

/// What a line comes to.
enum Turn {
    Choose(Vec<Choice>),
    TakeBack,
    Reply(Value),
    Quit,
}

/// What ends the program before the game does, as the last object.
#[must_use]
pub fn fatal(fault: &Fault) -> String {
    json!({"type": "error", "fatal": true, "text": fault.to_string()}).to_string()
}

/// Plays until the game is over or the program leaves.
///
/// # Errors
///
/// If nothing can be read or written, or the game cannot be kept.
pub fn play(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Fault> {
    send(console, &opening(table))?;
    loop {
        match table.go_on()? {
            Next::Over => return end(table, console),
            Next::Nothing(seat) => table.hand_screen(seat),
            Next::Wait | Next::Gather => std::thread::sleep(table.glance().unwrap_or_default()),
            Next::Ask(seat) => {
                table.hand_screen(seat);
                let news = table.log_mut(seat).news();
                for told in &news {
                    send(console, &line(seat, told))?;
                }
                if !decide(table, seat, console)? {
                    return Ok(());
                }
            }
        }
    }
}

/// False if the program leaves.
fn decide(table: &mut dyn AtTable, seat: Seat, console: &mut Console<'_>) -> Result<bool, Fault> {
    let Some(asked) = table.asked(seat) else {
        return Err(Fault::new("this player has nothing to decide"));
    };
    send(console, &question(&asked))?;
    loop {
        let Some(input) = console.read()? else {
            send(console, &bye(table, "input-ended"))?;
            return Ok(false);
        };
        if input.is_empty() {
            continue;
        }
        match understand(&asked, &input) {
            Turn::Choose(answers) => match table.refuses(seat, &answers) {
                Some(why) => send(console, &error(&asked, why))?,
                None => {
                    table.choose(seat, &answers)?;
                    return Ok(true);
                }
            },
            Turn::TakeBack => {
                let undone = table.undo(seat)?;
                let (key, done) = (undone.key(), undone == Undone::Done);
                send(
                    console,
                    &json!({"type": "undo", "done": done, "text": table.words().plain(key)}),
                )?;
                return Ok(true);
            }
            Turn::Reply(value) => send(console, &value)?,
            Turn::Quit => {
                send(console, &bye(table, "quit-kept"))?;
                return Ok(false);
            }
        }
    }
}

fn understand(asked: &Asked<'_>, input: &str) -> Turn {
    if !input.starts_with(['{', '[', '"']) {
        return fulfil(asked, &Wish::parse(&asked.table.words().meant(input)));
    }
    match serde_json::from_str(input) {
        Ok(Request::Choose { decision: Some(decision), .. }) if decision != asked.decision.id.0 => {
            let gaps = [("input", input.into())];
            Turn::Reply(error(asked, asked.table.words().say("json-stale", &gaps)))
        }
        Ok(Request::Number(number)) => fulfil(asked, &Wish::Option(number)),
        Ok(Request::Choose { choose: OneOrMore::One(named), .. }) => named_all(asked, &[named]),
        Ok(Request::Choose { choose: OneOrMore::More(named), .. }) => named_all(asked, &named),
        Ok(Request::Do { what, about }) => {
            let about = match about {
                Some(Named::Number(number)) => number.to_string(),
                Some(Named::Words(words)) => words,
                None => String::new(),
            };
            match what.as_str() {
                "view" => Turn::Reply(view(asked)),
                "options" => Turn::Reply(question(asked)),
                "explain" => fulfil(asked, &Wish::parse(&format!("?{about}"))),
                "situation" | "hand" | "objectives" | "map" | "log" | "undo" | "save" | "quit"
                | "help" | "why" | "odds" | "rules" => {
                    fulfil(asked, &Wish::parse(&format!("{what} {about}")))
                }
                _ => not_understood(asked, &what),
            }
        }
        Err(_) => not_understood(asked, input),
    }
}

/// Options by number or name; names may be of decisions that directly follow.
fn named_all(asked: &Asked<'_>, named: &[Named]) -> Turn {
    let mut answers = Vec::new();
    for (at, named) in named.iter().enumerate() {
        let answer = match named {
            Named::Number(number) => match asked.chosen(*number) {
                Some(chosen) => {
                    answers.extend(chosen);
                    continue;
                }
                None => return no_such(asked, *number),
            },
            Named::Words(name) => {
                let later = Choice::parse(&asked.table.book().names, name).filter(|_| at > 0);
                match asked.named(name).or(later) {
                    Some(choice) => choice,
                    None => return not_understood(asked, name),
                }
            }
        };
        answers.push(answer);
    }
    match answers.is_empty() {
        true => not_understood(asked, "[]"),
        false => Turn::Choose(answers),
    }
}

fn fulfil(asked: &Asked<'_>, wish: &Wish) -> Turn {
    let words = asked.table.words();
    let situation = |tell: &dyn Fn(&mut Page)| {
        let mut page = Page::default();
        tell(&mut page);
        page
    };
    let (to, page) = match wish {
        Wish::Option(number) => match asked.chosen(*number) {
            Some(answers) => return Turn::Choose(answers),
            None => return no_such(asked, *number),
        },
        Wish::Options(numbers) => {
            let numbers: Vec<Named> = numbers.iter().copied().map(Named::Number).collect();
            return named_all(asked, &numbers);
        }
        Wish::Undo => return Turn::TakeBack,
        Wish::Quit => return Turn::Quit,
        Wish::Again => return Turn::Reply(question(asked)),
        Wish::Log => {
            let lines = asked.table.log(asked.seat).lines.iter();
            let lines: Vec<Value> = lines.map(|told| line(asked.seat, told)).collect();
            return Turn::Reply(json!({"type": "reply", "to": "log", "lines": lines}));
        }
        Wish::Save => {
            let path = asked.table.path();
            let text = asked.table.kept();
            return Turn::Reply(json!({"type": "reply", "to": "save", "path": path, "text": text}));
        }
        Wish::ExplainOption(number) => match asked.numbered(*number) {
            Some(option) => ("explain", asked.explain_option(option)),
            None => return no_such(asked, *number),
        },
        Wish::Odds(Some(number)) => match asked.numbered(*number) {
            Some(option) => ("odds", asked.odds_of(option)),
            None => return no_such(asked, *number),
        },
        Wish::Help => ("help", situation(&|page| page.say(words.plain("json-help")))),
        Wish::Explain(word) => ("explain", asked.explain_word(word)),
        Wish::Odds(None) => ("odds", asked.all_odds()),
        Wish::Situation => ("situation", situation(&|page| asked.situation().tell(page))),
        Wish::Hand => ("hand", situation(&|page| asked.situation().possessions(asked.seat, page))),
        Wish::Objectives => {
            ("objectives", situation(&|page| asked.situation().objectives(asked.seat, page)))
        }
        Wish::Map => ("map", situation(&|page| asked.situation().map(page))),
        Wish::Why(word) => ("why", asked.why(word)),
        Wish::Rules(wanted) => ("rules", look_up(wanted, RULES, words).page),
        Wish::Other(input) => {
            return match asked.named(input) {
                Some(choice) => Turn::Choose(vec![choice]),
                None => not_understood(asked, input),
            };
        }
    };
    Turn::Reply(json!({"type": "reply", "to": to, "text": text(&page)}))
}

fn no_such(asked: &Asked<'_>, number: usize) -> Turn {
    let last = asked.decision.options.len();
    let gaps = [("number", number.into()), ("last", last.into())];
    Turn::Reply(error(asked, asked.table.words().say("no-such-option", &gaps)))
}

fn not_understood(asked: &Asked<'_>, input: &str) -> Turn {
    Turn::Reply(error(
        asked,
        asked.table.words().say("json-not-understood", &[("input", input.into())]),
    ))
}

fn error(asked: &Asked<'_>, text: String) -> Value {
    let last = asked.decision.options.len();
    json!({
        "type": "error",
        "text": text,
        "decision": asked.decision.id.0,
        "numbers": [1, last],
        "help": asked.table.words().plain("json-help"),
    })
}

fn opening(table: &dyn AtTable) -> Value {
    let setup = table.setup();
    let promise = table.promise();
    let seats: Vec<Value> = (0..setup.players)
        .map(Seat)
        .map(|seat| {
            json!({
                "seat": seat.number(),
                "person": table.person(seat),
                "yours": table.humans().has(seat),
            })
        })
        .collect();
    json!({
        "type": "table",
        "protocol": PROTOCOL,
        "rules_version": promise.rules_version,
        "setup": setup,
        "seats": seats,
        "commitment": promise.commitment,
        "verifiable": promise.verifiable,
    })
}

fn line(seat: Seat, told: &Told) -> Value {
    json!({
        "type": "told",
        "seat": seat.number(),
        "turn": told.turn,
        "text": told.sentence,
        "private": told.private,
        "rule": told.rule,
        "fact": told.fact,
    })
}

fn question(asked: &Asked<'_>) -> Value {
    let names = &asked.table.book().names;
    let _scope = names.scope();
    let mut options: Vec<Value> = asked
        .decision
        .options
        .iter()
        .enumerate()
        .map(|(index, option)| {
            let mut told = json!({
                "number": index + 1,
                "choice": option.code(names),
                "text": asked.label(index),
            });
            if let Some(other) = asked.other(index) {
                told["seat"] = json!(other.number());
            }
            if let Some(group) = asked.group(*option) {
                told["group"] = json!(group);
            }
            if let Some(key) = asked.key(*option) {
                told["key"] = json!(key);
            }
            if let Some(warning) = asked.warning(*option) {
                told["warns"] = warning.into();
            }
            if let Some(paid) = asked.pays_at_once(*option) {
                told["pays_at_once"] = json!(paid);
            }
            let copies = asked.due().and_then(|due| due.copies.get(index));
            if let Some(copies) = copies.filter(|copies| **copies > 1) {
                told["copies"] = json!(copies);
            }
            told
        })
        .collect();
    let open = options.split_off(asked.answers);
    let mut question = json!({
        "type": "ask",
        "seat": asked.seat.number(),
        "decision": asked.decision.id.0,
        "text": asked.question(),
        "prompt": asked.decision.prompt,
        "options": options,
        "undo": asked.table.can_undo(asked.seat),
    });
    if let Some(due) = &asked.decision.due {
        match due.picks {
            Some(picks) => {
                let spared = asked.suggested();
                let spared = spared.iter().map(|at| asked.decision.options[*at].code(names));
                question["due"] = json!(picks);
                question["forced"] = json!(due.forced);
                question["suggests"] = spared.collect::<Vec<_>>().into();
            }
            None => question["ends"] = json!(Choice::Done.code(names)),
        }
    }
    if !open.is_empty() {
        question["opportunities"] = open.into();
    }
    question
}

fn view(asked: &Asked<'_>) -> Value {
    let _scope = asked.table.book().names.scope();
    json!({"type": "reply", "to": "view", "seat": asked.seat.number(), "view": asked.view})
}

fn bye(table: &dyn AtTable, key: &str) -> Value {
    let text = match table.path() {
        Some(_) => table.words().plain(key),
        None => table.farewell(),
    };
    json!({"type": "bye", "text": text, "saved": table.path()})
}

fn end(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Fault> {
    let path = table.file()?;
    for seat in table.humans().iter() {
        let news = table.log_mut(seat).news();
        for told in &news {
            send(console, &line(seat, told))?;
        }
    }
    let view = table.spectate();
    let over = view.over.as_ref();
    let seats = |set: Option<derelict_engine::SeatSet>| -> Vec<u8> {
        set.into_iter().flat_map(|set| set.iter().map(Seat::number).collect::<Vec<_>>()).collect()
    };
    let told: Vec<String> = ending::tell(table, path.as_deref()).iter().map(text).collect();
    let value = json!({
        "type": "end",
        "ending": over.and_then(|over| over.ending),
        "exploded": over.is_some_and(|over| over.exploded),
        "survivors": seats(over.map(|over| over.survivors)),
        "winners": seats(over.map(|over| over.winners)),
        "text": told,
        "record": path,
        "seed": view.seed,
    });
    send(console, &value)
}

fn text(page: &Page) -> String {
    let lines: Vec<String> = page.lines(WIDTH).into_iter().map(|line| line.text).collect();
    lines.join("\n")
}

fn send(console: &mut Console<'_>, value: &Value) -> Result<(), Fault> {
    console.line(&value.to_string())
}
