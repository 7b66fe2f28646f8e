//! Items and objects: what to keep, drop, hand over, ask for.

use derelict_content::{Colour, ItemId, ItemSource, Reaction, Verb};
use derelict_engine::Choice;
use derelict_engine::thing::Thing;

use super::NEVER;
use crate::plan::Plan;
use crate::thought::Thought;
use crate::threat::LIFE;

/// What letting go of something costs besides.
const DROPPED: f32 = 0.2;

impl Thought<'_> {
    /// What an item is worth to this character.
    pub(crate) fn item_worth(&self, item: ItemId) -> f32 {
        let sight = self.sight;
        let card = &sight.catalog().items[item.index()];
        let mut worth: f32 = 0.3;
        if let Some(weapon) = &card.weapon {
            worth = worth.max(2.0 + 0.2 * f32::from(weapon.ammo));
        }
        match card.reaction {
            Some(Reaction::IgnoreAttack) => worth = worth.max(4.0),
            Some(_) => worth = worth.max(2.5),
            None => {}
        }
        if card.passive.is_some() {
            worth = worth.max(1.0);
        }
        for section in card.action.iter().flat_map(|action| &action.sections) {
            for verb in &section.verbs {
                worth = worth.max(self.verb_carried(verb));
            }
        }
        if sight.items().any(|held| held == item) {
            worth *= 0.7;
        }
        worth
    }

    /// What carrying a verb around is worth.
    fn verb_carried(&self, verb: &Verb) -> f32 {
        let me = self.sight.me();
        let hurt = me.serious.len() as f32;
        match verb {
            Verb::Purge { .. } => 4.0 + self.infection() * 40.0,
            Verb::HealSerious { .. } => 2.2 + 2.0 * hurt,
            Verb::Dress { .. } => 1.5 + hurt,
            Verb::HealLight { .. } => 2.2 + f32::from(me.light),
            Verb::Reload { .. } => 1.5 + 0.5 * self.reload_value(),
            Verb::Throw { .. } => 2.2,
            Verb::Leave { .. } => 3.0,
            Verb::Stun | Verb::DriveOff => 2.6,
            Verb::RepairEngine => 1.9,
            Verb::ScanOne => 2.0,
            Verb::TogglePod { .. } => 3.0,
            Verb::SelfDestruct => 1.2,
            Verb::UnlimitedActions => 1.8,
            Verb::Draw { cards, .. } => 1.2 * f32::from(*cards),
            Verb::PassAll => 2.0,
            Verb::Attach { .. } => 1.5,
            Verb::Analyse => 1.6,
            Verb::Search { .. } => 1.5,
            Verb::Decoy => 1.2,
            Verb::PeekTiles { .. } => 0.7,
            _ => 0.6,
        }
    }

    /// What keeping a thing is worth.
    pub(super) fn thing_worth(&self, plan: &Plan, thing: Thing) -> f32 {
        match thing {
            Thing::Item(item) => {
                let mut worth = self.item_worth(item) + plan.item;
                if self.is_weapon(thing) {
                    let ammo = self.sight.me().hands.iter().find(|held| held.thing == thing);
                    worth += ammo.map_or(0.5, |held| 0.6 * f32::from(held.ammo));
                    if self.is_starting(item) {
                        worth += 0.5;
                    }
                }
                worth
            }
            object if self.is_useless(plan, object) => -1.0,
            Thing::Corpse(_) => {
                plan.carry[0] + plan.analyse[0] + plan.burial.map_or(0.0, |it| it.1)
            }
            Thing::Egg => plan.carry[1] + plan.analyse[1],
            Thing::Carcass => plan.carry[2] + plan.analyse[2],
            Thing::Sample => self.alert_worth(),
        }
    }

    pub(super) fn keep_item_value(&self, plan: &Plan, option: Choice) -> f32 {
        match option {
            Choice::Item(item) => {
                let heavy = self.sight.catalog().items[item.index()].heavy;
                let crowded = heavy && self.sight.free_slots() == 0;
                self.item_worth(item) - if crowded { 1.5 } else { 0.0 } + plan.item * 0.0
            }
            _ => 0.0,
        }
    }

    /// What to drop for something new, if anything.
    pub(super) fn make_room_value(&self, plan: &Plan, new: Thing, option: Choice) -> f32 {
        match option {
            Choice::Drop(thing) => {
                self.thing_worth(plan, new) - self.thing_worth(plan, thing) - 0.1
            }
            _ => 0.0,
        }
    }

    /// What must be let go of for something heavy, if anything.
    pub(super) fn displaced(&self, plan: &Plan) -> f32 {
        if self.sight.free_slots() > 0 {
            return 0.0;
        }
        let held = self.sight.me().hands.iter().map(|held| self.thing_worth(plan, held.thing));
        held.fold(f32::MAX, f32::min).clamp(0.0, LIFE) + DROPPED
    }

    pub(super) fn drop_value(&self, plan: &Plan, option: Choice) -> f32 {
        match option {
            Choice::Drop(thing) | Choice::Thing(thing) => -self.thing_worth(plan, thing),
            _ => 0.0,
        }
    }

    /// What crafting is worth.
    pub(super) fn craft_value(&self, plan: &Plan) -> f32 {
        let catalog = self.sight.catalog();
        let made = catalog.item_ids().filter(|item| {
            let Some(recipe) = catalog.items[item.index()].recipe else { return false };
            recipe.iter().all(|symbol| {
                self.sight
                    .items()
                    .any(|held| catalog.items[held.index()].component == Some(*symbol))
            })
        });
        let best = made.map(|item| self.item_worth(item)).fold(0.0, f32::max);
        best - 2.6 - plan.item
    }

    /// What opening a trade is worth: it is done to hand over what another needs more.
    pub(super) fn trade_value(&self, plan: &Plan) -> f32 {
        if self.sight.round().idle_trades > 0 {
            return NEVER;
        }
        let wanted = self
            .sight
            .company()
            .filter_map(|seat| self.wanted_from(plan, seat))
            .map(|(value, _)| value)
            .fold(0.0, f32::max);
        wanted * 0.4 - 0.6
    }

    /// The heavy thing another holds that this character wants most.
    fn wanted_from(&self, plan: &Plan, seat: derelict_engine::Seat) -> Option<(f32, Thing)> {
        self.sight
            .body(seat)
            .hands
            .iter()
            .filter(|held| held.thing.object().is_some())
            .map(|held| (self.object_value(plan, held.thing), held.thing))
            .filter(|(value, _)| *value > 2.0)
            .max_by(|a, b| a.0.total_cmp(&b.0))
    }

    pub(super) fn score_trade(&self, options: &[Choice], scores: &mut Vec<f32>) {
        let plan = self.plan();
        scores.extend(options.iter().map(|option| match option {
            Choice::Offer(seat) => {
                let asks = self.wanted_from(&plan, *seat).map_or(-1.0, |(value, _)| value);
                asks.max(self.gift_value(&plan, *seat))
            }
            Choice::Show(_) => -1.0,
            _ => 0.0,
        }));
    }

    /// What helping another is worth: healing things for the wounded, if nobody here needs them.
    fn gift_value(&self, plan: &Plan, seat: derelict_engine::Seat) -> f32 {
        if plan.marked[seat.index()] {
            return -1.0;
        }
        let weapons =
            self.sight.me().hands.iter().filter(|held| self.is_weapon(held.thing)).count();
        let armed = self.sight.body(seat).hands.iter().any(|held| held.ammo > 0);
        if weapons > 1 && !armed { 0.5 } else { -1.0 }
    }

    pub(super) fn score_offer(&self, options: &[Choice], scores: &mut Vec<f32>) {
        let plan = self.plan();
        let deal = self.sight.deal();
        let partner = deal.to;
        let wanted = self.wanted_from(&plan, partner).map(|(_, thing)| thing);
        let asked = !deal.ask.is_empty();
        let given = !deal.give.is_empty();
        scores.extend(options.iter().map(|option| match option {
            Choice::Ask(thing) if !asked && Some(*thing) == wanted => 5.0,
            // Something of little use here is a fair price.
            Choice::Give(thing) if asked && !given => 2.0 - self.thing_worth(&plan, *thing),
            Choice::Give(thing) if wanted.is_none() && !given && self.is_weapon(*thing) => {
                3.0 - self.thing_worth(&plan, *thing)
            }
            Choice::Done => {
                if asked || given {
                    0.5
                } else {
                    0.0
                }
            }
            _ => -2.0,
        }));
    }

    pub(super) fn score_answer(&self, options: &[Choice], scores: &mut Vec<f32>) {
        let plan = self.plan();
        let deal = self.sight.deal();
        let gain: f32 = deal.give.iter().map(|thing| self.gain(&plan, thing)).sum();
        let named: f32 = deal.ask.iter().map(|thing| self.thing_worth(&plan, thing).max(0.0)).sum();
        let hidden: f32 = Colour::ALL
            .iter()
            .map(|colour| f32::from(deal.colours[*colour as usize]) * self.cheapest(&plan, *colour))
            .sum();
        let trust = self.sight.memory.trust(deal.from);
        let value = gain - named - hidden - 0.5 + trust * 0.5;
        scores.extend(options.iter().map(|option| match option {
            Choice::Yes => value,
            Choice::Counter => -1.0,
            _ => 0.0,
        }));
    }

    /// What getting a thing is worth.
    fn gain(&self, plan: &Plan, thing: Thing) -> f32 {
        match thing {
            Thing::Item(item) => self.item_worth(item) + plan.item,
            object => self.object_value(plan, object),
        }
    }

    /// What parting with the least useful item of a colour costs.
    fn cheapest(&self, plan: &Plan, colour: Colour) -> f32 {
        let catalog = self.sight.catalog();
        let of_colour = self
            .sight
            .inventory()
            .kinds()
            .filter(|item| catalog.items[item.index()].source == ItemSource::Deck(colour));
        let cheapest = of_colour.map(|item| self.item_worth(item) + plan.item).fold(9.0, f32::min);
        cheapest.max(0.0)
    }
}
