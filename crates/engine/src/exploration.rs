//! Exploration: looking at tiles, turning them up, resolving exploration tokens.

use derelict_content::{Discovery, Footfall, RoomId, RoomTrait};

use crate::choice::Choice;
use crate::event::{EventSink, Fact, Way};
use crate::frame::Frame;
use crate::mode::Mode;
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
        let known = &self.state.knowledge[seat.index()];
        self.book.rooms().filter(move |room| {
            let seen = known.tiles[room.index()] > 0 && (!token || known.tokens[room.index()] > 0);
            !self.state.rooms[room.index()].explored && !seen
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    fn peek_tile(&mut self, seat: Seat, room: RoomId, with_token: bool) {
        let turn = self.state.turn;
        let tile = self.look().tile(room);
        self.state.knowledge[seat.index()].tiles[room.index()] = turn;
        let rule = if with_token { "room.monitoring.look" } else { "effect.peek.tile" };
        self.whisper(rule, seat, Fact::TileSeen { seat, room, tile });
        if let (true, Some(token)) = (with_token, self.state.rooms[room.index()].token) {
            self.state.knowledge[seat.index()].tokens[room.index()] = turn;
            let seen = Fact::ExplorationSeen { seat, room, token };
            self.whisper("room.monitoring.look", seat, seen);
        }
    }

    /// What was known of a facedown room is public once it is explored.
    fn forget_tile(&mut self, room: RoomId) {
        for knowledge in &mut self.state.knowledge {
            knowledge.tiles[room.index()] = 0;
            knowledge.tokens[room.index()] = 0;
        }
    }

    /// Turns up the tile and resolves its token (`explore.flip`).
    pub(crate) fn explore(&mut self, seat: Seat, room: RoomId, by: Way, footfall: Footfall) {
        let tile = self.look().tile(room);
        self.room(room).explored = true;
        self.tell("explore.flip", Fact::RoomExplored { seat, room, tile });
        self.forget_tile(room);
        for mover in self.look().present(room).collect::<crate::seat::SeatSet>().iter() {
            self.enter_slime(mover, room);
        }
        let Some(token) = self.room(room).token.take() else {
            return;
        };
        self.state.tokens_gone.add(token);
        let found = self.book.catalog.exploration[token.index()];
        self.tell("explore.remove", Fact::TokenRevealed { room, token });
        if !self.book.has_trait(tile, RoomTrait::NoItems) {
            // Alone, only half of everything is found (`solo.items`).
            let solo = self.state.mode == Mode::Solo;
            let items = if solo { found.items.div_ceil(2) } else { found.items };
            self.room(room).items = items;
            let rule = if solo { "solo.items" } else { "explore.counter" };
            self.tell(rule, Fact::ItemsCounted { room, items });
        }
        self.resolve_discovery(found.discovery, seat, room, by, footfall);
    }

    fn resolve_discovery(
        &mut self,
        found: Discovery,
        seat: Seat,
        room: RoomId,
        by: Way,
        footfall: Footfall,
    ) {
        let heard = footfall == Footfall::Roll;
        match found {
            Discovery::Silence if heard => {
                self.silence_noise();
                if self.state.crew[seat.index()].slimed {
                    self.danger("explore.silence.slimed", room);
                } else {
                    self.tell("explore.silence", Fact::Silence { room });
                }
            }
            Discovery::Danger if heard => {
                self.silence_noise();
                self.danger("explore.danger", room);
            }
            // Careful and silent steps override both (`move.careful.danger`, `effect.move.silent`).
            Discovery::Silence | Discovery::Danger => {}
            Discovery::Slime => self.slime("explore.slime", seat),
            Discovery::Fire => self.place_fire("explore.fire", room),
            Discovery::Malfunction => self.place_malfunction("explore.malfunction", room),
            Discovery::Doors => {
                if let Way::Corridor(corridor) = by {
                    self.close_door_if_free("explore.doors", seat, corridor);
                }
            }
        }
    }

    /// The token took the place of this movement's noise roll.
    fn silence_noise(&mut self) {
        if let Some(Frame::Hush { .. }) = self.state.frames.top() {
            self.state.frames.pop();
        }
    }
}
