//! Thrown things: grenades, fire bombs, decoys.

use derelict_content::RoomId;

use crate::choice::Choice;
use crate::event::{Cause, EventSink};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::set::MiniSet;
use crate::state::Door;

impl<'a> Look<'a> {
    /// Rooms something can be thrown into (`effect.throw.room`, `effect.throw.door`).
    pub(crate) fn throw_rooms(self, seat: Seat) -> impl Iterator<Item = RoomId> + 'a {
        let here = self.crew(seat).room();
        self.book.rooms().filter(move |room| {
            let reached = here == Some(*room)
                || here.is_some_and(|here| {
                    self.book.neighbours(here).iter().any(|(corridor, there)| {
                        there == room && self.door(*corridor) != Door::Closed
                    })
                });
            reached && (self.infested(*room) || self.uncarried_eggs(*room) > 0)
        })
    }

    pub(crate) fn throw_aims(
        self,
        seat: Seat,
        aimed: bool,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => out.extend(self.throw_rooms(seat).map(Choice::Room)),
            [Choice::Room(room)] if aimed => {
                out.extend(self.figures(*room).iter().map(Choice::Intruder));
                if self.uncarried_eggs(*room) > 0 {
                    out.push(Choice::Eggs);
                }
            }
            _ => {}
        }
    }

    /// Rooms a decoy can gather intruders in.
    pub(crate) fn decoy_rooms(self, here: RoomId) -> impl Iterator<Item = RoomId> + 'a {
        self.book.neighbours(here).iter().map(|(_, room)| *room).filter(move |room| {
            self.book.neighbours(*room).iter().any(|(_, there)| self.infested(*there))
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Something thrown: all harm first, then the checks, strongest first (`effect.throw.order`).
    pub(crate) fn throw(
        &mut self,
        seat: Seat,
        room: RoomId,
        aim: Option<Choice>,
        harm: [u8; 3],
        fire: bool,
    ) {
        let [target, others, eggs] = harm;
        let rule = if fire { "effect.throw.molotov" } else { "effect.throw.grenade" };
        if fire {
            self.place_fire(rule, room);
        }
        let figures = self.look().figures(room);
        let bonus = if fire { self.look().burn_bonus() } else { 0 };
        for mini in figures.iter() {
            let chosen = aim == Some(Choice::Intruder(mini));
            let dealt = if chosen { target } else { others };
            self.mark_injuries(rule, mini, dealt + bonus, Cause::Throw);
        }
        let harmed_eggs =
            self.look().uncarried_eggs(room) > 0 && (fire || aim == Some(Choice::Eggs));
        if harmed_eggs {
            let eggs_rule =
                if fire { "effect.throw.molotov.eggs" } else { "effect.throw.grenade.eggs" };
            self.destroy_eggs(eggs_rule, room, eggs + bonus);
            self.push(Frame::Eggs { seat });
        }
        self.push(Frame::ThrowChecks { room });
        let present: crate::seat::SeatSet = self.look().present(room).collect();
        let wounds_rule = if fire { rule } else { "effect.throw.grenade.characters" };
        for victim in present.iter() {
            self.serious_wound(wounds_rule, victim, Cause::Throw);
        }
    }

    /// The injury checks after a throw.
    pub(crate) fn throw_checks(&mut self, room: RoomId) {
        for mini in self.look().figures(room).iter() {
            let hurt = self.state.minis[mini.index()];
            if hurt.room == Some(room) && hurt.injuries > 0 {
                self.injury_check(mini);
            }
        }
    }

    /// A decoy: intruders around a room gather there; those in combat attack once first.
    pub(crate) fn decoy(&mut self, room: RoomId) {
        let look = self.look();
        let mut lured = MiniSet::default();
        let mut fighting = MiniSet::default();
        for (_, there) in look.book.neighbours(room) {
            for mini in look.figures(*there).iter() {
                lured.add(mini);
                if look.fights(mini) {
                    fighting.add(mini);
                }
            }
        }
        self.push(Frame::Lured { room, movers: lured, stamp: self.state.arrivals });
        self.push(Frame::AttackStep { todo: fighting, stamp: self.state.arrivals });
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
