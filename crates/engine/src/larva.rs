//! Larvae: infesting a host, growing, breaking out.

use derelict_content::{MiniId, RoomId, capacity};

use crate::affliction::Affliction;
use crate::card::{Card, CardKind};
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::Play;
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Cards drawn by everyone when larvae break out.
pub(crate) const ECLOSION: u8 = 4;

impl<S: EventSink> Play<'_, S> {
    /// A larva's attack: it always succeeds and the miniature leaves the board.
    pub(crate) fn infest(&mut self, mini: MiniId, target: Seat) {
        if let Some(room) = self.remove_mini(mini) {
            self.tell("attack.larva.remove", Fact::IntruderRemoved { mini, room });
        }
        self.infested_by_larva("attack.larva.infest", target);
    }

    /// A larva on the character board, if there is none, and a contamination card.
    pub(crate) fn infested_by_larva(&mut self, rule: &'static str, target: Seat) {
        if !self.state.crew[target.index()].affliction.is_larva() {
            self.crew(target).affliction = Affliction::Larva;
            self.tell(rule, Fact::LarvaInfested { seat: target });
        }
        self.take_contamination("attack.larva.contam", target);
    }

    /// A larva grows; a second infection kills and a creeper breaks out.
    pub(crate) fn grow_larva(&mut self, seat: Seat) {
        if self.state.crew[seat.index()].affliction.is_larva() {
            self.break_out("contam.scan.second", seat);
        } else {
            self.crew(seat).affliction = Affliction::Larva;
            self.tell("contam.scan.infected", Fact::LarvaGrown { seat });
        }
    }

    /// The larva kills its host and a creeper stands in the room.
    fn break_out(&mut self, rule: &'static str, seat: Seat) {
        let Some(room) = self.look().noise_room(seat) else {
            return;
        };
        self.die(rule, seat, Cause::Larva);
        self.crawl_out(rule, room);
    }

    /// What has killed its host stands in the room.
    fn crawl_out(&mut self, rule: &'static str, room: RoomId) {
        if self.state.ending.is_none()
            && let Some(kind) = self.offspring()
            && self.place_intruder(rule, kind, room).is_some()
        {
            self.first_sight();
        }
    }

    /// Larvae break out of everyone awake on board, then cards are drawn and scanned.
    pub(crate) fn eclose(&mut self, cards: u8) {
        let seats = self.look().awake();
        self.push(Frame::Eclosion { seats, cards, breakout: false });
        self.push(Frame::Eclosion { seats, cards, breakout: true });
    }

    /// Everybody outside a pod draws cards and scans them (`carno.effect.event.mutate.one`).
    pub(crate) fn mutate_all(&mut self, cards: u8) {
        let look = self.look();
        let seats = look.seats().filter(|seat| look.crew(*seat).room().is_some()).collect();
        self.push(Frame::Eclosion { seats, cards, breakout: false });
    }

    /// Larvae break out first, all at once; then everybody draws cards and scans them, in order.
    pub(crate) fn eclosion(&mut self, mut seats: SeatSet, cards: u8, breakout: bool) {
        if breakout {
            return self.break_out_of_all(seats);
        }
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::Eclosion { seats, cards, breakout });
        if self.state.crew[seat.index()].awake() {
            self.eclosion_scan(seat, cards);
        }
    }

    /// Every host dies before anything stands in their rooms (`effect.event.eclosion`).
    fn break_out_of_all(&mut self, seats: SeatSet) {
        let look = self.look();
        let hosts: Pile<(Seat, RoomId), MAX_SEATS> = seats
            .iter()
            .filter(|seat| look.crew(*seat).affliction.is_larva())
            .filter_map(|seat| Some((seat, look.noise_room(seat)?)))
            .collect();
        for (seat, _) in hosts.iter() {
            self.die("effect.event.eclosion", seat, Cause::Larva);
        }
        for (_, room) in hosts.iter() {
            self.crawl_out("effect.event.eclosion", room);
        }
    }

    fn eclosion_scan(&mut self, seat: Seat, cards: u8) {
        // All are drawn before any is discarded, so that none is drawn twice.
        let mut drawn: Pile<Card, { capacity::CARDS }> = Pile::default();
        while drawn.len() < usize::from(cards)
            && let Some(card) = self.draw_card(seat)
        {
            drawn.push(card);
        }
        let mut infected = false;
        for card in drawn.iter() {
            if let CardKind::Contamination(index) = card.kind() {
                let found = self.look().is_infected(card);
                infected |= found;
                self.state.knowledge[seat.index()].scanned |= 1 << index;
                self.whisper(
                    "effect.event.eclosion.scan",
                    seat,
                    Fact::ContaminationScanned { seat, infected: found },
                );
            }
            self.crew(seat).discard.push(card);
            let face = card.open_face();
            self.tell("effect.event.eclosion.scan", Fact::CardDiscarded { seat, card: face });
        }
        if infected {
            self.infect_by_event(seat);
        }
    }
}
