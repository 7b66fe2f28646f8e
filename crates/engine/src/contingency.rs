//! Contingency: tokens that players hold or that lie about, one of which says whom the company lets die.

use derelict_content::{Condemned, Holders, capacity};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::facedown::Facedown;
use crate::facility::ChitPlace;
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::verb::{Deed, Doable};

/// What is dealt before the first turn is known from then on.
const FIRST_TURN: u8 = 1;

/// Looks at contingency tokens.
#[derive(Clone, Copy)]
pub(crate) struct PeekContingency {
    pub whose: Holders,
    /// The token is kept (`lock.room.alert-peek`).
    pub keep: bool,
}

impl PeekContingency {
    fn rule(self) -> &'static str {
        match self.whose {
            Holders::Anyone => "lock.room.archive",
            Holders::Pool => "lock.room.alert-peek",
            Holders::Section => "lock.effect.comp.peek-contingency",
        }
    }
}

impl Doable for PeekContingency {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let mut out = Vec::new();
        look.legible(self.whose, deed, &mut out);
        docket.when(out.is_empty(), self.rule(), Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            look.legible(self.whose, deed, out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let seat = deed.seat;
        match *named {
            [Choice::Chit(chit), ..] => {
                play.read_contingency(self.rule(), seat, chit);
                // In cooperative play nobody holds any (`lock.coop.contingency`).
                if self.keep && play.state.mode != Mode::Coop {
                    play.keep_contingency(seat, chit);
                }
            }
            [Choice::Seat(other), ..] => {
                let held: Vec<u8> = play.look().chits_of(other).collect();
                for chit in held {
                    play.read_contingency(self.rule(), seat, chit);
                }
            }
            _ => {}
        }
    }
}

impl<'a> Look<'a> {
    /// The contingency tokens by their numbers.
    pub(crate) fn chits(self) -> impl Iterator<Item = (u8, ChitPlace)> + 'a {
        let chits = self.facility().map_or(&[][..], |facility| &facility.contingency);
        (0..).zip(chits).map(|(number, chit)| (number, chit.place))
    }

    /// The tokens a player holds.
    pub(crate) fn chits_of(self, seat: Seat) -> impl Iterator<Item = u8> + 'a {
        let held = self.chits().filter(move |(_, place)| *place == ChitPlace::Held(seat));
        held.map(|(chit, _)| chit)
    }

    /// Neutral tokens, in their row.
    fn neutral_chits(self) -> impl Iterator<Item = u8> + 'a {
        (0..capacity::CONTINGENCY as u8).filter_map(move |place| {
            let mut chits = self.chits();
            chits.find(|(_, at)| *at == ChitPlace::Neutral(place)).map(|(chit, _)| chit)
        })
    }

    /// Whether everybody has seen a token.
    pub(crate) fn is_shown(self, chit: u8) -> bool {
        self.state.facility.shown & (1 << chit) != 0
    }

    /// What can be looked at. Nobody looks at the own tokens or at one that lies open, and never at the
    /// active one (`lock.cont.secret`).
    fn legible(self, whose: Holders, deed: Deed, out: &mut Vec<Choice>) {
        let closed = |chit: &u8| !self.is_shown(*chit);
        let neutral = self.neutral_chits().filter(closed).map(Choice::Chit);
        match whose {
            Holders::Pool => out.extend(neutral),
            Holders::Anyone => {
                out.extend(neutral);
                let others = self.chits().filter(|(_, place)| match place {
                    ChitPlace::Held(seat) => *seat != deed.seat,
                    ChitPlace::Active | ChitPlace::Neutral(_) => false,
                });
                out.extend(others.map(|(chit, _)| chit).filter(closed).map(Choice::Chit));
            }
            // With nobody holding any it is a neutral one
            // (`lock.effect.comp.peek-contingency.gone`).
            Holders::Section if self.state.mode == Mode::Coop => out.extend(neutral),
            Holders::Section => {
                let here = self.book.section(deed.room);
                let near = self.seats().filter(|other| {
                    let room = self.crew(*other).room();
                    *other != deed.seat
                        && here.is_some()
                        && room.is_some_and(|room| self.book.section(room) == here)
                        && self.chits_of(*other).next().is_some()
                });
                out.extend(near.map(Choice::Seat));
            }
        }
    }

    /// Whether a token condemns a character.
    #[must_use]
    pub fn is_condemned(self, seat: Seat, condemned: Condemned) -> bool {
        let crew = self.crew(seat);
        match condemned {
            Condemned::Silent => !crew.signal,
            Condemned::Ignorant { knowledge } => !self.knows(seat, knowledge + 1),
            Condemned::Launched => matches!(crew.place, Place::Evacuated(_)),
            Condemned::LockedIn => crew.place == Place::Hibernating,
            Condemned::Nobody => false,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A player looks at a token; in cooperative play everybody does (`lock.coop.contingency-reveal`).
    fn read_contingency(&mut self, rule: &'static str, seat: Seat, chit: u8) {
        if self.state.mode == Mode::Coop {
            self.show_contingency("lock.coop.contingency-reveal", chit);
        } else {
            self.see(rule, seat, Facedown::Contingency(chit));
        }
    }

    /// A token lies open from now on.
    pub(crate) fn show_contingency(&mut self, rule: &'static str, chit: u8) {
        self.facility().shown |= 1 << chit;
        let token = self.state.facility.contingency[usize::from(chit)].front;
        self.tell(rule, Fact::ContingencyShown { chit, token });
        self.forget(Facedown::Contingency(chit));
    }

    /// A neutral token is taken, and the gap closes up (`lock.cont.pool`).
    fn keep_contingency(&mut self, seat: Seat, chit: u8) {
        let chits = &mut self.facility().contingency;
        let ChitPlace::Neutral(gap) = chits[usize::from(chit)].place else { return };
        chits[usize::from(chit)].place = ChitPlace::Held(seat);
        for other in chits.iter_mut() {
            if let ChitPlace::Neutral(place) = &mut other.place
                && *place > gap
            {
                *place -= 1;
            }
        }
        self.tell("lock.room.alert-peek", Fact::ContingencyTaken { seat, chit });
    }

    /// Those of somebody who has died go to the end of the row, in their order (`lock.cont.death`).
    pub(crate) fn return_contingency(&mut self, seat: Seat) {
        let held: Vec<u8> = self.look().chits_of(seat).collect();
        for chit in held {
            let end = self.look().neutral_chits().count() as u8;
            self.facility().contingency[usize::from(chit)].place = ChitPlace::Neutral(end);
            self.tell("lock.cont.death", Fact::ContingencyReturned { seat, chit });
        }
    }

    /// At the start everybody learns the own tokens, and together one of the row
    /// (`lock.setup.contingency`, `lock.coop.contingency`).
    pub(crate) fn deal_contingency(&mut self) {
        for seat in (0..self.state.players).map(Seat) {
            let held: Vec<u8> = self.look().chits_of(seat).collect();
            for chit in held {
                let token = self.state.facility.contingency[usize::from(chit)].front;
                let seen = Fact::ContingencySeen { seat, chit, token };
                let known = &mut self.state.knowledge[seat.index()].facedown;
                known.seen_in(Facedown::Contingency(chit), FIRST_TURN);
                self.whisper("lock.setup.contingency", seat, seen);
            }
        }
        let first = self.look().neutral_chits().next();
        if let Some(chit) = first.filter(|_| self.state.mode == Mode::Coop) {
            self.show_contingency("lock.coop.contingency", chit);
        }
    }

    /// The active token is turned up, and kills whom it names (`lock.cont.effect`).
    pub(crate) fn check_contingency(&mut self) {
        let active = self.look().chits().find(|(_, place)| *place == ChitPlace::Active);
        let Some((chit, _)) = active else { return };
        self.show_contingency("lock.cont.effect", chit);
        let token = self.state.facility.contingency[usize::from(chit)].front;
        let condemned = self.book.catalog.contingency[token.index()].condemns;
        let survivors: SeatSet = self.look().survivors();
        for seat in survivors.iter() {
            if self.look().is_condemned(seat, condemned) {
                self.perish("lock.cont.kinds", seat, Cause::Contingency);
            }
        }
    }
}
