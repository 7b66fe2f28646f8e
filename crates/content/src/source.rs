//! The files of a pack, before anything is known about their content.

use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

use crate::problems::Problem;

/// A file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// The path problems are reported with.
    pub path: String,
    /// The whole text.
    pub text: Cow<'static, str>,
}

impl SourceFile {
    /// The line of a byte offset, counted from 1.
    pub(crate) fn line(&self, offset: usize) -> usize {
        1 + self.text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
    }

    pub(crate) fn problem(&self, offset: usize, what: impl Into<String>) -> Problem {
        Problem { file: self.path.clone(), line: self.line(offset), what: what.into() }
    }
}

/// The files of one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFiles {
    /// The folder problems are reported with.
    pub folder: String,
    /// Its files. They are read in the order of their paths, so that a folder and an embedded
    /// copy of it make the same tables.
    pub files: Vec<SourceFile>,
    /// The names and texts of its entries, a language a folder.
    pub texts: Vec<TextFile>,
}

/// A file of sentences that a pack brings for its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// The tag of its language, such as `de`: the folder inside `locales` that it stands in.
    pub language: String,
    /// The file.
    pub file: SourceFile,
}

impl PackFiles {
    /// A pack held in memory, as paths inside its folder and texts.
    pub fn new(folder: &str, files: impl IntoIterator<Item = (String, Cow<'static, str>)>) -> Self {
        let mut pack = Self { folder: folder.to_owned(), files: Vec::new(), texts: Vec::new() };
        for (path, text) in files {
            let language = path.strip_prefix("locales/").and_then(|path| path.split_once('/'));
            let language = language.map(|(language, _)| language.to_owned());
            let file = SourceFile { path: format!("{folder}/{path}"), text };
            match language.filter(|_| path.ends_with(".ftl")) {
                Some(language) => pack.texts.push(TextFile { language, file }),
                None => pack.files.push(file),
            }
        }
        pack.files.sort_by(|a, b| a.path.cmp(&b.path));
        pack.texts.sort_by(|a, b| a.file.path.cmp(&b.file.path));
        pack
    }

    /// Reads every TOML file of a folder and the folders in it, and the sentences in `locales`.
    pub(crate) fn read(folder: &Path, problems: &mut Vec<Problem>) -> Self {
        let mut paths = Vec::new();
        if let Err(error) = collect(folder, &mut paths) {
            problems.push(unreadable(folder, &error.to_string(), "a folder with a pack.toml"));
        }
        let mut files = Vec::new();
        for path in paths {
            let inside = path.strip_prefix(folder).unwrap_or(&path);
            let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
            if path.extension().is_some_and(|kind| kind == "ftl")
                && !matches!(&parts[..], [first, _, _, ..] if first == "locales")
            {
                let what = "holds sentences, which stand in `locales/en` and `locales/de`; move \
                            it there";
                let file = path.to_string_lossy().into_owned();
                problems.push(Problem { file, line: 0, what: what.to_owned() });
                continue;
            }
            match fs::read_to_string(&path) {
                Ok(text) => files.push((parts.join("/"), Cow::Owned(text))),
                Err(error) => {
                    problems.push(unreadable(&path, &error.to_string(), "a text in UTF-8"))
                }
            }
        }
        let shown = folder.to_string_lossy();
        Self::new(shown.trim_end_matches('/'), files)
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|kind| kind == "toml" || kind == "ftl") {
            paths.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &str, expected: &str) -> Problem {
    let what = format!("cannot be read ({error}); expected {expected}");
    Problem { file: path.to_string_lossy().into_owned(), line: 0, what }
}
