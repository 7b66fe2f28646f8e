//! Tries mutants: a copy of the project that holds them all, built once, in which one lives
//! at a time.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use super::breed::{Mutant, infect};
use crate::project::{Project, run};

/// Names the mutant that lives.
const VARIABLE: &str = "DERELICT_MUTANT";
/// What the engine's root is given to ask with.
const ASK: &str = r#"
pub(crate) fn lives(mutant: usize) -> bool {
    static ALIVE: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
    let alive = || std::env::var("DERELICT_MUTANT").ok()?.parse().ok();
    *ALIVE.get_or_init(alive) == Some(mutant)
}
"#;
/// Mutants come in more parentheses than they need.
const CALM: &str = "#![allow(unused_parens)]\n";
const ROOT: &str = "crates/engine/src/lib.rs";
/// What goes into a copy of the project.
const PARTS: [&str; 7] =
    ["crates", "content", "fixtures", "locales", "rules", "scenarios", "xtask"];
/// Scenarios prove most rules and take a second; the engine's own tests, recorded games among them,
/// and the proof against leaks judge the rest.
const JUDGES: [(&str, &[&str]); 4] = [
    ("derelict-scenario", &["--test", "all"]),
    ("derelict-engine", &["--lib"]),
    ("derelict-engine", &["--test", "engine"]),
    ("derelict-leaks", &["--test", "leaks"]),
];
/// How much longer than usual a judge may take before the mutant counts as endless.
const PATIENCE: u32 = 20;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A test failed.
    Killed,
    /// A test did not come to its end.
    Endless,
    /// Nobody noticed.
    Survived,
}

/// Tries every mutant; the fates are in their order.
pub fn try_all(project: &Project, mutants: &[Mutant]) -> Result<Vec<Fate>> {
    let home = project.target_folder()?.join("mutants");
    let copy = home.join("project");
    prepare(project, mutants, &copy)?;
    let judges = build(&Project::at(&copy), &home.join("target"))?;
    let judges: Vec<(PathBuf, Duration)> = judges
        .into_iter()
        .map(|judge| {
            let begun = Instant::now();
            if verdict(&judge, &copy, None, Duration::MAX)? != Fate::Survived {
                bail!("{} fails without any mutant", judge.display());
            }
            Ok((judge, (begun.elapsed() * PATIENCE).max(Duration::from_secs(60))))
        })
        .collect::<Result<_>>()?;
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Fate)>> {
        let mut fates = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= mutants.len() {
                return Ok(fates);
            }
            let mut fate = Fate::Survived;
            for (judge, patience) in &judges {
                if fate == Fate::Survived {
                    fate = verdict(judge, &copy, Some(number), *patience)?;
                }
            }
            fates.push((number, fate));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let fates = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let mut fates = BTreeMap::new();
        for worker in workers {
            match worker.join() {
                Ok(found) => fates.extend(found?),
                Err(_) => bail!("a trial broke down"),
            }
        }
        Ok(fates)
    })?;
    Ok(fates.into_values().collect())
}

/// Copies the project and lets the mutants in.
fn prepare(project: &Project, mutants: &[Mutant], copy: &Path) -> Result<()> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let mut files: Vec<String> = vec!["Cargo.toml".into(), "Cargo.lock".into()];
    for part in PARTS {
        files.extend(project.all_files(part)?);
    }
    let mut infected: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (number, mutant) in mutants.iter().enumerate() {
        infected.entry(&mutant.file).or_default().push((number, mutant));
    }
    for file in &files {
        let to = copy.join(file);
        fs::create_dir_all(to.parent().unwrap_or(copy))?;
        let here = infected.get(file.as_str());
        if here.is_none() && file != ROOT {
            fs::copy(project.path(file), to)?;
            continue;
        }
        let lives = |number| format!("crate::lives({number})");
        let mut source =
            infect(&project.read(file)?, here.map_or(&[], |here| here.as_slice()), lives);
        if file == ROOT {
            source = format!("{CALM}{source}{ASK}");
        }
        fs::write(to, source)?;
    }
    Ok(())
}

/// Builds the judges and gives their programs.
fn build(copy: &Project, target: &Path) -> Result<Vec<PathBuf>> {
    #[derive(Deserialize)]
    struct Message {
        executable: Option<PathBuf>,
    }
    let mut judges = Vec::new();
    for (package, tests) in JUDGES {
        let mut cargo = copy.cargo(["test", "--release", "--no-run", "--quiet"]);
        cargo.args(["--package", package]).args(tests).env("CARGO_TARGET_DIR", target);
        run(&mut cargo)?;
        let answer = cargo.arg("--message-format=json").output().context("cannot start cargo")?;
        let text = String::from_utf8_lossy(&answer.stdout);
        let messages = text.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
        let program = messages.rev().find_map(|message| message.executable);
        judges.push(
            program.with_context(|| format!("cargo built no {package} {}", tests.join(" ")))?,
        );
    }
    Ok(judges)
}

/// Lets a judge look at a mutant.
fn verdict(judge: &Path, copy: &Path, mutant: Option<usize>, patience: Duration) -> Result<Fate> {
    let mut command = Command::new(judge);
    command.current_dir(copy.join("crates/engine")).stdout(Stdio::null()).stderr(Stdio::null());
    if let Some(number) = mutant {
        command.env(VARIABLE, number.to_string());
    }
    let mut trial = command.spawn().with_context(|| format!("cannot start {}", judge.display()))?;
    let begun = Instant::now();
    loop {
        if let Some(status) = trial.try_wait()? {
            return Ok(if status.success() { Fate::Survived } else { Fate::Killed });
        }
        if begun.elapsed() > patience {
            trial.kill()?;
            trial.wait()?;
            return Ok(Fate::Endless);
        }
        thread::sleep(Duration::from_millis(20));
    }
}
