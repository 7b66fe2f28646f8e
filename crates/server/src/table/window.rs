//! What lies behind a reaction window. Until its time is over nobody is told, whether the game
//! waits at the window or has gone on: numbers and times are given when something is told, so they
//! are the same whoever was asked.

use std::collections::VecDeque;

use derelict_engine::view::Waiting;
use derelict_engine::{Event, Fact};

use super::{Item, Table, Told};
use crate::protocol::{Stage, WindowName};
use crate::store::Millis;

/// What is kept back.
#[derive(Debug, Default)]
pub struct Curtain {
    /// The window that is open, as everybody may know it.
    open: Option<Waiting>,
    /// What people have said meanwhile.
    said: Vec<Item>,
    /// What has happened behind it.
    events: VecDeque<Event>,
}

impl Table {
    /// Whether a reaction window is open that stays open for its time.
    #[must_use]
    pub fn window_open(&self) -> bool {
        self.curtain.open.is_some()
    }

    /// Whether the game waits at the open window, rather than having gone on behind it.
    #[must_use]
    pub fn asks_in_window(&self) -> bool {
        self.window_open() && self.at_window() && !self.curtain.events.iter().any(opens)
    }

    /// Whether choices count: the game is played, or rests once the open window has closed.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        match self.stage() {
            Stage::Playing => true,
            Stage::Paused => self.window_open(),
            Stage::Gathering | Stage::Over | Stage::GivenUp => false,
        }
    }

    /// Who is waited for by what everybody has been told.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        let waits = || self.game().map(|game| game.look().waiting()).unwrap_or_default();
        self.curtain.open.clone().unwrap_or_else(waits)
    }

    /// Whether the game waits for reactions.
    fn at_window(&self) -> bool {
        if self.given_up {
            return false;
        }
        let waiting = self.game().and_then(|game| game.look().waiting().window);
        waiting.and_then(WindowName::of).is_some()
    }

    /// Tells what has happened, up to a window that stays open.
    pub(super) fn happened(&mut self, at: Millis, events: Vec<Event>) -> Vec<Told> {
        // The answers of the others are still to come.
        let unanswered = self.window_open() && self.at_window() && !events.iter().any(opens);
        self.curtain.events.extend(events);
        if unanswered { Vec::new() } else { self.draw_back(at) }
    }

    /// Closes the window: what was said in it is told first, then what lies behind it, up to the
    /// next window.
    pub(super) fn draw_back(&mut self, at: Millis) -> Vec<Told> {
        self.curtain.open = None;
        let mut items = std::mem::take(&mut self.curtain.said);
        let lasting = self.window_ms() > 0;
        let next = self.curtain.events.iter().position(opens).filter(|_| lasting);
        let upto = next.map_or(self.curtain.events.len(), |window| window + 1);
        let events: Vec<Event> = self.curtain.events.drain(..upto).collect();
        self.curtain.open = match next {
            Some(_) => events.last().and_then(waiting_at),
            None if lasting && self.at_window() => self.game().map(|game| game.look().waiting()),
            None => None,
        };
        items.extend(events.into_iter().map(Item::Event));
        self.number(at, items)
    }

    /// Tells everything behind windows that the game has left without closing them.
    pub(super) fn look_behind(&mut self, at: Millis) -> Vec<Told> {
        let mut told = Vec::new();
        while self.window_open() && !self.asks_in_window() {
            told.extend(self.draw_back(at));
        }
        told
    }

    /// Tells what somebody said, once no window is open.
    pub(super) fn say(&mut self, at: Millis, item: Item) -> Vec<Told> {
        if self.window_open() {
            self.curtain.said.push(item);
            return Vec::new();
        }
        self.number(at, vec![item])
    }

    /// Numbers what is told now, for each viewer apart.
    fn number(&mut self, at: Millis, items: Vec<Item>) -> Vec<Told> {
        items.into_iter().map(|item| Told::number(item, at, &mut self.counts)).collect()
    }
}

/// Whether a reaction window is opened.
pub fn opens(event: &Event) -> bool {
    waiting_at(event).is_some()
}

/// Who could react, if a reaction window is opened.
fn waiting_at(event: &Event) -> Option<Waiting> {
    match event.fact {
        Fact::WindowOpened { window, seats } if WindowName::of(window).is_some() => {
            Some(Waiting { window: Some(window), seats })
        }
        _ => None,
    }
}
