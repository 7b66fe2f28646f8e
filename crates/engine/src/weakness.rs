//! Weaknesses: which are known, and discovering them in the laboratory.

use derelict_content::{ObjectKind, RoomId, SlotId, WeaknessEffect, capacity};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::streams::Stream;
use crate::verb::{Deed, Doable};

/// Discovers the weakness that belongs to an object (`room.laboratory.analyse`).
pub(crate) struct Analyse;

impl Doable for Analyse {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        if look.facility().is_some() {
            let none = look.specimens(deed).next().is_none();
            return docket.when(none, "lock.room.lab", Reason::NoObject);
        }
        let objects = look.analysable(deed).next();
        docket.when(objects.is_none(), "room.laboratory.need", Reason::NoObject);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() && look.facility().is_some() {
            for thing in look.specimens(deed).map(Choice::Thing) {
                if !out.contains(&thing) {
                    out.push(thing);
                }
            }
        } else if named.is_empty() {
            out.extend(look.analysable(deed));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Thing(thing), ..] = *named {
            return play.study(deed, thing);
        }
        let slot = match *named {
            [Choice::Object(object) | Choice::ObjectOf(_, object), ..] => {
                play.look().turned_up_by(object)
            }
            [Choice::Seat(patient), ..] => play.look().turned_up_by_mind(patient),
            _ => None,
        };
        if let Some(slot) = slot {
            if play.book.catalog.slots[slot.index()].kind.is_some() {
                return play.discard_adaptation(slot);
            }
            let there = &mut play.state.weaknesses[slot.index()];
            there.revealed = true;
            let weakness = there.card;
            play.state.legacy.refresh(slot);
            let rule = match *named {
                [Choice::Seat(_), ..] => "void.room.lab",
                _ => "room.laboratory.analyse",
            };
            play.tell(rule, Fact::WeaknessRevealed { slot, weakness });
            play.discovered(weakness);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One of the weaknesses that are known is lost for good, whichever it is
    /// (`after.effect.event.adapt`).
    pub(crate) fn lose_weakness(&mut self) {
        let look = self.look();
        let known: Pile<SlotId, { capacity::SLOTS }> =
            look.catalog().slot_ids().filter(|slot| look.is_analysed(*slot)).collect();
        if known.is_empty() {
            return;
        }
        let lost = self.state.streams.below(Stream::Events, known.len());
        let slot = known.as_slice()[lost];
        let there = &mut self.state.weaknesses[slot.index()];
        there.discarded = true;
        let weakness = there.card;
        self.tell("after.effect.event.adapt", Fact::WeaknessLost { slot, weakness });
    }
}

impl<'a> Look<'a> {
    /// Whether a weakness is discovered, and helps whoever it is (`weak.effect`).
    #[must_use]
    pub fn weakness(self, effect: WeaknessEffect) -> bool {
        self.is_known(effect, 0)
    }

    /// Whether a weakness is discovered and a character knows enough to make use of it
    /// (`lock.weak.knowledge-needed`, `lock.weak.whose`).
    #[must_use]
    pub fn weakness_for(self, seat: Seat, effect: WeaknessEffect) -> bool {
        self.is_known(effect, self.insight(seat).level())
    }

    fn is_known(self, effect: WeaknessEffect, knowledge: u8) -> bool {
        let legacy = self.state.legacy;
        let slots = self.catalog().slots.iter().map(|slot| slot.knowledge);
        (0..).map(SlotId).zip(&self.state.weaknesses).zip(slots).any(|((slot, weakness), level)| {
            knowledge >= level
                && weakness.revealed
                && !weakness.discarded
                && !legacy.is_stale(slot)
                && self.catalog().weaknesses[weakness.card.index()] == effect
        })
    }

    /// The slot whose card an object would turn up or discard: the first that can be.
    #[must_use]
    pub fn turned_up_by(self, object: ObjectKind) -> Option<SlotId> {
        let catalog = self.catalog();
        catalog.slot_ids().find(|slot| {
            self.is_analysable(*slot) && catalog.slots[slot.index()].objects.contains(&object)
        })
    }

    /// The slot whose weakness the insanity of a living character would turn up (`void.room.lab`).
    #[must_use]
    pub fn turned_up_by_mind(self, patient: Seat) -> Option<SlotId> {
        let catalog = self.catalog();
        catalog.slot_ids().find(|slot| {
            let level = catalog.slots[slot.index()].insanity;
            !self.state.weaknesses[slot.index()].revealed
                && level.is_some_and(|level| self.insanity(patient) >= level)
        })
    }

    /// Whether an object lies in a room, in nobody's hands.
    #[must_use]
    pub fn lies(self, kind: ObjectKind, room: RoomId) -> bool {
        let nest = kind == ObjectKind::Egg && self.uncarried_eggs(room) > 0;
        nest || self.objects_in(room).any(|thing| thing.object() == Some(kind))
    }

    /// Objects a laboratory could analyse: on the floor, carried by the user, or carried by
    /// another who may be asked.
    fn analysable(self, deed: Deed) -> impl Iterator<Item = Choice> + 'a {
        let objects = ObjectKind::ALL.iter().copied();
        let unknown = objects.filter(move |kind| self.turned_up_by(*kind).is_some());
        let minds = self
            .present(deed.room)
            .filter(move |patient| self.turned_up_by_mind(*patient).is_some())
            .map(Choice::Seat);
        let things = unknown.flat_map(move |kind| {
            let carries = move |seat: Seat| {
                self.crew(seat)
                    .hands
                    .as_slice()
                    .iter()
                    .any(|held| held.thing.object() == Some(kind))
            };
            let own = !deed.remote && carries(deed.seat);
            let free = (self.lies(kind, deed.room) || own).then_some(Choice::Object(kind));
            let others = self.present(deed.room).filter(move |other| {
                free.is_none() && *other != deed.seat && carries(*other) && self.may_ask(*other)
            });
            free.into_iter().chain(others.map(move |other| Choice::ObjectOf(other, kind)))
        });
        minds.chain(things)
    }
}
