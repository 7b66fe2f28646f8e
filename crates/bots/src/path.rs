//! The way: what being in each room is worth, the dangers of getting further counted in.

use derelict_content::{CorridorId, RoomId, capacity};
use derelict_engine::state::Door;

use crate::plan::Plan;
use crate::thought::Thought;

/// What playing a card costs: the hand is filled again, so little but the time.
pub(crate) const CARD: f32 = 0.4;

/// What standing in each room is worth.
pub(crate) struct Field {
    /// The best errand of each room by itself.
    pub errands: [f32; capacity::ROOMS],
    /// The best errand within reach, less the way there.
    pub reach: [f32; capacity::ROOMS],
    /// What entering each room costs.
    pub entering: [f32; capacity::ROOMS],
}

impl Thought<'_> {
    /// Looks over the whole board.
    pub(crate) fn field(&self, plan: &Plan) -> Field {
        let book = self.sight.book();
        let cards = self.sight.action_cards().saturating_sub(1);
        let mut errands = [0.0; capacity::ROOMS];
        let mut entering = [0.0; capacity::ROOMS];
        let hope = self.hope(plan);
        for room in book.rooms() {
            errands[room.index()] = self.errands(plan, room, hope);
            entering[room.index()] = CARD + self.entering(room, cards, false);
        }
        let mut reach = errands;
        // Values only rise along corridors, and no way is longer than the board is large.
        for _ in 0..capacity::ROOMS {
            let mut changed = false;
            for room in book.rooms() {
                let open = |(corridor, next): &(CorridorId, RoomId)| {
                    (self.sight.door(*corridor) != Door::Closed).then_some(*next)
                };
                let near = book.neighbours(room).iter().filter_map(open);
                for next in near.chain(book.linked(room)) {
                    let through = reach[next.index()] - entering[next.index()];
                    if through > reach[room.index()] + 0.001 {
                        reach[room.index()] = through;
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        Field { errands, reach, entering }
    }

    /// What a step into a room is worth compared to staying.
    pub(crate) fn step_value(
        &self,
        field: &Field,
        from: RoomId,
        to: RoomId,
        quiet: bool,
        cards: u8,
    ) -> f32 {
        let entering = self.entering(to, cards, quiet);
        field.reach[to.index()] - entering - field.reach[from.index()]
    }
}
