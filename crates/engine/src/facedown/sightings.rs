//! Who has seen what lies facedown, and when.

use derelict_content::{RoomId, capacity};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{ENGINES, Facedown};
use crate::event::EventSink;
use crate::facility::TIMED;
use crate::knowledge::SeenIn;
use crate::play::Play;
use crate::seat::Seat;

/// When something facedown was seen, and what has publicly happened to it since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sighting {
    /// The turn.
    pub turn: u8,
    /// How often its tokens have changed places since.
    pub swaps: u8,
}

impl Sighting {
    /// A look in a turn; nothing has happened since.
    pub(crate) fn in_turn(turn: SeenIn) -> Self {
        Self { turn, swaps: 0 }
    }

    fn if_any(self) -> Option<Self> {
        (self.turn > 0).then_some(self)
    }
}

/// When one seat has seen what lies facedown; a turn of 0 means never. A thing that can be looked
/// at in private has its place here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sightings {
    pub(crate) tiles: [SeenIn; capacity::ROOMS],
    pub(crate) exploration: [SeenIn; capacity::ROOMS],
    pub(crate) aside: Aside,
}

/// What was seen of things that only a ship has, or only a facility; they share their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aside {
    Ship(OfShip),
    Facility(OfFacility),
}

/// When things of a ship were seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct OfShip {
    pub(crate) coordinates: SeenIn,
    pub(crate) engines: [Sighting; ENGINES as usize],
    pub(crate) turrets: [SeenIn; capacity::TURRETS],
}

/// When things of a facility were seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct OfFacility {
    pub(crate) timing: [SeenIn; TIMED],
    pub(crate) contingency: [SeenIn; capacity::CONTINGENCY],
}

impl Default for Aside {
    fn default() -> Self {
        Self::Ship(OfShip::default())
    }
}

impl Aside {
    /// What was seen of a ship; nothing in a facility.
    pub(crate) fn ship(&self) -> OfShip {
        match self {
            Self::Ship(seen) => *seen,
            Self::Facility(_) => OfShip::default(),
        }
    }

    /// What was seen of a facility; nothing on a ship.
    pub(crate) fn facility(&self) -> OfFacility {
        match self {
            Self::Facility(seen) => *seen,
            Self::Ship(_) => OfFacility::default(),
        }
    }

    /// The same, to be noted. Nobody is in both places.
    pub(crate) fn ship_mut(&mut self) -> &mut OfShip {
        if let Self::Facility(_) = self {
            *self = Self::Ship(OfShip::default());
        }
        match self {
            Self::Ship(seen) => seen,
            Self::Facility(_) => unreachable!("it has just become a ship's"),
        }
    }

    fn facility_mut(&mut self) -> &mut OfFacility {
        if let Self::Ship(_) = self {
            *self = Self::Facility(OfFacility::default());
        }
        match self {
            Self::Facility(seen) => seen,
            Self::Ship(_) => unreachable!("it has just become a facility's"),
        }
    }
}

impl From<OfFacility> for Aside {
    fn from(seen: OfFacility) -> Self {
        Self::Facility(seen)
    }
}

impl Sightings {
    /// When a thing was seen, if it was.
    #[must_use]
    pub fn of(&self, thing: Facedown) -> Option<Sighting> {
        let sighting = match thing {
            Facedown::Tile(room) => Sighting::in_turn(*self.tiles.get(room.index())?),
            Facedown::Exploration(room) => Sighting::in_turn(*self.exploration.get(room.index())?),
            Facedown::Coordinates => Sighting::in_turn(self.aside.ship().coordinates),
            Facedown::Engine(engine) => *self.aside.ship().engines.get(engine as usize)?,
            Facedown::Turret(turret) => {
                Sighting::in_turn(*self.aside.ship().turrets.get(turret as usize)?)
            }
            Facedown::Timing(timing) => {
                Sighting::in_turn(*self.aside.facility().timing.get(timing as usize)?)
            }
            Facedown::Contingency(chit) => {
                Sighting::in_turn(*self.aside.facility().contingency.get(chit as usize)?)
            }
            Facedown::Weakness(_) | Facedown::Mutation(_) | Facedown::Discovery(_) => return None,
        };
        sighting.if_any()
    }

    /// Everything seen.
    pub fn iter(&self) -> impl Iterator<Item = (Facedown, Sighting)> {
        let rooms = || (0..capacity::ROOMS as u8).map(RoomId);
        rooms()
            .map(Facedown::Tile)
            .chain(rooms().map(Facedown::Exploration))
            .chain([Facedown::Coordinates])
            .chain((0..ENGINES).map(Facedown::Engine))
            .chain((0..capacity::TURRETS as u8).map(Facedown::Turret))
            .chain((0..TIMED as u8).map(Facedown::Timing))
            .chain((0..capacity::CONTINGENCY as u8).map(Facedown::Contingency))
            .filter_map(|thing| Some((thing, self.of(thing)?)))
    }

    pub(crate) fn note(&mut self, thing: Facedown, sighting: Sighting) {
        let Sighting { turn, .. } = sighting;
        match thing {
            Facedown::Tile(room) => self.tiles[room.index()] = turn,
            Facedown::Exploration(room) => self.exploration[room.index()] = turn,
            Facedown::Coordinates => self.aside.ship_mut().coordinates = turn,
            Facedown::Engine(engine) => self.aside.ship_mut().engines[engine as usize] = sighting,
            Facedown::Turret(turret) => self.aside.ship_mut().turrets[turret as usize] = turn,
            Facedown::Timing(timing) => self.aside.facility_mut().timing[timing as usize] = turn,
            Facedown::Contingency(chit) => {
                self.aside.facility_mut().contingency[chit as usize] = turn;
            }
            // Nobody looks at one alone, or only its owner, who need not remember.
            Facedown::Weakness(_) | Facedown::Mutation(_) | Facedown::Discovery(_) => {}
        }
    }

    /// Makes a seat remember that it has seen a thing in a turn.
    pub fn seen_in(&mut self, thing: Facedown, turn: SeenIn) {
        self.note(thing, Sighting::in_turn(turn));
    }

    fn forget(&mut self, thing: Facedown) {
        self.note(thing, Sighting::default());
    }

    /// The tokens of an engine have publicly changed places.
    pub(crate) fn restacked(&mut self, engine: u8) {
        let seen = &mut self.aside.ship_mut().engines[engine as usize];
        if seen.turn > 0 {
            seen.swaps = seen.swaps.saturating_add(1);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A seat looks at something; that it does, the others see. Whoever watches it sees the same.
    pub(crate) fn see(&mut self, rule: &'static str, seat: Seat, thing: Facedown) {
        self.look_at(rule, seat, thing);
        if let Some(watcher) = self.look().watcher(seat) {
            self.look_at("after.psych.drone-learn", watcher, thing);
        }
    }

    fn look_at(&mut self, rule: &'static str, seat: Seat, thing: Facedown) {
        let Some(front) = thing.front(self.state) else { return };
        let sighting = Sighting::in_turn(self.state.turn);
        self.state.knowledge[seat.index()].facedown.note(thing, sighting);
        if let Some(fact) = thing.seen_by(seat, front) {
            self.whisper(rule, seat, fact);
        }
    }

    /// What lies open need not be remembered.
    pub(crate) fn forget(&mut self, thing: Facedown) {
        for knowledge in &mut self.state.knowledge {
            knowledge.facedown.forget(thing);
        }
    }
}

/// A list of what was seen, each thing by its name.
impl Serialize for Sightings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seen: Vec<(Facedown, Sighting)> = self.iter().collect();
        seen.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sightings {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut sightings = Self::default();
        for (thing, sighting) in Vec::<(Facedown, Sighting)>::deserialize(deserializer)? {
            let there = match thing {
                Facedown::Tile(room) | Facedown::Exploration(room) => {
                    room.index() < capacity::ROOMS
                }
                Facedown::Engine(engine) => engine < ENGINES,
                Facedown::Turret(turret) => usize::from(turret) < capacity::TURRETS,
                Facedown::Timing(timing) => usize::from(timing) < TIMED,
                Facedown::Contingency(chit) => usize::from(chit) < capacity::CONTINGENCY,
                Facedown::Coordinates
                | Facedown::Weakness(_)
                | Facedown::Mutation(_)
                | Facedown::Discovery(_) => true,
            };
            if there {
                sightings.note(thing, sighting);
            }
            // What cannot be kept must not get lost.
            if sightings.of(thing) != Some(sighting) {
                return Err(de::Error::custom(format!("nobody has seen {thing:?} so")));
            }
        }
        Ok(sightings)
    }
}
