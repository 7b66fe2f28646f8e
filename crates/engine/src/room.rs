//! Rooms: their actions granted by cards, secrets they show, what they do to ship and crew.

use derelict_content::{ObjectKind, ObjectiveDeck, Role, RoomColour, RoomFilter, RoomId, Verb};

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Origin, Performance, Question, Targets, Then};
use crate::knowledge::EngineSeen;
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::seat::Seat;
use crate::thing::Thing;
use crate::verb::Deed;

impl<'a> Look<'a> {
    /// The engine of a room, 0 to 2.
    #[must_use]
    pub fn engine_here(self, room: RoomId) -> Option<u8> {
        [Role::Engine1, Role::Engine2, Role::Engine3]
            .iter()
            .position(|role| self.room_is(room, *role))
            .map(|engine| engine as u8)
    }

    /// Whether a card grants the action of a room (`effect.room.free`).
    pub(crate) fn granted_objections(self, deed: Deed, on: RoomFilter, docket: &mut impl Docket) {
        let there = &self.state.rooms[deed.room.index()];
        let computer = self.catalog().tiles[there.tile.index()].computer;
        let fits = match on {
            RoomFilter::Computer => computer,
            RoomFilter::Plain => !computer,
            RoomFilter::CockpitOrComputer => computer || self.room_is(deed.room, Role::Cockpit),
        };
        let reason = if on == RoomFilter::Plain { Reason::HasComputer } else { Reason::NoComputer };
        docket.when(!fits, "effect.room.computer", reason);
        self.room_objections(deed, docket);
        if !self.usable_sections(deed).any(|_| true) {
            docket.object("effect.room.free", Reason::NoRoomAction);
        }
    }

    /// The sections of a room's action that could be used, cost apart.
    fn usable_sections(self, deed: Deed) -> impl Iterator<Item = u8> + 'a {
        let tile = &self.catalog().tiles[self.tile(deed.room).index()];
        let sections = tile.action.as_ref().map_or(&[][..], |ability| &ability.sections);
        let deed = Deed { source: Source::Room, ..deed };
        sections.iter().enumerate().filter_map(move |(index, section)| {
            let mut clear = Clear::default();
            self.section_objections(deed, &section.verbs, &mut clear);
            clear.is_clear().then_some(index as u8)
        })
    }

    /// Rooms whose action a remote card could grant (`effect.room.remote`).
    pub(crate) fn remote_rooms(self, deed: Deed) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            let there = Deed { room: *room, remote: true, ..deed };
            *room != deed.room
                && self.working_computer(*room)
                && self.usable_sections(there).next().is_some()
        })
    }

    /// The section of a granted room action, then whatever that section aims at.
    pub(crate) fn granted_aims(
        self,
        deed: Deed,
        room: RoomId,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        let deed = Deed { room, remote: room != deed.room, source: Source::Room, ..deed };
        match named {
            [] => out.extend(
                self.usable_sections(deed).map(|section| Choice::Act(Source::Room, section)),
            ),
            [Choice::Act(Source::Room, section), rest @ ..] => {
                let tile = &self.catalog().tiles[self.tile(room).index()];
                let sections = tile.action.as_ref().map_or(&[][..], |ability| &ability.sections);
                let verbs: &[Verb] =
                    sections.get(*section as usize).map_or(&[], |section| &section.verbs);
                for verb in verbs.iter().filter(|verb| crate::verb::possible(self, deed, verb)) {
                    let start = out.len();
                    self.aims(deed, verb, rest, out);
                    if out.len() > start {
                        return;
                    }
                }
            }
            _ => {}
        }
    }

    pub(crate) fn course_objections(self, deed: Deed, docket: &mut impl Docket) {
        docket.when(self.anyone_asleep(), "room.cockpit.set.hibernating", Reason::Hibernating);
        docket.when(self.infested(deed.room), "room.cockpit.set.intruder", Reason::IntruderHere);
    }

    /// Whether any character hibernates.
    #[must_use]
    pub fn anyone_asleep(self) -> bool {
        self.seats().any(|seat| self.crew(seat).place == crate::state::Place::Hibernating)
    }

    /// Unexplored rooms a look would still teach this character something about
    /// (`action.illegal`).
    pub(crate) fn facedown(self, seat: Seat, token: bool) -> impl Iterator<Item = RoomId> + 'a {
        let known = &self.state.knowledge[seat.index()];
        self.book.rooms().filter(move |room| {
            let seen = known.tiles[room.index()] > 0 && (!token || known.tokens[room.index()] > 0);
            !self.state.rooms[room.index()].explored && !seen
        })
    }

    /// Whether a character has seen the state of an engine; public restacks keep it known.
    pub(crate) fn knows_engine(self, seat: Seat, engine: u8) -> bool {
        self.state.knowledge[seat.index()].engines[engine as usize].is_some()
    }

    /// Objectives of another player this character has not seen, by kind; there is nothing to
    /// name once one was kept, and which one is the keeper's secret.
    fn unread(self, seat: Seat, other: Seat) -> impl Iterator<Item = Choice> + 'a {
        let seen = self.state.knowledge[seat.index()].objectives[other.index()];
        let chosen = self.crew(other).kept.is_some();
        [(ObjectiveDeck::Corporate, Choice::Corporate), (ObjectiveDeck::Personal, Choice::Personal)]
            .into_iter()
            .filter(move |(deck, _)| !chosen && seen[*deck as usize] == 0)
            .map(|(_, choice)| choice)
    }

    /// Players one of whose objectives can be read.
    pub(crate) fn readable(self, seat: Seat, signal: bool) -> impl Iterator<Item = Seat> + 'a {
        let known = &self.state.knowledge[seat.index()];
        self.seats().filter(move |other| {
            let crew = self.crew(*other);
            let unknown = match crew.kept {
                Some(_) => known.kept[other.index()] == 0,
                None => self.unread(seat, *other).next().is_some(),
            };
            *other != seat && crew.alive() && (!signal || crew.signal) && unknown
        })
    }

    pub(crate) fn peek_aims(
        self,
        seat: Seat,
        signal: bool,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => out.extend(self.readable(seat, signal).map(Choice::Seat)),
            [Choice::Seat(other)] => out.extend(self.unread(seat, *other)),
            _ => {}
        }
    }

    /// Rooms fire control has work in: those that burn or hold intruders.
    pub(crate) fn extinguishable(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book
            .rooms()
            .filter(move |room| self.state.rooms[room.index()].fire || self.infested(*room))
    }

    pub(crate) fn self_destruct_objections(self, docket: &mut impl Docket) {
        match self.state.self_destruct {
            None => docket.when(
                self.anyone_asleep(),
                "room.generator.start.hibernating",
                Reason::Hibernating,
            ),
            Some(space) => docket.when(
                space <= self.catalog().supply.self_destruct_yellow,
                "critical.selfdestruct",
                Reason::PointOfNoReturn,
            ),
        }
    }

    /// Rooms the airlock procedure can be started in.
    pub(crate) fn airlock_rooms(self, deed: Deed) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            *room != deed.room
                && self.has_colour(*room, RoomColour::Yellow)
                && self.ways(*room).all(|way| self.door(way) != crate::state::Door::Destroyed)
        })
    }

    pub(crate) fn airlock_objections(self, deed: Deed, docket: &mut impl Docket) {
        docket.when(self.state.airlock.is_some(), "room.airlock.single", Reason::AirlockRunning);
        docket.when(
            self.airlock_rooms(deed).next().is_none(),
            "room.airlock.choose",
            Reason::NoTarget,
        );
    }

    pub(crate) fn hibernate_objections(self, room: RoomId, docket: &mut impl Docket) {
        let opens_at = self.catalog().supply.time_blue;
        docket.when(
            self.state.time > opens_at,
            "critical.hibernation",
            Reason::ChambersShut { opens_at },
        );
        docket.when(self.infested(room), "room.hibernatorium.intruder", Reason::IntruderHere);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Performs a room's action without its cost.
    pub(crate) fn grant_room_action(&mut self, deed: Deed, room: RoomId, named: &[Choice]) {
        let [Choice::Act(Source::Room, section), targets @ ..] = named else {
            return;
        };
        self.push(Frame::Perform(Performance {
            seat: deed.seat,
            source: Source::Room,
            room: Some(room),
            section: *section,
            verb: 0,
            targets: targets.iter().copied().collect::<Targets>(),
        }));
    }

    pub(crate) fn check_coordinates(&mut self, seat: Seat) {
        let card = self.state.coordinates;
        let turn = self.state.turn;
        self.state.knowledge[seat.index()].coordinates = turn;
        self.whisper("room.cockpit.check", seat, Fact::CoordinatesSeen { seat, card });
    }

    pub(crate) fn set_course(&mut self, seat: Seat, space: u8) {
        self.state.destination = space;
        self.tell("room.cockpit.set", Fact::DestinationSet { seat, space });
    }

    /// Looks at the upper token of an engine.
    pub(crate) fn see_engine(&mut self, rule: &'static str, seat: Seat, engine: u8) {
        let working = self.state.engines[engine as usize];
        let turn = self.state.turn;
        self.state.knowledge[seat.index()].engines[engine as usize] =
            Some(EngineSeen { working, turn, swaps: 0 });
        self.whisper(rule, seat, Fact::EngineSeen { seat, engine, working });
    }

    /// Takes both tokens of the engine here, looks at them and stacks them in either order.
    pub(crate) fn repair_engine(&mut self, seat: Seat, room: RoomId) {
        if let Some(engine) = self.look().engine_here(room) {
            self.see_engine("room.engine.repair", seat, engine);
            self.ask(Question::Engine { seat, engine });
        }
    }

    pub(crate) fn answer_engine(&mut self, seat: Seat, engine: u8, choice: Choice) {
        let changed = choice == Choice::Swap;
        let index = engine as usize;
        self.state.engines[index] ^= changed;
        // That the order changed is public and true, so everyone's memory follows it.
        if changed {
            for knowledge in &mut self.state.knowledge {
                if let Some(seen) = &mut knowledge.engines[index] {
                    seen.working = !seen.working;
                    seen.swaps = seen.swaps.saturating_add(1);
                }
            }
        }
        self.tell("hidden.engines.swap", Fact::EngineRestacked { seat, engine, changed });
    }

    /// Looks at facedown tiles, with their tokens if the effect shows them.
    pub(crate) fn peek_tiles(&mut self, seat: Seat, named: &[Choice], with_token: bool) {
        let turn = self.state.turn;
        for target in named {
            let Choice::Room(room) = *target else {
                continue;
            };
            let tile = self.look().tile(room);
            self.state.knowledge[seat.index()].tiles[room.index()] = turn;
            let rule = if with_token { "room.monitoring.look" } else { "effect.peek.tile" };
            self.whisper(rule, seat, Fact::TileSeen { seat, room, tile });
            if let (true, Some(token)) = (with_token, self.state.rooms[room.index()].token) {
                self.state.knowledge[seat.index()].tokens[room.index()] = turn;
                self.whisper(
                    "room.monitoring.look",
                    seat,
                    Fact::ExplorationSeen { seat, room, token },
                );
            }
        }
    }

    /// What was known of a facedown room is public once it is explored.
    pub(crate) fn forget_tile(&mut self, room: RoomId) {
        for knowledge in &mut self.state.knowledge {
            knowledge.tiles[room.index()] = 0;
            knowledge.tokens[room.index()] = 0;
        }
    }

    /// Looks at one objective of another player.
    pub(crate) fn peek_objective(&mut self, seat: Seat, of: Seat, which: Option<Choice>) {
        let turn = self.state.turn;
        if let Some(objective) = self.look().kept_objective(of) {
            self.state.knowledge[seat.index()].kept[of.index()] = turn;
            let seen = Fact::KeptObjectiveSeen { seat, of, objective };
            return self.whisper("effect.peek.objective", seat, seen);
        }
        let crew = &self.state.crew[of.index()];
        let (deck, objective) = match which {
            Some(Choice::Corporate) => (ObjectiveDeck::Corporate, crew.corporate),
            _ => (ObjectiveDeck::Personal, crew.personal),
        };
        self.state.knowledge[seat.index()].objectives[of.index()][deck as usize] = turn;
        let seen = Fact::ObjectiveSeen { seat, of, deck, objective };
        self.whisper("effect.peek.objective", seat, seen);
    }

    pub(crate) fn send_signal(&mut self, seat: Seat) {
        self.crew(seat).signal = true;
        self.tell("room.comms.signal", Fact::SignalSent { seat });
    }

    /// Discovers the weakness that belongs to an object (`room.laboratory.analyse`).
    pub(crate) fn analyse(&mut self, object: Choice) {
        let (Choice::Object(object) | Choice::ObjectOf(_, object)) = object else {
            return;
        };
        self.discover(object);
    }

    fn discover(&mut self, object: ObjectKind) {
        let slot = &mut self.state.weaknesses[object as usize];
        slot.revealed = true;
        let weakness = slot.card;
        self.tell("room.laboratory.analyse", Fact::WeaknessRevealed { object, weakness });
    }

    /// Takes an egg of the nest, then a noise roll (`room.nest.take`).
    pub(crate) fn take_egg(&mut self, seat: Seat, _room: RoomId) {
        self.push(Frame::NoiseRoll { seat, then: Then::Nothing });
        self.push(Frame::Gain { seat, thing: Thing::Egg, ammo: 0, origin: Origin::Nest });
    }

    /// Starts the sequence, or stops it before the point of no return.
    pub(crate) fn toggle_self_destruct(&mut self) {
        match self.state.self_destruct {
            None => self.start_self_destruct("room.generator.start"),
            Some(_) => {
                self.state.self_destruct = None;
                self.tell("room.generator.stop", Fact::SelfDestructStopped);
            }
        }
    }

    pub(crate) fn start_self_destruct(&mut self, rule: &'static str) {
        if self.state.self_destruct.is_none() {
            self.state.self_destruct = Some(self.book.catalog.supply.self_destruct);
            self.tell(rule, Fact::SelfDestructStarted);
        }
    }

    /// An attempt to hibernate begins with a noise roll.
    pub(crate) fn try_hibernating(&mut self, seat: Seat) {
        self.push(Frame::NoiseRoll { seat, then: Then::Hibernate });
    }

    /// Closes all doors around a room and sets the airlock token (`room.airlock.close`).
    pub(crate) fn start_airlock(&mut self, seat: Seat, room: RoomId) {
        self.push(Frame::Seal { seat, room });
    }

    pub(crate) fn seal(&mut self, seat: Seat, room: RoomId) {
        let open =
            self.look().ways(room).find(|way| self.look().door(*way) == crate::state::Door::Open);
        match open {
            Some(corridor) => {
                let stuck = self.look().door_supply() == 0
                    && self.look().spare_doors(Some(room), corridor).next().is_none();
                if !stuck {
                    self.push(Frame::Seal { seat, room });
                    self.close_door("room.airlock.close", seat, corridor, Some(room));
                }
            }
            None => {
                self.state.airlock = Some(room);
                self.tell("room.airlock.close", Fact::AirlockStarted { room });
            }
        }
    }

    /// A door of the sealed room is no longer closed (`room.airlock.abort`).
    pub(crate) fn airlock_broken(&mut self, corridor: derelict_content::CorridorId) {
        if let Some(room) = self.state.airlock
            && self.book.ends(corridor).contains(&room)
        {
            self.state.airlock = None;
            self.tell("room.airlock.abort", Fact::AirlockAborted { room });
        }
    }

    /// The end of the player phase: everything in the sealed room dies (`room.airlock.fire-off`).
    pub(crate) fn fire_airlock(&mut self) {
        let Some(room) = self.state.airlock.take() else {
            return;
        };
        self.tell("room.airlock.fire-off", Fact::AirlockFired { room });
        self.clear_fire("room.airlock.fire", room);
        for mini in self.look().figures(room).iter() {
            self.kill("room.airlock.fire-off", mini);
        }
        let present: crate::seat::SeatSet = self.look().present(room).collect();
        for seat in present.iter() {
            self.die("room.airlock.fire-off", seat, crate::event::Cause::Airlock);
        }
    }
}
