//! How things will end: whether the ship arrives, whether an objective can be met, how to get off.

use derelict_content::{ObjectKind, ObjectiveId, Planet, Requirement, Role, RoomId};
use derelict_engine::mode::Mode;
use derelict_engine::state::Place;
use derelict_engine::thing::{Corpse, Thing};
use derelict_engine::{ENGINES_NEEDED, Seat};

use crate::thought::Thought;

/// What surviving is worth.
pub(crate) const SURVIVAL: f32 = 40.0;
/// What surviving is worth where all win together.
const COMPANION: f32 = 15.0;
/// What winning is worth besides.
pub(crate) const VICTORY: f32 = 60.0;

/// Rooms that one character looks into in an Epilogue, at best.
const LOOKED_INTO: f32 = 14.0;

/// A way off the ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Route {
    /// Where it begins.
    pub room: RoomId,
    /// Asleep rather than in a pod.
    pub asleep: bool,
    /// How likely whoever takes it survives, contamination aside.
    pub safety: f32,
    /// Turns until it opens.
    pub wait: u8,
}

impl Thought<'_> {
    /// What surviving is worth to this seat, and what winning besides. Where all win or lose
    /// together, it hardly matters who lives.
    pub(crate) fn stakes(&self) -> (f32, f32) {
        // So it is where nobody wins unless the whole crew has done its work.
        if self.sight.mode() == Mode::Coop || self.sight.has_shuttle_to_catch() {
            return (COMPANION, SURVIVAL + VICTORY - COMPANION);
        }
        (SURVIVAL, VICTORY)
    }

    /// How likely enough engines work.
    pub(crate) fn engines_hold(&self) -> f32 {
        let count = || hold([0, 1, 2].map(|engine| self.sight.engine(engine)));
        *self.noted.engines_hold.get_or_init(count)
    }

    /// How likely the ship is not blown up by whoever is awake.
    pub(crate) fn ship_left_alone(&self) -> f32 {
        match self.sight.self_destruct() {
            None => 0.93,
            Some(space) if space <= self.sight.catalog().supply.self_destruct_yellow => 0.0,
            Some(_) => 0.35,
        }
    }

    /// How likely a sleeper survives, contamination aside.
    pub(crate) fn sleep_safety(&self) -> f32 {
        *self.noted.sleep_safety.get_or_init(|| self.count_sleep_safety())
    }

    fn count_sleep_safety(&self) -> f32 {
        let mut course = self.sight.course(Planet::Earth);
        if self.survives_mars() {
            course = (course + self.sight.course(Planet::Mars)).min(1.0);
        }
        self.engines_hold() * course * self.ship_left_alone()
    }

    fn survives_mars(&self) -> bool {
        let objectives = &self.sight.catalog().objectives;
        self.sight.has_chosen()
            && self.sight.objectives().all(|id| objectives[id.index()].survives_mars)
    }

    /// The ways off the ship that can be seen now.
    pub(crate) fn routes(&self) -> impl Iterator<Item = Route> + '_ {
        let sight = self.sight;
        let pods = sight.pods().filter_map(move |pod| {
            let room = sight.section_room(pod.section)?;
            let wait = match (pod.locked, sight.self_destruct()) {
                (false, _) => 0,
                (true, Some(space)) => {
                    let yellow = sight.catalog().supply.self_destruct_yellow;
                    space.checked_sub(yellow).filter(|wait| *wait > 0)?
                }
                (true, None) => return None,
            };
            let broken = sight.floor(room).malfunction && !self.can_clear();
            let safety = if broken { 0.4 } else { 0.97 };
            (pod.free > 0).then_some(Route { room, asleep: false, safety, wait })
        });
        let chambers = !sight.has_shuttle_to_catch();
        let bed = sight.with_role(Role::Hibernatorium).filter(|_| chambers).map(|room| Route {
            room,
            asleep: true,
            safety: self.sleep_safety()
                * if sight.floor(room).malfunction && !self.can_clear() { 0.4 } else { 1.0 },
            wait: sight.turns_to_chambers(),
        });
        // It leaves by itself once time is up.
        let shuttle = sight.book().main_room().filter(|_| !chambers).map(|room| Route {
            room,
            asleep: false,
            safety: 0.95,
            wait: sight.turns_left().max(1),
        });
        pods.chain(bed).chain(shuttle)
    }

    /// How likely an objective is met if this character left now by a kind of route.
    pub(crate) fn met_now(&self, objective: ObjectiveId, asleep: bool) -> f32 {
        self.best_branch(objective, |requirement| self.now(requirement, asleep))
    }

    /// How likely an objective is met in the end if this character stays to work on it.
    pub(crate) fn met_later(&self, objective: ObjectiveId) -> f32 {
        self.best_branch(objective, |requirement| self.later(requirement))
    }

    fn best_branch(&self, objective: ObjectiveId, chance: impl Fn(&Requirement) -> f32) -> f32 {
        let branches = &self.sight.catalog().objectives[objective.index()].branches;
        branches
            .iter()
            .map(|branch| branch.iter().map(&chance).product::<f32>())
            .fold(0.0, f32::max)
    }

    /// The branch of an objective most likely to be met in the end.
    pub(crate) fn branch(&self, objective: ObjectiveId) -> &[Requirement] {
        let branches = &self.sight.catalog().objectives[objective.index()].branches;
        let chance = |branch: &Vec<Requirement>| -> f32 {
            branch.iter().map(|requirement| self.later(requirement)).product()
        };
        let mut best: (&[Requirement], f32) = (&[], -1.0);
        for branch in branches {
            let found = chance(branch);
            if found > best.1 {
                best = (branch, found);
            }
        }
        best.0
    }

    /// How likely a requirement holds in the end without anything more being done for it.
    pub(crate) fn now(&self, requirement: &Requirement, asleep: bool) -> f32 {
        let sight = self.sight;
        let yes = |held: bool| f32::from(u8::from(held));
        match requirement {
            Requirement::ShipReaches { planet } => {
                self.engines_hold() * sight.course(*planet) * self.ship_left_alone()
            }
            Requirement::ShipDestroyed => self.ship_lost(),
            Requirement::OnlySurvivor => {
                sight.others().map(|seat| 1.0 - self.survives(seat)).product()
            }
            Requirement::Company => {
                1.0 - sight.others().map(|seat| 1.0 - self.survives(seat)).product::<f32>()
            }
            Requirement::PlayerDies { player } => {
                let seat = Seat(player - 1);
                if seat == sight.seat { 0.0 } else { 1.0 - self.survives(seat) }
            }
            Requirement::Signal => yes(self.signal_sent()),
            Requirement::QueenKilled => yes(sight.queen_killed()).max(self.ship_lost()),
            Requirement::NestDestroyed => yes(sight.nest_destroyed()).max(self.ship_lost()),
            Requirement::InPod => yes(!asleep),
            Requirement::Engines { .. } => self.engines_hold(),
            Requirement::Course { planet } => sight.course(*planet),
            Requirement::Everybody => sight.others().map(|seat| self.survives(seat)).product(),
            Requirement::Away => yes(!asleep),
            Requirement::NoVeterans
            | Requirement::Veteran
            | Requirement::Knowledge { .. }
            | Requirement::Active
            | Requirement::Explored { .. }
            | Requirement::Alert
            | Requirement::Power { .. }
            | Requirement::Finds { .. }
            | Requirement::Quest
            | Requirement::Fit
            | Requirement::NoEggs
            | Requirement::InOrder { .. }
            | Requirement::SelfDestruct
            | Requirement::AllExplored
            | Requirement::Items { .. }
            | Requirement::Carry { .. }
            | Requirement::Weaknesses { .. }
            | Requirement::Weakness { .. } => yes(sight.met(requirement)),
            Requirement::CorpseIn { tile } => {
                let lies = sight.blue_corpse().and_then(|room| sight.tile_id(room));
                yes(lies == Some(*tile))
            }
        }
    }

    /// How likely a requirement is met in the end if this character works on it.
    pub(crate) fn later(&self, requirement: &Requirement) -> f32 {
        let now = self.now(requirement, false);
        if now > 0.9 {
            return now;
        }
        self.chain(requirement).map_or(now, |chain| now.max(self.finished(chain)))
    }

    /// How likely the ship is lost.
    pub(crate) fn ship_lost(&self) -> f32 {
        let (fire, malfunction) = self.markers();
        let supply = &self.sight.catalog().supply;
        let worn = fire + 1 >= usize::from(supply.fire)
            || malfunction + 1 >= usize::from(supply.malfunction);
        let burst: f32 = if worn { 0.4 } else { 0.02 };
        (1.0 - self.ship_left_alone() * (1.0 - burst) * (0.3 + 0.7 * self.engines_hold())).min(1.0)
    }

    /// How likely another character survives.
    pub(crate) fn survives(&self, seat: Seat) -> f32 {
        match self.sight.place(seat) {
            Place::Dead(_) | Place::Nowhere => 0.0,
            Place::Evacuated(_) | Place::Departed | Place::Bunker => 0.85,
            Place::Hibernating => 0.85 * self.sleep_safety(),
            Place::Pod(_) => 0.7,
            Place::Room(_) => {
                let wounds = self.sight.body(seat).serious.len();
                [0.28, 0.22, 0.16, 0.1][wounds.min(3)]
            }
        }
    }

    /// Whether the signal the own objective asks for has been sent.
    fn signal_sent(&self) -> bool {
        if self.sight.mode() == Mode::Coop {
            return self.sight.signals_sent();
        }
        self.sight.me().signal
    }

    /// Rooms that burn, and rooms out of order.
    pub(crate) fn markers(&self) -> (usize, usize) {
        *self.noted.markers.get_or_init(|| self.sight.markers())
    }

    /// Rooms still facedown.
    pub(crate) fn unexplored(&self) -> usize {
        let rooms = || self.sight.book().rooms();
        let count = || rooms().filter(|room| !self.sight.explored(*room)).count();
        *self.noted.unexplored.get_or_init(count)
    }

    /// Whether the own character carries an object.
    pub(crate) fn carries(&self, object: ObjectKind, blue: bool) -> bool {
        self.sight.me().hands.iter().any(|held| {
            held.thing.object() == Some(object)
                && (!blue || held.thing == Thing::Corpse(Corpse::Blue))
        })
    }

    /// Weaknesses discovered.
    pub(crate) fn weaknesses(&self) -> u8 {
        let slots = self.sight.catalog().slot_ids();
        let known = slots.filter(|slot| self.sight.weakness_known(*slot));
        known.count() as u8
    }

    /// How likely the own objective is met if left now, and in the end.
    pub(crate) fn prospects(&self, asleep: bool) -> (f32, f32) {
        let coop = self.sight.mode() == Mode::Coop;
        let (mut now, mut later): (f32, f32) = if coop { (1.0, 1.0) } else { (0.0, 0.0) };
        for objective in self.sight.objectives() {
            let (a, b) = (self.met_now(objective, asleep), self.met_later(objective));
            if coop {
                now *= a;
                later *= b;
            } else {
                now = now.max(a);
                later = later.max(b);
            }
        }
        // Nobody wins whose crew has left too much undiscovered.
        if let due @ 1.. = self.sight.discoveries_due() {
            now = 0.0;
            later *= (1.0 - f32::from(due) / (LOOKED_INTO * self.hands())).clamp(0.02, 1.0);
        }
        (now, later.max(now))
    }

    /// How likely this character dies in a turn of staying awake.
    pub(crate) fn hazard(&self) -> f32 {
        let me = self.sight.me();
        let wounds = [0.15, 0.2, 0.3, 0.5][me.serious.len().min(3)];
        let near = self.sight.all_figures().count() as f32 * 0.008;
        let fight = if self.sight.in_combat() { 0.06 } else { 0.0 };
        let larva = if me.larva { 0.05 } else { 0.0 };
        wounds + near + fight + larva + self.ship_hazard()
    }
}

/// How likely enough of the three work.
pub(crate) fn hold(works: [f32; 3]) -> f32 {
    const { assert!(ENGINES_NEEDED == 2, "this is the chance of two out of three") }
    let [a, b, c] = works;
    a * b + a * c + b * c - 2.0 * a * b * c
}
