//! Which packs a command works with, and what game is set up.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use derelict_content::{Catalog, SHIPPED, load};
use derelict_engine::Setup;
use derelict_engine::mode::Mode;
use derelict_engine::option::Options;

use crate::fault::Fault;

/// Packs that are not inside the program.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct ContentArgs {
    /// Folder of a further pack; may be given several times
    #[arg(long = "content", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

impl ContentArgs {
    /// The packs named, composed. One that is nowhere is left for the setup to refuse.
    pub fn catalog(&self, packs: &[String]) -> Result<Arc<Catalog>, Fault> {
        if !self.folders.is_empty() {
            let folders: Vec<&Path> = self.folders.iter().map(PathBuf::as_path).collect();
            return load(&folders).map(Arc::new).map_err(Fault::new);
        }
        let named: Vec<&str> =
            SHIPPED.iter().copied().filter(|id| packs.iter().any(|pack| pack == id)).collect();
        if named.is_empty() {
            return Ok(Catalog::base());
        }
        Catalog::shipped(named).map_err(Fault::new)
    }
}

/// What game is played, besides the number of players.
#[derive(clap::Args, Clone, Debug)]
pub struct SetupArgs {
    #[command(flatten)]
    content: ContentArgs,
    /// Packs to play with
    #[arg(long, value_name = "IDS", value_delimiter = ',', default_value = "base")]
    packs: Vec<String>,
    /// Way of playing: semi-coop, solo or coop
    #[arg(long, value_parser = mode, default_value = "semi-coop")]
    mode: Mode,
    /// Side of the board
    #[arg(long, value_name = "ID", default_value = "basic")]
    board: String,
    /// Characters by player number, instead of the draft
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    characters: Vec<String>,
    /// A table option, such as intruder-player=on; may be given several times
    #[arg(long = "option", alias = "set", value_name = "NAME[=VALUE]", value_parser = option)]
    options: Vec<(String, String)>,
}

impl SetupArgs {
    /// Everything a catalog holds, on its first board.
    pub fn all_of(content: ContentArgs, catalog: &Catalog) -> Self {
        let board = catalog.boards.first().map_or("basic", |board| &board.id).to_owned();
        Self {
            content,
            packs: catalog.packs.clone(),
            mode: Mode::default(),
            board,
            characters: Vec::new(),
            options: Vec::new(),
        }
    }

    /// The packs, composed.
    pub fn catalog(&self) -> Result<Arc<Catalog>, Fault> {
        self.content.catalog(&self.packs)
    }

    /// The folders further packs come from.
    pub fn content(&self) -> &ContentArgs {
        &self.content
    }

    /// The way of playing.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether a table option is named.
    pub fn names(&self, option: &str) -> bool {
        self.options.iter().any(|(name, _)| name == option)
    }

    /// The arguments that set the same game up again, as far as they say anything.
    pub fn again(&self) -> Vec<Argument> {
        let usual = Setup::default();
        let folders = self.content.folders.iter().map(|folder| Argument::new("content", folder));
        let options = self.options.iter().map(|(name, value)| format!("{name}={value}"));
        let options = options.map(|option| Argument::new("option", option));
        let single = [
            ("packs", self.packs.join(","), usual.packs.join(",")),
            ("mode", self.mode.name().to_owned(), usual.mode.name().to_owned()),
            ("board", self.board.clone(), usual.board),
            ("characters", self.characters.join(","), String::new()),
        ];
        let differing = single.into_iter().filter(|(_, value, usual)| value != usual);
        let single = differing.map(|(name, value, _)| Argument::new(name, value));
        folders.chain(options).chain(single).collect()
    }

    /// The setup for so many players.
    pub fn setup(&self, players: u8) -> Setup {
        let named = |list: &[String]| list.iter().filter(|id| !id.is_empty()).cloned().collect();
        let mut options = Options::default();
        for (name, value) in &self.options {
            // Only options that can be set were taken.
            let _ = options.set(name, value);
        }
        Setup {
            packs: named(&self.packs),
            mode: self.mode,
            board: self.board.clone(),
            players,
            characters: named(&self.characters),
            options,
        }
    }
}

/// An argument with its value. It is written as one would type it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    name: &'static str,
    value: OsString,
}

impl Argument {
    /// The argument `--name` with a value.
    pub fn new(name: &'static str, value: impl Into<OsString>) -> Self {
        Self { name, value: value.into() }
    }

    /// For a program that is started.
    pub fn words(self) -> [OsString; 2] {
        [format!("--{}", self.name).into(), self.value]
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "--{} '{}'", self.name, self.value.display())
    }
}

fn mode(name: &str) -> Result<Mode, String> {
    let known: Vec<&str> = Mode::ALL.iter().map(|mode| mode.name()).collect();
    Mode::parse(name).ok_or_else(|| format!("the modes are {}", known.join(", ")))
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, "on"));
    Options::default().set(name, value)?;
    Ok((name.to_owned(), value.to_owned()))
}
