//! Panic cards: drawing them, interrupting them, what they do.

use derelict_content::{CorridorId, Footfall, ItemId, PanicEffect, Reaction, RoomId};

use crate::choice::Choice;
use crate::event::{Cause, EventSink, Fact, SharedDeck};
use crate::frame::{Frame, Panic, Question, WindowKind};
use crate::play::{Look, Play};
use crate::rulebook::Exit;
use crate::seat::{Seat, SeatSet};
use crate::state::{Door, Place};
use crate::thing::Thing;

impl<'a> Look<'a> {
    /// Everybody a panic card of a character reaches: all who stand in its room, and itself
    /// (`void.term.pod-safe`, `void.panic.pod`).
    fn near(self, seat: Seat) -> SeatSet {
        let room = self.noise_room(seat);
        let near = move |other: &Seat| *other == seat || self.crew(*other).room() == room;
        self.seats().filter(|_| room.is_some()).filter(near).collect()
    }

    /// Corridors that lead to a void seeder or a lair next door (`void.effect.panic.courage`).
    pub(crate) fn dares(self, seat: Seat) -> impl Iterator<Item = CorridorId> + 'a {
        let room = self.noise_room(seat);
        let ways = room.map_or(&[][..], |room| self.book.neighbours(room));
        ways.iter()
            .filter(move |(corridor, to)| {
                self.door(*corridor) != Door::Closed && self.infested(*to)
            })
            .map(|(corridor, _)| *corridor)
    }

    /// Heavy items in the hands of a character.
    pub(crate) fn heavy_items(self, seat: Seat) -> impl Iterator<Item = ItemId> + 'a {
        let hands = self.crew(seat).hands.as_slice();
        let item = move |at: usize| hands[at].thing.item();
        let first = move |at: &usize| (0..*at).all(|before| item(before) != item(*at));
        (0..hands.len()).filter(first).filter_map(item)
    }

    /// Action cards among those drawn of a deck, of which one leaves the game.
    pub(crate) fn losable(self, seat: Seat, drawn: u8, out: &mut Vec<Choice>) {
        for card in self.trained(seat, drawn).filter(|card| !card.is_contamination()) {
            let choice = Choice::Card(self.face(seat, card));
            if !out.contains(&choice) {
                out.push(choice);
            }
        }
    }

    /// Whether an effect can be carried out (`void.panic.impossible`).
    fn can_suffer(self, seat: Seat, room: RoomId, effect: PanicEffect, way: u8) -> bool {
        let here = &self.state.rooms[room.index()];
        match effect {
            PanicEffect::Flee => self.flight(room, way).is_some(),
            PanicEffect::Dare => self.dares(seat).next().is_some(),
            PanicEffect::BreakRoom => self.can_break(room),
            PanicEffect::Ignite => !here.fire,
            PanicEffect::Undress => self.crew(seat).serious.iter().any(|wounded| wounded.dressed),
            PanicEffect::EmptyRoom => here.items > 0,
            PanicEffect::Unload => self.loaded(seat).next().is_some(),
            PanicEffect::LoseCard { .. } => self.can_draw(seat),
            PanicEffect::DiscardHeavy => self.heavy_items(seat).next().is_some(),
            PanicEffect::DiscardActions { .. }
            | PanicEffect::Insanity { .. }
            | PanicEffect::LightWounds { .. }
            | PanicEffect::Bloodlust
            | PanicEffect::Die => true,
        }
    }

    /// The corridor a character could flee through (`void.effect.panic.escape.how`).
    fn flight(self, room: RoomId, way: u8) -> Option<CorridorId> {
        match self.book.exit(room, way) {
            Exit::Corridor(corridor, _) if self.door(corridor) != Door::Closed => Some(corridor),
            Exit::Corridor(..) | Exit::Duct(_) => None,
        }
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Everybody alone and out of combat panics (`void.effect.event.alone`).
    pub(crate) fn panic_alone(&mut self) {
        let look = self.look();
        let alone = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| {
                let others = look.seats().filter(|other| look.noise_room(*other) == Some(room));
                !look.infested(room) && others.count() == 1
            })
        };
        let seats = look.seats().filter(alone).collect();
        self.push(Frame::Panics { seats });
    }

    /// Everybody beside a lair or one room away panics (`void.effect.event.neurosis`).
    pub(crate) fn panic_near_lair(&mut self) {
        let look = self.look();
        let near = |seat: &Seat| {
            let room = look.crew(*seat).room();
            room.is_some_and(|room| {
                let next = look.book.neighbours(room).iter().map(|(_, there)| *there);
                std::iter::once(room).chain(next).any(|room| look.has_lair(room))
            })
        };
        let seats = look.seats().filter(near).collect();
        self.push(Frame::Panics { seats });
    }

    /// Panic cards of several players, one after another in player order
    /// (`void.effect.event.panic-order`).
    pub(crate) fn panics(&mut self, mut seats: SeatSet) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        if !seats.is_empty() {
            self.push(Frame::Panics { seats });
        }
        self.draw_panic(seat);
    }

    /// A panic card, faceup (`void.panic.draw`): its effect, or a level of insanity.
    fn draw_panic(&mut self, seat: Seat) {
        let Some(room) = self.look().noise_room(seat).filter(|_| self.state.ending.is_none())
        else {
            return;
        };
        self.ready(SharedDeck::Panic, 1);
        let Some(card) = self.state.panic.draw() else { return };
        self.tell("void.panic.draw", Fact::PanicDrawn { seat, card });
        let print = &self.book.catalog.panic[card.index()];
        if self.look().insanity(seat) < print.value {
            self.state.panic.discard(card);
            return self.raise_insanity("void.panic.low", seat);
        }
        // Where it leads decides whether it is possible, and so comes first.
        let flees = print.effects.contains(&PanicEffect::Flee);
        let way = if flees { self.draw_direction() } else { None };
        let way = way.map_or(1, |event| self.book.catalog.events[event.index()].number);
        let look = self.look();
        let possible = print.effects.iter().any(|effect| look.can_suffer(seat, room, *effect, way));
        if !possible {
            self.state.panic.discard(card);
            return self.raise_insanity("void.panic.impossible", seat);
        }
        self.state.cancelled = false;
        self.push(Frame::Panic(Panic { seat, card, effect: 0, way }));
        self.panic_window(seat, room);
    }

    /// Others in the room may cancel the effect (`void.panic.interrupt`).
    fn panic_window(&mut self, actor: Seat, room: RoomId) {
        let look = self.look();
        let near = |seat: &Seat| *seat != actor && look.noise_room(*seat) == Some(room);
        let near: SeatSet = look.seats().filter(near).collect();
        let window =
            near.iter().filter(|seat| look.could_hold(*seat, Reaction::Interrupt)).collect();
        let asked =
            near.iter().filter(|seat| look.holds_reaction(*seat, Reaction::Interrupt)).collect();
        self.open_window(WindowKind::Interrupt { actor }, window, asked);
    }

    /// Carries out the effects of a panic card, one after another, and puts it away.
    pub(crate) fn panic(&mut self, panic: Panic) {
        let Panic { seat, card, effect, way } = panic;
        if effect == 0 && std::mem::take(&mut self.state.cancelled) {
            self.state.panic.discard(card);
            return self.tell("void.panic.discard", Fact::PanicCancelled { seat, card });
        }
        let effects = &self.book.catalog.panic[card.index()].effects;
        let room = self.look().noise_room(seat);
        match (effects.get(usize::from(effect)), room) {
            (Some(next), Some(room)) => {
                self.push(Frame::Panic(Panic { effect: effect + 1, ..panic }));
                if self.look().can_suffer(seat, room, *next, way) {
                    self.suffer(seat, room, *next, way);
                }
            }
            _ => self.state.panic.discard(card),
        }
    }

    fn suffer(&mut self, seat: Seat, room: RoomId, effect: PanicEffect, way: u8) {
        match effect {
            PanicEffect::Flee => {
                if let Some(corridor) = self.look().flight(room, way) {
                    self.leave_pod(seat, room);
                    self.walk(seat, corridor, Footfall::Roll);
                }
            }
            PanicEffect::Dare => self.ask(Question::Dare { seat }),
            PanicEffect::DiscardActions { cards } => {
                let seats = self.look().near(seat);
                self.push(Frame::DiscardActions { seats, cards });
            }
            PanicEffect::Insanity { room: false } => {
                self.raise_insanity("void.effect.panic.discard", seat);
            }
            PanicEffect::Insanity { room: true } => {
                let seats = self.look().near(seat);
                self.each_in_order(seats, |play, seat| {
                    play.raise_insanity("void.effect.panic.despair", seat);
                });
            }
            PanicEffect::BreakRoom => {
                self.place_malfunction("void.effect.panic.malfunction", room);
            }
            PanicEffect::Ignite => self.place_fire("void.effect.panic.fire", room),
            PanicEffect::LightWounds { wounds } => {
                let rule = if wounds > 1 {
                    "void.effect.panic.wounds"
                } else {
                    "void.effect.panic.bandages"
                };
                self.light_wounds(rule, seat, wounds, Cause::Panic);
            }
            PanicEffect::Undress => self.ask(Question::Undress { seat }),
            PanicEffect::EmptyRoom => {
                self.room(room).items = 0;
                self.tell("void.effect.panic.counter", Fact::ItemsCounted { room, items: 0 });
            }
            PanicEffect::Bloodlust => {
                let others = self.look().near(seat).without(seat);
                let seats = if others.is_empty() { SeatSet::only(seat) } else { others };
                self.each_in_order(seats, |play, victim| {
                    play.serious_wound("void.effect.panic.blood", victim, Cause::Panic);
                });
            }
            PanicEffect::Unload => self.ask(Question::Unload { seat }),
            PanicEffect::LoseCard { draw } => self.draw_to_lose(seat, draw),
            PanicEffect::DiscardHeavy => self.ask(Question::DiscardHeavy { seat }),
            PanicEffect::Die => self.die("void.effect.panic.death", seat, Cause::Panic),
        }
    }

    /// A card that moves somebody who waits in a pod takes it out (`void.panic.pod`).
    fn leave_pod(&mut self, seat: Seat, room: RoomId) {
        if let Place::Pod(pod) = self.state.crew[seat.index()].place {
            self.crew(seat).place = Place::Room(room);
            self.tell("void.panic.pod", Fact::PodLeft { seat, pod });
        }
    }

    pub(crate) fn answer_dare(&mut self, seat: Seat, choice: Choice) {
        if let (Choice::Corridor(corridor), Some(room)) = (choice, self.look().noise_room(seat)) {
            self.leave_pod(seat, room);
            self.walk(seat, corridor, Footfall::Roll);
        }
    }

    pub(crate) fn answer_undress(&mut self, seat: Seat, choice: Choice) {
        let named = match choice {
            Choice::Wound(wound) => Some(wound),
            _ => None,
        };
        let wounds = self.crew(seat).serious.as_mut_slice().iter_mut();
        let mut dressed = wounds.filter(|wounded| wounded.dressed && wounded.wound == named);
        if let Some(wounded) = dressed.next() {
            wounded.dressed = false;
            if let Some(wound) = named {
                self.tell("void.effect.panic.bandages", Fact::WoundUndressed { seat, wound });
            }
            self.push(Frame::Surplus { seat });
        }
    }

    pub(crate) fn answer_unload(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Thing(Thing::Item(weapon)) = choice {
            let ammo = self.look().ammo(seat, weapon);
            self.spend_ammo("void.effect.panic.ammo", seat, weapon, ammo);
        }
    }

    /// The cards lie on top of the deck until one is chosen, so that nobody else learns what they
    /// are before.
    fn draw_to_lose(&mut self, seat: Seat, draw: u8) {
        self.ready_own(seat, draw);
        let drawn = draw.min(self.crew(seat).deck.len() as u8);
        let mut actions = Vec::new();
        self.look().losable(seat, drawn, &mut actions);
        if actions.is_empty() {
            self.answer_lose_card(seat, drawn, Choice::Done);
        } else {
            self.ask(Question::LoseCard { seat, drawn });
        }
    }

    /// One card leaves the game, the others go to the discard pile (`void.hidden.removed`).
    pub(crate) fn answer_lose_card(&mut self, seat: Seat, drawn: u8, choice: Choice) {
        let mut lost = false;
        for _ in 0..drawn {
            let Some(card) = self.crew(seat).deck.pop() else { break };
            let chosen = !lost && choice == Choice::Card(self.look().face(seat, card));
            match card.action().filter(|_| chosen) {
                Some(action) => {
                    lost = true;
                    self.count_as_lost("void.effect.panic.lose-card", seat, action);
                }
                None => {
                    self.crew(seat).discard.push(card);
                    let card = card.open_face();
                    self.tell("void.effect.panic.lose-card", Fact::CardDiscarded { seat, card });
                }
            }
        }
    }

    pub(crate) fn answer_discard_heavy(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Thing(Thing::Item(item)) = choice {
            self.discard_item("void.effect.panic.item", seat, item);
        }
    }
}
