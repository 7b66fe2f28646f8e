//! The game through the eyes of one seat, or of somebody who watches.

use derelict_engine::view::View;
use derelict_engine::{Opportunity, Seat};

use crate::join::message::What;

/// What is known and asked on one side of the table.
#[derive(Debug, Default)]
pub(super) struct Side {
    pub view: Option<View>,
    /// The number of the last news.
    pub seen: u32,
    /// Own choices that can be taken back without asking anybody.
    pub undo: u16,
    /// What taking back the last own choice would undo, in words.
    pub undoes: Option<String>,
    /// The decision that has been answered, until the server asks something else.
    pub chosen: Option<u32>,
    /// What stood open to the seat when it was last said.
    pub open: Vec<Opportunity>,
    /// So much of what was told at all it has been told.
    met: usize,
}

impl From<u32> for Side {
    /// A side that has been told everything up to a number.
    fn from(seen: u32) -> Self {
        Self { seen, ..Self::default() }
    }
}

impl Side {
    /// The decision that is to be made, if it is not made yet.
    pub fn asked(&self) -> Option<u32> {
        let asked = self.view.as_ref()?.decision.as_ref()?.id.0;
        (self.chosen != Some(asked)).then_some(asked)
    }
}

/// Everything told so far, and to whom first: who has several seats hears it once.
#[derive(Debug, Default)]
pub(super) struct Once(Vec<(Option<Seat>, What)>);

impl Once {
    /// Whether something is new to the person, and not what another of their seats was told before.
    /// All seats are told in one order, each what it may know.
    pub fn is_new(&mut self, seat: Option<Seat>, side: &mut Side, what: &What) -> bool {
        let others = self.0.iter().enumerate().skip(side.met);
        let mut same = others.filter(|(_, (first, told))| *first != seat && is_same(told, what));
        if let Some((at, _)) = same.next() {
            side.met = at + 1;
            return false;
        }
        if side.met == self.0.len() {
            side.met += 1;
        }
        self.0.push((seat, what.clone()));
        true
    }
}

/// Whether two seats were told the same. An undo is one, though seats were told more or less of what
/// it takes back.
fn is_same(one: &What, other: &What) -> bool {
    match (one, other) {
        (What::Undone { .. }, What::Undone { .. }) => true,
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &str) -> What {
        What::Chat { name: "Ann".into(), words: words.into() }
    }

    #[test]
    fn who_has_two_seats_hears_everything_once() {
        let (one, two) = (Some(Seat(0)), Some(Seat(1)));
        let (mut first, mut second) = (Side::default(), Side::default());
        let mut once = Once::default();
        let mut tell = |seat: Option<Seat>, said: &[&'static str]| {
            let side = if seat == one { &mut first } else { &mut second };
            let new = said.iter().filter(|it| once.is_new(seat, side, &words(it)));
            new.copied().collect::<Vec<_>>()
        };
        assert_eq!(
            tell(one, &["a", "b", "b"]),
            ["a", "b", "b"],
            "what happens twice is told twice"
        );
        assert_eq!(tell(two, &["mine", "a", "b", "b", "c"]), ["mine", "c"]);
        assert_eq!(tell(one, &["c", "d"]), ["d"]);
        assert_eq!(tell(two, &["d", "mine", "d"]), ["mine", "d"]);
        assert_eq!(tell(one, &["d"]), Vec::<&str>::new());
    }

    #[test]
    fn an_undo_is_one_however_much_of_it_each_seat_was_told() {
        let (mut first, mut second) = (Side::default(), Side::default());
        let mut once = Once::default();
        assert!(once.is_new(Some(Seat(0)), &mut first, &What::Undone { void: 2 }));
        assert!(!once.is_new(Some(Seat(1)), &mut second, &What::Undone { void: 3 }));
        assert!(once.is_new(Some(Seat(1)), &mut second, &What::Undone { void: 3 }));
    }
}
