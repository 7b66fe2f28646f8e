//! What answering an alert is worth: everybody's life, the more the less time is left.

use derelict_content::{RoomId, TileId};

use crate::thought::Thought;

/// What it is worth in the last turn.
const LAST_CHANCE: f32 = 45.0;
/// How much more it is worth in the five turns of an Epilogue.
const HASTE: f32 = 2.5;
/// An errand of its own, for who does it among equals.
const ERRAND: u8 = 3;
/// What is left of it for somewhere that waits for a check: being there early helps nobody.
const EARLY: f32 = 0.3;

impl Thought<'_> {
    /// What having done the next thing for the open alert is worth; nothing if there is none.
    pub(crate) fn alert_worth(&self) -> f32 {
        let turns = self.sight.alert_turns();
        // Where there is so little time everything else waits.
        let haste = if self.sight.has_shuttle_to_catch() { HASTE } else { 1.0 };
        turns.map_or(0.0, |turns| haste * LAST_CHANCE / f32::from(turns.max(1)))
    }

    /// What being in a room is worth for the open alert.
    pub(crate) fn alert_value(&self, room: RoomId) -> f32 {
        let sight = self.sight;
        if sight.alert_turns().is_none() || !sight.alert_rooms().contains(&room) {
            return 0.0;
        }
        // Where everybody is wanted at a check nobody is spared, but there is no hurry.
        if sight.alert_waits() {
            let hurry = if sight.alert_turns() == Some(1) { 1.0 } else { EARLY };
            let share = if sight.alert_gathers() { 1.0 } else { self.share(room, ERRAND) };
            return self.alert_worth() * hurry * share;
        }
        let share = if sight.carries_sample() { 1.0 } else { self.share(room, ERRAND) };
        self.alert_worth() * share
    }

    /// What an Activation in a room is worth.
    pub(crate) fn activation_worth(&self, room: RoomId) -> f32 {
        if self.sight.can_activate(room) { self.alert_worth() + 2.0 } else { 0.0 }
    }

    /// What turning up one of the rooms is worth that the open alert names.
    pub(crate) fn alert_hope(&self, is_known: impl Fn(TileId) -> bool) -> f32 {
        let wanted = self.sight.alert_tiles().filter(|tile| !is_known(*tile)).count();
        self.alert_worth() * wanted as f32
    }
}
