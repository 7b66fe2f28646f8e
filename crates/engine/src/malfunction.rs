//! Malfunctions: breaking and repairing rooms.

use derelict_content::{Role, RoomId, RoomTrait};

use crate::choice::Choice;
use crate::event::{Ending, EventSink, Fact};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::verb::{Deed, Doable, Unaimed};

/// Puts a malfunction marker into the user's room.
pub(crate) struct BreakRoom;

impl Unaimed for BreakRoom {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let there = &look.state.rooms[deed.room.index()];
        let nest = look.book.is(there.tile, Role::Nest);
        let never = look.book.has_trait(there.tile, RoomTrait::NeverMalfunctions);
        docket.when(there.malfunction, "malf.max", Reason::NoEffect);
        docket.when(never && nest, "malf.nest", Reason::NoEffect);
        docket.when(never && !nest, "malf.slime-room", Reason::NoEffect);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.place_malfunction("effect.malf.make", deed.room);
    }
}

/// Puts a malfunction marker into any computer room.
pub(crate) struct BlockRoom;

impl Doable for BlockRoom {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let rooms = look.blockable_rooms().next();
        docket.when(rooms.is_none(), "effect.room.block.explored", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.blockable_rooms().map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Room(blocked), ..] = *named {
            play.place_malfunction("effect.room.block", blocked);
        }
    }
}

/// Removes the malfunction marker of the room.
pub(crate) struct ClearMalfunction;

impl Unaimed for ClearMalfunction {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let broken = look.state.rooms[deed.room.index()].malfunction;
        docket.when(!broken, "effect.malf.clear", Reason::NoMalfunction);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { room, .. }: Deed) {
        play.room(room).malfunction = false;
        play.tell("effect.malf.clear", Fact::MalfunctionRemoved { room });
        play.mended();
    }
}

impl<'a> Look<'a> {
    /// Whether a room can take a malfunction marker.
    #[must_use]
    pub fn can_break(self, room: RoomId) -> bool {
        let there = &self.state.rooms[room.index()];
        there.explored
            && !there.malfunction
            && !self.book.has_trait(there.tile, RoomTrait::NeverMalfunctions)
    }

    /// Explored computer rooms that can take a malfunction marker (`effect.room.block`).
    fn blockable_rooms(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            self.can_break(*room) && self.catalog().tiles[self.tile(*room).index()].computer
        })
    }

    fn malfunctions(self) -> u8 {
        self.state.rooms.iter().filter(|room| room.malfunction).count() as u8
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Puts a malfunction marker into a room that can take one; a ninth destroys the ship.
    pub(crate) fn place_malfunction(&mut self, rule: &'static str, room: RoomId) {
        if self.state.ending.is_some() || !self.look().can_break(room) {
            return;
        }
        if self.look().malfunctions() >= self.look().markers()[1] {
            self.end("malf.ninth", Ending::HullBreach);
            return;
        }
        self.room(room).malfunction = true;
        self.tell(rule, Fact::MalfunctionPlaced { room });
    }

    /// Malfunctions in every room that fits, by ascending number.
    pub(crate) fn break_rooms(
        &mut self,
        rule: &'static str,
        which: impl Fn(&Self, RoomId) -> bool,
    ) {
        for room in self.book.rooms() {
            if which(self, room) {
                self.place_malfunction(rule, room);
            }
        }
    }
}

impl Look<'_> {
    /// Whether a room is explored and its tile shows a computer (`void.effect.event.computer-room`).
    fn is_computer_room(self, room: RoomId) -> bool {
        self.state.rooms[room.index()].explored
            && self.catalog().tiles[self.tile(room).index()].computer
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One computer room out of order takes all others along (`void.effect.event.computers`).
    pub(crate) fn break_computers(&mut self) {
        let look = self.look();
        let broken = |room: RoomId| {
            look.is_computer_room(room) && look.state.rooms[room.index()].malfunction
        };
        if look.book.rooms().any(broken) {
            self.break_rooms("void.effect.event.computers", |play, room| {
                play.look().is_computer_room(room)
            });
        }
    }

    /// Two computer rooms out of order start the self-destruct sequence, fewer make it one more
    /// (`void.effect.event.ai`).
    pub(crate) fn ai_failure(&mut self) {
        let look = self.look();
        let computers = || look.book.rooms().filter(|room| look.is_computer_room(*room));
        let broken = computers().filter(|room| look.state.rooms[room.index()].malfunction);
        if broken.count() >= 2 {
            self.start_self_destruct("void.effect.event.ai");
        } else if let Some(lowest) = computers().next() {
            self.place_malfunction("void.effect.event.ai", lowest);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Both evacuation sections go out of order, as far as they are known
    /// (`carno.effect.event.hatches`).
    pub(crate) fn jam_hatches(&mut self) {
        for role in [Role::EvacuationA, Role::EvacuationB] {
            if let Some(room) = self.look().explored_with(role) {
                self.place_malfunction("carno.effect.event.hatches", room);
            }
        }
    }

    /// So many malfunctions start the self-destruct sequence (`carno.effect.event.overload`).
    pub(crate) fn overload(&mut self, malfunctions: u8) {
        if self.look().malfunctions() >= malfunctions {
            self.start_self_destruct("carno.effect.event.overload");
        }
    }
}
