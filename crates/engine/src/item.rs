//! Items: hands and inventory, gaining and dropping.

use derelict_content::{Goods, Item, ItemId, WoundEffect, capacity};

use crate::choice::Choice;
use crate::cost::Toll;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::{Held, Thing};
use crate::verb::{Deed, Doable, Unaimed};

/// An item card and those fastened to it.
type Cards = Pile<ItemId, { 1 + capacity::ATTACHMENTS }>;

/// Hand slots of a healthy character.
pub const HANDS: usize = 2;

/// Takes an item off whoever bears it, at any distance (`after.convict.key-distance`).
pub(crate) struct Free {
    pub item: ItemId,
}

impl Unaimed for Free {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let nobody = !look.seats().any(|seat| look.carries(seat, self.item));
        docket.when(nobody, "after.convict.key-use", Reason::NoTarget);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        let look = play.look();
        let bearer = look.seats().find(|seat| look.carries(*seat, self.item));
        if let Some(seat) = bearer {
            play.lose_item(seat, self.item);
            play.tell("after.convict.key-use", Fact::Freed { seat, item: self.item });
        }
    }
}

/// Gives up something one has, as a price of what follows (`lock.effect.hand.obstinate`,
/// `lock.effect.move.push`).
pub(crate) struct Forfeit {
    pub what: Goods,
}

impl Doable for Forfeit {
    const NEEDED: bool = true;
    const PRICE: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.goods(deed.seat, self.what).next().is_none();
        docket.when(none, "lock.effect.item.loss", Reason::NoPrice);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            for item in look.goods(deed.seat, self.what).map(Choice::Item) {
                if !out.contains(&item) {
                    out.push(item);
                }
            }
        }
    }

    fn carry_out<S: EventSink>(self, _: &mut Play<'_, S>, _: Deed, _: &[Choice]) {}

    fn toll(self, named: &[Choice]) -> Toll {
        Toll::of_item("lock.effect.item.loss", named)
    }
}

impl<'a> Look<'a> {
    /// What a character could give up: nothing that can be neither dropped nor traded
    /// (`lock.effect.item.loss`).
    pub(crate) fn goods(self, seat: Seat, what: Goods) -> impl Iterator<Item = ItemId> + 'a {
        self.items_of(seat).filter(move |item| {
            let fits = what == Goods::Item || self.weapon(*item).is_some();
            fits && !self.item(*item).bound
        })
    }

    pub(crate) fn item(self, item: ItemId) -> &'a Item {
        &self.catalog().items[item.index()]
    }

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
        let filled: usize = hands.iter().map(|held| self.slots_for(held.thing)).sum();
        filled - taped / 2
    }

    /// Hand slots something fills.
    fn slots_for(self, thing: Thing) -> usize {
        thing.item().map_or(1, |item| usize::from(self.item(item).slots))
    }

    /// Whether the hands are too full to take something.
    pub(crate) fn has_no_hand_for(self, seat: Seat, thing: Thing) -> bool {
        let heavy = thing.item().is_none_or(|item| self.item(item).heavy);
        let needed = self.slots_for(thing);
        heavy && needed > 0 && self.slots_used(seat) + needed > self.slots(seat)
    }

    /// Whether a character can lay one thing more beside its board, which hardly anybody cannot.
    pub(crate) fn has_place_for(self, seat: Seat, item: ItemId) -> bool {
        let hands = &self.crew(seat).hands;
        !self.item(item).heavy || hands.len() < hands.capacity()
    }

    /// Whether something can be neither dropped nor traded.
    pub(crate) fn is_bound(self, thing: Thing) -> bool {
        thing.item().is_some_and(|item| self.item(item).bound)
    }

    /// Heavy things a character could drop to have a hand free.
    pub(crate) fn makes_room(self, seat: Seat) -> impl Iterator<Item = Thing> + 'a {
        let things = self.crew(seat).hands.as_slice().iter().map(|held| held.thing);
        things.filter(move |thing| !self.is_bound(*thing) && self.slots_for(*thing) > 0)
    }

    /// Whether a character has to part with something. What cannot be laid down stays, however few
    /// hands there are.
    #[must_use]
    pub fn overfull(self, seat: Seat) -> bool {
        self.slots_used(seat) > self.slots(seat) && self.makes_room(seat).next().is_some()
    }

    /// Everything a character could drop.
    pub(crate) fn drops(self, seat: Seat, out: &mut Vec<Choice>) {
        let crew = self.crew(seat);
        out.extend(crew.inventory.kinds().map(|item| Choice::Drop(Thing::Item(item))));
        for held in crew.hands.as_slice() {
            let drop = Choice::Drop(held.thing);
            if !self.is_bound(held.thing) && !out.contains(&drop) {
                out.push(drop);
            }
        }
    }

    /// What a character must part with: every heavy thing, for overfull hands.
    pub(crate) fn surplus_options(self, seat: Seat, out: &mut Vec<Choice>) {
        for thing in self.makes_room(seat) {
            let choice = Choice::Thing(thing);
            if !out.contains(&choice) {
                out.push(choice);
            }
        }
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
        if self.look().has_no_hand_for(seat, thing) && origin != Origin::Trade {
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
                    self.check_nest("room.nest.destroyed");
                }
                Origin::Supply => {
                    self.tell("lock.effect.item.probe", Fact::ObjectPicked { seat, thing, room });
                }
                Origin::Search | Origin::Craft | Origin::Quest | Origin::Trade => {}
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
                    self.put_back_declined(seat, item);
                }
                Origin::Floor | Origin::Nest | Origin::Trade | Origin::Supply => {}
            }
        }
        // What was taken out of the supply is there all the same (`lock.effect.item.probe.hand`).
        if let (Origin::Supply, Some(room)) = (origin, self.state.crew[seat.index()].room()) {
            self.put_on_floor(room, thing);
            self.tell("lock.effect.item.probe.hand", Fact::ObjectDropped { seat, thing, room });
        }
    }

    /// Drops something carried: items are lost, objects lie in the room.
    pub(crate) fn drop_thing(&mut self, rule: &'static str, seat: Seat, thing: Thing) {
        match thing {
            Thing::Item(item) => {
                self.drop_item(seat, item);
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

    /// Takes an item from a character and discards it.
    pub(crate) fn lose_item(&mut self, seat: Seat, item: ItemId) -> bool {
        let Some((cards, _)) = self.part_with(seat, item) else { return false };
        for card in cards.iter() {
            self.discard_card(card);
        }
        true
    }

    /// Takes an item from a character, with what is fastened to it; tells whether all saw it.
    pub(crate) fn part_with(&mut self, seat: Seat, item: ItemId) -> Option<(Cards, bool)> {
        if self.crew(seat).inventory.take(item) {
            self.forget_item(seat, item);
            return Some(([item].into_iter().collect(), false));
        }
        let held = self.crew(seat).hands.take(|held| held.thing == Thing::Item(item))?;
        self.tear_tape(seat, held.tape);
        Some(([item].into_iter().chain(held.attached.iter()).collect(), true))
    }

    /// Hands hold no more than their slots: surplus is dropped (`effect.wound.arm.drop`,
    /// `trade.hands`).
    pub(crate) fn surplus(&mut self, seat: Seat) {
        if self.look().overfull(seat) {
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

    /// A one-use item is spent by its action, and of one with uses one of them; with the last it is
    /// gone, unless it belongs to its owner (`action.item.one-use`, `lock.effect.item.uses`).
    pub(crate) fn use_up(&mut self, seat: Seat, item: ItemId) {
        if self.look().item(item).uses.is_some() {
            self.spend_ammo("lock.effect.item.uses", seat, item, 1);
            let left = self.look().ammo(seat, item);
            if left > 0 || self.look().item(item).bound {
                return;
            }
        }
        if self.state.crew[seat.index()].alive() {
            self.discard_item("action.item.one-use", seat, item);
        }
    }
}
