//! The hourglass: turned by the table at the start of every turn, picked up by whoever notices that
//! it is empty.
//!
//! Real time is no part of the rules (`after.hour.clock`). That the sand has run out is an input of
//! the table, which may come at any question and changes none; everything else about the glass is
//! seized in gaps. How it stands follows from what was seized.

use derelict_content::{GlassPart, PossibilityId, RoomId};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::Question;
use crate::noise::{Afar, Ambush};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;

derelict_content::words! {
    /// How the hourglass stands.
    Glass {
        /// The sand runs.
        Running = "running",
        /// The sand has run out, and nobody has picked it up.
        Empty = "empty",
        /// There has been a noise roll, and whoever objects may take it out of the game.
        Rolled = "rolled",
        /// It rests until the next turn.
        Resting = "resting",
        /// It is out of the game.
        Gone = "gone",
    }
}

impl Rulebook {
    /// Whether there is an hourglass.
    #[must_use]
    pub fn has_hourglass(&self) -> bool {
        self.catalog.possibilities.iter().any(|possibility| possibility.hourglass.is_some())
    }

    /// What of the hourglass a possibility is.
    pub(crate) fn glass_part(&self, possibility: PossibilityId) -> Option<GlassPart> {
        self.catalog.possibilities.get(possibility.index())?.hourglass
    }

    /// Whether a choice says that the sand has run out.
    pub(crate) fn is_sand_out(&self, choice: Choice) -> bool {
        let Choice::Seize(possibility) = choice else { return false };
        self.glass_part(possibility) == Some(GlassPart::SandOut)
    }

    /// The possibility to pick it up.
    pub(crate) fn glass_to_pick_up(&self) -> Option<PossibilityId> {
        self.of_glass(GlassPart::PickUp)
    }

    fn of_glass(&self, part: GlassPart) -> Option<PossibilityId> {
        let all = &self.catalog.possibilities;
        let at = all.iter().position(|possibility| possibility.hourglass == Some(part))?;
        Some(PossibilityId(at as u8))
    }
}

/// The rule by which a part of the hourglass is seized.
pub(crate) fn rule(part: GlassPart) -> &'static str {
    match part {
        GlassPart::SandOut => "after.hour.empty",
        GlassPart::PickUp => "after.hour.notice",
        GlassPart::TakeOut => "after.hour.object-how",
    }
}

impl Look<'_> {
    /// How the hourglass stands; none in a game without one.
    #[must_use]
    pub fn glass(self) -> Option<Glass> {
        if self.catalog().possibilities.is_empty() {
            return None;
        }
        let seized = |part| Some(self.state.seized.has(self.book.of_glass(part)?));
        let [sand, picked, out] =
            [seized(GlassPart::SandOut)?, seized(GlassPart::PickUp)?, seized(GlassPart::TakeOut)?];
        Some(match (sand, picked) {
            _ if out => Glass::Gone,
            (false, false) if self.state.turn == 0 => Glass::Resting,
            (false, false) => Glass::Running,
            (true, false) => Glass::Empty,
            (true, true) => Glass::Rolled,
            (false, true) => Glass::Resting,
        })
    }

    /// What is in the way of a part of the hourglass, whoever wants it.
    pub(crate) fn glass_objections(self, part: GlassPart, docket: &mut impl Docket) {
        let Some(glass) = self.glass() else {
            return docket.object("after.hour.option", Reason::NotAnOption);
        };
        match (part, glass) {
            (_, Glass::Gone) => docket.object("after.hour.object-how", Reason::AlreadyDone),
            (GlassPart::SandOut, Glass::Running) => {
                docket.when(self.state.ending.is_some(), "after.hour.empty", Reason::TooLate);
            }
            (GlassPart::SandOut, Glass::Resting) if self.state.turn == 0 => {
                docket.object("after.hour.turn-when", Reason::TooEarly);
            }
            (GlassPart::SandOut, _) => docket.object("after.hour.empty", Reason::AlreadyDone),
            (GlassPart::PickUp, Glass::Empty) | (GlassPart::TakeOut, Glass::Rolled) => {}
            (GlassPart::PickUp, Glass::Running) => {
                docket.object("after.hour.notice", Reason::TooEarly);
            }
            (GlassPart::PickUp, Glass::Rolled | Glass::Resting) => {
                docket.object("after.hour.first", Reason::AlreadyDone);
            }
            (GlassPart::TakeOut, Glass::Running | Glass::Empty) => {
                docket.object("after.hour.object-how", Reason::TooEarly);
            }
            (GlassPart::TakeOut, Glass::Resting) => {
                docket.object("after.hour.object-how", Reason::TooLate);
            }
        }
    }

    /// The rule by which nothing is done with the hourglass outside of gaps.
    pub(crate) fn glass_timing(self) -> &'static str {
        let playing = self.seats().any(|seat| self.takes_rounds(seat));
        if playing { "after.hour.under-way" } else { "after.hour.close" }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The table turns it over, empty or not (`after.hour.turn-when`).
    pub(crate) fn turn_glass(&mut self) {
        if self.look().glass() == Some(Glass::Running) {
            self.tell("after.hour.turn-when", Fact::HourglassTurned);
        }
    }

    /// What comes of a part of it that was seized.
    pub(crate) fn glass_seized(&mut self, part: GlassPart, seat: Option<Seat>) {
        match (part, seat) {
            (GlassPart::PickUp, Some(seat)) => self.ask(Question::GlassRoom { seat }),
            (GlassPart::PickUp | GlassPart::SandOut | GlassPart::TakeOut, _) => {}
        }
    }

    /// The noise roll in the room that was named. It is nobody's action (`after.hour.roll`).
    pub(crate) fn answer_glass_room(&mut self, seat: Seat, choice: Choice) {
        let Choice::Room(room) = choice else { return };
        self.tell("after.hour.room", Fact::HourglassNamed { seat, room });
        self.noise_afar(Afar {
            rule: "after.hour.roll",
            danger: "noise.roll.danger.move",
            by: seat,
            room,
            ambush: Ambush::SmallestHand,
        });
    }

    /// An action binds whoever named it: nobody has objected to the roll before it
    /// (`after.hour.object-how`).
    pub(crate) fn keep_glass(&mut self) {
        if self.look().glass() == Some(Glass::Rolled)
            && let Some(sand) = self.book.of_glass(GlassPart::SandOut)
        {
            self.state.seized.remove(sand);
        }
    }
}

impl Look<'_> {
    /// The rooms a noise roll of the hourglass may be made in (`after.hour.room`).
    pub(crate) fn glass_rooms(self) -> impl Iterator<Item = RoomId> {
        self.book.rooms()
    }
}
