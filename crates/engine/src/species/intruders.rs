//! The intruders of the base game: larvae grow into creepers, creepers into breeders, and a queen lays
//! eggs.

use derelict_content::{CombatFace, KindId, MiniId, Rank, Remains, RoomId, TokenId, WeaknessId};

use crate::affliction::Affliction;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, TurnStep};
use crate::play::Play;
use crate::rulebook::Rulebook;
use crate::seat::Seat;
use crate::view::CrewMark;

/// The steps of a turn in order.
pub(super) const STEPS: &[TurnStep] = &[
    TurnStep::Draw,
    TurnStep::Rounds,
    TurnStep::Airlock,
    TurnStep::Time,
    TurnStep::Attacks,
    TurnStep::Fire,
    TurnStep::Turrets,
    TurnStep::Event,
    TurnStep::Bag,
];

/// What can be marked on a character.
pub(super) const MARKS: &[CrewMark] = &[CrewMark::Slime, CrewMark::Larva, CrewMark::Signal];

/// Adults do the hunting.
pub(super) fn hunts(book: &Rulebook, kind: KindId) -> bool {
    book.rank(kind) == Some(Rank::Adult)
}

/// Creepers and adults.
pub(super) fn has_nerves(book: &Rulebook, kind: KindId) -> bool {
    matches!(book.rank(kind), Some(Rank::Creeper | Rank::Adult))
}

/// Weaknesses in a fight are those of adults.
pub(super) fn is_common(book: &Rulebook, kind: KindId) -> bool {
    book.rank(kind) == Some(Rank::Adult)
}

/// Adults and breeders are heard all over the ship.
pub(super) fn is_loud(book: &Rulebook, kind: KindId) -> bool {
    matches!(book.rank(kind), Some(Rank::Adult | Rank::Breeder))
}

pub(super) fn die_injuries(book: &Rulebook, face: CombatFace, kind: KindId) -> u8 {
    book.rank(kind).map_or(0, |rank| by_rank(face, rank))
}

/// Eggs count as larvae.
pub(super) fn die_injuries_of_eggs(face: CombatFace) -> u8 {
    by_rank(face, Rank::Larva)
}

fn by_rank(face: CombatFace, rank: Rank) -> u8 {
    match face {
        CombatFace::Blank => 0,
        CombatFace::Creeper => u8::from(rank <= Rank::Creeper),
        CombatFace::Adult => u8::from(rank <= Rank::Adult),
        // What is bought of it comes on top (`lock.adv.pay-one`, `lock.adv.one-or-two`).
        CombatFace::PayOne => 0,
        CombatFace::One | CombatFace::OneOrTwo => 1,
        CombatFace::Two => 2,
    }
}

pub(super) fn develop<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let Some(kind) = play.book.token_kind(token) else {
        into_bag(play, "round.event.bag.blank", Rank::Adult);
        return play.return_token("round.event.bag.blank", token);
    };
    let Some(rank) = play.book.rank(kind) else {
        return play.return_token("round.event.bag.draw", token);
    };
    match rank {
        Rank::Larva => {
            play.set_token_aside("round.event.bag.larva", token);
            into_bag(play, "round.event.bag.larva", Rank::Adult);
        }
        Rank::Creeper => {
            play.set_token_aside("round.event.bag.creeper", token);
            into_bag(play, "round.event.bag.creeper", Rank::Breeder);
        }
        Rank::Adult | Rank::Breeder => loud(play, token),
        Rank::Queen => {
            play.return_token("round.event.bag.queen-return", token);
            play.queen_stirs(kind, play.book.catalog.tokens[token.index()].number);
        }
    }
}

/// Everybody makes a noise roll, then the token goes back.
fn loud<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let seats = play.look().awake();
    play.push(Frame::LoudToken { token });
    play.push(Frame::NoiseRolls { seats, ducts: 0 });
}

pub(super) fn quiet_down<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let adult =
        play.book.token_kind(token).and_then(|kind| play.book.rank(kind)) == Some(Rank::Adult);
    let rule = if adult { "round.event.bag.adult" } else { "round.event.bag.breeder" };
    play.return_token(rule, token);
}

pub(super) fn last_blank<S: EventSink>(play: &mut Play<'_, S>) {
    into_bag(play, "encounter.blank.last", Rank::Adult);
}

pub(super) fn hatch_into_bag<S: EventSink>(play: &mut Play<'_, S>) {
    into_bag(play, "effect.event.hatch.else", Rank::Larva);
}

/// A creeper stands where its host has died.
pub(super) fn offspring<S: EventSink>(play: &Play<'_, S>) -> Option<KindId> {
    play.book.of_rank(Rank::Creeper)
}

/// A queen lays the eggs.
pub(super) fn mother(book: &Rulebook) -> Option<KindId> {
    book.of_rank(Rank::Queen)
}

/// A larva comes out of an egg.
pub(super) fn brood(book: &Rulebook) -> Option<KindId> {
    book.of_rank(Rank::Larva)
}

fn into_bag<S: EventSink>(play: &mut Play<'_, S>, rule: &'static str, rank: Rank) {
    if let Some(kind) = play.book.of_rank(rank) {
        play.token_into_bag(rule, kind);
    }
}

/// A token of an encounter brings its type, the blank noise.
pub(super) fn meet<S: EventSink>(
    play: &mut Play<'_, S>,
    token: TokenId,
    room: RoomId,
    trigger: Option<Seat>,
) {
    match play.book.token_kind(token) {
        None => {
            play.noise_around("encounter.blank", room);
            if play.state.bag.is_empty() {
                play.last_blank();
            }
            play.return_token("encounter.blank", token);
        }
        Some(kind) => match play.place_intruder("encounter.step3", kind, room) {
            Some(mini) => {
                play.push(Frame::Placed { mini, token, room, trigger });
                play.first_sight();
            }
            None => play.return_token("intruder.minis.adults-combat", token),
        },
    }
}

/// All miniatures of a type out of combat make room for a new one (`intruder.minis.adults-full`).
pub(super) fn stand_in<S: EventSink>(play: &mut Play<'_, S>, kind: KindId) -> Option<KindId> {
    if play.look().spare_mini(kind).is_none() {
        play.recall(kind);
    }
    if play.look().spare_mini(kind).is_none() {
        play.tell("intruder.minis.adults-combat", Fact::NoMiniature { intruder: kind });
        return None;
    }
    Some(kind)
}

/// A larva creeps into its host.
pub(super) fn touch<S: EventSink>(play: &mut Play<'_, S>, mini: MiniId, target: Seat) {
    play.infest(mini, target);
}

/// Whoever left the board leaves a token of its type.
pub(super) fn leave_token<S: EventSink>(play: &mut Play<'_, S>, kind: KindId) {
    play.token_into_bag("intruder.supply.hide", kind);
}

/// A carcass remains of most; with the queen her tokens go.
pub(super) fn fell<S: EventSink>(play: &mut Play<'_, S>, kind: KindId, room: RoomId) {
    if play.book.kind(kind).remains == Remains::Carcass {
        play.leave_carcass("injury.carcass", room);
    }
    if play.book.kind(kind).only {
        play.bury_queen(kind);
    }
}

/// A larva grows of an infected card.
pub(super) fn infect<S: EventSink>(play: &mut Play<'_, S>, seat: Seat) {
    play.grow_larva(seat);
}

/// A larva grows of it, unless there is one.
pub(super) fn infect_by_event<S: EventSink>(play: &mut Play<'_, S>, seat: Seat) {
    if !play.crew(seat).affliction.is_larva() {
        play.crew(seat).affliction = Affliction::Larva;
        play.tell("effect.event.eclosion.scan", Fact::LarvaGrown { seat });
    }
}

/// The larva goes.
pub(super) fn cure<S: EventSink>(play: &mut Play<'_, S>, rule: &'static str, seat: Seat) {
    if play.crew(seat).affliction.is_larva() {
        play.crew(seat).affliction = Affliction::None;
        play.tell(rule, Fact::LarvaRemoved { seat });
    }
}

/// Weaknesses are in effect once they are known, and do nothing besides.
pub(super) fn discovered<S: EventSink>(_: &mut Play<'_, S>, _: WeaknessId) {}

/// Nothing more comes with a character.
pub(super) fn enlisted<S: EventSink>(_: &mut Play<'_, S>, _: Seat) {}

pub(super) fn blood_rule(book: &Rulebook, kind: KindId) -> &'static str {
    if book.kind(kind).blood == 1 { "injury.one-card" } else { "injury.two-cards" }
}

/// Tokens of a type that are added to what an earlier game left in the bag
/// (`after.epilogue.bag-add-small`, `after.epilogue.bag-add-four`, `after.epilogue.bag-add-five`,
/// `after.epilogue.bag-add-solo`).
pub(super) fn reinforcements(book: &Rulebook, kind: KindId, players: u8) -> u8 {
    let larvae = match players {
        0..=3 => 1,
        4 => 2,
        _ => 3,
    };
    match book.rank(kind) {
        Some(Rank::Larva) => larvae,
        Some(Rank::Adult) => 2 * larvae,
        Some(Rank::Creeper | Rank::Breeder | Rank::Queen) | None => 0,
    }
}
