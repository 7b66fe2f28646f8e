//! The moment of the turn at which a scenario begins.

use std::sync::Arc;

use derelict_engine::Seat;
use derelict_engine::frame::{Frame, Frames, TurnStep};
use derelict_engine::state::Round;

use super::Arrangement;
use crate::compare::json;
use crate::format::Given;
use crate::possible::Possible;

impl Arrangement<'_> {
    pub(super) fn moment(&mut self, given: &Given) {
        let state = &mut self.state;
        state.turn = given.turn.unwrap_or(1);
        if let Some(time) = given.time {
            state.time = time;
        }
        state.self_destruct = given.self_destruct;
        state.attacks_skipped = given.attacks_skipped;
        state.round = Round::default();
        // The companion was asked for in the turn that is being arranged.
        state.retinue.walked = false;
        state.frames = Frames::default();
        let first = self.seat("first", given.first.or(given.options.first_player).unwrap_or(1));
        self.state.first = first;
        let phase = given.phase.as_deref().unwrap_or("rounds");
        let step = match phase {
            "rounds" => None,
            "draw" => Some(TurnStep::Draw),
            "airlock" => Some(TurnStep::Airlock),
            "event" if self.book.catalog.facility.is_some() => Some(TurnStep::Launch),
            "launch" => Some(TurnStep::Launch),
            "event" | "time" => Some(TurnStep::Time),
            "hush" => Some(TurnStep::Hush),
            "attacks" => Some(TurnStep::Attacks),
            "fire" => Some(TurnStep::Fire),
            "event-card" => Some(TurnStep::Event),
            "lurk" => Some(TurnStep::Lurk),
            "bag" => Some(TurnStep::Bag),
            "end" => None,
            other => {
                self.problem(
                    "phase",
                    format!(
                        "`{other}` is none of rounds, draw, airlock, event, launch, time, hush, \
                         attacks, fire, event-card, lurk, bag, end"
                    ),
                );
                None
            }
        };
        self.passes(given, step.is_some_and(|step| step != TurnStep::Draw));
        match step {
            Some(TurnStep::Draw) => {
                self.state.turn = self.state.turn.saturating_sub(1);
                self.state.frames.push(Frame::Turn { step: TurnStep::Draw });
            }
            Some(step) => self.state.frames.push(Frame::Turn { step }),
            None if phase == "end" => self.ending(given),
            None => self.rounds(given),
        }
        self.frames(given);
    }

    fn passes(&mut self, given: &Given, all: bool) {
        for index in 0..self.state.players {
            let player = given.player.get(&(index + 1).to_string());
            let passed = player.and_then(|player| player.passed).unwrap_or(all);
            self.state.crew[index as usize].passed = passed;
        }
    }

    fn rounds(&mut self, given: &Given) {
        let active = match given.active {
            Some(number) => self.seat("active", number),
            None => self.state.first,
        };
        let crew = &self.state.crew[active.index()];
        let swarm = self.state.swarm.begun && self.state.swarm.seat == Some(active);
        if given.active.is_some() && (crew.passed || !(crew.awake() || swarm)) {
            self.problem("active", format!("player {active} takes no more part in this phase"));
        }
        self.state.frames.push(Frame::Turn { step: TurnStep::Airlock });
        match given.actions {
            Some(actions) if actions > 0 => {
                let next = Seat((active.0 + 1) % self.state.players);
                self.state.frames.push(Frame::Rounds { next });
                self.state.frames.push(Frame::Round { seat: active });
                self.state.round = Round { seat: Some(active), actions, ..Round::default() };
            }
            _ => self.state.frames.push(Frame::Rounds { next: active }),
        }
    }

    fn ending(&mut self, given: &Given) {
        let word = given.ending.as_deref().unwrap_or("time-out");
        self.state.ending = self.id("ending", word);
    }

    /// What the rules are in the middle of, on top of the phase; the last one runs first.
    fn frames(&mut self, given: &Given) {
        for frame in &given.frames {
            match frame.clone().try_into::<Frame>() {
                Ok(frame) => self.state.frames.push(frame),
                Err(error) => {
                    let players = self.state.players;
                    let possible = Possible { names: Arc::clone(&self.book.names), players };
                    let problem = possible.value::<Frame>(&json(frame)).err();
                    self.problem("frames", problem.unwrap_or_else(|| error.to_string()));
                }
            }
        }
    }
}
