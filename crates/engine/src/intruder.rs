//! Intruders on the board: placing, moving, vanishing; tokens and miniatures.

use derelict_content::{CorridorId, DoorManner, KindId, MiniId, RoomId, WeaknessEffect, capacity};

use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::Question;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::{Exit, Rulebook};
use crate::seat::Seat;
use crate::set::MiniSet;
use crate::state::{Door, Mini};
use crate::verb::{Deed, Doable};

impl<'a> Look<'a> {
    /// A miniature of a type that is off the board.
    pub(crate) fn spare_mini(self, kind: KindId) -> Option<MiniId> {
        self.minis_of(kind).find(|mini| self.state.minis[mini.index()].room.is_none())
    }

    /// Whether a closed door stops a miniature (`door.intruder`, `void.move.doors`).
    fn is_shut_out(self, mini: MiniId, corridor: CorridorId, doors: &Doors) -> bool {
        let passes = self.book.kind(self.book.mini_kind(mini)).doors == DoorManner::Pass;
        let closed = doors[corridor.index()] == Door::Closed;
        closed && (!passes || self.weakness(WeaknessEffect::SturdyDoors))
    }

    pub(crate) fn minis_of(self, kind: KindId) -> impl Iterator<Item = MiniId> + 'a {
        self.book.minis().filter(move |mini| self.book.mini_kind(*mini) == kind)
    }
}

/// The doors as they stood before a movement.
pub(crate) type Doors = [Door; capacity::CORRIDORS];

impl<S: EventSink> Play<'_, S> {
    /// Places a miniature of a type in a room, or what stands in for it if all are in use. None if
    /// it cannot be placed at all.
    pub(crate) fn place_intruder(
        &mut self,
        rule: &'static str,
        kind: KindId,
        room: RoomId,
    ) -> Option<MiniId> {
        let kind = self.stand_in(kind)?;
        let mini = self.look().spare_mini(kind)?;
        self.put(rule, mini, room);
        Some(mini)
    }

    /// Places a miniature that is free; none makes room for it (`carno.setup.supply`).
    pub(crate) fn put_spare(
        &mut self,
        rule: &'static str,
        kind: KindId,
        room: RoomId,
    ) -> Option<MiniId> {
        let mini = self.look().free_mini(kind).filter(|_| self.state.ending.is_none())?;
        self.put(rule, mini, room);
        Some(mini)
    }

    fn put(&mut self, rule: &'static str, mini: MiniId, room: RoomId) {
        self.state.arrivals += 1;
        self.state.minis[mini.index()] =
            Mini { room: Some(room), injuries: 0, since: self.state.arrivals };
        self.note_intruder(mini);
        self.tell(rule, Fact::IntruderPlaced { mini, room });
        self.appeared(self.book.mini_kind(mini));
        self.intruder_in(room);
    }

    /// An intruder has come into a room.
    pub(crate) fn intruder_in(&mut self, room: RoomId) {
        self.flush_companion(room);
        self.throw_out(room);
        self.bar_ways_out(room);
    }

    /// Takes every miniature of a type that is not in combat off the board, a token for each
    /// into the bag.
    pub(crate) fn recall(&mut self, kind: KindId) {
        for mini in self.book.minis().filter(|mini| self.book.mini_kind(*mini) == kind) {
            if !self.look().fights(mini) {
                self.hide("intruder.minis.adults-full", mini);
            }
        }
    }

    /// An intruder leaves the board and a token of its type goes into the bag.
    pub(crate) fn hide(&mut self, rule: &'static str, mini: MiniId) {
        let kind = self.book.mini_kind(mini);
        if let Some(room) = self.remove_mini(mini) {
            self.tell(rule, Fact::IntruderVanished { mini, room });
        }
        self.leave_token(kind);
    }

    /// Takes a miniature off the board, injuries and all; tells where it stood.
    pub(crate) fn remove_mini(&mut self, mini: MiniId) -> Option<RoomId> {
        let stood = self.state.minis[mini.index()].room;
        self.state.minis[mini.index()] = Mini::default();
        self.note_leaving(mini);
        stood
    }

    /// The queen is dead for good: her tokens leave the game (`intruder.queen.dead`).
    pub(crate) fn bury_queen(&mut self, queen: KindId) {
        self.state.queen_killed = true;
        let mut hers = self.look().tokens_of(self.state.bag, Some(queen));
        hers.join(self.look().tokens_of(self.state.token_supply, Some(queen)));
        for token in hers.iter() {
            self.state.bag.remove(token);
            self.state.token_supply.remove(token);
            self.tell("intruder.queen.dead", Fact::TokenRemoved { token });
        }
    }

    /// Several intruders, a bit each, move at once through the corridor with a number.
    pub(crate) fn move_by_number(&mut self, rule: &'static str, movers: MiniSet, number: u8) {
        let movers: crate::pile::Pile<MiniId, { capacity::MINIATURES }> = movers.iter().collect();
        self.march(rule, movers.as_slice(), |book, room, _| book.exit(room, number));
    }

    /// Several intruders, a bit each, move at once into a neighbouring room, through an
    /// unblocked corridor if there is one (`noise.roll.danger.two-corridors`).
    pub(crate) fn draw_in(&mut self, rule: &'static str, to: RoomId, movers: MiniSet) {
        let movers: crate::pile::Pile<MiniId, { capacity::MINIATURES }> = movers.iter().collect();
        self.march(rule, movers.as_slice(), |book, room, doors| {
            let ways = book.neighbours(room).iter().filter(|(_, there)| *there == to);
            let way = ways.min_by_key(|(corridor, _)| doors[corridor.index()] == Door::Closed);
            way.map_or(book.exit(room, 1), |(corridor, there)| Exit::Corridor(*corridor, *there))
        });
    }

    /// Moves intruders simultaneously: positions and doors are judged before any of them moves
    /// (`intruder.move.event.simultaneous`).
    fn march(
        &mut self,
        rule: &'static str,
        movers: &[MiniId],
        way: impl Fn(&Rulebook, RoomId, &Doors) -> Exit,
    ) {
        let doors = self.state.doors;
        for mini in movers {
            let Some(room) = self.state.minis[mini.index()].room else {
                continue;
            };
            let exit = way(self.book, room, &doors);
            self.go(rule, *mini, exit, &doors);
        }
    }

    /// One intruder moves by itself through the corridor with a number.
    pub(crate) fn run_off(&mut self, rule: &'static str, mini: MiniId, number: u8) {
        let Some(room) = self.state.minis[mini.index()].room else {
            return;
        };
        let doors = self.state.doors;
        let exit = self.book.exit(room, number);
        self.go(rule, mini, exit, &doors);
    }

    pub(crate) fn go(&mut self, rule: &'static str, mini: MiniId, exit: Exit, doors: &Doors) {
        let Some(from) = self.state.minis[mini.index()].room else {
            return;
        };
        match exit {
            Exit::Duct(_) if !self.book.enters_ducts(self.book.mini_kind(mini)) => {
                self.tell("carno.move.butcher-ducts", Fact::IntruderStayed { mini });
            }
            Exit::Duct(_) => self.hide("tech.intruder", mini),
            Exit::Corridor(corridor, _) if self.look().is_shut_out(mini, corridor, doors) => {
                self.tell("door.intruder", Fact::IntruderStopped { mini, corridor });
                let breaks = self.look().breaks_doors(self.book.mini_kind(mini));
                if breaks && self.look().door(corridor) == Door::Closed {
                    self.destroy_door("door.intruder", corridor);
                }
                if self.look().weakness(WeaknessEffect::BatteringMass) {
                    let to = self.book.across(corridor, from);
                    self.go_through("carno.effect.adapt.doors", mini, corridor, to);
                }
            }
            Exit::Corridor(corridor, to) => self.go_through(rule, mini, corridor, to),
        }
    }

    pub(crate) fn go_through(
        &mut self,
        rule: &'static str,
        mini: MiniId,
        corridor: CorridorId,
        to: RoomId,
    ) {
        if let Some(from) = self.state.minis[mini.index()].room.replace(to) {
            self.note_intruder(mini);
            self.tell(rule, Fact::IntruderMoved { mini, from, to, corridor });
            self.intruder_in(to);
        }
    }
}

/// Moves intruders out of combat through corridors of choice (`carno.effect.mutation.steer`).
pub(crate) struct Steer {
    pub steps: u8,
    /// Only those of the user's section, and through corridors alone (`lock.effect.move.steer`).
    pub section: bool,
}

impl Doable for Steer {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = match self.section {
            true => look.steerable_near(deed.room).next().is_none(),
            false => look.steerable(None).next().is_none(),
        };
        docket.when(none, "carno.effect.mutation.steer", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] if self.section => {
                out.extend(look.steerable_near(deed.room).map(Choice::Intruder));
            }
            [Choice::Intruder(mini)] if self.section => {
                let room = look.state.minis[mini.index()].room;
                let ways = room.into_iter().flat_map(|room| look.ways(room));
                out.extend(ways.map(Choice::Corridor));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        match *named {
            [Choice::Intruder(mini), Choice::Corridor(corridor), ..] => {
                let Some(room) = play.state.minis[mini.index()].room else { return };
                let (to, doors) = (play.book.across(corridor, room), play.state.doors);
                play.go("lock.effect.move.steer", mini, Exit::Corridor(corridor, to), &doors);
            }
            _ => play.ask(Question::Steer { seat: deed.seat, left: self.steps, moved: None }),
        }
    }
}

/// Moves an intruder of the room to a neighbouring room of choice (`lock.effect.move.push`).
pub(crate) struct Push;

impl Doable for Push {
    const NEEDED: bool = true;

    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.movable(deed.room).next().is_none();
        docket.when(none, "lock.effect.move.push", Reason::NoTarget);
        let shut = look.passable_ways(deed.room).next().is_none();
        docket.when(shut, "door.closed", Reason::DoorClosed);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(look.movable(deed.room).map(Choice::Intruder)),
            [_] => out.extend(look.passable_ways(deed.room).map(Choice::Corridor)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), Choice::Corridor(corridor), ..] = *named {
            let to = play.book.across(corridor, deed.room);
            play.go_through("lock.effect.move.push", mini, corridor, to);
        }
    }
}

impl<'a> Look<'a> {
    /// Intruders that could be steered: all out of combat but the one that was before.
    pub(crate) fn steerable(self, moved: Option<MiniId>) -> impl Iterator<Item = MiniId> + 'a {
        let figures = self.all_figures().map(|figure| figure.id);
        figures.filter(move |mini| Some(*mini) != moved && !self.fights(*mini))
    }

    /// Those of them in the section a room belongs to.
    fn steerable_near(self, room: RoomId) -> impl Iterator<Item = MiniId> + 'a {
        let section = self.book.section(room);
        self.steerable(None).filter(move |mini| {
            let there = self.state.minis[mini.index()].room;
            section.is_some() && there.and_then(|room| self.book.section(room)) == section
        })
    }

    /// The corridors of a room without a closed door.
    fn passable_ways(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        self.ways(room).filter(move |corridor| self.door(*corridor) != Door::Closed)
    }

    /// The ways one of them could take.
    pub(crate) fn steering(self, mini: MiniId, out: &mut Vec<Choice>) {
        let Some(room) = self.state.minis[mini.index()].room else { return };
        out.extend(self.ways(room).map(Choice::Corridor));
        if self.book.enters_ducts(self.book.mini_kind(mini)) {
            out.extend(self.book.entrances(room).iter().copied().map(Choice::Duct));
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_steer(&mut self, seat: Seat, left: u8, choice: Choice) {
        if let Choice::Intruder(mini) = choice {
            self.ask(Question::SteerWay { seat, left: left - 1, mini });
        }
    }

    pub(crate) fn answer_steer_way(&mut self, seat: Seat, left: u8, mini: MiniId, choice: Choice) {
        let Some(room) = self.state.minis[mini.index()].room else { return };
        let exit = match choice {
            Choice::Corridor(corridor) => {
                Exit::Corridor(corridor, self.book.across(corridor, room))
            }
            Choice::Duct(network) => Exit::Duct(network),
            _ => return,
        };
        let doors = self.state.doors;
        self.go("carno.effect.mutation.steer", mini, exit, &doors);
        if left > 0 && self.look().steerable(Some(mini)).next().is_some() {
            self.ask(Question::Steer { seat, left, moved: Some(mini) });
        }
    }
}
