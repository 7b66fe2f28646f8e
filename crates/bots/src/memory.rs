//! What a seat remembers of the others: what they claimed, what they did, how far to trust them.

use derelict_content::{CorridorId, Planet, PodId, RoomId};
use derelict_engine::seat::MAX_SEATS;
use derelict_engine::{Event, Fact, Seat};

use crate::talk::Talk;

/// Trust in somebody nothing is known of.
const NEUTRAL: f32 = 0.75;

/// What a seat remembers.
#[derive(Clone, Debug, PartialEq)]
pub struct Memory {
    seat: Seat,
    engines: [Told; 3],
    course: [Option<Planet>; MAX_SEATS],
    helmsman: Option<Seat>,
    trust: [f32; MAX_SEATS],
    /// Engines somebody trusted asked to have looked at, and how far that counts.
    asked: [f32; 3],
    /// Who promised this seat a place.
    promised: [bool; MAX_SEATS],
    /// The pod the own character sits in.
    aboard: Option<PodId>,
    /// Where each came from, if it has done nothing since.
    came: [Option<RoomId>; MAX_SEATS],
    /// The own character has done something this turn.
    acted: bool,
    /// The own character has moved and rolled no noise since.
    quiet: bool,
    /// The corridor the own character made noisy with care, since its last step.
    hushed: Option<CorridorId>,
}

/// What is said and publicly known of an engine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Told {
    claims: [Option<bool>; MAX_SEATS],
    /// Who had both tokens in hand last.
    mender: Option<Seat>,
}

impl Memory {
    /// Nothing yet.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self {
            seat,
            engines: [Told::default(); 3],
            course: [None; MAX_SEATS],
            helmsman: None,
            trust: [NEUTRAL; MAX_SEATS],
            asked: [0.0; 3],
            promised: [false; MAX_SEATS],
            aboard: None,
            came: [None; MAX_SEATS],
            acted: false,
            quiet: false,
            hushed: None,
        }
    }

    /// Takes in an event as the seat may know it.
    pub fn note(&mut self, event: &Event) {
        match event.fact {
            Fact::EngineSeen { engine, working, .. } => {
                self.asked[engine as usize] = 0.0;
                self.compare(engine, working);
            }
            Fact::EngineChecked { engine, .. } => self.asked[engine as usize] = 0.0,
            Fact::PodEntered { seat, pod } if seat == self.seat => self.aboard = Some(pod),
            Fact::PodLeft { seat, .. } | Fact::PodThrownOut { seat, .. } if seat == self.seat => {
                self.aboard = None;
            }
            Fact::Evacuated { seat, pod } if std::mem::take(&mut self.promised[seat.index()]) => {
                if self.aboard == Some(pod) {
                    self.praise(seat, 0.5);
                } else {
                    self.blame(seat, 0.5);
                }
            }
            Fact::EngineRestacked { seat, engine, changed } => {
                let told = &mut self.engines[engine as usize];
                told.mender = Some(seat);
                if changed {
                    for claim in told.claims.iter_mut().flatten() {
                        *claim = !*claim;
                    }
                }
            }
            Fact::EngineFlipped { engine } => {
                for claim in self.engines[engine as usize].claims.iter_mut().flatten() {
                    *claim = !*claim;
                }
            }
            Fact::DestinationSet { seat, .. } => {
                self.helmsman = Some(seat);
                self.course = [None; MAX_SEATS];
            }
            Fact::Interrupted { by, actor } if actor == self.seat => self.blame(by, 0.3),
            Fact::Moved { seat, from, .. } => {
                self.came[seat.index()] = Some(from);
                if seat == self.seat {
                    self.quiet = true;
                    self.hushed = None;
                }
            }
            Fact::NoiseRolled { .. } => self.quiet = false,
            Fact::NoisePlaced { corridor } if std::mem::take(&mut self.quiet) => {
                self.hushed = Some(corridor);
            }
            Fact::TurnBegan { .. } => self.acted = false,
            Fact::RoomExplored { seat, .. } => self.came[seat.index()] = None,
            Fact::ActionTaken { seat, .. } => {
                self.came[seat.index()] = None;
                self.acted |= seat == self.seat;
            }
            Fact::Consented { seat, agreed: false } => self.blame(seat, 0.05),
            Fact::TradeAccepted { from, to } if from == self.seat || to == self.seat => {
                self.praise(if from == self.seat { to } else { from }, 0.05);
            }
            _ => {}
        }
    }

    /// Takes in what somebody says.
    pub fn hear(&mut self, from: Seat, talk: Talk) {
        if from == self.seat || from.index() >= MAX_SEATS {
            return;
        }
        match talk {
            Talk::Engine { engine, works } => {
                if let Some(told) = self.engines.get_mut(engine as usize) {
                    told.claims[from.index()] = Some(works);
                }
            }
            Talk::Course { planet } => self.course[from.index()] = Some(planet),
            Talk::PromisePlace { to } => {
                if to == self.seat {
                    self.promised[from.index()] = true;
                    self.praise(from, 0.05);
                }
            }
            Talk::AskEngine { engine } => {
                if let Some(asked) = self.asked.get_mut(engine as usize) {
                    *asked = self.trust[from.index()];
                }
            }
        }
    }

    /// Where a seat came from, if it has done nothing since.
    #[must_use]
    pub fn came(&self, seat: Seat) -> Option<RoomId> {
        self.came[seat.index()]
    }

    /// The corridor the own character made noisy with care, since its last step.
    #[must_use]
    pub fn hushed(&self) -> Option<CorridorId> {
        self.hushed
    }

    /// Whether the own character has done something this turn.
    #[must_use]
    pub fn acted(&self) -> bool {
        self.acted
    }

    /// How far a seat is trusted, from 0 to 1.
    #[must_use]
    pub fn trust(&self, seat: Seat) -> f32 {
        self.trust[seat.index()]
    }

    /// How far somebody's wish to have an engine looked at counts, from 0 to 1.
    #[must_use]
    pub fn asked(&self, engine: u8) -> f32 {
        self.asked[engine as usize]
    }

    /// How likely an engine works, by what others say and did.
    #[must_use]
    pub fn engine(&self, engine: u8) -> f32 {
        let told = &self.engines[engine as usize];
        let mut works = 0.5;
        if let Some(mender) = told.mender
            && mender != self.seat
        {
            works = 0.5 + 0.4 * self.trust(mender);
        }
        for (claim, trust) in told.claims.iter().zip(self.trust) {
            if let Some(claim) = claim {
                let toward = if *claim { 1.0 } else { 0.0 };
                works += (toward - works) * trust * 0.9;
            }
        }
        works
    }

    /// How likely the ship is heading for a planet by what others say and did, from how likely
    /// it seems otherwise.
    #[must_use]
    pub fn course(&self, planet: Planet, otherwise: f32) -> f32 {
        let mut chance = otherwise;
        for (claim, trust) in self.course.iter().zip(self.trust) {
            if let Some(claim) = claim {
                let toward = if *claim == planet { 1.0 } else { 0.0 };
                chance += (toward - chance) * trust * 0.9;
            }
        }
        chance
    }

    /// Who set the course last.
    #[must_use]
    pub fn helmsman(&self) -> Option<Seat> {
        self.helmsman.filter(|seat| *seat != self.seat)
    }

    /// Whoever spoke otherwise of what the own eyes have seen is trusted less.
    fn compare(&mut self, engine: u8, working: bool) {
        for seat in (0..MAX_SEATS as u8).map(Seat) {
            match self.engines[engine as usize].claims[seat.index()] {
                Some(claim) if claim != working => self.blame(seat, 0.5),
                Some(_) => self.praise(seat, 0.1),
                None => {}
            }
        }
    }

    fn blame(&mut self, seat: Seat, share: f32) {
        self.trust[seat.index()] *= 1.0 - share;
    }

    fn praise(&mut self, seat: Seat, share: f32) {
        let trust = &mut self.trust[seat.index()];
        *trust += (1.0 - *trust) * share;
    }
}
