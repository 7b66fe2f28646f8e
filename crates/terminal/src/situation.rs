//! The situation in words, from a view and nothing else.

mod crew;
mod ship;

use derelict_engine::track::TrackSheet;
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

/// What a track shows.
pub struct Reading {
    pub text: String,
    pub weight: Weight,
}

/// How much a reading matters now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// An emergency, or close to one.
    Grave,
    /// Something comes to its end there.
    Plain,
    /// What the space of another reading brings.
    Beside,
    /// Good to know.
    Quiet,
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
        page.say(self.words.say("situation-turn", &[("turn", self.view.turn.into())]));
        let readings = self.readings().into_iter().map(|reading| reading.text);
        page.say(sentence(&listed(readings.collect())));
    }

    /// What the tracks show.
    pub fn readings(&self) -> Vec<Reading> {
        self.book.tracks().iter().flat_map(|sheet| self.reading(sheet)).collect()
    }

    /// Where the marker of a track is, and what is printed there.
    fn reading(&self, sheet: &TrackSheet) -> Vec<Reading> {
        let Some(space) = self.view.marker(sheet.track) else { return Vec::new() };
        let caption = self.voice.caption(sheet.track);
        let name = caption.short.unwrap_or(caption.name);
        let mut gaps = vec![("track", name.into()), ("space", space.to_string().into())];
        let (key, close) = match sheet.most {
            None => ("track-at", false),
            Some(most) => {
                gaps.push(("most", most.into()));
                ("track-of", space.number() + 2 >= most)
            }
        };
        let weight = match sheet {
            _ if sheet.alarm || close => Weight::Grave,
            _ if sheet.ends() => Weight::Plain,
            _ => Weight::Quiet,
        };
        let printed = sheet.spaces.iter().find(|(at, _)| *at == space).and_then(|(_, it)| *it);
        let printed = printed.map(|printed| self.voice.caption(printed).name);
        let beside = printed.map(|text| Reading { text, weight: Weight::Beside });
        let there = Reading { text: self.words.say(key, &gaps), weight };
        std::iter::once(there).chain(beside).collect()
    }
}

pub use crew::{capital, sentence};

/// Several things, one after another.
fn listed(things: Vec<String>) -> String {
    things.join(", ")
}
