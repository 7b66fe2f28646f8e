//! Fire, malfunctions and slime.

use derelict_content::{Role, RoomId, RoomTrait};

use crate::event::{Ending, EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;

impl<'a> Look<'a> {
    /// Whether a room can take a malfunction marker.
    #[must_use]
    pub fn can_break(self, room: RoomId) -> bool {
        let there = &self.state.rooms[room.index()];
        there.explored
            && !there.malfunction
            && !self.book.has_trait(there.tile, RoomTrait::NeverMalfunctions)
    }

    pub(crate) fn break_objections(self, room: RoomId, docket: &mut impl Docket) {
        let there = &self.state.rooms[room.index()];
        let nest = self.book.is(there.tile, Role::Nest);
        let never = self.book.has_trait(there.tile, RoomTrait::NeverMalfunctions);
        docket.when(there.malfunction, "malf.max", Reason::NoEffect);
        docket.when(never && nest, "malf.nest", Reason::NoEffect);
        docket.when(never && !nest, "malf.slime-room", Reason::NoEffect);
    }

    /// Explored computer rooms that can take a malfunction marker (`effect.room.block`).
    pub(crate) fn blockable_rooms(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            self.can_break(*room) && self.catalog().tiles[self.tile(*room).index()].computer
        })
    }

    fn fires(self) -> u8 {
        self.state.rooms.iter().filter(|room| room.fire).count() as u8
    }

    fn malfunctions(self) -> u8 {
        self.state.rooms.iter().filter(|room| room.malfunction).count() as u8
    }

    /// Burning rooms, a bit each.
    pub(crate) fn burning(self) -> u32 {
        let rooms = self.book.rooms().filter(|room| self.state.rooms[room.index()].fire);
        rooms.fold(0, |set, room| set | 1 << room.0)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Puts a fire marker into a room; a ninth destroys the ship.
    pub(crate) fn place_fire(&mut self, rule: &'static str, room: RoomId) {
        if self.state.ending.is_some() || self.state.rooms[room.index()].fire {
            return;
        }
        if self.look().fires() >= self.book.catalog.supply.fire {
            self.end("fire.ninth", Ending::Fire);
            return;
        }
        self.room(room).fire = true;
        self.tell(rule, Fact::FirePlaced { room });
    }

    pub(crate) fn clear_fire(&mut self, rule: &'static str, room: RoomId) {
        if self.state.rooms[room.index()].fire {
            self.room(room).fire = false;
            self.tell(rule, Fact::FireRemoved { room });
        }
    }

    /// Puts a malfunction marker into a room that can take one; a ninth destroys the ship.
    pub(crate) fn place_malfunction(&mut self, rule: &'static str, room: RoomId) {
        if self.state.ending.is_some() || !self.look().can_break(room) {
            return;
        }
        if self.look().malfunctions() >= self.book.catalog.supply.malfunction {
            self.end("malf.ninth", Ending::HullBreach);
            return;
        }
        self.room(room).malfunction = true;
        self.tell(rule, Fact::MalfunctionPlaced { room });
    }

    pub(crate) fn clear_malfunction(&mut self, rule: &'static str, room: RoomId) {
        self.room(room).malfunction = false;
        self.tell(rule, Fact::MalfunctionRemoved { room });
    }

    /// Gives a slime marker; a second one has no effect.
    pub(crate) fn slime(&mut self, rule: &'static str, seat: Seat) {
        if !self.state.crew[seat.index()].slimed && self.state.crew[seat.index()].alive() {
            self.crew(seat).slimed = true;
            self.tell(rule, Fact::Slimed { seat });
        }
    }

    pub(crate) fn clear_slime(&mut self, seat: Seat) {
        if self.state.crew[seat.index()].slimed {
            self.crew(seat).slimed = false;
            self.tell("slime.remove", Fact::SlimeRemoved { seat });
        }
    }

    /// Entering a slimy room slimes (`room.slime.when`).
    pub(crate) fn enter_slime(&mut self, seat: Seat, room: RoomId) {
        if self.book.has_trait(self.look().tile(room), RoomTrait::Slimy) {
            self.slime("room.slime.when", seat);
        }
    }

    /// Fire in the neighbours of rooms, by ascending number, not through closed doors
    /// (`fire.spread.doors`, `fire.spread.order`).
    pub(crate) fn fire_around(&mut self, rule: &'static str, rooms: u32) {
        let look = self.look();
        let reached =
            look.book.rooms().filter(|room| rooms & (1 << room.0) != 0).flat_map(|room| {
                look.book
                    .neighbours(room)
                    .iter()
                    .filter(move |(corridor, _)| look.door(*corridor) != crate::state::Door::Closed)
            });
        let reached: u32 = reached.fold(0, |set, (_, room)| set | 1 << room.0);
        for room in self.book.rooms().filter(|room| reached & (1 << room.0) != 0) {
            self.place_fire(rule, room);
        }
    }
}
