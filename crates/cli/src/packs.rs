//! `derelict packs`: list, show, check.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use derelict_content::{Catalog, Origin, PackFiles, Provenance, SHIPPED, Selection, SourceFile};

use crate::content::{ContentArgs, SetupArgs};
use crate::fault::Fault;
use crate::nearest::nearest;
use crate::page;
use crate::sim;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// The packs, and how many entries of each kind they have
    List(ContentArgs),
    /// An entry, and where it comes from
    Show {
        /// Id of the entry
        id: String,
        #[command(flatten)]
        content: ContentArgs,
    },
    /// Check a pack, together with the base game if it needs that, and play games with it
    Check {
        /// Folder of the pack
        folder: PathBuf,
        /// Random games to play with it
        #[arg(long, value_name = "N", default_value_t = 2000)]
        games: u64,
    },
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Fault> {
    match &args.command {
        Command::List(content) => list(&catalogs(content)?, out),
        Command::Show { id, content } => show(&catalogs(content)?, id, out),
        Command::Check { folder, games } => check(folder.clone(), *games, out),
    }
}

/// The packs in folders, or every pack inside the program with what it needs.
fn catalogs(content: &ContentArgs) -> Result<Vec<Arc<Catalog>>, Fault> {
    let library = content.library()?;
    let usual = |id: &str| {
        let packs = library.with_required([id]);
        library.catalog(&packs, &Selection::default()).map_err(Fault::new)
    };
    match library.further() {
        [] => SHIPPED.iter().map(|id| usual(id)).collect(),
        further => further.iter().map(|id| usual(id)).collect(),
    }
}

fn list(catalogs: &[Arc<Catalog>], out: &mut dyn Write) -> Result<bool, Fault> {
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
    let mut tables: BTreeMap<&str, usize> = BTreeMap::new();
    for origin in catalog.origins.iter().filter(|origin| origin.pack == pack) {
        *tables.entry(&origin.table).or_default() += 1;
    }
    let total: usize = tables.values().sum();
    writeln!(out, "{pack}: {total} entries")?;
    let counts: Vec<String> =
        tables.iter().map(|(table, count)| format!("{count} {table}")).collect();
    page::hang(out, "  ", "  ", &counts.join(", "))?;
    if catalog.packs.last().is_some_and(|last| last == pack) {
        writeln!(out, "  content hash: {:016x}", catalog.hash)?;
    }
    Ok(())
}

fn show(catalogs: &[Arc<Catalog>], id: &str, out: &mut dyn Write) -> Result<bool, Fault> {
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

fn check(folder: PathBuf, games: u64, out: &mut dyn Write) -> Result<bool, Fault> {
    let content = ContentArgs { folders: vec![folder.clone()] };
    let setup = SetupArgs::usual(content);
    let (_, catalog) = setup.game(*setup.mode().seats().start())?;
    writeln!(out, "{}: {} entries, all sound", folder.display(), catalog.origins.len())?;
    sim::fuzz(&setup, games, out)
}
