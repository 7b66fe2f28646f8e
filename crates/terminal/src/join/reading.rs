//! A view as a server writes it is a view again here.

use derelict_content::Catalog;
use derelict_engine::mode::Mode;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Game, Seat, Setup};

/// Plays a random game and reads every seat's view back now and then; how many there were.
fn read_back(setup: &Setup, number: u8) -> usize {
    let mut game = Game::new(&Catalog::base(), setup.clone(), [number; 32]).expect("a game");
    let mut random = u32::from(number) + 1;
    let mut read = 0;
    loop {
        let seats = (0..setup.players).map(|seat| Viewer::Seat(Seat(seat)));
        for viewer in seats.chain([Viewer::Spectator]).filter(|_| random >> 29 == 0) {
            let seen = game.view(viewer);
            let _scope = game.book.names.scope();
            let written = serde_json::to_value(&seen).expect("a view can be written");
            let again: View = serde_json::from_value(written.clone())
                .unwrap_or_else(|error| panic!("{viewer:?}: {error}\n{written:#}"));
            assert!(again == seen, "{viewer:?} reads another view:\n{written:#}");
            read += 1;
        }
        let Some(asked) = game.offers.decisions.first().cloned() else { return read };
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let options = game.offers.of(&asked);
        let choice = options[(random >> 16) as usize % options.len()];
        game.choose(asked.seat, asked.id, choice).expect("an offered choice");
    }
}

#[test]
fn a_view_reads_back_what_it_writes() {
    let mut swarm = Setup { players: 4, ..Setup::default() };
    swarm.options.intruder_player = true;
    let setups = [
        Setup { players: 5, ..Setup::default() },
        Setup { players: 1, mode: Mode::Solo, ..Setup::default() },
        Setup { players: 3, mode: Mode::Coop, ..Setup::default() },
        swarm,
    ];
    let read: usize =
        setups.iter().flat_map(|setup| (0..3).map(move |number| read_back(setup, number))).sum();
    assert!(read > 300, "{read} views");
}
