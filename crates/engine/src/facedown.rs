//! The register of what lies facedown: the one place in which such a secret is added.
//!
//! A thing facedown has a public place and is one of a public pool. It stays what it is until it
//! is turned up, so a seat that has seen it only remembers in which turn. Views, constraints,
//! imagined games, undo, reveals and the proof against leaks walk [`Facedown::all`]; what they ask
//! of a thing are the columns below and those in `sightings` (who has seen it), `told` (which facts
//! tell of it) and `shown` (where views show it). A thing without one of them does not compile.

mod shown;
mod sightings;
mod told;

use derelict_content::{
    CoordinatesId, ExplorationId, ObjectKind, RoomId, Slot, TileGroup, TileId, WeaknessId,
};
use serde::{Deserialize, Serialize};

use crate::play::Look;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::State;

pub(crate) use shown::turn_of;
pub use sightings::{Sighting, Sightings};
pub use told::Glance;

/// Engines of the ship.
pub const ENGINES: u8 = 3;

macro_rules! register {
    ($($(#[$doc:meta])* $thing:ident $(($place:ty))? as $kind:literal at |$book:ident| $places:expr,)*) => {
        /// Something that lies facedown, by its place.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Facedown {
            $($(#[$doc])* $thing $(($place))?,)*
        }

        impl Facedown {
            /// Every place where something could lie.
            fn everywhere(book: &Rulebook) -> impl Iterator<Item = Self> {
                std::iter::empty()$(.chain({
                    let $book = book;
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
    Tile(RoomId) as "tile" at |book| book.rooms().map(Self::Tile),
    /// The exploration token in a room.
    Exploration(RoomId) as "exploration" at |book| book.rooms().map(Self::Exploration),
    /// The weakness card on a slot of the intruder board.
    Weakness(ObjectKind) as "weakness" at |_book| ObjectKind::ALL.iter().copied().map(Self::Weakness),
    /// The upper one of the two tokens of an engine, from 0.
    Engine(u8) as "engine" at |_book| (0..ENGINES).map(Self::Engine),
    /// The coordinates card beside the cockpit.
    Coordinates as "coordinates" at |_book| [Self::Coordinates],
}

/// What something turns out to be: its number in the table of such things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Front(pub u8);

/// Things that are dealt to several places together, or two tokens of which one lies on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pool {
    /// Tiles of group 1.
    FirstTiles,
    /// Tiles of group 2.
    SecondTiles,
    /// Exploration tokens.
    Exploration,
    /// Weakness cards.
    Weaknesses,
    /// The tokens of an engine, from 0.
    Engine(u8),
    /// Coordinates cards.
    Coordinates,
}

impl Facedown {
    /// All there are in a game.
    pub fn all(book: &Rulebook) -> impl Iterator<Item = Self> {
        Self::everywhere(book).filter(|thing| thing.pool(book).is_some())
    }

    /// What it is dealt from; none where the board itself says what lies there.
    #[must_use]
    pub fn pool(self, book: &Rulebook) -> Option<Pool> {
        let slot = |room: RoomId| book.board.rooms[room.index()].slot;
        match self {
            Self::Tile(room) => match slot(room) {
                Slot::One => Some(Pool::FirstTiles),
                Slot::Two => Some(Pool::SecondTiles),
                Slot::Printed(_) | Slot::Fixed(_) => None,
            },
            Self::Exploration(room) => match slot(room) {
                Slot::One | Slot::Two | Slot::Fixed(_) => Some(Pool::Exploration),
                Slot::Printed(_) => None,
            },
            Self::Weakness(_) => Some(Pool::Weaknesses),
            Self::Coordinates => Some(Pool::Coordinates),
            Self::Engine(engine) => Some(Pool::Engine(engine)),
        }
    }

    /// What it is; none once it has been taken away.
    #[must_use]
    pub fn front(self, state: &State) -> Option<Front> {
        match self {
            Self::Tile(room) => Some(state.rooms[room.index()].tile.into()),
            Self::Exploration(room) => state.rooms[room.index()].token.map(Front::from),
            Self::Weakness(slot) => Some(state.weaknesses[slot as usize].card.into()),
            Self::Coordinates => Some(state.coordinates.into()),
            Self::Engine(engine) => Some(state.engines[engine as usize].into()),
        }
    }

    /// Lays something there.
    pub fn lay(self, state: &mut State, front: Front) {
        match self {
            Self::Tile(room) => state.rooms[room.index()].tile = front.into(),
            Self::Exploration(room) => state.rooms[room.index()].token = Some(front.into()),
            Self::Weakness(slot) => state.weaknesses[slot as usize].card = front.into(),
            Self::Coordinates => state.coordinates = front.into(),
            Self::Engine(engine) => state.engines[engine as usize] = front.into(),
        }
    }

    /// Whether everybody sees what it is.
    #[must_use]
    pub fn is_open(self, look: Look<'_>) -> bool {
        match self {
            Self::Tile(room) => {
                look.state.rooms[room.index()].explored || self.pool(look.book).is_none()
            }
            Self::Weakness(slot) => look.state.weaknesses[slot as usize].revealed,
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
        let seen = self.state.knowledge[seat.index()].facedown.of(thing).is_some();
        thing.front(self.state).filter(|_| seen || thing.is_open(self))
    }
}

impl Pool {
    /// In the order they are dealt when a game is imagined.
    pub const ALL: [Self; 8] = [
        Self::FirstTiles,
        Self::SecondTiles,
        Self::Exploration,
        Self::Weaknesses,
        Self::Engine(0),
        Self::Engine(1),
        Self::Engine(2),
        Self::Coordinates,
    ];

    /// Where its things lie.
    pub fn places(self, book: &Rulebook) -> impl Iterator<Item = Facedown> {
        let rooms = book.board.rooms.len() as u8;
        let (most, place): (u8, fn(u8) -> Facedown) = match self {
            Self::FirstTiles | Self::SecondTiles => (rooms, |room| Facedown::Tile(RoomId(room))),
            Self::Exploration => (rooms, |room| Facedown::Exploration(RoomId(room))),
            Self::Weaknesses => (ObjectKind::ALL.len() as u8, |slot| {
                Facedown::Weakness(ObjectKind::ALL[usize::from(slot)])
            }),
            Self::Engine(_) => (ENGINES, Facedown::Engine),
            Self::Coordinates => (1, |_| Facedown::Coordinates),
        };
        (0..most).map(place).filter(move |thing| thing.pool(book) == Some(self))
    }

    /// Whether only one thing is dealt out of it.
    pub(crate) fn is_for_one(self, book: &Rulebook) -> bool {
        self.places(book).nth(1).is_none()
    }

    /// Everything that is in it.
    pub fn fronts(self, book: &Rulebook) -> impl Iterator<Item = Front> {
        let catalog = &book.catalog;
        let count = match self {
            Self::FirstTiles | Self::SecondTiles => catalog.tiles.len(),
            Self::Exploration => catalog.exploration.len(),
            Self::Weaknesses => catalog.weaknesses.len(),
            Self::Engine(_) => 2,
            Self::Coordinates => catalog.coordinates.len(),
        };
        (0..count as u8).map(Front).filter(move |front| self.has(book, *front))
    }

    fn has(self, book: &Rulebook, front: Front) -> bool {
        let group = match self {
            Self::FirstTiles => TileGroup::One,
            Self::SecondTiles => TileGroup::Two,
            Self::Exploration | Self::Weaknesses | Self::Engine(_) | Self::Coordinates => {
                return true;
            }
        };
        let tile = TileId::from(front);
        book.catalog.tiles[tile.index()].group == group
            && book.board.rooms.iter().all(|room| room.slot != Slot::Fixed(tile))
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

fronts! { TileId ExplorationId WeaknessId CoordinatesId }

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
