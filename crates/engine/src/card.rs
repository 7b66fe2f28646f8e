//! Cards of a player's action deck: action cards and contamination.

use derelict_content::{ActionId, Kind, Names};
use serde::{Deserialize, Serialize};

/// A card in a hand, deck or action discard pile, packed into a byte.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(from = "CardKind", into = "CardKind")]
pub struct Card(u8);

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// An action card.
    Action(ActionId),
    /// A contamination card, by its place in the table; the place is a secret.
    Contamination(u8),
}

const CONTAMINATION: u8 = 0x80;

impl From<CardKind> for Card {
    fn from(kind: CardKind) -> Self {
        match kind {
            CardKind::Action(id) => Self(id.0 & !CONTAMINATION),
            CardKind::Contamination(index) => Self(index | CONTAMINATION),
        }
    }
}

impl From<Card> for CardKind {
    fn from(card: Card) -> Self {
        if card.is_contamination() {
            Self::Contamination(card.0 & !CONTAMINATION)
        } else {
            Self::Action(ActionId(card.0))
        }
    }
}

impl Card {
    /// An action card.
    #[must_use]
    pub fn of_action(id: ActionId) -> Self {
        CardKind::Action(id).into()
    }

    /// A contamination card.
    #[must_use]
    pub fn of_contamination(index: u8) -> Self {
        CardKind::Contamination(index).into()
    }

    /// What it is.
    #[must_use]
    pub fn kind(self) -> CardKind {
        self.into()
    }

    /// The action card, if it is one.
    #[must_use]
    pub fn action(self) -> Option<ActionId> {
        match self.kind() {
            CardKind::Action(id) => Some(id),
            CardKind::Contamination(_) => None,
        }
    }

    /// The card as a number.
    pub(crate) fn byte(self) -> u8 {
        self.0
    }

    /// The card behind a number.
    pub(crate) fn of_byte(byte: u8) -> Self {
        Self(byte)
    }

    /// Whether it is a contamination card.
    #[must_use]
    pub fn is_contamination(self) -> bool {
        self.0 & CONTAMINATION != 0
    }
}

/// What the holder of a card can tell of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// An action card.
    Action(ActionId),
    /// A contamination card never scanned.
    Unscanned,
    /// A contamination card known to be infected.
    Infected,
    /// A contamination card known to be clean.
    Clean,
}

impl Face {
    /// Its stable name.
    #[must_use]
    pub fn code(self, names: &Names) -> String {
        match self {
            Self::Action(id) => names.name(Kind::ActionId, id.0).unwrap_or("?").to_owned(),
            Self::Unscanned => "contamination".into(),
            Self::Infected => "infected".into(),
            Self::Clean => "clean".into(),
        }
    }

    /// The face behind a stable name.
    #[must_use]
    pub fn parse(names: &Names, code: &str) -> Option<Self> {
        Some(match code {
            "contamination" => Self::Unscanned,
            "infected" => Self::Infected,
            "clean" => Self::Clean,
            action => Self::Action(ActionId(names.index(Kind::ActionId, action)?)),
        })
    }
}
