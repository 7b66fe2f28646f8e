//! The victory check, step by step.

use derelict_content::Planet;

use crate::event::{Cause, EventSink, Fact};
use crate::frame::{FinaleStep, Frame, following};
use crate::mode::Mode;
use crate::play::{Look, Play};
use crate::seat::{Seat, SeatSet};
use crate::state::{Crew, Outcome, Place};

/// Cards drawn in the contamination check.
pub(crate) const LAST_CARDS: usize = 4;

/// What is checked at the end, where the mission has no list of its own.
pub(crate) const CHECKS: &[FinaleStep] = &[
    FinaleStep::Fate,
    FinaleStep::Keep,
    FinaleStep::Engines,
    FinaleStep::Coordinates,
    FinaleStep::Contamination,
    FinaleStep::Objectives,
    FinaleStep::Over,
];

impl Look<'_> {
    /// Players whose characters are alive and off the ship or asleep.
    #[must_use]
    pub fn survivors(self) -> SeatSet {
        self.seats()
            .filter(|seat| {
                let place = self.crew(*seat).place;
                matches!(
                    place,
                    Place::Hibernating | Place::Evacuated(_) | Place::Departed | Place::Bunker
                )
            })
            .collect()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Once the game has ended nothing else is resolved.
    pub(crate) fn turn_to_finale(&mut self) {
        if self.state.ending.is_none() {
            return;
        }
        let frames = self.state.frames.as_slice();
        if !frames.iter().any(|frame| matches!(frame, Frame::Finale { .. })) {
            self.state.frames.clear();
            self.push(Frame::Finale { step: self.book.finale_checks()[0] });
        }
    }

    /// Makes one check of the end and lines up the next.
    pub(crate) fn finale(&mut self, step: FinaleStep) {
        // Where nobody has survived there is nothing left to be checked.
        let first = matches!(step, FinaleStep::Keep | FinaleStep::Discoveries);
        let lost = first && self.look().survivors().is_empty();
        let next =
            if lost { Some(FinaleStep::Over) } else { following(self.book.finale_checks(), step) };
        if let Some(step) = next {
            self.push(Frame::Finale { step });
        }
        match step {
            FinaleStep::Alert => self.last_alert(),
            FinaleStep::Fate => self.seal_fate(),
            FinaleStep::Keep | FinaleStep::Discoveries if lost => {
                self.tell("end.none", Fact::NobodyWins);
            }
            FinaleStep::Keep => self.choose_objectives(),
            FinaleStep::Engines => self.check_engines(),
            FinaleStep::Coordinates => self.check_course(),
            FinaleStep::Contamination => {
                for seat in self.look().survivors().iter() {
                    self.last_check(seat);
                }
            }
            FinaleStep::Objectives => self.check_objectives(),
            FinaleStep::Discoveries => self.check_discoveries(),
            FinaleStep::Shown => self.show_bearings(),
            FinaleStep::Contingency => self.check_contingency(),
            FinaleStep::Requirements => self.judge_requirements(),
            FinaleStep::Verdict => self.declare_winners(),
            FinaleStep::Over => {
                let survivors = self.look().survivors();
                let outcome = self.state.verdict;
                self.state.outcome = Some(Outcome { survivors, ..outcome });
            }
        }
    }

    fn check_engines(&mut self) {
        if self.state.verdict.exploded {
            return;
        }
        for engine in 0..3 {
            let working = self.state.engines[engine as usize];
            self.tell("victory.engines", Fact::EngineRevealed { engine, working });
        }
        if !self.look().engines_hold() {
            self.explode("victory.engines");
        }
    }

    fn check_course(&mut self) {
        if self.state.verdict.exploded {
            return;
        }
        let planet = self.look().course();
        let card = self.state.coordinates;
        self.tell("victory.coordinates", Fact::CoordinatesRevealed { card, planet });
        if planet == Planet::Earth {
            return;
        }
        for seat in self.look().survivors().iter() {
            let crew = &self.state.crew[seat.index()];
            let quarantined = planet == Planet::Mars
                && self.look().kept_objective(seat).is_some_and(|objective| {
                    self.book.catalog.objectives[objective.index()].survives_mars
                });
            if crew.place == Place::Hibernating && !quarantined {
                self.perish("victory.coordinates.not-earth", seat, Cause::WrongCourse);
            }
        }
    }

    /// Larva or infected card: shuffle everything, draw four, any contamination kills.
    pub(crate) fn check_contamination(&mut self, seat: Seat) {
        let Crew { hand, deck, discard, affliction, .. } = self.state.crew[seat.index()];
        let larva = affliction.is_larva();
        let all = hand.iter().chain(deck.iter()).chain(discard.iter());
        let infected = all.filter(|card| self.look().is_infected(*card)).count() as u8;
        let infected = if larva { 0 } else { infected };
        self.tell("victory.contam.scan", Fact::ContaminationChecked { seat, infected, larva });
        if !larva && infected == 0 {
            self.tell("victory.contam.clean", Fact::ContaminationSurvived { seat });
            return;
        }
        self.draw_last_cards(seat, LAST_CARDS);
    }

    /// Shuffles all cards of a survivor and draws some; any contamination among them kills.
    pub(crate) fn draw_last_cards(&mut self, seat: Seat, cards: usize) {
        self.reshuffle("victory.contam.draw", seat, true);
        let mut deadly = false;
        for _ in 0..cards {
            let Some(card) = self.crew(seat).deck.pop() else {
                break;
            };
            self.crew(seat).discard.push(card);
            deadly |= card.is_contamination();
            self.tell("victory.contam.draw", Fact::LastCardDrawn { seat, card: card.open_face() });
        }
        if deadly {
            self.perish("victory.contam.die", seat, Cause::Contamination);
        } else {
            self.tell("victory.contam.die", Fact::ContaminationSurvived { seat });
        }
    }

    /// Each character still alive reveals the objective and wins if it is met.
    fn check_objectives(&mut self) {
        if self.state.mode == Mode::Coop {
            return self.check_common_objectives();
        }
        let mut winners = SeatSet::NONE;
        for seat in self.look().survivors().iter() {
            let Some(objective) = self.look().kept_objective(seat) else {
                continue;
            };
            let met = self.look().objective_met(seat, objective);
            self.tell("victory.objective", Fact::ObjectiveRevealed { seat, objective, met });
            if met {
                winners.add(seat);
                self.tell("victory.win", Fact::Won { seat });
            }
        }
        if winners.is_empty() {
            self.tell("victory.many", Fact::NobodyWins);
        }
        self.state.verdict.winners = winners;
    }

    /// All win if every common objective is met and somebody survived (`coop.win`).
    fn check_common_objectives(&mut self) {
        let mut all = !self.look().survivors().is_empty();
        for seat in (0..self.state.players).map(Seat) {
            let objective = self.state.crew[seat.index()].personal;
            let met = self.look().common_objective_met(objective);
            self.tell("coop.win", Fact::CommonObjectiveChecked { objective, met });
            all &= met;
        }
        if all {
            self.state.verdict.winners = self.look().seats().collect();
            for seat in (0..self.state.players).map(Seat) {
                self.tell("coop.win", Fact::Won { seat });
            }
        } else {
            self.tell("coop.lose", Fact::NobodyWins);
        }
    }
}
