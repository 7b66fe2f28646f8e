//! One decision of a person: what happened, what is asked, and everything that can be typed.

use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::{Choice, Seat};

use super::console::{Console, Left};
use super::told;
use crate::ask::{Asked, Eyes};
use crate::at_table::AtTable;
use crate::fault::Fault;
use crate::lookup::look_up;
use crate::page::Page;
use crate::wish::Wish;

/// Rules shown at once.
const RULES: usize = 6;

/// What a person decides.
pub enum Answer {
    /// This option.
    Choose(Choice),
    /// To take back the last choice.
    TakeBack,
}

/// Asks a person until something is decided.
pub fn decide(
    table: &mut dyn AtTable,
    seat: Seat,
    console: &mut Console<'_>,
) -> Result<Answer, Left> {
    let news = table.log_mut(seat).news();
    console.print(&told(table.words(), &news))?;
    let Some(asked) = table.asked(seat) else {
        return Err(Fault::new("this player has nothing to decide").into());
    };
    put_question(&asked, console)?;
    loop {
        let Some(input) = console.ask(&table.words().plain("ask"))? else {
            console.say(&table.words().plain("input-ended"))?;
            return Err(Left::Quit);
        };
        if let Some(answer) = answer(&asked, &input, console)? {
            return Ok(answer);
        }
    }
}

/// Says how things stand, where that matters, and what is asked.
pub fn put_question(asked: &Asked<'_>, console: &mut Console<'_>) -> Result<(), Left> {
    console.pause()?;
    let mut page = Page::default();
    match asked.decision.prompt {
        Prompt::Question(Question::Action { .. }) => {
            asked.situation().briefly(asked.seat, &mut page);
        }
        Prompt::Window(WindowKind::Objectives) => {
            asked.situation().objectives(asked.seat, &mut page);
        }
        _ => {}
    }
    console.print(&page)?;
    Ok(console.print(&options(asked))?)
}

/// The question and its numbered options.
fn options(asked: &Asked<'_>) -> Page {
    let mut page = Page::default();
    page.say(asked.question());
    for (index, option) in asked.options().iter().enumerate() {
        page.hang(&format!("{:>4}  ", index + 1), "      ", option);
    }
    page
}

/// Does what was typed at a decision, unless it decides something.
pub fn answer(
    asked: &Asked<'_>,
    input: &str,
    console: &mut Console<'_>,
) -> Result<Option<Answer>, Left> {
    let words = asked.table.words();
    let page = match &Wish::parse(&words.meant(input)) {
        Wish::Option(number) => match asked.numbered(*number) {
            Some(choice) => return Ok(Some(Answer::Choose(choice))),
            None => no_such(asked, *number),
        },
        Wish::Undo if asked.table.can_undo(asked.seat) || asked.table.has_others() => {
            return Ok(Some(Answer::TakeBack));
        }
        Wish::Undo => said(words.plain("undo-bound")),
        Wish::Again => options(asked),
        Wish::Help => help(asked),
        Wish::ExplainOption(number) => match asked.numbered(*number) {
            Some(option) => asked.explain_option(option),
            None => no_such(asked, *number),
        },
        Wish::Odds(None) => asked.all_odds(),
        Wish::Odds(Some(number)) => match asked.numbered(*number) {
            Some(option) => odds(asked, option),
            None => no_such(asked, *number),
        },
        Wish::Other(input) => match asked.named(input) {
            Some(choice) => return Ok(Some(Answer::Choose(choice))),
            None => {
                let last = asked.decision.options.len();
                let gaps = [("input", input.as_str().into()), ("last", last.into())];
                said(words.say("not-understood", &gaps))
            }
        },
        wish => seen(asked, wish, console)?,
    };
    console.print(&page)?;
    Ok(None)
}

/// Does what was typed while others decide.
pub fn look(eyes: &Eyes<'_>, input: &str, console: &mut Console<'_>) -> Result<(), Left> {
    let words = eyes.table.words();
    let page = match &Wish::parse(&words.meant(input)) {
        Wish::Undo => return Ok(()),
        Wish::Help => {
            let mut page = said(words.plain("join-not-asked"));
            commands(eyes, &mut page);
            page
        }
        Wish::Option(_) | Wish::Again | Wish::ExplainOption(_) | Wish::Odds(_) => {
            said(waiting(eyes))
        }
        Wish::Other(input) => {
            let gaps = [("input", input.as_str().into())];
            said(words.say("join-not-understood", &gaps))
        }
        wish => seen(eyes, wish, console)?,
    };
    Ok(console.print(&page)?)
}

/// What can be looked at, whoever decides.
fn seen(eyes: &Eyes<'_>, wish: &Wish, console: &mut Console<'_>) -> Result<Page, Left> {
    let words = eyes.table.words();
    let mut page = Page::default();
    match wish {
        Wish::Situation => eyes.situation().tell(&mut page),
        Wish::Hand => eyes.situation().possessions(eyes.seat, &mut page),
        Wish::Objectives => eyes.situation().objectives(eyes.seat, &mut page),
        Wish::Map => eyes.situation().map(&mut page),
        Wish::Explain(word) => page = eyes.explain_word(word),
        Wish::Why(word) => page = eyes.why(word),
        Wish::Rules(wanted) => page = look_up(wanted, RULES, words).page,
        Wish::Log => page = eyes.log(),
        Wish::Save => page.say(eyes.table.kept()),
        Wish::Quit => {
            console.say(&eyes.table.farewell())?;
            return Err(Left::Quit);
        }
        // Everything else belongs to a decision.
        _ => {}
    }
    Ok(page)
}

/// That nothing is asked, and who is waited for.
fn waiting(eyes: &Eyes<'_>) -> String {
    let words = eyes.table.words();
    let seats = eyes.view.waiting.seats.iter();
    let people: Vec<String> = seats.map(|seat| eyes.table.voice().name(seat, &eyes.cast)).collect();
    let said = words.plain("join-not-asked");
    match people.is_empty() {
        true => said,
        false => {
            let gaps = [("people", people.join(", ").into())];
            format!("{said} {}", words.say("waiting-for", &gaps))
        }
    }
}

fn said(text: String) -> Page {
    let mut page = Page::default();
    page.say(text);
    page
}

fn no_such(asked: &Asked<'_>, number: usize) -> Page {
    let last = asked.decision.options.len();
    let gaps = [("number", number.into()), ("last", last.into())];
    said(asked.table.words().say("no-such-option", &gaps))
}

fn odds(asked: &Asked<'_>, option: Choice) -> Page {
    let mut page = Page::default();
    for odds in asked.odds(option) {
        page.say(odds);
    }
    if page.is_empty() {
        page.say(asked.table.words().plain("odds-none"));
    }
    page
}

fn help(asked: &Asked<'_>) -> Page {
    let words = asked.table.words();
    let mut page = options(asked);
    page.say(words.plain("help-options"));
    commands(asked, &mut page);
    page
}

/// Everything that can be typed.
fn commands(eyes: &Eyes<'_>, page: &mut Page) {
    let words = eyes.table.words();
    for line in words.plain("help-list").lines() {
        page.line(line);
    }
    if eyes.table.has_others() {
        for line in words.plain("help-others").lines() {
            page.line(line);
        }
    }
}
