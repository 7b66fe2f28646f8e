//! What things facedown are dealt from.

use derelict_content::{Board, Catalog, Slot, TileGroup, TileId, capacity};

use super::{Facedown, Front};
use crate::rulebook::Rulebook;
use crate::turret::Status;
use crate::view::View;

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
    /// Mutation cards.
    Mutations,
    /// The status tokens of a turret, from 0.
    Turret(u8),
    /// Discovery tokens.
    Discoveries,
    /// Tokens that launch pods.
    Timing,
    /// Contingency tokens.
    Contingency,
}

impl Pool {
    /// In the order they are dealt when a game is imagined.
    pub const ALL: [Self; 12 + capacity::TURRETS] = [
        Self::FirstTiles,
        Self::SecondTiles,
        Self::Exploration,
        Self::Weaknesses,
        Self::Engine(0),
        Self::Engine(1),
        Self::Engine(2),
        Self::Coordinates,
        Self::Mutations,
        Self::Turret(0),
        Self::Turret(1),
        Self::Turret(2),
        Self::Discoveries,
        Self::Timing,
        Self::Contingency,
    ];

    /// Where its things lie.
    #[must_use]
    pub fn places(self, book: &Rulebook) -> &[Facedown] {
        &book.pools.of(self).places
    }

    /// Everything that is in it.
    #[must_use]
    pub fn fronts(self, book: &Rulebook) -> &[Front] {
        &book.pools.of(self).fronts
    }

    /// Whether at most one thing is dealt out of it.
    pub(crate) fn is_for_one(self, book: &Rulebook) -> bool {
        self.places(book).len() <= 1
    }

    /// What may still lie where a viewer cannot see it.
    #[must_use]
    pub fn hidden(self, book: &Rulebook, view: &View) -> Vec<Front> {
        let shown = self.places(book).iter().filter_map(|thing| thing.shown(view));
        self.hidden_beside(book, view, shown)
    }

    /// The same for whoever has already looked what the view shows of it.
    pub(crate) fn hidden_beside(
        self,
        book: &Rulebook,
        view: &View,
        shown: impl Iterator<Item = Front>,
    ) -> Vec<Front> {
        let mut known = [false; capacity::IDS];
        for front in shown.chain(self.gone(view)) {
            known[front.index()] = true;
        }
        self.fronts(book).iter().copied().filter(|front| !known[front.index()]).collect()
    }

    /// Everything there is of such things, on this board or not.
    fn kinds(self, catalog: &Catalog) -> impl Iterator<Item = Front> {
        let count = match self {
            Self::FirstTiles | Self::SecondTiles => catalog.tiles.len(),
            Self::Exploration => catalog.exploration.len(),
            Self::Weaknesses => catalog.weaknesses.len(),
            Self::Engine(_) => 2,
            Self::Coordinates => catalog.coordinates.len(),
            Self::Mutations => catalog.mutations.len(),
            Self::Turret(_) => Status::ALL.len(),
            Self::Discoveries => catalog.discoveries.len(),
            Self::Timing => catalog.css.len(),
            Self::Contingency => catalog.contingency.len(),
        };
        (0..count as u8).map(Front)
    }

    fn has(self, catalog: &Catalog, board: &Board, front: Front) -> bool {
        let group = match self {
            Self::FirstTiles => TileGroup::One,
            Self::SecondTiles => TileGroup::Two,
            Self::Exploration
            | Self::Weaknesses
            | Self::Engine(_)
            | Self::Coordinates
            | Self::Mutations
            | Self::Turret(_)
            | Self::Timing
            | Self::Contingency
            | Self::Discoveries => {
                return true;
            }
        };
        let tile = TileId::from(front);
        catalog.tiles[tile.index()].group == group
            && board.rooms.iter().all(|room| room.slot != Slot::Fixed(tile))
    }
}

/// The pools of a board, each worked out once: imagining asks for them all the time.
#[derive(Debug)]
pub(crate) struct Pools([Stock; Pool::ALL.len()]);

/// Where the things of a pool lie, and everything that is in it.
#[derive(Debug)]
struct Stock {
    places: Vec<Facedown>,
    fronts: Vec<Front>,
}

impl Pools {
    pub(crate) fn new(catalog: &Catalog, board: &Board) -> Self {
        Self(Pool::ALL.map(|pool| {
            Stock {
                places: Facedown::everywhere(board, catalog)
                    .filter(|thing| thing.pool(board, catalog) == Some(pool))
                    .collect(),
                fronts: pool
                    .kinds(catalog)
                    .filter(|front| pool.has(catalog, board, *front))
                    .collect(),
            }
        }))
    }

    fn of(&self, pool: Pool) -> &Stock {
        let at = Pool::ALL.iter().position(|known| *known == pool);
        &self.0[at.expect("all pools are listed")]
    }
}
