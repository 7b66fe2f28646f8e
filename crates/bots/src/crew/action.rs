//! What to do in the own round.

use derelict_content::{Footfall, ItemSource, RoomId, Verb};
use derelict_engine::choice::Source;
use derelict_engine::state::Door;
use derelict_engine::{Choice, Opportunity};

use super::NEVER;
use super::combat::STUCK;
use crate::path::{CARD, Field};
use crate::plan::Plan;
use crate::thought::Thought;

/// What an action is worth that is done once nothing better offers itself.
const IDLE: f32 = 0.05;
/// What an action that keeps the character in a burning room costs, as a share of the wound at the
/// end of the round.
pub(super) const STAY_IN_FIRE: f32 = 0.6;

/// What it costs to go straight back where one came from: the way was in vain.
const TURNING_BACK: f32 = 3.0;
/// What doing something to no purpose costs: it is no better than doing nothing.
const IN_VAIN: f32 = 3.0;
/// What the last card is worth where somebody may be surprised, besides what it guards against.
const LAST_CARD: f32 = 6.0;
/// What a step costs besides all that may come of it.
const STIR: f32 = 0.5;
/// What it costs to go where one has just made noise.
const OWN_NOISE: f32 = 2.0;
/// What letting a turn go by with a full hand costs.
const UNDONE: f32 = 2.0;
/// Cards that make a hand full enough to act with.
const FULL: u8 = 4;

/// Whether a verb takes the character elsewhere.
pub(super) fn moves(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Move { .. }
            | Verb::Ducts { .. }
            | Verb::Slip { .. }
            | Verb::SpaceWalk { .. }
            | Verb::Leave { .. }
            | Verb::BoardPod
            | Verb::Hibernate
    )
}

impl Thought<'_> {
    pub(super) fn score_actions(&self, options: &[Choice], scores: &mut Vec<f32>) {
        let plan = self.plan();
        let Some(here) = self.sight.here() else {
            scores.extend(options.iter().map(|_| 0.0));
            return;
        };
        let fighting = self.sight.in_combat();
        let field = self.field(&plan);
        for option in options {
            scores.push(match option {
                Choice::Act(source, section) if fighting => {
                    self.fight_value(&plan, &field, here, *source, *section)
                }
                Choice::Act(source, section) => {
                    self.act_value(&plan, &field, here, *source, *section)
                }
                Choice::Pass => self.pass_value(&plan, here, fighting),
                Choice::Drop(thing) => self.drop_free_value(&plan, here, *thing),
                _ => NEVER,
            });
        }
    }

    /// What is worth most of what stands open, if any of it is worth anything. What it does to the
    /// ship besides is not looked at.
    pub(crate) fn seizes(
        &self,
        mut open: impl Iterator<Item = Opportunity>,
    ) -> Option<Opportunity> {
        let Some(here) = self.sight.here() else {
            return open.find(|open| self.wants_glass(*open));
        };
        let plan = self.plan();
        let field = self.field(&plan);
        let valued = open.map(|open| {
            let source = Source::Possibility(open.possibility);
            (open, self.act_value(&plan, &field, here, source, 0))
        });
        let best = valued.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        (best.1 > IDLE).then_some(best.0)
    }

    /// What an action out of combat is worth, its cost counted in.
    fn act_value(
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
        let mut price = CARD * f32::from(cost);
        match source {
            Source::Card(card) => price += self.card_worth_id(card).min(CARD),
            Source::Item(item) => {
                if self.sight.catalog().items[item.index()].one_use {
                    price += 0.5 + plan.item;
                }
            }
            Source::Basic(_)
            | Source::Room
            | Source::Computer
            | Source::Possibility(_)
            | Source::Mutation(_) => {}
        }
        let mut value = 0.0;
        for verb in &chosen.verbs {
            value += match verb {
                Verb::Move { footfall } => {
                    self.best_step(field, here, *footfall, left) + price
                        - CARD * f32::from(cost.saturating_sub(1))
                }
                Verb::Ducts { .. } => self.best_duct(field, here, left),
                Verb::SpaceWalk { colour } => self.best_walk(field, here, *colour),
                Verb::RoomAction { .. } => self.granted_value(plan, here),
                Verb::RemoteAction => self.remote_value(plan),
                Verb::Shoot { .. } | Verb::Melee { .. } => self.egg_shot_value(plan, here),
                Verb::Throw { .. } => self.throw_value(plan, here, verb),
                Verb::PickUp => self.worth(plan, verb, here) - self.displaced(plan),
                Verb::Trade => self.trade_value(plan),
                Verb::Craft { .. } => self.craft_value(plan),
                Verb::Unlock => self.quest_value(here) + plan.quest,
                Verb::ToggleDoor { .. } => self.door_value(field, here),
                Verb::Pass => -0.5 * f32::from(self.sight.action_cards().saturating_sub(spent)),
                Verb::LightWounds { wounds } => -self.light_wound() * f32::from(*wounds),
                Verb::TakeContamination { cards } => -3.0 * f32::from(*cards),
                verb => self.worth(plan, verb, here),
            };
        }
        if self.sight.floor(here).fire && !chosen.verbs.iter().any(moves) {
            price += STAY_IN_FIRE * self.light_wound();
        }
        if !chosen.verbs.iter().any(moves) {
            price += self.exposure(here, left);
        }
        if value <= 0.0 {
            return value - price - IN_VAIN;
        }
        value - price
    }

    /// What standing in a room with so many cards left costs, where noise lies about.
    fn exposure(&self, room: RoomId, left: u8) -> f32 {
        if self.loud() * self.meets(room) > 0.0 { self.bare(left) } else { 0.0 }
    }

    /// What an empty hand costs where somebody may be surprised.
    pub(super) fn bare(&self, left: u8) -> f32 {
        if left == 0 { LAST_CARD } else { 0.0 }
    }

    /// What the best step is worth.
    pub(super) fn best_step(
        &self,
        field: &Field,
        here: RoomId,
        footfall: Footfall,
        left: u8,
    ) -> f32 {
        let quiet = footfall != Footfall::Roll;
        let book = self.sight.book();
        let neighbours = book.neighbours(here).iter();
        neighbours
            .filter(|(corridor, _)| self.sight.door(*corridor) != Door::Closed)
            .map(|(_, next)| *next)
            .chain(book.linked(here))
            .filter(|next| footfall != Footfall::Careful || self.sight.quiet_place(*next))
            .map(|next| self.urge(field, here, next, quiet, left))
            .fold(NEVER, f32::max)
    }

    /// What a step is worth, with the wish to get on.
    pub(super) fn urge(
        &self,
        field: &Field,
        here: RoomId,
        to: RoomId,
        quiet: bool,
        left: u8,
    ) -> f32 {
        let mut gain = self.step_value(field, here, to, quiet, left);
        if self.sight.memory.came(self.sight.seat) == Some(to) {
            gain -= TURNING_BACK;
        }
        // Whoever enters an empty room makes noise there.
        let alone = !self.sight.occupied(to);
        let bare = if alone && self.meets(to) == 0.0 { self.bare(left) } else { 0.0 };
        gain -= self.exposure(to, left) + bare + STIR;
        let mut ways = self.sight.book().neighbours(here).iter();
        if let Some(hushed) = self.sight.memory.hushed()
            && ways.any(|way| *way == (hushed, to))
        {
            gain -= OWN_NOISE;
        }

        let wish = 0.06 * field.reach[to.index()].max(0.0);
        if gain > -2.0 { gain + wish } else { gain }
    }

    fn best_duct(&self, field: &Field, here: RoomId, left: u8) -> f32 {
        let book = self.sight.book();
        book.rooms()
            .filter(|room| *room != here)
            .filter(|room| {
                book.entrances(*room).iter().any(|way| book.entrances(here).contains(way))
            })
            .map(|room| self.urge(field, here, room, false, left))
            .fold(NEVER, f32::max)
    }

    fn best_walk(&self, field: &Field, here: RoomId, colour: derelict_content::RoomColour) -> f32 {
        let rooms = self.sight.book().rooms().filter(|room| *room != here);
        rooms
            .filter(|room| {
                self.sight.explored(*room)
                    && self.sight.tile(*room).is_some_and(|tile| tile.colour == colour)
            })
            .map(|room| self.urge(field, here, room, false, 0))
            .fold(NEVER, f32::max)
            - 1.5
    }

    /// What the action of a room is worth.
    pub(super) fn granted_value(&self, plan: &Plan, room: RoomId) -> f32 {
        let sections = self.sight.tile(room).and_then(|tile| tile.action.as_ref());
        sections
            .iter()
            .flat_map(|action| &action.sections)
            .map(|section| self.section_worth(plan, &section.verbs, room))
            .fold(0.0, f32::max)
    }

    /// What the verbs of a section are worth in a room.
    pub(super) fn section_worth(&self, plan: &Plan, verbs: &[Verb], room: RoomId) -> f32 {
        let value = |verb: &Verb| match verb {
            Verb::LightWounds { wounds } => -self.light_wound() * f32::from(*wounds),
            verb => self.worth(plan, verb, room),
        };
        verbs.iter().map(value).sum()
    }

    fn remote_value(&self, plan: &Plan) -> f32 {
        let rooms = self.sight.book().rooms();
        rooms
            .filter(|room| {
                let floor = self.sight.floor(*room);
                let computer = self.sight.tile(*room).is_some_and(|tile| tile.computer);
                self.sight.explored(*room) && computer && !floor.malfunction
            })
            .map(|room| self.granted_value(plan, room))
            .fold(0.0, f32::max)
    }

    /// What turning up a quest item is worth: nothing is given up for one that is of no use.
    fn quest_value(&self, here: RoomId) -> f32 {
        let catalog = self.sight.catalog();
        self.sight
            .quests()
            .iter()
            .filter(|quest| match &catalog.items[quest.index()].unlock {
                Some(derelict_content::Unlock::In(tile)) => self.sight.tile_id(here) == Some(*tile),
                Some(
                    derelict_content::Unlock::Discarding(_)
                    | derelict_content::Unlock::DiscardingIn { .. }
                    | derelict_content::Unlock::Knowledge(_)
                    | derelict_content::Unlock::Colour(_)
                    | derelict_content::Unlock::Exit
                    | derelict_content::Unlock::Computer
                    | derelict_content::Unlock::Anywhere,
                ) => true,
                None => false,
            })
            .map(|quest| self.item_worth(*quest))
            .fold(0.0, f32::max)
    }

    /// What closing or opening a door here is worth.
    fn door_value(&self, field: &Field, here: RoomId) -> f32 {
        let neighbours = self.sight.book().neighbours(here).iter();
        neighbours
            .map(|(corridor, next)| self.door_change_value(field, here, *corridor, *next))
            .fold(0.0, f32::max)
    }

    /// What changing one door is worth: shut out an intruder, or open the way.
    pub(super) fn door_change_value(
        &self,
        field: &Field,
        here: RoomId,
        corridor: derelict_content::CorridorId,
        next: RoomId,
    ) -> f32 {
        match self.sight.door(corridor) {
            Door::Closed => {
                let gain = field.reach[next.index()]
                    - field.entering[next.index()]
                    - field.reach[here.index()];
                gain.max(0.0) * 0.8
            }
            Door::Open if self.sight.infested(next) => {
                let stays = field.errands[here.index()] >= field.reach[here.index()] - 0.01;
                if stays { self.harm_in(next) * 0.2 } else { 0.0 }
            }
            Door::Open | Door::Destroyed => 0.0,
        }
    }

    /// What ending the round is worth: cards in hand guard against surprise.
    fn pass_value(&self, plan: &Plan, here: RoomId, fighting: bool) -> f32 {
        if fighting {
            let fire = if self.sight.floor(here).fire { self.light_wound() } else { 0.0 };
            return -self.harm_if_target(here) * self.still_to_come() - STUCK - fire;
        }
        let cards = self.sight.me().cards;
        let mut value = IDLE;
        if self.sight.floor(here).fire {
            value -= self.light_wound();
        }
        if plan.leave.is_some() {
            value -= 2.0;
        }
        if !self.sight.memory.acted() && cards >= FULL {
            value -= UNDONE;
        }
        value
    }

    /// What dropping something is worth: only to make room, or to lay it where it belongs.
    fn drop_free_value(
        &self,
        plan: &Plan,
        here: RoomId,
        thing: derelict_engine::thing::Thing,
    ) -> f32 {
        use derelict_engine::thing::{Corpse, Thing};
        if let (Some((tile, weight)), Thing::Corpse(Corpse::Blue)) = (plan.burial, thing)
            && self.sight.tile_id(here) == Some(tile)
        {
            return weight;
        }
        NEVER
    }

    /// Whether an item belongs to a character from the start.
    pub(super) fn is_starting(&self, item: derelict_content::ItemId) -> bool {
        self.sight.catalog().items[item.index()].source == ItemSource::Starting
    }
}
