//! Where characters are, who is with whom, and who still takes part.

use std::cmp::Reverse;

use derelict_content::{
    ActionId, Evacuation, ItemId, KindId, MiniId, Passive, Role, RoomId, WoundEffect, capacity,
};

use crate::card::{Card, CardKind, Face};
use crate::pile::Pile;
use crate::play::Look;
use crate::seat::{Seat, SeatSet};
use crate::state::{Crew, Figure, Place};

impl Crew {
    /// The room it stands in; a pod is a place apart.
    #[must_use]
    pub fn room(&self) -> Option<RoomId> {
        match self.place {
            Place::Room(room) => Some(room),
            _ => None,
        }
    }

    /// Still takes part: on board, alive and awake.
    #[must_use]
    pub fn awake(&self) -> bool {
        matches!(self.place, Place::Room(_) | Place::Pod(_))
    }

    /// Has not died.
    #[must_use]
    pub fn alive(&self) -> bool {
        !matches!(self.place, Place::Dead(_) | Place::Nowhere)
    }

    /// Action cards in hand.
    #[must_use]
    pub fn action_cards(&self) -> u8 {
        self.hand.iter().filter(|card| !card.is_contamination()).count() as u8
    }
}

impl<'a> Look<'a> {
    /// All seats, by player number.
    pub fn seats(self) -> impl Iterator<Item = Seat> + 'a {
        (0..self.state.players).map(Seat)
    }

    /// All seats in order from the first player token.
    pub fn in_order(self) -> impl Iterator<Item = Seat> + 'a {
        self.clockwise(self.state.first)
    }

    /// All seats clockwise, beginning with one.
    pub fn clockwise(self, from: Seat) -> impl Iterator<Item = Seat> + 'a {
        let players = self.state.players;
        (0..players).map(move |step| Seat((from.0 + step) % players))
    }

    /// Seats whose characters are on board and awake.
    #[must_use]
    pub fn awake(self) -> SeatSet {
        self.seats().filter(|seat| self.crew(*seat).awake()).collect()
    }

    /// The first player still in the game, who chooses outside of any round
    /// (`round.terms.active-player`).
    #[must_use]
    pub fn chooser(self) -> Seat {
        let awake = self.awake();
        self.in_order().find(|seat| awake.has(*seat)).unwrap_or(self.state.first)
    }

    /// Characters standing in a room, by player number.
    pub fn present(self, room: RoomId) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |seat| self.crew(*seat).room() == Some(room))
    }

    /// The others standing in the same room as a character.
    pub fn company(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let room = self.crew(seat).room();
        self.seats().filter(move |other| {
            *other != seat && room.is_some() && self.crew(*other).room() == room
        })
    }

    /// The room a noise roll of this character concerns: its own, or that of its pod's section
    /// (`pod.present`).
    #[must_use]
    pub fn noise_room(self, seat: Seat) -> Option<RoomId> {
        match self.crew(seat).place {
            Place::Room(room) => Some(room),
            Place::Pod(pod) => self.section_room(self.pod_section(pod)?),
            _ => None,
        }
    }

    /// The room of an evacuation section, once known.
    #[must_use]
    pub fn section_room(self, section: Evacuation) -> Option<RoomId> {
        let role = match section {
            Evacuation::A => Role::EvacuationA,
            Evacuation::B => Role::EvacuationB,
        };
        self.explored_with(role)
    }

    /// The explored room with a role.
    #[must_use]
    pub fn explored_with(self, role: Role) -> Option<RoomId> {
        self.book.rooms().find(|room| {
            let room = &self.state.rooms[room.index()];
            room.explored && self.book.is(room.tile, role)
        })
    }

    /// Whether an explored room has a role.
    #[must_use]
    pub fn room_is(self, room: RoomId, role: Role) -> bool {
        let room = &self.state.rooms[room.index()];
        room.explored && self.book.is(room.tile, role)
    }

    /// Figures standing in a room, strongest first, then the one longer on the board
    /// (`intruder.minis.order`).
    #[must_use]
    pub fn figures(self, room: RoomId) -> Pile<MiniId, { capacity::MINIATURES }> {
        let mut found: Pile<MiniId, { capacity::MINIATURES }> = self
            .book
            .minis()
            .filter(|mini| self.state.minis[mini.index()].room == Some(room))
            .collect();
        found.as_mut_slice().sort_by_key(|mini| {
            (Reverse(self.book.mini_kind(*mini)), self.state.minis[mini.index()].since)
        });
        found
    }

    /// Whether any intruder stands in a room.
    #[must_use]
    pub fn infested(self, room: RoomId) -> bool {
        self.state.minis.iter().any(|mini| mini.room == Some(room))
    }

    /// A miniature on the board.
    #[must_use]
    pub fn figure(self, id: MiniId) -> Option<Figure> {
        let mini = &self.state.minis[id.index()];
        let room = mini.room?;
        Some(Figure { id, kind: self.book.mini_kind(id), room, injuries: mini.injuries })
    }

    /// Every figure on the board by room number, then strongest and oldest first.
    pub fn all_figures(self) -> impl Iterator<Item = Figure> + 'a {
        let on_board = |mini: &MiniId| self.state.minis[mini.index()].room.is_some();
        let mut found: Pile<MiniId, { capacity::MINIATURES }> =
            self.book.minis().filter(on_board).collect();
        found.as_mut_slice().sort_by_key(|mini| {
            let there = &self.state.minis[mini.index()];
            (there.room, Reverse(self.book.mini_kind(*mini)), there.since)
        });
        (0..found.len()).filter_map(move |index| self.figure(found.as_slice()[index]))
    }

    /// Whether a character shares its room with an intruder (`combat.when`).
    #[must_use]
    pub fn in_combat(self, seat: Seat) -> bool {
        self.crew(seat).room().is_some_and(|room| self.infested(room))
    }

    /// Whether an intruder shares its room with a character (`combat.all`).
    #[must_use]
    pub fn fights(self, mini: MiniId) -> bool {
        let room = self.state.minis[mini.index()].room;
        room.is_some_and(|room| self.present(room).next().is_some())
    }

    /// Whether anybody besides these seats is in a room, for the noise of moving in
    /// (`move.noise.empty`, `move.noise.pod`).
    #[must_use]
    pub fn occupied(self, room: RoomId, except: SeatSet) -> bool {
        self.infested(room)
            || self.is_companion_in(room)
            || self.seats().any(|seat| !except.has(seat) && self.noise_room(seat) == Some(room))
    }

    /// Whether a serious wound of this kind is in effect (`effect.wound.dressed`).
    #[must_use]
    pub fn suffers(self, seat: Seat, effect: WoundEffect) -> bool {
        self.crew(seat).serious.iter().enumerate().any(|(place, wounded)| {
            !wounded.dressed
                && wounded
                    .wound
                    .is_some_and(|wound| self.catalog().wounds[wound.index()].effect == effect)
                && !self.is_eased(seat, place)
        })
    }

    /// Whether a character carries an item, in hand or inventory.
    #[must_use]
    pub fn carries(self, seat: Seat, item: ItemId) -> bool {
        self.items_of(seat).any(|carried| carried == item)
    }

    /// The kinds of items a character carries: inventory, hands; attachments not.
    pub fn items_of(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        let crew = self.crew(seat);
        crew.inventory
            .kinds()
            .chain(crew.hands.as_slice().iter().filter_map(|held| held.thing.item()))
    }

    /// Whether an item frees this card from the need of a computer (`effect.room.remote.anywhere`).
    #[must_use]
    pub fn works_anywhere(self, seat: Seat, card: ActionId) -> bool {
        self.items_of(seat).any(|item| {
            matches!(&self.catalog().items[item.index()].passive,
                Some(Passive::Anywhere { cards }) if cards.contains(&card))
        })
    }

    /// Whether an item lets this card reach computer rooms (`effect.reach.computer`).
    #[must_use]
    pub fn reaches_far(self, seat: Seat, card: ActionId) -> bool {
        self.items_of(seat).any(|item| {
            matches!(&self.catalog().items[item.index()].passive,
                Some(Passive::Reach { cards }) if cards.contains(&card))
        })
    }

    /// Whether a room has a computer that works (`malf.computer`).
    #[must_use]
    pub fn working_computer(self, room: RoomId) -> bool {
        let room = &self.state.rooms[room.index()];
        room.explored && !room.malfunction && self.catalog().tiles[room.tile.index()].computer
    }

    /// Action cards of a character that are out of the game.
    pub fn lost_cards(self, seat: Seat) -> impl Iterator<Item = ActionId> + 'a {
        let crew = self.crew(seat);
        let deck = &self.catalog().characters[crew.character.index()].deck;
        let lost = move |place: &usize| crew.lost & (1 << place) != 0;
        (0..deck.len()).filter(lost).map(|place| deck[place])
    }

    /// What a card looks like to its holder.
    #[must_use]
    pub fn face(self, holder: Seat, card: Card) -> Face {
        match card.kind() {
            CardKind::Action(id) => Face::Action(id),
            CardKind::Contamination(index) => {
                let known = self.state.knowledge[holder.index()].scanned & (1 << index) != 0;
                match (known, self.catalog().contamination[index as usize]) {
                    (false, _) => Face::Unscanned,
                    (true, true) => Face::Infected,
                    (true, false) => Face::Clean,
                }
            }
        }
    }

    /// Whether a type may break doors now (`effect.weak.moving`).
    #[must_use]
    pub fn breaks_doors(self, kind: KindId) -> bool {
        self.book.kind(kind).mighty || !self.weakness(derelict_content::WeaknessEffect::Moving)
    }
}
