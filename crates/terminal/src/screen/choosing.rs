//! Taking options: one at once, several together, and once more what cannot be stepped back from.

use derelict_engine::Choice;

use super::app::App;
use super::keys::option_keys;
use crate::fault::Fault;

impl App<'_> {
    /// Where the pointer stands before a new question: at what would be missed least, never at
    /// something that is lost.
    pub(super) fn point(&mut self) {
        let Some(asked) = self.table.asked(self.seat) else { return };
        let options = &asked.decision.options;
        let safe = options.iter().position(|option| !matches!(option, Choice::Drop(_)));
        let suggested = asked.suggested();
        let selected = suggested.first().copied().or(safe).unwrap_or_default();
        self.picked = match asked.due() {
            Some(_) => suggested,
            None => Vec::new(),
        };
        self.selected = selected;
        self.warned = None;
    }

    /// Presses the key of an option: picks it, or takes it.
    pub(super) fn option(&mut self, key: char) -> Result<(), Fault> {
        let Some(asked) = self.table.asked(self.seat) else { return Ok(()) };
        let Some(place) = option_keys(&asked).iter().position(|own| *own == Some(key)) else {
            self.notice = Some(self.table.words().plain("key-unknown"));
            return Ok(());
        };
        self.selected = place;
        match asked.due() {
            Some(_) => {
                self.mark();
                Ok(())
            }
            None => self.take(),
        }
    }

    /// Marks the selected option, or takes its mark away; the mark made first makes room.
    pub(super) fn mark(&mut self) {
        let Some(asked) = self.table.asked(self.seat) else { return };
        let Some(due) = asked.due() else { return };
        let place = self.selected;
        if asked.decision.options.get(place) == Some(&Choice::Done) || place >= asked.answers {
            return;
        }
        let mut picked = std::mem::take(&mut self.picked);
        if asked.may_pick(&picked, place) {
            picked.push(place);
            if due.picks.is_some_and(|most| picked.len() > most.into()) {
                picked.remove(0);
            }
        } else {
            picked.retain(|other| *other != place);
        }
        self.picked = picked;
    }

    /// Takes the selected option, or all that are marked where several make one answer. What cannot
    /// be stepped back from is said first and taken the second time.
    pub(super) fn take(&mut self) -> Result<(), Fault> {
        let Some(asked) = self.table.asked(self.seat) else {
            return self.go_on();
        };
        let Some(chosen) = asked.chosen(self.selected + 1) else {
            return Ok(());
        };
        let choice = chosen[0];
        let several = asked.due().is_some() && self.selected < asked.answers;
        let answers = match several {
            true => asked.together(&self.picked),
            false => Ok(chosen),
        };
        let answers = match answers {
            Ok(answers) => answers,
            Err(why) => {
                self.notice = Some(why);
                return Ok(());
            }
        };
        if self.warned.is_none()
            && let Some(warning) = asked.caution(choice).filter(|_| !several)
        {
            self.warned = Some(warning);
            return Ok(());
        }
        self.warned = None;
        self.table.choose(self.seat, &answers)?;
        self.go_on()
    }
}
