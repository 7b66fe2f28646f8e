//! What a seat may know of a game, and nothing else.
//!
//! A bot thinks over an imagined game. What is public or its own is the same in every such game;
//! all else is made up. Everything the heuristic reads, it reads here, so it never mistakes what
//! is made up for knowledge.

mod alert;
mod people;
mod seen;

use derelict_content::{
    Catalog, CoordinatesId, CorridorId, Evacuation, EventEffect, EventId, MiniId, NetworkId,
    ObjectKind, Planet, PodId, Requirement, Role, RoomId, SlotId, Tile, TileId, TokenFace,
    WeaknessEffect,
};
use derelict_engine::deck_memory::DeckEnd;
use derelict_engine::event::{DeckCard, SharedDeck};
use derelict_engine::facedown::Facedown;
use derelict_engine::mode::Mode;
use derelict_engine::state::{Door, Room, Round};
use derelict_engine::{Look, PLACES, Rulebook, Seat};

use crate::memory::Memory;
pub use seen::{Bag, Floor, Intruder, PodSeen};

/// A game as one seat knows it.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    look: Look<'a>,
    /// Whose eyes these are.
    pub seat: Seat,
    /// What that seat remembers of the others.
    pub memory: &'a Memory,
}

impl<'a> Sight<'a> {
    /// The eyes of a seat on an imagined game.
    #[must_use]
    pub fn new(look: Look<'a>, seat: Seat, memory: &'a Memory) -> Self {
        Self { look, seat, memory }
    }

    /// The rules' tables.
    #[must_use]
    pub fn book(self) -> &'a Rulebook {
        self.look.book
    }

    /// The packs.
    #[must_use]
    pub fn catalog(self) -> &'a Catalog {
        &self.look.book.catalog
    }

    /// The way of playing.
    #[must_use]
    pub fn mode(self) -> Mode {
        self.look.state.mode
    }

    /// The space of the time marker.
    #[must_use]
    pub fn time(self) -> u8 {
        self.look.turns_left()
    }

    /// The space of the self-destruct marker.
    #[must_use]
    pub fn self_destruct(self) -> Option<u8> {
        self.look.state.self_destruct
    }

    /// Turns until everything ends.
    #[must_use]
    pub fn turns_left(self) -> u8 {
        self.time().min(self.self_destruct().unwrap_or(u8::MAX))
    }

    /// Turns until the sleeping chambers open.
    #[must_use]
    pub fn turns_to_chambers(self) -> u8 {
        self.look.state.time.saturating_sub(self.catalog().supply.time_blue)
    }

    /// Whether nobody sleeps here, and the shuttle leaves without whoever is not on it.
    #[must_use]
    pub fn has_shuttle_to_catch(self) -> bool {
        self.look.book.is_sequel()
    }

    /// Whether a facedown discovery token lies in a room, and the crew needs it revealed.
    #[must_use]
    pub fn to_discover(self, room: RoomId) -> bool {
        self.has_shuttle_to_catch() && self.look.undiscovered(room)
    }

    /// Discovery tokens still to be revealed, more than may be left.
    #[must_use]
    pub fn discoveries_due(self) -> u8 {
        let spared = self.look.book.discoveries_spared(self.look.state.players);
        match self.has_shuttle_to_catch() {
            true => self.look.undiscovered_rooms().saturating_sub(spared),
            false => 0,
        }
    }

    /// Whether anybody sleeps already.
    #[must_use]
    pub fn anyone_asleep(self) -> bool {
        self.look.anyone_asleep()
    }

    /// The round being played.
    #[must_use]
    pub fn round(self) -> &'a Round {
        &self.look.state.round
    }

    // The board

    /// The tile of a room, if this seat knows it.
    #[must_use]
    pub fn tile_id(self, room: RoomId) -> Option<TileId> {
        self.look.known(self.seat, Facedown::Tile(room)).map(TileId::from)
    }

    /// The tile of a room, if this seat knows it.
    #[must_use]
    pub fn tile(self, room: RoomId) -> Option<&'a Tile> {
        self.tile_id(room).map(|tile| &self.catalog().tiles[tile.index()])
    }

    /// The room known to play a role.
    #[must_use]
    pub fn with_role(self, role: Role) -> Option<RoomId> {
        self.book()
            .rooms()
            .find(|room| self.tile(*room).is_some_and(|tile| tile.roles.contains(&role)))
    }

    /// Whether a room has been explored.
    #[must_use]
    pub fn explored(self, room: RoomId) -> bool {
        self.look.state.rooms[room.index()].explored
    }

    /// What lies openly in a room.
    #[must_use]
    pub fn floor(self, room: RoomId) -> Floor {
        let Room { items, fire, malfunction, corpses, carcasses, eggs, .. } =
            self.look.state.rooms[room.index()];
        Floor { items, fire, malfunction, corpses, carcasses, eggs }
    }

    /// The door of a corridor.
    #[must_use]
    pub fn door(self, corridor: CorridorId) -> Door {
        self.look.state.doors[corridor.index()]
    }

    /// Whether noise lies in a corridor.
    #[must_use]
    pub fn noise(self, corridor: CorridorId) -> bool {
        self.look.state.noise & (1 << corridor.0) != 0
    }

    /// Whether a careful step into a room is possible: noise must find a place there.
    #[must_use]
    pub fn quiet_place(self, room: RoomId) -> bool {
        self.look.quiet_place(room)
    }

    /// Whether noise lies in a network.
    #[must_use]
    pub fn duct_noise(self, network: NetworkId) -> bool {
        self.look.state.duct_noise & (1 << network.0) != 0
    }

    /// Rooms that burn, and rooms out of order.
    #[must_use]
    pub fn markers(self) -> (usize, usize) {
        let rooms = || self.book().rooms().map(|room| self.floor(room));
        (rooms().filter(|room| room.fire).count(), rooms().filter(|room| room.malfunction).count())
    }

    /// Rooms that burn, a bit each.
    #[must_use]
    pub fn burning(self) -> u32 {
        self.look.burning()
    }

    /// Rooms that burn once fire has spread from those given to all neighbours, a bit each.
    #[must_use]
    pub fn burning_after_spread(self, burning: u32) -> u32 {
        burning | self.look.fire_reaches(burning)
    }

    /// Event cards still to come that do something, and all that are to come; those played lie
    /// open, and a deck that has run out is made of them again.
    #[must_use]
    pub fn events_to_come(self, does: impl Fn(&EventEffect) -> bool) -> (usize, usize) {
        let state = self.look.state;
        let catalog = self.catalog();
        let played =
            |event: EventId| state.events.discards().iter().copied().any(|card| card == event);
        let left = (0..catalog.events.len() as u8)
            .map(EventId)
            .filter(|event| !state.events_gone.has(*event));
        let (all, coming): (usize, usize) =
            left.filter(|event| !played(*event)).fold((0, 0), |(all, coming), event| {
                let fits = catalog.events[event.index()].effects.iter().any(&does);
                (all + 1, coming + usize::from(fits))
            });
        (coming, all)
    }

    /// Whether an object that can be analysed lies in a known room, in nobody's hands.
    #[must_use]
    pub fn lies(self, object: ObjectKind, room: RoomId) -> bool {
        self.tile_id(room).is_some() && self.look.lies(object, room)
    }

    /// Whether a requirement is met as things stand, where all of it is public or the seat's own.
    #[must_use]
    pub fn met(self, requirement: &Requirement) -> bool {
        self.look.met(self.seat, requirement)
    }

    /// Whether the crew has sent as many signals as common objectives ask for.
    #[must_use]
    pub fn signals_sent(self) -> bool {
        self.look.signals_sent()
    }

    // Intruders

    /// The intruders of a room, strongest first.
    pub fn figures(self, room: RoomId) -> impl Iterator<Item = Intruder> + 'a {
        let look = self.look;
        let found = look.figures(room);
        (0..found.len()).filter_map(move |index| {
            let figure = look.figure(found.as_slice()[index])?;
            Some(Intruder { id: figure.id, kind: figure.kind, injuries: figure.injuries })
        })
    }

    /// Whether an intruder stands in a room.
    #[must_use]
    pub fn infested(self, room: RoomId) -> bool {
        self.look.infested(room)
    }

    /// Every intruder on the board and where it stands.
    pub fn all_figures(self) -> impl Iterator<Item = (Intruder, RoomId)> + 'a {
        self.look.all_figures().map(|figure| {
            let seen = Intruder { id: figure.id, kind: figure.kind, injuries: figure.injuries };
            (seen, figure.room)
        })
    }

    /// The intruder behind a miniature.
    #[must_use]
    pub fn figure(self, mini: MiniId) -> Option<Intruder> {
        let figure = self.look.figure(mini)?;
        Some(Intruder { id: mini, kind: figure.kind, injuries: figure.injuries })
    }

    /// Where a miniature stands.
    #[must_use]
    pub fn figure_room(self, mini: MiniId) -> Option<RoomId> {
        Some(self.look.figure(mini)?.room)
    }

    /// Tokens in the bag.
    #[must_use]
    pub fn bag(self) -> Bag {
        let mut bag = Bag::default();
        for token in self.look.state.bag.iter() {
            match self.book().token_face(token) {
                TokenFace::Kind(kind) | TokenFace::Blue(kind) => bag.kinds[kind.index()] += 1,
                // What such a token brings follows from the own insanity.
                TokenFace::Unnamed => {
                    if let Some(kind) = self.look.kind_at(self.me().insanity) {
                        bag.kinds[kind.index()] += 1;
                    }
                }
                TokenFace::Blank | TokenFace::Insanity(_) => bag.blank += 1,
            }
        }
        bag
    }

    /// Eggs on the intruder board.
    #[must_use]
    pub fn nest_eggs(self) -> u8 {
        self.look.state.nest_eggs
    }

    /// Whether the nest is no more.
    #[must_use]
    pub fn nest_destroyed(self) -> bool {
        self.look.state.nest_destroyed
    }

    /// Whether the queen is dead.
    #[must_use]
    pub fn queen_killed(self) -> bool {
        self.look.state.queen_killed
    }

    /// Whether the weakness of a slot is known.
    #[must_use]
    pub fn weakness_known(self, slot: SlotId) -> bool {
        self.look.known(self.seat, Facedown::Weakness(slot)).is_some()
    }

    /// Whether analysing an object would still discover something.
    #[must_use]
    pub fn is_worth_analysing(self, object: ObjectKind) -> bool {
        self.look.turned_up_by(object).is_some()
    }

    /// Whether a discovered weakness is in effect.
    #[must_use]
    pub fn weakness(self, effect: WeaknessEffect) -> bool {
        self.look.weakness(effect)
    }

    // Secrets seen

    /// How likely an engine works, as far as this seat can tell.
    #[must_use]
    pub fn engine(self, engine: u8) -> f32 {
        match self.look.known(self.seat, Facedown::Engine(engine)) {
            Some(front) => f32::from(u8::from(bool::from(front))),
            None => self.memory.engine(engine),
        }
    }

    /// Whether this seat has seen an engine itself.
    #[must_use]
    pub fn engine_seen(self, engine: u8) -> bool {
        self.look.known(self.seat, Facedown::Engine(engine)).is_some()
    }

    /// Where the letters lead, if this seat has looked.
    #[must_use]
    pub fn coordinates(self) -> Option<[Planet; 4]> {
        let card = CoordinatesId::from(self.look.known(self.seat, Facedown::Coordinates)?);
        Some(self.catalog().coordinates[card.index()])
    }

    /// Whether a seat is known to have looked at the coordinates.
    #[must_use]
    pub fn looked_at_coordinates(self, seat: Seat) -> bool {
        self.look.known(seat, Facedown::Coordinates).is_some()
    }

    /// Space of the destination marker.
    #[must_use]
    pub fn destination(self) -> u8 {
        self.look.state.destination
    }

    /// How likely the ship is heading for a planet, as far as this seat can tell.
    #[must_use]
    pub fn course(self, planet: Planet) -> f32 {
        let here = self.destination() as usize;
        if let Some(letters) = self.coordinates() {
            return f32::from(u8::from(letters[here] == planet));
        }
        let cards = &self.catalog().coordinates;
        let fitting = cards.iter().filter(|letters| letters[here] == planet).count();
        let mut chance = fitting as f32 / cards.len().max(1) as f32;
        if let Some(helmsman) = self.memory.helmsman()
            && self.looked_at_coordinates(helmsman)
            && planet == Planet::Earth
        {
            chance += (1.0 - chance) * 0.8 * self.memory.trust(helmsman);
        }
        self.memory.course(planet, chance)
    }

    /// The event card this seat knows to come next.
    #[must_use]
    pub fn next_event(self) -> Option<EventId> {
        let known = &self.look.state.knowledge[self.seat.index()].decks;
        match known.of(DeckEnd::Top(SharedDeck::Events))?.card {
            DeckCard::Event(event) => Some(event),
            DeckCard::Attack(_)
            | DeckCard::Wound(_)
            | DeckCard::Item(_)
            | DeckCard::Panic(_)
            | DeckCard::Alert(_) => None,
        }
    }

    // Pods

    /// Pods that are docked.
    pub fn pods(self) -> impl Iterator<Item = PodSeen> + 'a {
        (0..self.catalog().supply.pods_in_box).map(PodId).filter_map(move |id| {
            let section = self.look.pod_section(id)?;
            let aboard = self.look.aboard(id).count();
            let locked = self.look.pod_locked(id);
            Some(PodSeen { id, section, locked, free: PLACES - aboard })
        })
    }

    /// The known room of a section.
    #[must_use]
    pub fn section_room(self, section: Evacuation) -> Option<RoomId> {
        self.with_role(match section {
            Evacuation::A => Role::EvacuationA,
            Evacuation::B => Role::EvacuationB,
        })
    }
}
