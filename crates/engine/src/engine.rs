//! The engines: repairing and checking them.

use derelict_content::{CombatFace, Role, RoomId};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::facedown::{ENGINES, Facedown};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::streams::Stream;
use crate::verb::{Deed, Doable, Unaimed};

/// The engine rooms, in order.
pub(crate) const ENGINE_ROLES: [Role; ENGINES as usize] =
    [Role::Engine1, Role::Engine2, Role::Engine3];

/// Engines that must work for the ship to arrive.
pub const ENGINES_NEEDED: usize = 2;

/// Takes both tokens of the engine here, looks at them and stacks them in either order.
pub(crate) struct RepairEngine;

impl Unaimed for RepairEngine {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let engine = look.engine_here(deed.room);
        docket.when(engine.is_none(), "room.engine.repair", Reason::NotEngine);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        if let Some(engine) = play.look().engine_here(deed.room) {
            play.see("room.engine.repair", deed.seat, Facedown::Engine(engine));
            play.ask(Question::Engine { seat: deed.seat, engine });
        }
    }
}

/// Looks at the engine of the room.
pub(crate) struct CheckEngine;

impl Unaimed for CheckEngine {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        match look.engine_here(deed.room) {
            None => docket.object("room.engine.check", Reason::NotEngine),
            Some(engine) => docket.when(
                look.knows_engine(deed.seat, engine),
                "action.illegal",
                Reason::AlreadyDone,
            ),
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        if let Some(engine) = play.look().engine_here(deed.room) {
            play.see("room.engine.check", deed.seat, Facedown::Engine(engine));
        }
    }
}

/// Looks at all engines.
pub(crate) struct CheckEngines;

impl Unaimed for CheckEngines {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let all = (0..ENGINES).all(|engine| look.knows_engine(deed.seat, engine));
        docket.when(all, "action.illegal", Reason::AlreadyDone);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        for engine in 0..ENGINES {
            play.see("room.enginecontrol.check", deed.seat, Facedown::Engine(engine));
        }
    }
}

/// Looks at one engine of choice (`after.effect.remote.look`).
pub(crate) struct CheckOneEngine;

impl Doable for CheckOneEngine {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let all = (0..ENGINES).all(|engine| look.knows_engine(deed.seat, engine));
        docket.when(all, "action.illegal", Reason::AlreadyDone);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let unknown = (0..ENGINES).filter(|engine| !look.knows_engine(deed.seat, *engine));
            out.extend(unknown.map(Choice::Engine));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Engine(engine), ..] = *named {
            play.see("after.effect.remote.look", deed.seat, Facedown::Engine(engine));
        }
    }
}

/// Sets the status of an engine from afar (`after.effect.remote.engine`).
pub(crate) struct SetEngine;

impl Doable for SetEngine {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn aims(self, _: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend((0..ENGINES).map(Choice::Engine));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Engine(engine), ..] = *named {
            play.see("after.effect.remote.engine", deed.seat, Facedown::Engine(engine));
            play.ask(Question::Engine { seat: deed.seat, engine });
        }
    }
}

impl Look<'_> {
    /// The engine of a room, 0 to 2.
    #[must_use]
    pub fn engine_here(self, room: RoomId) -> Option<u8> {
        ENGINE_ROLES.iter().position(|role| self.room_is(room, *role)).map(|engine| engine as u8)
    }

    /// Whether enough engines work.
    #[must_use]
    pub fn engines_hold(self) -> bool {
        self.state.engines.iter().filter(|working| **working).count() >= ENGINES_NEEDED
    }

    /// Whether a character has seen the state of an engine; public restacks keep it known.
    fn knows_engine(self, seat: Seat, engine: u8) -> bool {
        self.known(seat, Facedown::Engine(engine)).is_some()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Noise around the engines, then the combat die for each of them until one changes
    /// (`after.effect.event.warbling`).
    pub(crate) fn warble(&mut self) {
        for role in ENGINE_ROLES {
            if let Some(room) = self.book.printed(role) {
                self.noise_around("after.effect.event.warbling", room);
            }
        }
        for engine in 0..ENGINES {
            let die = &self.book.catalog.combat_die;
            let face = die[self.state.streams.below(Stream::Combat, die.len())];
            self.tell("after.effect.event.warbling", Fact::EngineShaken { engine, face });
            if matches!(face, CombatFace::One | CombatFace::Two) {
                self.restack(engine);
                return self
                    .tell("after.effect.event.warbling-flip", Fact::EngineFlipped { engine });
            }
        }
    }

    /// The two tokens of an engine change places, which everybody sees and nobody looks at: what was
    /// known of it follows.
    fn restack(&mut self, engine: u8) {
        self.state.engines[engine as usize] ^= true;
        for knowledge in &mut self.state.knowledge {
            knowledge.facedown.restacked(engine);
        }
    }

    pub(crate) fn answer_engine(&mut self, seat: Seat, engine: u8, choice: Choice) {
        let changed = choice == Choice::Swap;
        // That the order changed is public and true.
        if changed {
            self.restack(engine);
        }
        self.tell("hidden.engines.swap", Fact::EngineRestacked { seat, engine, changed });
    }
}
