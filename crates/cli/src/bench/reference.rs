//! Loops that say what the machine can do, so that ratios can be read in one run.

use std::hint::black_box;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use xxhash_rust::xxh3::xxh3_64;

use super::gauge::Gauge;

/// How the names of these cases begin.
pub const PREFIX: &str = "ref-";

const TURNS: u64 = 4096;

/// Copying a flat block of 2 KiB.
pub fn copy(gauge: &Gauge) -> f64 {
    let block = [7u64; 256];
    let mut copy = block;
    gauge.nanoseconds(|| {
        for _ in 0..TURNS {
            copy.clone_from(black_box(&block));
            black_box(&mut copy);
        }
        TURNS
    })
}

/// Drawing a 64-bit number.
pub fn chacha(gauge: &Gauge) -> f64 {
    let mut numbers = ChaCha8Rng::from_seed([3; 32]);
    gauge.nanoseconds(|| {
        for _ in 0..TURNS {
            black_box(numbers.next_u64());
        }
        TURNS
    })
}

/// Hashing 2 KiB.
pub fn xxh3(gauge: &Gauge) -> f64 {
    let block = [5u8; 2048];
    gauge.nanoseconds(|| {
        for _ in 0..TURNS {
            black_box(xxh3_64(black_box(&block)));
        }
        TURNS
    })
}
