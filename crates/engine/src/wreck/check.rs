//! Whether what is said of the end of a game can have been one, with these packs.

use std::collections::BTreeMap;

use derelict_content::{ItemSource, Kind, RoomId, RoomTrait, Slot, TileGroup, TileId};

use super::{BLANK, COLOURS, Wreck, tokens_of};
use crate::rulebook::Rulebook;
use crate::state::Door;

/// No room ever shows more items.
const MOST_ITEMS: u8 = 9;

impl Wreck {
    /// Everything that speaks against an Epilogue in it.
    pub(crate) fn check(&self, book: &Rulebook, problems: &mut Vec<String>) {
        if self.board != book.board.id {
            problems.push(format!(
                "that game was played on the side `{}`, and this one is set up on `{}`; an Epilogue \
                 keeps the side (after.term.combine.board)",
                self.board, book.board.id
            ));
            return;
        }
        let mut inspection = Inspection { wreck: self, book, problems };
        inspection.names();
        if inspection.problems.is_empty() {
            inspection.rooms();
            inspection.supplies();
            inspection.items();
        }
    }
}

struct Inspection<'a> {
    wreck: &'a Wreck,
    book: &'a Rulebook,
    problems: &'a mut Vec<String>,
}

impl Inspection<'_> {
    fn demand(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.problems.push(format!("the end of that game: {}", what()));
        }
    }

    fn known(&mut self, kind: Kind, what: &str, name: &str) {
        let known = self.book.names.index(kind, name).is_some();
        self.demand(known, || format!("there is no {what} `{name}` in the packs of this game"));
    }

    /// Whoever took part then may be of a pack that is not played with now.
    fn names(&mut self) {
        let wreck = self.wreck;
        for (room, chamber) in &wreck.rooms {
            self.known(Kind::RoomId, "place", room);
            self.known(Kind::TileId, "room", &chamber.tile);
        }
        wreck.doors.keys().for_each(|name| self.known(Kind::CorridorId, "corridor", name));
        wreck.pods.keys().for_each(|name| self.known(Kind::PodId, "pod", name));
        let kinds = wreck.bag.keys().filter(|name| *name != BLANK);
        kinds.for_each(|name| self.known(Kind::KindId, "intruder", name));
        wreck.turrets.keys().for_each(|name| self.known(Kind::RoomId, "place", name));
        for (slot, known) in &wreck.weaknesses {
            self.known(Kind::SlotId, "slot", slot);
            self.known(Kind::WeaknessId, "weakness", &known.card);
        }
        for colour in wreck.items.keys() {
            let known = COLOURS.iter().any(|known| known.name() == colour);
            self.demand(known, || format!("there is no item deck `{colour}`"));
        }
        let items = wreck.items.values().flatten().chain(&wreck.gone);
        items.for_each(|name| self.known(Kind::ItemId, "item", name));
    }

    fn rooms(&mut self) {
        let (wreck, book) = (self.wreck, self.book);
        let mut tiles: Vec<&str> = Vec::new();
        for room in book.rooms().filter(|room| !book.on_shuttle(*room)) {
            let name = book.names.name(Kind::RoomId, room.0).unwrap_or_default();
            let Some(chamber) = wreck.rooms.get(name) else {
                self.demand(false, || format!("nothing is said of `{name}`"));
                continue;
            };
            let tile = TileId(book.names.index(Kind::TileId, &chamber.tile).unwrap_or_default());
            let group = book.catalog.tiles[tile.index()].group;
            let fits = match book.board.rooms[room.index()].slot {
                Slot::One => group == TileGroup::One,
                Slot::Two => group == TileGroup::Two,
                Slot::Printed(printed) | Slot::Fixed(printed) => printed == tile,
            };
            let there = &chamber.tile;
            self.demand(fits, || format!("`{there}` cannot lie at `{name}`"));
            self.demand(!tiles.contains(&there.as_str()), || format!("`{there}` lies twice"));
            tiles.push(there);
            let items = chamber.items;
            self.demand(items <= MOST_ITEMS, || format!("{items} items at `{name}`"));
            let never = book.has_trait(tile, RoomTrait::NeverMalfunctions);
            self.demand(!(chamber.malfunction && never), || {
                format!("`{there}` is never out of order")
            });
        }
        for (name, chamber) in &wreck.rooms {
            let room = book.names.index(Kind::RoomId, name).map(RoomId);
            let aboard = room.is_some_and(|room| book.on_shuttle(room));
            self.demand(!aboard, || format!("`{}` is on the shuttle, not the ship", chamber.tile));
        }
        for name in wreck.turrets.keys() {
            let place = book.names.index(Kind::RoomId, name).map(RoomId);
            let aboard = place.is_some_and(|room| book.on_shuttle(room));
            let tile = wreck.rooms.get(name).map(|there| there.tile.as_str()).unwrap_or_default();
            let tile = book.names.index(Kind::TileId, tile).map(TileId);
            let fits = tile.is_some_and(|tile| book.takes_turret(tile)) && !aboard;
            self.demand(fits, || format!("no turret can stand at `{name}`"));
        }
    }

    fn supplies(&mut self) {
        let (wreck, book) = (self.wreck, self.book);
        let supply = &book.catalog.supply;
        let broken = wreck.rooms.values().filter(|chamber| chamber.malfunction).count();
        self.demand(broken <= usize::from(supply.malfunction), || {
            format!("{broken} malfunctions; there are {} markers", supply.malfunction)
        });
        let doors = wreck.doors.values().filter(|door| **door != Door::Open).count();
        self.demand(doors <= usize::from(supply.doors), || {
            format!("{doors} doors; there are {} tokens", supply.doors)
        });
        let turrets = book.turret_tokens().count();
        self.demand(wreck.turrets.len() <= turrets, || {
            format!("{} turrets; there are {turrets}", wreck.turrets.len())
        });
        let eggs = wreck.eggs;
        self.demand(eggs <= supply.eggs, || format!("{eggs} eggs; there are {}", supply.eggs));
        self.demand((eggs == 0) == wreck.nest_destroyed, || {
            "a nest is destroyed when no egg is left in it, and only then".into()
        });
        let mut cards: Vec<&str> = Vec::new();
        for known in wreck.weaknesses.values() {
            let card = known.card.as_str();
            self.demand(!cards.contains(&card), || format!("the weakness `{card}` lies twice"));
            cards.push(card);
        }
        for (name, count) in &wreck.bag {
            let tokens = tokens_of(book, name);
            self.demand(*count <= tokens, || {
                format!("{count} tokens `{name}` in the bag; there are {tokens}")
            });
        }
    }

    fn items(&mut self) {
        let (wreck, book) = (self.wreck, self.book);
        let mut used: BTreeMap<&str, usize> = BTreeMap::new();
        let gone = wreck.gone.iter().map(|name| (None, name));
        let piles = wreck.items.iter();
        let piled = piles
            .flat_map(|(colour, names)| names.iter().map(|name| (Some(colour.as_str()), name)));
        for (pile, name) in piled.chain(gone) {
            let at = book.names.index(Kind::ItemId, name).unwrap_or_default();
            let item = &book.catalog.items[usize::from(at)];
            let deck = match item.source {
                ItemSource::Deck(colour) => Some(colour.name()),
                ItemSource::Starting | ItemSource::Quest => None,
            };
            let fits = pile.map_or(deck.is_some(), |pile| deck == Some(pile));
            self.demand(fits, || format!("`{name}` belongs to no such deck"));
            let copies = used.entry(name).or_default();
            *copies += 1;
            let (copies, most) = (*copies, item.copies);
            // Said once, of the first card too many.
            self.demand(copies != usize::from(most) + 1, || {
                format!("more than {most} of the item `{name}`")
            });
        }
    }
}
