//! Stores: what somebody in the facility drops goes back where it came from.

use derelict_content::{Colour, ItemId, ItemSource};

use crate::deck_memory::DeckEnd;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::play::Play;
use crate::seat::Seat;

impl<S: EventSink> Play<'_, S> {
    /// An item is dropped, with what is fastened to it: a hidden one without being shown
    /// (`lock.items.drop`).
    pub(crate) fn lay_back(&mut self, seat: Seat, item: ItemId) {
        let Some((cards, open)) = self.part_with(seat, item) else { return };
        for card in cards.iter() {
            self.bury_item("lock.items.drop", seat, card, open);
        }
    }

    /// An item card goes facedown to the bottom of its deck, a crafted one back among those that can be
    /// built; one without a deck leaves the game (`lock.items.drop-crafted`). What lay open is known there
    /// to all, what did not to its owner alone (`lock.hidden.tails`, `lock.hidden.tails-own`).
    pub(crate) fn bury_item(&mut self, rule: &'static str, seat: Seat, item: ItemId, open: bool) {
        match self.book.catalog.items[item.index()].source {
            ItemSource::Deck(Colour::Blue) => {
                self.state.crafted.add(item);
                self.tell("lock.items.drop-crafted", Fact::ItemDropped { seat, item });
            }
            ItemSource::Starting | ItemSource::Quest => {
                self.state.items_gone.add(item);
                self.tell("lock.items.drop-crafted", Fact::ItemDropped { seat, item });
            }
            ItemSource::Deck(colour) => {
                let deck = SharedDeck::Items(colour);
                self.state.items[colour as usize].bury(item);
                self.buried(seat, deck);
                if !open {
                    return self.whisper(rule, seat, Fact::ItemBuried { seat, item, colour });
                }
                for other in (0..self.state.players).map(Seat) {
                    self.remember(other, DeckEnd::Bottom(deck));
                }
                self.tell(rule, Fact::ItemDropped { seat, item });
            }
        }
    }
}
