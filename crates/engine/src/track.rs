//! Tracks: spaces with a marker on one of them, and counts everybody watches.
//!
//! The rules know clocks, course and supplies each in its own chapter. Who draws a table needs none
//! of that: what is printed is a [`TrackSheet`], and where its marker lies a [`Space`].

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::countdown::SHUTTLE_TIME;
use crate::epilogue;
use crate::play::Look;
use crate::rulebook::Rulebook;
use crate::state::Room;

derelict_content::words! {
    /// A track, in the order they are watched.
    Track {
        /// The turns left.
        Time = "time",
        /// The turns left on the shuttle.
        Shuttle = "shuttle",
        /// The turns left of the self-destruct sequence.
        SelfDestruct = "self-destruct",
        /// Where the ship is heading.
        Course = "course",
        /// Fire markers on the board.
        Fires = "fires",
        /// Malfunction markers on the board.
        Malfunctions = "malfunctions",
        /// Eggs in the nest.
        Eggs = "eggs",
        /// The turns left of the alert procedure.
        Procedure = "procedure",
    }
}

/// A space of a track, by what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | string"))]
pub enum Space {
    /// A number.
    Number(u8),
    /// A letter.
    Letter(char),
}

impl Space {
    /// A place of a track whose spaces are letters, counted from 0.
    pub(crate) fn letter(place: u8) -> Self {
        Self::Letter(char::from(b'A' + place))
    }

    /// The number on it; of a letter, its place in the alphabet.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Number(number) => number,
            Self::Letter(letter) => (letter as u8).saturating_sub(b'A'),
        }
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Letter(letter) => letter.fmt(f),
        }
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_u8(*number),
            Self::Letter(letter) => serializer.serialize_char(*letter),
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Printed;

        impl Visitor<'_> for Printed {
            type Value = Space;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number or a letter")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Space, E> {
                u8::try_from(number).map(Space::Number).map_err(E::custom)
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Space, E> {
                u8::try_from(number).map(Space::Number).map_err(E::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Space, E> {
                text.parse().map(Space::Letter).map_err(E::custom)
            }
        }

        deserializer.deserialize_any(Printed)
    }
}

derelict_content::words! {
    /// What is printed on a space besides its number.
    Printed {
        /// A blue line: the hibernation chambers are open.
        Blue = "blue",
        /// A yellow line: there is no way back.
        Yellow = "yellow",
        /// The ship jumps.
        Jump = "jump",
        /// The ship explodes.
        Explosion = "explosion",
        /// An alert has failed.
        Failure = "failure",
        /// The open alert is due.
        Check = "check",
        /// The shuttle departs.
        Departure = "departure",
    }
}

/// A track as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackSheet {
    /// Which it is.
    pub track: Track,
    /// Its spaces, in the order the marker takes; none where something is only counted.
    pub spaces: Vec<(Space, Option<Printed>)>,
    /// The most that can be counted before something breaks.
    pub most: Option<u8>,
    /// It moves only in an emergency.
    pub alarm: bool,
    /// A hidden card says what its spaces mean.
    pub secret: bool,
}

impl TrackSheet {
    /// Whether something ends when the marker comes to its end.
    #[must_use]
    pub fn ends(&self) -> bool {
        let last = self.spaces.last().and_then(|(_, printed)| *printed);
        last.is_some_and(|printed| match printed {
            Printed::Jump | Printed::Explosion | Printed::Failure | Printed::Departure => true,
            Printed::Blue | Printed::Yellow | Printed::Check => false,
        })
    }
}

impl Rulebook {
    /// The tracks of this game, in the order they are watched.
    #[must_use]
    pub fn tracks(&self) -> Vec<TrackSheet> {
        let supply = &self.catalog.supply;
        let down = |from: u8, line: (u8, Printed), end: Printed| -> Vec<_> {
            let printed = |space: u8| match space {
                0 => Some(end),
                _ => (space <= line.0).then_some(line.1),
            };
            (0..=from).rev().map(|space| (Space::Number(space), printed(space))).collect()
        };
        let track =
            |track, spaces| TrackSheet { track, spaces, most: None, alarm: false, secret: false };
        let count = |which, most| TrackSheet { most, ..track(which, Vec::new()) };
        let (blue, yellow) = (supply.time_blue, supply.self_destruct_yellow);
        let countdown = || TrackSheet {
            alarm: true,
            ..track(Track::Shuttle, down(SHUTTLE_TIME, (0, Printed::Failure), Printed::Failure))
        };
        let shuttle = self.has_track(Track::Shuttle).then(|| match self.is_sequel() {
            true => track(Track::Shuttle, epilogue::track()),
            false => countdown(),
        });
        let time = self
            .has_track(Track::Time)
            .then(|| track(Track::Time, down(supply.time, (blue, Printed::Blue), Printed::Jump)));
        // In a facility they lie on the time track as well (`lock.room.cooling`, `lock.alert.place`).
        let (fuse, yellow) = match self.catalog.facility {
            Some(_) => (supply.time, 0),
            None => (supply.self_destruct, yellow),
        };
        let procedure = self.has_track(Track::Procedure).then(|| TrackSheet {
            alarm: true,
            ..track(Track::Procedure, down(supply.time, (0, Printed::Jump), Printed::Jump))
        });
        let course = self.has_track(Track::Course).then(|| TrackSheet {
            secret: true,
            ..track(Track::Course, (0..4).map(|place| (Space::letter(place), None)).collect())
        });
        let clocks = [TrackSheet {
            alarm: true,
            ..track(Track::SelfDestruct, down(fuse, (yellow, Printed::Yellow), Printed::Explosion))
        }];
        let counts = [
            count(Track::Fires, Some(supply.fire)),
            count(Track::Malfunctions, Some(supply.malfunction)),
            count(Track::Eggs, None),
        ];
        let clocks = time.into_iter().chain(shuttle).chain(clocks).chain(procedure);
        clocks.chain(course).chain(counts).collect()
    }

    /// Whether a track belongs to this game.
    pub(crate) fn has_track(&self, track: Track) -> bool {
        match track {
            _ if !self.lays_out(track) => false,
            Track::Time => !self.is_sequel(),
            Track::Shuttle => self.has_alerts(),
            Track::SelfDestruct
            | Track::Course
            | Track::Fires
            | Track::Malfunctions
            | Track::Procedure
            | Track::Eggs => true,
        }
    }
}

impl Look<'_> {
    /// Where the marker of a track lies; nowhere if it does not run.
    pub(crate) fn marker(self, track: Track) -> Option<Space> {
        let state = self.state;
        let count = |marked: fn(&Room) -> bool| {
            let rooms = self.book.rooms();
            let marked = rooms.filter(|room| marked(&state.rooms[room.index()]));
            Some(Space::Number(marked.count() as u8))
        };
        match track {
            Track::Time => Some(Space::Number(state.time)),
            Track::Shuttle => state.shuttle_time.map(Space::Number),
            Track::SelfDestruct => state.self_destruct.map(Space::Number),
            Track::Course => Some(Space::letter(state.destination)),
            Track::Fires => count(|room| room.fire),
            Track::Malfunctions => count(|room| room.malfunction),
            Track::Eggs => Some(Space::Number(state.nest_eggs)),
            Track::Procedure => state.facility.procedure.map(Space::Number),
        }
    }
}
