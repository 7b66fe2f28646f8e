//! Feeding: who eats what in the attack step, what it grows into; and characters that eat.

use derelict_content::{MiniId, ObjectKind, Role, RoomId, WeaknessEffect};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::set::MiniSet;
use crate::state::Mini;
use crate::thing::{Corpse, Thing};
use crate::verb::{Deed, Doable};

derelict_content::words! {
    /// What a carnomorph eats, the first of these that is there (`carno.feed.eat-order`).
    Food {
        /// The corpse of a character.
        Corpse = "corpse",
        /// An egg of the nest.
        NestEgg = "nest-egg",
        /// An egg on the floor.
        Egg = "egg",
        /// A carcass.
        Carcass = "carcass",
        /// One of the weakest of its own.
        Prey = "prey",
        /// The blue corpse.
        BlueCorpse = "blue-corpse",
    }
}

/// Eats an object of the room or out of the own hands (`carno.effect.mutation.eat`).
pub(crate) struct Eat {
    /// A wound to be dressed is named with it.
    pub dress: bool,
}

impl Doable for Eat {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.edible(deed).next().is_none();
        docket.when(none, "carno.effect.mutation.eat", Reason::NoObject);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(look.edible(deed)),
            [_] if self.dress => look.wounds_of(deed.seat, false, out),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        match *named {
            [Choice::Object(kind), ..] => play.eat_off_floor(deed, kind),
            [Choice::ObjectOf(_, kind), ..] => play.eat_out_of_hand(deed.seat, kind),
            _ => {}
        }
    }
}

impl<'a> Look<'a> {
    /// The corpse of a character that lies in a room.
    fn red_corpse(self, room: RoomId) -> Option<Corpse> {
        let corpses = Corpse::of_bits(self.state.rooms[room.index()].corpses);
        corpses.into_iter().find(|corpse| *corpse != Corpse::Blue)
    }

    /// What a carnomorph would eat where it stands.
    pub(crate) fn food(self, mini: MiniId, room: RoomId) -> Option<Food> {
        let floor = &self.state.rooms[room.index()];
        let weakest = self.book.eaten();
        // It never eats itself (`carno.feed.self`).
        let prey = || {
            self.figures(room)
                .iter()
                .any(|other| other != mini && Some(self.book.mini_kind(other)) == weakest)
        };
        Food::ALL.iter().copied().find(|food| match food {
            Food::Corpse => self.red_corpse(room).is_some(),
            // A nest still facedown feeds nobody (`carno.feed.nest-hidden`).
            Food::NestEgg => self.room_is(room, Role::Nest) && self.state.nest_eggs > 0,
            Food::Egg => floor.eggs > 0,
            Food::Carcass => floor.carcasses > 0,
            Food::Prey => prey(),
            Food::BlueCorpse => floor.corpses & Corpse::Blue.bit() != 0,
        })
    }

    /// Whether a heavy object is in a room, in somebody's hands or not (`carno.term.heavy-object`,
    /// `carno.term.pod`).
    #[must_use]
    pub fn holds_object(self, room: RoomId) -> bool {
        let carried = |seat: Seat| {
            self.noise_room(seat) == Some(room)
                && self.crew(seat).hands.iter().any(|held| held.thing.object().is_some())
        };
        self.objects_in(room).next().is_some() || self.seats().any(carried)
    }

    /// What a character could eat: neither the blue corpse nor eggs of the nest.
    fn edible(self, deed: Deed) -> impl Iterator<Item = Choice> + 'a {
        let fits = |thing: Thing| thing != Thing::Corpse(Corpse::Blue);
        let kinds = || ObjectKind::ALL.iter().copied();
        let lying = kinds().filter(move |kind| {
            self.objects_in(deed.room).any(|thing| fits(thing) && thing.object() == Some(*kind))
        });
        let held = kinds().filter(move |kind| {
            let mut hands = self.crew(deed.seat).hands.iter();
            hands.any(|held| fits(held.thing) && held.thing.object() == Some(*kind))
        });
        lying.map(Choice::Object).chain(held.map(move |kind| Choice::ObjectOf(deed.seat, kind)))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The attack step: all attacks, then all feeding; the other way round once they are voracious
    /// (`carno.event.sequence`, `carno.event.voracious`).
    pub(crate) fn begin_feast(&mut self) {
        let mut sated = MiniSet::default();
        if self.look().weakness(WeaknessEffect::Voracious) {
            self.feed_all(sated, self.state.arrivals, true);
            sated = self.book.minis().collect();
        }
        let look = self.look();
        let todo = look.all_figures().map(|figure| figure.id).filter(|mini| look.fights(*mini));
        let todo = todo.collect();
        self.push(Frame::Feast { todo, sated, stamp: self.state.arrivals });
    }

    /// The next attack; once all are made, those that made none feed (`carno.event.target-died`).
    pub(crate) fn feast(&mut self, mut todo: MiniSet, mut sated: MiniSet, stamp: u16) {
        let look = self.look();
        let next = look.all_figures().find(|figure| {
            todo.has(figure.id) && look.state.minis[figure.id.index()].since <= stamp
        });
        let Some(figure) = next else {
            return self.feed_all(sated, stamp, false);
        };
        todo.remove(figure.id);
        let prey = self.choose_prey(figure.room);
        if prey.is_some() {
            sated.add(figure.id);
        }
        self.push(Frame::Feast { todo, sated, stamp });
        if let Some(target) = prey {
            self.push(Frame::Attack { mini: figure.id, target, surprise: false });
        }
    }

    /// Everybody feeds once, by room number, strongest and oldest first (`carno.feed.order`); what
    /// has grown in this step feeds no more (`carno.feed.once`).
    fn feed_all(&mut self, mut sated: MiniSet, stamp: u16, fighting: bool) {
        loop {
            let look = self.look();
            let next = look.all_figures().find(|figure| {
                !sated.has(figure.id) && look.state.minis[figure.id.index()].since <= stamp
            });
            let Some(figure) = next.filter(|_| look.state.ending.is_none()) else { return };
            sated.add(figure.id);
            let free = fighting || !look.fights(figure.id);
            if let Some(food) = look.food(figure.id, figure.room).filter(|_| free) {
                self.feed(figure.id, figure.room, food);
            }
        }
    }

    /// Heal, evolve, eat (`carno.feed.steps`).
    fn feed(&mut self, mini: MiniId, room: RoomId, food: Food) {
        let injuries = std::mem::take(&mut self.state.minis[mini.index()].injuries);
        if injuries > 0 {
            self.tell("carno.feed.heal", Fact::IntruderHealed { mini, injuries });
        }
        let grown = self.evolve(mini);
        self.tell("carno.feed.eat", Fact::Fed { mini: grown, room, food });
        self.eaten(grown, room, food);
    }

    /// The next type stands in the place of one that feeds, if it has a miniature left
    /// (`carno.feed.evolve`, `carno.feed.no-mini`); tells which one it is now.
    fn evolve(&mut self, mini: MiniId) -> MiniId {
        let next = self.book.kind(self.book.mini_kind(mini)).next;
        let Some((kind, grown)) = next.and_then(|kind| Some((kind, self.look().free_mini(kind)?)))
        else {
            return mini;
        };
        let left = std::mem::take(&mut self.state.minis[mini.index()]);
        self.state.arrivals += 1;
        self.state.minis[grown.index()] =
            Mini { room: left.room, injuries: 0, since: self.state.arrivals };
        self.note_exchange(mini, grown);
        self.tell("carno.feed.evolve", Fact::IntruderTransformed { from: mini, to: grown });
        self.appeared(kind);
        grown
    }

    /// What was eaten leaves the board (`carno.feed.eaten-supply`).
    fn eaten(&mut self, eater: MiniId, room: RoomId, food: Food) {
        match food {
            Food::Corpse => {
                if let Some(corpse) = self.look().red_corpse(room) {
                    self.take_from_floor(room, Thing::Corpse(corpse));
                }
            }
            Food::BlueCorpse => self.take_from_floor(room, Thing::Corpse(Corpse::Blue)),
            Food::Carcass => self.take_from_floor(room, Thing::Carcass),
            Food::Egg => {
                self.take_from_floor(room, Thing::Egg);
                self.state.egg_supply += 1;
            }
            Food::NestEgg => {
                self.state.nest_eggs -= 1;
                self.state.egg_supply += 1;
                self.check_nest("carno.feed.nest-empty");
            }
            Food::Prey => {
                let weakest = self.book.eaten();
                let figures = self.look().figures(room);
                let prey = figures
                    .iter()
                    .find(|other| *other != eater && Some(self.book.mini_kind(*other)) == weakest);
                if let Some(prey) = prey {
                    self.remove_mini(prey);
                    self.tell("carno.feed.eaten-gone", Fact::IntruderRemoved { mini: prey, room });
                }
            }
        }
    }

    fn eat_off_floor(&mut self, Deed { seat, room, .. }: Deed, kind: ObjectKind) {
        let fits =
            |thing: &Thing| thing.object() == Some(kind) && *thing != Thing::Corpse(Corpse::Blue);
        let lying = self.look().objects_in(room).find(fits);
        if let Some(thing) = lying {
            self.take_from_floor(room, thing);
            self.swallow(seat, thing);
        }
    }

    fn eat_out_of_hand(&mut self, seat: Seat, kind: ObjectKind) {
        let held = self.crew(seat).hands.take(|held| {
            held.thing.object() == Some(kind) && held.thing != Thing::Corpse(Corpse::Blue)
        });
        if let Some(held) = held {
            self.swallow(seat, held.thing);
        }
    }

    fn swallow(&mut self, seat: Seat, thing: Thing) {
        if thing == Thing::Egg {
            self.state.egg_supply += 1;
        }
        self.tell("carno.effect.mutation.eat", Fact::ObjectEaten { seat, thing });
    }
}
