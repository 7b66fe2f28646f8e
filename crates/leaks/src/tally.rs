//! What came of many swaps.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::compare::{Compared, End};

/// Differences told one by one.
const TOLD: usize = 10;
/// Decisions compared on average at least; where worlds part sooner the soak proves too little.
const LEAST: u64 = 10;
/// Swaps below which an average says nothing.
const FEW: u64 = 1_000;

/// The counts of a soak, or of a part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Worlds compared.
    pub swaps: u64,
    /// Those in which the viewer could tell.
    pub differences: u64,
    /// Those in which something hidden was changed at all.
    pub changed: u64,
    /// Decisions compared.
    pub decisions: u64,
    /// Comparisons that ended with a legal reveal, by kind.
    pub reveals: BTreeMap<String, u64>,
    /// Comparisons that ended because somebody else was asked something else.
    pub parted: u64,
    /// Comparisons of full length, or to the end of the game.
    pub whole: u64,
    /// Situations put away and taken up again.
    pub put_away: u64,
    /// Those of which something was lost.
    pub lost: u64,
    /// The highest stack of frames at a question, and on the way to one.
    pub max_frames: usize,
    pub max_frames_between: usize,
    /// The first differences and losses, each with its batch.
    pub found: Vec<(u64, String)>,
}

/// The numbers a soak is judged by.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Worlds compared.
    pub swaps: u64,
    /// Those in which the viewer could tell.
    pub differences: u64,
    /// The share of swaps that changed something hidden.
    pub changed: f64,
    /// Decisions compared, on average.
    pub mean_length: f64,
    /// Situations of which something was lost when they were put away.
    pub lost: u64,
    /// The highest stack of frames at a question, and on the way to one.
    pub max_frames: usize,
    pub max_frames_between: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, batch: u64, changed: bool, compared: Compared) {
        self.swaps += 1;
        self.changed += u64::from(changed);
        self.decisions += compared.decisions;
        match compared.end {
            End::Revealed(kind) => *self.reveals.entry(kind).or_default() += 1,
            End::Parted => self.parted += 1,
            End::Whole => self.whole += 1,
            End::Differed(what) => {
                self.differences += 1;
                self.found.push((batch, what));
            }
        }
    }

    /// Counts a situation that was put away, and says what of it was lost.
    pub(crate) fn put_away(&mut self, batch: u64, lost: Option<String>) {
        self.put_away += 1;
        self.lost += u64::from(lost.is_some());
        self.found.extend(lost.map(|what| (batch, what)));
    }

    /// Notes how high the stack is at a question.
    pub(crate) fn asked(&mut self, frames: usize) {
        self.max_frames = self.max_frames.max(frames);
    }

    /// Notes how high the stack has been on the way to the next one.
    pub(crate) fn stepped(&mut self, frames: usize) {
        self.max_frames_between = self.max_frames_between.max(frames);
    }

    /// Adds the counts of another part, in whatever order the parts come.
    pub fn merge(&mut self, other: Self) {
        self.swaps += other.swaps;
        self.differences += other.differences;
        self.changed += other.changed;
        self.decisions += other.decisions;
        self.parted += other.parted;
        self.whole += other.whole;
        self.put_away += other.put_away;
        self.lost += other.lost;
        self.asked(other.max_frames);
        self.stepped(other.max_frames_between);
        for (kind, count) in other.reveals {
            *self.reveals.entry(kind).or_default() += count;
        }
        self.found.extend(other.found);
        self.found.sort();
        self.found.truncate(TOLD);
    }

    /// Whether nobody could tell anything and nothing was lost.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.differences + self.lost == 0
    }

    /// Whether worlds were compared long enough for the soak to mean something.
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.swaps < FEW || self.decisions >= LEAST * self.swaps
    }

    /// The numbers it is judged by.
    #[must_use]
    pub fn summary(&self) -> Summary {
        let share = |count: u64| {
            let whole = self.swaps.max(1) as f64;
            (count as f64 / whole * 10_000.0).round() / 10_000.0
        };
        Summary {
            swaps: self.swaps,
            differences: self.differences,
            changed: share(self.changed),
            mean_length: share(self.decisions),
            lost: self.lost,
            max_frames: self.max_frames,
            max_frames_between: self.max_frames_between,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_comparisons_tell_too_little() {
        let tally = |swaps, decisions| Tally { swaps, decisions, ..Tally::default() };
        assert!(tally(1_000, 10_000).is_telling());
        assert!(!tally(1_000, 9_999).is_telling());
        assert!(tally(999, 0).is_telling(), "too few to judge");
    }
}
