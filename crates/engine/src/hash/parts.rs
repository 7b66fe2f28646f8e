//! How the parts of a game are written down to be hashed: as few words as say all.

use std::hash::Hash;

use super::pen::{Pen, blocks};
use super::{Portable, feed_rare};
use crate::knowledge::{EngineSeen, ItemBuried, ItemSeen, Knowledge};
use crate::seat::MAX_SEATS;
use crate::state::{Crew, Mini, Place, Pod, Room, Round, State, Weakness, Wounded};
use crate::thing::{Corpse, Held, Tape, Thing};

/// Writes what is always there, or nearly.
#[inline(always)]
pub(super) fn lay_out(state: &State, pen: &mut Pen<'_>) {
    let State {
        players,
        mode,
        intruder_player,
        swarm: _,
        persons,
        turn,
        time,
        self_destruct,
        first,
        crew,
        round,
        rooms,
        doors,
        noise,
        duct_noise,
        airlock,
        minis,
        arrivals,
        bag,
        token_supply,
        nest_eggs,
        egg_supply,
        nest_destroyed,
        queen_killed,
        weaknesses,
        destination,
        coordinates,
        engines,
        pods,
        events,
        attacks,
        wounds,
        items,
        crafted,
        contamination,
        items_gone,
        contamination_gone,
        events_gone,
        tokens_gone,
        met,
        mourned,
        attacks_skipped,
        cancelled,
        bargain: _,
        ending: _,
        verdict: _,
        outcome: _,
        frames: _,
        decision,
        asked,
        streams,
        knowledge,
    } = state;
    let [one, two, three] = *engines;
    let [early, late] = arrivals.to_le_bytes();
    let [self_destruct, airlock] = [*self_destruct, airlock.map(|room| room.0)]
        .map(|space| space.map_or([0; 2], |space| [1, space]));
    pen.word([
        *players,
        *mode as u8,
        bits([*intruder_player, *nest_destroyed, *queen_killed, one, two, three]),
        bits([*met, *mourned, *attacks_skipped, *cancelled]),
        *turn,
        *time,
        first.0,
        *duct_noise,
    ]);
    pen.word([
        *nest_eggs,
        *egg_supply,
        *destination,
        coordinates.0,
        self_destruct[0],
        self_destruct[1],
        airlock[0],
        airlock[1],
    ]);
    pen.word([persons[0], persons[1], persons[2], persons[3], persons[4], early, late, 0]);
    pen.pair(*noise, *decision);
    pen.pair(*contamination_gone, *events_gone);
    pen.pair(*tokens_gone, asked[0]);
    pen.pair(asked[1], asked[2]);
    pen.pair(asked[3], asked[4]);
    pen.pair(bag.0, token_supply.0);
    pen.word(round.pack());
    let [first, second, third] =
        weaknesses.map(|Weakness { card, revealed }| [card.0, u8::from(revealed)]);
    pen.word([first[0], first[1], second[0], second[1], third[0], third[1], 0, 0]);
    let pods = pods.map(|pod| match pod {
        Pod::Unused => 0,
        Pod::Docked { section, locked } => 2 + 2 * section as u8 + u8::from(locked),
        Pod::Launched => 1,
    });
    pen.word([pods[0], pods[1], pods[2], pods[3], 0, 0, 0, 0]);
    pen.words(rooms, Room::pack);
    pen.words(minis, Mini::pack);
    pen.bytes(doors, |door| door as u8);
    pen.bytes(crafted.counts(), |count| count);
    pen.bytes(items_gone.counts(), |count| count);
    pen.deck(events, |card| card.0);
    pen.deck(attacks, |card| card.0);
    pen.deck(wounds, |card| card.0);
    items.iter().for_each(|deck| pen.deck(deck, |card| card.0));
    pen.word([contamination.len() as u8, 0, 0, 0, 0, 0, 0, 0]);
    pen.pile(contamination, |card| card);
    let (seed, read) = streams.parts();
    pen.bytes(seed, |byte| byte);
    for two in read.chunks(2) {
        pen.pair(two[0], two.get(1).copied().unwrap_or(0));
    }
    // Nobody sits at the other seats.
    let seats = usize::from(*players).min(MAX_SEATS);
    crew[..seats].iter().for_each(|one| one.lay_out(pen));
    knowledge[..seats].iter().for_each(|known| known.lay_out(pen));
}

/// Feeds what is of many shapes, or hardly ever there.
pub(super) fn feed_rest(state: &State, hasher: &mut Portable<'_>) {
    feed_rare(&state.swarm, hasher);
    feed_rare(&state.bargain, hasher);
    feed_rare(&state.verdict, hasher);
    state.ending.hash(hasher);
    state.outcome.hash(hasher);
    state.frames.hash(hasher);
}

fn bits<const N: usize>(marks: [bool; N]) -> u8 {
    const { assert!(N <= 8) };
    marks.iter().fold(0, |bits, mark| bits << 1 | u8::from(*mark))
}

impl Round {
    #[inline(always)]
    fn pack(&self) -> [u8; 8] {
        let Self { seat, actions, unlimited, refused, idle_trades } = *self;
        let seat = seat.map_or(0, |seat| seat.number());
        [seat, actions, u8::from(unlimited), refused.0, idle_trades, 0, 0, 0]
    }
}

impl Room {
    #[inline(always)]
    fn pack(&self) -> [u8; 8] {
        let Self { tile, explored, token, items, fire, malfunction, corpses, carcasses, eggs } =
            *self;
        let marks = bits([explored, fire, malfunction, token.is_some()]);
        let token = token.map_or(0, |token| token.0);
        [marks, tile.0, token, items, corpses, carcasses, eggs, 0]
    }
}

impl Mini {
    #[inline(always)]
    fn pack(&self) -> [u8; 8] {
        let Self { room, injuries, since } = *self;
        let [low, high] = since.to_le_bytes();
        let (there, room) = (room.is_some(), room.map_or(0, |room| room.0));
        [u8::from(there), room, injuries, low, high, 0, 0, 0]
    }
}

impl Crew {
    #[inline(always)]
    fn lay_out(&self, pen: &mut Pen<'_>) {
        let Self {
            character,
            drafted,
            place,
            passed,
            hand,
            deck,
            discard,
            inventory,
            hands,
            light,
            serious,
            slimed,
            larva,
            signal,
            quests,
            corporate,
            personal,
            kept,
        } = self;
        let (there, place) = match *place {
            Place::Nowhere => (0, 0),
            Place::Room(room) => (1, room.0),
            Place::Pod(pod) => (2, pod.0),
            Place::Hibernating => (3, 0),
            Place::Evacuated(pod) => (4, pod.0),
            Place::Dead(room) => (5, room.0),
        };
        let marks = bits([*drafted, *passed, *slimed, *larva, *signal]);
        let kept = kept.map_or(0, |deck| deck as u8 + 1);
        pen.word([character.0, there, place, marks, *light, corporate.0, personal.0, kept]);
        let [[one], [two], [three]] = blocks(quests, |quest| [quest.0]);
        let few = (serious.len() << 4 | quests.len()) as u8;
        let [hand_size, deck_size, discarded] = [hand, deck, discard].map(|pile| pile.len() as u8);
        pen.word([hand_size, deck_size, discarded, hands.len() as u8, few, one, two, three]);
        let [one, two, three] = blocks(serious, |Wounded { wound, dressed }| {
            [wound.map_or(0, |wound| wound.0 + 1), u8::from(dressed)]
        });
        pen.word([one[0], one[1], two[0], two[1], three[0], three[1], 0, 0]);
        for pile in [hand, deck, discard] {
            pen.pile(pile, |card| card.byte());
        }
        pen.bytes(inventory.counts(), |count| count);
        for held in hands.as_slice() {
            held.pack().into_iter().for_each(|word| pen.word(word));
        }
    }
}

impl Held {
    #[inline(always)]
    fn pack(&self) -> [[u8; 8]; 2] {
        let Self { thing, ammo, attached, tape } = self;
        let (kind, which) = match *thing {
            Thing::Item(item) => (0, item.0),
            Thing::Corpse(Corpse::Blue) => (1, 0),
            Thing::Corpse(Corpse::Of(seat)) => (1, seat.number()),
            Thing::Egg => (2, 0),
            Thing::Carcass => (3, 0),
        };
        let [[one], [two], [three]] = blocks(attached, |item| [item.0]);
        let tape = tape.map_or([0; 3], |Tape { item, pair }| [1, item.0, pair]);
        [
            [kind, which, *ammo, attached.len() as u8, one, two, three, 0],
            [tape[0], tape[1], tape[2], 0, 0, 0, 0, 0],
        ]
    }
}

impl Knowledge {
    #[inline(always)]
    fn lay_out(&self, pen: &mut Pen<'_>) {
        let Self {
            engines,
            coordinates,
            tiles,
            tokens,
            objectives,
            kept,
            event_on_top,
            event_at_bottom,
            event_on_top_in,
            event_at_bottom_in,
            scanned,
            items,
            buried,
        } = self;
        pen.bytes(tiles, |turn| turn);
        pen.bytes(tokens, |turn| turn);
        let [one, two, three] = engines.map(|engine| {
            engine.map_or([0; 4], |EngineSeen { working, turn, swaps }| {
                [1, u8::from(working), turn, swaps]
            })
        });
        pen.two(one, two);
        pen.two(three, scanned.to_le_bytes());
        let [one, two, three] =
            buried.map(|card| card.map_or([0; 3], |ItemBuried { item, turn }| [1, item.0, turn]));
        pen.word([one[0], one[1], one[2], two[0], two[1], two[2], *coordinates, items.len() as u8]);
        let [top, bottom] =
            [event_on_top, event_at_bottom].map(|event| event.map_or(0, |event| event.0 + 1));
        let events = [top, *event_on_top_in, bottom, *event_at_bottom_in];
        pen.two([three[0], three[1], three[2], kept[0]], events);
        let [.., last] = objectives;
        pen.word([kept[1], kept[2], kept[3], kept[4], last[0], last[1], 0, 0]);
        let [one, two, three, four, _] = objectives;
        pen.two([one[0], one[1], two[0], two[1]], [three[0], three[1], four[0], four[1]]);
        for ItemSeen { holder, item, turn } in items.iter() {
            pen.word([holder.0, item.0, turn, 0, 0, 0, 0, 0]);
        }
    }
}
