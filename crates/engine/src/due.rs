//! Answers given together: equal cards that are paid or discarded one after another, and the steps
//! of an action up to its price. The rules keep their small steps; people name them all at once.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::choice::Choice;
use crate::event::{Event, Fact, Silent};
use crate::frame::{Act, Frame, Question};
use crate::game::Game;
use crate::offer::{DecisionId, Offers, Prompt, Refusal};
use crate::play::Look;
use crate::seat::Seat;
use crate::thing::Thing;
use crate::undo::reveals;

/// Most answers taken together.
pub const MOST_AT_ONCE: usize = 16;

/// Equal picks that a decision is the first of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Due {
    /// So many are due in all; none where any number may be named, and [`Choice::Done`] ends it.
    pub picks: Option<u8>,
    /// There is only one way to name so many.
    pub forced: bool,
    /// How often each option may be named, in the order of the options.
    pub copies: Vec<u8>,
}

/// Answers that cannot be given together, and the first of them that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Its place, from 0.
    pub at: usize,
    /// Why it does not.
    pub refusal: Refusal,
}

/// What a choice brings about before anything else is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foreseen {
    /// Cards it pays, there being no choice among them.
    pub paid: u8,
    /// Targets it names, there being no choice among them.
    pub targets: Vec<Choice>,
    /// The action is paid for by it: it cannot be stepped back from.
    pub binds: bool,
    /// What is to be paid next, where it shows something hidden: from then on there is no step back,
    /// so that it is better named together with what pays.
    pub price: Option<Price>,
    /// What it will put into hands that are full: something is dropped for it once it is paid.
    pub crams: Option<Thing>,
}

/// What an action is to be paid with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// What is asked.
    pub prompt: Prompt,
    /// What may pay.
    pub options: Vec<Choice>,
    /// How many are due, and how often each option may be named.
    pub due: Due,
}

impl Look<'_> {
    /// The equal picks the open decision of a seat is the first of, if it is one of them.
    #[must_use]
    pub fn due(self, seat: Seat) -> Option<Due> {
        let Some(Frame::Ask(question)) = self.state.frames.top().filter(|_| !self.state.is_over())
        else {
            return None;
        };
        let picks = match question {
            _ if question.seat() != seat => return None,
            Question::Pay { act } => Some(act.due.unwrap_or(1)),
            Question::Lose { .. } => Some(self.waiting_in_row(question)),
            Question::PayReroll { .. } => Some(1),
            Question::Discard { .. } | Question::Redraw { .. } => None,
            _ => return None,
        };
        let mut options = Vec::new();
        self.options(&question, &mut options);
        let copies: Vec<u8> = options.iter().map(|option| self.copies(seat, *option)).collect();
        let held: u8 = copies.iter().sum();
        Some(Due { picks, forced: picks.is_some_and(|picks| picks >= held), copies })
    }

    /// How often the same question lies on the stack, topmost.
    fn waiting_in_row(self, question: Question) -> u8 {
        let frames = self.state.frames.as_slice().iter().rev();
        frames.take_while(|frame| **frame == Frame::Ask(question)).count() as u8
    }

    /// How many cards of the hand an option stands for.
    fn copies(self, seat: Seat, option: Choice) -> u8 {
        match option {
            Choice::Card(face) => {
                let same = |card: &Card| self.face(seat, *card) == face;
                self.crew(seat).hand.iter().filter(same).count() as u8
            }
            _ => 1,
        }
    }
}

impl Game {
    /// Tries answers on a copy: the first to the open decision, the others to those that directly
    /// follow for the same seat. Says which of them are to be chosen: what the rules answer by
    /// themselves for want of a second option may be among them and is left out.
    ///
    /// Only the same matter follows directly, down to its price: no answer is given to a question
    /// that comes of chance, of a card drawn or of somebody else, and that nobody could have read.
    ///
    /// # Errors
    ///
    /// If one of them is not offered; none of them is to be chosen then.
    pub fn rehearse(
        &self,
        seat: Seat,
        id: DecisionId,
        answers: &[Choice],
    ) -> Result<Vec<Choice>, Misfit> {
        let (mut state, mut offers) = (self.state, self.offers.clone());
        let mut chosen = Vec::with_capacity(answers.len());
        let mut answered = Vec::new().into_iter();
        let mut before: Option<(Prompt, Choice)> = None;
        for (at, answer) in answers.iter().enumerate() {
            let misfit = |refusal| Misfit { at, refusal };
            if answered.any(|by_itself: Choice| by_itself == *answer) {
                continue;
            }
            let asked = offers.for_seat(seat);
            let prompt = asked.map(|asked| asked.prompt);
            let id = match (before, asked) {
                (None, _) => id,
                (Some(_), None) => return Err(misfit(Refusal::NotAsked)),
                (Some((before, said)), Some(next)) if goes_on(&before, said, &next.prompt) => {
                    next.id
                }
                (Some(_), Some(_)) => return Err(misfit(Refusal::Stale)),
            };
            let taken = state.choose(&self.book, seat, id, *answer, &mut offers, &mut Silent);
            taken.map_err(misfit)?;
            chosen.push(*answer);
            answered = by_itself(&offers, seat).into_iter();
            before = prompt.map(|prompt| (prompt, *answer));
        }
        Ok(chosen)
    }

    /// The game after an action was named, as long as it is only to be aimed; it tells nobody
    /// anything.
    #[must_use]
    pub fn aiming(&self, seat: Seat, choice: Choice) -> Option<Self> {
        let id = self.offers.for_seat(seat)?.id;
        let mut game = self.clone();
        game.choose(seat, id, choice).ok()?;
        let next = game.offers.for_seat(seat)?;
        matches!(next.prompt, Prompt::Question(Question::Target { .. })).then_some(game)
    }

    /// What a choice of the open decision brings about without a further question. It depends on
    /// nothing its maker does not see.
    #[must_use]
    pub fn foresee(&self, seat: Seat, choice: Choice) -> Foreseen {
        let Some(asked) = self.offers.for_seat(seat) else { return Foreseen::default() };
        let aimed = match (&asked.prompt, choice) {
            (Prompt::Question(Question::Target { act }), _) => Some((act.source, act.section)),
            (Prompt::Question(Question::Action { .. }), Choice::Act(source, section)) => {
                Some((source, section))
            }
            _ => None,
        };
        let (mut state, mut offers) = (self.state, self.offers.clone());
        let mut events: Vec<Event> = Vec::new();
        let id = asked.id;
        let taken = state.choose(&self.book, seat, id, choice, &mut offers, &mut events);
        if aimed.is_none() || taken.is_err() {
            return Foreseen::default();
        }
        let paid =
            |event: &&Event| matches!(event.fact, Fact::CardPaid { seat: who, .. } if who == seat);
        let begun = |event: &Event| matches!(event.fact, Fact::ActionTaken { seat: who, .. } if who == seat);
        let next = offers.for_seat(seat);
        let paying =
            next.filter(|next| matches!(next.prompt, Prompt::Question(Question::Pay { .. })));
        let shows = events.iter().any(|event| reveals(&self.book, event));
        let price = paying.filter(|_| shows).and_then(|next| {
            let due = state.look(&self.book).due(seat)?;
            Some(Price { prompt: next.prompt, options: offers.of(next).to_vec(), due })
        });
        let targets = offers.answered.iter().filter_map(|(question, choice)| match question {
            // What is aimed at later may follow from what was revealed.
            Question::Target { act } => {
                let same = act.seat == seat && Some((act.source, act.section)) == aimed;
                same.then_some(*choice)
            }
            _ => None,
        });
        let targets: Vec<Choice> = targets.collect();
        let mut act = match (&asked.prompt, choice) {
            (Prompt::Question(Question::Target { act }), _) => {
                let mut act = *act;
                act.targets.push(choice);
                Some(act)
            }
            (_, Choice::Act(source, section)) => Some(Act::named(seat, source, section)),
            _ => None,
        };
        if let Some(act) = &mut act {
            targets.iter().for_each(|target| act.targets.push(*target));
        }
        let crams = act.and_then(|act| self.look().crams(&act));
        Foreseen {
            paid: events.iter().filter(paid).count() as u8,
            targets,
            binds: events.iter().any(begun) && paying.is_none(),
            price,
            crams,
        }
    }
}

/// Whether a question is the next step of the same matter after an answer.
fn goes_on(before: &Prompt, said: Choice, next: &Prompt) -> bool {
    let (Prompt::Question(before), Prompt::Question(next)) = (before, next) else { return false };
    match (before, next) {
        (Question::Action { .. }, Question::Target { .. } | Question::Pay { .. }) => true,
        (Question::Action { .. }, Question::Discard { .. }) => said == Choice::Pass,
        (
            Question::Target { act } | Question::Pay { act },
            Question::Target { act: next } | Question::Pay { act: next },
        ) => (act.source, act.section) == (next.source, next.section),
        (Question::Swarm { .. } | Question::SwarmTarget { .. }, Question::SwarmTarget { .. })
        | (Question::Reroll { .. }, Question::PayReroll { .. })
        | (Question::Lose { .. }, Question::Lose { .. })
        | (Question::Discard { .. }, Question::Discard { .. })
        | (Question::Redraw { .. }, Question::Redraw { .. })
        | (Question::Offer { .. }, Question::Offer { .. }) => true,
        _ => false,
    }
}

/// What was answered for a seat, there being no second option.
fn by_itself(offers: &Offers, seat: Seat) -> Vec<Choice> {
    let own = offers.answered.iter().filter(|(question, _)| question.seat() == seat);
    own.map(|(_, choice)| *choice).collect()
}

impl Due {
    /// Whether several picks make one answer.
    #[must_use]
    pub fn is_several(&self) -> bool {
        self.picks != Some(1)
    }
}
