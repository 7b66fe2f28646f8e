//! How long moves take.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use derelict_bots::Kind;
use serde_json::{Value, json};

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
