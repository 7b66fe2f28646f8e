//! The board and what lies beside it, as a viewer sees it.

use derelict_content::{
    CoordinatesId, CorridorId, DiscoveryId, Evacuation, ExplorationId, KindId, MiniId, NetworkId,
    PodId, RoomId, SlotId, TileId, WeaknessId, capacity,
};
use serde::{Deserialize, Serialize};

use super::Eyes;
use super::chart::Chart;
use super::player::ThingName;
use crate::alert::Sample;
use crate::facedown::{Facedown, Front, Sighting};
use crate::seat::{Seat, SeatSet};
use crate::state::{Door, Place, Pod};
use crate::thing::{Corpse, Thing};
use crate::turret::{Post, Status, Turrets};

/// A room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    /// The tile, if it is known.
    pub tile: Option<TileId>,
    /// Whether it has been explored.
    pub explored: bool,
    /// Whether an exploration token lies there.
    pub unrevealed: bool,
    /// The exploration token, if it is known.
    pub token: Option<ExplorationId>,
    /// The item counter.
    pub items: u8,
    /// Burning.
    pub fire: bool,
    /// Out of order.
    pub malfunction: bool,
    /// Corpses on the floor.
    pub corpses: Vec<ThingName>,
    /// Carcasses on the floor.
    pub carcasses: u8,
    /// Eggs on the floor, besides those of the nest.
    pub eggs: u8,
    /// Whether a discovery token lies there facedown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undiscovered: Option<bool>,
    /// The discovery token, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub discovery: Option<DiscoveryId>,
    /// The sample of an alert lies there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub sample: bool,
    /// Characters standing there.
    pub characters: SeatSet,
    /// Intruders standing there, strongest first.
    pub intruders: Vec<MiniId>,
}

/// A corridor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CorridorView {
    /// Its door.
    pub door: Door,
    /// Whether noise lies in it.
    pub noise: bool,
}

/// An intruder on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IntruderView {
    /// Its type.
    pub kind: KindId,
    /// Where it stands.
    pub room: RoomId,
    /// Injury markers.
    pub injuries: u8,
    /// How manieth it came onto the board.
    pub since: u16,
}

/// The nest on the intruder board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NestView {
    /// Eggs on the intruder board.
    pub eggs: u8,
    /// No egg is left, for good.
    pub destroyed: bool,
}

/// A weakness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WeaknessView {
    /// Discovered.
    pub revealed: bool,
    /// The card, once known.
    pub card: Option<WeaknessId>,
    /// Whether it has left the game, where such cards are discarded instead of discovered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub discarded: Option<bool>,
    /// It was discovered and is lost.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub lost: bool,
    /// It was discovered in an earlier game, and has no effect until it is again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub inactive: bool,
}

impl WeaknessView {
    /// Whether it counts as analysed.
    #[must_use]
    pub fn is_analysed(&self) -> bool {
        self.discarded.unwrap_or(self.revealed && !self.lost && !self.inactive)
    }
}

/// An escape pod.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PodView {
    /// The section it is docked at.
    pub section: Option<Evacuation>,
    /// Whether it is there.
    pub state: PodState,
    /// Locked side up.
    pub locked: bool,
    /// Who is in it.
    pub aboard: SeatSet,
}

/// Whether a pod is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PodState {
    /// At its section.
    Docked,
    /// Gone.
    Launched,
    /// Not in this game.
    Unused,
}

/// An engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EngineView {
    /// Whether it works, as far as the viewer can tell.
    pub working: Option<bool>,
    /// When the viewer has seen it.
    pub seen: Option<Sighting>,
}

/// The turrets, and who has come before them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurretsView {
    /// Those on the board, from 1.
    pub posts: Chart<u8, TurretView>,
    /// Characters who have entered their room in this turn, or may be shot at for it.
    pub characters: SeatSet,
    /// Intruders that have.
    pub intruders: Vec<MiniId>,
    /// The fire damage step has begun.
    pub noted: bool,
    /// Turrets beside which an intruder stood then, from 1.
    pub stormed: Vec<u8>,
}

/// A turret on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurretView {
    /// Where it stands.
    pub room: RoomId,
    /// Whether its status token lies faceup.
    pub open: bool,
    /// Its status, if the viewer knows it.
    pub status: Option<Status>,
    /// It is of an earlier game, and nobody has come before it since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub untouched: bool,
}

/// The coordinates card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CoordinatesView {
    /// The card, if the viewer knows it.
    pub card: Option<CoordinatesId>,
    /// The turn the viewer has seen it in.
    pub seen: Option<u8>,
}

/// Corpses on a floor; mostly there are none.
fn corpses(bits: u8) -> Vec<ThingName> {
    if bits == 0 {
        return Vec::new();
    }
    Corpse::of_bits(bits).map(|corpse| ThingName(Thing::Corpse(corpse))).collect()
}

/// Who stands where, looked up once for all rooms.
struct Crowd {
    characters: [SeatSet; capacity::ROOMS],
    /// Rooms with intruders, a bit each.
    infested: u32,
}

impl Eyes<'_> {
    pub(super) fn rooms(self) -> Chart<RoomId, RoomView> {
        let crowd = self.crowd();
        let rooms = self.look.book.rooms();
        rooms.map(|room| (room, self.room(room, &crowd))).collect()
    }

    fn crowd(self) -> Crowd {
        let mut crowd = Crowd { characters: [SeatSet::NONE; capacity::ROOMS], infested: 0 };
        for seat in self.look.seats() {
            if let Some(room) = self.look.crew(seat).room() {
                crowd.characters[room.index()].add(seat);
            }
        }
        for room in self.look.state.minis.iter().filter_map(|mini| mini.room) {
            crowd.infested |= 1 << room.0;
        }
        crowd
    }

    fn room(self, id: RoomId, crowd: &Crowd) -> RoomView {
        let room = &self.look.state.rooms[id.index()];
        RoomView {
            tile: self.front(Facedown::Tile(id)),
            explored: room.explored,
            unrevealed: room.token.is_some(),
            token: self.front(Facedown::Exploration(id)),
            items: room.items,
            fire: room.fire,
            malfunction: room.malfunction,
            corpses: corpses(room.corpses),
            carcasses: room.carcasses,
            eggs: room.eggs,
            undiscovered: room.discovery.map(|_| !room.slimed),
            discovery: self.front(Facedown::Discovery(id)),
            sample: self.look.state.alerts.sample == Sample::On(id),
            characters: crowd.characters[id.index()],
            intruders: match crowd.infested & (1 << id.0) {
                0 => Vec::new(),
                _ => self.look.figures(id).iter().collect(),
            },
        }
    }

    pub(super) fn corridors(self) -> Chart<CorridorId, CorridorView> {
        let corridors = self.look.book.corridors();
        corridors
            .map(|id| {
                let door = self.look.state.doors[id.index()];
                let noise = self.look.state.noise & (1 << id.0) != 0;
                (id, CorridorView { door, noise })
            })
            .collect()
    }

    pub(super) fn ducts(self) -> Chart<NetworkId, bool> {
        let networks = self.look.book.networks();
        networks.map(|id| (id, self.look.state.duct_noise & (1 << id.0) != 0)).collect()
    }

    pub(super) fn intruders(self) -> Chart<MiniId, IntruderView> {
        let figures = self.look.book.minis().filter_map(|mini| self.look.figure(mini));
        figures
            .map(|figure| {
                let view = IntruderView {
                    kind: figure.kind,
                    room: figure.room,
                    injuries: figure.injuries,
                    since: self.look.state.minis[figure.id.index()].since,
                };
                (figure.id, view)
            })
            .collect()
    }

    pub(super) fn weakness(self, slot: SlotId) -> WeaknessView {
        let weakness = self.look.state.weaknesses[slot.index()];
        let card = self.front(Facedown::Weakness(slot));
        let adapts = self.look.catalog().slots[slot.index()].kind.is_some();
        let discarded = adapts.then_some(weakness.discarded);
        let lost = !adapts && weakness.discarded;
        let inactive = self.look.state.legacy.is_stale(slot);
        WeaknessView { revealed: weakness.revealed, card, discarded, lost, inactive }
    }

    pub(super) fn pods(self) -> Chart<PodId, PodView> {
        let pods = 0..self.look.catalog().supply.pods_in_box;
        pods.map(|pod| (PodId(pod), self.pod(PodId(pod)))).collect()
    }

    fn pod(self, id: PodId) -> PodView {
        let aboard = |seat: &Seat| {
            let place = self.look.crew(*seat).place;
            place == Place::Pod(id) || place == Place::Evacuated(id)
        };
        let (section, state, locked) = match self.look.state.pods[id.index()] {
            Pod::Docked { section, locked } => (Some(section), PodState::Docked, locked),
            Pod::Launched => (None, PodState::Launched, false),
            Pod::Unused => (None, PodState::Unused, false),
        };
        PodView { section, state, locked, aboard: self.look.seats().filter(aboard).collect() }
    }

    pub(super) fn engine(self, engine: u8) -> EngineView {
        let thing = Facedown::Engine(engine);
        EngineView { working: self.front(thing), seen: self.sighting(thing) }
    }

    /// The turrets, in games that have some.
    pub(super) fn turrets(self) -> Option<TurretsView> {
        let Turrets { posts, characters, intruders, noted, stormed } = self.look.state.turrets;
        let post = |(turret, post): (u8, Option<Post>)| {
            let Post { room, open, .. } = post?;
            let status = self.front(Facedown::Turret(turret));
            let untouched = self.look.state.legacy.turrets & (1 << turret) != 0;
            Some((turret + 1, TurretView { room, open, status, untouched }))
        };
        self.look.book.has_turrets().then(|| TurretsView {
            posts: (0..).zip(posts).filter_map(post).collect(),
            characters,
            intruders: intruders.iter().collect(),
            noted,
            stormed: (0..capacity::TURRETS as u8)
                .filter(|turret| stormed & (1 << turret) != 0)
                .map(|turret| turret + 1)
                .collect(),
        })
    }

    pub(super) fn coordinates(self) -> CoordinatesView {
        let seen = self.sighting(Facedown::Coordinates);
        CoordinatesView {
            card: self.front(Facedown::Coordinates),
            seen: seen.map(|sighting| sighting.turn),
        }
    }

    /// What something facedown is, if the viewer may know.
    pub(super) fn front<T: From<Front>>(self, thing: Facedown) -> Option<T> {
        let front = thing.front(self.look.state)?;
        let own = thing.owner().is_some_and(|seat| self.is(seat));
        let seen = own || self.sighting(thing).is_some();
        let known = self.open || thing.is_open(self.look) || seen;
        known.then(|| front.into())
    }

    /// When the viewer has seen it.
    fn sighting(self, thing: Facedown) -> Option<Sighting> {
        self.knowledge()?.facedown.of(thing)
    }
}
