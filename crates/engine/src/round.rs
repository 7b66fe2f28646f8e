//! Rounds of the players, and passing.

use derelict_content::{Reaction, TraitEffect, WoundEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Poll, Question, Then, WindowKind};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::Docket;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::{Place, Round};
use crate::verb::{Deed, Unaimed};

/// Actions in a round.
pub const ACTIONS: u8 = 2;

/// Passes.
pub(crate) struct Pass;

impl Unaimed for Pass {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.begin_pass(deed.seat);
    }
}

/// Everybody passes at once (`effect.pass.all`).
pub(crate) struct PassAll;

impl Unaimed for PassAll {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.tell("effect.pass.all", Fact::EveryonePasses { seat });
        play.state.attacks_skipped = true;
        let order: Pile<Seat, MAX_SEATS> = play.look().in_order().collect();
        for other in order.iter().rev() {
            play.begin_pass(other);
        }
    }
}

/// Lifts the limit of two actions for this round.
pub(crate) struct UnlimitedActions;

impl Unaimed for UnlimitedActions {
    const CARRIES: bool = true;

    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed) {
        play.state.round.unlimited = true;
    }
}

impl Look<'_> {
    /// Whether by public knowledge somebody who has passed could take one more round.
    fn may_play_on(self, seat: Seat) -> bool {
        let crew = self.crew(seat);
        crew.awake() && crew.passed && self.could_hold(seat, Reaction::ExtraRound)
    }

    /// Whether a third action can be bought: once a round, and never with one's life
    /// (`after.trait.soldier-when`).
    fn may_rush(self, seat: Seat) -> bool {
        !self.state.retinue.rushed
            && self.state.round.actions == ACTIONS
            && self.has_trait(seat, TraitEffect::Rush)
            && !self.doomed(seat)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Gives the next player who has not passed a round, until all have passed.
    pub(crate) fn rounds(&mut self, next: Seat) {
        let look = self.look();
        let waiting = look.clockwise(next).find(|seat| look.takes_rounds(*seat));
        let Some(seat) = waiting else { return };
        let before = look.clockwise(next).take_while(|other| *other != seat);
        let again = before.into_iter().find(|other| look.may_play_on(*other));
        if let Some(passed) = again {
            return self.offer_round(passed);
        }
        self.push(Frame::Rounds { next: Seat((seat.0 + 1) % self.state.players) });
        self.state.round = Round { seat: Some(seat), ..Round::default() };
        self.push(Frame::Round { seat });
        self.tell("round.play.order", Fact::RoundBegan { seat });
        if matches!(self.state.crew[seat.index()].place, Place::Pod(_)) {
            self.ask(Question::Pod { seat });
        }
        self.offer_walk(seat);
    }

    /// Goes on with a round, or ends it.
    pub(crate) fn round(&mut self, seat: Seat) {
        let crew = &self.state.crew[seat.index()];
        let limit = ACTIONS + u8::from(self.state.retinue.rushed);
        let over = !self.state.round.unlimited && self.state.round.actions >= limit;
        if self.look().is_swarm(seat) {
            // One card is a whole round; the next player follows.
            self.push(Frame::EndRound { seat });
            self.ask(Question::Swarm { seat });
        } else if !crew.awake() {
            self.state.round = Round::default();
            (self.state.retinue.rushed, self.state.retinue.again) = (false, false);
        } else if over && !crew.passed && self.look().may_rush(seat) {
            self.push(Frame::Round { seat });
            self.ask(Question::Rush { seat });
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
        self.state.retinue.rushed = false;
        self.note_round(seat);
        if std::mem::take(&mut self.state.retinue.again) {
            self.crew(seat).passed = true;
        }
        let burning = self.state.crew[seat.index()]
            .room()
            .is_some_and(|room| self.state.rooms[room.index()].fire);
        // Rolled after the wound and all that comes of it (`void.lair.noise-pass`).
        if self.look().beside_lair(seat) {
            self.push(Frame::NoiseRoll { seat, then: Then::Lair });
        }
        if burning && !self.look().is_sealed(seat) {
            self.light_wounds("fire.round-end", seat, 1, Cause::Fire);
        }
    }

    /// Offers one more round to somebody who has passed (`after.effect.round.extra-when`).
    fn offer_round(&mut self, seat: Seat) {
        self.push(Frame::Rounds { next: Seat((seat.0 + 1) % self.state.players) });
        let window = SeatSet::only(seat);
        let holds = self.look().holds_reaction(seat, Reaction::ExtraRound);
        let asked = if holds { window } else { SeatSet::NONE };
        self.open_window(WindowKind::ExtraRound, window, asked);
    }

    /// One more round in this turn (`after.effect.round.extra`).
    pub(crate) fn play_on(&mut self, poll: Poll) {
        let Some(seat) = poll.yes.iter().next() else { return };
        let rule = "after.effect.round.extra";
        self.discard_reaction(rule, seat, Reaction::ExtraRound);
        self.tell(rule, Fact::RoundAdded { seat });
        self.state.retinue.again = true;
        self.crew(seat).passed = false;
        self.state.round = Round { seat: Some(seat), ..Round::default() };
        self.push(Frame::Round { seat });
        if matches!(self.state.crew[seat.index()].place, Place::Pod(_)) {
            self.ask(Question::Pod { seat });
        }
    }

    /// A third action for a light wound (`after.trait.soldier`).
    pub(crate) fn answer_rush(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Yes {
            self.state.retinue.rushed = true;
            self.light_wounds("after.trait.soldier", seat, 1, Cause::Rush);
        } else {
            // The round is over (`after.trait.soldier-when`).
            self.state.frames.pop();
            self.push(Frame::EndRound { seat });
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
        if self.look().suffers(seat, WoundEffect::DiscardOnPass) {
            self.discard_action_cards("lock.effect.wound.guts", seat);
        }
        if self.look().suffers(seat, WoundEffect::BleedOnPass) {
            self.light_wounds("effect.wound.bleeding", seat, 1, Cause::Bleeding);
        }
        let look = self.look();
        let melts = look.suffers(seat, WoundEffect::MeltOnPass) && look.book.melts();
        if melts && look.is_slimed(seat) {
            self.light_wounds("after.effect.wound.melted", seat, 1, Cause::Acid);
        }
    }

    /// The free choice of cards to discard on a pass.
    pub(crate) fn answer_discard(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Card(face) = choice {
            self.discard_face("round.pass.discard", seat, face);
            self.ask(Question::Discard { seat });
        }
    }
}
