//! What a crew is there for: a seam for each thing that a mission does in its own way, and the doing
//! in the chapter of the mission. Nobody else asks which mission it is.

use derelict_content::{Catalog, CharacterId};

use crate::citation::Citations;
use crate::event::EventSink;
use crate::frame::{FinaleStep, TurnStep};
use crate::play::Play;
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
    }
}

impl Mission {
    /// Which rules stand in the place of those of the base game.
    pub(crate) fn citations(self, species: Species) -> Option<&'static Citations> {
        match self {
            Self::Voyage => species.citations(),
            Self::Research => Some(research::citations()),
        }
    }

    /// Whether a character takes part in it.
    pub(crate) fn enlists(self, catalog: &Catalog, character: CharacterId) -> bool {
        match self {
            Self::Voyage => true,
            Self::Research => research::enlists(catalog, character),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// An event card with the alert icon has been carried out.
    pub(crate) fn alert_icon(&mut self) {
        match self.book.mission {
            Mission::Voyage => {}
            Mission::Research => self.sound_alert(),
        }
    }
}

impl Rulebook {
    /// The steps of a turn in order; after the last the next turn begins.
    pub(crate) fn turn_steps(&self) -> &'static [TurnStep] {
        match self.mission {
            Mission::Voyage => self.usual_steps(),
            Mission::Research => research::STEPS,
        }
    }

    /// What is checked at the end, in order; the first is the ship's own fate, the last the verdict.
    pub(crate) fn finale_checks(&self) -> &'static [FinaleStep] {
        match self.mission {
            Mission::Voyage => finale::CHECKS,
            Mission::Research => research::CHECKS,
        }
    }

    /// Whether a character takes part in this mission.
    #[must_use]
    pub fn enlists(&self, character: CharacterId) -> bool {
        self.mission.enlists(&self.catalog, character)
    }
}
