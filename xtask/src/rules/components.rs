//! Which components of the packs some scenario has really brought into play.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::{Result, anyhow};
use derelict_content::{Catalog, SHIPPED};
use derelict_scenario::executed::{Component, components};
use derelict_scenario::{find, load};

use crate::project::Project;

/// Every component, with the scenario files that executed it.
#[derive(Default)]
pub struct Played {
    components: BTreeMap<Component, BTreeSet<String>>,
}

impl Played {
    /// Runs all scenarios and watches.
    pub fn watch(project: &Project) -> Result<Self> {
        let catalog = Catalog::shipped(SHIPPED.iter().copied()).map_err(|it| anyhow!("{it}"))?;
        let mut found: BTreeMap<_, BTreeSet<String>> =
            components(&catalog).into_iter().map(|it| (it, BTreeSet::new())).collect();
        for file in find(&[project.path("scenarios")]).map_err(|it| anyhow!("{it}"))? {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            for scenario in load(&file).map_err(|it| anyhow!("{it}"))? {
                for component in scenario.run().executed {
                    found.entry(component).or_default().insert(name.clone());
                }
            }
        }
        Ok(Self { components: found })
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
                kind = component.kind;
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
    let shown: Vec<&str> = files.iter().take(3).map(String::as_str).collect();
    match files.len() {
        0 => "**none**".into(),
        1..=3 => shown.join(", "),
        more => format!("{}, and {} more", shown.join(", "), more - 3),
    }
}
