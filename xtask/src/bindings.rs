//! `cargo xtask bindings`: the types of the protocol, for TypeScript.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::project::{Project, run};

/// Where the browser client finds them.
const FOLDER: &str = "web/src/generated";

#[derive(clap::Args)]
pub struct Args {
    /// Only compare with what is there
    #[arg(long)]
    check: bool,
}

pub fn run_command(project: &Project, args: &Args) -> Result<ExitCode> {
    if args.check {
        check(project)?;
        return Ok(ExitCode::SUCCESS);
    }
    // Tests read what is there, so it stays until there is something better.
    let fresh = fresh(project)?;
    let folder = project.path(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for (name, text) in fresh {
        fs::write(folder.join(name), text)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether the types that are there are those of the protocol.
pub fn check(project: &Project) -> Result<()> {
    let (fresh, kept) = (fresh(project)?, files(&project.path(FOLDER))?);
    let differs = |name: &&String| fresh.get(*name) != kept.get(*name);
    let names: Vec<&String> = fresh.keys().chain(kept.keys()).filter(differs).collect();
    if let Some(name) = names.first() {
        bail!("{FOLDER}/{name} is not what the protocol says; run `cargo xtask bindings`");
    }
    Ok(())
}

/// The types as the protocol says, by file.
fn fresh(project: &Project) -> Result<BTreeMap<String, String>> {
    let folder = std::env::temp_dir().join(format!("derelict-bindings-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let written = project
        .checked("examples/bindings")
        .and_then(|program| run(Command::new(program).arg(&folder)))
        .and_then(|()| files(&folder));
    let _ = fs::remove_dir_all(&folder);
    written
}

/// The files of a folder by name, with their text.
fn files(folder: &Path) -> Result<BTreeMap<String, String>> {
    let mut files = BTreeMap::new();
    let listed =
        fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    for entry in listed {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.insert(name, fs::read_to_string(&path)?);
    }
    Ok(files)
}
