//! Piles of cards: short ordered lists without a heap.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// An ordered pile of at most `N` things; the last one is the top.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    len: u8,
    things: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self { len: 0, things: [T::default(); N] }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Pile<T, N> {
    /// How much it can hold.
    #[must_use]
    pub const fn capacity(&self) -> usize {
        N
    }

    /// Everything in it, bottom first.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..self.len as usize]
    }

    /// Everything in it, bottom first, to be rearranged.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..self.len as usize]
    }

    /// Every place there is for a thing; what lies beyond the length means nothing.
    pub(crate) fn places(&self) -> &[T; N] {
        &self.things
    }

    /// How high it has been since what lies beyond was last wiped away; something left lying
    /// that looks like nothing is overlooked.
    #[must_use]
    pub fn reached(&self) -> usize {
        let left = self.things.iter().rposition(|thing| *thing != T::default());
        left.map_or(0, |at| at + 1).max(self.len())
    }

    /// Wipes away what lies beyond the length.
    pub fn wipe(&mut self) {
        self.things[self.len as usize..].fill(T::default());
    }

    /// How many things it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Everything in it, bottom first.
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, T>> {
        self.as_slice().iter().copied()
    }

    /// Puts one on top.
    pub fn push(&mut self, thing: T) {
        self.things[self.len as usize] = thing;
        self.len += 1;
    }

    /// Puts one on top, if there is room.
    pub(crate) fn try_push(&mut self, thing: T) -> Option<()> {
        *self.things.get_mut(self.len as usize)? = thing;
        self.len += 1;
        Some(())
    }

    /// Puts one at the bottom.
    pub fn bury(&mut self, thing: T) {
        self.things.copy_within(0..self.len as usize, 1);
        self.things[0] = thing;
        self.len += 1;
    }

    /// Puts one at a place, below what lies there.
    pub fn insert(&mut self, index: usize, thing: T) {
        self.push(thing);
        self.as_mut_slice()[index..].rotate_right(1);
    }

    /// Takes the top one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[self.len as usize])
    }

    /// The top one, left where it is.
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// As many from the top, the top one first.
    pub fn topmost(&self, count: u8) -> impl Iterator<Item = T> {
        self.iter().rev().take(count as usize)
    }

    /// Takes the one at a position, keeping the order of the others.
    pub fn remove(&mut self, index: usize) -> T {
        let thing = self.as_slice()[index];
        self.things.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        thing
    }

    /// Takes the topmost thing that fits.
    pub fn take(&mut self, fits: impl Fn(T) -> bool) -> Option<T> {
        let index = self.as_slice().iter().rposition(|thing| fits(*thing))?;
        Some(self.remove(index))
    }

    /// Keeps only what fits, in order.
    pub fn retain(&mut self, fits: impl Fn(T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len as usize {
            let thing = self.things[index];
            if fits(thing) {
                self.things[kept] = thing;
                kept += 1;
            }
        }
        self.len = kept as u8;
    }

    /// Whether it holds such a thing.
    #[must_use]
    pub fn contains(&self, thing: T) -> bool {
        self.as_slice().contains(&thing)
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Puts all of another pile on top and leaves that one empty.
    pub fn absorb<const M: usize>(&mut self, other: &mut Pile<T, M>) {
        for thing in other.iter() {
            self.push(thing);
        }
        other.clear();
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        let mut pile = Self::default();
        for thing in things {
            pile.push(thing);
        }
        pile
    }
}

// What lies beyond the length is left over from earlier and means nothing.
impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Copy + Default + PartialEq + Hash, const N: usize> Hash for Pile<T, N> {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl<T: Copy + Default + PartialEq + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for Pile<T, N>
where
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reader(PhantomData))
    }
}

/// Reads a pile thing by thing, without a list in between.
struct Reader<T, const N: usize>(PhantomData<T>);

impl<'de, T, const N: usize> de::Visitor<'de> for Reader<T, N>
where
    T: Copy + Default + PartialEq + Deserialize<'de>,
{
    type Value = Pile<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N} things")
    }

    fn visit_seq<A: de::SeqAccess<'de>>(self, mut things: A) -> Result<Self::Value, A::Error> {
        let mut pile = Pile::default();
        while let Some(thing) = things.next_element()? {
            pile.try_push(thing).ok_or_else(|| de::Error::invalid_length(N + 1, &self))?;
        }
        Ok(pile)
    }
}
