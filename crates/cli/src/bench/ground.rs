//! What all cases play on: games of the way that is measured, and situations out of them.

use std::sync::Arc;

use derelict_bots::{Chance, first_word};
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Choice, Offers, Rulebook, Seat, Seed, Setup, Silent, State};

use super::measured::Measured;
use crate::fault::Fault;
use crate::seed;

/// Situations measured; few enough to stay near the processor.
const SITUATIONS: usize = 128;
/// Decisions between one situation and the next.
const APART: u64 = 37;
/// Games of which the choices are kept.
const GAMES: u64 = 16;

/// The game the cases play.
pub struct Ground {
    pub book: Arc<Rulebook>,
    pub setup: Setup,
    /// Situations in the middle of games, each with somebody to decide.
    pub situations: Vec<Situation>,
    /// Whole games, to be played again.
    pub games: Vec<Played>,
    word: String,
}

/// A moment in which a seat decides.
pub struct Situation {
    pub state: State,
    pub viewer: Viewer,
    pub view: View,
}

/// A whole game.
pub struct Played {
    pub seed: Seed,
    pub choices: Vec<(Seat, Choice)>,
}

impl Ground {
    pub fn new(seed: u64, way: &Measured) -> Result<Self, Fault> {
        let (book, setup) = (way.rulebook()?, way.setup()?);
        let word = format!("bench {seed}");
        let mut ground = Self { book, setup, situations: Vec::new(), games: Vec::new(), word };
        for game in 0.. {
            if game >= GAMES && ground.situations.len() == SITUATIONS {
                return Ok(ground);
            }
            let played = ground.play(game);
            if game < GAMES {
                ground.games.push(played);
            }
        }
        Ok(ground)
    }

    /// The seed of a game.
    pub fn seed(&self, game: u64) -> Seed {
        seed::of_word(&self.word, "game", game)
    }

    /// Numbers to choose by.
    pub fn chance(&self, game: u64) -> Chance {
        Chance::new(first_word(seed::of_word(&self.word, "choices", game)))
    }

    /// A game begun.
    pub fn begin(&self, seed: Seed, offers: &mut Offers) -> State {
        State::new(&self.book, &self.setup, seed, offers, &mut Silent)
    }

    fn play(&mut self, game: u64) -> Played {
        let seed = self.seed(game);
        let mut chance = self.chance(game);
        let mut offers = Offers::default();
        let mut state = self.begin(seed, &mut offers);
        let mut choices = Vec::new();
        while let Some(decision) = offers.decisions.first() {
            let (seat, id) = (decision.seat, decision.id);
            if choices.len() as u64 % APART == APART - 1 && self.situations.len() < SITUATIONS {
                let viewer = Viewer::Seat(seat);
                let view = state.look(&self.book).view(viewer);
                self.situations.push(Situation { state, viewer, view });
            }
            let options = offers.of(decision);
            let choice = options[chance.below(options.len())];
            choices.push((seat, choice));
            let taken = state.choose(&self.book, seat, id, choice, &mut offers, &mut Silent);
            debug_assert!(taken.is_ok(), "what is offered is accepted");
        }
        Played { seed, choices }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_are_played_the_way_that_is_measured() {
        let ground = Ground::new(1, &Measured::of(&["--players", "2"])).expect("two can play");
        assert_eq!(ground.games.len() as u64, GAMES);
        assert_eq!(ground.situations.len(), SITUATIONS);
        assert!(ground.situations.iter().all(|situation| situation.state.players == 2));
    }
}
