//! What every way of playing needs of a table, whether the game runs here or at a server.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use derelict_engine::due::Foreseen;
use derelict_engine::group::Group;
use derelict_engine::odds::{Odds, Risk};
use derelict_engine::view::{OwnDecision, View};
use derelict_engine::why::NotNow;
use derelict_engine::{Choice, Event, Opportunity, Rulebook, Seat, SeatSet, Setup};
use derelict_text::Voice;

use crate::ask::{Asked, Eyes};
use crate::fault::Fault;
use crate::interface::Interface;
use crate::log::Log;
use crate::page::Page;

/// What happens next at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A person decides.
    Ask(Seat),
    /// A person could have reacted, as far as the others know, but has nothing to decide.
    Nothing(Seat),
    /// Others decide, elsewhere.
    Wait,
    /// The game has not begun.
    Gather,
    /// The game is over.
    Over,
}

/// What came of wanting to take something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undone {
    /// It is taken back.
    Done,
    /// Something has come of it already.
    Bound,
    /// The server has been asked; it or the others decide.
    Asked,
}

impl Undone {
    /// The message that says so.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Done => "undo-done",
            Self::Bound => "undo-bound",
            Self::Asked => "undo-asked",
        }
    }
}

/// The promise made about the seed before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// SHA-256 of the seed, where it is known.
    pub commitment: Option<String>,
    /// Nobody chose the seed.
    pub verifiable: bool,
    /// The version of the rules played by.
    pub rules_version: u32,
}

/// A table with people of this terminal at it.
pub trait AtTable {
    /// The terminal's own words.
    fn words(&self) -> &Interface;

    /// The game's voice.
    fn voice(&self) -> &Voice;

    /// The rules' tables.
    fn book(&self) -> &Arc<Rulebook>;

    /// What was set up.
    fn setup(&self) -> &Setup;

    /// What was promised about the seed.
    fn promise(&self) -> Promise;

    /// What a seat may know.
    fn view(&self, seat: Seat) -> View;

    /// What everybody may know, or those who sit here where only that is known.
    fn spectate(&self) -> View;

    /// What a person has been told.
    fn log(&self, seat: Seat) -> &Log;

    /// What a person has been told, to be read.
    fn log_mut(&mut self, seat: Seat) -> &mut Log;

    /// Everything that happened since play ended.
    fn finale(&self) -> &[Event];

    /// Whether nobody has chosen anything yet.
    fn is_new(&self) -> bool;

    /// What the person at a seat is called.
    fn person(&self, seat: Seat) -> String;

    /// Seats of the persons here.
    fn humans(&self) -> SeatSet;

    /// Whether the screen must be handed over before this person may look.
    fn needs_curtain(&self, seat: Seat) -> bool;

    /// A person has the screen.
    fn hand_screen(&mut self, seat: Seat);

    /// Whether the computer is to choose before anybody else, here.
    fn is_bots_turn(&self) -> bool;

    /// Lets the computer's crew make one choice; false if it has none to make.
    ///
    /// # Errors
    ///
    /// If the crew chooses what is not offered.
    fn let_bot_choose(&mut self) -> Result<bool, Fault>;

    /// Lets happen what needs no person here, and says what comes then.
    ///
    /// # Errors
    ///
    /// If the game is stuck, cannot be kept, or nobody may stay at the table.
    fn go_on(&mut self) -> Result<Next, Fault>;

    /// Takes a person's answers: to what is asked and to what directly follows, all or none; or
    /// what stands open beside it.
    ///
    /// # Errors
    ///
    /// If one is not offered, or the game cannot be kept.
    fn choose(&mut self, seat: Seat, answers: &[Choice]) -> Result<(), Fault>;

    /// Why answers would be refused, where that is known here.
    fn refuses(&self, _seat: Seat, _answers: &[Choice]) -> Option<String> {
        None
    }

    /// What a person would see after naming an action that is still to be aimed; none if it would
    /// be more than naming it.
    fn after(&self, seat: Seat, choice: Choice) -> Option<View>;

    /// What a choice brings about before anything else is asked.
    fn foresee(&self, seat: Seat, choice: Choice) -> Foreseen;

    /// Whether a person may take back the last choice without asking anybody.
    fn can_undo(&self, seat: Seat) -> bool;

    /// What taking back the last choice would undo, in words; none if that cannot be.
    fn undoes(&self, seat: Seat) -> Option<String>;

    /// Takes back a person's last choice, if that can be.
    ///
    /// # Errors
    ///
    /// If the game cannot be kept.
    fn undo(&mut self, seat: Seat) -> Result<Undone, Fault>;

    /// What a person would look for and cannot do now.
    fn why_not(&self, seat: Seat) -> Vec<NotNow>;

    /// What may come of a risk, where the table allows asking.
    fn odds(&self, seat: Seat, risk: Risk) -> Option<Odds>;

    /// Puts the record of the game with the others, once it is over; none if it is not to be had.
    ///
    /// # Errors
    ///
    /// If the record cannot be written.
    fn file(&mut self) -> Result<Option<PathBuf>, Fault>;

    /// The file the game is kept in, if it is one.
    fn path(&self) -> Option<&Path> {
        None
    }

    /// Where the game is kept, in words.
    fn kept(&self) -> String;

    /// What is said to somebody who leaves before the end.
    fn farewell(&self) -> String;

    /// How long to wait for keys before listening to the table; none where nothing comes by itself.
    fn glance(&self) -> Option<Duration> {
        None
    }

    /// How much sand is left in the table's hourglass, where it runs and that is known here.
    fn sand(&self) -> Option<Duration> {
        None
    }

    /// Whether the people here share one screen, so that who looks at it may also say what another
    /// of them does who is not asked.
    fn shares_screen(&self) -> bool {
        false
    }

    /// Hears what others have done; whether anything is new.
    ///
    /// # Errors
    ///
    /// If nobody may stay at the table.
    fn listen(&mut self) -> Result<bool, Fault> {
        Ok(false)
    }

    /// Something to be said to the person now, if anything.
    fn notice(&mut self) -> Option<String> {
        None
    }

    /// Does or says what was typed for the others at the table; none if it is nothing of that kind.
    fn typed(&mut self, _line: &str) -> Option<Page> {
        None
    }

    /// Whether the game was ended before its end.
    fn is_given_up(&self) -> bool {
        false
    }

    /// Whether others sit elsewhere and can be talked to.
    fn has_others(&self) -> bool {
        false
    }

    /// Who sits on which chair, where others come from elsewhere.
    fn gathering(&self) -> Page {
        Page::default()
    }

    /// Who plays a seat from elsewhere, and whether they are there.
    fn presence(&self, _seat: Seat) -> Option<String> {
        None
    }
}

impl dyn AtTable + '_ {
    /// What a person sees.
    pub(crate) fn eyes(&self, seat: Seat) -> Eyes<'_> {
        let view = self.view(seat);
        Eyes { table: self, seat, cast: self.voice().cast(&view), view }
    }

    /// What a person is asked, if anything.
    pub(crate) fn asked(&self, seat: Seat) -> Option<Asked<'_>> {
        let eyes = self.eyes(seat);
        let mut decision = eyes.view.decision.clone()?;
        order(&mut decision, self.book());
        let answers = decision.options.len();
        // What stands open beside the decision goes by the numbers behind its own.
        let mut open: Vec<Opportunity> = eyes.open().collect();
        if self.shares_screen() {
            let humans = self.humans();
            let others =
                eyes.view.opportunities.iter().copied().filter(|open| {
                    open.seat.is_some_and(|other| other != seat && humans.has(other))
                });
            open.extend(others);
        }
        decision.options.extend(open.iter().map(|open| open.choice()));
        Some(Asked { eyes, decision, answers, open })
    }
}

/// Puts the options of a decision into the order they are shown in, group by group.
fn order(decision: &mut OwnDecision, book: &Rulebook) {
    let OwnDecision { prompt, options, due, .. } = decision;
    let copies = due.as_ref().map_or(&[][..], |due| &due.copies);
    let mut all: Vec<(Choice, u8)> =
        options.iter().enumerate().map(|(at, it)| (*it, *copies.get(at).unwrap_or(&1))).collect();
    all.sort_by_key(|(option, _)| Group::rank(book, prompt, *option));
    *options = all.iter().map(|(option, _)| *option).collect();
    if let Some(due) = due {
        due.copies = all.iter().map(|(_, copies)| *copies).collect();
    }
}
