//! A program that measures itself when asked.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::bench::SHORTEST;
use crate::bench::measured::Measured;
use crate::content::Argument;
use crate::fault::Fault;

/// A `derelict`, of today or of another day.
pub struct Program {
    path: PathBuf,
    /// The way it is told to play. One without such arguments still plays the usual way.
    way: Vec<OsString>,
    seed: u64,
}

/// One figure it found.
#[derive(Debug, PartialEq)]
pub struct Figure {
    pub case: String,
    pub metric: String,
    pub value: f64,
}

impl Program {
    pub fn new(path: &Path, way: &Measured, seed: u64) -> Self {
        let way = way.again().into_iter().flat_map(Argument::words).collect();
        Self { path: path.to_owned(), way, seed }
    }

    /// Every figure it knows, measured as briefly as can be: what a program knows is what it
    /// prints, so none need be asked for what it would refuse.
    pub fn knows(&self) -> Result<Vec<Figure>, Fault> {
        self.run(&[], SHORTEST)
    }

    /// The figures of one case.
    pub fn measure(&self, case: &str, seconds: f64) -> Result<Vec<Figure>, Fault> {
        self.run(&[case], seconds)
    }

    /// Something wrong with this program.
    pub fn fault(&self, what: impl fmt::Display) -> Fault {
        Fault::about(self.path.display(), what)
    }

    fn run(&self, cases: &[&str], seconds: f64) -> Result<Vec<Figure>, Fault> {
        let output = Command::new(&self.path)
            .arg("bench")
            .args(cases)
            .arg("--tsv")
            .args(&self.way)
            .env("PEERS_SECS", seconds.to_string())
            .env("PEERS_SEED", self.seed.to_string())
            .stdin(Stdio::null())
            .output()
            .map_err(|error| self.fault(format!("cannot be started: {error}")))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let said = said.lines().next().unwrap_or("it does not say why");
            let status = output.status;
            return Err(
                self.fault(format!("is no derelict that can measure this ({status}): {said}"))
            );
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let figures: Option<Vec<Figure>> = text.lines().map(Figure::read).collect();
        figures.filter(|figures| !figures.is_empty()).ok_or_else(|| {
            self.fault("is no derelict: `bench --tsv` prints something other than figures")
        })
    }
}

impl Figure {
    /// Out of a line that `derelict bench --tsv` prints.
    fn read(line: &str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let ["R", "derelict", case, metric, value] = fields[..] else { return None };
        Some(Self { case: case.into(), metric: metric.into(), value: value.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_of_figures_are_read() {
        let figure = Figure { case: "clone".into(), metric: "ns".into(), value: 43.3 };
        assert_eq!(Figure::read("R\tderelict\tclone\tns\t43.3"), Some(figure));
        for other in [
            "",
            "R\tderelict\tclone\tns",
            "R\tderelict\tclone\tns\tquick",
            "R\tderelict\tclone\tns\t43.3\t1",
            "R\tnemesis\tclone\tns\t43.3",
            "A\tderelict\tclone\tns\t43.3",
        ] {
            assert_eq!(Figure::read(other), None, "{other:?}");
        }
    }
}
