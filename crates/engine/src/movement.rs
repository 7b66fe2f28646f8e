//! Movement of characters: steps, ducts, hull walks, leaving under cover, orders, escape.

use derelict_content::{CorridorId, Footfall, Leavers, NetworkId, Passive, RoomColour, RoomId};

use crate::choice::{Choice, Source};
use crate::event::{EventSink, Fact, Way};
use crate::frame::Frame;
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::Seat;
use crate::set::MiniSet;
use crate::state::{Door, Place};
use crate::verb::Deed;

impl<'a> Look<'a> {
    /// The corridors a character could take now.
    pub(crate) fn steps(
        self,
        seat: Seat,
        footfall: Footfall,
    ) -> impl Iterator<Item = CorridorId> + 'a {
        let room = self.crew(seat).room();
        let ways = room.map_or(&[][..], |room| self.book.neighbours(room));
        ways.iter().filter_map(move |(corridor, to)| {
            let passable = self.state.doors[corridor.index()] != Door::Closed;
            let audible = footfall != Footfall::Careful || self.quiet_place(*to);
            (passable && audible).then_some(*corridor)
        })
    }

    /// Whether a room has a corridor or entrance without a noise marker
    /// (`move.careful.full`, `move.careful.tech`).
    #[must_use]
    pub fn quiet_place(self, room: RoomId) -> bool {
        self.quiet_ways(room).next().is_some()
    }

    /// The corridors and entrances of a room without a noise marker.
    pub(crate) fn quiet_ways(self, room: RoomId) -> impl Iterator<Item = Choice> + 'a {
        let corridors = self.book.neighbours(room).iter().map(|(corridor, _)| *corridor);
        let quiet = corridors.filter(move |corridor| self.state.noise & (1 << corridor.0) == 0);
        let ducts = self.book.entrances(room).iter().copied();
        let still = ducts.filter(move |duct| self.state.duct_noise & (1 << duct.0) == 0);
        quiet.map(Choice::Corridor).chain(still.map(Choice::Duct))
    }

    pub(crate) fn move_objections(self, seat: Seat, footfall: Footfall, docket: &mut impl Docket) {
        if self.duct_steps(seat, footfall).next().is_some() {
            return;
        }
        if self.steps(seat, Footfall::Roll).next().is_none() {
            docket.object("door.closed", Reason::DoorClosed);
        } else if self.steps(seat, footfall).next().is_none() {
            docket.object("move.careful.full", Reason::AllNoisy);
        }
    }

    /// The rooms a character could crawl to through technical corridors.
    pub(crate) fn duct_rooms(self, seat: Seat) -> impl Iterator<Item = (RoomId, NetworkId)> + 'a {
        let here = self.crew(seat).room();
        let networks = here.map_or(&[][..], |room| self.book.entrances(room));
        self.book.rooms().filter_map(move |room| {
            let joined =
                networks.iter().find(|network| self.book.entrances(room).contains(network));
            joined.filter(|_| Some(room) != here).map(|network| (room, *network))
        })
    }

    /// The rooms a character who knows the ducts could step into through them; never out of a
    /// combat (`tech.character.combat`).
    pub(crate) fn duct_steps(
        self,
        seat: Seat,
        footfall: Footfall,
    ) -> impl Iterator<Item = RoomId> + 'a {
        let open = self.knows_the_ducts(seat) && !self.in_combat(seat);
        let rooms = open.then(|| self.duct_rooms(seat)).into_iter().flatten();
        rooms
            .map(|(room, _)| room)
            .filter(move |room| footfall != Footfall::Careful || self.quiet_place(*room))
    }

    /// Whether a character uses technical entrances like corridors (`room.digest.plans`).
    pub(crate) fn knows_the_ducts(self, seat: Seat) -> bool {
        self.items_of(seat)
            .any(|item| matches!(self.catalog().items[item.index()].passive, Some(Passive::Ducts)))
    }

    pub(crate) fn ducts_objections(self, seat: Seat, docket: &mut impl Docket) {
        docket.when(self.duct_rooms(seat).next().is_none(), "tech.character", Reason::NoEntrance);
    }

    /// The rooms a character could reach along the hull.
    pub(crate) fn hull_rooms(
        self,
        seat: Seat,
        colour: RoomColour,
    ) -> impl Iterator<Item = RoomId> + 'a {
        let here = self.crew(seat).room();
        self.book.rooms().filter(move |room| Some(*room) != here && self.has_colour(*room, colour))
    }

    /// Whether a room is explored and of a colour.
    #[must_use]
    pub fn has_colour(self, room: RoomId, colour: RoomColour) -> bool {
        self.state.rooms[room.index()].explored
            && self.catalog().tiles[self.tile(room).index()].colour == colour
    }

    pub(crate) fn space_walk_objections(
        self,
        seat: Seat,
        colour: RoomColour,
        docket: &mut impl Docket,
    ) {
        let here = self.crew(seat).room().is_some_and(|room| self.has_colour(room, colour));
        docket.when(!here, "effect.move.suit", Reason::WrongRoom);
        docket.when(
            self.hull_rooms(seat, colour).next().is_none(),
            "effect.move.suit.explored",
            Reason::NoTarget,
        );
    }

    pub(crate) fn leave_objections(self, seat: Seat, ammo: u8, docket: &mut impl Docket) {
        docket.when(
            ammo > 0 && self.loaded(seat).next().is_none(),
            "effect.move.ammo",
            Reason::NoAmmo,
        );
        self.move_objections(seat, Footfall::Roll, docket);
    }

    /// Who leaves, through which corridor, with whose ammo.
    pub(crate) fn leave_aims(
        self,
        seat: Seat,
        who: Leavers,
        ammo: u8,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => {
                out.push(Choice::Seat(seat));
                if who != Leavers::Own {
                    let willing = self.company(seat).filter(|other| self.may_ask(*other));
                    for other in willing {
                        out.push(Choice::Seat(other));
                        if who == Leavers::Both {
                            out.push(Choice::Both(other));
                        }
                    }
                }
            }
            [_] => out.extend(self.steps(seat, Footfall::Roll).map(Choice::Corridor)),
            [_, _] if ammo > 0 => {
                out.extend(
                    self.loaded(seat).map(|item| Choice::Thing(crate::thing::Thing::Item(item))),
                );
            }
            _ => {}
        }
    }

    /// Characters an order reaches (`effect.move.ordered`, `effect.reach.computer`).
    pub(crate) fn ordered(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        let far = matches!(deed.source, Source::Card(card) if self.reaches_far(deed.seat, card));
        self.seats().filter(move |other| {
            let room = self.crew(*other).room();
            *other != deed.seat
                && room.is_some_and(|room| room == deed.room || far && self.working_computer(room))
                && self.steps(*other, Footfall::Roll).next().is_some()
        })
    }

    pub(crate) fn order_objections(self, deed: Deed, docket: &mut impl Docket) {
        docket.when(self.ordered(deed).next().is_none(), "effect.move.ordered", Reason::Alone);
    }

    pub(crate) fn order_aims(self, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(self.ordered(deed).map(Choice::Seat)),
            [Choice::Seat(other)] => {
                out.extend(self.steps(*other, Footfall::Roll).map(Choice::Corridor));
            }
            _ => {}
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One step, after the attacks of an escape if an intruder is here (`escape.how`).
    pub(crate) fn walk(&mut self, seat: Seat, corridor: CorridorId, footfall: Footfall) {
        let Some(from) = self.state.crew[seat.index()].room() else {
            return;
        };
        let to = self.book.across(corridor, from);
        let by = Way::Corridor(corridor);
        self.push(Frame::Step { seat, companion: None, to, by, footfall });
        if self.look().in_combat(seat) {
            self.push(Frame::Escape { seat, done: MiniSet::default(), stamp: self.state.arrivals });
        }
    }

    pub(crate) fn crawl(&mut self, seat: Seat, to: RoomId, footfall: Footfall) {
        let network = self.look().duct_rooms(seat).find(|(room, _)| *room == to);
        if let Some((_, network)) = network {
            let by = Way::Duct(network);
            self.push(Frame::Step { seat, companion: None, to, by, footfall });
        }
    }

    pub(crate) fn space_walk(&mut self, seat: Seat, to: RoomId) {
        self.discard_action_cards("effect.move.suit", seat);
        let by = Way::Hull;
        self.push(Frame::Step { seat, companion: None, to, by, footfall: Footfall::Roll });
    }

    /// Leaves without being attacked (`effect.move.no-attack`).
    pub(crate) fn leave(&mut self, seat: Seat, ammo: u8, named: &[Choice]) {
        let [who, Choice::Corridor(corridor), rest @ ..] = named else {
            return;
        };
        if let (true, [Choice::Thing(weapon)]) = (ammo > 0, rest)
            && let Some(weapon) = weapon.item()
        {
            self.spend_ammo("effect.move.ammo", seat, weapon, ammo);
        }
        let (mover, companion) = match who {
            Choice::Both(other) => (seat, Some(*other)),
            Choice::Seat(mover) => (*mover, None),
            _ => return,
        };
        let Some(from) = self.state.crew[mover.index()].room() else {
            return;
        };
        let to = self.book.across(*corridor, from);
        let by = Way::Corridor(*corridor);
        self.push(Frame::Step { seat: mover, companion, to, by, footfall: Footfall::Roll });
    }

    /// Moves another character without its consent (`effect.move.ordered`).
    pub(crate) fn order(&mut self, _giver: Seat, other: Seat, corridor: CorridorId) {
        self.walk(other, corridor, Footfall::Roll);
    }

    /// Every intruder of the room attacks the escaping character once, strongest first.
    pub(crate) fn escape(&mut self, seat: Seat, done: MiniSet, stamp: u16) {
        let Some(room) = self.state.crew[seat.index()].room() else {
            return;
        };
        let look = self.look();
        let next = look
            .figures(room)
            .iter()
            .find(|mini| !done.has(*mini) && look.state.minis[mini.index()].since <= stamp);
        if let Some(mini) = next {
            self.push(Frame::Escape { seat, done: done.with(mini), stamp });
            self.push(Frame::Attack { mini, target: seat, surprise: false });
        }
    }

    /// Arrives in a room: what entering causes is resolved there (`move.effects-after`).
    pub(crate) fn step_into(
        &mut self,
        seat: Seat,
        companion: Option<Seat>,
        to: RoomId,
        by: Way,
        footfall: Footfall,
    ) {
        let Some(from) = self.state.crew[seat.index()].room() else {
            return;
        };
        let rule = match by {
            Way::Corridor(_) => "move.basic",
            Way::Duct(_) => "tech.character",
            Way::Hull => "effect.move.suit",
        };
        let companion =
            companion.filter(|other| self.state.crew[other.index()].room() == Some(from));
        self.push(Frame::Hush { seat, companion, room: to, footfall });
        for mover in [Some(seat), companion].into_iter().flatten() {
            self.crew(mover).place = Place::Room(to);
            self.tell(rule, Fact::Moved { seat: mover, from, to, by });
            if self.state.rooms[to.index()].explored {
                self.enter_slime(mover, to);
            }
        }
        if !self.state.rooms[to.index()].explored {
            self.push(Frame::Explore { seat, room: to, by, footfall });
        }
    }
}
