//! The airlock: sealing a room and venting it at the end of the player phase.

use derelict_content::{CorridorId, RoomColour, RoomId};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::Door;
use crate::verb::{Deed, Doable};

/// Seals another yellow room to vent it (`room.airlock.close`).
pub(crate) struct Airlock;

impl Doable for Airlock {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(look.state.airlock.is_some(), "room.airlock.single", Reason::AirlockRunning);
        if look.airlock_rooms(deed).next().is_none() {
            let open = look.yellow_rooms(deed).next().is_some();
            docket.when(!open, "room.airlock.choose", Reason::NoTarget);
            docket.when(open, "room.airlock.destroyed", Reason::DoorDestroyed);
        }
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.airlock_rooms(deed).map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(room), ..] = *named {
            play.push(Frame::Seal { seat: deed.seat, room });
        }
    }
}

impl<'a> Look<'a> {
    /// Rooms the airlock procedure can be started in.
    fn airlock_rooms(self, deed: Deed) -> impl Iterator<Item = RoomId> + 'a {
        self.yellow_rooms(deed)
            .filter(move |room| self.ways(*room).all(|way| self.door(way) != Door::Destroyed))
    }

    /// The other explored yellow rooms.
    fn yellow_rooms(self, deed: Deed) -> impl Iterator<Item = RoomId> + 'a {
        let rooms = self.book.rooms().filter(move |room| *room != deed.room);
        rooms.filter(move |room| self.has_colour(*room, RoomColour::Yellow))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Closes all doors around a room one after another, then sets the airlock token.
    pub(crate) fn seal(&mut self, seat: Seat, room: RoomId) {
        let open = self.look().ways(room).find(|way| self.look().door(*way) == Door::Open);
        match open {
            Some(corridor) => {
                let stuck = self.look().door_supply() == 0
                    && self.look().spare_doors(Some(room), corridor).next().is_none();
                if !stuck {
                    self.push(Frame::Seal { seat, room });
                    self.close_door("room.airlock.close", seat, corridor, Some(room));
                }
            }
            None => {
                self.state.airlock = Some(room);
                self.tell("room.airlock.close", Fact::AirlockStarted { room });
            }
        }
    }

    /// A door of the sealed room is no longer closed (`room.airlock.abort`).
    pub(crate) fn airlock_broken(&mut self, corridor: CorridorId) {
        if let Some(room) = self.state.airlock
            && self.book.ends(corridor).contains(&room)
        {
            self.state.airlock = None;
            self.tell("room.airlock.abort", Fact::AirlockAborted { room });
        }
    }

    /// The end of the player phase: everything in the sealed room dies (`room.airlock.fire-off`).
    pub(crate) fn fire_airlock(&mut self) {
        let Some(room) = self.state.airlock.take() else {
            return;
        };
        self.tell("room.airlock.fire-off", Fact::AirlockFired { room });
        if self.look().is_companion_in(room) {
            self.call_back("after.hunter.laika-harm");
        }
        // In the facility it was put out when the room was closed (`lock.room.vent`).
        if self.look().facility().is_none() {
            self.clear_fire("room.airlock.fire", room);
        }
        for mini in self.look().figures(room).iter() {
            if self.book.is_unhurt(self.book.mini_kind(mini)) {
                self.tell("void.injury.despoiler-airlock", Fact::IntruderSurvived { mini });
            } else {
                let still = self.book.is_still(self.book.mini_kind(mini));
                let rule = if still { "void.lair.airlock" } else { "room.airlock.fire-off" };
                // Whatever it would leave behind dies with it.
                self.put_to_death(rule, mini, false);
            }
        }
        let present: SeatSet = self.look().present(room).collect();
        for seat in present.iter() {
            self.die("room.airlock.fire-off", seat, Cause::Airlock);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The procedure starts by itself in the highest yellow room, unless it runs elsewhere or a door
    /// there is destroyed (`carno.effect.event.airlock.which`).
    pub(crate) fn airlock_glitch(&mut self) {
        let look = self.look();
        let yellow = |room: &RoomId| look.has_colour(*room, RoomColour::Yellow);
        let Some(room) = look.book.rooms().filter(yellow).last() else { return };
        let whole = look.ways(room).all(|way| look.door(way) != Door::Destroyed);
        if whole && look.state.airlock.is_none() {
            let seat = look.chooser();
            self.push(Frame::Seal { seat, room });
        }
    }
}
