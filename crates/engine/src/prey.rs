//! Whom an intruder chooses to attack, and what its choice tells of hidden hands.
//!
//! The fewest action cards decide (`attack.target.contam`), and of hands only the size is open. So
//! everybody learns how some of them compare, and knows it until one of the two changes.

use derelict_content::RoomId;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::event::EventSink;
use crate::pile::Pile;
use crate::play::{Look, Play};
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Two hands of which everybody knows how they compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Fewer {
    /// Who holds fewer action cards.
    pub seat: Seat,
    /// Who holds more.
    pub than: Seat,
    /// They may also hold as many.
    pub equal: bool,
}

impl Fewer {
    /// Whether so many action cards fit.
    #[must_use]
    pub fn fits(self, cards: u8, than: u8) -> bool {
        cards < than || self.equal && cards == than
    }
}

/// All hands of which everybody knows how they compare.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Comparisons {
    /// For each seat, who holds more action cards.
    more: [SeatSet; MAX_SEATS],
    /// For each seat, who holds as many or more.
    as_many: [SeatSet; MAX_SEATS],
}

impl Comparisons {
    /// Pair by pair.
    pub fn iter(self) -> impl Iterator<Item = Fewer> {
        (0..MAX_SEATS as u8).map(Seat).flat_map(move |seat| {
            let (more, as_many) = (self.more[seat.index()], self.as_many[seat.index()]);
            let strictly = more.iter().map(move |than| Fewer { seat, than, equal: false });
            let loosely = as_many.iter().filter(move |than| !more.has(*than));
            strictly.chain(loosely.map(move |than| Fewer { seat, than, equal: true }))
        })
    }

    fn add(&mut self, Fewer { seat, than, equal }: Fewer) {
        let pairs = if equal { &mut self.as_many } else { &mut self.more };
        pairs[seat.index()].add(than);
    }

    /// A hand has changed.
    fn forget(&mut self, seat: Seat) {
        for pairs in [&mut self.more, &mut self.as_many] {
            pairs[seat.index()] = SeatSet::NONE;
            pairs.iter_mut().for_each(|than| than.remove(seat));
        }
    }
}

impl FromIterator<Fewer> for Comparisons {
    fn from_iter<I: IntoIterator<Item = Fewer>>(pairs: I) -> Self {
        let mut all = Self::default();
        pairs.into_iter().for_each(|pair| all.add(pair));
        all
    }
}

impl Look<'_> {
    /// The character an intruder in a room would choose to attack: fewest action cards in hand,
    /// then first in order (`attack.target.fewest`, `attack.target.tie`).
    #[must_use]
    pub fn prey(self, room: RoomId) -> Option<Seat> {
        self.prey_besides(room, None)
    }

    /// The same, with one of them left out.
    fn prey_besides(self, room: RoomId, out: Option<Seat>) -> Option<Seat> {
        self.in_order()
            .filter(|seat| Some(*seat) != out && self.crew(*seat).room() == Some(room))
            .filter(|seat| !self.state.retinue.spared.has(*seat))
            .min_by_key(|seat| self.crew(*seat).action_cards())
    }

    /// The fewest and the most action cards a hand can hold, by what lies open: how many cards
    /// there are, and how many contamination cards are not in the discard pile.
    fn openly(self, seat: Seat) -> (u8, u8) {
        let crew = self.crew(seat);
        let hidden = crew.hand.iter().chain(crew.deck.iter());
        let strains = hidden.filter(|card| card.is_contamination()).count();
        let (hand, deck) = (crew.hand.len(), crew.deck.len());
        let (most, least) = (strains.min(hand), strains.saturating_sub(deck));
        ((hand - most) as u8, (hand - least) as u8)
    }
}

impl<S: EventSink> Play<'_, S> {
    /// Chooses whom an intruder attacks. What nobody could have told from the open table is
    /// remembered.
    pub(crate) fn choose_prey(&mut self, room: RoomId) -> Option<Seat> {
        self.choose_prey_of(room, None)
    }

    /// The same where one of them is not among those chosen from (`carno.effect.mutation.attack`).
    pub(crate) fn choose_prey_besides(&mut self, room: RoomId, out: Seat) -> Option<Seat> {
        self.choose_prey_of(room, Some(out))
    }

    fn choose_prey_of(&mut self, room: RoomId, out: Option<Seat>) -> Option<Seat> {
        let look = self.look();
        let seat = look.prey_besides(room, out)?;
        let there = |other: Seat| {
            Some(other) != out
                && look.crew(other).room() == Some(room)
                && !look.state.retinue.spared.has(other)
        };
        let alone = look.in_order().filter(|other| there(*other)).count() < 2;
        if alone {
            return Some(seat);
        }
        let mut before = true;
        let mut learnt: Pile<(Seat, bool), MAX_SEATS> = Pile::default();
        for than in look.in_order() {
            before &= than != seat;
            let pair = Fewer { seat, than, equal: !before };
            let certain = pair.fits(look.openly(seat).1, look.openly(than).0);
            if than != seat && there(than) && !certain {
                learnt.push((than, pair.equal));
            }
        }
        for (than, equal) in learnt.iter() {
            self.state.comparisons.add(Fewer { seat, than, equal });
        }
        Some(seat)
    }

    /// A hand that is about to change.
    pub(crate) fn hand(
        &mut self,
        seat: Seat,
    ) -> &mut Pile<Card, { derelict_content::capacity::CARDS }> {
        self.state.comparisons.forget(seat);
        &mut self.crew(seat).hand
    }
}
