//! Which packs a command works with, and what game is set up.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use derelict_content::{AxisKind, Catalog, Library, Selection, Ways};
use derelict_engine::Setup;
use derelict_engine::mode::Mode;
use derelict_engine::way::Way;
use derelict_text::{Language, check_texts};

use crate::fault::Fault;
use crate::files::read_record;

/// Packs that are not inside the program.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct ContentArgs {
    /// Folder of a further pack; may be given several times. Such packs are played with, and all
    /// they require, unless --packs names others
    #[arg(long = "content", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

impl ContentArgs {
    /// The packs at hand.
    pub fn library(&self) -> Result<Library, Fault> {
        let folders: Vec<&Path> = self.folders.iter().map(PathBuf::as_path).collect();
        Library::with(&folders).map_err(Fault::new)
    }

    /// What a game is played with. A pack that is nowhere is left for the setup to refuse.
    pub fn catalog(&self, setup: &Setup) -> Result<Arc<Catalog>, Fault> {
        setup.catalog(&self.library()?).map_err(Fault::new)
    }
}

/// Refuses packs that do not say in these languages what their entries are called and do.
pub fn unspoken(catalog: &Catalog, languages: &[Language]) -> Result<(), Fault> {
    let problems: Vec<String> =
        check_texts(catalog, languages).iter().map(ToString::to_string).collect();
    if problems.is_empty() { Ok(()) } else { Err(Fault::new(problems.join("\n"))) }
}

/// What game is played, besides the number of players. `derelict ways` lists what there is.
#[derive(clap::Args, Clone, Debug)]
pub struct SetupArgs {
    #[command(flatten)]
    content: ContentArgs,
    /// Packs to play with; by default the base game and those of --content
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    packs: Option<Vec<String>>,
    /// Way of playing: semi-coop, solo or coop
    #[arg(long, value_parser = mode, default_value = "semi-coop")]
    mode: Mode,
    /// Where we are; the ship unless said otherwise
    #[arg(long, value_name = "ID")]
    setting: Option<String>,
    /// Side of the board; the setting's first unless said otherwise
    #[arg(long, value_name = "ID")]
    board: Option<String>,
    /// What hunts us; the setting's own unless said otherwise
    #[arg(long, value_name = "ID")]
    species: Option<String>,
    /// What the crew is there for
    #[arg(long, value_name = "ID")]
    mission: Option<String>,
    /// Go on where a recorded game has ended: the record its Epilogue follows
    #[arg(long, value_name = "FILE", conflicts_with_all = ["packs", "setting", "species", "board"])]
    after: Option<PathBuf>,
    /// Characters by player number, instead of the draft
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    characters: Vec<String>,
    /// A table option, such as intruder-player=on; may be given several times
    #[arg(long = "option", alias = "set", value_name = "NAME[=VALUE]", value_parser = option)]
    options: Vec<(String, String)>,
}

impl SetupArgs {
    /// Games with the packs in folders, of one selection and otherwise as usual.
    pub fn of(content: ContentArgs, selection: &Selection) -> Self {
        Self {
            content,
            packs: None,
            mode: Mode::default(),
            setting: Some(selection.setting.clone()),
            board: None,
            species: Some(selection.species.clone()),
            mission: Some(selection.mission.clone()),
            after: None,
            characters: Vec::new(),
            options: Vec::new(),
        }
    }

    /// Games of one way to play, with the packs inside the program.
    pub fn of_way(way: &Way) -> Self {
        let Setup { mode, board, characters, .. } = way.setup.clone();
        let named = |(name, _): &&(String, String)| {
            let axis = way.catalog.ways.axis(name);
            axis.is_some_and(|axis| matches!(axis.kind, AxisKind::Option | AxisKind::Pack))
        };
        let options = way.choices.iter().filter(named).cloned().collect();
        let args = Self::of(ContentArgs::default(), &way.setup.selection());
        Self { mode, board: Some(board), characters, options, ..args }
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
        let folders = self.content.folders.iter().map(|folder| Argument::new("content", folder));
        let options = self.options.iter().map(|(name, value)| format!("{name}={value}"));
        let options = options.map(|option| Argument::new("option", option));
        let after = self.after.iter().map(|file| Argument::new("after", file));
        let usual = Setup::default();
        let or = |value: &Option<String>, usual: String| value.clone().unwrap_or(usual);
        let packs = self.packs.as_ref().map(|packs| packs.join(","));
        let single = [
            ("packs", or(&packs, "base".into()), "base".into()),
            ("mode", self.mode.name().to_owned(), usual.mode.name().to_owned()),
            ("setting", or(&self.setting, usual.setting.clone()), usual.setting),
            ("board", or(&self.board, usual.board.clone()), usual.board),
            ("species", or(&self.species, usual.species.clone()), usual.species),
            ("mission", or(&self.mission, usual.mission.clone()), usual.mission),
            ("characters", self.characters.join(","), String::new()),
        ];
        let differing = single.into_iter().filter(|(_, value, usual)| value != usual);
        let single = differing.map(|(name, value, _)| Argument::new(name, value));
        folders.chain(options).chain(after).chain(single).collect()
    }

    /// The setup for so many players.
    pub fn setup(&self, players: u8) -> Result<Setup, Fault> {
        let library = self.content.library()?;
        let ways = library.ways().map_err(Fault::new)?;
        let named = |list: &[String]| -> Vec<String> {
            list.iter().filter(|id| !id.is_empty()).cloned().collect()
        };
        let characters = named(&self.characters);
        if let Some(file) = &self.after {
            let mut setup = Setup { characters, ..self.epilogue(file, players, &ways)? };
            for (name, value) in &self.options {
                setup.choose(&ways, name, value).map_err(Fault::new)?;
            }
            return Ok(setup);
        }
        let mut setup = Setup { players, characters, ..Setup::default() };
        let packs = self.packs.as_deref().unwrap_or(library.further());
        if self.packs.is_some() || !packs.is_empty() {
            setup.packs = library.with_required(named(packs).iter().map(String::as_str));
        }
        setup.mode = self.mode;
        // What nobody offers is refused with everything else that is wrong.
        let said = [
            ("setting", &mut setup.setting, &self.setting),
            ("board", &mut setup.board, &self.board),
            ("species", &mut setup.species, &self.species),
            ("mission", &mut setup.mission, &self.mission),
        ];
        let said = said.into_iter().filter_map(|(name, place, value)| {
            place.clone_from(value.as_ref()?);
            Some(name)
        });
        for name in said.collect::<Vec<_>>() {
            setup.take_packs_of(&ways, name);
        }
        for (name, value) in &self.options {
            setup.choose(&ways, name, value).map_err(Fault::new)?;
        }
        Ok(setup)
    }

    /// The Epilogue of a recorded game.
    fn epilogue(&self, file: &Path, players: u8, ways: &Ways) -> Result<Setup, Fault> {
        let record = read_record(file)?;
        let catalog = self.content.catalog(&record.header.setup)?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let id = name.split('.').next().unwrap_or_default();
        let wreck = record.wreck(&catalog, id).map_err(|why| Fault::about(file.display(), why))?;
        let sequel = Setup { players, ..record.header.setup }.epilogue(ways, wreck);
        if self.mission.as_ref().is_some_and(|named| *named != sequel.mission) {
            let what =
                format!("only the mission `{}` goes on where a game has ended", sequel.mission);
            return Err(Fault::about("--after", what));
        }
        Ok(sequel)
    }

    /// The setup for so many players, and what it is played with.
    pub fn game(&self, players: u8) -> Result<(Setup, Arc<Catalog>), Fault> {
        let setup = self.setup(players)?;
        let catalog = self.content.catalog(&setup)?;
        Ok((setup, catalog))
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

/// A choice among the table's options; whether there is such a one is known once the packs are.
fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, "on"));
    Ok((name.to_owned(), value.to_owned()))
}
