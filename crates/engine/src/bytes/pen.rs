//! Writing what has a fixed size without a branch for how much of it is in use.

use std::array;
use std::hash::{Hash, Hasher};

use serde::Serialize;
use xxhash_rust::xxh3::xxh3_64;

use crate::pile::Pile;
use crate::state::Deck;

/// Bytes in a word. Everything but the tail begins at a whole one, so that nothing is read in
/// another size than it was written in.
pub(super) const WORD: usize = 8;

/// Paper for a state: more than the fullest one takes.
pub(super) type Paper = [u8; 8192];

/// Nothing written yet.
pub(super) const BLANK: Paper = [0; 8192];

/// Writes words one after another, and behind them things of many shapes.
pub(super) struct Pen<'a> {
    paper: &'a mut Paper,
    at: usize,
}

impl<'a> Pen<'a> {
    pub(super) fn new(paper: &'a mut Paper) -> Self {
        Self { paper, at: 0 }
    }

    /// What stands on the paper.
    pub(super) fn written(&self) -> &[u8] {
        &self.paper[..self.at]
    }

    /// Writes a word.
    #[inline(always)]
    pub(super) fn word(&mut self, word: [u8; WORD]) {
        self.paper[self.at..self.at + WORD].copy_from_slice(&word);
        self.at += WORD;
    }

    /// Writes a number as a word.
    #[inline(always)]
    pub(super) fn number(&mut self, number: impl Into<u64>) {
        self.word(number.into().to_le_bytes());
    }

    /// Writes two numbers as one word.
    #[inline(always)]
    pub(super) fn pair(&mut self, low: u32, high: u32) {
        self.number(u64::from(high) << 32 | u64::from(low));
    }

    /// Writes two halves as one word.
    #[inline(always)]
    pub(super) fn two(&mut self, low: [u8; 4], high: [u8; 4]) {
        self.pair(u32::from_le_bytes(low), u32::from_le_bytes(high));
    }

    /// Writes a word for each of many things.
    #[inline(always)]
    pub(super) fn words<T>(&mut self, things: &[T], word: impl Fn(&T) -> [u8; WORD]) {
        let end = self.at + things.len() * WORD;
        let places = self.paper[self.at..end].chunks_exact_mut(WORD);
        places.zip(things).for_each(|(place, thing)| place.copy_from_slice(&word(thing)));
        self.at = end;
    }

    /// Writes a deck and its discard pile.
    #[inline(always)]
    pub(super) fn deck<T, const N: usize>(&mut self, deck: &Deck<T, N>, byte: impl Fn(T) -> u8)
    where
        T: Copy + Default + PartialEq,
    {
        let (left, discards) = (deck.left(), deck.discards());
        self.word([left as u8, discards.len() as u8, 0, 0, 0, 0, 0, 0]);
        self.cards(deck.places(), left, &byte);
        let mut places = [T::default(); N];
        places[..discards.len()].copy_from_slice(discards);
        self.cards(&places, discards.len(), &byte);
    }

    /// Writes the cards of a pile; how many there are has to be written before. All it could hold
    /// is copied and the rest cut off: to ask how much there is, card by card, takes longer.
    #[inline(always)]
    pub(super) fn pile<T, const N: usize>(&mut self, pile: &Pile<T, N>, byte: impl Fn(T) -> u8)
    where
        T: Copy + Default + PartialEq,
    {
        self.cards(pile.places(), pile.len(), byte);
    }

    /// Writes the first so many cards of a row.
    #[inline(always)]
    fn cards<T: Copy, const N: usize>(
        &mut self,
        places: &[T; N],
        used: usize,
        byte: impl Fn(T) -> u8,
    ) {
        let start = self.at;
        self.bytes(places, used, byte);
        // A word that is full stays as it is: what is cut then lies beyond.
        let part = start + used / WORD * WORD;
        let last = &mut self.paper[part..part + WORD];
        let mut word = [0; WORD];
        word.copy_from_slice(last);
        let kept = (1 << (used % WORD * 8)) - 1;
        last.copy_from_slice(&(u64::from_le_bytes(word) & kept).to_le_bytes());
    }

    /// Writes a byte for each of the first so many things, up to a whole word. All there could be
    /// are copied; those beyond must be blank.
    #[inline(always)]
    pub(super) fn bytes<T: Copy, const N: usize>(
        &mut self,
        things: &[T; N],
        used: usize,
        byte: impl Fn(T) -> u8,
    ) {
        // Put together apart from the paper first, they are copied sixteen at a time.
        let mut bytes = [0; N];
        bytes.iter_mut().zip(things).for_each(|(place, thing)| *place = byte(*thing));
        let (whole, rest) = bytes.as_chunks::<WORD>();
        let (start, behind) = (self.at, self.at + N / WORD * WORD);
        self.paper[start..behind].copy_from_slice(whole.as_flattened());
        if !rest.is_empty() {
            let mut last = [0; WORD];
            last[..rest.len()].copy_from_slice(rest);
            self.paper[behind..behind + WORD].copy_from_slice(&last);
        }
        self.at = start + used.next_multiple_of(WORD);
    }
}

/// How things of many shapes are written behind the words. Only more such may follow.
pub(super) trait Ink {
    fn put(thing: &(impl Hash + Serialize), pen: &mut Pen<'_>);
}

/// So that they can be read back.
pub(super) enum Lasting {}

impl Ink for Lasting {
    fn put(thing: &(impl Hash + Serialize), pen: &mut Pen<'_>) {
        // The paper is longer than any state; writing flat values fails in no other way.
        let written = postcard::to_slice(thing, &mut pen.paper[pen.at..]);
        pen.at += written.map_or(0, |bytes| bytes.len());
    }
}

/// So that they can only be told apart, which is quicker.
pub(super) enum Fleeting {}

impl Ink for Fleeting {
    #[inline(always)]
    fn put(thing: &(impl Hash + Serialize), pen: &mut Pen<'_>) {
        thing.hash(pen);
    }
}

/// Every number is a word of its own, low end first, whatever machine this is.
impl Hasher for Pen<'_> {
    fn finish(&self) -> u64 {
        xxh3_64(self.written())
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(WORD) {
            let mut word = [0; WORD];
            word[..part.len()].copy_from_slice(part);
            self.word(word);
        }
    }

    #[inline(always)]
    fn write_u8(&mut self, number: u8) {
        self.number(number);
    }

    #[inline(always)]
    fn write_u16(&mut self, number: u16) {
        self.number(number);
    }

    #[inline(always)]
    fn write_u32(&mut self, number: u32) {
        self.number(number);
    }

    #[inline(always)]
    fn write_u64(&mut self, number: u64) {
        self.number(number);
    }

    // Lengths and places in enumerations.
    #[inline(always)]
    fn write_usize(&mut self, number: usize) {
        self.number(number as u64);
    }

    #[inline(always)]
    fn write_isize(&mut self, number: isize) {
        self.number(number as u64);
    }
}

/// The things of a short pile as blocks of bytes; blank beyond its end.
#[inline(always)]
pub(super) fn blocks<T, const N: usize, const M: usize>(
    pile: &Pile<T, N>,
    block: impl Fn(T) -> [u8; M],
) -> [[u8; M]; N]
where
    T: Copy + Default + PartialEq,
{
    let things = pile.places();
    array::from_fn(|at| if at < pile.len() { block(things[at]) } else { [0; M] })
}
