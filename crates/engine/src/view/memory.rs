//! What a viewer alone has seen, and what everybody knows a player has looked at.

use derelict_content::{EventId, ExplorationId, ItemId, ObjectiveId, RoomId, TileId};
use serde::{Deserialize, Serialize};

use super::chart::Chart;
use super::player::CardName;
use super::{Eyes, Viewer};
use crate::card::{Card, CardKind};
use crate::event::{DeckCard, SharedDeck};
use crate::facedown::{Sighting, turn_of};
use crate::frame::{Frame, Question};
use crate::knowledge::Knowledge;
use crate::seat::Seat;

/// Something seen, when, and whether it still stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known<T> {
    /// What it is.
    pub card: T,
    /// The turn it was seen in.
    pub turn: u8,
    /// It may have changed since: an objective seen before its owner chose one to keep.
    pub uncertain: bool,
}

impl<T> Known<T> {
    /// Something that cannot have changed since.
    pub(crate) fn sure(card: T, turn: u8) -> Self {
        Self { card, turn, uncertain: false }
    }
}

/// An item another player is known to carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Carried {
    /// Who carries it.
    pub seat: Seat,
    /// The item.
    pub item: ItemId,
    /// The turn it was seen in.
    pub turn: u8,
}

/// A viewer's private knowledge (`hidden.memory`).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Memory {
    /// Facedown tiles seen.
    pub tiles: Chart<RoomId, Known<TileId>>,
    /// Facedown exploration tokens seen.
    pub tokens: Chart<RoomId, Known<ExplorationId>>,
    /// Objectives of others seen.
    pub objectives: Chart<Seat, Vec<Known<ObjectiveId>>>,
    /// The event card on top of the deck, until it may lie elsewhere.
    pub event_on_top: Option<Known<EventId>>,
    /// The event card at the bottom of the deck, until it may lie elsewhere.
    pub event_at_bottom: Option<Known<EventId>>,
    /// Items others are known to carry, until they may have parted with them.
    pub carried: Vec<Carried>,
    /// Cards at the bottom of the red, yellow and green item decks, until they may lie elsewhere.
    pub buried: [Option<Known<ItemId>>; 3],
    /// The cards on top of a shared deck being looked at, the topmost first.
    pub deck_top: Vec<DeckCard>,
    /// Cards on top of the own deck, drawn to keep one of them; the topmost first.
    pub drawn: Vec<CardName>,
    /// Own contamination cards.
    pub contamination: Contamination,
}

/// What is known of the own contamination cards besides those in hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Contamination {
    /// Those in the own discard pile, top first.
    pub discard: Vec<CardName>,
    /// Those in the own deck, whose order is unknown.
    pub deck: Vec<CardName>,
    /// Scanned cards that have left the game.
    pub gone: Vec<CardName>,
}

/// What a player has publicly looked at, each with the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// Engines, from 1.
    pub engines: Chart<u8, Sighting>,
    /// Facedown status tokens of turrets, from 1.
    #[serde(default, skip_serializing_if = "Chart::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Chart<u8, u8>>", optional))]
    pub turrets: Chart<u8, u8>,
    /// Tokens on the time track, from 1.
    #[serde(default, skip_serializing_if = "Chart::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Chart<u8, u8>>", optional))]
    pub timing: Chart<u8, u8>,
    /// Contingency tokens, from 1.
    #[serde(default, skip_serializing_if = "Chart::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Chart<u8, u8>>", optional))]
    pub contingency: Chart<u8, u8>,
    /// The coordinates card.
    pub coordinates: Option<u8>,
    /// Facedown tiles.
    pub tiles: Chart<RoomId, u8>,
    /// Facedown exploration tokens.
    pub tokens: Chart<RoomId, u8>,
    /// Objectives of others: corporate, then personal.
    pub objectives: Chart<Seat, [Option<u8>; 2]>,
    /// Objectives others had kept by then.
    pub kept: Chart<Seat, u8>,
    /// The event card on top of the deck.
    pub event_on_top: bool,
    /// The event card at the bottom of the deck.
    pub event_at_bottom: bool,
}

impl<'a> Eyes<'a> {
    /// The viewer's own knowledge.
    pub(super) fn knowledge(self) -> Option<&'a Knowledge> {
        let seat = self.viewer.seat()?;
        self.look.state.knowledge.get(seat.index())
    }

    pub(super) fn memory(self) -> Memory {
        let (Viewer::Seat(seat), Some(known)) = (self.viewer, self.knowledge()) else {
            return Memory::default();
        };
        let mut memory = Memory {
            objectives: self
                .look
                .seats()
                .map(|other| (other, self.objectives_seen(known, other)))
                .filter(|(_, seen)| !seen.is_empty())
                .collect(),
            carried: known
                .items
                .iter()
                .map(|seen| Carried { seat: seen.holder, item: seen.item, turn: seen.turn })
                .collect(),
            deck_top: self.deck_top(seat),
            drawn: self.drawn(seat),
            contamination: self.contamination(seat),
            ..Memory::default()
        };
        known.facedown.remind(self.look, &mut memory);
        known.decks.remind(&mut memory);
        memory
    }

    fn deck_top(self, seat: Seat) -> Vec<DeckCard> {
        let state = self.look.state;
        let Some(Frame::Ask(question)) = state.frames.top() else {
            return Vec::new();
        };
        let (deck, count) = match question {
            Question::DeckTop { deck, .. } => (deck, 1),
            Question::SortDeck { deck, .. } => (deck, 2),
            Question::SwarmAttack { drawn, .. } => (SharedDeck::Attacks, drawn),
            Question::SwarmBury { left, .. } => (SharedDeck::Attacks, left),
            Question::Plan { drawn, .. } => (SharedDeck::Events, drawn),
            _ => return Vec::new(),
        };
        if question.seat() != seat {
            return Vec::new();
        }
        (0..count.into()).filter_map(|place| deck.below_top(state, place)).collect()
    }

    fn drawn(self, seat: Seat) -> Vec<CardName> {
        match self.look.state.frames.top() {
            Some(Frame::Ask(
                Question::KeepCard { seat: asked, drawn }
                | Question::LoseCard { seat: asked, drawn },
            )) if asked == seat => self.faces(seat, self.look.trained(seat, drawn)),
            _ => Vec::new(),
        }
    }

    fn objectives_seen(self, known: &Knowledge, other: Seat) -> Vec<Known<ObjectiveId>> {
        let crew = self.look.crew(other);
        let [corporate, personal] = known.objectives[other.index()];
        let kept = self.look.kept_objective(other);
        let mut seen: Vec<Known<ObjectiveId>> = Vec::new();
        // Which one was kept stays a secret unless that was seen too.
        let uncertain = kept.is_some() && known.kept[other.index()] == 0;
        for (card, turn) in [
            (Some(crew.corporate), corporate),
            (Some(crew.personal), personal),
            (kept, known.kept[other.index()]),
        ] {
            if let (Some(card), Some(turn)) = (card, turn_of(turn))
                && !seen.iter().any(|earlier| earlier.card == card)
            {
                seen.push(Known { card, turn, uncertain });
            }
        }
        seen
    }

    fn contamination(self, seat: Seat) -> Contamination {
        let crew = self.look.crew(seat);
        let ours = |card: &Card| card.is_contamination();
        let mut deck = self.faces(seat, crew.deck.iter().filter(ours));
        deck.sort();
        let scanned = self.look.state.knowledge[seat.index()].scanned;
        let held = |index: u8| {
            let card = Card::from(CardKind::Contamination(index));
            crew.hand.contains(card) || crew.deck.contains(card) || crew.discard.contains(card)
        };
        let gone = (0..self.look.catalog().contamination.len() as u8)
            .filter(|index| scanned & (1 << index) != 0 && !held(*index))
            .map(Card::of_contamination);
        let mut gone = self.faces(seat, gone);
        gone.sort();
        Contamination {
            discard: self.faces(seat, crew.discard.iter().rev().filter(ours)),
            deck,
            gone,
        }
    }

    pub(super) fn seen(self, seat: Seat) -> Seen {
        let known = &self.look.state.knowledge[seat.index()];
        let mut seen = Seen {
            objectives: self
                .look
                .seats()
                .map(|other| (other, known.objectives[other.index()].map(turn_of)))
                .filter(|(_, seen)| *seen != [None; 2])
                .collect(),
            kept: self
                .look
                .seats()
                .filter_map(|other| Some((other, turn_of(known.kept[other.index()])?)))
                .collect(),
            ..Seen::default()
        };
        known.facedown.show(self.look.book, &mut seen);
        known.decks.show(&mut seen);
        seen
    }
}
