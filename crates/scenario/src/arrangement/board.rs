//! Rooms, corridors, pods and the ship's secrets.

use derelict_content::{
    CorridorId, DiscoveryId, Evacuation, ExplorationId, Kind, NetworkId, PodId, RoomId, RoomTrait,
    Slot, TileGroup, TileId,
};
use derelict_engine::retinue::Companion;
use derelict_engine::state::{Door, Pod};
use derelict_engine::thing::{Corpse, Thing};

use super::Arrangement;
use crate::format::{Ducts, Given, Pod as PodGiven, Room, Word};

/// The item counter of an explored room of which nothing is said.
const ITEMS: u8 = 2;

impl Arrangement<'_> {
    /// Finds out which tiles and tokens are not on the board.
    pub(super) fn open_box(&mut self) {
        let rooms = &self.state.rooms[..self.book.board.rooms.len()];
        let catalog = &self.book.catalog;
        self.box_tiles =
            catalog.tile_ids().filter(|tile| rooms.iter().all(|room| room.tile != *tile)).collect();
        self.box_tokens = (0..catalog.exploration.len() as u8)
            .map(ExplorationId)
            .filter(|token| rooms.iter().all(|room| room.token != Some(*token)))
            .collect();
    }

    /// Secrets nobody asked for get plain values: pods by number, engines working.
    pub(super) fn tidy(&mut self) {
        let pods = self.book.catalog.supply.pods[self.state.players as usize - 1] as usize;
        for (index, pod) in self.state.pods.iter_mut().enumerate() {
            let section = Evacuation::ALL[index % 2];
            *pod = if index < pods { Pod::Docked { section, locked: true } } else { Pod::Unused };
        }
        for room in &mut self.state.rooms {
            room.discovery = None;
        }
        self.state.engines = [true; 3];
        self.state.coordinates = derelict_content::CoordinatesId(0);
    }

    pub(super) fn rooms(&mut self, given: &Given) {
        for (name, room) in &given.rooms {
            let at = format!("rooms.{name}");
            if let Some(id) = self.id::<RoomId>(&at, name) {
                self.lay_tile(&at, id, room);
            }
        }
        let standing: Vec<RoomId> = self.state.crew.iter().filter_map(|crew| crew.room()).collect();
        for room in standing {
            self.turn_up(room);
        }
        for (name, room) in &given.rooms {
            let at = format!("rooms.{name}");
            if let Some(id) = self.book.names.index(Kind::RoomId, name) {
                self.furnish(&at, RoomId(id), room);
            }
        }
        self.count_markers();
    }

    fn lay_tile(&mut self, at: &str, id: RoomId, room: &Room) {
        let Some(name) = &room.tile else { return };
        let Some(tile) = self.id::<TileId>(at, name) else {
            return;
        };
        if self.state.rooms[id.index()].tile == tile {
            return;
        }
        let fixed = |room: RoomId| {
            matches!(self.book.board.rooms[room.index()].slot, Slot::Printed(_) | Slot::Fixed(_))
        };
        let elsewhere =
            self.book.rooms().find(|other| self.state.rooms[other.index()].tile == tile);
        if fixed(id) || elsewhere.is_some_and(fixed) {
            self.problem(
                at,
                format!("`{name}` cannot lie here: printed rooms stay where they are"),
            );
            return;
        }
        let old = self.state.rooms[id.index()].tile;
        if self.group(old) != self.group(tile) {
            let fitting = self.book.rooms().filter(|room| {
                !fixed(*room) && self.group(self.state.rooms[room.index()].tile) == self.group(tile)
            });
            let names = self.book.names.of(Kind::RoomId);
            let fitting: Vec<&str> = fitting.map(|room| names[room.index()].as_str()).collect();
            let fitting = fitting.join(", ");
            self.problem(at, format!("`{name}` cannot lie here, only in one of {fitting}"));
            return;
        }
        self.state.rooms[id.index()].tile = tile;
        match elsewhere {
            Some(other) => self.state.rooms[other.index()].tile = old,
            None => {
                self.box_tiles.retain(|boxed| *boxed != tile);
                self.box_tiles.push(old);
            }
        }
    }

    fn group(&self, tile: TileId) -> TileGroup {
        self.book.catalog.tiles[tile.index()].group
    }

    /// A room somebody stands in, or of which something is said, is explored.
    fn turn_up(&mut self, id: RoomId) {
        let items = if self.searchable(id) { ITEMS } else { 0 };
        let room = &mut self.state.rooms[id.index()];
        if room.explored {
            return;
        }
        room.explored = true;
        room.items = items;
        if let Some(token) = room.token.take() {
            self.box_tokens.push(token);
        }
    }

    fn searchable(&self, id: RoomId) -> bool {
        let printed = matches!(self.book.board.rooms[id.index()].slot, Slot::Printed(_));
        !printed && !self.book.has_trait(self.state.rooms[id.index()].tile, RoomTrait::NoItems)
    }

    fn furnish(&mut self, at: &str, id: RoomId, room: &Room) {
        if room.explored.unwrap_or(room.token.is_none()) {
            self.turn_up(id);
        } else {
            let target = &mut self.state.rooms[id.index()];
            target.explored = false;
            target.items = 0;
            match &room.token {
                Some(token) => self.lay_token(at, id, token),
                None if target.token.is_none() => target.token = self.box_tokens.pop(),
                None => {}
            }
        }
        let target = &mut self.state.rooms[id.index()];
        target.fire = room.fire;
        target.malfunction = room.malfunction;
        target.carcasses = room.carcasses;
        target.slimed = room.slimed;
        if let Some(kind) = &room.discovery {
            self.lay_discovery(at, id, kind);
        }
        let target = &mut self.state.rooms[id.index()];
        if let Some(items) = room.items {
            target.items = items;
        }
        for corpse in &room.corpses {
            match Thing::parse(&self.book.names, corpse) {
                Some(Thing::Corpse(corpse)) => {
                    self.take_corpse(corpse);
                    self.state.rooms[id.index()].corpses |= corpse.bit();
                }
                _ => self.problem(
                    at,
                    format!("`{corpse}` is no corpse; say `blue-corpse` or `corpse-1`"),
                ),
            }
        }
        for _ in 0..room.eggs {
            if self.take_egg(at) {
                self.state.rooms[id.index()].eggs += 1;
            }
        }
    }

    fn lay_token(&mut self, at: &str, id: RoomId, name: &str) {
        let Some(token) = self.id::<ExplorationId>(at, name) else {
            return;
        };
        let elsewhere =
            self.book.rooms().find(|other| self.state.rooms[other.index()].token == Some(token));
        let old = self.state.rooms[id.index()].token.replace(token);
        match elsewhere {
            Some(other) if other == id => {}
            Some(other) => {
                let next = old.or_else(|| self.box_tokens.pop());
                self.state.rooms[other.index()].token = next;
            }
            None => {
                self.box_tokens.retain(|boxed| *boxed != token);
                self.box_tokens.extend(old);
            }
        }
    }

    /// Lays a discovery token of a kind there, facedown unless the room is slimed already.
    fn lay_discovery(&mut self, at: &str, id: RoomId, kind: &str) {
        let tokens = (0..).map(DiscoveryId).zip(&self.book.catalog.discoveries);
        let laid = |token| self.state.rooms.iter().any(|room| room.discovery == Some(token));
        let mut alike = tokens.filter(|(_, token)| token.effect.name() == kind);
        match alike.find(|(token, _)| !laid(*token)) {
            Some((token, _)) => self.state.rooms[id.index()].discovery = Some(token),
            None => self.problem(at, format!("there is no discovery token `{kind}` left")),
        }
    }

    /// Takes a corpse token from wherever it is.
    pub(super) fn take_corpse(&mut self, corpse: Corpse) {
        for room in &mut self.state.rooms {
            room.corpses &= !corpse.bit();
        }
        for crew in &mut self.state.crew {
            crew.hands.retain(|held| held.thing != Thing::Corpse(corpse));
        }
    }

    /// Takes an egg from the supply, or from the nest if none is left there.
    pub(super) fn take_egg(&mut self, at: &str) -> bool {
        let supply = if self.state.egg_supply > 0 {
            &mut self.state.egg_supply
        } else {
            &mut self.state.nest_eggs
        };
        let Some(left) = supply.checked_sub(1) else {
            self.problem(at, "all eggs are in use");
            return false;
        };
        *supply = left;
        true
    }

    fn count_markers(&mut self) {
        let supply = &self.book.catalog.supply;
        let rooms = &self.state.rooms;
        let fires = rooms.iter().filter(|room| room.fire).count();
        let malfunctions = rooms.iter().filter(|room| room.malfunction).count();
        let (fire, malfunction) = (supply.fire as usize, supply.malfunction as usize);
        if fires > fire {
            self.problem("rooms", format!("{fires} fires; there are {fire} markers"));
        }
        if malfunctions > malfunction {
            self.problem(
                "rooms",
                format!("{malfunctions} malfunctions; there are {malfunction} markers"),
            );
        }
    }

    pub(super) fn corridors(&mut self, given: &Given) {
        for (name, corridor) in &given.corridors {
            let at = format!("corridors.{name}");
            let Some(id) = self.id::<CorridorId>(&at, name) else {
                continue;
            };
            self.state.doors[id.index()] = match corridor.door.as_deref() {
                None | Some("open") => Door::Open,
                Some("closed") => Door::Closed,
                Some("destroyed") => Door::Destroyed,
                Some(other) => {
                    self.problem(
                        &at,
                        format!("a door is open, closed or destroyed, not `{other}`"),
                    );
                    Door::Open
                }
            };
            if corridor.noise {
                self.state.noise |= 1 << id.0;
            }
        }
        let doors = self.state.doors.iter().filter(|door| **door != Door::Open).count();
        let supply = self.book.catalog.supply.doors as usize;
        if doors > supply {
            self.problem("corridors", format!("{doors} door tokens; there are {supply}"));
        }
        match &given.ducts {
            Some(Ducts::All(true)) => {
                for network in self.book.networks() {
                    self.state.duct_noise |= 1 << network.0;
                }
            }
            Some(Ducts::Named(names)) => {
                for name in names {
                    if let Some(network) = self.id::<NetworkId>("ducts", name) {
                        self.state.duct_noise |= 1 << network.0;
                    }
                }
            }
            _ => {}
        }
    }

    pub(super) fn ship(&mut self, given: &Given) {
        if let Some(engines) = given.engines {
            self.state.engines = engines;
        }
        if let Some(letter) = &given.destination {
            match letter.as_bytes() {
                [letter @ b'A'..=b'D'] => self.state.destination = letter - b'A',
                _ => self.problem("destination", format!("`{letter}` is not A, B, C or D")),
            }
        }
        if let Some(card) = &given.coordinates {
            let name = match card {
                Word::Number(number) => format!("coordinates-{number}"),
                Word::Text(text)
                    if self.book.names.index(Kind::CoordinatesId, text).is_some()
                        || text.starts_with("coordinates-") =>
                {
                    text.clone()
                }
                Word::Text(text) => format!("coordinates-{text}"),
            };
            if let Some(card) = self.id("coordinates", &name) {
                self.state.coordinates = card;
            }
        }
        if let Some(room) = &given.airlock {
            self.state.airlock = self.id("airlock", room);
        }
        if let Some(place) = &given.companion {
            self.companion(place);
        }
        for (name, pod) in &given.pods {
            let at = format!("pods.{name}");
            if let Some(id) = self.id::<PodId>(&at, name) {
                self.dock(&at, id, pod);
            }
        }
    }

    fn companion(&mut self, place: &str) {
        if self.state.retinue.companion == Companion::None {
            return self.problem("companion", "nobody here has a companion");
        }
        self.state.retinue.companion = match place {
            "board" => Companion::Board,
            "gone" => Companion::Gone,
            room => match self.id("companion", room) {
                Some(room) => Companion::Room(room),
                None => return,
            },
        };
    }

    fn dock(&mut self, at: &str, id: PodId, pod: &PodGiven) {
        let slot = self.state.pods[id.index()];
        self.state.pods[id.index()] = match pod {
            PodGiven::Word(word) => match word.as_str() {
                "launched" => Pod::Launched,
                "unused" => Pod::Unused,
                other => {
                    self.problem(
                        at,
                        format!(
                            "a pod is launched, unused or {{ section, locked }}, not `{other}`"
                        ),
                    );
                    slot
                }
            },
            PodGiven::Docked { section, locked } => {
                let (mut at_section, mut is_locked) = match slot {
                    Pod::Docked { section, locked } => (section, locked),
                    _ => (Evacuation::ALL[id.index() % 2], true),
                };
                match section.as_deref() {
                    Some("a" | "A") => at_section = Evacuation::A,
                    Some("b" | "B") => at_section = Evacuation::B,
                    Some(other) => self.problem(at, format!("sections are a and b, not `{other}`")),
                    None => {}
                }
                is_locked = locked.unwrap_or(is_locked);
                Pod::Docked { section: at_section, locked: is_locked }
            }
        };
    }
}
