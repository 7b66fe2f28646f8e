//! The browser client: built with npm and Vite, checked, and driven in a real browser.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::project::{Project, run};

const FOLDER: &str = "web";
/// What the client is built from, besides the folders `src` and `public`.
const SOURCES: &[&str] = &[
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "locales/en/web.ftl",
    "locales/de/web.ftl",
];
const LOCK: &[&str] = &["web/package-lock.json"];

/// Whether npm can be started at all.
pub fn has_npm() -> bool {
    let probe =
        Command::new(NPM).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    probe.is_ok_and(|status| status.success())
}

/// Builds the client, unless what it is built from is as it was.
pub fn build(project: &Project) -> Result<()> {
    let mut sources: Vec<String> = SOURCES.iter().map(|&file| file.to_owned()).collect();
    sources.extend(project.all_files("web/src")?);
    sources.extend(project.all_files("web/public")?);
    once(project, &sources, "web/dist/.built", || {
        install(project)?;
        run(npm(project).args(["run", "--silent", "build"]))
    })
}

/// Formatting, lints, types and the tests of single parts.
pub fn check(project: &Project) -> Result<()> {
    install(project)?;
    for script in ["lint", "check", "test"] {
        run(npm(project).args(["run", "--silent", script]))?;
    }
    build(project)
}

/// Whole games and every screen in a real browser.
pub fn check_in_browser(project: &Project) -> Result<()> {
    build(project)?;
    let mut tests = npm(project);
    tests.args(["run", "--silent", "browser"]).env("DERELICT", project.checked("derelict")?);
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let places = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
    let found = places.iter().flat_map(|place| names.map(|name| format!("{place}/{name}")));
    match found.into_iter().find(|path| fs::metadata(path).is_ok()) {
        Some(browser) => run(tests.env("CHROMIUM", browser)),
        None => bail!("no Chromium in {}", places.join(", ")),
    }
}

fn install(project: &Project) -> Result<()> {
    let lock: Vec<String> = LOCK.iter().map(|&file| file.to_owned()).collect();
    once(project, &lock, "web/node_modules/.installed", || {
        run(npm(project).args(["ci", "--no-audit", "--no-fund"]))
    })
}

#[cfg(windows)]
const NPM: &str = "npm.cmd";
#[cfg(not(windows))]
const NPM: &str = "npm";

fn npm(project: &Project) -> Command {
    let mut command = Command::new(NPM);
    command.current_dir(project.path(FOLDER));
    command
}

/// Does something unless the stamp says that it was done with the same files.
fn once(
    project: &Project,
    files: &[String],
    stamp: &str,
    act: impl FnOnce() -> Result<()>,
) -> Result<()> {
    let now = digest(project, files)?;
    if project.read(stamp).is_ok_and(|then| then == now) {
        return Ok(());
    }
    act()?;
    Ok(fs::write(project.path(stamp), now)?)
}

fn digest(project: &Project, files: &[String]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.hash(&mut hasher);
        fs::read(project.path(file))?.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_files_are_built_once() -> Result<()> {
        let root = std::env::temp_dir().join(format!("derelict-web-{}", std::process::id()));
        fs::create_dir_all(root.join("web/dist"))?;
        fs::write(root.join("web/a"), "one")?;
        let project = Project::at(&root);
        let files = ["web/a".to_owned()];
        let mut built = 0;
        let mut build = || {
            once(&project, &files, "web/dist/.built", || {
                built += 1;
                Ok(())
            })
        };
        build()?;
        build()?;
        fs::write(root.join("web/a"), "two")?;
        build()?;
        fs::remove_dir_all(&root)?;
        assert_eq!(built, 2);
        Ok(())
    }
}
