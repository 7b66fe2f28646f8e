//! Writing what has a fixed size onto the paper that is hashed, without a branch for how much of
//! it is in use.

use std::array;

use crate::pile::Pile;
use crate::state::Deck;

/// Paper for a state: more words than one has ever taken.
pub(super) type Words = [[u8; 8]; 1024];

/// Nothing written yet.
pub(super) const BLANK: Words = [[0; 8]; 1024];

/// Writes words one after another.
pub(super) struct Pen<'a> {
    words: &'a mut Words,
    at: usize,
}

impl<'a> Pen<'a> {
    pub(super) fn new(words: &'a mut Words) -> Self {
        Self { words, at: 0 }
    }

    /// How many words there are.
    pub(super) fn written(&self) -> usize {
        self.at
    }

    /// Writes a word.
    #[inline(always)]
    pub(super) fn word(&mut self, word: [u8; 8]) {
        self.words[self.at] = word;
        self.at += 1;
    }

    /// Writes two numbers as one word.
    #[inline(always)]
    pub(super) fn pair(&mut self, low: u32, high: u32) {
        self.word((u64::from(high) << 32 | u64::from(low)).to_le_bytes());
    }

    /// Writes two halves as one word.
    #[inline(always)]
    pub(super) fn two(&mut self, low: [u8; 4], high: [u8; 4]) {
        self.pair(u32::from_le_bytes(low), u32::from_le_bytes(high));
    }

    /// Writes a word for each of many things.
    #[inline(always)]
    pub(super) fn words<T, const N: usize>(
        &mut self,
        things: &[T; N],
        word: impl Fn(&T) -> [u8; 8],
    ) {
        let mut words = [[0; 8]; N];
        words.iter_mut().zip(things).for_each(|(place, thing)| *place = word(thing));
        self.words[self.at..self.at + N].copy_from_slice(&words);
        self.at += N;
    }

    /// Writes a byte for each of many things, blanks behind them up to a whole word.
    #[inline(always)]
    pub(super) fn bytes<T: Copy, const N: usize>(
        &mut self,
        things: &[T; N],
        byte: impl Fn(T) -> u8,
    ) {
        // Put together apart from the paper first, they are copied sixteen at a time.
        let mut bytes = [0; N];
        bytes.iter_mut().zip(things).for_each(|(place, thing)| *place = byte(*thing));
        let (whole, rest) = bytes.as_chunks();
        self.words[self.at..self.at + N / 8].copy_from_slice(whole);
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.words[self.at + N / 8] = last;
        }
        self.at += N.div_ceil(8);
    }

    /// Writes a deck and its discard pile.
    #[inline(always)]
    pub(super) fn deck<T, const N: usize>(&mut self, deck: &Deck<T, N>, byte: impl Fn(T) -> u8)
    where
        T: Copy + Default + PartialEq,
    {
        self.word([deck.draw.len() as u8, deck.discard.len() as u8, 0, 0, 0, 0, 0, 0]);
        self.pile(&deck.draw, &byte);
        self.pile(&deck.discard, &byte);
    }

    /// Writes the cards of a pile; how many there are has to be written before. All it could hold
    /// is copied and the rest cut off: to ask how much there is, card by card, takes longer.
    #[inline(always)]
    pub(super) fn pile<T, const N: usize>(&mut self, pile: &Pile<T, N>, byte: impl Fn(T) -> u8)
    where
        T: Copy + Default + PartialEq,
    {
        let (start, used) = (self.at, pile.len());
        self.bytes(pile.places(), byte);
        // A word that is full stays as it is: what is cut then lies beyond.
        let part = &mut self.words[start + used / 8];
        let kept = (1 << (used % 8 * 8)) - 1;
        *part = (u64::from_le_bytes(*part) & kept).to_le_bytes();
        self.at = start + used.div_ceil(8);
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
