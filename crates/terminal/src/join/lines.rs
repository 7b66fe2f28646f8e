//! A server's table as numbered lines: what happens is told when it happens, and what is typed
//! is done when it is typed.

use std::io::{self, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use derelict_engine::{DecisionId, Seat};

use crate::at_table::{AtTable, Next};
use crate::fault::Fault;
use crate::page::Page;
use crate::plain::{self, Answer, Console, Draft, Left};
use crate::wish::Wish;

/// How long a line is waited for before the table is listened to again.
const GLANCE: Duration = Duration::from_millis(40);

/// Plays until the game is over or the person leaves.
///
/// # Errors
///
/// If nothing can be written, or nobody may stay at the table.
pub fn play(table: &mut dyn AtTable, console: &mut Console<'_>) -> Result<(), Fault> {
    console.print(&table.gathering())?;
    console.say(&table.words().plain("join-hello"))?;
    let mut lines = Lines {
        table,
        console,
        looking: None,
        asked: None,
        draft: Draft::default(),
        gathered: String::new(),
    };
    match lines.play(&plain::typing()) {
        Ok(()) | Err(Left::Quit) => Ok(()),
        Err(Left::Fault(fault)) => Err(fault),
    }
}

/// The conversation with one person.
struct Lines<'l, 'c> {
    table: &'l mut dyn AtTable,
    console: &'l mut Console<'c>,
    /// The seat asked last.
    looking: Option<Seat>,
    /// The question put last.
    asked: Option<(Seat, DecisionId)>,
    /// What has been said to it so far.
    draft: Draft,
    /// Who sat where when it was last said.
    gathered: String,
}

impl Lines<'_, '_> {
    fn play(&mut self, typed: &Receiver<String>) -> Result<(), Left> {
        self.gathered = self.chairs();
        loop {
            let next = self.table.go_on()?;
            let before = self.asked;
            self.tell(next)?;
            // What a person typed before the question could be read does not answer it.
            if self.asked.is_some() && self.asked != before && io::stdin().is_terminal() {
                while typed.try_recv().is_ok() {}
            }
            if next == Next::Over {
                return plain::tell_end(self.table, self.console).map_err(Left::from);
            }
            self.console.flush()?;
            match typed.recv_timeout(GLANCE) {
                Ok(line) => self.answer(next, &line)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    self.console.say(&self.table.farewell())?;
                    return Err(Left::Quit);
                }
            }
        }
    }

    fn chairs(&self) -> String {
        let page = self.table.gathering();
        page.lines(crate::page::WIDTH).into_iter().map(|line| line.text).collect()
    }

    /// Whose eyes are looked through: those asked last, of the seats that are played from here.
    fn seat(&self) -> Seat {
        let seats = self.table.humans();
        self.looking.filter(|seat| seats.has(*seat)).or(seats.iter().next()).unwrap_or_default()
    }

    /// Tells what is new, and asks what is asked.
    fn tell(&mut self, next: Next) -> Result<(), Left> {
        let seat = self.seat();
        if next == Next::Gather && self.gathered != self.chairs() {
            self.gathered = self.chairs();
            self.console.print(&self.table.gathering())?;
        }
        if next != Next::Over {
            let news = self.table.log_mut(seat).news();
            self.console.print(&plain::told(self.table.words(), &news))?;
        }
        if let Some(notice) = self.table.notice() {
            self.console.say(&notice)?;
        }
        let Next::Ask(seat) = next else {
            self.asked = None;
            return Ok(());
        };
        let several = self.table.humans().len() > 1;
        let asked = self.table.asked(seat);
        let id = asked.as_ref().map(|asked| (seat, asked.decision.id));
        if let Some(asked) = asked.filter(|_| id != self.asked) {
            self.draft = Draft::default();
            // Nobody is turned to before there is a question to put.
            if self.looking.replace(seat) != Some(seat) && several {
                let name = self.table.voice().name(seat, &asked.eyes.cast);
                let gaps = [("name", name.into()), ("number", seat.number().into())];
                self.console.say(&self.table.words().say("join-as", &gaps))?;
            }
            plain::put_question(&asked, self.console)?;
            self.console.say(&self.table.words().plain("ask"))?;
        }
        self.asked = id;
        Ok(())
    }

    fn answer(&mut self, next: Next, line: &str) -> Result<(), Left> {
        if let Some(page) = self.table.typed(line) {
            return Ok(self.console.print(&page)?);
        }
        let seat = self.seat();
        let answer = match next {
            Next::Ask(_) => match self.table.asked(seat) {
                Some(asked) => plain::answer(&asked, &mut self.draft, line, self.console)?,
                None => None,
            },
            Next::Gather => {
                self.before(line)?;
                None
            }
            _ => {
                plain::look(&self.table.eyes(seat), line, self.console)?;
                self.take_back(line)
            }
        };
        match answer {
            Some(Answer::Choose(answers)) => self.table.choose(seat, &answers)?,
            Some(Answer::TakeBack) => {
                let key = self.table.undo(seat)?.key();
                self.console.say(&self.table.words().plain(key))?;
            }
            None => {}
        }
        Ok(())
    }

    /// Even when others are asked, one may ask to take back what one has chosen.
    fn take_back(&self, line: &str) -> Option<Answer> {
        let wish = Wish::parse(&self.table.words().meant(line));
        (wish == Wish::Undo).then_some(Answer::TakeBack)
    }

    /// Before the game there is nothing to look at but the table.
    fn before(&mut self, line: &str) -> Result<(), Left> {
        let words = self.table.words();
        let mut page = Page::default();
        match Wish::parse(&words.meant(line)) {
            Wish::Quit => {
                self.console.say(&self.table.farewell())?;
                return Err(Left::Quit);
            }
            Wish::Again => page = self.table.gathering(),
            Wish::Rules(wanted) => page = crate::lookup::look_up(&wanted, 6, words).page,
            Wish::Help => page.say(words.plain("join-hello")),
            _ => {
                page.say(words.say("join-not-yet", &[("input", line.into())]));
                page.say(words.plain("join-hello"));
            }
        }
        Ok(self.console.print(&page)?)
    }
}
