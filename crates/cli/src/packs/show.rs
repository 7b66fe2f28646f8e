//! `derelict packs show`: an entry as it is written.

use std::fs;
use std::io::Write;
use std::sync::Arc;

use derelict_content::{Catalog, Origin, PackFiles, Provenance, SHIPPED, SourceFile};

use crate::fault::Fault;
use crate::nearest::nearest;
use crate::page;

/// Shows every entry with an id.
pub fn show(catalogs: &[Arc<Catalog>], id: &str, out: &mut dyn Write) -> Result<bool, Fault> {
    let origins = || catalogs.iter().flat_map(|catalog| &catalog.origins);
    let mut found: Vec<&Origin> = Vec::new();
    for origin in origins().filter(|origin| origin.id == id) {
        if !found.contains(&origin) {
            found.push(origin);
        }
    }
    if found.is_empty() {
        let ids = origins().map(|origin| origin.id.as_str());
        let near: Vec<&str> = nearest(ids, id, 3);
        let what = format!("no entry has this id; most like it are {}", near.join(", "));
        return Err(Fault::about(format!("`{id}`"), what));
    }
    for origin in found {
        let Origin { table, id, pack, file, line, .. } = origin;
        writeln!(out, "{table} `{id}` of pack `{pack}` ({file}:{line})")?;
        writeln!(out, "  known: {}", known(origin))?;
        if let Some(reason) = &origin.reason {
            page::hang(out, "  reason: ", "    ", reason)?;
        }
        for line in entry(origin) {
            writeln!(out, "  | {line}")?;
        }
    }
    Ok(true)
}

fn known(origin: &Origin) -> String {
    let source = match origin.provenance {
        Provenance::Rules => "stated by the rulebook",
        Provenance::Public => "a known fact about the component",
        Provenance::Original => "designed for this implementation",
    };
    match &origin.confidence {
        Some(confidence) => format!("{source} ({confidence})"),
        None => source.to_owned(),
    }
}

/// The lines an entry was read from.
fn entry(origin: &Origin) -> Vec<String> {
    let shipped = SHIPPED.iter().filter_map(|id| PackFiles::shipped(id));
    let files: Vec<SourceFile> = shipped.flat_map(|pack| pack.files).collect();
    let text = match files.iter().find(|file| file.path == origin.file) {
        Some(file) => file.text.to_string(),
        None => fs::read_to_string(&origin.file).unwrap_or_default(),
    };
    let mut lines = text.lines().skip(origin.line.saturating_sub(1));
    let head = lines.next().map(str::to_owned);
    let body = lines.take_while(|line| !line.starts_with("[[")).map(str::to_owned);
    let mut entry: Vec<String> = head.into_iter().chain(body).collect();
    while entry.last().is_some_and(|line| line.trim().is_empty() || line.starts_with('#')) {
        entry.pop();
    }
    entry
}
