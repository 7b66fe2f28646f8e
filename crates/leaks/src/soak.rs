//! Many swaps, in batches that can be made one by one or all at once.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use derelict_bots::{Chance, Random, Step};
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Offers, Rulebook, Seat, SeatSet, Setup, Silent, State};

use crate::compare::Comparison;
use crate::lens::Lens;
use crate::swap::{differ, swap};
use crate::tally::Tally;
use crate::ways::{Seating, all, of};

/// Swaps of one batch, all in one game if it lasts long enough.
pub const BATCH: u64 = 10;

/// One in so many decisions is looked at.
const SELDOM: usize = 12;
/// Before one in so many looks, choices are taken back by agreement.
const REGRET: usize = 6;
/// Own choices taken back at most.
const STEPS: usize = 6;
/// Decisions between one situation that is put away and the next.
const BETWEEN: u64 = 50;

/// A soak: which games are played, and what reaches their viewers.
pub struct Soak<L> {
    ways: Vec<Seating>,
    seed: u64,
    lens: L,
}

impl<L: Lens> Soak<L> {
    /// The same seed makes the same soak.
    #[must_use]
    pub fn new(seed: u64, lens: L) -> Self {
        Self { ways: all(), seed, lens }
    }

    /// Looks only at one way to play, with every number of players it takes.
    #[must_use]
    pub fn only(self, setup: &Setup, book: &Arc<Rulebook>) -> Self {
        Self { ways: of(setup, book), ..self }
    }

    /// Looks only at this very game, with as many players as it says.
    #[must_use]
    pub fn at(self, setup: &Setup, book: &Arc<Rulebook>) -> Self {
        let ways = of(setup, book).into_iter().filter(|way| way.setup.players == setup.players);
        Self { ways: ways.collect(), ..self }
    }

    /// Makes so many swaps on several threads at once; `done` hears of every batch. The outcome
    /// does not depend on the number of threads.
    pub fn run(&self, swaps: u64, threads: usize, done: impl Fn(u64) + Sync) -> Tally {
        let batches = swaps.div_ceil(BATCH);
        let next = AtomicU64::new(0);
        let total = Mutex::new(Tally::default());
        thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    let mut own = Tally::default();
                    loop {
                        let batch = next.fetch_add(1, Ordering::Relaxed);
                        if batch >= batches {
                            break;
                        }
                        let size = BATCH.min(swaps - batch * BATCH);
                        own.merge(self.batch(batch, size));
                        done(size);
                    }
                    total.lock().unwrap_or_else(PoisonError::into_inner).merge(own);
                });
            }
        });
        total.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the swaps of one batch.
    #[must_use]
    pub fn batch(&self, batch: u64, size: u64) -> Tally {
        let way = &self.ways[(batch % self.ways.len() as u64) as usize];
        let mut chance = Chance::of_part(self.seed, batch);
        let mut tally = Tally::default();
        while tally.swaps < size {
            self.play(way, batch, size, &mut chance, &mut tally);
        }
        tally
    }

    /// Plays a game and compares worlds on the way.
    fn play(&self, way: &Seating, batch: u64, size: u64, chance: &mut Chance, tally: &mut Tally) {
        let mut offers = Offers::default();
        let state = State::new(&way.book, &way.setup, chance.seed(), &mut offers, &mut Silent);
        let mut game = Game::resume(way.book.clone(), way.setup.clone(), state);
        let mut decisions: u64 = 0;
        while !game.state.is_over() && tally.swaps < size {
            if decisions.is_multiple_of(BETWEEN) {
                tally.put_away(batch, game.state.lost(&game.book, &game.setup));
            }
            if chance.below(SELDOM) == 0 {
                if chance.below(REGRET) == 0 {
                    take_back(&mut game, chance);
                }
                self.compare(&game, batch, chance, tally);
            }
            tally.asked(game.state.frames.len());
            game.state.frames.wipe();
            step(&mut game, chance);
            tally.stepped(game.state.frames.reached());
            decisions += 1;
        }
    }

    fn compare(&self, game: &Game, batch: u64, chance: &mut Chance, tally: &mut Tally) {
        let seats = usize::from(game.state.players);
        let viewer = match chance.below(seats + 1) {
            seat if seat < seats => Viewer::Seat(Seat(seat as u8)),
            _ => Viewer::Spectator,
        };
        let other = swap(&game.book, &game.state, viewer, chance.word());
        let comparison = Comparison { book: &game.book, lens: &self.lens, viewer };
        let compared = comparison.run(game.state, other, &mut chance.clone());
        tally.add(batch, differ(&game.book, &game.state, &other), compared);
    }
}

/// Makes a random choice for a random seat that is asked, or seizes what stands open.
fn step(game: &mut Game, chance: &mut Chance) {
    // What is offered is accepted; the engine's own tests see to that.
    let _ = match Step::any(&game.offers, chance, Random::pick_eagerly) {
        Step::Answer(decision, choice) => game.choose(decision.seat, decision.id, choice),
        Step::Seize(opportunity) => game.seize(opportunity),
    };
    game.take_events();
}

/// Everybody agrees that somebody takes choices back; if there are none, nothing happens.
fn take_back(game: &mut Game, chance: &mut Chance) {
    let seat = Seat(chance.below(usize::from(game.state.players)) as u8);
    let everybody: SeatSet = game.look().seats().collect();
    let _ = game.undo_agreed(seat, 1 + chance.below(STEPS), everybody);
    game.take_events();
}
