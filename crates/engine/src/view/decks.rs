//! The shared decks, as a viewer sees them.

use derelict_content::{
    AlertId, AttackId, Colour, DiscoveryId, EventId, ExplorationId, ItemId, KindId, PanicId,
    TokenFace, TokenId, WoundId,
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
    /// And those of each kind that show it in blue.
    #[serde(default, skip_serializing_if = "Chart::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Chart<KindId, u8>>", optional))]
    pub blue: Chart<KindId, u8>,
    /// Those that show their species alone.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
    pub unnamed: u8,
    /// The insanity tokens, which are told apart.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<TokenId>>", optional))]
    pub insanity: Vec<TokenId>,
    /// The tokens themselves, where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tokens: Option<Vec<TokenId>>,
}

impl TokenCounts {
    /// No token of any of the kinds.
    fn none(book: &Rulebook) -> Self {
        let named = |kind: &KindId| {
            let tokens = &book.catalog.tokens;
            book.catalog.unnamed.is_bare() || tokens.iter().any(|token| token.kind() == Some(*kind))
        };
        let kinds = book.catalog.kind_ids().filter(named).map(|kind| (kind, 0)).collect();
        let in_blue = book.catalog.tokens.iter().filter_map(|token| match token.face {
            TokenFace::Blue(kind) => Some((kind, 0)),
            _ => None,
        });
        Self { kinds, blue: in_blue.collect(), ..Self::default() }
    }

    /// How many there are of a type.
    #[must_use]
    pub fn of(&self, kind: KindId) -> u8 {
        let of = |counts: &Chart<KindId, u8>| counts.get(&kind).copied().unwrap_or(0);
        of(&self.kinds) + of(&self.blue)
    }

    /// How many there are.
    #[must_use]
    pub fn sum(&self) -> u8 {
        let named = self.kinds.values().chain(self.blue.values()).sum::<u8>();
        self.blank + self.unnamed + self.insanity.len() as u8 + named
    }

    fn add(&mut self, token: TokenId, face: TokenFace) {
        match face {
            TokenFace::Insanity(_) => self.insanity.push(token),
            face => *self.count(face).expect("all kinds are listed") += 1,
        }
    }

    /// Takes a token away, if there is one like it.
    pub(crate) fn take(&mut self, token: TokenId, face: TokenFace) -> bool {
        if let TokenFace::Insanity(_) = face {
            let at = self.insanity.iter().position(|known| *known == token);
            return at.map(|at| self.insanity.remove(at)).is_some();
        }
        let count = self.count(face).filter(|count| **count > 0);
        count.map(|count| *count -= 1).is_some()
    }

    /// How many there are that show the same, where they cannot be told apart.
    fn count(&mut self, face: TokenFace) -> Option<&mut u8> {
        match face {
            TokenFace::Blank => Some(&mut self.blank),
            TokenFace::Kind(kind) => self.kinds.get_mut(&kind),
            TokenFace::Blue(kind) => self.blue.get_mut(&kind),
            TokenFace::Unnamed => Some(&mut self.unnamed),
            TokenFace::Insanity(_) => None,
        }
    }
}

fn is_none(count: &u8) -> bool {
    *count == 0
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
    /// Panic cards, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub panic: Option<DeckView<PanicId>>,
    /// Alerts, where there are any; those completed are the discard pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub alerts: Option<DeckView<AlertId>>,
    /// How many mutation cards nobody has, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mutations: Option<u8>,
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
    /// Discovery tokens revealed and discarded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<DiscoveryId>>", optional))]
    pub discoveries_gone: Vec<DiscoveryId>,
    /// Crafted items still to be built, which are open to all (`hidden.crafted`).
    pub crafted: Vec<ItemId>,
}

impl Look<'_> {
    /// Whether where an item is cannot be a secret: heavy, crafted, starting and quest items, but for
    /// those that look like others (`after.ceo.codes-hidden`).
    pub(crate) fn is_open_card(self, item: ItemId) -> bool {
        let card = &self.catalog().items[item.index()];
        let open = card.heavy || matches!(self.deck_of(item), None | Some(Colour::Blue));
        open && !card.secret
    }
}

impl Eyes<'_> {
    pub(super) fn tokens(self, set: TokenSet) -> TokenCounts {
        let mut counts = TokenCounts::none(self.look.book);
        for token in set.iter() {
            counts.add(token, self.look.book.token_face(token));
        }
        counts.tokens = self.open.then(|| set.iter().collect());
        counts
    }

    fn deck<T: Copy + Default + PartialEq, const N: usize>(self, deck: &Deck<T, N>) -> DeckView<T> {
        DeckView {
            left: deck.left() as u8,
            discard: deck.discards().iter().rev().copied().collect(),
            draw: self.open.then(|| deck.facedown().iter().rev().copied().collect()),
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
            panic: (!self.look.catalog().panic.is_empty()).then(|| self.deck(&state.panic)),
            alerts: self.look.book.has_alerts().then(|| self.deck(&state.alerts.deck)),
            mutations: (!self.look.catalog().mutations.is_empty())
                .then_some(state.mutations.len() as u8),
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
            discoveries_gone: state.discoveries_gone.iter().collect(),
            crafted: state.crafted.iter().collect(),
        }
    }
}
