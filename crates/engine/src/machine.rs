//! The machine that bears the robot icon: its blows and its energy.

use derelict_content::MiniId;

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::streams::Stream;
use crate::verb::{Deed, Doable, Unaimed};

/// Takes all energy (`after.effect.robot.drain`).
pub(crate) struct Drain;

impl Unaimed for Drain {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let empty = look.energy(deed.seat).unwrap_or(0) == 0;
        docket.when(empty, "after.effect.robot.drain", Reason::NoEnergy);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let left = play.look().energy(seat).unwrap_or(0);
        play.spend_energy("after.effect.robot.drain", seat, left);
    }
}

/// A blow that harms nobody but its target (`after.effect.robot.punch`).
pub(crate) struct Punch;

impl Doable for Punch {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.infested(deed.room), "after.effect.robot.more", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.figures(deed.room).iter().map(Choice::Intruder));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [target @ Choice::Intruder(mini), ..] = *named else { return };
        let die = &play.book.catalog.combat_die;
        let face = play.state.streams.below(Stream::Combat, die.len());
        let rolled = die[face];
        play.tell("after.effect.robot.more", Fact::CombatRolled { seat: deed.seat, face: rolled });
        let (_, dealt) = play.look().blow(rolled, target);
        if dealt == 0 {
            return play.tell("after.effect.robot.punch", Fact::ShotMissed { seat: deed.seat });
        }
        play.mark_injuries("after.effect.robot.punch", mini, dealt, Cause::Machine);
        play.strike_harder(deed.seat, mini);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Offers more as long as there is energy; one check follows (`after.effect.robot.more`).
    fn strike_harder(&mut self, seat: Seat, mini: MiniId) {
        if self.look().energy(seat).unwrap_or(0) > 0 {
            self.ask(Question::Punch { seat, mini });
        } else {
            self.injury_check(mini);
        }
    }

    pub(crate) fn answer_punch(&mut self, seat: Seat, mini: MiniId, choice: Choice) {
        if choice == Choice::Yes {
            self.spend_energy("after.effect.robot.more", seat, 1);
            self.mark_injuries("after.effect.robot.punch", mini, 1, Cause::Machine);
            self.strike_harder(seat, mini);
        } else {
            self.injury_check(mini);
        }
    }
}
