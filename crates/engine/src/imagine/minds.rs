//! What each seat has seen in private.

use super::Dream;
use crate::facedown::Sightings;
use crate::knowledge::{ItemBuried, ItemSeen};
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
            knowledge.event_on_top = memory.event_on_top.map(|known| known.card);
            knowledge.event_on_top_in = memory.event_on_top.map_or(0, |known| known.turn);
            knowledge.event_at_bottom = memory.event_at_bottom.map(|known| known.card);
            knowledge.event_at_bottom_in = memory.event_at_bottom.map_or(0, |known| known.turn);
            knowledge.items = memory
                .carried
                .iter()
                .map(|seen| ItemSeen { holder: seen.seat, item: seen.item, turn: seen.turn })
                .collect();
            knowledge.buried = memory
                .buried
                .map(|seen| seen.map(|seen| ItemBuried { item: seen.card, turn: seen.turn }));
        }
    }

    fn remember(&mut self, seat: Seat, seen: &Seen) {
        let events = self.state.events.draw;
        let knowledge = &mut self.state.knowledge[seat.index()];
        knowledge.facedown = Sightings::shown(seen);
        for (other, turns) in &seen.objectives {
            knowledge.objectives[other.index()] = turns.map(|turn| turn.unwrap_or(0));
        }
        for (other, turn) in &seen.kept {
            knowledge.kept[other.index()] = *turn;
        }
        knowledge.event_on_top = events.top().filter(|_| seen.event_on_top);
        let bottom = events.as_slice().first().copied();
        knowledge.event_at_bottom = bottom.filter(|_| seen.event_at_bottom);
    }
}
