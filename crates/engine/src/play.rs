//! The table in motion: a state, its rulebook and a listener, and the loop that runs frames.

use derelict_content::{Catalog, RoomId};

use crate::choice::Choice;
use crate::event::{Audience, Event, EventSink, Fact};
use crate::frame::{Frame, Poll, Question};
use crate::offer::{Decision, DecisionId, Offers};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::state::{Crew, State};

/// Read-only sight of the whole table; the predicates of the rules live here.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The situation.
    pub state: &'a State,
    /// The rules' tables.
    pub book: &'a Rulebook,
}

impl<'a> Look<'a> {
    /// The packs.
    #[must_use]
    pub fn catalog(self) -> &'a Catalog {
        &self.book.catalog
    }

    /// A player's character.
    #[must_use]
    pub fn crew(self, seat: Seat) -> &'a Crew {
        &self.state.crew[seat.index()]
    }
}

/// Room for what is answered by itself on the way to a question.
const ANSWERED: usize = 32;

/// The table while a choice is being carried out.
pub struct Play<'a, S> {
    /// The situation.
    pub state: &'a mut State,
    /// The rules' tables.
    pub book: &'a Rulebook,
    /// Who is told.
    pub sink: &'a mut S,
}

impl<S: EventSink> Play<'_, S> {
    /// The table, to look at.
    #[must_use]
    pub fn look(&self) -> Look<'_> {
        Look { state: self.state, book: self.book }
    }

    /// A player's character.
    pub fn crew(&mut self, seat: Seat) -> &mut Crew {
        &mut self.state.crew[seat.index()]
    }

    /// A room of the board.
    pub fn room(&mut self, room: RoomId) -> &mut crate::state::Room {
        &mut self.state.rooms[room.index()]
    }

    /// Tells everybody.
    pub fn tell(&mut self, rule: &'static str, fact: Fact) {
        if S::LISTENS {
            self.sink.event(Event {
                fact,
                rule: self.book.cite(rule),
                audience: Audience::Everyone,
            });
        }
    }

    /// Tells one seat the whole and the others its shadow.
    pub fn whisper(&mut self, rule: &'static str, seat: Seat, fact: Fact) {
        self.whisper_to(rule, SeatSet::only(seat), fact);
    }

    /// Tells some seats the whole and the others its shadow.
    pub fn whisper_to(&mut self, rule: &'static str, seats: SeatSet, fact: Fact) {
        if S::LISTENS {
            self.sink.event(Event {
                fact,
                rule: self.book.cite(rule),
                audience: Audience::Only(seats),
            });
        }
    }

    /// Puts a frame on top of what the rules are doing.
    pub fn push(&mut self, frame: Frame) {
        self.state.frames.push(frame);
    }

    /// Asks a question next.
    pub fn ask(&mut self, question: Question) {
        self.push(Frame::Ask(question));
    }

    /// Runs frames until somebody must decide between two or more options, or all is over.
    pub fn run(&mut self, offers: &mut Offers) {
        offers.answered.clear();
        // Once a game, not whenever one more is answered than ever before.
        offers.answered.reserve(ANSWERED);
        loop {
            offers.clear();
            if self.state.outcome.is_some() {
                return;
            }
            self.watch_sample();
            self.turn_to_finale();
            let Some(frame) = self.state.frames.pop() else {
                return;
            };
            match frame {
                Frame::Ask(question) => {
                    self.look().options(&question, &mut offers.options);
                    self.look().opportunities(Some(&question), &mut offers.opportunities);
                    match (offers.options.as_slice(), question) {
                        ([], Question::Target { act }) => {
                            self.aimed(act);
                            continue;
                        }
                        ([], Question::SwarmTarget { urge }) => {
                            self.obey(urge);
                            continue;
                        }
                        // While something stands open to others, naming an action takes its time.
                        ([_], Question::Action { .. } | Question::Swarm { .. })
                            if !offers.opportunities.is_empty() => {}
                        ([only], _) => {
                            offers.answered.push((question, *only));
                            self.answer(question, *only);
                            continue;
                        }
                        _ => {}
                    }
                    self.push(frame);
                    self.state.decision += 1;
                    self.state.asked[question.seat().index()] += 1;
                    offers.decisions.push(Decision::ask(self.state, question, &offers.options));
                    return;
                }
                Frame::Poll(poll) if poll.answered == poll.asked => self.close_poll(poll),
                Frame::Poll(poll) => {
                    self.push(frame);
                    if poll.answered.is_empty() {
                        self.state.decision += 1;
                        for seat in poll.asked.iter() {
                            self.state.asked[seat.index()] += 1;
                        }
                    }
                    self.look().poll_offers(poll, offers);
                    return;
                }
                frame => self.step(frame),
            }
        }
    }

    /// Takes an answer that has been found legal.
    pub(crate) fn take(&mut self, seat: Seat, choice: Choice) {
        match self.state.frames.pop() {
            Some(Frame::Ask(question)) => self.answer(question, choice),
            Some(Frame::Poll(mut poll)) => {
                poll.answered.add(seat);
                if poll.is_yes(choice) {
                    poll.yes.add(seat);
                }
                self.push(Frame::Poll(poll));
            }
            other => unreachable!("only questions are answered, not {other:?}"),
        }
    }
}

impl Look<'_> {
    /// What is being asked now.
    pub(crate) fn pending(self, offers: &mut Offers) {
        offers.clear();
        offers.answered.clear();
        match self.state.frames.top() {
            Some(Frame::Ask(question)) => {
                self.options(&question, &mut offers.options);
                self.opportunities(Some(&question), &mut offers.opportunities);
                offers.decisions.push(Decision::ask(self.state, question, &offers.options));
            }
            Some(Frame::Poll(poll)) => self.poll_offers(poll, offers),
            _ => {}
        }
    }

    fn poll_offers(self, poll: Poll, offers: &mut Offers) {
        for seat in poll.asked.iter().filter(|seat| !poll.answered.has(*seat)) {
            let start = offers.options.len();
            offers.options.extend(poll.answers());
            offers.decisions.push(Decision {
                id: DecisionId(self.state.asked[seat.index()]),
                seat,
                prompt: crate::offer::Prompt::Window(poll.kind),
                options: start..offers.options.len(),
            });
        }
        self.opportunities(None, &mut offers.opportunities);
    }
}
