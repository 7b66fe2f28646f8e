//! Exploration: turning up tiles and resolving exploration tokens.

use derelict_content::{Discovery, Footfall, RoomId, RoomTrait};

use crate::event::{EventSink, Fact, Way};
use crate::frame::Frame;
use crate::mode::Mode;
use crate::play::Play;
use crate::seat::Seat;

impl<S: EventSink> Play<'_, S> {
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
