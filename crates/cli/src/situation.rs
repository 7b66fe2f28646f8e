//! The situation in words, from a view and nothing else.

mod crew;
mod ship;

use std::io::Write;

use derelict_engine::view::View;
use derelict_engine::{Rulebook, Seat};
use derelict_text::{Cast, Voice};

use crate::fault::Fault;
use crate::interface::Interface;
use crate::page;

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
    pub fn tell(&self, out: &mut dyn Write) -> Result<(), Fault> {
        self.time(out)?;
        if let Some(seat) = self.view.viewer.seat() {
            self.own(seat, out)?;
            self.around(seat, out)?;
        }
        self.others(out)?;
        self.ship(out)
    }

    /// The time, and the own character in two lines.
    pub fn briefly(&self, seat: Seat, out: &mut dyn Write) -> Result<(), Fault> {
        self.time(out)?;
        self.own_briefly(seat, out)
    }

    /// Every room and corridor.
    pub fn map(&self, out: &mut dyn Write) -> Result<(), Fault> {
        self.rooms(out)?;
        self.corridors(out)
    }

    fn heading(&self, key: &str, out: &mut dyn Write) -> Result<(), Fault> {
        writeln!(out, "{}:", self.words.plain(key))?;
        Ok(())
    }

    fn line(&self, text: &str, out: &mut dyn Write) -> Result<(), Fault> {
        page::hang(out, "  ", "      ", text)?;
        Ok(())
    }

    fn time(&self, out: &mut dyn Write) -> Result<(), Fault> {
        let View { turn, time, .. } = *self.view;
        let now = match turn {
            0 => self.words.say("situation-before", &[("time", time.into())]),
            _ => self.words.say("situation-turn", &[("turn", turn.into()), ("time", time.into())]),
        };
        page::say(out, &now)?;
        if let Some(space) = self.view.self_destruct {
            page::say(out, &self.words.say("situation-destruct", &[("space", space.into())]))?;
        }
        if time <= self.book.catalog.supply.time_blue {
            page::say(out, &self.words.plain("situation-blue"))?;
        }
        Ok(())
    }
}

pub use crew::{capital, sentence};

/// Several things, one after another.
fn listed(things: Vec<String>) -> String {
    things.join(", ")
}
