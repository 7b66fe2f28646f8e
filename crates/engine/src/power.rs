//! Power: the tokens of the sections and of the elevator, and where it is light or dark.

use derelict_content::{CorridorId, RoomId};
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::facility::POWERED;
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::state::State;
use crate::streams::Stream;
use crate::verb::{Deed, Doable, Unaimed};

/// A power token: its number, and which side is up. Blue means power (`lock.power.has`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PowerToken(u8);

impl PowerToken {
    /// A token with a number.
    #[must_use]
    pub fn new(number: u8, blue: bool) -> Self {
        Self(number << 1 | u8::from(blue))
    }

    /// Its number, from 1.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 >> 1
    }

    /// Whether its blue side is up.
    #[must_use]
    pub fn is_blue(self) -> bool {
        self.0 & 1 != 0
    }

    /// The same token with this side up.
    #[must_use]
    pub fn turned(self, blue: bool) -> Self {
        Self::new(self.number(), blue)
    }
}

/// Something that has a power token: a section by its number from 0, and behind them the elevator.
pub(crate) type Circuit = usize;

/// The elevator's.
pub(crate) const ELEVATOR: Circuit = POWERED - 1;

impl Rulebook {
    /// The section a room belongs to; a staircase belongs to none (`lock.power.staircase`).
    #[must_use]
    pub fn section(&self, room: RoomId) -> Option<usize> {
        let zone = self.board.rooms[room.index()].zone.as_deref()?;
        self.sections().position(|section| section == zone)
    }

    /// The sections, by what they are called.
    pub fn sections(&self) -> impl Iterator<Item = &str> {
        let powered = self.board.zones.iter().filter(|zone| zone.power.is_some());
        powered.map(|zone| zone.id.as_str())
    }

    /// The section a corridor belongs to: that of its rooms (`lock.board.corridor-section`).
    #[must_use]
    pub fn section_of(&self, corridor: CorridorId) -> Option<usize> {
        self.ends(corridor).into_iter().find_map(|room| self.section(room))
    }
}

impl State {
    /// The tokens are shuffled onto sections and elevator (`lock.setup.power`).
    pub(crate) fn lay_out_power(&mut self, blue: &[bool]) {
        let tokens = (1..).zip(blue).map(|(number, blue)| PowerToken::new(number, *blue));
        self.facility.power.iter_mut().zip(tokens).for_each(|(place, token)| *place = token);
        self.streams.shuffle_all(Stream::Layout, &mut self.facility.power);
    }
}

impl Look<'_> {
    /// Whether a room has power. Aboard a ship there is nothing to switch off, and everything that asks
    /// for light finds it.
    #[must_use]
    pub fn lit(self, room: RoomId) -> bool {
        let Some(facility) = self.facility() else { return true };
        self.book.section(room).is_some_and(|section| facility.power[section].is_blue())
    }

    /// Whether a character stands in darkness: where there is no power, unless it has a light of its own
    /// (`lock.power.light`, `lock.effect.light.glow`), or anywhere with a wound that takes it away
    /// (`lock.effect.wound.eyes`).
    #[must_use]
    pub fn in_darkness(self, seat: Seat) -> bool {
        let Some(facility) = self.facility() else { return false };
        if self.is_blinded(seat) {
            return true;
        }
        let dark = self.crew(seat).room().is_some_and(|room| !self.lit(room));
        dark && !facility.glowing.has(seat)
    }

    /// The circuit with the highest number that has power.
    fn highest_blue(self) -> Option<Circuit> {
        let power = &self.facility()?.power;
        let blue = (0..POWERED).filter(|circuit| power[*circuit].is_blue());
        blue.max_by_key(|circuit| power[*circuit].number())
    }

    /// How many circuits have power.
    #[must_use]
    pub fn circuits_on(self) -> u8 {
        let tokens = self.facility().map_or(&[][..], |facility| &facility.power);
        tokens.iter().filter(|token| token.is_blue()).count() as u8
    }

    /// Whether the elevator works.
    pub(crate) fn elevator_works(self) -> bool {
        self.facility().is_some_and(|facility| facility.power[ELEVATOR].is_blue())
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Turns the power token of a circuit.
    pub(crate) fn turn_power(&mut self, rule: &'static str, circuit: Circuit, blue: bool) {
        let token = self.state.facility.power[circuit];
        if token.is_blue() != blue {
            self.facility().power[circuit] = token.turned(blue);
            let circuit = circuit as u8;
            self.tell(rule, Fact::PowerTurned { circuit, number: token.number(), blue });
        }
    }

    /// Turns the power token of a circuit to its other side (`lock.effect.power.flip`).
    pub(crate) fn flip_power(&mut self, rule: &'static str, circuit: Circuit) {
        let blue = self.state.facility.power[circuit].is_blue();
        self.turn_power(rule, circuit, !blue);
    }

    /// Two power tokens exchange their places as they lie (`lock.effect.power.swap`).
    pub(crate) fn swap_power(&mut self, rule: &'static str, one: Circuit, other: Circuit) {
        if one != other {
            self.facility().power.swap(one, other);
            self.tell(rule, Fact::PowerSwapped { circuits: [one as u8, other as u8] });
        }
    }

    /// The blue token with the highest number turns red; with none nothing happens
    /// (`lock.power.threshold`, `lock.power.threshold-none`).
    pub(crate) fn lose_power(&mut self, rule: &'static str) {
        if let Some(circuit) = self.look().highest_blue() {
            self.turn_power(rule, circuit, false);
        }
    }

    /// Turns the time token (`lock.room.backup-time`, `lock.effect.power.surge`).
    pub(crate) fn switch_backup(&mut self, rule: &'static str, on: bool) {
        if self.state.facility.backup != on {
            self.facility().backup = on;
            self.tell(rule, Fact::BackupSwitched { on });
        }
    }
}

/// Turns the power token of the user's section to its other side (`lock.effect.power.flip`).
pub(crate) struct FlipPower;

impl Unaimed for FlipPower {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.book.section(deed.room).is_none();
        docket.when(none, "lock.effect.power.stairs", Reason::WrongRoom);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        if let Some(section) = play.book.section(deed.room) {
            play.flip_power("lock.effect.power.flip", section);
        }
    }
}

/// Exchanges the places of two power tokens, or of as many as the user likes.
pub(crate) struct MovePower {
    pub all: bool,
}

impl Doable for MovePower {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        docket.when(look.facility().is_none(), "lock.effect.power.swap", Reason::NoEffect);
    }

    fn aims(self, _: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        let circuits = (0..POWERED as u8).map(Choice::Circuit);
        match named {
            [] if !self.all => out.extend(circuits),
            [first] if !self.all => out.extend(circuits.filter(|other| other != first)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        match *named {
            [Choice::Circuit(one), Choice::Circuit(other), ..] => {
                play.swap_power("lock.effect.power.swap", one.into(), other.into());
            }
            _ => play.ask(Question::Rewire { seat: deed.seat, circuit: 0 }),
        }
    }
}

/// Gives power to the lowest tokens alone, unless more of them have it (`lock.room.backup-reset`).
pub(crate) struct ResetPower {
    pub on: u8,
}

impl Unaimed for ResetPower {
    /// The steps that follow may be carried out whether or not this one changes anything.
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        if play.look().circuits_on() > self.on {
            return;
        }
        for circuit in 0..POWERED {
            let blue = play.state.facility.power[circuit].number() <= self.on;
            play.turn_power("lock.room.backup-reset", circuit, blue);
        }
    }
}

/// Turns the time token to its blue side (`lock.room.backup-time`).
pub(crate) struct Backup;

impl Unaimed for Backup {
    const CARRIES: bool = true;

    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let on = look.facility().is_none_or(|facility| facility.backup);
        docket.when(on, "lock.room.backup-time", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        play.switch_backup("lock.room.backup-time", true);
    }
}

/// Lights a light of one's own until the end of the turn (`lock.effect.light.glow`).
pub(crate) struct Glow;

impl Unaimed for Glow {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let glows = look.facility().is_none_or(|facility| facility.glowing.has(deed.seat));
        docket.when(glows, "lock.effect.light.glow", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.facility().glowing.add(seat);
        play.tell("lock.effect.light.glow", Fact::Glowing { seat });
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Which token lies on a circuit from now on; those before it are settled
    /// (`lock.room.backup-four`).
    pub(crate) fn answer_rewire(&mut self, seat: Seat, circuit: u8, choice: Choice) {
        if let Choice::Circuit(from) = choice {
            self.swap_power("lock.room.backup-rearrange", circuit.into(), from.into());
        }
        if usize::from(circuit) + 2 < POWERED {
            self.ask(Question::Rewire { seat, circuit: circuit + 1 });
        }
    }
}

impl Look<'_> {
    /// The circuits whose tokens may still be laid on one.
    pub(crate) fn rewiring(self, circuit: u8, out: &mut Vec<Choice>) {
        out.extend((circuit..POWERED as u8).map(Choice::Circuit));
    }
}
