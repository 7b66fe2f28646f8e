//! Turns: their steps, and drawing cards at the beginning of each.

use derelict_content::{RoomTrait, TraitEffect, WoundEffect};

use crate::event::{EventSink, Fact};
use crate::frame::{Frame, TurnStep};
use crate::play::{Look, Play};
use crate::seat::{Seat, SeatSet};

/// Cards a hand is filled to in the draw step.
pub const HAND: usize = 5;

impl Look<'_> {
    /// How many cards this character's hand is filled to (`after.effect.draw.sum`).
    #[must_use]
    pub fn hand_limit(self, seat: Seat) -> usize {
        let rested = self.crew(seat).room().is_some_and(|room| {
            let cabins = &self.state.rooms[room.index()];
            let restful =
                !self.infested(room) && self.book.has_trait(cabins.tile, RoomTrait::Restful);
            // There an intruder does not matter (`lock.isolation.draw-intruder`).
            let sheltered = self.book.has_trait(cabins.tile, RoomTrait::Sheltering);
            cabins.explored && !cabins.malfunction && (restful || sheltered)
        });
        let fewer = usize::from(self.suffers(seat, WoundEffect::SmallerHand))
            + usize::from(self.is_lonely(seat))
            + usize::from(self.state.kept_back);
        (HAND + usize::from(rested)).saturating_sub(fewer)
    }

    /// Whether a character that needs company has none though somebody is there to give it
    /// (`after.psych.company-effect`).
    fn is_lonely(self, seat: Seat) -> bool {
        let others = || self.seats().filter(|other| *other != seat && self.crew(*other).awake());
        self.has_trait(seat, TraitEffect::Following)
            && others().next().is_some()
            && !others().any(|other| self.noise_room(other) == self.noise_room(seat))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Carries out one step of a turn and lines up the next.
    pub(crate) fn turn_step(&mut self, step: TurnStep) {
        let next = self.book.step_after(step);
        self.push(Frame::Turn { step: next });
        match step {
            TurnStep::Draw => {
                self.state.turn += 1;
                self.tell("round.terms.turn", Fact::TurnBegan { turn: self.state.turn });
                self.renew_possibilities();
                self.turn_glass();
                self.clear_turn();
                self.state.retinue.walked = false;
                self.clear_sights();
                self.revive();
                self.draw_step();
            }
            TurnStep::Rounds => {
                self.push(Frame::Rounds { next: self.state.first });
                self.name_all_ignored();
            }
            TurnStep::Airlock => {
                self.tell("round.phase.end", Fact::PlayerPhaseEnded);
                self.fire_airlock();
            }
            TurnStep::Time => self.pass_time(),
            TurnStep::Launch => self.begin_launch(),
            TurnStep::Hush => self.fade_noise(),
            TurnStep::Attacks => {
                let skipped = std::mem::take(&mut self.state.attacks_skipped);
                if !skipped && !self.look().swarm_plays() {
                    self.begin_attacks();
                    self.offer_stillness();
                }
            }
            TurnStep::Fire => {
                self.state.retinue.spared = SeatSet::NONE;
                self.take_aim();
                self.begin_fire_step();
            }
            TurnStep::Turrets => self.begin_turrets(),
            TurnStep::Alert => self.alert_step(),
            TurnStep::Event => {
                if !self.look().swarm_plays() {
                    self.draw_event();
                }
            }
            TurnStep::Departure => self.depart(),
            TurnStep::Lurk => self.lurk_away(),
            TurnStep::Bag => {
                if !self.look().swarm_plays() {
                    self.push(Frame::Bag);
                }
            }
        }
    }

    /// Everybody's hand is filled to fewer cards in the next draw step
    /// (`after.effect.event.maneuver-how`).
    pub(crate) fn keep_back_cards(&mut self, cards: u8) {
        self.state.kept_back += cards;
        self.tell("after.effect.event.maneuver", Fact::CardsKeptBack { cards });
    }

    fn draw_step(&mut self) {
        for seat in self.look().awake().iter() {
            self.crew(seat).passed = false;
            let limit = self.look().hand_limit(seat);
            let due = limit.saturating_sub(self.state.crew[seat.index()].hand.len());
            self.draw_cards("round.draw", seat, due);
        }
        self.state.kept_back = 0;
        self.draw_swarm();
        if self.state.turn > 1 {
            let from = Seat((self.state.first.0 + 1) % self.state.players);
            let awake = self.look().awake();
            let next = self.look().clockwise(from).find(|seat| awake.has(*seat));
            self.state.first = next.unwrap_or(from);
            self.tell("round.first.pass", Fact::FirstPlayer { seat: self.state.first });
        }
    }
}
