//! Weapons in hand: ammo, loading, what is fastened to them.

use derelict_content::{ItemId, Property, Verb, Weapon, WeaponFilter};

use crate::choice::{Choice, Source};
use crate::cost::Toll;
use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::{Held, Thing};
use crate::verb::{Deed, Doable, Unaimed};

/// Adds ammo; none given means full.
pub(crate) struct Reload {
    pub with: WeaponFilter,
    pub ammo: Option<u8>,
}

impl Doable for Reload {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let weapons = look.reloadable(deed.seat, self.with).next();
        docket.when(weapons.is_none(), "item.ammo.cap", Reason::NothingToLoad);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let Deed { seat, source, .. } = deed;
            let free = look.free_reload(seat, source, self.with);
            let short = free.is_some() && look.purse(seat, source) < look.cost(seat, source);
            let weapons = look.reloadable(seat, self.with);
            let affordable = weapons.filter(|item| !short || free == Some(*item));
            out.extend(affordable.map(|item| Choice::Thing(Thing::Item(item))));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Thing(Thing::Item(weapon)), ..] = *named {
            play.reload(deed.seat, weapon, self.ammo);
        }
    }

    fn waives_cost(self, look: Look<'_>, deed: Deed, named: &[Choice]) -> bool {
        let free = look.free_reload(deed.seat, deed.source, self.with);
        free.is_some_and(|free| match *named {
            [] => true,
            [Choice::Thing(weapon), ..] => weapon == Thing::Item(free),
            _ => false,
        })
    }
}

/// Fills up the item itself, for another (`after.ceo.robot-refill`, `after.medic.gun-reload`).
#[derive(Clone, Copy)]
pub(crate) struct Refill<'a> {
    pub with: &'a [String],
}

impl Doable for Refill<'_> {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rule = look.refill_rule(deed.source);
        let full = !look.crew(deed.seat).hands.as_slice().iter().any(|held| {
            Source::Item(held.thing.item().unwrap_or_default()) == deed.source
                && held.ammo < look.capacity(held)
        });
        docket.when(full, rule, Reason::NothingToLoad);
        let price = look.of_families(deed.seat, self.with).next();
        docket.when(price.is_none(), rule, Reason::NoPrice);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.of_families(deed.seat, self.with).map(Choice::Item));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, _: &[Choice]) {
        if let Source::Item(item) = deed.source {
            let rule = play.look().refill_rule(deed.source);
            play.load(rule, deed.seat, item, None);
        }
    }

    fn toll(self, named: &[Choice]) -> Toll {
        Toll::of_item("effect.reload.full", named)
    }
}

/// Spends a use of another item, as a price of what follows (`lock.effect.know.half`).
pub(crate) struct SpendUse {
    pub of: ItemId,
}

impl Unaimed for SpendUse {
    const NEEDED: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let empty = look.ammo(deed.seat, self.of) == 0;
        docket.when(empty, "lock.effect.item.uses", Reason::NoAmmo);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.spend_ammo("lock.effect.item.uses", deed.seat, self.of, 1);
    }
}

/// Brings back all uses of an item (`lock.effect.item.probe.repair`).
pub(crate) struct RestoreUses {
    pub of: ItemId,
}

impl Unaimed for RestoreUses {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let worn = look
            .crew(deed.seat)
            .hands
            .as_slice()
            .iter()
            .any(|held| held.thing == Thing::Item(self.of) && held.ammo < look.capacity(held));
        docket.when(!worn, "lock.effect.item.probe.repair", Reason::NothingToLoad);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.load("lock.effect.item.probe.repair", deed.seat, self.of, None);
    }
}

/// Fastens the item to a weapon.
pub(crate) struct Attach {
    pub to: WeaponFilter,
    pub reroll: bool,
}

impl Doable for Attach {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.weapons(deed.seat, self.to).next().is_none();
        docket.when(none, "item.attach", Reason::NoTarget);
        let taken = look.attachable(deed.seat, self.to, self.reroll).next().is_none();
        docket.when(!none && taken, "after.effect.reroll.one", Reason::AlreadyDone);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let weapons = look.attachable(deed.seat, self.to, self.reroll);
            out.extend(weapons.map(|item| Choice::Thing(Thing::Item(item))));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let ([Choice::Thing(Thing::Item(weapon)), ..], Source::Item(item)) = (named, deed.source)
        {
            play.attach(deed.seat, item, *weapon, self.reroll);
        }
    }
}

/// What an attachment adds to its weapon.
#[derive(Clone, Copy, Default)]
struct Attachment {
    capacity: u8,
    free_reload: bool,
    reroll: bool,
}

impl<'a> Look<'a> {
    /// Weapons in hand that fit a filter.
    pub(crate) fn weapons(
        self,
        seat: Seat,
        with: WeaponFilter,
    ) -> impl Iterator<Item = ItemId> + 'a {
        self.crew(seat).hands.as_slice().iter().filter_map(move |held| {
            let item = held.thing.item()?;
            let weapon = self.catalog().items[item.index()].weapon.as_ref()?;
            let fits = with.item.is_none_or(|wanted| wanted == item)
                && with.class.is_none_or(|class| class == weapon.class);
            fits.then_some(item)
        })
    }

    /// Weapons in hand with ammo.
    pub(crate) fn loaded(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        self.weapons(seat, WeaponFilter::default())
            .filter(move |weapon| self.ammo(seat, *weapon) > 0)
    }

    /// Ammo in a weapon in hand; of two alike, the better loaded.
    #[must_use]
    pub fn ammo(self, seat: Seat, weapon: ItemId) -> u8 {
        let held = self.crew(seat).hands.as_slice().iter();
        held.filter(|held| held.thing == Thing::Item(weapon))
            .map(|held| held.ammo)
            .max()
            .unwrap_or(0)
    }

    /// The numbers of a weapon; none of what is no weapon.
    pub(crate) fn weapon(self, item: ItemId) -> Option<&'a Weapon> {
        self.book.catalog.items[item.index()].weapon.as_ref()
    }

    pub(crate) fn has_property(self, weapon: ItemId, property: Property) -> bool {
        self.weapon(weapon).is_some_and(|weapon| weapon.properties.contains(&property))
    }

    /// What a weapon holds with everything fastened to it.
    #[must_use]
    pub fn capacity(self, held: &Held) -> u8 {
        let Some(item) = held.thing.item() else {
            return 0;
        };
        let card = self.item(item);
        let base = card.weapon.as_ref().map(|weapon| weapon.ammo);
        let base = base.or(card.energy).or(card.uses).unwrap_or(0);
        base + held.attached.iter().map(|extra| self.attachment(extra).capacity).sum::<u8>()
    }

    /// Weapons in hand an item can be fastened to: of what lets the die be rolled again, a weapon
    /// carries at most one (`after.effect.reroll.one`).
    fn attachable(
        self,
        seat: Seat,
        to: WeaponFilter,
        reroll: bool,
    ) -> impl Iterator<Item = ItemId> + 'a {
        self.weapons(seat, to).filter(move |weapon| !reroll || self.unaimed(seat, *weapon))
    }

    /// Whether one of these weapons in hand carries nothing that lets the die be rolled again.
    fn unaimed(self, seat: Seat, weapon: ItemId) -> bool {
        let mut held = self.crew(seat).hands.as_slice().iter();
        held.any(|held| held.thing == Thing::Item(weapon) && !self.is_aimed(held))
    }

    fn is_aimed(self, held: &Held) -> bool {
        held.attached.iter().any(|extra| self.attachment(extra).reroll)
    }

    /// Whether the die of an attack with a weapon in hand may be rolled again because of what is
    /// fastened to it (`after.effect.reroll.attach`).
    pub(crate) fn is_steadied(self, seat: Seat, weapon: ItemId) -> bool {
        let mut held = self.crew(seat).hands.as_slice().iter();
        held.any(|held| held.thing == Thing::Item(weapon) && self.is_aimed(held))
    }

    /// What an attachment adds.
    fn attachment(self, item: ItemId) -> Attachment {
        let action = self.catalog().items[item.index()].action.as_ref();
        let verbs = action.into_iter().flat_map(|ability| &ability.sections).flat_map(|s| &s.verbs);
        verbs
            .filter_map(|verb| match verb {
                Verb::Attach { capacity, free_reload, reroll, .. } => Some(Attachment {
                    capacity: *capacity,
                    free_reload: *free_reload,
                    reroll: *reroll,
                }),
                _ => None,
            })
            .next()
            .unwrap_or_default()
    }

    /// Items of some families that a character carries, each kind once.
    pub(crate) fn of_families(
        self,
        seat: Seat,
        families: &'a [String],
    ) -> impl Iterator<Item = ItemId> + 'a {
        let mut seen: Option<ItemId> = None;
        self.items_of(seat).filter(move |item| {
            let again = seen == Some(*item);
            seen = Some(*item);
            !again && families.contains(&self.item(*item).family)
        })
    }

    /// The rule by which an item is filled up with another.
    fn refill_rule(self, source: Source) -> &'static str {
        match source {
            Source::Item(item) if self.weapon(item).is_none() => "after.ceo.robot-refill",
            _ => "after.medic.gun-full",
        }
    }

    /// Weapons that fit a filter and can take more ammo.
    fn reloadable(self, seat: Seat, with: WeaponFilter) -> impl Iterator<Item = ItemId> + 'a {
        self.weapons(seat, with).filter(move |weapon| {
            self.crew(seat)
                .hands
                .as_slice()
                .iter()
                .any(|held| held.thing == Thing::Item(*weapon) && held.ammo < self.capacity(held))
        })
    }

    /// A weapon whose attachment makes this reload free: by an item, not by a room
    /// (`effect.attach.discount`).
    fn free_reload(self, seat: Seat, source: Source, with: WeaponFilter) -> Option<ItemId> {
        let mut weapons = self.reloadable(seat, with).filter(|_| matches!(source, Source::Item(_)));
        weapons.find(|weapon| {
            self.crew(seat).hands.as_slice().iter().any(|held| {
                held.thing == Thing::Item(*weapon)
                    && held.attached.iter().any(|extra| self.attachment(extra).free_reload)
            })
        })
    }
}

impl Look<'_> {
    /// What is in an item as it is gained in play: ammo, of which most weapons hold one, or uses
    /// (`craft.loaded`, `lock.items.ammo`).
    pub(crate) fn arrives_with(self, item: ItemId) -> u8 {
        let card = self.item(item);
        let ammo = card.weapon.as_ref().map(|weapon| weapon.start.unwrap_or(1));
        ammo.or(card.uses).unwrap_or(0)
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn spend_ammo(&mut self, rule: &'static str, seat: Seat, weapon: ItemId, ammo: u8) {
        if let Some(held) = self.best_loaded(seat, weapon) {
            held.ammo = held.ammo.saturating_sub(ammo);
            let left = held.ammo;
            self.tell(rule, Fact::AmmoSpent { seat, weapon, left });
        }
    }

    fn best_loaded(&mut self, seat: Seat, weapon: ItemId) -> Option<&mut Held> {
        let hands = self.crew(seat).hands.as_mut_slice().iter_mut();
        hands.filter(|held| held.thing == Thing::Item(weapon)).max_by_key(|held| held.ammo)
    }

    /// Adds ammo up to the capacity; none given means full.
    fn reload(&mut self, seat: Seat, weapon: ItemId, ammo: Option<u8>) {
        let rule = if ammo.is_some() { "item.ammo.cap" } else { "effect.reload.full" };
        self.load(rule, seat, weapon, ammo);
    }

    fn load(&mut self, rule: &'static str, seat: Seat, weapon: ItemId, ammo: Option<u8>) {
        let look = self.look();
        let hands = look.crew(seat).hands.as_slice().iter().enumerate();
        let emptiest = hands
            .filter(|(_, held)| {
                held.thing == Thing::Item(weapon) && held.ammo < look.capacity(held)
            })
            .min_by_key(|(_, held)| held.ammo);
        let Some((index, held)) = emptiest else {
            return;
        };
        let capacity = look.capacity(held);
        let now = ammo.map_or(capacity, |ammo| (held.ammo + ammo).min(capacity));
        self.crew(seat).hands.as_mut_slice()[index].ammo = now;
        self.tell(rule, Fact::AmmoLoaded { seat, weapon, now });
    }

    /// Fastens an item to a weapon: more capacity, and as much ammo at once
    /// (`effect.attach.ammo`).
    fn attach(&mut self, seat: Seat, item: ItemId, weapon: ItemId, reroll: bool) {
        let Attachment { capacity, .. } = self.look().attachment(item);
        if !self.crew(seat).inventory.take(item) {
            return;
        }
        self.forget_item(seat, item);
        let look = self.look();
        let hands = look.crew(seat).hands.as_slice().iter().enumerate();
        let free = hands.filter(|(_, held)| {
            held.thing == Thing::Item(weapon) && !(reroll && look.is_aimed(held))
        });
        let Some((at, _)) = free.max_by_key(|(_, held)| held.ammo) else { return };
        let held = &mut self.crew(seat).hands.as_mut_slice()[at];
        held.attached.push(item);
        held.ammo += capacity;
        let now = held.ammo;
        self.tell("item.attach", Fact::ItemAttached { seat, item, weapon });
        if capacity > 0 {
            self.tell("effect.attach.ammo", Fact::AmmoLoaded { seat, weapon, now });
        }
    }
}
