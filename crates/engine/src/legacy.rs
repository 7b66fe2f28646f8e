//! What an earlier game has left to an Epilogue, besides what shows on the boards themselves.

use derelict_content::{CharacterId, SlotId};
use serde::{Deserialize, Serialize};

use crate::set::Set;

/// What is still told apart as the earlier game's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Legacy {
    /// Who took part in it, and is not available any more (`after.epilogue.draft-pool`).
    pub spent: Set<CharacterId>,
    /// Slots whose weakness was discovered then, and not anew, a bit each.
    pub stale: u8,
    /// Turrets that nobody has come before since, a bit each.
    pub turrets: u8,
}

impl Legacy {
    /// Whether the weakness on a slot is known and without effect (`after.epilogue.weakness`).
    #[must_use]
    pub fn is_stale(self, slot: SlotId) -> bool {
        self.stale & (1 << slot.0) != 0
    }

    /// The weakness on a slot has been discovered anew (`after.epilogue.weakness-again`).
    pub(crate) fn refresh(&mut self, slot: SlotId) {
        self.stale &= !(1 << slot.0);
    }
}
