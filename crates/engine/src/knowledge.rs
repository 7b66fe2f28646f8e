//! What a seat has legally seen in private, as typed constraints on what it cannot see.

use derelict_content::ItemId;
use serde::{Deserialize, Serialize};

use crate::deck_memory::DeckMemory;
use crate::event::EventSink;
use crate::facedown::Sightings;
use crate::pile::Pile;
use crate::play::Play;
use crate::seat::{MAX_SEATS, Seat};

/// Items of others a seat keeps in mind; the one seen longest ago is forgotten first.
const ITEMS: usize = 8;

/// The turn something was seen in; 0 means never.
///
/// What lies facedown stays what it is until it is turned up, and so do objectives. The turn is all
/// there is to remember: the thing itself is read off the table.
pub type SeenIn = u8;

/// One seat's private knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knowledge {
    /// What lies facedown.
    pub facedown: Sightings,
    /// Objectives of others: corporate and personal of each seat.
    pub objectives: [[SeenIn; 2]; MAX_SEATS],
    /// Objectives others had kept by then.
    pub kept: [SeenIn; MAX_SEATS],
    /// Cards at the ends of shared decks, until they may lie elsewhere.
    pub decks: DeckMemory,
    /// Contamination cards whose state this seat has seen, a bit each.
    pub scanned: u32,
    /// Items others are known to carry, by what was shown, offered or handed over.
    #[serde(default)]
    pub items: Pile<ItemSeen, ITEMS>,
}

/// An item another player was seen to carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ItemSeen {
    /// Who carries it.
    pub holder: Seat,
    /// The item.
    pub item: ItemId,
    /// The turn it was seen in.
    pub turn: SeenIn,
}

impl Knowledge {
    /// How many copies of an item another player is known to carry.
    fn copies(&self, holder: Seat, item: ItemId) -> usize {
        self.items.iter().filter(|seen| seen.holder == holder && seen.item == item).count()
    }

    /// Takes note of at least so many copies.
    fn note(&mut self, seen: ItemSeen, copies: usize) {
        while self.copies(seen.holder, seen.item) < copies {
            if self.items.len() == ITEMS {
                self.items.remove(0);
            }
            self.items.push(seen);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A seat has seen that another player carries so many copies of an item.
    pub(crate) fn note_item(&mut self, seat: Seat, holder: Seat, item: ItemId, copies: usize) {
        let turn = self.state.turn;
        if seat != holder && self.state.crew[holder.index()].inventory.has(item) {
            let knowledge = &mut self.state.knowledge[seat.index()];
            knowledge.note(ItemSeen { holder, item, turn }, copies.min(ITEMS));
        }
    }

    /// An item has openly left an inventory.
    pub(crate) fn forget_item(&mut self, holder: Seat, item: ItemId) {
        for knowledge in &mut self.state.knowledge {
            knowledge.items.take(|seen| seen.holder == holder && seen.item == item);
        }
    }

    /// An inventory is gone.
    pub(crate) fn forget_items_of(&mut self, holder: Seat) {
        for knowledge in &mut self.state.knowledge {
            knowledge.items.retain(|seen| seen.holder != holder);
        }
    }

    /// An item has changed hands. The partners know which; for the others it may be any of its
    /// colour (`hidden.trade.result`).
    pub(crate) fn note_trade(&mut self, from: Seat, to: Seat, item: ItemId) {
        let book = self.book;
        let back = |item: ItemId| book.catalog.items[item.index()].source;
        for (index, knowledge) in self.state.knowledge.iter_mut().enumerate() {
            if [from.index(), to.index()].contains(&index) {
                knowledge.items.take(|seen| seen.holder == from && seen.item == item);
            } else {
                knowledge.items.retain(|seen| seen.holder != from || back(seen.item) != back(item));
            }
        }
        let known = self.state.knowledge[from.index()].copies(to, item);
        self.note_item(from, to, item, known + 1);
    }
}
