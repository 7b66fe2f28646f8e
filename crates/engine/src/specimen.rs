//! Objects that are studied in the facility: they are used up, and teach whoever does it.

use derelict_content::{ObjectKind, SlotId};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::thing::Thing;
use crate::verb::Deed;

/// What every analysis teaches (`lock.know.analyze`).
const LESSON: u8 = 3;

impl<'a> Look<'a> {
    /// Objects that can be studied: carried by the user or lying in the room, but no eggs of the nest
    /// (`lock.room.lab`, `lock.room.lab-others`, `lock.weak.toolset-object`).
    pub(crate) fn specimens(self, deed: Deed) -> impl Iterator<Item = Thing> + 'a {
        let held = self.crew(deed.seat).hands.as_slice().iter().map(|held| held.thing);
        let carried = held.filter(|thing| thing.object().is_some());
        carried.chain(self.objects_in(deed.room))
    }

    /// Eggs that lie on the laboratory board (`lock.weak.discard-egg`).
    pub(crate) fn eggs_analysed(self) -> usize {
        let analysed = self.state.facility.analysed.iter();
        analysed.filter(|object| **object == Some(ObjectKind::Egg)).count()
    }

    /// The slot whose weakness an object of a type turns up: the first that lies facedown, unless that
    /// type has turned one up already (`lock.weak.discover`, `lock.weak.types`,
    /// `lock.weak.exhausted`).
    fn slot_for(self, kind: ObjectKind) -> Option<SlotId> {
        let slots = self.catalog().slot_ids();
        let known = self.state.facility.analysed.contains(&Some(kind));
        let mut facedown = slots.filter(|slot| !self.state.weaknesses[slot.index()].revealed);
        facedown.next().filter(|_| !known)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// An object leaves the facility, and turns up a weakness if it is the first of its type
    /// (`lock.weak.discover`, `lock.weak.discard`).
    pub(crate) fn study(&mut self, deed: Deed, thing: Thing) {
        let Some(kind) = thing.object() else { return };
        let carried = self.crew(deed.seat).hands.take(|held| held.thing == thing);
        if carried.is_none() {
            self.take_from_floor(deed.room, thing);
        }
        match self.look().slot_for(kind) {
            Some(slot) => {
                self.facility().analysed[slot.index()] = Some(kind);
                self.tell("lock.weak.discover", Fact::ObjectShelved { slot, object: kind });
                let there = &mut self.state.weaknesses[slot.index()];
                there.revealed = true;
                let weakness = there.card;
                self.tell("lock.weak.discover", Fact::WeaknessRevealed { slot, weakness });
                self.discovered(weakness);
            }
            None if kind == ObjectKind::Egg => self.state.egg_supply += 1,
            None => {}
        }
        self.learn("lock.know.analyze", deed.seat, LESSON);
    }
}
