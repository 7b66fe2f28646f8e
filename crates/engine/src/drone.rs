//! The drone that watches over another's shoulder, and the scanner that reads minds.

use derelict_content::{ObjectiveDeck, Passive, RoomId};

use crate::choice::Choice;
use crate::deck_memory::DeckEnd;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::state::Door;
use crate::verb::{Deed, Doable};

/// Puts the drone with another character (`after.psych.drone`).
pub(crate) struct Watch;

impl Doable for Watch {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let nobody = look.watchable(deed.seat).next().is_none();
        docket.when(nobody, "after.psych.drone", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.watchable(deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [choice, ..] = *named {
            play.answer_watch(deed.seat, choice);
        }
    }
}

/// Looks through all cards of somebody, scanning without infecting (`after.psych.scanner-take`).
pub(crate) struct ReadMind;

impl Doable for ReadMind {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let nobody = look.readable_minds(deed).next().is_none();
        docket.when(nobody, "after.psych.scanner-reach", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.readable_minds(deed).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Seat(of), ..] = *named else { return };
        let look = play.look();
        let crew = look.crew(of);
        let strains = || {
            let cards = crew.hand.iter().chain(crew.deck.iter()).chain(crew.discard.iter());
            cards.filter(|card| card.is_contamination())
        };
        let infected = strains().filter(|card| look.is_infected(*card)).count() as u8;
        let clean = strains().count() as u8 - infected;
        let held = crew.hand.len();
        let read = Fact::MindRead { seat: deed.seat, of, infected, clean };
        play.whisper("after.psych.scanner-take", deed.seat, read);
        play.reshuffle("after.psych.scanner-reset", of, true);
        play.draw_cards("after.psych.scanner-reset", of, held);
    }
}

impl<'a> Look<'a> {
    /// Others on board and awake, but for whoever has the drone already.
    pub(crate) fn watchable(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |other| {
            *other != seat && self.crew(*other).awake() && self.state.retinue.drone != Some(*other)
        })
    }

    /// Others in this room or one next to it, not behind a closed door
    /// (`after.psych.scanner-reach`).
    fn readable_minds(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        let near =
            move |room: RoomId| {
                room == deed.room
                    || self.book.neighbours(deed.room).iter().any(|(corridor, there)| {
                        *there == room && self.door(*corridor) != Door::Closed
                    })
            };
        self.seats()
            .filter(move |other| *other != deed.seat && self.crew(*other).room().is_some_and(near))
    }

    /// Who learns what a character looks at (`after.psych.drone-learn`).
    pub(crate) fn watcher(self, of: Seat) -> Option<Seat> {
        if self.state.retinue.drone != Some(of) || !self.crew(of).awake() {
            return None;
        }
        let watches =
            |seat: &Seat| self.crew(*seat).awake() && self.bears(*seat, &Passive::Watch).is_some();
        self.seats().find(watches)
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_watch(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Seat(to) = choice {
            self.state.retinue.drone = Some(to);
            self.tell("after.psych.drone", Fact::DroneGiven { seat, to });
        }
    }

    /// The first time it is given is part of unlocking it (`after.psych.drone-from`).
    pub(crate) fn give_drone(&mut self, seat: Seat) {
        if self.look().watchable(seat).next().is_some() {
            self.ask(Question::Watch { seat });
        }
    }

    /// Whoever has the drone with them has looked at an objective.
    pub(crate) fn watch_objective(&mut self, by: Seat, of: Seat, deck: Option<ObjectiveDeck>) {
        let Some(seat) = self.look().watcher(by).filter(|seat| *seat != of) else { return };
        self.read_objective("after.psych.drone-learn", seat, of, deck);
    }

    /// Whoever has the drone with them has looked at the top event card.
    pub(crate) fn watch_event(&mut self, by: Seat) {
        let Some(seat) = self.look().watcher(by) else { return };
        if let Some(event) = self.state.events.top() {
            self.remember(seat, DeckEnd::Top(SharedDeck::Events));
            self.whisper("after.psych.drone-learn", seat, Fact::EventSeen { seat, event });
        }
    }

    /// It comes back from whoever is gone, and leaves the game with its owner
    /// (`after.psych.drone-back`).
    pub(crate) fn release_drone(&mut self, seat: Seat) {
        let rule = "after.psych.drone-back";
        if self.state.retinue.drone == Some(seat) {
            self.state.retinue.drone = None;
            self.tell(rule, Fact::DroneReturned { seat });
        } else if let Some(item) = self.look().bears(seat, &Passive::Watch) {
            self.state.retinue.drone = None;
            self.discard_item(rule, seat, item);
        }
    }
}
