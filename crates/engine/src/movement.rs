//! Movement of characters: steps, ducts, hull walks, leaving under cover, orders, escape.

use derelict_content::{
    CorridorId, Footfall, KindId, Leavers, NetworkId, Passive, RoomColour, RoomId, TraitEffect,
};

use crate::arrival::Arrival;
use crate::card::Face;
use crate::choice::{Choice, Source};
use crate::cost::Toll;
use crate::event::{EventSink, Passage};
use crate::frame::{Frame, Poll, Question, WindowKind};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::state::Door;
use crate::thing::Thing;
use crate::verb::{Deed, Doable, Unaimed};

/// Through one corridor into a neighbouring room; through the ducts for whoever knows them.
pub(crate) struct Move {
    pub footfall: Footfall,
}

impl Doable for Move {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        look.step_objections(deed.seat, self.footfall, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.steps(deed.seat, self.footfall).map(Choice::Corridor));
            let crossings = look.link_steps(deed.seat, self.footfall);
            out.extend(crossings.map(Choice::Room));
            let ducts = look.duct_steps(deed.seat, self.footfall);
            out.extend(ducts.filter(|to| !look.book.links(deed.room, *to)).map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if matches!(deed.source, Source::Basic(_)) && play.look().facility().is_some() {
            play.facility().stepped = true;
        }
        match *named {
            [Choice::Corridor(corridor), ..] => play.walk(deed.seat, corridor, self.footfall),
            [Choice::Room(to), ..] if play.book.links(deed.room, to) => {
                play.cross(deed.seat, to, self.footfall);
            }
            [Choice::Room(to), ..] => play.crawl(deed.seat, to, self.footfall),
            _ => {}
        }
        if matches!(deed.source, Source::Basic(_)) {
            play.offer_to_follow(deed.seat);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Whoever follows others is asked before anybody moves (`after.psych.follow-when`).
    fn offer_to_follow(&mut self, mover: Seat) {
        let look = self.look();
        if look.in_combat(mover) {
            return;
        }
        let near = look.company(mover).filter(|seat| {
            look.has_trait(*seat, TraitEffect::Following) && !look.crew(*seat).hand.is_empty()
        });
        let window: SeatSet = near.collect();
        let able = |seat: &Seat| look.crew(*seat).action_cards() > 0;
        let asked = window.iter().filter(able).collect();
        self.open_window(WindowKind::Follow { mover }, window, asked);
    }

    pub(crate) fn follow(&mut self, poll: Poll) {
        if let Some(seat) = poll.yes.iter().next() {
            self.ask(Question::PayFollow { seat });
        }
    }

    /// The follower comes along (`after.psych.follow`).
    pub(crate) fn answer_pay_follow(&mut self, seat: Seat, choice: Choice) {
        let Choice::Card(face @ Face::Action(_)) = choice else { return };
        self.discard_face("after.psych.follow", seat, face);
        if let Some(Frame::Arrive(arrival)) = self.state.frames.as_mut_slice().last_mut() {
            arrival.companion = Some(seat);
        }
    }
}

/// From a technical entrance to another room with one.
#[derive(Clone, Copy)]
pub(crate) struct Ducts {
    pub footfall: Footfall,
    /// The user is slimed first.
    pub slime: bool,
    /// Only to an explored room.
    pub explored: bool,
    /// Also from a room without an entrance.
    pub anywhere: bool,
    /// As what something attacks in the room reached.
    pub ambush: Option<KindId>,
}

impl Ducts {
    fn rooms<'a>(
        self,
        look: Look<'a>,
        seat: Seat,
    ) -> impl Iterator<Item = (RoomId, NetworkId)> + 'a {
        let here = look.crew(seat).room();
        let near = look.duct_rooms(seat).filter(move |_| !self.anywhere);
        let far = look.book.rooms().filter(move |room| self.anywhere && Some(*room) != here);
        let far = far.filter_map(move |room| Some((room, *look.book.entrances(room).first()?)));
        near.chain(far)
            .filter(move |(room, _)| !self.explored || look.state.rooms[room.index()].explored)
    }
}

impl Doable for Ducts {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rooms = self.rooms(look, deed.seat).next();
        docket.when(rooms.is_none(), "tech.character", Reason::NoEntrance);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(self.rooms(look, deed.seat).map(|(room, _)| Choice::Room(room)));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(to), ..] = *named {
            if self.slime {
                play.slime("carno.effect.mutation.move", deed.seat);
            }
            let way = self.rooms(play.look(), deed.seat).find(|(room, _)| *room == to);
            let Some((_, network)) = way else { return };
            let by = Passage::Duct(network);
            let arrival = Arrival::new(deed.seat, to, by, self.footfall);
            let Some(kind) = self.ambush else { return play.push(Frame::Arrive(arrival)) };
            // It waits in the room reached, before anything is heard (`lock.room.cave-order`).
            play.enter(arrival);
            let target = deed.seat;
            play.push(Frame::Ambush { kind, target, card: None, effect: 0 });
        }
    }
}

/// Outside along the hull to another room of a colour, for all action cards in hand.
pub(crate) struct SpaceWalk {
    pub colour: RoomColour,
}

impl Doable for SpaceWalk {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let here = look.crew(deed.seat).room();
        let fits = here.is_some_and(|room| look.has_colour(room, self.colour));
        docket.when(!fits, "effect.move.suit", Reason::WrongRoom);
        let rooms = look.hull_rooms(deed.seat, self.colour).next();
        docket.when(rooms.is_none(), "effect.move.suit.explored", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.hull_rooms(deed.seat, self.colour).map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(to), ..] = *named {
            play.set_out(deed.seat, to, Passage::Hull, Footfall::Roll);
        }
    }

    fn toll(self, _: &[Choice]) -> Toll {
        Toll { rule: "effect.move.suit", hand: true, ..Toll::default() }
    }
}

/// Out of a combat without being attacked (`effect.move.no-attack`).
pub(crate) struct Leave {
    pub who: Leavers,
    pub ammo: u8,
}

impl Doable for Leave {
    const CARRIES: bool = true;
    const ASKS: bool = true;

    fn objections(self, look: Look<'_>, Deed { seat, .. }: Deed, docket: &mut impl Docket) {
        let empty = self.ammo > 0 && look.loaded(seat).next().is_none();
        docket.when(empty, "effect.move.ammo", Reason::NoAmmo);
        look.step_objections(seat, Footfall::Roll, docket);
    }

    /// Who leaves, through which corridor, with whose ammo.
    fn aims(
        self,
        look: Look<'_>,
        Deed { seat, .. }: Deed,
        named: &[Choice],
        out: &mut Vec<Choice>,
    ) {
        match named {
            [] => {
                out.push(Choice::Seat(seat));
                if self.who != Leavers::Own {
                    for other in look.company(seat).filter(|other| look.may_ask(*other)) {
                        out.push(Choice::Seat(other));
                        if self.who == Leavers::Both {
                            out.push(Choice::Both(other));
                        }
                    }
                }
            }
            [_] => out.extend(look.steps(seat, Footfall::Roll).map(Choice::Corridor)),
            [_, _] if self.ammo > 0 => {
                out.extend(look.loaded(seat).map(|item| Choice::Thing(Thing::Item(item))));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [who, Choice::Corridor(corridor), ..] = *named else { return };
        let (mover, companion) = match who {
            Choice::Both(other) => (deed.seat, Some(other)),
            Choice::Seat(mover) => (mover, None),
            _ => return,
        };
        let Some(from) = play.crew(mover).room() else { return };
        let to = play.book.across(corridor, from);
        let arrival = Arrival::new(mover, to, Passage::Corridor(corridor), Footfall::Roll);
        play.push(Frame::Arrive(Arrival { companion, ..arrival }));
    }

    fn toll(self, named: &[Choice]) -> Toll {
        let ammo = match *named {
            [_, _, Choice::Thing(Thing::Item(weapon))] if self.ammo > 0 => {
                Some((weapon, self.ammo))
            }
            _ => None,
        };
        Toll { rule: "effect.move.ammo", ammo, ..Toll::default() }
    }
}

/// Moves another character without its consent (`effect.move.ordered`).
pub(crate) struct Order;

impl Doable for Order {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        if look.ordered(deed).next().is_none() {
            let shut_in = look.within_order(deed).next().is_some();
            docket.when(shut_in, "door.closed", Reason::DoorClosed);
            docket.when(!shut_in, "effect.move.ordered", Reason::Alone);
        }
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.ordered(deed).map(Choice::Seat)),
            [Choice::Seat(other)] => {
                out.extend(look.steps(other, Footfall::Roll).map(Choice::Corridor));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(other), Choice::Corridor(corridor), ..] = *named {
            play.walk(other, corridor, Footfall::Roll);
        }
    }
}

/// Out of a combat together with one intruder; the others do not attack
/// (`after.effect.move.pair`).
pub(crate) struct Drag;

impl Doable for Drag {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.movable(deed.room).next().is_none();
        docket.when(none, "after.effect.move.pair", Reason::NoTarget);
        look.step_objections(deed.seat, Footfall::Silent, docket);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => out.extend(look.movable(deed.room).map(Choice::Intruder)),
            [_] => out.extend(look.steps(deed.seat, Footfall::Silent).map(Choice::Corridor)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Intruder(mini), Choice::Corridor(corridor), ..] = *named {
            let to = play.book.across(corridor, deed.room);
            play.set_out(deed.seat, to, Passage::Corridor(corridor), Footfall::Silent);
            play.go_through("after.effect.move.pair", mini, corridor, to);
        }
    }
}

/// Moves another character out of combat, from this room or one next to it, without its consent
/// (`after.effect.other.move`).
pub(crate) struct Send;

impl Doable for Send {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.sendable(deed).next().is_none();
        docket.when(none, "after.effect.other.move", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.sendable(deed).map(Choice::Seat)),
            [Choice::Seat(other)] => {
                out.extend(look.steps(other, Footfall::Roll).map(Choice::Corridor));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(other), Choice::Corridor(corridor), ..] = *named {
            play.walk(other, corridor, Footfall::Roll);
        }
    }
}

/// Another character of the room moves, or discards action cards, as its player chooses
/// (`after.effect.other.or`).
pub(crate) struct Suggest {
    pub cards: u8,
}

impl Doable for Suggest {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = look.persuadable(deed).next().is_none();
        docket.when(none, "after.effect.other.move", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match *named {
            [] => out.extend(look.persuadable(deed).map(Choice::Seat)),
            [Choice::Seat(other)] => {
                let ways =
                    look.crew(other).room().map_or(&[][..], |room| look.book.neighbours(room));
                out.extend(ways.iter().map(|(corridor, _)| Choice::Corridor(*corridor)));
            }
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        if let [Choice::Seat(seat), Choice::Corridor(corridor), ..] = *named {
            let mut open = Vec::new();
            play.look().suggested(seat, corridor, self.cards, &mut open);
            if !open.is_empty() {
                play.ask(Question::Suggested { seat, corridor, cards: self.cards });
            }
        }
    }
}

impl<'a> Look<'a> {
    /// Characters out of combat in this room or one next to it who can go somewhere.
    fn sendable(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        let near = move |room: RoomId| {
            room == deed.room
                || self.book.neighbours(deed.room).iter().any(|(_, there)| *there == room)
        };
        self.seats().filter(move |other| {
            *other != deed.seat
                && self.crew(*other).room().is_some_and(near)
                && !self.in_combat(*other)
                && self.steps(*other, Footfall::Roll).next().is_some()
        })
    }

    /// Others in the room, out of combat.
    fn persuadable(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        self.company(deed.seat).filter(move |other| !self.in_combat(*other))
    }

    /// What somebody can do who is asked to move or to discard.
    pub(crate) fn suggested(
        self,
        seat: Seat,
        corridor: CorridorId,
        cards: u8,
        out: &mut Vec<Choice>,
    ) {
        if self.steps(seat, Footfall::Roll).any(|way| way == corridor) {
            out.push(Choice::Yes);
        }
        if self.crew(seat).action_cards() >= cards {
            out.push(Choice::No);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_suggested(
        &mut self,
        seat: Seat,
        corridor: CorridorId,
        cards: u8,
        choice: Choice,
    ) {
        match choice {
            Choice::Yes => self.walk(seat, corridor, Footfall::Roll),
            _ => self.push(Frame::DiscardActions { seats: SeatSet::only(seat), cards }),
        }
    }
}

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

    fn step_objections(self, seat: Seat, footfall: Footfall, docket: &mut impl Docket) {
        if self.duct_steps(seat, footfall).next().is_some()
            || self.link_steps(seat, footfall).next().is_some()
        {
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
        // The main room of the shuttle is reached through its own corridors alone
        // (`after.shuttle.ducts`).
        let main = self.book.main_room();
        let rooms = self.book.rooms().filter(move |room| Some(*room) != main);
        rooms.filter_map(move |room| {
            let joined =
                networks.iter().find(|network| self.book.entrances(room).contains(network));
            joined.filter(|_| Some(room) != here).map(|network| (room, *network))
        })
    }

    /// The rooms a character who knows the ducts could step into through them; never out of a
    /// combat (`tech.character.combat`).
    fn duct_steps(self, seat: Seat, footfall: Footfall) -> impl Iterator<Item = RoomId> + 'a {
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

    /// The rooms a character could reach along the hull.
    fn hull_rooms(self, seat: Seat, colour: RoomColour) -> impl Iterator<Item = RoomId> + 'a {
        let here = self.crew(seat).room();
        self.book.rooms().filter(move |room| Some(*room) != here && self.has_colour(*room, colour))
    }

    /// Whether a room is explored and of a colour.
    #[must_use]
    pub fn has_colour(self, room: RoomId, colour: RoomColour) -> bool {
        self.state.rooms[room.index()].explored
            && self.catalog().tiles[self.tile(room).index()].colour == colour
    }

    /// Characters an order can move.
    fn ordered(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        self.within_order(deed)
            .filter(move |other| self.steps(*other, Footfall::Roll).next().is_some())
    }

    /// Characters an order reaches (`effect.move.ordered`, `effect.reach.computer`).
    fn within_order(self, deed: Deed) -> impl Iterator<Item = Seat> + 'a {
        let far = matches!(deed.source, Source::Card(card) if self.reaches_far(deed.seat, card));
        self.seats().filter(move |other| {
            let room = self.crew(*other).room();
            *other != deed.seat
                && room.is_some_and(|room| room == deed.room || far && self.working_computer(room))
        })
    }
}

impl<S: EventSink> Play<'_, S> {
    /// One step, after the attacks of an escape if an intruder is here (`escape.how`).
    pub(crate) fn walk(&mut self, seat: Seat, corridor: CorridorId, footfall: Footfall) {
        let Some(from) = self.state.crew[seat.index()].room() else {
            return;
        };
        let to = self.book.across(corridor, from);
        self.set_out(seat, to, Passage::Corridor(corridor), footfall);
        self.escape_first(seat);
    }

    /// Before somebody leaves a combat everything there attacks.
    pub(crate) fn escape_first(&mut self, seat: Seat) {
        if self.look().in_combat(seat) {
            self.push(Frame::Escape { seat, done: MiniSet::default(), stamp: self.state.arrivals });
        }
    }

    fn crawl(&mut self, seat: Seat, to: RoomId, footfall: Footfall) {
        let network = self.look().duct_rooms(seat).find(|(room, _)| *room == to);
        if let Some((_, network)) = network {
            self.set_out(seat, to, Passage::Duct(network), footfall);
        }
    }

    pub(crate) fn set_out(&mut self, seat: Seat, to: RoomId, by: Passage, footfall: Footfall) {
        self.push(Frame::Arrive(Arrival::new(seat, to, by, footfall)));
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
            .filter(|mini| look.book.attacks(look.book.mini_kind(*mini)))
            .find(|mini| !done.has(*mini) && look.state.minis[mini.index()].since <= stamp);
        if let Some(mini) = next {
            self.push(Frame::Escape { seat, done: done.with(mini), stamp });
            self.push(Frame::Attack { mini, target: seat, surprise: false });
        }
    }
}

/// Through one corridor without being attacked (`carno.effect.mutation.move`).
pub(crate) struct Slip {
    pub footfall: Footfall,
    /// The user may stay.
    pub optional: bool,
}

impl Unaimed for Slip {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let shut = look.steps(deed.seat, self.footfall).next().is_none();
        docket.when(shut, "door.closed", Reason::DoorClosed);
    }

    /// Where to is asked only now, since what comes before may change where the user stands.
    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        let Self { footfall, optional } = self;
        play.ask(Question::Slip { seat, footfall, optional });
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_slip(&mut self, seat: Seat, footfall: Footfall, choice: Choice) {
        if let (Choice::Corridor(corridor), Some(from)) =
            (choice, self.state.crew[seat.index()].room())
        {
            let to = self.book.across(corridor, from);
            self.set_out(seat, to, Passage::Corridor(corridor), footfall);
        }
    }
}

/// To a neighbouring room with up to one other character of the room, who is not asked
/// (`lock.effect.move.escort`).
pub(crate) struct Escort;

impl Doable for Escort {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let shut = look.steps(deed.seat, Footfall::Roll).next().is_none();
        docket.when(shut, "door.closed", Reason::DoorClosed);
    }

    /// Who comes along, nobody by naming oneself; then the way.
    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => {
                out.push(Choice::Seat(deed.seat));
                out.extend(look.company(deed.seat).map(Choice::Seat));
            }
            [_] => out.extend(look.steps(deed.seat, Footfall::Roll).map(Choice::Corridor)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        let [Choice::Seat(other), Choice::Corridor(corridor), ..] = *named else { return };
        let to = play.book.across(corridor, deed.room);
        let companion = Some(other).filter(|other| *other != deed.seat);
        let by = Passage::Corridor(corridor);
        let arrival = Arrival::new(deed.seat, to, by, Footfall::Roll);
        play.push(Frame::Arrive(Arrival { companion, ..arrival }));
        // Each of them escapes (`lock.effect.move.escort.noise`).
        companion.into_iter().for_each(|other| play.escape_first(other));
        play.escape_first(deed.seat);
    }
}
