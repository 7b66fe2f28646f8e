//! Healing: dressing serious wounds, curing dressed ones, curing light ones.

use derelict_content::WoundId;

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
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
        let found = play.crew(patient).serious.iter().position(|wounded| {
            !wounded.dressed && wound.is_none_or(|wound| wounded.wound == wound)
        });
        if let Some(index) = found {
            play.dress_at(patient, index);
        }
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
        let healed = play
            .crew(patient)
            .serious
            .take(|wounded| wounded.dressed && wound.is_none_or(|wound| wounded.wound == wound));
        if let Some(Wounded { wound: Some(wound), .. }) = healed {
            play.state.wounds.discard.push(wound);
            play.tell("heal.serious", Fact::WoundHealed { seat: patient, wound });
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
        let crew = play.crew(patient);
        if crew.light > 0 {
            crew.light = crew.light.saturating_sub(self.wounds.unwrap_or(crew.light));
            let now = crew.light;
            play.tell("heal.light", Fact::LightHealed { seat: patient, now });
        }
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
        let shed = play.crew(deed.seat).serious.take(|wounded| wounded.wound == named);
        if let Some(Wounded { wound: Some(wound), .. }) = shed {
            play.state.wounds.discard.push(wound);
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
        std::iter::once(seat).chain(company).filter(move |patient| needs(self, *patient))
    }

    fn can_dress(self, seat: Seat) -> bool {
        self.crew(seat).serious.iter().any(|wounded| !wounded.dressed)
    }

    fn can_heal_serious(self, seat: Seat) -> bool {
        self.crew(seat).serious.iter().any(|wounded| wounded.dressed)
    }

    fn can_heal_light(self, seat: Seat) -> bool {
        self.crew(seat).light > 0
    }

    pub(crate) fn wounds_of(self, patient: Seat, dressed: bool, out: &mut Vec<Choice>) {
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
