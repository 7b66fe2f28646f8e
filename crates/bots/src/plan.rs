//! What a seat wants now, in points: the errands its objective and its survival ask for.

use derelict_content::{ObjectKind, Planet, Requirement, Role, RoomId, Verb};
use derelict_engine::Seat;
use derelict_engine::mode::Mode;
use derelict_engine::seat::MAX_SEATS;

use crate::outlook::{Route, hold};
use crate::thought::Thought;

/// How likely a way out can be used in time though an intruder stands there.
const GUARDED: f32 = 0.6;

/// What being near a way out is worth that opens soon, and one that opens later.
const NEAR_SOON: f32 = 14.0;
const NEAR_LATER: f32 = 5.0;
/// What going is worth once it is better than staying.
const AWAY: f32 = 60.0;
/// How much better staying must be than going: what is at hand is sure.
const AS_GOOD: f32 = 5.0;
/// How much harder a crew that wins together works on its objectives.
const ZEAL: f32 = 1.5;
/// What is left of the dangers of a turn for whoever waits for the shuttle to leave.
const ABOARD: f32 = 0.4;
/// How likely the more promising of two objectives is the one kept, and the other.
const KEPT: f32 = 0.75;
const GIVEN_UP: f32 = 0.35;
/// What the common objectives count for at least while others work on theirs.
const TOGETHER: f32 = 0.4;

/// What is wanted, in points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plan {
    /// Sending the signal.
    pub signal: f32,
    /// Exploring one more room, for its own sake.
    pub explore: f32,
    /// One more discovery token revealed.
    pub discover: f32,
    /// Being on the shuttle, by how soon it departs.
    pub aboard: f32,
    /// A quest item unlocked.
    pub quest: f32,
    /// No wound open, and no slime.
    pub fit: f32,
    /// Enough engines working, whatever becomes of the ship.
    pub machines: f32,
    /// Nothing out of order in some rooms, and in those of the shuttle.
    pub order: Option<(Vec<derelict_content::TileId>, f32)>,
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
    /// Nothing else is to be done before the ship is destroyed.
    pub ripe: bool,
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
    /// The objective needs a pod.
    pub pod: bool,
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
        self.want_shuttle(&mut plan);
        plan
    }

    /// Revealing what has to be before the shuttle leaves, and catching it.
    fn want_shuttle(&self, plan: &mut Plan) {
        if !self.sight.has_shuttle_to_catch() {
            return;
        }
        let (_, victory) = self.stakes();
        let due = f32::from(self.sight.discoveries_due());
        // What is left over nobody misses.
        plan.discover = if due > 0.0 { victory / (due + 2.0) + 2.0 } else { 0.0 };
        let last = f32::from(self.sight.turns_left().max(1));
        plan.aboard = AWAY * 1.5 / (last * last);
    }

    /// What meeting a requirement is worth at most.
    fn drive(&self) -> f32 {
        let (_, victory) = self.stakes();
        if self.sight.mode() == Mode::Coop { ZEAL * victory } else { victory }
    }

    fn want_objectives(&self, plan: &mut Plan) {
        let coop = self.sight.mode() == Mode::Coop;
        let undecided = !self.sight.has_chosen() && !coop;
        let hopes: [f32; MAX_SEATS] = {
            let mut hopes = [1.0; MAX_SEATS];
            for (hope, objective) in hopes.iter_mut().zip(self.sight.objectives()) {
                *hope = self.met_later(objective);
            }
            hopes
        };
        let best = self.sight.objectives().zip(hopes).map(|(_, hope)| hope).fold(0.0, f32::max);
        for (index, objective) in self.sight.objectives().enumerate() {
            let others = hopes.iter().enumerate().filter(|(at, _)| *at != index);
            let share = if undecided {
                if hopes[index] >= best { KEPT } else { GIVEN_UP }
            } else if coop {
                others.map(|(_, hope)| *hope).product::<f32>().max(TOGETHER)
            } else {
                1.0
            };
            let branch = self.branch(objective);
            for (at, requirement) in branch.iter().enumerate() {
                let rest = branch.iter().enumerate().filter(|(other, _)| *other != at);
                let rest: f32 = rest.map(|(_, other)| self.later(other)).product();
                let missing = 1.0 - self.now(requirement, false);
                let mut others = branch.iter().enumerate().filter(|(other, _)| *other != at);
                let ripe = others.all(|(_, other)| self.now(other, false) > 0.9);
                self.want(plan, requirement, self.drive() * share * rest, missing, ripe);
            }
            if self.temper.betrays && !undecided {
                self.mark(plan, objective);
            }
        }
    }

    /// Notes what a requirement asks for. `stake` is what having it met is worth, the rest of the
    /// objective as it stands; `missing` how much of that is still to be gained.
    fn want(
        &self,
        plan: &mut Plan,
        requirement: &Requirement,
        stake: f32,
        missing: f32,
        ripe: bool,
    ) {
        let gain = stake * missing;
        let hope = || self.later(requirement);
        let add = |value: &mut f32| *value = value.max(gain);
        match requirement {
            Requirement::ShipReaches { planet } => {
                plan.ship = true;
                // Where two objectives lead to different planets, the worthier one steers.
                if stake > plan.course {
                    plan.planet = Some(*planet);
                    plan.course = stake;
                }
            }
            // Once it is begun everybody runs, so whatever else is asked for comes first.
            Requirement::ShipDestroyed => {
                add(&mut plan.doom);
                plan.ripe |= ripe;
            }
            Requirement::Signal => add(&mut plan.signal),
            Requirement::QueenKilled => add(&mut plan.queen),
            Requirement::NestDestroyed => {
                let each = gain * hope() / f32::from(self.sight.nest_eggs().max(1));
                plan.egg = plan.egg.max(each);
            }
            Requirement::AllExplored => {
                let each = gain * hope() * 1.5 / self.unexplored().max(1) as f32;
                plan.explore = plan.explore.max(each.min(gain) + 1.5);
            }
            Requirement::Items { count } => {
                let missing = usize::from(*count).saturating_sub(self.sight.item_cards());
                plan.item = plan.item.max(gain * hope() * 1.4 / missing.max(1) as f32);
            }
            // What is in hand is still to be brought away.
            Requirement::Carry { object, .. } => {
                let carry = &mut plan.carry[*object as usize];
                *carry = carry.max(stake);
            }
            Requirement::Weaknesses { .. } => {
                for object in ObjectKind::ALL {
                    if self.sight.is_worth_analysing(*object) {
                        add(&mut plan.analyse[*object as usize]);
                    }
                }
            }
            Requirement::Weakness { slot } => {
                for object in &self.sight.catalog().slots[slot.index()].objects {
                    add(&mut plan.analyse[*object as usize]);
                }
            }
            Requirement::CorpseIn { tile } => plan.burial = Some((*tile, stake)),
            Requirement::InPod => plan.pod = true,
            Requirement::Finds { count } => {
                let missing = usize::from(*count).saturating_sub(self.sight.finds());
                plan.item = plan.item.max(gain * hope() * 1.4 / missing.max(1) as f32);
            }
            Requirement::Quest => add(&mut plan.quest),
            Requirement::Fit => add(&mut plan.fit),
            Requirement::Engines { .. } => plan.machines = plan.machines.max(stake),
            Requirement::Course { planet } => {
                (plan.planet, plan.course) = (Some(*planet), plan.course.max(stake));
            }
            Requirement::InOrder { rooms } => plan.order = Some((rooms.clone(), stake)),
            Requirement::SelfDestruct => add(&mut plan.doom),
            Requirement::Away => plan.pod = true,
            Requirement::Explored { .. } => {
                let each = gain * hope() * 1.5 / self.unexplored().max(1) as f32;
                plan.explore = plan.explore.max(each.min(gain) + 1.5);
            }
            // The crew has no plans of its own for these yet.
            Requirement::NoVeterans
            | Requirement::Veteran
            | Requirement::Knowledge { .. }
            | Requirement::Active
            | Requirement::Alert
            | Requirement::Power { .. }
            | Requirement::OnlySurvivor
            | Requirement::Company
            | Requirement::Everybody
            | Requirement::NoEggs
            | Requirement::PlayerDies { .. } => {}
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
        let (survival, victory) = self.stakes();
        let healthy = 1.0 - self.infection();
        let mut later: f32 = 0.0;
        for route in self.routes() {
            let (now, eventually) = self.prospects(route.asleep);
            let turns = f32::from(route.wait) + 2.0;
            // There and back again: the shuttle is safer than the ship.
            let aboard = self.sight.book().on_shuttle(route.room);
            let turns = if aboard { turns * ABOARD } else { turns };
            let alive = (1.0 - hazard * turns).max(0.05);
            let value =
                alive * route.safety.max(0.35) * healthy * (survival + victory * eventually);
            later = later.max(value);
            plan.safety = plan.safety.max(route.safety * alive);
            if route.wait > 0 {
                let near = if route.wait <= 3 { NEAR_SOON } else { NEAR_LATER } * route.safety;
                if plan.wait.is_none_or(|(_, best)| near > best) {
                    plan.wait = Some((route, near));
                }
                continue;
            }
            let free = if self.sight.infested(route.room) { GUARDED } else { 1.0 };
            let value = free * route.safety * healthy * (survival + victory * now);
            if plan.leave.is_none_or(|(_, best)| value > best) {
                plan.leave = Some((route, value));
            }
        }
        let last = f32::from(self.sight.turns_left()) <= 5.0;
        plan.leave = plan.leave.and_then(|(route, value)| {
            let gain = if last { value.max(5.0) } else { value - later };
            (gain > -AS_GOOD).then_some((route, AWAY + gain))
        });
    }

    /// Making the ship fit to travel.
    fn want_ship(&self, plan: &mut Plan) {
        let sight = self.sight;
        let planet = plan.planet.unwrap_or(Planet::Earth);
        let open = sight.pods().any(|pod| !pod.locked && pod.free > 0);
        let reliance = if plan.doom > 0.0 || open { 0.1 } else { 1.0 };
        // Where the shuttle takes the crew home nobody's life depends on the ship's course.
        let reliance = if sight.has_shuttle_to_catch() { 0.0 } else { reliance };
        let stake = self.stakes().0 * reliance + plan.course;
        let engines = [0, 1, 2].map(|engine| sight.engine(engine));
        let sound = hold(engines);
        let heading = sight.course(planet);
        plan.course =
            if sight.anyone_asleep() { 0.0 } else { (1.0 - heading) * sound.max(0.6) * stake };
        plan.planet = Some(planet);
        for (index, value) in plan.engines.iter_mut().enumerate() {
            let mut better = engines;
            better[index] = 1.0;
            *value = (hold(better) - sound) * (heading.max(0.7) * stake + plan.machines);
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
