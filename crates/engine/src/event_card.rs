//! Event cards: the movement, the effects, and where the card goes.

use derelict_content::{
    Afterwards, EventEffect, EventId, KindId, MiniId, PodId, Role, RoomId, capacity,
};

use crate::blackout::Reach;
use crate::event::{EventSink, Fact, SharedDeck};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::set::MiniSet;
use crate::state::Door;

impl<S: EventSink> Play<'_, S> {
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
        let Some(second) = card.second else { return };
        // All have finished the first movement; whoever has come to a character goes no further
        // (`lock.event.two-numbers`, `lock.event.two-numbers-door`, `lock.event.two-numbers-sync`).
        let look = self.look();
        let further = movers
            .iter()
            .filter(|mini| look.state.minis[mini.index()].room.is_some() && !look.fights(*mini))
            .collect();
        self.move_by_number("lock.event.two-numbers", further, second);
    }

    pub(crate) fn event_effects(&mut self, event: EventId, effect: u8) {
        let effects = &self.book.catalog.events[event.index()].effects;
        if let Some(next) = effects.get(effect as usize) {
            self.push(Frame::EventEffects { event, effect: effect + 1 });
            self.happen(next);
        } else if !self.book.catalog.events[event.index()].dark.is_empty() {
            self.offer_to_brave(event);
        }
    }

    /// Puts the card away as it says; then its alert icon counts (`after.research.alert-draw-order`).
    pub(crate) fn event_done(&mut self, event: EventId) {
        self.put_event_away(event);
        if self.book.catalog.events[event.index()].alert {
            self.alert_icon();
        }
    }

    fn put_event_away(&mut self, event: EventId) {
        match self.book.catalog.events[event.index()].afterwards {
            Afterwards::Discard => self.state.events.discard(event),
            Afterwards::Return => {
                self.state.events.put_back(event);
                self.tell("effect.event.back", Fact::EventReturned { event });
                self.shuffle("effect.event.back", SharedDeck::Events);
            }
            Afterwards::Remove => {
                self.state.events_gone.add(event);
                self.tell("effect.event.remove", Fact::EventRemoved { event });
                self.state.events.gather();
                self.shuffle("effect.event.remove", SharedDeck::Events);
            }
        }
    }

    pub(crate) fn happen(&mut self, effect: &EventEffect) {
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
            EventEffect::Eclosion { cards, scanned } => self.eclose(*cards, *scanned),
            EventEffect::NoiseInDucts { wear: false } => self.noise_in_ducts(),
            EventEffect::NoiseInDucts { wear: true } => self.wear_out(),
            EventEffect::NoiseAroundNest => {
                if let Some(nest) = self.look().explored_with(Role::Nest) {
                    self.noise_around("effect.event.noise.nest", nest);
                }
            }
            EventEffect::NoiseAroundSlimed => {
                for seat in self.look().awake().iter() {
                    if let (true, Some(room)) =
                        (self.look().is_slimed(seat), self.state.crew[seat.index()].room())
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
            EventEffect::MalfunctionLowest { computer } => {
                let look = self.look();
                let lowest = look.book.rooms().find(|room| match computer {
                    true => look.working_computer(*room) && look.lit(*room),
                    false => look.state.rooms[room.index()].explored,
                });
                let rule = match computer {
                    true => "lock.effect.event.blue-screen",
                    false => "effect.event.lowest",
                };
                if let Some(room) = lowest {
                    self.place_malfunction(rule, room);
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
            EventEffect::Overheat { tile, breaks: true } => self.leak_coolant(*tile),
            EventEffect::Overheat { tile, breaks: false } => {
                let broken = self.book.rooms().any(|room| {
                    let there = &self.state.rooms[room.index()];
                    there.explored && there.malfunction && there.tile == *tile
                });
                if broken {
                    self.start_self_destruct("effect.event.coolant");
                }
            }
            EventEffect::EjectPod { highest, section } => {
                let look = self.look();
                let docked = |pod: &PodId| {
                    let there = look.pod_section(*pod);
                    there.is_some() && section.is_none_or(|section| there == Some(section))
                };
                let found = match highest {
                    true => look.pods().filter(docked).last(),
                    false => look.pods().find(docked),
                };
                if let Some(pod) = found {
                    self.launch("effect.event.eject", pod);
                }
            }
            EventEffect::Terror { hand } => self.terror(usize::from(*hand)),
            EventEffect::Tendrils => self.tendrils(),
            EventEffect::BreakComputers => self.break_computers(),
            EventEffect::PanicAlone => self.panic_alone(),
            EventEffect::PanicNearLair => self.panic_near_lair(),
            EventEffect::Crowd => self.crowd(),
            EventEffect::FireWave => {
                let lowest = self.look().burning().trailing_zeros();
                if lowest < u32::BITS {
                    self.fire_around("void.effect.event.wave", 1 << lowest);
                }
            }
            EventEffect::OverheatFire { tile } => self.overheat_fire(*tile),
            EventEffect::Whispers => self.begin_whispers(),
            EventEffect::Fear => self.fear(),
            EventEffect::IgniteEngines => self.ignite_engines(),
            EventEffect::AiFailure => self.ai_failure(),
            EventEffect::Mutate { cards } => self.mutate_all(*cards),
            EventEffect::Reawaken { kind } => self.reawaken(*kind),
            EventEffect::AirlockGlitch => self.airlock_glitch(),
            EventEffect::MarkCarriers => self.mark_carriers(),
            EventEffect::JamHatches => self.jam_hatches(),
            EventEffect::Quarantine => self.quarantine(),
            EventEffect::NoiseAroundIntruders => self.noise_around_intruders(),
            EventEffect::Scavenge => self.scavenge(),
            EventEffect::Prowl => self.prowl(),
            EventEffect::ChemicalFire => self.chemical_fire(),
            EventEffect::Overload { malfunctions } => self.overload(*malfunctions),
            EventEffect::Meltdown { colour } => self.meltdown(*colour),
            EventEffect::ContaminateIn { colour, cards } => self.contaminate_in(*colour, *cards),
            EventEffect::ContaminateSlimed { cards } => self.contaminate_slimed(*cards),
            EventEffect::Drip => self.drip(),
            EventEffect::RoyalCeremony => self.royal_ceremony(),
            EventEffect::HatchAll => self.hatch_all(),
            EventEffect::Sparks => self.sparks(),
            EventEffect::LoseWeakness => self.lose_weakness(),
            EventEffect::FewerCards { cards } => self.keep_back_cards(*cards),
            EventEffect::Warble => self.warble(),
            EventEffect::BloodTrace { .. }
            | EventEffect::NoiseAroundCharacters { .. }
            | EventEffect::MalfunctionAtCharacters
            | EventEffect::MalfunctionIn { .. }
            | EventEffect::IgniteRooms { .. }
            | EventEffect::IgniteComputers
            | EventEffect::ContaminateEggHolders { .. }
            | EventEffect::InfestElsewhere
            | EventEffect::PowerOff { .. }
            | EventEffect::BackupOff
            | EventEffect::AttackInCombat
            | EventEffect::WoundAtEntrances { .. }
            | EventEffect::Loss { .. }
            | EventEffect::SpawnAtWounded { .. } => self.befall_reach(effect, Reach::All),
            EventEffect::MalfunctionColour { colour, computer } => {
                let (colour, computer) = (*colour, *computer);
                self.break_rooms("effect.event.colour", |play, room| {
                    let tile = &play.book.catalog.tiles[play.look().tile(room).index()];
                    play.look().has_colour(room, colour) && (!computer || tile.computer)
                });
            }
        }
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
            let lurks = self.look().figure(mini).is_some_and(|figure| {
                self.book.lurks(figure.kind) && !self.look().holds_character(figure.room)
            });
            if lurks {
                self.hide("effect.event.lurk", mini);
            }
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
        self.gather(
            rule,
            |look, kind| look.book.hunts(kind),
            |look, room| look.holds_character(room),
        );
    }

    /// Some intruders not in combat move to the lowest neighbouring room that holds something.
    pub(crate) fn gather(
        &mut self,
        rule: &'static str,
        who: impl Fn(Look<'_>, KindId) -> bool,
        holds: impl Fn(Look<'_>, RoomId) -> bool,
    ) {
        let look = self.look();
        let hunters: Pile<(MiniId, RoomId), { capacity::MINIATURES }> = look
            .all_figures()
            .filter(|figure| who(look, figure.kind) && !look.fights(figure.id))
            .filter_map(|figure| {
                let near = look.book.neighbours(figure.room).iter().map(|(_, room)| *room);
                let prey = near.filter(|room| holds(look, *room)).min()?;
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
}

impl<S: EventSink> Play<'_, S> {
    /// A marker in the technical corridors; where one lies already, markers of fire and malfunction leave
    /// the supply for good (`lock.effect.event.ducts`, `lock.effect.event.ducts.limit`,
    /// `lock.effect.event.ducts.empty`).
    fn wear_out(&mut self) {
        let mut noisy = false;
        for network in self.book.networks() {
            if self.look().noisy_duct(network) {
                noisy = true;
            } else {
                self.place_duct_noise("lock.effect.event.ducts", network);
            }
        }
        if !noisy {
            return;
        }
        let look = self.look();
        let used = |marked: fn(&crate::state::Room) -> bool| {
            look.state.rooms.iter().filter(|room| marked(room)).count()
        };
        let used = [used(|room| room.fire), used(|room| room.malfunction)];
        let left = look.markers();
        let taken: [u8; 2] =
            std::array::from_fn(|kind| u8::from(usize::from(left[kind]) > used[kind]));
        let gone = &mut self.facility().markers_gone;
        gone.iter_mut().zip(taken).for_each(|(gone, taken)| *gone += taken);
        let [fire, malfunction] = taken;
        self.tell("lock.effect.event.ducts", Fact::MarkersLost { fire, malfunction });
    }

    /// A room goes out of order, or lets the autodestruction begin if it is; unexplored it does nothing
    /// (`lock.effect.event.coolant`, `lock.effect.event.coolant.hidden`).
    fn leak_coolant(&mut self, tile: derelict_content::TileId) {
        let look = self.look();
        let known =
            |room: &RoomId| look.state.rooms[room.index()].explored && look.tile(*room) == tile;
        let Some(room) = look.book.rooms().find(known) else { return };
        match self.state.rooms[room.index()].malfunction {
            true => self.begin_autodestruction("lock.effect.event.coolant"),
            false => self.place_malfunction("lock.effect.event.coolant", room),
        }
    }
}
