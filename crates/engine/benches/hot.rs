//! The hot parts one by one. `derelict bench` measures the whole; this finds what moved it.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{Criterion, criterion_group, criterion_main};
use derelict_content::Catalog;
use derelict_engine::imagine::imagine;
use derelict_engine::view::Viewer;
use derelict_engine::{Event, EventSink, Offers, Rulebook, Seat, Setup, Silent, State};

/// A game played by numbers of its own, up to a decision.
struct Played {
    book: Arc<Rulebook>,
    setup: Setup,
    state: State,
    offers: Offers,
}

impl Played {
    fn to(decisions: usize) -> Self {
        let setup = Setup { players: 4, ..Setup::default() };
        let book = setup.rulebook(&Catalog::base()).expect("the base game can be set up");
        let mut offers = Offers::default();
        let state = State::new(&book, &setup, [5; 32], &mut offers, &mut Silent);
        let mut played = Self { book, setup, state, offers };
        let mut number = 1;
        for _ in 0..decisions {
            if !played.choose(&mut number, &mut Silent) {
                break;
            }
        }
        played
    }

    /// Makes a choice; false once nobody is asked.
    fn choose(&mut self, number: &mut u64, sink: &mut impl EventSink) -> bool {
        let Some(decision) = self.offers.decisions.first() else { return false };
        let (seat, id) = (decision.seat, decision.id);
        let options = self.offers.of(decision);
        *number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let choice = options[(*number >> 33) as usize % options.len()];
        let taken = self.state.choose(&self.book, seat, id, choice, &mut self.offers, sink);
        taken.is_ok()
    }
}

fn games(c: &mut Criterion) {
    let start = Played::to(0);
    let mut game = |name: &str, sink: &mut dyn FnMut(&mut Played, &mut u64) -> bool| {
        let mut seed = 0u64;
        c.bench_function(name, |b| {
            b.iter(|| {
                seed += 1;
                let mut chance = [0; 32];
                chance[..8].copy_from_slice(&seed.to_le_bytes());
                let mut played = Played {
                    book: Arc::clone(&start.book),
                    setup: start.setup.clone(),
                    state: start.state,
                    offers: Offers::default(),
                };
                let Played { book, setup, state, offers } = &mut played;
                *state = State::new(book, setup, chance, offers, &mut Silent);
                let mut number = seed;
                while sink(&mut played, &mut number) {}
                black_box(played.state.outcome)
            });
        });
    };
    game("a whole game, silent", &mut |played, number| played.choose(number, &mut Silent));
    let mut events: Vec<Event> = Vec::new();
    game("a whole game, with events", &mut |played, number| {
        events.clear();
        played.choose(number, &mut events)
    });
}

fn situations(c: &mut Criterion) {
    let played = Played::to(120);
    let (state, book) = (&played.state, &played.book);
    let seat = played.offers.decisions.first().map_or(Seat(0), |decision| decision.seat);
    let view = state.look(book).view(Viewer::Seat(seat));
    c.bench_function("copy", |b| b.iter(|| *black_box(state)));
    c.bench_function("hash", |b| b.iter(|| black_box(state).hash(book)));
    let mut offers = Offers::default();
    c.bench_function("options", |b| b.iter(|| black_box(state).pending(book, &mut offers)));
    c.bench_function("view", |b| b.iter(|| state.look(book).view(black_box(Viewer::Seat(seat)))));
    c.bench_function("view as JSON", |b| {
        let _names = book.names.scope();
        b.iter(|| serde_json::to_vec(black_box(&view)));
    });
    let mut seed = 0;
    c.bench_function("imagine", |b| {
        b.iter(|| {
            seed += 1;
            imagine(book, black_box(&view), seed)
        });
    });
    c.bench_function("hot snapshot, written", |b| b.iter(|| black_box(state).to_hot(book)));
    let hot = state.to_hot(book);
    c.bench_function("hot snapshot, read", |b| b.iter(|| State::from_hot(book, black_box(&hot))));
}

criterion_group!(benches, games, situations);
criterion_main!(benches);
