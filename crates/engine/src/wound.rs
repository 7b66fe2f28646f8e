//! Wounds and death.

use derelict_content::{RoomId, TraitEffect, WoundEffect, WoundId};

use crate::card::CardKind;
use crate::event::{Cause, EventSink, Fact, SharedDeck};
use crate::frame::Frame;
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::reason::Docket;
use crate::seat::Seat;
use crate::state::{Crew, Place, Wounded};
use crate::thing::{Corpse, Inventory, Thing};
use crate::verb::{Deed, Unaimed};

/// Serious wounds a character bears; any further wound kills.
pub const LIMIT: usize = 3;

/// Suffers light wounds.
pub(crate) struct LightWounds {
    pub wounds: u8,
}

impl Unaimed for LightWounds {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.light_wounds("room.surgery.wound", deed.seat, self.wounds, Cause::Surgery);
    }
}

impl Look<'_> {
    /// Whether any further wound kills a character (`wound.death`).
    pub(crate) fn doomed(self, seat: Seat) -> bool {
        self.crew(seat).serious.len() >= self.wound_limit(seat)
    }

    /// Whether a serious wound has no effect on a character from the start (`after.trait.scientist`).
    fn arrives_dressed(self, seat: Seat, wound: WoundId) -> bool {
        self.catalog().wounds[wound.index()].effect == WoundEffect::DearEscape
            && self.has_trait(seat, TraitEffect::Seated)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Light wounds, one after another (`wound.light.many`).
    pub(crate) fn light_wounds(
        &mut self,
        rule: &'static str,
        seat: Seat,
        wounds: u8,
        cause: Cause,
    ) {
        for _ in 0..wounds {
            let crew = &mut self.state.crew[seat.index()];
            if !crew.alive() || self.state.ending.is_some() {
                return;
            }
            if crew.serious.len() >= LIMIT && self.look().doomed(seat) {
                return self.die("wound.death", seat, cause);
            }
            let crew = &mut self.state.crew[seat.index()];
            if crew.light < 2 {
                crew.light += 1;
                let now = crew.light;
                self.tell(rule, Fact::LightWound { seat, cause, now });
            } else {
                crew.light = 0;
                self.serious_wound("wound.light.third", seat, cause);
            }
        }
    }

    /// A serious wound: a card, or death for someone with three (`wound.death`).
    pub(crate) fn serious_wound(&mut self, rule: &'static str, seat: Seat, cause: Cause) {
        if !self.state.crew[seat.index()].alive() || self.state.ending.is_some() {
            return;
        }
        if self.look().doomed(seat) {
            return self.die("wound.death", seat, cause);
        }
        let wound = self.draw_wound();
        let dressed = wound.is_some_and(|wound| self.look().arrives_dressed(seat, wound));
        self.crew(seat).serious.push(Wounded { wound, dressed });
        if let Some(wound) = wound {
            self.tell(rule, Fact::SeriousWound { seat, cause, wound });
        }
        if let Some(wound) = wound.filter(|_| dressed) {
            self.tell("after.trait.scientist", Fact::WoundDressed { seat, wound });
        }
        self.name_ignored(seat);
        if self.look().suffers(seat, WoundEffect::OneHand) {
            self.push(Frame::Surplus { seat });
        }
    }

    fn draw_wound(&mut self) -> Option<WoundId> {
        self.ready(SharedDeck::Wounds, 1);
        let wound = self.state.wounds.draw();
        self.drawn(SharedDeck::Wounds);
        wound
    }

    /// A character dies: a corpse, its objects, nothing else stays (`wound.death.corpse`). Once the
    /// game has ended nobody is wounded or killed any more by what was going on (`end.immediate`).
    pub(crate) fn die(&mut self, rule: &'static str, seat: Seat, cause: Cause) {
        if self.state.ending.is_some() {
            return;
        }
        let Some(room) = self.look().noise_room(seat).or_else(|| self.book.rooms().next()) else {
            return;
        };
        self.tell(rule, Fact::Died { seat, cause });
        self.lay_down(seat, room);
        if !std::mem::replace(&mut self.state.mourned, true) {
            self.first_death();
        }
        self.take_swarm(seat);
        self.check_last();
    }

    /// The corpse and the objects stay; cards, items and the larva leave play, except in the
    /// cooperative game, where the dead may return (`coop.death.items`).
    pub(crate) fn lay_down(&mut self, seat: Seat, room: RoomId) {
        self.part(seat);
        self.mourn(seat);
        self.name_none_ignored(seat);
        let Crew { hands, .. } = self.state.crew[seat.index()];
        for held in hands.iter().filter(|held| held.thing.item().is_none()) {
            self.lay_object(seat, room, held.thing);
        }
        let crew = self.crew(seat);
        crew.place = Place::Dead(room);
        crew.hands.retain(|held| held.thing.item().is_some());
        crew.slimed = false;
        self.bury_affliction(seat);
        self.settle_estate(seat);
        self.room(room).corpses |= Corpse::Of(seat).bit();
        if self.state.mode != Mode::Coop {
            self.take_out_of_game(seat);
            self.tell("wound.death.items", Fact::ItemsLost { seat });
        }
    }

    /// Items and cards of the dead leave the game (`wound.death.items`, `wound.death.cards`).
    fn take_out_of_game(&mut self, seat: Seat) {
        let crew = self.state.crew[seat.index()];
        let gone = &mut self.state.items_gone;
        for item in crew.inventory.iter().chain(crew.quests.iter()) {
            gone.add(item);
        }
        let mut tapes = 0u8;
        for held in crew.hands.iter() {
            for item in held.thing.item().into_iter().chain(held.attached.iter()) {
                gone.add(item);
            }
            if let Some(tape) = held.tape
                && tapes & (1 << tape.pair) == 0
            {
                tapes |= 1 << tape.pair;
                gone.add(tape.item);
            }
        }
        for card in crew.hand.iter().chain(crew.deck.iter()).chain(crew.discard.iter()) {
            if let CardKind::Contamination(index) = card.kind() {
                self.state.contamination_gone |= 1 << index;
            }
        }
        for wounded in crew.serious.iter() {
            if let Some(wound) = wounded.wound {
                self.state.wounds.discard(wound);
            }
        }
        self.forget_items_of(seat);
        self.hand(seat).clear();
        let crew = self.crew(seat);
        crew.hands.clear();
        crew.inventory = Inventory::default();
        crew.quests.clear();
        crew.serious.clear();
        crew.light = 0;
        crew.deck.clear();
        crew.discard.clear();
    }

    fn lay_object(&mut self, seat: Seat, room: RoomId, thing: Thing) {
        self.put_on_floor(room, thing);
        self.tell("wound.death.objects", Fact::ObjectDropped { seat, thing, room });
    }
}
