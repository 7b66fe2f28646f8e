//! One decision of a person, and everything they may want to know about it.

use std::ops::Deref;

use derelict_bots::spare;
use derelict_content::BasicId;
use derelict_engine::due::Due;
use derelict_engine::frame::Question;
use derelict_engine::group::{Group, key};
use derelict_engine::offer::{Objection, Prompt};
use derelict_engine::reason::Reason;
use derelict_engine::view::{CardName, OwnDecision, View};
use derelict_engine::why::Wish as Wanted;
use derelict_engine::{Choice, Opportunity, Seat};
use derelict_text::{Cast, Noun};

use crate::at_table::AtTable;
use crate::page::Page;
use crate::situation::{Situation, capital, sentence};

/// Things explained at once.
const THINGS: usize = 5;

/// A person and what they see.
pub struct Eyes<'t> {
    pub table: &'t dyn AtTable,
    pub seat: Seat,
    pub view: View,
    pub cast: Cast,
}

/// A decision and the person who makes it, with what stands open to them beside it.
pub struct Asked<'t> {
    pub eyes: Eyes<'t>,
    pub decision: OwnDecision,
    /// So many of the options answer the decision; the others stand open.
    pub answers: usize,
    /// What stands open, to this person and then to others who share the screen.
    pub open: Vec<Opportunity>,
}

impl<'t> Deref for Asked<'t> {
    type Target = Eyes<'t>;

    fn deref(&self) -> &Eyes<'t> {
        &self.eyes
    }
}

impl Asked<'_> {
    /// What is asked.
    pub fn question(&self) -> String {
        let OwnDecision { prompt, options, .. } = &self.decision;
        self.table.voice().prompt(prompt, &options[..self.answers], &self.cast)
    }

    /// What an option says.
    pub fn option(&self, option: Choice) -> String {
        let said = self.table.voice().choice(option, &self.decision.prompt, &self.cast);
        match option {
            Choice::Corridor(corridor)
                if self.view.corridors.get(&corridor).is_some_and(|there| there.noise) =>
            {
                self.table.words().say("option-noise", &[("option", said.into())])
            }
            Choice::Seize(_) => self.table.words().say("option-open", &[("option", said.into())]),
            _ => said,
        }
    }

    /// What all options say.
    pub fn options(&self) -> Vec<String> {
        (0..self.decision.options.len()).map(|place| self.label(place)).collect()
    }

    /// What the option at a place says, and for whom it is if somebody else may do it.
    pub fn label(&self, place: usize) -> String {
        let option = self.decision.options[place];
        let Some(other) = self.other(place) else { return self.option(option) };
        let voice = self.table.voice();
        let who = voice.name(other, &self.cast);
        let said = voice.choice(option, &self.decision.prompt, &self.cast);
        let gaps = [("option", said.into()), ("who", who.into())];
        self.table.words().say("option-open-other", &gaps)
    }

    /// Who else seizes what the option at a place offers.
    pub fn other(&self, place: usize) -> Option<Seat> {
        let open = self.open.get(place.checked_sub(self.answers)?)?;
        open.seat.filter(|seat| *seat != self.seat)
    }

    /// The answers that the option with this number, counted from 1, stands for.
    pub fn chosen(&self, number: usize) -> Option<Vec<Choice>> {
        let choice = self.numbered(number)?;
        let other = self.other(number - 1).map(Choice::Seat);
        Some(std::iter::once(choice).chain(other).collect())
    }

    /// The group an option stands in, where a person is asked what to do.
    pub fn group(&self, option: Choice) -> Option<Group> {
        Group::of(self.table.book(), &self.decision.prompt, option)
    }

    /// The key that is an option's own all game long.
    pub fn key(&self, option: Choice) -> Option<char> {
        let character = self.view.players.get(&self.seat).and_then(|own| own.character);
        key(self.table.book(), &self.decision.prompt, option, character)
    }

    /// What is said before an option that loses something, or that does more than it says.
    pub fn warning(&self, option: Choice) -> Option<String> {
        let foreseen = self.table.foresee(self.seat, option);
        self.table.voice().warning(option, &self.decision.prompt, &foreseen, &self.cast)
    }

    /// How many cards an option pays without a further question, there being no choice among them.
    pub fn pays_at_once(&self, option: Choice) -> Option<u8> {
        Some(self.table.foresee(self.seat, option).paid).filter(|paid| *paid > 0)
    }

    /// What a person is asked about once more: an option they are warned of, or one that is paid for
    /// and done as soon as it is named.
    pub fn caution(&self, option: Choice) -> Option<String> {
        self.warning(option).or_else(|| {
            let count = self.pays_at_once(option)?;
            Some(self.table.words().say("warn-pays", &[("count", count.into())]))
        })
    }

    /// The equal picks that make one answer, where several do.
    pub fn due(&self) -> Option<&Due> {
        self.decision.due.as_ref().filter(|due| due.is_several())
    }

    /// The places of the options to pay with that would be missed least, or of all there are.
    pub fn suggested(&self) -> Vec<usize> {
        let place = |choice: Choice| self.decision.options.iter().position(|it| *it == choice);
        spare(self.table.book(), &self.view).into_iter().filter_map(place).collect()
    }

    /// The answers that the options at these places make together; why not, if they do not.
    pub fn together(&self, picked: &[usize]) -> Result<Vec<Choice>, String> {
        let words = self.table.words();
        let option = |place: &usize| self.decision.options.get(*place).copied();
        let mut answers: Vec<Choice> = picked.iter().filter_map(option).collect();
        let Some(due) = self.due() else { return Ok(answers) };
        match due.picks {
            Some(picks) if usize::from(picks) != answers.len() => {
                let gaps = [("due", picks.into()), ("picked", answers.len().into())];
                Err(words.say("picks-due", &gaps))
            }
            Some(_) => Ok(answers),
            None => {
                answers.retain(|answer| *answer != Choice::Done);
                answers.push(Choice::Done);
                Ok(answers)
            }
        }
    }

    /// Whether the option at a place may be picked once more.
    pub fn may_pick(&self, picked: &[usize], place: usize) -> bool {
        let copies = self.due().and_then(|due| due.copies.get(place)).copied().unwrap_or(1);
        picked.iter().filter(|other| **other == place).count() < usize::from(copies)
    }

    /// What is asked of somebody who names several things at once.
    pub fn together_hint(&self) -> Option<String> {
        let due = self.due()?;
        let words = self.table.words();
        Some(match due.picks {
            Some(picks) if due.forced => words.say("picks-forced", &[("due", picks.into())]),
            Some(picks) => words.say("picks-due", &[("due", picks.into()), ("picked", 0.into())]),
            None => words.plain("picks-any"),
        })
    }

    /// The option with this number, counted from 1.
    pub fn numbered(&self, number: usize) -> Option<Choice> {
        number.checked_sub(1).and_then(|index| self.decision.options.get(index)).copied()
    }

    /// The option with this stable name.
    pub fn named(&self, name: &str) -> Option<Choice> {
        let names = &self.table.book().names;
        self.decision.options.iter().copied().find(|option| option.code(names) == name)
    }

    /// What an option does, if there is more to say than it says itself.
    pub fn explanation(&self, option: Choice) -> Option<String> {
        self.table.voice().explain_choice(option, &self.decision.prompt, &self.cast)
    }

    /// What may come of an option, where it is a risk and the table allows asking.
    pub fn odds(&self, option: Choice) -> Vec<String> {
        let told = self.odds_at(&self.decision, &self.view, option);
        if !told.is_empty() || self.group(option).is_none() {
            return told;
        }
        // Where it is not said yet at whom or where to, each target has odds of its own.
        let Some(view) = self.table.after(self.seat, option) else { return told };
        let Some(next) = view.decision.clone() else { return told };
        if !matches!(next.prompt, Prompt::Question(Question::Target { .. })) {
            return told;
        }
        let cast = self.table.voice().cast(&view);
        let each = next.options.iter().flat_map(|target| {
            let name = self.table.voice().choice(*target, &next.prompt, &cast);
            let odds = self.odds_at(&next, &view, *target);
            odds.into_iter().map(move |odds| format!("{name}: {odds}"))
        });
        each.collect()
    }

    fn odds_at(&self, decision: &OwnDecision, view: &View, option: Choice) -> Vec<String> {
        let risks = decision.risks(self.table.book(), view, option);
        let known = risks.into_iter().filter_map(|risk| self.table.odds(self.seat, risk));
        known.map(|odds| self.table.voice().odds(&odds, &self.cast)).collect()
    }

    /// What may come of an option, or that nothing of it is left to chance.
    pub fn odds_of(&self, option: Choice) -> Page {
        let mut page = Page::default();
        for odds in self.odds(option) {
            page.say(odds);
        }
        if page.is_empty() {
            page.say(self.no_odds());
        }
        page
    }

    fn no_odds(&self) -> String {
        self.table.words().plain(match self.table.setup().options.odds {
            true => "odds-none",
            false => "odds-off",
        })
    }

    /// An option with what it does and what may come of it.
    pub fn explain_option(&self, option: Choice) -> Page {
        let mut page = Page::default();
        page.say(self.option(option));
        let text = self.explanation(option);
        let odds = self.odds(option);
        if text.is_none() && odds.is_empty() {
            page.hang("  ", "  ", self.table.words().plain("nothing-more"));
        }
        for sentence in text.iter().chain(&odds) {
            page.hang("  ", "  ", sentence);
        }
        page
    }

    /// What may come of every option that is a risk.
    pub fn all_odds(&self) -> Page {
        let mut page = Page::default();
        for (index, option) in self.decision.options.iter().enumerate() {
            for odds in self.odds(*option) {
                page.hang(&format!("{:>4}  ", index + 1), "      ", self.option(*option));
                page.hang("      ", "      ", odds);
            }
        }
        if page.is_empty() {
            page.say(self.no_odds());
        }
        page
    }
}

impl Eyes<'_> {
    /// What stands open to the person, asked or not.
    pub fn open(&self) -> impl Iterator<Item = Opportunity> {
        let open = self.view.opportunities.iter().copied();
        open.filter(|open| open.seat == Some(self.seat))
    }

    pub fn situation(&self) -> Situation<'_> {
        Situation::new(&self.view, self.table.voice(), self.table.words(), self.table.book())
    }

    /// What things in sight do whose names contain a word.
    pub fn explain_word(&self, word: &str) -> Page {
        let (voice, words) = (self.table.voice(), self.table.words());
        let mut page = Page::default();
        let mut told: Vec<String> = Vec::new();
        for noun in self.things() {
            let name = voice.name(noun, &self.cast);
            if !contains(&name, word) || told.contains(&name) || told.len() >= THINGS {
                continue;
            }
            let text = voice.explain(noun).unwrap_or_else(|| words.plain("nothing-more"));
            page.line(format!("{} {text}", sentence(&name)));
            told.push(name);
        }
        if told.is_empty() {
            page.say(words.say("unknown-thing", &[("word", word.into())]));
        }
        page
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
        let basics = self.table.book().catalog.basics.len();
        things.extend((0..basics).map(|index| Noun::from(BasicId(index as u8))));
        things.extend(self.view.rooms.values().filter_map(|room| room.tile).map(Noun::from));
        things.extend(self.table.book().catalog.kind_ids().map(Noun::from));
        for option in self.view.decision.iter().flat_map(|asked| &asked.options) {
            match option {
                Choice::Character(character) => things.push((*character).into()),
                Choice::Item(item) => things.push((*item).into()),
                _ => {}
            }
        }
        things
    }

    /// What cannot be done now and why not; of one action, also whether it can.
    pub fn why(&self, word: &str) -> Page {
        let words = self.table.words();
        let mut page = Page::default();
        if word.is_empty() {
            page.heading(&words.plain("heading-why"));
        }
        let mut lines: Vec<String> = Vec::new();
        if !word.is_empty() {
            let asked = self.table.asked(self.seat);
            let options = asked.map(|asked| asked.options()).unwrap_or_default();
            for (index, option) in options.into_iter().enumerate() {
                if contains(&option, word) {
                    let number = ("number", (index + 1).into());
                    lines.push(words.say("why-possible", &[("action", option.into()), number]));
                }
            }
        }
        let not_now = self.table.why_not(self.seat);
        // Said once instead of with everything.
        let first = not_now.iter().flat_map(|it| &it.objections).find(|it| untimely(it));
        if let Some(first) = first {
            page.say(self.table.voice().objection(first));
        }
        for not_now in &not_now {
            let noun = match not_now.wish {
                Wanted::Act(source, _) => Noun::Action(self.seat, source),
                Wanted::Quest(item) => Noun::from(item),
            };
            let name = capital(&self.table.voice().name(noun, &self.cast));
            let objections: Vec<Objection> =
                not_now.objections.iter().filter(|it| !untimely(it)).copied().collect();
            if contains(&name, word) && !objections.is_empty() {
                let reasons = self.reasons(&objections);
                let gaps = [("action", name.into()), ("reasons", reasons.into())];
                lines.push(words.say("why-not", &gaps));
            }
        }
        lines.dedup();
        if lines.is_empty() {
            page.say(match word {
                "" => words.plain("why-all"),
                _ => words.say("why-nothing", &[("word", word.into())]),
            });
        }
        lines.iter().for_each(|line| page.line(line));
        page
    }

    fn reasons(&self, objections: &[Objection]) -> String {
        let reasons = objections.iter().map(|objection| {
            let reason = self.table.voice().objection(objection);
            let gaps = [("reason", reason.into()), ("rule", objection.rule.0.into())];
            self.table.words().say("why-rule", &gaps)
        });
        reasons.collect::<Vec<_>>().join(" ")
    }

    /// Everything the person has been told.
    pub fn log(&self) -> Page {
        let words = self.table.words();
        let log = self.table.log(self.seat);
        let mut page = Page::default();
        if log.lines.is_empty() {
            page.say(words.plain("log-empty"));
            return page;
        }
        page.heading(&words.plain("heading-log"));
        for told in &log.lines {
            let sentence = match told.private {
                true => words.say("private", &[("text", told.sentence.as_str().into())]),
                false => told.sentence.clone(),
            };
            page.item(told.with_rule(sentence, words));
        }
        page
    }
}

/// The message with the name of a group.
pub fn group_name(group: Group) -> &'static str {
    match group {
        Group::Move => "group-move",
        Group::Fight => "group-fight",
        Group::Room => "group-room",
        Group::Cards => "group-cards",
        Group::Items => "group-items",
        Group::End => "group-end",
    }
}

/// Whether it is only that something else is asked now.
fn untimely(objection: &Objection) -> bool {
    objection.reason == Reason::AnswerFirst
}

fn contains(text: &str, word: &str) -> bool {
    text.to_lowercase().contains(&word.to_lowercase())
}
