//! The intruders of the base game: larvae grow into creepers, creepers into breeders, and a queen lays
//! eggs.

use derelict_content::{CombatFace, KindId, Rank, TokenId};

use crate::event::EventSink;
use crate::frame::Frame;
use crate::play::Play;
use crate::rulebook::Rulebook;

/// Adults do the hunting.
pub(super) fn hunts(book: &Rulebook, kind: KindId) -> bool {
    book.rank(kind) == Rank::Adult
}

/// Weaknesses in a fight are those of adults.
pub(super) fn is_common(book: &Rulebook, kind: KindId) -> bool {
    book.rank(kind) == Rank::Adult
}

/// Adults and breeders are heard all over the ship.
pub(super) fn is_loud(book: &Rulebook, kind: KindId) -> bool {
    matches!(book.rank(kind), Rank::Adult | Rank::Breeder)
}

pub(super) fn die_injuries(book: &Rulebook, face: CombatFace, kind: KindId) -> u8 {
    by_rank(face, book.rank(kind))
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
        CombatFace::One => 1,
        CombatFace::Two => 2,
    }
}

pub(super) fn develop<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let Some(kind) = play.book.token_kind(token) else {
        into_bag(play, "round.event.bag.blank", Rank::Adult);
        return play.return_token("round.event.bag.blank", token);
    };
    match play.book.rank(kind) {
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
    let adult = play.book.token_kind(token).map(|kind| play.book.rank(kind)) == Some(Rank::Adult);
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

fn into_bag<S: EventSink>(play: &mut Play<'_, S>, rule: &'static str, rank: Rank) {
    if let Some(kind) = play.book.of_rank(rank) {
        play.token_into_bag(rule, kind);
    }
}
