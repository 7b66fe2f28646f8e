//! Laying an Epilogue out: the ship as an earlier game left it with the shuttle beside it, and
//! everything hidden dealt anew from its own seed (`after.epilogue.secrets`).

use derelict_content::{
    CharacterId, Colour, ItemId, Kind, PodId, RoomId, RoomTrait, SlotId, TileId, TokenFace,
    TokenId, WeaknessId, capacity,
};

use crate::countdown::SHUTTLE_TIME;
use crate::facedown::{Facedown, Pool};
use crate::layout::copies;
use crate::mode::Mode;
use crate::pile::Pile;
use crate::rulebook::Rulebook;
use crate::state::{Deck, Pod, State, Weakness};
use crate::streams::Stream;
use crate::turret::{Post, Status};
use crate::wreck::{BLANK, COLOURS, Chamber, Wreck};

/// Everything of one kind while it is dealt.
type Stack<T> = Pile<T, { capacity::IDS }>;

impl State {
    /// The boards, the bag and the weaknesses as they were left. Decks are shuffled later.
    pub(crate) fn take_over(&mut self, book: &Rulebook, wreck: &Wreck) {
        let supply = &book.catalog.supply;
        self.shuttle_time = Some(SHUTTLE_TIME);
        let spent = wreck.characters.iter();
        self.legacy.spent = spent
            .filter_map(|name| index(book, Kind::CharacterId, name).map(CharacterId))
            .collect();
        for (name, chamber) in &wreck.rooms {
            if let Some(room) = index(book, Kind::RoomId, name) {
                self.take_over_room(book, RoomId(room), chamber);
            }
        }
        self.fit_out_shuttle(book);
        for (name, door) in &wreck.doors {
            if let Some(corridor) = index(book, Kind::CorridorId, name) {
                self.doors[usize::from(corridor)] = *door;
            }
        }
        for (name, berth) in &wreck.pods {
            if let Some(pod) = index(book, Kind::PodId, name) {
                let (section, locked) = (berth.section, berth.locked);
                self.pods[PodId(pod).index()] = Pod::Docked { section, locked };
            }
        }
        self.queen_killed = wreck.queen_killed;
        self.nest_destroyed = wreck.nest_destroyed;
        self.nest_eggs = wreck.eggs;
        self.egg_supply = supply.eggs.saturating_sub(wreck.eggs);
        self.take_over_bag(book, wreck);
        self.take_over_weaknesses(book, wreck);
        self.take_over_turrets(book, wreck);
        self.deal(book, Pool::Discoveries);
    }

    /// A room of the ship; one where nobody had been is turned up, and its token says how much is
    /// there (`after.epilogue.explore`, `after.epilogue.counters`).
    fn take_over_room(&mut self, book: &Rulebook, room: RoomId, chamber: &Chamber) {
        let Some(tile) = index(book, Kind::TileId, &chamber.tile).map(TileId) else { return };
        let halved = chamber.unexplored && self.mode == Mode::Solo;
        let items = if halved { chamber.items.div_ceil(2) } else { chamber.items };
        let there = &mut self.rooms[room.index()];
        there.tile = tile;
        there.explored = true;
        there.malfunction = chamber.malfunction;
        there.items = if book.has_trait(tile, RoomTrait::NoItems) { 0 } else { items };
    }

    /// The shuttle's rooms are random ones that do not lie on the ship, and none covered in slime
    /// (`after.epilogue.shuttle`, `after.epilogue.shuttle-slime`).
    fn fit_out_shuttle(&mut self, book: &Rulebook) {
        let laid = |tile| book.rooms().any(|room| self.rooms[room.index()].tile == tile);
        let left = Pool::SecondTiles.fronts(book).iter().map(|front| TileId::from(*front));
        let mut left: Stack<TileId> =
            left.filter(|tile| !laid(*tile) && !book.has_trait(*tile, RoomTrait::Slimy)).collect();
        self.streams.shuffle(Stream::Layout, &mut left);
        for room in book.rooms().filter(|room| book.on_shuttle(*room)) {
            let tile = match Facedown::Tile(room).pool(&book.board, &book.catalog) {
                None => book.printed_tile(room),
                Some(_) => left.pop(),
            };
            let there = &mut self.rooms[room.index()];
            there.tile = tile.unwrap_or_default();
            there.explored = true;
        }
    }

    /// As many tokens of each type as were left and as are added, whichever they are
    /// (`after.epilogue.bag-kept`, `after.epilogue.bag-numbers`, `after.epilogue.bag-short`).
    fn take_over_bag(&mut self, book: &Rulebook, wreck: &Wreck) {
        let catalog = &book.catalog;
        let left = |name: &str| wreck.bag.get(name).copied().unwrap_or(0);
        let mut wanted = [0u8; capacity::KINDS];
        for kind in catalog.kind_ids() {
            let name = book.names.name(Kind::KindId, kind.0);
            wanted[kind.index()] =
                left(name.unwrap_or_default()) + book.reinforcements(kind, self.players);
        }
        let mut blank = left(BLANK);
        let mut tokens: Stack<TokenId> = (0..catalog.tokens.len() as u8).map(TokenId).collect();
        self.streams.shuffle(Stream::Bag, &mut tokens);
        for token in tokens.iter() {
            let (wanted, dead) = match catalog.tokens[token.index()].face {
                TokenFace::Blank => (&mut blank, false),
                TokenFace::Kind(kind) | TokenFace::Blue(kind) => {
                    let dead = self.queen_killed && book.kind(kind).only;
                    (&mut wanted[kind.index()], dead)
                }
                TokenFace::Unnamed | TokenFace::Insanity(_) => continue,
            };
            if dead {
                continue;
            } else if *wanted > 0 {
                *wanted -= 1;
                self.bag.add(token);
            } else {
                self.token_supply.add(token);
            }
        }
    }

    /// What was discovered lies open without effect, or has left its slot empty; the other slots get a
    /// card from what nobody has seen (`after.epilogue.weakness`, `after.epilogue.weakness-hidden`).
    fn take_over_weaknesses(&mut self, book: &Rulebook, wreck: &Wreck) {
        let known = |slot: SlotId| wreck.weaknesses.get(book.names.name(Kind::SlotId, slot.0)?);
        let card = |name: &str| index(book, Kind::WeaknessId, name).map(WeaknessId);
        let seen: Vec<WeaknessId> =
            wreck.weaknesses.values().filter_map(|known| card(&known.card)).collect();
        let unseen = Pool::Weaknesses.fronts(book).iter().map(|front| WeaknessId::from(*front));
        let mut unseen: Stack<WeaknessId> = unseen.filter(|card| !seen.contains(card)).collect();
        self.streams.shuffle(Stream::Layout, &mut unseen);
        for slot in book.catalog.slot_ids() {
            self.weaknesses[slot.index()] = match known(slot) {
                Some(known) => {
                    self.legacy.stale |= u8::from(!known.discarded) << slot.0;
                    let card = card(&known.card).unwrap_or_default();
                    Weakness { card, revealed: true, discarded: known.discarded }
                }
                None => Weakness { card: unseen.pop().unwrap_or_default(), ..Weakness::default() },
            };
        }
    }

    /// Turrets stay; of those whose status nobody could see it is drawn anew
    /// (`after.epilogue.turrets`).
    fn take_over_turrets(&mut self, book: &Rulebook, wreck: &Wreck) {
        for (turret, (name, status)) in wreck.turrets.iter().enumerate().take(capacity::TURRETS) {
            let Some(room) = index(book, Kind::RoomId, name).map(RoomId) else { continue };
            let drawn = Status::ALL[self.streams.below(Stream::Layout, Status::ALL.len())];
            let (status, open) = (status.unwrap_or(drawn), status.is_some());
            self.turrets.posts[turret] = Some(Post { room, status, open });
            self.legacy.turrets |= u8::from(!open) << turret;
        }
    }

    /// The item decks: draw piles each shuffled by itself, the rest discarded, and nothing in anybody's
    /// possession (`after.epilogue.item-decks`, `after.epilogue.item-crafted`).
    pub(crate) fn take_over_items(&mut self, book: &Rulebook, wreck: &Wreck) {
        let item = |name: &String| index(book, Kind::ItemId, name).map(ItemId);
        let mut gone: Vec<ItemId> = wreck.gone.iter().filter_map(item).collect();
        gone.iter().for_each(|item| self.items_gone.add(*item));
        let mut out = |item: &ItemId| {
            let at = gone.iter().position(|known| known == item);
            at.map(|at| gone.swap_remove(at)).is_some()
        };
        for (deck, colour) in COLOURS.into_iter().enumerate() {
            let pile = wreck.items.get(colour.name()).into_iter().flatten();
            let mut facedown: Stack<ItemId> = pile.filter_map(item).collect();
            let mut rest: Stack<ItemId> =
                copies(&book.catalog, colour as usize).filter(|item| !out(item)).collect();
            for card in facedown.iter() {
                rest.take(|other| other == card);
            }
            self.streams.shuffle(stream(colour), &mut facedown);
            self.items[deck] = Deck::of(facedown.iter(), rest.iter()).unwrap_or_default();
        }
        let crafted = copies(&book.catalog, Colour::Blue as usize);
        self.crafted = crafted.filter(|item| !out(item)).collect();
    }
}

impl Rulebook {
    /// The tile printed on a room, or fixed to it.
    fn printed_tile(&self, room: RoomId) -> Option<TileId> {
        use derelict_content::Slot;
        match self.board.rooms[room.index()].slot {
            Slot::Printed(tile) | Slot::Fixed(tile) => Some(tile),
            Slot::One | Slot::Two => None,
        }
    }
}

fn stream(colour: Colour) -> Stream {
    match colour {
        Colour::Red => Stream::RedItems,
        Colour::Yellow => Stream::YellowItems,
        Colour::Green | Colour::Blue => Stream::GreenItems,
    }
}

/// The number behind a stable name; wrecks with names that nobody knows were refused before.
fn index(book: &Rulebook, kind: Kind, name: &str) -> Option<u8> {
    book.names.index(kind, name)
}
