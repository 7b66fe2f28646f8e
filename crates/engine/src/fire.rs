//! Fire: making it, putting it out, its spread and its damage.

use derelict_content::{MiniId, RoomColour, RoomId, TileId, WeaknessEffect, capacity};

use crate::choice::Choice;
use crate::cost::Toll;
use crate::engine::ENGINE_ROLES;
use crate::event::{Cause, Ending, EventSink, Fact};
use crate::frame::EggHarm;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::set::MiniSet;
use crate::state::Door;
use crate::verb::{Deed, Doable, Unaimed};

/// Sets the room on fire, at the price of an item.
pub(crate) struct Ignite;

impl Doable for Ignite {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let burning = look.state.rooms[deed.room.index()].fire;
        docket.when(burning, "fire.max", Reason::AlreadyDone);
        let empty = look.items_of(deed.seat).next().is_none();
        docket.when(empty, "effect.fire.make", Reason::NotCarried);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            let first = out.len();
            for item in look.items_of(deed.seat).map(Choice::Item) {
                if !out[first..].ends_with(&[item]) {
                    out.push(item);
                }
            }
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Item(_), ..] = *named {
            play.place_fire("effect.fire.make", deed.room);
        }
    }

    fn toll(self, named: &[Choice]) -> Toll {
        let item = match *named {
            [Choice::Item(item), ..] => Some(item),
            _ => None,
        };
        Toll { rule: "effect.fire.make", items: item.into_iter().collect(), ..Toll::default() }
    }
}

/// Removes the fire marker of the room.
pub(crate) struct Extinguish;

impl Unaimed for Extinguish {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let burning = look.state.rooms[deed.room.index()].fire;
        docket.when(!burning, "effect.fire.clear", Reason::NoFire);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.clear_fire("effect.fire.clear", deed.room);
    }
}

/// Clears the fire of any room and makes its intruders run, strongest first.
pub(crate) struct FireControl;

impl Doable for FireControl {
    fn objections(self, look: Look<'_>, _: Deed, docket: &mut impl Docket) {
        let rooms = look.extinguishable().next();
        docket.when(rooms.is_none(), "action.illegal", Reason::NoFire);
    }

    fn aims(self, look: Look<'_>, _: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.extinguishable().map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let [Choice::Room(room), ..] = *named else { return };
        play.clear_fire("room.firecontrol.choose", room);
        for mini in play.look().figures(room).iter() {
            if play.state.minis[mini.index()].room == Some(room) {
                play.drive_off("room.firecontrol.run", mini);
            }
        }
    }
}

impl<'a> Look<'a> {
    /// Rooms fire control has work in: those that burn or hold intruders.
    fn extinguishable(self) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            self.state.rooms[room.index()].fire || self.movable(*room).next().is_some()
        })
    }

    fn fires(self) -> u8 {
        self.state.rooms.iter().filter(|room| room.fire).count() as u8
    }

    /// Rooms that fire reaches from others, a bit each: neighbours, but not through closed doors
    /// (`fire.spread.doors`).
    #[must_use]
    pub fn fire_reaches(self, rooms: u32) -> u32 {
        let burning = self.book.rooms().filter(|room| rooms & (1 << room.0) != 0);
        let ways = burning.flat_map(|room| self.book.neighbours(room));
        ways.filter(|(corridor, _)| self.door(*corridor) != Door::Closed)
            .fold(0, |set, (_, room)| set | 1 << room.0)
    }

    /// Burning rooms, a bit each.
    #[must_use]
    pub fn burning(self) -> u32 {
        let rooms = self.book.rooms().filter(|room| self.state.rooms[room.index()].fire);
        rooms.fold(0, |set, room| set | 1 << room.0)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Puts a fire marker into a room; a ninth destroys the ship.
    pub(crate) fn place_fire(&mut self, rule: &'static str, room: RoomId) {
        if self.state.ending.is_some() || self.state.rooms[room.index()].fire {
            return;
        }
        if self.look().fires() >= self.look().markers()[0] {
            self.end("fire.ninth", Ending::Fire);
            return;
        }
        self.room(room).fire = true;
        self.tell(rule, Fact::FirePlaced { room });
    }

    pub(crate) fn clear_fire(&mut self, rule: &'static str, room: RoomId) {
        if self.state.rooms[room.index()].fire {
            self.room(room).fire = false;
            self.tell(rule, Fact::FireRemoved { room });
        }
    }

    /// Fire in the neighbours of rooms, by ascending number (`fire.spread.order`).
    pub(crate) fn fire_around(&mut self, rule: &'static str, rooms: u32) {
        let reached = self.look().fire_reaches(rooms);
        for room in self.book.rooms().filter(|room| reached & (1 << room.0) != 0) {
            self.place_fire(rule, room);
        }
    }

    /// Every intruder in a burning room takes an injury; eggs burn (`round.event.fire`).
    pub(crate) fn begin_fire_step(&mut self) {
        self.knit_flesh();
        let burning = self.look().burning();
        let look = self.look();
        let todo = look
            .all_figures()
            .filter(|figure| burning & (1 << figure.room.0) != 0)
            .map(|figure| figure.id)
            .collect::<MiniSet>();
        for room in self.book.rooms().filter(|room| burning & (1 << room.0) != 0) {
            if self.look().uncarried_eggs(room) > 0 {
                let eggs = 1 + self.burn_bonus();
                self.destroy_eggs(EggHarm::Fire, self.look().chooser(), room, eggs);
            }
        }
        let stamp = self.state.arrivals;
        let order: Pile<MiniId, { capacity::MINIATURES }> = self
            .look()
            .all_figures()
            .map(|figure| figure.id)
            .filter(|mini| todo.has(*mini))
            .collect();
        for mini in order.iter() {
            let burns = !self.look().weakness(WeaknessEffect::AshSkin);
            if burns && self.state.minis[mini.index()].since <= stamp {
                self.injure("round.event.fire", mini, 1 + self.burn_bonus(), Cause::Fire);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// A room out of order burns and fire spreads; otherwise it is out of order
    /// (`void.effect.event.overheat`).
    pub(crate) fn overheat_fire(&mut self, tile: TileId) {
        let look = self.look();
        let known =
            |room: &RoomId| look.tile(*room) == tile && look.state.rooms[room.index()].explored;
        let Some(room) = look.book.rooms().find(known) else { return };
        if self.state.rooms[room.index()].malfunction {
            self.place_fire("void.effect.event.overheat", room);
            let burning = self.look().burning() | 1 << room.0;
            self.fire_around("void.effect.event.overheat.order", burning);
        } else {
            self.place_malfunction("void.effect.event.overheat", room);
        }
    }

    /// Fire in each room out of order (`after.effect.event.sparks`).
    pub(crate) fn sparks(&mut self) {
        for room in self.book.rooms() {
            if self.state.rooms[room.index()].malfunction {
                self.place_fire("after.effect.event.sparks", room);
            }
        }
    }

    /// Fire in each engine room (`void.effect.event.engines`).
    pub(crate) fn ignite_engines(&mut self) {
        for role in ENGINE_ROLES {
            if let Some(room) = self.book.printed(role) {
                self.place_fire("void.effect.event.engines", room);
            }
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Who is out of combat loses an injury, once they have adapted so (`carno.effect.adapt.heal`).
    fn knit_flesh(&mut self) {
        if !self.look().weakness(WeaknessEffect::KnittingFlesh) {
            return;
        }
        for mini in self.book.minis() {
            let hurt = self.look().figure(mini).is_some_and(|figure| figure.injuries > 0);
            if hurt && !self.look().fights(mini) {
                self.state.minis[mini.index()].injuries -= 1;
                let healed = Fact::IntruderHealed { mini, injuries: 1 };
                self.tell("carno.effect.adapt.heal", healed);
            }
        }
    }

    /// The highest fire goes out with its room, and comes up all around it
    /// (`carno.effect.event.chemical`).
    pub(crate) fn chemical_fire(&mut self) {
        let burning = self.look().burning();
        let Some(room) = self.book.rooms().filter(|room| burning & (1 << room.0) != 0).last()
        else {
            return;
        };
        self.clear_fire("carno.effect.event.chemical", room);
        self.place_malfunction("carno.effect.event.chemical", room);
        self.fire_around("carno.effect.event.chemical", 1 << room.0);
    }

    /// Nothing is left in the lowest room of a colour, and it burns with all around it
    /// (`carno.effect.event.meltdown`).
    pub(crate) fn meltdown(&mut self, colour: RoomColour) {
        let look = self.look();
        let Some(room) = look.book.rooms().find(|room| look.has_colour(*room, colour)) else {
            return;
        };
        if self.state.rooms[room.index()].items > 0 {
            self.room(room).items = 0;
            self.tell("carno.effect.event.meltdown", Fact::ItemsBurned { room });
        }
        self.place_fire("carno.effect.event.meltdown", room);
        self.fire_around("carno.effect.event.meltdown", 1 << room.0);
    }
}
