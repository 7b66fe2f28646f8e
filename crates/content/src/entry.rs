//! One entry of a pack: where it stands, what every entry has, and its unread rest.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::DeValue;

use crate::catalog::{Origin, Provenance};
use crate::pack::Manifest;
use crate::problems::Problem;
use crate::read::{Fault, only, read};
use crate::select::{PURPOSE, Purpose};
use crate::source::SourceFile;
use crate::tables::EntryKind;

/// Keys that mean the same in every entry.
const COMMON: &[&str] = &["id", "provenance", "confidence", "reason", "replace"];

/// What every entry says about itself.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Common {
    #[serde(default)]
    id: Option<String>,
    provenance: Provenance,
    #[serde(default)]
    confidence: Option<Confidence>,
    #[serde(default)]
    reason: Option<String>,
    /// Takes the place of the entry another pack has under this id.
    #[serde(default)]
    pub(crate) replace: bool,
}

/// How sure a known fact is.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Confidence {
    Sure,
    Likely,
}

/// An entry whose kind and id are known.
#[derive(Clone, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) table: EntryKind,
    pub(crate) id: String,
    pub(crate) pack: String,
    pub(crate) common: Common,
    /// Which tables use it.
    pub(crate) purpose: Purpose,
    file: &'a SourceFile,
    body: Spanned<DeValue<'a>>,
}

impl<'a> Entry<'a> {
    /// Reads what every entry must say; problems found are reported and may leave no entry.
    pub(crate) fn new(
        table: EntryKind,
        pack: &Manifest,
        file: &'a SourceFile,
        body: Spanned<DeValue<'a>>,
        problems: &mut Vec<Problem>,
    ) -> Option<Self> {
        let written = body.get_ref().get("id").and_then(|id| id.get_ref().as_str());
        let mut report = |faults: Vec<Fault>| {
            let told = |what| format!("{table} `{}`: {what}", written.unwrap_or("?"));
            let told = |fault: Fault| file.problem(fault.span.start, told(fault.what));
            problems.extend(faults.into_iter().map(told));
        };
        let common = read::<Common>(&only(&body, |key| COMMON.contains(&key)));
        let common = common.unwrap_or_else(|faults| {
            report(faults);
            Common {
                id: written.map(str::to_owned),
                provenance: Provenance::Rules,
                confidence: Some(Confidence::Sure),
                reason: None,
                replace: false,
            }
        });
        let purpose = read::<Purpose>(&only(&body, |key| PURPOSE.contains(&key)));
        let purpose = purpose.unwrap_or_else(|faults| {
            report(faults);
            Purpose::default()
        });
        let purpose = purpose.or(&pack.entries);
        let id = match (&common.id, table.single()) {
            (None, true) => table.word().to_owned(),
            (Some(id), false) if is_id(id) => id.clone(),
            (Some(_), true) => {
                problems.push(file.problem(
                    body.span().start,
                    format!("[{table}] exists once and takes no `id`"),
                ));
                return None;
            }
            (Some(id), false) => {
                let what =
                    format!("`{id}` is no id; expected small letters, digits and single hyphens");
                problems.push(file.problem(body.span().start, what));
                return None;
            }
            (None, false) => {
                problems.push(file.problem(body.span().start, format!("this {table} has no `id`")));
                return None;
            }
        };
        let entry = Self { table, id, pack: pack.id.clone(), common, purpose, file, body };
        entry.check_provenance(problems);
        Some(entry)
    }

    fn check_provenance(&self, problems: &mut Vec<Problem>) {
        let Common { provenance, confidence, reason, .. } = &self.common;
        match provenance {
            Provenance::Original if reason.as_deref().unwrap_or("").trim().is_empty() => {
                problems.push(
                    self.problem("provenance", "is original, so it needs a `reason` of one line"),
                );
            }
            Provenance::Rules | Provenance::Public if confidence.is_none() => {
                problems.push(
                    self.problem("provenance", "needs a `confidence`: \"sure\" or \"likely\""),
                );
            }
            _ => {}
        }
        if reason.as_ref().is_some_and(|reason| reason.contains('\n')) {
            problems.push(self.problem("reason", "has a reason of several lines; expected one"));
        }
    }

    /// Reads what is particular to this kind of entry.
    pub(crate) fn read<T: DeserializeOwned>(&self, problems: &mut Vec<Problem>) -> Option<T> {
        match read(&self.particular()) {
            Ok(value) => Some(value),
            Err(faults) => {
                let place = |start| self.file.problem(start, String::new());
                problems.extend(faults.into_iter().map(|fault| Problem {
                    what: format!("{}: {}", self.title(), fault.what),
                    ..place(fault.span.start)
                }));
                None
            }
        }
    }

    /// The keys that are particular to this kind of entry.
    pub(crate) fn particular(&self) -> Spanned<DeValue<'a>> {
        only(&self.body, |key| !COMMON.contains(&key) && !PURPOSE.contains(&key))
    }

    /// A problem at a place inside the entry, given as keys and positions joined by dots; what is
    /// not there is blamed on what should hold it.
    pub(crate) fn problem(&self, place: &str, what: impl AsRef<str>) -> Problem {
        let mut start = self.body.span().start;
        let mut value = &self.body;
        for step in place.split('.').filter(|step| !step.is_empty()) {
            let inner = match step.parse::<usize>() {
                Ok(position) => value.get_ref().get(position),
                Err(_) => value.get_ref().get(step),
            };
            let Some(inner) = inner else { break };
            value = inner;
            start = inner.span().start;
        }
        self.file.problem(start, format!("{} {}", self.title(), what.as_ref()))
    }

    /// The kind and id, as problems name them.
    pub(crate) fn title(&self) -> String {
        format!("{} `{}`", self.table, self.id)
    }

    /// The unread value under a key.
    pub(crate) fn raw(&self, key: &str) -> Option<&DeValue<'a>> {
        self.body.get_ref().get(key).map(Spanned::get_ref)
    }

    /// File and line, as one word.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.file.path, self.line())
    }

    fn line(&self) -> usize {
        self.file.line(self.body.span().start)
    }

    /// Where it comes from, for the catalog.
    pub(crate) fn origin(&self) -> Origin {
        Origin {
            table: self.table.word().to_owned(),
            id: self.id.clone(),
            pack: self.pack.clone(),
            file: self.file.path.clone(),
            line: self.line(),
            provenance: self.common.provenance.clone(),
            confidence: self.common.confidence.map(|confidence| {
                match confidence {
                    Confidence::Sure => "sure",
                    Confidence::Likely => "likely",
                }
                .to_owned()
            }),
            reason: self.common.reason.clone(),
        }
    }
}

/// Ids are words of small letters and digits joined by hyphens.
pub(crate) fn is_id(id: &str) -> bool {
    let plain =
        |word: &str| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    !id.is_empty() && id.split('-').all(|word| !word.is_empty() && plain(word))
}
