//! Alerts and events of Aftermath: what the box holds, and what is left to chance.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{Catalog, EventId, Kind, Library, SlotId, Ways};
use derelict_engine::thing::Thing;
use derelict_engine::{Fact, Setup};

use crate::table::RandomGame;

fn setup(players: u8) -> Setup {
    let mut setup = Setup { players, ..Setup::default() };
    setup.choose(Ways::shipped(), "mission", "research").expect("it is offered");
    setup
}

fn catalog() -> Arc<Catalog> {
    setup(3).catalog(Library::shipped()).expect("the packs fit")
}

#[test]
fn the_box_holds_ten_alerts_some_of_them_for_more_players() {
    let catalog = catalog();
    proves!("after.alert.count", assert_eq!(catalog.alerts.len(), 10));
    let marks: BTreeSet<u8> = catalog.alerts.iter().map(|alert| alert.players).collect();
    proves!("after.alert.count", assert_eq!(marks, BTreeSet::from([1, 2, 3])));
    for (players, cards) in [(1, 6), (2, 8), (3, 10), (5, 10)] {
        let deck = match players {
            1 => Setup { mode: derelict_engine::mode::Mode::Solo, ..setup(1) },
            _ => setup(players),
        };
        let game = RandomGame::of(&deck, 4);
        proves!("after.alert.players", assert_eq!(game.state.alerts.deck.left(), cards));
    }
}

#[test]
fn ten_events_bring_effects_of_their_own_and_six_an_alert() {
    let catalog = catalog();
    proves!("after.research.events", assert_eq!(catalog.events.len(), 18));
    assert_eq!(catalog.events.iter().filter(|event| event.alert).count(), 6);
    let larva = catalog.kind_ids().next().expect("larvae come first");
    let moved = catalog.events.iter().filter(|event| event.moves.contains(&larva)).count();
    proves!("after.effect.event.larva", assert_eq!(moved, 3));
}

#[test]
fn a_sample_is_an_object_of_its_own() {
    let catalog = catalog();
    let sample = Thing::parse(&catalog.names, "sample");
    proves!("after.alert.sample-token", assert_eq!(sample, Some(Thing::Sample)));
    proves!("after.alert.sample-token", assert_eq!(Thing::Sample.object(), None));
}

/// Plays until Adaptability has been drawn with the first two weaknesses known, and says which was
/// lost.
fn lost(seed: u64) -> (SlotId, RandomGame) {
    let mut game = RandomGame::of(&setup(3), seed);
    let names = &game.book.names;
    let event = EventId(names.index(Kind::EventId, "adaptability").expect("it is in the deck"));
    game.state.events.take(|card| card == event);
    game.state.events.put_back(event);
    for slot in 0..2 {
        game.state.weaknesses[slot].revealed = true;
    }
    loop {
        let mut events = Vec::new();
        game.step(&mut events);
        let lost = events.iter().find_map(|event| match event.fact {
            Fact::WeaknessLost { slot, .. } => Some(slot),
            _ => None,
        });
        if let Some(slot) = lost {
            return (slot, game);
        }
    }
}

#[test]
fn of_several_weaknesses_a_random_one_is_lost_for_good() {
    let mut slots = BTreeSet::new();
    for seed in 0..12 {
        let (slot, game) = lost(seed);
        let look = game.state.look(&game.book);
        let left = look.catalog().slot_ids().filter(|slot| look.is_analysed(*slot)).count();
        proves!("after.effect.event.adapt-random", assert_eq!(left, 1, "no objective counts it"));
        proves!("after.effect.event.adapt-random", assert!(!look.is_analysed(slot)));
        slots.insert(slot);
    }
    proves!("after.effect.event.adapt-random", assert_eq!(slots.len(), 2, "either may be lost"));
}
