//! The register of what lies facedown: the one place in which such a secret is added.
//!
//! A thing facedown has a public place and is one of a public pool. It stays what it is until it
//! is turned up, so a seat that has seen it only remembers in which turn. Views, constraints,
//! imagined games, undo, reveals and the proof against leaks walk [`Facedown::all`]; what they ask
//! of a thing are the columns below and those in `sightings` (who has seen it), `told` (which facts
//! tell of it) and `shown` (where views show it). A thing without one of them does not compile.

mod pool;
mod shown;
mod sightings;
mod told;

use derelict_content::{
    Board, Catalog, ContingencyId, CoordinatesId, CssId, Discovery, DiscoveryId, ExplorationId,
    MutationId, RoomId, RoomTrait, Slot, SlotId, TileId, WeaknessId,
};
use serde::{Deserialize, Serialize};

use crate::affliction::Mutation;
use crate::play::Look;
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::State;

pub use pool::Pool;
pub(crate) use pool::Pools;
pub(crate) use shown::turn_of;
pub(crate) use sightings::{OfFacility, OfShip};
pub use sightings::{Sighting, Sightings};
pub use told::Glance;

/// Engines of the ship.
pub const ENGINES: u8 = 3;

macro_rules! register {
    ($($(#[$doc:meta])* $thing:ident $(($place:ty))? as $kind:literal at |$board:pat_param, $catalog:pat_param| $places:expr,)*) => {
        /// Something that lies facedown, by its place.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Facedown {
            $($(#[$doc])* $thing $(($place))?,)*
        }

        impl Facedown {
            /// Every place where something could lie.
            fn everywhere(board: &Board, catalog: &Catalog) -> impl Iterator<Item = Self> {
                std::iter::empty()$(.chain({
                    let ($board, $catalog) = (board, catalog);
                    $places
                }))*
            }

            /// What kind of thing it is, for people who read reports.
            #[must_use]
            pub fn kind(self) -> &'static str {
                match self {
                    $(Self::$thing { .. } => $kind,)*
                }
            }
        }
    };
}

register! {
    /// The tile of a room.
    Tile(RoomId) as "tile" at |board, _| rooms(board).map(Self::Tile),
    /// The exploration token in a room.
    Exploration(RoomId) as "exploration" at |board, _| rooms(board).map(Self::Exploration),
    /// The weakness card on a slot of the intruder board.
    Weakness(SlotId) as "weakness" at |_, catalog| catalog.slot_ids().map(Self::Weakness),
    /// The upper one of the two tokens of an engine, from 0.
    Engine(u8) as "engine" at |_, catalog| engines(catalog).map(Self::Engine),
    /// The coordinates card beside the cockpit.
    Coordinates as "coordinates" at |_, catalog| course(catalog).map(|()| Self::Coordinates),
    /// The mutation card beside a character board.
    Mutation(Seat) as "mutation" at |_, catalog| seats(catalog).map(Self::Mutation),
    /// The status token on top of a turret's, from 0.
    Turret(u8) as "turret" at |_, catalog| turrets(catalog).map(Self::Turret),
    /// The discovery token in a room of the ship.
    Discovery(RoomId) as "discovery" at |board, catalog| discoveries(board, catalog).map(Self::Discovery),
    /// A token on the time track that launches pods, from 0.
    Timing(u8) as "timing" at |_, catalog| timings(catalog).map(Self::Timing),
    /// A contingency token, from 0, wherever it lies.
    Contingency(u8) as "contingency" at |_, catalog| chits(catalog).map(Self::Contingency),
}

fn rooms(board: &Board) -> impl Iterator<Item = RoomId> + use<> {
    (0..board.rooms.len() as u8).map(RoomId)
}

/// A ship has a course, and engines.
fn course(catalog: &Catalog) -> impl Iterator<Item = ()> + use<> {
    catalog.facility.is_none().then_some(()).into_iter()
}

fn engines(catalog: &Catalog) -> impl Iterator<Item = u8> + use<> {
    0..if catalog.facility.is_none() { ENGINES } else { 0 }
}

/// The tokens on the time track: all that there are but one.
fn timings(catalog: &Catalog) -> impl Iterator<Item = u8> + use<> {
    0..(catalog.css.len() as u8).saturating_sub(1)
}

fn chits(catalog: &Catalog) -> impl Iterator<Item = u8> + use<> {
    0..catalog.contingency.len() as u8
}

/// Where mutation cards may lie.
fn seats(catalog: &Catalog) -> impl Iterator<Item = Seat> + use<> {
    let seats = if catalog.mutations.is_empty() { 0 } else { MAX_SEATS as u8 };
    (0..seats).map(Seat)
}

/// Where discovery tokens lie: one in each room of the ship (`after.disc.place`,
/// `after.disc.no-shuttle`).
fn discoveries(board: &Board, catalog: &Catalog) -> impl Iterator<Item = RoomId> + use<> {
    let of_ship = (0..board.rooms.len()).filter(|room| !board.is_annexed(*room)).count();
    let rooms = if catalog.discoveries.is_empty() { 0 } else { of_ship as u8 };
    (0..rooms).map(RoomId)
}

/// The turrets there can be, a token for each.
fn turrets(catalog: &Catalog) -> impl Iterator<Item = u8> + use<> {
    let tokens = catalog.exploration.iter();
    0..tokens.filter(|token| token.discovery == Discovery::Turret).count() as u8
}

/// What something turns out to be: its number in the table of such things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Front(pub u8);

impl Front {
    /// Its place in the table of such things.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Facedown {
    /// All there are in a game.
    pub fn all(book: &Rulebook) -> impl Iterator<Item = Self> {
        Self::everywhere(&book.board, &book.catalog)
            .filter(|thing| thing.pool(&book.board, &book.catalog).is_some())
    }

    /// What it is dealt from; none where the board itself says what lies there.
    #[must_use]
    pub fn pool(self, board: &Board, catalog: &Catalog) -> Option<Pool> {
        let slot = |room: RoomId| board.rooms[room.index()].slot;
        match self {
            Self::Tile(room) => match slot(room) {
                Slot::One => Some(Pool::FirstTiles),
                Slot::Two => Some(Pool::SecondTiles),
                Slot::Printed(_) | Slot::Fixed(_) => None,
            },
            // The shuttle is explored from the start (`after.shuttle.explored`).
            Self::Exploration(room) if board.is_annexed(room.index()) => None,
            Self::Exploration(room) => match slot(room) {
                Slot::One | Slot::Two | Slot::Fixed(_) => Some(Pool::Exploration),
                Slot::Printed(tile) => {
                    let covered =
                        catalog.tiles[tile.index()].traits.contains(&RoomTrait::Unexplored);
                    covered.then_some(Pool::Exploration)
                }
            },
            Self::Weakness(_) => Some(Pool::Weaknesses),
            Self::Coordinates => Some(Pool::Coordinates),
            Self::Engine(engine) => Some(Pool::Engine(engine)),
            Self::Mutation(_) => Some(Pool::Mutations),
            Self::Turret(turret) => Some(Pool::Turret(turret)),
            Self::Discovery(_) => Some(Pool::Discoveries),
            Self::Timing(_) => Some(Pool::Timing),
            Self::Contingency(_) => Some(Pool::Contingency),
        }
    }

    /// Whose it is, who always knows it.
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Self::Mutation(seat) => Some(seat),
            Self::Tile(_)
            | Self::Exploration(_)
            | Self::Weakness(_)
            | Self::Engine(_)
            | Self::Coordinates
            | Self::Turret(_)
            | Self::Timing(_)
            | Self::Contingency(_)
            | Self::Discovery(_) => None,
        }
    }

    /// What it is; none once it has been taken away.
    #[must_use]
    pub fn front(self, state: &State) -> Option<Front> {
        match self {
            Self::Tile(room) => Some(state.rooms[room.index()].tile.into()),
            Self::Exploration(room) => state.rooms[room.index()].token.map(Front::from),
            Self::Weakness(slot) => Some(state.weaknesses[slot.index()].card.into()),
            Self::Coordinates => Some(state.coordinates.into()),
            Self::Engine(engine) => Some(state.engines[engine as usize].into()),
            Self::Mutation(seat) => {
                state.crew[seat.index()].affliction.mutation().card.map(Front::from)
            }
            Self::Turret(turret) => {
                state.turrets.posts[turret as usize].map(|post| post.status.into())
            }
            Self::Discovery(room) => state.rooms[room.index()].discovery.map(Front::from),
            Self::Timing(timing) => Some(state.facility.timing[usize::from(timing)].token().into()),
            Self::Contingency(chit) => {
                Some(state.facility.contingency[usize::from(chit)].front.into())
            }
        }
    }

    /// Lays something there.
    pub fn lay(self, state: &mut State, front: Front) {
        match self {
            Self::Tile(room) => state.rooms[room.index()].tile = front.into(),
            Self::Exploration(room) => state.rooms[room.index()].token = Some(front.into()),
            Self::Weakness(slot) => state.weaknesses[slot.index()].card = front.into(),
            Self::Discovery(room) => state.rooms[room.index()].discovery = Some(front.into()),
            Self::Coordinates => state.coordinates = front.into(),
            Self::Timing(timing) => {
                state.facility.timing[usize::from(timing)].become_token(front.into());
            }
            Self::Contingency(chit) => {
                state.facility.contingency[usize::from(chit)].front = front.into();
            }
            Self::Engine(engine) => state.engines[engine as usize] = front.into(),
            Self::Mutation(seat) => {
                let affliction = &mut state.crew[seat.index()].affliction;
                let (before, card) = (affliction.mutation(), MutationId::from(front));
                *affliction = Mutation { card: Some(card), ..before }.into();
                // What lay there goes where the card comes from.
                if state.mutations.has(card) {
                    state.mutations.remove(card);
                    before.card.into_iter().for_each(|card| state.mutations.add(card));
                }
            }
            Self::Turret(turret) => {
                if let Some(post) = &mut state.turrets.posts[turret as usize] {
                    post.status = front.into();
                }
            }
        }
    }

    /// Whether everybody sees what it is.
    #[must_use]
    pub fn is_open(self, look: Look<'_>) -> bool {
        match self {
            Self::Tile(room) => {
                look.state.rooms[room.index()].explored
                    || self.pool(&look.book.board, look.catalog()).is_none()
            }
            Self::Weakness(slot) => look.state.weaknesses[slot.index()].revealed,
            Self::Mutation(seat) => look.mutation(seat).open,
            Self::Turret(turret) => {
                look.state.turrets.posts[turret as usize].is_some_and(|post| post.open)
            }
            Self::Discovery(room) => look.state.rooms[room.index()].slimed,
            // Revealed, one has left the track (`lock.css.token-after`).
            Self::Timing(timing) => {
                look.state.facility.timing[usize::from(timing)].slot().is_none()
            }
            Self::Contingency(chit) => look.is_shown(chit),
            // Turned up, a token is taken away.
            Self::Exploration(_) => false,
            // Only the end of the game shows them.
            Self::Coordinates | Self::Engine(_) => false,
        }
    }
}

impl Look<'_> {
    /// What a seat knows something to be.
    #[must_use]
    pub fn known(self, seat: Seat, thing: Facedown) -> Option<Front> {
        let own = thing.owner() == Some(seat);
        let seen = own || self.state.knowledge[seat.index()].facedown.of(thing).is_some();
        thing.front(self.state).filter(|_| seen || thing.is_open(self))
    }
}

macro_rules! fronts {
    ($($id:ident)*) => {$(
        impl From<$id> for Front {
            fn from(id: $id) -> Self {
                Self(id.0)
            }
        }

        impl From<Front> for $id {
            fn from(front: Front) -> Self {
                Self(front.0)
            }
        }
    )*};
}

fronts! { TileId ExplorationId WeaknessId CoordinatesId MutationId DiscoveryId CssId ContingencyId }

/// The token that reads working comes first.
impl From<bool> for Front {
    fn from(working: bool) -> Self {
        Self(u8::from(!working))
    }
}

impl From<Front> for bool {
    fn from(front: Front) -> Self {
        front == Front::from(true)
    }
}

#[cfg(test)]
mod tests;
