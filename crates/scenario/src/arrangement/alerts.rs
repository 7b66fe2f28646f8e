//! The open alert and its sample.

use derelict_content::{AlertId, Kind, RoomId};
use derelict_engine::alert::{OpenAlert, Sample};
use derelict_engine::thing::Thing;

use super::Arrangement;
use crate::format::{Alert, Given};

/// Turns left where nothing is said of them.
const TURNS: u8 = 5;

impl Arrangement<'_> {
    pub(super) fn alerts(&mut self, given: &Given) {
        self.state.kept_back = given.kept_back;
        self.state.shuttle_time = given.shuttle_time.or(self.book.is_sequel().then_some(TURNS));
        if given.shuttle_time.is_some() && !self.book.has_alerts() {
            self.problem("shuttle_time", "there are no alerts in this game");
        }
        if let Some(alert) = &given.alert {
            self.lay_alert(alert);
            self.state.shuttle_time = Some(given.shuttle_time.unwrap_or(TURNS));
        }
        self.sample(given);
    }

    /// One that is open from the start goes back with what came of it, unless it is named.
    pub(super) fn take_alert_back(&mut self) {
        let Some(open) = self.state.alerts.open.take() else { return };
        self.state.alerts.deck.put_back(open.card);
        self.state.rooms.iter_mut().for_each(|room| room.malfunction = false);
    }

    fn lay_alert(&mut self, alert: &Alert) {
        let (name, stage, done) = match alert {
            Alert::Card(name) => (name, 0, &[][..]),
            Alert::Full { card, stage, done } => (card, *stage, &done[..]),
        };
        let Some(card) = self.id::<AlertId>("alert", name) else { return };
        let deck = &mut self.state.alerts.deck;
        let fits = |other: AlertId| other == card;
        if deck.take(fits).or_else(|| deck.retrieve(fits)).is_none() {
            return self.problem("alert", format!("`{name}` is not for so few players"));
        }
        let stages = self.book.catalog.alerts[card.index()].stages.len();
        if usize::from(stage) > stages {
            self.problem("alert.stage", format!("`{name}` has {stages} stages"));
        }
        let done =
            done.iter().fold(0, |set, deed| set | 1u8.checked_shl((*deed).into()).unwrap_or(0));
        self.state.alerts.open = Some(OpenAlert { card, stage, done });
    }

    fn sample(&mut self, given: &Given) {
        let lying: Vec<RoomId> = given
            .rooms
            .iter()
            .filter(|(_, room)| room.sample)
            .filter_map(|(name, _)| self.book.names.index(Kind::RoomId, name).map(RoomId))
            .collect();
        let hands = self.state.crew.iter().flat_map(|crew| crew.hands.as_slice());
        let held = hands.filter(|held| held.thing == Thing::Sample).count();
        self.state.alerts.sample = match (&lying[..], held) {
            ([], 0) => Sample::None,
            ([room], 0) => Sample::On(*room),
            ([], 1) => Sample::Carried,
            _ => return self.problem("rooms", "there is one sample at most"),
        };
        if self.state.alerts.sample != Sample::None && self.state.alerts.open.is_none() {
            self.problem("rooms", "a sample belongs to an open alert");
        }
    }
}
