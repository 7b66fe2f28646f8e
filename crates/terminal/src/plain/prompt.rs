//! One decision of a person: what happened, what is asked, and everything that can be typed.

use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::{Choice, Seat};

use super::console::{Console, Left};
use super::told;
use crate::ask::{Asked, Eyes, group_name};
use crate::at_table::AtTable;
use crate::fault::Fault;
use crate::gravity::{Looker, gravest};
use crate::lookup::look_up;
use crate::page::Page;
use crate::wish::Wish;

/// Rules shown at once.
const RULES: usize = 6;

/// News so near the question that they need not be told again.
const NEAR: usize = 3;

/// What a person decides.
pub enum Answer {
    /// These options, together.
    Choose(Vec<Choice>),
    /// To take back the last choice.
    TakeBack,
}

/// What a person has said so far at a decision that takes more than one word.
#[derive(Debug, Default)]
pub struct Draft {
    /// The places of the options picked.
    picked: Vec<usize>,
    /// An option that was warned of and is not confirmed yet.
    warned: Option<Choice>,
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
    let looker = Looker::of(asked.table.book(), &asked.view, seat);
    if let Some(at) = gravest(&news, &looker).filter(|at| news.len() - at > NEAR) {
        let gaps = [("text", news[at].sentence.as_str().into())];
        console.say(&table.words().say("news-gravest", &gaps))?;
    }
    put_question(&asked, console)?;
    let mut draft = Draft::default();
    console.forget_typed()?;
    loop {
        let Some(input) = console.ask(&table.words().plain("ask"))? else {
            console.say(&table.words().plain("input-ended"))?;
            return Err(Left::Quit);
        };
        if let Some(answer) = answer(&asked, &mut draft, &input, console)? {
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
    let mut group = None;
    for (index, option) in asked.options().iter().enumerate() {
        let own = asked.group(asked.decision.options[index]);
        if own != group {
            group = own;
            let name = group.map(|group| asked.table.words().plain(group_name(group)));
            page.line(name.unwrap_or_default());
        }
        page.hang(&format!("{:>4}  ", index + 1), "      ", option);
    }
    if let Some(hint) = asked.together_hint() {
        page.say(hint);
    }
    page
}

/// The places of the options that may still be picked.
fn open_places(asked: &Asked<'_>, picked: &[usize]) -> Vec<usize> {
    (0..asked.answers).filter(|place| asked.may_pick(picked, *place)).collect()
}

/// Takes an option, after a word of warning where there is one to say.
fn choose(asked: &Asked<'_>, draft: &mut Draft, choice: Choice) -> Result<Answer, Page> {
    match asked.caution(choice) {
        Some(warning) => {
            draft.warned = Some(choice);
            let mut page = said(warning);
            page.say(asked.table.words().plain("warn-confirm"));
            Err(page)
        }
        None => Ok(Answer::Choose(vec![choice])),
    }
}

/// Picks options by their numbers, until as many are picked as are due.
fn pick(asked: &Asked<'_>, draft: &mut Draft, numbers: &[usize]) -> Result<Answer, Page> {
    let Some(due) = asked.due() else {
        return Err(said(asked.table.words().plain("picks-one")));
    };
    if due.forced {
        let copies = due.copies.iter().enumerate();
        draft.picked =
            copies.flat_map(|(at, copies)| std::iter::repeat_n(at, (*copies).into())).collect();
    } else {
        // What is picked already is left out of the list, and its numbers with it.
        let left = open_places(asked, &draft.picked);
        for number in numbers {
            let Some(place) = number.checked_sub(1).and_then(|at| left.get(at)).copied() else {
                return Err(no_such(asked, *number));
            };
            if !asked.may_pick(&draft.picked, place) {
                draft.picked.clear();
                return Err(said(asked.table.words().plain("picks-twice")));
            }
            draft.picked.push(place);
        }
    }
    // Where any number may be picked, the line says which.
    match asked.together(&draft.picked) {
        Ok(answers) => Ok(Answer::Choose(answers)),
        Err(why) => {
            let whole = due.picks.is_some_and(|picks| draft.picked.len() < picks.into());
            if !whole {
                draft.picked.clear();
            }
            let mut page = said(why);
            for (index, place) in open_places(asked, &draft.picked).into_iter().enumerate() {
                let option = asked.option(asked.decision.options[place]);
                page.hang(&format!("{:>4}  ", index + 1), "      ", option);
            }
            Err(page)
        }
    }
}

/// Does what was typed at a decision, unless it decides something.
pub fn answer(
    asked: &Asked<'_>,
    draft: &mut Draft,
    input: &str,
    console: &mut Console<'_>,
) -> Result<Option<Answer>, Left> {
    let words = asked.table.words();
    let typed = words.meant(input);
    if let Some(choice) = draft.warned.take()
        && matches!(typed.to_lowercase().as_str(), "y" | "yes")
    {
        return Ok(Some(Answer::Choose(vec![choice])));
    }
    let taken = |taken: Result<Answer, Page>| match taken {
        Ok(answer) => (Some(answer), Page::default()),
        Err(page) => (None, page),
    };
    let wish = Wish::parse(&typed);
    let forced = asked.due().is_some_and(|due| due.forced);
    let (answer, page) = match &wish {
        Wish::Again if forced => taken(pick(asked, draft, &[])),
        Wish::Option(number) if asked.due().is_some() => taken(pick(asked, draft, &[*number])),
        Wish::Options(numbers) => taken(pick(asked, draft, numbers)),
        Wish::Option(number) => match asked.chosen(*number).as_deref() {
            Some([choice]) => taken(choose(asked, draft, *choice)),
            Some(answers) => (Some(Answer::Choose(answers.to_vec())), Page::default()),
            None => (None, no_such(asked, *number)),
        },
        Wish::Other(input) => match asked.named(input) {
            Some(choice) => taken(choose(asked, draft, choice)),
            None => (None, look_at(asked, &wish, console)?),
        },
        Wish::Undo if asked.table.can_undo(asked.seat) || asked.table.has_others() => {
            (Some(Answer::TakeBack), Page::default())
        }
        wish => (None, look_at(asked, wish, console)?),
    };
    console.print(&page)?;
    if draft.warned.is_some() {
        console.forget_typed()?;
    }
    Ok(answer)
}

/// What was typed at a decision without deciding anything.
fn look_at(asked: &Asked<'_>, wish: &Wish, console: &mut Console<'_>) -> Result<Page, Left> {
    let words = asked.table.words();
    Ok(match wish {
        Wish::Undo => said(words.plain("undo-bound")),
        Wish::Again => options(asked),
        Wish::Help => help(asked),
        Wish::ExplainOption(number) => match asked.numbered(*number) {
            Some(option) => asked.explain_option(option),
            None => no_such(asked, *number),
        },
        Wish::Odds(None) => asked.all_odds(),
        Wish::Odds(Some(number)) => match asked.numbered(*number) {
            Some(option) => asked.odds_of(option),
            None => no_such(asked, *number),
        },
        Wish::Other(input) => {
            let last = asked.decision.options.len();
            let gaps = [("input", input.as_str().into()), ("last", last.into())];
            said(words.say("not-understood", &gaps))
        }
        wish => seen(asked, wish, console)?,
    })
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
        Wish::Option(_)
        | Wish::Options(_)
        | Wish::Again
        | Wish::ExplainOption(_)
        | Wish::Odds(_) => said(waiting(eyes)),
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
