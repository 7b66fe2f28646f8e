//! Small sets of ids, a bit each.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use derelict_content::{
    CharacterId, DiscoveryId, EventId, ExplorationId, MiniId, MutationId, PossibilityId, TokenId,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::pile::Pile;

/// Most members of a set.
pub const MAX_MEMBERS: usize = u32::BITS as usize;

/// A set of intruder tokens.
pub type TokenSet = Set<TokenId>;
/// A set of miniatures.
pub type MiniSet = Set<MiniId>;

/// An id that small sets hold.
pub trait Member: Copy + Default + PartialEq {
    /// Its place in its table.
    fn place(self) -> u8;

    /// The id at a place.
    fn at(place: u8) -> Self;
}

macro_rules! members {
    ($($id:ty),*) => {$(
        impl Member for $id {
            fn place(self) -> u8 {
                self.0
            }

            fn at(place: u8) -> Self {
                Self(place)
            }
        }
    )*};
}

members!(
    CharacterId,
    DiscoveryId,
    EventId,
    ExplorationId,
    MiniId,
    MutationId,
    PossibilityId,
    TokenId
);

/// A set of ids. People read it by names, programs as the bits it is.
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Member> Set<T> {
    /// The set with these bits.
    pub(crate) fn of_bits(bits: u32) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Its bits.
    pub(crate) fn bits(self) -> u32 {
        self.bits
    }

    /// Whether an id is in the set.
    #[must_use]
    pub fn has(self, id: T) -> bool {
        self.bits & (1 << id.place()) != 0
    }

    /// Adds an id.
    pub fn add(&mut self, id: T) {
        self.bits |= 1 << id.place();
    }

    /// Takes an id out.
    pub fn remove(&mut self, id: T) {
        self.bits &= !(1 << id.place());
    }

    /// Adds everything in another set.
    pub fn join(&mut self, other: Self) {
        self.bits |= other.bits;
    }

    /// Whether it shares a member with another set.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// The set with one more id.
    #[must_use]
    pub fn with(mut self, id: T) -> Self {
        self.add(id);
        self
    }

    /// Its ids in table order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            let lowest = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (lowest < u32::BITS).then(|| T::at(lowest as u8))
        })
    }

    /// How many ids are in it.
    #[must_use]
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether none is in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        ids.into_iter().fold(Self::default(), Self::with)
    }
}

// Derived, these would ask of the id what the bits alone can give.
impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self { bits: 0, of: PhantomData }
    }
}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.bits)
        }
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return u32::deserialize(deserializer).map(Self::of_bits);
        }
        let mut set = Self::default();
        for id in Pile::<T, MAX_MEMBERS>::deserialize(deserializer)?.iter() {
            if usize::from(id.place()) >= MAX_MEMBERS || set.has(id) {
                let place = id.place();
                return Err(de::Error::custom(format!("number {place} is unknown or there twice")));
            }
            set.add(id);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use derelict_content::{Kind, Names};

    use super::*;

    #[test]
    fn what_is_added_is_there_until_it_is_taken_out() {
        let mut set: TokenSet = [3, 31, 0].map(TokenId).into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 31].map(TokenId));
        assert!(set.has(TokenId(31)) && !set.has(TokenId(1)));
        set.remove(TokenId(31));
        assert_eq!((set.len(), set.is_empty()), (2, false));
    }

    #[test]
    fn nothing_is_read_twice_or_from_beyond() {
        let mut names = Names::default();
        names.set(Kind::TokenId, (0..40).map(|token| format!("t{token}")).collect());
        let names = Arc::new(names);
        let _scope = names.scope();
        for wrong in [r#"["t1", "t1"]"#, r#"["t32"]"#, r#"["t40"]"#, "7"] {
            assert!(serde_json::from_str::<TokenSet>(wrong).is_err(), "{wrong}");
        }
        let set: TokenSet = serde_json::from_str(r#"["t1", "t4"]"#).expect("a set");
        assert_eq!(set.bits(), 0b10010);
        assert_eq!(serde_json::to_string(&set).expect("names"), r#"["t1","t4"]"#);
    }
}
