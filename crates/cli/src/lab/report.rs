//! `derelict lab report`.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use derelict_content::{ActionId, BasicId, CharacterId, ItemId, Kind, ObjectiveId, TileId};
use derelict_engine::view::Viewer;
use derelict_engine::{Game, Rulebook};
use derelict_lab::{Dataset, report};
use derelict_text::{Language, Noun, Voice};

use super::ReportArgs;
use super::watcher::Watcher;
use crate::fault::Fault;

pub fn run(args: &ReportArgs, out: &mut dyn Write) -> Result<bool, Fault> {
    let folders: Vec<&Path> = args.folders.iter().map(|folder| folder.as_path()).collect();
    let Some(first) = folders.first() else {
        return Err(Fault::new("no folder is named"));
    };
    let page = args.out.clone().unwrap_or_else(|| first.join("report.html"));
    let plan = Dataset::open(first).map_err(Fault::new)?.plan;
    let catalog = args.content.catalog(&plan.setup)?;
    // What things are called does not depend on the game; any will do.
    let game = Game::new(&catalog, plan.setup, [0; 32]).map_err(Fault::new)?;
    let voice = Voice::new(Arc::clone(&game.book), Language::English);
    let cast = voice.cast(&game.view(Viewer::Spectator));
    let name = |kind: Kind, id: &str| match noun(&game.book, kind, id) {
        Some(noun) => voice.name(noun, &cast),
        None => id.to_owned(),
    };
    let watcher = Watcher::new()?;
    let reported = report::write(&folders, &page, &name, &watcher);
    watcher.finish();
    let reported = reported.map_err(Fault::new)?;
    write!(out, "{} games in {}", reported.games, page.display())?;
    if reported.missing > 0 {
        write!(out, "; {} games of these runs are not here", reported.missing)?;
    }
    writeln!(out)?;
    Ok(true)
}

fn noun(book: &Rulebook, kind: Kind, id: &str) -> Option<Noun> {
    let index = book.names.index(kind, id)?;
    Some(match kind {
        Kind::ActionId => ActionId(index).into(),
        Kind::BasicId => BasicId(index).into(),
        Kind::CharacterId => CharacterId(index).into(),
        Kind::ItemId => ItemId(index).into(),
        Kind::ObjectiveId => ObjectiveId(index).into(),
        Kind::TileId => TileId(index).into(),
        _ => return None,
    })
}
