//! Where views show what is remembered of shared decks, and who remembers.

use derelict_content::{Colour, EventId, ItemId};

use super::{CardSeen, DeckEnd, DeckMemory};
use crate::event::{DeckCard, SharedDeck};
use crate::state::State;
use crate::view::{Known, Memory, Seen};

/// The item decks, in the order views show them.
const COLOURS: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Green];

impl DeckEnd {
    /// The card a viewer knows to lie there.
    #[must_use]
    pub fn recalled(self, memory: &Memory) -> Option<CardSeen> {
        let event = |known: Known<EventId>| (DeckCard::Event(known.card), known.turn);
        let item = |known: Known<ItemId>| (DeckCard::Item(known.card), known.turn);
        let (card, turn) = match self {
            Self::Top(SharedDeck::Events) => memory.event_on_top.map(event),
            Self::Bottom(SharedDeck::Events) => memory.event_at_bottom.map(event),
            Self::Bottom(SharedDeck::Items(colour)) => {
                memory.buried.get(colour as usize)?.map(item)
            }
            Self::Top(SharedDeck::Attacks | SharedDeck::Wounds | SharedDeck::Items(_))
            | Self::Bottom(SharedDeck::Attacks | SharedDeck::Wounds)
            | Self::Top(SharedDeck::Panic | SharedDeck::Alerts)
            | Self::Bottom(SharedDeck::Panic | SharedDeck::Alerts) => None,
        }?;
        Some(CardSeen { card, turn })
    }

    /// Whether everybody sees that a player knows the card there.
    fn is_shown(self, seen: &Seen) -> bool {
        match self {
            Self::Top(SharedDeck::Events) => seen.event_on_top,
            Self::Bottom(SharedDeck::Events) => seen.event_at_bottom,
            Self::Top(SharedDeck::Attacks | SharedDeck::Wounds | SharedDeck::Items(_))
            | Self::Bottom(SharedDeck::Attacks | SharedDeck::Wounds | SharedDeck::Items(_))
            | Self::Top(SharedDeck::Panic | SharedDeck::Alerts)
            | Self::Bottom(SharedDeck::Panic | SharedDeck::Alerts) => false,
        }
    }
}

impl DeckMemory {
    /// Reminds a player of what it has seen.
    pub(crate) fn remind(&self, memory: &mut Memory) {
        memory.event_on_top = self.known(DeckEnd::Top(SharedDeck::Events), EventId);
        memory.event_at_bottom = self.known(DeckEnd::Bottom(SharedDeck::Events), EventId);
        let bottom = |colour| DeckEnd::Bottom(SharedDeck::Items(colour));
        memory.buried = COLOURS.map(|colour| self.known(bottom(colour), ItemId));
    }

    /// Shows everybody what a player knows.
    pub(crate) fn show(&self, seen: &mut Seen) {
        let knows = |end: DeckEnd| self.of(end).is_some();
        seen.event_on_top = knows(DeckEnd::Top(SharedDeck::Events));
        seen.event_at_bottom = knows(DeckEnd::Bottom(SharedDeck::Events));
    }

    /// What a viewer remembers.
    pub(crate) fn recalled(memory: &Memory) -> Self {
        let ends = DeckEnd::REMEMBERED.into_iter();
        Self::of_all(ends.filter_map(|end| Some((end, end.recalled(memory)?))))
    }

    /// What everybody sees that a player knows, as the cards lie.
    pub(crate) fn shown(seen: &Seen, state: &State) -> Self {
        let ends = DeckEnd::REMEMBERED.into_iter().filter(|end| end.is_shown(seen));
        Self::of_all(
            ends.filter_map(|end| Some((end, CardSeen { card: end.card(state)?, turn: 0 }))),
        )
    }

    fn of_all(known: impl Iterator<Item = (DeckEnd, CardSeen)>) -> Self {
        let mut memory = Self::default();
        known.for_each(|(end, seen)| memory.note(end, seen));
        memory
    }

    fn known<T>(&self, end: DeckEnd, id: fn(u8) -> T) -> Option<Known<T>> {
        self.of(end).map(|seen| Known::sure(id(seen.card.number()), seen.turn))
    }
}
