//! Where we are: a seam for each thing that a ship and a facility do in their own way, and the doing in
//! the chapters of either. Nobody else asks which setting it is.

use derelict_content::{CharacterId, Discovery, Role, RoomId};

use crate::citation::Citations;
use crate::event::EventSink;
use crate::facility;
use crate::frame::{FinaleStep, TurnStep};
use crate::mission::Mission;
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::species::Species;
use crate::state::{Door, State};
use crate::track::Track;

derelict_content::words! {
    /// Where we are, as far as it is more than data.
    Setting {
        /// Aboard a ship on its way.
        Ship = "ship",
        /// Under the surface of Mars.
        Facility = "facility",
    }
}

impl Setting {
    /// Which rules stand in the place of those of the base game.
    pub(crate) fn citations(
        self,
        mission: Mission,
        species: Species,
    ) -> Option<&'static Citations> {
        match self {
            Self::Ship => mission.citations(species),
            Self::Facility => Some(facility::citations()),
        }
    }
}

impl Rulebook {
    /// The steps of a turn in order; after the last the next turn begins.
    pub(crate) fn turn_steps(&self) -> &'static [TurnStep] {
        match self.setting {
            Setting::Ship => self.steps_aboard(),
            Setting::Facility => facility::STEPS,
        }
    }

    /// What is checked at the end, in order; the first is the place's own fate, the last the verdict.
    pub(crate) fn finale_checks(&self) -> &'static [FinaleStep] {
        match self.setting {
            Setting::Ship => self.checks_aboard(),
            Setting::Facility => facility::CHECKS,
        }
    }

    /// Where a character starts (`setup.character.place`, `lock.setup.start-rooms`).
    pub(crate) fn home(&self, character: CharacterId) -> RoomId {
        let home = match self.setting {
            Setting::Ship => self.main_room().or_else(|| self.printed(Role::Hibernatorium)),
            Setting::Facility => self.quarters(character),
        };
        home.unwrap_or_default()
    }

    /// Whether the setting has a track of its own accord.
    pub(crate) fn lays_out(&self, track: Track) -> bool {
        match (self.setting, track) {
            (Setting::Ship, Track::Procedure) | (Setting::Facility, Track::Course) => false,
            (Setting::Ship | Setting::Facility, _) => true,
        }
    }
}

impl State {
    /// Lays out what belongs to the place, once its rooms are there.
    pub(crate) fn lay_out_ground(&mut self, book: &Rulebook) {
        match book.setting {
            Setting::Ship => self.lay_out_ship(book),
            Setting::Facility => self.lay_out_facility(book),
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The time step: every marker moves, and what that brings is judged.
    pub(crate) fn pass_time(&mut self) {
        match self.book.setting {
            Setting::Ship => self.advance_clocks(),
            Setting::Facility => self.advance_time(),
        }
    }

    /// The first death of all changes the place (`critical.death`, `lock.gate.first-death`).
    pub(crate) fn first_death(&mut self) {
        match self.book.setting {
            Setting::Ship => self.unlock_pods("critical.death"),
            Setting::Facility => self.open_gate("lock.gate.first-death"),
        }
    }

    /// What is left of somebody who takes no further part (`lock.cont.death`).
    pub(crate) fn settle_estate(&mut self, seat: Seat) {
        match self.book.setting {
            Setting::Ship => {}
            Setting::Facility => self.return_contingency(seat),
        }
    }

    /// Nobody living is left to act: how it ends.
    pub(crate) fn end_with_last(&mut self) {
        match self.book.setting {
            Setting::Ship => self.end_last_aboard(),
            Setting::Facility => self.end_last_inside(),
        }
    }

    /// The end, and what it does to those who are still there.
    pub(crate) fn seal_fate(&mut self) {
        match self.book.setting {
            Setting::Ship => self.seal_fate_aboard(),
            Setting::Facility => self.seal_fate_inside(),
        }
    }
}

impl Look<'_> {
    /// Whether a token is heeded though it was found by a careful step: Danger in the facility, and
    /// Silence by somebody slimed (`lock.explore.danger-careful`,
    /// `lock.explore.silence-careful.slimed`).
    pub(crate) fn heeds_careful_steps(self, discovery: Discovery, seat: Seat) -> bool {
        match (self.book.setting, discovery) {
            (Setting::Facility, Discovery::Danger) => true,
            (Setting::Facility, Discovery::Silence) => self.is_slimed(seat),
            (Setting::Ship | Setting::Facility, _) => false,
        }
    }

    /// Whether a door token can be taken away from where it lies (`door.supply.destroyed`,
    /// `lock.doors.pool`).
    pub(crate) fn is_spare(self, door: Door) -> bool {
        match self.book.setting {
            Setting::Ship => door != Door::Open,
            Setting::Facility => door == Door::Closed,
        }
    }

    /// The markers there are: of fire, and of malfunction (`lock.effect.event.ducts.limit`).
    pub(crate) fn markers(self) -> [u8; 2] {
        let supply = &self.catalog().supply;
        let [fire, malfunction] = self.state.facility.markers_gone;
        [supply.fire - fire, supply.malfunction - malfunction]
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Where a contamination card goes that is removed: out of the game, or facedown to the bottom of
    /// its deck, where everybody knows what kind it is (`contam.remove`,
    /// `lock.contam.removed-bottom`, `lock.contam.face`).
    pub(crate) fn put_contamination_away(&mut self, card: u8) {
        match self.book.setting {
            Setting::Ship => self.state.contamination_gone |= 1 << card,
            Setting::Facility => {
                self.state.contamination.bury(card);
                let known = self.state.facility.discarded + 1;
                self.facility().discarded = known.min(self.state.contamination.len() as u8);
                // Which of its kind it was nobody can tell any more.
                for knowledge in &mut self.state.knowledge {
                    knowledge.scanned &= !(1 << card);
                }
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A new turn: what holds for one only is over (`lock.effect.light.glow`,
    /// `lock.effect.wound.knee`).
    pub(crate) fn clear_turn(&mut self) {
        match self.book.setting {
            Setting::Ship => {}
            Setting::Facility => {
                let facility = self.facility();
                (facility.glowing, facility.underway) = (SeatSet::NONE, SeatSet::NONE);
                facility.stepped = false;
            }
        }
    }

    /// A round is over: from now on its player's movements are none of a first round.
    pub(crate) fn note_round(&mut self, seat: Seat) {
        match self.book.setting {
            Setting::Ship => {}
            Setting::Facility => {
                self.facility().underway.add(seat);
                self.facility().stepped = false;
            }
        }
    }

    /// A seat has got its character.
    pub(crate) fn settle_in(&mut self, seat: Seat) {
        match self.book.setting {
            Setting::Ship => {}
            Setting::Facility => self.begin_insight(seat),
        }
    }

    /// What the place deals to the players before their draft (`lock.setup.draft-after-secrets`).
    pub(crate) fn deal_secrets(&mut self) {
        match self.book.setting {
            Setting::Ship => {}
            Setting::Facility => self.deal_contingency(),
        }
    }
}
