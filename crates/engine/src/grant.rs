//! Room actions granted by cards and items, here or from afar, without their cost.

use derelict_content::{Role, RoomFilter, RoomId, Section, TraitEffect, Verb};

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact};
use crate::frame::{Act, Frame, Performance, Question, Targets};
use crate::play::{Look, Play};
use crate::reason::{Clear, Docket, Reason};
use crate::seat::Seat;
use crate::verb::{Deed, Doable, possible};

/// The room's own action without its cost (`effect.room.free`).
pub(crate) struct RoomAction {
    pub on: RoomFilter,
}

impl Doable for RoomAction {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let there = &look.state.rooms[deed.room.index()];
        let computer = look.catalog().tiles[there.tile.index()].computer;
        let fits = match self.on {
            RoomFilter::Computer => computer,
            RoomFilter::Plain => !computer,
            RoomFilter::CockpitOrComputer => computer || look.room_is(deed.room, Role::Cockpit),
            RoomFilter::Any | RoomFilter::AnyBroken => !look.room_is(deed.room, Role::Nest),
            RoomFilter::Own => true,
        };
        let (rule, reason) = match self.on {
            RoomFilter::Plain => ("effect.room.computer", Reason::HasComputer),
            RoomFilter::Computer | RoomFilter::CockpitOrComputer => {
                ("effect.room.computer", Reason::NoComputer)
            }
            RoomFilter::Any | RoomFilter::AnyBroken => {
                ("carno.effect.mutation.room", Reason::NoRoomAction)
            }
            RoomFilter::Own => ("after.effect.room.efficient", Reason::NoRoomAction),
        };
        docket.when(!fits, rule, reason);
        let even_broken = match self.on {
            RoomFilter::AnyBroken => true,
            RoomFilter::Any
            | RoomFilter::Own
            | RoomFilter::Computer
            | RoomFilter::Plain
            | RoomFilter::CockpitOrComputer => false,
        };
        look.room_objections(deed, even_broken, docket);
        if !look.usable_sections(deed).any(|_| true) {
            docket.object("effect.room.free", Reason::NoRoomAction);
        }
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        look.granted_aims(deed, deed.room, named, out);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        play.grant_room_action(deed, deed.room, named);
    }
}

/// The action of any working computer room, without its cost (`effect.room.remote`).
pub(crate) struct RemoteAction;

impl Doable for RemoteAction {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rooms = look.remote_rooms(deed).next();
        docket.when(rooms.is_none(), "effect.room.remote", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.remote_rooms(deed).map(Choice::Room)),
            [Choice::Room(room), ref rest @ ..] => look.granted_aims(deed, room, rest, out),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(room), ref rest @ ..] = *named {
            play.grant_room_action(deed, room, rest);
        }
    }
}

/// Another willing character of the room uses its action at once (`after.effect.other.action`).
pub(crate) struct Delegate;

impl Doable for Delegate {
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.room_objections(deed, false, docket);
        docket.when(
            look.room_sections(deed.room).is_empty(),
            "action.room.where",
            Reason::NoRoomAction,
        );
        let none = look.delegates(deed.seat).next().is_none();
        docket.when(none, "after.effect.other.action", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.delegates(deed.seat).map(Choice::Seat));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Seat(to), ..] = *named else { return };
        let delegated = Fact::Delegated { seat: deed.seat, to };
        play.tell("after.effect.other.action", delegated);
        if play.look().usable_sections(Deed { seat: to, ..deed }).next().is_some() {
            play.ask(Question::Delegated { seat: to });
        }
    }
}

impl<'a> Look<'a> {
    /// Others in the room who may be asked. Whether they could do anything there may hang on what
    /// only they know, such as their hand.
    fn delegates(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        self.company(seat).filter(move |other| self.may_ask(*other))
    }

    /// What the room of a character offers it, cost apart.
    pub(crate) fn delegated(self, seat: Seat, out: &mut Vec<Choice>) {
        if let Some(room) = self.crew(seat).room() {
            let deed = Deed { seat, room, source: Source::Room, remote: false };
            let sections = self.usable_sections(deed);
            out.extend(sections.map(|section| Choice::Act(Source::Room, section)));
        }
    }

    /// The sections of a room's action; of an unexplored room nobody knows it.
    fn room_sections(self, room: RoomId) -> &'a [Section] {
        let tile = &self.catalog().tiles[self.tile(room).index()];
        tile.action.as_ref().map_or(&[], |ability| &ability.sections)
    }

    /// The sections of a room's action that could be used, cost apart.
    fn usable_sections(self, deed: Deed) -> impl Iterator<Item = u8> + 'a {
        let sections = self.room_sections(deed.room);
        let deed = Deed { source: Source::Room, ..deed };
        sections.iter().enumerate().filter_map(move |(index, section)| {
            let mut clear = Clear::default();
            self.section_objections(deed, &section.verbs, &mut clear);
            clear.is_clear().then_some(index as u8)
        })
    }

    /// Rooms whose action a remote card could grant (`effect.room.remote`).
    fn remote_rooms(self, deed: Deed) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            let there = Deed { room: *room, remote: true, ..deed };
            *room != deed.room
                && self.working_computer(*room)
                && self.usable_sections(there).next().is_some()
        })
    }

    /// The section of a granted room action, then whatever that section aims at.
    fn granted_aims(self, deed: Deed, room: RoomId, named: &[Choice], out: &mut Vec<Choice>) {
        let deed = Deed { room, remote: room != deed.room, source: Source::Room, ..deed };
        match named {
            [] => out.extend(
                self.usable_sections(deed).map(|section| Choice::Act(Source::Room, section)),
            ),
            [Choice::Act(Source::Room, section), rest @ ..] => {
                let verbs: &[Verb] = self
                    .room_sections(room)
                    .get(*section as usize)
                    .map_or(&[], |section| &section.verbs);
                for verb in verbs.iter().filter(|verb| possible(self, deed, verb)) {
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
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_delegated(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Act(source, section) = choice {
            self.push(Frame::Act(Act::free(seat, source, section)));
        }
    }

    /// What some may do besides with the action of a room (`after.trait.pilot`).
    pub(crate) fn after_room_action(&mut self, seat: Seat, room: RoomId) {
        let look = self.look();
        if look.has_trait(seat, TraitEffect::Authorized)
            && look.room_is(room, Role::Cockpit)
            && look.any_doors().next().is_some()
        {
            self.ask(Question::AnyDoor { seat });
        }
    }

    /// Performs a room's action without its cost.
    fn grant_room_action(&mut self, deed: Deed, room: RoomId, named: &[Choice]) {
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
}
