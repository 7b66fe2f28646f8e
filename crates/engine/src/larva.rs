//! Larvae: infesting a host, growing, breaking out.

use derelict_content::{MiniId, RoomId, capacity};

use crate::affliction::Affliction;
use crate::card::{Card, CardKind};
use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::verb::{Deed, Doable};

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
    /// Where they do so only if a card drawn for it is infected, everybody is looked at once, in order
    /// (`lock.effect.event.shell`).
    pub(crate) fn eclose(&mut self, cards: u8, scanned: bool) {
        let seats = self.look().awake();
        if scanned {
            return self.leave_shells(seats, cards);
        }
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

    /// A host draws a contamination card and dies of an infected one; everybody else scans some of the
    /// own deck (`lock.effect.event.shell`).
    fn leave_shells(&mut self, seats: SeatSet, cards: u8) {
        let rule = "lock.effect.event.shell";
        let inside = |seat: &Seat| self.state.crew[seat.index()].room().is_some();
        let seats: SeatSet = seats.iter().filter(inside).collect();
        self.each_in_order(seats, |play, seat| {
            if !play.state.crew[seat.index()].affliction.is_larva() {
                return play.eclosion_scan(seat, cards);
            }
            let Some(card) = play.state.contamination.pop() else { return };
            let infected = play.book.catalog.contamination[usize::from(card)];
            play.tell(rule, Fact::ShellScanned { seat, infected });
            play.put_contamination_away(card);
            if infected {
                play.break_out(rule, seat);
            }
        });
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

/// Takes the larva out of a willing character of the room, who suffers serious wounds
/// (`lock.effect.item.scalpel`, `lock.effect.item.scalpel.consent`).
pub(crate) struct Excise {
    pub wounds: u8,
}

impl Doable for Excise {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.hosts(deed.seat).next().is_none();
        docket.when(none, "lock.effect.item.scalpel", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.hosts(deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(patient), ..] = *named {
            play.cure("lock.effect.item.scalpel", patient);
            for _ in 0..self.wounds {
                play.serious_wound("lock.effect.item.scalpel", patient, Cause::Surgery);
            }
        }
    }
}

impl<'a> Look<'a> {
    /// Characters of the room with a larva: the user, and others who may be asked.
    fn hosts(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let others = self.company(seat).filter(move |other| self.may_ask(*other));
        std::iter::once(seat)
            .chain(others)
            .filter(move |host| self.crew(*host).affliction.is_larva())
    }
}
