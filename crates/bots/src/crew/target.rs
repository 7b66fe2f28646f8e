//! What an action is aimed at.

use derelict_content::{Footfall, Verb};
use derelict_engine::Choice;
use derelict_engine::choice::Source;
use derelict_engine::frame::Act;
use derelict_engine::thing::Thing;

use super::NEVER;
use crate::plan::Plan;
use crate::thought::Thought;

impl Thought<'_> {
    pub(super) fn score_targets(&self, act: &Act, options: &[Choice], scores: &mut Vec<f32>) {
        let plan = self.plan();
        let ability = self.sight.ability(act.source);
        let verbs = ability
            .and_then(|ability| ability.sections.get(usize::from(act.section)))
            .map_or(&[][..], |section| &section.verbs);
        let verb = verbs.iter().find(|verb| is_aimed(verb));
        let cost = self.sight.cost(act.source);
        let spent = cost + u8::from(matches!(act.source, Source::Card(_)));
        let left = self.sight.me().cards.saturating_sub(spent);
        match verb {
            Some(verb) => self.aim(&plan, verb, act, left, options, scores),
            None => scores.extend(options.iter().map(|_| 0.0)),
        }
    }

    fn aim(
        &self,
        plan: &Plan,
        verb: &Verb,
        act: &Act,
        left: u8,
        options: &[Choice],
        scores: &mut Vec<f32>,
    ) {
        let Some(here) = self.sight.here() else {
            scores.extend(options.iter().map(|_| 0.0));
            return;
        };
        let needs_field = matches!(
            verb,
            Verb::Move { .. }
                | Verb::Ducts { .. }
                | Verb::SpaceWalk { .. }
                | Verb::Leave { .. }
                | Verb::ToggleDoor { .. }
                | Verb::Order
        );
        let field = needs_field.then(|| self.field(plan));
        let fighting = self.sight.in_combat();
        let book = self.sight.book();
        let room_verbs = |room, section: u8| {
            self.sight
                .tile(room)
                .and_then(|tile| tile.action.as_ref())
                .and_then(|action| action.sections.get(usize::from(section)))
                .map_or(&[][..], |section| &section.verbs)
        };
        for option in options {
            let score = match (verb, option, &field) {
                (Verb::Move { footfall }, Choice::Corridor(corridor), Some(field)) => {
                    let to = book.across(*corridor, here);
                    if fighting {
                        self.refuge_value(field, to, left)
                    } else {
                        self.urge(field, here, to, *footfall != Footfall::Roll, left)
                    }
                }
                (Verb::Leave { .. }, Choice::Corridor(corridor), Some(field)) => {
                    self.refuge_value(field, book.across(*corridor, here), left)
                }
                (Verb::Leave { .. }, Choice::Seat(seat), _) => {
                    if *seat == self.sight.seat {
                        1.0
                    } else {
                        -1.0
                    }
                }
                (Verb::Leave { .. }, Choice::Both(seat), _) => {
                    if plan.marked[seat.index()] {
                        0.5
                    } else {
                        1.2
                    }
                }
                (
                    Verb::Move { .. } | Verb::Ducts { .. } | Verb::SpaceWalk { .. },
                    Choice::Room(room),
                    Some(field),
                ) => self.urge(field, here, *room, false, left),
                (Verb::ToggleDoor { .. }, Choice::Corridor(corridor), Some(field)) => {
                    let next = book.across(*corridor, here);
                    self.door_change_value(field, here, *corridor, next)
                }
                (Verb::Order, Choice::Seat(seat), _) if plan.marked[seat.index()] => 1.0,
                (Verb::Shoot { all_ammo, .. }, Choice::Thing(weapon), _) => {
                    self.weapon_choice(here, *weapon, *all_ammo)
                }
                (Verb::Shoot { all_ammo, .. }, Choice::Intruder(mini), _) => {
                    let weapon = act.targets.iter().find_map(|target| match target {
                        Choice::Thing(thing) => thing.item(),
                        _ => None,
                    });
                    match (weapon, self.sight.figure(*mini)) {
                        (Some(weapon), Some(figure)) => {
                            let held = self.sight.me().hands.iter();
                            let mut held = held.filter(|held| held.thing == Thing::Item(weapon));
                            let ammo = held.next().map_or(0, |held| held.ammo);
                            self.shot_value(weapon, ammo, figure, *all_ammo)
                        }
                        _ => 0.0,
                    }
                }
                (Verb::Melee { .. }, Choice::Intruder(mini), _) => {
                    self.sight.figure(*mini).map_or(0.0, |figure| self.blow_value(figure))
                }
                (Verb::Shoot { .. } | Verb::Melee { .. }, Choice::Eggs, _) => {
                    if fighting {
                        -50.0
                    } else {
                        plan.egg
                    }
                }
                (Verb::Stun | Verb::DriveOff, Choice::Intruder(mini), _) => {
                    self.sight.figure(*mini).map_or(0.0, |figure| self.harm(figure.kind))
                }
                (Verb::Throw { .. }, Choice::Room(room), _) => {
                    self.throw_at_value(plan, here, *room, verb)
                }
                (Verb::Throw { .. }, Choice::Intruder(mini), _) => {
                    self.sight.figure(*mini).map_or(0.0, |figure| self.harm(figure.kind))
                }
                (Verb::Throw { .. }, Choice::Eggs, _) => plan.egg,
                (Verb::Search { .. } | Verb::DrawItems { .. }, Choice::Colour(colour), _) => {
                    self.colour_value(*colour)
                }
                (Verb::SetDestination, Choice::Course(space), _) => {
                    let right =
                        self.sight.coordinates().map(|letters| letters[usize::from(*space)]);
                    if right.is_some() && right == plan.planet { 10.0 } else { 0.0 }
                }
                (Verb::RoomAction { .. }, Choice::Act(Source::Room, section), _) => {
                    self.section_worth(plan, room_verbs(here, *section), here)
                }
                (Verb::RemoteAction, Choice::Room(room), _) if act.targets.is_empty() => {
                    self.granted_value(plan, *room)
                }
                (Verb::RemoteAction, Choice::Act(Source::Room, section), _) => {
                    let room = act.targets.iter().find_map(|target| match target {
                        Choice::Room(room) => Some(room),
                        _ => None,
                    });
                    let room = room.unwrap_or(here);
                    self.section_worth(plan, room_verbs(room, *section), room)
                }
                (Verb::RoomAction { .. } | Verb::RemoteAction, Choice::Course(space), _) => {
                    let right =
                        self.sight.coordinates().map(|letters| letters[usize::from(*space)]);
                    if right.is_some() && right == plan.planet { 10.0 } else { 0.0 }
                }
                (Verb::RoomAction { .. } | Verb::RemoteAction, Choice::Colour(colour), _) => {
                    self.colour_value(*colour)
                }
                (_, Choice::Object(object), _) => plan.analyse[*object as usize] + 0.1,
                (_, Choice::ObjectOf(_, object), _) => plan.analyse[*object as usize],
                (Verb::PickUp, Choice::Thing(thing), _) => self.object_value(plan, *thing),
                (Verb::Craft { .. }, Choice::Item(item), _) if act.targets.is_empty() => {
                    self.item_worth(*item)
                }
                (Verb::Craft { .. }, Choice::Item(item), _) => -self.item_worth(*item),
                (Verb::Unlock, Choice::Item(item), _) if act.targets.is_empty() => {
                    self.item_worth(*item)
                }
                (Verb::Unlock, Choice::Item(item), _) => -self.item_worth(*item),
                (Verb::Ignite, Choice::Item(item), _) => -self.item_worth(*item),
                (Verb::TogglePod { .. }, Choice::Pod(pod), _)
                | (Verb::RoomAction { .. } | Verb::RemoteAction, Choice::Pod(pod), _) => {
                    let seen = self.sight.pods().find(|seen| seen.id == *pod);
                    seen.map_or(0.0, |pod| if pod.locked && pod.free > 0 { 5.0 } else { -5.0 })
                }
                (
                    Verb::Dress { .. } | Verb::HealSerious { .. } | Verb::HealLight { .. },
                    Choice::Seat(seat),
                    _,
                ) => {
                    if *seat == self.sight.seat {
                        5.0
                    } else {
                        self.care(plan, *seat)
                    }
                }
                (Verb::DiscardHand { .. }, Choice::Seat(seat), _) if plan.marked[seat.index()] => {
                    2.0
                }
                (Verb::PeekObjective { .. }, Choice::Seat(seat), _) => {
                    1.0 - self.sight.memory.trust(*seat)
                }
                (Verb::FireControl, Choice::Room(room), _)
                | (Verb::RoomAction { .. } | Verb::RemoteAction, Choice::Room(room), _) => {
                    self.fire_control_in(plan, *room)
                        + self.harm_in(*room) * 0.1
                            / f32::from(1 + self.lore.hops[here.index()][room.index()])
                }
                (Verb::PeekTiles { .. }, Choice::Room(room), _) => {
                    -f32::from(self.lore.hops[here.index()][room.index()])
                }
                (Verb::Reload { .. } | Verb::Attach { .. }, Choice::Thing(thing), _) => {
                    let held = self.sight.me().hands.iter().find(|held| held.thing == *thing);
                    held.map_or(0.0, |held| -f32::from(held.ammo))
                }
                (Verb::BlockRoom | Verb::Airlock, Choice::Room(room), _) => {
                    self.sabotage(plan, *room)
                }
                _ => 0.0,
            };
            scores.push(score);
        }
    }

    fn weapon_choice(&self, here: derelict_content::RoomId, weapon: Thing, all_ammo: bool) -> f32 {
        let Some(item) = weapon.item() else { return NEVER };
        let held = self.sight.me().hands.iter().find(|held| held.thing == weapon);
        let ammo = held.map_or(0, |held| held.ammo);
        self.sight
            .figures(here)
            .map(|figure| self.shot_value(item, ammo, figure, all_ammo))
            .fold(0.0, f32::max)
            + 0.05 * f32::from(ammo)
    }

    /// Which deck to look into.
    fn colour_value(&self, colour: derelict_content::Colour) -> f32 {
        use derelict_content::Colour;
        let me = self.sight.me();
        match colour {
            Colour::Red => 1.0 + 0.3 * self.reload_value(),
            Colour::Green => 1.4 + 0.8 * me.serious.len() as f32 + 0.4 * f32::from(me.light),
            Colour::Yellow => {
                let broken = (0..3).any(|engine| self.sight.engine(engine) < 0.4);
                if broken { 1.8 } else { 1.0 }
            }
            Colour::Blue => 0.0,
        }
    }

    /// How much another's wounds matter.
    fn care(&self, plan: &Plan, seat: derelict_engine::Seat) -> f32 {
        if plan.marked[seat.index()] {
            return -5.0;
        }
        self.sight.body(seat).serious.len() as f32
    }

    /// What harm done in a room is worth: to those who must not survive.
    fn sabotage(&self, plan: &Plan, room: derelict_content::RoomId) -> f32 {
        let mut value = -1.0;
        for seat in self.sight.others() {
            if self.sight.room_of(seat) == Some(room) {
                value += if plan.marked[seat.index()] { 3.0 } else { -10.0 };
            }
        }
        if self.sight.here() == Some(room) {
            value -= 50.0;
        }
        value + self.harm_in(room) * 0.1
    }
}

/// Whether a verb has targets to be named.
fn is_aimed(verb: &Verb) -> bool {
    !matches!(
        verb,
        Verb::OthersDiscard { .. }
            | Verb::Draw { .. }
            | Verb::DrawAll { .. }
            | Verb::UnlimitedActions
            | Verb::Pass
            | Verb::LightWounds { .. }
            | Verb::TakeContamination { .. }
            | Verb::Reshuffle { .. }
            | Verb::Purge { .. }
    )
}
