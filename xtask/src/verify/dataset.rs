//! The example of docs/lab.md, run on a dataset made of three shares.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::project::{Project, run, shown};

const GUIDE: &str = "docs/lab.md";
const DUCKDB: &str = "duckdb==1.4.*";
/// Games played for the example; it counts them.
const GAMES: &str = "60";

pub fn check(project: &Project) -> Result<()> {
    let example = example(&project.read(GUIDE)?)?;
    let target = project.target_folder()?;
    let python = python(&target)?;
    let folder = target.join("lab-example");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let dataset = folder.join("dataset");
    let derelict = project.checked("derelict")?;
    for shard in ["1/3", "2/3", "3/3"] {
        let mut command = Command::new(&derelict);
        command.args(["lab", "run", "--players", "4", "--part", "10"]);
        command.args(["--games", GAMES, "--bots", "random,crew", "--shard", shard]);
        run(command.arg("--out").arg(&dataset))?;
    }
    let mut command = Command::new(python);
    command.args(["-c", &example]).current_dir(&folder);
    let output = command.output().context("cannot start Python")?;
    let said = String::from_utf8_lossy(&output.stdout);
    print!("{said}");
    if !output.status.success() {
        bail!("the example of {GUIDE} failed:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let counted = format!("{GAMES} games");
    ensure!(said.contains(&counted), "the example of {GUIDE} does not find {counted}");
    Ok(())
}

/// The first block of Python in a text.
fn example(guide: &str) -> Result<String> {
    let block = guide.split_once("```python\n").and_then(|(_, rest)| rest.split_once("```"));
    let (example, _) = block.with_context(|| format!("{GUIDE} has no block of Python"))?;
    Ok(example.to_owned())
}

/// A Python of our own with DuckDB, made once.
fn python(target: &Path) -> Result<std::path::PathBuf> {
    let folder = target.join("python");
    let python = folder.join("bin").join("python");
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    }
    let mut probe = Command::new(&python);
    if !probe.args(["-c", "import duckdb"]).output().is_ok_and(|found| found.status.success()) {
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", DUCKDB]);
        println!("$ {}", shown(&pip));
        run(&mut pip)?;
    }
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_block_is_the_example() {
        let guide = "text\n```python\nprint(1)\n```\nmore\n```python\nprint(2)\n```\n";
        assert_eq!(example(guide).expect("there is one"), "print(1)\n");
        assert!(example("no code").is_err());
    }
}
