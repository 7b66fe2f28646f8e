//! One number for a whole situation, the same on every machine.

mod parts;
mod pen;

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use crate::state::State;
use pen::{Pen, Words};

impl State {
    /// A number that two equal situations share and two different ones practically never do.
    #[must_use]
    pub fn hash(&self) -> u64 {
        PAPER.with_borrow_mut(|words| {
            let mut pen = Pen::new(words);
            parts::lay_out(self, &mut pen);
            let mut hasher = Portable { count: pen.written(), words, before: None };
            parts::feed_rest(self, &mut hasher);
            hasher.finish()
        })
    }

    /// The short form of [`State::hash`] that records carry at every choice.
    #[must_use]
    pub fn short_hash(&self) -> u32 {
        (self.hash() >> 32) as u32
    }
}

thread_local! {
    /// Paper to gather words on, so that it need not be wiped clean for every hash.
    static PAPER: RefCell<Box<Words>> = RefCell::new(Box::new(pen::BLANK));
}

/// Takes every number as a word of eight bytes, low end first, whatever machine this is. States
/// are many small numbers, so they are gathered first: hashing a long piece at once is quick.
struct Portable<'a> {
    words: &'a mut Words,
    count: usize,
    /// Pieces before this one, for what is too long.
    before: Option<Xxh3Default>,
}

impl Portable<'_> {
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

    fn write(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            self.write_u64(word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)));
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

/// What is hardly ever anything but bare takes a word while it is.
fn feed_rare<T: Hash + Default + PartialEq>(thing: &T, hasher: &mut Portable<'_>) {
    let bare = *thing == T::default();
    hasher.write_u8(u8::from(bare));
    if !bare {
        thing.hash(hasher);
    }
}

#[cfg(test)]
mod tests;
