//! Healing: dressing serious wounds, curing dressed ones, curing light ones.

use derelict_content::{Care, TraitEffect, WoundId};

use crate::choice::Choice;
use crate::cost::Toll;
use crate::event::{Cause, EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Wounded;
use crate::verb::{Deed, Doable};

/// Dresses serious wounds.
pub(crate) struct Dress {
    /// Every one, of the user.
    pub all: bool,
    pub others: bool,
}

impl Doable for Dress {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let patients = look.patients(deed.seat, self.others, Look::can_dress).next();
        docket.when(patients.is_none(), "heal.dress", Reason::NoWound);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] if !self.all => {
                let patients = look.patients(deed.seat, self.others, Look::can_dress);
                out.extend(patients.map(Choice::Seat));
            }
            [Choice::Seat(patient)] if !self.all => look.wounds_of(patient, false, out),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if self.all {
            for index in 0..play.crew(deed.seat).serious.len() {
                play.dress_at(deed.seat, index);
            }
            return;
        }
        let (patient, wound) = named_wound(deed.seat, named);
        play.dress_one(deed.seat, patient, wound);
    }
}

/// Heals one dressed serious wound: the card is discarded.
pub(crate) struct HealSerious {
    pub others: bool,
}

impl Doable for HealSerious {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let patients = look.patients(deed.seat, self.others, Look::can_heal_serious).next();
        docket.when(patients.is_none(), "heal.serious.dressed-only", Reason::NoWound);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => {
                let patients = look.patients(deed.seat, self.others, Look::can_heal_serious);
                out.extend(patients.map(Choice::Seat));
            }
            [Choice::Seat(patient)] => look.wounds_of(patient, true, out),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let (patient, wound) = named_wound(deed.seat, named);
        let healed = play.look().wound_at(patient, true, wound);
        if let Some(place) = healed {
            play.heal_at(deed.seat, patient, place);
        }
    }
}

/// Heals some or all light wounds.
pub(crate) struct HealLight {
    pub wounds: Option<u8>,
    pub others: bool,
}

impl Doable for HealLight {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let patients = look.patients(deed.seat, self.others, Look::can_heal_light).next();
        docket.when(patients.is_none(), "heal.light", Reason::NoWound);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if self.others && named.is_empty() {
            let patients = look.patients(deed.seat, true, Look::can_heal_light);
            out.extend(patients.map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let (patient, _) = named_wound(deed.seat, named);
        play.heal_light(deed.seat, patient, self.wounds);
    }
}

/// Discards a serious wound, dressed or not, and heals all light ones (`carno.effect.mutation.heal`).
pub(crate) struct Regrow;

impl Doable for Regrow {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let crew = look.crew(deed.seat);
        let whole = crew.light == 0 && crew.serious.is_empty();
        docket.when(whole, "carno.effect.mutation.heal", Reason::NoWound);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            look.wounds_of(deed.seat, false, out);
            look.wounds_of(deed.seat, true, out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let named = match named.first() {
            Some(Choice::Wound(wound)) => Some(*wound),
            _ => None,
        };
        let wounds = play.crew(deed.seat).serious;
        let shed = wounds.as_slice().iter().rposition(|wounded| wounded.wound == named);
        if let Some(wound) = shed.and_then(|place| play.remove_wound(deed.seat, place)) {
            let healed = Fact::WoundHealed { seat: deed.seat, wound };
            play.tell("carno.effect.mutation.heal", healed);
        }
        HealLight { wounds: None, others: false }.carry_out(play, deed, &[]);
    }
}

impl<'a> Look<'a> {
    /// Characters of the room a treatment could help: the user, and others who may still be
    /// asked.
    fn patients(
        self,
        seat: Seat,
        others: bool,
        needs: impl Fn(Self, Seat) -> bool + 'a,
    ) -> impl Iterator<Item = Seat> + 'a {
        let company = self.company(seat).filter(move |other| others && self.may_ask(*other));
        std::iter::once(seat)
            .chain(company)
            .filter(move |patient| self.is_healed_by_others(*patient) && needs(self, *patient))
    }

    /// Whether anything but its own repair does something for a character's wounds
    /// (`after.android.heal-only`).
    fn is_healed_by_others(self, seat: Seat) -> bool {
        !self.has_trait(seat, TraitEffect::Artificial)
    }

    pub(crate) fn can_dress(self, seat: Seat) -> bool {
        self.wound_at(seat, false, None).is_some()
    }

    pub(crate) fn can_heal_serious(self, seat: Seat) -> bool {
        self.wound_at(seat, true, None).is_some()
    }

    /// A serious wound that is dressed, or is not, by its place; the last one to be healed, the first
    /// one to be dressed.
    fn wound_at(self, seat: Seat, dressed: bool, wound: Option<Option<WoundId>>) -> Option<usize> {
        let wounds = self.crew(seat).serious.as_slice();
        let fits = |place: &usize| {
            let one = wounds[*place];
            let eased = one.dressed || self.is_tended(seat, *place);
            eased == dressed && wound.is_none_or(|wound| one.wound == wound)
        };
        let mut places = (0..wounds.len()).filter(fits);
        if dressed { places.next_back() } else { places.next() }
    }

    /// What a treatment that heals light wounds or dresses a serious one can do for somebody.
    fn treatments(self, patient: Seat, out: &mut Vec<Choice>) {
        if self.can_heal_light(patient) {
            out.push(Choice::Light);
        }
        self.wounds_of(patient, false, out);
    }

    fn can_heal_light(self, seat: Seat) -> bool {
        self.crew(seat).light > 0
    }

    pub(crate) fn wounds_of(self, patient: Seat, dressed: bool, out: &mut Vec<Choice>) {
        let wounds = self.crew(patient).serious;
        let fits =
            |place: usize, one: Wounded| (one.dressed || self.is_tended(patient, place)) == dressed;
        for (_, wounded) in wounds.iter().enumerate().filter(|(place, one)| fits(*place, *one)) {
            let choice = wounded.wound.map_or(Choice::Done, Choice::Wound);
            if !out.contains(&choice) {
                out.push(choice);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    fn dress_one(&mut self, by: Seat, patient: Seat, wound: Option<Option<WoundId>>) {
        if let Some(place) = self.look().wound_at(patient, false, wound) {
            self.dress_at(patient, place);
            self.cared(by, patient);
        }
    }

    fn heal_at(&mut self, by: Seat, patient: Seat, place: usize) {
        if let Some(wound) = self.remove_wound(patient, place) {
            self.tell("heal.serious", Fact::WoundHealed { seat: patient, wound });
        }
        self.cared(by, patient);
    }

    /// Light wounds healed: all, or so many.
    fn heal_light(&mut self, by: Seat, patient: Seat, wounds: Option<u8>) {
        let crew = self.crew(patient);
        if crew.light > 0 {
            crew.light = crew.light.saturating_sub(wounds.unwrap_or(crew.light));
            let now = crew.light;
            self.tell("heal.light", Fact::LightHealed { seat: patient, now });
            self.cared(by, patient);
        }
    }

    /// Somebody else was treated, which some draw a card for once the action is done
    /// (`after.trait.medic-once`).
    fn cared(&mut self, by: Seat, patient: Seat) {
        let draws = by != patient && self.look().has_trait(by, TraitEffect::Altruist);
        self.state.retinue.cared |= draws;
    }

    /// What is due once all of an action is done.
    pub(crate) fn reward_care(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.retinue.cared) {
            self.draw_cards("after.trait.medic", seat, 1);
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
}

/// Care for the own wounds that nobody else can give, for an item (`after.android.repair`).
#[derive(Clone, Copy)]
pub(crate) struct SelfRepair<'a> {
    pub care: Care,
    pub with: &'a [String],
}

impl Doable for SelfRepair<'_> {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let seat = deed.seat;
        let needed = match self.care {
            Care::Light => look.can_heal_light(seat),
            Care::Dress => look.can_dress(seat),
            Care::Serious => look.can_heal_serious(seat),
        };
        docket.when(!needed, "after.android.repair-effect", Reason::NoWound);
        let price = look.of_families(seat, self.with).next();
        docket.when(price.is_none(), "after.android.repair", Reason::NoPrice);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(look.of_families(deed.seat, self.with).map(Choice::Item)),
            [_] if self.care == Care::Serious => look.wounds_of(deed.seat, true, out),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let seat = deed.seat;
        match self.care {
            Care::Light => play.heal_light(seat, seat, None),
            Care::Dress => {
                for place in 0..play.crew(seat).serious.len() {
                    play.dress_at(seat, place);
                }
            }
            Care::Serious => {
                let (_, wound) = named_wound(seat, named);
                if let Some(place) = play.look().wound_at(seat, true, wound) {
                    play.heal_at(seat, seat, place);
                }
            }
        }
    }

    fn toll(self, named: &[Choice]) -> Toll {
        Toll::of_item("after.android.repair", named)
    }
}

/// Light wounds healed or a serious one dressed, of several characters of the room
/// (`after.effect.other.treat`).
#[derive(Clone, Copy)]
pub(crate) struct Treat {
    pub patients: u8,
}

impl Doable for Treat {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.patients(deed.seat, true, Look::can_treat).next().is_none();
        docket.when(none, "after.effect.other.treat", Reason::NoWound);
    }

    /// Who, and what for; then the same again, unless one is enough.
    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        let patients = look.patients(deed.seat, true, Look::can_treat);
        match *named {
            [] => out.extend(patients.map(Choice::Seat)),
            [Choice::Seat(patient)] | [_, _, Choice::Seat(patient)] => {
                look.treatments(patient, out);
            }
            [first, _] if self.patients > 1 => {
                out.extend(patients.map(Choice::Seat).filter(|other| *other != first));
                if !out.is_empty() {
                    out.push(Choice::Done);
                }
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        for pair in named.chunks_exact(2) {
            match *pair {
                [Choice::Seat(patient), Choice::Light] => {
                    play.heal_light(deed.seat, patient, None);
                }
                [Choice::Seat(patient), Choice::Wound(wound)] => {
                    play.dress_one(deed.seat, patient, Some(Some(wound)));
                }
                [Choice::Seat(patient), Choice::Done] => {
                    play.dress_one(deed.seat, patient, Some(None));
                }
                _ => {}
            }
        }
    }
}

impl Look<'_> {
    fn can_treat(self, seat: Seat) -> bool {
        self.can_heal_light(seat) || self.can_dress(seat)
    }
}

/// Surgery away from the room for it (`after.medic.kit`).
pub(crate) struct Operate {
    pub wounds: u8,
}

impl Doable for Operate {
    const ASKS: bool = true;

    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let willing = look.company(deed.seat).filter(|other| look.may_ask(*other));
            out.extend(std::iter::once(deed.seat).chain(willing).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Seat(patient), ..] = *named {
            play.purge(patient, deed.source);
            play.light_wounds("after.medic.kit", patient, self.wounds, Cause::Surgery);
            play.reshuffle("after.medic.kit", patient, true);
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
