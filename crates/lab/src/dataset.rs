//! A run's folder: the plan, and a folder of parts for each table.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cell::{Sheet, is_whole};
use crate::plan::Plan;
use crate::problem::LabProblem;
use crate::tables::{ALL, Tables};

const PLAN: &str = "run.json";

/// The folder of a run.
#[derive(Clone, Debug)]
pub struct Dataset {
    folder: PathBuf,
    /// What the run plays.
    pub plan: Plan,
}

/// A part that is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part(pub u64);

impl Part {
    fn file(self) -> String {
        format!("part-{:06}.parquet", self.0)
    }
}

impl Dataset {
    /// Opens the folder of a run.
    ///
    /// # Errors
    ///
    /// If it holds none.
    pub fn open(folder: &Path) -> Result<Self, LabProblem> {
        let path = folder.join(PLAN);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(_) if !path.exists() => return Err(LabProblem::NoRun(folder.to_owned())),
            Err(error) => return Err(LabProblem::file(&path, error)),
        };
        let plan = serde_json::from_str(&text).map_err(|error| LabProblem::file(&path, error))?;
        Ok(Self { folder: folder.to_owned(), plan })
    }

    /// Opens a folder for a plan, making it where there is none.
    pub(crate) fn prepare(folder: &Path, plan: &Plan) -> Result<Self, LabProblem> {
        match Self::open(folder) {
            Ok(found) if found.plan == *plan => Ok(found),
            Ok(found) => Err(LabProblem::OtherRun {
                folder: folder.to_owned(),
                differences: plan.differences(&found.plan),
            }),
            Err(LabProblem::NoRun(_)) => Self::found(folder, plan),
            Err(problem) => Err(problem),
        }
    }

    fn found(folder: &Path, plan: &Plan) -> Result<Self, LabProblem> {
        for (table, _) in ALL {
            let path = folder.join(table);
            fs::create_dir_all(&path).map_err(|error| LabProblem::file(&path, error))?;
        }
        let path = folder.join(PLAN);
        let draft = folder.join(format!("{PLAN}.{}", std::process::id()));
        let text = serde_json::to_string_pretty(plan).unwrap_or_default() + "\n";
        let write = || {
            fs::write(&draft, text)?;
            fs::rename(&draft, &path)
        };
        write().map_err(|error| LabProblem::file(&path, error))?;
        Ok(Self { folder: folder.to_owned(), plan: plan.clone() })
    }

    /// Where it lies.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn path(&self, table: &str, part: Part) -> PathBuf {
        self.folder.join(table).join(part.file())
    }

    /// Whether a part is complete.
    #[must_use]
    pub fn has(&self, part: Part) -> bool {
        ALL.iter().all(|(table, _)| is_whole(&self.path(table, part)))
    }

    /// The parts that are complete.
    pub fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        (0..self.plan.parts()).map(Part).filter(|part| self.has(*part))
    }

    /// Writes a part, the games last.
    pub(crate) fn write(&self, part: Part, tables: &Tables) -> Result<(), LabProblem> {
        let named = ALL.iter().zip(tables.each());
        for ((name, _), table) in named.rev() {
            table.write(&self.path(name, part))?;
        }
        Ok(())
    }

    /// Reads a part.
    ///
    /// # Errors
    ///
    /// If a file of it is missing or damaged.
    pub fn read(&self, part: Part) -> Result<Tables, LabProblem> {
        let read = |at: usize| {
            let (name, columns) = ALL[at];
            Sheet::read(&self.path(name, part), columns)
        };
        Ok(Tables::of([read(0)?, read(1)?, read(2)?, read(3)?, read(4)?, read(5)?]))
    }
}
