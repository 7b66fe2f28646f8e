//! The night stalkers: they grow as the intruders of the ship do, and see best where it is dark.

use derelict_content::{Rank, RoomId, TokenId};

use super::intruders;
use crate::event::EventSink;
use crate::frame::Frame;
use crate::play::Play;
use crate::seat::Seat;
use crate::view::CrewMark;

/// What can be marked on a character.
pub(super) const MARKS: &[CrewMark] =
    &[CrewMark::Slime, CrewMark::Larva, CrewMark::Signal, CrewMark::Knowledge, CrewMark::Insight];

/// A token brings its type once whoever meets it has looked at it; the blank brings noise.
pub(super) fn meet<S: EventSink>(
    play: &mut Play<'_, S>,
    token: TokenId,
    room: RoomId,
    trigger: Option<Seat>,
) {
    match play.book.token_kind(token) {
        None => intruders::meet(play, token, room, trigger),
        Some(_) => play.meet_token(token, room, trigger),
    }
}

/// Bag development. The queen's token goes back only if she has not been placed
/// (`lock.shared.queen-token`).
pub(super) fn develop<S: EventSink>(play: &mut Play<'_, S>, token: TokenId) {
    let queen =
        play.book.token_kind(token).filter(|kind| play.book.rank(*kind) == Some(Rank::Queen));
    let Some(queen) = queen else { return intruders::develop(play, token) };
    play.queen_stirs(queen, play.book.catalog.tokens[token.index()].dark);
    let placed = play.state.frames.iter().any(|frame| matches!(frame, Frame::QueenInNest { .. }));
    match placed {
        true => play.set_token_aside("lock.shared.queen-token", token),
        false => play.return_token("lock.shared.queen-token", token),
    }
}
