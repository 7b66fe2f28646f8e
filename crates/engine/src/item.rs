//! Items and objects: hands, inventory, gaining, dropping, weapons and what is fastened to them.

use derelict_content::{
    Colour, ItemId, ItemSource, ObjectKind, Reaction, RoomId, Verb, WeaponFilter, WoundEffect,
};

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::thing::{Corpse, Held, Tape, Thing};

/// Hand slots of a healthy character.
pub const HANDS: usize = 2;

impl<'a> Look<'a> {
    /// Hand slots a character has (`effect.wound.arm`).
    #[must_use]
    pub fn slots(self, seat: Seat) -> usize {
        HANDS - usize::from(self.suffers(seat, WoundEffect::OneHand))
    }

    /// Hand slots in use; a taped pair uses one.
    #[must_use]
    pub fn slots_used(self, seat: Seat) -> usize {
        let hands = self.crew(seat).hands.as_slice();
        let taped = hands.iter().filter(|held| held.tape.is_some()).count();
        hands.len() - taped / 2
    }

    /// Objects on the floor of a room.
    pub(crate) fn objects_in(self, room: RoomId) -> impl Iterator<Item = Thing> + 'a {
        let floor = &self.state.rooms[room.index()];
        let eggs = (floor.eggs > 0).then_some(Thing::Egg);
        let carcasses = (floor.carcasses > 0).then_some(Thing::Carcass);
        Corpse::of_bits(floor.corpses).map(Thing::Corpse).chain(eggs).chain(carcasses)
    }

    /// What a weapon holds with everything fastened to it.
    #[must_use]
    pub fn capacity(self, held: &Held) -> u8 {
        let Some(item) = held.thing.item() else {
            return 0;
        };
        let base =
            self.catalog().items[item.index()].weapon.as_ref().map_or(0, |weapon| weapon.ammo);
        base + held.attached.iter().map(|extra| self.attachment(extra).0).sum::<u8>()
    }

    /// Capacity an attachment adds, and whether it makes reloading free.
    fn attachment(self, item: ItemId) -> (u8, bool) {
        let action = self.catalog().items[item.index()].action.as_ref();
        let verbs = action.into_iter().flat_map(|ability| &ability.sections).flat_map(|s| &s.verbs);
        verbs
            .filter_map(|verb| match verb {
                Verb::Attach { capacity, free_reload, .. } => Some((*capacity, *free_reload)),
                _ => None,
            })
            .next()
            .unwrap_or((0, false))
    }

    /// Weapons that fit a filter and can take more ammo.
    pub(crate) fn reloadable(
        self,
        seat: Seat,
        with: WeaponFilter,
    ) -> impl Iterator<Item = ItemId> + 'a {
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
    pub(crate) fn free_reload(
        self,
        seat: Seat,
        source: Source,
        with: WeaponFilter,
    ) -> Option<ItemId> {
        let mut weapons = self.reloadable(seat, with).filter(|_| matches!(source, Source::Item(_)));
        weapons.find(|weapon| {
            self.crew(seat).hands.as_slice().iter().any(|held| {
                held.thing == Thing::Item(*weapon)
                    && held.attached.iter().any(|extra| self.attachment(extra).1)
            })
        })
    }

    /// Heavy items not yet part of a pair (`effect.tape.limit`).
    pub(crate) fn tapeable(self, seat: Seat) -> impl Iterator<Item = Thing> + 'a {
        let hands = self.crew(seat).hands.as_slice().iter();
        hands
            .filter(|held| held.thing.item().is_some() && held.tape.is_none())
            .map(|held| held.thing)
    }

    pub(crate) fn tape_aims(self, seat: Seat, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(self.tapeable(seat).map(Choice::Thing)),
            [Choice::Thing(first)] => {
                let mut others: Pile<Thing, 8> = self.tapeable(seat).collect();
                others.take(|thing| thing == *first);
                out.extend(others.iter().map(Choice::Thing));
            }
            _ => {}
        }
        out.dedup();
    }

    /// Whether by public knowledge this player could carry an item with a reaction: it is in
    /// hand, or a card with its back is in the inventory while not every copy lies open.
    #[must_use]
    pub fn could_carry(self, seat: Seat, wanted: Reaction) -> bool {
        let crew = self.crew(seat);
        let mut reacting = self
            .catalog()
            .item_ids()
            .filter(|item| self.catalog().items[item.index()].reaction == Some(wanted));
        reacting.any(|item| {
            let back = self.deck_of(item);
            let held = crew.hands.as_slice().iter();
            held.map(|held| held.thing).any(|thing| thing == Thing::Item(item))
                || self.unseen(item)
                    && crew.inventory.kinds().any(|kind| self.deck_of(kind) == back)
        })
    }

    /// Whether a copy of an item could be in an inventory, as far as the open table shows.
    fn unseen(self, item: ItemId) -> bool {
        let card = &self.catalog().items[item.index()];
        let unseen = match card.source {
            ItemSource::Deck(Colour::Blue) => self.state.crafted.copies(item) < card.copies,
            ItemSource::Deck(colour) => {
                let discard = &self.state.items[colour as usize].discard;
                let open = discard.iter().filter(|other| *other == item).count();
                open < card.copies as usize
            }
            ItemSource::Starting | ItemSource::Quest => {
                let beside = |seat: Seat| self.crew(seat).quests.contains(item);
                !self.state.items_gone.has(item) && !self.seats().any(beside)
            }
        };
        unseen && !card.heavy
    }

    /// What a character must part with: every heavy thing, for overfull hands.
    pub(crate) fn surplus_options(self, seat: Seat, out: &mut Vec<Choice>) {
        for held in self.crew(seat).hands.as_slice() {
            let choice = Choice::Thing(held.thing);
            if !out.contains(&choice) {
                out.push(choice);
            }
        }
    }

    /// Objects a laboratory could analyse: on the floor, carried by the user, or carried by
    /// another who may be asked.
    pub(crate) fn analysable(self, deed: crate::verb::Deed) -> impl Iterator<Item = Choice> + 'a {
        let unknown = ObjectKind::ALL
            .iter()
            .copied()
            .filter(move |kind| !self.state.weaknesses[*kind as usize].revealed);
        unknown.flat_map(move |kind| {
            let carries = move |seat: Seat| {
                self.crew(seat)
                    .hands
                    .as_slice()
                    .iter()
                    .any(|held| held.thing.object() == Some(kind))
            };
            let nest = kind == ObjectKind::Egg && self.uncarried_eggs(deed.room) > 0;
            let lying = self.objects_in(deed.room).any(|thing| thing.object() == Some(kind));
            let own = !deed.remote && carries(deed.seat);
            let free = (lying || nest || own).then_some(Choice::Object(kind));
            let others = self.present(deed.room).filter(move |other| {
                free.is_none() && *other != deed.seat && carries(*other) && self.may_ask(*other)
            });
            free.into_iter().chain(others.map(move |other| Choice::ObjectOf(other, kind)))
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Gives a character something: normal items go to the inventory, heavy things need a slot.
    pub(crate) fn gain(&mut self, seat: Seat, thing: Thing, ammo: u8, origin: Origin) {
        if let Thing::Item(item) = thing
            && !self.book.catalog.items[item.index()].heavy
        {
            self.crew(seat).inventory.add(item);
            if origin != Origin::Trade {
                self.tell_gain(seat, item);
            }
            return;
        }
        if self.look().slots_used(seat) >= self.look().slots(seat) && origin != Origin::Trade {
            self.ask(Question::MakeRoom { seat, thing, ammo, origin });
            return;
        }
        self.take_in_hand(seat, Held { thing, ammo, ..Held::default() }, origin);
    }

    fn tell_gain(&mut self, seat: Seat, item: ItemId) {
        let colour = self.look().deck_of(item);
        self.whisper("hidden.inventory", seat, Fact::ItemGained { seat, item, colour });
    }

    /// Puts a heavy thing into a hand.
    pub(crate) fn take_in_hand(&mut self, seat: Seat, held: Held, origin: Origin) {
        self.crew(seat).hands.push(held);
        match (held.thing, self.state.crew[seat.index()].room()) {
            (Thing::Item(_), _) if origin == Origin::Trade => {}
            (Thing::Item(item), _) => {
                let colour = self.look().deck_of(item);
                self.tell("hidden.heavy", Fact::ItemGained { seat, item, colour });
            }
            (thing, Some(room)) => match origin {
                Origin::Floor => {
                    self.take_from_floor(room, thing);
                    self.tell("object.pickup", Fact::ObjectPicked { seat, thing, room });
                }
                Origin::Nest => {
                    self.state.nest_eggs -= 1;
                    self.tell("room.nest.take", Fact::ObjectPicked { seat, thing, room });
                    self.check_nest();
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// Drops one thing for the new one, or does without it (`item.hands.full`).
    pub(crate) fn answer_make_room(
        &mut self,
        seat: Seat,
        thing: Thing,
        ammo: u8,
        origin: Origin,
        choice: Choice,
    ) {
        match choice {
            Choice::Drop(old) => {
                self.drop_thing("item.hands.full", seat, old);
                self.push(Frame::Gain { seat, thing, ammo, origin });
            }
            _ => self.decline(seat, thing, origin),
        }
    }

    fn decline(&mut self, seat: Seat, thing: Thing, origin: Origin) {
        if let Thing::Item(item) = thing {
            match origin {
                Origin::Craft | Origin::Quest | Origin::Search => {
                    self.discard_card(item);
                    self.tell("item.hands.decline", Fact::ItemDeclined { seat, item });
                }
                Origin::Floor | Origin::Nest | Origin::Trade => {}
            }
        }
    }

    /// Drops something carried: items are lost, objects lie in the room.
    pub(crate) fn drop_thing(&mut self, rule: &'static str, seat: Seat, thing: Thing) {
        match thing {
            Thing::Item(item) => {
                if self.lose_item(seat, item) {
                    self.tell("item.drop.item", Fact::ItemDropped { seat, item });
                }
            }
            object => {
                let dropped = self.crew(seat).hands.take(|held| held.thing == object);
                if let (Some(_), Some(room)) = (dropped, self.look().noise_room(seat)) {
                    self.put_on_floor(room, object);
                    let rule = if rule == "item.drop" { "item.drop.object" } else { rule };
                    self.tell(rule, Fact::ObjectDropped { seat, thing: object, room });
                }
            }
        }
    }

    /// Discards an item because of an effect.
    pub(crate) fn discard_item(&mut self, rule: &'static str, seat: Seat, item: ItemId) {
        if self.lose_item(seat, item) {
            self.tell(rule, Fact::ItemDiscarded { seat, item });
        }
    }

    /// Takes an item from a character and puts it where lost items go.
    fn lose_item(&mut self, seat: Seat, item: ItemId) -> bool {
        if self.crew(seat).inventory.take(item) {
            self.forget_item(seat, item);
            self.discard_card(item);
            return true;
        }
        let Some(held) = self.crew(seat).hands.take(|held| held.thing == Thing::Item(item)) else {
            return false;
        };
        self.tear_tape(seat, held.tape);
        self.discard_card(item);
        for extra in held.attached.iter() {
            self.discard_card(extra);
        }
        true
    }

    /// A pair that loses one half is undone (`effect.tape.end`).
    pub(crate) fn tear_tape(&mut self, seat: Seat, tape: Option<Tape>) {
        let Some(tape) = tape else { return };
        for held in self.crew(seat).hands.as_mut_slice() {
            if held.tape == Some(tape) {
                held.tape = None;
            }
        }
        self.discard_card(tape.item);
        self.tell("effect.tape.end", Fact::TapeTorn { seat });
    }

    /// Hands hold no more than their slots: surplus is dropped (`effect.wound.arm.drop`,
    /// `trade.hands`).
    pub(crate) fn surplus(&mut self, seat: Seat) {
        if self.look().slots_used(seat) > self.look().slots(seat) {
            self.push(Frame::Surplus { seat });
            self.ask(Question::Surplus { seat });
        }
    }

    pub(crate) fn answer_surplus(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Thing(thing) = choice {
            let rule = if self.look().suffers(seat, WoundEffect::OneHand) {
                "effect.wound.arm.drop"
            } else {
                "trade.hands"
            };
            self.drop_thing(rule, seat, thing);
        }
    }

    pub(crate) fn put_on_floor(&mut self, room: RoomId, thing: Thing) {
        let floor = self.room(room);
        match thing {
            Thing::Corpse(corpse) => floor.corpses |= corpse.bit(),
            Thing::Egg => floor.eggs += 1,
            Thing::Carcass => floor.carcasses += 1,
            Thing::Item(_) => {}
        }
    }

    fn take_from_floor(&mut self, room: RoomId, thing: Thing) {
        let floor = self.room(room);
        match thing {
            Thing::Corpse(corpse) => floor.corpses &= !corpse.bit(),
            Thing::Egg => floor.eggs -= 1,
            Thing::Carcass => floor.carcasses -= 1,
            Thing::Item(_) => {}
        }
    }

    pub(crate) fn pick_up(&mut self, seat: Seat, room: RoomId, thing: Thing) {
        if self.look().objects_in(room).any(|lying| lying == thing) {
            self.gain(seat, thing, 0, Origin::Floor);
        }
    }

    /// A one-use item is spent by its action (`action.item.one-use`).
    pub(crate) fn use_up(&mut self, seat: Seat, item: ItemId) {
        if self.state.crew[seat.index()].alive() {
            self.discard_item("action.item.one-use", seat, item);
        }
    }

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
    pub(crate) fn reload(&mut self, seat: Seat, weapon: ItemId, ammo: Option<u8>) {
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
        let rule = if ammo.is_some() { "item.ammo.cap" } else { "effect.reload.full" };
        self.crew(seat).hands.as_mut_slice()[index].ammo = now;
        self.tell(rule, Fact::AmmoLoaded { seat, weapon, now });
    }

    /// Fastens an item to a weapon: more capacity, and as much ammo at once
    /// (`effect.attach.ammo`).
    pub(crate) fn attach(&mut self, seat: Seat, item: ItemId, weapon: ItemId) {
        let (capacity, _) = self.look().attachment(item);
        if !self.crew(seat).inventory.take(item) {
            return;
        }
        self.forget_item(seat, item);
        if let Some(held) = self.best_loaded(seat, weapon) {
            held.attached.push(item);
            held.ammo += capacity;
            let now = held.ammo;
            self.tell("item.attach", Fact::ItemAttached { seat, item, weapon });
            self.tell("effect.attach.ammo", Fact::AmmoLoaded { seat, weapon, now });
        }
    }

    /// Ties two heavy items into one hand slot (`item.ducttape`).
    pub(crate) fn tape(&mut self, seat: Seat, item: ItemId, a: Thing, b: Thing) {
        if !self.crew(seat).inventory.take(item) {
            return;
        }
        self.forget_item(seat, item);
        // The tape stays with the pair instead of being used up.
        self.state.frames.take(|frame| frame == Frame::UseUp { seat, item });
        let hands = self.crew(seat).hands.as_mut_slice();
        let pair =
            1 + hands.iter().filter_map(|held| held.tape).map(|tape| tape.pair).max().unwrap_or(0);
        let tape = Some(Tape { item, pair });
        for thing in [a, b] {
            let free = hands.iter_mut().find(|held| held.thing == thing && held.tape.is_none());
            if let Some(held) = free {
                held.tape = tape;
            }
        }
        if let (Thing::Item(a), Thing::Item(b)) = (a, b) {
            self.tell("item.ducttape", Fact::ItemsTaped { seat, items: [a, b] });
        }
    }
}
