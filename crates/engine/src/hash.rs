//! One number for a whole situation, the same on every machine.

mod parts;

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use crate::state::State;

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

#[cfg(test)]
mod tests {
    use super::*;

    /// The hash of anything.
    pub(super) fn of(value: &impl Hash) -> u64 {
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
}
