//! What came of many games.

use std::collections::BTreeMap;
use std::io::{self, Write};

use derelict_engine::State;
use derelict_engine::event::Ending;
use serde::Serialize;

use super::round::{Ended, Fate};

/// Problems told one by one.
const TOLD: usize = 10;
/// The turn from which a game counts as a long one.
const LATE: u8 = 9;

/// Games of one kind teach the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    players: u8,
    ending: &'static str,
    exploded: bool,
    survivors: bool,
    winners: bool,
    late: bool,
}

impl Kind {
    /// The kind of a game that is over.
    pub fn of(state: &State) -> Option<Self> {
        let outcome = state.outcome?;
        Some(Self {
            players: state.players,
            ending: state.ending.map_or("none", Ending::name),
            exploded: outcome.exploded,
            survivors: !outcome.survivors.is_empty(),
            winners: !outcome.winners.is_empty(),
            late: state.turn >= LATE,
        })
    }

    /// A name for files.
    pub fn name(self) -> String {
        let fate = match (self.winners, self.survivors) {
            (true, _) => "won",
            (false, true) => "survived",
            (false, false) => "lost",
        };
        let ship = if self.exploded { "exploded" } else { "jumped" };
        let length = if self.late { "late" } else { "early" };
        format!("{}p-{}-{ship}-{fate}-{length}", self.players, self.ending)
    }
}

/// The counts of a run.
#[derive(Debug, Default, Serialize)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    finished: u64,
    pub stuck: u64,
    pub violations: u64,
    pub panics: u64,
    decisions: u64,
    endings: BTreeMap<&'static str, u64>,
    exploded: u64,
    wins: u64,
    survivors: u64,
    #[serde(rename = "games_won")]
    won: u64,
    max_frames: usize,
    max_frames_between: usize,
    max_decisions: u64,
    max_options: usize,
    #[serde(skip)]
    problems: BTreeMap<u64, String>,
    #[serde(skip)]
    kinds: Vec<(u64, Option<Kind>)>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: u64, ended: Ended) {
        self.games += 1;
        self.decisions += ended.decisions;
        self.max_frames = self.max_frames.max(ended.frames);
        self.max_frames_between = self.max_frames_between.max(ended.frames_between);
        self.max_decisions = self.max_decisions.max(ended.decisions);
        self.max_options = self.max_options.max(ended.options);
        let mut kind = None;
        match ended.fate {
            Fate::Over(state) => {
                self.finished += 1;
                kind = Kind::of(&state);
                if let Some(outcome) = state.outcome {
                    self.exploded += u64::from(outcome.exploded);
                    self.survivors += u64::from(outcome.survivors.len());
                    self.wins += u64::from(outcome.winners.len());
                    self.won += u64::from(!outcome.winners.is_empty());
                }
                *self.endings.entry(state.ending.map_or("none", Ending::name)).or_default() += 1;
            }
            Fate::Stuck(what) => {
                self.stuck += 1;
                self.problems.insert(game, format!("stuck: {what}"));
            }
            Fate::Violated(found) => {
                self.violations += found.len() as u64;
                self.problems.insert(game, format!("violation: {}", found.join("; ")));
            }
            Fate::Panicked(what) => {
                self.panics += 1;
                self.problems.insert(game, format!("panic: {what}"));
            }
        }
        self.kinds.push((game, kind));
    }

    /// Adds the counts of another part of the run.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.finished += other.finished;
        self.stuck += other.stuck;
        self.violations += other.violations;
        self.panics += other.panics;
        self.decisions += other.decisions;
        self.exploded += other.exploded;
        self.survivors += other.survivors;
        self.wins += other.wins;
        self.won += other.won;
        self.max_frames = self.max_frames.max(other.max_frames);
        self.max_frames_between = self.max_frames_between.max(other.max_frames_between);
        self.max_decisions = self.max_decisions.max(other.max_decisions);
        self.max_options = self.max_options.max(other.max_options);
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.problems.extend(other.problems);
        self.kinds.extend(other.kinds);
    }

    /// Whether nothing went wrong.
    pub fn is_clean(&self) -> bool {
        self.stuck + self.violations + self.panics == 0
    }

    /// The first things that went wrong.
    pub fn problems(&self) -> impl Iterator<Item = (u64, &str)> {
        self.problems.iter().take(TOLD).map(|(game, what)| (*game, what.as_str()))
    }

    /// The games to record, each with a number of its own: all of them, or the first so many of
    /// each kind, and whatever went wrong.
    pub fn kept(&self, each: Option<usize>) -> Vec<(u64, u64)> {
        let mut games = self.kinds.clone();
        games.sort_unstable();
        let mut seen: BTreeMap<Kind, usize> = BTreeMap::new();
        let mut kept = Vec::new();
        for (game, kind) in games {
            match (kind, each) {
                (Some(kind), Some(each)) => {
                    let count = seen.entry(kind).or_default();
                    *count += 1;
                    if *count <= each {
                        kept.push((game, *count as u64));
                    }
                }
                _ => kept.push((game, game)),
            }
        }
        kept
    }

    /// The counts for people.
    pub fn tell(&self, out: &mut dyn Write) -> io::Result<()> {
        let mean = self.decisions / self.games.max(1);
        writeln!(out, "decisions: {} ({mean} a game)", self.decisions)?;
        for (ending, count) in &self.endings {
            writeln!(out, "{ending}: {count}")?;
        }
        writeln!(out, "survivors: {}, winners: {}", self.survivors, self.wins)
    }

    /// The counts for programs, on one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
