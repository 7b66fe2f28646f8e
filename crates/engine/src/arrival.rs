//! Arriving in a room: entering, its tile, its token, what was discovered, the noise.

use derelict_content::{
    Discovery, ExplorationId, Footfall, MiniId, Role, RoomId, RoomTrait, Verb, capacity,
};
use serde::{Deserialize, Serialize};

use crate::choice::Choice;
use crate::event::{EventSink, Fact, Passage};
use crate::frame::{Frame, Question, Then};
use crate::mode::Mode;
use crate::pile::Pile;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::state::Place;

/// A character on the way into a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arrival {
    /// Who arrives.
    pub seat: Seat,
    /// Who comes along.
    pub companion: Option<Seat>,
    /// Where.
    pub to: RoomId,
    /// Which way.
    pub by: Passage,
    /// How quietly.
    pub footfall: Footfall,
    /// How far it has come.
    pub stage: ArrivalStage,
    /// The token found there, until it has done its part.
    pub found: Option<ExplorationId>,
    /// Noise is still due: no token has taken its place.
    pub noise: bool,
}

/// The stages of an arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArrivalStage {
    /// Still on the way.
    Enter,
    /// In a room never seen, whose tile is turned up.
    Tile,
    /// Its exploration token is revealed.
    Token,
    /// What the token says happens.
    Discovery,
    /// The noise of moving in.
    Noise,
    // Behind the others, so that these keep their numbers in hashes.
    /// The discovery token is revealed, before the noise.
    Find,
}

impl Arrival {
    /// A character about to leave for a room.
    #[must_use]
    pub fn new(seat: Seat, to: RoomId, by: Passage, footfall: Footfall) -> Self {
        let stage = ArrivalStage::Enter;
        Self { seat, companion: None, to, by, footfall, stage, found: None, noise: true }
    }

    pub(crate) fn movers(&self) -> impl Iterator<Item = Seat> {
        [Some(self.seat), self.companion].into_iter().flatten()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Carries an arrival one stage further (`move.effects-after`).
    pub(crate) fn arrive(&mut self, arrival: Arrival) {
        match arrival.stage {
            ArrivalStage::Enter => self.enter(arrival),
            ArrivalStage::Tile => self.turn_up_tile(arrival),
            ArrivalStage::Token => self.reveal_token(arrival),
            ArrivalStage::Discovery => self.resolve_discovery(arrival),
            ArrivalStage::Noise => self.noise_of_arriving(arrival),
            ArrivalStage::Find => self.discover(arrival),
        }
    }

    pub(crate) fn enter(&mut self, mut arrival: Arrival) {
        let Arrival { seat, to, by, .. } = arrival;
        let Some(from) = self.state.crew[seat.index()].room() else {
            return;
        };
        let rule = match by {
            Passage::Corridor(_) => "move.basic",
            Passage::Duct(_) => "tech.character",
            Passage::Hull => "effect.move.suit",
            Passage::Link if self.book.on_shuttle(to) => "after.shuttle.in",
            Passage::Link => "after.shuttle.out",
            Passage::Elevator => "lock.room.elevator-use",
        };
        let explored = self.state.rooms[to.index()].explored;
        arrival.companion =
            arrival.companion.filter(|other| self.state.crew[other.index()].room() == Some(from));
        arrival.stage = match explored {
            true if self.look().undiscovered(to) => ArrivalStage::Find,
            true => ArrivalStage::Noise,
            false => ArrivalStage::Tile,
        };
        self.push(Frame::Arrive(arrival));
        let chases = |frame: Frame| matches!(frame, Frame::Chase { prey, .. } if prey == seat);
        // Whatever follows comes in right behind (`lock.effect.move.chase.order`).
        let mut following: Pile<MiniId, { capacity::MINIATURES }> = Pile::default();
        while let Some(Frame::Chase { mini, .. }) = self.state.frames.take(chases) {
            following.push(mini);
        }
        for mini in following.iter() {
            self.push(Frame::Chase { mini, prey: seat });
        }
        for mover in arrival.movers() {
            self.miss_way_out(mover);
            self.crew(mover).place = Place::Room(to);
            self.note_entry(mover);
            self.tell(rule, Fact::Moved { seat: mover, from, to, by });
            if explored {
                self.enter_slime(mover, to);
            }
        }
        // Before anything is explored or heard (`after.effect.move.shut`).
        if let (Footfall::Shut, Passage::Corridor(corridor)) = (arrival.footfall, by) {
            self.close_door_if_free("after.effect.move.shut", seat, corridor);
        }
    }

    /// Turns up the tile of the room (`explore.flip`).
    fn turn_up_tile(&mut self, arrival: Arrival) {
        let Arrival { seat, to: room, .. } = arrival;
        self.push(Frame::Arrive(Arrival { stage: ArrivalStage::Token, ..arrival }));
        let tile = self.look().tile(room);
        self.room(room).explored = true;
        let rule = match self.book.is_printed(room) {
            true => "void.setup.engine-unexplored",
            false => "explore.flip",
        };
        self.tell(rule, Fact::RoomExplored { seat, room, tile });
        self.forget_tile(room);
        if self.look().facility().is_some() && self.look().room_is(room, Role::Nest) {
            // Whose action it was (`lock.know.nest`, `lock.know.nest-pair`).
            self.learn("lock.know.nest", seat, 1);
        }
        for mover in self.look().present(room).collect::<SeatSet>().iter() {
            self.enter_slime(mover, room);
        }
    }

    /// Reveals the token and sets the item counter (`explore.remove`, `explore.counter`).
    fn reveal_token(&mut self, arrival: Arrival) {
        let room = arrival.to;
        let stage = ArrivalStage::Discovery;
        let Some(token) = self.room(room).token.take() else {
            return self.push(Frame::Arrive(Arrival { found: None, stage, ..arrival }));
        };
        self.state.tokens_gone.add(token);
        self.tell("explore.remove", Fact::TokenRevealed { room, token });
        let token = self.exchange_for_lair(room, token);
        self.push(Frame::Arrive(Arrival { found: Some(token), stage, ..arrival }));
        if !self.book.has_trait(self.look().tile(room), RoomTrait::NoItems) {
            // Alone, only half of everything is found (`solo.items`).
            let solo = self.state.mode == Mode::Solo;
            let items = self.book.catalog.exploration[token.index()].items;
            let items = if solo { items.div_ceil(2) } else { items };
            self.room(room).items = items;
            let rule = if solo { "solo.items" } else { "explore.counter" };
            self.tell(rule, Fact::ItemsCounted { room, items });
        }
        // Whoever shows others round may pass over what it does (`lock.effect.move.escort.token`).
        if matches!(self.look().verb_under_way(), Some(Verb::Escort)) {
            self.ask(Question::Heed { seat: arrival.seat });
        }
    }

    pub(crate) fn answer_heed(&mut self, choice: Choice) {
        if choice == Choice::No
            && let Some(Frame::Arrive(arrival)) = self.state.frames.as_mut_slice().last_mut()
        {
            arrival.found = None;
        }
    }

    fn resolve_discovery(&mut self, arrival: Arrival) {
        let Arrival { seat, to: room, by, footfall, found, .. } = arrival;
        let discovery = found.map(|token| self.book.catalog.exploration[token.index()].discovery);
        // Careful and silent steps override both (`move.careful.danger`, `effect.move.silent`);
        // otherwise they take the place of this movement's noise roll.
        let told =
            matches!(discovery, Some(Discovery::Silence | Discovery::Danger | Discovery::Lair));
        let heard = told
            && (matches!(footfall, Footfall::Roll | Footfall::Shut)
                || footfall == Footfall::Careful
                    && discovery.is_some_and(|found| self.look().heeds_careful_steps(found, seat)));
        let noise = arrival.noise && !heard && discovery != Some(Discovery::Lair);
        // The base token first, then the other kind (`after.disc.order`).
        let stage = match self.look().undiscovered(room) {
            true => ArrivalStage::Find,
            false => ArrivalStage::Noise,
        };
        self.push(Frame::Arrive(Arrival { found: None, noise, stage, ..arrival }));
        match discovery {
            Some(Discovery::Silence) if heard => {
                if self.look().is_slimed(seat) {
                    self.danger("explore.silence.slimed", room);
                } else {
                    self.tell("explore.silence", Fact::Silence { room });
                }
            }
            Some(Discovery::Danger) if heard => self.danger("explore.danger", room),
            Some(Discovery::Silence | Discovery::Danger) | None => {}
            Some(Discovery::Lair) => {
                // The marker is placed all the same, only no roll is made (`void.lair.careful`).
                if footfall == Footfall::Careful && self.look().quiet_place(room) {
                    self.ask(Question::Hush { seat, room });
                }
                self.find_lair(room);
            }
            Some(Discovery::Turret) => {
                found.into_iter().for_each(|token| self.find_turret(token, room));
            }
            Some(Discovery::Slime) => self.slime("explore.slime", seat),
            Some(Discovery::Fire) => self.place_fire("explore.fire", room),
            Some(Discovery::Malfunction) => self.place_malfunction("explore.malfunction", room),
            Some(Discovery::Doors) => {
                if let Passage::Corridor(corridor) = by {
                    self.close_door_if_free("explore.doors", seat, corridor);
                }
            }
        }
    }

    /// The noise of moving in, if it is due (`move.noise.empty`).
    /// A pair that moves together makes one roll, its leader's (`effect.move.both.noise`).
    fn noise_of_arriving(&mut self, arrival: Arrival) {
        let Arrival { seat, to: room, footfall, noise, .. } = arrival;
        let here = self.state.crew[seat.index()].room() == Some(room);
        if !noise || !here || self.look().occupied(room, arrival.movers().collect()) {
            return;
        }
        match footfall {
            Footfall::Roll | Footfall::Shut => {
                self.push(Frame::NoiseRoll { seat, then: Then::Nothing });
            }
            Footfall::Careful if self.look().quiet_place(room) => {
                self.ask(Question::Hush { seat, room });
            }
            Footfall::Careful | Footfall::Silent => {}
        }
    }

    pub(crate) fn answer_hush(&mut self, choice: Choice) {
        match choice {
            Choice::Corridor(corridor) => self.place_noise("move.careful", corridor),
            Choice::Duct(network) => self.place_duct_noise("move.careful", network),
            _ => {}
        }
    }
}
