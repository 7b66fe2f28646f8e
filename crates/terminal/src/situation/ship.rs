//! The ship: rooms, corridors, engines, pods, course, and what lives on it.

use derelict_content::{CorridorId, Evacuation, RoomId};
use derelict_engine::Seat;
use derelict_engine::state::{Door, Place};
use derelict_engine::thing::Thing;
use derelict_engine::turret::Status;
use derelict_engine::view::{AlertView, PodState, PodView, RoomView};
use derelict_text::Noun;

use super::crew::{capital, sentence};
use super::{Situation, listed};
use crate::page::Page;

impl Situation<'_> {
    /// Engines, pods, bag and nest.
    pub(super) fn ship(&self, page: &mut Page) {
        let (view, words) = (self.view, self.words);
        page.heading(&self.words.plain("heading-ship"));
        if let Some(card) = view.coordinates.card {
            let card = self.voice.name(card, &self.cast);
            let known = words.say("situation-coordinates", &[("card", card.into())]);
            page.line(self.secret(&known));
        }
        for (number, engine) in &view.engines {
            let (state, turn) = match (engine.working, engine.seen) {
                (Some(true), Some(seen)) => ("working", seen.turn),
                (Some(false), Some(seen)) => ("damaged", seen.turn),
                (Some(true), None) => ("open-working", 0),
                (Some(false), None) => ("open-damaged", 0),
                (None, _) => ("unknown", 0),
            };
            let gaps =
                [("number", (*number).into()), ("state", state.into()), ("turn", turn.into())];
            let told = words.say("situation-engine", &gaps);
            page.line(if engine.seen.is_some() { self.secret(&told) } else { told });
        }
        for (pod, there) in &view.pods {
            if there.state != PodState::Unused {
                let name = capital(&self.voice.name(*pod, &self.cast));
                page.line(self.pod(name, there));
            }
        }
        if let Some(room) = view.airlock {
            let room = self.voice.name(room, &self.cast);
            page.line(words.say("situation-airlock", &[("room", room.into())]));
        }
        if let Some(glass) = view.hourglass {
            let gaps = [("glass", glass.name().into())];
            page.line(words.say("situation-hourglass", &gaps));
        }
        if let Some(alert) = &view.alert {
            self.alert(alert, page);
        }
        page.line(words.say("situation-bag", &[("tokens", self.bag().into())]));
        if let Some(count) = view.lairs_destroyed {
            page.line(words.say("situation-lairs", &[("count", count.into())]));
        }
        if view.nest.destroyed {
            page.line(words.plain("situation-nest"));
        }
        for (slot, weakness) in &view.weaknesses {
            if let Some(card) = weakness.card.filter(|_| weakness.revealed) {
                let slot = self.voice.name(*slot, &self.cast);
                let name = self.voice.name(card, &self.cast);
                let text = self.voice.explain(card).unwrap_or_default();
                let gaps = [("slot", slot.into()), ("name", name.into()), ("text", text.into())];
                page.line(words.say(
                    match weakness.discarded {
                        None if weakness.lost => "situation-weakness-lost",
                        None => "situation-weakness",
                        Some(false) => "situation-adaptation",
                        Some(true) => "situation-overcome",
                    },
                    &gaps,
                ));
            }
        }
    }

    /// The open alert: what it asks for, what of it is done, how long there is left.
    fn alert(&self, alert: &AlertView, page: &mut Page) {
        let name = self.voice.name(alert.card, &self.cast);
        let text = self.voice.text(alert.card.into()).unwrap_or_default();
        let gaps = [("alert", name.into()), ("turns", alert.turns.into()), ("text", text.into())];
        page.line(self.words.say("situation-alert", &gaps));
        for (stage, task) in (0..).zip(self.voice.alert_stages(alert.card)) {
            let state = match stage {
                _ if stage < alert.stage => "done",
                _ if stage > alert.stage => "later",
                _ if alert.needed > 1 => "counted",
                _ => "next",
            };
            let gaps = [
                ("task", task.into()),
                ("state", state.into()),
                ("made", (alert.done.len() as u8).into()),
                ("needed", alert.needed.into()),
            ];
            page.line(self.words.say("situation-alert-stage", &gaps));
        }
    }

    fn pod(&self, name: String, pod: &PodView) -> String {
        let state = match (pod.state, pod.locked) {
            (PodState::Launched | PodState::Unused, _) => "launched",
            (PodState::Docked, true) => "locked",
            (PodState::Docked, false) => "unlocked",
        };
        let section = match pod.section {
            Some(Evacuation::A) => "A",
            Some(Evacuation::B) => "B",
            None => "",
        };
        let people = self.people(pod.aboard.iter());
        let gaps = [
            ("pod", name.into()),
            ("state", state.into()),
            ("section", section.into()),
            ("aboard", if people.is_empty() { "none" } else { "some" }.into()),
            ("people", listed(people).into()),
        ];
        self.words.say("situation-pod", &gaps)
    }

    fn bag(&self) -> String {
        let bag = &self.view.bag;
        let kinds = bag.kinds.iter().map(|(kind, count)| (Some(*kind), *count));
        let all = std::iter::once((None, bag.blank)).chain(kinds);
        let there = all.filter(|(_, count)| *count > 0);
        let there = there.map(|(kind, count)| self.voice.tokens(kind, count));
        let blue = bag.blue.iter().filter(|(_, count)| **count > 0);
        let blue = blue.map(|(kind, count)| self.voice.blue_tokens(*kind, *count));
        let unnamed = Some(bag.unnamed).filter(|count| *count > 0);
        let unnamed = unnamed.map(|count| self.voice.unnamed_tokens(count));
        let insane = bag.insanity.iter().map(|token| self.voice.name(*token, &self.cast));
        listed(there.chain(blue).chain(unnamed).chain(insane).collect())
    }

    fn people(&self, seats: impl Iterator<Item = Seat>) -> Vec<String> {
        seats.map(|seat| self.voice.name(seat, &self.cast)).collect()
    }

    /// The ways out of the room a character stands in.
    pub(super) fn around(&self, seat: Seat, page: &mut Page) {
        let Some(Place::Room(room)) = self.view.players.get(&seat).map(|player| player.place)
        else {
            return;
        };
        if self.view.players[&seat].character.is_none() {
            return;
        }
        page.heading(&self.words.plain("heading-around"));
        page.line(self.room(room));
        for (corridor, _) in self.book.neighbours(room) {
            page.line(self.way(*corridor, Noun::Way(room, *corridor)));
        }
        for network in self.book.entrances(room) {
            let noisy = self.view.ducts.get(network).copied().unwrap_or_default();
            let noise = if noisy { "yes" } else { "no" };
            let duct = self.words.say("duct-here", &[("noise", noise.into())]);
            page.line(sentence(&duct));
        }
    }

    pub(super) fn rooms(&self, page: &mut Page) {
        page.heading(&self.words.plain("heading-rooms"));
        for room in self.view.rooms.keys() {
            page.line(self.room(*room));
        }
    }

    pub(super) fn corridors(&self, page: &mut Page) {
        page.heading(&self.words.plain("heading-corridors"));
        for corridor in self.view.corridors.keys() {
            page.line(self.way(*corridor, Noun::from(*corridor)));
        }
    }

    /// A room with everything in it.
    pub fn room(&self, id: RoomId) -> String {
        let name = capital(&self.voice.name(id, &self.cast));
        let mut facts = Vec::new();
        if let Some(room) = self.view.rooms.get(&id) {
            facts = self.room_facts(id, room);
        }
        self.with_facts("room-line", "room", name, facts)
    }

    fn room_facts(&self, id: RoomId, room: &RoomView) -> Vec<String> {
        let words = self.words;
        let mut facts = Vec::new();
        if room.fire {
            facts.push(words.plain("room-fire"));
        }
        if room.malfunction {
            facts.push(words.plain("room-malfunction"));
        }
        for mini in &room.intruders {
            let intruder = self.voice.name(*mini, &self.cast);
            let injuries = self.view.intruders.get(mini).map_or(0, |there| there.injuries);
            facts.push(match injuries {
                0 => words.say("room-unharmed", &[("intruder", intruder.into())]),
                _ => words.say(
                    "room-intruder",
                    &[("intruder", intruder.into()), ("count", injuries.into())],
                ),
            });
        }
        facts.extend(self.turret(id));
        facts.extend(self.people(room.characters.iter()));
        if room.explored && room.items > 0 {
            facts.push(words.say("room-items", &[("count", room.items.into())]));
        }
        for corpse in &room.corpses {
            facts.push(self.voice.name(corpse.0, &self.cast));
        }
        if room.eggs > 0 {
            facts.push(words.say("room-eggs", &[("count", room.eggs.into())]));
        }
        if room.carcasses > 0 {
            facts.push(words.say("room-carcasses", &[("count", room.carcasses.into())]));
        }
        match (room.undiscovered, room.discovery) {
            (Some(true), _) => facts.push(words.say("room-undiscovered", &[])),
            (Some(false), Some(token)) => facts.push(self.voice.name(token, &self.cast)),
            _ => {}
        }
        if room.sample {
            facts.push(self.voice.name(Thing::Sample, &self.cast));
        }
        facts
    }

    /// The turret of a room; what the viewer alone knows of it is marked as such.
    fn turret(&self, room: RoomId) -> Option<String> {
        let post = self.view.turret_in(room)?;
        let status = post.status.map_or("unknown", Status::name);
        let told = self.words.say("room-turret", &[("status", status.into())]);
        let secret = post.status.is_some() && !post.open;
        Some(if secret { self.secret(&told) } else { told })
    }

    fn way(&self, corridor: CorridorId, noun: Noun) -> String {
        let name = capital(&self.voice.name(noun, &self.cast));
        let mut facts = Vec::new();
        if let Some(there) = self.view.corridors.get(&corridor) {
            if there.noise {
                facts.push(self.words.plain("way-noise"));
            }
            match there.door {
                Door::Open => {}
                Door::Closed => facts.push(self.words.plain("way-closed")),
                Door::Destroyed => facts.push(self.words.plain("way-destroyed")),
            }
        }
        self.with_facts("way-line", "corridor", name, facts)
    }

    fn with_facts(
        &self,
        key: &str,
        subject: &'static str,
        name: String,
        facts: Vec<String>,
    ) -> String {
        let some = if facts.is_empty() { "none" } else { "some" };
        let gaps = [(subject, name.into()), ("facts", some.into()), ("list", listed(facts).into())];
        self.words.say(key, &gaps)
    }
}
