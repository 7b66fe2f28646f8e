//! One number for a whole situation, the same on every machine.

use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use crate::state::State;

impl State {
    /// A number that two equal situations share and two different ones practically never do.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Portable::default();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    /// The short form of [`State::hash`] that records carry at every choice.
    #[must_use]
    pub fn short_hash(&self) -> u32 {
        (self.hash() >> 32) as u32
    }
}

/// More than a state has ever taken; longer ones are hashed in pieces.
const ROOM: usize = 4096;

/// Feeds numbers in one byte order and lengths in one width, whatever machine this is. States
/// are many small numbers, so they are gathered first: hashing a long piece at once is quick.
struct Portable {
    bytes: [u8; ROOM],
    length: usize,
    /// Pieces before this one, for what is too long.
    before: Option<Xxh3Default>,
}

impl Default for Portable {
    fn default() -> Self {
        Self { bytes: [0; ROOM], length: 0, before: None }
    }
}

impl Portable {
    fn spill(&mut self, further: &[u8]) {
        let before = self.before.get_or_insert_default();
        before.update(&self.bytes[..self.length]);
        before.update(further);
        self.length = 0;
    }
}

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        let gathered = &self.bytes[..self.length];
        match &self.before {
            None => xxh3_64(gathered),
            Some(before) => {
                let mut whole = before.clone();
                whole.update(gathered);
                whole.digest()
            }
        }
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        match self.bytes.get_mut(self.length..self.length + bytes.len()) {
            Some(free) => {
                free.copy_from_slice(bytes);
                self.length += bytes.len();
            }
            None => self.spill(bytes),
        }
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    // Lengths and places in enumerations; no table is longer than 32 bits can count.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.write_u32(number as u32);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.write_u32(number as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(value: &impl Hash) -> u64 {
        let mut hasher = Portable::default();
        value.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn numbers_are_fed_little_end_first() {
        let mut bytes = Xxh3Default::new();
        bytes.update(&[2, 1, 6, 5, 4, 3, 7, 0, 0, 0]);
        assert_eq!(of(&(0x0102u16, 0x0304_0506u32, 7usize)), bytes.digest());
    }

    #[test]
    fn places_in_enumerations_take_four_bytes() {
        let mut bytes = Xxh3Default::new();
        bytes.update(&[1, 0, 0, 0, 9]);
        assert_eq!(of(&Some(9u8)), bytes.digest());
    }

    #[test]
    fn long_values_are_hashed_in_pieces() {
        let long: Vec<u32> = (0..5000).collect();
        let mut bytes = Xxh3Default::new();
        for number in &long {
            bytes.update(&number.to_le_bytes());
        }
        let mut hasher = Portable::default();
        long.iter().for_each(|number| number.hash(&mut hasher));
        assert_eq!(hasher.finish(), bytes.digest());
    }
}
