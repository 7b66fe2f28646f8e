//! The register of what seats keep in mind of shared decks: the one place in which such a memory is
//! added.
//!
//! Whoever has seen the card at an end of a deck remembers it until it may lie elsewhere. Views,
//! constraints, imagined games and undo walk [`DeckEnd::REMEMBERED`].

mod shown;

use derelict_content::{AlertId, AttackId, Colour, EventId, ItemId, PanicId, WoundId};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::event::{DeckCard, EventSink, SharedDeck};
use crate::knowledge::SeenIn;
use crate::play::Play;
use crate::seat::Seat;
use crate::state::State;

/// An end of a shared deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeckEnd {
    /// Where cards are drawn.
    Top(SharedDeck),
    /// Where cards are buried.
    Bottom(SharedDeck),
}

impl DeckEnd {
    /// The ends whose card is remembered. What is seen at another one is only told.
    pub const REMEMBERED: [Self; 5] = [
        Self::Top(SharedDeck::Events),
        Self::Bottom(SharedDeck::Events),
        Self::Bottom(SharedDeck::Items(Colour::Red)),
        Self::Bottom(SharedDeck::Items(Colour::Yellow)),
        Self::Bottom(SharedDeck::Items(Colour::Green)),
    ];

    /// The deck it is an end of.
    #[must_use]
    pub fn deck(self) -> SharedDeck {
        let (Self::Top(deck) | Self::Bottom(deck)) = self;
        deck
    }

    /// The card that lies there.
    #[must_use]
    pub fn card(self, state: &State) -> Option<DeckCard> {
        match self {
            Self::Top(deck) => deck.below_top(state, 0),
            Self::Bottom(deck) => deck.above_bottom(state, 0),
        }
    }

    fn slot(self) -> Option<usize> {
        Self::REMEMBERED.iter().position(|end| *end == self)
    }
}

/// A card seen at an end of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSeen {
    /// The card.
    pub card: DeckCard,
    /// The turn it was seen in.
    pub turn: SeenIn,
}

/// What one seat keeps in mind of shared decks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeckMemory([Trace; DeckEnd::REMEMBERED.len()]);

/// What is left of a look at an end of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Trace {
    /// The number of the card, while it is known to lie there.
    card: Option<u8>,
    turn: SeenIn,
}

impl DeckMemory {
    /// The card known to lie at an end, if it is.
    #[must_use]
    pub fn of(&self, end: DeckEnd) -> Option<CardSeen> {
        let Trace { card, turn } = self.0[end.slot()?];
        Some(CardSeen { card: end.deck().card(card?), turn })
    }

    /// Everything remembered.
    pub fn iter(&self) -> impl Iterator<Item = (DeckEnd, CardSeen)> {
        DeckEnd::REMEMBERED.into_iter().filter_map(|end| Some((end, self.of(end)?)))
    }

    /// Remembers of a deck what another memory does.
    pub fn take_over(&mut self, deck: SharedDeck, other: &Self) {
        for (slot, end) in DeckEnd::REMEMBERED.into_iter().enumerate() {
            if end.deck() == deck {
                self.0[slot] = other.0[slot];
            }
        }
    }

    pub(crate) fn note(&mut self, end: DeckEnd, CardSeen { card, turn }: CardSeen) {
        if let Some(slot) = end.slot() {
            self.0[slot] = Trace { card: Some(card.number()), turn };
        }
    }

    fn forget(&mut self, end: DeckEnd) -> Option<CardSeen> {
        let seen = self.of(end);
        if let Some(slot) = end.slot() {
            let turn = match end.deck() {
                // When somebody last looked is part of the hashes of all games so far.
                SharedDeck::Events => self.0[slot].turn,
                SharedDeck::Attacks
                | SharedDeck::Wounds
                | SharedDeck::Items(_)
                | SharedDeck::Panic
                | SharedDeck::Alerts => 0,
            };
            self.0[slot] = Trace { card: None, turn };
        }
        seen
    }

    /// Card and turn of each end, the card from 1 and 0 for none.
    pub(crate) fn bytes(&self) -> [[u8; 2]; DeckEnd::REMEMBERED.len()] {
        self.0.map(|Trace { card, turn }| [card.map_or(0, |card| card + 1), turn])
    }

    pub(crate) fn of_bytes(bytes: [[u8; 2]; DeckEnd::REMEMBERED.len()]) -> Self {
        Self(bytes.map(|[card, turn]| Trace { card: card.checked_sub(1), turn }))
    }
}

impl SharedDeck {
    /// The card so many places above the bottom.
    #[must_use]
    pub fn above_bottom(self, state: &State, place: usize) -> Option<DeckCard> {
        let State { events, attacks, wounds, items, panic, alerts, .. } = state;
        match self {
            Self::Events => events.facedown().get(place).copied().map(DeckCard::Event),
            Self::Attacks => attacks.facedown().get(place).copied().map(DeckCard::Attack),
            Self::Wounds => wounds.facedown().get(place).copied().map(DeckCard::Wound),
            Self::Items(colour) => {
                let deck = items.get(colour as usize)?;
                deck.facedown().get(place).copied().map(DeckCard::Item)
            }
            Self::Panic => panic.facedown().get(place).copied().map(DeckCard::Panic),
            Self::Alerts => alerts.deck.facedown().get(place).copied().map(DeckCard::Alert),
        }
    }

    /// The card so many places below the top.
    #[must_use]
    pub fn below_top(self, state: &State, place: usize) -> Option<DeckCard> {
        self.above_bottom(state, self.size(state).checked_sub(place + 1)?)
    }

    /// How many cards are left in it, which everybody may count.
    #[must_use]
    pub fn size(self, state: &State) -> usize {
        match self {
            Self::Events => state.events.left(),
            Self::Attacks => state.attacks.left(),
            Self::Wounds => state.wounds.left(),
            Self::Items(colour) => state.items.get(colour as usize).map_or(0, |it| it.left()),
            Self::Panic => state.panic.left(),
            Self::Alerts => state.alerts.deck.left(),
        }
    }

    /// Whether no two of its cards are alike.
    pub(crate) fn is_of_singles(self) -> bool {
        match self {
            Self::Events | Self::Attacks | Self::Alerts => true,
            Self::Wounds | Self::Items(_) | Self::Panic => false,
        }
    }

    fn card(self, number: u8) -> DeckCard {
        match self {
            Self::Events => DeckCard::Event(EventId(number)),
            Self::Attacks => DeckCard::Attack(AttackId(number)),
            Self::Wounds => DeckCard::Wound(WoundId(number)),
            Self::Items(_) => DeckCard::Item(ItemId(number)),
            Self::Panic => DeckCard::Panic(PanicId(number)),
            Self::Alerts => DeckCard::Alert(AlertId(number)),
        }
    }
}

impl DeckCard {
    pub(crate) fn number(self) -> u8 {
        match self {
            Self::Event(card) => card.0,
            Self::Attack(card) => card.0,
            Self::Wound(card) => card.0,
            Self::Item(card) => card.0,
            Self::Panic(card) => card.0,
            Self::Alert(card) => card.0,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A player has seen the card at an end of a deck.
    pub(crate) fn remember(&mut self, seat: Seat, end: DeckEnd) {
        if let Some(card) = end.card(self.state) {
            let seen = CardSeen { card, turn: self.state.turn };
            self.state.knowledge[seat.index()].decks.note(end, seen);
        }
    }

    /// A card has left the top of a deck.
    pub(crate) fn drawn(&mut self, deck: SharedDeck) {
        self.forget_end(DeckEnd::Top(deck));
        if deck.size(self.state) == 0 {
            self.forget_end(DeckEnd::Bottom(deck));
        }
    }

    /// The card on top of a deck has been put at its bottom by somebody who has seen it.
    pub(crate) fn buried_top(&mut self, seat: Seat, deck: SharedDeck) {
        for knowledge in &mut self.state.knowledge {
            let known = knowledge.decks.forget(DeckEnd::Top(deck));
            // Whoever knew the bottom card knows one that is no longer at the bottom.
            knowledge.decks.forget(DeckEnd::Bottom(deck));
            if let Some(seen) = known {
                knowledge.decks.note(DeckEnd::Bottom(deck), seen);
            }
        }
        if self.state.knowledge[seat.index()].decks.of(DeckEnd::Bottom(deck)).is_none() {
            self.remember(seat, DeckEnd::Bottom(deck));
        }
    }

    /// A player has put a card at the bottom of a deck, where nobody else knows it.
    pub(crate) fn buried(&mut self, seat: Seat, deck: SharedDeck) {
        self.forget_end(DeckEnd::Bottom(deck));
        self.remember(seat, DeckEnd::Bottom(deck));
    }

    /// The card at the bottom of a deck has been taken away.
    pub(crate) fn forget_bottom(&mut self, deck: SharedDeck) {
        self.forget_end(DeckEnd::Bottom(deck));
    }

    /// Whatever was known of a deck's order is known no more.
    pub(crate) fn forget_order(&mut self, deck: SharedDeck) {
        self.forget_end(DeckEnd::Top(deck));
        self.forget_end(DeckEnd::Bottom(deck));
    }

    fn forget_end(&mut self, end: DeckEnd) {
        for knowledge in &mut self.state.knowledge {
            knowledge.decks.forget(end);
        }
    }
}

/// A trace as it is written down.
#[derive(Serialize, Deserialize)]
struct Written {
    card: Option<DeckCard>,
    turn: SeenIn,
}

/// A list of what was seen, each card by its name.
impl Serialize for DeckMemory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let traces = DeckEnd::REMEMBERED.into_iter().zip(self.0);
        let left = traces.filter(|(_, trace)| *trace != Trace::default());
        let written = left.map(|(end, Trace { card, turn })| {
            (end, Written { card: card.map(|number| end.deck().card(number)), turn })
        });
        written.collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for DeckMemory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut memory = Self::default();
        for (end, Written { card, turn }) in Vec::<(DeckEnd, Written)>::deserialize(deserializer)? {
            let fits = card.is_none_or(|card| end.deck().card(card.number()) == card);
            let Some(slot) = end.slot().filter(|_| fits) else {
                return Err(de::Error::custom(format!("nobody remembers {card:?} at {end:?}")));
            };
            memory.0[slot] = Trace { card: card.map(DeckCard::number), turn };
        }
        Ok(memory)
    }
}

#[cfg(test)]
mod tests;
