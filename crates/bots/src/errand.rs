//! What it still takes to meet a requirement: a row of steps, the cards they cost, how likely they
//! come off.
//!
//! Steps are read from what is printed: which rooms offer a verb, where objects lie, what an
//! intruder leaves behind. Whatever has been done already is no longer part of the row, so progress
//! shows.

use derelict_content::{ObjectKind, Planet, Remains, Requirement, RoomId, TileGroup, TileId, Verb};
use derelict_engine::thing::{Corpse, Thing};

use crate::thought::Thought;

/// Cards a character spends on errands in a turn.
const PACE: f32 = 3.5;
/// How much of a plan a turn on board costs.
const WEAR: f32 = 0.06;
/// Turns to keep for getting away.
const GETAWAY: f32 = 2.0;
/// What is left of a plan there is no time for.
const TOO_LATE: f32 = 0.1;
/// Cards that turning up a room takes, the way there included.
const TURN_UP: f32 = 2.0;
/// How often what lies behind facedown tiles can be got at.
const BLIND: f32 = 0.85;
/// Cards that mending or clearing a room takes.
const CLEAR: f32 = 3.0;

/// A row of steps still to be taken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chain {
    /// Cards it takes.
    pub cards: f32,
    /// How likely its steps come off, time aside.
    pub luck: f32,
}

impl Chain {
    /// Nothing is left to do.
    pub const DONE: Self = Self { cards: 0.0, luck: 1.0 };
    /// It cannot be done.
    pub const HOPELESS: Self = Self { cards: 0.0, luck: 0.0 };

    const fn new(cards: f32, luck: f32) -> Self {
        Self { cards, luck }
    }

    /// One row after another.
    pub fn then(self, next: Self) -> Self {
        Self { cards: self.cards + next.cards, luck: self.luck * next.luck }
    }
}

impl Thought<'_> {
    /// How likely a row of steps is finished in time by somebody who gets on with it.
    pub(crate) fn finished(&self, chain: Chain) -> f32 {
        let turns = chain.cards / PACE;
        let late = turns + GETAWAY > f32::from(self.sight.turns_left());
        let time = if late { TOO_LATE } else { 1.0 };
        chain.luck * time * (1.0 - WEAR * turns).max(0.05)
    }

    /// The more promising of two rows.
    fn likelier(&self, one: Chain, other: Chain) -> Chain {
        if self.finished(other) > self.finished(one) { other } else { one }
    }

    /// What meeting a requirement still takes; chance and other people aside, nothing where there
    /// is nothing to be done about it.
    pub(crate) fn chain(&self, requirement: &Requirement) -> Option<Chain> {
        let sight = self.sight;
        Some(match requirement {
            Requirement::Signal => self.using(|verb| *verb == Verb::Signal),
            Requirement::Carry { object, blue } => self.obtaining(*object, *blue),
            Requirement::Weakness { slot } => {
                let objects = &sight.catalog().slots[slot.index()].objects;
                objects
                    .iter()
                    .map(|object| self.analysing(*object))
                    .fold(Chain::HOPELESS, |best, next| self.likelier(best, next))
            }
            Requirement::Weaknesses { count } => self.analysing_some(*count),
            Requirement::CorpseIn { tile } => {
                let there = sight.book().rooms().find(|room| sight.tile_id(*room) == Some(*tile));
                let carry = self.obtaining(ObjectKind::Corpse, true);
                carry.then(match there {
                    Some(room) => Chain::new(self.way(sight.blue_corpse(), room), 0.9),
                    None => self.turning_up(),
                })
            }
            Requirement::NestDestroyed => {
                let eggs = f32::from(sight.nest_eggs());
                self.finding(|verb| *verb == Verb::TakeEgg).then(Chain::new(eggs * 2.0, 0.6))
            }
            Requirement::QueenKilled => Chain::new(24.0, 0.06),
            Requirement::AllExplored => {
                let rooms = self.unexplored() as f32;
                Chain::new(rooms * TURN_UP / self.hands().sqrt(), 0.8)
            }
            Requirement::Items { count } => {
                let missing = usize::from(*count).saturating_sub(sight.item_cards());
                Chain::new(missing as f32 * 2.5, 0.75)
            }
            Requirement::ShipDestroyed => {
                let start = self.using(|verb| *verb == Verb::SelfDestruct);
                start.then(Chain::new(6.0, if sight.anyone_asleep() { 0.1 } else { 0.5 }))
            }
            Requirement::ShipReaches { .. } if sight.anyone_asleep() => return None,
            Requirement::ShipReaches { planet } => {
                // Most want to go home.
                let undisturbed = if *planet == Planet::Earth { 0.8 } else { 0.35 };
                Chain::new(self.ship_cards(*planet), undisturbed)
            }
            Requirement::Finds { count } => {
                let missing = usize::from(*count).saturating_sub(sight.finds());
                Chain::new(missing as f32 * 2.5, 0.75)
            }
            Requirement::Quest => Chain::new(6.0, 0.4),
            Requirement::Fit => Chain::new(4.0, 0.5),
            Requirement::Engines { .. } => {
                let engines = 1.0 - self.engines_hold();
                Chain::new(engines * 10.0 / self.hands().sqrt(), 0.7)
            }
            Requirement::Course { planet } => {
                let heading = 1.0 - sight.course(*planet);
                Chain::new(heading * 8.0 / self.hands().sqrt(), 0.7)
            }
            Requirement::NoEggs => Chain::new(self.eggs_about() * CLEAR, 0.5),
            Requirement::InOrder { rooms } => Chain::new(self.out_of_order(rooms) * CLEAR, 0.7),
            Requirement::SelfDestruct => self.using(|verb| *verb == Verb::SelfDestruct),
            Requirement::InPod | Requirement::Away => Chain::new(4.0, 0.7),
            Requirement::Knowledge { .. } | Requirement::Active => Chain::new(6.0, 0.5),
            Requirement::Explored { .. } => {
                let rooms = self.unexplored() as f32;
                Chain::new(rooms * TURN_UP / self.hands().sqrt(), 0.7)
            }
            Requirement::Alert => self.using(|verb| *verb == Verb::StartAlert),
            Requirement::Power { .. } => Chain::new(6.0, 0.4),
            Requirement::NoVeterans
            | Requirement::Veteran
            | Requirement::OnlySurvivor
            | Requirement::Company
            | Requirement::Everybody
            | Requirement::PlayerDies { .. } => return None,
        })
    }

    /// Rooms with eggs on the floor.
    fn eggs_about(&self) -> f32 {
        let rooms = self.sight.book().rooms();
        rooms.filter(|room| self.sight.floor(*room).eggs > 0).count() as f32
    }

    /// Rooms out of order that should not be.
    fn out_of_order(&self, named: &[TileId]) -> f32 {
        let wanted = |room: &RoomId| self.is_to_be_in_order(*room, named);
        let rooms = self.sight.book().rooms().filter(wanted);
        rooms.filter(|room| self.sight.floor(*room).malfunction).count() as f32
    }

    /// Whether a room is among those named, or on the shuttle.
    pub(crate) fn is_to_be_in_order(&self, room: RoomId, named: &[TileId]) -> bool {
        let tile = self.sight.tile_id(room);
        self.sight.book().on_shuttle(room) || tile.is_some_and(|tile| named.contains(&tile))
    }

    /// Going to a room that offers a verb and using it.
    fn using(&self, fits: impl Fn(&Verb) -> bool) -> Chain {
        if self.has_verb(&fits) {
            return Chain::new(2.0, 0.95);
        }
        self.finding(fits).then(Chain::new(2.0, 0.95))
    }

    /// Going to the nearest room that offers a verb; where none is known, turning it up.
    fn finding(&self, fits: impl Fn(&Verb) -> bool) -> Chain {
        let known = self.sight.book().rooms().filter(|room| self.offers(*room, &fits));
        let nearest = known.map(|room| self.going(self.sight.here(), room));
        let nearest = nearest.min_by(|one, other| one.cards.total_cmp(&other.cards));
        nearest.unwrap_or_else(|| self.turning_up_one(fits))
    }

    /// The nearest known room that offers a verb, and the way there from another.
    pub(crate) fn nearest(
        &self,
        from: Option<RoomId>,
        fits: impl Fn(&Verb) -> bool,
    ) -> Option<Chain> {
        let known = self.sight.book().rooms().filter(|room| self.offers(*room, &fits));
        let ways = known.map(|room| self.going(from, room));
        ways.min_by(|one, other| one.cards.total_cmp(&other.cards))
    }

    /// Whether a known room offers a verb.
    pub(crate) fn offers(&self, room: RoomId, fits: impl Fn(&Verb) -> bool) -> bool {
        self.sight.tile(room).and_then(|tile| tile.action.as_ref()).is_some_and(|action| {
            action.sections.iter().any(|section| section.verbs.iter().any(&fits))
        })
    }

    /// Getting from one room to another and making it fit for use.
    fn going(&self, from: Option<RoomId>, to: RoomId) -> Chain {
        let floor = self.sight.floor(to);
        let mut chain = Chain::new(self.way(from, to), 1.0);
        if self.sight.infested(to) {
            chain = chain.then(Chain::new(CLEAR, 0.6));
        }
        if floor.malfunction {
            chain = chain.then(Chain::new(CLEAR, if self.can_clear() { 0.9 } else { 0.5 }));
        }
        chain
    }

    /// Corridors between two rooms.
    fn way(&self, from: Option<RoomId>, to: RoomId) -> f32 {
        from.map_or(3.0, |from| f32::from(self.lore.hops[from.index()][to.index()]))
    }

    /// Turning up a room that is surely on board.
    fn turning_up(&self) -> Chain {
        let rooms = self.unexplored() as f32;
        Chain::new((rooms + 1.0) / 2.0 * TURN_UP / self.hands(), BLIND)
    }

    /// Turning up a room that offers a verb, if it may be on board at all.
    fn turning_up_one(&self, fits: impl Fn(&Verb) -> bool) -> Chain {
        let tiles = self.sight.catalog().tiles.iter().filter(|tile| {
            let sections = tile.action.iter().flat_map(|action| &action.sections);
            sections.into_iter().any(|section| section.verbs.iter().any(&fits))
        });
        let sure = |group: TileGroup| match group {
            TileGroup::One | TileGroup::Special => 1.0,
            TileGroup::Two => 0.5,
        };
        let there = tiles.map(|tile| sure(tile.group)).fold(0.0, f32::max);
        if there == 0.0 || self.unexplored() == 0 {
            return Chain::HOPELESS;
        }
        self.turning_up().then(Chain::new(0.0, there))
    }

    /// Characters who explore.
    pub(crate) fn hands(&self) -> f32 {
        let awake = self.sight.seats().filter(|seat| self.sight.awake(*seat)).count();
        (awake as f32).max(1.0)
    }

    /// Getting hold of an object.
    fn obtaining(&self, object: ObjectKind, blue: bool) -> Chain {
        if self.carries(object, blue) {
            return Chain::DONE;
        }
        let lies = self.lying(object, blue);
        if let Some(room) = lies {
            return self.going(self.sight.here(), room).then(Chain::new(1.0, 0.95));
        }
        match object {
            ObjectKind::Egg => {
                self.finding(|verb| *verb == Verb::TakeEgg).then(Chain::new(2.0, 0.6))
            }
            ObjectKind::Carcass => {
                let prey = self.sight.all_figures().any(|(figure, _)| self.leaves(figure.kind));
                Chain::new(7.0, if prey { 0.45 } else { 0.35 })
            }
            ObjectKind::Corpse => Chain::new(6.0, if blue { 0.2 } else { 0.3 }),
        }
    }

    /// The nearest room an object lies in, to be picked up.
    pub(crate) fn lying(&self, object: ObjectKind, blue: bool) -> Option<RoomId> {
        let lies = |room: &RoomId| {
            let floor = self.sight.floor(*room);
            match object {
                ObjectKind::Egg => floor.eggs > 0,
                ObjectKind::Carcass => floor.carcasses > 0,
                ObjectKind::Corpse if blue => floor.corpses & Corpse::Blue.bit() != 0,
                ObjectKind::Corpse => floor.corpses != 0,
            }
        };
        let here = self.sight.here();
        let rooms = self.sight.book().rooms().filter(lies);
        rooms.min_by_key(|room| here.map_or(0, |here| self.lore.hops[here.index()][room.index()]))
    }

    /// Whether a kind leaves a carcass behind.
    pub(crate) fn leaves(&self, kind: derelict_content::KindId) -> bool {
        self.sight.book().kind(kind).remains == Remains::Carcass
    }

    /// Bringing an object to where it can be analysed, and analysing it.
    fn analysing(&self, object: ObjectKind) -> Chain {
        if !self.sight.is_worth_analysing(object) {
            return Chain::HOPELESS;
        }
        let from = if self.carries(object, false) {
            self.sight.here()
        } else {
            self.lying(object, false).or_else(|| self.sight.here())
        };
        self.obtaining(object, false).then(self.bringing(from))
    }

    /// Getting from a room to where things are analysed, and doing it.
    pub(crate) fn bringing(&self, from: Option<RoomId>) -> Chain {
        let fits = |verb: &Verb| *verb == Verb::Analyse;
        let there = self.nearest(from, fits).unwrap_or_else(|| self.turning_up_one(fits));
        there.then(Chain::new(2.0, 0.95))
    }

    /// Analysing so many objects, the easiest ones.
    fn analysing_some(&self, count: u8) -> Chain {
        let missing = usize::from(count.saturating_sub(self.weaknesses()));
        let mut chains: Vec<Chain> =
            ObjectKind::ALL.iter().map(|object| self.analysing(*object)).collect();
        chains.sort_by(|one, other| self.finished(*other).total_cmp(&self.finished(*one)));
        let some = chains.iter().take(missing).fold(Chain::DONE, |row, next| row.then(*next));
        if chains.len() < missing { Chain::HOPELESS } else { some }
    }

    /// Cards it takes to have the ship arrive somewhere.
    fn ship_cards(&self, planet: Planet) -> f32 {
        let heading = 1.0 - self.sight.course(planet);
        let engines = 1.0 - self.engines_hold();
        (heading * 8.0 + engines * 10.0) / self.hands().sqrt().max(1.0)
    }

    /// What having an object in hand brings nearer, besides carrying it to the end.
    pub(crate) fn brought(&self, thing: Thing) -> f32 {
        let from = thing.object().and_then(|object| {
            if self.carries(object, false) { self.sight.here() } else { self.lying(object, false) }
        });
        self.finished(self.bringing(from.or_else(|| self.sight.here())))
    }
}
