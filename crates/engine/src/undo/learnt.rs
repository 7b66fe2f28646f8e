//! What stays known of a future that was taken back.

use derelict_content::{EventId, ObjectiveDeck};

use crate::card::{Card, CardKind};
use crate::facedown::{Facedown, Sighting};
use crate::knowledge::{Knowledge, SeenIn};
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat};
use crate::state::State;

impl State {
    /// Adds to every seat's knowledge what it learnt in a future that is undone.
    ///
    /// What knowledge has no words for is lost to it, though people will remember: coming
    /// numbers, cards further down in a deck, what others were seen to hold.
    pub(super) fn learn_from(&mut self, book: &Rulebook, undone: &Self) {
        let restored = *self;
        for index in 0..MAX_SEATS {
            let lesson = Lesson { book, now: &restored, then: undone, seat: Seat(index as u8) };
            self.knowledge[index] = lesson.learnt();
        }
    }
}

/// One seat between the situation restored and the one taken back.
struct Lesson<'a> {
    book: &'a Rulebook,
    now: &'a State,
    then: &'a State,
    seat: Seat,
}

impl Lesson<'_> {
    fn learnt(&self) -> Knowledge {
        let later = &self.then.knowledge[self.seat.index()];
        let mut known = self.now.knowledge[self.seat.index()];
        for thing in Facedown::all(self.book).filter(|_| self.seat.0 < self.now.players) {
            if known.facedown.of(thing).is_none()
                && let Some(turn) = self.saw(later, thing)
            {
                // Every change since was public, so a look then tells how it stands now.
                known.facedown.note(thing, Sighting::in_turn(self.turn(turn)));
            }
        }
        for other in 0..MAX_SEATS {
            self.learn_objectives(&mut known, later, other);
        }
        let deck = self.now.events.draw;
        let (top, bottom) = (deck.top(), deck.as_slice().first().copied());
        known.event_on_top = known.event_on_top.or(top.filter(|event| {
            [later.event_on_top, later.event_at_bottom].contains(&Some(*event))
                || self.came_out(*event)
        }));
        known.event_at_bottom =
            known.event_at_bottom.or(later.event_at_bottom.filter(|event| Some(*event) == bottom));
        let before = self.now.knowledge[self.seat.index()];
        if known.event_on_top != before.event_on_top {
            known.event_on_top_in = self.turn(self.now.turn);
        }
        if known.event_at_bottom != before.event_at_bottom {
            known.event_at_bottom_in = self.turn(self.now.turn);
        }
        known.scanned |= later.scanned & self.own_contamination();
        known
    }

    /// A turn of the undone future is told as the present one.
    fn turn(&self, seen: SeenIn) -> SeenIn {
        seen.min(self.now.turn).max(1)
    }

    fn keep(&self, known: &mut SeenIn, later: SeenIn) {
        if *known == 0 && later > 0 {
            *known = self.turn(later);
        }
    }

    /// In which turn of the undone future this seat saw something that lies facedown now. What was
    /// turned up there everybody has seen.
    fn saw(&self, later: &Knowledge, thing: Facedown) -> Option<SeenIn> {
        let (now, then) = (self.now.look(self.book), self.then.look(self.book));
        if thing.is_open(now) || thing.front(self.now).is_none() {
            return None;
        }
        if thing.is_open(then) || thing.front(self.then).is_none() {
            return Some(self.then.turn);
        }
        Some(later.facedown.of(thing)?.turn)
    }

    /// An objective seen once it was kept is, before the choice, one of the two.
    fn learn_objectives(&self, known: &mut Knowledge, later: &Knowledge, other: usize) {
        for deck in [ObjectiveDeck::Corporate, ObjectiveDeck::Personal] {
            let index = deck as usize;
            self.keep(&mut known.objectives[other][index], later.objectives[other][index]);
            if self.now.crew[other].kept.is_none() && self.then.crew[other].kept == Some(deck) {
                self.keep(&mut known.objectives[other][index], later.kept[other]);
            }
        }
        if self.now.crew[other].kept.is_some() {
            self.keep(&mut known.kept[other], later.kept[other]);
        }
    }

    /// Whether an event card still in the deck was openly drawn in the undone future.
    fn came_out(&self, event: EventId) -> bool {
        let gone = self.then.events_gone.has(event);
        let seated = self.seat.0 < self.now.players;
        seated && (gone || self.then.events.discard.contains(event))
    }

    /// Contamination cards this seat owns now or that have left the game, a bit each.
    fn own_contamination(&self) -> u32 {
        let crew = &self.now.crew[self.seat.index()];
        let cards = crew.hand.iter().chain(crew.deck.iter()).chain(crew.discard.iter());
        cards.map(Card::kind).fold(self.now.contamination_gone, |bits, kind| match kind {
            CardKind::Contamination(index) => bits | 1 << index,
            CardKind::Action(_) => bits,
        })
    }
}
