//! Thrown things: grenades, fire bombs, decoys.

use derelict_content::{RoomId, WeaknessEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink};
use crate::frame::{EggHarm, Frame};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::state::Door;
use crate::verb::{Deed, Doable, Unaimed};

/// Something thrown into this or a neighbouring room: all harm first, then the checks, strongest
/// first (`effect.throw.order`).
pub(crate) struct Throw {
    /// Injuries to the chosen intruder.
    pub target: u8,
    /// Injuries to every other intruder there.
    pub others: u8,
    /// Eggs destroyed.
    pub eggs: u8,
    /// Whether it burns.
    pub fire: bool,
    /// Whether it wrecks the room, whatever is in there (`lock.effect.item.thermite`).
    pub wreck: bool,
    /// Characters suffer a light wound instead of a serious one.
    pub light: bool,
}

impl Doable for Throw {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        // What wrecks a room needs nothing else to harm.
        if !self.wreck && look.throw_rooms(deed.seat, false).next().is_none() {
            let next_door = look.book.neighbours(deed.room);
            let shut_off = next_door.iter().any(|(_, room)| look.harmable(*room));
            docket.when(shut_off, "effect.throw.door", Reason::DoorClosed);
            docket.when(!shut_off, "effect.throw.room", Reason::NoTarget);
        }
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.throw_rooms(deed.seat, self.wreck).map(Choice::Room)),
            [Choice::Room(room)] if self.target > self.others => {
                out.extend(look.figures(room).iter().map(Choice::Intruder));
                if look.uncarried_eggs(room) > 0 {
                    out.push(Choice::Eggs);
                }
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Room(room), ref aim @ ..] = *named else { return };
        let aim = aim.first().copied();
        if self.wreck {
            return self.wreck(play, deed, room);
        }
        let rule = if self.fire { "effect.throw.molotov" } else { "effect.throw.grenade" };
        if self.fire {
            play.place_fire(rule, room);
        }
        let figures = play.look().figures(room);
        let bonus = if self.fire { play.look().burn_bonus() } else { 0 };
        let sear = play.look().sears(deed.seat);
        for mini in figures.iter() {
            let chosen = aim == Some(Choice::Intruder(mini));
            let dealt = if chosen { self.target } else { self.others };
            let dealt = dealt + if dealt > 0 { sear } else { 0 };
            // Fire does nothing to those who have adapted to it (`carno.effect.adapt.fireproof`).
            if !self.fire || !play.look().weakness(WeaknessEffect::AshSkin) {
                play.mark_injuries(rule, mini, dealt + bonus, Cause::Throw);
            }
        }
        let harmed_eggs =
            play.look().uncarried_eggs(room) > 0 && (self.fire || aim == Some(Choice::Eggs));
        if harmed_eggs {
            play.push(Frame::Eggs { seat: deed.seat });
        }
        play.push(Frame::ThrowChecks { room });
        let present: SeatSet = play.look().present(room).collect();
        let wounds_rule = if self.fire { rule } else { "effect.throw.grenade.characters" };
        for victim in present.iter() {
            play.serious_wound(wounds_rule, victim, Cause::Throw);
        }
        if harmed_eggs {
            let harm = if self.fire { EggHarm::Molotov } else { EggHarm::Grenade };
            // Whoever throws may die of it.
            let alive = play.crew(deed.seat).alive();
            let seat = if alive { deed.seat } else { play.look().chooser() };
            play.destroy_eggs(harm, seat, room, self.eggs + bonus);
        }
    }
}

/// A decoy: intruders around a room gather there; those in combat attack once first.
pub(crate) struct Decoy;

impl Doable for Decoy {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rooms = look.decoy_rooms(deed.room).next();
        docket.when(rooms.is_none(), "effect.decoy", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.decoy_rooms(deed.room).map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let [Choice::Room(room), ..] = *named else { return };
        let look = play.look();
        let mut lured = MiniSet::default();
        let mut fighting = MiniSet::default();
        for (_, there) in look.book.neighbours(room) {
            for mini in look.figures(*there).iter() {
                let kind = look.book.mini_kind(mini);
                if !look.book.is_still(kind) {
                    lured.add(mini);
                }
                if look.book.attacks(kind) && look.fights(mini) {
                    fighting.add(mini);
                }
            }
        }
        let stamp = play.state.arrivals;
        play.push(Frame::Lured { room, movers: lured, stamp });
        play.push(Frame::AttackStep { todo: fighting, stamp });
    }
}

impl<'a> Look<'a> {
    /// Rooms something can be thrown into (`effect.throw.room`, `effect.throw.door`).
    fn throw_rooms(self, seat: Seat, whatever: bool) -> impl Iterator<Item = RoomId> + 'a {
        let here = self.crew(seat).room();
        self.book.rooms().filter(move |room| {
            let reached = here == Some(*room)
                || here.is_some_and(|here| {
                    self.book.neighbours(here).iter().any(|(corridor, there)| {
                        there == room && self.door(*corridor) != Door::Closed
                    })
                });
            reached && (whatever || self.harmable(*room))
        })
    }

    /// Whether anything is in a room that a throw could harm.
    fn harmable(self, room: RoomId) -> bool {
        self.infested(room) || self.uncarried_eggs(room) > 0
    }

    /// Rooms a decoy can gather intruders in.
    fn decoy_rooms(self, here: RoomId) -> impl Iterator<Item = RoomId> + 'a {
        self.book.neighbours(here).iter().map(|(_, room)| *room).filter(move |room| {
            let near = self.book.neighbours(*room).iter();
            near.map(|(_, there)| *there).any(|there| self.movable(there).next().is_some())
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The injury checks after a throw.
    pub(crate) fn throw_checks(&mut self, room: RoomId) {
        for mini in self.look().figures(room).iter() {
            let hurt = self.state.minis[mini.index()];
            let unhurt = self.book.is_unhurt(self.book.mini_kind(mini));
            if hurt.room == Some(room) && (hurt.injuries > 0 || unhurt) {
                self.injury_check(mini);
            }
        }
    }

    /// Those lured that still stand go.
    pub(crate) fn lured(&mut self, room: RoomId, movers: MiniSet, stamp: u16) {
        let still = movers
            .iter()
            .filter(|mini| {
                let mini = &self.state.minis[mini.index()];
                mini.room.is_some() && mini.since <= stamp
            })
            .collect();
        self.draw_in("effect.decoy", room, still);
    }
}

/// Injures every intruder of the room and wounds every other character there, all harm first
/// (`carno.effect.mutation.harm`).
pub(crate) struct Spit;

impl Unaimed for Spit {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let alone = !look.infested(deed.room) && look.company(deed.seat).next().is_none();
        docket.when(alone, "carno.effect.mutation.harm", Reason::NoTarget);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, room, .. }: Deed) {
        for mini in play.look().figures(room).iter() {
            play.mark_injuries("carno.effect.mutation.harm", mini, 1, Cause::Mutation);
        }
        play.push(Frame::ThrowChecks { room });
        let others: SeatSet = play.look().company(seat).collect();
        for victim in others.iter() {
            play.light_wounds("carno.effect.mutation.harm", victim, 1, Cause::Mutation);
        }
    }
}

impl Throw {
    /// Malfunction and fire, as far as the room takes them, an injury for each intruder, a light wound
    /// for each character, and an egg (`lock.effect.item.thermite`, `lock.effect.item.thermite.door`,
    /// `lock.room.egg-other.count`).
    fn wreck<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, room: RoomId) {
        let rule = "lock.effect.item.thermite";
        play.place_malfunction(rule, room);
        if self.fire {
            play.place_fire(rule, room);
        }
        let dealt = self.others + play.look().sears(deed.seat);
        for mini in play.look().figures(room).iter() {
            play.mark_injuries(rule, mini, dealt, Cause::Throw);
        }
        if play.look().uncarried_eggs(room) > 0 {
            play.push(Frame::Eggs { seat: deed.seat });
        }
        play.push(Frame::ThrowChecks { room });
        let present: SeatSet = play.look().present(room).collect();
        for victim in present.iter() {
            match self.light {
                true => play.light_wounds(rule, victim, 1, Cause::Throw),
                false => play.serious_wound(rule, victim, Cause::Throw),
            }
        }
        let alive = play.crew(deed.seat).alive();
        let seat = if alive { deed.seat } else { play.look().chooser() };
        play.destroy_eggs(EggHarm::Blast, seat, room, self.eggs);
    }
}
