//! `derelict packs`: list, show, check.

mod check;
mod show;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use derelict_content::{Catalog, Library};

use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::nearest::nearest;
use crate::page;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// The packs and how many entries of each kind they have, or all ids of one pack
    List {
        /// Id of a pack
        id: Option<String>,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// An entry, and where it comes from
    Show {
        /// Id of the entry
        id: String,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// Check a pack together with all it requires: entries, capacities, texts; deal each thing it
    /// brings into a game and use it; then play games with it
    Check {
        /// Folder of the pack
        folder: PathBuf,
        /// Random games to play with it
        #[arg(long, value_name = "N", default_value_t = 2000)]
        games: u64,
        #[command(flatten)]
        content: ContentArgs,
    },
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    match &args.command {
        Command::List { id, content } => {
            let library = content.library()?;
            match id {
                Some(id) => list(&library, id, out),
                None => overview(&catalogs(&library)?, out),
            }
        }
        Command::Show { id, content } => show::show(&catalogs(&content.library()?)?, id, out),
        Command::Check { folder, games, content } => check::check(folder, content, *games, out),
    }
}

/// A pack with what it needs, in each of the games it is for.
fn composed(library: &Library, id: &str) -> Result<Vec<Arc<Catalog>>, Fault> {
    let packs = library.with_required([id]);
    let games = library.ways().map_err(Fault::new)?.brought_by(id);
    games.iter().map(|game| library.catalog(&packs, game).map_err(Fault::new)).collect()
}

/// The packs in folders, or every pack inside the program, each with what it needs.
fn catalogs(library: &Library) -> Result<Vec<Arc<Catalog>>, Fault> {
    let ids: Vec<&str> = match library.further() {
        [] => library.ids().collect(),
        further => further.iter().map(String::as_str).collect(),
    };
    let mut catalogs = Vec::new();
    for id in ids {
        catalogs.extend(composed(library, id)?);
    }
    Ok(catalogs)
}

fn overview(catalogs: &[Arc<Catalog>], out: &mut dyn Write) -> Result<bool, Fault> {
    let mut told: Vec<&String> = Vec::new();
    for catalog in catalogs {
        for pack in &catalog.packs {
            if !told.contains(&pack) {
                told.push(pack);
                describe(catalog, pack, out)?;
            }
        }
    }
    Ok(true)
}

fn describe(catalog: &Catalog, pack: &str, out: &mut dyn Write) -> Result<(), Fault> {
    let ids = ids(catalog, pack);
    let total: usize = ids.values().map(Vec::len).sum();
    writeln!(out, "{pack}: {total} entries")?;
    let counts: Vec<String> =
        ids.iter().map(|(table, ids)| format!("{} {table}", ids.len())).collect();
    page::hang(out, "  ", "  ", &counts.join(", "))?;
    if catalog.packs.last().is_some_and(|last| last == pack) {
        writeln!(out, "  content hash: {:016x}", catalog.hash)?;
    }
    Ok(())
}

/// The ids of a pack's entries, by kind of entry.
fn ids<'a>(catalog: &'a Catalog, pack: &str) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut ids: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for origin in catalog.origins.iter().filter(|origin| origin.pack == pack) {
        ids.entry(&origin.table).or_default().push(&origin.id);
    }
    ids
}

fn list(library: &Library, id: &str, out: &mut dyn Write) -> Result<bool, Fault> {
    if !library.ids().any(|known| known == id) {
        let near = nearest(library.ids(), id, 3).join(", ");
        let what = format!("no such pack is at hand; there are {near}. --content DIR adds one");
        return Err(Fault::about(format!("`{id}`"), what));
    }
    for catalog in composed(library, id)? {
        describe(&catalog, id, out)?;
        write_ids(&ids(&catalog, id), out)?;
    }
    Ok(true)
}

fn write_ids(ids: &BTreeMap<&str, Vec<&str>>, out: &mut dyn Write) -> Result<(), Fault> {
    for (table, ids) in ids {
        page::hang(out, &format!("  {table}: "), "    ", &ids.join(", "))?;
    }
    Ok(())
}
