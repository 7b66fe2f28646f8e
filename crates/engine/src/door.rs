//! Doors: open, closed, destroyed; tokens that run out; all doors around a room.

use derelict_content::{CorridorId, RoomId};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Door;
use crate::verb::{Deed, Doable};

/// Destroys a closed door of the room.
pub(crate) struct DestroyDoor;

impl Doable for DestroyDoor {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let doors = look.closed_doors(deed.room).next();
        docket.when(doors.is_none(), "effect.door.break", Reason::NoDoor);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.closed_doors(deed.room).map(Choice::Corridor));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Corridor(corridor), ..] = *named {
            play.destroy_door("effect.door.break", corridor);
        }
    }
}

/// Opens or closes one door of the room, or of the whole board; a destroyed one only by mending.
pub(crate) struct ToggleDoor {
    pub mend: bool,
    /// Any door of the board (`lock.effect.comp.door.where`).
    pub anywhere: bool,
}

impl Doable for ToggleDoor {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let near = look.changeable_doors(deed.room, self.mend).next();
        let doors = near.or_else(|| look.any_doors().find(|_| self.anywhere));
        docket.when(doors.is_none(), "effect.door.toggle.destroyed", Reason::NoDoor);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] if self.anywhere => out.extend(look.any_doors().map(Choice::Corridor)),
            [] => out.extend(look.changeable_doors(deed.room, self.mend).map(Choice::Corridor)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Corridor(corridor), ..] = *named {
            let rule = if self.anywhere { "lock.effect.comp.door" } else { "effect.door.toggle" };
            play.toggle_door(rule, deed.seat, corridor);
        }
    }
}

/// Opens and closes any doors around any one room, or closes all of them.
pub(crate) struct DoorsAround {
    pub close: bool,
}

impl Doable for DoorsAround {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let rooms =
            if self.close { look.rooms_to_close().next() } else { look.rooms_with_doors().next() };
        docket.when(rooms.is_none(), "room.command.destroyed", Reason::NoDoor);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            match self.close {
                true => out.extend(look.rooms_to_close().map(Choice::Room)),
                false => out.extend(look.rooms_with_doors().map(Choice::Room)),
            }
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Room(room), ..] = *named else { return };
        let seat = deed.seat;
        play.push(match self.close {
            true => Frame::Barricade { seat, room },
            false => Frame::DoorsAround { seat, room, changed: 0 },
        });
    }
}

/// Opens or closes one door of any room with a computer (`after.effect.remote.door`).
pub(crate) struct ComputerDoor;

impl Doable for ComputerDoor {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let doors = look.computer_doors().next();
        docket.when(doors.is_none(), "after.effect.remote.door", Reason::NoDoor);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.computer_doors().map(Choice::Corridor));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Corridor(corridor), ..] = *named {
            play.toggle_door("after.effect.remote.door", deed.seat, corridor);
        }
    }
}

impl<'a> Look<'a> {
    /// Doors of explored rooms with a computer that can be opened or closed.
    fn computer_doors(self) -> impl Iterator<Item = CorridorId> + 'a {
        let computer = move |room: RoomId| {
            let room = &self.state.rooms[room.index()];
            room.explored && self.catalog().tiles[room.tile.index()].computer
        };
        self.any_doors().filter(move |corridor| self.book.ends(*corridor).into_iter().any(computer))
    }

    /// Doors that can be opened or closed, wherever they are (`after.trait.pilot-door`).
    pub(crate) fn any_doors(self) -> impl Iterator<Item = CorridorId> + 'a {
        self.book.corridors().filter(move |corridor| self.door(*corridor) != Door::Destroyed)
    }

    pub(crate) fn door(self, corridor: CorridorId) -> Door {
        self.state.doors[corridor.index()]
    }

    /// Door tokens not on the board.
    #[must_use]
    pub fn door_supply(self) -> usize {
        let used = self.state.doors.iter().filter(|door| **door != Door::Open).count();
        usize::from(self.catalog().supply.doors).saturating_sub(used)
    }

    fn closed_doors(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| self.door(*corridor) == Door::Closed)
    }

    /// Doors of a room that can be opened or closed; destroyed ones only by mending.
    fn changeable_doors(self, room: RoomId, mend: bool) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| mend || self.door(*corridor) != Door::Destroyed)
    }

    /// Rooms with at least one door that can be changed.
    fn rooms_with_doors(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| self.changeable_doors(*room, false).next().is_some())
    }

    pub(crate) fn ways(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.book.neighbours(room).iter().map(|(corridor, _)| *corridor)
    }

    /// The door tokens that can be taken when none is left (`door.supply`).
    pub(crate) fn spare_doors(
        self,
        spare: Option<RoomId>,
        for_corridor: CorridorId,
    ) -> impl Iterator<Item = CorridorId> + 'a {
        self.book.corridors().filter(move |corridor| {
            *corridor != for_corridor
                && self.is_spare(self.door(*corridor))
                && !spare.is_some_and(|room| self.book.ends(*corridor).contains(&room))
                && !self.is_locked_down(*corridor)
        })
    }

    /// Doors around a room still to be changed, a bit for each already changed.
    pub(crate) fn doors_around_options(self, room: RoomId, changed: u8, out: &mut Vec<Choice>) {
        for (index, corridor) in self.ways(room).enumerate() {
            if changed & (1 << index) == 0 && self.door(corridor) != Door::Destroyed {
                out.push(Choice::Corridor(corridor));
            }
        }
        if changed != 0 || out.is_empty() {
            out.push(Choice::Done);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Opens a closed door, or closes an open or destroyed one.
    fn toggle_door(&mut self, rule: &'static str, seat: Seat, corridor: CorridorId) {
        if self.look().door(corridor) == Door::Closed {
            self.open_door(rule, corridor);
        } else {
            self.close_door(rule, seat, corridor, None);
        }
    }

    pub(crate) fn open_door(&mut self, rule: &'static str, corridor: CorridorId) {
        self.state.doors[corridor.index()] = Door::Open;
        self.tell(rule, Fact::DoorOpened { corridor });
        self.airlock_broken(corridor);
    }

    pub(crate) fn destroy_door(&mut self, rule: &'static str, corridor: CorridorId) {
        self.state.doors[corridor.index()] = Door::Destroyed;
        self.tell(rule, Fact::DoorDestroyed { corridor });
        self.airlock_broken(corridor);
    }

    /// Closes a door unless its corridor holds a token already (`explore.doors.taken`).
    pub(crate) fn close_door_if_free(
        &mut self,
        rule: &'static str,
        seat: Seat,
        corridor: CorridorId,
    ) {
        if self.look().door(corridor) == Door::Open {
            self.close_door(rule, seat, corridor, None);
        }
    }

    /// Closes a door, taking a token from elsewhere if none is left.
    pub(crate) fn close_door(
        &mut self,
        rule: &'static str,
        seat: Seat,
        corridor: CorridorId,
        spare: Option<RoomId>,
    ) {
        let placed = self.look().door(corridor) == Door::Open;
        if placed && self.look().door_supply() == 0 {
            if self.look().spare_doors(spare, corridor).next().is_some() {
                self.ask(Question::TakeDoor { seat, corridor, spare });
            }
            return;
        }
        self.state.doors[corridor.index()] = Door::Closed;
        self.tell(rule, Fact::DoorClosed { corridor });
    }

    pub(crate) fn answer_take_door(
        &mut self,
        seat: Seat,
        corridor: CorridorId,
        spare: Option<RoomId>,
        choice: Choice,
    ) {
        let Choice::Corridor(from) = choice else {
            return;
        };
        self.state.doors[from.index()] = Door::Open;
        self.tell("door.supply", Fact::DoorTaken { corridor: from });
        self.airlock_broken(from);
        self.close_door("door.supply", seat, corridor, spare);
    }

    pub(crate) fn answer_any_door(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Corridor(corridor) = choice {
            self.toggle_door("after.trait.pilot", seat, corridor);
        }
    }

    pub(crate) fn answer_doors_around(
        &mut self,
        seat: Seat,
        room: RoomId,
        changed: u8,
        choice: Choice,
    ) {
        let Choice::Corridor(corridor) = choice else {
            return;
        };
        let index = self.look().ways(room).position(|way| way == corridor).unwrap_or(0);
        self.push(Frame::DoorsAround { seat, room, changed: changed | 1 << index });
        self.toggle_door("room.command.doors", seat, corridor);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Doors close around every slimed character, by rising room number; a missing token is taken from
    /// a corridor that this has not closed (`carno.effect.event.quarantine.supply`).
    pub(crate) fn quarantine(&mut self) {
        let look = self.look();
        let slimed = |room: &RoomId| {
            let mut aboard = look.seats().filter(|seat| look.noise_room(*seat) == Some(*room));
            aboard.any(|seat| look.is_slimed(seat))
        };
        let rooms: u32 = look.book.rooms().filter(slimed).fold(0, |set, room| set | 1 << room.0);
        let mut closed = 0u64;
        for room in self.book.rooms().filter(|room| rooms & (1 << room.0) != 0) {
            for (corridor, _) in self.book.neighbours(room) {
                if self.look().door(*corridor) == Door::Open {
                    self.shut_for_quarantine(*corridor, &mut closed);
                }
            }
        }
    }

    fn shut_for_quarantine(&mut self, corridor: CorridorId, closed: &mut u64) {
        if self.look().door_supply() == 0 {
            let look = self.look();
            let spare =
                |from: &CorridorId| look.door(*from) != Door::Open && *closed & (1 << from.0) == 0;
            let Some(from) = look.book.corridors().find(spare) else { return };
            self.state.doors[from.index()] = Door::Open;
            self.tell("carno.effect.event.quarantine.supply", Fact::DoorTaken { corridor: from });
            self.airlock_broken(from);
        }
        *closed |= 1 << corridor.0;
        self.state.doors[corridor.index()] = Door::Closed;
        self.tell("carno.effect.event.quarantine", Fact::DoorClosed { corridor });
    }
}

impl<'a> Look<'a> {
    /// Rooms with an open door that there is a token for (`lock.effect.room.close-all`).
    fn rooms_to_close(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book
            .rooms()
            .filter(move |room| self.open_ways(*room).next().is_some() && self.doors_for(*room) > 0)
    }

    /// The corridors of a room without a token.
    fn open_ways(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| self.door(*corridor) == Door::Open)
    }

    /// Tokens for the doors of a room: those left, and those that can be taken from elsewhere
    /// (`lock.doors.pool-few`).
    fn doors_for(self, room: RoomId) -> usize {
        let elsewhere = self.book.corridors().filter(|corridor| {
            self.is_spare(self.door(*corridor)) && !self.book.ends(*corridor).contains(&room)
        });
        self.door_supply() + elsewhere.count()
    }

    /// The doors of a room that may close next.
    pub(crate) fn barricades(self, room: RoomId, out: &mut Vec<Choice>) {
        out.extend(self.open_ways(room).map(Choice::Corridor));
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The doors around a room close; with too few tokens the user says which.
    pub(crate) fn barricade(&mut self, seat: Seat, room: RoomId) {
        let look = self.look();
        let (open, tokens) = (look.open_ways(room).count(), look.doors_for(room));
        let next = look.open_ways(room).next();
        match next {
            Some(corridor) if tokens >= open => self.close_next(seat, room, corridor),
            Some(_) if tokens > 0 => self.ask(Question::Barricade { seat, room }),
            _ => {}
        }
    }

    pub(crate) fn answer_barricade(&mut self, seat: Seat, room: RoomId, choice: Choice) {
        if let Choice::Corridor(corridor) = choice {
            self.close_next(seat, room, corridor);
        }
    }

    fn close_next(&mut self, seat: Seat, room: RoomId, corridor: CorridorId) {
        self.push(Frame::Barricade { seat, room });
        self.close_door("lock.effect.room.close-all", seat, corridor, Some(room));
    }
}
