//! Where views show what lies facedown, and who has looked at it.

use derelict_content::{DiscoveryId, ExplorationId, RoomId, capacity};

use super::sightings::{OfFacility, OfShip};
use super::{Facedown, Front, Pool, Sighting, Sightings};
use crate::knowledge::SeenIn;
use crate::play::Look;
use crate::rulebook::Rulebook;
use crate::view::{Known, Memory, Seen, View};

impl Facedown {
    /// What a view shows it to be.
    #[must_use]
    pub fn shown(self, view: &View) -> Option<Front> {
        match self {
            Self::Tile(room) => view.rooms.get(&room)?.tile.map(Front::from),
            Self::Exploration(room) => view.rooms.get(&room)?.token.map(Front::from),
            Self::Weakness(slot) => view.weaknesses.get(&slot)?.card.map(Front::from),
            Self::Coordinates => view.coordinates.card.map(Front::from),
            Self::Engine(engine) => view.engines.get(&(engine + 1))?.working.map(Front::from),
            Self::Mutation(seat) => {
                view.players.get(&seat)?.mutation.as_ref()?.card.map(Front::from)
            }
            Self::Turret(turret) => view.turret(turret)?.status.map(Front::from),
            Self::Discovery(room) => view.rooms.get(&room)?.discovery.map(Front::from),
            Self::Timing(timing) => view.timing(timing)?.token.map(Front::from),
            Self::Contingency(chit) => view.chit(chit)?.token.map(Front::from),
        }
    }

    /// Whether it lies there at all, which everybody sees.
    #[must_use]
    pub fn lies(self, view: &View) -> bool {
        match self {
            Self::Exploration(room) => view.rooms.get(&room).is_some_and(|room| room.unrevealed),
            Self::Mutation(seat) => {
                view.players.get(&seat).is_some_and(|player| player.mutation.is_some())
            }
            Self::Turret(turret) => view.turret(turret).is_some(),
            Self::Discovery(room) => {
                view.rooms.get(&room).is_some_and(|room| room.undiscovered.is_some())
            }
            // One that was revealed has left the track, and everybody knows what it was.
            Self::Timing(_) | Self::Contingency(_) => true,
            Self::Tile(_) | Self::Weakness(_) | Self::Coordinates | Self::Engine(_) => true,
        }
    }
}

impl Pool {
    /// What of it has openly left the game.
    pub(super) fn gone(self, view: &View) -> impl Iterator<Item = Front> {
        let (tokens, cards, found): (&[ExplorationId], _, &[DiscoveryId]) = match self {
            Self::Exploration => (&view.decks.tokens_gone, None, &[]),
            // Cards the viewer chooses from are still in the deck, but with nobody else.
            Self::Mutations => (&[], view.choosing_mutation(), &[]),
            Self::Discoveries => (&[], None, &view.decks.discoveries_gone),
            Self::FirstTiles
            | Self::SecondTiles
            | Self::Weaknesses
            | Self::Engine(_)
            | Self::Coordinates
            | Self::Timing
            | Self::Contingency
            | Self::Turret(_) => (&[], None, &[]),
        };
        let cards = cards.into_iter().flatten().map(Front::from);
        let found = found.iter().copied().map(Front::from);
        tokens.iter().copied().map(Front::from).chain(cards).chain(found)
    }
}

impl Sightings {
    /// Shows everybody what a player has looked at.
    pub(crate) fn show(&self, book: &Rulebook, seen: &mut Seen) {
        let Self { tiles, exploration, aside } = self;
        let OfShip { coordinates, engines, turrets } = &aside.ship();
        let OfFacility { timing, contingency } = &aside.facility();
        seen.tiles = in_rooms(book, tiles).collect();
        seen.tokens = in_rooms(book, exploration).collect();
        seen.coordinates = turn_of(*coordinates);
        let engines = (1..).zip(engines).filter(|(_, seen)| seen.turn > 0);
        seen.engines = engines.map(|(engine, seen)| (engine, *seen)).collect();
        let turrets = (1..).zip(turrets).filter(|(_, seen)| **seen > 0);
        seen.turrets = turrets.map(|(turret, seen)| (turret, *seen)).collect();
        let timing = (1..).zip(timing).filter(|(_, seen)| **seen > 0);
        seen.timing = timing.map(|(timing, seen)| (timing, *seen)).collect();
        let chits = (1..).zip(contingency).filter(|(_, seen)| **seen > 0);
        seen.contingency = chits.map(|(chit, seen)| (chit, *seen)).collect();
    }

    /// What everybody sees that a player has looked at.
    pub(crate) fn shown(seen: &Seen) -> Self {
        let mut sightings = Self::default();
        for (room, turn) in &seen.tiles {
            sightings.tiles[room.index()] = *turn;
        }
        for (room, turn) in &seen.tokens {
            sightings.exploration[room.index()] = *turn;
        }
        if let Some(turn) = seen.coordinates {
            sightings.note(Facedown::Coordinates, Sighting::in_turn(turn));
        }
        for (engine, sighting) in &seen.engines {
            sightings.note(Facedown::Engine(engine - 1), *sighting);
        }
        for (turret, turn) in &seen.turrets {
            sightings.note(Facedown::Turret(turret - 1), Sighting::in_turn(*turn));
        }
        for (timing, turn) in &seen.timing {
            sightings.note(Facedown::Timing(timing - 1), Sighting::in_turn(*turn));
        }
        for (chit, turn) in &seen.contingency {
            sightings.note(Facedown::Contingency(chit - 1), Sighting::in_turn(*turn));
        }
        sightings
    }

    /// Reminds a player of what it has seen and cannot see on the board.
    pub(crate) fn remind(&self, look: Look<'_>, memory: &mut Memory) {
        let room = |room: RoomId| &look.state.rooms[room.index()];
        memory.tiles = in_rooms(look.book, &self.tiles)
            .map(|(id, turn)| (id, Known::sure(room(id).tile, turn)))
            .collect();
        memory.tokens = in_rooms(look.book, &self.exploration)
            .filter_map(|(id, turn)| Some((id, Known::sure(room(id).token?, turn))))
            .collect();
    }
}

/// A turn something was seen in, if it was.
pub(crate) fn turn_of(seen: SeenIn) -> Option<u8> {
    (seen > 0).then_some(seen)
}

/// The rooms something was seen in, each with the turn. Mostly there are none, which shows at a
/// glance.
fn in_rooms(
    book: &Rulebook,
    turns: &[SeenIn; capacity::ROOMS],
) -> impl Iterator<Item = (RoomId, u8)> {
    let most = if *turns == [0; capacity::ROOMS] { 0 } else { capacity::ROOMS };
    let rooms = book.rooms().take(most);
    rooms.filter_map(|room| Some((room, turn_of(turns[room.index()])?)))
}
