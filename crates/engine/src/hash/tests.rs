//! That everything counts, and nothing that means nothing.

use std::collections::BTreeSet;

use derelict_content::{
    CharacterId, CoordinatesId, Evacuation, EventId, ExplorationId, ItemId, ObjectiveDeck,
    ObjectiveId, PodId, RoomId, TileId, TokenId, WeaknessId, WoundId,
};

use super::*;
use crate::card::Card;
use crate::frame::Frame;
use crate::knowledge::{EngineSeen, ItemBuried, ItemSeen};
use crate::mode::Mode;
use crate::seat::{Seat, SeatSet};
use crate::state::{Door, Outcome, Place, Pod, Wounded};
use crate::streams::Stream;
use crate::thing::{Corpse, Held, Tape, Thing};

/// The hash of anything.
fn of(value: &impl Hash) -> u64 {
    let mut words = pen::BLANK;
    let mut hasher = Portable { words: &mut words, count: 0, before: None };
    value.hash(&mut hasher);
    hasher.finish()
}

fn bare() -> State {
    State { players: 4, ..State::bare([0; 32]) }
}

/// All changes to a bare state, and no change at all, are told apart.
fn differ(changes: &[fn(&mut State)]) {
    let changed = changes.iter().map(|change| {
        let mut state = bare();
        change(&mut state);
        state.hash()
    });
    let hashes: BTreeSet<u64> = changed.chain([bare().hash()]).collect();
    assert_eq!(hashes.len(), changes.len() + 1);
}

fn hold(state: &mut State, held: Held) {
    state.crew[1].hands.push(held);
}

fn gun() -> Held {
    Held { thing: Thing::Item(ItemId(1)), ..Held::default() }
}

#[test]
fn numbers_are_fed_as_words_little_end_first() {
    let mut bytes = Xxh3Default::new();
    for number in [0x0102u64, 0x0304_0506, 7] {
        bytes.update(&number.to_le_bytes());
    }
    assert_eq!(of(&(0x0102u16, 0x0304_0506u32, 7usize)), bytes.digest());
}

#[test]
fn places_in_enumerations_take_a_word() {
    let mut bytes = Xxh3Default::new();
    bytes.update(&[1, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(of(&Some(9u8)), bytes.digest());
}

#[test]
fn long_values_are_hashed_in_pieces() {
    let long: Vec<u32> = (0..5000).collect();
    let mut bytes = Xxh3Default::new();
    for number in &long {
        bytes.update(&u64::from(*number).to_le_bytes());
    }
    let mut words = pen::BLANK;
    let mut hasher = Portable { words: &mut words, count: 0, before: None };
    long.iter().for_each(|number| number.hash(&mut hasher));
    assert_eq!(hasher.finish(), bytes.digest());
}

#[test]
fn what_lay_in_a_pile_before_does_not_count() {
    for count in 1..=9 {
        let mut state = bare();
        for card in 0..count {
            state.crew[0].hand.push(Card::of_contamination(card));
            state.items[1].draw.push(ItemId(card));
            state.knowledge[2].items.push(ItemSeen { holder: Seat(1), item: ItemId(1), turn: 1 });
            if card == 7 {
                break;
            }
        }
        let (mut left, mut right) = (state, state);
        left.crew[0].hand.pop();
        left.items[1].draw.pop();
        left.knowledge[2].items.pop();
        right.crew[0].hand = left.crew[0].hand.iter().collect();
        right.items[1].draw = left.items[1].draw.iter().collect();
        right.knowledge[2].items = left.knowledge[2].items.iter().collect();
        assert_eq!(left.hash(), right.hash());
        assert_ne!(left.hash(), state.hash());
    }
}

#[test]
fn every_card_of_a_pile_counts() {
    let mut seen = BTreeSet::from([bare().hash()]);
    let mut state = bare();
    for place in 0..30 {
        state.items[0].discard.push(ItemId(0));
        assert!(seen.insert(state.hash()), "{place} cards");
        state.items[0].discard.as_mut_slice()[place] = ItemId(1);
        assert!(seen.insert(state.hash()), "the card at {place}");
    }
}

#[test]
fn the_table_counts_in_every_field() {
    differ(&[
        |state| state.players = 3,
        |state| state.mode = Mode::Coop,
        |state| state.intruder_player = true,
        |state| state.swarm.begun = true,
        |state| state.persons[4] = 9,
        |state| state.turn = 9,
        |state| state.time = 99,
        |state| state.self_destruct = Some(0),
        |state| state.first = Seat(3),
        |state| state.round.seat = Some(Seat(0)),
        |state| state.round.actions = 1,
        |state| state.round.unlimited = true,
        |state| state.round.refused = SeatSet(1),
        |state| state.round.idle_trades = 1,
        |state| state.rooms[20].tile = TileId(77),
        |state| state.rooms[20].explored = true,
        |state| state.rooms[20].token = Some(ExplorationId(0)),
        |state| state.rooms[20].token = Some(ExplorationId(1)),
        |state| state.rooms[20].items = 1,
        |state| state.rooms[20].fire = true,
        |state| state.rooms[20].malfunction = true,
        |state| state.rooms[20].corpses = 1,
        |state| state.rooms[20].carcasses = 1,
        |state| state.rooms[20].eggs = 1,
        |state| state.doors[31] = Door::Closed,
        |state| state.doors[31] = Door::Destroyed,
        |state| state.noise = 1,
        |state| state.duct_noise = 1,
        |state| state.airlock = Some(RoomId(0)),
        |state| state.minis[19].room = Some(RoomId(0)),
        |state| state.minis[19].room = Some(RoomId(1)),
        |state| state.minis[19].injuries = 1,
        |state| state.minis[19].since = 1,
        |state| state.minis[19].since = 256,
        |state| state.arrivals = 256,
        |state| state.bag.add(TokenId(31)),
        |state| state.token_supply.add(TokenId(31)),
        |state| state.nest_eggs = 77,
        |state| state.egg_supply = 77,
        |state| state.nest_destroyed = true,
        |state| state.queen_killed = true,
        |state| state.weaknesses[2].card = WeaknessId(7),
        |state| state.weaknesses[2].revealed = true,
        |state| state.destination = 3,
        |state| state.coordinates = CoordinatesId(3),
        |state| state.engines[2] = true,
        |state| state.pods[3] = Pod::Launched,
        |state| state.pods[3] = Pod::Docked { section: Evacuation::A, locked: false },
        |state| state.pods[3] = Pod::Docked { section: Evacuation::A, locked: true },
        |state| state.pods[3] = Pod::Docked { section: Evacuation::B, locked: false },
        |state| state.events.draw.push(EventId(0)),
        |state| state.events.draw.push(EventId(1)),
        |state| state.events.discard.push(EventId(1)),
        |state| state.wounds.discard.push(WoundId(1)),
        |state| state.items[2].discard.push(ItemId(1)),
        |state| state.crafted.add(ItemId(63)),
        |state| state.items_gone.add(ItemId(63)),
        |state| state.contamination.push(1),
        |state| state.contamination_gone = 1,
        |state| state.events_gone = 1,
        |state| state.tokens_gone = 1,
        |state| state.met = true,
        |state| state.mourned = true,
        |state| state.attacks_skipped = true,
        |state| state.cancelled = true,
        |state| state.bargain.next = Seat(1),
        |state| state.verdict.exploded = true,
        |state| state.ending = Some(crate::event::Ending::Fire),
        |state| state.outcome = Some(Outcome::default()),
        |state| state.frames.push(Frame::Bag),
        |state| state.frames.push(Frame::Trade),
        |state| state.decision = 7,
        |state| state.asked[0] = 1,
        |state| state.asked[4] = 1,
        |state| state.streams = crate::streams::Streams::new([1; 32]),
        |state| {
            state.streams.below(Stream::Layout, 6);
        },
        |state| {
            state.streams.below(Stream::IntruderCards, 6);
        },
        |state| {
            let mut pile: crate::pile::Pile<u8, 3> = [1, 2, 3].into_iter().collect();
            state.streams.shuffle_deck(Seat(4), &mut pile);
        },
    ]);
}

#[test]
fn a_character_counts_in_every_field() {
    differ(&[
        |state| state.crew[3].character = CharacterId(1),
        |state| state.crew[3].drafted = true,
        |state| state.crew[3].place = Place::Room(RoomId(0)),
        |state| state.crew[3].place = Place::Pod(PodId(0)),
        |state| state.crew[3].place = Place::Hibernating,
        |state| state.crew[3].place = Place::Evacuated(PodId(0)),
        |state| state.crew[3].place = Place::Dead(RoomId(0)),
        |state| state.crew[3].place = Place::Dead(RoomId(1)),
        |state| state.crew[3].passed = true,
        |state| state.crew[3].hand.push(Card::of_contamination(0)),
        |state| state.crew[3].deck.push(Card::of_contamination(0)),
        |state| state.crew[3].discard.push(Card::of_contamination(0)),
        |state| state.crew[3].inventory.add(ItemId(0)),
        |state| state.crew[3].inventory.add(ItemId(63)),
        |state| state.crew[3].light = 1,
        |state| state.crew[3].serious.push(Wounded { wound: None, dressed: false }),
        |state| state.crew[3].serious.push(Wounded { wound: None, dressed: true }),
        |state| state.crew[3].serious.push(Wounded { wound: Some(WoundId(0)), dressed: false }),
        |state| state.crew[3].slimed = true,
        |state| state.crew[3].larva = true,
        |state| state.crew[3].signal = true,
        |state| state.crew[3].quests.push(ItemId(0)),
        |state| state.crew[3].quests.push(ItemId(1)),
        |state| state.crew[3].corporate = ObjectiveId(1),
        |state| state.crew[3].personal = ObjectiveId(1),
        |state| state.crew[3].kept = Some(ObjectiveDeck::Corporate),
        |state| hold(state, Held::default()),
        |state| hold(state, Held { thing: Thing::Carcass, ..Held::default() }),
        |state| hold(state, Held { thing: Thing::Corpse(Corpse::Blue), ..Held::default() }),
        |state| hold(state, Held { thing: Thing::Corpse(Corpse::Of(Seat(0))), ..Held::default() }),
        |state| hold(state, Held { thing: Thing::Item(ItemId(0)), ..Held::default() }),
        |state| hold(state, gun()),
        |state| hold(state, Held { ammo: 1, ..gun() }),
        |state| hold(state, Held { attached: [ItemId(0)].into_iter().collect(), ..gun() }),
        |state| hold(state, Held { tape: Some(Tape { item: ItemId(0), pair: 0 }), ..gun() }),
        |state| hold(state, Held { tape: Some(Tape { item: ItemId(0), pair: 1 }), ..gun() }),
    ]);
}

#[test]
fn what_is_known_counts_in_every_field() {
    differ(&[
        |state| state.knowledge[3].tiles[20] = 1,
        |state| state.knowledge[3].tokens[20] = 1,
        |state| state.knowledge[3].objectives[4][1] = 1,
        |state| state.knowledge[3].kept[4] = 1,
        |state| {
            let seen = EngineSeen { working: false, turn: 0, swaps: 0 };
            state.knowledge[3].engines[2] = Some(seen);
        },
        |state| {
            let seen = EngineSeen { working: true, turn: 0, swaps: 0 };
            state.knowledge[3].engines[2] = Some(seen);
        },
        |state| {
            let seen = EngineSeen { working: false, turn: 0, swaps: 1 };
            state.knowledge[3].engines[2] = Some(seen);
        },
        |state| state.knowledge[3].coordinates = 1,
        |state| state.knowledge[3].event_on_top = Some(EventId(0)),
        |state| state.knowledge[3].event_at_bottom = Some(EventId(0)),
        |state| state.knowledge[3].event_on_top_in = 1,
        |state| state.knowledge[3].event_at_bottom_in = 1,
        |state| {
            let buried = ItemBuried { item: ItemId(0), turn: 0 };
            state.knowledge[3].buried[2] = Some(buried);
        },
        |state| state.knowledge[3].items.push(ItemSeen::default()),
        |state| state.knowledge[3].scanned = 1 << 31,
    ]);
}
