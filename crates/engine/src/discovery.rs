//! Discovery tokens: what whoever first enters a room of the ship finds there.

use derelict_content::{CorridorId, DiscoveryEffect, DiscoveryId, Footfall, RoomId};

use crate::arrival::{Arrival, ArrivalStage};
use crate::event::{EventSink, Fact, Passage};
use crate::frame::{Frame, Question};
use crate::play::{Look, Play};
use crate::rulebook::Exit;
use crate::seat::Seat;
use crate::state::Door;
use crate::thing::{Corpse, Thing};

impl Look<'_> {
    /// Whether a facedown discovery token lies in a room.
    #[must_use]
    pub fn undiscovered(self, room: RoomId) -> bool {
        let room = &self.state.rooms[room.index()];
        room.discovery.is_some() && !room.slimed
    }

    /// Whether a corridor was closed by the lockdown under way (`after.disc.lockdown-supply`).
    pub(crate) fn is_locked_down(self, corridor: CorridorId) -> bool {
        self.state.frames.iter().any(|frame| match frame {
            Frame::Lockdown { room, closed, .. } => {
                self.numbered(room).any(|(number, way)| way == corridor && closed & number != 0)
            }
            _ => false,
        })
    }

    /// The corridors of a room by rising number, each once, with a bit of its own.
    fn numbered(self, room: RoomId) -> impl Iterator<Item = (u8, CorridorId)> {
        let mut ways = [None; 4];
        for number in 1..=4u8 {
            if let Exit::Corridor(corridor, _) = self.book.exit(room, number) {
                let known = ways.iter().flatten().any(|(_, way)| *way == corridor);
                ways[usize::from(number) - 1] = (!known).then_some((1 << number, corridor));
            }
        }
        ways.into_iter().flatten()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Whoever enters reveals the token, which is resolved and discarded
    /// (`after.disc.reveal`, `after.disc.discard`).
    pub(crate) fn discover(&mut self, arrival: Arrival) {
        let Arrival { seat, to: room, by, footfall, .. } = arrival;
        let next = Arrival { stage: ArrivalStage::Noise, ..arrival };
        let here = self.state.crew[seat.index()].room() == Some(room);
        let token = self.state.rooms[room.index()].discovery;
        let Some(token) = token.filter(|_| here && self.look().undiscovered(room)) else {
            return self.push(Frame::Arrive(next));
        };
        let effect = self.book.catalog.discoveries[token.index()].effect;
        // Careful and silent steps cancel Danger; what is heard takes the place of the noise roll
        // (`after.disc.careful`, `after.disc.danger-no-roll`, `after.disc.larva`).
        let heard = matches!(footfall, Footfall::Roll | Footfall::Shut);
        let noise = match effect {
            DiscoveryEffect::Danger => arrival.noise && !heard,
            DiscoveryEffect::Larva => false,
            DiscoveryEffect::Lockdown
            | DiscoveryEffect::Egg
            | DiscoveryEffect::SlimedRoom
            | DiscoveryEffect::Fire
            | DiscoveryEffect::Carcass
            | DiscoveryEffect::Corpse => arrival.noise,
        };
        self.push(Frame::Arrive(Arrival { noise, ..next }));
        self.turn_up_discovery(seat, room, token, effect);
        match effect {
            DiscoveryEffect::Lockdown => {
                let by = match by {
                    Passage::Corridor(corridor) => Some(corridor),
                    // Whoever comes another way has used none (`after.disc.lockdown-ducts`,
                    // `after.disc.lockdown-shuttle`).
                    Passage::Duct(_) | Passage::Link | Passage::Hull | Passage::Elevator => None,
                };
                self.push(Frame::Lockdown { seat, room, by, closed: 0 });
            }
            DiscoveryEffect::Danger if heard => self.danger("after.disc.danger", room),
            DiscoveryEffect::Danger => {}
            DiscoveryEffect::Egg => {
                if self.state.egg_supply > 0 {
                    self.state.egg_supply -= 1;
                    self.room(room).eggs += 1;
                    self.find("after.disc.egg", room, Thing::Egg);
                }
            }
            DiscoveryEffect::SlimedRoom => {
                for mover in arrival.movers() {
                    self.slime("after.disc.slimed-first", mover);
                }
            }
            DiscoveryEffect::Larva => {
                // The marker is placed all the same, only no roll is made (`after.disc.careful`).
                if footfall == Footfall::Careful && self.look().quiet_place(room) {
                    self.ask(Question::Hush { seat, room });
                }
                self.hatch_unheard(room);
            }
            DiscoveryEffect::Fire => self.place_fire("after.disc.fire", room),
            DiscoveryEffect::Carcass => {
                self.room(room).carcasses += 1;
                self.find("after.disc.carcass", room, Thing::Carcass);
            }
            DiscoveryEffect::Corpse => {
                if let Some(corpse) = self.look().spare_corpse() {
                    self.room(room).corpses |= corpse.bit();
                    self.find("after.disc.corpse", room, Thing::Corpse(corpse));
                }
            }
        }
    }

    /// Shows the token; all but the slimed room's are discarded.
    fn turn_up_discovery(
        &mut self,
        seat: Seat,
        room: RoomId,
        token: DiscoveryId,
        effect: DiscoveryEffect,
    ) {
        if effect == DiscoveryEffect::SlimedRoom {
            self.room(room).slimed = true;
        } else {
            self.room(room).discovery = None;
            self.state.discoveries_gone.add(token);
        }
        self.tell("after.disc.reveal", Fact::DiscoveryRevealed { seat, room, token });
    }

    fn find(&mut self, rule: &'static str, room: RoomId, thing: Thing) {
        self.tell(rule, Fact::ObjectFound { room, thing });
    }

    /// A larva stands there, without an encounter; one too many does not
    /// (`after.disc.larva-none`).
    fn hatch_unheard(&mut self, room: RoomId) {
        let larva = self.look().brood();
        if larva.and_then(|kind| self.put_spare("after.disc.larva", kind, room)).is_some() {
            self.first_sight();
        }
    }

    /// Closes the next corridor of the room, by rising number (`after.disc.lockdown`).
    pub(crate) fn lock_down(
        &mut self,
        seat: Seat,
        room: RoomId,
        by: Option<CorridorId>,
        closed: u8,
    ) {
        let look = self.look();
        let open = |(number, way): &(u8, CorridorId)| {
            Some(*way) != by && closed & number == 0 && look.door(*way) == Door::Open
        };
        let next = look.numbered(room).find(open);
        if let Some((number, corridor)) = next {
            self.push(Frame::Lockdown { seat, room, by, closed: closed | number });
            self.close_door("after.disc.lockdown", seat, corridor, None);
        }
    }

    /// Whoever enters a slimed room gets a marker (`after.disc.slimed`).
    pub(crate) fn enter_slimed_room(&mut self, seat: Seat, room: RoomId) {
        if self.state.rooms[room.index()].slimed {
            self.slime("after.disc.slimed", seat);
        }
    }
}

impl Look<'_> {
    /// How many tokens of a kind have been revealed and discarded.
    pub(crate) fn discovered(self, effect: DiscoveryEffect) -> usize {
        let tokens = &self.catalog().discoveries;
        let gone = self.state.discoveries_gone.iter();
        gone.filter(|token| tokens[token.index()].effect == effect).count()
    }

    /// A red corpse that belongs to nobody and has not been found (`after.disc.corpse-red`).
    fn spare_corpse(self) -> Option<Corpse> {
        let found = |corpse: Corpse| {
            let held =
                |seat| self.crew(seat).hands.iter().any(|it| it.thing == Thing::Corpse(corpse));
            self.state.rooms.iter().any(|room| room.corpses & corpse.bit() != 0)
                || self.seats().any(held)
        };
        Corpse::STRAY.into_iter().find(|corpse| !found(*corpse))
    }
}
