//! Where the project lies and how its programs are started.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// What is checked includes the lab and the types for the browser, which `cargo play` leaves out.
/// One set for all checks: with another, cargo would compile the engine again.
pub const CHECKED: [&str; 4] =
    ["--release", "--workspace", "--features", "derelict/lab,derelict-server/ts"];

/// The folder that holds the workspace.
pub struct Project {
    root: PathBuf,
}

impl Project {
    /// The project this program was built from.
    pub fn here() -> Project {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        Project::at(manifest.parent().unwrap_or(manifest))
    }

    /// A project in another folder.
    pub fn at(root: &Path) -> Project {
        Project { root: root.to_owned() }
    }

    /// A path inside the project.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The text of a file of the project.
    pub fn read(&self, relative: &str) -> Result<String> {
        fs::read_to_string(self.path(relative)).with_context(|| format!("cannot read {relative}"))
    }

    /// Every file below a folder whose name ends in `.extension`, as paths
    /// inside the project, sorted. A folder that does not exist has none.
    pub fn files(&self, folder: &str, extension: &str) -> Result<Vec<String>> {
        let mut files = self.all_files(folder)?;
        files.retain(|file| Path::new(file).extension() == Some(OsStr::new(extension)));
        Ok(files)
    }

    /// Every file below a folder, as [`Project::files`].
    pub fn all_files(&self, folder: &str) -> Result<Vec<String>> {
        let mut files = Vec::new();
        self.collect(folder, &mut files)?;
        files.sort();
        Ok(files)
    }

    fn collect(&self, folder: &str, files: &mut Vec<String>) -> Result<()> {
        let path = self.path(folder);
        if !path.exists() {
            return Ok(());
        }
        for entry in fs::read_dir(&path).with_context(|| format!("cannot list {folder}"))? {
            let entry = entry?;
            let name = entry.file_name();
            let inner = format!("{folder}/{}", name.to_string_lossy());
            if entry.file_type()?.is_dir() {
                // Build results are not part of the project.
                if name != "target" {
                    self.collect(&inner, files)?;
                }
            } else {
                files.push(inner);
            }
        }
        Ok(())
    }

    /// Cargo, the same one that runs this program, in the project's folder.
    pub fn cargo<A: AsRef<OsStr>>(&self, args: impl IntoIterator<Item = A>) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(args).current_dir(&self.root);
        command
    }

    /// Builds the game and gives its program.
    pub fn derelict(&self) -> Result<PathBuf> {
        run(&mut self.cargo(["build", "--quiet", "--release", "--package", "derelict"]))?;
        self.program("derelict")
    }

    /// A program as the tests build it, with everything [`CHECKED`].
    pub fn checked(&self, name: &str) -> Result<PathBuf> {
        run(self.cargo(["test", "--quiet", "--no-run"]).args(CHECKED))?;
        self.program(name)
    }

    fn program(&self, name: &str) -> Result<PathBuf> {
        let folder = self.target_folder()?.join("release");
        Ok(folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)))
    }

    /// Where cargo puts what it builds; people and machines may change it.
    pub fn target_folder(&self) -> Result<PathBuf> {
        #[derive(serde::Deserialize)]
        struct Metadata {
            target_directory: PathBuf,
        }
        let args = ["metadata", "--no-deps", "--format-version", "1"];
        let answer = self.cargo(args).output().context("cannot start cargo")?;
        let metadata: Metadata = serde_json::from_slice(&answer.stdout)
            .context("`cargo metadata` gave no answer that can be read")?;
        Ok(metadata.target_directory)
    }
}

/// Runs a program to its end and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// A command as one would type it.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
