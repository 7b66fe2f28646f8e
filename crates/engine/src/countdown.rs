//! The time a crew has for an alert: the shuttle's time track, and what happens at its end.

use derelict_content::AlertId;

use crate::event::{Ending, EventSink, Fact};
use crate::play::Play;
use crate::rulebook::Rulebook;

/// First space of the shuttle's time track (`after.shuttle.track`).
pub(crate) const SHUTTLE_TIME: u8 = 5;

impl Rulebook {
    /// Whether there are alerts in this game.
    #[must_use]
    pub fn has_alerts(&self) -> bool {
        !self.catalog.alerts.is_empty()
    }

    /// The alerts for a number of players (`after.alert.players`).
    pub(crate) fn alerts_for(&self, players: u8) -> impl Iterator<Item = AlertId> {
        let cards = &self.catalog.alerts;
        self.catalog.alert_ids().filter(move |id| cards[id.index()].players <= players)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// An event card with the alert icon: a new alert, unless one is open
    /// (`after.research.alert-draw`, `after.research.alert-one`).
    pub(crate) fn sound_alert(&mut self) {
        if self.state.ending.is_some() || self.state.alerts.open.is_some() {
            return;
        }
        if self.reveal_alert("after.research.alert-draw") {
            self.state.shuttle_time = Some(SHUTTLE_TIME);
            let fact = Fact::ShuttleTimeMoved { to: SHUTTLE_TIME };
            self.tell("after.research.alert-limit", fact);
        }
    }

    /// The second step of the event phase (`after.research.alert-check`).
    pub(crate) fn alert_countdown(&mut self) {
        let Some(open) = self.state.alerts.open else { return };
        let failed = self.check_alert(self.state.shuttle_time == Some(0));
        if self.state.alerts.open.is_none() {
            self.state.shuttle_time = None;
        }
        if failed {
            self.tell("after.research.alert-fail", Fact::AlertFailed { alert: open.card });
            self.end("after.research.alert-fail", Ending::AlertFailed);
        }
    }

    /// An alert that is open when play ends in another way is checked then
    /// (`after.research.alert-at-end`).
    pub(crate) fn last_alert(&mut self) {
        let Some(open) = self.state.alerts.open else { return };
        if self.state.ending != Some(Ending::AlertFailed) && self.check_alert(true) {
            self.tell("after.research.alert-at-end", Fact::AlertFailed { alert: open.card });
            self.befall_alert();
        }
    }
}
