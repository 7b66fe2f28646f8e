//! Insight: what characters of the facility know, and what comes of it.

use serde::{Deserialize, Serialize};

use crate::event::{EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Unaimed};

/// A knowledge token: the space it is on, and which side is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Insight(u8);

/// The side of the token in the bits.
const ACTIVE: u8 = 0x80;

impl Insight {
    /// The space it is on.
    #[must_use]
    pub fn level(self) -> u8 {
        self.0 & !ACTIVE
    }

    /// Whether its active side is up.
    #[must_use]
    pub fn is_active(self) -> bool {
        self.0 & ACTIVE != 0
    }

    /// A token on a space.
    #[must_use]
    pub fn at(level: u8, active: bool) -> Self {
        Self(level | if active { ACTIVE } else { 0 })
    }
}

impl Look<'_> {
    /// What a character knows; nothing aboard a ship.
    #[must_use]
    pub fn insight(self, seat: Seat) -> Insight {
        self.facility().map_or(Insight::default(), |facility| facility.insight[seat.index()])
    }

    /// Whether a character knows so much.
    #[must_use]
    pub fn knows(self, seat: Seat, level: u8) -> bool {
        self.insight(seat).level() >= level
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Lays a character's token on its first space (`lock.setup.knowledge`).
    pub(crate) fn begin_insight(&mut self, seat: Seat) {
        let character = self.state.crew[seat.index()].character;
        let level = self.book.beginning(character).map_or(0, |beginning| beginning.knowledge);
        self.facility().insight[seat.index()] = Insight::at(level, false);
    }

    /// A character learns: the token moves on, and stops at the end of the track (`lock.know.cap`,
    /// `lock.effect.know.gain`).
    pub(crate) fn learn(&mut self, rule: &'static str, seat: Seat, steps: u8) {
        let last = self.book.catalog.facility.as_ref().map_or(0, |facility| facility.knowledge);
        let insight = self.state.facility.insight[seat.index()];
        let level = (insight.level() + steps).min(last);
        if level > insight.level() {
            self.facility().insight[seat.index()] = Insight::at(level, insight.is_active());
            self.tell(rule, Fact::Learned { seat, level });
        }
    }

    /// The token is turned to its active side (`lock.room.archive`).
    pub(crate) fn certify(&mut self, rule: &'static str, seat: Seat) {
        let insight = self.state.facility.insight[seat.index()];
        if !insight.is_active() {
            self.facility().insight[seat.index()] = Insight::at(insight.level(), true);
            self.tell(rule, Fact::InsightActive { seat });
        }
    }
}

/// Gains knowledge, more of it with an active token, and perhaps turns the token
/// (`lock.effect.know.gain`, `lock.effect.know.active`, `lock.room.archive`).
pub(crate) struct GainKnowledge {
    pub steps: u8,
    pub active: u8,
    pub activate: bool,
}

impl Unaimed for GainKnowledge {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let last = look.catalog().facility.as_ref().map_or(0, |facility| facility.knowledge);
        let learned = look.insight(deed.seat);
        let idle = learned.level() >= last && !(self.activate && !learned.is_active());
        docket.when(idle, "lock.know.cap", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let more = if play.look().insight(seat).is_active() { self.active } else { 0 };
        let rule = match (more, self.activate) {
            (_, true) => "lock.room.archive",
            (0, _) => "lock.effect.know.gain",
            _ => "lock.effect.know.active",
        };
        play.learn(rule, seat, self.steps + more);
        if self.activate {
            play.certify(rule, seat);
        }
    }
}
