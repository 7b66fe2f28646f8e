//! Reading scenario files.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::format::{File, Written};
use crate::run::Scenario;

/// Everything wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errors(pub Vec<String>);

impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("\n"))
    }
}

impl std::error::Error for Errors {}

/// Reads the scenarios of a file.
pub fn load(path: &Path) -> Result<Vec<Scenario>, Errors> {
    let name = path.display().to_string();
    match std::fs::read_to_string(path) {
        Ok(text) => parse(&name, &text),
        Err(error) => Err(Errors(vec![format!("{name}: cannot be read: {error}")])),
    }
}

/// Reads the scenarios of a text.
pub fn parse(file: &str, text: &str) -> Result<Vec<Scenario>, Errors> {
    let read: File = toml::from_str(text)
        .map_err(|error| Errors(vec![format!("{file}: {}", error.to_string().trim_end())]))?;
    let mut written = read.scenario;
    match read.title {
        Some(title) => written.insert(0, Written { title, given: read.given, step: read.step }),
        None if !read.step.is_empty() => {
            return Err(Errors(vec![format!("{file}: the scenario has no title")]));
        }
        None => {}
    }
    if written.is_empty() {
        return Err(Errors(vec![format!("{file}: there is no scenario in it")]));
    }
    let idle: Vec<String> = written
        .iter()
        .filter(|written| written.step.is_empty())
        .map(|written| format!("{file}: `{}` has no step", written.title))
        .collect();
    if !idle.is_empty() {
        return Err(Errors(idle));
    }
    Ok(written.into_iter().map(|written| Scenario::new(file, written)).collect())
}

/// Scenario files among some files and folders, in order.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Errors> {
    let mut files = Vec::new();
    let mut errors = Vec::new();
    for path in paths {
        collect(path, &mut files, &mut errors);
    }
    if errors.is_empty() { Ok(files) } else { Err(Errors(errors)) }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>, errors: &mut Vec<String>) {
    if !path.is_dir() {
        if path.exists() {
            files.push(path.to_owned());
        } else {
            errors.push(format!("{}: no such file or folder", path.display()));
        }
        return;
    }
    let entries = match std::fs::read_dir(path) {
        Ok(entries) => entries,
        Err(error) => {
            errors.push(format!("{}: cannot be read: {error}", path.display()));
            return;
        }
    };
    let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inside.sort();
    for inner in inside {
        if inner.is_dir() || inner.extension().is_some_and(|kind| kind == "toml") {
            collect(&inner, files, errors);
        }
    }
}
