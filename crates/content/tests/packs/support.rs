//! Packs with something wrong, and what must be said about it.

use std::borrow::Cow;

use derelict_content::{Catalog, PackFiles, Problems, Selection, load_packs};

/// Stands before a line that a problem is expected on; it is taken out before loading.
const MARK: char = '»';

/// The base pack with one text of one of its files replaced.
pub fn patched(file: &str, old: &str, new: &str) -> PackFiles {
    patch(PackFiles::base(), file, old, new)
}

/// A pack with one text of one of its files replaced.
pub fn patch(mut pack: PackFiles, file: &str, old: &str, new: &str) -> PackFiles {
    let path = format!("{}/{file}", pack.folder);
    let found = pack.files.iter_mut().find(|source| source.path == path);
    let source = found.unwrap_or_else(|| panic!("no file {path}"));
    assert_eq!(source.text.matches(old).count(), 1, "`{old}` must stand once in {path}");
    source.text = Cow::Owned(source.text.replacen(old, new, 1));
    pack
}

/// A pack of a few files, given as path and text.
pub fn pack(folder: &str, files: &[(&str, &str)]) -> PackFiles {
    let files =
        files.iter().map(|(path, text)| ((*path).to_owned(), Cow::Owned((*text).to_owned())));
    PackFiles::new(folder, files)
}

/// What is wrong with packs.
pub fn problems(packs: &[PackFiles]) -> Problems {
    match load_packs(packs, &Selection::default()) {
        Ok(catalog) => panic!("loaded without a problem: {:?}", catalog.packs),
        Err(problems) => problems,
    }
}

/// Packs that must load.
pub fn loaded(packs: &[PackFiles]) -> Catalog {
    load_packs(packs, &Selection::default()).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Loads packs whose texts carry marks and expects exactly these problems: each on its marked line, or,
/// where one is told with its file, anywhere in that file.
pub fn check_packs(mut packs: Vec<PackFiles>, told: &[&str]) {
    let mut marked = Vec::new();
    for source in packs.iter_mut().flat_map(|pack| &mut pack.files) {
        let lines = source.text.lines().enumerate().filter(|(_, line)| line.contains(MARK));
        marked.extend(lines.map(|(index, _)| format!("{}:{}: ", source.path, index + 1)));
        source.text = Cow::Owned(source.text.replace(MARK, ""));
    }
    let mut marked = marked.into_iter();
    let expected: Vec<String> = told
        .iter()
        .map(|told| match told.starts_with("content/") {
            true => (*told).to_owned(),
            false => marked.next().expect("a marked line for each problem") + told,
        })
        .collect();
    assert_eq!(marked.next(), None, "a problem for each marked line");
    let problems = problems(&packs);
    let found: Vec<String> = problems
        .iter()
        .map(|problem| {
            assert!(problem.line > 0, "{problem} has a line");
            let lineless = format!("{}: {}", problem.file, problem.what);
            if expected.contains(&lineless) { lineless } else { problem.to_string() }
        })
        .collect();
    assert_eq!(found, expected);
}

/// Replaces a text in the base pack and expects these problems; see [`check_packs`].
pub fn check(file: &str, old: &str, new: &str, told: &[&str]) {
    check_packs(vec![patched(file, old, new)], told);
}

/// The manifest of a pack.
pub fn manifest(id: &str, more: &str) -> String {
    format!("[pack]\nid = \"{id}\"\ntitle = \"A fan pack\"\n{more}\n")
}

/// A pack with one more file.
pub fn fan(id: &str, more: &str, text: &str) -> PackFiles {
    pack(&format!("content/{id}"), &[("pack.toml", &manifest(id, more)), ("changes.toml", text)])
}
