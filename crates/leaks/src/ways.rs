//! Every way of playing, with every number of players.

use std::sync::Arc;

use derelict_content::Library;
use derelict_engine::option::Undo;
use derelict_engine::{Rulebook, Setup, way};

/// One way of playing, with its rules.
pub struct Seating {
    pub setup: Setup,
    pub book: Arc<Rulebook>,
}

/// All of them, each once.
pub fn all() -> Vec<Seating> {
    let ways = way::all(Library::shipped());
    ways.iter().flat_map(|way| of(&way.setup, &way.book)).collect()
}

/// A game with every number of players it takes.
pub fn of(setup: &Setup, book: &Arc<Rulebook>) -> Vec<Seating> {
    let for_players = |players| {
        let mut setup = Setup { players, ..setup.clone() };
        setup.options.undo = Undo::Agreed;
        Seating { setup, book: Arc::clone(book) }
    };
    setup.mode.seats().map(for_players).collect()
}

#[cfg(test)]
mod tests {
    use derelict_engine::mode::Mode;

    use super::*;

    #[test]
    fn every_mode_and_board_is_played() {
        let ways = all();
        let seats: usize = [Mode::SemiCoop, Mode::SemiCoop, Mode::Coop, Mode::Solo]
            .iter()
            .map(|mode| mode.seats().count())
            .sum();
        assert_eq!(ways.len(), 2 * 2 * seats);
    }
}
