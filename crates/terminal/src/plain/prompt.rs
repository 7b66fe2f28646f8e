//! One decision of a person: what happened, what is asked, and everything that can be typed.

use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::{Choice, Seat};

use super::console::{Console, Left};
use super::told;
use crate::ask::Asked;
use crate::fault::Fault;
use crate::lookup::look_up;
use crate::page::Page;
use crate::table::Table;
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
pub fn decide(table: &mut Table, seat: Seat, console: &mut Console<'_>) -> Result<Answer, Left> {
    let news = table.log_mut(seat).news();
    console.print(&told(&table.words, &news))?;
    let Some(asked) = table.asked(seat) else {
        return Err(Fault::new("this player has nothing to decide").into());
    };
    console.pause()?;
    let mut page = Page::default();
    match asked.decision.prompt {
        Prompt::Question(Question::Action { .. }) => asked.situation().briefly(seat, &mut page),
        Prompt::Window(WindowKind::Objectives) => asked.situation().objectives(seat, &mut page),
        _ => {}
    }
    console.print(&page)?;
    console.print(&options(&asked))?;
    loop {
        let Some(input) = console.ask(&table.words.plain("ask"))? else {
            console.say(&table.words.plain("input-ended"))?;
            return Err(Left::Quit);
        };
        if let Some(answer) = answer(&asked, &input, console)? {
            return Ok(answer);
        }
    }
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

/// Does what was typed, unless it decides something.
fn answer(
    asked: &Asked<'_>,
    input: &str,
    console: &mut Console<'_>,
) -> Result<Option<Answer>, Left> {
    let words = &asked.table.words;
    let wish = Wish::parse(input);
    let page = match &wish {
        Wish::Option(number) => match asked.numbered(*number) {
            Some(choice) => return Ok(Some(Answer::Choose(choice))),
            None => no_such(asked, *number),
        },
        Wish::Undo if asked.table.can_undo(asked.seat) => return Ok(Some(Answer::TakeBack)),
        Wish::Undo => said(words.plain("undo-bound")),
        Wish::Again => options(asked),
        Wish::Help => help(asked),
        Wish::ExplainOption(number) => match asked.numbered(*number) {
            Some(option) => asked.explain_option(option),
            None => no_such(asked, *number),
        },
        Wish::Explain(word) => asked.explain_word(word),
        Wish::Odds(None) => asked.all_odds(),
        Wish::Odds(Some(number)) => match asked.numbered(*number) {
            Some(option) => odds(asked, option),
            None => no_such(asked, *number),
        },
        Wish::Situation => {
            let mut page = Page::default();
            asked.situation().tell(&mut page);
            page
        }
        Wish::Hand => {
            let mut page = Page::default();
            asked.situation().possessions(asked.seat, &mut page);
            page
        }
        Wish::Objectives => {
            let mut page = Page::default();
            asked.situation().objectives(asked.seat, &mut page);
            page
        }
        Wish::Map => {
            let mut page = Page::default();
            asked.situation().map(&mut page);
            page
        }
        Wish::Why(word) => asked.why(word),
        Wish::Rules(wanted) => look_up(wanted, RULES, words).page,
        Wish::Log => asked.log(),
        Wish::Save => {
            let path = asked.table.path().display().to_string();
            said(words.say("save-where", &[("path", path.into())]))
        }
        Wish::Quit => {
            console.say(&words.plain("quit-kept"))?;
            return Err(Left::Quit);
        }
        Wish::Other(input) => match asked.named(input) {
            Some(choice) => return Ok(Some(Answer::Choose(choice))),
            None => {
                let last = asked.decision.options.len();
                let gaps = [("input", input.as_str().into()), ("last", last.into())];
                said(words.say("not-understood", &gaps))
            }
        },
    };
    console.print(&page)?;
    Ok(None)
}

fn said(text: String) -> Page {
    let mut page = Page::default();
    page.say(text);
    page
}

fn no_such(asked: &Asked<'_>, number: usize) -> Page {
    let last = asked.decision.options.len();
    let gaps = [("number", number.into()), ("last", last.into())];
    said(asked.table.words.say("no-such-option", &gaps))
}

fn odds(asked: &Asked<'_>, option: Choice) -> Page {
    let mut page = Page::default();
    for odds in asked.odds(option) {
        page.say(odds);
    }
    if page.is_empty() {
        page.say(asked.table.words.plain("odds-none"));
    }
    page
}

fn help(asked: &Asked<'_>) -> Page {
    let words = &asked.table.words;
    let mut page = options(asked);
    page.say(words.plain("help-options"));
    for line in words.plain("help-list").lines() {
        page.line(line);
    }
    page
}
