//! Survival and wins with their intervals.

use std::collections::BTreeMap;
use std::io::{self, Write};

use derelict_bots::Kind;
use derelict_engine::Seat;
use derelict_engine::state::Outcome;
use serde_json::{Value, json};

use super::line_up::LineUp;
use super::share::{Difference, Share};

/// What came of the games.
#[derive(Clone, Debug, Default)]
pub struct Score {
    games: u64,
    kinds: BTreeMap<Kind, Count>,
    /// The seat an objective was dealt to.
    holder: Count,
    pairs: Pairs,
}

#[derive(Clone, Copy, Debug, Default)]
struct Count {
    seats: u64,
    survived: u64,
    won: u64,
}

impl Count {
    fn seat(&mut self, seat: Seat, outcome: Outcome) {
        self.seats += 1;
        self.survived += u64::from(outcome.survivors.has(seat));
        self.won += u64::from(outcome.winners.has(seat));
    }

    fn merge(&mut self, other: Self) {
        self.seats += other.seats;
        self.survived += other.survived;
        self.won += other.won;
    }

    fn to_json(self) -> Value {
        json!({
            "seats": self.seats,
            "survived": Share::new(self.survived, self.seats).to_json(),
            "won": Share::new(self.won, self.seats).to_json(),
        })
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let survived = Share::new(self.survived, self.seats);
        let won = Share::new(self.won, self.seats);
        write!(f, "{} seats, survived {survived}, won {won}", self.seats)
    }
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
    /// Counts a game, and apart the seat that was dealt an objective.
    pub fn count(&mut self, line_up: &LineUp, holder: Option<Seat>, outcome: Outcome) {
        self.games += 1;
        for (index, kind) in line_up.kinds().iter().enumerate() {
            self.kinds.entry(*kind).or_default().seat(Seat(index as u8), outcome);
        }
        if let Some(holder) = holder {
            self.holder.seat(holder, outcome);
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
            self.kinds.entry(kind).or_default().merge(count);
        }
        self.holder.merge(other.holder);
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
            writeln!(out, "{kind}: {count}")?;
        }
        if self.holder.seats > 0 {
            writeln!(out, "who was dealt the objective: {}", self.holder)?;
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
        let bots: serde_json::Map<String, Value> =
            self.kinds.iter().map(|(kind, count)| (kind.to_string(), count.to_json())).collect();
        let mut line = json!({ "games": self.games, "seed": seed, "bots": bots });
        if self.holder.seats > 0 {
            line["holder"] = self.holder.to_json();
        }
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
