//! The facility: what only this place has, laid out, and the order of its turns and of its end.

use std::sync::OnceLock;

use derelict_content::{
    Beginning, CharacterId, ComputerId, ContingencyId, CssId, ObjectKind, RoomId, Slot, capacity,
};
use serde::{Deserialize, Serialize};

use crate::citation::Citations;
use crate::facedown::{ENGINES, Pool};
use crate::frame::{FinaleStep, TurnStep};
use crate::insight::Insight;
use crate::mode::Mode;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::power::PowerToken;
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::setting::Setting;
use crate::state::State;
use crate::streams::Stream;

/// The steps of a turn in order (`lock.event.order`).
pub(crate) const STEPS: &[TurnStep] = &[
    TurnStep::Draw,
    TurnStep::Rounds,
    TurnStep::Airlock,
    TurnStep::Launch,
    TurnStep::Time,
    TurnStep::Hush,
    TurnStep::Attacks,
    TurnStep::Fire,
    TurnStep::Event,
    TurnStep::Bag,
];

/// What is checked at the end, in order (`lock.victory.order`).
pub(crate) const CHECKS: &[FinaleStep] = &[
    FinaleStep::Fate,
    FinaleStep::Keep,
    FinaleStep::Contingency,
    FinaleStep::Contamination,
    FinaleStep::Objectives,
    FinaleStep::Over,
];

/// Which rules stand in the place of those of the base game.
pub(crate) fn citations() -> &'static Citations {
    static CITATIONS: OnceLock<Citations> = OnceLock::new();
    CITATIONS.get_or_init(|| Citations::read(include_str!("../../../rules/citations/lockdown.tsv")))
}

/// Places for power tokens: the sections, and behind them the elevator (`lock.board.sections`).
pub(crate) const POWERED: usize = capacity::POWER;

/// Timing tokens on the track: all but one (`lock.setup.css-count`).
pub(crate) const TIMED: usize = capacity::CSS - 1;

/// Everything about the facility that may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Facility {
    /// The power token of each section, and of the elevator behind them.
    pub power: [PowerToken; POWERED],
    /// The time token lies with its blue side up: backup power is on.
    pub backup: bool,
    /// The room the elevator stands beside.
    pub elevator: RoomId,
    /// The tokens on the time track that launch pods.
    pub timing: [Timing; TIMED],
    /// The autodestruction token cannot be stopped any more.
    pub irrevocable: bool,
    /// The space of the alert token.
    pub procedure: Option<u8>,
    /// The main gate is open.
    pub gate_open: bool,
    /// The exit room the rover stands at; none if it is at the bunker.
    pub rover: Option<RoomId>,
    /// Fire and malfunction markers that have left the supply for good.
    pub markers_gone: [u8; 2],
    /// The contingency tokens, each with its place.
    pub contingency: [Chit; capacity::CONTINGENCY],
    /// Contingency tokens that everybody has seen, a bit each.
    pub shown: u8,
    /// How much each seat's character knows.
    pub insight: [Insight; MAX_SEATS],
    /// Whose light keeps the darkness away in this turn.
    pub glowing: SeatSet,
    /// Who has finished a round of this turn.
    pub underway: SeatSet,
    /// The character whose round it is has moved in it.
    pub stepped: bool,
    /// The computer deck, the open card last.
    pub computers: Pile<ComputerId, { capacity::COMPUTER }>,
    /// How many of its lowest cards everybody knows.
    pub used: u8,
    /// The objects that were analysed, slot by slot.
    pub analysed: [Option<ObjectKind>; capacity::SLOTS],
    /// Contamination cards at the bottom of their deck whose kind everybody knows.
    pub discarded: u8,
}

/// A token that launches pods, and the space of the time track it lies on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Timing(u8);

impl Timing {
    /// A token on a space.
    #[must_use]
    pub fn on(token: CssId, slot: u8) -> Self {
        Self(slot << 3 | token.0)
    }

    /// What it is.
    #[must_use]
    pub fn token(self) -> CssId {
        CssId(self.0 & 7)
    }

    /// Where it lies; nowhere once it was revealed.
    #[must_use]
    pub fn slot(self) -> Option<u8> {
        let slot = self.0 >> 3;
        (slot > 0).then_some(slot)
    }

    /// Takes it off the track.
    pub(crate) fn take_off(&mut self) {
        self.0 &= 7;
    }
}

/// A contingency token and where it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chit {
    /// What it is.
    pub front: ContingencyId,
    /// Where it lies.
    pub place: ChitPlace,
}

/// Where a contingency token lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ChitPlace {
    /// In its slot behind the time track: what it says comes about.
    #[default]
    Active,
    /// In the row of neutral tokens, so manieth.
    Neutral(u8),
    /// With a player.
    Held(Seat),
}

impl Rulebook {
    /// How a character of the facility begins: at work, or as a survivor of the ship.
    pub(crate) fn beginning(&self, character: CharacterId) -> Option<Beginning> {
        let facility = self.catalog.facility.as_ref()?;
        let worker = self.catalog.characters[character.index()].worker;
        Some(if worker { facility.workers } else { facility.veterans })
    }

    /// Where it does so (`lock.setup.start-rooms`).
    pub(crate) fn quarters(&self, character: CharacterId) -> Option<RoomId> {
        let tile = self.beginning(character)?.tile;
        self.rooms().find(|room| match self.board.rooms[room.index()].slot {
            Slot::Printed(there) | Slot::Fixed(there) => there == tile,
            Slot::One | Slot::Two => false,
        })
    }

    /// How many engines there are: a facility has none.
    #[must_use]
    pub fn engines(&self) -> u8 {
        if self.board.grounds.is_none() { ENGINES } else { 0 }
    }

    /// The rooms out of which one leaves the facility; the rover starts at the first.
    pub fn exits(&self) -> impl Iterator<Item = RoomId> + '_ {
        let exits = self.board.grounds.iter().flat_map(|grounds| &grounds.exits);
        exits.map(|place| RoomId(place.room))
    }

    /// The rooms the elevator stops beside; it starts at the first.
    pub fn stops(&self) -> impl Iterator<Item = RoomId> + '_ {
        let stops = self.board.grounds.iter().flat_map(|grounds| &grounds.elevator);
        stops.map(|place| RoomId(place.room))
    }
}

impl<'a> Look<'a> {
    /// What only the facility has; none of it aboard a ship.
    #[must_use]
    pub fn facility(self) -> Option<&'a Facility> {
        match self.book.setting {
            Setting::Ship => None,
            Setting::Facility => Some(&self.state.facility),
        }
    }
}

impl<S> Play<'_, S> {
    /// What only the facility has.
    pub(crate) fn facility(&mut self) -> &mut Facility {
        &mut self.state.facility
    }
}

impl State {
    /// Everything on the board and beside it that only the facility has.
    pub(crate) fn lay_out_facility(&mut self, book: &Rulebook) {
        let Some(facility) = &book.catalog.facility else { return };
        self.lay_out_power(&facility.power);
        // (`lock.setup.elevator-place`, `lock.setup.rover-place`).
        self.facility.elevator = book.stops().next().unwrap_or_default();
        self.facility.rover = book.exits().next();
        for (timing, slot) in self.facility.timing.iter_mut().zip(&facility.css_slots) {
            *timing = Timing::on(CssId(0), *slot);
        }
        self.deal(book, Pool::Timing);
        self.deal(book, Pool::Contingency);
        self.hand_out_contingency();
        self.lay_out_computer(book);
    }

    /// One token is the active one, the players have theirs, the rest lie in a row
    /// (`lock.setup.contingency`, `lock.solo.contingency`, `lock.coop.contingency`).
    fn hand_out_contingency(&mut self) {
        let each = match (self.mode, self.players) {
            (Mode::Coop, _) => 0,
            (Mode::Solo, _) | (_, 2) => 2,
            (Mode::SemiCoop, _) => 1,
        };
        let held = (0..self.players).flat_map(|seat| (0..each).map(move |_| Seat(seat)));
        let held = held.map(ChitPlace::Held);
        let neutral = (0..capacity::CONTINGENCY as u8).map(ChitPlace::Neutral);
        let places = std::iter::once(ChitPlace::Active).chain(held).chain(neutral);
        for (chit, place) in self.facility.contingency.iter_mut().zip(places) {
            chit.place = place;
        }
    }

    /// The deck is shuffled and its top card turned up; a card that locks the computer down is passed
    /// over and shuffled back in (`lock.setup.computer`).
    fn lay_out_computer(&mut self, book: &Rulebook) {
        let cards = 0..book.catalog.computer.len() as u8;
        self.facility.computers = cards.map(ComputerId).collect();
        self.streams.shuffle(Stream::BoxDeck, &mut self.facility.computers);
        self.turn_up_computer(book);
    }
}

impl Timing {
    /// Moves it to another space.
    pub(crate) fn move_to(&mut self, slot: u8) {
        *self = Self::on(self.token(), slot);
    }

    /// Turns it into another token, where it lies.
    pub(crate) fn become_token(&mut self, token: CssId) {
        self.0 = self.0 & !7 | token.0;
    }
}
