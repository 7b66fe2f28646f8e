//! Fight or flee, by odds.

use derelict_content::{Footfall, ItemId, ObjectKind, RoomId, Verb, WeaponFilter};
use derelict_engine::Choice;
use derelict_engine::choice::Source;
use derelict_engine::frame::Shot;
use derelict_engine::thing::Thing;

use super::action::{STAY_IN_FIRE, moves};
use super::{NEVER, yes_no};
use crate::path::{CARD, Field};
use crate::plan::Plan;
use crate::sight::Intruder;
use crate::thought::Thought;

/// Attacks still to come from an intruder that is neither killed nor left.
const STILL_TO_COME: f32 = 1.2;
/// The same for whoever cannot shoot.
const STILL_TO_COME_UNARMED: f32 = 3.0;
/// What a turn costs that is lost to a fight.
pub(super) const STUCK: f32 = 3.0;
/// What it costs to do in a fight what changes nothing.
const IN_VAIN: f32 = 1.0;
/// What driving intruders from the way out is worth, as a share of getting away.
const WAY_OUT: f32 = 0.3;
/// Serious wounds with which nobody strikes with bare hands.
const BADLY_WOUNDED: usize = 2;
/// What a blow costs whoever may die of missing.
const DESPERATE: f32 = -100.0;
/// How much of what a room leads to counts for whoever runs there.
const ONWARD: f32 = 0.5;
/// What a round of ammo is worth.
const AMMO: f32 = 0.5;

impl Thought<'_> {
    /// What an action in combat is worth, its cost counted in.
    pub(super) fn fight_value(
        &self,
        plan: &Plan,
        field: &Field,
        here: RoomId,
        source: Source,
        section: u8,
    ) -> f32 {
        let Some(ability) = self.sight.ability(source) else { return NEVER };
        let Some(chosen) = ability.sections.get(usize::from(section)) else { return NEVER };
        let cost = self.sight.cost(source);
        let spent = cost + u8::from(matches!(source, Source::Card(_)));
        let left = self.sight.me().cards.saturating_sub(spent);
        let mut value = -CARD * f32::from(cost);
        // What is still to come if nothing changes, and what sparing a share of it is worth.
        let ahead = self.ahead(field, here, left);
        let all = (self.harm_in(here) * self.still_to_come()).max(0.1);
        let way_out = plan.leave.filter(|(route, _)| route.room == here);
        let cleared = way_out.map_or(0.0, |(_, value)| value * WAY_OUT);
        let after = |spared: f32| ahead * (1.0 - spared / all) + cleared * spared / all;
        if self.sight.floor(here).fire && !chosen.verbs.iter().any(moves) {
            value -= STAY_IN_FIRE * self.light_wound();
        }
        for verb in &chosen.verbs {
            value += match verb {
                Verb::Shoot { with, all_ammo, .. } => {
                    after(self.best_shot(plan, here, *with, *all_ammo))
                }
                Verb::Melee { .. } => after(0.0) + self.best_blow(here),
                Verb::Move { .. } => self.flee_value(field, here, left),
                Verb::Leave { .. } => {
                    self.best_step(field, here, Footfall::Roll, left).clamp(-12.0, 3.0)
                }
                Verb::Stun | Verb::DriveOff => {
                    let harms = self.sight.figures(here).map(|it| self.harm(it.kind));
                    after(harms.fold(0.0, f32::max) * self.still_to_come() * 0.85)
                }
                Verb::Throw { .. } => after(0.0) + self.throw_value(plan, here, verb),
                Verb::PassAll => ahead * 0.6,
                Verb::Draw { cards, .. } | Verb::DrawAll { cards } => {
                    ahead + 0.9 * f32::from(*cards)
                }
                Verb::Reload { .. } => ahead + self.reload_value() + 1.0,
                Verb::UnlimitedActions => 1.0,
                Verb::Redraw => ahead + 0.8,
                Verb::OthersDiscard { .. } => 0.0,
                verb => {
                    let worth = self.worth(plan, verb, here);
                    // What does nothing only wastes the card.
                    ahead + if worth > 0.0 { worth } else { worth - IN_VAIN }
                }
            };
        }
        value
    }

    /// Attacks still to come from an intruder that is neither killed nor left.
    pub(super) fn still_to_come(&self) -> f32 {
        let armed = self.sight.me().hands.iter().any(|held| held.ammo > 0);
        if armed { STILL_TO_COME } else { STILL_TO_COME_UNARMED }
    }

    /// What is still to come in this fight, to be endured or fled from with the cards left.
    fn ahead(&self, field: &Field, here: RoomId, left: u8) -> f32 {
        let endure = -self.harm_if_target(here) * self.still_to_come() - STUCK;
        if left == 0 {
            return endure;
        }
        endure.max(self.flee_value(field, here, left - 1)).min(0.0)
    }

    /// What the coming attacks of the room cost, as far as they hit this character.
    pub(super) fn harm_if_target(&self, here: RoomId) -> f32 {
        let cards = self.sight.me().cards;
        let weaker = self.sight.company().any(|seat| self.sight.body(seat).cards + 1 < cards);
        let share = if weaker { 0.35 } else { 1.0 };
        let larvae =
            self.sight.figures(here).filter(|it| self.sight.book().touches(it.kind)).count();
        self.harm_in(here) * share + larvae as f32
    }

    /// What running is worth: every intruder strikes once, then it is over.
    fn flee_value(&self, field: &Field, here: RoomId, left: u8) -> f32 {
        let neighbours = self.sight.book().neighbours(here).iter();
        let goal = neighbours
            .filter(|(corridor, _)| {
                self.sight.door(*corridor) != derelict_engine::state::Door::Closed
            })
            .map(|(_, next)| self.refuge_value(field, *next, left))
            .fold(NEVER, f32::max);
        goal - self.harm_in(here)
    }

    /// What a room is worth to run to.
    pub(super) fn refuge_value(&self, field: &Field, room: RoomId, left: u8) -> f32 {
        let ahead = ONWARD * field.reach[room.index()].max(0.0);
        let bare = if self.sight.occupied(room) { 0.0 } else { self.bare(left) };
        ahead - self.entering(room, left, false) - bare
    }

    /// What the best shot is worth: what it may spare.
    fn best_shot(&self, plan: &Plan, here: RoomId, with: WeaponFilter, all_ammo: bool) -> f32 {
        let mut best = NEVER;
        for held in self.sight.me().hands {
            let Some(item) = held.thing.item() else { continue };
            if held.ammo == 0 || !self.fits(item, with) {
                continue;
            }
            for figure in self.sight.figures(here) {
                let trophy = self.lore.kill(figure.kind, usize::from(figure.injuries) + 1)
                    * self.trophy(plan, figure.kind);
                best = best.max(self.shot_value(item, held.ammo, figure, all_ammo) + trophy);
            }
        }
        best
    }

    fn fits(&self, item: ItemId, filter: WeaponFilter) -> bool {
        let weapon = self.sight.catalog().items[item.index()].weapon.as_ref();
        weapon.is_some_and(|weapon| {
            filter.item.is_none_or(|wanted| wanted == item)
                && filter.class.is_none_or(|wanted| wanted == weapon.class)
        })
    }

    /// What a shot is worth.
    pub(super) fn shot_value(
        &self,
        item: ItemId,
        ammo: u8,
        target: Intruder,
        all_ammo: bool,
    ) -> f32 {
        let catalog = self.sight.catalog();
        let Some(weapon) = &catalog.items[item.index()].weapon else { return NEVER };
        let extra = if all_ammo { ammo / 2 } else { 0 };
        let sides = catalog.combat_die.len().max(1) as f32;
        let mut spared = 0.0;
        for face in &catalog.combat_die {
            let dealt = self.sight.book().weapon_injuries(weapon, *face, target.kind) + extra;
            spared += self.spared(target, dealt) / sides;
        }
        let price = if all_ammo { AMMO * f32::from(ammo) } else { AMMO };
        spared - price
    }

    /// What dealing injuries to an intruder spares.
    fn spared(&self, target: Intruder, dealt: u8) -> f32 {
        if dealt == 0 {
            return 0.0;
        }
        let harm = self.harm(target.kind) * self.still_to_come();
        let total = usize::from(target.injuries + dealt);
        let dies = self.lore.kill(target.kind, total);
        let flees = self.lore.flees[target.kind.index()];
        // Injuries that neither kill nor drive off make the next ones count.
        let next = self.lore.kill(target.kind, total + 1);
        let hope = (1.0 - dies - flees).max(0.0) * next * 0.5;
        harm * (dies + flees + hope)
    }

    /// What the best blow is worth.
    fn best_blow(&self, here: RoomId) -> f32 {
        self.sight.figures(here).map(|figure| self.blow_value(figure)).fold(NEVER, f32::max)
    }

    /// What a blow is worth: a miss wounds deeply, and it always contaminates.
    pub(super) fn blow_value(&self, target: Intruder) -> f32 {
        let die = &self.sight.catalog().combat_die;
        let book = self.sight.book();
        let hits = die.iter().filter(|face| book.die_injuries(**face, target.kind) > 0);
        let hit = hits.count() as f32 / die.len().max(1) as f32;
        let serious = self.sight.me().serious.len();
        if serious >= BADLY_WOUNDED && hit < 1.0 && !book.touches(target.kind) {
            return DESPERATE;
        }
        let wound = [9.0, 14.0, 25.0, 100.0][serious.min(3)];
        hit * self.spared(target, 1) - (1.0 - hit) * wound - 4.5
    }

    /// What shooting or striking at eggs is worth.
    pub(super) fn egg_shot_value(&self, plan: &Plan, here: RoomId) -> f32 {
        if plan.egg <= 0.0 {
            return NEVER;
        }
        plan.egg * 0.7 - self.noise_roll(here, self.sight.me().cards.saturating_sub(1))
    }

    /// What throwing something is worth.
    pub(super) fn throw_value(&self, plan: &Plan, here: RoomId, verb: &Verb) -> f32 {
        let book = self.sight.book();
        let rooms =
            std::iter::once(here).chain(book.neighbours(here).iter().map(|(_, next)| *next));
        rooms.map(|room| self.throw_at_value(plan, here, room, verb)).fold(0.0, f32::max)
    }

    /// What throwing something into a room is worth.
    pub(super) fn throw_at_value(
        &self,
        plan: &Plan,
        here: RoomId,
        room: RoomId,
        verb: &Verb,
    ) -> f32 {
        let Verb::Throw { target, others, eggs, .. } = verb else { return NEVER };
        let mut value = 0.0;
        let mut first = true;
        for figure in self.sight.figures(room) {
            let dealt = if first { *target } else { *others };
            first = false;
            let weight = if room == here { 1.0 } else { 0.3 };
            value += self.spared(figure, dealt) * weight;
        }
        let nest = self
            .sight
            .tile(room)
            .is_some_and(|tile| tile.roles.contains(&derelict_content::Role::Nest));
        if nest && first && self.sight.explored(room) {
            value += plan.egg * f32::from(*eggs);
        }
        for seat in self.sight.seats().filter(|seat| self.sight.room_of(*seat) == Some(room)) {
            value -= if seat == self.sight.seat {
                [9.0, 14.0, 25.0, 100.0][self.sight.me().serious.len().min(3)]
            } else if plan.marked[seat.index()] {
                -8.0
            } else {
                7.0
            };
        }
        value
    }

    pub(super) fn reroll_shot_value(&self, shot: &Shot, option: Choice) -> f32 {
        let catalog = self.sight.catalog();
        let (Some(face), Choice::Intruder(mini)) = (shot.face, shot.target) else {
            return yes_no(option, 0.1);
        };
        let Some(target) = self.sight.figure(mini) else { return 0.0 };
        let Some(weapon) = &catalog.items[shot.weapon.index()].weapon else { return 0.0 };
        let rolled = self.sight.book().weapon_injuries(
            weapon,
            catalog.combat_die[usize::from(face)],
            target.kind,
        );
        let sides = catalog.combat_die.len().max(1) as f32;
        let mean: f32 = catalog
            .combat_die
            .iter()
            .map(|face| {
                f32::from(self.sight.book().weapon_injuries(weapon, *face, target.kind)) / sides
            })
            .sum();
        yes_no(option, mean - f32::from(rolled))
    }

    pub(super) fn extra_ammo_value(&self, shot: &Shot, option: Choice) -> f32 {
        let Choice::Intruder(mini) = shot.target else { return yes_no(option, -0.5) };
        let worth = self.sight.figure(mini).map_or(0.0, |target| self.harm(target.kind));
        yes_no(option, worth * 0.2 - 0.8)
    }

    /// Whether something carried is a weapon.
    pub(super) fn is_weapon(&self, thing: Thing) -> bool {
        thing.item().is_some_and(|item| self.sight.catalog().items[item.index()].weapon.is_some())
    }

    /// Objects a plan has no use for.
    pub(super) fn is_useless(&self, plan: &Plan, thing: Thing) -> bool {
        match thing.object() {
            None => false,
            Some(ObjectKind::Corpse) => {
                plan.carry[0] + plan.analyse[0] <= 0.0 && plan.burial.is_none()
            }
            Some(object) => plan.carry[object as usize] + plan.analyse[object as usize] <= 0.0,
        }
    }
}
