//! Seats at the table and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Most players a game takes.
pub const MAX_SEATS: usize = 5;

/// A seat, by player number: seat 0 is player 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(pub u8);

impl Seat {
    /// The position in tables of seats.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The player number printed on the help card.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

// People count players from 1; so does everything written for them.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        if (1..=MAX_SEATS as u8).contains(&number) {
            Ok(Self(number - 1))
        } else {
            Err(de::Error::custom(format!("there is no player {number}; players are 1 to 5")))
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// One seat alone.
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat belongs to the set.
    #[must_use]
    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set without a seat.
    #[must_use]
    pub fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// Whether nobody is in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Its members by player number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.add(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
        } else {
            u8::deserialize(deserializer).map(Self)
        }
    }
}
