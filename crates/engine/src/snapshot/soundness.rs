//! Whether a state that was read can be a game at all.
//!
//! The engine never asks this of its own states. A state from outside must first pass: every
//! number within its table, every invariant, and somebody with something to choose.

use derelict_content::{Colour, capacity};

use crate::card::CardKind;
use crate::choice::Choice;
use crate::countdown::SHUTTLE_TIME;
use crate::facility::{ChitPlace, Facility, POWERED, TIMED};
use crate::frame::{Frame, MAX_FRAMES, Question, Shot, Targets};
use crate::offer::Offers;
use crate::rulebook::Rulebook;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::state::State;

/// Counters beyond these are nothing a game ever reaches.
const LONGEST: u32 = 1 << 24;
const ARRIVALS: u16 = 1 << 14;
/// A question is never asked from a higher stack: four frames more than the highest that soaks have
/// seen (docs/soak.md). Above it there is room for the longest way to the next question.
pub const HIGHEST_QUESTION: usize = 20;
const _: () = assert!(HIGHEST_QUESTION + 8 <= MAX_FRAMES);
/// No number inside a frame that is not a set of bits is larger.
const LARGEST: u8 = 63;

impl State {
    /// Everything that keeps this from being a state of a game with these rules.
    #[must_use]
    pub fn flaws(&self, book: &Rulebook) -> Vec<String> {
        let mut flaws = Flaws::default();
        flaws.names(self, book);
        if flaws.0.is_empty() {
            flaws.numbers(self, book);
        }
        if flaws.0.is_empty() {
            let violations = self.look(book).violations();
            flaws.0.extend(violations.into_iter().map(|found| found.0));
        }
        if flaws.0.is_empty() {
            flaws.question(self, book);
        }
        flaws.0
    }
}

#[derive(Default)]
struct Flaws(Vec<String>);

impl Flaws {
    fn demand(&mut self, holds: bool, what: &str) {
        if !holds {
            self.0.push(what.to_owned());
        }
    }

    /// An id that points at nothing has no name, and cannot be read back as one.
    fn names(&mut self, state: &State, book: &Rulebook) {
        let _scope = book.names.scope();
        let read = serde_json::to_value(state).and_then(serde_json::from_value::<State>);
        match read {
            Ok(read) => self.demand(read == *state, "it holds the same thing in two ways"),
            Err(error) => self.0.push(error.to_string()),
        }
    }

    fn numbers(&mut self, state: &State, book: &Rulebook) {
        let catalog = &book.catalog;
        let players = state.players;
        let seated = |seat: Seat| seat.0 < players;
        self.demand(state.mode.seats().contains(&players), "the number of players");
        self.demand(state.persons.iter().all(|person| *person < MAX_SEATS as u8), "who sits where");
        self.demand(seated(state.first), "the first player");
        self.demand(state.round.seat.is_none_or(seated), "the player of the round");
        self.demand(state.swarm.seat.is_none_or(seated), "the intruder player");
        self.demand(state.time <= catalog.supply.time, "the time track");
        // In a facility it lies on the time track.
        let fuse = match catalog.facility {
            Some(_) => catalog.supply.time,
            None => catalog.supply.self_destruct,
        };
        self.demand(
            state.self_destruct.is_none_or(|space| space <= fuse),
            "the self-destruct track",
        );
        self.demand(
            state.shuttle_time.is_none_or(|space| space <= SHUTTLE_TIME),
            "the shuttle's time track",
        );
        self.demand(state.kept_back <= LARGEST, "the cards kept back");
        self.demand(
            state.alerts.open.is_none_or(|open| {
                let stages = &catalog.alerts[open.card.index()].stages;
                usize::from(open.stage) <= stages.len()
            }),
            "the stage of an alert",
        );
        self.demand(state.destination < 4, "the destination");
        self.facility(state, book);
        self.demand(state.turn < 100 && state.round.actions < 100, "the turn or its actions");
        self.demand(state.round.idle_trades < 100, "the trades of the round");
        self.demand(
            state.decision < LONGEST && state.arrivals < ARRIVALS,
            "the length of the game",
        );
        self.demand(state.asked.iter().all(|asked| *asked < LONGEST), "how often seats were asked");
        self.demand(state.streams.read_far() < LONGEST, "how often chance was asked");
        self.demand(
            state.minis.iter().all(|mini| mini.injuries <= LARGEST && mini.since <= state.arrivals),
            "an intruder's injuries or arrival",
        );
        self.demand(
            state.minis[book.minis().count()..].iter().all(|mini| mini.room.is_none()),
            "an intruder without a miniature",
        );
        self.demand(
            state.rooms.iter().all(|room| {
                room.items <= LARGEST && room.carcasses <= LARGEST && room.eggs <= LARGEST
            }),
            "what lies in a room",
        );
        self.demand(state.nest_eggs <= LARGEST && state.egg_supply <= LARGEST, "the eggs");
        let contamination = catalog.contamination.len() as u8;
        self.demand(
            state.contamination.iter().all(|index| index < contamination),
            "the contamination deck",
        );
        self.demand(
            state.contamination_gone.checked_shr(contamination.into()).unwrap_or(0) == 0,
            "the contamination cards out of the game",
        );
        let mut seen = state.knowledge.iter().flat_map(|known| known.facedown.iter());
        self.demand(seen.all(|(_, seen)| seen.swaps < 200), "how often engines were restacked");
        for crew in &state.crew {
            let piles = [&crew.hand, &crew.deck, &crew.discard];
            let mut cards = piles.iter().flat_map(|pile| pile.iter());
            self.demand(
                cards.all(|card| match card.kind() {
                    CardKind::Contamination(index) => index < contamination,
                    CardKind::Action(_) => true,
                }),
                "a contamination card",
            );
            let count: usize = piles.iter().map(|pile| pile.len()).sum();
            self.demand(count <= capacity::CARDS, "how many cards a player has");
            self.demand(
                crew.hands.iter().all(|held| held.tape.is_none_or(|tape| tape.pair < 16)),
                "a taped pair",
            );
        }
        let bargain = &state.bargain;
        self.demand(
            seated(bargain.next) && seated(bargain.deal.from) && seated(bargain.deal.to),
            "who trades",
        );
        self.demand(
            bargain.offers.iter().chain(&bargain.deal.colours).all(|count| *count <= LARGEST),
            "the offers of a trade",
        );
        self.demand(state.frames.len() <= HIGHEST_QUESTION, "the depth of what is being resolved");
        for frame in state.frames.iter() {
            self.frame(book, frame);
        }
        let _scope = book.names.scope();
        let stack = serde_json::to_value(state.frames).unwrap_or_default();
        self.demand(small(&stack, None), "a number in what is being resolved");
    }

    /// What only a facility has, which a ship must not have.
    fn facility(&mut self, state: &State, book: &Rulebook) {
        let facility = &state.facility;
        if state.look(book).facility().is_none() {
            return self.demand(*facility == Facility::default(), "a facility aboard a ship");
        }
        let catalog = &book.catalog;
        let slots = |slot: Option<u8>| slot.is_none_or(|slot| slot <= catalog.supply.time);
        self.demand(
            facility
                .timing
                .iter()
                .all(|timing| timing.token().index() < catalog.css.len() && slots(timing.slot())),
            "the tokens on the time track",
        );
        self.demand(slots(facility.procedure) && slots(state.self_destruct), "the time track");
        let [fire, malfunction] = facility.markers_gone;
        let supply = &catalog.supply;
        self.demand(fire <= supply.fire && malfunction <= supply.malfunction, "the markers gone");
        self.demand(
            usize::from(facility.discarded) <= state.contamination.len()
                && usize::from(facility.used) < facility.computers.len().max(1),
            "what is known at the bottom of a deck",
        );
        let seated = |place: ChitPlace| match place {
            ChitPlace::Held(seat) => seat.0 < state.players,
            ChitPlace::Neutral(place) => usize::from(place) < capacity::CONTINGENCY,
            ChitPlace::Active => true,
        };
        let places = facility.contingency.iter().all(|chit| seated(chit.place));
        self.demand(places, "where contingency tokens lie");
        self.demand(facility.shown >> capacity::CONTINGENCY == 0, "what contingency tokens show");
    }

    /// Numbers of frames that stand for something; the rest is only looked up with care.
    fn frame(&mut self, book: &Rulebook, frame: Frame) {
        let noise = |face: u8| usize::from(face) < book.catalog.noise_die.len();
        let corridor = |number: u8| (1..=4).contains(&number);
        let holds = match frame {
            Frame::NoiseResult { face, .. }
            | Frame::Ask(Question::Reroll { face, .. } | Question::PayReroll { face, .. }) => {
                noise(face)
            }
            Frame::Shot(shot)
            | Frame::Ask(
                Question::RerollShot { shot }
                | Question::ExtraAmmo { shot }
                | Question::Advantage { shot },
            ) => sound_shot(book, &shot),
            Frame::QueenInNest { number, .. } | Frame::Whispers { number, .. } => corridor(number),
            Frame::Panic(panic) => corridor(panic.way),
            Frame::Ask(Question::RerollBlow { face, target, .. }) => {
                usize::from(face) < book.catalog.combat_die.len() && sound_target(target)
            }
            Frame::Ask(Question::Engine { engine, .. }) => engine < 3,
            Frame::Ask(Question::Rewire { circuit, .. }) => usize::from(circuit) < POWERED,
            Frame::Ask(Question::ShiftTiming { timing, .. }) => usize::from(timing) < TIMED,
            Frame::TurretFalls { turret } | Frame::Ask(Question::SetTurret { turret, .. }) => {
                usize::from(turret) < capacity::TURRETS
            }
            Frame::DrawItems { colour, .. } | Frame::Ask(Question::KeepItem { colour, .. }) => {
                colour != Colour::Blue
            }
            Frame::Act(act)
            | Frame::Ask(
                Question::Target { act } | Question::Pay { act } | Question::Consent { act, .. },
            ) => sound_targets(&act.targets),
            Frame::Perform(performance) => sound_targets(&performance.targets),
            _ => true,
        };
        self.demand(holds, "a number in what is being resolved");
    }

    /// Unless all is over, the topmost frame asks, and there is something to answer.
    fn question(&mut self, state: &State, book: &Rulebook) {
        if state.is_over() {
            return;
        }
        let mut offers = Offers::default();
        state.pending(book, &mut offers);
        let seats: SeatSet = state.look(book).seats().collect();
        let mut decisions = offers.decisions.iter();
        self.demand(!offers.decisions.is_empty(), "nobody is asked anything");
        self.demand(
            decisions.all(|decision| seats.has(decision.seat) && !offers.of(decision).is_empty()),
            "somebody is asked who cannot answer",
        );
    }
}

fn sound_shot(book: &Rulebook, shot: &Shot) -> bool {
    let face = shot.face.is_none_or(|face| usize::from(face) < book.catalog.combat_die.len());
    face && sound_target(shot.target)
}

fn sound_targets(targets: &Targets) -> bool {
    targets.iter().all(sound_target)
}

fn sound_target(target: Choice) -> bool {
    match target {
        Choice::Course(space) => space < 4,
        Choice::Circuit(circuit) => usize::from(circuit) < POWERED,
        Choice::Chit(chit) => usize::from(chit) < capacity::CONTINGENCY,
        Choice::Colour(colour) => colour != Colour::Blue,
        _ => true,
    }
}

/// Fields of frames that count arrivals or hold a set of doors or rooms, a bit each.
const LARGE: &[&str] = &["stamp", "changed", "rooms", "heard"];

fn small(value: &serde_json::Value, field: Option<&str>) -> bool {
    use serde_json::Value;
    match value {
        Value::Number(number) => {
            field.is_some_and(|field| LARGE.contains(&field))
                || number.as_u64().is_some_and(|number| number <= LARGEST.into())
        }
        Value::Array(list) => list.iter().all(|inner| small(inner, field)),
        Value::Object(entries) => entries.iter().all(|(name, inner)| small(inner, Some(name))),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_some_numbers_may_be_large() {
        let sound = serde_json::json!({"stamp": 1 << 11, "act": {"due": 2}});
        assert!(small(&sound, None));
        assert!(!small(&serde_json::json!([{"due": 200}]), None));
    }
}
