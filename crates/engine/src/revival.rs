//! Revival in the fully cooperative game.

use derelict_content::{Role, RoomId};

use crate::event::{EventSink, Fact};
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::state::Place;
use crate::thing::{Corpse, Thing};

impl Look<'_> {
    /// The working emergency room without intruders, if there is one (`coop.revive.blocked`).
    fn revival_room(self) -> Option<RoomId> {
        let room = self.explored_with(Role::Emergency)?;
        let works = !self.state.rooms[room.index()].malfunction && !self.infested(room);
        works.then_some(room)
    }

    /// Who carries a corpse in a room.
    fn bearer(self, room: RoomId, corpse: Corpse) -> Option<Seat> {
        let held = Thing::Corpse(corpse);
        self.present(room).find(|seat| self.crew(*seat).hands.iter().any(|it| it.thing == held))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// At the start of a turn the dead whose corpses are in the emergency room return
    /// (`coop.revive.when`).
    pub(crate) fn revive(&mut self) {
        if self.state.mode != Mode::Coop {
            return;
        }
        let Some(room) = self.look().revival_room() else { return };
        for seat in (0..self.state.players).map(Seat) {
            let gone = self.state.retinue.shut_down.has(seat);
            if !matches!(self.state.crew[seat.index()].place, Place::Dead(_)) || gone {
                continue;
            }
            let corpse = Corpse::Of(seat);
            let lying = self.state.rooms[room.index()].corpses & corpse.bit() != 0;
            if lying {
                self.room(room).corpses &= !corpse.bit();
            } else if let Some(bearer) = self.look().bearer(room, corpse) {
                self.crew(bearer).hands.take(|held| held.thing == Thing::Corpse(corpse));
            } else {
                continue;
            }
            self.return_to_life(seat, room);
        }
    }

    fn return_to_life(&mut self, seat: Seat, room: RoomId) {
        let crew = self.crew(seat);
        crew.place = Place::Room(room);
        crew.light = 0;
        for wounded in crew.serious.as_mut_slice() {
            wounded.dressed = true;
        }
        crew.affliction = crew.affliction.outlives();
        crew.slimed = false;
        self.tell("coop.revive.when", Fact::Revived { seat, room });
        self.reshuffle("coop.revive.before-draw", seat, true);
    }
}
