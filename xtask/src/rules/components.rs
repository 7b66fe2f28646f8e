//! Which components of the packs some scenario has really brought into play.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::document::link;
use crate::project::{Project, shown};

/// A component, or one part of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Component {
    /// The kind of component, such as `item`.
    pub kind: String,
    /// Its stable id.
    pub id: String,
    /// Which part of it; empty if it has none.
    pub part: String,
}

/// Every component, with the scenario files that executed it.
#[derive(Default)]
pub struct Played {
    components: BTreeMap<Component, BTreeSet<String>>,
}

/// A line of `derelict scenario components`.
#[derive(Deserialize)]
struct Seen {
    #[serde(flatten)]
    component: Component,
    files: BTreeSet<String>,
}

impl Played {
    /// Lets the game run all scenarios and watch.
    pub fn watch(project: &Project) -> Result<Self> {
        let mut command = Command::new(project.checked("derelict")?);
        command.args(["scenario", "components", "scenarios"]).current_dir(project.path(""));
        let output =
            command.output().with_context(|| format!("cannot start {}", shown(&command)))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{} failed: {said}", shown(&command));
        let mut components = BTreeMap::new();
        for line in String::from_utf8(output.stdout)?.lines() {
            let Seen { component, files } = serde_json::from_str(line)?;
            components.insert(component, files);
        }
        Ok(Self { components })
    }

    /// Components no scenario has brought into play.
    pub fn missing(&self) -> impl Iterator<Item = &Component> {
        self.components.iter().filter(|(_, files)| files.is_empty()).map(|(it, _)| it)
    }

    /// The part of the coverage document about components.
    pub fn document(&self) -> String {
        let total = self.components.len();
        let played = total - self.missing().count();
        let mut text = format!(
            "## Components\n\n\
             {played} of {total}: every part of every card, item, room, token and objective of the \
             packs, with the scenarios that brought it into play and checked what came of it. \
             Observed while the scenarios run, not read from their files.\n"
        );
        let mut kind = "";
        for (component, files) in &self.components {
            if component.kind != kind {
                kind = &component.kind;
                let _ =
                    write!(text, "\n### {}\n\n| Component | Scenarios |\n|---|---|\n", title(kind));
            }
            let part = match component.part.as_str() {
                "" => String::new(),
                part => format!(" ({part})"),
            };
            let _ = writeln!(text, "| `{}`{part} | {} |", component.id, list(files));
        }
        text
    }
}

fn title(kind: &str) -> String {
    let mut letters = kind.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

/// At most three files; the others add nothing.
fn list(files: &BTreeSet<String>) -> String {
    let shown: Vec<String> = files.iter().take(3).map(|file| link(file)).collect();
    match files.len() {
        0 => "**none**".into(),
        1..=3 => shown.join(", "),
        more => format!("{}, and {} more", shown.join(", "), more - 3),
    }
}
