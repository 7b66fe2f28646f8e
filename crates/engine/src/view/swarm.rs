//! The intruder player, as a viewer sees that part.

use derelict_content::IntruderCardId;
use serde::{Deserialize, Serialize};

use super::Eyes;
use crate::seat::Seat;

/// The intruder player's part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SwarmView {
    /// Whose part it is, once a character has died.
    pub seat: Option<Seat>,
    /// It has begun.
    pub begun: bool,
    /// Cards in hand.
    pub hand_size: u8,
    /// The hand, if the viewer may see it.
    pub hand: Option<Vec<IntruderCardId>>,
    /// Cards in the deck.
    pub deck_size: u8,
    /// The order of the deck, top first, where nothing is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Vec<IntruderCardId>>,
    /// The open discard pile, top first.
    pub discard: Vec<IntruderCardId>,
}

impl Eyes<'_> {
    /// Nothing in games that know no such part.
    pub(super) fn swarm(self) -> Option<SwarmView> {
        let state = self.look.state;
        let swarm = &state.swarm;
        let own = self.open || swarm.seat.is_some_and(|seat| self.is(seat));
        state.intruder_player.then(|| SwarmView {
            seat: swarm.seat,
            begun: swarm.begun,
            hand_size: swarm.hand.len() as u8,
            hand: own.then(|| swarm.hand.iter().collect()),
            deck_size: swarm.deck.len() as u8,
            deck: self.open.then(|| swarm.deck.iter().rev().collect()),
            discard: swarm.discard.iter().rev().collect(),
        })
    }
}
