//! The shared decks, as a viewer sees them.

use derelict_content::{
    AttackId, Colour, EventId, ExplorationId, ItemId, KindId, TokenId, WoundId,
};
use serde::{Deserialize, Serialize};

use super::Eyes;
use super::chart::Chart;
use super::player::Back;
use crate::play::Look;
use crate::rulebook::Rulebook;
use crate::set::TokenSet;
use crate::state::Deck;

/// Intruder tokens by type, which is public (`hidden.bag`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenCounts {
    /// The blank.
    pub blank: u8,
    /// And those of each kind.
    pub kinds: Chart<KindId, u8>,
    /// The tokens themselves, where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tokens: Option<Vec<TokenId>>,
}

impl TokenCounts {
    /// No token of any of the kinds.
    fn none(book: &Rulebook) -> Self {
        let kinds = book.catalog.kind_ids().map(|kind| (kind, 0)).collect();
        Self { blank: 0, kinds, tokens: None }
    }

    /// How many there are of a type; none is the blank.
    #[must_use]
    pub fn of(&self, kind: Option<KindId>) -> u8 {
        match kind {
            None => self.blank,
            Some(kind) => self.kinds.get(&kind).copied().unwrap_or(0),
        }
    }

    /// How many there are.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.blank + self.kinds.values().sum::<u8>()
    }

    fn add(&mut self, kind: Option<KindId>) {
        if let Some(count) = self.of_mut(kind) {
            *count += 1;
        }
    }

    /// Takes one of a type away, if there is one.
    pub(crate) fn take(&mut self, kind: Option<KindId>) -> bool {
        let count = self.of_mut(kind).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    }

    fn of_mut(&mut self, kind: Option<KindId>) -> Option<&mut u8> {
        match kind {
            None => Some(&mut self.blank),
            Some(kind) => self.kinds.get_mut(&kind),
        }
    }
}

/// A deck facedown with its open discard pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView<T> {
    /// Cards left to draw.
    pub left: u8,
    /// The discard pile, top first.
    pub discard: Vec<T>,
    /// The order of the deck, top first, where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub draw: Option<Vec<T>>,
}

/// The item decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ItemDecks {
    /// Military items.
    pub red: DeckView<ItemId>,
    /// Technical items.
    pub yellow: DeckView<ItemId>,
    /// Medical items.
    pub green: DeckView<ItemId>,
}

impl ItemDecks {
    /// The deck of a colour, none for items that are built.
    pub(crate) fn of(&self, colour: Colour) -> Option<&DeckView<ItemId>> {
        match colour {
            Colour::Red => Some(&self.red),
            Colour::Yellow => Some(&self.yellow),
            Colour::Green => Some(&self.green),
            Colour::Blue => None,
        }
    }
}

/// The shared decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decks {
    /// Event cards.
    pub events: DeckView<EventId>,
    /// Event cards out of the game.
    pub events_gone: Vec<EventId>,
    /// Intruder attack cards.
    pub attacks: DeckView<AttackId>,
    /// Serious wound cards.
    pub wounds: DeckView<WoundId>,
    /// Items by colour.
    pub items: ItemDecks,
    /// Items out of the game that everybody knows.
    pub items_gone: Vec<ItemId>,
    /// Backs of items that left the game with their owners' secrets.
    pub items_buried: Vec<Back>,
    /// Contamination cards; where nothing is hidden, whether each is infected.
    pub contamination: DeckView<bool>,
    /// Contamination cards out of the game.
    pub contamination_gone: u8,
    /// Exploration tokens revealed and removed.
    pub tokens_gone: Vec<ExplorationId>,
    /// Crafted items still to be built, which are open to all (`hidden.crafted`).
    pub crafted: Vec<ItemId>,
}

impl Look<'_> {
    /// Whether where an item is cannot be a secret: heavy, crafted, starting and quest items.
    pub(crate) fn is_open_card(self, item: ItemId) -> bool {
        self.catalog().items[item.index()].heavy
            || matches!(self.deck_of(item), None | Some(Colour::Blue))
    }
}

impl Eyes<'_> {
    pub(super) fn tokens(self, set: TokenSet) -> TokenCounts {
        let mut counts = TokenCounts::none(self.look.book);
        for token in set.iter() {
            counts.add(self.look.book.token_kind(token));
        }
        counts.tokens = self.open.then(|| set.iter().collect());
        counts
    }

    fn deck<T: Copy + Default + PartialEq, const N: usize>(self, deck: &Deck<T, N>) -> DeckView<T> {
        DeckView {
            left: deck.draw.len() as u8,
            discard: deck.discard.iter().rev().collect(),
            draw: self.open.then(|| deck.draw.iter().rev().collect()),
        }
    }

    pub(super) fn decks(self) -> Decks {
        let state = self.look.state;
        let infected = |card: u8| self.look.catalog().contamination[card as usize];
        let contamination = &state.contamination;
        let known = |item: &ItemId| self.open || self.look.is_open_card(*item);
        let buried = state.items_gone.iter().filter(|item| !known(item));
        let mut buried: Vec<Back> = buried.map(|item| self.look.deck_of(item).into()).collect();
        buried.sort();
        Decks {
            events: self.deck(&state.events),
            events_gone: state.events_gone.iter().collect(),
            attacks: self.deck(&state.attacks),
            wounds: self.deck(&state.wounds),
            items: ItemDecks {
                red: self.deck(&state.items[0]),
                yellow: self.deck(&state.items[1]),
                green: self.deck(&state.items[2]),
            },
            items_gone: state.items_gone.iter().filter(known).collect(),
            items_buried: buried,
            contamination: DeckView {
                left: contamination.len() as u8,
                discard: Vec::new(),
                draw: self.open.then(|| contamination.iter().rev().map(infected).collect()),
            },
            contamination_gone: state.contamination_gone.count_ones() as u8,
            tokens_gone: state.tokens_gone.iter().collect(),
            crafted: state.crafted.iter().collect(),
        }
    }
}
