//! Which packs a command works with.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use derelict_content::{Catalog, load};
use derelict_engine::Setup;

use crate::fault::Fault;

/// Further packs beside the base game.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct ContentArgs {
    /// Folder of a further pack; may be given several times
    #[arg(long = "content", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

impl ContentArgs {
    /// The packs, composed.
    pub fn catalog(&self) -> Result<Arc<Catalog>, Fault> {
        if self.folders.is_empty() {
            return Ok(Catalog::base());
        }
        let folders: Vec<&Path> = self.folders.iter().map(PathBuf::as_path).collect();
        load(&folders).map(Arc::new).map_err(Fault::new)
    }
}

/// What game is played, besides the number of players.
#[derive(clap::Args, Clone, Debug)]
pub struct SetupArgs {
    #[command(flatten)]
    pub content: ContentArgs,
    /// Packs to play with
    #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "base")]
    packs: Vec<String>,
    /// Side of the board
    #[arg(long, value_name = "ID", default_value = "basic")]
    board: String,
    /// Characters by player number, instead of the draft
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    characters: Vec<String>,
}

impl SetupArgs {
    /// Everything a catalog holds, on its first board.
    pub fn all_of(content: ContentArgs, catalog: &Catalog) -> Self {
        let board = catalog.boards.first().map_or("basic", |board| &board.id).to_owned();
        Self { content, packs: catalog.packs.clone(), board, characters: Vec::new() }
    }

    /// The setup for so many players.
    pub fn setup(&self, players: u8) -> Setup {
        let named = |list: &[String]| list.iter().filter(|id| !id.is_empty()).cloned().collect();
        Setup {
            packs: named(&self.packs),
            board: self.board.clone(),
            players,
            characters: named(&self.characters),
            ..Setup::default()
        }
    }
}
