//! Things carried in hands and kept in inventories.

use derelict_content::{ItemId, Kind, Names, ObjectKind, capacity};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize};

use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Seat};

/// A corpse token: one for each seat, the blue one, and red ones of people unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Corpse {
    /// The first dead body found on the ship.
    Blue,
    /// A character who died during play.
    Of(Seat),
    /// Found on the ship, nobody knows who; from 0.
    Stray(u8),
}

impl Corpse {
    /// Those of people unknown.
    pub const STRAY: [Self; 2] = [Self::Stray(0), Self::Stray(1)];

    /// Its bit in a room's set of corpses.
    #[must_use]
    pub fn bit(self) -> u8 {
        match self {
            Self::Blue => 1 << MAX_SEATS,
            Self::Of(seat) => 1 << seat.0,
            Self::Stray(which) => 2 << MAX_SEATS << which,
        }
    }

    /// The corpses of a set, characters first.
    pub fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        let seats = (0..MAX_SEATS as u8).map(|seat| Self::Of(Seat(seat)));
        seats.chain([Self::Blue]).chain(Self::STRAY).filter(move |corpse| bits & corpse.bit() != 0)
    }
}

/// Something heavy: an item in a hand, or an object.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// An item card.
    Item(ItemId),
    /// A character corpse.
    Corpse(Corpse),
    /// An intruder egg.
    #[default]
    Egg,
    /// An intruder carcass.
    Carcass,
    /// What an alert wants brought somewhere.
    Sample,
}

impl Thing {
    /// The kind of object, if it is one of those that the rules tell apart.
    #[must_use]
    pub fn object(self) -> Option<ObjectKind> {
        match self {
            Self::Item(_) | Self::Sample => None,
            Self::Corpse(_) => Some(ObjectKind::Corpse),
            Self::Egg => Some(ObjectKind::Egg),
            Self::Carcass => Some(ObjectKind::Carcass),
        }
    }

    /// The item, if it is one.
    #[must_use]
    pub fn item(self) -> Option<ItemId> {
        match self {
            Self::Item(item) => Some(item),
            _ => None,
        }
    }

    /// Its stable name.
    #[must_use]
    pub fn code(self, names: &Names) -> String {
        match self {
            Self::Item(item) => names.name(Kind::ItemId, item.0).unwrap_or("?").to_owned(),
            Self::Corpse(Corpse::Blue) => "blue-corpse".into(),
            Self::Corpse(Corpse::Of(seat)) => format!("corpse-{seat}"),
            Self::Corpse(Corpse::Stray(which)) => format!("red-corpse-{}", which + 1),
            Self::Egg => "egg".into(),
            Self::Carcass => "carcass".into(),
            Self::Sample => "sample".into(),
        }
    }

    /// The thing behind a stable name.
    #[must_use]
    pub fn parse(names: &Names, code: &str) -> Option<Self> {
        Some(match code {
            "blue-corpse" => Self::Corpse(Corpse::Blue),
            "red-corpse-1" => Self::Corpse(Corpse::Stray(0)),
            "red-corpse-2" => Self::Corpse(Corpse::Stray(1)),
            "egg" => Self::Egg,
            "carcass" => Self::Carcass,
            "sample" => Self::Sample,
            _ => match code.strip_prefix("corpse-") {
                Some(number) => {
                    let number: u8 = number.parse().ok()?;
                    let seat = Seat(number.checked_sub(1)?);
                    (seat.index() < MAX_SEATS).then_some(Self::Corpse(Corpse::Of(seat)))?
                }
                None => Self::Item(ItemId(names.index(Kind::ItemId, code)?)),
            },
        })
    }
}

/// A heavy thing in a character's hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// What it is.
    pub thing: Thing,
    /// Ammo left, for weapons.
    pub ammo: u8,
    /// Items fastened to it.
    pub attached: Pile<ItemId, { capacity::ATTACHMENTS }>,
    /// The duct tape that ties it to the other half of a pair.
    pub tape: Option<Tape>,
}

impl Held {
    /// An item in hand, empty.
    #[must_use]
    pub fn of(item: ItemId) -> Self {
        Self { thing: Thing::Item(item), ..Self::default() }
    }
}

/// A strip of duct tape around two heavy items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tape {
    /// The duct tape card.
    pub item: ItemId,
    /// Tells the pairs of one character apart.
    pub pair: u8,
}

/// Most cards an inventory is read with.
const MAX_ITEMS: usize = u8::MAX as usize;

/// Kinds of items in a word of an inventory, half a byte each.
const IN_A_WORD: usize = 16;
const WORDS: usize = capacity::ITEM_KINDS / IN_A_WORD;
const _: () = assert!(WORDS * IN_A_WORD == capacity::ITEM_KINDS);

/// Normal items, of which a character may carry any number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Inventory {
    copies: [u64; WORDS],
}

impl Inventory {
    /// How many copies there are of each kind.
    pub(crate) fn counts(&self) -> [u8; capacity::ITEM_KINDS] {
        let mut counts = [0; capacity::ITEM_KINDS];
        for (few, word) in counts.chunks_exact_mut(IN_A_WORD).zip(self.copies) {
            for (two, both) in few.chunks_exact_mut(2).zip(word.to_le_bytes()) {
                two.copy_from_slice(&[both & 15, both >> 4]);
            }
        }
        counts
    }

    fn set(&mut self, item: ItemId, copies: u8) {
        let shift = 4 * (item.index() % IN_A_WORD);
        let word = &mut self.copies[item.index() / IN_A_WORD];
        *word = *word & !(15 << shift) | u64::from(copies & 15) << shift;
    }

    /// An inventory with so many copies of each kind.
    pub(crate) fn of_counts(counts: &[u8]) -> Self {
        let mut inventory = Self::default();
        for (kind, count) in counts.iter().enumerate().filter(|(_, count)| **count != 0) {
            inventory.set(ItemId(kind as u8), *count);
        }
        inventory
    }

    /// Puts an item in.
    pub fn add(&mut self, item: ItemId) {
        self.set(item, self.copies(item) + 1);
    }

    /// Takes one copy out; false if there is none.
    pub fn take(&mut self, item: ItemId) -> bool {
        if !self.has(item) {
            return false;
        }
        self.set(item, self.copies(item) - 1);
        true
    }

    /// Whether at least one copy is there.
    #[must_use]
    pub fn has(&self, item: ItemId) -> bool {
        self.copies(item) != 0
    }

    /// How many copies of an item are there.
    #[must_use]
    pub fn copies(&self, item: ItemId) -> u8 {
        (self.copies[item.index() / IN_A_WORD] >> (4 * (item.index() % IN_A_WORD)) & 15) as u8
    }

    /// The kinds of items in it.
    #[must_use]
    pub fn kinds(&self) -> Kinds {
        Kinds { left: self.copies, word: 0 }
    }

    /// Every copy in it.
    pub fn iter(&self) -> impl Iterator<Item = ItemId> + '_ {
        self.kinds().flat_map(|item| (0..self.copies(item)).map(move |_| item))
    }

    /// How many cards are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds().map(|item| self.copies(item) as usize).sum()
    }

    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.copies == [0; WORDS]
    }
}

/// Kinds of items, in table order.
#[derive(Clone, Copy, Debug)]
pub struct Kinds {
    left: [u64; WORDS],
    word: usize,
}

impl Iterator for Kinds {
    type Item = ItemId;

    fn next(&mut self) -> Option<ItemId> {
        while let Some(left) = self.left.get_mut(self.word) {
            let place = left.trailing_zeros() / 4;
            if place < IN_A_WORD as u32 {
                *left &= !(15 << (4 * place));
                return Some(ItemId((self.word * IN_A_WORD) as u8 + place as u8));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<ItemId> for Inventory {
    fn from_iter<I: IntoIterator<Item = ItemId>>(items: I) -> Self {
        let mut inventory = Self::default();
        for item in items {
            inventory.add(item);
        }
        inventory
    }
}

impl Serialize for Inventory {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut items = serializer.serialize_seq(Some(self.len()))?;
        for item in self.iter() {
            items.serialize_element(&item)?;
        }
        items.end()
    }
}

impl<'de> Deserialize<'de> for Inventory {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Pile::<ItemId, MAX_ITEMS>::deserialize(deserializer)?;
        let copies = |item: ItemId| items.iter().filter(|other| *other == item).count();
        if items.iter().any(|item| {
            item.index() >= capacity::ITEM_KINDS || copies(item) > usize::from(capacity::COPIES)
        }) {
            return Err(serde::de::Error::custom("no such inventory can be"));
        }
        Ok(items.iter().collect())
    }
}
