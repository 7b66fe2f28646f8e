//! The Epilogue: a ship that has been through it once, and a shuttle that leaves after five turns.

mod salvage;

use std::sync::OnceLock;

use derelict_content::{ObjectiveDeck, ObjectiveId, Requirement};

use crate::citation::Citations;
use crate::countdown::SHUTTLE_TIME;
use crate::event::{Cause, Ending, EventSink, Fact};
use crate::facedown::ENGINES;
use crate::frame::{FinaleStep, Frame, TurnStep};
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::state::{Place, State};
use crate::track::{Printed, Space};

/// The steps of a turn in order (`after.epilogue.phase-order`, `after.epilogue.no-bag`).
pub(crate) const STEPS: &[TurnStep] = &[
    TurnStep::Draw,
    TurnStep::Rounds,
    TurnStep::Airlock,
    TurnStep::Time,
    TurnStep::Alert,
    TurnStep::Attacks,
    TurnStep::Fire,
    TurnStep::Turrets,
    TurnStep::Event,
    TurnStep::Departure,
];

/// What is checked at the end, in order. Requirements are judged by how things stood when it came, so
/// before anybody dies of the contamination check (`after.epilogue.requirement-end`).
pub(crate) const CHECKS: &[FinaleStep] = &[
    FinaleStep::Fate,
    FinaleStep::Discoveries,
    FinaleStep::Shown,
    FinaleStep::Requirements,
    FinaleStep::Contamination,
    FinaleStep::Verdict,
    FinaleStep::Over,
];

/// Spaces of the shuttle's time track on which an alert is due; behind the first one a second follows
/// (`after.epilogue.alert-marks`).
pub(crate) const ALERT_CHECKS: [u8; 2] = [3, 1];

/// Discovery tokens that so many players may leave facedown (`after.epilogue.win.tokens-two`).
const FEW_PLAYERS: u8 = 2;
const LEFT_BY_FEW: u8 = 3;

/// Which rules stand in the place of those of the base game.
pub(crate) fn citations() -> &'static Citations {
    static CITATIONS: OnceLock<Citations> = OnceLock::new();
    CITATIONS.get_or_init(|| Citations::read(include_str!("../../../rules/citations/epilogue.tsv")))
}

/// The spaces of the shuttle's time track: one a turn (`after.epilogue.time`).
pub(crate) fn track() -> Vec<(Space, Option<Printed>)> {
    let printed = |space: u8| match space {
        0 => Some(Printed::Departure),
        _ => ALERT_CHECKS.contains(&space).then_some(Printed::Check),
    };
    (0..=SHUTTLE_TIME).rev().map(|space| (Space::Number(space), printed(space))).collect()
}

impl Rulebook {
    /// Whether everybody has a personal requirement instead of objectives.
    #[must_use]
    pub fn has_requirements(&self) -> bool {
        self.requirements
    }

    /// How many discovery tokens may stay facedown (`after.epilogue.win.tokens`).
    #[must_use]
    pub fn discoveries_spared(&self, players: u8) -> u8 {
        if players <= FEW_PLAYERS { LEFT_BY_FEW } else { 0 }
    }
}

impl State {
    /// Everybody is dealt a requirement; those for more players stay in the box
    /// (`after.epilogue.requirement`, `after.epilogue.requirement-players`).
    pub(crate) fn deal_requirements(&mut self, book: &Rulebook) {
        let mut cards = self.shuffled_objectives(book, ObjectiveDeck::Requirement);
        let players = usize::from(self.players);
        for crew in &mut self.crew[..players] {
            crew.personal = cards.pop().unwrap_or_default();
            crew.corporate = crew.personal;
            crew.kept = Some(ObjectiveDeck::Requirement);
        }
    }
}

impl Look<'_> {
    /// Discovery tokens on the ship that nobody has revealed.
    #[must_use]
    pub fn undiscovered_rooms(self) -> u8 {
        self.book.rooms().filter(|room| self.undiscovered(*room)).count() as u8
    }

    /// Whether the crew has revealed as many discovery tokens as it must.
    fn has_discovered(self) -> bool {
        self.undiscovered_rooms() <= self.book.discoveries_spared(self.state.players)
    }

    /// Whether what somebody wants can only be judged by looking at engines and course.
    fn wants_bearings(self, seat: Seat) -> bool {
        let Some(wanted) = self.kept_objective(seat) else { return false };
        let mut parts = self.catalog().objectives[wanted.index()].branches.iter().flatten();
        parts.any(|part| matches!(part, Requirement::Engines { .. } | Requirement::Course { .. }))
    }

    /// Whether somebody has taken the offer.
    #[must_use]
    pub fn is_bribed(self, seat: Seat) -> bool {
        self.crew(seat).kept == Some(ObjectiveDeck::Offer)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Everybody is told the own requirement, and the first alert is revealed
    /// (`after.epilogue.requirement`, `after.epilogue.alert-first`).
    pub(crate) fn begin_epilogue(&mut self) {
        for seat in (0..self.state.players).map(Seat) {
            let requirement = self.state.crew[seat.index()].personal;
            let dealt = Fact::RequirementDealt { seat, requirement };
            self.whisper("after.epilogue.requirement", seat, dealt);
        }
        self.reveal_alert("after.epilogue.alert-first");
    }

    /// Everybody not in combat rolls for noise (`after.epilogue.event-noise`,
    /// `after.epilogue.event-noise-pod`).
    pub(crate) fn event_noise(&mut self) {
        let seats = self.look().awake();
        self.push(Frame::NoiseRolls { seats, ducts: 0 });
    }

    /// The second step of the event phase: on two spaces of the track the open alert is due.
    pub(crate) fn due_alert(&mut self) {
        let Some(open) = self.state.alerts.open else { return };
        let Some(space) = self.state.shuttle_time.filter(|space| ALERT_CHECKS.contains(space))
        else {
            return;
        };
        if self.check_alert(true) {
            self.tell("after.epilogue.alert.fail", Fact::AlertFailed { alert: open.card });
            self.end("after.epilogue.alert.fail", Ending::AlertFailed);
        } else if space == ALERT_CHECKS[0] {
            self.reveal_alert("after.epilogue.alert.second");
        }
    }

    /// After the event phase of the last turn the shuttle departs (`after.epilogue.end`,
    /// `after.epilogue.end-phase`).
    pub(crate) fn depart(&mut self) {
        if self.state.shuttle_time == Some(0) {
            self.end("after.epilogue.end", Ending::Departure);
        }
    }

    /// Whoever is on the shuttle goes with it, and whoever waits in a pod stays behind
    /// (`after.epilogue.win.place`, `after.epilogue.left-pod`).
    pub(crate) fn leave_with_shuttle(&mut self) {
        for seat in (0..self.state.players).map(Seat) {
            match self.state.crew[seat.index()].place {
                Place::Room(room) if self.book.on_shuttle(room) => {
                    self.crew(seat).place = Place::Departed;
                }
                Place::Pod(_) => {
                    self.perish("after.epilogue.left-pod", seat, Cause::LeftBehind);
                }
                _ => {}
            }
        }
    }

    /// Takes the offer in the place of the own requirement, which is put away facedown
    /// (`after.epilogue.offer-take`).
    pub(crate) fn take_offer(&mut self, seat: Seat, offer: ObjectiveId) {
        let crew = self.crew(seat);
        (crew.corporate, crew.kept) = (offer, Some(ObjectiveDeck::Offer));
    }

    /// How many discovery tokens still lie facedown (`after.epilogue.win.tokens`).
    pub(crate) fn check_discoveries(&mut self) {
        let look = self.look();
        let left = look.undiscovered_rooms();
        let spared = look.book.discoveries_spared(look.state.players);
        let rule = match look.state.players {
            1 => "after.epilogue.win.tokens-solo",
            2 => "after.epilogue.win.tokens-two",
            _ => "after.epilogue.win.tokens",
        };
        self.tell(rule, Fact::DiscoveriesChecked { left, spared });
    }

    /// Engines and course are looked at if somebody's requirement asks for them
    /// (`after.epilogue.requirement-end`).
    pub(crate) fn show_bearings(&mut self) {
        let look = self.look();
        if !look.survivors().iter().any(|seat| look.wants_bearings(seat)) {
            return;
        }
        let (card, planet) = (look.state.coordinates, look.course());
        let rule = "after.epilogue.requirement-end";
        for engine in 0..ENGINES {
            let working = self.state.engines[usize::from(engine)];
            self.tell(rule, Fact::EngineRevealed { engine, working });
        }
        self.tell(rule, Fact::CourseShown { card, planet });
    }

    /// Everybody who is away shows the requirement, or how the offer went
    /// (`after.epilogue.win.requirement`, `after.epilogue.offer-need`).
    pub(crate) fn judge_requirements(&mut self) {
        let discovered = self.look().has_discovered();
        let mut hopeful = SeatSet::NONE;
        for seat in self.look().survivors().iter() {
            let Some(objective) = self.look().kept_objective(seat) else { continue };
            let met = self.look().objective_met(seat, objective);
            let bribed = self.look().is_bribed(seat);
            let rule = match bribed {
                true => "after.epilogue.offer-need",
                false => "after.epilogue.win.requirement",
            };
            self.tell(rule, Fact::ObjectiveRevealed { seat, objective, met });
            // The offer cares for nothing else (`after.epilogue.offer-win`).
            if met && (bribed || discovered) {
                hopeful.add(seat);
            }
        }
        self.state.verdict.winners = hopeful;
    }

    /// Whoever has met everything and is alive wins (`after.epilogue.win.several`).
    pub(crate) fn declare_winners(&mut self) {
        let survivors = self.look().survivors();
        let hopeful = self.state.verdict.winners.iter();
        let winners: SeatSet = hopeful.filter(|seat| survivors.has(*seat)).collect();
        for seat in winners.iter() {
            let rule = match self.look().is_bribed(seat) {
                true => "after.epilogue.offer-win",
                false => "after.epilogue.win.several",
            };
            self.tell(rule, Fact::Won { seat });
        }
        if winners.is_empty() {
            self.tell("after.epilogue.win.several", Fact::NobodyWins);
        }
        self.state.verdict.winners = winners;
    }
}
