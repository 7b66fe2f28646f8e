//! Injuries of intruders: the check, death, retreat.

use derelict_content::{AttackId, Blood, EventId, KindId, MiniId, Remains, WeaknessEffect};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Doable};

/// What became of an intruder that was injured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stands.
    Stands,
    /// It died.
    Died,
    /// It fled, or tried to.
    Fled,
}

/// What the cards read for an injury check say together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bleeding {
    /// The injuries that kill.
    pub blood: u8,
    /// It flees, whatever its injuries.
    pub flees: bool,
}

impl Bleeding {
    /// One more card is read.
    #[must_use]
    pub fn with(self, card: Blood) -> Self {
        match card {
            Blood::Number(number) => Self { blood: self.blood + number, ..self },
            Blood::Retreat => Self { flees: true, ..self },
        }
    }
}

/// Makes one intruder of the room retreat, with a fire extinguisher.
pub(crate) struct DriveOff;

impl Doable for DriveOff {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.retreat_objections(deed, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        look.retreat_aims(deed, named, out);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), ..] = *named {
            play.drive_off("effect.retreat", mini);
        }
    }
}

/// A stun gun: one injury, then a retreat unless it is gone already (`effect.taser.once`).
pub(crate) struct Stun;

impl Doable for Stun {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.retreat_objections(deed, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        look.retreat_aims(deed, named, out);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let [Choice::Intruder(mini), ..] = *named else { return };
        if play.injure("effect.taser.intruder", mini, 1, Cause::Stun) == Fate::Stands {
            play.retreat("effect.taser.intruder", mini);
        }
    }
}

impl Look<'_> {
    /// An intruder of the room is to be made to retreat.
    fn retreat_objections(self, deed: Deed, docket: &mut impl Docket) {
        docket.when(!self.infested(deed.room), "effect.retreat", Reason::NoTarget);
    }

    fn retreat_aims(self, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(self.figures(deed.room).iter().map(Choice::Intruder));
        }
    }

    /// How many cards are read for an injury check; none for what dies at once.
    pub(crate) fn blood_cards(self, kind: KindId) -> u8 {
        self.book.kind(kind).blood
    }

    /// Whether so much blood on the cards is no more than the injuries (`injury.kill`).
    pub(crate) fn bleeds_out(self, injuries: u8, blood: u8) -> bool {
        let eased = u8::from(self.weakness(WeaknessEffect::Brink));
        blood.saturating_sub(eased) <= injuries
    }

    /// One more injury from everything that burns, once the weakness is known.
    pub(crate) fn burn_bonus(self) -> u8 {
        u8::from(self.weakness(WeaknessEffect::Fire))
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Places injuries without a check yet; none once the game has ended (`end.immediate`).
    pub(crate) fn mark_injuries(
        &mut self,
        rule: &'static str,
        mini: MiniId,
        injuries: u8,
        cause: Cause,
    ) {
        if self.state.ending.is_some() {
            return;
        }
        let marked = &mut self.state.minis[mini.index()].injuries;
        *marked = marked.saturating_add(injuries);
        self.tell(rule, Fact::Injured { mini, injuries, cause });
    }

    /// Injuries from one source, followed by a single check (`injury.check`).
    pub(crate) fn injure(
        &mut self,
        rule: &'static str,
        mini: MiniId,
        injuries: u8,
        cause: Cause,
    ) -> Fate {
        if injuries == 0 || self.look().figure(mini).is_none() {
            return Fate::Stands;
        }
        self.mark_injuries(rule, mini, injuries, cause);
        self.injury_check(mini)
    }

    /// Compares injuries with the blood on freshly drawn attack cards.
    pub(crate) fn injury_check(&mut self, mini: MiniId) -> Fate {
        let Some(figure) = self.look().figure(mini).filter(|_| self.state.ending.is_none()) else {
            return Fate::Stands;
        };
        let cards = self.look().blood_cards(figure.kind);
        let rule = match cards {
            0 => {
                self.kill("injury.larva", mini);
                return Fate::Died;
            }
            1 => "injury.one-card",
            _ => "injury.two-cards",
        };
        let mut bleeding = Bleeding::default();
        let mut drawn: Pile<AttackId, 2> = Pile::default();
        for _ in 0..cards {
            let Some(card) = self.draw_attack_card() else {
                break;
            };
            drawn.push(card);
            self.tell(rule, Fact::BloodRead { mini, card });
            bleeding = bleeding.with(self.book.catalog.attacks[card.index()].blood);
        }
        // Only now, so that a deck rebuilt between two cards lacks the first (`injury.discard`).
        for card in drawn.iter() {
            self.state.attacks.discard.push(card);
        }
        if bleeding.flees {
            self.retreat("injury.retreat", mini);
            return Fate::Fled;
        }
        if self.look().bleeds_out(figure.injuries, bleeding.blood) {
            self.kill("injury.kill", mini);
            Fate::Died
        } else {
            self.tell("injury.survive", Fact::IntruderSurvived { mini });
            Fate::Stands
        }
    }

    /// An intruder dies; all but larvae leave a carcass.
    pub(crate) fn kill(&mut self, rule: &'static str, mini: MiniId) {
        if self.state.ending.is_some() {
            return;
        }
        let kind = self.book.mini_kind(mini);
        let Some(room) = self.remove_mini(mini) else {
            return;
        };
        self.tell(rule, Fact::IntruderKilled { mini, room });
        if self.book.kind(kind).remains == Remains::Carcass {
            let carcasses = &mut self.room(room).carcasses;
            *carcasses = carcasses.saturating_add(1);
            self.tell("injury.carcass", Fact::CarcassLeft { room });
        }
        if self.book.kind(kind).only {
            self.bury_queen(kind);
        }
    }

    /// An intruder flees where a fresh event card points (`injury.retreat.card`).
    pub(crate) fn retreat(&mut self, rule: &'static str, mini: MiniId) {
        if self.look().figure(mini).is_none() {
            return;
        }
        let Some(event) = self.draw_direction() else {
            return;
        };
        self.tell(rule, Fact::RetreatBegan { mini, event });
        let number = self.book.catalog.events[event.index()].number;
        self.run_off("injury.retreat.rules", mini, number);
    }

    /// An event card drawn only for its corridor number; it is discarded without effect.
    fn draw_direction(&mut self) -> Option<EventId> {
        let event = self.draw_event_card()?;
        self.state.events.discard.push(event);
        self.tell("injury.retreat.card", Fact::EventForDirection { event });
        Some(event)
    }

    /// An intruder driven off by an extinguishing agent, which hurts it once its weakness is
    /// known (`effect.weak.phosphates`).
    pub(crate) fn drive_off(&mut self, rule: &'static str, mini: MiniId) {
        if self.look().weakness(WeaknessEffect::Phosphates) {
            let fate = self.injure("effect.weak.phosphates", mini, 1, Cause::Phosphates);
            if fate != Fate::Stands {
                return;
            }
        }
        self.retreat(rule, mini);
    }

    pub(crate) fn burn_bonus(&self) -> u8 {
        self.look().burn_bonus()
    }
}
