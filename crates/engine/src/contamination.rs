//! Contamination: taking, scanning, removing cards; infection.

use derelict_content::IntruderKind;

use crate::card::{Card, CardKind, Face};
use crate::choice::{Choice, Source};
use crate::event::{Cause, EventSink, Fact};
use crate::play::{Look, Play};
use crate::seat::Seat;

impl Look<'_> {
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
            self.crew(seat).discard.push(Card::of_contamination(card));
            self.tell(rule, Fact::ContaminationTaken { seat });
        }
    }

    /// A contamination card leaves the game (`contam.remove`).
    fn remove_contamination(&mut self, card: Card) {
        if let CardKind::Contamination(index) = card.kind() {
            self.state.contamination_gone |= 1 << index;
        }
    }

    /// Looks at a contamination card; only its owner learns the result (`hidden.contam.scan`).
    fn scan(&mut self, rule: &'static str, seat: Seat, card: Card) -> bool {
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
        let hand = self.state.crew[seat.index()].hand;
        let mut infected = false;
        let mut clean = 0;
        for card in hand.iter().filter(|card| card.is_contamination()) {
            if self.scan("effect.scan.hand", seat, card) {
                infected = true;
            } else {
                self.crew(seat).hand.take(|held| held == card);
                self.remove_contamination(card);
                clean += 1;
            }
        }
        if clean > 0 {
            self.tell("contam.scan.clean", Fact::ContaminationRemoved { seat, count: clean });
        }
        if infected {
            self.infect(seat);
        }
    }

    pub(crate) fn answer_scan(&mut self, seat: Seat, choice: Choice) {
        if choice == Choice::Yes {
            self.scan_hand(seat);
        }
    }

    /// A larva grows; a second infection kills and a creeper breaks out.
    pub(crate) fn infect(&mut self, seat: Seat) {
        if self.state.crew[seat.index()].larva {
            self.break_out("contam.scan.second", seat);
        } else {
            self.crew(seat).larva = true;
            self.tell("contam.scan.infected", Fact::LarvaGrown { seat });
        }
    }

    /// The larva kills its host and a creeper stands in the room.
    pub(crate) fn break_out(&mut self, rule: &'static str, seat: Seat) {
        let Some(room) = self.look().noise_room(seat) else {
            return;
        };
        self.die(rule, seat, Cause::Larva);
        if self.state.ending.is_none()
            && self.place_intruder(rule, IntruderKind::Creeper, room).is_some()
        {
            self.first_sight();
        }
    }

    /// Scans and removes one card of the hand, infected or not (`effect.scan.one`).
    pub(crate) fn scan_one(&mut self, seat: Seat, face: Face) {
        let look = self.look();
        let found = look
            .crew(seat)
            .hand
            .iter()
            .find(|card| card.is_contamination() && look.face(seat, *card) == face);
        let Some(card) = found else { return };
        let infected = self.scan("effect.scan.one", seat, card);
        self.crew(seat).hand.take(|held| held == card);
        self.remove_contamination(card);
        self.tell("effect.scan.one", Fact::ContaminationRemoved { seat, count: 1 });
        if infected {
            self.take_contamination("effect.scan.one.infected", seat);
        }
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
                let crew = self.crew(seat);
                crew.hand.retain(|held| held != card);
                crew.deck.retain(|held| held != card);
                crew.discard.retain(|held| held != card);
                self.remove_contamination(card);
                removed += 1;
            }
        }
        if removed > 0 {
            self.tell(scan, Fact::ContaminationRemoved { seat, count: removed });
        }
        if self.state.crew[seat.index()].larva {
            self.crew(seat).larva = false;
            self.tell(larva, Fact::LarvaRemoved { seat });
        }
    }
}
