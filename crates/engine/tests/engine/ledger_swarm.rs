//! Playing as an intruder: what holds for the deck, the setup and every game.

use std::collections::BTreeSet;

use crate::table::{RandomGame, json};
use derelict_content::{Catalog, IntruderCardId};
use derelict_engine::mode::Mode;
use derelict_engine::swarm::LIMIT;
use derelict_engine::view::Viewer;
use derelict_engine::{Fact, Seat, Setup};

fn with_the_part(players: u8) -> Setup {
    let mut setup = Setup { players, ..Setup::default() };
    setup.options.intruder_player = true;
    setup
}

#[test]
fn ten_cards_with_a_number_or_any_some_attack_cards_and_an_effect() {
    let catalog = Catalog::base();
    let cards = &catalog.intruder_cards;
    let numbered = |number| cards.iter().filter(|card| card.number == number).count();
    let attacks = |count| cards.iter().filter(|card| card.attacks == count).count();
    proves!("intruderplayer.deck", assert_eq!(cards.len(), 10));
    let numbers = [Some(1), Some(2), Some(3), Some(4), None].map(numbered);
    proves!("intruderplayer.deck", assert_eq!(numbers, [2; 5]));
    proves!("intruderplayer.deck", assert_eq!([1, 2, 3].map(attacks), [6, 3, 1]));
}

#[test]
fn only_the_semi_cooperative_game_has_an_intruder_player() {
    for (mode, players) in [(Mode::SemiCoop, 4), (Mode::Coop, 4), (Mode::Solo, 1)] {
        let mut setup = Setup { mode, players, ..Setup::default() };
        assert!(setup.rulebook(&Catalog::base()).is_ok());
        setup.options.intruder_player = true;
        let refused = setup.rulebook(&Catalog::base()).is_err();
        proves!("intruderplayer.coop", assert_eq!(refused, mode != Mode::SemiCoop));
    }
}

#[test]
fn the_deck_is_shuffled_anew_in_every_game() {
    let mut orders = BTreeSet::new();
    for game in (1..80).step_by(2) {
        let mut table = RandomGame::of(&with_the_part(4), game);
        while !table.state.is_over() && table.state.swarm.seat.is_none() {
            table.step(&mut Vec::new());
        }
        if table.state.swarm.seat.is_some() && !table.state.swarm.begun {
            let order: Vec<IntruderCardId> = table.state.swarm.deck.iter().collect();
            orders.insert(order);
        }
    }
    proves!("intruderplayer.setup", assert!(orders.len() > 10));
}

#[test]
fn limits_of_the_part_in_random_games() {
    let (mut begun, mut played, mut kept) = (0, 0, 0);
    for game in (1..400).step_by(2) {
        let mut table = RandomGame::of(&with_the_part(2 + (game / 2 % 4) as u8), game);
        let mut first = None;
        while !table.state.is_over() {
            let before = table.state.swarm;
            let mut events = Vec::new();
            table.step(&mut events);
            let swarm = &table.state.swarm;
            proves!("intruderplayer.limit", assert!(swarm.hand.len() <= LIMIT));
            let discarded = |fact: &Fact| matches!(fact, Fact::SwarmCardDiscarded { .. });
            let discards = events.iter().filter(|event| discarded(&event.fact)).count();
            for event in &events {
                match event.fact {
                    Fact::Died { seat, .. } => first = first.or(Some(seat)),
                    Fact::FirstPlayer { seat } => {
                        proves!("intruderplayer.first", assert_ne!(Some(seat), before.seat));
                    }
                    Fact::SwarmCardPlayed { .. } => played += 1,
                    Fact::Passed { seat } if before.begun && before.seat == Some(seat) => {
                        let left = before.hand.len() - discards;
                        proves!("intruderplayer.pass", assert!(left <= 1));
                        kept += left;
                    }
                    Fact::Won { seat } => {
                        proves!("intruderplayer.win", assert_ne!(Some(seat), swarm.seat));
                    }
                    _ => {}
                }
            }
            if table.state.ending.is_none() {
                proves!("intruderplayer.who", assert_eq!(swarm.seat, first));
            }
        }
        begun += usize::from(table.state.swarm.begun);
    }
    println!("{begun} games with the part, {played} cards played, {kept} kept on a pass");
    assert!(begun > 20 && played > 200 && kept > 10);
}

#[test]
fn the_hand_of_the_intruder_player_is_a_secret() {
    let mut table = RandomGame::new(4, 1);
    while !table.state.swarm.begun {
        assert!(!table.state.is_over(), "nobody died in time; take another game");
        table.step(&mut Vec::new());
    }
    for seat in (0..4).map(Seat) {
        let view = json(&table.book, &table.state.look(&table.book).view(Viewer::Seat(seat)));
        let own = table.state.swarm.seat == Some(seat);
        proves!("hidden.hand", assert_eq!(view["swarm"]["hand"].is_array(), own));
        let size = table.state.swarm.hand.len();
        proves!("hidden.hand.size", assert_eq!(view["swarm"]["hand_size"], size));
        proves!("hidden.deck", assert!(view["swarm"]["deck"].is_null()));
    }
}
