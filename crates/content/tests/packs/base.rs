//! The base pack as a whole.

use std::path::{Path, PathBuf};

use derelict_content::*;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/base")
}

#[test]
fn the_folder_is_what_is_embedded() {
    let library = Library::with(&[&folder()]).unwrap_or_else(|problems| panic!("{problems}"));
    let read = library.catalog(&["base"], &Selection::default()).expect("a sound pack");
    assert_eq!(read.hash, Catalog::base().hash);
    assert_eq!(read.origins.len(), Catalog::base().origins.len());
    let embedded = PackFiles::base();
    let mut on_disk: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder is there")
        .map(|entry| entry.expect("readable").file_name().into_string().expect("UTF-8"))
        .collect();
    on_disk.sort();
    let paths: Vec<String> =
        embedded.files.iter().map(|file| file.path.replace("content/base/", "")).collect();
    assert_eq!(paths, on_disk);
}

#[test]
fn every_entry_says_how_well_it_is_known() {
    let base = Catalog::base();
    let ours: Vec<_> =
        base.origins.iter().filter(|origin| origin.provenance == Provenance::Original).collect();
    assert_eq!(
        ours.iter().map(|origin| origin.id.as_str()).collect::<Vec<_>>(),
        ["smoke-grenade", "decoy", "evacuation-key"]
    );
    assert!(ours.iter().all(|origin| origin.reason.is_some()));
    let known = base.origins.iter().filter(|origin| origin.provenance != Provenance::Original);
    assert!(known.clone().all(|origin| origin.confidence.is_some()));
    assert_eq!(
        base.origins.iter().filter(|origin| origin.table == "item").count(),
        base.items.len()
    );
    let decoy = ours[1];
    let text = std::fs::read_to_string(folder().join("items.toml")).expect("readable");
    assert_eq!(
        text.lines().nth(decoy.line),
        Some("id = \"decoy\""),
        "the line is that of the entry's head"
    );
}
