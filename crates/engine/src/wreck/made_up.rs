//! The end of a game that was never played, for a first Epilogue.

use derelict_content::{CharacterId, Evacuation, ItemId, Kind, RoomTrait, Slot, TileId, TokenFace};

use super::{BLANK, Berth, COLOURS, Chamber, Known, Wreck};
use crate::facedown::{Front, Pool};
use crate::layout::copies;
use crate::rulebook::Rulebook;
use crate::setup::Setup;
use crate::state::Door;
use crate::streams::Numbers;
use crate::turret::Status;

/// Malfunctions and doors that a made-up ending has at most: the game after it needs some, too.
const MOST_BROKEN: usize = 4;
const MOST_DOORS: usize = 6;

impl Wreck {
    /// An ending after which everything is in its place, to arrange situations on.
    #[must_use]
    pub fn untroubled(book: &Rulebook) -> Self {
        let name = |kind, index| book.names.name(kind, index).unwrap_or_default().to_owned();
        let catalog = &book.catalog;
        let supply = &catalog.supply;
        let mut wreck =
            Self { board: book.board.id.clone(), eggs: supply.eggs_at_start, ..Self::default() };
        let tiles = |pool: Pool| pool.fronts(book).iter().map(|front| TileId::from(*front));
        let (mut first, mut second) = (tiles(Pool::FirstTiles), tiles(Pool::SecondTiles));
        for room in book.rooms().filter(|room| !book.on_shuttle(*room)) {
            let tile = match book.board.rooms[room.index()].slot {
                Slot::Printed(tile) | Slot::Fixed(tile) => Some(tile),
                Slot::One => first.next(),
                Slot::Two => second.next(),
            };
            let tile = name(Kind::TileId, tile.unwrap_or_default().0);
            wreck.rooms.insert(name(Kind::RoomId, room.0), Chamber { tile, ..Chamber::default() });
        }
        for (pod, section) in (0..supply.pods_in_box).zip(Evacuation::ALL.iter().cycle()) {
            let berth = Berth { section: *section, locked: true };
            wreck.pods.insert(name(Kind::PodId, pod), berth);
        }
        wreck.bag.insert(BLANK.to_owned(), 1);
        for id in catalog.kind_ids() {
            wreck.bag.insert(name(Kind::KindId, id.0), catalog.kinds[id.index()].bag);
        }
        for colour in COLOURS {
            let pile = copies(catalog, colour as usize).map(|item| name(Kind::ItemId, item.0));
            wreck.items.insert(colour.name().to_owned(), pile.collect());
        }
        wreck
    }

    /// An ending as it might have been, so that there is enough left to play with.
    pub(crate) fn made_up(book: &Rulebook, setup: &Setup, chance: &mut Numbers) -> Self {
        let mut story = Story { book, chance };
        let mut wreck = Self { board: book.board.id.clone(), ..Self::default() };
        wreck.characters = story.crew(setup);
        story.rooms(&mut wreck);
        story.doors(&mut wreck);
        story.pods(&mut wreck, setup.players);
        story.bag(&mut wreck, setup.players);
        story.weaknesses(&mut wreck);
        story.turrets(&mut wreck);
        for colour in COLOURS {
            let mut pile: Vec<ItemId> = copies(&book.catalog, colour as usize).collect();
            story.chance.shuffle(&mut pile);
            let found = pile.len() / 4 + story.chance.below(pile.len() / 4 + 1);
            let left = pile.iter().skip(found).map(|item| story.name(Kind::ItemId, item.0));
            let mut left: Vec<String> = left.collect();
            left.sort_unstable();
            wreck.items.insert(colour.name().to_owned(), left);
        }
        wreck
    }
}

struct Story<'a> {
    book: &'a Rulebook,
    chance: &'a mut Numbers,
}

impl Story<'_> {
    fn name(&self, kind: Kind, index: u8) -> String {
        self.book.names.name(kind, index).unwrap_or_default().to_owned()
    }

    /// Once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.chance.below(times) == 0
    }

    /// Up to four characters of different colours, who are not asked for now.
    fn crew(&mut self, setup: &Setup) -> Vec<String> {
        let catalog = &self.book.catalog;
        let sheet = |id: CharacterId| &catalog.characters[id.index()];
        let mut all: Vec<CharacterId> = catalog.character_ids().collect();
        self.chance.shuffle(&mut all);
        let count = 2 + self.chance.below(3);
        let mut crew: Vec<CharacterId> = Vec::new();
        for id in all {
            let asked_for = setup.characters.contains(&self.name(Kind::CharacterId, id.0));
            let same = crew.iter().any(|other| sheet(*other).colour == sheet(id).colour);
            if crew.len() < count && !asked_for && !same {
                crew.push(id);
            }
        }
        crew.into_iter().map(|id| self.name(Kind::CharacterId, id.0)).collect()
    }

    fn rooms(&mut self, wreck: &mut Wreck) {
        let book = self.book;
        let [mut first, mut second] = [Pool::FirstTiles, Pool::SecondTiles].map(|pool| {
            let mut fronts: Vec<Front> = pool.fronts(book).to_vec();
            self.chance.shuffle(&mut fronts);
            fronts.into_iter().map(TileId::from)
        });
        let mut broken = 0;
        for room in book.rooms().filter(|room| !book.on_shuttle(*room)) {
            let slot = book.board.rooms[room.index()].slot;
            let tile = match slot {
                Slot::Printed(tile) | Slot::Fixed(tile) => Some(tile),
                Slot::One => first.next(),
                Slot::Two => second.next(),
            };
            let tile = tile.unwrap_or_default();
            let unexplored = !matches!(slot, Slot::Printed(_)) && self.once_in(3);
            let items = match (book.has_trait(tile, RoomTrait::NoItems), unexplored) {
                (true, _) => 0,
                (false, true) => 1 + self.chance.below(3) as u8,
                (false, false) => self.chance.below(3) as u8,
            };
            let sound = book.has_trait(tile, RoomTrait::NeverMalfunctions) || unexplored;
            let malfunction = !sound && broken < MOST_BROKEN && self.once_in(5);
            broken += usize::from(malfunction);
            let chamber =
                Chamber { tile: self.name(Kind::TileId, tile.0), items, malfunction, unexplored };
            wreck.rooms.insert(self.name(Kind::RoomId, room.0), chamber);
        }
    }

    fn doors(&mut self, wreck: &mut Wreck) {
        for (index, corridor) in (0u8..).zip(&self.book.board.corridors) {
            let of_shuttle =
                corridor.ends.iter().any(|end| self.book.board.is_annexed(usize::from(*end)));
            if of_shuttle || wreck.doors.len() == MOST_DOORS || !self.once_in(6) {
                continue;
            }
            let door = if self.once_in(3) { Door::Destroyed } else { Door::Closed };
            wreck.doors.insert(self.name(Kind::CorridorId, index), door);
        }
    }

    /// Somebody has left in one of them, perhaps; one is still there.
    fn pods(&mut self, wreck: &mut Wreck, players: u8) {
        let supply = &self.book.catalog.supply;
        let mut pods: Vec<u8> = (0..supply.pods_in_box).collect();
        self.chance.shuffle(&mut pods);
        let count = usize::from(supply.pods[usize::from(players.clamp(1, 5)) - 1]);
        pods.truncate(count);
        pods.sort_unstable();
        let launched = if count > 1 { self.chance.below(count + 1) } else { count };
        for (place, pod) in pods.into_iter().enumerate().filter(|(place, _)| *place != launched) {
            let section = if place % 2 == 0 { Evacuation::A } else { Evacuation::B };
            let locked = !self.once_in(3);
            wreck.pods.insert(self.name(Kind::PodId, pod), Berth { section, locked });
        }
    }

    /// The bag as it is set up, grown a little, and the nest.
    fn bag(&mut self, wreck: &mut Wreck, players: u8) {
        let catalog = &self.book.catalog;
        wreck.queen_killed = self.once_in(6);
        wreck.eggs = self.chance.below(usize::from(catalog.supply.eggs_at_start) + 1) as u8;
        wreck.nest_destroyed = wreck.eggs == 0;
        wreck.bag.insert(BLANK.to_owned(), 1);
        for id in catalog.kind_ids() {
            let kind = &catalog.kinds[id.index()];
            let all =
                catalog.tokens.iter().filter(|token| token.face == TokenFace::Kind(id)).count();
            let grown = kind.bag + kind.bag_per_player * players + self.chance.below(2) as u8;
            let dead = kind.only && wreck.queen_killed;
            let count = if dead { 0 } else { grown.min(all as u8) };
            wreck.bag.insert(self.name(Kind::KindId, id.0), count);
        }
    }

    fn weaknesses(&mut self, wreck: &mut Wreck) {
        let mut cards: Vec<Front> = Pool::Weaknesses.fronts(self.book).to_vec();
        self.chance.shuffle(&mut cards);
        for (slot, card) in self.book.catalog.slot_ids().zip(cards) {
            if self.once_in(3) {
                let card = self.name(Kind::WeaknessId, card.0);
                let slot = self.name(Kind::SlotId, slot.0);
                wreck.weaknesses.insert(slot, Known { card, discarded: false });
            }
        }
    }

    fn turrets(&mut self, wreck: &mut Wreck) {
        let mut left = self.book.turret_tokens().count();
        let rooms: Vec<(String, String)> = wreck
            .rooms
            .iter()
            .filter(|(_, there)| !there.unexplored)
            .map(|(room, there)| (room.clone(), there.tile.clone()))
            .collect();
        for (room, tile) in rooms {
            let tile = self.book.names.index(Kind::TileId, &tile).map(TileId);
            let fits = tile.is_some_and(|tile| self.book.takes_turret(tile));
            if left == 0 || !fits || !self.once_in(9) {
                continue;
            }
            left -= 1;
            let status = Status::ALL[self.chance.below(Status::ALL.len())];
            let open = self.once_in(2).then_some(status);
            wreck.turrets.insert(room, open);
        }
    }
}
