//! Who sits where in a game, and the game itself.

use std::sync::Arc;
use std::time::Instant;

use derelict_bots::{Budget, Kind, Lore, Step};
use derelict_engine::state::Outcome;
use derelict_engine::{Offers, Rulebook, Seat, Seed, Setup};

use super::Found;
use super::blunder::Watch;
use super::dealt::Dealt;
use crate::bot::Bots;
use crate::fault::Fault;

/// No game takes so many decisions.
const ENDLESS: u32 = 100_000;

/// The bots by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    kinds: Vec<Kind>,
    first: Seat,
}

impl LineUp {
    /// The line-up of a game: everybody moves on by one seat from game to game.
    pub fn new(named: &[Kind], game: u64) -> Self {
        let count = named.len();
        let moved = (game % count as u64) as usize;
        let kinds = (0..count).map(|seat| named[(seat + count - moved) % count]).collect();
        Self { kinds, first: Seat(moved as u8) }
    }

    /// Where the bot named first sits.
    pub fn seat_of_first(&self) -> Seat {
        self.first
    }

    /// The same with another bot at one seat.
    pub fn with(&self, seat: Seat, kind: Kind) -> Self {
        let mut other = self.clone();
        other.kinds[seat.index()] = kind;
        other
    }

    /// Who sits at each seat.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }
}

/// What a game is played with.
pub struct Match<'a> {
    pub book: &'a Arc<Rulebook>,
    pub setup: &'a Setup,
    pub lore: &'a Arc<Lore>,
    pub seed: Seed,
    pub chance: Seed,
    pub budget: Option<Budget>,
    pub dealt: Option<Dealt>,
}

impl Match<'_> {
    /// Plays a game to its end.
    pub fn play(&self, line_up: &LineUp, found: &mut Found) -> Result<Outcome, Fault> {
        let mut bots = Bots::watching(line_up.kinds(), self.lore, self.chance, self.budget);
        let mut watch = Watch::default();
        let mut offers = Offers::default();
        let holder = line_up.seat_of_first();
        let mut state = bots.begin(self.book, self.setup, self.seed, &mut offers, |state| {
            if let Some(dealt) = self.dealt {
                dealt.deal(state, holder);
            }
        });
        for _ in 0..ENDLESS {
            if let Some(outcome) = state.outcome {
                found.tables.count(state.look(self.book));
                found.blunders.merge(watch.finish());
                return Ok(outcome);
            }
            let start = Instant::now();
            let mut step = bots.decide(state.look(self.book), &offers);
            if let Step::Answer(decision, _) = &step {
                found.timing.note(line_up.kinds()[decision.seat.index()], start.elapsed());
            }
            if let Some(dealt) = self.dealt {
                step = dealt.keep(step, holder);
            }
            let before = state;
            bots.take(&mut state, self.book, &step, &mut offers)
                .map_err(|refusal| Fault::about("a bot chose what was not offered", refusal))?;
            let (before, after) = (before.look(self.book), state.look(self.book));
            watch.note(before, &step, after, bots.happened());
            found.tables.note(before, bots.happened());
        }
        Err(Fault::new("a game that never ends"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_moves_on_by_one_seat() {
        let named = [Kind::Random, Kind::Crew, Kind::Calm];
        let second = LineUp::new(&named, 1);
        assert_eq!(second.kinds(), [Kind::Calm, Kind::Random, Kind::Crew]);
        assert_eq!(second.seat_of_first(), Seat(1));
        assert_eq!(LineUp::new(&named, 3), LineUp::new(&named, 0));
    }

    #[test]
    fn a_twin_differs_at_one_seat() {
        let named = [Kind::Random, Kind::Crew];
        let line_up = LineUp::new(&named, 1);
        let twin = line_up.with(line_up.seat_of_first(), Kind::Calm);
        assert_eq!(twin.kinds(), [Kind::Crew, Kind::Calm]);
    }
}
