//! Where a game's chance comes from.

use derelict_engine::Seed;
use sha2::{Digest, Sha256};

use crate::fault::Fault;

/// A seed nobody can know, from the operating system.
pub fn secret() -> Result<Seed, Fault> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(|error| Fault::about("no random numbers", error))?;
    Ok(seed)
}

/// The seed a word stands for, the same every time. Different uses of a word give different
/// seeds.
pub fn of_word(word: &str, purpose: &str, number: u64) -> Seed {
    let mut hash = Sha256::new();
    for part in [purpose, word] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.update(number.to_le_bytes());
    hash.finalize().into()
}
