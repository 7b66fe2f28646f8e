//! The nest: its eggs, what attacks and takes them, and the queen who comes to it.

use derelict_content::{KindId, MiniId, Role, RoomId};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{EggHarm, Frame, Origin, Question, Then};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::thing::Thing;
use crate::verb::{Deed, Unaimed};

impl EggHarm {
    fn rule(self) -> &'static str {
        match self {
            Self::Hit => "injury.egg",
            Self::Grenade => "effect.throw.grenade.eggs",
            Self::Molotov => "effect.throw.molotov.eggs",
            Self::Fire => "round.event.fire.eggs",
            Self::Blast => "lock.room.egg-other.count",
        }
    }
}

/// Takes an egg of the nest, then a noise roll (`room.nest.take`).
pub(crate) struct TakeEgg;

impl Unaimed for TakeEgg {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        docket.when(look.state.nest_eggs == 0, "room.nest.take.none", Reason::NoEgg);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.push(Frame::NoiseRoll { seat, then: Then::Nothing });
        play.push(Frame::Gain { seat, thing: Thing::Egg, ammo: 0, origin: Origin::Nest });
    }

    fn hands(self) -> Option<Thing> {
        Some(Thing::Egg)
    }
}

/// Destroys an uncarried egg of the room, which is heard (`carno.effect.mutation.egg`).
pub(crate) struct SmashEgg;

impl Unaimed for SmashEgg {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.uncarried_eggs(deed.room) == 0;
        docket.when(none, "carno.effect.mutation.egg", Reason::NoEgg);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, room, .. }: Deed) {
        play.push(Frame::Eggs { seat });
        play.destroy_eggs(EggHarm::Hit, seat, room, 1);
    }
}

impl Look<'_> {
    /// Uncarried eggs in a room that may be attacked: those of the known nest, and those lying
    /// about (`room.nest.undiscovered`).
    #[must_use]
    pub fn uncarried_eggs(self, room: RoomId) -> u8 {
        self.eggs_of_nest(room) + self.state.rooms[room.index()].eggs
    }

    /// Eggs of the nest, if this is known to be it.
    fn eggs_of_nest(self, room: RoomId) -> u8 {
        if self.room_is(room, Role::Nest) { self.state.nest_eggs } else { 0 }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The noise roll after every attempt on eggs of the nest (`room.nest.attack.noise`).
    pub(crate) fn eggs_attacked(&mut self, seat: Seat) {
        self.push(Frame::NoiseRoll { seat, then: Then::Nothing });
    }

    /// Destroys uncarried eggs of a room. Of those of the nest and those lying about `seat` picks,
    /// unless all of them go (`injury.egg.choice`).
    pub(crate) fn destroy_eggs(&mut self, harm: EggHarm, seat: Seat, room: RoomId, count: u8) {
        if self.state.ending.is_some() {
            return;
        }
        let (nest, all) = (self.look().eggs_of_nest(room), self.look().uncarried_eggs(room));
        if (1..all).contains(&count) && (1..all).contains(&nest) {
            return self.ask(Question::WhichEggs { seat, room, left: count, harm });
        }
        for _ in 0..count.min(all) {
            self.destroy_egg(harm.rule(), room, self.state.rooms[room.index()].eggs == 0);
        }
        self.check_nest("room.nest.destroyed");
    }

    pub(crate) fn answer_which_eggs(
        &mut self,
        harm: EggHarm,
        seat: Seat,
        room: RoomId,
        left: u8,
        choice: Choice,
    ) {
        self.destroy_egg("injury.egg.choice", room, choice == Choice::Eggs);
        self.destroy_eggs(harm, seat, room, left - 1);
    }

    fn destroy_egg(&mut self, rule: &'static str, room: RoomId, of_nest: bool) {
        if of_nest {
            self.state.nest_eggs -= 1;
        } else {
            self.room(room).eggs -= 1;
        }
        self.state.egg_supply += 1;
        self.tell(rule, Fact::EggDestroyed { room });
    }

    /// A nest without eggs is destroyed for good (`room.nest.destroyed`).
    pub(crate) fn check_nest(&mut self, rule: &'static str) {
        if self.state.nest_eggs == 0 && !self.state.nest_destroyed {
            self.state.nest_destroyed = true;
            self.tell(rule, Fact::NestDestroyed);
        }
    }

    /// Encounters for everyone in the nest or carrying an egg (`effect.event.encounter`).
    pub(crate) fn egg_protection(&mut self) {
        let look = self.look();
        let seats = look
            .awake()
            .iter()
            .filter(|seat| {
                let crew = look.crew(*seat);
                crew.room().is_some_and(|room| look.room_is(room, Role::Nest))
                    || crew.room().is_some()
                        && crew.hands.iter().any(|held| held.thing == Thing::Egg)
            })
            .collect();
        self.push(Frame::Encounters { seats });
    }

    /// An egg hatches, and may find a host in the nest (`effect.event.hatch`).
    pub(crate) fn hatching(&mut self) {
        if self.state.nest_eggs > 0 {
            self.state.nest_eggs -= 1;
            self.state.egg_supply += 1;
            self.tell("effect.event.hatch", Fact::EggHatched { eggs: self.state.nest_eggs });
        }
        let look = self.look();
        let hosts: SeatSet = look
            .awake()
            .iter()
            .filter(|seat| {
                let crew = look.crew(*seat);
                crew.action_cards() == 0
                    && crew.room().is_some_and(|room| look.room_is(room, Role::Nest))
            })
            .collect();
        for seat in hosts.iter() {
            self.infested_by_larva("effect.event.hatch", seat);
        }
        if hosts.is_empty() {
            self.hatch_into_bag();
        }
        self.check_nest("room.nest.destroyed");
    }

    /// The queen comes to the nest if she is not on the board; if she is, or nobody knows where the
    /// nest is, an egg is laid (`after.effect.event.royal`).
    pub(crate) fn royal_ceremony(&mut self) {
        let look = self.look();
        // The dead do not come back, and a destroyed nest has neither queen nor eggs.
        if look.state.queen_killed || look.state.nest_destroyed {
            return;
        }
        let Some(queen) = look.mother() else { return };
        let Some(nest) = look.explored_with(Role::Nest) else {
            return self.lay_egg("after.effect.event.royal-egg");
        };
        if self.put_spare("after.effect.event.royal", queen, nest).is_none() {
            return self.lay_egg("after.effect.event.royal-egg");
        }
        for token in self.look().tokens_of(self.state.bag, Some(queen)).iter() {
            self.state.bag.remove(token);
            self.set_token_aside("after.effect.event.royal-rest", token);
        }
        self.first_sight();
    }

    /// Eggs lying about hatch, and so does something in the nest: a larva in each of these rooms, as
    /// far as there are miniatures (`after.effect.event.hatch-all`).
    pub(crate) fn hatch_all(&mut self) {
        let nest = self.look().explored_with(Role::Nest).filter(|_| !self.state.nest_destroyed);
        let mut hatched = false;
        for room in self.book.rooms() {
            let eggs = std::mem::take(&mut self.room(room).eggs);
            if eggs > 0 {
                self.state.egg_supply += eggs;
                self.tell("after.effect.event.hatch-all", Fact::EggsOpened { room, eggs });
                hatched |= self.hatch_in(room);
            }
            if nest == Some(room) {
                hatched |= self.hatch_in(room);
            }
        }
        if hatched {
            self.first_sight();
        }
    }

    fn hatch_in(&mut self, room: RoomId) -> bool {
        let larva = self.look().brood();
        larva.is_some_and(|larva| {
            self.put_spare("after.effect.event.hatch-all", larva, room).is_some()
        })
    }

    fn lay_egg(&mut self, rule: &'static str) {
        if self.state.nest_destroyed || self.state.egg_supply == 0 {
            return;
        }
        self.state.egg_supply -= 1;
        self.state.nest_eggs += 1;
        self.tell(rule, Fact::EggAdded { eggs: self.state.nest_eggs });
    }

    /// The queen comes to a nest with a character in it, or an egg is laid.
    pub(crate) fn queen_stirs(&mut self, kind: KindId, number: u8) {
        let look = self.look();
        let nest =
            look.explored_with(Role::Nest).filter(|nest| look.present(*nest).next().is_some());
        let queen = look.minis_of(kind).next();
        let Some(nest) = nest else {
            return self.lay_egg("round.event.bag.queen-egg");
        };
        let standing = queen.and_then(|queen| look.state.minis[queen.index()].room);
        match (queen, standing) {
            (_, Some(room)) if room == nest => {}
            (Some(queen), Some(_)) if look.fights(queen) => {
                self.lay_egg("round.event.bag.queen-egg");
            }
            (queen, _) => {
                if let Some(queen) = queen {
                    self.remove_mini(queen);
                }
                self.hush_around("round.event.bag.queen-encounter", nest);
                let placed = self.place_intruder("round.event.bag.queen-nest", kind, nest);
                if let Some(mini) = placed {
                    self.push(Frame::QueenInNest { mini, number, room: nest });
                    self.first_sight();
                }
            }
        }
    }

    pub(crate) fn queen_in_nest(&mut self, mini: MiniId, number: u8, room: RoomId) {
        if let Some(target) = self.choose_prey(room) {
            self.surprise(mini, number, target);
        }
    }
}
