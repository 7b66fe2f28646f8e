//! Random games, told from beginning to end to everyone at the table.

use std::collections::BTreeSet;

use derelict_engine::mode::Mode;
use derelict_engine::offer::Objection;
use derelict_engine::option::Options;
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Seat, Setup};

use super::{PACKS, book, catalog, check, english, heard};

/// Plays a game by blind choices and returns every sentence told.
fn tell(setup: &Setup, number: u64, told: &mut BTreeSet<String>) {
    let players = setup.players;
    let packs: Vec<&str> = setup.packs.iter().map(String::as_str).collect();
    let mut seed = [players; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = Game::new(&catalog(&packs), setup.clone(), seed).expect("a game");
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

/// Plays games of each setup and looks at every sentence.
fn tell_all(setups: impl IntoIterator<Item = Setup>, games: u64) {
    let mut told = BTreeSet::new();
    for setup in setups {
        for number in 0..games {
            tell(&setup, number, &mut told);
        }
    }
    check(&book("basic", PACKS[1]), &told);
    let heard = heard::heard();
    assert!(heard.faults.is_empty(), "{:#?}", heard.faults);
}

#[test]
fn random_games_are_told_in_clean_sentences() {
    let basic = (2..=5).map(|players| Setup { players, ..Setup::default() });
    let alternative = Setup { board: "alternative".into(), ..Setup::default() };
    tell_all(basic.chain([alternative]), 40);
}

#[test]
fn every_way_to_play_is_told_in_clean_sentences() {
    let extended: Vec<String> = PACKS[1].iter().map(|pack| (*pack).to_owned()).collect();
    let mut setups = Vec::new();
    for board in ["basic", "alternative"] {
        let plain = Setup { board: board.into(), packs: extended.clone(), ..Setup::default() };
        setups.push(Setup { mode: Mode::Solo, players: 1, ..plain.clone() });
        setups.push(Setup { mode: Mode::Coop, players: 3, ..plain.clone() });
        let options =
            Options { intruder_player: true, free_characters: true, ..Options::default() };
        setups.push(Setup { options, ..plain });
    }
    tell_all(setups, 15);
    let said = heard::heard().said;
    let told = ["swarm-card-played", "common-objective-checked", "deck-top-seen", "card-kept"];
    let untold: Vec<_> =
        told.iter().filter(|event| !said.keys().any(|(_, key)| key.contains(**event))).collect();
    assert!(untold.is_empty(), "these games lacked {untold:?}");
}
