//! Contamination: taking, scanning, removing cards; infection.

use derelict_content::RoomColour;

use crate::card::{Card, CardKind, Face};
use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::verb::{Deed, Doable, Unaimed};

/// Scans the contamination cards in hand.
pub(crate) struct ScanHand {
    /// The player may do without.
    pub optional: bool,
    /// Infected cards stay without effect (`lock.effect.item.toolset`).
    pub safe: bool,
    /// Knowledge gained if a card leaves the hand (`lock.effect.know.scan`).
    pub knowledge: u8,
}

impl Unaimed for ScanHand {
    const CARRIES: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.contaminated(deed.seat).next().is_none();
        docket.when(none, "action.illegal", Reason::NoContamination);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        if self.optional {
            return play.ask(Question::Scan { seat });
        }
        let before = play.crew(seat).hand.len();
        let infected = play.remove_clean(seat);
        let removed = play.crew(seat).hand.len() < before;
        if removed && self.knowledge > 0 {
            play.learn("lock.effect.know.scan", seat, self.knowledge);
        }
        if infected && !self.safe {
            play.infect(seat);
        }
    }
}

/// Scans and removes one card of the hand, infected or not (`effect.scan.one`).
pub(crate) struct ScanOne;

impl Doable for ScanOne {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.contaminated(deed.seat).next().is_none();
        docket.when(none, "action.illegal", Reason::NoContamination);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            for card in look.contaminated(deed.seat) {
                let choice = Choice::Card(look.face(deed.seat, card));
                if !out.contains(&choice) {
                    out.push(choice);
                }
            }
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Card(face), ..] = *named {
            play.scan_one(deed.seat, face);
        }
    }
}

/// Scans everything, or the hand alone, removing infected cards and the larva without infecting.
pub(crate) struct Purge {
    /// Only the hand (`lock.room.decon`).
    pub hand: bool,
}

impl Unaimed for Purge {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        match self.hand {
            true => play.decontaminate(deed.seat),
            false => play.purge(deed.seat, deed.source),
        }
    }
}

/// Takes contamination cards.
pub(crate) struct TakeContamination {
    pub cards: u8,
}

impl Unaimed for TakeContamination {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        for _ in 0..self.cards {
            play.take_contamination("effect.scan.all.after", deed.seat);
        }
    }
}

impl<'a> Look<'a> {
    /// The contamination cards in a hand.
    pub(crate) fn contaminated(self, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        let hand = self.crew(seat).hand.as_slice().iter().copied();
        hand.filter(|card| card.is_contamination())
    }

    pub(crate) fn is_infected(self, card: Card) -> bool {
        matches!(card.kind(), CardKind::Contamination(index) if self.catalog().contamination[index as usize])
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A contamination card onto the own discard pile; none if the deck is empty.
    pub(crate) fn take_contamination(&mut self, rule: &'static str, seat: Seat) {
        if !self.state.crew[seat.index()].alive() {
            return;
        }
        if let Some(card) = self.state.contamination.pop() {
            let left = self.state.contamination.len() as u8;
            self.state.facility.discarded = self.state.facility.discarded.min(left);
            self.crew(seat).discard.push(Card::of_contamination(card));
            self.tell(rule, Fact::ContaminationTaken { seat });
        }
    }

    /// Contamination cards for everybody in a room of a colour (`after.effect.event.supplies`).
    pub(crate) fn contaminate_in(&mut self, colour: RoomColour, cards: u8) {
        let look = self.look();
        let inside = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| look.has_colour(room, colour))
        };
        let seats = look.seats().filter(inside).collect();
        self.contaminate("after.effect.event.supplies", seats, cards);
    }

    /// Contamination cards for everybody slimed (`after.effect.event.slimy`).
    pub(crate) fn contaminate_slimed(&mut self, cards: u8) {
        let look = self.look();
        let seats = look.awake().iter().filter(|seat| look.is_slimed(*seat)).collect();
        self.contaminate("after.effect.event.slimy", seats, cards);
    }

    fn contaminate(&mut self, rule: &'static str, seats: SeatSet, cards: u8) {
        self.each_in_order(seats, |play, seat| {
            for _ in 0..cards {
                play.take_contamination(rule, seat);
            }
        });
    }

    /// A contamination card leaves the player for good (`contam.remove`).
    pub(crate) fn remove_contamination(&mut self, card: Card) {
        if let CardKind::Contamination(index) = card.kind() {
            self.put_contamination_away(index);
        }
    }

    /// Looks at a contamination card; only its owner learns the result (`hidden.contam.scan`).
    pub(crate) fn scan(&mut self, rule: &'static str, seat: Seat, card: Card) -> bool {
        let CardKind::Contamination(index) = card.kind() else {
            return false;
        };
        let infected = self.look().is_infected(card);
        self.state.knowledge[seat.index()].scanned |= 1 << index;
        self.whisper(rule, seat, Fact::ContaminationScanned { seat, infected });
        infected
    }

    /// Scans all contamination cards in hand: clean ones go, an infected one infects
    /// (`contam.scan.batch`).
    pub(crate) fn scan_hand(&mut self, seat: Seat) {
        if self.remove_clean(seat) {
            self.infect(seat);
        }
    }

    /// Scans all contamination cards in hand and removes clean ones. Tells whether any is infected.
    pub(crate) fn remove_clean(&mut self, seat: Seat) -> bool {
        let hand = self.state.crew[seat.index()].hand;
        let mut infected = false;
        let mut clean = 0;
        for card in hand.iter().filter(|card| card.is_contamination()) {
            if self.scan("effect.scan.hand", seat, card) {
                infected = true;
            } else {
                self.hand(seat).take(|held| held == card);
                self.remove_contamination(card);
                clean += 1;
            }
        }
        if clean > 0 {
            self.tell("contam.scan.clean", Fact::ContaminationRemoved { seat, count: clean });
        }
        infected
    }

    pub(crate) fn answer_scan(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Yes {
            self.scan_hand(seat);
        }
    }

    /// Scans and removes one card of the hand, infected or not (`effect.scan.one`).
    fn scan_one(&mut self, seat: Seat, face: Face) {
        let look = self.look();
        let found = look
            .crew(seat)
            .hand
            .iter()
            .find(|card| card.is_contamination() && look.face(seat, *card) == face);
        let Some(card) = found else { return };
        let infected = self.scan("effect.scan.one", seat, card);
        self.hand(seat).take(|held| held == card);
        self.remove_contamination(card);
        self.tell("effect.scan.one", Fact::ContaminationRemoved { seat, count: 1 });
        if infected {
            self.take_contamination("effect.scan.one.infected", seat);
        }
    }

    /// Scans the hand, removing infected cards and the larva without infecting (`lock.room.decon`,
    /// `lock.contam.room-scan`).
    fn decontaminate(&mut self, seat: Seat) {
        let rule = "lock.room.decon";
        let hand = self.state.crew[seat.index()].hand;
        let mut removed = 0;
        for card in hand.iter().filter(|card| card.is_contamination()) {
            if self.scan(rule, seat, card) {
                self.hand(seat).take(|held| held == card);
                self.remove_contamination(card);
                removed += 1;
            }
        }
        if removed > 0 {
            self.tell(rule, Fact::ContaminationRemoved { seat, count: removed });
        }
        self.cure(rule, seat);
    }

    /// Scans everything, removing infected cards and the larva without infecting
    /// (`room.surgery.scan`, `effect.scan.all`).
    pub(crate) fn purge(&mut self, seat: Seat, source: Source) {
        let (scan, larva) = match source {
            Source::Item(_) => ("effect.scan.all", "effect.scan.all"),
            _ => ("room.surgery.scan", "room.surgery.larva"),
        };
        let crew = self.state.crew[seat.index()];
        let mut removed = 0;
        for card in crew.hand.iter().chain(crew.deck.iter()).chain(crew.discard.iter()) {
            if card.is_contamination() && self.scan(scan, seat, card) {
                self.hand(seat).retain(|held| held != card);
                let crew = self.crew(seat);
                crew.deck.retain(|held| held != card);
                crew.discard.retain(|held| held != card);
                self.remove_contamination(card);
                removed += 1;
            }
        }
        if removed > 0 {
            self.tell(scan, Fact::ContaminationRemoved { seat, count: removed });
        }
        self.cure(larva, seat);
    }
}

/// Lays contamination cards out of the hand onto the own discard pile
/// (`lock.effect.hand.metabolism`).
pub(crate) struct Shed {
    pub cards: u8,
}

impl Doable for Shed {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.contaminated(deed.seat).next().is_none();
        docket.when(none, "action.illegal", Reason::NoContamination);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.len() < usize::from(self.cards) {
            ScanOne.aims(look, deed, &[], out);
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        for choice in named {
            if let Choice::Card(face) = *choice {
                play.discard_face("lock.effect.hand.metabolism", deed.seat, face);
            }
        }
    }
}
