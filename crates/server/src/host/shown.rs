//! How far the game has been shown: words told before a reaction window closes lean on nothing
//! that lies behind it.

use derelict_engine::{Rulebook, State};
use derelict_text::Cast;

use crate::protocol::Detail;
use crate::table::{Item, Told};
use crate::telling::Ear;

/// The last situation everybody has seen, and what has been told since.
#[derive(Default)]
pub struct Shown {
    state: Option<State>,
    since: Vec<Told>,
}

impl Shown {
    /// Everything has been told up to this situation.
    pub(super) fn all(&mut self, state: &State) {
        self.state = Some(*state);
        self.since.clear();
    }

    /// Some more has been told, and something is still kept back.
    pub(super) fn more(&mut self, part: &[Told]) {
        self.since.extend_from_slice(part);
    }

    /// People and places as somebody knows them who is told a part that ends at a window.
    pub(super) fn cast(&self, ear: &Ear<'_>, book: &Rulebook, part: &[Told]) -> Cast {
        let Some(state) = self.state.as_ref().filter(|_| ear.detail != Detail::Facts) else {
            return Cast::default();
        };
        let mut cast = ear.voice.cast(&state.look(book).view(ear.viewer));
        for told in self.since.iter().chain(part) {
            if let Item::Event(event) = &told.item
                && let Some(seen) = event.seen_by(ear.viewer.seat())
            {
                cast.learn(&seen.fact);
            }
        }
        cast
    }
}
