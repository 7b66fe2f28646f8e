//! Wounds, death and healing.

use derelict_content::{WoundEffect, WoundId};

use crate::card::CardKind;
use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact, SharedDeck};
use crate::frame::Frame;
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::state::{Crew, Place, Pod, Wounded};
use crate::thing::{Corpse, Inventory, Thing};

/// Serious wounds a character bears; any further wound kills.
pub const LIMIT: usize = 3;

impl<'a> Look<'a> {
    /// Characters of the room a treatment could help: the user, and others who may still be
    /// asked.
    pub(crate) fn patients(
        self,
        seat: Seat,
        others: bool,
        needs: impl Fn(Self, Seat) -> bool + 'a,
    ) -> impl Iterator<Item = Seat> + 'a {
        let company = self.company(seat).filter(move |other| others && self.may_ask(*other));
        std::iter::once(seat).chain(company).filter(move |patient| needs(self, *patient))
    }

    pub(crate) fn can_dress(self, seat: Seat) -> bool {
        self.crew(seat).serious.iter().any(|wounded| !wounded.dressed)
    }

    pub(crate) fn can_heal_serious(self, seat: Seat) -> bool {
        self.crew(seat).serious.iter().any(|wounded| wounded.dressed)
    }

    pub(crate) fn can_heal_light(self, seat: Seat) -> bool {
        self.crew(seat).light > 0
    }

    pub(crate) fn dress_aims(
        self,
        seat: Seat,
        others: bool,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => out.extend(self.patients(seat, others, Look::can_dress).map(Choice::Seat)),
            [Choice::Seat(patient)] => self.wounds_of(*patient, false, out),
            _ => {}
        }
    }

    pub(crate) fn heal_aims(
        self,
        seat: Seat,
        others: bool,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => out.extend(self.patients(seat, others, Look::can_heal_serious).map(Choice::Seat)),
            [Choice::Seat(patient)] => self.wounds_of(*patient, true, out),
            _ => {}
        }
    }

    fn wounds_of(self, patient: Seat, dressed: bool, out: &mut Vec<Choice>) {
        for wounded in
            self.crew(patient).serious.iter().filter(|wounded| wounded.dressed == dressed)
        {
            let choice = wounded.wound.map_or(Choice::Done, Choice::Wound);
            if !out.contains(&choice) {
                out.push(choice);
            }
        }
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
            if !crew.alive() {
                return;
            }
            if crew.serious.len() >= LIMIT {
                return self.die("wound.death", seat, cause);
            }
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
        if !self.state.crew[seat.index()].alive() {
            return;
        }
        if self.state.crew[seat.index()].serious.len() >= LIMIT {
            return self.die("wound.death", seat, cause);
        }
        let wound = self.draw_wound();
        self.crew(seat).serious.push(Wounded { wound, dressed: false });
        if let Some(wound) = wound {
            self.tell(rule, Fact::SeriousWound { seat, cause, wound });
        }
        if self.look().suffers(seat, WoundEffect::OneHand) {
            self.push(Frame::Surplus { seat });
        }
    }

    fn draw_wound(&mut self) -> Option<WoundId> {
        self.ready(SharedDeck::Wounds, 1);
        self.state.wounds.draw.pop()
    }

    /// A character dies: a corpse, its objects, nothing else stays (`wound.death.corpse`).
    pub(crate) fn die(&mut self, rule: &'static str, seat: Seat, cause: Cause) {
        let Some(room) = self.look().noise_room(seat).or_else(|| self.book.rooms().next()) else {
            return;
        };
        self.tell(rule, Fact::Died { seat, cause });
        self.lay_down(seat, room);
        if !std::mem::replace(&mut self.state.mourned, true) {
            self.unlock_pods("critical.death");
        }
        self.take_swarm(seat);
        self.check_last();
    }

    /// The corpse and the objects stay; cards, items and the larva leave play, except in the
    /// cooperative game, where the dead may return (`coop.death.items`).
    pub(crate) fn lay_down(&mut self, seat: Seat, room: derelict_content::RoomId) {
        let Crew { hands, .. } = self.state.crew[seat.index()];
        for held in hands.iter().filter(|held| held.thing.object().is_some()) {
            self.lay_object(seat, room, held.thing);
        }
        let crew = self.crew(seat);
        crew.place = Place::Dead(room);
        crew.hands.retain(|held| held.thing.object().is_none());
        crew.larva = false;
        crew.slimed = false;
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
                self.state.wounds.discard.push(wound);
            }
        }
        self.forget_items_of(seat);
        let crew = self.crew(seat);
        crew.hands.clear();
        crew.inventory = Inventory::default();
        crew.quests.clear();
        crew.serious.clear();
        crew.light = 0;
        crew.hand.clear();
        crew.deck.clear();
        crew.discard.clear();
    }

    fn lay_object(&mut self, seat: Seat, room: derelict_content::RoomId, thing: Thing) {
        self.put_on_floor(room, thing);
        self.tell("wound.death.objects", Fact::ObjectDropped { seat, thing, room });
    }

    /// Every docked pod flips to unlocked.
    pub(crate) fn unlock_pods(&mut self, rule: &'static str) {
        for pod in &mut self.state.pods {
            if let Pod::Docked { locked, .. } = pod {
                *locked = false;
            }
        }
        self.tell(rule, Fact::PodsUnlocked);
    }

    pub(crate) fn dress_all(&mut self, seat: Seat) {
        for index in 0..self.state.crew[seat.index()].serious.len() {
            self.dress_at(seat, index);
        }
    }

    /// Dresses one wound of the patient named.
    pub(crate) fn dress(&mut self, seat: Seat, named: &[Choice]) {
        let (patient, wound) = named_wound(seat, named);
        let found = self.state.crew[patient.index()].serious.iter().position(|wounded| {
            !wounded.dressed && wound.is_none_or(|wound| wounded.wound == wound)
        });
        if let Some(index) = found {
            self.dress_at(patient, index);
        }
    }

    fn dress_at(&mut self, seat: Seat, index: usize) {
        let wounded = &mut self.crew(seat).serious.as_mut_slice()[index];
        if std::mem::replace(&mut wounded.dressed, true) {
            return;
        }
        if let Some(wound) = wounded.wound {
            self.tell("heal.dress", Fact::WoundDressed { seat, wound });
        }
    }

    /// Heals one dressed serious wound: the card is discarded.
    pub(crate) fn heal_serious(&mut self, seat: Seat, named: &[Choice]) {
        let (patient, wound) = named_wound(seat, named);
        let healed = self
            .crew(patient)
            .serious
            .take(|wounded| wounded.dressed && wound.is_none_or(|wound| wounded.wound == wound));
        if let Some(Wounded { wound: Some(wound), .. }) = healed {
            self.state.wounds.discard.push(wound);
            self.tell("heal.serious", Fact::WoundHealed { seat: patient, wound });
        }
    }

    /// Heals some or all light wounds.
    pub(crate) fn heal_light(&mut self, seat: Seat, wounds: Option<u8>, named: &[Choice]) {
        let (patient, _) = named_wound(seat, named);
        let crew = self.crew(patient);
        if crew.light > 0 {
            crew.light = crew.light.saturating_sub(wounds.unwrap_or(crew.light));
            let now = crew.light;
            self.tell("heal.light", Fact::LightHealed { seat: patient, now });
        }
    }
}

/// Who is treated, and for which wound; none named means any.
fn named_wound(seat: Seat, named: &[Choice]) -> (Seat, Option<Option<WoundId>>) {
    let patient = match named.first() {
        Some(Choice::Seat(patient)) => *patient,
        _ => seat,
    };
    let wound = match named.get(1) {
        Some(Choice::Wound(wound)) => Some(Some(*wound)),
        Some(Choice::Done) => Some(None),
        _ => None,
    };
    (patient, wound)
}
