//! Standing possibilities: what may be done between actions, by those who are asked and by those who
//! are not.
//!
//! Nobody is asked about them and nobody waited for; whoever is first in the order of the record has
//! them. Whether one stands open follows from the open table alone, never from what its deed would
//! find, so that the list tells nobody anything.

use derelict_content::{GlassPart, Often, Possibility, PossibilityId, Seizer};

use crate::choice::Source;
use crate::event::{EventSink, Fact, Rule};
use crate::frame::{Act, Frame, Question};
use crate::hourglass;
use crate::offer::Opportunity;
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::rulebook::Rulebook;
use crate::seat::Seat;

/// The rule of what no chapter of its own speaks of.
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
        | Question::GlassRoom { .. }
        | Question::Compute { .. }
        | Question::Rewire { .. }
        | Question::ShiftTiming { .. }
        | Question::Join { .. }
        | Question::Barricade { .. }
        | Question::Heed { .. }
        | Question::SortDeck { .. }
        | Question::Advantage { .. }
        | Question::PayLight { .. }
        | Question::Redirect { .. }
        | Question::Appease { .. }
        | Question::LoseAmmo { .. }
        | Question::LoseItem { .. }
        | Question::HandOver { .. } => false,
    }
}

impl Opportunity {
    /// The rule by which it stands.
    #[must_use]
    pub fn rule(self, book: &Rulebook) -> Rule {
        Rule(rule(book, self.possibility))
    }
}

/// The rule by which something is seized.
fn rule(book: &Rulebook, possibility: PossibilityId) -> &'static str {
    let known = &book.catalog.possibilities[possibility.index()];
    match known.hourglass {
        Some(part) => hourglass::rule(part),
        None if known.offer.is_some() => "after.epilogue.offer-take",
        None => GAP,
    }
}

/// The rules of a possibility: when it is closed, that there is one of it, and whose it is.
fn claim_rules(possibility: &Possibility) -> [&'static str; 3] {
    match possibility.offer {
        Some(_) => {
            ["after.epilogue.offer-closed", "after.epilogue.offer-one", "after.epilogue.offer-free"]
        }
        None => [GAP; 3],
    }
}

impl Look<'_> {
    /// What stands open beside a question; beside a window, if it is none.
    #[inline]
    pub(crate) fn opportunities(self, question: Option<&Question>, out: &mut Vec<Opportunity>) {
        let all = &self.catalog().possibilities;
        if !all.is_empty() {
            self.list_opportunities(all, question.is_some_and(is_gap), out);
        }
    }

    fn list_opportunities(self, all: &[Possibility], gap: bool, out: &mut Vec<Opportunity>) {
        for (index, possibility) in all.iter().enumerate() {
            if !gap && possibility.hourglass != Some(GlassPart::SandOut) {
                continue;
            }
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
                Seizer::Crew | Seizer::Players => {
                    self.seats().for_each(|seat| offer(open(Some(seat))));
                }
            }
        }
    }

    /// What stands open now.
    pub(crate) fn standing(self) -> Vec<Opportunity> {
        let mut open = Vec::new();
        match self.state.frames.top() {
            Some(Frame::Ask(question)) => self.opportunities(Some(&question), &mut open),
            Some(Frame::Poll(_)) => self.opportunities(None, &mut open),
            _ => {}
        }
        open
    }

    /// Everything in the way of seizing a possibility now.
    pub fn opportunity_objections(self, opportunity: Opportunity, docket: &mut impl Docket) {
        let gap = match self.state.frames.top() {
            Some(Frame::Ask(question)) => is_gap(&question),
            _ => false,
        };
        match self.book.glass_part(opportunity.possibility) {
            Some(GlassPart::SandOut) => {}
            Some(_) => docket.when(!gap, self.glass_timing(), Reason::NoGap),
            None => {
                let known = self.catalog().possibilities.get(opportunity.possibility.index());
                let closed = known.map_or(GAP, |known| claim_rules(known)[0]);
                docket.when(!gap, closed, Reason::NoGap);
            }
        }
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
        let [_, one, whose] = claim_rules(known);
        let who = match known.hourglass {
            Some(part) => {
                self.glass_objections(part, docket);
                if part == GlassPart::SandOut { "after.hour.empty" } else { "after.hour.who" }
            }
            None => {
                let seized = self.state.seized;
                docket.when(seized.has(possibility), one, Reason::AlreadyDone);
                let early = known.after.is_some_and(|first| !seized.has(first));
                docket.when(early, GAP, Reason::TooEarly);
                whose
            }
        };
        match (known.who, seat) {
            (Seizer::Table, None) => {}
            (Seizer::Table, Some(_)) => docket.object(who, Reason::OnlyTable),
            (Seizer::Crew | Seizer::Players, None) => docket.object(who, Reason::OnlyPlayer),
            (Seizer::Crew, Some(seat)) => {
                let who = if known.offer.is_some() { "after.epilogue.offer-closed" } else { who };
                docket.when(!self.awake().has(seat), who, Reason::OutOfPlay);
            }
            (Seizer::Players, Some(seat)) => {
                let there = self.awake().has(seat) || self.is_swarm(seat);
                docket.when(!there, who, Reason::OutOfPlay);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Does what was seized: first what its seizer does, then what happens to the ship. The player
    /// whose round it is chooses anew afterwards. Says whether anything goes on: that the sand has
    /// run out interrupts nothing, and whoever is asked is still asked the same.
    pub(crate) fn seize(&mut self, Opportunity { seat, possibility }: Opportunity) -> bool {
        let rule = rule(self.book, possibility);
        let part = self.book.glass_part(possibility);
        let goes_on = part != Some(GlassPart::SandOut);
        if goes_on {
            self.lapse();
        }
        self.state.seized.add(possibility);
        match seat {
            Some(seat) => self.tell(rule, Fact::Seized { seat, possibility }),
            None => self.tell(rule, Fact::CameAbout { possibility }),
        }
        let offer = self.book.catalog.possibilities[possibility.index()].offer;
        match (part, offer, seat) {
            (Some(part), ..) => self.glass_seized(part, seat),
            (None, Some(offer), Some(seat)) => self.take_offer(seat, offer),
            (None, ..) => self.begin_seized(seat, possibility),
        }
        goes_on
    }

    fn begin_seized(&mut self, seat: Option<Seat>, possibility: PossibilityId) {
        self.push(Frame::Seized { possibility, effect: 0 });
        let Some(seat) = seat else { return };
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
