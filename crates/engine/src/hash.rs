//! One number for a whole situation, the same on every machine.
//!
//! A number means something only beside the scheme it was made by, so the two are written down
//! together.

use std::fmt;
use std::str::FromStr;

use crate::bytes;
use crate::record::Hex;
use crate::rulebook::Rulebook;
use crate::state::State;

/// How situations are hashed now. Any change to what is written for a game that could be played
/// before raises it, and `cargo xtask fixtures --rehash` follows.
pub const SCHEME: u8 = 3;

/// The scheme of numbers that name none.
const FIRST: u8 = 1;

impl State {
    /// A number that two equal situations share and two different ones practically never do.
    #[must_use]
    pub fn hash(&self, book: &Rulebook) -> u64 {
        bytes::hash(self, book)
    }
}

/// The hash of a situation as records and tables keep it, with the scheme it was made by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Imprint<const N: usize> {
    /// How it was made.
    pub scheme: u8,
    /// The number.
    pub hash: Hex<N>,
}

impl Imprint<8> {
    /// The imprint of a situation.
    #[must_use]
    pub fn of(state: &State, book: &Rulebook) -> Self {
        Self { scheme: SCHEME, hash: state.hash(book).into() }
    }
}

impl Imprint<4> {
    /// The short imprint of a situation, as it is kept for every choice.
    #[must_use]
    pub fn of(state: &State, book: &Rulebook) -> Self {
        Self { scheme: SCHEME, hash: ((state.hash(book) >> 32) as u32).into() }
    }
}

impl<const N: usize> Imprint<N> {
    /// Whether it can be held against a situation: this program knows how it was made.
    #[must_use]
    pub fn is_known(self) -> bool {
        self.scheme == SCHEME
    }

    /// Whether it tells of another situation than this one does. One of another scheme tells
    /// nothing.
    #[must_use]
    pub fn contradicts(self, other: Self) -> bool {
        self.scheme == other.scheme && self.hash != other.hash
    }
}

impl<const N: usize> fmt::Display for Imprint<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.scheme {
            FIRST => self.hash.fmt(f),
            scheme => write!(f, "{scheme}-{}", self.hash),
        }
    }
}

impl<const N: usize> FromStr for Imprint<N> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let Some((scheme, hash)) = text.split_once('-') else {
            return Ok(Self { scheme: FIRST, hash: text.parse()? });
        };
        // Written in one way only, so that nothing is read that would not be written.
        let known = scheme.parse().ok().filter(|known: &u8| known.to_string() == scheme);
        let scheme = known.filter(|scheme| *scheme > FIRST);
        let scheme = scheme.ok_or_else(|| format!("`{text}` names no scheme it was made by"))?;
        Ok(Self { scheme, hash: hash.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_scheme_is_not_named() {
        let first: Imprint<4> = "00ffa501".parse().expect("a bare number");
        assert_eq!((first.scheme, first.to_string()), (1, "00ffa501".into()));
        let later: Imprint<4> = "2-00ffa501".parse().expect("with its scheme");
        assert_eq!((later.scheme, later.hash), (2, first.hash));
        assert_eq!(later.to_string(), "2-00ffa501");
        for wrong in
            ["", "-00ffa501", "1-00ffa501", "x-00ffa501", "300-00ffa501", "02-00ffa501", "2-00ff"]
        {
            assert!(wrong.parse::<Imprint<4>>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn another_scheme_tells_nothing() {
        let [one, same, other, older]: [Imprint<4>; 4] =
            ["3-00ffa501", "3-00ffa501", "3-00ffa502", "2-00ffa502"]
                .map(|text| text.parse().expect("an imprint"));
        assert!(!one.contradicts(same));
        assert!(one.contradicts(other));
        assert!(!one.contradicts(older));
        assert!(one.is_known() && !older.is_known());
    }
}
