//! Taking the time of small things.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// Slices a case is measured in; the middle one counts, so that a hiccup of the machine does not.
const SLICES: usize = 3;

/// How long each case may take.
#[derive(Clone, Copy, Debug)]
pub struct Gauge {
    slice: Duration,
}

impl Gauge {
    /// Measures each case for about so long.
    pub fn new(time: Duration) -> Self {
        Self { slice: time / SLICES as u32 }
    }

    /// Nanoseconds a piece; `work` says how many pieces it did.
    pub fn nanoseconds(&self, work: impl FnMut() -> u64) -> f64 {
        1e9 / self.rate(work)
    }

    /// Pieces a second of this thread's own time, whoever else uses the machine; `work` says
    /// how many pieces it did. The first time is for warming up.
    pub fn rate(&self, work: impl FnMut() -> u64) -> f64 {
        self.by_clock(work, || {
            let start = ThreadTime::now();
            move || start.elapsed()
        })
    }

    /// Pieces a second by the clock on the wall.
    pub fn rate_on_the_wall(&self, work: impl FnMut() -> u64) -> f64 {
        self.by_clock(work, || {
            let start = Instant::now();
            move || start.elapsed()
        })
    }

    fn by_clock<C: Fn() -> Duration>(
        &self,
        mut work: impl FnMut() -> u64,
        begin: impl Fn() -> C,
    ) -> f64 {
        work();
        middle(std::array::from_fn(|_| {
            let elapsed = begin();
            let mut pieces = 0;
            loop {
                pieces += work();
                let spent = elapsed();
                if spent >= self.slice {
                    return pieces as f64 / spent.as_secs_f64();
                }
            }
        }))
    }
}

fn middle(mut rates: [f64; SLICES]) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[SLICES / 2]
}
