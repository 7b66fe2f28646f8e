//! The terminal draws what it is told: it knows no component of a pack and no rule by its id.

use std::fs;
use std::path::{Path, PathBuf};

use derelict_content::{Catalog, Kind};
use derelict_ledger::Ledger;

/// What a front end must be told. Wounds are called by parts of the body, which commands are too.
const KINDS: &[Kind] = &[
    Kind::KindId,
    Kind::CharacterId,
    Kind::TileId,
    Kind::ItemId,
    Kind::EventId,
    Kind::AttackId,
    Kind::ObjectiveId,
    Kind::WeaknessId,
];

#[test]
fn nothing_of_the_game_is_known_by_its_id() {
    let catalog = Catalog::base();
    let names = catalog.names_for(&catalog.boards[0]);
    let components = KINDS.iter().flat_map(|kind| names.of(*kind).iter().cloned());
    let rules = Ledger::embedded().statements().iter().map(|rule| rule.id.clone());
    let known: Vec<String> = components.chain(rules).collect();
    assert!(known.len() > 1500, "{} ids", known.len());
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 30, "{} files", files.len());
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source file");
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for id in program.split('"').filter(|word| known.iter().any(|id| id == word)) {
            found.push(format!("{} says \"{id}\"", file.display()));
        }
    }
    assert!(found.is_empty(), "let the rulebook or the texts say it:\n{}", found.join("\n"));
}

/// The program's own files, tests aside.
fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|it| it == "rs") && !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
}
