//! Setting up the situation a scenario starts from.
//!
//! Nothing is made up: every card, token and marker is taken from where it lies, so that each
//! is still exactly once somewhere.

mod alerts;
mod bag;
mod board;
mod contradictions;
mod crew;
mod decks;
mod facility;
mod moment;
mod possessions;
mod swarm;
mod turrets;

use derelict_content::{ExplorationId, Kind, TileId};
use derelict_engine::{Rulebook, Seat, State};
use serde::Deserialize;
use serde::de::value::StrDeserializer;

use crate::format::Given;
use crate::possible::{Stop, nearest, no_player};

/// A state being arranged, and everything that could not be.
pub struct Arrangement<'a> {
    pub state: &'a mut State,
    pub book: &'a Rulebook,
    pub problems: Vec<String>,
    /// Tiles and exploration tokens that lie nowhere on the board.
    box_tiles: Vec<TileId>,
    box_tokens: Vec<ExplorationId>,
}

impl<'a> Arrangement<'a> {
    /// Arranges a freshly laid out game as given, all but what the rules are in the middle of.
    pub fn arrange(state: &'a mut State, book: &'a Rulebook, given: &Given) -> Vec<String> {
        let mut stage = Self {
            state,
            book,
            problems: Vec::new(),
            box_tiles: Vec::new(),
            box_tokens: Vec::new(),
        };
        stage.contradictions(given);
        stage.open_box();
        stage.tidy();
        stage.take_alert_back();
        stage.intruders(given);
        stage.seats(given);
        stage.rooms(given);
        stage.turrets(given);
        stage.corridors(given);
        stage.ship(given);
        stage.bag(given);
        stage.decks(given);
        stage.alerts(given);
        stage.facility(given);
        stage.swarm(given);
        stage.moment(given);
        stage.misfits(given);
        stage.problems
    }

    /// Reads a name as an id, or notes what is wrong with it.
    fn id<T: for<'de> Deserialize<'de>>(&mut self, at: &str, name: &str) -> Option<T> {
        match T::deserialize(StrDeserializer::<Stop>::new(name)) {
            Ok(id) => Some(id),
            Err(error) => {
                self.problem(at, error);
                None
            }
        }
    }

    /// Notes that nothing of a kind has such a name.
    fn unknown(&mut self, at: &str, kind: Kind, name: &str) {
        let meant = nearest(self.book.names.of(kind).iter().map(String::as_str), name);
        let meant = meant.unwrap_or_default().to_owned();
        self.problem(at, format!("unknown {kind} `{name}`; did you mean `{meant}`?"));
    }

    fn seat(&mut self, at: &str, number: u8) -> Seat {
        if number == 0 || number > self.state.players {
            self.problem(at, no_player(number, self.state.players));
            return Seat(0);
        }
        Seat(number - 1)
    }

    fn problem(&mut self, at: &str, what: impl std::fmt::Display) {
        self.problems.push(format!("{at}: {what}"));
    }
}
