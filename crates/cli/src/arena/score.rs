//! Survival and wins with their intervals.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use derelict_bots::Kind;
use derelict_engine::Seat;
use derelict_engine::state::Outcome;
use serde_json::{Value, json};

use super::line_up::LineUp;

/// Two-sided 95 % of a normal distribution.
const Z: f64 = 1.959_964;

/// What came of the games.
#[derive(Clone, Debug, Default)]
pub struct Score {
    games: u64,
    kinds: BTreeMap<Kind, Count>,
    pairs: Pairs,
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    seats: u64,
    survived: u64,
    won: u64,
}

/// Games played twice, with one bot and another at the same seat.
#[derive(Clone, Copy, Debug, Default)]
struct Pairs {
    played: u64,
    wins: [u64; 2],
    survived: [u64; 2],
    /// Games only the first, only the second won.
    only: [u64; 2],
    /// The same for survival.
    only_survived: [u64; 2],
}

impl Score {
    /// Counts a game.
    pub fn count(&mut self, line_up: &LineUp, outcome: Outcome) {
        self.games += 1;
        for (index, kind) in line_up.kinds().iter().enumerate() {
            let seat = Seat(index as u8);
            let count = self.kinds.entry(*kind).or_default();
            count.seats += 1;
            count.survived += u64::from(outcome.survivors.has(seat));
            count.won += u64::from(outcome.winners.has(seat));
        }
    }

    /// Counts a game and its twin.
    pub fn compare(&mut self, seat: Seat, outcome: Outcome, twin: Outcome) {
        let won = [outcome, twin].map(|outcome| outcome.winners.has(seat));
        let lived = [outcome, twin].map(|outcome| outcome.survivors.has(seat));
        self.pairs.played += 1;
        for side in 0..2 {
            self.pairs.wins[side] += u64::from(won[side]);
            self.pairs.survived[side] += u64::from(lived[side]);
            self.pairs.only[side] += u64::from(won[side] && !won[1 - side]);
            self.pairs.only_survived[side] += u64::from(lived[side] && !lived[1 - side]);
        }
    }

    /// Adds what another thread has counted.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        for (kind, count) in other.kinds {
            let own = self.kinds.entry(kind).or_default();
            own.seats += count.seats;
            own.survived += count.survived;
            own.won += count.won;
        }
        self.pairs.played += other.pairs.played;
        for side in 0..2 {
            self.pairs.wins[side] += other.pairs.wins[side];
            self.pairs.survived[side] += other.pairs.survived[side];
            self.pairs.only[side] += other.pairs.only[side];
            self.pairs.only_survived[side] += other.pairs.only_survived[side];
        }
    }

    /// The result for people.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        for (kind, count) in &self.kinds {
            let survived = Share::new(count.survived, count.seats);
            let won = Share::new(count.won, count.seats);
            writeln!(out, "{kind}: {} seats, survived {survived}, won {won}", count.seats)?;
        }
        if self.pairs.played > 0 {
            let [a, b] = self.pairs.wins;
            let difference = Difference::new(self.pairs.only, self.pairs.played);
            writeln!(out, "paired: won {a} against {b}, difference {difference}")?;
            let [a, b] = self.pairs.survived;
            let difference = Difference::new(self.pairs.only_survived, self.pairs.played);
            writeln!(out, "paired: survived {a} against {b}, difference {difference}")?;
        }
        Ok(())
    }

    /// The result for programs.
    pub fn to_json(&self, seed: &str) -> Value {
        let bots: serde_json::Map<String, Value> = self
            .kinds
            .iter()
            .map(|(kind, count)| {
                let bot = json!({
                    "seats": count.seats,
                    "survived": Share::new(count.survived, count.seats).to_json(),
                    "won": Share::new(count.won, count.seats).to_json(),
                });
                (kind.to_string(), bot)
            })
            .collect();
        let mut line = json!({ "games": self.games, "seed": seed, "bots": bots });
        if self.pairs.played > 0 {
            let side = |counts: [u64; 2], only| {
                json!({
                    "first": counts[0],
                    "versus": counts[1],
                    "difference": Difference::new(only, self.pairs.played).to_json(),
                })
            };
            line["paired"] = json!({
                "games": self.pairs.played,
                "won": side(self.pairs.wins, self.pairs.only),
                "survived": side(self.pairs.survived, self.pairs.only_survived),
            });
        }
        line
    }
}

/// A share with its Wilson interval.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Share {
    of: f64,
    low: f64,
    high: f64,
    count: u64,
}

impl Share {
    fn new(count: u64, all: u64) -> Self {
        let n = all.max(1) as f64;
        let of = count as f64 / n;
        let middle = of + Z * Z / (2.0 * n);
        let spread = Z * (of * (1.0 - of) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self {
            of,
            low: ((middle - spread) / scale).max(0.0),
            high: ((middle + spread) / scale).min(1.0),
            count,
        }
    }

    fn to_json(self) -> Value {
        json!({ "count": self.count, "share": round(self.of), "low": round(self.low), "high": round(self.high) })
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = |share: f64| share * 100.0;
        let (of, low, high) = (percent(self.of), percent(self.low), percent(self.high));
        write!(f, "{of:.1} % ({low:.1} to {high:.1})")
    }
}

/// The difference of two shares of the same games, with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Difference {
    of: f64,
    low: f64,
    high: f64,
}

impl Difference {
    fn new(only: [u64; 2], pairs: u64) -> Self {
        let n = pairs.max(1) as f64;
        let [a, b] = only.map(|count| count as f64 / n);
        let of = a - b;
        let spread = Z * ((a + b - of * of).max(0.0) / n).sqrt();
        Self { of, low: of - spread, high: of + spread }
    }

    fn to_json(self) -> Value {
        json!({ "share": round(self.of), "low": round(self.low), "high": round(self.high) })
    }
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [of, low, high] = [self.of, self.low, self.high].map(|share| share * 100.0);
        write!(f, "{of:+.1} % ({low:+.1} to {high:+.1})")
    }
}

fn round(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

/// How long moves take, by bot.
#[derive(Clone, Debug, Default)]
pub struct Timing {
    moves: BTreeMap<Kind, Vec<u32>>,
}

impl Timing {
    /// Notes a move.
    pub fn note(&mut self, kind: Kind, took: Duration) {
        let micros = u32::try_from(took.as_micros()).unwrap_or(u32::MAX);
        self.moves.entry(kind).or_default().push(micros);
    }

    /// Adds what another thread has noted.
    pub fn merge(&mut self, other: Self) {
        for (kind, moves) in other.moves {
            self.moves.entry(kind).or_default().extend(moves);
        }
    }

    fn each(&self) -> impl Iterator<Item = (Kind, [u32; 4])> {
        self.moves.iter().map(|(kind, moves)| {
            let mut moves = moves.clone();
            moves.sort_unstable();
            let mean =
                moves.iter().map(|took| u64::from(*took)).sum::<u64>() / moves.len().max(1) as u64;
            let at = |per_mille: usize| moves[(moves.len() - 1) * per_mille / 1000];
            (*kind, [mean as u32, at(500), at(990), at(1000)])
        })
    }

    /// For people.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        for (kind, [mean, median, p99, most]) in self.each() {
            writeln!(out, "{kind}: {mean} us a move, median {median}, p99 {p99}, most {most}")?;
        }
        Ok(())
    }

    /// For programs.
    pub fn to_json(&self) -> Value {
        self.each()
            .map(|(kind, [mean, median, p99, most])| {
                let micros = json!({ "mean": mean, "median": median, "p99": p99, "most": most });
                (kind.to_string(), micros)
            })
            .collect::<serde_json::Map<String, Value>>()
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_intervals() {
        let share = Share::new(10, 100);
        assert!((share.low - 0.0552).abs() < 0.001, "{share:?}");
        assert!((share.high - 0.1744).abs() < 0.001, "{share:?}");
        assert_eq!(Share::new(0, 0).low, 0.0);
    }

    #[test]
    fn paired_differences() {
        let even = Difference::new([10, 10], 100);
        assert_eq!(even.of, 0.0);
        assert!(even.low < 0.0 && even.high > 0.0);
        let clear = Difference::new([30, 2], 100);
        assert!(clear.low > 0.0, "{clear:?}");
    }
}
