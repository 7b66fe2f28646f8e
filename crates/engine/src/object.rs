//! Objects on the floor: corpses, eggs, carcasses, a sample.

use derelict_content::{ObjectKind, RoomId};

use crate::alert::Sample;
use crate::choice::Choice;
use crate::event::EventSink;
use crate::frame::{Frame, Origin};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::thing::{Corpse, Thing};
use crate::verb::{Deed, Doable, Unaimed};

/// Takes an object of the room into a hand.
pub(crate) struct PickUp;

impl Doable for PickUp {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let objects = look.objects_in(deed.room).next();
        docket.when(objects.is_none(), "object.pickup", Reason::NoObject);
        let bound = look.hands_bound(deed.seat);
        docket.when(bound, "after.convict.cuffs-hands", Reason::HandsBound);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.objects_in(deed.room).map(Choice::Thing));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Thing(thing), ..] = *named
            && play.look().objects_in(deed.room).any(|lying| lying == thing)
        {
            play.gain(deed.seat, thing, 0, Origin::Floor);
        }
    }

    fn hands(self, named: &[Choice]) -> Option<Thing> {
        named.iter().find_map(|target| match target {
            Choice::Thing(thing) => Some(*thing),
            _ => None,
        })
    }
}

impl<'a> Look<'a> {
    /// Whether what fills the hands can never be laid down.
    fn hands_bound(self, seat: Seat) -> bool {
        let full = self.slots_used(seat) >= self.slots(seat);
        full && self.makes_room(seat).next().is_none()
    }

    /// Objects on the floor of a room.
    pub(crate) fn objects_in(self, room: RoomId) -> impl Iterator<Item = Thing> + 'a {
        let floor = &self.state.rooms[room.index()];
        let eggs = (floor.eggs > 0).then_some(Thing::Egg);
        let carcasses = (floor.carcasses > 0).then_some(Thing::Carcass);
        let sample = (self.state.alerts.sample == Sample::On(room)).then_some(Thing::Sample);
        let corpses = Corpse::of_bits(floor.corpses).map(Thing::Corpse);
        corpses.chain(eggs).chain(carcasses).chain(sample)
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn put_on_floor(&mut self, room: RoomId, thing: Thing) {
        let floor = self.room(room);
        match thing {
            Thing::Corpse(corpse) => floor.corpses |= corpse.bit(),
            Thing::Egg => floor.eggs += 1,
            Thing::Carcass => floor.carcasses += 1,
            Thing::Sample => self.state.alerts.sample = Sample::On(room),
            Thing::Item(_) => {}
        }
    }

    pub(crate) fn take_from_floor(&mut self, room: RoomId, thing: Thing) {
        let floor = self.room(room);
        match thing {
            Thing::Corpse(corpse) => floor.corpses &= !corpse.bit(),
            Thing::Egg => floor.eggs -= 1,
            Thing::Carcass => floor.carcasses -= 1,
            Thing::Sample => self.state.alerts.sample = Sample::Carried,
            Thing::Item(_) => {}
        }
    }
}

/// Takes an object out of the supply (`lock.effect.item.probe`).
pub(crate) struct TakeObject {
    pub object: ObjectKind,
}

impl Unaimed for TakeObject {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let thing = match self.object {
            ObjectKind::Carcass => Thing::Carcass,
            // Of these there is none that is nobody's.
            ObjectKind::Corpse | ObjectKind::Egg => return,
        };
        play.push(Frame::Gain { seat, thing, ammo: 0, origin: Origin::Supply });
    }
}
