//! Every way of playing: modes, numbers of players, both boards, the optional rooms.

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::mode::Mode;
use derelict_engine::option::Undo;
use derelict_engine::{Rulebook, Setup};

/// One way of playing, with its rules.
pub struct Way {
    pub setup: Setup,
    pub book: Arc<Rulebook>,
}

/// All of them, each once.
pub fn all() -> Vec<Way> {
    let mut ways = Vec::new();
    for packs in [&["base"][..], &["base", "digest-rooms"]] {
        let catalog = Catalog::shipped(packs.iter().copied());
        let Ok(catalog) = catalog else { continue };
        for board in ["basic", "alternative"] {
            for (mode, intruder_player) in [
                (Mode::SemiCoop, false),
                (Mode::SemiCoop, true),
                (Mode::Coop, false),
                (Mode::Solo, false),
            ] {
                for players in mode.seats() {
                    let mut setup = Setup {
                        packs: packs.iter().map(|pack| (*pack).to_owned()).collect(),
                        mode,
                        board: board.into(),
                        players,
                        ..Setup::default()
                    };
                    setup.options.intruder_player = intruder_player;
                    setup.options.undo = Undo::Agreed;
                    ways.extend(setup.rulebook(&catalog).ok().map(|book| Way { setup, book }));
                }
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests {
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
