//! One number for a whole situation, the same on every machine.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use derelict_content::hash_bytes;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use crate::knowledge::{EngineSeen, ItemBuried, Knowledge};
use crate::state::{Crew, Door, Mini, Place, Room, State};

impl State {
    /// A number that two equal situations share and two different ones practically never do.
    #[must_use]
    pub fn hash(&self) -> u64 {
        PAPER.with_borrow_mut(|words| {
            let mut hasher = Portable::new(words);
            Hash::hash(self, &mut hasher);
            hasher.finish()
        })
    }

    /// The short form of [`State::hash`] that records carry at every choice.
    #[must_use]
    pub fn short_hash(&self) -> u32 {
        (self.hash() >> 32) as u32
    }
}

/// More words than a state has ever taken; longer ones are hashed in pieces.
const ROOM: usize = 512;

type Words = [[u8; 8]; ROOM];

thread_local! {
    /// Paper to gather words on, so that it need not be wiped clean for every hash.
    static PAPER: RefCell<Box<Words>> = RefCell::new(Box::new([[0; 8]; ROOM]));
}

/// Takes every number as a word of eight bytes, low end first, whatever machine this is. States
/// are many small numbers, so they are gathered first: hashing a long piece at once is quick.
struct Portable<'a> {
    words: &'a mut Words,
    count: usize,
    /// Pieces before this one, for what is too long.
    before: Option<Xxh3Default>,
}

impl<'a> Portable<'a> {
    fn new(words: &'a mut Words) -> Self {
        Self { words, count: 0, before: None }
    }

    /// The gathered words as bytes.
    fn gathered(&self) -> &[u8] {
        self.words[..self.count].as_flattened()
    }

    #[cold]
    fn spill(&mut self, word: u64) {
        let gathered = self.words[..self.count].as_flattened();
        self.before.get_or_insert_default().update(gathered);
        self.words[0] = word.to_le_bytes();
        self.count = 1;
    }
}

impl Hasher for Portable<'_> {
    fn finish(&self) -> u64 {
        match &self.before {
            None => xxh3_64(self.gathered()),
            Some(before) => {
                let mut whole = before.clone();
                whole.update(self.gathered());
                whole.digest()
            }
        }
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        match self.words.get_mut(self.count..self.count + words.len()) {
            Some(free) => {
                free.copy_from_slice(words);
                self.count += words.len();
            }
            None => words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word))),
        }
        if !rest.is_empty() {
            self.write_u64(rest.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    #[inline(always)]
    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    #[inline(always)]
    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    #[inline(always)]
    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    #[inline(always)]
    fn write_u64(&mut self, number: u64) {
        match self.words.get_mut(self.count) {
            Some(free) => {
                *free = number.to_le_bytes();
                self.count += 1;
            }
            None => self.spill(number),
        }
    }

    // Lengths and places in enumerations.
    #[inline(always)]
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[inline(always)]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
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
        let marks = [explored, fire, malfunction, token.is_some()];
        let marks = marks.iter().fold(0, |marks, mark| marks << 1 | u8::from(*mark));
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
        let marks = [*drafted, *passed, *slimed, *larva, *signal];
        let marks = marks.iter().fold(0, |marks, mark| marks << 1 | u8::from(*mark));
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

    use super::*;
    use crate::knowledge::ItemSeen;

    fn of(value: &impl Hash) -> u64 {
        let mut words = [[0; 8]; ROOM];
        let mut hasher = Portable::new(&mut words);
        value.hash(&mut hasher);
        hasher.finish()
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
        let mut words = [[0; 8]; ROOM];
        let mut hasher = Portable::new(&mut words);
        long.iter().for_each(|number| number.hash(&mut hasher));
        assert_eq!(hasher.finish(), bytes.digest());
    }

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
}
