//! What is given but cannot be, because something else that is given speaks against it.

use std::collections::BTreeMap;

use derelict_content::Kind;
use derelict_engine::mode::Mode;
use derelict_engine::state::Place;
use derelict_engine::thing::{Corpse, Thing};

use super::Arrangement;
use crate::format::{Bag, Figure, Given, Held, Intruders, Place as PlaceGiven, Pod, Weakness};
use crate::script::is_like;

/// Places in a pod (`pod.capacity`).
const PLACES: u8 = 2;

impl Arrangement<'_> {
    /// Notes what is given in two places at once, or against something else that is given.
    pub(super) fn contradictions(&mut self, given: &Given) {
        self.nothing_met(given);
        self.things_in_two_places(given);
        self.queen_and_nest(given);
        self.pods_and_passengers(given);
        self.moment_and_markers(given);
        for (number, player) in &given.player {
            if player.deck.is_some() && !player.deck_top.is_empty() {
                self.deck_and_top(&format!("player.{number}"));
            }
        }
        if given
            .swarm
            .as_ref()
            .is_some_and(|swarm| swarm.deck.is_some() && !swarm.deck_top.is_empty())
        {
            self.deck_and_top("swarm");
        }
        let dead = given.player.values().any(|player| match &player.place {
            Some(PlaceGiven::Word(word)) => word == "dead",
            Some(PlaceGiven::At(at)) => at.contains_key("dead"),
            None => false,
        });
        if given.mourned == Some(false) && dead {
            self.problem("mourned", "somebody is dead, so somebody has died");
        }
    }

    /// Notes what only an arranged table shows.
    pub(super) fn misfits(&mut self, given: &Given) {
        for (name, room) in &given.rooms {
            let Some(id) = self.book.names.index(Kind::RoomId, name) else { continue };
            let here = Place::Room(derelict_content::RoomId(id));
            let seats = self.state.crew.iter().take(self.state.players.into());
            let standing = seats.zip(1..).find(|(crew, _)| crew.place == here);
            if room.explored == Some(true) && room.token.is_some() {
                self.problem(
                    &format!("rooms.{name}"),
                    "an explored room has no exploration token on it any more",
                );
            } else if let Some((_, number)) = standing
                && (room.explored == Some(false) || room.token.is_some())
            {
                self.problem(
                    &format!("rooms.{name}"),
                    format!("player {number} stands here, so it is explored and has no token"),
                );
            }
        }
        let look = self.state.look(self.book);
        let mut problems = Vec::new();
        for seat in look.seats() {
            let at = format!("player.{seat}");
            let (used, slots) = (look.slots_used(seat), look.slots(seat));
            if look.overfull(seat)
                && given.frames.is_empty()
                && given.phase.as_deref() != Some("end")
            {
                let hands = if slots == 1 { "one hand is" } else { "two hands are" };
                problems.push((at.clone(), format!("{used} heavy things, but only {hands} free")));
            }
            for held in look.crew(seat).hands.iter() {
                let (ammo, most) = (held.ammo, look.capacity(&held));
                if ammo > most {
                    let name = held.thing.code(&self.book.names);
                    problems.push((at.clone(), format!("`{name}` holds {most} ammo, not {ammo}")));
                }
            }
            let taped = look.crew(seat).hands.iter().filter(|held| held.tape.is_some()).count();
            if taped % 2 != 0 {
                problems.push((at, "duct tape ties two things together, not one".into()));
            }
        }
        for (at, problem) in problems {
            self.problem(&at, problem);
        }
        self.corpses_of_the_living(given);
    }

    fn deck_and_top(&mut self, at: &str) {
        self.problem(at, "`deck` says all of the deck, so `deck_top` can say no more");
    }

    /// Before the first encounter there is nothing an intruder could have left behind.
    fn nothing_met(&mut self, given: &Given) {
        if given.met != Some(false) {
            return;
        }
        let stands = match &given.intruders {
            None => None,
            Some(Intruders::Named(named)) => named.iter().next().map(|(name, figure)| {
                let (Figure::Room(room) | Figure::Full { room, .. }) = figure;
                (name, room)
            }),
            Some(Intruders::List(list)) => list.first().map(|one| (&one.kind, &one.room)),
        };
        if let Some((name, room)) = stands {
            self.unmet(format!("`{name}` stands in {room}"));
        }
        if given.queen_killed {
            self.unmet("the queen has been killed".into());
        }
        for (name, _) in given.rooms.iter().filter(|(_, room)| room.carcasses > 0) {
            self.unmet(format!("a carcass lies in {name}"));
        }
        for (number, player) in &given.player {
            if player.hands.iter().flatten().any(|held| thing(held) == "carcass") {
                self.unmet(format!("player {number} holds a carcass"));
            }
            let kept = player.kept.as_deref().is_some_and(|kept| kept != "none");
            if kept && self.state.mode != Mode::Coop && given.phase.as_deref() != Some("end") {
                self.unmet(format!("player {number} has chosen an objective"));
            }
        }
    }

    fn unmet(&mut self, but: String) {
        self.problem("met", format!("no intruder has been on the board yet, but {but}"));
    }

    fn things_in_two_places(&mut self, given: &Given) {
        let rooms = || given.rooms.iter().map(|(name, room)| (format!("rooms.{name}"), room));
        let tiles = rooms().filter_map(|(at, room)| Some((at, room.tile.as_ref()?)));
        self.once("tile", tiles);
        let tokens = rooms().filter_map(|(at, room)| Some((at, room.token.as_ref()?)));
        self.once("exploration token", tokens);
        self.once("corpse", corpses(given).into_iter());
        let cards = given.weaknesses.iter().filter_map(|(slot, weakness)| match weakness {
            Weakness::Card(card) | Weakness::Full { card: Some(card), .. } => {
                Some((format!("weaknesses.{slot}"), card))
            }
            Weakness::Full { card: None, .. } => None,
        });
        self.once("weakness", cards);
        let players =
            || given.player.iter().map(|(name, player)| (format!("player.{name}"), player));
        let personal = players().filter_map(|(at, player)| Some((at, player.personal.as_ref()?)));
        self.once("objective", personal);
        let corporate = players().filter_map(|(at, player)| Some((at, player.corporate.as_ref()?)));
        self.once("objective", corporate);
    }

    /// Notes what is given twice though there is only one.
    fn once<'n>(&mut self, what: &str, given: impl Iterator<Item = (String, &'n String)>) {
        let mut first: BTreeMap<&String, String> = BTreeMap::new();
        for (at, name) in given {
            match first.get(name) {
                Some(other) => {
                    let problem = format!("there is one {what} `{name}`, and {other} has it");
                    self.problem(&at, problem);
                }
                None => {
                    first.insert(name, at);
                }
            }
        }
    }

    fn corpses_of_the_living(&mut self, given: &Given) {
        for (at, name) in corpses(given) {
            if let Some(Thing::Corpse(Corpse::Of(seat))) = Thing::parse(&self.book.names, name)
                && !matches!(self.state.crew[seat.index()].place, Place::Dead(_))
            {
                self.problem(&at, format!("`{name}`: player {seat} is not dead"));
            }
        }
    }

    fn queen_and_nest(&mut self, given: &Given) {
        if given.queen_killed {
            let named = |name: &str| is_like(name, "queen") || is_like("queen", name);
            let on_board = match &given.intruders {
                None => false,
                Some(Intruders::Named(minis)) => minis.keys().any(|name| named(name)),
                Some(Intruders::List(list)) => list.iter().any(|one| named(&one.kind)),
            };
            if on_board {
                self.problem("queen_killed", "the queen is dead, but she stands on the board");
            }
            let in_bag = match &given.bag {
                None => false,
                Some(Bag::Counts(counts)) => {
                    counts.iter().any(|(name, count)| named(name) && *count > 0)
                }
                Some(Bag::Tokens(tokens)) => tokens.iter().any(|name| named(name)),
            };
            if in_bag {
                self.problem(
                    "queen_killed",
                    "her tokens are out of the game, but one is in the bag",
                );
            }
        }
        match (given.nest_destroyed, given.nest_eggs) {
            (Some(true), Some(eggs)) if eggs > 0 => {
                self.problem("nest_destroyed", format!("{eggs} eggs are left in the nest"));
            }
            (Some(false), Some(0)) => {
                self.problem("nest_destroyed", "a nest without eggs is destroyed");
            }
            _ => {}
        }
    }

    fn pods_and_passengers(&mut self, given: &Given) {
        let mut aboard: BTreeMap<&str, u8> = BTreeMap::new();
        for (number, player) in &given.player {
            let Some(PlaceGiven::At(place)) = &player.place else { continue };
            let at = format!("player.{number}.place");
            if let Some(pod) = place.get("evacuated")
                && let Some(Pod::Docked { .. }) = given.pods.get(pod)
            {
                self.problem(&at, format!("pod {pod} has left, but pods.{pod} has it docked"));
            }
            let Some(pod) = place.get("pod") else { continue };
            let waiting = aboard.entry(pod).or_default();
            *waiting += 1;
            if *waiting == PLACES + 1 {
                self.problem(&at, format!("pod {pod} has only {PLACES} places"));
            }
            let docked = match given.pods.get(pod) {
                Some(Pod::Docked { .. }) => true,
                Some(Pod::Word(_)) => false,
                // Those of a facility are always there.
                None if self.book.board.grounds.is_some() => true,
                None => self.book.names.index(Kind::PodId, pod).is_none_or(|pod| {
                    pod < self.book.catalog.supply.pods[self.state.players as usize - 1]
                }),
            };
            if !docked {
                self.problem(&at, format!("nobody can wait in pod {pod}: it is not docked"));
            }
        }
    }

    fn moment_and_markers(&mut self, given: &Given) {
        let phase = given.phase.as_deref().unwrap_or("rounds");
        if given.ending.is_some() && phase != "end" {
            self.problem("ending", "nothing has ended; say `phase = \"end\"`");
        }
        for (field, said) in [("active", given.active), ("actions", given.actions)] {
            if said.is_some() && phase != "rounds" {
                self.problem(field, "nobody has a round; say `phase = \"rounds\"`");
            }
        }
        if let Some(actions) = given.actions.filter(|actions| *actions > 2) {
            self.problem("actions", format!("a round has two actions, not {actions}"));
        }
        if given.turn == Some(0) {
            self.problem("turn", "turns are counted from 1");
        }
        let supply = &self.book.catalog.supply;
        // In a facility the autodestruction token lies on the time track.
        let facility = self.book.catalog.facility.is_some();
        let destruct = if facility { supply.time } else { supply.self_destruct };
        let procedure = given.facility.as_ref().and_then(|facility| facility.procedure);
        let tracks = [
            ("time", given.time, supply.time),
            ("self_destruct", given.self_destruct, destruct),
            ("facility.procedure", procedure, supply.time),
        ];
        for (track, space, last) in tracks {
            if let Some(space) = space.filter(|space| *space > last) {
                self.problem(track, format!("the spaces are 0 to {last}; there is no {space}"));
            }
        }
    }
}

fn thing(held: &Held) -> &str {
    let (Held::Thing(thing) | Held::Full { thing, .. }) = held;
    thing
}

/// Corpses on floors and in hands, and where they are given.
fn corpses(given: &Given) -> Vec<(String, &String)> {
    let floors = given.rooms.iter().flat_map(|(name, room)| {
        room.corpses.iter().map(move |corpse| (format!("rooms.{name}"), corpse))
    });
    let hands = given.player.iter().flat_map(|(number, player)| {
        let held = player.hands.iter().flatten().map(|held| match held {
            Held::Thing(thing) | Held::Full { thing, .. } => thing,
        });
        let corpses = held.filter(|thing| thing.contains("corpse"));
        corpses.map(move |corpse| (format!("player.{number}"), corpse))
    });
    floors.chain(hands).collect()
}
