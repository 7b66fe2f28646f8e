//! Situations copied, looked at, imagined and put away.

use std::hint::black_box;

use derelict_engine::State;
use derelict_engine::imagine::imagine;

use super::gauge::Gauge;
use super::ground::{Ground, Situation};

/// Copying a situation that is near the processor.
pub fn clone(gauge: &Gauge, ground: &Ground) -> f64 {
    const TURNS: u64 = 1024;
    let Some(first) = ground.situations.first() else { return f64::NAN };
    let mut copy = first.state;
    gauge.nanoseconds(|| {
        for _ in 0..TURNS {
            copy.clone_from(black_box(&first.state));
            black_box(&mut copy);
        }
        TURNS
    })
}

/// One seat's view.
pub fn view(gauge: &Gauge, ground: &Ground) -> f64 {
    each(gauge, ground, |situation| {
        black_box(situation.state.look(&ground.book).view(situation.viewer));
    })
}

/// One seat's view, built and written as JSON.
pub fn json(gauge: &Gauge, ground: &Ground) -> f64 {
    let _names = ground.book.names.scope();
    let mut text = Vec::new();
    each(gauge, ground, |situation| {
        text.clear();
        let view = situation.state.look(&ground.book).view(situation.viewer);
        let written = sonic_rs::to_writer(&mut text, &view);
        debug_assert!(written.is_ok(), "memory takes everything");
        black_box(text.as_slice());
    })
}

/// A full game out of a view.
pub fn imagined(gauge: &Gauge, ground: &Ground) -> f64 {
    let mut seed = 0;
    each(gauge, ground, |situation| {
        seed += 1;
        black_box(imagine(&ground.book, &situation.view, seed));
    })
}

/// The hot form, written and read.
pub fn snapshot(gauge: &Gauge, ground: &Ground) -> f64 {
    each(gauge, ground, |situation| {
        let bytes = situation.state.to_hot(&ground.book);
        let back = State::from_hot(&ground.book, black_box(&bytes));
        debug_assert!(back.is_ok(), "what was written can be read");
        let _ = black_box(back);
    })
}

fn each(gauge: &Gauge, ground: &Ground, mut work: impl FnMut(&Situation)) -> f64 {
    gauge.nanoseconds(|| {
        for situation in &ground.situations {
            work(situation);
        }
        ground.situations.len() as u64
    })
}
