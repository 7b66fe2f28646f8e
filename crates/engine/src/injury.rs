//! Injuries of intruders: the check, death, retreat.

use derelict_content::{
    AttackId, Blood, BloodReading, EventId, MiniId, RoomId, WeaknessEffect, capacity,
};

use crate::choice::{Choice, Source};
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Figure;
use crate::verb::{Deed, Doable};

/// What became of an intruder that was injured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stands.
    Stands,
    /// It died.
    Died,
    /// It fled, or tried to.
    Fled,
}

/// What the cards read for an injury check say together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bleeding {
    reading: BloodReading,
    /// The number read of the cards so far; 0 if none bore one.
    blood: u8,
    /// A retreat was shown.
    pub flees: bool,
}

impl Bleeding {
    /// Before a card is read.
    #[must_use]
    pub fn read_by(reading: BloodReading) -> Self {
        Self { reading, ..Self::default() }
    }

    /// One more card is read.
    #[must_use]
    pub fn with(self, card: Blood) -> Self {
        let Blood::Number(number) = card else {
            return Self { flees: true, ..self };
        };
        let blood = match self.reading {
            BloodReading::Sum => self.blood + number,
            BloodReading::Lower if self.blood > 0 => self.blood.min(number),
            BloodReading::Lower => number,
            BloodReading::Higher => self.blood.max(number),
            BloodReading::Never => 0,
        };
        Self { blood, ..self }
    }

    /// Whether so many injuries kill.
    pub(crate) fn kills(self, look: Look<'_>, injuries: u8) -> bool {
        self.reading != BloodReading::Never && look.bleeds_out(injuries, self.blood)
    }

    /// Whether so many injuries kill, as long as no weakness is known.
    #[must_use]
    pub fn is_fatal(self, injuries: u8) -> bool {
        self.reading != BloodReading::Never && self.blood <= injuries
    }
}

/// Makes one intruder of the room retreat, with a fire extinguisher.
pub(crate) struct DriveOff;

impl Doable for DriveOff {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.retreat_objections(deed, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        look.retreat_aims(deed, named, out);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), ..] = *named {
            play.drive_off("effect.retreat", mini);
        }
    }
}

/// A stun gun: one injury, then a retreat unless it is gone already (`effect.taser.once`).
pub(crate) struct Stun;

impl Doable for Stun {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.infested(deed.room), "effect.retreat", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.figures(deed.room).iter().map(Choice::Intruder));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let [Choice::Intruder(mini), ..] = *named else { return };
        if play.injure("effect.taser.intruder", mini, 1, Cause::Stun) == Fate::Stands {
            play.retreat("effect.taser.intruder", mini);
        }
    }
}

/// Injures one intruder of the room (`carno.effect.mutation.harm`).
pub(crate) struct Rend {
    pub injuries: u8,
    /// One more for so much knowledge of the user each (`lock.effect.know.half`).
    pub per_knowledge: u8,
    /// It attacks the user if it is still there (`lock.effect.weapon.desperate`).
    pub provoke: bool,
}

impl Rend {
    /// By which rule it injures, and why.
    fn rule(source: Source) -> (&'static str, Cause) {
        match source {
            Source::Mutation(_) => ("carno.effect.mutation.harm", Cause::Mutation),
            _ => ("after.effect.injury", Cause::Effect),
        }
    }
}

impl Doable for Rend {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = !look.infested(deed.room);
        docket.when(none, Self::rule(deed.source).0, Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.figures(deed.room).iter().map(Choice::Intruder));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), ..] = *named {
            let (rule, cause) = Self::rule(deed.source);
            let known = play.look().insight(deed.seat).level();
            let more = known.checked_div(self.per_knowledge).unwrap_or(0);
            play.injure(rule, mini, self.injuries + more, cause);
            if self.provoke && play.state.minis[mini.index()].room == Some(deed.room) {
                play.push(Frame::Attack { mini, target: deed.seat, surprise: false });
            }
        }
    }
}

/// Makes one intruder of the room retreat, or all but the mightiest, strongest first
/// (`carno.effect.mutation.retreat`).
#[derive(Clone, Copy)]
pub(crate) struct Roar {
    pub all: bool,
}

impl Roar {
    fn heard(self, look: Look<'_>, room: RoomId) -> impl Iterator<Item = MiniId> + use<'_> {
        look.movable(room)
            .filter(move |mini| !self.all || !look.book.kind(look.book.mini_kind(*mini)).only)
    }
}

impl Doable for Roar {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = self.heard(look, deed.room).next().is_none();
        docket.when(none, "carno.effect.mutation.retreat", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() && !self.all {
            out.extend(self.heard(look, deed.room).map(Choice::Intruder));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let mut driven: Pile<MiniId, { capacity::MINIATURES }> = Pile::default();
        match *named {
            [Choice::Intruder(mini), ..] => driven.push(mini),
            _ => driven = self.heard(play.look(), deed.room).collect(),
        }
        for mini in driven.iter() {
            if play.state.minis[mini.index()].room == Some(deed.room) {
                play.retreat("carno.effect.mutation.retreat", mini);
            }
        }
    }
}

impl Look<'_> {
    /// An intruder of the room is to be made to retreat.
    fn retreat_objections(self, deed: Deed, docket: &mut impl Docket) {
        let none = self.movable(deed.room).next().is_none();
        docket.when(none, "effect.retreat", Reason::NoTarget);
    }

    fn retreat_aims(self, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(self.movable(deed.room).map(Choice::Intruder));
        }
    }

    /// Figures of a room that can be made to leave it, strongest first (`void.lair.no-retreat`).
    pub(crate) fn movable(self, room: RoomId) -> impl Iterator<Item = MiniId> {
        let figures = self.figures(room);
        (0..figures.len())
            .map(move |index| figures.as_slice()[index])
            .filter(move |mini| !self.book.is_still(self.book.mini_kind(*mini)))
    }

    /// Whether so much blood on the cards is no more than the injuries (`injury.kill`).
    pub(crate) fn bleeds_out(self, injuries: u8, blood: u8) -> bool {
        let thin =
            self.acting().is_some_and(|seat| self.weakness_for(seat, WeaknessEffect::ThinBlood));
        let eased = u8::from(self.weakness(WeaknessEffect::Brink)) + u8::from(thin);
        let harder = u8::from(self.weakness(WeaknessEffect::ThickHide));
        blood.saturating_sub(eased) + harder <= injuries
    }

    /// Who is doing something, whose injuries are being checked (`lock.effect.weak.blood`).
    fn acting(self) -> Option<Seat> {
        let frames = self.state.frames.as_slice().iter().rev();
        frames.into_iter().find_map(|frame| match frame {
            Frame::Perform(performance) => Some(performance.seat),
            _ => None,
        })
    }

    /// One more injury from whatever burns or bursts in somebody's hands, who knows how
    /// (`lock.effect.weak.sear`).
    pub(crate) fn sears(self, seat: Seat) -> u8 {
        u8::from(self.weakness_for(seat, WeaknessEffect::Searing))
    }

    /// One more injury from everything that burns, once the weakness is known.
    pub(crate) fn burn_bonus(self) -> u8 {
        u8::from(self.weakness(WeaknessEffect::Fire))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Places injuries without a check yet; none once the game has ended (`end.immediate`).
    pub(crate) fn mark_injuries(
        &mut self,
        rule: &'static str,
        mini: MiniId,
        injuries: u8,
        cause: Cause,
    ) {
        if self.state.ending.is_some() || self.book.is_unhurt(self.book.mini_kind(mini)) {
            return;
        }
        let marked = &mut self.state.minis[mini.index()].injuries;
        *marked = marked.saturating_add(injuries);
        self.tell(rule, Fact::Injured { mini, injuries, cause });
    }

    /// Injuries from one source, followed by a single check (`injury.check`).
    pub(crate) fn injure(
        &mut self,
        rule: &'static str,
        mini: MiniId,
        injuries: u8,
        cause: Cause,
    ) -> Fate {
        if injuries == 0 || self.look().figure(mini).is_none() {
            return Fate::Stands;
        }
        self.mark_injuries(rule, mini, injuries, cause);
        self.injury_check(mini)
    }

    /// Compares injuries with the blood on freshly drawn attack cards.
    pub(crate) fn injury_check(&mut self, mini: MiniId) -> Fate {
        let Some(figure) = self.look().figure(mini).filter(|_| self.state.ending.is_none()) else {
            return Fate::Stands;
        };
        let kind = self.book.kind(figure.kind);
        if kind.blood == 0 {
            self.kill("injury.larva", mini);
            return Fate::Died;
        }
        let rule = self.book.blood_rule(figure.kind);
        let mut bleeding = Bleeding::read_by(kind.reading);
        let mut drawn: Pile<AttackId, 2> = Pile::default();
        for _ in 0..kind.blood {
            let Some(card) = self.draw_attack_card() else {
                break;
            };
            drawn.push(card);
            self.tell(rule, Fact::BloodRead { mini, card });
            bleeding = bleeding.with(self.book.catalog.attacks[card.index()].blood_of(kind.column));
        }
        // Only now, so that a deck rebuilt between two cards lacks the first (`injury.discard`).
        for card in drawn.iter() {
            self.state.attacks.discard(card);
        }
        if bleeding.flees && kind.still {
            self.tell("void.lair.retreat-saves", Fact::IntruderSurvived { mini });
            Fate::Stands
        } else if bleeding.flees {
            self.retreat("injury.retreat", mini);
            Fate::Fled
        } else if bleeding.kills(self.look(), figure.injuries) {
            self.kill(self.book.death_rule(figure.kind), mini);
            Fate::Died
        } else {
            self.tell("injury.survive", Fact::IntruderSurvived { mini });
            Fate::Stands
        }
    }

    /// An intruder dies; what remains of it is for its species to say.
    pub(crate) fn kill(&mut self, rule: &'static str, mini: MiniId) {
        self.put_to_death(rule, mini, true);
    }

    /// An intruder dies, and leaves others behind if it would.
    pub(crate) fn put_to_death(&mut self, rule: &'static str, mini: MiniId, brood: bool) {
        if self.state.ending.is_some() {
            return;
        }
        let kind = self.book.mini_kind(mini);
        let Some(room) = self.remove_mini(mini) else {
            return;
        };
        self.tell(rule, Fact::IntruderKilled { mini, room });
        self.fell(kind, room, brood);
    }

    /// A carcass lies in a room.
    pub(crate) fn leave_carcass(&mut self, rule: &'static str, room: RoomId) {
        let carcasses = &mut self.room(room).carcasses;
        *carcasses = carcasses.saturating_add(1);
        self.tell(rule, Fact::CarcassLeft { room });
    }

    /// An intruder flees where a fresh event card points (`injury.retreat.card`).
    pub(crate) fn retreat(&mut self, rule: &'static str, mini: MiniId) {
        let moves = |figure: Figure| !self.book.is_still(figure.kind);
        if !self.look().figure(mini).is_some_and(moves) {
            return;
        }
        let Some(event) = self.draw_direction() else {
            return;
        };
        self.tell(rule, Fact::RetreatBegan { mini, event });
        let number = self.book.catalog.events[event.index()].number;
        self.run_off("injury.retreat.rules", mini, number);
    }

    /// An event card drawn only for its corridor number; it is discarded without effect.
    pub(crate) fn draw_direction(&mut self) -> Option<EventId> {
        let event = self.draw_event_card()?;
        self.state.events.discard(event);
        self.tell("injury.retreat.card", Fact::EventForDirection { event });
        Some(event)
    }

    /// An intruder driven off by an extinguishing agent, which hurts it once its weakness is
    /// known (`effect.weak.phosphates`).
    pub(crate) fn drive_off(&mut self, rule: &'static str, mini: MiniId) {
        if self.look().weakness(WeaknessEffect::Phosphates) {
            let fate = self.injure("effect.weak.phosphates", mini, 1, Cause::Phosphates);
            if fate != Fate::Stands {
                return;
            }
        }
        self.retreat(rule, mini);
    }

    pub(crate) fn burn_bonus(&self) -> u8 {
        self.look().burn_bonus()
    }
}
