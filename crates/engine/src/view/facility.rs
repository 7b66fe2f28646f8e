//! What only a facility has, as a viewer sees it.

use derelict_content::{ComputerId, ContingencyId, CssId, ObjectKind, RoomId, capacity};
use serde::{Deserialize, Serialize};

use super::chart::Chart;
use super::{Eyes, View};
use crate::facedown::Facedown;
use crate::facility::{Chit, ChitPlace, Facility, Timing};
use crate::power::PowerToken;
use crate::seat::SeatSet;

/// The facility.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FacilityView {
    /// The power tokens of the sections, from 1, and behind them that of the elevator.
    pub power: Chart<u8, PowerView>,
    /// The time token lies with its blue side up.
    pub backup: bool,
    /// The room the elevator stands beside.
    pub elevator: RoomId,
    /// Tokens that launch pods, from 1.
    pub timing: Chart<u8, TimingView>,
    /// The autodestruction cannot be stopped any more.
    pub irrevocable: bool,
    /// The main gate is open.
    pub gate_open: bool,
    /// The exit the rover stands at; none if it is at the bunker.
    pub rover: Option<RoomId>,
    /// Fire and malfunction markers that have left the supply for good.
    pub markers_gone: [u8; 2],
    /// The contingency tokens, from 1.
    pub contingency: Chart<u8, ChitView>,
    /// Whose light keeps the darkness away in this turn.
    pub glowing: SeatSet,
    /// Who has finished a round of this turn.
    pub underway: SeatSet,
    /// The character whose round it is has moved in it.
    pub stepped: bool,
    /// The computer deck.
    pub computer: ComputerView,
    /// The objects that were analysed, slot by slot.
    pub analysed: [Option<ObjectKind>; capacity::SLOTS],
    /// Whether the lowest contamination cards of the deck are infected, the lowest first, as far as
    /// everybody knows.
    pub contamination: Vec<bool>,
}

/// A power token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PowerView {
    /// Its number.
    pub number: u8,
    /// Its blue side is up.
    pub blue: bool,
}

/// A token that launches pods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TimingView {
    /// The space of the time track it lies on, until it is revealed.
    pub slot: Option<u8>,
    /// Which it is, if the viewer knows it.
    pub token: Option<CssId>,
}

/// A contingency token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChitView {
    /// Where it lies.
    pub place: ChitPlace,
    /// Everybody has seen it.
    pub open: bool,
    /// Which it is, if the viewer knows it.
    pub token: Option<ContingencyId>,
}

/// The computer deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ComputerView {
    /// The card that lies open.
    pub open: Option<ComputerId>,
    /// The lowest cards that everybody has seen there, the lowest first.
    pub used: Vec<ComputerId>,
    /// The order of the deck, top first, where nothing is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draw: Option<Vec<ComputerId>>,
}

impl View {
    /// A token on the time track, from 0.
    #[must_use]
    pub fn timing(&self, timing: u8) -> Option<&TimingView> {
        self.facility.as_ref()?.timing.get(&(timing + 1))
    }

    /// A contingency token, from 0.
    #[must_use]
    pub fn chit(&self, chit: u8) -> Option<&ChitView> {
        self.facility.as_ref()?.contingency.get(&(chit + 1))
    }
}

impl FacilityView {
    /// What is public of it; tokens that are hidden are dealt later.
    pub(crate) fn imagined(&self) -> Facility {
        let mut facility = Facility {
            backup: self.backup,
            elevator: self.elevator,
            irrevocable: self.irrevocable,
            gate_open: self.gate_open,
            rover: self.rover,
            markers_gone: self.markers_gone,
            glowing: self.glowing,
            underway: self.underway,
            stepped: self.stepped,
            analysed: self.analysed,
            discarded: self.contamination.len() as u8,
            used: self.computer.used.len() as u8,
            ..Facility::default()
        };
        for (place, token) in facility.power.iter_mut().zip(self.power.values()) {
            *place = PowerToken::new(token.number, token.blue);
        }
        for (place, timing) in facility.timing.iter_mut().zip(self.timing.values()) {
            *place = Timing::on(CssId(0), timing.slot.unwrap_or(0));
        }
        for (number, (place, chit)) in
            facility.contingency.iter_mut().zip(self.contingency.values()).enumerate()
        {
            *place = Chit { place: chit.place, ..Chit::default() };
            facility.shown |= u8::from(chit.open) << number;
        }
        facility
    }
}

impl Eyes<'_> {
    pub(super) fn facility(self) -> Option<FacilityView> {
        let facility = self.look.facility()?;
        let power =
            |token: &PowerToken| PowerView { number: token.number(), blue: token.is_blue() };
        let timing = |(number, timing): (u8, &Timing)| {
            let token = self.front(Facedown::Timing(number));
            (number + 1, TimingView { slot: timing.slot(), token })
        };
        let chit = |(number, chit): (u8, &Chit)| {
            let token = self.front(Facedown::Contingency(number));
            let open = self.look.is_shown(number);
            (number + 1, ChitView { place: chit.place, open, token })
        };
        let cards = facility.computers.as_slice();
        let contamination = self.look.state.contamination.as_slice();
        let kinds = &self.look.catalog().contamination;
        Some(FacilityView {
            power: (1..).zip(facility.power.iter().map(power)).collect(),
            backup: facility.backup,
            elevator: facility.elevator,
            timing: (0..).zip(&facility.timing).map(timing).collect(),
            irrevocable: facility.irrevocable,
            gate_open: facility.gate_open,
            rover: facility.rover,
            markers_gone: facility.markers_gone,
            contingency: (0..).zip(&facility.contingency).map(chit).collect(),
            glowing: facility.glowing,
            underway: facility.underway,
            stepped: facility.stepped,
            computer: ComputerView {
                open: facility.computers.top(),
                used: cards[..usize::from(facility.used)].to_vec(),
                draw: self.open.then(|| cards.iter().rev().copied().collect()),
            },
            analysed: facility.analysed,
            contamination: contamination[..usize::from(facility.discarded)]
                .iter()
                .map(|card| kinds[usize::from(*card)])
                .collect(),
        })
    }
}
