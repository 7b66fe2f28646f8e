//! The public shadow of the frame stack, and who is waited for.

use derelict_content::Colour;
use serde::{Deserialize, Serialize};

use super::Eyes;
use crate::card::Face;
use crate::choice::Choice;
use crate::due::Due;
use crate::frame::{Act, ActStage, Frame, Poll, Question, WindowKind};
use crate::offer::{DecisionId, Offers, Prompt};
use crate::seat::{Seat, SeatSet};

/// A frame as far as the viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shadow {
    /// A frame that hides nothing from the viewer.
    Frame(Frame),
    /// One that does.
    Veiled(Veiled),
}

/// What shows of a frame with a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Veiled {
    /// Somebody looks at items and keeps one.
    Keeping {
        /// Who.
        seat: Seat,
        /// Of which colour.
        colour: Colour,
        /// How many are seen.
        drawn: u8,
    },
    /// Somebody picks items asked for by colour; which colours is the partners' business.
    HandingOver {
        /// Who.
        seat: Seat,
    },
    /// Somebody looks at one item of each deck and keeps one.
    Scavenging {
        /// Who.
        seat: Seat,
    },
    /// Somebody looks at two mutation cards and keeps one.
    Mutating {
        /// Who.
        seat: Seat,
    },
    /// A reaction window; who was really asked stays hidden (`hidden.react`).
    Window {
        /// What it is about.
        kind: WindowKind,
        /// Who could react, by public knowledge.
        window: SeatSet,
        /// Whether the viewer was asked.
        asked: bool,
        /// What the viewer has answered.
        answer: Option<bool>,
    },
}

/// Who is waited for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// The reaction window, if one is open.
    pub window: Option<WindowKind>,
    /// The seats waited for, by public knowledge.
    pub seats: SeatSet,
}

/// What the viewer is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnDecision {
    /// Which decision.
    pub id: DecisionId,
    /// What is asked.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub prompt: Prompt,
    /// What may be answered.
    pub options: Vec<Choice>,
    /// The equal picks it is the first of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<Due>,
}

impl Eyes<'_> {
    /// The frames, undermost first. Choosing an action is nobody else's business until it is
    /// paid for: for the others, its aiming looks like the choice of an action.
    pub(super) fn stack(self) -> Vec<Shadow> {
        let frames = self.look.state.frames.as_slice();
        let mut stack = Vec::with_capacity(frames.len());
        for frame in frames.iter().copied() {
            match frame {
                Frame::Act(act) if self.unnamed(&act) => {}
                frame => stack.push(self.shadow(frame)),
            }
        }
        stack
    }

    fn shadow(self, frame: Frame) -> Shadow {
        match frame {
            Frame::Ask(question) => self.question(question),
            Frame::Poll(poll) => self.poll(poll),
            Frame::Act(act) => Shadow::Frame(Frame::Act(self.named(act))),
            Frame::Perform(mut performance) if !self.is(performance.seat) => {
                veil(performance.targets.as_mut_slice());
                Shadow::Frame(Frame::Perform(performance))
            }
            frame => Shadow::Frame(frame),
        }
    }

    /// Whether an action has not been made known to the viewer yet.
    fn unnamed(self, act: &Act) -> bool {
        !self.is(act.seat) && act.stage == ActStage::Aim && !act.is_bound()
    }

    /// A paid action with its targets, which are named aloud (`effect.react.interrupt.when`) but
    /// for what only the holder of a contamination card knows.
    fn named(self, mut act: Act) -> Act {
        if !self.is(act.seat) {
            veil(act.targets.as_mut_slice());
        }
        act
    }

    fn question(self, question: Question) -> Shadow {
        let shown = match question {
            Question::Target { act } if self.unnamed(&act) => Question::Action { seat: act.seat },
            Question::Consent { seat, act }
                if !self.is(seat) && !self.is(act.seat) && !act.is_bound() =>
            {
                Question::Action { seat: act.seat }
            }
            Question::Consent { seat, act } => Question::Consent { seat, act: self.named(act) },
            Question::Target { act } => Question::Target { act: self.named(act) },
            Question::Pay { act } => Question::Pay { act: self.named(act) },
            Question::KeepItem { seat, drawn, colour } if !self.is(seat) => {
                return Shadow::Veiled(Veiled::Keeping { seat, colour, drawn: drawn.len() as u8 });
            }
            Question::Scavenge { seat, .. } if !self.is(seat) => {
                return Shadow::Veiled(Veiled::Scavenging { seat });
            }
            Question::KeepMutation { seat, .. } if !self.is(seat) => {
                return Shadow::Veiled(Veiled::Mutating { seat });
            }
            Question::SwarmTarget { urge } if !self.is(urge.seat) => {
                Question::Swarm { seat: urge.seat }
            }
            Question::HandOver { seat, .. } if !self.is(seat) && !self.is(self.offerer()) => {
                return Shadow::Veiled(Veiled::HandingOver { seat });
            }
            Question::Reroll { seat, .. } if !self.is(seat) => {
                return Shadow::Veiled(Veiled::Window {
                    kind: WindowKind::RerollNoise,
                    window: SeatSet::only(seat),
                    asked: false,
                    answer: None,
                });
            }
            Question::HandOver { seat, colour } if !self.is(seat) => {
                Question::HandOver { seat, colour: self.first_colour().unwrap_or(colour) }
            }
            question => question,
        };
        Shadow::Frame(Frame::Ask(shown))
    }

    /// Who made the offer on the table.
    fn offerer(self) -> Seat {
        self.look.state.bargain.deal.from
    }

    fn poll(self, poll: Poll) -> Shadow {
        if self.open {
            return Shadow::Frame(Frame::Poll(poll));
        }
        let own = self.viewer.seat();
        Shadow::Veiled(Veiled::Window {
            kind: poll.kind,
            window: poll.window,
            asked: own.is_some_and(|seat| poll.asked.has(seat)),
            answer: own.filter(|seat| poll.answered.has(*seat)).map(|seat| poll.yes.has(seat)),
        })
    }

    pub(super) fn waiting(self) -> Waiting {
        match self.look.state.frames.top() {
            Some(Frame::Ask(question)) => {
                let seat = match self.question(question) {
                    Shadow::Frame(Frame::Ask(shown)) => shown.seat(),
                    _ => question.seat(),
                };
                let window = match question {
                    Question::Reroll { .. } => Some(WindowKind::RerollNoise),
                    _ => None,
                };
                Waiting { window, seats: SeatSet::only(seat) }
            }
            Some(Frame::Poll(poll)) => Waiting { window: Some(poll.kind), seats: poll.window },
            _ => Waiting::default(),
        }
    }

    pub(super) fn decision(self) -> Option<OwnDecision> {
        let seat = self.viewer.seat().filter(|seat| self.asked(*seat))?;
        let mut offers = Offers::for_one();
        self.look.pending(&mut offers);
        let decision = offers.decisions.into_iter().find(|decision| decision.seat == seat)?;
        let mut options = offers.options;
        options.truncate(decision.options.end);
        options.drain(..decision.options.start);
        let due = self.look.due(seat);
        Some(OwnDecision { id: decision.id, prompt: decision.prompt, options, due })
    }

    /// Whether a seat is asked now; nobody else's options need to be listed.
    fn asked(self, seat: Seat) -> bool {
        match self.look.state.frames.top() {
            Some(Frame::Ask(question)) => question.seat() == seat,
            Some(Frame::Poll(poll)) => poll.asked.has(seat) && !poll.answered.has(seat),
            _ => false,
        }
    }
}

/// Takes what only its holder can tell of a contamination card out of the targets.
fn veil(targets: &mut [Choice]) {
    for target in targets {
        if let Choice::Card(face @ (Face::Infected | Face::Clean)) = target {
            *face = Face::Unscanned;
        }
    }
}
