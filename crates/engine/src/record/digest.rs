//! What a recorded game shows at each decision, boiled down to four short numbers.
//!
//! A record holds choices and hashes of the state, and says nothing of what people were offered,
//! told and shown. Digests do; so a change that must change nothing can be held against them.

use std::fmt;
use std::io;
use std::str::FromStr;
use std::sync::Arc;

use derelict_content::Catalog;
use serde::Serialize;
use xxhash_rust::xxh3::Xxh3Default;

use super::{Hex, Record, RecordProblem};
use crate::event::Event;
use crate::game::Game;
use crate::view::Viewer;

/// What one decision shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    /// What is offered to whom, by name and in order.
    pub options: Hex<4>,
    /// What has happened since the decision before, as records write it.
    pub events: Hex<4>,
    /// The table as each seat, a spectator, and somebody who may see all sees it.
    pub views: Hex<4>,
    /// What the rules are in the middle of, as they see it. It shows how the rules are written,
    /// so it may change where nothing else does.
    pub stacks: Hex<4>,
}

impl Digest {
    /// What of it differs from another.
    #[must_use]
    pub fn differs(&self, other: &Self) -> Vec<Part> {
        Part::ALL
            .iter()
            .copied()
            .filter(|part| self.of_part(*part) != other.of_part(*part))
            .collect()
    }

    fn of_part(&self, part: Part) -> Hex<4> {
        match part {
            Part::Options => self.options,
            Part::Events => self.events,
            Part::Views => self.views,
            Part::Stacks => self.stacks,
        }
    }

    fn of(game: &Game, events: &[Event]) -> Self {
        let _scope = game.book.names.scope();
        let mut offered = Sponge::default();
        for decision in &game.offers.decisions {
            offered.soak(&(decision.seat, decision.id.0));
            for option in game.offers.of(decision) {
                offered.soak(&option.code(&game.book.names));
            }
        }
        for opportunity in &game.offers.opportunities {
            offered.soak(&(opportunity.seat, opportunity.choice().code(&game.book.names)));
        }
        let mut happened = Sponge::default();
        events.iter().for_each(|event| happened.soak(event));
        let (mut seen, mut amid) = (Sponge::default(), Sponge::default());
        let seats = game.look().seats().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator, Viewer::Open]) {
            let mut view = game.view(viewer);
            amid.soak(&(std::mem::take(&mut view.stack), view.decision.take()));
            seen.soak(&view);
        }
        Self {
            options: offered.squeeze(),
            events: happened.squeeze(),
            views: seen.squeeze(),
            stacks: amid.squeeze(),
        }
    }
}

derelict_content::words! {
    /// What a digest is made of.
    Part {
        /// [`Digest::options`].
        Options = "options",
        /// [`Digest::events`].
        Events = "events",
        /// [`Digest::views`].
        Views = "views",
        /// [`Digest::stacks`].
        Stacks = "stacks",
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.options, self.events, self.views, self.stacks)
    }
}

impl FromStr for Digest {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [options, events, views, stacks] = parts[..] else {
            return Err(format!("`{line}` is not four digests"));
        };
        Ok(Self {
            options: options.parse()?,
            events: events.parse()?,
            views: views.parse()?,
            stacks: stacks.parse()?,
        })
    }
}

impl Record {
    /// What the game shows before its first choice and after each, played by the rules of today.
    ///
    /// # Errors
    ///
    /// If it cannot be played again.
    pub fn digests(&self, catalog: &Arc<Catalog>) -> Result<Vec<Digest>, RecordProblem> {
        let mut replay = self.replay(catalog)?;
        let mut digests = vec![Digest::of(replay.game(), replay.opening())];
        while let Some(moment) = replay.next() {
            digests.push(Digest::of(replay.game(), &moment?.events));
        }
        Ok(digests)
    }
}

/// Takes in whatever is written and gives back a short number.
#[derive(Default)]
struct Sponge(Xxh3Default);

impl Sponge {
    fn soak(&mut self, thing: &impl Serialize) {
        // Writing plain values to memory has no way to fail; a zero keeps neighbours apart.
        let _ = serde_json::to_writer(&mut *self, thing);
        self.0.update(&[0]);
    }

    fn squeeze(&self) -> Hex<4> {
        Hex::from((self.0.digest() >> 32) as u32)
    }
}

impl io::Write for Sponge {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Digest = Digest {
        options: Hex([1; 4]),
        events: Hex([2; 4]),
        views: Hex([3; 4]),
        stacks: Hex([4; 4]),
    };

    #[test]
    fn a_line_is_read_as_written() {
        let line = ONE.to_string();
        assert_eq!(line, "01010101 02020202 03030303 04040404");
        assert_eq!(line.parse(), Ok(ONE));
        for wrong in ["", "01010101", "01010101 02020202 03030303 0404040", "1 2 3 4"] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_differs_is_named() {
        assert_eq!(ONE.differs(&ONE), []);
        let other = Digest { events: Hex([0; 4]), stacks: Hex([0; 4]), ..ONE };
        assert_eq!(ONE.differs(&other), [Part::Events, Part::Stacks]);
    }
}
