//! The hot form of a whole game: the situation, and the way to it, which taking back needs.

use std::sync::Arc;

use super::{SnapshotProblem, break_seal, read, seal};
use crate::bytes;
use crate::game::Game;
use crate::offer::Offers;
use crate::rulebook::Rulebook;
use crate::setup::Setup;
use crate::undo::History;

/// Bytes that tell how long a situation is.
const LENGTH: usize = 4;

impl Game {
    /// The hot form; what has happened must have been taken.
    #[must_use]
    pub fn to_hot(&self) -> Vec<u8> {
        let mut body = Vec::new();
        for state in [&self.state, self.history.opening()] {
            bytes::write(state, &self.book, |bytes| {
                body.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
                body.extend_from_slice(bytes);
            });
        }
        // Writing plain values to memory has no way to fail.
        body.extend(postcard::to_stdvec(&self.history.since()).unwrap_or_default());
        seal(&self.book, &body)
    }

    /// Takes up the hot form.
    ///
    /// # Errors
    ///
    /// If it is not whole, or comes from elsewhere.
    pub fn from_hot(
        book: Arc<Rulebook>,
        setup: Setup,
        bytes: &[u8],
    ) -> Result<Self, SnapshotProblem> {
        let body = break_seal(&book, bytes)?;
        let (state, body) = first(body)?;
        let (opening, since) = first(body)?;
        let [state, opening] = [read(&book, state)?, read(&book, opening)?];
        let since = postcard::from_bytes(since)
            .map_err(|error| SnapshotProblem::Unreadable(error.to_string()))?;
        let history = History::of(opening, since);
        let mut offers = Offers::default();
        state.pending(&book, &mut offers);
        Ok(Self { book, setup, state, offers, events: Vec::new(), history })
    }
}

/// The bytes of the first situation, and what comes behind them.
fn first(body: &[u8]) -> Result<(&[u8], &[u8]), SnapshotProblem> {
    let parts = body
        .split_first_chunk::<LENGTH>()
        .and_then(|(length, body)| body.split_at_checked(u32::from_le_bytes(*length) as usize));
    parts.ok_or_else(|| SnapshotProblem::Unreadable("part of it is missing".into()))
}
