//! The steps of `cargo verify`, in order.

use std::process::Command;

use anyhow::Result;

use super::Tools;
use super::dataset;
use super::need::{CHROMIUM, CLIPPY, NODE, Need, OPENSSL, POSTGRES, PYTHON, RUSTFMT};
use super::postgres;
use crate::bindings;
use crate::fixtures;
use crate::project::{CHECKED, Project, run};
use crate::rules;
use crate::web;

/// One check, which also runs alone as `cargo verify NAME`.
pub struct Step {
    pub name: &'static str,
    pub about: &'static str,
    /// What must be on the machine, beyond cargo itself.
    pub needs: &'static [Need],
    /// The tools that `--without` names to skip this step.
    pub tools: Option<Tools>,
    pub run: fn(&Project) -> Result<()>,
}

impl Step {
    /// A step that needs nothing but cargo.
    const fn new(name: &'static str, about: &'static str, run: fn(&Project) -> Result<()>) -> Step {
        Step { name, about, needs: &[], tools: None, run }
    }

    const fn needing(self, needs: &'static [Need]) -> Step {
        Step { needs, ..self }
    }

    const fn with_tools(self, tools: Tools) -> Step {
        Step { tools: Some(tools), ..self }
    }
}

pub const STEPS: &[Step] = &[
    Step::new("fmt", "the code is formatted", fmt).needing(&[RUSTFMT]),
    // Before all that compiles: the server carries the client inside.
    Step::new("web", "the browser client is sound", web::check)
        .needing(&[NODE])
        .with_tools(Tools::Browser),
    Step::new("clippy", "no lint complains", clippy).needing(&[CLIPPY]),
    Step::new("test", "every test passes", test),
    Step::new("postgres", "servers that share a database agree", postgres::check)
        .needing(&[POSTGRES, OPENSSL])
        .with_tools(Tools::Postgres),
    Step::new("scenarios", "every scenario holds", scenarios),
    Step::new("rules", "what must be proven is proven", rules::check),
    Step::new("packs", "the content packs are sound", packs),
    Step::new("fixtures", "recorded games replay as recorded", fixtures::check),
    Step::new("bindings", "the browser client knows the protocol", bindings::check),
    Step::new("browser", "whole games in a real browser", web::check_in_browser)
        .needing(&[NODE, CHROMIUM])
        .with_tools(Tools::Browser),
    Step::new("dataset", "the lab's files open in DuckDB", dataset::check)
        .needing(&[PYTHON])
        .with_tools(Tools::Python),
    Step::new("docs", "documentation builds and is up to date", docs),
];

fn fmt(project: &Project) -> Result<()> {
    run(&mut project.cargo(["fmt", "--all", "--check"]))
}

fn clippy(project: &Project) -> Result<()> {
    run(project.cargo(["clippy", "--all-targets"]).args(CHECKED).args(["--", "-D", "warnings"]))
}

fn test(project: &Project) -> Result<()> {
    run(project.cargo(["test", "--no-fail-fast"]).args(CHECKED))
}

fn scenarios(project: &Project) -> Result<()> {
    run(derelict(project)?.args(["scenario", "scenarios"]))
}

fn packs(project: &Project) -> Result<()> {
    for manifest in project.files("content", "toml")? {
        if let Some(folder) = manifest.strip_suffix("/pack.toml") {
            run(derelict(project)?.args(["packs", "check", folder]))?;
        }
    }
    Ok(())
}

fn docs(project: &Project) -> Result<()> {
    run(project.cargo(["doc", "--no-deps"]).args(CHECKED).env("RUSTDOCFLAGS", "-D warnings"))?;
    rules::check_document(project)
}

/// The game's program, started in the project's folder.
fn derelict(project: &Project) -> Result<Command> {
    let mut command = Command::new(project.checked("derelict")?);
    command.current_dir(project.path(""));
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_different_names() {
        let mut names: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STEPS.len());
    }
}
