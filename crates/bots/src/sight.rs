//! What a seat may know of a game, and nothing else.
//!
//! A bot thinks over an imagined game. What is public or its own is the same in every such game;
//! all else is made up. Everything the heuristic reads, it reads here, so it never mistakes what
//! is made up for knowledge.

use derelict_content::{
    Catalog, CorridorId, Evacuation, IntruderKind, ItemId, MiniId, NetworkId, ObjectiveId, Planet,
    PodId, Role, RoomId, Slot, Tile, TileId, WoundEffect,
};
use derelict_engine::card::Face;
use derelict_engine::frame::Frame;
use derelict_engine::mode::Mode;
use derelict_engine::state::{Door, Place, Room, Round, Wounded};
use derelict_engine::thing::{Corpse, Held, Inventory};
use derelict_engine::{Look, Rulebook, Seat};

use crate::memory::Memory;

/// Characters a pod takes.
const PLACES: usize = 2;

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
        self.look.state.time
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
        self.time().saturating_sub(self.catalog().supply.time_blue)
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
        let known = self.explored(room)
            || self.look.state.knowledge[self.seat.index()].tiles[room.index()] > 0
            || matches!(
                self.book().board.rooms[room.index()].slot,
                Slot::Printed(_) | Slot::Fixed(_)
            );
        known.then(|| self.look.state.rooms[room.index()].tile)
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

    /// Tokens in the bag by type, weakest first; the blank comes last.
    #[must_use]
    pub fn bag(self) -> [u8; 6] {
        let mut counts = [0; 6];
        for token in self.look.state.bag.iter() {
            counts[self.book().token_kind(token).map_or(5, |kind| kind as usize)] += 1;
        }
        counts
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
    pub fn weakness_known(self, slot: derelict_content::ObjectKind) -> bool {
        self.look.state.weaknesses[slot as usize].revealed
    }

    /// Whether a discovered weakness is in effect.
    #[must_use]
    pub fn weakness(self, effect: derelict_content::WeaknessEffect) -> bool {
        self.look.weakness(effect)
    }

    // Secrets seen

    /// How likely an engine works, as far as this seat can tell.
    #[must_use]
    pub fn engine(self, engine: u8) -> f32 {
        match self.look.state.knowledge[self.seat.index()].engines[engine as usize] {
            Some(seen) => f32::from(u8::from(seen.working)),
            None => self.memory.engine(engine),
        }
    }

    /// Whether this seat has seen an engine itself.
    #[must_use]
    pub fn engine_seen(self, engine: u8) -> bool {
        self.look.state.knowledge[self.seat.index()].engines[engine as usize].is_some()
    }

    /// Where the letters lead, if this seat has looked.
    #[must_use]
    pub fn coordinates(self) -> Option<[Planet; 4]> {
        let seen = self.look.state.knowledge[self.seat.index()].coordinates > 0;
        seen.then(|| self.catalog().coordinates[self.look.state.coordinates.index()])
    }

    /// Whether a seat is known to have looked at the coordinates.
    #[must_use]
    pub fn looked_at_coordinates(self, seat: Seat) -> bool {
        self.look.state.knowledge[seat.index()].coordinates > 0
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
    pub fn next_event(self) -> Option<derelict_content::EventId> {
        self.look.state.knowledge[self.seat.index()].event_on_top
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

    // Characters

    /// All seats.
    pub fn seats(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.seats()
    }

    /// All other seats.
    pub fn others(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.seats().filter(move |seat| *seat != self.seat)
    }

    /// Where a character is.
    #[must_use]
    pub fn place(self, seat: Seat) -> Place {
        self.look.crew(seat).place
    }

    /// Where the own character stands.
    #[must_use]
    pub fn here(self) -> Option<RoomId> {
        self.look.crew(self.seat).room()
    }

    /// Where a character stands.
    #[must_use]
    pub fn room_of(self, seat: Seat) -> Option<RoomId> {
        self.look.crew(seat).room()
    }

    /// Whether a character is on board, alive and awake.
    #[must_use]
    pub fn awake(self, seat: Seat) -> bool {
        self.look.crew(seat).awake()
    }

    /// Whether a character lives.
    #[must_use]
    pub fn alive(self, seat: Seat) -> bool {
        self.look.crew(seat).alive()
    }

    /// Whether anybody besides this seat makes a room occupied.
    #[must_use]
    pub fn occupied(self, room: RoomId) -> bool {
        self.look.occupied(room, derelict_engine::SeatSet::only(self.seat))
    }

    /// Whether the own character fights.
    #[must_use]
    pub fn in_combat(self) -> bool {
        self.look.in_combat(self.seat)
    }

    /// The others standing with the own character.
    pub fn company(self) -> impl Iterator<Item = Seat> + 'a {
        self.look.company(self.seat)
    }

    /// What everybody sees of a character.
    #[must_use]
    pub fn body(self, seat: Seat) -> Body<'a> {
        let crew = self.look.crew(seat);
        Body {
            cards: crew.hand.len() as u8,
            light: crew.light,
            serious: crew.serious.as_slice(),
            slimed: crew.slimed,
            larva: crew.larva,
            signal: crew.signal,
            hands: crew.hands.as_slice(),
        }
    }

    /// What everybody sees of the own character.
    #[must_use]
    pub fn me(self) -> Body<'a> {
        self.body(self.seat)
    }

    /// Whether a serious wound of the own character is in effect.
    #[must_use]
    pub fn suffers(self, effect: WoundEffect) -> bool {
        self.look.suffers(self.seat, effect)
    }

    // Own secrets

    /// The cards of the own hand, as far as their holder can tell.
    pub fn hand(self) -> impl Iterator<Item = Face> + 'a {
        let look = self.look;
        look.crew(self.seat).hand.as_slice().iter().map(move |card| look.face(self.seat, *card))
    }

    /// Own action cards in hand.
    #[must_use]
    pub fn action_cards(self) -> u8 {
        self.look.crew(self.seat).action_cards()
    }

    /// Own cards in hand, deck and discard pile.
    pub fn all_cards(self) -> impl Iterator<Item = Face> + 'a {
        let look = self.look;
        let crew = look.crew(self.seat);
        let piles = [&crew.hand, &crew.deck, &crew.discard];
        piles
            .into_iter()
            .flat_map(|pile| pile.as_slice())
            .map(move |card| look.face(self.seat, *card))
    }

    /// The own inventory.
    #[must_use]
    pub fn inventory(self) -> &'a Inventory {
        &self.look.crew(self.seat).inventory
    }

    /// The kinds of items the own character carries.
    pub fn items(self) -> impl Iterator<Item = ItemId> + 'a {
        self.look.items_of(self.seat)
    }

    /// Item cards of the own character that count for objectives.
    #[must_use]
    pub fn item_cards(self) -> usize {
        self.look.item_cards(self.seat)
    }

    /// Own quest items still inactive.
    #[must_use]
    pub fn quests(self) -> &'a [ItemId] {
        self.look.crew(self.seat).quests.as_slice()
    }

    /// Hand slots of the own character that are free.
    #[must_use]
    pub fn free_slots(self) -> usize {
        self.look.slots(self.seat).saturating_sub(self.look.slots_used(self.seat))
    }

    /// The own objectives: the one kept, or both.
    pub fn objectives(self) -> impl Iterator<Item = ObjectiveId> + 'a {
        let crew = self.look.crew(self.seat);
        let kept = self.look.kept_objective(self.seat);
        let both = [crew.personal, crew.corporate];
        let common = self.mode() == Mode::Coop;
        let all = self.look.seats().map(move |seat| self.look.crew(seat).personal);
        all.filter(move |_| common)
            .chain(kept.into_iter().filter(move |_| !common))
            .chain(both.into_iter().filter(move |_| !common && kept.is_none()))
    }

    /// The two objectives dealt: corporate and personal.
    #[must_use]
    pub fn dealt(self) -> [ObjectiveId; 2] {
        let crew = self.look.crew(self.seat);
        [crew.corporate, crew.personal]
    }

    /// Whether one objective has been kept.
    #[must_use]
    pub fn has_chosen(self) -> bool {
        self.look.crew(self.seat).kept.is_some()
    }

    /// What an action of the own character costs.
    #[must_use]
    pub fn cost(self, source: derelict_engine::choice::Source) -> u8 {
        self.look.cost(self.seat, source)
    }

    /// The ability behind an offered action of the own character.
    #[must_use]
    pub fn ability(
        self,
        source: derelict_engine::choice::Source,
    ) -> Option<&'a derelict_content::Ability> {
        self.look.ability(self.seat, source)
    }

    /// Room in which the blue corpse lies.
    #[must_use]
    pub fn blue_corpse(self) -> Option<RoomId> {
        let lies = |room: &RoomId| self.floor(*room).corpses & Corpse::Blue.bit() != 0;
        self.book().rooms().find(lies)
    }

    /// The trade going on: what is offered by whom, as far as this seat may know.
    #[must_use]
    pub fn deal(self) -> &'a derelict_engine::trade::Deal {
        &self.look.state.bargain.deal
    }

    /// The action another has just paid for, open to interruption.
    #[must_use]
    pub fn act_under_way(self) -> Option<derelict_engine::frame::Act> {
        let frames = self.look.state.frames.as_slice().iter().rev();
        frames
            .filter_map(|frame| match frame {
                Frame::Act(act) => Some(*act),
                _ => None,
            })
            .next()
    }

    /// The ability behind an action another has named.
    #[must_use]
    pub fn ability_of(
        self,
        seat: Seat,
        source: derelict_engine::choice::Source,
    ) -> Option<&'a derelict_content::Ability> {
        self.look.ability(seat, source)
    }
}

/// What lies openly in a room.
#[derive(Clone, Copy, Debug)]
pub struct Floor {
    /// The item counter.
    pub items: u8,
    /// Burning.
    pub fire: bool,
    /// Out of order.
    pub malfunction: bool,
    /// Corpses, a bit each.
    pub corpses: u8,
    /// Carcasses.
    pub carcasses: u8,
    /// Eggs besides those of the nest.
    pub eggs: u8,
}

/// An intruder on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Intruder {
    /// Which one.
    pub id: MiniId,
    /// Its type.
    pub kind: IntruderKind,
    /// Its injuries.
    pub injuries: u8,
}

/// A docked pod.
#[derive(Clone, Copy, Debug)]
pub struct PodSeen {
    /// Which one.
    pub id: PodId,
    /// Where it is docked.
    pub section: Evacuation,
    /// Locked side up.
    pub locked: bool,
    /// Places left.
    pub free: usize,
}

/// What everybody sees of a character.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    /// Cards in hand.
    pub cards: u8,
    /// Light wounds.
    pub light: u8,
    /// Serious wounds.
    pub serious: &'a [Wounded],
    /// Slimed.
    pub slimed: bool,
    /// Carries a larva.
    pub larva: bool,
    /// Has sent the signal.
    pub signal: bool,
    /// Heavy things.
    pub hands: &'a [Held],
}
