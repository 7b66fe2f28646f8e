//! Rules about intruders and wounds that one situation cannot show: what holds for every card
//! and board, what is left to chance, and pieces that cannot run out in a game.

use crate::table::kind::{ADULT, LARVA};
use std::collections::BTreeSet;
use std::sync::Arc;

use derelict_content::{AttackCard, AttackId, Blood, Catalog, EventId, Kind, MiniId, RoomId};
use derelict_engine::frame::{Frame, Frames, TurnStep};
use derelict_engine::state::{Mini, Place, Wounded};
use derelict_engine::{Event, Fact, Offers, Rulebook, Seat, Setup, State};

/// A game of two with the rules about to begin a step of the event phase.
struct EventPhase {
    book: Arc<Rulebook>,
    state: State,
    events: Vec<Event>,
}

impl EventPhase {
    fn before(step: TurnStep, seed: u8) -> Self {
        let setup = Setup {
            players: 2,
            characters: vec!["captain".into(), "pilot".into()],
            ..Setup::default()
        };
        let book = setup.rulebook(&Catalog::base()).expect("a playable setup");
        let (mut offers, mut events) = (Offers::default(), Vec::new());
        let mut state = State::new(&book, &setup, [seed; 32], &mut offers, &mut events);
        state.met = true;
        state.token_supply.join(std::mem::take(&mut state.bag));
        state.frames = Frames::default();
        state.frames.push(Frame::Turn { step });
        events.clear();
        Self { book, state, events }
    }

    fn index(&self, kind: Kind, name: &str) -> u8 {
        self.book.names.index(kind, name).expect("a known name")
    }

    fn stand(&mut self, mini: &str, room: &str) {
        let mini = MiniId(self.index(Kind::MiniId, mini));
        let room = Some(RoomId(self.index(Kind::RoomId, room)));
        self.state.arrivals += 1;
        self.state.minis[mini.index()] = Mini { room, injuries: 0, since: self.state.arrivals };
    }

    fn next_event(&mut self, name: &str) {
        let card = EventId(self.index(Kind::EventId, name));
        self.state.events.take(|other| other == card);
        self.state.events.put_back(card);
    }

    fn next_attack(&mut self, name: &str) {
        let card = AttackId(self.index(Kind::AttackId, name));
        self.state.attacks.take(|other| other == card);
        self.state.attacks.put_back(card);
    }

    fn go_on(&mut self) {
        let book = Arc::clone(&self.book);
        self.state.settle(&book, &mut Offers::default(), &mut self.events);
    }
}

#[test]
fn every_event_card_moves_two_or_three_types_and_never_larvae() {
    let catalog = Catalog::base();
    assert_eq!(catalog.events.len(), 20);
    for card in &catalog.events {
        let shown: BTreeSet<u8> = card.moves.iter().map(|kind| kind.0).collect();
        assert_eq!(shown.len(), card.moves.len(), "no type twice");
        proves!("intruder.move.event.multi", assert!((2..=3).contains(&shown.len())));
        proves!("intruder.move.event.larva", assert!(!card.moves.contains(&LARVA)));
    }
}

#[test]
fn every_number_fits_exactly_one_way_out_of_every_room() {
    let catalog = Catalog::base();
    assert_eq!(catalog.boards.len(), 2);
    for board in &catalog.boards {
        for (index, room) in board.rooms.iter().enumerate() {
            let corridors = board.corridors.iter();
            let corridors = corridors.filter(|corridor| corridor.ends.contains(&(index as u8)));
            let mut numbers: Vec<u8> =
                corridors.flat_map(|corridor| corridor.numbers.clone()).collect();
            numbers.extend(room.entrances.iter().flat_map(|entrance| entrance.numbers.clone()));
            numbers.sort_unstable();
            proves!(
                "intruder.move.no-match",
                assert_eq!(numbers, [1, 2, 3, 4], "{} {}", board.id, room.id)
            );
        }
    }
    for card in &catalog.events {
        proves!("intruder.move.no-match", assert!((1..=4).contains(&card.number)));
    }
}

#[test]
fn the_token_of_an_intruder_in_the_ducts_is_a_random_one_of_its_type() {
    let mut tokens = BTreeSet::new();
    for seed in 0..120 {
        let mut table = EventPhase::before(TurnStep::Event, seed);
        table.stand("adult-1", "002");
        table.next_event("bulkheads-open");
        table.go_on();
        let hidden = table.events.iter().find_map(|event| match event.fact {
            Fact::TokenToBag { token } if event.rule.0 == "intruder.supply.hide" => Some(token),
            _ => None,
        });
        let token = hidden.expect("a token for the bag");
        proves!(
            ["intruder.supply.hide", "intruder.supply.no-link"],
            assert_eq!(table.book.token_kind(token), Some(ADULT))
        );
        tokens.insert(token.0);
    }
    proves!(["intruder.supply.hide", "intruder.supply.no-link"], assert_eq!(tokens.len(), 12));
}

#[test]
fn a_card_with_a_retreat_arrow_has_no_blood_number() {
    let catalog = Catalog::base();
    let blood = |card: &AttackCard| match card.blood {
        Blood::Number(number) => Some(number),
        Blood::Retreat => None,
    };
    let arrows = catalog.attacks.iter().filter(|card| blood(card).is_none());
    let arrows: Vec<&str> = arrows.map(|card| card.entry.as_str()).collect();
    proves!("injury.retreat.no-number", assert_eq!(arrows, ["claw-attack", "bite"]));
    let mut numbers: Vec<u8> = catalog.attacks.iter().filter_map(blood).collect();
    numbers.sort_unstable();
    proves!("injury.retreat.no-number", assert_eq!(numbers.len(), 18));
    proves!("injury.retreat.no-number", assert_eq!([numbers[0], numbers[17]], [2, 6]));
}

#[test]
fn without_wound_cards_a_serious_wound_counts_and_has_no_effect() {
    let mut table = EventPhase::before(TurnStep::Attacks, 1);
    table.state.wounds = Default::default();
    table.state.crew[1].place = Place::Room(RoomId(0));
    table.stand("queen-1", "011");
    table.next_attack("tail-attack-2");
    let mut killed =
        EventPhase { book: Arc::clone(&table.book), state: table.state, events: Vec::new() };
    table.go_on();
    let look = table.state.look(&table.book);
    let bare = Wounded { wound: None, dressed: false };
    let borne: Vec<Wounded> = look.crew(Seat(0)).serious.iter().collect();
    proves!("wound.serious.deck-empty", assert_eq!(borne, [bare]));
    proves!("wound.serious.deck-empty", assert_eq!(look.hand_limit(Seat(0)), 5));
    proves!("wound.serious.deck-empty", assert!(look.crew(Seat(0)).alive()));

    for _ in 0..3 {
        killed.state.crew[0].serious.push(bare);
    }
    killed.next_attack("scratch-2");
    killed.go_on();
    proves!("wound.serious.deck-empty", assert!(!killed.state.crew[0].alive()));
}
