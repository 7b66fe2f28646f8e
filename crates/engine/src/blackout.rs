//! What events of the facility do, and what they do besides where there is no power.

use derelict_content::{EventEffect, EventId, KindId, MiniId, Passive, RoomId, TileId};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact};
use crate::frame::{Frame, Question};
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::power::ELEVATOR;
use crate::rulebook::Exit;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::set::MiniSet;
use crate::thing::Thing;

/// Whom an effect concerns: everybody, or those in the dark but for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Everybody and everything.
    All,
    /// Whatever is in a room without power, and nobody who ignores it
    /// (`lock.effect.dark.global`, `lock.effect.dark.ignore`).
    Dark(SeatSet),
}

impl Reach {
    fn has_room(self, look: Look<'_>, room: RoomId) -> bool {
        match self {
            Self::All => true,
            Self::Dark(_) => !look.lit(room),
        }
    }

    fn has(self, look: Look<'_>, seat: Seat) -> bool {
        let spared = match self {
            Self::All => false,
            Self::Dark(spared) => spared.has(seat),
        };
        let room = look.crew(seat).room();
        !spared && room.is_some_and(|room| self.has_room(look, room))
    }

    /// The characters it concerns that fit.
    fn seats(self, look: Look<'_>, fits: impl Fn(Seat) -> bool) -> SeatSet {
        look.seats().filter(|seat| self.has(look, *seat) && fits(*seat)).collect()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// The darkness part of an event card, effect by effect (`lock.event.dark-effects`,
    /// `lock.event.dark-staircase`).
    pub(crate) fn event_dark(&mut self, event: EventId, effect: u8, spared: SeatSet) {
        let effects = &self.book.catalog.events[event.index()].dark;
        if let Some(next) = effects.get(usize::from(effect)) {
            self.push(Frame::EventDark { event, effect: effect + 1, spared });
            self.befall_reach(next, Reach::Dark(spared));
        }
    }

    /// An effect that may be meant for the dark alone.
    pub(crate) fn befall_reach(&mut self, effect: &EventEffect, reach: Reach) {
        match effect {
            EventEffect::BloodTrace { armed } => self.trace_blood(*armed, reach),
            EventEffect::NoiseAroundCharacters { wounded } => self.noise_at_all(*wounded, reach),
            EventEffect::MalfunctionAtCharacters => {
                let look = self.look();
                let rooms: u32 = rooms_of(look, reach.seats(look, |_| true));
                self.break_rooms("lock.effect.event.damage", |_, room| rooms & (1 << room.0) != 0);
            }
            EventEffect::MalfunctionIn { tiles } => {
                self.break_rooms("lock.effect.power.elevator-off", |play, room| {
                    play.look().is_one_of(room, tiles) && reach.has_room(play.look(), room)
                });
            }
            EventEffect::IgniteRooms { tiles, wounds } => self.ignite_rooms(tiles, *wounds, reach),
            EventEffect::IgniteComputers => {
                for room in self.book.rooms() {
                    if self.look().working_computer(room) && self.look().lit(room) {
                        self.place_fire("lock.effect.event.colour", room);
                    }
                }
            }
            EventEffect::ContaminateEggHolders { cards } => {
                let look = self.look();
                let seats = reach.seats(look, |seat| look.is_near_eggs(seat));
                self.each_in_order(seats, |play, seat| {
                    for _ in 0..*cards {
                        play.take_contamination("lock.effect.event.eggs", seat);
                    }
                });
            }
            EventEffect::InfestElsewhere => {
                let look = self.look();
                let seats = reach.seats(look, |seat| {
                    look.crew(seat).action_cards() == 0 && !look.is_in_nest(seat)
                });
                self.each_in_order(seats, |play, seat| {
                    play.infested_by_larva("lock.effect.event.hatch", seat);
                });
            }
            EventEffect::PowerOff { elevator: true } => {
                self.turn_power("lock.effect.power.elevator-off", ELEVATOR, false);
            }
            EventEffect::PowerOff { elevator: false } => {
                self.lose_power("lock.effect.event.blackout");
            }
            EventEffect::BackupOff => self.switch_backup("lock.effect.power.surge", false),
            EventEffect::AttackInCombat => {
                let look = self.look();
                let todo: MiniSet = look
                    .all_figures()
                    .filter(|figure| {
                        look.book.attacks(figure.kind)
                            && look.fights(figure.id)
                            && reach.has_room(look, figure.room)
                    })
                    .map(|figure| figure.id)
                    .collect();
                self.push(Frame::AttackStep { todo, stamp: self.state.arrivals });
            }
            EventEffect::WoundAtEntrances { wounds } => {
                let look = self.look();
                let seats = reach.seats(look, |seat| {
                    let room = look.crew(seat).room();
                    room.is_some_and(|room| !look.book.entrances(room).is_empty())
                });
                self.each_in_order(seats, |play, seat| {
                    play.light_wounds("lock.effect.event.ducts", seat, *wounds, Cause::Event);
                });
            }
            EventEffect::Loss { ammo, armed } => {
                let look = self.look();
                let seats =
                    reach.seats(look, |seat| (look.crew(seat).action_cards() > 0) == *armed);
                self.push(Frame::Losses { seats, ammo: *ammo });
            }
            EventEffect::SpawnAtWounded { kind } => self.scent_of_blood(*kind, reach),
            other => self.happen(other),
        }
    }

    /// Within each section, intruders out of combat come to those whose wounds they smell
    /// (`lock.effect.event.trace`, `lock.effect.event.trace.path`).
    fn trace_blood(&mut self, armed: bool, reach: Reach) {
        let look = self.look();
        let bleeding = reach.seats(look, |seat| {
            look.has_open_wound(seat) && (armed || look.crew(seat).action_cards() == 0)
        });
        let rooms = rooms_of(look, bleeding);
        let goal = |section: usize| {
            look.book.rooms().find(|room| {
                rooms & (1 << room.0) != 0 && look.book.section(*room) == Some(section)
            })
        };
        let moves: Pile<(MiniId, RoomId), { derelict_content::capacity::MINIATURES }> = look
            .all_figures()
            .filter(|figure| !look.fights(figure.id) && reach.has_room(look, figure.room))
            .filter_map(|figure| Some((figure.id, goal(look.book.section(figure.room)?)?)))
            .collect();
        for (mini, to) in moves.iter() {
            if self.state.minis[mini.index()].room != Some(to) {
                self.state.minis[mini.index()].room = Some(to);
                self.note_intruder(mini);
                self.tell("lock.effect.event.trace", Fact::IntruderDrawn { mini, to });
                self.intruder_in(to);
            }
        }
    }

    /// Noise in the quiet corridors around characters (`lock.effect.event.bulkheads`,
    /// `lock.effect.event.nest`, `lock.effect.event.scent`).
    fn noise_at_all(&mut self, wounded: bool, reach: Reach) {
        let look = self.look();
        let seats = reach.seats(look, |seat| !wounded || look.has_open_wound(seat));
        let rooms = rooms_of(look, seats);
        let of_nest = |event: EventId| {
            let effects = &self.book.catalog.events[event.index()].effects;
            effects.iter().any(|effect| matches!(effect, EventEffect::NoiseAroundNest))
        };
        let rule = match self.state.frames.top() {
            _ if wounded => "lock.effect.event.scent",
            Some(Frame::EventDark { event, .. }) if of_nest(event) => "lock.effect.event.nest",
            _ => "lock.effect.event.bulkheads",
        };
        for room in self.book.rooms().filter(|room| rooms & (1 << room.0) != 0) {
            for number in 1..=4 {
                if let Exit::Corridor(corridor, _) = self.book.exit(room, number)
                    && !self.look().noisy(corridor)
                {
                    self.place_noise(rule, corridor);
                }
            }
        }
    }

    /// Fire in these rooms, as far as they are known, and wounds for whoever is there without action
    /// cards (`lock.effect.event.hole`, `lock.effect.event.hot`, `lock.effect.event.hole.hidden`).
    fn ignite_rooms(&mut self, tiles: &[TileId], wounds: u8, reach: Reach) {
        let rule = if wounds > 0 { "lock.effect.event.hole" } else { "lock.effect.event.hot" };
        for room in self.book.rooms() {
            if self.look().is_one_of(room, tiles) && reach.has_room(self.look(), room) {
                self.place_fire(rule, room);
            }
        }
        let look = self.look();
        let seats = reach.seats(look, |seat| {
            let room = look.crew(seat).room();
            room.is_some_and(|room| look.is_one_of(room, tiles))
                && look.crew(seat).action_cards() == 0
        });
        self.each_in_order(seats, |play, seat| {
            for _ in 0..wounds {
                play.serious_wound(rule, seat, Cause::Event);
            }
        });
    }

    /// One of a type stands beside everybody with an undressed serious wound who is out of combat, in
    /// player order (`lock.effect.event.scent`, `lock.effect.event.scent.encounter`).
    fn scent_of_blood(&mut self, kind: KindId, reach: Reach) {
        let look = self.look();
        let seats = reach.seats(look, |seat| look.has_open_wound(seat));
        let order: Pile<Seat, MAX_SEATS> =
            look.in_order().filter(|seat| seats.has(*seat)).collect();
        let mut came = false;
        for seat in order.iter() {
            let room = self.state.crew[seat.index()].room();
            if let Some(room) = room.filter(|_| !self.look().in_combat(seat)) {
                came |= self.place_intruder("lock.effect.event.scent", kind, room).is_some();
            }
        }
        if came {
            self.first_sight();
        }
    }
}

/// The rooms characters are in, a bit each.
fn rooms_of(look: Look<'_>, seats: SeatSet) -> u32 {
    let rooms = seats.iter().filter_map(|seat| look.crew(seat).room());
    rooms.fold(0, |set, room| set | 1 << room.0)
}

impl Look<'_> {
    /// Whether an explored room holds one of these tiles.
    fn is_one_of(self, room: RoomId, tiles: &[TileId]) -> bool {
        self.state.rooms[room.index()].explored && tiles.contains(&self.tile(room))
    }

    fn is_in_nest(self, seat: Seat) -> bool {
        let room = self.crew(seat).room();
        room.is_some_and(|room| self.room_is(room, derelict_content::Role::Nest))
    }

    /// Whether a character is in the nest or carries an egg.
    fn is_near_eggs(self, seat: Seat) -> bool {
        let carries = self.crew(seat).hands.iter().any(|held| held.thing == Thing::Egg);
        self.is_in_nest(seat) || carries
    }

    /// Items a character can lose: what cannot be dropped cannot be lost (`lock.effect.item.loss`).
    pub(crate) fn losable_items(self, seat: Seat, out: &mut Vec<Choice>) {
        for item in self.goods(seat, derelict_content::Goods::Item) {
            if !out.contains(&Choice::Item(item)) {
                out.push(Choice::Item(item));
            }
        }
    }

    /// All ammo a character has.
    fn all_ammo(self, seat: Seat) -> u8 {
        let hands = self.crew(seat).hands.as_slice().iter();
        let weapons =
            hands.filter(|held| held.thing.item().is_some_and(|item| self.weapon(item).is_some()));
        weapons.map(|held| held.ammo).sum()
    }

    /// Whether a suit keeps slime and fire from a character (`lock.effect.item.suit`).
    pub(crate) fn wears_sealed_suit(self, seat: Seat) -> bool {
        self.bears(seat, &Passive::Suit { sealed: true }).is_some()
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Some lose ammo, or an item if they have too little, in player order
    /// (`lock.effect.event.panic`).
    pub(crate) fn losses(&mut self, mut seats: SeatSet, ammo: u8) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::Losses { seats, ammo });
        if self.look().all_ammo(seat) >= ammo {
            return self.ask(Question::LoseAmmo { seat, left: ammo });
        }
        let mut items = Vec::new();
        self.look().losable_items(seat, &mut items);
        if !items.is_empty() {
            self.ask(Question::LoseItem { seat });
        }
    }

    pub(crate) fn answer_lose_ammo(&mut self, seat: Seat, left: u8, choice: Choice) {
        let Choice::Thing(Thing::Item(weapon)) = choice else { return };
        self.lose_ammo("lock.effect.event.panic", seat, weapon);
        if left > 1 {
            self.ask(Question::LoseAmmo { seat, left: left - 1 });
        }
    }

    /// Lost items go where dropped ones go.
    pub(crate) fn answer_lose_item(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Item(item) = choice {
            self.drop_thing("lock.effect.item.loss", seat, Thing::Item(item));
        }
    }
}
