//! Doors: open, closed, destroyed; tokens that run out; all doors around a room.

use derelict_content::{CorridorId, RoomId};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Door;

impl<'a> Look<'a> {
    pub(crate) fn door(self, corridor: CorridorId) -> Door {
        self.state.doors[corridor.index()]
    }

    /// Door tokens not on the board.
    #[must_use]
    pub fn door_supply(self) -> usize {
        let used = self.state.doors.iter().filter(|door| **door != Door::Open).count();
        usize::from(self.catalog().supply.doors).saturating_sub(used)
    }

    pub(crate) fn closed_doors(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| self.door(*corridor) == Door::Closed)
    }

    /// Doors of a room that can be opened or closed; destroyed ones only by mending.
    pub(crate) fn changeable_doors(
        self,
        room: RoomId,
        mend: bool,
    ) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| mend || self.door(*corridor) != Door::Destroyed)
    }

    /// Rooms with at least one door that can be changed.
    pub(crate) fn rooms_with_doors(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| self.changeable_doors(*room, false).next().is_some())
    }

    pub(crate) fn ways(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.book.neighbours(room).iter().map(|(corridor, _)| *corridor)
    }

    pub(crate) fn destroy_door_objections(self, room: RoomId, docket: &mut impl Docket) {
        docket.when(self.closed_doors(room).next().is_none(), "effect.door.break", Reason::NoDoor);
    }

    pub(crate) fn toggle_door_objections(self, room: RoomId, mend: bool, docket: &mut impl Docket) {
        docket.when(
            self.changeable_doors(room, mend).next().is_none(),
            "effect.door.toggle.destroyed",
            Reason::NoDoor,
        );
    }

    /// The door tokens that can be taken when none is left (`door.supply`).
    pub(crate) fn spare_doors(
        self,
        spare: Option<RoomId>,
        for_corridor: CorridorId,
    ) -> impl Iterator<Item = CorridorId> + 'a {
        self.book.corridors().filter(move |corridor| {
            *corridor != for_corridor
                && self.door(*corridor) != Door::Open
                && !spare.is_some_and(|room| self.book.ends(*corridor).contains(&room))
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
    pub(crate) fn toggle_door(
        &mut self,
        rule: &'static str,
        seat: Seat,
        corridor: CorridorId,
        spare: Option<RoomId>,
    ) {
        if self.look().door(corridor) == Door::Closed {
            self.open_door(rule, corridor);
        } else {
            self.close_door(rule, seat, corridor, spare);
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
        self.toggle_door("room.command.doors", seat, corridor, None);
    }
}
