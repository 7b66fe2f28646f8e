//! Rules of the turn that no scenario can show: what cannot happen with a full deck, and what
//! holds on every space of a track.

use std::sync::Arc;

use derelict_content::{Catalog, Kind, KindId, PodId, RoomId};
use derelict_engine::choice::Source;
use derelict_engine::frame::{Frame, Frames, TurnStep};
use derelict_engine::state::{Place, Pod};
use derelict_engine::{Offers, Rulebook, Seat, Setup, Silent, State};

/// The first round of a game of three.
fn game() -> (Arc<Rulebook>, State) {
    let characters = ["captain", "pilot", "scout"].map(str::to_owned).to_vec();
    let setup = Setup { players: 3, characters, ..Setup::default() };
    let book = setup.rulebook(&Catalog::base()).expect("the base game can be set up");
    let state = State::new(&book, &setup, [7; 32], &mut Offers::default(), &mut Silent);
    (book, state)
}

#[test]
fn intruder_types_are_ordered_from_larva_to_queen() {
    let ordered = ["larva", "creeper", "adult", "breeder", "queen"];
    proves!("intruder.types", assert_eq!(Catalog::base().names.of(Kind::KindId), ordered));
    // Figures of a room stand strongest first.
    let (book, mut state) = game();
    for mini in book.minis() {
        state.minis[mini.index()].room = Some(RoomId(2));
    }
    let kinds: Vec<KindId> =
        state.look(&book).figures(RoomId(2)).iter().map(|mini| book.mini_kind(mini)).collect();
    proves!("intruder.types", assert!(kinds.is_sorted_by(|a, b| a >= b) && kinds.len() == 20));
}

#[test]
fn with_deck_and_discard_empty_the_hand_stays_small() {
    let (book, mut state) = game();
    let crew = &mut state.crew[0];
    crew.deck.clear();
    crew.discard.clear();
    while crew.hand.len() > 2 {
        crew.hand.pop();
    }
    state.frames = Frames::default();
    state.frames.push(Frame::Turn { step: TurnStep::Draw });
    state.settle(&book, &mut Offers::default(), &mut Silent);
    proves!("round.draw.short", assert_eq!(state.crew[0].hand.len(), 2));
    assert_eq!(state.crew[1].hand.len(), 5);
}

#[test]
fn outside_of_rounds_the_first_player_still_in_the_game_chooses() {
    let (book, mut state) = game();
    state.first = Seat(1);
    proves!("round.terms.active-player", assert_eq!(state.look(&book).chooser(), Seat(1)));
    let gone = [Place::Dead(RoomId(0)), Place::Hibernating, Place::Evacuated(PodId(0))];
    state.pods[0] = Pod::Launched;
    for place in gone {
        state.crew[1].place = place;
        proves!("round.terms.active-player", assert_eq!(state.look(&book).chooser(), Seat(2)));
    }
    state.crew[2].place = Place::Hibernating;
    proves!("round.terms.active-player", assert_eq!(state.look(&book).chooser(), Seat(0)));
}

#[test]
fn the_chambers_open_on_the_first_blue_space_and_stay_open() {
    let (book, mut state) = game();
    for time in 1..=15 {
        state.time = time;
        let open = state.look(&book).may(Seat(0), Source::Room, 0);
        proves!(["critical.hibernation", "critical.hibernation.stay"], assert_eq!(open, time <= 8));
    }
}
