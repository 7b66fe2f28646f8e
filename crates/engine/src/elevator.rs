//! The elevator: calling it, and riding it to another section.

use derelict_content::RoomId;

use crate::choice::Choice;
use crate::event::{EventSink, Fact, Passage};
use crate::frame::{Frame, Poll, WindowKind};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::verb::{Deed, Doable};

/// Brings the elevator here, rides it, or both at once.
#[derive(Clone, Copy)]
pub(crate) struct Elevator {
    pub call: bool,
    pub ride: bool,
    /// With or without power (`lock.effect.room.elevator`).
    pub unpowered: bool,
}

impl Doable for Elevator {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let Self { call, ride, unpowered } = self;
        let stop = look.book.stops().any(|stop| stop == deed.room);
        docket.when(!stop, "lock.room.elevator-call", Reason::WrongRoom);
        // A card that grants it is no room action, but the room must work for it all the same.
        let broken = look.state.rooms[deed.room.index()].malfunction;
        docket.when(broken, "lock.room.elevator-malf", Reason::Malfunction);
        docket.when(look.in_combat(deed.seat), "lock.room.elevator-use", Reason::InCombat);
        let dead = !unpowered && !look.elevator_works();
        docket.when(dead, "lock.room.elevator-use", Reason::NoPower);
        let here = look.state.facility.elevator == deed.room;
        docket.when(call && !ride && here, "lock.room.elevator-call", Reason::AlreadyDone);
        docket.when(ride && !call && !here, "lock.room.elevator-use", Reason::NoElevator);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if self.ride && named.is_empty() {
            let stops = look.book.stops().filter(|stop| *stop != deed.room);
            out.extend(stops.map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if self.call && play.state.facility.elevator != deed.room {
            play.facility().elevator = deed.room;
            play.tell("lock.room.elevator-call", Fact::ElevatorMoved { to: deed.room });
        }
        if let [Choice::Room(to), ..] = *named {
            play.board_elevator(deed.seat, to);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Everybody else in the room is asked along, whether or not they have passed
    /// (`lock.room.elevator-passengers`, `lock.room.elevator-passed`).
    fn board_elevator(&mut self, seat: Seat, to: RoomId) {
        self.push(Frame::Ride { riders: SeatSet::only(seat), to });
        let others: SeatSet = self.look().company(seat).collect();
        self.open_window(WindowKind::Ride { mover: seat }, others, others);
    }

    /// Those who agree come along.
    pub(crate) fn come_along(&mut self, poll: Poll) {
        if let Some(Frame::Ride { riders, .. }) = self.state.frames.as_mut_slice().last_mut() {
            riders.0 |= poll.yes.0;
        }
    }

    /// The elevator goes, and makes no noise (`lock.room.elevator-use`).
    pub(crate) fn ride(&mut self, riders: SeatSet, to: RoomId) {
        self.facility().elevator = to;
        self.tell("lock.room.elevator-use", Fact::ElevatorMoved { to });
        for seat in riders.iter() {
            if let Some(from) = self.state.crew[seat.index()].room() {
                self.crew(seat).place = Place::Room(to);
                let by = Passage::Elevator;
                self.tell("lock.room.elevator-use", Fact::Moved { seat, from, to, by });
            }
        }
    }
}
