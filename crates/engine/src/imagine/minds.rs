//! What each seat has seen in private.

use super::Dream;
use crate::deck_memory::DeckMemory;
use crate::facedown::Sightings;
use crate::knowledge::ItemSeen;
use crate::seat::Seat;
use crate::view::Seen;

impl Dream<'_> {
    /// That somebody looked is public; what they saw is whatever was dealt.
    pub(super) fn deal_knowledge(&mut self) {
        let view = self.view;
        for (seat, player) in &view.players {
            self.remember(*seat, &player.seen);
        }
        if let Some(seat) = view.viewer.seat() {
            let knowledge = &mut self.state.knowledge[seat.index()];
            let memory = &view.memory;
            knowledge.decks = DeckMemory::recalled(memory);
            knowledge.items = memory
                .carried
                .iter()
                .map(|seen| ItemSeen { holder: seen.seat, item: seen.item, turn: seen.turn })
                .collect();
        }
    }

    fn remember(&mut self, seat: Seat, seen: &Seen) {
        let decks = DeckMemory::shown(seen, &self.state);
        let knowledge = &mut self.state.knowledge[seat.index()];
        knowledge.facedown = Sightings::shown(seen);
        knowledge.decks = decks;
        for (other, turns) in &seen.objectives {
            knowledge.objectives[other.index()] = turns.map(|turn| turn.unwrap_or(0));
        }
        for (other, turn) in &seen.kept {
            knowledge.kept[other.index()] = *turn;
        }
    }
}
