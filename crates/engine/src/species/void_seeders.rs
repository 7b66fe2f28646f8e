//! The Void Seeders: what comes is decided by insanity, they fade away unseen, and lairs bring them
//! forth.

use std::sync::OnceLock;

use derelict_content::{
    CombatFace, KindId, Rank, RoomId, TokenFace, TokenId, WeaknessEffect, WeaknessId,
};

use crate::affliction::Affliction;
use crate::citation::Citations;
use crate::event::{EventSink, Fact};
use crate::frame::{Frame, TurnStep};
use crate::play::{Look, Play};
use crate::rulebook::Rulebook;
use crate::seat::{Seat, SeatSet};
use crate::state::Place;
use crate::view::CrewMark;

/// The steps of a turn in order (`void.event.order`).
pub(super) const STEPS: &[TurnStep] = &[
    TurnStep::Draw,
    TurnStep::Rounds,
    TurnStep::Airlock,
    TurnStep::Time,
    TurnStep::Attacks,
    TurnStep::Fire,
    TurnStep::Turrets,
    TurnStep::Event,
    TurnStep::Lurk,
    TurnStep::Bag,
];

/// What can be marked on a character.
pub(super) const MARKS: &[CrewMark] = &[CrewMark::Signal, CrewMark::Insanity];

/// Which rules stand in the place of those of the base game.
pub(super) fn citations() -> &'static Citations {
    static CITATIONS: OnceLock<Citations> = OnceLock::new();
    CITATIONS.get_or_init(|| {
        Citations::read(include_str!("../../../../rules/citations/void-seeders.tsv"))
    })
}

/// The sides with a symbol hurt those who bear it, or a weaker one; a lair only hits do
/// (`void.hit.faces`, `void.lair.hit`).
pub(super) fn die_injuries(book: &Rulebook, face: CombatFace, kind: KindId) -> u8 {
    let bears = |rank| book.rank(kind).is_some_and(|own| own <= rank);
    match face {
        CombatFace::Blank => 0,
        CombatFace::Creeper => u8::from(bears(Rank::Creeper)),
        CombatFace::Adult => u8::from(bears(Rank::Adult)),
        CombatFace::PayOne => 0,
        CombatFace::One | CombatFace::OneOrTwo => 1,
        CombatFace::Two => 2,
    }
}

pub(super) fn blood_rule(book: &Rulebook, kind: KindId) -> &'static str {
    match book.rank(kind) {
        None => "void.lair.check",
        Some(Rank::Larva | Rank::Creeper) => "void.injury.lurker",
        Some(Rank::Adult) => "void.injury.whisperer",
        Some(Rank::Breeder) => "void.injury.stalker",
        Some(Rank::Queen) => "void.injury.despoiler-card",
    }
}

pub(super) fn death_rule(book: &Rulebook, kind: KindId) -> &'static str {
    if book.is_still(kind) { "void.lair.check" } else { "void.injury.defeat" }
}

/// A character who waits in a pod is present in its section (`void.term.pod`).
pub(super) fn holds_character(look: Look<'_>, room: RoomId) -> bool {
    look.seats().any(|seat| look.noise_room(seat) == Some(room))
}

/// The type called for, or the next lower one with a miniature left (`void.enc.no-mini`); the
/// mightiest is not left once it is gone (`void.enc.despoiler-gone`).
pub(super) fn stand_in(look: Look<'_>, kind: KindId) -> Option<KindId> {
    let free = |kind: &KindId| {
        let gone = look.book.kind(*kind).only && look.state.queen_killed;
        !gone && look.spare_mini(*kind).is_some()
    };
    if look.book.is_still(kind) {
        return Some(kind).filter(free);
    }
    let lower = (0..=kind.0).rev().map(KindId);
    lower.filter(|kind| !look.book.is_still(*kind)).find(free)
}

/// Bag development (`void.bag.draw`).
pub(super) fn develop<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    match play.book.token_face(token) {
        TokenFace::Blank | TokenFace::Kind(_) | TokenFace::Blue(_) => {
            play.random_token_into_bag("void.bag.blank");
            play.return_token("void.bag.blank", token);
        }
        TokenFace::Unnamed => {
            let seats = play.look().awake();
            play.push(Frame::LoudToken { token });
            play.push(Frame::NoiseRolls { seats, ducts: 0 });
        }
        TokenFace::Insanity(_) => match sufferer(play.look(), token) {
            Some(seat) => {
                play.push(Frame::LoudToken { token });
                play.push(Frame::Panics { seats: SeatSet::only(seat) });
            }
            // It leaves the game, and another one is drawn in its place.
            None => {
                play.tell("void.bag.insanity-gone", Fact::TokenRemoved { token });
                play.develop_bag();
            }
        },
    }
}

/// The character of an insanity token, if it is on board, awake and in no pod
/// (`void.bag.insanity-gone`, `void.bag.insanity-pod`).
fn sufferer(look: Look<'_>, token: TokenId) -> Option<Seat> {
    let seat = owner(look, token)?;
    matches!(look.crew(seat).place, Place::Room(_)).then_some(seat)
}

/// The seat whose character bears the colour of an insanity token.
fn owner(look: Look<'_>, token: TokenId) -> Option<Seat> {
    let TokenFace::Insanity(characters) = look.book.token_face(token) else { return None };
    look.seats().find(|seat| {
        let crew = look.crew(*seat);
        crew.drafted && characters.has(crew.character)
    })
}

/// A token that made everybody roll, or somebody panic, goes back.
pub(super) fn quiet_down<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let rule = match play.book.token_face(token) {
        TokenFace::Insanity(_) => "void.bag.insanity",
        TokenFace::Unnamed | TokenFace::Blank | TokenFace::Kind(_) | TokenFace::Blue(_) => {
            "void.bag.seeder"
        }
    };
    play.return_token(rule, token);
}

/// What a token drawn in an encounter brings: the type of the insanity of whoever caused it, panic,
/// or noise (`void.enc.seeder-type`, `void.enc.insanity`, `void.enc.blank`).
pub(super) fn meet<S: EventSink>(
    play: &mut Play<'_, S>,
    token: TokenId,
    room: RoomId,
    trigger: Option<Seat>,
) {
    let cause = cause(play, room, trigger);
    match play.book.token_face(token) {
        TokenFace::Blank | TokenFace::Kind(_) | TokenFace::Blue(_) => {
            play.noise_around("void.enc.blank", room);
            play.return_token("void.enc.blank", token);
        }
        TokenFace::Unnamed => {
            let level = play.look().insanity(cause);
            let kind = play.look().kind_at(level);
            match kind.and_then(|kind| play.place_intruder("void.enc.seeder-type", kind, room)) {
                Some(mini) => {
                    play.push(Frame::Placed { mini, token, room, trigger: Some(cause) });
                    play.first_sight();
                }
                None => {
                    play.noise_around("void.enc.no-mini-chain", room);
                    play.return_token("void.enc.no-mini-chain", token);
                }
            }
        }
        TokenFace::Insanity(_) => {
            play.noise_around("void.enc.insanity", room);
            play.push(Frame::LoudToken { token });
            play.push(Frame::Panics { seats: SeatSet::only(cause) });
        }
    }
}

/// Who has caused an encounter: whose noise or effect led to it, else whom an attack would choose
/// there, else the first player (`void.enc.cause`, `void.enc.no-character`).
fn cause<S: EventSink>(play: &mut Play<'_, S>, room: RoomId, trigger: Option<Seat>) -> Seat {
    let chosen = trigger.or_else(|| play.choose_prey(room));
    let look = play.look();
    let waiting = look.in_order().find(|seat| look.noise_room(*seat) == Some(room));
    chosen.or(waiting).unwrap_or(look.state.first)
}

/// A surprise attack: a contamination card, then a panic card (`void.surprise.effect`).
pub(super) fn touch<S: EventSink>(play: &mut Play<'_, S>, target: Seat) {
    play.push(Frame::Panics { seats: SeatSet::only(target) });
    if !play.look().weakness(WeaknessEffect::RationalThinking) {
        play.take_contamination("void.surprise.effect", target);
    }
}

/// Lairs leave a carcass, the others a token (`void.lair.carcass-only`, `void.injury.defeat`).
pub(super) fn fell<S: EventSink>(play: &mut Play<'_, S>, kind: KindId, room: RoomId) {
    if play.book.is_still(kind) {
        play.destroy_lair(room);
    } else {
        play.random_token_into_bag("void.injury.defeat");
    }
}

/// Mass therapy helps at once (`void.effect.weak.therapy`).
pub(super) fn discovered<S: EventSink>(play: &mut Play<'_, S>, weakness: WeaknessId) {
    if play.book.catalog.weaknesses[weakness.index()] == WeaknessEffect::MassTherapy {
        play.mass_therapy();
    }
}

/// A character begins on the first level, and its insanity token goes into the bag
/// (`void.setup.insanity-card`, `void.setup.bag-insanity`).
pub(super) fn enlisted<S: EventSink>(play: &mut Play<'_, S>, seat: Seat) {
    play.crew(seat).affliction = Affliction::Insanity(1);
    let mut tokens = (0..play.book.catalog.tokens.len() as u8).map(TokenId);
    let own = tokens.find(|token| owner(play.look(), *token) == Some(seat));
    if let Some(token) = own {
        play.return_token("void.setup.bag-insanity", token);
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Lurking: whoever is far from everybody fades away, and is heard all around
    /// (`void.lurk.rooms`).
    pub(crate) fn lurk_away(&mut self) {
        let look = self.look();
        let seeders = |room: RoomId| look.movable(room).next().is_some();
        let far = |room: &RoomId| {
            let near = look.book.neighbours(*room).iter().map(|(_, there)| *there);
            seeders(*room)
                && !std::iter::once(*room).chain(near).any(|room| holds_character(look, room))
        };
        // All are found before any is handled (`void.lurk.snapshot`).
        let rooms: u32 = look.book.rooms().filter(far).fold(0, |set, room| set | 1 << room.0);
        for room in self.book.rooms().filter(|room| rooms & (1 << room.0) != 0) {
            self.noise_around("void.lurk.noise", room);
            let figures = self.look().figures(room);
            for mini in figures.iter() {
                if !self.book.is_still(self.book.mini_kind(mini)) {
                    self.remove_mini(mini);
                    self.tell("void.lurk.remove", Fact::IntruderVanished { mini, room });
                    self.random_token_into_bag("void.lurk.remove");
                }
            }
        }
    }

    /// The mightiest comes where a crowd is (`void.effect.event.crowd`).
    pub(crate) fn crowd(&mut self) {
        let look = self.look();
        let crowded = |room: &RoomId| {
            look.seats().filter(|seat| look.noise_room(*seat) == Some(*room)).count() > 1
        };
        let room = look.book.rooms().find(crowded);
        let mightiest = look.kind_at(look.book.last_level());
        if let (Some(room), Some(kind)) = (room, mightiest)
            && self.place_intruder("void.effect.event.crowd", kind, room).is_some()
        {
            self.first_sight();
        }
    }
}
