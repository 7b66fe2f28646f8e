//! One decision of a person: what happened, what is asked, and everything that can be typed.

use std::io::Write;

use derelict_content::BasicId;
use derelict_engine::choice::Source;
use derelict_engine::frame::{Question, WindowKind};
use derelict_engine::offer::{Objection, Prompt};
use derelict_engine::view::{CardName, OwnDecision, View, Viewer};
use derelict_engine::{Choice, Seat};
use derelict_text::Noun;

use super::console::{Console, Left};
use super::session::Session;
use crate::fault::Fault;
use crate::page;
use crate::rules;
use crate::situation::{Situation, capital, sentence};

/// Rules shown at once.
const RULES: usize = 6;
/// Things explained at once.
const THINGS: usize = 5;

/// What a person decides.
pub enum Answer {
    /// This option.
    Choose(Choice),
    /// To take back the last choice.
    TakeBack,
}

/// Asks a person until something is decided.
pub fn decide(
    session: &mut Session<'_>,
    seat: Seat,
    console: &mut Console<'_>,
) -> Result<Answer, Left> {
    let news = session.news(seat);
    if !news.is_empty() {
        console.pause()?;
    }
    for sentence in news {
        page::hang(console.out, "- ", "  ", &sentence)?;
    }
    let view = session.game().view(Viewer::Seat(seat));
    let Some(decision) = view.decision.clone() else {
        return Err(Fault::new("this player has nothing to decide").into());
    };
    let asked = Asked { session, seat, view: &view, decision: &decision };
    console.pause()?;
    match decision.prompt {
        Prompt::Question(Question::Action { .. }) => {
            asked.situation().briefly(seat, console.out)?;
        }
        Prompt::Window(WindowKind::Objectives) => {
            asked.situation().objectives(seat, console.out)?;
        }
        _ => {}
    }
    asked.options(console.out)?;
    loop {
        let Some(input) = console.ask(&session.words.plain("ask"))? else {
            console.say(&session.words.plain("input-ended"))?;
            return Err(Left::Quit);
        };
        if let Some(answer) = asked.answer(&input, console)? {
            return Ok(answer);
        }
    }
}

/// A decision and the person who makes it.
struct Asked<'a, 'w> {
    session: &'a Session<'w>,
    seat: Seat,
    view: &'a View,
    decision: &'a OwnDecision,
}

impl Asked<'_, '_> {
    fn situation(&self) -> Situation<'_> {
        let Session { voice, words, .. } = self.session;
        Situation::new(self.view, voice, words, self.session.book())
    }

    fn options(&self, out: &mut dyn Write) -> Result<(), Fault> {
        let (voice, cast) = (&self.session.voice, self.situation().cast);
        let OwnDecision { prompt, options, .. } = self.decision;
        page::say(out, &voice.prompt(prompt, options, &cast))?;
        for (index, option) in options.iter().enumerate() {
            let mark = format!("{:>4}  ", index + 1);
            page::hang(out, &mark, "      ", &voice.choice(*option, prompt, &cast))?;
        }
        Ok(())
    }

    /// Does what was typed, unless it decides something.
    fn answer(&self, input: &str, console: &mut Console<'_>) -> Result<Option<Answer>, Left> {
        let words = self.session.words;
        let options = &self.decision.options;
        let last = options.len();
        if let Ok(number) = input.parse::<usize>() {
            let chosen = number.checked_sub(1).and_then(|index| options.get(index));
            if chosen.is_none() {
                let gaps = [("number", number.into()), ("last", last.into())];
                console.say(&words.say("no-such-option", &gaps))?;
            }
            return Ok(chosen.copied().map(Answer::Choose));
        }
        let names = &self.session.book().names;
        if let Some(option) = options.iter().find(|option| option.code(names) == input) {
            return Ok(Some(Answer::Choose(*option)));
        }
        let (command, rest) = match input.strip_prefix('?') {
            Some(rest) => ("?", rest.trim()),
            None => input.split_once(' ').map_or((input, ""), |(verb, rest)| (verb, rest.trim())),
        };
        let out = &mut *console.out;
        match command.to_lowercase().as_str() {
            "" => self.options(out)?,
            "?" | "help" => self.help(rest, out)?,
            "s" | "situation" => self.situation().tell(out)?,
            "h" | "hand" => self.situation().possessions(self.seat, out)?,
            "o" | "objectives" => self.situation().objectives(self.seat, out)?,
            "m" | "map" => self.situation().map(out)?,
            "why" => self.why(rest, out)?,
            "rules" => {
                rules::look_up(rest, RULES, out)?;
            }
            "log" => self.log(out)?,
            "u" | "undo" => {
                if self.session.game().undo_point(self.seat) > 0 {
                    return Ok(Some(Answer::TakeBack));
                }
                console.say(&words.plain("undo-bound"))?;
            }
            "save" => {
                let path = self.session.place().display().to_string();
                console.say(&words.say("save-where", &[("path", path.into())]))?;
            }
            "q" | "quit" | "exit" => {
                console.say(&words.plain("quit-kept"))?;
                return Err(Left::Quit);
            }
            _ => {
                let gaps = [("input", input.into()), ("last", last.into())];
                console.say(&words.say("not-understood", &gaps))?;
            }
        }
        Ok(None)
    }

    fn help(&self, about: &str, out: &mut dyn Write) -> Result<(), Fault> {
        let words = self.session.words;
        if about.is_empty() {
            self.options(out)?;
            page::say(out, &words.plain("help-options"))?;
            for line in words.plain("help-list").lines() {
                page::hang(out, "  ", "      ", line)?;
            }
            return Ok(());
        }
        if let Ok(number) = about.parse::<usize>() {
            let option = number.checked_sub(1).and_then(|index| self.decision.options.get(index));
            return match option {
                Some(option) => self.explain_option(*option, out),
                None => {
                    let last = self.decision.options.len();
                    let gaps = [("number", number.into()), ("last", last.into())];
                    Ok(page::say(out, &words.say("no-such-option", &gaps))?)
                }
            };
        }
        self.explain_word(about, out)
    }

    fn explain_option(&self, option: Choice, out: &mut dyn Write) -> Result<(), Fault> {
        let (voice, cast) = (&self.session.voice, self.situation().cast);
        let prompt = &self.decision.prompt;
        page::say(out, &voice.choice(option, prompt, &cast))?;
        let text = voice.explain_choice(option, prompt, &cast);
        let text = text.unwrap_or_else(|| self.session.words.plain("nothing-more"));
        Ok(page::hang(out, "  ", "  ", &text)?)
    }

    fn explain_word(&self, word: &str, out: &mut dyn Write) -> Result<(), Fault> {
        let (voice, cast) = (&self.session.voice, self.situation().cast);
        let mut told: Vec<String> = Vec::new();
        for noun in self.things() {
            let name = voice.name(noun, &cast);
            if !contains(&name, word) || told.contains(&name) || told.len() >= THINGS {
                continue;
            }
            let text = voice.explain(noun);
            let text = text.unwrap_or_else(|| self.session.words.plain("nothing-more"));
            page::hang(out, "  ", "      ", &format!("{} {text}", sentence(&name)))?;
            told.push(name);
        }
        if told.is_empty() {
            page::say(out, &self.session.words.say("unknown-thing", &[("word", word.into())]))?;
        }
        Ok(())
    }

    /// Everything in sight that has an explanation.
    fn things(&self) -> Vec<Noun> {
        let mut things = Vec::new();
        if let Some(own) = self.view.players.get(&self.seat) {
            things.extend(own.hand.iter().flatten().map(|CardName(face)| Noun::from(*face)));
            things.extend(own.inventory.iter().flatten().map(|item| Noun::from(*item)));
            things.extend(own.quests.iter().map(|item| Noun::from(*item)));
        }
        for player in self.view.players.values() {
            things.extend(player.hands.iter().map(|held| Noun::from(held.thing.0)));
            things
                .extend(player.serious.iter().filter_map(|wounded| wounded.wound).map(Noun::from));
            things.extend(player.character.map(Noun::from));
        }
        let basics = self.session.book().catalog.basics.len();
        things.extend((0..basics).map(|index| Noun::from(BasicId(index as u8))));
        things.extend(self.view.rooms.values().filter_map(|room| room.tile).map(Noun::from));
        for option in &self.decision.options {
            match option {
                Choice::Character(character) => things.push((*character).into()),
                Choice::Item(item) => things.push((*item).into()),
                _ => {}
            }
        }
        things
    }

    /// What cannot be done now, and why not.
    fn why(&self, word: &str, out: &mut dyn Write) -> Result<(), Fault> {
        let (voice, words) = (&self.session.voice, self.session.words);
        let cast = self.situation().cast;
        let look = self.session.game().look();
        let mut seen: Vec<(Source, String)> = Vec::new();
        if word.is_empty() {
            page::say(out, &format!("{}:", words.plain("heading-why")))?;
        }
        for (source, section) in look.candidates(self.seat) {
            let name = capital(&voice.name(Noun::Action(self.seat, source), &cast));
            if !contains(&name, word) {
                continue;
            }
            let option = Choice::Act(source, section);
            let offered = self.decision.options.iter().position(|other| *other == option);
            let line = match offered {
                Some(_) if word.is_empty() => continue,
                Some(index) => words.say(
                    "why-possible",
                    &[("action", name.into()), ("number", (index + 1).into())],
                ),
                None => {
                    let mut objections = Vec::new();
                    look.objections(self.seat, source, section, &mut objections);
                    let reasons = self.reasons(&objections);
                    words.say("why-not", &[("action", name.into()), ("reasons", reasons.into())])
                }
            };
            if !seen.contains(&(source, line.clone())) {
                page::hang(out, "  ", "      ", &line)?;
                seen.push((source, line));
            }
        }
        if seen.is_empty() {
            page::say(
                out,
                &match word {
                    "" => words.plain("why-all"),
                    _ => words.say("why-nothing", &[("word", word.into())]),
                },
            )?;
        }
        Ok(())
    }

    fn reasons(&self, objections: &[Objection]) -> String {
        if objections.is_empty() {
            return self.session.words.plain("why-not-asked");
        }
        let reasons = objections.iter().map(|objection| {
            let reason = self.session.voice.objection(objection);
            let gaps = [("reason", reason.into()), ("rule", objection.rule.0.into())];
            self.session.words.say("why-rule", &gaps)
        });
        reasons.collect::<Vec<_>>().join(" ")
    }

    fn log(&self, out: &mut dyn Write) -> Result<(), Fault> {
        let words = self.session.words;
        let log = self.session.log(self.seat);
        if log.lines.is_empty() {
            return Ok(page::say(out, &words.plain("log-empty"))?);
        }
        writeln!(out, "{}:", words.plain("heading-log"))?;
        for told in &log.lines {
            let gaps = [("sentence", told.sentence.as_str().into()), ("rule", told.rule.into())];
            page::hang(out, "- ", "  ", &words.say("log-line", &gaps))?;
        }
        Ok(())
    }
}

fn contains(text: &str, word: &str) -> bool {
    text.to_lowercase().contains(&word.to_lowercase())
}
