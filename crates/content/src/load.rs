//! From files to a catalog.

use std::collections::HashSet;

use crate::catalog::{Board, Catalog};
use crate::check::check;
use crate::compile::{Chosen, compile};
use crate::compose::{compose, order};
use crate::counts::check_counts;
use crate::draft::Draft;
use crate::ids::Kind;
use crate::names::Names;
use crate::offer::{check_purposes, check_twice, ways};
use crate::pack::Pack;
use crate::problems::{Problem, Problems};
use crate::select::Selection;
use crate::source::PackFiles;

/// Loads packs, and of them what a table selects. Where one requires the base game and none of them
/// is it, the one inside the program serves.
///
/// # Errors
///
/// Everything that is wrong with any of them.
pub fn load_packs(files: &[PackFiles], selection: &Selection) -> Result<Catalog, Problems> {
    let base = PackFiles::base();
    let mut broken = Vec::new();
    let mut problems = Vec::new();
    let mut packs: Vec<_> =
        files.iter().map(|files| Pack::parse(files, &mut broken, &mut problems)).collect();
    let wanted = packs.iter().any(|pack| pack.manifest.requires.iter().any(|id| id == "base"));
    if wanted && packs.iter().all(|pack| pack.manifest.id != "base") {
        packs.insert(0, Pack::parse(&base, &mut broken, &mut problems));
    }
    if packs.is_empty() {
        let what = "no pack is given; expected at least the base game".to_owned();
        problems.push(Problem { file: "packs".to_owned(), line: 0, what });
    }
    let Some(packs) = order(packs, &mut problems) else {
        return Err(finish(broken, problems));
    };
    let whole = broken.is_empty();
    if whole {
        check_counts(&packs, &mut problems);
    }
    let ways = ways(&packs, &mut problems);
    check_twice(&packs, &ways, &mut problems);
    check_purposes(&packs, &ways, &mut problems);
    let ids = packs.iter().map(|pack| pack.manifest.id.clone()).collect();
    let texts = packs.iter().map(Pack::texts).collect();
    let entries = compose(&packs, selection, &mut problems);
    let draft = Draft::read(&entries, &mut problems);
    if whole {
        check(&draft, &packs, &mut problems);
    }
    if whole && problems.is_empty() {
        let table = Chosen { packs: ids, texts, ways, selection: selection.clone() };
        return Ok(compile(&draft, table, &entries));
    }
    Err(finish(broken, problems))
}

/// What is said about a file that is no TOML is guesswork; the syntax comes first.
fn finish(broken: Vec<Problem>, mut problems: Vec<Problem>) -> Problems {
    let files: HashSet<_> = broken.iter().map(|problem| problem.file.clone()).collect();
    problems.retain(|problem| !files.contains(&problem.file));
    problems.extend(broken);
    Problems::new(problems)
}

impl Catalog {
    /// The board with this id.
    #[must_use]
    pub fn board(&self, id: &str) -> Option<&Board> {
        self.boards.iter().find(|board| board.id == id)
    }

    /// The catalog's names together with those of the rooms, corridors and networks of one board.
    #[must_use]
    pub fn names_for(&self, board: &Board) -> Names {
        let mut names = (*self.names).clone();
        names.set(Kind::RoomId, board.rooms.iter().map(|room| room.id.clone()).collect());
        names.set(
            Kind::CorridorId,
            board.corridors.iter().map(|corridor| corridor.id.clone()).collect(),
        );
        names.set(
            Kind::NetworkId,
            board.networks.iter().map(|network| network.id.clone()).collect(),
        );
        names
    }
}
