//! Reading what a pen wrote.

use serde::Deserialize;

use super::pen::WORD;
use crate::pile::Pile;
use crate::state::Deck;

/// Reads words one after another, and behind them things of many shapes. Nothing comes of bytes
/// that end too early.
pub(super) struct Eye<'a> {
    left: &'a [u8],
}

impl<'a> Eye<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { left: bytes }
    }

    /// Whether all has been read.
    pub(super) fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// Reads a word.
    #[inline(always)]
    pub(super) fn word(&mut self) -> Option<[u8; WORD]> {
        let (word, left) = self.left.split_first_chunk()?;
        self.left = left;
        Some(*word)
    }

    /// Reads a number.
    #[inline(always)]
    pub(super) fn number<T: TryFrom<u64>>(&mut self) -> Option<T> {
        u64::from_le_bytes(self.word()?).try_into().ok()
    }

    /// Reads two numbers from one word.
    #[inline(always)]
    pub(super) fn pair(&mut self) -> Option<[u32; 2]> {
        let word = u64::from_le_bytes(self.word()?);
        Some([word as u32, (word >> 32) as u32])
    }

    /// Reads a word for each of many things.
    #[inline(always)]
    pub(super) fn words<T>(
        &mut self,
        things: &mut [T],
        thing: impl Fn([u8; WORD]) -> T,
    ) -> Option<()> {
        for place in things {
            *place = thing(self.word()?);
        }
        Some(())
    }

    /// So many bytes, and past the blanks behind them.
    #[inline(always)]
    pub(super) fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, left) = self.left.split_at_checked(count.next_multiple_of(WORD))?;
        self.left = left;
        Some(&bytes[..count])
    }

    /// Reads a deck and its discard pile.
    #[inline(always)]
    pub(super) fn deck<T, const N: usize>(&mut self, thing: impl Fn(u8) -> T) -> Option<Deck<T, N>>
    where
        T: Copy + Default + PartialEq,
    {
        let [draw, discard, ..] = self.word()?;
        let facedown: Pile<T, N> = self.pile(draw, &thing)?;
        let discards: Pile<T, N> = self.pile(discard, &thing)?;
        Deck::of(facedown.iter(), discards.iter())
    }

    /// Reads a pile of so many things.
    #[inline(always)]
    pub(super) fn pile<T, const N: usize>(
        &mut self,
        count: u8,
        thing: impl Fn(u8) -> T,
    ) -> Option<Pile<T, N>>
    where
        T: Copy + Default + PartialEq,
    {
        pile(self.bytes(count.into())?.iter().copied().map(thing))
    }

    /// Reads something of many shapes that was written to last.
    pub(super) fn tail<T: Deserialize<'a>>(&mut self) -> Option<T> {
        let (thing, left) = postcard::take_from_bytes(self.left).ok()?;
        self.left = left;
        Some(thing)
    }
}

/// A pile of these things, if they are not too many for one.
#[inline(always)]
pub(super) fn pile<T, const N: usize>(things: impl Iterator<Item = T>) -> Option<Pile<T, N>>
where
    T: Copy + Default + PartialEq,
{
    let mut pile = Pile::default();
    for thing in things {
        pile.try_push(thing)?;
    }
    Some(pile)
}
