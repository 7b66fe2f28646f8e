//! The open alert as everybody sees it (`after.hidden.alert`).

use derelict_content::{AlertId, RoomId};
use serde::{Deserialize, Serialize};

use super::Eyes;
use crate::alert::Sample;

/// The alert that lies open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AlertView {
    /// The card.
    pub card: AlertId,
    /// Turns left before it is due.
    pub turns: u8,
    /// How many stages it has.
    pub stages: u8,
    /// How many of them are fulfilled.
    pub stage: u8,
    /// Activations made for the next, by their place on the card.
    pub done: Vec<u8>,
    /// Activations it takes.
    pub needed: u8,
    /// Where something can be done for it now, as far as anybody knows.
    pub rooms: Vec<RoomId>,
    /// Its sample waits for a room to be explored.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub sample_due: bool,
}

impl Eyes<'_> {
    pub(super) fn alert(self) -> Option<AlertView> {
        let look = self.look;
        let (open, card) = (look.state.alerts.open?, look.open_alert()?);
        Some(AlertView {
            card: open.card,
            turns: look.alert_due_in().unwrap_or(0),
            stages: card.stages.len() as u8,
            stage: open.stage,
            done: (0..u8::BITS as u8).filter(|deed| open.done & (1 << deed) != 0).collect(),
            needed: look.task().map_or(0, |task| look.activations_needed(task)),
            rooms: look.alert_rooms(),
            sample_due: look.state.alerts.sample == Sample::Due,
        })
    }
}
