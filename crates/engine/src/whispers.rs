//! Whispers: noise or encounters in the corridors of a number, all over the ship.

use derelict_content::{CorridorId, NetworkId, RoomId};

use crate::event::EventSink;
use crate::frame::Frame;
use crate::play::Play;
use crate::rulebook::Exit;

impl<S: EventSink> Play<'_, S> {
    /// Another event card gives the number (`void.effect.event.whispers`).
    pub(crate) fn begin_whispers(&mut self) {
        let Some(event) = self.draw_direction() else { return };
        let number = self.book.catalog.events[event.index()].number;
        let look = self.look();
        let held = look.book.rooms().filter(|room| look.holds_character(*room));
        let rooms = held.fold(0, |set, room| set | 1 << room.0);
        self.push(Frame::Whispers { rooms, heard: 0, number });
    }

    /// Rooms by ascending number, each way once, for the first room it leads from
    /// (`void.effect.event.whispers.order`).
    pub(crate) fn whispers(&mut self, rooms: u32, heard: u32, number: u8) {
        let among = |set: u32| move |room: &RoomId| set & (1 << room.0) != 0;
        let Some(room) = self.book.rooms().find(among(rooms)) else { return };
        let bit = 1 << room.0;
        self.push(Frame::Whispers { rooms: rooms & !bit, heard: heard | bit, number });
        let exit = self.book.exit(room, number);
        let before = self.book.rooms().filter(among(heard));
        if before.map(|room| self.book.exit(room, number)).any(|other| same_way(other, exit)) {
            return;
        }
        match exit {
            Exit::Corridor(corridor, _) if self.look().noisy(corridor) => self.whispered_to(room),
            Exit::Duct(network) if self.look().noisy_duct(network) => self.whispered_to(room),
            Exit::Corridor(corridor, _) => {
                self.place_noise("void.effect.event.whispers", corridor);
            }
            Exit::Duct(network) => {
                self.place_duct_noise("void.effect.event.whispers.order", network);
            }
        }
    }

    /// The encounter is caused by whom an attack would choose (`void.effect.event.whispers.who`).
    fn whispered_to(&mut self, room: RoomId) {
        let trigger = self.choose_prey(room);
        self.push(Frame::Encounter { room, trigger });
    }
}

fn same_way(one: Exit, other: Exit) -> bool {
    let way = |exit: Exit| -> (Option<CorridorId>, Option<NetworkId>) {
        match exit {
            Exit::Corridor(corridor, _) => (Some(corridor), None),
            Exit::Duct(network) => (None, Some(network)),
        }
    };
    way(one) == way(other)
}
