//! This program and another, measured in turns.
//!
//! A machine is now quick and now slow, so figures of two runs say little about two programs. In
//! a pair of runs, one right after the other, both meet the same machine; the ratios of several
//! pairs tell how sure one may be.

mod program;
mod ratio;

use std::io::{self, Write};
use std::path::Path;

use super::measured::Measured;
use super::reference;
use super::table::figure;
use crate::fault::Fault;
use program::{Figure, Program};
use ratio::{Mark, PAIRS, Pair, Ratio};

/// Two programs, and what is measured of them.
pub struct Contest<'a> {
    pub other: &'a Path,
    /// The cases asked for. The machine's own loops are measured in any case.
    pub cases: Vec<&'static str>,
    pub way: &'a Measured,
    /// Seconds a run takes.
    pub seconds: f64,
    pub seed: u64,
}

impl Contest<'_> {
    /// Measures both in turns; every case once before any case again, so that a bad minute of
    /// the machine spoils little of each.
    pub fn hold(&self) -> Result<Outcome, Fault> {
        let programs = [
            Program::new(&std::env::current_exe()?, self.way, self.seed),
            Program::new(self.other, self.way, self.seed),
        ];
        let [own, known] = [programs[0].knows()?, programs[1].knows()?];
        let wanted =
            own.into_iter().map(|figure| (figure.case, figure.metric)).filter(|(case, _)| {
                case.starts_with(reference::PREFIX) || self.cases.iter().any(|name| name == case)
            });
        let (shared, left_out): (Vec<_>, Vec<_>) = wanted.partition(|(case, metric)| {
            known.iter().any(|figure| figure.case == *case && figure.metric == *metric)
        });
        let mut rows: Vec<Row> = shared.into_iter().map(Row::new).collect();
        let mut cases: Vec<String> = rows.iter().map(|row| row.case.clone()).collect();
        cases.dedup();

        let bar = crate::progress::bar((PAIRS * cases.len()) as u64, "pairs of runs");
        for round in 0..PAIRS {
            for case in &cases {
                let mut found: [Vec<Figure>; 2] = Default::default();
                for turn in order(round) {
                    found[turn] = programs[turn].measure(case, self.seconds)?;
                }
                for row in rows.iter_mut().filter(|row| row.case == *case) {
                    let [own, other] = [0, 1].map(|at| row.value(&programs[at], &found[at]));
                    row.pairs[round] = Pair { own: own?, other: other? };
                }
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        Ok(Outcome { rows, left_out })
    }
}

/// Which of two goes first: neither always has the same half of a pair.
fn order(round: usize) -> [usize; 2] {
    if round.is_multiple_of(2) { [0, 1] } else { [1, 0] }
}

/// What came of it.
pub struct Outcome {
    rows: Vec<Row>,
    /// Cases and metrics that the other program does not know.
    left_out: Vec<(String, String)>,
}

impl Outcome {
    /// Whether this program is nowhere slower than the other.
    pub fn is_well(&self) -> bool {
        self.rows.iter().all(|row| row.mark() != Some(Mark::Slower))
    }

    /// A line for each figure, for programs.
    pub fn print_lines(&self, out: &mut dyn Write) -> io::Result<()> {
        for row in &self.rows {
            let Ratio { middle, low, high } = row.ratio();
            let (case, metric, mark) = (&row.case, &row.metric, row.mark().map_or("-", Mark::word));
            writeln!(
                out,
                "A\tderelict\t{case}\t{metric}\t{middle:.4}\t{low:.4}\t{high:.4}\t{mark}"
            )?;
        }
        for (case, metric) in &self.left_out {
            writeln!(out, "L\tderelict\t{case}\t{metric}")?;
        }
        Ok(())
    }

    /// A table for people.
    pub fn print(&self, contest: &Contest<'_>, out: &mut dyn Write) -> io::Result<()> {
        writeln!(
            out,
            "{:<18} {:<15} {:>12} {:>12} {:>8} {:>8} {:>8}",
            "case", "metric", "this", "other", "ratio", "from", "to"
        )?;
        for row in &self.rows {
            let Ratio { middle, low, high } = row.ratio();
            let [own, other] = ratio::middles(&row.pairs).map(figure);
            let line = format!(
                "{:<18} {:<15} {own:>12} {other:>12} {middle:>8.3} {low:>8.3} {high:>8.3} {}",
                row.case,
                row.metric,
                row.mark().map_or("", Mark::word),
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        let Contest { other, way, seconds, seed, .. } = contest;
        writeln!(
            out,
            "\n{PAIRS} pairs of runs in turns, {seconds} s each, seed {seed}, {way}; other: {}",
            other.display()
        )?;
        writeln!(
            out,
            "ratio: time of this program to time of the other, rates turned round; sizes and counts as they are"
        )?;
        writeln!(
            out,
            "       the median of {PAIRS}, which lies between the second and the ninth of them (from, to) with 97.9 % certainty"
        )?;
        writeln!(out, "SLOWER: all of that above 1.03; faster: all of it below 0.97")?;
        if self.rows.iter().any(|row| row.is_of_the_machine() && row.mark().is_some()) {
            writeln!(
                out,
                "The machine's own loops differ, too: it was not still, or the compiler laid them out anew."
            )?;
        }
        if !self.left_out.is_empty() {
            let names = self.left_out.iter().map(|(case, metric)| format!("{case} {metric}"));
            let names: Vec<String> = names.collect();
            writeln!(out, "left out, because the other does not know them: {}", names.join(", "))?;
        }
        Ok(())
    }
}

/// What both programs measured of one figure.
struct Row {
    case: String,
    metric: String,
    pairs: [Pair; PAIRS],
}

impl Row {
    fn new((case, metric): (String, String)) -> Self {
        Self { case, metric, pairs: [Pair::default(); PAIRS] }
    }

    /// The row's value in one run of a program.
    fn value(&self, program: &Program, run: &[Figure]) -> Result<f64, Fault> {
        let figure =
            run.iter().find(|figure| figure.case == self.case && figure.metric == self.metric);
        figure.map(|figure| figure.value).ok_or_else(|| {
            program.fault(format!("measured no `{} {}` this time", self.case, self.metric))
        })
    }

    fn ratio(&self) -> Ratio {
        Ratio::of(&self.metric, &self.pairs)
    }

    fn mark(&self) -> Option<Mark> {
        Mark::of(&self.metric, &self.ratio())
    }

    fn is_of_the_machine(&self) -> bool {
        self.case.starts_with(reference::PREFIX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_goes_first_more_often() {
        let firsts: Vec<usize> = (0..PAIRS).map(|round| order(round)[0]).collect();
        assert_eq!(firsts, [0, 1].repeat(PAIRS / 2));
        assert!((0..PAIRS).all(|round| order(round)[0] != order(round)[1]));
    }
}
