//! What every freshly laid out game looks like, and what differs from game to game.

mod board;
mod decks;
mod players;

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::state::Crew;
use derelict_engine::{Event, Offers, Rulebook, Seed, Setup, State};

/// A game at its first decision, again after the draft, and everything told until then.
struct Start {
    book: Arc<Rulebook>,
    laid: State,
    begun: State,
    events: Vec<Event>,
}

impl Start {
    fn new(players: u8, seed: u64) -> Self {
        let setup = Setup { players, ..Setup::default() };
        let book = setup.rulebook(&Catalog::base()).expect("the base game can be set up");
        let (mut offers, mut events) = (Offers::default(), Vec::new());
        let laid = State::new(&book, &setup, wide(seed), &mut offers, &mut events);
        let mut begun = laid;
        for index in 0..players {
            let decision = offers.decisions[0].clone();
            let choice = offers.of(&decision)[(seed >> index) as usize % 2];
            begun
                .choose(&book, decision.seat, decision.id, choice, &mut offers, &mut events)
                .expect("the draft takes what it offers");
        }
        Self { book, laid, begun, events }
    }

    fn catalog(&self) -> &Catalog {
        &self.book.catalog
    }

    fn players(&self) -> usize {
        self.begun.players as usize
    }

    fn crew(&self) -> &[Crew] {
        &self.begun.crew[..self.players()]
    }
}

fn wide(seed: u64) -> Seed {
    let mut wide = [0; 32];
    wide[..8].copy_from_slice(&seed.to_le_bytes());
    wide
}

/// Many games with each number of players.
fn starts() -> impl Iterator<Item = Start> {
    (2..=5).flat_map(starts_of)
}

fn starts_of(players: u8) -> impl Iterator<Item = Start> {
    (0..300).map(move |seed| Start::new(players, u64::from(players) << 32 | seed))
}

fn sorted<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    things.sort();
    things
}
