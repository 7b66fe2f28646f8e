//! Noise: the roll, the markers, Danger.

use derelict_content::{CorridorId, NetworkId, NoiseFace, Reaction, RoomId, WeaknessEffect};

use crate::card::Face;
use crate::choice::Choice;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, Question, Then, WindowKind};
use crate::play::{Look, Play};
use crate::reason::{Docket, Reason};
use crate::rulebook::Exit;
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::streams::Stream;
use crate::verb::{Deed, Doable, Unaimed};

/// A noise roll in a named room, made from elsewhere or by nobody's action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Afar {
    /// What it is made by.
    pub rule: &'static str,
    /// What its Danger is read by.
    pub danger: &'static str,
    /// Who throws the die. Causes an encounter in which nobody is at risk.
    pub by: Seat,
    pub room: RoomId,
    pub ambush: Ambush,
}

/// Whom a surprise attack is aimed at in an encounter that comes of such a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ambush {
    /// Nobody: the room is one without characters.
    Never,
    /// The smallest hand among the characters in the room, the first in order of equal ones.
    SmallestHand,
}

impl<'a> Look<'a> {
    /// The character in a room with the fewest cards in hand, the first in order of equal ones.
    #[must_use]
    pub fn smallest_hand(self, room: RoomId) -> Option<Seat> {
        let there = self.in_order().filter(|seat| self.crew(*seat).room() == Some(room));
        there.min_by_key(|seat| self.crew(*seat).hand.len())
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

    pub(crate) fn noisy(self, corridor: CorridorId) -> bool {
        self.state.noise & (1 << corridor.0) != 0
    }

    pub(crate) fn noisy_duct(self, network: NetworkId) -> bool {
        self.state.duct_noise & (1 << network.0) != 0
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Rolls the noise die for the room a character is in, unless it is in combat.
    pub(crate) fn noise_roll(&mut self, seat: Seat, then: Then) {
        match then {
            Then::Nothing => {}
            Then::Board | Then::Hibernate | Then::Isolate | Then::Walk => {
                self.push(Frame::After { then, seat })
            }
            // The only roll that is made in combat (`void.lair.noise-only`).
            Then::Lair if self.look().beside_lair(seat) => {
                self.roll_noise(seat, false);
                return;
            }
            Then::Lair => return,
        }
        if self.look().in_combat(seat) || self.look().noise_room(seat).is_none() {
            return;
        }
        self.roll_noise(seat, false);
    }

    fn roll_noise(&mut self, seat: Seat, rerolled: bool) {
        let Some(room) = self.look().noise_room(seat) else {
            return;
        };
        let die = &self.book.catalog.noise_die;
        let face = self.state.streams.below(Stream::Noise, die.len());
        self.tell("noise.roll.room", Fact::NoiseRolled { seat, room, face: die[face] });
        self.push(Frame::NoiseResult { seat, face: face as u8 });
        if !rerolled && self.look().could_reroll(seat) {
            let seats = SeatSet::only(seat);
            let window = WindowKind::RerollNoise;
            self.tell("hidden.react", Fact::WindowOpened { window, seats });
            let bears = self.look().reacting_item(seat, Reaction::RerollNoise).is_some();
            if bears && self.state.crew[seat.index()].action_cards() > 0 {
                self.ask(Question::Reroll { seat, face: face as u8 });
            }
        }
    }

    pub(crate) fn answer_reroll(&mut self, seat: Seat, face: u8, choice: Choice) {
        if choice == Choice::Yes {
            self.ask(Question::PayReroll { seat, face });
        }
    }

    pub(crate) fn answer_pay_reroll(&mut self, seat: Seat, choice: Choice) {
        let Choice::Card(face @ Face::Action(_)) = choice else {
            return;
        };
        self.discard_face("effect.react.scanner", seat, face);
        self.tell("effect.react.scanner", Fact::NoiseRerolled { seat });
        // The first result is forgotten.
        if let Some(Frame::NoiseResult { .. }) = self.state.frames.top() {
            self.state.frames.pop();
        }
        self.roll_noise(seat, true);
    }

    /// Reads the noise die.
    pub(crate) fn noise_result(&mut self, seat: Seat, face: u8) {
        let Some(room) = self.look().noise_room(seat) else {
            return;
        };
        let face = self.book.catalog.noise_die[face as usize];
        match face.number() {
            Some(number) => self.noise_at(room, number, |_| seat),
            None if face == NoiseFace::Danger => {
                self.danger_rolled("noise.roll.danger.move", seat, room);
            }
            None if self.look().is_slimed(seat) => {
                self.danger_rolled("noise.roll.silence.slimed", seat, room);
            }
            None => self.tell("noise.roll.silence", Fact::Silence { room }),
        }
    }

    /// Makes a noise roll that is no character's: slime does not turn its Silence into Danger, and
    /// nothing rerolls it.
    pub(crate) fn noise_afar(&mut self, Afar { rule, danger, by, room, ambush }: Afar) {
        let die = &self.book.catalog.noise_die;
        let face = die[self.state.streams.below(Stream::Noise, die.len())];
        self.tell(rule, Fact::NoiseRolled { seat: by, room, face });
        match face.number() {
            Some(number) => self.noise_at(room, number, |look| match ambush {
                Ambush::Never => by,
                Ambush::SmallestHand => look.smallest_hand(room).unwrap_or(by),
            }),
            None if face == NoiseFace::Danger => self.danger(danger, room),
            None => self.tell("noise.roll.silence", Fact::Silence { room }),
        }
    }

    /// Noise behind a numbered exit of a room: a marker, or an encounter if one lies there already.
    fn noise_at(&mut self, room: RoomId, number: u8, trigger: impl FnOnce(Look<'_>) -> Seat) {
        let exit = self.book.exit(room, number);
        let heard = match exit {
            Exit::Corridor(corridor, _) => self.look().noisy(corridor),
            Exit::Duct(network) => self.look().noisy_duct(network),
        };
        match exit {
            _ if heard => {
                let trigger = Some(trigger(self.look()));
                self.push(Frame::Encounter { room, trigger });
            }
            Exit::Corridor(corridor, _) => self.place_noise("noise.roll.number", corridor),
            Exit::Duct(network) => self.place_duct_noise("tech.noise.place", network),
        }
    }

    /// Danger that somebody has rolled; in the light they may not hear it
    /// (`lock.effect.weak.deaf`).
    fn danger_rolled(&mut self, rule: &'static str, seat: Seat, room: RoomId) {
        let look = self.look();
        if look.lit(room) && look.weakness_for(seat, WeaknessEffect::DullHearing) {
            self.tell(rule, Fact::DangerHeard { room });
            return self.noise_around("lock.effect.weak.deaf", room);
        }
        self.danger(rule, room);
    }

    /// The Danger result: neighbours come, or noise is everywhere.
    pub(crate) fn danger(&mut self, rule: &'static str, room: RoomId) {
        self.tell(rule, Fact::DangerHeard { room });
        let look = self.look();
        let drawn: MiniSet = look
            .all_figures()
            .filter(|figure| {
                !look.book.is_still(figure.kind)
                    && !look.fights(figure.id)
                    && look.book.neighbours(room).iter().any(|(_, there)| *there == figure.room)
            })
            .map(|figure| figure.id)
            .collect();
        if drawn.is_empty() {
            self.noise_around("noise.roll.danger.markers", room);
        } else {
            self.draw_in("noise.roll.danger.move", room, drawn);
        }
    }

    /// A marker in each corridor of a room that has none, by rising number, entrances last
    /// (`noise.roll.danger.order`).
    pub(crate) fn noise_around(&mut self, rule: &'static str, room: RoomId) {
        for number in 1..=4 {
            if let Exit::Corridor(corridor, _) = self.book.exit(room, number)
                && !self.look().noisy(corridor)
            {
                self.place_noise(rule, corridor);
            }
        }
        for network in self.book.entrances(room) {
            if !self.look().noisy_duct(*network) {
                self.place_duct_noise(rule, *network);
            }
        }
    }

    pub(crate) fn place_noise(&mut self, rule: &'static str, corridor: CorridorId) {
        self.state.noise |= 1 << corridor.0;
        self.tell(rule, Fact::NoisePlaced { corridor });
    }

    pub(crate) fn place_duct_noise(&mut self, rule: &'static str, network: NetworkId) {
        self.state.duct_noise |= 1 << network.0;
        self.tell(rule, Fact::DuctNoisePlaced { network });
    }

    /// Discards the markers around a room (`encounter.step1`).
    pub(crate) fn hush_around(&mut self, rule: &'static str, room: RoomId) {
        for (corridor, _) in self.book.neighbours(room) {
            if self.look().noisy(*corridor) {
                self.state.noise &= !(1 << corridor.0);
                self.tell(rule, Fact::NoiseRemoved { corridor: *corridor });
            }
        }
        for network in self.book.entrances(room) {
            if self.look().noisy_duct(*network) {
                self.state.duct_noise &= !(1 << network.0);
                self.tell(rule, Fact::DuctNoiseRemoved { network: *network });
            }
        }
    }

    /// Noise rolls of several players, one after another in order; only beside an entrance to
    /// these technical networks, if any are named.
    pub(crate) fn noise_rolls(&mut self, mut seats: SeatSet, ducts: u8) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::NoiseRolls { seats, ducts });
        let room = self.look().noise_room(seat);
        let heard = ducts == 0
            || room.is_some_and(|room| {
                self.book.entrances(room).iter().any(|network| ducts & (1 << network.0) != 0)
            });
        if heard {
            self.push(Frame::NoiseRoll { seat, then: Then::Nothing });
            self.offer_to_hush(seat);
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Noise around every intruder, by room number (`carno.effect.event.noise`,
    /// `after.effect.event.screech`).
    pub(crate) fn noise_around_intruders(&mut self) {
        let rule = self.book.screech_rule();
        for room in self.book.rooms() {
            if self.look().infested(room) {
                self.noise_around(rule, room);
            }
        }
    }
}

/// Noise in every corridor of the room.
pub(crate) struct NoiseAround;

impl Unaimed for NoiseAround {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        docket.when(!look.quiet_place(deed.room), "noise.roll.danger.markers", Reason::AllNoisy);
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed) {
        play.noise_around("noise.roll.danger.markers", deed.room);
    }
}

/// Makes a noise roll.
pub(crate) struct NoiseRoll;

impl Unaimed for NoiseRoll {
    fn objections(self, _: Look<'_>, _: Deed, _: &mut impl Docket) {}

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, Deed { seat, .. }: Deed) {
        play.push(Frame::NoiseRoll { seat, then: Then::Nothing });
    }
}

/// Makes a noise roll in another room without a character (`after.room.alarm`).
pub(crate) struct Alarm;

impl Doable for Alarm {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let rooms = look.forsaken(deed.room).next();
        docket.when(rooms.is_none(), "after.room.alarm", Reason::NoTarget);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(look.forsaken(deed.room).map(Choice::Room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        if let [Choice::Room(room), ..] = *named {
            let ambush = Ambush::Never;
            let (rule, danger) = ("after.room.alarm", "after.room.alarm-resolve");
            play.noise_afar(Afar { rule, danger, by: deed.seat, room, ambush });
        }
    }
}

/// Takes noise markers out of corridors of the room, or of its section (`carno.effect.mutation.quiet`,
/// `lock.effect.item.noise`).
pub(crate) struct Quiet {
    pub markers: u8,
    pub section: bool,
}

impl Doable for Quiet {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let still = match self.section {
            true => look.corridors_of_section(deed.room).all(|way| !look.noisy(way)),
            false => look.noisy_ways(deed.room).next().is_none(),
        };
        docket.when(still, "carno.effect.mutation.quiet", Reason::NoEffect);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if self.section && named.is_empty() {
            let ways = look.corridors_of_section(deed.room).filter(|way| look.noisy(*way));
            out.extend(ways.map(Choice::Corridor));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        match *named {
            [Choice::Corridor(corridor), ..] if self.section => {
                play.state.noise &= !(1 << corridor.0);
                play.tell("lock.effect.item.noise", Fact::NoiseRemoved { corridor });
            }
            _ => play.ask(Question::Quiet { seat: deed.seat, left: self.markers }),
        }
    }
}

/// Takes all noise around the room and one next to it, and looks at a facedown tile next to it.
pub(crate) struct Listen;

impl Doable for Listen {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let near = look.book.neighbours(deed.room).iter().map(|(_, room)| *room);
        let mut rooms = near.chain([deed.room]);
        let still = rooms.all(|room| look.noisy_ways(room).next().is_none())
            && look.facedown_next_to(deed.seat, deed.room).next().is_none();
        docket.when(still, "carno.effect.mutation.quiet", Reason::NoEffect);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        match named {
            [] => {
                for (_, room) in look.book.neighbours(deed.room) {
                    if !out.contains(&Choice::Room(*room)) {
                        out.push(Choice::Room(*room));
                    }
                }
            }
            [_] => out.extend(look.facedown_next_to(deed.seat, deed.room).map(Choice::Room)),
            _ => {}
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, deed: Deed, named: &[Choice]) {
        play.hush_around("carno.effect.mutation.quiet", deed.room);
        if let Some(Choice::Room(room)) = named.first() {
            play.hush_around("carno.effect.mutation.quiet", *room);
        }
        if let Some(Choice::Room(room)) = named.get(1) {
            play.peek_tile(deed.seat, *room, true);
        }
    }
}

impl<'a> Look<'a> {
    /// Rooms without a character, but for one; whoever waits in a pod and a companion count
    /// (`after.room.alarm-pod`, `after.room.alarm-laika`).
    fn forsaken(self, but: RoomId) -> impl Iterator<Item = RoomId> + 'a {
        self.book.rooms().filter(move |room| {
            *room != but
                && !self.is_companion_in(*room)
                && !self.seats().any(|seat| self.noise_room(seat) == Some(*room))
        })
    }

    /// The corridors and entrances of a room with a noise marker.
    pub(crate) fn noisy_ways(self, room: RoomId) -> impl Iterator<Item = Choice> + 'a {
        let corridors = self.book.neighbours(room).iter().map(|(corridor, _)| *corridor);
        let ducts = self.book.entrances(room).iter().copied();
        corridors
            .filter(move |corridor| self.noisy(*corridor))
            .map(Choice::Corridor)
            .chain(ducts.filter(move |duct| self.noisy_duct(*duct)).map(Choice::Duct))
    }
}

impl<S: EventSink> Play<'_, S> {
    pub(crate) fn answer_quiet(&mut self, seat: Seat, left: u8, choice: Choice) {
        let rule = "carno.effect.mutation.quiet";
        match choice {
            Choice::Corridor(corridor) => {
                self.state.noise &= !(1 << corridor.0);
                self.tell(rule, Fact::NoiseRemoved { corridor });
            }
            Choice::Duct(network) => {
                self.state.duct_noise &= !(1 << network.0);
                self.tell(rule, Fact::DuctNoiseRemoved { network });
            }
            _ => return,
        }
        let room = self.look().noise_room(seat);
        if left > 1 && room.is_some_and(|room| self.look().noisy_ways(room).next().is_some()) {
            self.ask(Question::Quiet { seat, left: left - 1 });
        }
    }
}

/// Noise in a corridor of the room or at its technical entrance, or in any corridor of the section
/// (`lock.effect.noise.near`, `lock.effect.item.noise`).
pub(crate) struct PlaceNoise {
    pub section: bool,
}

impl PlaceNoise {
    fn places(self, look: Look<'_>, room: RoomId) -> Vec<Choice> {
        if self.section {
            let quiet = look.corridors_of_section(room).filter(|way| !look.noisy(*way));
            return quiet.map(Choice::Corridor).collect();
        }
        look.quiet_ways(room).collect()
    }
}

impl Doable for PlaceNoise {
    fn objections(self, look: Look<'_>, deed: Deed, docket: &mut impl Docket) {
        let none = self.places(look, deed.room).is_empty();
        docket.when(none, "lock.effect.noise.near.free", Reason::AllNoisy);
    }

    fn aims(self, look: Look<'_>, deed: Deed, named: &[Choice], out: &mut Vec<Choice>) {
        if named.is_empty() {
            out.extend(self.places(look, deed.room));
        }
    }

    fn carry_out<S: EventSink>(self, play: &mut Play<'_, S>, _: Deed, named: &[Choice]) {
        let rule = if self.section { "lock.effect.item.noise" } else { "lock.effect.noise.near" };
        match *named {
            [Choice::Corridor(corridor), ..] => play.place_noise(rule, corridor),
            [Choice::Duct(network), ..] => play.place_duct_noise(rule, network),
            _ => {}
        }
    }
}

impl<'a> Look<'a> {
    /// The corridors of the section a room belongs to.
    fn corridors_of_section(self, room: RoomId) -> impl Iterator<Item = CorridorId> + 'a {
        let section = self.book.section(room);
        self.book
            .corridors()
            .filter(move |corridor| section.is_some() && self.book.section_of(*corridor) == section)
    }
}
