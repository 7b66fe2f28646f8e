//! The open alert.

use derelict_content::{AlertEffect, RoomId, Task, TileId};
use derelict_engine::alert::Sample;

use super::Sight;

impl<'a> Sight<'a> {
    /// Turns left for the open alert, if it is not fulfilled.
    #[must_use]
    pub fn alert_turns(self) -> Option<u8> {
        self.look.task()?;
        Some(self.look.alert_due_in().unwrap_or(1))
    }

    /// Where something can be done for it now.
    #[must_use]
    pub fn alert_rooms(self) -> Vec<RoomId> {
        self.look.alert_rooms()
    }

    /// Whether it is only judged when it is checked.
    #[must_use]
    pub fn alert_waits(self) -> bool {
        matches!(self.look.task(), Some(Task::Assemble | Task::Man { .. }))
    }

    /// Whether it wants something mended.
    #[must_use]
    pub fn alert_mends(self) -> bool {
        matches!(self.look.task(), Some(Task::Repair))
    }

    /// Whether it wants everybody in one place.
    #[must_use]
    pub fn alert_gathers(self) -> bool {
        matches!(self.look.task(), Some(Task::Assemble))
    }

    /// Whether an Activation in a room is wanted.
    #[must_use]
    pub fn can_activate(self, room: RoomId) -> bool {
        self.explored(room) && self.look.activation_in(room).is_some()
    }

    /// Whether the sample lies in a room.
    #[must_use]
    pub fn sample_lies(self, room: RoomId) -> bool {
        self.look.state.alerts.sample == Sample::On(room)
    }

    /// Whether this seat carries the sample.
    #[must_use]
    pub fn carries_sample(self) -> bool {
        self.look.sample_bearer() == Some(self.seat)
    }

    /// The rooms it names for what is to be done next, found or not.
    pub fn alert_tiles(self) -> impl Iterator<Item = TileId> + 'a {
        let look = self.look;
        let due = look.state.alerts.sample == Sample::Due;
        let origin = look.open_alert().into_iter().flat_map(|alert| alert.effects());
        let origin = origin.filter_map(AlertEffect::sample).filter(move |_| due);
        let named: &[TileId] = match look.task() {
            Some(Task::Activate { rooms, .. } | Task::Man { rooms }) => rooms,
            Some(Task::Bring { room: Some(room) }) if !due => std::slice::from_ref(room),
            _ => &[],
        };
        origin.chain(named.iter().copied())
    }
}
