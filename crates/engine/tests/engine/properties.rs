//! What holds at every decision of every game, whatever is chosen.

use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::frame::Frame;
use derelict_engine::streams::{Stream, Streams};
use derelict_engine::{
    Choice, DecisionId, Event, Offers, Refusal, Rulebook, Seat, Seed, Setup, Silent, State,
};
use proptest::prelude::*;

/// A game driven by a list of bytes: each picks a decision and an option.
struct ByteGame {
    book: Arc<Rulebook>,
    state: State,
    offers: Offers,
    events: Vec<Event>,
}

impl ByteGame {
    fn new(players: u8, seed: u64) -> Self {
        let setup = Setup { players, ..Setup::default() };
        let book = setup.rulebook(&Catalog::base()).expect("the base game can be set up");
        let (mut offers, mut events) = (Offers::default(), Vec::new());
        let state = State::new(&book, &setup, wide(seed), &mut offers, &mut events);
        Self { book, state, offers, events }
    }

    /// The choice a byte picks.
    fn pick(&self, byte: u8) -> Option<(Seat, DecisionId, Choice)> {
        let decision =
            self.offers.decisions.get(byte as usize % self.offers.decisions.len().max(1))?;
        let options = self.offers.of(decision);
        let choice = options.get(byte as usize % options.len().max(1))?;
        Some((decision.seat, decision.id, *choice))
    }

    fn play(&mut self, byte: u8) -> bool {
        let Some((seat, id, choice)) = self.pick(byte) else { return false };
        self.events.clear();
        self.state
            .choose(&self.book, seat, id, choice, &mut self.offers, &mut self.events)
            .expect("what is offered is accepted");
        true
    }

    fn over(&self) -> bool {
        self.state.is_over()
    }
}

fn wide(seed: u64) -> Seed {
    let mut wide = [0; 32];
    wide[..8].copy_from_slice(&seed.to_le_bytes());
    wide
}

/// Bytes that look random but are the same on every machine.
fn noise(mut seed: u64) -> impl FnMut() -> u8 {
    move || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u8
    }
}

/// Plays whole games, calling back before each choice.
fn tour(games: u64, mut visit: impl FnMut(&ByteGame)) {
    for game in 0..games {
        let mut table = ByteGame::new(2 + (game % 4) as u8, game);
        let mut bytes = noise(game + 1);
        while !table.over() {
            visit(&table);
            assert!(table.play(bytes()), "game {game} is stuck");
        }
    }
}

#[test]
fn a_game_is_over_or_offers_two_options_and_breaks_no_limit() {
    tour(1500, |table| {
        assert!(!table.offers.decisions.is_empty());
        for decision in &table.offers.decisions {
            assert!(table.offers.of(decision).len() >= 2, "{:?}", decision.prompt);
        }
        assert_eq!(table.state.look(&table.book).violations(), []);
    });
}

#[test]
fn options_are_all_different() {
    tour(200, |table| {
        for decision in &table.offers.decisions {
            let options = table.offers.of(decision);
            for (index, option) in options.iter().enumerate() {
                assert!(
                    !options[..index].contains(option),
                    "{option:?} twice in {:?}",
                    decision.prompt
                );
            }
        }
    });
}

#[test]
fn what_is_pending_is_what_was_offered() {
    let mut again = Offers::default();
    tour(200, |table| {
        table.state.pending(&table.book, &mut again);
        assert_eq!(again.options, table.offers.options);
        assert_eq!(again.decisions, table.offers.decisions);
    });
}

/// Every choice ever offered, tried everywhere: accepted exactly where it is offered.
#[test]
fn a_choice_is_accepted_if_and_only_if_it_is_offered() {
    let mut universe: Vec<Choice> = Vec::new();
    tour(40, |table| {
        for option in &table.offers.options {
            if !universe.contains(option) {
                universe.push(*option);
            }
        }
    });
    let mut visits = 0;
    tour(60, |table| {
        visits += 1;
        if visits % 11 != 0 {
            return;
        }
        for decision in &table.offers.decisions {
            for choice in &universe {
                let mut state = table.state;
                let mut offers = table.offers.clone();
                let answer = state.choose(
                    &table.book,
                    decision.seat,
                    decision.id,
                    *choice,
                    &mut offers,
                    &mut Silent,
                );
                let offered = table.offers.of(decision).contains(choice);
                assert_eq!(answer.is_ok(), offered, "{choice:?} in {:?}", decision.prompt);
                if let Err(refusal) = answer {
                    assert_eq!(state, table.state, "a refusal changed something");
                    let Refusal::NotOffered(reasons) = refusal else { panic!("{refusal:?}") };
                    assert!(!reasons.is_empty());
                }
            }
        }
    });
}

#[test]
fn a_stale_or_unasked_choice_changes_nothing() {
    tour(60, |table| {
        let Some((seat, id, choice)) = table.pick(0) else { return };
        let mut state = table.state;
        let mut offers = table.offers.clone();
        let stale = DecisionId(id.0 - 1);
        let answer = state.choose(&table.book, seat, stale, choice, &mut offers, &mut Silent);
        assert_eq!(answer, Err(Refusal::Stale));
        for other in (0..table.state.players).map(Seat) {
            if table.offers.for_seat(other).is_none() {
                let answer = state.choose(&table.book, other, id, choice, &mut offers, &mut Silent);
                assert_eq!(answer, Err(Refusal::NotAsked));
            }
        }
        assert_eq!(state, table.state);
    });
}

#[test]
fn equal_seed_and_equal_choices_give_an_equal_game() {
    for game in 0..60 {
        let mut one = ByteGame::new(2 + (game % 4) as u8, game);
        let mut two = ByteGame::new(2 + (game % 4) as u8, game);
        let mut bytes = noise(game);
        while !one.over() {
            let byte = bytes();
            one.play(byte);
            two.play(byte);
            proves!("round.terms.random", assert_eq!(one.state, two.state));
            assert_eq!(one.events, two.events);
        }
    }
}

#[test]
fn reading_one_stream_shifts_no_other() {
    let streams = ByteGame::new(4, 1).state.streams;
    let mut shifted = streams;
    shifted.skip(Stream::Noise, 17);
    for stream in [Stream::Layout, Stream::Combat, Stream::Bag, Stream::Events, Stream::Wounds] {
        for skip in 0..50 {
            proves!(
                "round.terms.random.independent",
                assert_eq!(streams.ahead(stream, skip, 1000), shifted.ahead(stream, skip, 1000))
            );
        }
    }
    let numbers = |streams: &Streams, stream| -> Vec<usize> {
        (0..50).map(|skip| streams.ahead(stream, skip, 1000)).collect()
    };
    assert_ne!(numbers(&streams, Stream::Noise), numbers(&shifted, Stream::Noise));
    // Of one seed, and yet each has numbers of its own.
    let own = numbers(&streams, Stream::Combat);
    proves!("round.terms.random", assert_ne!(numbers(&streams, Stream::Noise), own));
    proves!("round.terms.random", assert_eq!(numbers(&shifted, Stream::Combat), own));
}

/// Several seats asked at once: whoever answers first, the same game comes out.
#[test]
fn the_order_of_arrival_never_matters() {
    let mut compared = 0;
    tour(600, |table| {
        if table.offers.decisions.len() < 2 {
            return;
        }
        assert!(matches!(table.state.frames.top(), Some(Frame::Poll(_))));
        let answers: Vec<_> = table
            .offers
            .decisions
            .iter()
            .enumerate()
            .map(|(index, decision)| {
                (decision.seat, decision.id, table.offers.of(decision)[index % 2])
            })
            .collect();
        let after = |order: &mut dyn Iterator<Item = &(Seat, DecisionId, Choice)>| {
            let mut state = table.state;
            let mut offers = table.offers.clone();
            let mut events: Vec<Event> = Vec::new();
            for (seat, id, choice) in order {
                state
                    .choose(&table.book, *seat, *id, *choice, &mut offers, &mut events)
                    .expect("each seat answers once");
            }
            (state, events)
        };
        let forth = after(&mut answers.iter());
        let back = after(&mut answers.iter().rev());
        proves!("critical.encounter.order", assert_eq!(forth, back));
        compared += 1;
    });
    assert!(compared > 100, "only {compared} windows seen");
}

/// Whatever the engine tells or refuses names a rule of the rulebook.
#[test]
fn every_rule_named_is_in_the_rulebook() {
    let ledger = derelict_ledger::Ledger::embedded();
    let known = |rule: derelict_engine::Rule| {
        assert!(ledger.get(rule.0).is_some(), "there is no rule `{}`", rule.0);
    };
    tour(200, |table| {
        for event in &table.events {
            known(event.rule);
        }
        for decision in &table.offers.decisions {
            let look = table.state.look(&table.book);
            for (source, section) in look.candidates(decision.seat) {
                let mut objections: Vec<derelict_engine::offer::Objection> = Vec::new();
                look.objections(decision.seat, source, section, &mut objections);
                objections.iter().for_each(|objection| known(objection.rule));
            }
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Any bytes at all make a game that never sticks, panics or breaks a limit.
    #[test]
    fn any_choices_make_a_sound_game(
        players in 2u8..=5,
        seed in any::<u64>(),
        bytes in prop::collection::vec(any::<u8>(), 0..600),
    ) {
        let mut table = ByteGame::new(players, seed);
        for byte in bytes {
            if table.over() {
                break;
            }
            prop_assert!(table.play(byte), "stuck at {:?}", table.state.frames.top());
            prop_assert_eq!(table.state.look(&table.book).violations(), vec![]);
        }
    }
}
