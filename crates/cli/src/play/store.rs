//! Where games are kept between runs.

use std::path::{Path, PathBuf};
use std::{env, fs};

use derelict_bots::Kind;
use derelict_engine::record::{Hex, Record};
use derelict_engine::{Game, State};
use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::session::Person;
use crate::content::ContentArgs;
use crate::fault::Fault;
use crate::files::{EXTENSION, write, write_record};

/// The folder games are kept in.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// The unfinished game as it lies on disk.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    format: u32,
    people: Vec<Person>,
    bots: Hex<32>,
    #[serde(default = "usual")]
    crew: Kind,
    record: String,
    snapshot: Value,
}

const FORMAT: u32 = 1;

/// The crew of games kept before there were others.
fn usual() -> Kind {
    Kind::Seasoned
}

/// An unfinished game, read.
pub struct Saved {
    pub people: Vec<Person>,
    pub bots: Hex<32>,
    pub crew: Kind,
    pub record: Record,
    pub game: Game,
    pub rules_version: u32,
}

/// What was found of an unfinished game.
pub enum Found {
    Nothing,
    Game(Box<Saved>),
    Broken { why: String, aside: PathBuf },
}

impl Store {
    /// The folder for this person, or the one that `DERELICT_DATA` names.
    pub fn open() -> Result<Self, Fault> {
        let named = env::var_os("DERELICT_DATA").filter(|name| !name.is_empty());
        let folder = match named {
            Some(folder) => PathBuf::from(folder),
            None => ProjectDirs::from("", "", "derelict")
                .map(|dirs| dirs.data_dir().to_owned())
                .ok_or_else(|| {
                    Fault::new("no folder to keep games in; name one in DERELICT_DATA")
                })?,
        };
        Ok(Self { folder })
    }

    /// The file of the unfinished game.
    pub fn running(&self) -> PathBuf {
        self.folder.join("unfinished.json")
    }

    /// Keeps the unfinished game.
    pub fn keep(
        &self,
        people: &[Person],
        bots: Hex<32>,
        crew: Kind,
        record: &Record,
        game: &Game,
    ) -> Result<(), Fault> {
        let form = Form {
            format: FORMAT,
            people: people.to_vec(),
            bots,
            crew,
            record: record.to_text(),
            snapshot: game.to_durable(),
        };
        let text = serde_json::to_string(&form).map_err(Fault::new)?;
        write(&self.running(), text.as_bytes())
    }

    /// The unfinished game, if there is one; one that cannot be read is put aside.
    pub fn unfinished(&self, content: &ContentArgs) -> Result<Found, Fault> {
        let path = self.running();
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Ok(Found::Nothing);
            }
            Err(error) if error.kind() == std::io::ErrorKind::InvalidData => String::new(),
            Err(error) => return Err(Fault::about(path.display(), error)),
        };
        match read(content, &text) {
            Ok(saved) => Ok(Found::Game(Box::new(saved))),
            Err(why) => {
                let aside = free(|number| self.folder.join(format!("broken-{number}.json")));
                fs::rename(&path, &aside).map_err(|error| Fault::about(path.display(), error))?;
                Ok(Found::Broken { why, aside })
            }
        }
    }

    /// Puts the record of a game that is over with the others.
    pub fn file(&self, record: &Record) -> Result<PathBuf, Fault> {
        let path = free(|number| self.folder.join(format!("games/game-{number:04}.{EXTENSION}")));
        write_record(&path, record)?;
        match fs::remove_file(self.running()) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                Err(Fault::about(self.running().display(), error))
            }
            _ => Ok(path),
        }
    }
}

fn read(content: &ContentArgs, text: &str) -> Result<Saved, String> {
    let form: Form = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if form.format != FORMAT {
        return Err(format!("it has format {}, known is {FORMAT}", form.format));
    }
    let record = Record::parse(&form.record).map_err(|problem| problem.to_string())?;
    let catalog = content.catalog(&record.header.setup.packs).map_err(|fault| fault.to_string())?;
    let durable =
        State::from_durable(&catalog, form.snapshot).map_err(|problem| problem.to_string())?;
    if form.people.len() != usize::from(durable.game.setup.players) {
        return Err("it names the wrong number of people".into());
    }
    Ok(Saved {
        people: form.people,
        bots: form.bots,
        crew: form.crew,
        record,
        rules_version: durable.rules_version,
        game: durable.game,
    })
}

/// The first path with a number that is not taken.
fn free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let taken = |path: &Path| path.exists();
    (1..u32::MAX).map(&path).find(|path| !taken(path)).unwrap_or_else(|| path(0))
}
