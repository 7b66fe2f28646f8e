//! Which seat is whose.

use derelict_engine::{Seat, SeatSet};

use super::Table;
use super::company::Chair;
use crate::id::GuestId;

impl Table {
    /// The chair whose person plays a seat.
    #[must_use]
    pub fn chair_of(&self, seat: Seat) -> Option<u8> {
        let game = self.game()?;
        let playing = seat.0 < game.state.players;
        playing.then(|| game.state.persons[seat.index()])
    }

    /// The seat a chair's person plays.
    #[must_use]
    pub fn seat_of(&self, chair: u8) -> Option<Seat> {
        self.game()?.look().seats().find(|seat| self.chair_of(*seat) == Some(chair))
    }

    /// The seats of a guest, those the computer keeps included.
    #[must_use]
    pub fn seats_of(&self, guest: GuestId) -> SeatSet {
        let chairs = self.company.chairs_of(guest);
        chairs.filter_map(|chair| self.seat_of(chair)).collect()
    }

    /// The seats the computer plays.
    #[must_use]
    pub fn bot_seats(&self) -> SeatSet {
        self.seats_on(|chair| chair.bot.is_some())
    }

    /// The seats the computer has for itself, rather than in somebody's place.
    #[must_use]
    pub fn own_bot_seats(&self) -> SeatSet {
        self.seats_on(|chair| chair.bot.is_some() && chair.guest.is_none())
    }

    fn seats_on(&self, fits: impl Fn(Chair) -> bool) -> SeatSet {
        let on = |seat: &Seat| {
            let chair = self.chair_of(*seat).and_then(|chair| self.company.chair(chair));
            chair.is_some_and(&fits)
        };
        self.game().into_iter().flat_map(|game| game.look().seats()).filter(on).collect()
    }

    /// Whether everybody who still has a say wants the secrets of a game opened that nobody plays.
    #[must_use]
    pub fn all_agree(&self) -> bool {
        let mut seats = self.game().into_iter().flat_map(|game| game.look().seats());
        seats.all(|seat| {
            let asked = self.chair_of(seat).is_some_and(|chair| self.company.has_a_say(chair));
            !asked || self.agreed.has(seat)
        })
    }
}
