//! Saved games and records of earlier programs: whatever has changed since, they go on and hold.
//! `DERELICT_KEEP=2` keeps what this program writes as generation 2.

mod records;
mod saves;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use derelict_content::Catalog;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::support::project;

/// A part of what one program wrote: files, and what is expected of each.
struct Part {
    folder: PathBuf,
}

impl Part {
    /// That part of every generation, the first first.
    fn all(name: &str) -> Vec<Self> {
        let entries = fs::read_dir(kept()).expect("fixtures/kept exists");
        let entries = entries.map(|entry| entry.expect("an entry").path().join(name));
        let mut parts: Vec<Self> =
            entries.filter(|folder| folder.exists()).map(|folder| Self { folder }).collect();
        parts.sort_by(|one, other| one.folder.cmp(&other.folder));
        assert!(!parts.is_empty(), "no {name} are kept");
        parts
    }

    /// What is expected.
    fn expected<T: DeserializeOwned>(&self) -> Vec<T> {
        let expected = fs::read_to_string(self.file("expected.json")).expect("a file");
        serde_json::from_str(&expected).expect("what is expected")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

fn kept() -> PathBuf {
    project().join("fixtures/kept")
}

/// Keeps a part of the generation that is asked for, if one is: `write` fills a folder and says
/// what is expected of it.
fn keep_if_wanted<T: Serialize>(name: &str, write: impl FnOnce(&Path) -> Vec<T>) {
    let Ok(number) = env::var("DERELICT_KEEP") else { return };
    let number: u32 = number.parse().expect("DERELICT_KEEP is the number of a generation");
    let folder = kept().join(number.to_string()).join(name);
    let there = folder.display();
    assert!(!folder.exists(), "{there} is there already; it is never written again");
    // Whoever looks meanwhile sees all of it or nothing.
    let draft = folder.with_extension("new");
    fs::create_dir_all(&draft).expect("a folder");
    let expected = serde_json::to_string_pretty(&write(&draft)).expect("JSON") + "\n";
    fs::write(draft.join("expected.json"), expected).expect("a file");
    fs::rename(draft, folder).expect("its place");
}

fn catalog(packs: &[String]) -> Arc<Catalog> {
    Catalog::shipped(packs.iter().map(String::as_str)).expect("packs that compose")
}
