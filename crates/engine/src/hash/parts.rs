//! How the parts of a game are fed to a hash: as few words as say all.

use std::hash::{Hash, Hasher};

use derelict_content::hash_bytes;

use crate::knowledge::{EngineSeen, ItemBuried, Knowledge};
use crate::seat::MAX_SEATS;
use crate::state::{Crew, Door, Mini, Place, Room, State};

/// What is hardly ever anything but bare takes a word while it is.
fn feed_rare<T: Hash + Default + PartialEq, H: Hasher>(thing: &T, hasher: &mut H) {
    let bare = *thing == T::default();
    hasher.write_u8(u8::from(bare));
    if !bare {
        thing.hash(hasher);
    }
}

fn bits<const N: usize>(marks: [bool; N]) -> u8 {
    const { assert!(N <= 8) };
    marks.iter().fold(0, |bits, mark| bits << 1 | u8::from(*mark))
}

fn pair(numbers: &[u32]) -> u64 {
    numbers.iter().fold(0, |word, number| word << 32 | u64::from(*number))
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self {
            players,
            mode,
            intruder_player,
            swarm,
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
            bargain,
            ending,
            verdict,
            outcome,
            frames,
            decision,
            asked,
            streams,
            knowledge,
        } = self;
        let [one, two, three] = *engines;
        let [early, late] = arrivals.to_le_bytes();
        let [self_destruct, airlock] = [*self_destruct, airlock.map(|room| room.0)]
            .map(|space| space.map_or([0; 2], |space| [1, space]));
        hasher.write(&[
            *players,
            *mode as u8,
            bits([*intruder_player, *nest_destroyed, *queen_killed, one, two, three]),
            bits([*met, *mourned, *attacks_skipped, *cancelled]),
            *turn,
            *time,
            first.0,
            *duct_noise,
            *nest_eggs,
            *egg_supply,
            *destination,
            coordinates.0,
            self_destruct[0],
            self_destruct[1],
            airlock[0],
            airlock[1],
        ]);
        hasher.write(&[persons[0], persons[1], persons[2], persons[3], persons[4], early, late, 0]);
        hasher.write_u64(pair(&[*noise, *decision]));
        hasher.write_u64(pair(&[*contamination_gone, *events_gone]));
        hasher.write_u64(pair(&[*tokens_gone, asked[0]]));
        hasher.write_u64(pair(&asked[1..3]));
        hasher.write_u64(pair(&asked[3..]));
        // Nobody sits at the other seats.
        let seats = usize::from(*players).min(MAX_SEATS);
        Crew::hash_slice(&crew[..seats], hasher);
        knowledge[..seats].iter().for_each(|known| feed_rare(known, hasher));
        round.hash(hasher);
        Room::hash_slice(rooms, hasher);
        Door::hash_slice(doors, hasher);
        Mini::hash_slice(minis, hasher);
        for tokens in [bag, token_supply] {
            tokens.hash(hasher);
        }
        weaknesses.hash(hasher);
        pods.hash(hasher);
        events.hash(hasher);
        attacks.hash(hasher);
        wounds.hash(hasher);
        items.iter().for_each(|deck| deck.hash(hasher));
        for chest in [crafted, items_gone] {
            chest.hash(hasher);
        }
        contamination.hash(hasher);
        feed_rare(swarm, hasher);
        feed_rare(bargain, hasher);
        feed_rare(verdict, hasher);
        ending.hash(hasher);
        outcome.hash(hasher);
        frames.hash(hasher);
        streams.hash(hasher);
    }
}

// What there are many of is packed into a word each, and fed eight at a time.

/// Something that fits into a word.
trait Packed: Sized {
    fn pack(&self) -> [u8; 8];

    fn feed<H: Hasher>(things: &[Self], hasher: &mut H) {
        let (eights, rest) = things.as_chunks::<8>();
        for eight in eights {
            hasher.write(eight.each_ref().map(Self::pack).as_flattened());
        }
        for one in rest {
            hasher.write(&one.pack());
        }
    }
}

impl Packed for Room {
    fn pack(&self) -> [u8; 8] {
        let Self { tile, explored, token, items, fire, malfunction, corpses, carcasses, eggs } =
            *self;
        let marks = bits([explored, fire, malfunction, token.is_some()]);
        let token = token.map_or(0, |token| token.0);
        [marks, tile.0, token, items, corpses, carcasses, eggs, 0]
    }
}

impl Hash for Room {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.pack());
    }

    fn hash_slice<H: Hasher>(rooms: &[Self], hasher: &mut H) {
        Self::feed(rooms, hasher);
    }
}

impl Hash for Crew {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
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
        hasher.write(&[character.0, there, place, marks, *light, corporate.0, personal.0, kept]);
        for pile in [hand, deck, discard] {
            pile.hash(hasher);
        }
        inventory.hash(hasher);
        hands.hash(hasher);
        serious.hash(hasher);
        quests.hash(hasher);
    }
}

impl Hash for Knowledge {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
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
        let mut block = [0; 96];
        let mut rest = block.as_mut_slice();
        let mut put = |bytes: &[u8]| {
            let (place, behind) = std::mem::take(&mut rest).split_at_mut(bytes.len());
            place.copy_from_slice(bytes);
            rest = behind;
        };
        put(tiles);
        put(tokens);
        put(kept);
        for both in objectives {
            put(both);
        }
        for engine in engines {
            put(&engine.map_or([0; 4], |EngineSeen { working, turn, swaps }| {
                [1, u8::from(working), turn, swaps]
            }));
        }
        for event in [event_on_top, event_at_bottom] {
            put(&event.map_or([0; 2], |event| [1, event.0]));
        }
        for card in buried {
            put(&card.map_or([0; 3], |ItemBuried { item, turn }| [1, item.0, turn]));
        }
        put(&[*coordinates, *event_on_top_in, *event_at_bottom_in]);
        put(&scanned.to_le_bytes());
        hasher.write(&block);
        items.hash(hasher);
    }
}

impl Packed for Mini {
    fn pack(&self) -> [u8; 8] {
        let Self { room, injuries, since } = *self;
        let [low, high] = since.to_le_bytes();
        let (there, room) = (room.is_some(), room.map_or(0, |room| room.0));
        [u8::from(there), room, injuries, low, high, 0, 0, 0]
    }
}

impl Hash for Mini {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write(&self.pack());
    }

    fn hash_slice<H: Hasher>(minis: &[Self], hasher: &mut H) {
        Self::feed(minis, hasher);
    }
}

impl Hash for Door {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u8(*self as u8);
    }

    fn hash_slice<H: Hasher>(doors: &[Self], hasher: &mut H) {
        hash_bytes(doors, |door| door as u8, hasher);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use derelict_content::{
        CharacterId, EventId, ExplorationId, ItemId, ObjectiveDeck, ObjectiveId, RoomId, TileId,
    };

    use super::super::tests::of;
    use super::*;
    use crate::knowledge::ItemSeen;
    use crate::mode::Mode;
    use crate::seat::Seat;
    use crate::state::{Outcome, Pod};

    #[test]
    fn packed_values_differ_in_every_field() {
        let room = Room::default();
        let rooms = [
            room,
            Room { tile: TileId(1), ..room },
            Room { explored: true, ..room },
            Room { token: Some(ExplorationId(0)), ..room },
            Room { token: Some(ExplorationId(1)), ..room },
            Room { items: 1, ..room },
            Room { fire: true, ..room },
            Room { malfunction: true, ..room },
            Room { corpses: 1, ..room },
            Room { carcasses: 1, ..room },
            Room { eggs: 1, ..room },
        ];
        let mini = Mini::default();
        let minis = [
            mini,
            Mini { room: Some(RoomId(0)), ..mini },
            Mini { room: Some(RoomId(1)), ..mini },
            Mini { injuries: 1, ..mini },
            Mini { since: 1, ..mini },
            Mini { since: 256, ..mini },
        ];
        let doors = [Door::Open, Door::Closed, Door::Destroyed];
        let crew = Crew::default();
        let people = [
            crew,
            Crew { character: CharacterId(1), ..crew },
            Crew { drafted: true, ..crew },
            Crew { place: Place::Room(RoomId(0)), ..crew },
            Crew { place: Place::Dead(RoomId(0)), ..crew },
            Crew { place: Place::Dead(RoomId(1)), ..crew },
            Crew { passed: true, ..crew },
            Crew { light: 1, ..crew },
            Crew { slimed: true, ..crew },
            Crew { larva: true, ..crew },
            Crew { signal: true, ..crew },
            Crew { corporate: ObjectiveId(1), ..crew },
            Crew { personal: ObjectiveId(1), ..crew },
            Crew { kept: Some(ObjectiveDeck::Corporate), ..crew },
        ];
        let none = Knowledge::default();
        let seen = EngineSeen { working: false, turn: 1, swaps: 0 };
        let buried = ItemBuried { item: ItemId(0), turn: 1 };
        let mut tiles = none;
        tiles.tiles[20] = 1;
        let mut tokens = none;
        tokens.tokens[20] = 1;
        let mut objectives = none;
        objectives.objectives[4][1] = 1;
        let mut kept = none;
        kept.kept[4] = 1;
        let known = [
            none,
            tiles,
            tokens,
            objectives,
            kept,
            Knowledge { engines: [None, None, Some(seen)], ..none },
            Knowledge { engines: [None, Some(seen), None], ..none },
            Knowledge { coordinates: 1, ..none },
            Knowledge { event_on_top: Some(EventId(0)), ..none },
            Knowledge { event_at_bottom: Some(EventId(0)), ..none },
            Knowledge { event_on_top_in: 1, ..none },
            Knowledge { event_at_bottom_in: 1, ..none },
            Knowledge { buried: [None, None, Some(buried)], ..none },
            Knowledge { items: [ItemSeen::default()].into_iter().collect(), ..none },
            Knowledge { scanned: 1 << 31, ..none },
        ];
        assert_eq!(people.iter().map(of).collect::<BTreeSet<_>>().len(), people.len());
        assert_eq!(known.iter().map(of).collect::<BTreeSet<_>>().len(), known.len());
        assert_eq!(rooms.iter().map(of).collect::<BTreeSet<_>>().len(), rooms.len());
        assert_eq!(minis.iter().map(of).collect::<BTreeSet<_>>().len(), minis.len());
        assert_eq!(doors.iter().map(of).collect::<BTreeSet<_>>().len(), doors.len());
    }

    #[test]
    fn states_differ_in_every_field() {
        let bare = State { players: 4, ..State::bare([0; 32]) };
        let changes: &[fn(&mut State)] = &[
            |_| {},
            |state| state.players = 3,
            |state| state.mode = Mode::Coop,
            |state| state.intruder_player = true,
            |state| state.swarm.begun = true,
            |state| state.persons[4] = 9,
            |state| state.turn = 9,
            |state| state.time = 99,
            |state| state.self_destruct = Some(0),
            |state| state.first = Seat(3),
            |state| state.crew[3].light = 1,
            |state| state.round.actions = 1,
            |state| state.rooms[20].fire = true,
            |state| state.doors[5] = Door::Closed,
            |state| state.noise = 1,
            |state| state.duct_noise = 1,
            |state| state.airlock = Some(RoomId(0)),
            |state| state.minis[3].injuries = 1,
            |state| state.arrivals = 256,
            |state| state.nest_eggs = 77,
            |state| state.egg_supply = 77,
            |state| state.nest_destroyed = true,
            |state| state.queen_killed = true,
            |state| state.weaknesses[2].revealed = true,
            |state| state.destination = 3,
            |state| state.coordinates.0 = 3,
            |state| state.engines[2] = true,
            |state| state.pods[3] = Pod::Launched,
            |state| state.events.draw.push(EventId(1)),
            |state| state.items[2].discard.push(ItemId(1)),
            |state| state.crafted.add(ItemId(1)),
            |state| state.items_gone.add(ItemId(1)),
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
            |state| state.outcome = Some(Outcome::default()),
            |state| state.decision = 7,
            |state| state.asked[0] = 1,
            |state| state.asked[4] = 1,
            |state| state.knowledge[3].coordinates = 1,
        ];
        let hashes = changes.iter().map(|change| {
            let mut state = bare;
            change(&mut state);
            state.hash()
        });
        assert_eq!(hashes.collect::<BTreeSet<_>>().len(), changes.len());
    }
}
