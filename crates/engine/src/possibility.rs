//! Standing possibilities: what may be done between actions, by those who are asked and by those who
//! are not.
//!
//! Nobody is asked about them and nobody waited for; whoever is first in the order of the record has
//! them. Whether one stands open follows from the open table alone, never from what its deed would
//! find, so that the list tells nobody anything.

use derelict_content::{Often, Possibility, PossibilityId, Seizer};

use crate::choice::Source;
use crate::event::{EventSink, Fact};
use crate::frame::{Act, Frame, Question};
use crate::offer::Opportunity;
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};

/// The rule of all that is said here.
const GAP: &str = "after.term.gap";

/// Whether a question is asked in a gap: somebody is to name the next action, or has named it without
/// being bound by it yet (`after.term.gap`, `after.term.gap-choice`).
///
/// The others cannot tell these questions apart, so the same stands open at all of them. What is done
/// with a possibility is under way from the moment it is seized.
fn is_gap(question: &Question) -> bool {
    match question {
        Question::Action { .. } | Question::Swarm { .. } | Question::SwarmTarget { .. } => true,
        Question::Target { act } | Question::Consent { act, .. } => !act.is_bound(),
        Question::Draft { .. }
        | Question::FreeDraft { .. }
        | Question::Pay { .. }
        | Question::SwarmKeep { .. }
        | Question::SwarmAttack { .. }
        | Question::SwarmBury { .. }
        | Question::Plan { .. }
        | Question::KeepCard { .. }
        | Question::DeckTop { .. }
        | Question::Pod { .. }
        | Question::Board { .. }
        | Question::Boarded { .. }
        | Question::Discard { .. }
        | Question::Lose { .. }
        | Question::Hush { .. }
        | Question::Reroll { .. }
        | Question::PayReroll { .. }
        | Question::RerollShot { .. }
        | Question::ExtraAmmo { .. }
        | Question::KeepItem { .. }
        | Question::MakeRoom { .. }
        | Question::Surplus { .. }
        | Question::TakeDoor { .. }
        | Question::DoorsAround { .. }
        | Question::Engine { .. }
        | Question::SetTurret { .. }
        | Question::EventCard { .. }
        | Question::Scan { .. }
        | Question::Rest { .. }
        | Question::Dare { .. }
        | Question::Undress { .. }
        | Question::Unload { .. }
        | Question::LoseCard { .. }
        | Question::DiscardHeavy { .. }
        | Question::RerollBlow { .. }
        | Question::KeepMutation { .. }
        | Question::Cure { .. }
        | Question::Mutant { .. }
        | Question::Slip { .. }
        | Question::Quiet { .. }
        | Question::Steer { .. }
        | Question::SteerWay { .. }
        | Question::Counterpart { .. }
        | Question::GiveKey { .. }
        | Question::Ignore { .. }
        | Question::ShootAgain { .. }
        | Question::AnyDoor { .. }
        | Question::Rush { .. }
        | Question::Scavenge { .. }
        | Question::Turn { .. }
        | Question::PayTurn { .. }
        | Question::Punch { .. }
        | Question::Suggested { .. }
        | Question::Delegated { .. }
        | Question::Course { .. }
        | Question::Fetch { .. }
        | Question::KeepCode { .. }
        | Question::Watch { .. }
        | Question::PayFollow { .. }
        | Question::Companion { .. }
        | Question::Maul { .. }
        | Question::Redraw { .. }
        | Question::Trade { .. }
        | Question::Offer { .. }
        | Question::Show { .. }
        | Question::Answer { .. }
        | Question::WhichEggs { .. }
        | Question::HandOver { .. } => false,
    }
}

impl Look<'_> {
    /// What stands open beside a question.
    #[inline]
    pub(crate) fn opportunities(self, question: &Question, out: &mut Vec<Opportunity>) {
        let all = &self.catalog().possibilities;
        if !all.is_empty() && is_gap(question) {
            self.list_opportunities(all, out);
        }
    }

    fn list_opportunities(self, all: &[Possibility], out: &mut Vec<Opportunity>) {
        for (index, possibility) in all.iter().enumerate() {
            let open = |seat| Opportunity { seat, possibility: PossibilityId(index as u8) };
            let mut offer = |opportunity| {
                let mut clear = Clear::default();
                self.claim_objections(opportunity, &mut clear);
                if clear.is_clear() {
                    out.push(opportunity);
                }
            };
            match possibility.who {
                Seizer::Table => offer(open(None)),
                Seizer::Crew => self.seats().for_each(|seat| offer(open(Some(seat)))),
            }
        }
    }

    /// What stands open now.
    pub(crate) fn standing(self) -> Vec<Opportunity> {
        let mut open = Vec::new();
        if let Some(Frame::Ask(question)) = self.state.frames.top() {
            self.opportunities(&question, &mut open);
        }
        open
    }

    /// Everything in the way of seizing a possibility now.
    pub fn opportunity_objections(self, opportunity: Opportunity, docket: &mut impl Docket) {
        let gap = match self.state.frames.top() {
            Some(Frame::Ask(question)) => is_gap(&question),
            _ => false,
        };
        docket.when(!gap, GAP, Reason::NoGap);
        self.claim_objections(opportunity, docket);
    }

    /// What is in the way of it even in a gap.
    fn claim_objections(
        self,
        Opportunity { seat, possibility }: Opportunity,
        docket: &mut impl Docket,
    ) {
        let Some(known) = self.catalog().possibilities.get(possibility.index()) else {
            return docket.object("action.illegal", Reason::NotAnOption);
        };
        let seized = self.state.seized;
        docket.when(seized.has(possibility), GAP, Reason::AlreadyDone);
        docket.when(known.after.is_some_and(|first| !seized.has(first)), GAP, Reason::TooEarly);
        match (known.who, seat) {
            (Seizer::Table, None) => {}
            (Seizer::Table, Some(_)) => docket.object(GAP, Reason::OnlyTable),
            (Seizer::Crew, None) => docket.object(GAP, Reason::OnlyPlayer),
            (Seizer::Crew, Some(seat)) => {
                docket.when(!self.awake().has(seat), GAP, Reason::OutOfPlay);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Does what was seized: first what its seizer does, then what happens to the ship. The player
    /// whose round it is chooses anew afterwards.
    pub(crate) fn seize(&mut self, Opportunity { seat, possibility }: Opportunity) {
        self.lapse();
        self.state.seized.add(possibility);
        self.push(Frame::Seized { possibility, effect: 0 });
        let Some(seat) = seat else {
            return self.tell(GAP, Fact::CameAbout { possibility });
        };
        self.tell(GAP, Fact::Seized { seat, possibility });
        if self.book.catalog.possibilities[possibility.index()].action.is_some() {
            self.push(Frame::Act(Act::named(seat, Source::Possibility(possibility), 0)));
        }
    }

    /// The choice that was being made is forgotten, and the round goes on where it was
    /// (`after.term.gap-choice`).
    fn lapse(&mut self) {
        while let Some(frame) = self.state.frames.pop() {
            match frame {
                Frame::Round { .. } => return self.push(frame),
                // The intruder player's card would have been the whole round.
                Frame::EndRound { seat } => return self.push(Frame::Round { seat }),
                _ => {}
            }
        }
    }

    /// What a possibility brings about, one effect after another.
    pub(crate) fn seized(&mut self, possibility: PossibilityId, effect: u8) {
        let effects = &self.book.catalog.possibilities[possibility.index()].effects;
        if let Some(next) = effects.get(usize::from(effect)) {
            self.push(Frame::Seized { possibility, effect: effect + 1 });
            self.happen(next);
        }
    }

    /// What is to be had once a turn is to be had again.
    pub(crate) fn renew_possibilities(&mut self) {
        let all = &self.book.catalog.possibilities;
        for (index, possibility) in all.iter().enumerate() {
            if possibility.often == Often::Turn {
                self.state.seized.remove(PossibilityId(index as u8));
            }
        }
    }
}
