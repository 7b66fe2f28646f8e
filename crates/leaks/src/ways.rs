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
    use std::collections::BTreeSet;

    use derelict_content::{AxisKind, Ways};
    use derelict_engine::mode::Mode;

    use super::*;

    #[test]
    fn everything_a_table_may_choose_is_played_by_as_many_as_may() {
        let played = all();
        for axis in Ways::shipped().axes.iter().filter(|axis| axis.of_game) {
            let chosen: BTreeSet<String> =
                played.iter().map(|seating| seating.setup.chosen(axis)).collect();
            for value in &axis.values {
                assert!(chosen.contains(&value.id), "{} {} is not played", axis.name, value.id);
            }
        }
        let species = Ways::shipped().of(AxisKind::Species).expect("an axis");
        for mode in [Mode::SemiCoop, Mode::Coop, Mode::Solo] {
            for value in &species.values {
                let against =
                    |setup: &&Setup| setup.mode == mode && setup.chosen(species) == value.id;
                let seats = played.iter().map(|seating| &seating.setup).filter(against);
                let seats: BTreeSet<u8> = seats.map(|setup| setup.players).collect();
                assert_eq!(seats, mode.seats().collect(), "{mode:?} {}", value.id);
            }
        }
    }
}
