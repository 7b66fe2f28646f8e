//! One pack: its manifest and its entries, not yet composed with others.

use std::collections::BTreeMap;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::entry::{Entry, is_id};
use crate::names::nearest;
use crate::offer::OfferForm;
use crate::origin::PackTexts;
use crate::problems::Problem;
use crate::read::read;
use crate::select::Purpose;
use crate::source::{PackFiles, SourceFile, TextFile};
use crate::tables::EntryKind;

/// What a pack says about itself.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    pub(crate) id: String,
    title: String,
    #[serde(default)]
    pub(crate) requires: Vec<String>,
    #[serde(default)]
    pub(crate) conflicts: Vec<String>,
    #[serde(default)]
    pub(crate) counts: BTreeMap<String, u32>,
    /// What every entry is for that does not say so itself.
    #[serde(default)]
    pub(crate) entries: Purpose,
    /// What a table may choose once the pack is at hand.
    #[serde(default)]
    pub(crate) offers: Vec<OfferForm>,
}

/// An entry of another pack that a pack does away with.
#[derive(Clone, Debug)]
pub(crate) struct Removal<'a> {
    pub(crate) table: EntryKind,
    pub(crate) id: String,
    file: &'a SourceFile,
    start: usize,
}

impl Removal<'_> {
    pub(crate) fn problem(&self, what: &str) -> Problem {
        self.file.problem(self.start, format!("removal of {} `{}` {what}", self.table, self.id))
    }
}

/// A pack whose files are parsed.
#[derive(Clone, Debug)]
pub(crate) struct Pack<'a> {
    pub(crate) folder: &'a str,
    pub(crate) manifest: Manifest,
    pub(crate) entries: Vec<Entry<'a>>,
    pub(crate) removals: Vec<Removal<'a>>,
    /// Whether every entry could be made out, so that they can be counted.
    pub(crate) whole: bool,
    /// Names and texts of what it brings.
    pub(crate) texts: &'a [TextFile],
    manifest_at: Option<(&'a SourceFile, Spanned<DeValue<'a>>)>,
}

/// A file whose text is TOML, as far as it is.
struct Document<'a> {
    file: &'a SourceFile,
    root: DeTable<'a>,
}

impl<'a> Pack<'a> {
    /// Parses all files of a pack. Where one is no proper TOML, what can be made out of it is kept, so
    /// that the ids it defines are known.
    pub(crate) fn parse(
        files: &'a PackFiles,
        broken: &mut Vec<Problem>,
        problems: &mut Vec<Problem>,
    ) -> Self {
        let mut documents = Vec::new();
        for file in &files.files {
            let (root, errors) = DeTable::parse_recoverable(&file.text);
            for error in errors {
                let start = error.span().map_or(0, |span| span.start);
                broken
                    .push(file.problem(start, format!("is not proper TOML: {}", error.message())));
            }
            documents.push(Document { file, root: root.into_inner() });
        }
        let mut pack = Self {
            folder: &files.folder,
            manifest: Manifest::default(),
            entries: Vec::new(),
            removals: Vec::new(),
            whole: true,
            texts: &files.texts,
            manifest_at: None,
        };
        for document in &documents {
            pack.read_manifest(document, problems);
        }
        if pack.manifest_at.is_none() {
            let file = format!("{}/pack.toml", files.folder);
            let what =
                "no [pack] here; expected one with `id`, `title` and what it `requires`".to_owned();
            problems.push(Problem { file, line: 0, what });
        }
        for document in documents {
            pack.read_document(document, problems);
        }
        pack
    }

    /// What it says of its entries.
    pub(crate) fn texts(&self) -> PackTexts {
        PackTexts {
            pack: self.manifest.id.clone(),
            title: self.manifest.title.clone(),
            folder: self.folder.to_owned(),
            files: self.texts.to_vec(),
        }
    }

    /// A problem at a key of the manifest.
    pub(crate) fn problem(&self, key: &str, what: impl Into<String>) -> Problem {
        let Some((file, value)) = &self.manifest_at else {
            return Problem {
                file: format!("{}/pack.toml", self.folder),
                line: 0,
                what: what.into(),
            };
        };
        let mut found = value;
        for step in key.split('.') {
            let Some(inner) = found.get_ref().get(step) else {
                break;
            };
            found = inner;
        }
        file.problem(found.span().start, what)
    }

    fn read_manifest(&mut self, document: &Document<'a>, problems: &mut Vec<Problem>) {
        let Some(value) = document.root.get("pack") else {
            return;
        };
        let file = document.file;
        if let Some((first, _)) = &self.manifest_at {
            problems.push(
                file.problem(
                    value.span().start,
                    format!("a second [pack]; {} has one", first.path),
                ),
            );
            return;
        }
        match read::<Manifest>(value) {
            Ok(manifest) => self.manifest = manifest,
            Err(faults) => {
                let told = |fault: crate::read::Fault| {
                    file.problem(fault.span.start, format!("[pack] {}", fault.what))
                };
                problems.extend(faults.into_iter().map(told));
            }
        }
        self.manifest_at = Some((file, value.clone()));
        if !self.manifest.id.is_empty() && !is_id(&self.manifest.id) {
            let what = format!(
                "`{}` is no id; expected small letters, digits and single hyphens",
                self.manifest.id
            );
            problems.push(self.problem("id", what));
        }
    }

    fn read_document(&mut self, document: Document<'a>, problems: &mut Vec<Problem>) {
        let file = document.file;
        for (key, value) in document.root {
            let word = key.get_ref().to_string();
            match (EntryKind::of(&word), word.as_str()) {
                (_, "pack") => {}
                (_, "remove") => {
                    for value in elements(value, file, &word, problems) {
                        self.read_removal(file, &value, problems);
                    }
                }
                (Some(table), _) if table.single() => self.add(table, file, value, problems),
                (Some(table), _) => {
                    for value in elements(value, file, &word, problems) {
                        self.add(table, file, value, problems);
                    }
                }
                (None, _) => {
                    self.whole = false;
                    let words =
                        EntryKind::ALL.iter().map(|table| table.word()).chain(["pack", "remove"]);
                    let guess = nearest(words, &word).unwrap_or_default();
                    let what = format!("unknown kind of entry `{word}`; did you mean `{guess}`?");
                    problems.push(file.problem(key.span().start, what));
                }
            }
        }
    }

    fn add(
        &mut self,
        table: EntryKind,
        file: &'a SourceFile,
        value: Spanned<DeValue<'a>>,
        problems: &mut Vec<Problem>,
    ) {
        let start = value.span().start;
        let entry = match value.get_ref().is_table() {
            true => Entry::new(table, &self.manifest, file, value, problems),
            false => {
                problems.push(file.problem(start, format!("`{table}` must be a table of keys")));
                None
            }
        };
        self.whole &= entry.is_some();
        self.entries.extend(entry);
    }

    fn read_removal(
        &mut self,
        file: &'a SourceFile,
        value: &Spanned<DeValue<'a>>,
        problems: &mut Vec<Problem>,
    ) {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Form {
            table: String,
            id: String,
        }
        let start = value.span().start;
        match read::<Form>(value) {
            Ok(form) => match EntryKind::of(&form.table) {
                Some(table) => self.removals.push(Removal { table, id: form.id, file, start }),
                None => {
                    let guess =
                        nearest(EntryKind::ALL.iter().map(|table| table.word()), &form.table)
                            .unwrap_or_default();
                    let what =
                        format!("unknown kind of entry `{}`; did you mean `{guess}`?", form.table);
                    problems.push(file.problem(start, what));
                }
            },
            Err(faults) => {
                problems.extend(faults.into_iter().map(|fault| {
                    let what = format!("removal: {}; expected `table` and `id`", fault.what);
                    file.problem(fault.span.start, what)
                }));
            }
        }
    }
}

/// Adds a pack to others behind all that it requires. One that requires itself is not gone round in
/// circles for; loading refuses it.
pub(crate) fn with_required<'a>(
    mut all: Vec<String>,
    id: &str,
    requires: &impl Fn(&str) -> &'a [String],
) -> Vec<String> {
    let mut waiting = vec![id.to_owned()];
    let mut seen: Vec<String> = Vec::new();
    while let Some(next) = waiting.last().cloned() {
        let further = requires(&next).iter().find(|id| !all.contains(id) && !seen.contains(id));
        match further {
            Some(further) => {
                seen.push(further.clone());
                waiting.push(further.clone());
            }
            None => {
                waiting.pop();
                if !all.contains(&next) {
                    all.push(next);
                }
            }
        }
    }
    all
}

/// The tables of an array of tables.
fn elements<'a>(
    value: Spanned<DeValue<'a>>,
    file: &SourceFile,
    word: &str,
    problems: &mut Vec<Problem>,
) -> Vec<Spanned<DeValue<'a>>> {
    let start = value.span().start;
    match value.into_inner() {
        DeValue::Array(list) => list.into_iter().collect(),
        _ => {
            problems.push(file.problem(start, format!("`{word}` is a list; expected [[{word}]]")));
            Vec::new()
        }
    }
}
