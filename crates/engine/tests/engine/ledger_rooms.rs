//! Rules about rooms that say what never matters.

use derelict_content::Catalog;
use derelict_engine::frame::{Frame, Question};
use derelict_engine::{Game, Offers, Seat, Setup};

/// Nothing a player may do depends on a signal, but for sending it and reading an objective by it.
#[test]
fn the_signal_has_no_use_but_for_objectives() {
    let mut compared = 0;
    for seed in 0..40u8 {
        let setup = Setup { players: 3, ..Setup::default() };
        let mut game = Game::new(&Catalog::base(), setup, [seed; 32]).expect("a playable setup");
        let mut step = usize::from(seed);
        while !game.state.is_over() {
            let open = game.offers.decisions[0].clone();
            let asked =
                matches!(game.state.frames.top(), Some(Frame::Ask(Question::Action { .. })));
            if asked {
                let mut other = game.state;
                // The asked player's own signal decides whether it can be sent, nothing else.
                let comms = game.look().crew(open.seat).room().is_some_and(|room| {
                    let tile = game.look().tile(room).index();
                    game.book.catalog.tiles[tile].computer
                });
                for seat in (0..3).map(Seat).filter(|seat| !comms || *seat != open.seat) {
                    let crew = &mut other.crew[seat.index()];
                    crew.signal = !crew.signal;
                }
                let mut offers = Offers::default();
                other.pending(&game.book, &mut offers);
                let code = |choice: &derelict_engine::Choice| choice.code(&game.book.names);
                let plain = |offers: &Offers| -> Vec<String> {
                    let codes = offers.options.iter().map(code);
                    codes.filter(|code| code != "room-action" && code != "use:comms-key").collect()
                };
                proves!("room.comms.use", assert_eq!(plain(&game.offers), plain(&offers)));
                compared += 1;
            }
            step += 7;
            let choice = game.offers.of(&open)[step % game.offers.of(&open).len()];
            game.choose(open.seat, open.id, choice).expect("what is offered is accepted");
        }
        assert!(game.state.crew[Seat(0).index()].drafted);
    }
    assert!(compared > 500);
}
