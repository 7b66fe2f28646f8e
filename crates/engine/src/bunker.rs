//! The bunker: the main gate before it, and the ways there.

use derelict_content::Passive;

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::Then;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Place;
use crate::verb::{Deed, Unaimed};

/// Leaves for the bunker, with the rover or on foot (`lock.bunker.basic`).
pub(crate) struct Escape {
    pub rover: bool,
}

impl Unaimed for Escape {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let exit = look.book.exits().any(|exit| exit == deed.room);
        docket.when(!exit, "lock.bunker.basic", Reason::WrongRoom);
        let shut = !look.state.facility.gate_open;
        docket.when(shut, "lock.gate.needed", Reason::GateShut);
        docket.when(look.in_combat(deed.seat), "lock.bunker.basic", Reason::InCombat);
        if self.rover {
            let away = look.state.facility.rover != Some(deed.room);
            docket.when(away, "lock.bunker.basic", Reason::NoRover);
        } else {
            let bare = !look.wears_suit(deed.seat);
            docket.when(bare, "lock.effect.item.enviro", Reason::NoSuit);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        if self.rover {
            play.move_rover("lock.bunker.basic", None);
            play.reach_bunker("lock.bunker.basic", seat);
        } else {
            play.try_way_out(seat, Then::Walk);
        }
    }
}

impl Look<'_> {
    /// Whether a character is dressed for the way outside, with a suit in hand or worn
    /// (`lock.effect.item.enviro.hand`, `lock.effect.item.suit`).
    #[must_use]
    pub fn wears_suit(self, seat: Seat) -> bool {
        let held = self.crew(seat).hands.as_slice().iter().filter_map(|held| held.thing.item());
        let mut worn = held.map(|item| self.item(item).passive.as_ref());
        worn.any(|passive| matches!(passive, Some(Passive::Suit { .. })))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The main gate opens for good (`lock.gate.first-death`, `lock.gate.auto`).
    pub(crate) fn open_gate(&mut self, rule: &'static str) {
        if !std::mem::replace(&mut self.facility().gate_open, true) {
            self.tell(rule, Fact::GateOpened);
        }
    }

    /// A character is safe (`lock.bunker.safe`).
    pub(crate) fn reach_bunker(&mut self, rule: &'static str, seat: Seat) {
        self.crew(seat).place = Place::Bunker;
        self.tell(rule, Fact::BunkerReached { seat });
        self.part(seat);
        self.check_last();
    }
}

/// Moves the empty rover (`lock.effect.comp.rover`).
pub(crate) struct SendRover {
    /// To the bunker as well, and from there.
    pub bunker: bool,
}

impl crate::verb::Doable for SendRover {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let mut out = Vec::new();
        look.rover_ways(self.bunker, &mut out);
        docket.when(out.is_empty(), "lock.effect.comp.rover.where", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            look.rover_ways(self.bunker, out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        match *named {
            [Choice::Room(exit), ..] => play.move_rover("lock.effect.comp.rover", Some(exit)),
            [Choice::Bunker, ..] => play.move_rover("lock.effect.comp.rover", None),
            _ => {}
        }
    }
}

impl Look<'_> {
    /// Where the rover can go by itself: between the exits, and through the open gate to the bunker and
    /// back (`lock.effect.comp.rover.where`).
    fn rover_ways(self, bunker: bool, out: &mut Vec<Choice>) {
        let facility = &self.state.facility;
        if facility.rover.is_none() && !facility.gate_open {
            return;
        }
        let exits = self.book.exits().filter(|exit| facility.rover != Some(*exit));
        out.extend(exits.map(Choice::Room));
        if bunker && facility.rover.is_some() && facility.gate_open {
            out.push(Choice::Bunker);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The rover stands at an exit, or at the bunker.
    pub(crate) fn move_rover(&mut self, rule: &'static str, to: Option<derelict_content::RoomId>) {
        self.facility().rover = to;
        self.tell(rule, Fact::RoverMoved { to });
    }
}
