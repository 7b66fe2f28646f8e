//! Playing the intruders: hurt whoever is closest to getting away.

use derelict_content::{GlassPart, KindId};
use derelict_engine::frame::Question;
use derelict_engine::rulebook::Exit;
use derelict_engine::swarm::Instinct;
use derelict_engine::{Choice, Opportunity};
use derelict_engine::{Seat, state::Place};

use crate::thought::Thought;

impl Thought<'_> {
    pub(super) fn score_swarm(
        &self,
        question: &Question,
        options: &[Choice],
        scores: &mut Vec<f32>,
    ) {
        scores.extend(options.iter().map(|option| match (question, option) {
            (_, Choice::Swarm(_, Instinct::Attack)) => 10.0 + self.best_prey(),
            (_, Choice::Swarm(card, Instinct::Move)) => {
                let number = self.sight.catalog().intruder_cards[card.index()].number;
                self.sight
                    .all_figures()
                    .map(|(figure, room)| self.hunt_value(figure.kind, room, number))
                    .fold(0.0, f32::max)
            }
            (_, Choice::Swarm(_, Instinct::Effect)) => 4.0,
            (Question::SwarmTarget { urge }, Choice::Intruder(mini)) => {
                let (Some(figure), Some(room)) =
                    (self.sight.figure(*mini), self.sight.figure_room(*mini))
                else {
                    return 0.0;
                };
                let number = self.sight.catalog().intruder_cards[urge.card.index()].number;
                match urge.instinct {
                    Instinct::Attack => f32::from(figure.kind.0) * 2.0 + self.prey_in(room),
                    Instinct::Move => self.hunt_value(figure.kind, room, number),
                    Instinct::Effect => f32::from(figure.injuries),
                }
            }
            (Question::SwarmTarget { .. }, Choice::Corridor(corridor)) => {
                let [a, b] = self.sight.book().ends(*corridor);
                self.prey_in(a).max(self.prey_in(b))
            }
            (_, Choice::Duct(_)) => -1.0,
            (_, Choice::Seat(seat)) => self.prey(*seat),
            (Question::SwarmKeep { .. }, Choice::SwarmCard(_)) => 1.0,
            (Question::SwarmAttack { mini, target, .. }, Choice::Attack(card)) => {
                let Some(figure) = self.sight.figure(*mini) else { return 0.0 };
                let card = &self.sight.catalog().attacks[card.index()];
                if card.hits.contains(&figure.kind) {
                    1.0 + card.effects.len() as f32 + self.sight.body(*target).serious.len() as f32
                } else {
                    0.0
                }
            }
            (Question::Plan { .. }, Choice::Event(event)) => {
                self.sight.catalog().events[event.index()].effects.len() as f32
            }
            (_, Choice::Pass) => 0.5,
            _ => 0.0,
        }));
    }

    /// Where the hourglass brings noise: among prey, where it lies about already, for the intruders;
    /// for the crew where it troubles least.
    pub(super) fn glass_room_value(&self, option: Choice) -> f32 {
        let Choice::Room(room) = option else { return 0.0 };
        let loud = (1..=4).filter(|number| match self.sight.book().exit(room, *number) {
            Exit::Corridor(corridor, _) => self.sight.noise(corridor),
            Exit::Duct(network) => self.sight.duct_noise(network),
        });
        let met = 0.2 + loud.count() as f32;
        match self.sight.here() {
            None => self.prey_in(room) * met,
            Some(here) => {
                let own = if here == room { self.prey(self.sight.seat) } else { 0.0 };
                -(0.5 + own + self.prey_in(room)) * met
            }
        }
    }

    /// The hourglass, if the intruders may pick it up and there is somebody to hurt. Nobody of the
    /// crew wants noise, and taking it out of the game is for people.
    pub(crate) fn wants_glass(&self, open: Opportunity) -> bool {
        let parts = &self.sight.catalog().possibilities;
        let part = parts.get(open.possibility.index()).and_then(|known| known.hourglass);
        let hunts = self.sight.others().any(|seat| self.prey(seat) > 0.0);
        part == Some(GlassPart::PickUp) && self.sight.here().is_none() && hunts
    }

    /// How tempting a character is: the wounded, and those about to leave.
    fn prey(&self, seat: Seat) -> f32 {
        match self.sight.place(seat) {
            Place::Room(_) => {
                let body = self.sight.body(seat);
                1.0 + 2.0 * body.serious.len() as f32
                    + f32::from(body.light)
                    + f32::from(5 - body.cards.min(5)) * 0.3
            }
            _ => 0.0,
        }
    }

    fn prey_in(&self, room: derelict_content::RoomId) -> f32 {
        let seats = self.sight.others().filter(|seat| self.sight.room_of(*seat) == Some(room));
        seats.map(|seat| self.prey(seat)).fold(0.0, f32::max)
    }

    fn best_prey(&self) -> f32 {
        let rooms = self.sight.all_figures().map(|(_, room)| room);
        rooms.map(|room| self.prey_in(room)).fold(0.0, f32::max)
    }

    /// What moving an intruder is worth: into a room with prey, or nearer to it.
    fn hunt_value(&self, kind: KindId, room: derelict_content::RoomId, number: Option<u8>) -> f32 {
        if self.prey_in(room) > 0.0 {
            return -1.0;
        }
        let numbers = number.map_or(1..=4, |number| number..=number);
        let mut best: f32 = -1.0;
        for number in numbers {
            if let Exit::Corridor(_, next) = self.sight.book().exit(room, number) {
                let near = self
                    .sight
                    .others()
                    .filter_map(|seat| self.sight.room_of(seat))
                    .map(|at| self.lore.hops[next.index()][at.index()])
                    .min()
                    .unwrap_or(9);
                let value =
                    if near == 0 { 6.0 + f32::from(kind.0) } else { 2.0 - f32::from(near) * 0.4 };
                best = best.max(value);
            }
        }
        best
    }
}
