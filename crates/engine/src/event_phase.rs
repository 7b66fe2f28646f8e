//! The event phase: time, fire damage, event cards, bag development.

use derelict_content::{Afterwards, EventEffect, EventId, IntruderKind, MiniId, Role, RoomId};

use crate::event::{Cause, Ending, EventSink, Fact, SharedDeck};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::Play;
use crate::seat::{Seat, SeatSet};
use crate::set::MiniSet;
use crate::state::{Door, MAX_MINIS};

/// Cards drawn by everyone when larvae break out.
pub(crate) const ECLOSION: u8 = 4;

impl<S: EventSink> Play<'_, S> {
    /// Both markers move before the end is judged (`round.event.time.both`).
    pub(crate) fn advance_time(&mut self) {
        self.state.time = self.state.time.saturating_sub(1);
        self.tell("round.event.time", Fact::TimeMoved { to: self.state.time });
        if let Some(space) = self.state.self_destruct {
            let to = space.saturating_sub(1);
            self.state.self_destruct = Some(to);
            self.tell("round.event.selfdestruct", Fact::SelfDestructMoved { to });
            if to == self.book.catalog.supply.self_destruct_yellow {
                self.unlock_pods("critical.selfdestruct");
            }
        }
        if self.state.self_destruct == Some(0) {
            self.end("end.selfdestruct", Ending::SelfDestruct);
        } else if self.state.time == 0 {
            self.end("end.time", Ending::TimeOut);
        }
    }

    /// Every intruder in a burning room takes an injury; eggs burn (`round.event.fire`).
    pub(crate) fn begin_fire_step(&mut self) {
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
                self.destroy_eggs("round.event.fire.eggs", room, eggs);
            }
        }
        let stamp = self.state.arrivals;
        let order: Pile<MiniId, MAX_MINIS> = self
            .look()
            .all_figures()
            .map(|figure| figure.id)
            .filter(|mini| todo.has(*mini))
            .collect();
        for mini in order.iter() {
            if self.state.minis[mini.index()].since <= stamp {
                self.injure("round.event.fire", mini, 1 + self.burn_bonus(), Cause::Fire);
            }
        }
    }

    /// Draws the turn's event card.
    pub(crate) fn draw_event(&mut self) {
        if let Some(event) = self.draw_event_card() {
            self.resolve_event("round.event.card", event);
        }
    }

    /// Movement, then effect, then the card is put away.
    pub(crate) fn resolve_event(&mut self, rule: &'static str, event: EventId) {
        self.tell(rule, Fact::EventDrawn { event });
        self.push(Frame::EventDone { event });
        self.push(Frame::EventEffects { event, effect: 0 });
        self.event_moves(event);
    }

    /// Every intruder of a shown type that is not in combat moves (`intruder.move.event`).
    fn event_moves(&mut self, event: EventId) {
        let card = &self.book.catalog.events[event.index()];
        let look = self.look();
        let movers = look
            .all_figures()
            .filter(|figure| card.moves.contains(&figure.kind) && !look.fights(figure.id))
            .map(|figure| figure.id)
            .collect();
        self.move_by_number("intruder.move.event", movers, card.number);
    }

    pub(crate) fn event_effects(&mut self, event: EventId, effect: u8) {
        let effects = &self.book.catalog.events[event.index()].effects;
        if let Some(next) = effects.get(effect as usize) {
            self.push(Frame::EventEffects { event, effect: effect + 1 });
            self.happen(next);
        }
    }

    /// Puts the card away as it says.
    pub(crate) fn event_done(&mut self, event: EventId) {
        match self.book.catalog.events[event.index()].afterwards {
            Afterwards::Discard => self.state.events.discard.push(event),
            Afterwards::Return => {
                self.state.events.draw.push(event);
                self.tell("effect.event.back", Fact::EventReturned { event });
                self.shuffle("effect.event.back", SharedDeck::Events);
            }
            Afterwards::Remove => {
                self.state.events_gone.add(event);
                self.tell("effect.event.remove", Fact::EventRemoved { event });
                let deck = &mut self.state.events;
                deck.draw.absorb(&mut deck.discard);
                self.shuffle("effect.event.remove", SharedDeck::Events);
            }
        }
    }

    fn happen(&mut self, effect: &EventEffect) {
        match effect {
            EventEffect::EggProtection => self.egg_protection(),
            EventEffect::Hatching => self.hatching(),
            EventEffect::Regeneration { injuries } => self.regenerate(*injuries),
            EventEffect::MalfunctionAt { kinds } => {
                let look = self.look();
                let rooms = look
                    .all_figures()
                    .filter(|figure| kinds.contains(&figure.kind))
                    .fold(0u32, |set, figure| set | 1 << figure.room.0);
                self.break_rooms("effect.event.damage", |_, room| rooms & (1 << room.0) != 0);
            }
            EventEffect::Lurking => self.lurk(),
            EventEffect::Eclosion { cards } => self.eclose(*cards),
            EventEffect::NoiseInDucts => self.noise_in_ducts(),
            EventEffect::NoiseAroundNest => {
                if let Some(nest) = self.look().explored_with(Role::Nest) {
                    self.noise_around("effect.event.noise.nest", nest);
                }
            }
            EventEffect::NoiseAroundSlimed => {
                for seat in self.look().awake().iter() {
                    if let (true, Some(room)) =
                        (self.state.crew[seat.index()].slimed, self.state.crew[seat.index()].room())
                    {
                        self.noise_around("effect.event.noise.prey", room);
                    }
                }
            }
            EventEffect::Compounds => self.compounds(),
            EventEffect::OpenDoors => {
                for corridor in self.book.corridors() {
                    if self.look().door(corridor) == Door::Closed {
                        self.open_door("effect.event.bulkheads", corridor);
                    }
                }
            }
            EventEffect::Hunt => self.hunt("effect.event.hunt"),
            EventEffect::MalfunctionLowest => {
                let lowest = self.book.rooms().find(|room| self.state.rooms[room.index()].explored);
                if let Some(room) = lowest {
                    self.place_malfunction("effect.event.lowest", room);
                }
            }
            EventEffect::BurnItems => {
                for room in self.book.rooms() {
                    if self.state.rooms[room.index()].fire
                        && self.state.rooms[room.index()].items > 0
                    {
                        self.room(room).items = 0;
                        self.tell("effect.event.consume", Fact::ItemsBurned { room });
                    }
                }
            }
            EventEffect::BurnRooms => {
                self.break_rooms("effect.event.ruin", |play, room| {
                    play.state.rooms[room.index()].fire
                });
            }
            EventEffect::SpreadFire => {
                let burning = self.look().burning();
                self.fire_around("fire.spread", burning);
            }
            EventEffect::Overheat { tile } => {
                let broken = self.book.rooms().any(|room| {
                    let there = &self.state.rooms[room.index()];
                    there.explored && there.malfunction && there.tile == *tile
                });
                if broken {
                    self.start_self_destruct("effect.event.coolant");
                }
            }
            EventEffect::EjectPod => {
                let lowest = self.look().pods().find(|pod| self.look().pod_section(*pod).is_some());
                if let Some(pod) = lowest {
                    self.launch("effect.event.eject", pod);
                }
            }
            EventEffect::MalfunctionColour { colour, computer } => {
                let (colour, computer) = (*colour, *computer);
                self.break_rooms("effect.event.colour", |play, room| {
                    let tile = &play.book.catalog.tiles[play.look().tile(room).index()];
                    play.look().has_colour(room, colour) && (!computer || tile.computer)
                });
            }
        }
    }

    fn break_rooms(&mut self, rule: &'static str, which: impl Fn(&Self, RoomId) -> bool) {
        for room in self.book.rooms() {
            if which(self, room) {
                self.place_malfunction(rule, room);
            }
        }
    }

    /// Encounters for everyone in the nest or carrying an egg (`effect.event.encounter`).
    fn egg_protection(&mut self) {
        let look = self.look();
        let seats = look
            .awake()
            .iter()
            .filter(|seat| {
                let crew = look.crew(*seat);
                crew.room().is_some_and(|room| look.room_is(room, Role::Nest))
                    || crew.room().is_some()
                        && crew.hands.iter().any(|held| held.thing == crate::thing::Thing::Egg)
            })
            .collect();
        self.push(Frame::Encounters { seats });
    }

    /// An egg hatches, and may find a host in the nest (`effect.event.hatch`).
    fn hatching(&mut self) {
        if self.state.nest_eggs > 0 {
            self.state.nest_eggs -= 1;
            self.state.egg_supply += 1;
            self.tell("effect.event.hatch", Fact::EggHatched { eggs: self.state.nest_eggs });
        }
        let look = self.look();
        let hosts: SeatSet = look
            .awake()
            .iter()
            .filter(|seat| {
                let crew = look.crew(*seat);
                crew.action_cards() == 0
                    && crew.room().is_some_and(|room| look.room_is(room, Role::Nest))
            })
            .collect();
        for seat in hosts.iter() {
            self.infested_by_larva("effect.event.hatch", seat);
        }
        if hosts.is_empty() {
            self.token_into_bag("effect.event.hatch.else", IntruderKind::Larva);
        }
        self.check_nest();
    }

    fn regenerate(&mut self, injuries: u8) {
        for mini in self.book.minis() {
            let there = &mut self.state.minis[mini.index()];
            let healed = there.injuries.min(injuries);
            there.injuries -= healed;
            if healed > 0 {
                self.tell("effect.event.heal", Fact::IntruderHealed { mini, injuries: healed });
            }
        }
    }

    /// Intruders away from characters return to the bag (`effect.event.lurk`).
    fn lurk(&mut self) {
        for mini in self.book.minis() {
            if self.state.minis[mini.index()].room.is_some() && !self.look().fights(mini) {
                self.hide("effect.event.lurk", mini);
            }
        }
    }

    /// Larvae break out of everyone awake on board, then cards are drawn and scanned.
    pub(crate) fn eclose(&mut self, cards: u8) {
        let seats = self.look().awake();
        self.push(Frame::Eclosion { seats, cards, breakout: false });
        self.push(Frame::Eclosion { seats, cards, breakout: true });
    }

    /// Larvae break out first; then everybody draws cards and scans them.
    pub(crate) fn eclosion(&mut self, mut seats: SeatSet, cards: u8, breakout: bool) {
        let next = self.look().in_order().find(|seat| seats.has(*seat));
        let Some(seat) = next else { return };
        seats.remove(seat);
        self.push(Frame::Eclosion { seats, cards, breakout });
        if !self.state.crew[seat.index()].awake() {
        } else if breakout {
            if self.state.crew[seat.index()].larva {
                self.break_out("effect.event.eclosion", seat);
            }
        } else {
            self.eclosion_scan(seat, cards);
        }
    }

    fn eclosion_scan(&mut self, seat: Seat, cards: u8) {
        let mut infected = false;
        for _ in 0..cards {
            let Some(card) = self.draw_card(seat) else {
                break;
            };
            if let crate::card::CardKind::Contamination(index) = card.kind() {
                let found = self.look().is_infected(card);
                infected |= found;
                self.state.knowledge[seat.index()].scanned |= 1 << index;
                self.whisper(
                    "effect.event.eclosion.scan",
                    seat,
                    Fact::ContaminationScanned { seat, infected: found },
                );
            }
            self.crew(seat).discard.push(card);
            let face = card.open_face();
            self.tell("effect.event.eclosion.scan", Fact::CardDiscarded { seat, card: face });
        }
        if infected && !self.state.crew[seat.index()].larva {
            self.crew(seat).larva = true;
            self.tell("effect.event.eclosion.scan", Fact::LarvaGrown { seat });
        }
    }

    /// A marker in the technical corridors, or noise rolls beside those that have one
    /// (`effect.event.noise.ducts`).
    fn noise_in_ducts(&mut self) {
        let noisy = self.state.duct_noise;
        for network in self.book.networks() {
            if !self.look().noisy_duct(network) {
                self.place_duct_noise("effect.event.noise.ducts", network);
            }
        }
        if noisy != 0 {
            let seats = self.look().awake();
            self.push(Frame::NoiseRolls { seats, ducts: noisy });
        }
    }

    /// Fire in the hibernatorium, or around it if it burns already (`effect.event.compounds`).
    fn compounds(&mut self) {
        let Some(room) = self.look().explored_with(Role::Hibernatorium) else {
            return;
        };
        if self.state.rooms[room.index()].fire {
            self.fire_around("effect.event.compounds", 1 << room.0);
        } else {
            self.place_fire("effect.event.compounds", room);
        }
    }

    /// Adults not in combat move towards a neighbouring character (`effect.event.hunt`).
    pub(crate) fn hunt(&mut self, rule: &'static str) {
        let look = self.look();
        let hunters: Pile<(MiniId, RoomId), MAX_MINIS> = look
            .all_figures()
            .filter(|figure| figure.kind == IntruderKind::Adult && !look.fights(figure.id))
            .filter_map(|figure| {
                let near = look.book.neighbours(figure.room).iter().map(|(_, room)| *room);
                let prey = near.filter(|room| look.present(*room).next().is_some()).min()?;
                Some((figure.id, prey))
            })
            .collect();
        for room in self.book.rooms() {
            let movers: MiniSet =
                hunters.iter().filter(|(_, prey)| *prey == room).map(|(mini, _)| mini).collect();
            if !movers.is_empty() {
                self.draw_in(rule, room, movers);
            }
        }
    }

    /// Bag development: one token is drawn and changes the bag (`round.event.bag.draw`).
    pub(crate) fn develop_bag(&mut self) {
        let Some(token) = self.draw_token("round.event.bag.draw") else {
            return;
        };
        match self.book.token_kind(token) {
            None => {
                self.token_into_bag("round.event.bag.blank", IntruderKind::Adult);
                self.return_token("round.event.bag.blank", token);
            }
            Some(IntruderKind::Larva) => {
                self.set_token_aside("round.event.bag.larva", token);
                self.token_into_bag("round.event.bag.larva", IntruderKind::Adult);
            }
            Some(IntruderKind::Creeper) => {
                self.set_token_aside("round.event.bag.creeper", token);
                self.token_into_bag("round.event.bag.creeper", IntruderKind::Breeder);
            }
            Some(kind @ (IntruderKind::Adult | IntruderKind::Breeder)) => {
                let rule = if kind == IntruderKind::Adult {
                    "round.event.bag.adult"
                } else {
                    "round.event.bag.breeder"
                };
                self.return_token(rule, token);
                let seats = self.look().awake();
                self.push(Frame::NoiseRolls { seats, ducts: 0 });
            }
            Some(IntruderKind::Queen) => {
                self.return_token("round.event.bag.queen-return", token);
                self.queen_stirs(self.book.catalog.tokens[token.index()].number);
            }
        }
    }

    /// The queen comes to a nest with a character in it, or an egg is laid.
    fn queen_stirs(&mut self, number: u8) {
        let look = self.look();
        let nest =
            look.explored_with(Role::Nest).filter(|nest| look.present(*nest).next().is_some());
        let queen = look.minis_of(IntruderKind::Queen).next();
        let Some(nest) = nest else {
            return self.lay_egg();
        };
        let standing = queen.and_then(|queen| look.state.minis[queen.index()].room);
        match (queen, standing) {
            (_, Some(room)) if room == nest => {}
            (Some(queen), Some(_)) if look.fights(queen) => self.lay_egg(),
            (queen, _) => {
                if let Some(queen) = queen {
                    self.remove_mini(queen);
                }
                self.hush_around("round.event.bag.queen-encounter", nest);
                let placed =
                    self.place_intruder("round.event.bag.queen-nest", IntruderKind::Queen, nest);
                if let Some(mini) = placed {
                    self.push(Frame::QueenInNest { mini, number, room: nest });
                    self.first_sight();
                }
            }
        }
    }

    pub(crate) fn queen_in_nest(&mut self, mini: MiniId, number: u8, room: RoomId) {
        if let Some(target) = self.look().prey(room) {
            self.surprise(mini, number, target);
        }
    }

    fn lay_egg(&mut self) {
        if self.state.nest_destroyed || self.state.egg_supply == 0 {
            return;
        }
        self.state.egg_supply -= 1;
        self.state.nest_eggs += 1;
        self.tell("round.event.bag.queen-egg", Fact::EggAdded { eggs: self.state.nest_eggs });
    }
}
