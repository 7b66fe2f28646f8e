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
    } else {
        let folder = project.path(FOLDER);
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        write(project, &folder)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether the types that are there are those of the protocol.
pub fn check(project: &Project) -> Result<()> {
    let fresh = std::env::temp_dir().join(format!("derelict-bindings-{}", std::process::id()));
    let compared =
        write(project, &fresh).and_then(|()| Ok((files(&fresh)?, files(&project.path(FOLDER))?)));
    let _ = fs::remove_dir_all(&fresh);
    let (fresh, kept) = compared?;
    let differs = |name: &&String| fresh.get(*name) != kept.get(*name);
    let names: Vec<&String> = fresh.keys().chain(kept.keys()).filter(differs).collect();
    if let Some(name) = names.first() {
        bail!("{FOLDER}/{name} is not what the protocol says; run `cargo xtask bindings`");
    }
    Ok(())
}

fn write(project: &Project, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    run(Command::new(project.checked("examples/bindings")?).arg(folder))
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
