//! Which species or setting it is, and which rank a kind has, is asked in one place each.

use std::fs;
use std::path::{Path, PathBuf};

/// Words that ask, and the folders or files of `crates/` that may use them.
const ASKED: &[(&str, &[&str])] = &[
    ("Rank::", &["engine/src/species", "content/src/words.rs", "content/src/compose.rs"]),
    ("book.rank(", &["engine/src/species"]),
    (".of_rank(", &["engine/src/species"]),
    ("Species::", &["engine/src/species", "engine/src/rulebook.rs"]),
    ("species ==", &[]),
    ("species !=", &[]),
    ("setting ==", &[]),
    ("setting !=", &[]),
    ("mission ==", &[]),
    ("mission !=", &[]),
];

#[test]
fn nobody_else_asks_which_species_setting_or_rank_it_is() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    sources(&crates, &mut files);
    assert!(files.len() > 200, "{} files", files.len());
    let mut found = Vec::new();
    for file in files {
        let name = file.strip_prefix(&crates).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(&file).expect("a source file");
        for (word, allowed) in ASKED {
            if text.contains(word) && !allowed.iter().any(|place| name.starts_with(place)) {
                found.push(format!("{name} says `{word}`"));
            }
        }
    }
    assert!(found.is_empty(), "put a seam into species.rs instead:\n{}", found.join("\n"));
}

/// The program's own files, tests aside.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            // The ledger knows rules, no components.
            if !["tests", "target", "benches", "examples", "ledger"].contains(&name.as_str()) {
                sources(&path, files);
            }
        } else if name.ends_with(".rs") && !name.starts_with("tests") {
            files.push(path);
        }
    }
}
