//! The intruder player: own cards as they are, the others' dealt anew.

use derelict_content::IntruderCardId;

use super::Dream;
use super::board::pile;
use crate::swarm::Swarm;

impl Dream<'_> {
    pub(super) fn deal_swarm(&mut self) {
        let Some(view) = &self.view.swarm else { return };
        self.state.intruder_player = true;
        if view.seat.is_none() {
            return;
        }
        let held = view.hand.as_deref().unwrap_or_default();
        let mut cards: Vec<IntruderCardId> = (0..self.book.catalog.intruder_cards.len() as u8)
            .map(IntruderCardId)
            .filter(|card| !held.contains(card) && !view.discard.contains(card))
            .collect();
        self.shuffle(&mut cards);
        let hand = match &view.hand {
            Some(hand) => hand.clone(),
            None => cards.split_off(cards.len().saturating_sub(view.hand_size as usize)),
        };
        self.state.swarm = Swarm {
            seat: view.seat,
            begun: view.begun,
            hand: hand.into_iter().collect(),
            deck: cards.into_iter().collect(),
            discard: pile(&view.discard),
        };
    }
}
