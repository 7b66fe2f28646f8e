//! The game as numbered lines: for screen readers, scripts and whoever likes it plain.

mod console;
mod prompt;

use derelict_engine::Seat;
use derelict_engine::mode::Mode;

use crate::at_table::{AtTable, Next};
use crate::ending;
use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::Told;
use crate::page::Page;

pub(crate) use console::Left;
pub use console::{Console, typing};
pub(crate) use prompt::{Answer, Draft, answer, look, put_question};

/// Plays until the game is over or somebody leaves.
///
/// # Errors
///
/// If nothing can be read or written, or the game cannot be kept.
pub fn play(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Fault> {
    match go_through(table, console) {
        Ok(()) | Err(Left::Quit) => Ok(()),
        Err(Left::Fault(fault)) => Err(fault),
    }
}

/// What somebody who has just sat down is told.
#[must_use]
pub fn welcome(table: &dyn AtTable) -> Page {
    let words = table.words();
    let mut page = Page::default();
    let goal = match table.setup().mode {
        Mode::SemiCoop => "welcome-goal",
        Mode::Solo => "welcome-goal-solo",
        Mode::Coop => "welcome-goal-coop",
    };
    let ordeal = table.voice().ordeal();
    let goal = words.say(goal, &[("ordeal", ordeal.into())]);
    for text in [words.plain("welcome"), goal, words.plain("welcome-turn")] {
        page.say(text);
        page.pause();
    }
    let people: Vec<String> =
        (0..table.setup().players).map(|seat| table.person(Seat(seat))).collect();
    let gaps = [("players", table.setup().players.into()), ("people", people.join(", ").into())];
    page.say(words.say("welcome-table", &gaps));
    let promise = table.promise();
    match promise.commitment.filter(|_| promise.verifiable) {
        Some(hash) => page.say(words.say("welcome-fair", &[("hash", hash.into())])),
        None => page.say(words.plain("welcome-seed")),
    }
    page
}

fn go_through(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Left> {
    loop {
        match table.go_on()? {
            Next::Ask(seat) => {
                hand_screen(table, seat, console)?;
                match prompt::decide(table, seat, console)? {
                    Answer::Choose(answers) => table.choose(seat, &answers)?,
                    Answer::TakeBack => {
                        let key = table.undo(seat)?.key();
                        console.say(&table.words().plain(key))?;
                    }
                }
            }
            Next::Nothing(seat) => {
                hand_screen(table, seat, console)?;
                console.say(&table.words().plain("curtain-nothing"))?;
                wait(table.words(), &table.words().plain("press-enter"), console)?;
            }
            Next::Wait | Next::Gather => std::thread::sleep(table.glance().unwrap_or_default()),
            Next::Over => return tell_end(table, console).map_err(Left::from),
        }
    }
}

/// Tells how it all came out.
///
/// # Errors
///
/// If nothing can be written, or the record cannot be kept.
pub(crate) fn tell_end(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Fault> {
    let path = table.file()?;
    // What persons of one table know differs only until now; the first one's memory serves all.
    let seat = table.humans().iter().next().unwrap_or_default();
    let news = table.log_mut(seat).last_news();
    console.print(&told(table.words(), &news))?;
    console.pause()?;
    console.say(&table.words().plain("end-heading"))?;
    for page in ending::tell(table, path.as_deref()) {
        console.pause()?;
        console.print(&page)?;
    }
    Ok(())
}

/// News as a list, what only the listener was told marked.
pub(crate) fn told(words: &Interface, news: &[Told]) -> Page {
    let mut page = Page::default();
    if !news.is_empty() {
        page.pause();
    }
    for told in news {
        page.item(match told.private {
            true => words.say("private", &[("text", told.sentence.as_str().into())]),
            false => told.sentence.clone(),
        });
    }
    page
}

/// Lets a person take the screen, if another had it.
fn hand_screen(table: &mut dyn AtTable, seat: Seat, console: &mut Console<'_>) -> Result<(), Left> {
    if table.needs_curtain(seat) {
        console.clear()?;
        let name = table.person(seat);
        let gaps = [("name", name.clone().into()), ("number", seat.number().into())];
        console.say(&table.words().say("curtain", &gaps))?;
        let ready = table.words().say("curtain-yours", &[("name", name.into())]);
        wait(table.words(), &ready, console)?;
    }
    table.hand_screen(seat);
    Ok(())
}

fn wait(words: &Interface, question: &str, console: &mut Console<'_>) -> Result<(), Left> {
    console.forget_typed()?;
    match console.ask(question)? {
        Some(_) => Ok(()),
        None => {
            console.say(&words.plain("input-ended"))?;
            Err(Left::Quit)
        }
    }
}

/// Asks which of several things is meant, by number; none if the input ends or nothing is wanted.
///
/// # Errors
///
/// If nothing can be read or written.
pub fn pick(
    words: &Interface,
    question: &str,
    count: usize,
    console: &mut Console<'_>,
) -> Result<Option<usize>, Fault> {
    while let Some(answer) = console.ask(question)? {
        match words.meant(&answer).to_lowercase().as_str() {
            "" if count == 1 => return Ok(Some(0)),
            "q" | "quit" | "exit" => return Ok(None),
            typed => match typed.parse::<usize>() {
                Ok(number) if (1..=count).contains(&number) => return Ok(Some(number - 1)),
                _ => {
                    let gaps = [("input", answer.into()), ("last", count.into())];
                    console.say(&words.say("pick-not-understood", &gaps))?;
                }
            },
        }
    }
    console.say(&words.plain("input-ended"))?;
    Ok(None)
}
