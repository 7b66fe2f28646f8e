//! Unexplored rooms: looking at their facedown tiles and tokens.

use derelict_content::RoomId;

use crate::choice::Choice;
use crate::event::EventSink;
use crate::facedown::Facedown;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Doable};

/// Looks at facedown tiles, with their tokens if the effect shows them.
pub(crate) struct PeekTiles {
    pub tiles: u8,
    pub token: bool,
}

impl Doable for PeekTiles {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rooms = look.facedown(deed.seat, self.token).next();
        docket.when(rooms.is_none(), "room.monitoring.look", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.len() < self.tiles as usize {
            let rooms = look.facedown(deed.seat, self.token).map(Choice::Room);
            out.extend(rooms.filter(|room| !named.contains(room)));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        for target in named {
            if let Choice::Room(room) = *target {
                play.peek_tile(deed.seat, room, self.token);
            }
        }
    }
}

impl<'a> Look<'a> {
    /// Unexplored rooms a look would still teach this character something about
    /// (`action.illegal`).
    fn facedown(self, seat: Seat, token: bool) -> impl Iterator<Item = RoomId> + 'a {
        let known = &self.state.knowledge[seat.index()].facedown;
        self.book.rooms().filter(move |room| {
            let tile = Facedown::Tile(*room);
            let seen = (known.of(tile).is_some() || self.book.is_printed(*room))
                && (!token || known.of(Facedown::Exploration(*room)).is_some());
            !self.state.rooms[room.index()].explored && !seen
        })
    }
}

impl<'a> Look<'a> {
    /// The same next to a room.
    pub(crate) fn facedown_next_to(
        self,
        seat: Seat,
        room: RoomId,
    ) -> impl Iterator<Item = RoomId> + 'a {
        let near = self.book.neighbours(room);
        self.facedown(seat, true)
            .filter(move |there| near.iter().any(|(_, neighbour)| neighbour == there))
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn peek_tile(&mut self, seat: Seat, room: RoomId, with_token: bool) {
        let rule = if with_token { "room.monitoring.look" } else { "effect.peek.tile" };
        if !self.book.is_printed(room) {
            self.see(rule, seat, Facedown::Tile(room));
        }
        if with_token {
            self.see("room.monitoring.look", seat, Facedown::Exploration(room));
        }
    }

    /// What was known of a facedown room is public once it is explored.
    pub(crate) fn forget_tile(&mut self, room: RoomId) {
        self.forget(Facedown::Tile(room));
        self.forget(Facedown::Exploration(room));
    }
}
