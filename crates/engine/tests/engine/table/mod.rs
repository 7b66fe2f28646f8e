//! Random games for the tests of views.

use std::sync::{Arc, LazyLock};

use derelict_content::Library;
use derelict_engine::view::View;
use derelict_engine::{Choice, Event, Offers, Rulebook, Setup, Silent, State, Way, way};

/// Numbers for tests, apart from the engine's own chance.
pub struct Dice(pub u64);

impl Dice {
    /// Never the same for two different numbers.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * sides as u128) >> 64) as usize
    }

    /// An option, seldom one that ends the round or the matter: more happens that way.
    pub fn choose(&mut self, options: &[Choice]) -> Choice {
        for _ in 0..3 {
            let choice = options[self.below(options.len())];
            if !matches!(choice, Choice::Pass | Choice::Done | Choice::Drop(_)) {
                return choice;
            }
        }
        options[self.below(options.len())]
    }
}

/// A random game in progress.
pub struct RandomGame {
    pub book: Arc<Rulebook>,
    pub state: State,
    pub offers: Offers,
    pub dice: Dice,
}

impl RandomGame {
    pub fn new(players: u8, game: u64) -> Self {
        Self::of(&way_to_play(players, game), game)
    }

    /// A game of a certain kind.
    pub fn of(setup: &Setup, game: u64) -> Self {
        let catalog = setup.catalog(Library::shipped()).expect("the shipped packs go together");
        let book = setup.rulebook(&catalog).expect("a playable setup");
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&game.to_le_bytes());
        let mut offers = Offers::default();
        let state = State::new(&book, setup, seed, &mut offers, &mut Silent);
        Self { book, state, offers, dice: Dice::new(game) }
    }

    /// Makes a random choice for a random seat that is asked.
    pub fn step(&mut self, events: &mut Vec<Event>) {
        let at = self.dice.below(self.offers.decisions.len());
        let decision = self.offers.decisions[at].clone();
        let choice = self.dice.choose(self.offers.of(&decision));
        let (book, offers) = (&self.book, &mut self.offers);
        self.state
            .choose(book, decision.seat, decision.id, choice, offers, events)
            .expect("an offered choice is accepted");
    }
}

/// Every way so many can play, in turn; the first is the plain game.
pub fn way_to_play(players: u8, game: u64) -> Setup {
    static WAYS: LazyLock<Vec<Way>> = LazyLock::new(|| way::all(Library::shipped()));
    let fitting: Vec<&Way> =
        WAYS.iter().filter(|way| way.setup.mode.seats().contains(&players)).collect();
    fitting[(game % fitting.len() as u64) as usize].setup_for(players)
}

/// A view written out with stable names.
pub fn json(book: &Rulebook, view: &View) -> serde_json::Value {
    let _names = book.names.scope();
    serde_json::to_value(view).expect("a view can be written")
}

/// The kinds of intruders of the base game.
pub mod kind {
    use derelict_content::KindId;

    pub const LARVA: KindId = KindId(0);
    pub const ADULT: KindId = KindId(2);
    pub const BREEDER: KindId = KindId(3);
}
