//! Lairs: finding them, the noise beside them, what their end means.

use derelict_content::{Discovery, ExplorationId, KindId, RoomId};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::seat::Seat;

/// Lairs that must be destroyed for the mightiest of their brood to be gone (`void.lair.all`).
pub const LAIRS: u8 = 3;

impl Look<'_> {
    /// Whether a lair stands in a room.
    #[must_use]
    pub fn has_lair(self, room: RoomId) -> bool {
        let still = |mini: &derelict_content::MiniId| {
            self.state.minis[mini.index()].room == Some(room)
                && self.book.is_still(self.book.mini_kind(*mini))
        };
        self.book.minis().any(|mini| still(&mini))
    }

    /// Whether a character stands beside a lair.
    pub(crate) fn beside_lair(self, seat: Seat) -> bool {
        self.crew(seat).room().is_some_and(|room| self.has_lair(room))
    }

    fn lair(self) -> Option<KindId> {
        self.catalog().kind_ids().find(|kind| self.book.is_still(*kind))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A token has turned up a lair (`void.lair.reveal`).
    pub(crate) fn find_lair(&mut self, room: RoomId) {
        if let Some(kind) = self.look().lair() {
            self.place_intruder("void.lair.reveal", kind, room);
        }
    }

    /// Where as many rooms are unexplored as lairs are missing, a token that is none of them is
    /// exchanged for one out of the box (`void.cross.turrets`).
    pub(crate) fn exchange_for_lair(
        &mut self,
        room: RoomId,
        token: ExplorationId,
    ) -> ExplorationId {
        if !self.book.has_lairs() || !self.book.has_turrets() {
            return token;
        }
        let (state, tokens) = (&*self.state, &self.book.catalog.exploration);
        let all = (0..tokens.len() as u8).map(ExplorationId);
        let is_lair = |id: &ExplorationId| tokens[id.index()].discovery == Discovery::Lair;
        let missing = all.filter(|id| is_lair(id) && !state.tokens_gone.has(*id));
        // The room itself has just been turned up.
        let unexplored =
            1 + self.book.rooms().filter(|room| !state.rooms[room.index()].explored).count();
        if is_lair(&token) || unexplored > missing.clone().count() {
            return token;
        }
        let lies = |id: &ExplorationId| state.rooms.iter().any(|room| room.token == Some(*id));
        let Some(lair) = missing.into_iter().find(|id| !lies(id)) else { return token };
        self.state.tokens_gone.add(lair);
        self.tell("void.cross.turrets", Fact::TokenExchanged { room, token, lair });
        lair
    }

    /// A lair is destroyed; with the last of them the mightiest leaves the game for good.
    pub(crate) fn destroy_lair(&mut self, room: RoomId) {
        self.state.lairs_destroyed += 1;
        self.leave_carcass("void.lair.carcass", room);
        if self.state.lairs_destroyed < LAIRS {
            return;
        }
        self.state.queen_killed = true;
        for mini in self.book.minis() {
            if self.book.kind(self.book.mini_kind(mini)).only
                && let Some(room) = self.remove_mini(mini)
            {
                self.tell("void.lair.all", Fact::IntruderRemoved { mini, room });
            }
        }
    }
}
