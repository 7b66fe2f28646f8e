//! What a crew is there for: a seam for each thing that a mission does in its own way, and the doing
//! in the chapter of the mission. Nobody else asks which mission it is.

use derelict_content::{Catalog, CharacterId};

use crate::citation::Citations;
use crate::clock::{self, Clock};
use crate::epilogue;
use crate::event::EventSink;
use crate::frame::{FinaleStep, TurnStep};
use crate::play::{Look, Play};
use crate::research;
use crate::rulebook::Rulebook;
use crate::{finale, species::Species};

derelict_content::words! {
    /// What the crew is there for, as far as it is more than data.
    Mission {
        /// Home, as in the base game.
        Voyage = "voyage",
        /// To a derelict with a shuttle beside it (`after.research.nature`).
        Research = "research",
        /// Aboard what a finished game has left (`after.epilogue.prior`).
        Epilogue = "epilogue",
    }
}

impl Mission {
    /// Which rules stand in the place of those of the base game.
    pub(crate) fn citations(self, species: Species) -> Option<&'static Citations> {
        match self {
            Self::Voyage => species.citations(),
            Self::Research => Some(research::citations()),
            Self::Epilogue => Some(epilogue::citations()),
        }
    }

    /// Whether it goes on where another game has ended.
    #[must_use]
    pub fn is_sequel(self) -> bool {
        match self {
            Self::Voyage | Self::Research => false,
            Self::Epilogue => true,
        }
    }

    /// Whether a character takes part in it.
    pub(crate) fn enlists(self, catalog: &Catalog, character: CharacterId) -> bool {
        match self {
            Self::Voyage | Self::Epilogue => true,
            Self::Research => research::enlists(catalog, character),
        }
    }
}

impl Look<'_> {
    /// The turns left until time itself ends the game, the one being played included.
    #[must_use]
    pub fn turns_left(self) -> u8 {
        match self.book.mission {
            Mission::Voyage | Mission::Research => self.state.time,
            Mission::Epilogue => self.state.shuttle_time.unwrap_or(0),
        }
    }

    /// The turns left for the open alert, the one being played included.
    #[must_use]
    pub fn alert_due_in(self) -> Option<u8> {
        let left = self.state.shuttle_time?;
        match self.book.mission {
            Mission::Voyage | Mission::Research => Some(left),
            Mission::Epilogue => {
                let next = epilogue::ALERT_CHECKS.iter().find(|check| left > **check);
                next.map(|check| left - check)
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// An event card with the alert icon has been carried out.
    pub(crate) fn alert_icon(&mut self) {
        match self.book.mission {
            Mission::Voyage => {}
            Mission::Research => self.sound_alert(),
            Mission::Epilogue => self.event_noise(),
        }
    }

    /// The second step of the event phase.
    pub(crate) fn alert_step(&mut self) {
        match self.book.mission {
            Mission::Voyage => {}
            Mission::Research => self.alert_countdown(),
            Mission::Epilogue => self.due_alert(),
        }
    }
}

impl Rulebook {
    /// The steps of a turn aboard a ship, in order.
    pub(crate) fn steps_aboard(&self) -> &'static [TurnStep] {
        match self.mission {
            Mission::Voyage => self.usual_steps(),
            Mission::Research => research::STEPS,
            Mission::Epilogue => epilogue::STEPS,
        }
    }

    /// The clocks that run, in the order their markers move.
    pub(crate) fn clocks(&self) -> &'static [Clock] {
        match self.mission {
            Mission::Voyage | Mission::Research => clock::CLOCKS,
            Mission::Epilogue => &[Clock::Shuttle, Clock::SelfDestruct],
        }
    }

    /// The rule by which the marker of the shuttle's time track moves.
    #[must_use]
    pub fn shuttle_clock_rule(&self) -> &'static str {
        match self.mission {
            Mission::Voyage | Mission::Research => "after.research.alert-countdown",
            Mission::Epilogue => "after.epilogue.time-move",
        }
    }

    /// Whether it goes on where another game has ended.
    #[must_use]
    pub fn is_sequel(&self) -> bool {
        self.mission.is_sequel()
    }

    /// What is checked at the end of a ship's voyage, in order; the first is its own fate, the last the
    /// verdict.
    pub(crate) fn checks_aboard(&self) -> &'static [FinaleStep] {
        match self.mission {
            Mission::Voyage => finale::CHECKS,
            Mission::Research => research::CHECKS,
            Mission::Epilogue => epilogue::CHECKS,
        }
    }

    /// Whether a character takes part in this mission.
    #[must_use]
    pub fn enlists(&self, character: CharacterId) -> bool {
        self.mission.enlists(&self.catalog, character)
    }
}
