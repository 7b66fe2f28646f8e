//! The figures for people.

use std::io::{self, Write};

use super::budget::{Budget, Standing};
use super::metric::nanoseconds;
use super::reference::PREFIX;

/// One figure.
pub struct Row {
    pub case: &'static str,
    pub metric: &'static str,
    pub value: f64,
}

impl Row {
    /// The value, with as many digits as mean something.
    pub fn figure(&self) -> String {
        figure(self.value)
    }
}

/// A value, with as many digits as mean something.
pub fn figure(value: f64) -> String {
    let digits = match value.abs() {
        size if size == 0.0 || size >= 1000.0 => 0,
        size if size >= 10.0 => 1,
        size if size >= 0.1 => 2,
        _ => 5,
    };
    format!("{value:.digits$}")
}

/// Everything measured, beside the budgets and as multiples of the machine's own loops.
pub fn print(rows: &[Row], out: &mut dyn Write) -> io::Result<()> {
    let machine: Vec<&Row> = rows.iter().filter(|row| row.case.starts_with(PREFIX)).collect();
    write!(
        out,
        "{:<18} {:<15} {:>12} {:>9} {:>9} {:<5}",
        "case", "metric", "value", "must", "goal", ""
    )?;
    for row in &machine {
        write!(out, " {:>11}", format!("/{}", row.case.trim_start_matches(PREFIX)))?;
    }
    writeln!(out)?;
    for row in rows {
        let (must, goal, word) =
            Budget::of(row.case, row.metric).map_or_else(Default::default, |budget| {
                let (must, goal) = budget.bounds();
                (figure(must), figure(goal), word(budget.standing(row.value)))
            });
        write!(
            out,
            "{:<18} {:<15} {:>12} {must:>9} {goal:>9} {word:<5}",
            row.case,
            row.metric,
            row.figure(),
        )?;
        for reference in &machine {
            let ratio =
                nanoseconds(row.metric, row.value).map(|time| figure(time / reference.value));
            write!(out, " {:>11}", ratio.unwrap_or_default())?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn word(standing: Standing) -> &'static str {
    match standing {
        Standing::Goal => "goal",
        Standing::Must => "must",
        Standing::Short => "SHORT",
    }
}
