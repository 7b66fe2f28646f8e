//! Seeds that somebody chose.

use derelict_engine::Seed;
use sha2::{Digest, Sha256};

/// The seed some words stand for, the same every time.
pub(crate) fn of_words(words: &str) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"table");
    hash.update((words.len() as u64).to_le_bytes());
    hash.update(words);
    hash.finalize().into()
}
