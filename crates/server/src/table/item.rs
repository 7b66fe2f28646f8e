//! What is told at a table, and to whom.

use derelict_bots::Talk;
use derelict_engine::view::Viewer;
use derelict_engine::{Event, Seat};

use crate::id::GuestId;
use crate::protocol::{News, What};
use crate::store::Millis;

/// Five seats and the spectators.
pub const VIEWERS: usize = 6;

/// Where a viewer stands in tables of viewers.
#[must_use]
pub fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(VIEWERS - 1, Seat::index)
}

fn viewer(place: usize) -> Viewer {
    match place {
        5 => Viewer::Spectator,
        seat => Viewer::Seat(Seat(seat as u8)),
    }
}

/// Something to be told, before it is cut to what a viewer may know.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// Something happened in the game.
    Event(Event),
    /// Choices were taken back, of which each viewer had been told so many events.
    Undone { seat: Seat, agreed: bool, void: [u32; VIEWERS] },
    /// Something was said to all.
    Chat { guest: GuestId, name: String, words: String },
    /// Something was said to one player.
    Whisper { from: Seat, to: Seat, words: String },
    /// Something was said in the words of the game.
    Talk { seat: Seat, talk: Talk },
}

impl Item {
    /// As a viewer may know it: whole, as its shadow, or not at all.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Option<What> {
        match self {
            Self::Event(event) => {
                let event = event.seen_by(viewer.seat())?;
                Some(What::Event { fact: event.fact, rule: event.rule })
            }
            Self::Undone { seat, agreed, void } => {
                let void = void[place(viewer)];
                let told = void > 0 || viewer.seat() == Some(*seat);
                told.then_some(What::Undone { seat: *seat, agreed: *agreed, void })
            }
            Self::Chat { guest, name, words } => {
                Some(What::Chat { guest: *guest, name: name.clone(), words: words.clone() })
            }
            Self::Whisper { from, to, words } => {
                let heard = viewer.seat().is_some_and(|seat| seat == *from || seat == *to);
                heard.then(|| What::Whisper { from: *from, to: *to, words: words.clone() })
            }
            Self::Talk { seat, talk } => Some(What::Talk { seat: *seat, talk: *talk }),
        }
    }
}

/// How many of these events each viewer is told.
#[must_use]
pub fn told_of(events: &[Event]) -> [u32; VIEWERS] {
    let mut told = [0; VIEWERS];
    for event in events {
        for (index, count) in told.iter_mut().enumerate() {
            *count += u32::from(event.seen_by(viewer(index).seat()).is_some());
        }
    }
    told
}

/// Something to be told, with its number for each viewer; 0 for those it is kept from.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What.
    pub item: Item,
    /// When.
    pub at: Millis,
    /// Its number, by viewer.
    pub numbers: [u32; VIEWERS],
}

impl Told {
    pub(super) fn number(item: Item, at: Millis, counts: &mut [u32; VIEWERS]) -> Self {
        let mut numbers = [0; VIEWERS];
        for (index, count) in counts.iter_mut().enumerate() {
            if item.seen_by(viewer(index)).is_some() {
                *count += 1;
                numbers[index] = *count;
            }
        }
        Self { item, at, numbers }
    }

    /// As a viewer is told of it before there is a game to speak of.
    #[must_use]
    pub fn plain(&self, viewer: Viewer) -> Option<News> {
        let (n, what) = (self.number_for(viewer)?, self.item.seen_by(viewer)?);
        Some(News { n, at: self.at, what, text: None })
    }

    /// Its number for a viewer, if it is told to that viewer.
    #[must_use]
    pub fn number_for(&self, viewer: Viewer) -> Option<u32> {
        Some(self.numbers[place(viewer)]).filter(|number| *number > 0)
    }
}
