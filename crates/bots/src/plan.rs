//! What a seat wants now, in points: the errands its objective and its survival ask for.

use derelict_content::{ObjectKind, Planet, Requirement, Role, RoomId, Verb};
use derelict_engine::Seat;
use derelict_engine::mode::Mode;
use derelict_engine::seat::MAX_SEATS;

use crate::outlook::{Route, SURVIVAL, VICTORY, hold};
use crate::thought::Thought;

/// How likely a way out can be used in time though an intruder stands there.
const GUARDED: f32 = 0.6;

/// What is wanted, in points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// Sending the signal.
    pub signal: f32,
    /// Exploring one more room, for its own sake.
    pub explore: f32,
    /// One more item, for its own sake.
    pub item: f32,
    /// Having an object in hand at the end, by kind; the corpse must be blue.
    pub carry: [f32; 3],
    /// Discovering the weakness of an object.
    pub analyse: [f32; 3],
    /// One egg of the nest less.
    pub egg: f32,
    /// The queen dead.
    pub queen: f32,
    /// The ship destroyed.
    pub doom: f32,
    /// Blue corpse wanted in that tile.
    pub burial: Option<(derelict_content::TileId, f32)>,
    /// Where the ship should go.
    pub planet: Option<Planet>,
    /// The course set right.
    pub course: f32,
    /// Each engine working.
    pub engines: [f32; 3],
    /// Leaving by the best way that is open.
    pub leave: Option<(Route, f32)>,
    /// The best way that is not open yet, and what being near is worth.
    pub wait: Option<(Route, f32)>,
    /// How likely the best way found so far succeeds.
    pub safety: f32,
    /// The objective needs the ship.
    pub ship: bool,
    /// Seats that should not survive.
    pub marked: [bool; MAX_SEATS],
}

impl Thought<'_> {
    /// What this seat wants.
    pub(crate) fn plan(&self) -> Plan {
        let mut plan = Plan::default();
        self.want_objectives(&mut plan);
        self.want_exit(&mut plan);
        self.want_ship(&mut plan);
        plan
    }

    fn want_objectives(&self, plan: &mut Plan) {
        let undecided = !self.sight.has_chosen() && self.sight.mode() != Mode::Coop;
        for objective in self.sight.objectives() {
            let chance = self.met_later(objective);
            let share = if undecided { 0.5 } else { 1.0 };
            let weight = VICTORY * chance * share * 0.5;
            for requirement in self.branch(objective) {
                if self.now(requirement, false) > 0.9
                    && !matches!(requirement, Requirement::Carry { .. })
                {
                    continue;
                }
                self.want(plan, requirement, weight);
            }
            if self.temper.betrays && !undecided {
                self.mark(plan, objective);
            }
        }
    }

    fn want(&self, plan: &mut Plan, requirement: &Requirement, weight: f32) {
        let add = |value: &mut f32| *value = value.max(weight);
        match requirement {
            Requirement::ShipReaches { planet } => {
                plan.ship = true;
                plan.planet = Some(*planet);
                add(&mut plan.course);
            }
            Requirement::ShipDestroyed => add(&mut plan.doom),
            Requirement::Signal => add(&mut plan.signal),
            Requirement::QueenKilled => add(&mut plan.queen),
            Requirement::NestDestroyed => {
                plan.egg = plan.egg.max(weight / f32::from(self.sight.nest_eggs().max(1)));
            }
            Requirement::AllExplored => {
                let each = weight * 1.5 / self.unexplored().max(1) as f32;
                plan.explore = plan.explore.max(each.min(weight) + 1.5);
            }
            Requirement::Items { count } => {
                let missing = usize::from(*count).saturating_sub(self.sight.item_cards());
                plan.item = plan.item.max(weight * 1.4 / missing.max(1) as f32);
            }
            Requirement::Carry { object, .. } => add(&mut plan.carry[*object as usize]),
            Requirement::Weaknesses { .. } => {
                let easier = [ObjectKind::Corpse, ObjectKind::Carcass, ObjectKind::Egg];
                for (index, object) in easier.into_iter().enumerate() {
                    if self.sight.is_worth_analysing(object) {
                        let value = weight * [1.0, 0.8, 0.7][index];
                        plan.analyse[object as usize] = plan.analyse[object as usize].max(value);
                    }
                }
            }
            Requirement::Weakness { slot } => {
                for object in &self.sight.catalog().slots[slot.index()].objects {
                    add(&mut plan.analyse[*object as usize]);
                }
            }
            Requirement::CorpseIn { tile } => plan.burial = Some((*tile, weight)),
            Requirement::OnlySurvivor
            | Requirement::Company
            | Requirement::PlayerDies { .. }
            | Requirement::InPod => {}
        }
    }

    /// Notes who stands in the way of the objective.
    fn mark(&self, plan: &mut Plan, objective: derelict_content::ObjectiveId) {
        for requirement in self.branch(objective) {
            match requirement {
                Requirement::PlayerDies { player } => {
                    let seat = Seat(player - 1);
                    if seat != self.sight.seat {
                        plan.marked[seat.index()] = true;
                    }
                }
                Requirement::OnlySurvivor => {
                    for seat in self.sight.others() {
                        plan.marked[seat.index()] = true;
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether to leave now, and by which way.
    fn want_exit(&self, plan: &mut Plan) {
        let hazard = self.hazard();
        let healthy = 1.0 - self.infection();
        let mut later: f32 = 0.0;
        for route in self.routes() {
            let (now, eventually) = self.prospects(route.asleep);
            let turns = f32::from(route.wait) + 2.0;
            let alive = (1.0 - hazard * turns).max(0.05);
            let value =
                alive * route.safety.max(0.35) * healthy * (SURVIVAL + VICTORY * eventually);
            later = later.max(value);
            plan.safety = plan.safety.max(route.safety * alive);
            if route.wait > 0 {
                let near = if route.wait <= 3 { 14.0 } else { 5.0 } * route.safety;
                if plan.wait.is_none_or(|(_, best)| near > best) {
                    plan.wait = Some((route, near));
                }
                continue;
            }
            let free = if self.sight.infested(route.room) { GUARDED } else { 1.0 };
            let value = free * route.safety * healthy * (SURVIVAL + VICTORY * now);
            if plan.leave.is_none_or(|(_, best)| value > best) {
                plan.leave = Some((route, value));
            }
        }
        let last = f32::from(self.sight.turns_left()) <= 5.0;
        plan.leave = plan.leave.and_then(|(route, value)| {
            let gain = if last { value.max(5.0) } else { value - later };
            (gain > 0.0).then_some((route, 30.0 + gain))
        });
    }

    /// Making the ship fit to travel.
    fn want_ship(&self, plan: &mut Plan) {
        let sight = self.sight;
        let planet = plan.planet.unwrap_or(Planet::Earth);
        let open = sight.pods().any(|pod| !pod.locked && pod.free > 0);
        let reliance = if plan.doom > 0.0 || open { 0.1 } else { 1.0 };
        let stake = SURVIVAL * reliance + plan.course;
        let engines = [0, 1, 2].map(|engine| sight.engine(engine));
        let sound = hold(engines);
        let heading = sight.course(planet);
        plan.course =
            if sight.anyone_asleep() { 0.0 } else { (1.0 - heading) * sound.max(0.6) * stake };
        plan.planet = Some(planet);
        for (index, value) in plan.engines.iter_mut().enumerate() {
            let mut better = engines;
            better[index] = 1.0;
            *value = (hold(better) - sound) * heading.max(0.7) * stake;
        }
    }

    /// How much of an errand falls to this seat: the nearest does it, by an order that differs
    /// from errand to errand among equals.
    pub(crate) fn share(&self, room: RoomId, errand: u8) -> f32 {
        let sight = self.sight;
        let players = sight.seats().count() as u8;
        let key = |seat: Seat| {
            let at = sight.room_of(seat)?;
            let hops = self.lore.hops[at.index()][room.index()];
            Some((hops, (seat.0 + players - errand % players) % players))
        };
        let Some(own) = key(sight.seat) else { return 1.0 };
        let before = sight
            .others()
            .filter(|seat| sight.awake(*seat))
            .filter_map(key)
            .filter(|other| *other < own)
            .count();
        [1.0, 0.45, 0.45 * 0.5, 0.45 * 0.3, 0.1][before.min(4)]
    }

    /// Whether the own character could repair an engine with what it has in hand.
    pub(crate) fn can_mend(&self) -> bool {
        let has = || self.has_verb(|verb| matches!(verb, Verb::RepairEngine));
        *self.noted.mends.get_or_init(has)
    }

    /// The engine of a room, from 0.
    pub(crate) fn engine_at(&self, room: RoomId) -> Option<u8> {
        let roles = &self.sight.tile(room)?.roles;
        let engines = [Role::Engine1, Role::Engine2, Role::Engine3];
        (0..3).find(|engine| roles.contains(&engines[usize::from(*engine)]))
    }
}
