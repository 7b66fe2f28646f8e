//! That everything is written and read back, and nothing that means nothing.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use derelict_content::{
    AlertId, Catalog, CharacterId, CoordinatesId, Evacuation, EventId, ExplorationId, ItemId,
    MiniId, ObjectiveDeck, ObjectiveId, PodId, RoomId, TileId, TokenId, WeaknessId, WoundId,
    capacity,
};

use super::*;
use crate::affliction::Affliction;
use crate::alert::{OpenAlert, Sample};
use crate::card::Card;
use crate::deck_memory::DeckMemory;
use crate::facedown::Sighting;
use crate::frame::Frame;
use crate::knowledge::ItemSeen;
use crate::mode::Mode;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::{Deck, Door, Outcome, Place, Pod, Wounded};
use crate::streams::Stream;
use crate::thing::{Corpse, Held, Tape, Thing};
use crate::turret::{Post, Status};

static BOOK: LazyLock<Arc<Rulebook>> =
    LazyLock::new(|| Rulebook::new(&Catalog::base(), "basic").expect("the base game"));

fn bare() -> State {
    State { players: 4, ..State::bare([0; 32]) }
}

fn post(status: Status, open: bool) -> Option<Post> {
    Some(Post { room: RoomId(3), status, open })
}

fn last_door(state: &mut State) -> &mut Door {
    &mut state.doors[BOOK.board.corridors.len() - 1]
}

fn last_item() -> ItemId {
    ItemId(BOOK.catalog.items.len() as u8 - 1)
}

/// All changes to a bare state, and no change at all, are told apart, and read back as written.
fn differ(changes: &[fn(&mut State)]) {
    let changed = changes.iter().map(|change| {
        let mut state = bare();
        change(&mut state);
        let back = write(&state, &BOOK, |bytes| read(&BOOK, bytes));
        assert_eq!(back, Some(state));
        state.hash(&BOOK)
    });
    let hashes: BTreeSet<u64> = changed.chain([bare().hash(&BOOK)]).collect();
    assert_eq!(hashes.len(), changes.len() + 1);
}

fn hold(state: &mut State, held: Held) {
    state.crew[1].hands.push(held);
}

fn remember(state: &mut State, end: usize, [card, turn]: [u8; 2]) {
    let mut bytes = [[0; 2]; 5];
    bytes[end] = [card, turn];
    state.knowledge[3].decks = DeckMemory::of_bytes(bytes);
}

fn gun() -> Held {
    Held { thing: Thing::Item(ItemId(1)), ..Held::default() }
}

#[test]
fn what_is_cut_off_or_goes_on_is_no_state() {
    let whole = write(&bare(), &BOOK, <[u8]>::to_vec);
    assert_eq!(read(&BOOK, &whole), Some(bare()));
    for length in 0..whole.len() {
        assert_eq!(read(&BOOK, &whole[..length]), None, "{length} bytes");
    }
    assert_eq!(read(&BOOK, &[&whole[..], &[0]].concat()), None);
}

#[test]
fn any_bytes_are_read_without_harm() {
    let whole = write(&bare(), &BOOK, <[u8]>::to_vec);
    for at in 0..whole.len() {
        for byte in [1, 7, 0x7f, 0xff] {
            let mut spoilt = whole.clone();
            spoilt[at] = byte;
            let _ = read(&BOOK, &spoilt);
        }
    }
}

#[test]
fn the_fullest_state_fits_on_the_paper() {
    let mut state = State { players: MAX_SEATS as u8, ..State::bare([0; 32]) };
    let fill = |pile: &mut crate::pile::Pile<Card, { capacity::CARDS }>| {
        while pile.try_push(Card::of_contamination(1)).is_some() {}
    };
    for one in &mut state.crew {
        [&mut one.hand, &mut one.deck, &mut one.discard].into_iter().for_each(fill);
        while one.hands.try_push(gun()).is_some() {}
    }
    for deck in &mut state.items {
        *deck = Deck::of([ItemId(1); capacity::ITEMS_OF_A_COLOUR], []).expect("there is room");
    }
    while state.frames.try_push(Frame::default()).is_some() {}
    let written = write(&state, &BOOK, <[u8]>::len);
    let rest = size_of_val(&state.frames) + 4 * size_of_val(&state.events);
    assert!(written + rest < pen::BLANK.len(), "{written} bytes");
    assert_eq!(write(&state, &BOOK, |bytes| read(&BOOK, bytes)), Some(state));
}

#[test]
fn seats_at_which_nobody_sits_write_nothing() {
    let mut state = bare();
    state.crew[4].light = 1;
    state.knowledge[4].scanned = 1;
    assert_eq!(state.hash(&BOOK), bare().hash(&BOOK));
}

#[test]
fn what_lay_in_a_pile_before_does_not_count() {
    for count in 1..=9 {
        let mut state = bare();
        for card in 0..count {
            state.crew[0].hand.push(Card::of_contamination(card));
            state.items[1].put_back(ItemId(card));
            state.knowledge[2].items.push(ItemSeen { holder: Seat(1), item: ItemId(1), turn: 1 });
            if card == 7 {
                break;
            }
        }
        let (mut left, mut right) = (state, state);
        left.crew[0].hand.pop();
        left.items[1].draw();
        left.knowledge[2].items.pop();
        right.crew[0].hand = left.crew[0].hand.iter().collect();
        right.items[1] = Deck::of(left.items[1].facedown().iter().copied(), []).expect("as many");
        right.knowledge[2].items = left.knowledge[2].items.iter().collect();
        assert_eq!(left.hash(&BOOK), right.hash(&BOOK));
        assert_ne!(left.hash(&BOOK), state.hash(&BOOK));
    }
}

#[test]
fn every_card_of_a_pile_counts() {
    let mut seen = BTreeSet::from([bare().hash(&BOOK)]);
    let mut state = bare();
    for place in 0..30 {
        state.items[0].discard(ItemId(0));
        assert!(seen.insert(state.hash(&BOOK)), "{place} cards");
        state.items[0].retrieve(|card| card == ItemId(0));
        state.items[0].discard(ItemId(1));
        assert!(seen.insert(state.hash(&BOOK)), "the card at {place}");
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
        |state| *last_door(state) = Door::Closed,
        |state| *last_door(state) = Door::Destroyed,
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
        |state| state.events.put_back(EventId(0)),
        |state| state.events.put_back(EventId(1)),
        |state| state.events.discard(EventId(1)),
        |state| state.wounds.discard(WoundId(1)),
        |state| state.items[2].discard(ItemId(1)),
        |state| state.crafted.add(last_item()),
        |state| state.items_gone.add(last_item()),
        |state| state.contamination.push(1),
        |state| state.contamination_gone = 1,
        |state| state.events_gone.add(EventId(0)),
        |state| state.tokens_gone.add(ExplorationId(0)),
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
            state.streams.below(Stream::BoxDeck, 6);
        },
        |state| state.lairs_destroyed = 1,
        |state| state.turrets.posts[2] = post(Status::All, true),
        |state| state.turrets.posts[2] = post(Status::All, false),
        |state| state.turrets.posts[2] = post(Status::Inactive, true),
        |state| state.turrets.characters.add(Seat(3)),
        |state| state.turrets.intruders.add(MiniId(3)),
        |state| state.turrets.noted = true,
        |state| state.turrets.stormed = 4,
        |state| state.alerts.deck.put_back(AlertId(3)),
        |state| state.alerts.deck.discard(AlertId(3)),
        |state| state.alerts.open = Some(OpenAlert { card: AlertId(3), stage: 0, done: 0 }),
        |state| state.alerts.open = Some(OpenAlert { card: AlertId(3), stage: 1, done: 0 }),
        |state| state.alerts.open = Some(OpenAlert { card: AlertId(3), stage: 0, done: 2 }),
        |state| state.alerts.sample = Sample::Due,
        |state| state.alerts.sample = Sample::Carried,
        |state| state.alerts.sample = Sample::On(RoomId(0)),
        |state| state.alerts.sample = Sample::On(RoomId(1)),
        |state| state.shuttle_time = Some(0),
        |state| state.shuttle_time = Some(1),
        |state| state.kept_back = 1,
        |state| state.panic.put_back(derelict_content::PanicId(0)),
        |state| state.panic.discard(derelict_content::PanicId(0)),
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
        |state| state.crew[3].inventory.add(last_item()),
        |state| state.crew[3].light = 1,
        |state| state.crew[3].serious.push(Wounded { wound: None, dressed: false }),
        |state| state.crew[3].serious.push(Wounded { wound: None, dressed: true }),
        |state| state.crew[3].serious.push(Wounded { wound: Some(WoundId(0)), dressed: false }),
        |state| state.crew[3].slimed = true,
        |state| state.crew[3].affliction = Affliction::Larva,
        |state| state.crew[3].affliction = Affliction::Insanity(1),
        |state| state.crew[3].affliction = Affliction::Insanity(2),
        |state| state.crew[3].lost = 1,
        |state| state.crew[3].signal = true,
        |state| state.crew[3].quests.push(ItemId(0)),
        |state| state.crew[3].quests.push(ItemId(1)),
        |state| state.crew[3].corporate = ObjectiveId(1),
        |state| state.crew[3].personal = ObjectiveId(1),
        |state| state.crew[3].kept = Some(ObjectiveDeck::Corporate),
        |state| hold(state, Held::default()),
        |state| hold(state, Held { thing: Thing::Carcass, ..Held::default() }),
        |state| hold(state, Held { thing: Thing::Sample, ..Held::default() }),
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
        |state| state.knowledge[3].facedown.tiles[20] = 1,
        |state| state.knowledge[3].facedown.exploration[20] = 1,
        |state| state.knowledge[3].objectives[4][1] = 1,
        |state| state.knowledge[3].kept[4] = 1,
        |state| {
            state.knowledge[3].facedown.aside.ship_mut().engines[2] = Sighting { turn: 1, swaps: 0 }
        },
        |state| {
            state.knowledge[3].facedown.aside.ship_mut().engines[2] = Sighting { turn: 1, swaps: 1 }
        },
        |state| state.knowledge[3].facedown.aside.ship_mut().turrets[2] = 1,
        |state| state.knowledge[3].facedown.aside.ship_mut().turrets[1] = 1,
        |state| state.knowledge[3].facedown.aside.ship_mut().coordinates = 1,
        |state| remember(state, 0, [1, 0]),
        |state| remember(state, 0, [0, 1]),
        |state| remember(state, 1, [1, 0]),
        |state| remember(state, 1, [0, 1]),
        |state| remember(state, 4, [1, 0]),
        |state| remember(state, 4, [1, 1]),
        |state| state.knowledge[3].items.push(ItemSeen::default()),
        |state| state.knowledge[3].scanned = 1 << 31,
    ]);
}
