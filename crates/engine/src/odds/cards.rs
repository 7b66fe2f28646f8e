//! Searches and scans.

use derelict_content::{Colour, ItemId};

use super::{Bookie, Chance, ItemChance, ScanOdds, SearchOdds};
use crate::card::Face;
use crate::deck_memory::DeckEnd;
use crate::event::{DeckCard, SharedDeck};
use crate::view::DeckView;

/// Item cards of one colour as far as they can be told apart by where they may be.
#[derive(Default)]
struct Unseen {
    /// In the deck, or facedown with somebody.
    unseen: Vec<ItemId>,
    /// Heavy cards would be seen with anybody, so they are in the deck.
    heavy: usize,
    /// Cards in the deck, but for the one known to lie at its bottom.
    deck: usize,
    /// The card the viewer knows to lie at the bottom.
    bottom: Option<ItemId>,
}

impl Bookie<'_> {
    /// Chances that an item is among the cards drawn.
    pub(super) fn search(&self, colour: Colour, draw: u8) -> Option<SearchOdds> {
        let decks = &self.view.decks.items;
        let deck = match colour {
            Colour::Red => &decks.red,
            Colour::Yellow => &decks.yellow,
            Colour::Green => &decks.green,
            Colour::Blue => return None,
        };
        let pool = self.pool(colour);
        let items = self.book.catalog.item_ids().map(|item| {
            let missed = self.missed(&pool, deck, item, usize::from(draw));
            ItemChance { item, chance: missed.otherwise() }
        });
        Some(SearchOdds { items: items.filter(|item| item.chance != Chance::NEVER).collect() })
    }

    /// Cards of the own contamination cards the viewer has never scanned.
    pub(super) fn scan(&self, cards: u8) -> Option<ScanOdds> {
        let memory = &self.view.memory.contamination;
        let hand = self.view.players.get(&self.seat)?.hand.as_ref()?;
        let known = memory.deck.iter().chain(&memory.discard).chain(&memory.gone).chain(hand);
        let faces = |face: Face| known.clone().filter(|card| card.0 == face).count();
        let all = &self.book.catalog.contamination;
        let infected = all.iter().filter(|infected| **infected).count();
        let left = (all.len()).saturating_sub(faces(Face::Infected) + faces(Face::Clean));
        let infected = infected.saturating_sub(faces(Face::Infected));
        Some(ScanOdds {
            each: Chance::of(infected, left),
            any: Chance::none_of(infected, usize::from(cards), left).otherwise(),
        })
    }

    /// What differs from one imagined game to another is only where these cards are.
    fn pool(&self, colour: Colour) -> Unseen {
        let look = self.look();
        let end = DeckEnd::Bottom(SharedDeck::Items(colour)).recalled(&self.view.memory);
        let bottom = end.and_then(|seen| match seen.card {
            DeckCard::Item(item) => Some(item),
            DeckCard::Event(_)
            | DeckCard::Attack(_)
            | DeckCard::Wound(_)
            | DeckCard::Panic(_)
            | DeckCard::Alert(_) => None,
        });
        let deck = self.dream.items[colour as usize].facedown();
        let deck = &deck[usize::from(bottom.is_some()).min(deck.len())..];
        let hidden = look
            .seats()
            .filter(|seat| *seat != self.seat)
            .flat_map(|seat| look.crew(seat).inventory.iter())
            .chain(self.dream.items_gone.iter())
            .filter(|item| look.deck_of(*item) == Some(colour) && !look.is_open_card(*item));
        let heavy = deck.iter().filter(|item| look.is_open_card(**item)).count();
        let unseen = deck.iter().copied().chain(hidden).collect();
        Unseen { unseen, heavy, deck: deck.len(), bottom }
    }

    /// That no copy of an item is among the cards drawn.
    fn missed(&self, pool: &Unseen, deck: &DeckView<ItemId>, item: ItemId, draw: usize) -> Chance {
        let copies = pool.unseen.iter().filter(|other| **other == item).count();
        let drawn = draw.min(pool.deck);
        let light = pool.unseen.len() - pool.heavy;
        let first = if self.look().is_open_card(item) {
            Chance::none_of(copies, drawn, pool.deck)
        } else {
            // By how many of the cards drawn are no heavy ones.
            let among = pool.deck - pool.heavy;
            (0..=drawn)
                .map(|few| {
                    exactly(few, among, drawn, pool.deck) * Chance::none_of(copies, few, light)
                })
                .sum()
        };
        let last = pool.bottom.filter(|_| draw > drawn);
        if last == Some(item) {
            return Chance::NEVER;
        }
        // The rest comes from the discard pile, shuffled.
        let again = deck.discard.iter().filter(|other| **other == item).count();
        let rest = draw - drawn - usize::from(last.is_some());
        first * Chance::none_of(again, rest, deck.discard.len())
    }
}

/// Exactly `few` of `marked` things among `drawn` out of `all`.
fn exactly(few: usize, marked: usize, drawn: usize, all: usize) -> Chance {
    if few > marked || drawn - few > all - marked {
        return Chance::NEVER;
    }
    let ways = choose(marked, few) * choose(all - marked, drawn - few);
    Chance::of(ways, choose(all, drawn))
}

fn choose(all: usize, few: usize) -> usize {
    (0..few).fold(1, |ways, step| ways * (all - step) / (step + 1))
}
