//! What doing something in a room is worth, in points, its cost aside.

use derelict_content::{
    Ability, Care, ObjectKind, RoomColour, RoomId, TileGroup, Verb, WoundEffect,
};
use derelict_engine::card::Face;
use derelict_engine::thing::{Corpse, Thing};

use crate::outlook::SURVIVAL;
use crate::plan::Plan;
use crate::thought::Thought;

/// What doing as somebody fully trusted asks is worth.
const REQUEST: f32 = 5.0;
/// Light wounds that dressing a bleeding wound spares.
const BLEEDING: f32 = 1.5;
/// What a way out is worth to somebody who sees none.
const RESCUE: f32 = 60.0;
/// How likely an object in hand gets where it is wanted.
const BROUGHT_AWAY: f32 = 0.75;
/// What is left of an errand where an intruder stands.
const AMID_INTRUDERS: f32 = 0.2;

impl Thought<'_> {
    /// What a verb is worth if this character carried it out in a room, everything lying as it
    /// does now. Verbs that need an intruder beside oneself are the business of combat.
    pub(crate) fn worth(&self, plan: &Plan, verb: &Verb, room: RoomId) -> f32 {
        let sight = self.sight;
        let me = sight.me();
        match verb {
            Verb::Search { .. } => self.item_value(plan),
            Verb::DrawItems { .. } | Verb::TakeItem { .. } => self.item_value(plan) + 0.3,
            Verb::ScanHand { .. } => self.scan_value(),
            Verb::Rest => self.best_rest(),
            Verb::Mutate => self.mutate_value(plan, room),
            Verb::Regrow => {
                f32::from(me.light) * 2.0 + 6.0 * f32::from(u8::from(!me.serious.is_empty()))
            }
            Verb::Eat { .. } => 1.0,
            Verb::Quiet { markers, .. } => 0.4 * f32::from(*markers),
            Verb::Listen => 1.0,
            Verb::Steer { steps, .. } => 0.6 * f32::from(*steps),
            Verb::Rend { injuries, .. } => 2.0 * f32::from(*injuries),
            Verb::Roar { .. } => 3.0,
            Verb::Slip { .. } => 3.0,
            Verb::Slime if !me.slimed => -1.5,
            Verb::ScanOne => self.scan_value() * 0.8 + 0.5,
            Verb::Purge { .. } => self.purge_value(),
            Verb::Draw { cards, .. } => 0.9 * f32::from(*cards),
            Verb::DrawAll { cards } => 0.9 * f32::from(*cards),
            Verb::Redraw => 0.8,
            Verb::Train { .. } => 0.5,
            Verb::SelfRepair { care, .. } => match care {
                Care::Light => f32::from(me.light) * (2.0 + me.serious.len() as f32 * 1.5),
                Care::Dress => self.dress_value(),
                Care::Serious => self.heal_serious_value(),
            },
            Verb::Treat { .. } => {
                self.dress_value().max(f32::from(me.light) * (2.0 + me.serious.len() as f32 * 1.5))
            }
            Verb::CheckOneEngine => {
                let worth = |engine: u8| self.doubt(engine) * plan.engines[usize::from(engine)];
                0.5 * (0..3).map(worth).fold(0.0, f32::max)
            }
            Verb::Refill { .. } => 1.5,
            Verb::CompanionSearch => self.item_value(plan),
            Verb::Drag => 2.0,
            Verb::Fetch => self.item_value(plan) + 1.0,
            Verb::SetEngine => {
                let worth = |engine: u8| plan.engines[usize::from(engine)];
                0.5 * (0..3).map(worth).fold(0.0, f32::max)
            }
            Verb::FillHand { cards } => {
                let missing = f32::from(*cards) - sight.hand().count() as f32;
                if missing >= 3.0 { 0.8 * missing } else { 0.0 }
            }
            Verb::Rouse { cards, .. } => 0.8 * f32::from(*cards),
            Verb::Sift { draw, other: false, .. } => 0.6 * f32::from(*draw),
            // Whoever is bound can carry nothing.
            Verb::Free { .. } => 2.0,
            Verb::UnlimitedActions => 0.3,
            Verb::CheckCoordinates if sight.coordinates().is_none() => {
                plan.course * self.share(room, 0)
            }
            Verb::SetDestination => self.course_value(plan),
            Verb::CheckEngine => self.engine_at(room).map_or(0.0, |engine| {
                let asked = REQUEST * sight.memory.asked(engine);
                self.doubt(engine) * (0.6 * self.engine_value(plan, engine, room) + asked)
            }),
            Verb::CheckEngines => {
                let worth = |engine: u8| self.doubt(engine) * plan.engines[usize::from(engine)];
                0.5 * (0..3).map(worth).sum::<f32>()
            }
            Verb::RepairEngine => self
                .engine_at(room)
                .filter(|engine| sight.engine(*engine) < 0.9)
                .map_or(0.0, |engine| self.engine_value(plan, engine, room)),
            Verb::Signal => {
                if me.signal {
                    0.0
                } else {
                    plan.signal
                }
            }
            Verb::BoardPod | Verb::Hibernate => self.leave_value(plan, room),
            // Nobody else comes out of the facility.
            Verb::EnterPod | Verb::LockIn | Verb::Escape { .. } => 8.0,
            Verb::GainKnowledge { steps, .. } => 0.8 * f32::from(*steps),
            Verb::Compute { .. } | Verb::PeekContingency { .. } => 0.5,
            Verb::Backup => 1.0,
            Verb::TogglePod { .. } => self.unlock_value(plan),
            Verb::SelfDestruct => self.doom_value(plan),
            Verb::Analyse => self.analyse_value(plan, room),
            Verb::TakeEgg => self.egg_value(plan),
            Verb::PickUp => self.pick_up_value(plan, room),
            Verb::Dress { .. } => self.dress_value(),
            Verb::HealSerious { .. } => self.heal_serious_value(),
            Verb::HealLight { .. } => f32::from(me.light) * (2.0 + me.serious.len() as f32 * 1.5),
            Verb::ClearSlime if me.slimed => 1.5,
            Verb::Reload { .. } => self.reload_value(),
            Verb::Attach { .. } => 1.5,
            Verb::Unlock => 1.6,
            Verb::Craft { .. } => 1.5,
            Verb::Tape => 0.1,
            Verb::ClearMalfunction => self.mend_value(plan, room),
            Verb::Extinguish => self.extinguish_value(plan, room),
            Verb::FireControl => self.fire_control_value(plan) * self.share(room, 1),
            Verb::PeekTiles { tiles, .. } if self.unexplored() > 3 => 0.6 * f32::from(*tiles),
            Verb::PeekObjective { .. } => 0.4,
            Verb::LookEvent => 0.8,
            Verb::PeekDeck => 0.3,
            Verb::Activate => self.activation_worth(room),
            Verb::BreakRoom => self.break_value(plan, room),
            Verb::Ignite => self.ignite_value(room),
            _ => 0.0,
        }
    }

    fn item_value(&self, plan: &Plan) -> f32 {
        let have = self.sight.item_cards() as f32;
        plan.item + (2.6 - 0.35 * have).max(0.4)
    }

    /// What scanning the hand is worth: clean cards go, an infected one brings a larva.
    pub(crate) fn scan_value(&self) -> f32 {
        let held = self.sight.hand().filter(|face| *face == Face::Unscanned).count() as u8;
        let sure = self.sight.hand().filter(|face| *face == Face::Clean).count() as u8;
        let known = self.sight.hand().filter(|face| *face == Face::Infected).count();
        if held + sure == 0 && known == 0 {
            return 0.0;
        }
        let last = self.sight.me().mutated && self.sight.me().mutation >= 3;
        if (self.sight.me().larva || last) && (held > 0 || known > 0) {
            return -30.0;
        }
        if known > 0 {
            return -8.0;
        }
        let before = self.infection();
        let count =
            |wanted: Face| self.sight.all_cards().filter(|face| *face == wanted).count() as u8;
        let cards = self.sight.all_cards().count() as u8;
        let (unknown, infected, clean) =
            (count(Face::Unscanned), count(Face::Infected), count(Face::Clean));
        let rest = self.infected_death(
            cards - held - sure,
            unknown - held,
            infected,
            clean - sure,
            self.sight.me().larva,
        );
        let mut healthy = 1.0;
        for _ in 0..held {
            healthy *= 1.0 - self.lore.infected;
        }
        let ill =
            self.infected_death(cards - held - sure + 1, unknown - held, infected + 1, 0, true);
        let after = healthy * rest + (1.0 - healthy) * ill;
        let level = self.sight.me().insanity;
        let last = self.sight.catalog().insanity.as_ref().map_or(0, |track| track.levels.len());
        let ills = if last > 0 { self.dread(last as u8) - self.dread(level) } else { 3.0 };
        (before - after) * 70.0 + 0.8 * f32::from(held + sure) - (1.0 - healthy) * ills
    }

    /// What removing every infected card and the larva is worth.
    fn purge_value(&self) -> f32 {
        *self.noted.purge.get_or_init(|| self.count_purge())
    }

    fn count_purge(&self) -> f32 {
        let foul = self.sight.all_cards().filter(|face| !matches!(face, Face::Action(_))).count();
        if foul == 0 {
            return -10.0;
        }
        let floor = self.sight.catalog().insanity.as_ref().map_or(0, |track| track.floor);
        let level = self.sight.me().insanity;
        let calmed = self.dread(level) - self.dread(level.min(floor));
        self.infection() * 70.0 + calmed + if self.sight.me().larva { 8.0 } else { 0.0 } - 4.0
    }

    fn course_value(&self, plan: &Plan) -> f32 {
        let (Some(letters), Some(planet)) = (self.sight.coordinates(), plan.planet) else {
            return 0.0;
        };
        let right = letters[usize::from(self.sight.destination())] == planet;
        if right { 0.0 } else { plan.course.max(6.0) }
    }

    fn engine_value(&self, plan: &Plan, engine: u8, room: RoomId) -> f32 {
        plan.engines[usize::from(engine)] * self.share(room, 2 + engine % 2)
    }

    /// How little is known of an engine: nothing at 1, all at 0.
    fn doubt(&self, engine: u8) -> f32 {
        if self.sight.engine_seen(engine) {
            return 0.0;
        }
        let works = self.sight.engine(engine);
        4.0 * works * (1.0 - works)
    }

    /// What trying to leave from a room is worth.
    pub(crate) fn leave_value(&self, plan: &Plan, room: RoomId) -> f32 {
        match plan.leave {
            Some((route, value)) if route.room == room => value,
            Some((route, value)) => {
                // Another open way that is no worse serves as well.
                let same = self.routes().any(|other| {
                    other.room == room && other.wait == 0 && other.asleep == route.asleep
                });
                if same { value } else { -20.0 }
            }
            None => -20.0,
        }
    }

    fn unlock_value(&self, plan: &Plan) -> f32 {
        let mut pods = self.sight.pods();
        let locked = pods.any(|pod| pod.locked);
        let open = self.sight.pods().any(|pod| !pod.locked && pod.free > 0);
        if !locked || open {
            return 0.0;
        }
        (0.97 - plan.safety).max(0.1) * SURVIVAL * 0.8
    }

    fn doom_value(&self, plan: &Plan) -> f32 {
        let sight = self.sight;
        let known = sight.pods().filter(|pod| sight.section_room(pod.section).is_some()).count();
        match sight.self_destruct() {
            // The shuttle is away before it comes to anything.
            None if sight.has_shuttle_to_catch() => plan.doom,
            Some(_) if sight.has_shuttle_to_catch() => {
                if plan.doom > 0.0 {
                    -20.0
                } else {
                    0.0
                }
            }
            None => {
                if sight.time() <= 4 || known == 0 || plan.ship && plan.doom <= 0.0 {
                    return 0.0;
                }
                let yellow = sight.catalog().supply.self_destruct
                    - sight.catalog().supply.self_destruct_yellow;
                let alive = (1.0 - self.hazard() * f32::from(yellow + 2)).max(0.05);
                let rescue = (0.97 * alive - plan.safety) * RESCUE;
                let doom = if plan.ripe { plan.doom } else { 0.0 };
                doom + rescue.max(0.0)
            }
            Some(_) if plan.ship => 20.0,
            Some(_) => -5.0,
        }
    }

    fn analyse_value(&self, plan: &Plan, room: RoomId) -> f32 {
        ObjectKind::ALL
            .iter()
            .filter(|object| self.sight.is_worth_analysing(**object))
            .filter(|object| self.sight.lies(**object, room) || self.carries(**object, false))
            .map(|object| plan.analyse[*object as usize] + 1.0)
            .fold(0.0, f32::max)
    }

    fn egg_value(&self, plan: &Plan) -> f32 {
        let mut value = plan.egg;
        if !self.carries(ObjectKind::Egg, false) {
            value += self.object_value(plan, Thing::Egg);
        }
        value
    }

    fn pick_up_value(&self, plan: &Plan, room: RoomId) -> f32 {
        let floor = self.sight.floor(room);
        let mut best = if self.sight.sample_lies(room) { self.alert_value(room) } else { 0.0 };
        for (thing, lies) in [
            (Thing::Corpse(Corpse::Blue), floor.corpses & Corpse::Blue.bit() != 0),
            (Thing::Egg, floor.eggs > 0),
            (Thing::Carcass, floor.carcasses > 0),
        ] {
            if lies {
                best = best.max(self.object_value(plan, thing));
            }
        }
        if best == 0.0
            && floor.corpses & !Corpse::Blue.bit() != 0
            && !self.carries(ObjectKind::Corpse, false)
        {
            best = plan.analyse[ObjectKind::Corpse as usize]
                * self.finished(self.bringing(Some(room)));
        }
        best
    }

    /// What having an object in hand is worth.
    pub(crate) fn object_value(&self, plan: &Plan, thing: Thing) -> f32 {
        let Some(object) = thing.object() else { return 0.0 };
        let blue = thing == Thing::Corpse(Corpse::Blue);
        if self.carries(object, blue) {
            return 0.0;
        }
        let index = object as usize;
        let mut value = 0.0;
        if object != ObjectKind::Corpse || blue {
            value += plan.carry[index] * BROUGHT_AWAY;
        }
        if blue && let Some((_, weight)) = plan.burial {
            value += weight * BROUGHT_AWAY;
        }
        if plan.analyse[index] > 0.0 {
            value += plan.analyse[index] * self.brought(thing);
        }
        value
    }

    /// What a carcass of a kind is worth to whoever makes one.
    pub(crate) fn trophy(&self, plan: &Plan, kind: derelict_content::KindId) -> f32 {
        let carcass = ObjectKind::Carcass;
        let wanted = plan.carry[carcass as usize] + plan.analyse[carcass as usize] > 0.0;
        if !wanted || !self.leaves(kind) || self.lying(carcass, false).is_some() {
            return 0.0;
        }
        self.object_value(plan, Thing::Carcass)
    }

    fn dress_value(&self) -> f32 {
        let serious = self.sight.me().serious;
        let open = serious.iter().filter(|wound| !wound.dressed).count();
        let bleeds = self.sight.suffers(WoundEffect::BleedOnPass);
        let urgent = if bleeds { BLEEDING * self.light_wound() } else { 0.0 };
        2.2 * open as f32 + urgent
    }

    fn heal_serious_value(&self) -> f32 {
        let serious = self.sight.me().serious;
        if serious.iter().any(|wound| wound.dressed) {
            [0.0, 5.0, 10.0, 18.0][serious.len().min(3)]
        } else {
            0.0
        }
    }

    /// What filling the weapon is worth.
    pub(crate) fn reload_value(&self) -> f32 {
        let ammo: u8 = self.sight.me().hands.iter().map(|held| held.ammo).sum();
        match ammo {
            0 => 4.0,
            1 => 2.5,
            2 => 1.2,
            _ => 0.4,
        }
    }

    /// What being in a room is worth for what can be done there.
    pub(crate) fn errands(&self, plan: &Plan, room: RoomId, hope: f32) -> f32 {
        let sight = self.sight;
        let floor = sight.floor(room);
        if !sight.explored(room) {
            return self.unknown_value(plan, room, hope);
        }
        let mut best: f32 = 0.0;
        if let Some(tile) = sight.tile(room) {
            if let Some(action) = &tile.action {
                let broken = floor.malfunction;
                for section in &action.sections {
                    let verbs = section.verbs.iter();
                    let mut value: f32 = verbs.map(|verb| self.worth(plan, verb, room)).sum();
                    value -= 0.7 * f32::from(action.cost);
                    if broken {
                        value *= 0.3;
                    }
                    best = best.max(value);
                }
            }
            if floor.malfunction && self.can_clear() {
                best = best.max(self.mend_value(plan, room));
            }
            if floor.fire && self.can_extinguish() {
                best = best.max(self.extinguish_value(plan, room));
            }
            let searchable = floor.items > 0 && !matches!(tile.colour, RoomColour::None);
            if searchable && self.can_search() {
                best = best.max(self.item_value(plan));
            }
        }
        if let Some(engine) = self.engine_at(room)
            && self.can_mend()
            && sight.engine(engine) < 0.9
        {
            best = best.max(self.engine_value(plan, engine, room));
        }
        if let Some((tile, weight)) = plan.burial
            && sight.tile_id(room) == Some(tile)
            && self.carries(ObjectKind::Corpse, true)
        {
            best = best.max(weight);
        }
        best = best.max(self.pick_up_value(plan, room) - 0.7);
        best = best.max(self.alert_value(room));
        if sight.book().on_shuttle(room) {
            best = best.max(plan.aboard);
        }
        if sight.to_discover(room) {
            best += plan.discover * self.share(room, room.0);
        }
        if let Some((route, near)) = plan.wait
            && route.room == room
        {
            best = best.max(near);
        }
        // Hardly anything can be done in a fight.
        if sight.infested(room) { best * AMID_INTRUDERS } else { best }
    }

    fn can_search(&self) -> bool {
        let has = || self.has_verb(|verb| matches!(verb, Verb::Search { .. }));
        *self.noted.searches.get_or_init(has)
    }

    /// Whether the own character could put out the fire of its room.
    pub(crate) fn can_extinguish(&self) -> bool {
        let has = || self.has_verb(|verb| matches!(verb, Verb::Extinguish));
        *self.noted.extinguishes.get_or_init(has)
    }

    pub(crate) fn can_clear(&self) -> bool {
        let has = || self.has_verb(|verb| matches!(verb, Verb::ClearMalfunction));
        *self.noted.clears.get_or_init(has)
    }

    /// Whether a card in hand or an item carried does something.
    pub(crate) fn has_verb(&self, fits: impl Fn(&Verb) -> bool) -> bool {
        let catalog = self.sight.catalog();
        let does = |ability: &Option<Ability>| {
            let sections = ability.iter().flat_map(|ability| &ability.sections);
            sections.into_iter().any(|section| section.verbs.iter().any(&fits))
        };
        self.sight.hand().any(|face| match face {
            Face::Action(card) => does(&catalog.actions[card.index()].action),
            _ => false,
        }) || self.sight.items().any(|item| does(&catalog.items[item.index()].action))
    }

    /// What turning up a room is worth.
    fn unknown_value(&self, plan: &Plan, room: RoomId, hope: f32) -> f32 {
        let Some(tile) = self.sight.tile(room) else { return hope };
        // Known from a look, but still to be entered.
        let sections = tile.action.iter().flat_map(|action| &action.sections);
        let value = sections
            .map(|section| {
                section.verbs.iter().map(|verb| self.worth(plan, verb, room)).sum::<f32>()
            })
            .fold(0.0, f32::max);
        plan.explore + value
    }

    /// What may be found behind a facedown tile.
    pub(crate) fn hope(&self, plan: &Plan) -> f32 {
        let sight = self.sight;
        let mut known = [false; 256];
        let mut facedown = 0;
        for room in sight.book().rooms() {
            match sight.tile_id(room) {
                Some(tile) => known[tile.index()] = true,
                None => facedown += 1,
            }
        }
        let mut wanted = 0.0;
        for (index, tile) in sight.catalog().tiles.iter().enumerate() {
            if known[index] || tile.group != TileGroup::One {
                continue;
            }
            for section in tile.action.iter().flat_map(|action| &action.sections) {
                wanted += match section.verbs.first() {
                    Some(Verb::BoardPod) => self.section_hope(plan),
                    Some(Verb::Signal) if !sight.me().signal => plan.signal,
                    Some(Verb::Analyse) => self.samples_value(plan),
                    Some(Verb::FireControl) => self.fire_control_value(plan),
                    Some(Verb::TakeEgg) => self.egg_value(plan),
                    Some(Verb::SelfDestruct) => self.doom_value(plan).max(0.0),
                    Some(Verb::Purge { .. }) => self.purge_value().max(0.0),
                    Some(Verb::Dress { .. }) => self.dress_value(),
                    Some(Verb::HealSerious { .. }) => self.heal_serious_value() * 0.5,
                    _ => 0.0,
                };
            }
        }
        if let Some((tile, weight)) = plan.burial
            && !known[tile.index()]
        {
            let ready = self.carries(ObjectKind::Corpse, true);
            wanted += weight * if ready { 0.9 } else { 0.3 };
        }
        wanted += self.alert_hope(|tile| known[tile.index()]);
        plan.explore + 0.3 + wanted * 1.6 / facedown.max(1) as f32
    }

    /// What a place to analyse the samples at hand is worth, or those still to be got.
    fn samples_value(&self, plan: &Plan) -> f32 {
        let worth = |object: &ObjectKind| {
            let ready = self.carries(*object, false);
            plan.analyse[*object as usize] * if ready { 0.9 } else { 0.4 }
        };
        ObjectKind::ALL.iter().map(worth).fold(0.0, f32::max)
    }

    fn section_hope(&self, plan: &Plan) -> f32 {
        let open = self.sight.pods().any(|pod| !pod.locked);
        let running = self.sight.self_destruct().is_some();
        if open || running { (1.0 - plan.safety).max(0.2) * 60.0 } else { 4.0 }
    }
}
