//! The shuttle: a small board beside the ship's, and the link between the two.

use derelict_content::{Footfall, RoomId, RoomTrait, TileId, capacity};

use crate::event::{EventSink, Passage};
use crate::facedown::Pool;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::State;
use crate::streams::Stream;

impl Rulebook {
    /// Whether a room is one of the shuttle's.
    #[must_use]
    pub fn on_shuttle(&self, room: RoomId) -> bool {
        self.board.is_annexed(room.index())
    }

    /// The printed room of the shuttle, if there is one (`after.shuttle.rooms`).
    #[must_use]
    pub fn main_room(&self) -> Option<RoomId> {
        self.main_room
    }

    /// The rooms the link leads to from a room.
    pub fn linked(&self, from: RoomId) -> impl Iterator<Item = RoomId> + '_ {
        let rooms = self.main_room.map(|_| self.rooms());
        rooms.into_iter().flatten().filter(move |to| self.links(from, *to))
    }

    /// Whether the link between ship and shuttle leads from one room to another: out of the main room
    /// to any technical entrance of the ship, and from any of these to the other rooms of the shuttle
    /// (`after.shuttle.out`, `after.shuttle.in`, `after.shuttle.not-main`).
    #[must_use]
    pub fn links(&self, from: RoomId, to: RoomId) -> bool {
        let Some(main) = self.main_room() else { return false };
        let entrance = |room: RoomId| !self.on_shuttle(room) && !self.entrances(room).is_empty();
        let out = from == main && entrance(to);
        out || entrance(from) && self.on_shuttle(to) && to != main
    }
}

impl State {
    /// A room covered in slime on the shuttle is exchanged for another that was not dealt, and lies
    /// among those from then on (`after.research.shuttle`, `after.research.shuttle-swap`).
    pub(crate) fn clear_shuttle_of_slime(&mut self, book: &Rulebook) {
        let slimy = |tile: TileId| book.has_trait(tile, RoomTrait::Slimy);
        let laid =
            |state: &Self, tile| book.rooms().any(|room| state.rooms[room.index()].tile == tile);
        let covered = book
            .rooms()
            .find(|room| book.on_shuttle(*room) && slimy(self.rooms[room.index()].tile));
        let Some(room) = covered else { return };
        let unused: Pile<TileId, { capacity::IDS }> = Pool::SecondTiles
            .fronts(book)
            .iter()
            .map(|front| TileId::from(*front))
            .filter(|tile| !laid(self, *tile) && !slimy(*tile))
            .collect();
        if !unused.is_empty() {
            let drawn = self.streams.below(Stream::Layout, unused.len());
            self.rooms[room.index()].tile = unused.as_slice()[drawn];
        }
    }
}

impl<'a> Look<'a> {
    /// The rooms a character could move to between ship and shuttle (`after.shuttle.move-action`).
    pub(crate) fn link_steps(
        self,
        seat: Seat,
        footfall: Footfall,
    ) -> impl Iterator<Item = RoomId> + 'a {
        let here = self.crew(seat).room();
        let rooms = here.into_iter().flat_map(|here| self.book.linked(here));
        rooms.filter(move |room| footfall != Footfall::Careful || self.quiet_place(*room))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Moves between ship and shuttle, after the attacks of an escape if an intruder is here.
    pub(crate) fn cross(&mut self, seat: Seat, to: RoomId, footfall: Footfall) {
        self.set_out(seat, to, Passage::Link, footfall);
        self.escape_first(seat);
    }
}
