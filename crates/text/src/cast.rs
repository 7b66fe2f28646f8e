//! Who listens, and what of the table everybody can see.

use derelict_content::{CharacterId, CorridorId, RoomId, TileId, WoundEffect};
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::state::{Door, MAX_CORRIDORS, MAX_ROOMS};
use derelict_engine::{Look, Seat};

/// The listener and the public facts sentences lean on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    /// The seat spoken to; none for spectators.
    pub you: Option<Seat>,
    /// Who plays which character.
    pub characters: [Option<CharacterId>; MAX_SEATS],
    /// Where the characters are, as far as they are in rooms.
    pub rooms: [Option<RoomId>; MAX_SEATS],
    /// The tiles of explored rooms.
    pub tiles: [Option<TileId>; MAX_ROOMS],
    /// Which doors are open, closed or destroyed.
    pub doors: [Door; MAX_CORRIDORS],
    /// Whose wounds make item actions dearer.
    pub dear_items: [bool; MAX_SEATS],
    /// Whose wounds make moving dearer now.
    pub dear_moves: [bool; MAX_SEATS],
}

impl Cast {
    /// The public facts of a table, for a listener.
    #[must_use]
    pub fn of(look: Look<'_>, you: Option<Seat>) -> Self {
        let mut cast = Self {
            you,
            ..Self::default()
        };
        for index in 0..look.state.players {
            let seat = Seat(index);
            let crew = look.crew(seat);
            let index = seat.index();
            cast.characters[index] = crew.drafted.then_some(crew.character);
            cast.rooms[index] = crew.room().filter(|_| crew.drafted);
            cast.dear_items[index] = look.suffers(seat, WoundEffect::DearItems);
            cast.dear_moves[index] =
                look.in_combat(seat) && look.suffers(seat, WoundEffect::DearEscape);
        }
        for room in look.book.rooms() {
            let there = &look.state.rooms[room.index()];
            cast.tiles[room.index()] = there.explored.then_some(there.tile);
        }
        for corridor in look.book.corridors() {
            cast.doors[corridor.index()] = look.state.doors[corridor.index()];
        }
        cast
    }

    /// A player's character.
    #[must_use]
    pub fn character(&self, seat: Seat) -> Option<CharacterId> {
        self.characters.get(seat.index()).copied().flatten()
    }

    /// The room a character is in.
    #[must_use]
    pub fn room(&self, seat: Seat) -> Option<RoomId> {
        self.rooms.get(seat.index()).copied().flatten()
    }

    /// The tile of a room, once explored.
    #[must_use]
    pub fn tile(&self, room: RoomId) -> Option<TileId> {
        self.tiles.get(room.index()).copied().flatten()
    }

    /// The door of a corridor.
    #[must_use]
    pub fn door(&self, corridor: CorridorId) -> Door {
        self.doors
            .get(corridor.index())
            .copied()
            .unwrap_or_default()
    }

    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }
}
