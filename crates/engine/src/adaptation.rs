//! Adaptations: turned up by the first of their type, discarded in the laboratory.

use derelict_content::{KindId, SlotId};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};

impl Look<'_> {
    /// Whether the card of a slot counts as analysed: a weakness once it is known and as long as it is
    /// not lost, an adaptation once it is discarded (`carno.obj.field-biology`).
    #[must_use]
    pub fn is_analysed(self, slot: SlotId) -> bool {
        let there = &self.state.weaknesses[slot.index()];
        match self.catalog().slots[slot.index()].kind {
            Some(_) => there.discarded,
            // What lies open from the start was not discovered (`lock.obj.weakness-first`).
            None if self.catalog().slots[slot.index()].open => false,
            None => there.revealed && !there.discarded && !self.state.legacy.is_stale(slot),
        }
    }

    /// Whether the card of a slot can be analysed now: a weakness while it is facedown, an adaptation
    /// once it is in force (`carno.adapt.lab-condition`).
    pub(crate) fn is_analysable(self, slot: SlotId) -> bool {
        let there = &self.state.weaknesses[slot.index()];
        match self.catalog().slots[slot.index()].kind {
            Some(_) => there.revealed && !there.discarded,
            None => !there.discarded && (!there.revealed || self.state.legacy.is_stale(slot)),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The first of its type on the board turns up the adaptation it waited on
    /// (`carno.adapt.reveal`).
    pub(crate) fn appeared(&mut self, kind: KindId) {
        let slots = &self.book.catalog.slots;
        let waits = |slot: &SlotId| slots[slot.index()].kind == Some(kind);
        let Some(slot) = self.book.catalog.slot_ids().find(waits) else { return };
        let there = &mut self.state.weaknesses[slot.index()];
        if !std::mem::replace(&mut there.revealed, true) {
            let weakness = there.card;
            self.tell("carno.adapt.reveal", Fact::AdaptationTurnedUp { slot, weakness });
        }
    }

    /// An adaptation leaves the game (`carno.adapt.lab`, `carno.adapt.permanent`).
    pub(crate) fn discard_adaptation(&mut self, slot: SlotId) {
        let there = &mut self.state.weaknesses[slot.index()];
        there.discarded = true;
        let weakness = there.card;
        self.tell("carno.adapt.lab", Fact::AdaptationDiscarded { slot, weakness });
    }
}
