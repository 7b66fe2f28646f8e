//! One of the two worlds being played.

use std::mem::{Discriminant, discriminant};

use derelict_bots::Chance;
use derelict_engine::frame::{Frame, Question, Targets, WindowKind};
use derelict_engine::offer::Prompt;
use derelict_engine::view::{Shadow, View, Viewer};
use derelict_engine::{Choice, Event, Offers, Opportunity, Rulebook, Seat, State};

use crate::lens::Lens;

/// What somebody is asked, by kind.
pub type Asked = (Seat, Result<Discriminant<Question>, WindowKind>);

/// A game, and what the viewer was told since the worlds were last compared.
#[derive(Clone)]
pub struct World {
    pub state: State,
    pub offers: Offers,
    pub told: Vec<Event>,
}

impl World {
    pub fn new(book: &Rulebook, state: State) -> Self {
        let mut offers = Offers::default();
        state.pending(book, &mut offers);
        Self { state, offers, told: Vec::new() }
    }

    /// Takes a choice; whether it was accepted.
    pub fn choose(
        &mut self,
        book: &Rulebook,
        lens: &impl Lens,
        viewer: Viewer,
        seat: Seat,
        choice: Choice,
    ) -> bool {
        let Some(id) = self.offers.for_seat(seat).map(|decision| decision.id) else {
            return false;
        };
        let mut events: Vec<Event> = Vec::new();
        let taken = self.state.choose(book, seat, id, choice, &mut self.offers, &mut events);
        self.told.extend(events.into_iter().filter_map(|event| lens.told(event, viewer)));
        taken.is_ok()
    }

    /// Draws from decisions and from what stands open alike; none if it is a decision. Where nothing
    /// can stand open chance is not asked.
    pub fn seizes(&self, chance: &mut Chance) -> Option<Opportunity> {
        let open = &self.offers.opportunities;
        if open.is_empty() {
            return None;
        }
        open.get(chance.below(open.len() + self.offers.decisions.len())).copied()
    }

    /// Seizes what stands open; whether it did.
    pub fn seize(
        &mut self,
        book: &Rulebook,
        lens: &impl Lens,
        viewer: Viewer,
        opportunity: Opportunity,
    ) -> bool {
        let mut events: Vec<Event> = Vec::new();
        let taken = self.state.seize(book, opportunity, &mut self.offers, &mut events);
        self.told.extend(events.into_iter().filter_map(|event| lens.told(event, viewer)));
        taken.is_ok()
    }

    /// What the other seats are asked.
    pub fn prompts(&self, viewer: Viewer) -> Vec<Asked> {
        let decisions = self.offers.decisions.iter();
        decisions
            .filter(|decision| viewer != Viewer::Seat(decision.seat))
            .map(|decision| (decision.seat, kind(&decision.prompt)))
            .collect()
    }

    /// Somebody else who is asked in a reaction window, unlike in the other world: there, nobody
    /// can know that nothing was asked.
    pub fn lone_reaction(&self, viewer: Viewer, other: &Self) -> Option<Seat> {
        let theirs = other.prompts(viewer);
        let lone = |(seat, prompt): &Asked| {
            let reaction = match prompt {
                Err(WindowKind::Objectives) => false,
                Err(_) => true,
                Ok(question) => {
                    *question == discriminant(&Question::Reroll { seat: *seat, face: 0 })
                }
            };
            reaction && !theirs.contains(&(*seat, *prompt))
        };
        self.prompts(viewer).into_iter().find(lone).map(|(seat, _)| seat)
    }

    /// Whether the viewer is asked something.
    pub fn asks(&self, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| self.offers.for_seat(seat).is_some())
    }
}

/// What is asked, whatever it is about.
pub fn kind(prompt: &Prompt) -> Result<Discriminant<Question>, WindowKind> {
    match prompt {
        Prompt::Question(question) => Ok(discriminant(question)),
        Prompt::Window(kind) => Err(*kind),
    }
}

/// Targets of actions under way: an action is named with its targets before it can be
/// interrupted, and a forced target is named unasked.
pub fn targets(view: &View) -> Vec<Targets> {
    let frames = view.stack.iter().filter_map(|shadow| match shadow {
        Shadow::Frame(frame) => Some(frame),
        Shadow::Veiled(_) => None,
    });
    frames
        .filter_map(|frame| match frame {
            Frame::Act(act) | Frame::Ask(Question::Pay { act }) => Some(act.targets),
            Frame::Perform(performance) => Some(performance.targets),
            _ => None,
        })
        .collect()
}
