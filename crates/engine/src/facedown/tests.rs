//! That the register is whole: whatever is added to it is dealt, told, remembered and found.

use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::Catalog;

use super::*;
use crate::setup::Setup;

fn book() -> Arc<Rulebook> {
    Rulebook::new(&Catalog::base(), "basic").expect("the base game")
}

#[test]
fn everything_has_a_pool_that_knows_its_place() {
    let book = book();
    for thing in Facedown::all(&book) {
        let pool = thing.pool(&book.board, &book.catalog).expect("it is dealt");
        assert!(Pool::ALL.contains(&pool), "{thing:?}");
        assert!(pool.places(&book).contains(&thing), "{thing:?}");
        assert!(pool.fronts(&book).len() >= pool.places(&book).len().max(2), "{thing:?}");
    }
    let dealt: usize = Pool::ALL.iter().map(|pool| pool.places(&book).len()).sum();
    assert_eq!(dealt, Facedown::all(&book).count());
}

#[test]
fn whatever_is_laid_lies_there() {
    let book = book();
    let mut state = State::bare([0; 32]);
    for thing in Facedown::all(&book) {
        for front in thing.pool(&book.board, &book.catalog).expect("it is dealt").fronts(&book) {
            thing.lay(&mut state, *front);
            assert_eq!(thing.front(&state), Some(*front), "{thing:?}");
        }
    }
}

#[test]
fn every_setup_deals_everything_out_of_its_pool() {
    let book = book();
    let states: Vec<State> =
        (0..40).map(|seed| State::lay_out(&book, &Setup::default(), [seed; 32])).collect();
    for thing in Facedown::all(&book) {
        let pool = thing.pool(&book.board, &book.catalog).expect("it is dealt");
        let dealt = states.iter().map(|state| thing.front(state).expect("it lies there"));
        let dealt: BTreeSet<u8> = dealt.map(|front| front.0).collect();
        assert!(dealt.len() > 1, "{thing:?} is always the same");
        let fronts: BTreeSet<u8> = pool.fronts(&book).iter().map(|front| front.0).collect();
        assert!(dealt.is_subset(&fronts), "{thing:?}");
    }
}

#[test]
fn whoever_may_look_is_told_and_remembers() {
    let book = book();
    for thing in Facedown::all(&book) {
        let fact = thing.seen_by(Seat(2), Front(1));
        let mut sightings = Sightings::default();
        let sighting = Sighting { turn: 7, ..Sighting::default() };
        sightings.note(thing, sighting);
        assert_eq!(sightings.of(thing), fact.map(|_| sighting), "{thing:?}");
        assert_eq!(sightings.iter().next(), fact.map(|_| (thing, sighting)), "{thing:?}");
        let Some(fact) = fact else { continue };
        let glance = Glance { seat: Seat(2), thing, front: Front(1) };
        assert_eq!(fact.glance(), Some(glance), "{fact:?}");
        assert_eq!(fact.shadow(), glance.shadow(), "{fact:?}");
        assert_eq!(glance.shadow().and_then(|shadow| shadow.glance()), None, "{fact:?}");
    }
}

#[test]
fn memories_are_written_by_name() {
    let book = book();
    let _names = book.names.scope();
    let mut sightings = Sightings::default();
    for thing in Facedown::all(&book) {
        sightings.note(thing, Sighting { turn: 3, ..Sighting::default() });
    }
    sightings.restacked(1);
    let written = serde_json::to_value(sightings).expect("memories can be written");
    let read: Sightings = serde_json::from_value(written).expect("and read");
    assert_eq!(read, sightings);
    for wrong in [
        serde_json::json!([[{"engine": 3}, {"turn": 1, "swaps": 0}]]),
        serde_json::json!([[{"weakness": "egg"}, {"turn": 1, "swaps": 0}]]),
        serde_json::json!([["coordinates", {"turn": 1, "swaps": 1}]]),
        serde_json::json!([["coordinates", {"turn": 0, "swaps": 0}]]),
    ] {
        assert!(serde_json::from_value::<Sightings>(wrong.clone()).is_err(), "{wrong}");
    }
}
