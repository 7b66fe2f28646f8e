//! How good a situation is for a seat: how likely it survives and wins from here.
//!
//! The weights were fitted to games the heuristic played against itself: one row for each seat
//! and turn, with what became of it.

use derelict_engine::state::Place;

use crate::thought::Thought;

/// How many traits of a situation are weighed.
pub const TRAITS: usize = 39;
/// What surviving counts beside winning.
const SURVIVING: f32 = 0.25;

impl Thought<'_> {
    /// How good the situation is, from 0 to 1.
    #[must_use]
    pub fn value(&self) -> f32 {
        let (survives, wins) = self.chances();
        SURVIVING * survives + (1.0 - SURVIVING) * wins
    }

    /// How likely this seat survives and wins.
    #[must_use]
    pub fn chances(&self) -> (f32, f32) {
        let (asleep, safety) = match self.sight.place(self.sight.seat) {
            Place::Dead(_) | Place::Nowhere => return (0.0, 0.0),
            Place::Hibernating => (true, self.sleep_safety()),
            Place::Evacuated(_) | Place::Departed | Place::Bunker => (false, 1.0),
            Place::Room(_) | Place::Pod(_) => {
                let traits = self.traits();
                let survives = chance(&SURVIVES, &traits);
                return (survives, chance(&WINS, &traits).min(survives));
            }
        };
        let survives = safety * (1.0 - self.infection());
        (survives, survives * self.prospects(asleep).0)
    }

    /// The traits of a situation on board.
    #[must_use]
    pub fn traits(&self) -> [f32; TRAITS] {
        let sight = self.sight;
        let me = sight.me();
        let yes = |held: bool| f32::from(u8::from(held));
        let here = sight.here();
        let hops = |room: derelict_content::RoomId| {
            here.map_or(0.0, |at| f32::from(self.lore.hops[at.index()][room.index()]))
        };
        let (fire, malfunction) = self.markers();
        let mut near = 0.0;
        let mut figures = 0.0;
        for (figure, room) in sight.all_figures() {
            figures += 1.0;
            if hops(room) <= 1.0 {
                near += self.harm(figure.kind) / 20.0;
            }
        }
        let fight = here.map_or(0.0, |room| self.harm_in(room));
        let mut open: f32 = 0.0;
        let mut pod_far: f32 = 6.0;
        let mut guarded = 0.0;
        let mut known = 0.0;
        for pod in sight.pods() {
            if let Some(room) = sight.section_room(pod.section) {
                known = 1.0;
                if !pod.locked && pod.free > 0 {
                    open = 1.0;
                    if hops(room) < pod_far {
                        pod_far = hops(room);
                        guarded = yes(sight.infested(room) || sight.floor(room).malfunction);
                    }
                }
            }
        }
        let unlocked = yes(sight.pods().any(|pod| !pod.locked));
        let bed = sight.with_role(derelict_content::Role::Hibernatorium);
        let bed_far = bed.map_or(6.0, hops);
        let bed_guarded = bed.is_some_and(|room| sight.infested(room));
        let sleep = self.sleep_safety();
        let awake_in = f32::from(sight.turns_to_chambers());
        let (now_pod, later) = self.prospects(false);
        let (now_sleep, _) = self.prospects(true);
        let running = sight.self_destruct();
        let yellow = sight.catalog().supply.self_destruct_yellow;
        let doomed = running.is_some_and(|space| space <= yellow);
        let left = f32::from(sight.turns_left());
        let ammo: u8 = me.hands.iter().map(|held| held.ammo).sum();
        let others = sight.others().filter(|seat| sight.alive(*seat)).count() as f32;
        let in_pod = yes(matches!(sight.place(sight.seat), Place::Pod(_)));
        let plan = self.plan();
        let field = self.field(&plan);
        let reach = here.map_or(0.0, |room| field.reach[room.index()].clamp(-20.0, 100.0));
        let loud = here.map_or(0.0, |room| self.meets(room));
        [
            1.0,
            f32::from(me.light) / 2.0,
            yes(me.serious.len() == 1),
            yes(me.serious.len() == 2),
            yes(me.serious.len() >= 3),
            self.infection(),
            yes(me.larva),
            yes(me.slimed),
            (fight / 30.0).min(2.0),
            near.min(3.0),
            f32::from(me.cards) / 5.0,
            f32::from(ammo.min(4)) / 4.0,
            f32::from(sight.time()) / 15.0,
            yes(left <= 2.0),
            awake_in / 7.0,
            yes(running.is_some() && !doomed),
            yes(doomed),
            if doomed { left / 3.0 } else { 0.0 },
            open,
            open * (6.0 - pod_far) / 6.0,
            open * guarded,
            unlocked * (1.0 - open),
            known,
            sleep,
            sleep * (7.0 - awake_in).max(0.0) / 7.0,
            sleep * yes(awake_in == 0.0) * (6.0 - bed_far) / 6.0,
            yes(bed_guarded),
            fire as f32 / 8.0,
            malfunction as f32 / 8.0,
            figures / 5.0,
            now_pod,
            now_sleep,
            later,
            others / 3.0,
            in_pod,
            loud,
            sight.item_cards() as f32 / 5.0,
            reach / 50.0,
            yes(plan.leave.is_some()),
        ]
    }
}

/// A weighed sum as a chance, by a curve that needs no more than a square root.
fn chance(weights: &[f32; TRAITS], traits: &[f32; TRAITS]) -> f32 {
    let sum: f32 = weights.iter().zip(traits).map(|(weight, has)| weight * has).sum();
    squash(sum)
}

/// From all numbers to between 0 and 1.
#[must_use]
pub fn squash(sum: f32) -> f32 {
    0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt()
}

#[rustfmt::skip]
const SURVIVES: [f32; TRAITS] = [
    -1.104, -0.077, -0.211, -0.368, -0.943, -1.849, 0.096, -0.095, -0.952,
    -0.047, 0.153, 0.238, 0.672, -0.593, -0.390, 0.103, -0.105, -0.064,
    -0.729, 1.408, -0.067, 0.120, 0.045, 0.234, 0.224, 0.109, 0.006,
    -0.450, -0.229, -0.137, 0.095, 0.496, -0.617, -0.001, 0.000, -0.205,
    0.066, 0.328, -0.029,
];

#[rustfmt::skip]
const WINS: [f32; TRAITS] = [
    -2.602, -0.076, -0.256, -0.466, -0.846, -2.359, 0.213, -0.101, -1.076,
    -0.051, 0.135, 0.230, 0.037, -0.668, -0.108, 0.051, -0.103, -0.076,
    -0.903, 1.453, -0.089, 0.089, 0.059, 0.206, -0.002, 0.080, 0.037,
    -0.470, -0.254, -0.117, 0.262, 0.789, 1.412, -0.066, 0.000, -0.280,
    -0.077, 0.352, -0.040,
];
