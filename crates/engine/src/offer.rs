//! What is asked of whom, and what may be answered.

use std::ops::Range;

use derelict_content::PossibilityId;
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::Rule;
use crate::frame::{Question, WindowKind};
use crate::reason::Reason;
use crate::seat::Seat;
use crate::state::State;

/// Tells one decision of a seat from its next; an answer to an earlier one is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionId(pub u32);

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// A question of its own.
    Question(Question),
    /// A question several seats answer at once.
    Window(WindowKind),
}

/// One seat's decision and where its options stand in the buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Which decision.
    pub id: DecisionId,
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// The options, as a range of [`Offers::options`].
    pub options: Range<usize>,
}

impl Decision {
    pub(crate) fn ask(state: &State, question: Question, options: &[Choice]) -> Self {
        Self {
            id: DecisionId(state.asked[question.seat().index()]),
            seat: question.seat(),
            prompt: Prompt::Question(question),
            options: 0..options.len(),
        }
    }
}

/// A standing possibility that somebody may seize now, asked or not. That it stands is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opportunity {
    /// Who may; none is the table itself.
    pub seat: Option<Seat>,
    /// What.
    pub possibility: PossibilityId,
}

impl Opportunity {
    /// The choice that seizes it.
    #[must_use]
    pub fn choice(self) -> Choice {
        Choice::Seize(self.possibility)
    }
}

/// The decisions now open and all their options, and what stands open beside them, in buffers the
/// caller keeps.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// Who is asked what.
    pub decisions: Vec<Decision>,
    /// All options, decision by decision.
    pub options: Vec<Choice>,
    /// What may be done by those who are not asked, and by those who are.
    pub opportunities: Vec<Opportunity>,
    /// What was answered on the way here without being asked, there being no second option.
    pub answered: Vec<(Question, Choice)>,
}

impl Offers {
    /// The options of a decision.
    #[must_use]
    pub fn of(&self, decision: &Decision) -> &[Choice] {
        &self.options[decision.options.clone()]
    }

    /// The decision a seat has to make, if any.
    #[must_use]
    pub fn for_seat(&self, seat: Seat) -> Option<&Decision> {
        self.decisions.iter().find(|decision| decision.seat == seat)
    }

    /// Buffers for one decision with as many options as most have at most.
    pub(crate) fn for_one() -> Self {
        Self {
            decisions: Vec::with_capacity(1),
            options: Vec::with_capacity(24),
            opportunities: Vec::new(),
            answered: Vec::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.decisions.clear();
        self.options.clear();
        self.opportunities.clear();
    }
}

/// One reason why something cannot be done, and the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Objection {
    /// The rule.
    pub rule: Rule,
    /// What is in the way.
    pub reason: Reason,
}

/// Why a choice was refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// That decision is not open any more.
    Stale,
    /// The seat has nothing to decide now.
    NotAsked,
    /// The choice is not among the options, for all these reasons.
    NotOffered(Vec<Objection>),
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Stale => f.write_str("that decision is not open any more"),
            Self::NotAsked => f.write_str("this player has nothing to decide now"),
            Self::NotOffered(_) => f.write_str("that is not possible now"),
        }
    }
}

impl std::error::Error for Refusal {}
