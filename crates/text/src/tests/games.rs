//! Random games, told from beginning to end to everyone at the table.

use std::collections::BTreeSet;

use derelict_engine::offer::Objection;
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Seat, Setup};

use super::heard::{self, Heard};
use super::{book, check, extended, setups, voice};
use crate::Language;

/// Plays a game by blind choices and tells it in a language.
fn tell(setup: &Setup, number: u64, language: Language, told: &mut BTreeSet<String>) {
    let players = setup.players;
    let mut seed = [players; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = Game::new(&book(setup).catalog, setup.clone(), seed).expect("a game");
    let voice = voice(&game.book, language);
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

/// Plays games of each setup, tells them in every language and looks at every sentence. Returns
/// what was said in all of them.
fn tell_all(setups: &[Setup], games: u64) -> Vec<Heard> {
    let tell_in = |language: Language| {
        let mut told = BTreeSet::new();
        for setup in setups {
            (0..games).for_each(|number| tell(setup, number, language, &mut told));
        }
        check(&extended(), language, &told);
        let heard = heard::heard();
        assert!(heard.faults.is_empty(), "{:#?}", heard.faults);
        let borrowed: Vec<_> =
            heard.said.keys().filter(|(spoken, _)| spoken != language.tag()).collect();
        assert!(borrowed.is_empty(), "not said in {language}: {borrowed:?}");
        heard
    };
    std::thread::scope(|scope| {
        // One thread a language, because what is heard is kept by thread.
        let told = Language::ALL.map(|language| scope.spawn(move || tell_in(language)));
        told.into_iter().map(|told| told.join().expect("clean sentences")).collect()
    })
}

#[test]
fn random_games_are_told_in_clean_sentences() {
    let basic = (2..=5).map(|players| Setup { players, ..Setup::default() });
    let alternative = Setup { board: "alternative".into(), ..Setup::default() };
    tell_all(&basic.chain([alternative]).collect::<Vec<_>>(), 40);
}

#[test]
fn every_way_to_play_is_told_in_clean_sentences() {
    let heard = tell_all(&setups(), 16);
    let told = ["swarm-card-played", "common-objective-checked", "deck-top-seen", "card-kept"];
    for Heard { said, .. } in heard {
        let untold: Vec<_> = told
            .iter()
            .filter(|event| !said.keys().any(|(_, key)| key.contains(**event)))
            .collect();
        assert!(untold.is_empty(), "these games lacked {untold:?}");
    }
}
