//! The table as bytes: everything that is no player's own.

use derelict_content::{
    AttackId, CoordinatesId, DiscoveryId, Evacuation, EventId, ExplorationId, ItemId, MutationId,
    PanicId, RoomId, TileId, WeaknessId, WoundId, capacity,
};
use serde::{Deserialize, Serialize};

use super::eye::Eye;
use super::pen::{Ink, Pen, WORD};
use super::{Extent, bits, marks};
use crate::affliction::{Affliction, Mutation};
use crate::alert::Alerts;
use crate::facedown::OfFacility;
use crate::facility::Facility;
use crate::knowledge::SeenIn;
use crate::mode::Mode;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::set::Set;
use crate::state::{Deck, Door, Mini, Pod, Room, Round, State, Weakness};
use crate::streams::{FIXED_STREAMS, STREAMS, Streams};
use crate::thing::Inventory;
use crate::turret::Turrets;

/// Writes everything that has a fixed place.
#[inline(always)]
pub(super) fn write(state: &State, extent: &Extent, pen: &mut Pen<'_>) {
    let State {
        players,
        mode,
        intruder_player,
        swarm: _,
        persons,
        turn,
        time,
        self_destruct,
        first,
        crew,
        round,
        rooms,
        doors,
        noise,
        duct_noise,
        airlock,
        minis,
        arrivals,
        bag,
        token_supply,
        nest_eggs,
        egg_supply,
        nest_destroyed,
        queen_killed,
        lairs_destroyed: _,
        weaknesses,
        destination,
        coordinates,
        engines,
        pods,
        events,
        attacks,
        wounds,
        items,
        panic: _,
        mutations: _,
        crafted,
        contamination,
        items_gone,
        contamination_gone,
        events_gone,
        tokens_gone,
        discoveries_gone: _,
        facility: _,
        met,
        mourned,
        alerts: _,
        shuttle_time: _,
        legacy: _,
        kept_back: _,
        attacks_skipped,
        cancelled,
        bargain: _,
        retinue: _,
        turrets: _,
        seized: _,
        ending: _,
        verdict: _,
        outcome: _,
        frames: _,
        decision,
        asked,
        streams,
        knowledge,
        comparisons: _,
    } = state;
    let [one, two, three] = *engines;
    let [early, late] = arrivals.to_le_bytes();
    let [self_destruct, airlock] = [*self_destruct, airlock.map(|room| room.0)]
        .map(|space| space.map_or([0; 2], |space| [1, space]));
    pen.word([
        *players,
        *mode as u8,
        bits([*intruder_player, *nest_destroyed, *queen_killed, one, two, three]),
        bits([*met, *mourned, *attacks_skipped, *cancelled]),
        *turn,
        *time,
        first.0,
        *duct_noise,
    ]);
    pen.word([
        *nest_eggs,
        *egg_supply,
        *destination,
        coordinates.0,
        self_destruct[0],
        self_destruct[1],
        airlock[0],
        airlock[1],
    ]);
    pen.word([persons[0], persons[1], persons[2], persons[3], persons[4], early, late, 0]);
    pen.number(*noise);
    pen.number(bag.bits());
    pen.number(token_supply.bits());
    pen.number(*contamination_gone);
    pen.number(events_gone.bits());
    pen.number(tokens_gone.bits());
    pen.pair(*decision, asked[0]);
    pen.pair(asked[1], asked[2]);
    pen.pair(asked[3], asked[4]);
    pen.word(round.pack());
    let [first, second, third] =
        weaknesses.map(|Weakness { card, revealed, .. }| [card.0, u8::from(revealed)]);
    pen.word([first[0], first[1], second[0], second[1], third[0], third[1], 0, 0]);
    let pods = pods.map(Pod::pack);
    pen.word([pods[0], pods[1], pods[2], pods[3], 0, 0, 0, 0]);
    pen.words(&rooms[..extent.rooms], Room::pack);
    pen.words(&minis[..extent.minis], Mini::pack);
    pen.bytes(doors, extent.corridors, |door| door as u8);
    pen.bytes(&crafted.counts(), extent.items, |count| count);
    pen.bytes(&items_gone.counts(), extent.items, |count| count);
    pen.deck(events, |card| card.0);
    pen.deck(attacks, |card| card.0);
    pen.deck(wounds, |card| card.0);
    items.iter().for_each(|deck| pen.deck(deck, |card| card.0));
    pen.word([contamination.len() as u8, 0, 0, 0, 0, 0, 0, 0]);
    pen.pile(contamination, |card| card);
    let (seed, read) = streams.parts();
    pen.bytes(seed, seed.len(), |byte| byte);
    // Streams that a further box brings come behind these, in a layer of their own.
    for two in read[..FIXED_STREAMS].chunks(2) {
        pen.pair(two[0], two.get(1).copied().unwrap_or(0));
    }
    // Nobody sits at the other seats.
    let seats = usize::from(*players).min(MAX_SEATS);
    crew[..seats].iter().for_each(|one| one.write(extent, pen));
    knowledge[..seats].iter().for_each(|known| known.write(*engines, extent, pen));
}

/// Reads a whole state.
pub(super) fn read(extent: &Extent, eye: &mut Eye<'_>) -> Option<State> {
    let mut state = State::bare([0; 32]);
    let [players, mode, one, two, turn, time, first, duct_noise] = eye.word()?;
    state.players = players;
    state.mode = *Mode::ALL.get(usize::from(mode))?;
    let [intruder_player, nest_destroyed, queen_killed, engines @ ..] = marks::<6>(one);
    (state.intruder_player, state.engines) = (intruder_player, engines);
    (state.nest_destroyed, state.queen_killed) = (nest_destroyed, queen_killed);
    [state.met, state.mourned, state.attacks_skipped, state.cancelled] = marks(two);
    (state.turn, state.time, state.first, state.duct_noise) = (turn, time, Seat(first), duct_noise);
    let [nest_eggs, egg_supply, destination, coordinates, counts, space, runs, room] =
        eye.word()?;
    (state.nest_eggs, state.egg_supply) = (nest_eggs, egg_supply);
    (state.destination, state.coordinates) = (destination, CoordinatesId(coordinates));
    state.self_destruct = (counts != 0).then_some(space);
    state.airlock = (runs != 0).then_some(RoomId(room));
    let [persons @ .., early, late, _] = eye.word()?;
    state.persons = persons;
    state.arrivals = u16::from_le_bytes([early, late]);
    state.noise = eye.number()?;
    state.bag = Set::of_bits(eye.number()?);
    state.token_supply = Set::of_bits(eye.number()?);
    state.contamination_gone = eye.number()?;
    state.events_gone = Set::of_bits(eye.number()?);
    state.tokens_gone = Set::of_bits(eye.number()?);
    let [[decision, a], [b, c], [d, e]] = [eye.pair()?, eye.pair()?, eye.pair()?];
    (state.decision, state.asked) = (decision, [a, b, c, d, e]);
    state.round = Round::unpack(eye.word()?);
    let slots = eye.word()?;
    for (weakness, slot) in state.weaknesses.iter_mut().zip(slots.chunks_exact(2)) {
        let (card, revealed) = (WeaknessId(slot[0]), slot[1] != 0);
        *weakness = Weakness { card, revealed, ..Weakness::default() };
    }
    let docks = eye.word()?;
    for (pod, dock) in state.pods.iter_mut().zip(docks) {
        *pod = Pod::unpack(dock)?;
    }
    eye.words(&mut state.rooms[..extent.rooms], Room::unpack)?;
    eye.words(&mut state.minis[..extent.minis], Mini::unpack)?;
    for (door, byte) in state.doors.iter_mut().zip(eye.bytes(extent.corridors)?) {
        *door = Door::unpack(*byte)?;
    }
    state.crafted = Inventory::of_counts(eye.bytes(extent.items)?);
    state.items_gone = Inventory::of_counts(eye.bytes(extent.items)?);
    state.events = eye.deck(EventId)?;
    state.attacks = eye.deck(AttackId)?;
    state.wounds = eye.deck(WoundId)?;
    for deck in &mut state.items {
        *deck = eye.deck(ItemId)?;
    }
    let [contamination, ..] = eye.word()?;
    state.contamination = eye.pile(contamination, |card| card)?;
    let seed = eye.bytes(state.streams.seed().len())?.try_into().ok()?;
    state.streams = Streams::new(seed);
    for two in state.streams.read_so_far()[..FIXED_STREAMS].chunks_mut(2) {
        two.iter_mut().zip(eye.pair()?).for_each(|(read, number)| *read = number);
    }
    let seats = usize::from(players).min(MAX_SEATS);
    for one in &mut state.crew[..seats] {
        one.read(extent, eye)?;
    }
    for known in &mut state.knowledge[..seats] {
        known.read(extent, eye)?;
    }
    read_layers(&mut state, eye)?;
    eye.is_done().then_some(state)
}

/// Writes what is hardly ever there, and what the rules are in the middle of. A layer that is bare
/// is only told by its mark; a layer of a further box takes the next one.
#[inline(always)]
pub(super) fn write_layers<I: Ink>(state: &State, pen: &mut Pen<'_>) {
    let State { swarm, bargain, verdict, ending, outcome, seized, comparisons, frames, .. } = state;
    let retinue = &state.retinue;
    let retinue_there = *retinue != Default::default();
    let (own, flesh) = (Own::of(state), Flesh::of(state));
    let there = [
        *swarm != Default::default(),
        *bargain != Default::default(),
        *verdict != Default::default(),
        ending.is_some(),
        outcome.is_some(),
        !seized.is_empty(),
        *comparisons != Default::default(),
        own != Own::default(),
    ];
    let flesh_there = flesh != Flesh::default();
    let guns = Guns::of(state);
    let guns_there = guns != Guns::default();
    let finds = Finds::of(state);
    let finds_there = finds != Finds::default();
    let watch = Watch::of(state);
    let watch_there = watch != Watch::default();
    let legacy_there = state.legacy != Default::default();
    let site = Site::of(state);
    let site_there = site != Site::default();
    let further = bits([
        flesh_there,
        retinue_there,
        guns_there,
        watch_there,
        finds_there,
        legacy_there,
        site_there,
    ]);
    pen.number(u16::from(bits(there)) | u16::from(further) << 8);
    if there[0] {
        I::put(swarm, pen);
    }
    if there[1] {
        I::put(bargain, pen);
    }
    if there[2] {
        I::put(verdict, pen);
    }
    if let Some(ending) = ending {
        I::put(ending, pen);
    }
    if let Some(outcome) = outcome {
        I::put(outcome, pen);
    }
    if there[5] {
        I::put(seized, pen);
    }
    if there[6] {
        I::put(comparisons, pen);
    }
    if there[7] {
        I::put(&own, pen);
    }
    if flesh_there {
        I::put(&flesh, pen);
    }
    if retinue_there {
        I::put(retinue, pen);
    }
    if guns_there {
        I::put(&guns, pen);
    }
    if watch_there {
        I::put(&watch, pen);
    }
    if finds_there {
        I::put(&finds, pen);
    }
    if legacy_there {
        I::put(&state.legacy, pen);
    }
    if site_there {
        I::put(&site, pen);
    }
    I::put(frames, pen);
}

/// What games of some species have and others lack.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Own {
    panic: Deck<PanicId, { capacity::PANIC }>,
    lairs_destroyed: u8,
    afflictions: [Affliction; MAX_SEATS],
    lost: [u16; MAX_SEATS],
}

impl Own {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let State { panic, lairs_destroyed, crew, .. } = state;
        let beside = |affliction| match affliction {
            // These have their place among the marks.
            Affliction::None | Affliction::Larva => Affliction::None,
            // And these in a layer behind this one.
            Affliction::Mutation(_) => Affliction::None,
            Affliction::Insanity(_) => affliction,
        };
        Self {
            panic: *panic,
            lairs_destroyed: *lairs_destroyed,
            afflictions: crew.each_ref().map(|one| beside(one.affliction)),
            lost: crew.each_ref().map(|one| one.lost),
        }
    }

    fn give(self, state: &mut State) {
        let Self { panic, lairs_destroyed, afflictions, lost } = self;
        (state.panic, state.lairs_destroyed) = (panic, lairs_destroyed);
        for ((one, affliction), lost) in state.crew.iter_mut().zip(afflictions).zip(lost) {
            if affliction != Affliction::None {
                one.affliction = affliction;
            }
            one.lost = lost;
        }
    }
}

/// What games have in which there are turrets, and who has seen what they are set to.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Guns {
    turrets: Turrets,
    seen: [[SeenIn; capacity::TURRETS]; MAX_SEATS],
}

impl Guns {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let State { turrets, knowledge, .. } = state;
        Self {
            turrets: *turrets,
            seen: knowledge.each_ref().map(|known| known.facedown.aside.ship().turrets),
        }
    }

    fn give(self, state: &mut State) {
        let Self { turrets, seen } = self;
        state.turrets = turrets;
        for (known, seen) in state.knowledge.iter_mut().zip(seen) {
            known.facedown.aside.ship_mut().turrets = seen;
        }
    }
}

/// What games have in which there is something to discover.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Finds {
    discoveries_gone: Set<DiscoveryId>,
}

impl Finds {
    #[inline(always)]
    fn of(state: &State) -> Self {
        Self { discoveries_gone: state.discoveries_gone }
    }

    fn give(self, state: &mut State) {
        state.discoveries_gone = self.discoveries_gone;
    }
}

/// What games have in which the crew has alerts to answer.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Watch {
    alerts: Alerts,
    shuttle_time: Option<u8>,
    kept_back: u8,
}

impl Watch {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let State { alerts, shuttle_time, kept_back, .. } = state;
        Self { alerts: *alerts, shuttle_time: *shuttle_time, kept_back: *kept_back }
    }

    fn give(self, state: &mut State) {
        let Self { alerts, shuttle_time, kept_back } = self;
        (state.alerts, state.shuttle_time, state.kept_back) = (alerts, shuttle_time, kept_back);
    }
}

/// What games in a facility have, and who has seen what of it.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Site {
    facility: Facility,
    seen: [OfFacility; MAX_SEATS],
    /// How far the streams that only they have were read.
    read: [u32; STREAMS - FIXED_STREAMS],
}

impl Site {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let State { facility, knowledge, streams, .. } = state;
        let (_, read) = streams.parts();
        Self {
            facility: *facility,
            seen: knowledge.each_ref().map(|known| known.facedown.aside.facility()),
            read: std::array::from_fn(|at| read[FIXED_STREAMS + at]),
        }
    }

    fn give(self, state: &mut State) {
        let Self { facility, seen, read } = self;
        state.facility = facility;
        for (known, seen) in state.knowledge.iter_mut().zip(seen) {
            if seen != OfFacility::default() {
                known.facedown.aside = seen.into();
            }
        }
        state.streams.read_so_far()[FIXED_STREAMS..].copy_from_slice(&read);
    }
}

/// What games have in which characters mutate.
#[derive(Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Flesh {
    mutations: Set<MutationId>,
    discarded: [bool; capacity::SLOTS],
    changed: [Mutation; MAX_SEATS],
}

impl Flesh {
    #[inline(always)]
    fn of(state: &State) -> Self {
        let State { mutations, weaknesses, crew, .. } = state;
        Self {
            mutations: *mutations,
            discarded: weaknesses.map(|weakness| weakness.discarded),
            changed: crew.each_ref().map(|one| one.affliction.mutation()),
        }
    }

    fn give(self, state: &mut State) {
        let Self { mutations, discarded, changed } = self;
        state.mutations = mutations;
        for (weakness, discarded) in state.weaknesses.iter_mut().zip(discarded) {
            weakness.discarded = discarded;
        }
        for (one, mutation) in state.crew.iter_mut().zip(changed) {
            if mutation != Mutation::default() {
                one.affliction = Affliction::Mutation(mutation);
            }
        }
    }
}

fn read_layers(state: &mut State, eye: &mut Eye<'_>) -> Option<()> {
    let [low, high] = eye.number::<u16>()?.to_le_bytes();
    let (there, further): ([bool; 8], [bool; 7]) = (marks(low), marks(high));
    let [flesh_there, retinue_there, guns_there, watch_there, finds_there, further @ ..] = further;
    let [legacy_there, site_there] = further;
    if there[0] {
        state.swarm = eye.tail()?;
    }
    if there[1] {
        state.bargain = eye.tail()?;
    }
    if there[2] {
        state.verdict = eye.tail()?;
    }
    if there[3] {
        state.ending = Some(eye.tail()?);
    }
    if there[4] {
        state.outcome = Some(eye.tail()?);
    }
    if there[5] {
        state.seized = eye.tail()?;
    }
    if there[6] {
        state.comparisons = eye.tail()?;
    }
    if there[7] {
        eye.tail::<Own>()?.give(state);
    }
    if flesh_there {
        eye.tail::<Flesh>()?.give(state);
    }
    if retinue_there {
        state.retinue = eye.tail()?;
    }
    if guns_there {
        eye.tail::<Guns>()?.give(state);
    }
    if watch_there {
        eye.tail::<Watch>()?.give(state);
    }
    if finds_there {
        eye.tail::<Finds>()?.give(state);
    }
    if legacy_there {
        state.legacy = eye.tail()?;
    }
    if site_there {
        eye.tail::<Site>()?.give(state);
    }
    state.frames = eye.tail()?;
    Some(())
}

impl Round {
    #[inline(always)]
    fn pack(&self) -> [u8; WORD] {
        let Self { seat, actions, unlimited, refused, idle_trades } = *self;
        let seat = seat.map_or(0, |seat| seat.number());
        [seat, actions, u8::from(unlimited), refused.0, idle_trades, 0, 0, 0]
    }

    fn unpack([seat, actions, unlimited, refused, idle_trades, ..]: [u8; WORD]) -> Self {
        Self {
            seat: seat.checked_sub(1).map(Seat),
            actions,
            unlimited: unlimited != 0,
            refused: SeatSet(refused),
            idle_trades,
        }
    }
}

impl Room {
    #[inline(always)]
    fn pack(&self) -> [u8; WORD] {
        let Self { tile, explored, token, items, fire, malfunction, corpses, carcasses, .. } =
            *self;
        let Self { eggs, discovery, slimed, .. } = *self;
        let marks = bits([explored, fire, malfunction, token.is_some(), slimed]);
        let token = token.map_or(0, |token| token.0);
        let discovery = discovery.map_or(0, |discovery| discovery.0 + 1);
        [marks, tile.0, token, items, corpses, carcasses, eggs, discovery]
    }

    #[inline(always)]
    fn unpack([bits, tile, token, items, corpses, carcasses, eggs, found]: [u8; WORD]) -> Self {
        let [explored, fire, malfunction, hidden, slimed] = marks(bits);
        Self {
            tile: TileId(tile),
            explored,
            token: hidden.then_some(ExplorationId(token)),
            items,
            fire,
            malfunction,
            corpses,
            carcasses,
            eggs,
            discovery: found.checked_sub(1).map(DiscoveryId),
            slimed,
        }
    }
}

impl Mini {
    #[inline(always)]
    fn pack(&self) -> [u8; WORD] {
        let Self { room, injuries, since } = *self;
        let [low, high] = since.to_le_bytes();
        let (there, room) = (room.is_some(), room.map_or(0, |room| room.0));
        [u8::from(there), room, injuries, low, high, 0, 0, 0]
    }

    #[inline(always)]
    fn unpack([there, room, injuries, low, high, ..]: [u8; WORD]) -> Self {
        let room = (there != 0).then_some(RoomId(room));
        Self { room, injuries, since: u16::from_le_bytes([low, high]) }
    }
}

impl Door {
    fn unpack(byte: u8) -> Option<Self> {
        [Self::Open, Self::Closed, Self::Destroyed].into_iter().find(|door| *door as u8 == byte)
    }
}

impl Pod {
    fn pack(self) -> u8 {
        match self {
            Self::Unused => 0,
            Self::Launched => 1,
            Self::Docked { section, locked } => 2 + 2 * section as u8 + u8::from(locked),
        }
    }

    fn unpack(byte: u8) -> Option<Self> {
        let docked = [Evacuation::A, Evacuation::B]
            .into_iter()
            .flat_map(|section| [false, true].map(|locked| Self::Docked { section, locked }));
        [Self::Unused, Self::Launched].into_iter().chain(docked).find(|pod| pod.pack() == byte)
    }
}
