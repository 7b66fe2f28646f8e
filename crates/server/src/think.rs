//! The computer's players think, and what takes a while is looked up, on a few threads of their own,
//! never on those that serve people.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use derelict_bots::{Bot, Kind, Moment, Talk, first_word};
use derelict_engine::view::View;
use derelict_engine::{Choice, Event, Opportunity, Rulebook, Seat};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;

use crate::books;

/// A computer player at a seat, and what it has still to take in.
pub struct Mind {
    /// How it plays.
    pub kind: Kind,
    seat: Seat,
    /// Only ever reached by whoever owns the mind; the lock lets others hold it meanwhile.
    bot: Mutex<Box<dyn Bot>>,
    unseen: Vec<Event>,
    unheard: Vec<(Seat, Talk)>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("kind", &self.kind).field("seat", &self.seat).finish()
    }
}

impl Mind {
    /// A fresh mind; equal numbers make equal minds.
    #[must_use]
    pub fn new(kind: Kind, seat: Seat, book: &Arc<Rulebook>, minds: [u8; 32]) -> Self {
        let mut hash = Sha256::new();
        hash.update(minds);
        hash.update([seat.0]);
        let bot = kind.bot(seat, &books::lore(book), first_word(hash.finalize().into()));
        Self { kind, seat, bot: Mutex::new(bot), unseen: Vec::new(), unheard: Vec::new() }
    }

    /// Notes something that happened; only what its seat may know of it reaches the mind.
    pub fn see(&mut self, event: Event) {
        self.unseen.extend(event.seen_by(Some(self.seat)));
    }

    /// Notes something somebody said.
    pub fn hear(&mut self, from: Seat, talk: Talk) {
        if from != self.seat {
            self.unheard.push((from, talk));
        }
    }

    /// What it says, what it chooses and what it seizes. A mind that breaks over a question takes the
    /// first option in silence: its fault must not hold up a table.
    fn think(&mut self, book: &Rulebook, view: &View) -> Idea {
        let (kind, seat) = (self.kind, self.seat);
        catch_unwind(AssertUnwindSafe(|| self.think_it_over(book, view))).unwrap_or_else(|_| {
            tracing::error!(%kind, "a computer player broke over a question; seat {seat}");
            let choice = Moment::new(book, view).and_then(|moment| moment.options.first().copied());
            Idea { choice, ..Idea::default() }
        })
    }

    fn think_it_over(&mut self, book: &Rulebook, view: &View) -> Idea {
        let bot = self.bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        bot.observe(&std::mem::take(&mut self.unseen));
        for (from, talk) in std::mem::take(&mut self.unheard) {
            bot.hear(from, talk);
        }
        let said = bot.speak(book, view);
        let seizes = bot.seize(book, view, self.seat);
        let moment = Moment::new(book, view).filter(|_| seizes.is_none());
        Idea { said, choice: moment.map(|moment| bot.choose(&moment)), seizes }
    }
}

/// What a mind has come to.
#[derive(Default)]
struct Idea {
    said: Vec<Talk>,
    choice: Option<Choice>,
    seizes: Option<Opportunity>,
}

/// Something to think about: what a seat sees.
#[derive(Debug)]
pub struct Thought {
    pub mind: Mind,
    pub book: Arc<Rulebook>,
    pub view: View,
}

/// What came of thinking.
#[derive(Debug)]
pub struct Conclusion {
    pub mind: Mind,
    pub said: Vec<Talk>,
    pub choice: Option<Choice>,
    /// What it seizes of what stands open, instead of choosing.
    pub seizes: Option<Opportunity>,
}

/// A bounded number of thinking players, and beside them of things being looked up: neither can
/// keep the other waiting.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
    desks: Arc<Semaphore>,
}

impl Pool {
    /// A pool of so many.
    #[must_use]
    pub fn new(size: usize) -> Self {
        let places = || Arc::new(Semaphore::new(size.max(1)));
        Self { places: places(), desks: places() }
    }

    /// Looks something up; nothing comes of it if that fails.
    pub async fn look_up<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let desk = Arc::clone(&self.desks).acquire_owned().await.ok()?;
        let working = tokio::task::spawn_blocking(move || {
            let found = work();
            drop(desk);
            found
        });
        working.await.ok()
    }

    /// Thinks; nothing comes of it if the server goes down.
    pub async fn think(&self, thought: Thought) -> Option<Conclusion> {
        let place = Arc::clone(&self.places).acquire_owned().await.ok()?;
        let Thought { mut mind, book, view } = thought;
        let thinking = tokio::task::spawn_blocking(move || {
            let Idea { said, choice, seizes } = mind.think(&book, &view);
            drop(place);
            Conclusion { mind, said, choice, seizes }
        });
        thinking.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use derelict_content::Catalog;
    use derelict_engine::view::Viewer;
    use derelict_engine::{Game, Setup};

    use super::*;

    /// Breaks over every question.
    struct Clumsy;

    impl Bot for Clumsy {
        fn choose(&mut self, _: &Moment<'_>) -> Choice {
            panic!("it trips")
        }
    }

    #[tokio::test]
    async fn a_mind_that_breaks_takes_the_first_option() {
        let setup = Setup { players: 2, ..Setup::default() };
        let game = Game::new(&Catalog::base(), setup, [7; 32]).expect("a game");
        let asked = game.offers.decisions.first().expect("somebody is asked");
        let mind = Mind {
            kind: Kind::Random,
            seat: asked.seat,
            bot: Mutex::new(Box::new(Clumsy)),
            unseen: Vec::new(),
            unheard: Vec::new(),
        };
        let view = game.view(Viewer::Seat(asked.seat));
        let pool = Pool::new(1);
        let thought = Thought { mind, book: Arc::clone(&game.book), view };
        let conclusion = pool.think(thought).await.expect("a conclusion");
        assert_eq!(conclusion.choice, game.offers.of(asked).first().copied());
        assert_eq!(pool.places.available_permits(), 1, "its place is free again");
    }
}
