//! A state as bytes, as few as say all: what is hashed, and what a hot snapshot holds.
//!
//! How much a state could hold does not show. Places beyond those of the board, seats at which
//! nobody sits and layers that are bare write nothing, so room made for more of anything changes
//! neither hashes nor snapshots of games that do not use it.

mod crew;
mod eye;
mod knowledge;
mod pen;
mod table;

use std::cell::RefCell;
use std::hash::Hasher;

use crate::rulebook::Rulebook;
use crate::state::State;
use eye::Eye;
use pen::{Fleeting, Lasting, Paper, Pen};

/// Writes a state and shows the bytes.
pub(crate) fn write<T>(state: &State, book: &Rulebook, show: impl FnOnce(&[u8]) -> T) -> T {
    PAPER.with_borrow_mut(|paper| {
        let mut pen = Pen::new(paper);
        table::write(state, &Extent::of(book), &mut pen);
        table::write_layers::<Lasting>(state, &mut pen);
        show(pen.written())
    })
}

/// A number that two equal states share.
pub(crate) fn hash(state: &State, book: &Rulebook) -> u64 {
    PAPER.with_borrow_mut(|paper| {
        let mut pen = Pen::new(paper);
        table::write(state, &Extent::of(book), &mut pen);
        table::write_layers::<Fleeting>(state, &mut pen);
        pen.finish()
    })
}

/// Reads a state that was written; none if the bytes are of no state of these rules.
pub(crate) fn read(book: &Rulebook, bytes: &[u8]) -> Option<State> {
    table::read(&Extent::of(book), &mut Eye::new(bytes))
}

thread_local! {
    /// Paper to write on, so that it need not be wiped clean for every state.
    static PAPER: RefCell<Box<Paper>> = RefCell::new(Box::new(pen::BLANK));
}

/// How much of everything there is in a game.
struct Extent {
    rooms: usize,
    corridors: usize,
    minis: usize,
    items: usize,
}

impl Extent {
    fn of(book: &Rulebook) -> Self {
        Self {
            rooms: book.board.rooms.len(),
            corridors: book.board.corridors.len(),
            minis: book.minis().count(),
            items: book.catalog.items.len(),
        }
    }
}

/// Up to eight marks as a byte.
fn bits<const N: usize>(marks: [bool; N]) -> u8 {
    const { assert!(N <= 8) };
    marks.iter().rev().fold(0, |bits, mark| bits << 1 | u8::from(*mark))
}

/// The marks in a byte.
fn marks<const N: usize>(bits: u8) -> [bool; N] {
    const { assert!(N <= 8) };
    std::array::from_fn(|at| bits >> at & 1 != 0)
}

#[cfg(test)]
mod tests;
