//! What a bot is: it watches, listens, speaks and answers.

use derelict_engine::offer::Prompt;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, DecisionId, Event, Opportunity, Rulebook, Seat};

use crate::talk::Talk;

/// A player. All it ever gets is what its seat may know. One that says nothing of it neither
/// watches nor listens nor speaks.
pub trait Bot: Send {
    /// Takes in what has happened, as its seat may know it.
    fn observe(&mut self, _events: &[Event]) {}

    /// Takes in what somebody says.
    fn hear(&mut self, _from: Seat, _talk: Talk) {}

    /// Whether it has something to say.
    fn would_speak(&self) -> bool {
        false
    }

    /// What it says now, if anything.
    fn speak(&mut self, _book: &Rulebook, _view: &View) -> Vec<Talk> {
        Vec::new()
    }

    /// Answers the decision its seat is asked for.
    fn choose(&mut self, moment: &Moment<'_>) -> Choice;

    /// What it seizes of what stands open to its seat, if anything; asked in every gap, whoever is
    /// to decide there. One that says nothing of it lets everything go by.
    fn seize(&mut self, _book: &Rulebook, _view: &View, _seat: Seat) -> Option<Opportunity> {
        None
    }
}

/// What stands open to a seat, as a view shows it.
pub fn open_to(view: &View, seat: Seat) -> impl Iterator<Item = Opportunity> {
    view.opportunities.iter().copied().filter(move |open| open.seat == Some(seat))
}

/// A decision as the seat that makes it sees it.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The rules' tables.
    pub book: &'a Rulebook,
    /// What the seat may know.
    pub view: &'a View,
    /// Whose decision it is.
    pub seat: Seat,
    /// Which decision.
    pub id: DecisionId,
    /// What is asked.
    pub prompt: &'a Prompt,
    /// What may be answered.
    pub options: &'a [Choice],
}

impl<'a> Moment<'a> {
    /// The decision a view shows; none if its viewer is not asked.
    #[must_use]
    pub fn new(book: &'a Rulebook, view: &'a View) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let decision = view.decision.as_ref()?;
        Some(Self {
            book,
            view,
            seat,
            id: decision.id,
            prompt: &decision.prompt,
            options: &decision.options,
        })
    }
}
