//! The defense systems: guns in every room, fired from one of them.

use derelict_content::RoomId;

use crate::choice::Choice;
use crate::event::{Cause, EventSink};
use crate::frame::{EggHarm, Frame};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::SeatSet;
use crate::verb::{Deed, Doable};

/// A malfunction in a room with an intruder; each intruder there is injured, an egg is destroyed and
/// each character wounded (`lock.room.defense-effect`, `lock.room.egg-other.count`).
pub(crate) struct Defend {
    pub injuries: u8,
    pub wounds: u8,
}

impl Doable for Defend {
    const NEEDED: bool = true;

    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let none = look.guarded().next().is_none();
        docket.when(none, "lock.room.defense-target", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.guarded().map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Room(room), ..] = *named else { return };
        let rule = "lock.room.defense-effect";
        play.place_malfunction(rule, room);
        let present: SeatSet = play.look().present(room).collect();
        if play.look().uncarried_eggs(room) > 0 {
            play.push(Frame::Eggs { seat: deed.seat });
        }
        play.push(Frame::ThrowChecks { room });
        for mini in play.look().figures(room).iter() {
            play.mark_injuries(rule, mini, self.injuries, Cause::Defense);
        }
        for victim in present.iter() {
            for _ in 0..self.wounds {
                play.serious_wound(rule, victim, Cause::Defense);
            }
        }
        play.destroy_eggs(EggHarm::Blast, deed.seat, room, 1);
    }
}

impl<'a> Look<'a> {
    /// Rooms that can be shot at: with an intruder, and able to take the malfunction
    /// (`lock.room.defense-target`).
    fn guarded(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| self.infested(*room) && self.can_break(*room))
    }
}
