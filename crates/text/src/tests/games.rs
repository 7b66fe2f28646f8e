//! Random games, told from beginning to end to everyone at the table.

use std::collections::BTreeSet;

use derelict_content::Catalog;
use derelict_engine::offer::Objection;
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Seat, Setup};

use super::{check, english, heard};

/// Plays a game by blind choices and returns every sentence told.
fn tell(board: &str, players: u8, number: u64, told: &mut BTreeSet<String>) {
    let setup = Setup { board: board.into(), players, ..Setup::default() };
    let mut seed = [players; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = Game::new(&Catalog::base(), setup, seed).expect("a game");
    let voice = english(&game.book);
    let mut random = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut below = |count: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        ((u128::from(random) * count as u128) >> 64) as usize
    };
    let viewers: Vec<Viewer> =
        (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]).collect();
    loop {
        let events = game.take_events();
        for viewer in &viewers {
            let view = game.view(*viewer);
            let cast = voice.cast(&view);
            let seen = events.iter().filter_map(|event| event.seen_by(viewer.seat()));
            told.extend(seen.map(|event| voice.event(&event, &cast)));
            if let Some(decision) = &view.decision {
                told.insert(voice.prompt(&decision.prompt, &decision.options, &cast));
                for option in &decision.options {
                    told.insert(voice.choice(*option, &decision.prompt, &cast));
                    told.extend(voice.explain_choice(*option, &decision.prompt, &cast));
                }
            }
        }
        let Some(decision) = game.offers.decisions.first().cloned() else { break };
        let mut objections: Vec<Objection> = Vec::new();
        for (source, section) in game.look().candidates(decision.seat) {
            game.look().objections(decision.seat, source, section, &mut objections);
        }
        told.extend(objections.iter().map(|objection| voice.objection(objection)));
        let options = game.offers.of(&decision);
        let choice = options[below(options.len())];
        game.choose(decision.seat, decision.id, choice).expect("an offered choice");
    }
    assert!(game.state.is_over());
}

#[test]
fn random_games_are_told_in_clean_sentences() {
    let mut told = BTreeSet::new();
    for number in 0..40 {
        for players in 2..=5 {
            tell("basic", players, number, &mut told);
        }
        tell("alternative", 4, number, &mut told);
    }
    check(&super::book("basic"), &told);
    let heard = heard::heard();
    assert!(heard.faults.is_empty(), "{:#?}", heard.faults);
}
