//! Insanity: its levels, what raises and lowers it, what it does at the end.

use derelict_content::{KindId, WeaknessEffect};

use crate::affliction::Affliction;
use crate::choice::{Choice, Rest};
use crate::event::{Cause, EventSink, Fact};
use crate::finale::LAST_CARDS;
use crate::frame::Question;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::Crew;
use crate::verb::{Deed, Unaimed};

/// The level whose type a weakness lowers to that of the first (`void.effect.weak.control`).
const CONTROLLED: u8 = 2;

/// Lowers insanity, scans the hand, both or neither (`void.room.rest`).
pub(crate) struct Calm;

impl Unaimed for Calm {
    const CARRIES: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let nothing = look.rests(deed.seat).all(|rest| rest == Rest::Neither);
        docket.when(nothing, "void.room.rest", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.ask(Question::Rest { seat });
    }
}

impl Rulebook {
    /// The last level of insanity; 0 where nobody goes insane.
    #[must_use]
    pub fn last_level(&self) -> u8 {
        self.catalog.insanity.as_ref().map_or(0, |track| track.levels.len() as u8)
    }

    /// The level below which nobody sinks who has reached it.
    #[must_use]
    pub fn insanity_floor(&self) -> u8 {
        self.catalog.insanity.as_ref().map_or(0, |track| track.floor)
    }
}

impl<'a> Look<'a> {
    /// The level of a character's insanity.
    #[must_use]
    pub fn insanity(self, seat: Seat) -> u8 {
        self.crew(seat).affliction.insanity()
    }

    /// Whether a character's insanity can be lowered: it stops at the first level and at the floor
    /// (`void.insanity.floor`, `void.insanity.floor-start`). Nobody is below the floor who has
    /// reached it, so the level itself says whether it has been.
    #[must_use]
    pub fn can_calm_down(self, seat: Seat) -> bool {
        let level = self.insanity(seat);
        level > 1 && level != self.book.insanity_floor()
    }

    /// The type that a level of insanity brings (`void.enc.track`).
    #[must_use]
    pub fn kind_at(self, level: u8) -> Option<KindId> {
        let eased = level == CONTROLLED && self.weakness(WeaknessEffect::WeakenedControl);
        let level = if eased { 1 } else { level };
        let levels = &self.catalog().insanity.as_ref()?.levels;
        levels.get(usize::from(level).checked_sub(1)?).copied()
    }

    /// What a character who rests may announce (`void.room.rest-order`).
    pub(crate) fn rests(self, seat: Seat) -> impl Iterator<Item = Rest> + 'a {
        let (calm, scan) = (self.can_calm_down(seat), self.contaminated(seat).next().is_some());
        let fits = move |rest: &Rest| (calm || !rest.lowers()) && (scan || !rest.scans());
        Rest::ALL.iter().copied().filter(fits)
    }
}

impl<S: EventSink> Play<'_, S> {
    fn set_insanity(&mut self, rule: &'static str, seat: Seat, level: u8) {
        self.crew(seat).affliction = Affliction::Insanity(level);
        self.tell(rule, Fact::InsanityChanged { seat, level });
    }

    /// Insanity rises by a level; beyond the last it kills (`void.insanity.death`).
    pub(crate) fn raise_insanity(&mut self, rule: &'static str, seat: Seat) {
        if !self.state.crew[seat.index()].alive() || self.state.ending.is_some() {
            return;
        }
        let level = self.look().insanity(seat);
        if level >= self.book.last_level() {
            self.die("void.insanity.death", seat, Cause::Insanity);
        } else {
            self.set_insanity(rule, seat, level + 1);
        }
    }

    /// Insanity jumps to its last level, if it is not there already.
    pub(crate) fn drive_insane(&mut self, rule: &'static str, seat: Seat) {
        let last = self.book.last_level();
        if self.look().insanity(seat) < last && self.state.crew[seat.index()].alive() {
            self.set_insanity(rule, seat, last);
        }
    }

    /// A thorough treatment brings insanity down to the floor, never up (`void.item.to-three`).
    pub(crate) fn come_to_senses(&mut self, rule: &'static str, seat: Seat) {
        let floor = self.book.insanity_floor();
        if self.look().insanity(seat) > floor {
            self.set_insanity(rule, seat, floor);
        }
    }

    /// The scan comes first: an infected card outweighs what was to be lowered, and at the last
    /// level nothing is lowered then (`void.room.rest-infected`, `void.room.rest-infected-five`).
    pub(crate) fn answer_rest(&mut self, seat: Seat, choice: Choice) {
        let Choice::Rest(rest) = choice else { return };
        self.tell("void.hidden.rest", Fact::Rested { seat, rest });
        let infected = rest.scans() && self.remove_clean(seat);
        if infected {
            self.infect(seat);
        } else if rest.lowers() && self.look().can_calm_down(seat) {
            let level = self.look().insanity(seat);
            self.set_insanity("void.room.rest", seat, level - 1);
        }
    }

    /// Everybody fills the hand and scans it, in order; then all hands are discarded
    /// (`void.effect.event.terror`).
    pub(crate) fn terror(&mut self, hand: usize) {
        let look = self.look();
        let seats: SeatSet =
            look.seats().filter(|seat| look.crew(*seat).room().is_some()).collect();
        self.each_in_order(seats, |play, seat| play.scan_in_terror(seat, hand));
        self.each_in_order(seats, |play, seat| {
            if !play.state.crew[seat.index()].hand.is_empty() {
                let mut held = std::mem::take(play.hand(seat));
                play.crew(seat).discard.absorb(&mut held);
                play.tell("void.effect.event.terror.detail", Fact::HandDiscarded { seat });
            }
        });
    }

    fn scan_in_terror(&mut self, seat: Seat, hand: usize) {
        let due = hand.saturating_sub(self.state.crew[seat.index()].hand.len());
        self.draw_cards("void.effect.event.terror", seat, due);
        let mut infected = false;
        let held = self.state.crew[seat.index()].hand;
        for card in held.iter() {
            infected |= self.scan("void.effect.event.terror", seat, card);
        }
        if infected {
            self.drive_insane("void.effect.event.terror", seat);
        }
    }

    /// Insanity beside technical entrances (`void.effect.event.tendrils`).
    pub(crate) fn tendrils(&mut self) {
        let look = self.look();
        let beside = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| !look.book.entrances(room).is_empty())
        };
        let seats: SeatSet = look.seats().filter(beside).collect();
        self.each_in_order(seats, |play, seat| {
            play.raise_insanity("void.effect.event.tendrils", seat);
        });
    }

    /// Contamination for those with fewer cards than levels (`void.effect.event.fear`).
    pub(crate) fn fear(&mut self) {
        let look = self.look();
        let afraid = |seat: &Seat| {
            let crew = look.crew(*seat);
            crew.room().is_some() && crew.hand.len() < usize::from(look.insanity(*seat))
        };
        let seats: SeatSet = look.seats().filter(afraid).collect();
        self.each_in_order(seats, |play, seat| {
            play.take_contamination("void.effect.event.fear", seat);
        });
    }

    /// Does something for several players, in order (`void.effect.event.who`).
    pub(crate) fn each_in_order(&mut self, seats: SeatSet, deed: impl Fn(&mut Self, Seat)) {
        let order: Pile<Seat, MAX_SEATS> =
            self.look().in_order().filter(|seat| seats.has(*seat)).collect();
        for seat in order.iter() {
            deed(self, seat);
        }
    }

    /// Everybody on board lowers insanity by one, below the floor as well
    /// (`void.effect.weak.therapy`).
    pub(crate) fn mass_therapy(&mut self) {
        let seats = self.look().awake();
        self.each_in_order(seats, |play, seat| {
            let level = play.look().insanity(seat);
            if level > 1 {
                play.set_insanity("void.effect.weak.therapy", seat, level - 1);
            }
        });
    }

    /// Every contamination card raises insanity; who is at the last level draws
    /// (`void.end.check`).
    pub(crate) fn check_insanity(&mut self, seat: Seat) {
        let Crew { hand, deck, discard, .. } = self.state.crew[seat.index()];
        let all = hand.iter().chain(deck.iter()).chain(discard.iter());
        let cards = all.filter(|card| card.is_contamination()).count() as u8;
        let (before, last) = (self.look().insanity(seat), self.book.last_level());
        let level = before.saturating_add(cards).min(last);
        self.crew(seat).affliction = Affliction::Insanity(level);
        let rule = if before == last { "void.end.skip" } else { "void.end.raise" };
        self.tell(rule, Fact::InsanityChecked { seat, cards, level });
        if level < last {
            self.tell("void.end.safe", Fact::ContaminationSurvived { seat });
            return;
        }
        let eased = self.look().weakness(WeaknessEffect::StablePsyche);
        self.draw_last_cards(seat, LAST_CARDS - usize::from(eased));
    }
}
