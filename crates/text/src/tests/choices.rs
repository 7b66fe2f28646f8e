//! Every choice that comes up in ten thousand random games has a sentence.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::mem::discriminant;

use derelict_engine::offer::Prompt;
use derelict_engine::view::Viewer;
use derelict_engine::{Offers, Setup, Silent, State};

use super::{book, check, heard, setups, voice};
use crate::{Language, Voice};

const GAMES: u64 = 10_000;

/// Plays games of one setup and tells every choice once for each kind of question.
fn tell(setup: &Setup, games: u64) -> usize {
    let book = book(setup);
    let voices: Vec<Voice> = Language::ALL.map(|language| voice(&book, language)).into();
    let mut told: BTreeMap<Language, BTreeSet<String>> = BTreeMap::new();
    let mut known = HashSet::new();
    let mut offers = Offers::default();
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    for number in 0..games {
        let mut seed = [setup.players; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let mut state = State::new(&book, setup, seed, &mut offers, &mut Silent);
        while let Some(decision) = offers.decisions.first().cloned() {
            let kind = match &decision.prompt {
                Prompt::Question(question) => (Some(discriminant(question)), None),
                Prompt::Window(window) => (None, Some(discriminant(window))),
            };
            let options = offers.of(&decision);
            let new: Vec<_> =
                options.iter().filter(|option| known.insert((kind, **option))).collect();
            if !new.is_empty() {
                let view = state.look(&book).view(Viewer::Seat(decision.seat));
                for voice in &voices {
                    let cast = voice.cast(&view);
                    let told = told.entry(voice.language()).or_default();
                    told.insert(voice.prompt(&decision.prompt, options, &cast));
                    for option in &new {
                        told.insert(voice.choice(**option, &decision.prompt, &cast));
                        told.extend(voice.explain_choice(**option, &decision.prompt, &cast));
                    }
                }
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let pick = ((u128::from(random) * options.len() as u128) >> 64) as usize;
            let choice = options[pick];
            let (seat, id) = (decision.seat, decision.id);
            let taken = state.choose(&book, seat, id, choice, &mut offers, &mut Silent);
            taken.expect("an offered choice is taken");
        }
        assert!(state.is_over());
    }
    for (language, told) in &told {
        check(&book, *language, told);
    }
    known.len()
}

#[test]
fn every_choice_of_ten_thousand_games_has_a_sentence() {
    let setups = setups();
    let each = GAMES.div_ceil(setups.len() as u64);
    let known: usize = setups.iter().map(|setup| tell(setup, each)).sum();
    let heard = heard::heard();
    assert!(heard.faults.is_empty(), "{:#?}", heard.faults);
    assert!(known > 1000, "these games offer little: {known} choices");
}
