//! The situation in words, from a view and nothing else.

mod crew;
mod ship;

use derelict_engine::view::View;
use derelict_engine::{Rulebook, Seat};
use derelict_text::{Cast, Voice};

use crate::interface::Interface;
use crate::page::Page;

/// What one viewer sees, and the words for it.
pub struct Situation<'a> {
    pub view: &'a View,
    pub cast: Cast,
    pub voice: &'a Voice,
    pub words: &'a Interface,
    pub book: &'a Rulebook,
}

impl<'a> Situation<'a> {
    /// What a view shows.
    pub fn new(view: &'a View, voice: &'a Voice, words: &'a Interface, book: &'a Rulebook) -> Self {
        Self { view, cast: voice.cast(view), voice, words, book }
    }

    /// You, the others, the ship.
    pub fn tell(&self, page: &mut Page) {
        self.time(page);
        if let Some(seat) = self.view.viewer.seat() {
            self.own(seat, page);
            self.around(seat, page);
        }
        self.others(page);
        self.ship(page);
    }

    /// The time, and the own character in two lines.
    pub fn briefly(&self, seat: Seat, page: &mut Page) {
        self.time(page);
        self.own_briefly(seat, page);
    }

    /// Every room and corridor.
    pub fn map(&self, page: &mut Page) {
        self.rooms(page);
        self.corridors(page);
    }

    /// A line that only the viewer may read, marked as such.
    fn secret(&self, text: &str) -> String {
        let hidden = self.view.viewer.seat().is_some() && self.view.over.is_none();
        match hidden {
            true => self.words.say("private", &[("text", text.into())]),
            false => text.to_owned(),
        }
    }

    fn time(&self, page: &mut Page) {
        let View { turn, time, .. } = *self.view;
        let now = match turn {
            0 => self.words.say("situation-before", &[("time", time.into())]),
            _ => self.words.say("situation-turn", &[("turn", turn.into()), ("time", time.into())]),
        };
        page.say(now);
        if let Some(space) = self.view.self_destruct {
            page.say(self.words.say("situation-destruct", &[("space", space.into())]));
        }
        if time <= self.book.catalog.supply.time_blue {
            page.say(self.words.plain("situation-blue"));
        }
    }
}

pub use crew::{capital, sentence};

/// Several things, one after another.
fn listed(things: Vec<String>) -> String {
    things.join(", ")
}
