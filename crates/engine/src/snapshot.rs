//! A game put away and taken up again, in two forms.
//!
//! The *hot* form is small and quick, and only the same build reads it back: a note of a program
//! to itself, whose sum tells whether it was damaged. The *durable* form names everything by its
//! stable id and outlives changes of tables and rules; older formats are migrated on reading. It
//! may come from anywhere and is not trusted: what is read is checked before it is played.

mod durable;
mod game;
mod migration;
mod soundness;

use std::fmt;

use xxhash_rust::xxh3::{xxh3_64, xxh3_64_with_seed};

use crate::bytes;
use crate::frame::Frame;
use crate::hash::SCHEME;
use crate::record::RULES_VERSION;
use crate::rulebook::Rulebook;
use crate::setup::{Setup, SetupProblems};
use crate::state::State;

pub use durable::{Durable, FORMAT};
pub use soundness::HIGHEST_QUESTION;

/// Why a snapshot cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotProblem {
    /// It is no snapshot, or only part of one.
    Unreadable(String),
    /// It was changed since it was written.
    Damaged,
    /// Another build or other content wrote it.
    OtherBuild,
    /// A later program wrote it.
    TooNew {
        /// Its format.
        format: u64,
    },
    /// The setup cannot be played.
    Setup(SetupProblems),
    /// What it holds cannot be a game, for all these reasons.
    Unsound(Vec<String>),
}

impl fmt::Display for SnapshotProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "the snapshot cannot be read: {why}"),
            Self::Damaged => f.write_str("the snapshot is damaged"),
            Self::OtherBuild => f.write_str("another build or other content wrote the snapshot"),
            Self::TooNew { format } => write!(
                f,
                "the snapshot has format {format}; this program knows formats up to {FORMAT}"
            ),
            Self::Setup(problems) => write!(f, "its setup cannot be played: {problems}"),
            Self::Unsound(reasons) => write!(f, "no game can stand so: {}", reasons.join("; ")),
        }
    }
}

impl std::error::Error for SnapshotProblem {}

const MAGIC: &[u8; 4] = b"DRLT";
const HEAD: usize = MAGIC.len() + 16;

impl State {
    /// The hot form.
    #[must_use]
    pub fn to_hot(&self, book: &Rulebook) -> Vec<u8> {
        bytes::write(self, book, |body| seal(book, body))
    }

    /// Takes up the hot form.
    ///
    /// # Errors
    ///
    /// If it is not whole, or comes from elsewhere.
    pub fn from_hot(book: &Rulebook, bytes: &[u8]) -> Result<Self, SnapshotProblem> {
        read(book, break_seal(book, bytes)?)
    }

    /// What is lost of the situation if it is put away and taken up again, in either form.
    #[must_use]
    pub fn lost(&self, book: &Rulebook, setup: &Setup) -> Option<String> {
        let durable = self.to_durable(book, setup);
        let durable = Self::from_durable(&book.catalog, durable).map(|read| read.game.state);
        let hot = Self::from_hot(book, &self.to_hot(book));
        [("durable", durable), ("hot", hot)].into_iter().find_map(|(form, read)| match read {
            Ok(read) if read == *self => None,
            Ok(_) => Some(format!("the {form} form is read as another situation")),
            Err(problem) => Some(format!("the {form} form is lost: {problem}")),
        })
    }

    fn checked(self, book: &Rulebook) -> Result<Self, SnapshotProblem> {
        let reasons = self.flaws(book);
        if reasons.is_empty() { Ok(self) } else { Err(SnapshotProblem::Unsound(reasons)) }
    }
}

/// Puts before a body what tells its build and whether it was damaged.
fn seal(book: &Rulebook, body: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + body.len());
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&build(book).to_le_bytes());
    bytes.extend_from_slice(&xxh3_64(body).to_le_bytes());
    bytes.extend_from_slice(body);
    bytes
}

/// The body behind a seal that is whole and this build's own.
fn break_seal<'a>(book: &Rulebook, bytes: &'a [u8]) -> Result<&'a [u8], SnapshotProblem> {
    let number = |from: usize| {
        let bytes = bytes.get(from..from + 8)?;
        bytes.try_into().ok().map(u64::from_le_bytes)
    };
    let foreign = || SnapshotProblem::Unreadable("it does not begin like one".into());
    if !bytes.starts_with(MAGIC) {
        return Err(foreign());
    }
    let (Some(maker), Some(sum)) = (number(MAGIC.len()), number(MAGIC.len() + 8)) else {
        return Err(foreign());
    };
    if maker != build(book) {
        return Err(SnapshotProblem::OtherBuild);
    }
    let body = &bytes[HEAD..];
    if xxh3_64(body) == sum { Ok(body) } else { Err(SnapshotProblem::Damaged) }
}

fn read(book: &Rulebook, body: &[u8]) -> Result<State, SnapshotProblem> {
    let foreign = || SnapshotProblem::Unreadable("it holds no state".into());
    bytes::read(book, body).ok_or_else(foreign)
}

/// Tells builds apart whose states differ in layout, tables or meaning.
fn build(book: &Rulebook) -> u64 {
    let parts = [
        size_of::<State>() as u64,
        size_of::<Frame>() as u64,
        RULES_VERSION.into(),
        SCHEME.into(),
        book.catalog.hash,
        xxh3_64(book.board.id.as_bytes()),
    ];
    let version = xxh3_64(env!("CARGO_PKG_VERSION").as_bytes());
    parts.iter().fold(version, |build, part| xxh3_64_with_seed(&part.to_le_bytes(), build))
}

#[cfg(test)]
mod tests {
    use derelict_content::Catalog;

    use super::*;
    use crate::game::Game;

    #[test]
    fn what_cannot_be_put_away_is_said() {
        let mut game = Game::new(&Catalog::base(), Setup::default(), [7; 32]).expect("a game");
        assert_eq!(game.state.lost(&game.book, &game.setup), None);
        game.state.crew[0].light = u8::MAX;
        let lost = game.state.lost(&game.book, &game.setup).expect("nobody is so wounded");
        assert!(lost.starts_with("the durable form is lost: no game can stand so"), "{lost}");
    }
}
