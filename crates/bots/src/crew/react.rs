//! Answers outside of the own actions: reactions, consent, pods, small questions.

use derelict_content::{EventEffect, EventId, NoiseFace, RoomId, Verb};
use derelict_engine::Choice;
use derelict_engine::frame::{Act, WindowKind};
use derelict_engine::rulebook::Exit;
use derelict_engine::state::Place;

use super::yes_no;
use crate::plan::Plan;
use crate::thought::Thought;

impl Thought<'_> {
    pub(super) fn score_window(&self, kind: WindowKind, options: &[Choice], scores: &mut Vec<f32>) {
        let yes = match kind {
            WindowKind::Objectives => {
                let [corporate, personal] = self.sight.dealt();
                scores.extend(options.iter().map(|option| match option {
                    Choice::Corporate => self.objective_value(corporate),
                    _ => self.objective_value(personal),
                }));
                return;
            }
            WindowKind::Interrupt { actor } => self.interrupt_value(actor),
            WindowKind::IgnoreSurprise | WindowKind::IgnoreAttack => 5.0,
            WindowKind::RerollNoise => -0.1,
            WindowKind::Turn => 2.0,
            WindowKind::Claim { .. } | WindowKind::ExtraRound => 1.0,
            // A hand is worth less than what two of them may do.
            WindowKind::PlayDead => 3.0,
            WindowKind::Follow { .. } | WindowKind::Ride { .. } => 0.4,
            // A launched pod is what it was entered for.
            WindowKind::Launch => 10.0,
            WindowKind::Redirect | WindowKind::Appease => 2.0,
            WindowKind::Light | WindowKind::IgnoreDarkness | WindowKind::SkipNoise => 0.6,
            WindowKind::Advantage => 0.0,
        };
        scores.extend(options.iter().map(|option| yes_no(*option, yes)));
    }

    /// How good an objective is to keep.
    fn objective_value(&self, objective: derelict_content::ObjectiveId) -> f32 {
        self.met_later(objective) * 10.0
    }

    /// What cancelling another's action is worth.
    fn interrupt_value(&self, actor: derelict_engine::Seat) -> f32 {
        let Some(act) = self.sight.act_under_way().filter(|act| act.seat == actor) else {
            return -0.5;
        };
        let plan = self.plan();
        let marked = plan.marked[actor.index()] && self.sight.alive(actor);
        let verbs = self
            .sight
            .ability_of(actor, act.source)
            .and_then(|ability| ability.sections.get(usize::from(act.section)))
            .map_or(&[][..], |section| &section.verbs);
        let mut value: f32 = -0.5;
        for verb in verbs {
            value = value.max(match verb {
                Verb::BoardPod | Verb::Hibernate if marked => 8.0,
                Verb::BoardPod if self.takes_last_place() => 6.0,
                Verb::SelfDestruct
                    if plan.doom <= 0.0
                        && plan.safety > 0.5
                        && self.sight.self_destruct().is_none() =>
                {
                    3.0
                }
                Verb::SelfDestruct if plan.doom > 0.0 && self.sight.self_destruct().is_some() => {
                    5.0
                }
                Verb::Dress { .. } | Verb::HealSerious { .. } if marked => 1.0,
                Verb::DiscardHand { .. } | Verb::OthersDiscard { .. } => 1.0,
                Verb::Throw { .. } => 2.0,
                _ => -0.5,
            });
        }
        value
    }

    /// Whether somebody boarding here leaves this character without a way out.
    fn takes_last_place(&self) -> bool {
        let plan = self.plan();
        let Some(here) = self.sight.here() else { return false };
        let wanted = plan.leave.is_some_and(|(route, _)| route.room == here && !route.asleep);
        let places: usize = self.sight.pods().filter(|pod| !pod.locked).map(|pod| pod.free).sum();
        wanted && places <= 1
    }

    pub(super) fn consent_value(&self, act: &Act, option: Choice) -> f32 {
        let trust = self.sight.memory.trust(act.seat);
        yes_no(option, trust - 0.3)
    }

    /// Launch, leave or wait.
    pub(super) fn pod_value(&self, option: Choice) -> f32 {
        match option {
            Choice::Launch => 10.0,
            Choice::Stay => {
                let locked = match self.sight.place(self.sight.seat) {
                    Place::Pod(pod) => self.sight.pods().any(|seen| seen.id == pod && seen.locked),
                    _ => false,
                };
                if locked { 1.0 } else { 0.0 }
            }
            Choice::Leave => 0.5,
            _ => -1.0,
        }
    }

    /// Which pod to enter: one that still waits for somebody trusted, else an empty one.
    pub(super) fn board_value(&self, option: Choice) -> f32 {
        match option {
            Choice::Pod(id) => {
                let free = self.sight.pods().find(|pod| pod.id == id).map_or(0, |pod| pod.free);
                free as f32 * 0.1
            }
            _ => 0.0,
        }
    }

    /// The neighbouring room this character goes to next, if it goes anywhere.
    pub(super) fn onward(&self, room: RoomId) -> Option<RoomId> {
        let plan = self.plan();
        let field = self.field(&plan);
        let came = self.sight.memory.came(self.sight.seat);
        let through = |next: RoomId| field.reach[next.index()] - field.entering[next.index()];
        let ways = self.sight.book().neighbours(room).iter().map(|(_, next)| *next);
        ways.filter(|next| Some(*next) != came)
            .max_by(|one, other| through(*one).total_cmp(&through(*other)))
    }

    /// Where to make noise on tiptoe: where it troubles least, and never on the own way.
    pub(super) fn hush_value(&self, room: RoomId, onward: Option<RoomId>, option: Choice) -> f32 {
        match option {
            Choice::Corridor(corridor) => {
                let next = self.sight.book().across(corridor, room);
                let onward = if Some(next) == onward { 3.0 } else { 0.0 };
                let numbers = (1..=4).filter(|number| {
                    matches!(self.sight.book().exit(room, *number), Exit::Corridor(it, _) if it == corridor)
                });
                let busy = self.sight.seats().any(|seat| self.sight.room_of(seat) == Some(next));
                -(numbers.count() as f32) - if busy { 0.5 } else { 0.0 } - onward
            }
            Choice::Duct(_) => -1.2,
            _ => 0.0,
        }
    }

    pub(super) fn reroll_value(&self, face: u8, option: Choice) -> f32 {
        let Some(room) = self.sight.here() else { return 0.0 };
        let face = self.sight.catalog().noise_die[usize::from(face)];
        let Some(number) = face.number() else {
            return yes_no(option, if face == NoiseFace::Danger { 0.8 } else { -1.0 });
        };
        let meets = match self.sight.book().exit(room, number) {
            Exit::Corridor(corridor, _) => self.sight.noise(corridor),
            Exit::Duct(network) => self.sight.duct_noise(network),
        };
        yes_no(option, if meets { self.encounter(self.sight.me().cards) - 1.0 } else { -1.0 })
    }

    /// Which doors around a room to change: none, unless one shuts an intruder out of here.
    pub(super) fn doors_around_value(&self, room: RoomId, option: Choice) -> f32 {
        match option {
            Choice::Corridor(corridor) if self.sight.here() == Some(room) => {
                let next = self.sight.book().across(corridor, room);
                let open = self.sight.door(corridor) == derelict_engine::state::Door::Open;
                if open && self.sight.infested(next) { self.harm_in(next) * 0.2 } else { -1.0 }
            }
            Choice::Corridor(_) => -1.0,
            _ => 0.0,
        }
    }

    /// How to leave the tokens of an engine in hand.
    pub(super) fn engine_order_value(&self, plan: &Plan, engine: u8, option: Choice) -> f32 {
        let works = self.sight.engine(engine) > 0.5;
        let wanted = plan.doom <= 0.0 || plan.safety > 0.5;
        let good = if option == Choice::Swap { !works } else { works };
        if good == wanted { 1.0 } else { 0.0 }
    }

    /// Whether to bury the event card on top.
    pub(super) fn event_value(&self, option: Choice) -> f32 {
        let Some(event) = self.sight.next_event() else { return 0.0 };
        yes_no(option, self.event_harm(event) - 1.2)
    }

    /// What an event card would cost this character.
    pub(super) fn event_harm(&self, event: EventId) -> f32 {
        let card = &self.sight.catalog().events[event.index()];
        let me = self.sight.me();
        let near = |room: RoomId| {
            self.sight.here().map_or(9, |here| self.lore.hops[here.index()][room.index()])
        };
        let mut harm = 0.0;
        for (figure, room) in self.sight.all_figures() {
            let comes = card.moves.contains(&figure.kind)
                && match self.sight.book().exit(room, card.number) {
                    Exit::Corridor(_, next) => self.sight.here() == Some(next),
                    Exit::Duct(_) => false,
                };
            if comes {
                harm += self.harm(figure.kind);
            }
        }
        for effect in &card.effects {
            harm += match effect {
                EventEffect::Eclosion { .. } if me.larva => 100.0,
                EventEffect::Eclosion { .. } => self.infection() * 10.0,
                EventEffect::Hunt => self
                    .sight
                    .all_figures()
                    .filter(|(figure, room)| {
                        self.sight.book().hunts(figure.kind) && near(*room) == 1
                    })
                    .map(|(figure, _)| self.harm(figure.kind))
                    .sum(),
                EventEffect::EjectPod { .. } => 3.0,
                EventEffect::Overheat { .. } => 2.0,
                EventEffect::SpreadFire => 2.0 * self.markers().0 as f32,
                EventEffect::MalfunctionColour { .. } | EventEffect::BurnRooms => 1.0,
                EventEffect::NoiseInDucts { .. } | EventEffect::NoiseAroundNest => 0.8,
                EventEffect::NoiseAroundSlimed if me.slimed => 2.0,
                EventEffect::Lurking => -3.0,
                _ => 0.5,
            };
        }
        harm
    }
}
