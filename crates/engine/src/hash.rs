//! One number for a whole situation, the same on every machine.

use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::Xxh3Default;

use crate::state::State;

impl State {
    /// A number that two equal situations share and two different ones practically never do.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hasher = Portable(Xxh3Default::new());
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    /// The short form of [`State::hash`] that records carry at every choice.
    #[must_use]
    pub fn short_hash(&self) -> u32 {
        (self.hash() >> 32) as u32
    }
}

/// Feeds numbers in one byte order and lengths in one width, whatever machine this is.
struct Portable(Xxh3Default);

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        self.0.digest()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    // Lengths and places in enumerations; no table is longer than 32 bits can count.
    fn write_usize(&mut self, number: usize) {
        self.write_u32(number as u32);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u32(number as u32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(value: &impl Hash) -> u64 {
        let mut hasher = Portable(Xxh3Default::new());
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
}
