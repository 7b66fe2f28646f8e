//! The stores in `fixtures/kept/`, one for every program whose tables must go on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use derelict_engine::record::RULES_VERSION;
use tempfile::TempDir;

use super::Kept;

/// What one program wrote.
pub struct Generation {
    pub number: u32,
    folder: PathBuf,
}

impl Generation {
    /// One by its number, whether it is there or not.
    pub fn numbered(number: u32) -> Self {
        Self { number, folder: all().join(number.to_string()).join("server") }
    }

    /// All there are, the first first.
    pub fn all() -> Vec<Self> {
        let entries = fs::read_dir(all()).expect("fixtures/kept exists");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let numbers = names.filter_map(|name| name.to_str()?.parse().ok());
        let mut found: Vec<Self> = numbers.map(Self::numbered).collect();
        found.retain(|generation| generation.folder.exists());
        found.sort_by_key(|generation| generation.number);
        assert!(!found.is_empty(), "no store is kept");
        found
    }

    /// Whether it was written by a program that played by other rules than this one.
    pub fn is_older(&self) -> bool {
        let version = self.folder.with_file_name("rules-version");
        let version = fs::read_to_string(version).expect("the version of its rules");
        version.trim().parse() != Ok(RULES_VERSION)
    }

    /// A copy to play with, and what is known of its tables.
    pub fn copy(&self) -> (TempDir, Vec<Kept>) {
        let folder = tempfile::tempdir().expect("a folder");
        let copied =
            fs::copy(self.folder.join("tables.sqlite"), folder.path().join("tables.sqlite"));
        copied.expect("a store");
        let expected = fs::read_to_string(self.folder.join("expected.json")).expect("a file");
        (folder, serde_json::from_str(&expected).expect("what is expected"))
    }

    /// Keeps a store for ever.
    pub fn keep(&self, store: &Path, kept: &[Kept]) {
        let there = self.folder.display();
        assert!(!self.folder.exists(), "{there} is there already; it is never written again");
        // Whoever looks meanwhile sees all of it or nothing.
        let draft = self.folder.with_extension("new");
        fs::create_dir_all(&draft).expect("a folder");
        fs::copy(store, draft.join("tables.sqlite")).expect("a copy");
        let expected = serde_json::to_string_pretty(kept).expect("JSON") + "\n";
        fs::write(draft.join("expected.json"), expected).expect("a file");
        fs::rename(draft, &self.folder).expect("its place");
        let version = self.folder.with_file_name("rules-version");
        fs::write(version, format!("{RULES_VERSION}\n")).expect("a file");
    }
}

fn all() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/kept")
}

/// The file of a store, to look at and to bend; what is bent need not survive a loss of power.
pub fn file(folder: &Path) -> rusqlite::Connection {
    let file = rusqlite::Connection::open(folder.join("tables.sqlite")).expect("a file");
    file.busy_timeout(Duration::from_secs(10)).expect("patience");
    file.pragma_update(None, "synchronous", "off").expect("haste");
    file
}
