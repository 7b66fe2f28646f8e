//! The computer's players think on a few threads of their own, never on those that serve people.

use std::sync::Arc;

use derelict_engine::view::View;
use derelict_engine::{Choice, Rulebook};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::line::Level;

/// Something to think about: what a seat sees, and what it may answer.
#[derive(Debug)]
pub struct Thought {
    pub book: Arc<Rulebook>,
    pub view: View,
    pub options: Vec<Choice>,
    pub level: Level,
    pub minds: [u8; 32],
}

/// A bounded number of thinking players.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
}

impl Pool {
    /// A pool of so many.
    #[must_use]
    pub fn new(size: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(size.max(1))) }
    }

    /// What is to be chosen; none if the server goes down.
    pub async fn think(&self, thought: Thought) -> Option<Choice> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let choice = thought.choose();
            drop(place);
            choice
        });
        thinking.await.ok().flatten()
    }
}

impl Thought {
    fn choose(&self) -> Option<Choice> {
        let _ = self.level;
        let mut hash = Sha256::new();
        hash.update(self.minds);
        hash.update([self.view.viewer.seat()?.0]);
        hash.update(self.view.asked.to_le_bytes());
        let seed: [u8; 32] = hash.finalize().into();
        let number = u64::from_le_bytes(seed[..8].try_into().ok()?);
        let index = (u128::from(number) * self.options.len() as u128) >> 64;
        self.options.get(index as usize).copied()
    }
}
