//! What only a facility has: power, elevator, rover, what lies on the time track, what is known.

use derelict_content::{ComputerId, ContingencyId, CssId, Kind, ObjectKind, RoomId, SlotId};
use derelict_engine::Seat;
use derelict_engine::facility::{ChitPlace, Timing};
use derelict_engine::insight::Insight;
use derelict_engine::state::Place;

use super::Arrangement;
use crate::format::{Facility, Given, Player, Power};

/// What the power token of the elevator lies on.
const ELEVATOR: &str = "elevator";
/// Where the rover is if it is at no exit.
const BUNKER: &str = "bunker";

impl Arrangement<'_> {
    pub(super) fn facility(&mut self, given: &Given) {
        if self.book.catalog.facility.is_none() {
            if given.facility.is_some() {
                self.problem("facility", "this game is played on a ship");
            }
            return;
        }
        self.estates();
        for (number, player) in &given.player {
            if let Some(number) = number.parse::<u8>().ok().filter(|number| *number > 0) {
                self.learned(Seat(number - 1), player);
            }
        }
        let bare = Facility::default();
        let facility = given.facility.as_ref().unwrap_or(&bare);
        for (place, power) in &facility.power {
            self.power(place, *power);
        }
        self.machines(facility);
        for (slot, token) in &facility.css {
            self.css(slot, token);
        }
        if let Some(token) = &facility.active {
            let active = self.chits(ChitPlace::Active).first().copied();
            self.contingency("facility.active", active, token);
        }
        self.computer(&facility.computer);
        for (slot, object) in &facility.analysed {
            self.analysed(slot, object);
        }
        self.state.facility.markers_gone = facility.markers_gone;
        for number in &facility.glowing {
            let seat = self.seat("facility.glowing", *number);
            self.state.facility.glowing.add(seat);
        }
    }

    /// Contingency tokens of the dead lie among the neutral ones, and their death has opened the gate.
    fn estates(&mut self) {
        for seat in (0..self.state.players).map(Seat) {
            if !matches!(self.state.crew[seat.index()].place, Place::Dead(_)) {
                continue;
            }
            self.state.facility.gate_open = true;
            for chit in self.chits(ChitPlace::Held(seat)) {
                let chits = &mut self.state.facility.contingency;
                let neutral = |place: &ChitPlace| matches!(place, ChitPlace::Neutral(_));
                let end = chits.iter().filter(|chit| neutral(&chit.place)).count() as u8;
                chits[chit].place = ChitPlace::Neutral(end);
            }
        }
    }

    /// The numbers of the contingency tokens that lie in a place.
    fn chits(&self, place: ChitPlace) -> Vec<usize> {
        let chits = self.state.facility.contingency.iter().enumerate();
        chits.filter(|(_, chit)| chit.place == place).map(|(number, _)| number).collect()
    }

    fn learned(&mut self, seat: Seat, player: &Player) {
        if seat.0 >= self.state.players {
            return;
        }
        let insight = &mut self.state.facility.insight[seat.index()];
        let level = player.knowledge.unwrap_or(insight.level());
        *insight = Insight::at(level, player.insight);
        let held = self.chits(ChitPlace::Held(seat));
        let at = format!("player.{seat}.contingency");
        for (index, token) in player.contingency.iter().enumerate() {
            self.contingency(&at, held.get(index).copied(), token);
        }
    }

    /// Turns a power token, or exchanges it for another first.
    fn power(&mut self, place: &str, power: Power) {
        let at = format!("facility.power.{place}");
        let sections: Vec<&str> = self.book.sections().collect();
        let section = sections.iter().position(|section| *section == place);
        let elevator = (place == ELEVATOR).then_some(sections.len());
        let Some(circuit) = section.or(elevator) else {
            let all = [&sections[..], &[ELEVATOR]].concat().join(", ");
            return self.problem(&at, format!("power goes to {all}"));
        };
        let tokens = &mut self.state.facility.power;
        let on = match power {
            Power::On(on) => on,
            Power::Full { token, on } => {
                let there = tokens.iter().position(|other| other.number() == token);
                let Some(there) = there else {
                    let most = tokens.len();
                    return self.problem(&at, format!("power tokens are numbered 1 to {most}"));
                };
                tokens.swap(there, circuit);
                on
            }
        };
        tokens[circuit] = tokens[circuit].turned(on);
    }

    /// Elevator, rover, gate, and what else is one thing in one place.
    fn machines(&mut self, given: &Facility) {
        self.state.facility.backup = given.backup;
        self.state.facility.irrevocable = given.irrevocable;
        self.state.facility.procedure = given.procedure;
        if let Some(open) = given.gate_open {
            self.state.facility.gate_open = open;
        }
        if let Some(room) = &given.elevator
            && let Some(room) = self.id::<RoomId>("facility.elevator", room)
        {
            match self.book.stops().any(|stop| stop == room) {
                true => self.state.facility.elevator = room,
                false => self.problem("facility.elevator", "it does not stop there"),
            }
        }
        match given.rover.as_deref() {
            None => {}
            Some(BUNKER) => self.state.facility.rover = None,
            Some(room) => {
                let Some(room) = self.id::<RoomId>("facility.rover", room) else { return };
                match self.book.exits().any(|exit| exit == room) {
                    true => self.state.facility.rover = Some(room),
                    false => self.problem("facility.rover", "that is no exit"),
                }
            }
        }
    }

    /// Lays a CSS token onto a slot, where another may lie that then takes its place.
    fn css(&mut self, slot: &str, name: &str) {
        let at = format!("facility.css.{slot}");
        let time = self.book.catalog.supply.time;
        let Some(slot) = slot.parse::<u8>().ok().filter(|slot| (1..=time).contains(slot)) else {
            return self.problem(&at, format!("the slots are 1 to {time}"));
        };
        let timing = &self.state.facility.timing;
        // One that lies there, else one that lies on no slot that is spoken of.
        let there = timing.iter().position(|token| token.slot() == Some(slot));
        let place = there.unwrap_or_default();
        let here = timing[place].token();
        let wanted = self.tokens_named(Kind::CssId, name);
        if wanted.is_empty() {
            return self.unknown(&at, Kind::CssId, name);
        }
        let token = match wanted.contains(&here.0) {
            true => here,
            false => CssId(wanted[0]),
        };
        let timing = &mut self.state.facility.timing;
        let other = timing.iter().position(|it| it.token() == token).filter(|it| *it != place);
        if let Some(other) = other {
            let slot = timing[other].slot().unwrap_or_default();
            timing[other] = Timing::on(here, slot);
        }
        timing[place] = Timing::on(token, slot);
    }

    /// Turns a contingency token into another, which then lies where that was.
    fn contingency(&mut self, at: &str, chit: Option<usize>, name: &str) {
        let Some(chit) = chit else {
            return self.problem(at, "there is no further token in this place");
        };
        let wanted = self.tokens_named(Kind::ContingencyId, name);
        let chits = &mut self.state.facility.contingency;
        if wanted.contains(&chits[chit].front.0) {
            return;
        }
        // Never one that was named before: those lie in hands or are active, and the row comes last.
        let rank = |place: ChitPlace| matches!(place, ChitPlace::Neutral(_));
        let found = (0..chits.len()).filter(|other| wanted.contains(&chits[*other].front.0));
        let Some(other) = found.max_by_key(|other| rank(chits[*other].place)) else {
            return self.unknown(at, Kind::ContingencyId, name);
        };
        let front: ContingencyId = chits[other].front;
        chits[other].front = chits[chit].front;
        chits[chit].front = front;
    }

    /// Puts computer cards on top of their deck, the first of all.
    fn computer(&mut self, names: &[String]) {
        let mut cards: Vec<ComputerId> = Vec::new();
        for name in names {
            cards.extend(self.id::<ComputerId>("facility.computer", name));
        }
        let deck = self.state.facility.computers;
        let below = deck.iter().filter(|card| !cards.contains(card));
        let pile: Vec<ComputerId> = below.chain(cards.iter().rev().copied()).collect();
        self.state.facility.computers = pile.into_iter().collect();
    }

    fn analysed(&mut self, slot: &str, object: &str) {
        let at = format!("facility.analysed.{slot}");
        let Some(id) = self.id::<SlotId>(&at, slot) else { return };
        match ObjectKind::parse(object) {
            Some(object) => self.state.facility.analysed[id.index()] = Some(object),
            None => self.problem(&at, format!("`{object}` is none of corpse, egg, carcass")),
        }
    }

    /// The ids of tokens with a name; a shorter one means any of its copies.
    fn tokens_named(&self, kind: Kind, name: &str) -> Vec<u8> {
        let copy = |known: &str| {
            let rest = known.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let all = self.book.names.of(kind).iter().enumerate();
        all.filter(|(_, known)| copy(known)).map(|(id, _)| id as u8).collect()
    }
}
