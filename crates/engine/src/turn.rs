//! Turns, rounds, drawing and passing: the player phase.

use derelict_content::{RoomTrait, WoundEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Question, TurnStep};
use crate::play::{Look, Play};
use crate::seat::Seat;
use crate::state::{Place, Round};

/// Cards a hand is filled to in the draw step.
pub const HAND: usize = 5;
/// Actions in a round.
pub const ACTIONS: u8 = 2;

impl Look<'_> {
    /// How many cards this character's hand is filled to.
    #[must_use]
    pub fn hand_limit(self, seat: Seat) -> usize {
        let rested = self.crew(seat).room().is_some_and(|room| {
            let cabins = &self.state.rooms[room.index()];
            cabins.explored
                && !cabins.malfunction
                && !self.infested(room)
                && self.book.has_trait(cabins.tile, RoomTrait::Restful)
        });
        HAND + usize::from(rested) - usize::from(self.suffers(seat, WoundEffect::SmallerHand))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Carries out one step of a turn and lines up the next.
    pub(crate) fn turn_step(&mut self, step: TurnStep) {
        match step {
            TurnStep::Draw => {
                self.state.turn += 1;
                self.tell("round.terms.turn", Fact::TurnBegan { turn: self.state.turn });
                self.push(Frame::Turn { step: TurnStep::Rounds });
                self.revive();
                self.draw_step();
            }
            TurnStep::Rounds => {
                self.push(Frame::Turn { step: TurnStep::Airlock });
                self.push(Frame::Rounds { next: self.state.first });
            }
            TurnStep::Airlock => {
                self.push(Frame::Turn { step: TurnStep::Time });
                self.tell("round.phase.end", Fact::PlayerPhaseEnded);
                self.fire_airlock();
            }
            TurnStep::Time => {
                self.push(Frame::Turn { step: TurnStep::Attacks });
                self.advance_time();
            }
            TurnStep::Attacks => {
                self.push(Frame::Turn { step: TurnStep::Fire });
                let skipped = std::mem::take(&mut self.state.attacks_skipped);
                if !skipped && !self.look().swarm_plays() {
                    self.begin_attack_step();
                }
            }
            TurnStep::Fire => {
                self.push(Frame::Turn { step: TurnStep::Event });
                self.begin_fire_step();
            }
            TurnStep::Event => {
                self.push(Frame::Turn { step: TurnStep::Bag });
                if !self.look().swarm_plays() {
                    self.draw_event();
                }
            }
            TurnStep::Bag => {
                self.push(Frame::Turn { step: TurnStep::End });
                if !self.look().swarm_plays() {
                    self.push(Frame::Bag);
                }
            }
            TurnStep::End => self.push(Frame::Turn { step: TurnStep::Draw }),
        }
    }

    fn draw_step(&mut self) {
        for seat in self.look().awake().iter() {
            self.crew(seat).passed = false;
            let limit = self.look().hand_limit(seat);
            let due = limit.saturating_sub(self.state.crew[seat.index()].hand.len());
            self.draw_cards("round.draw", seat, due);
        }
        self.draw_swarm();
        if self.state.turn > 1 {
            let from = Seat((self.state.first.0 + 1) % self.state.players);
            let awake = self.look().awake();
            let next = self.look().clockwise(from).find(|seat| awake.has(*seat));
            self.state.first = next.unwrap_or(from);
            self.tell("round.first.pass", Fact::FirstPlayer { seat: self.state.first });
        }
    }

    /// Gives the next player who has not passed a round, until all have passed.
    pub(crate) fn rounds(&mut self, next: Seat) {
        let look = self.look();
        let waiting = look.clockwise(next).find(|seat| look.takes_rounds(*seat));
        let Some(seat) = waiting else { return };
        self.push(Frame::Rounds { next: Seat((seat.0 + 1) % self.state.players) });
        self.state.round = Round { seat: Some(seat), ..Round::default() };
        self.push(Frame::Round { seat });
        self.tell("round.play.order", Fact::RoundBegan { seat });
        if matches!(self.state.crew[seat.index()].place, Place::Pod(_)) {
            self.ask(Question::Pod { seat });
        }
    }

    /// Goes on with a round, or ends it.
    pub(crate) fn round(&mut self, seat: Seat) {
        let crew = &self.state.crew[seat.index()];
        let over = !self.state.round.unlimited && self.state.round.actions >= ACTIONS;
        if self.look().is_swarm(seat) {
            // One card is a whole round; the next player follows.
            self.push(Frame::EndRound { seat });
            self.ask(Question::Swarm { seat });
        } else if !crew.awake() {
            self.state.round = Round::default();
        } else if crew.passed || over {
            self.push(Frame::EndRound { seat });
        } else {
            self.push(Frame::Round { seat });
            self.ask(Question::Action { seat });
        }
    }

    /// The fire wound of a round that ends in a burning room.
    pub(crate) fn end_round(&mut self, seat: Seat) {
        self.state.round = Round::default();
        let burning = self.state.crew[seat.index()]
            .room()
            .is_some_and(|room| self.state.rooms[room.index()].fire);
        if burning {
            self.light_wounds("fire.round-end", seat, 1, Cause::Fire);
        }
    }

    /// Begins a pass: discards first, then what the pass causes.
    pub(crate) fn begin_pass(&mut self, seat: Seat) {
        self.push(Frame::Pass { seat, stage: 0 });
    }

    pub(crate) fn pass(&mut self, seat: Seat, stage: u8) {
        if self.look().is_swarm(seat) && !self.state.crew[seat.index()].passed {
            return self.ask(Question::SwarmKeep { seat });
        }
        if !self.state.crew[seat.index()].awake() || self.state.crew[seat.index()].passed {
            return;
        }
        if stage == 0 {
            self.push(Frame::Pass { seat, stage: 1 });
            self.ask(Question::Discard { seat });
            return;
        }
        self.crew(seat).passed = true;
        self.tell("round.pass.final", Fact::Passed { seat });
        if self.look().suffers(seat, WoundEffect::BleedOnPass) {
            self.light_wounds("effect.wound.bleeding", seat, 1, Cause::Bleeding);
        }
    }

    /// The free choice of cards to discard on a pass.
    pub(crate) fn answer_discard(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Card(face) = choice {
            self.discard_face("round.pass.discard", seat, face);
            self.ask(Question::Discard { seat });
        }
    }

    /// Everybody passes at once (`effect.pass.all`).
    pub(crate) fn everybody_passes(&mut self, seat: Seat) {
        self.tell("effect.pass.all", Fact::EveryonePasses { seat });
        self.state.attacks_skipped = true;
        let order: crate::pile::Pile<Seat, 5> = self.look().clockwise(self.state.first).collect();
        for other in order.iter().rev() {
            self.begin_pass(other);
        }
    }
}
