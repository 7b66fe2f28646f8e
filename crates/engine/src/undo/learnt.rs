//! What stays known of a future that was taken back.

use derelict_content::ObjectiveDeck;

use crate::card::{Card, CardKind};
use crate::deck_memory::{CardSeen, DeckEnd};
use crate::event::DeckCard;
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
        for end in DeckEnd::REMEMBERED {
            if known.decks.of(end).is_none()
                && let Some(card) = self.recalls(later, end)
            {
                known.decks.note(end, CardSeen { card, turn: self.turn(self.now.turn) });
            }
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

    /// The card that lies at an end of a deck now, if this seat got to know it in the undone future.
    /// Of cards that are alike nobody knows which they were.
    fn recalls(&self, later: &Knowledge, end: DeckEnd) -> Option<DeckCard> {
        let deck = end.deck();
        let card = end.card(self.now).filter(|_| deck.is_of_singles())?;
        let lay_at = |end| later.decks.of(end).is_some_and(|seen| seen.card == card);
        let known = match end {
            DeckEnd::Top(_) => lay_at(end) || lay_at(DeckEnd::Bottom(deck)) || self.came_out(card),
            DeckEnd::Bottom(_) => lay_at(end),
        };
        known.then_some(card)
    }

    /// Whether a card still in its deck was openly drawn in the undone future.
    fn came_out(&self, card: DeckCard) -> bool {
        let State { events, events_gone, attacks, wounds, items, panic, alerts, .. } = self.then;
        let open = match card {
            DeckCard::Event(card) => events_gone.has(card) || events.discards().contains(&card),
            DeckCard::Attack(card) => attacks.discards().contains(&card),
            DeckCard::Wound(card) => wounds.discards().contains(&card),
            DeckCard::Item(card) => items.iter().any(|deck| deck.discards().contains(&card)),
            DeckCard::Panic(card) => panic.discards().contains(&card),
            DeckCard::Alert(card) => {
                let out = alerts.open.is_some_and(|open| open.card == card);
                out || alerts.deck.discards().contains(&card)
            }
        };
        self.seat.0 < self.now.players && open
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
