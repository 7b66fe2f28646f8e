//! Whole games, every choice made at random.

use std::thread;

use alloc_counter::count_alloc;
use derelict_engine::{DecisionId, Event, EventSink, Offers, Silent, State};

use super::Figures;
use super::gauge::Gauge;
use super::ground::{Ground, Played};

/// Events are described and thrown away.
pub fn with_events(gauge: &Gauge, ground: &Ground) -> Figures {
    pace(gauge, ground, &mut Vec::<Event>::new())
}

/// Nobody listens.
pub fn without_events(gauge: &Gauge, ground: &Ground) -> Figures {
    pace(gauge, ground, &mut Silent)
}

fn pace(gauge: &Gauge, ground: &Ground, listener: &mut impl Listener) -> Figures {
    let mut offers = Offers::default();
    // Buffers grow to their size before anything is counted.
    let first = 128;
    for game in 0..first {
        play(ground, game, &mut offers, listener);
    }
    let mut game = first;
    let mut decisions = 0;
    let (counts, games) = count_alloc(|| {
        gauge.rate(|| {
            decisions += play(ground, game, &mut offers, listener);
            game += 1;
            1
        })
    });
    let decisions_a_game = decisions as f64 / (game - first) as f64;
    let allocations = (counts.0 + counts.1) as f64;
    vec![
        ("decisions/s", games * decisions_a_game),
        ("games/s", games),
        ("decisions/game", decisions_a_game),
        ("allocs/decision", allocations / decisions as f64),
    ]
}

/// Two threads at once against one.
pub fn two_threads(gauge: &Gauge, ground: &Ground) -> f64 {
    let games = |first: u64| {
        let mut offers = Offers::default();
        let mut events = Vec::new();
        let mut game = first;
        gauge.rate_on_the_wall(|| {
            play(ground, game, &mut offers, &mut events);
            game += 1;
            1
        })
    };
    let alone = games(0);
    let together: f64 = thread::scope(|scope| {
        let threads = [0, 1 << 32].map(|first| scope.spawn(move || games(first)));
        threads.into_iter().map(|thread| thread.join().unwrap_or(0.0)).sum()
    });
    together / alone
}

/// Games played again from their choices, with a hash of the situation after each.
pub fn replay(gauge: &Gauge, ground: &Ground) -> f64 {
    let mut offers = Offers::default();
    let mut games = ground.games.iter().cycle();
    gauge.rate(|| games.next().map_or(0, |game| again(ground, game, &mut offers)))
}

fn again(ground: &Ground, played: &Played, offers: &mut Offers) -> u64 {
    let mut state = ground.begin(played.seed, offers);
    for (seat, choice) in &played.choices {
        let id = offers.for_seat(*seat).map_or(DecisionId(0), |decision| decision.id);
        let taken = state.choose(&ground.book, *seat, id, *choice, offers, &mut Silent);
        debug_assert!(taken.is_ok(), "what was chosen can be chosen again");
        std::hint::black_box(state.hash(&ground.book));
    }
    played.choices.len() as u64
}

/// Plays a game and says how many decisions it took.
fn play(ground: &Ground, game: u64, offers: &mut Offers, listener: &mut impl Listener) -> u64 {
    let mut chance = ground.chance(game);
    let book = &ground.book;
    let mut state = State::new(book, &ground.setup, ground.seed(game), offers, listener);
    listener.forget();
    let mut decisions = 0;
    while let Some(decision) = offers.decisions.first() {
        let (seat, id) = (decision.seat, decision.id);
        let options = offers.of(decision);
        decisions += u64::from(options.len() > 1);
        let choice = options[chance.below(options.len())];
        let taken = state.choose(book, seat, id, choice, offers, listener);
        debug_assert!(taken.is_ok(), "what is offered is accepted");
        listener.forget();
    }
    std::hint::black_box(state.outcome);
    decisions
}

/// A listener that can forget what it heard.
trait Listener: EventSink {
    fn forget(&mut self);
}

impl Listener for Vec<Event> {
    fn forget(&mut self) {
        std::hint::black_box(self.as_slice());
        self.clear();
    }
}

impl Listener for Silent {
    fn forget(&mut self) {}
}
