//! `derelict packs check`: what a pack brings, whether it fits and is spoken of, and each thing of it
//! at work.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use derelict_content::{Catalog, Library, Origin, Selection};
use derelict_scenario::deal::{Dealer, Fate, Part};
use derelict_text::Language;

use super::{composed, ids, write_ids};
use crate::content::{ContentArgs, SetupArgs, unspoken};
use crate::fault::Fault;
use crate::page;
use crate::sim;

/// Checks the pack in a folder, with further packs it may require, and plays games with it.
pub fn check(
    folder: &Path,
    content: &ContentArgs,
    games: u64,
    out: &mut dyn Write,
) -> Result<bool, Fault> {
    let mut content = content.clone();
    content.folders.push(folder.to_owned());
    let library = content.library()?;
    let id = library.further().last().cloned().unwrap_or_default();
    let mut well = true;
    for catalog in composed(&library, &id)? {
        brings(&library, &catalog, &id, out)?;
        unspoken(&catalog, &Language::ALL)?;
        let tongues = Language::ALL.map(Language::own_name).join(", ");
        writeln!(out, "Everything has its name and text: {tongues}.")?;
        well &= deal(&catalog, &id, out)?;
        writeln!(out, "Random games:")?;
        well &= sim::fuzz(&SetupArgs::of(content.clone(), &catalog.selection), games, out)?;
    }
    Ok(well)
}

/// Tells what a pack brings, replaces and removes, and how full games with it are.
fn brings(
    library: &Library,
    catalog: &Catalog,
    id: &str,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let pack = catalog.texts.iter().find(|pack| pack.pack == id);
    writeln!(out, "{id}: {}", pack.map_or("", |pack| pack.title.as_str()))?;
    let before: Vec<&str> =
        catalog.packs.iter().map(String::as_str).filter(|pack| *pack != id).collect();
    // What other games leave out is not removed by this pack.
    let usual = Selection::default();
    let below = before
        .last()
        .filter(|_| catalog.selection == usual)
        .map(|last| library.catalog(&library.with_required([*last]), &usual).map_err(Fault::new));
    let is_in = |catalog: &Catalog, entry: &Origin| {
        let mut all = catalog.origins.iter();
        all.any(|origin| (&origin.table, &origin.id) == (&entry.table, &entry.id))
    };
    let own = ids(catalog, id);
    let total: usize = own.values().map(Vec::len).sum();
    let beside =
        if before.is_empty() { String::new() } else { format!(" to {}", before.join(", ")) };
    writeln!(out, "It brings {total} entries{beside}:")?;
    write_ids(&own, out)?;
    let Some(below) = below.transpose()? else { return Ok(()) };
    let mut changed: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut gone = changed.clone();
    for entry in catalog.origins.iter().filter(|entry| entry.pack == id && is_in(&below, entry)) {
        changed.entry(&entry.table).or_default().push(&entry.id);
    }
    for entry in below.origins.iter().filter(|entry| !is_in(catalog, entry)) {
        gone.entry(&entry.table).or_default().push(&entry.id);
    }
    for (what, entries) in [("Of these it replaces:", &changed), ("It removes:", &gone)] {
        if !entries.is_empty() {
            writeln!(out, "{what}")?;
            write_ids(entries, out)?;
        }
    }
    let full = catalog.fill();
    let fuller = full.iter().zip(below.fill()).filter(|(now, before)| now.count != before.count);
    let told: Vec<String> =
        fuller.map(|(now, _)| format!("{} of {} {}", now.count, now.capacity, now.what)).collect();
    if !told.is_empty() {
        page::hang(out, "All fits: ", "  ", &told.join(", "))?;
    }
    Ok(())
}

/// Deals each thing of a pack by name and uses it; false if one cannot be laid out or breaks the game.
fn deal(catalog: &Arc<Catalog>, id: &str, out: &mut dyn Write) -> Result<bool, Fault> {
    writeln!(out, "Each dealt into a game by name:")?;
    let dealer = Dealer::new(catalog);
    let mut well = true;
    for origin in catalog.origins.iter().filter(|origin| origin.pack == id) {
        let dealt = dealer.deal(origin);
        let parts: Vec<String> = dealt.parts.iter().map(tell).collect();
        let head = format!("  {} `{}`: ", dealt.table, dealt.id);
        page::hang(out, &head, "    ", &parts.join("; "))?;
        well &= !dealt.parts.iter().any(|part| matches!(part.fate, Fate::Failed(_)));
    }
    Ok(well)
}

/// What became of a part, in words.
fn tell(part: &Part) -> String {
    let name = match part.name.parse::<u8>() {
        Ok(section) => format!("action {section} "),
        Err(_) if part.name.is_empty() => String::new(),
        Err(_) => format!("{} ", part.name),
    };
    match &part.fate {
        Fate::Seen(how) => format!("{name}seen {how}"),
        Fate::Idle(why) => {
            format!(
                "{name}dealt, but in no situation could it be used ({why}); write a scenario for it"
            )
        }
        Fate::Failed(why) => format!("{name}FAILED: {why}"),
    }
}
