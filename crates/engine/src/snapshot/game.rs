//! The hot form of a whole game: the situation, and the way to it, which taking back needs.

use std::sync::Arc;

use super::{SnapshotProblem, break_seal, read, seal};
use crate::game::Game;
use crate::offer::Offers;
use crate::rulebook::Rulebook;
use crate::setup::Setup;
use crate::state::State;
use crate::undo::History;

impl Game {
    /// The hot form; what has happened must have been taken.
    #[must_use]
    pub fn to_hot(&self) -> Vec<u8> {
        // Writing plain values to memory has no way to fail.
        let body = postcard::to_stdvec(&(&self.state, &self.history)).unwrap_or_default();
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
        let (state, history): (State, History) = read(break_seal(&book, bytes)?)?;
        let mut offers = Offers::default();
        state.pending(&book, &mut offers);
        Ok(Self { book, setup, state, offers, events: Vec::new(), history })
    }
}
