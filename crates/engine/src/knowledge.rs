//! What a seat has legally seen in private, as typed constraints on what it cannot see.

use derelict_content::EventId;
use serde::{Deserialize, Serialize};

use crate::seat::MAX_SEATS;
use crate::state::MAX_ROOMS;

/// The turn something was seen in; 0 means never.
///
/// Facedown tiles, tokens, objectives and the coordinates card stay what they are until they are
/// turned up, so the turn is all there is to remember: the thing itself is read off the table.
pub type SeenIn = u8;

/// One seat's private knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Knowledge {
    /// Engines seen: the state of the upper token, as corrected by public restacks since.
    pub engines: [Option<EngineSeen>; 3],
    /// The coordinates card.
    pub coordinates: SeenIn,
    /// Facedown tiles.
    pub tiles: [SeenIn; MAX_ROOMS],
    /// Facedown exploration tokens.
    pub tokens: [SeenIn; MAX_ROOMS],
    /// Objectives of others: corporate and personal of each seat.
    pub objectives: [[SeenIn; 2]; MAX_SEATS],
    /// Objectives others had kept by then.
    pub kept: [SeenIn; MAX_SEATS],
    /// The event card left on top of the deck, until it is drawn or the deck shuffled.
    pub event_on_top: Option<EventId>,
    /// The event card put at the bottom, until the deck is shuffled or it is drawn.
    pub event_at_bottom: Option<EventId>,
    /// Contamination cards whose state this seat has seen, a bit each.
    pub scanned: u32,
}

/// An engine seen, and how often its tokens have publicly changed places since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EngineSeen {
    /// Whether it worked.
    pub working: bool,
    /// The turn it was seen in.
    pub turn: u8,
    /// Public swaps since.
    pub swaps: u8,
}
