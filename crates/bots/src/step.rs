//! What is done next at a table: somebody answers, or something that stands open is seized.

use derelict_engine::{Choice, Decision, EventSink, Offers, Opportunity, Refusal, Rulebook, State};

use crate::chance::Chance;

/// What is done next at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A decision is answered.
    Answer(Decision, Choice),
    /// A standing possibility is seized.
    Seize(Opportunity),
}

impl Step {
    /// Anything that may be done now, drawn from decisions and possibilities alike; `pick` chooses
    /// among the options of a decision. Something must be asked.
    pub fn any(
        offers: &Offers,
        chance: &mut Chance,
        pick: impl FnOnce(&[Choice], &mut Chance) -> Choice,
    ) -> Self {
        let asked = offers.decisions.len();
        match chance.below(asked + offers.opportunities.len()) {
            at if at < asked => {
                let decision = &offers.decisions[at];
                Self::Answer(decision.clone(), pick(offers.of(decision), chance))
            }
            at => Self::Seize(offers.opportunities[at - asked]),
        }
    }

    /// What is chosen.
    #[must_use]
    pub fn choice(&self) -> Choice {
        match self {
            Self::Answer(_, choice) => *choice,
            Self::Seize(opportunity) => opportunity.choice(),
        }
    }

    /// Takes it.
    ///
    /// # Errors
    ///
    /// If the game refuses it; nothing has changed then.
    pub fn take(
        &self,
        state: &mut State,
        book: &Rulebook,
        offers: &mut Offers,
        sink: &mut impl EventSink,
    ) -> Result<(), Refusal> {
        match self {
            Self::Answer(decision, choice) => {
                state.choose(book, decision.seat, decision.id, *choice, offers, sink)
            }
            Self::Seize(opportunity) => state.seize(book, *opportunity, offers, sink),
        }
    }
}
