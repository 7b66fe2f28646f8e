//! Where games are kept between runs.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use std::{env, fs, io};

use derelict_bots::Kind;
use derelict_content::Catalog;
use derelict_engine::record::{Hex, Record};
use derelict_engine::view::{PlayerView, Viewer};
use derelict_engine::{Game, Setup, State};
use directories::ProjectDirs;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::Fault;
use crate::files::{EXTENSION, write, write_record};
use crate::interface::Interface;
use crate::sitting::Person;

/// The folder games are kept in.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

/// The place of one unfinished game.
#[derive(Clone, Debug)]
pub struct Place {
    store: Store,
    path: PathBuf,
}

/// An unfinished game as it lies on disk.
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
    /// Who plays.
    pub people: Vec<Person>,
    /// What the computer's crew chooses by.
    pub bots: Hex<32>,
    /// How good the computer's crew is.
    pub crew: Kind,
    /// The record so far.
    pub record: Record,
    /// The game.
    pub game: Game,
    /// The rules it was played by.
    pub rules_version: u32,
    /// Where it lies.
    pub place: Place,
}

impl Saved {
    /// The game in one line.
    #[must_use]
    pub fn describe(&self, words: &Interface) -> String {
        let view = self.game.view(Viewer::Spectator);
        let voice = words.voice(&self.game.book);
        let cast = voice.cast(&view);
        let human = |player: &&PlayerView| {
            self.people.get(usize::from(player.person)).is_some_and(|person| person.human)
        };
        let own = view.players.values().filter(human).filter_map(|player| player.character);
        let characters: Vec<String> = own.map(|own| voice.name(own, &cast)).collect();
        let characters = match characters.is_empty() {
            true => words.plain("crew-nobody"),
            false => characters.join(", "),
        };
        let names: Vec<&str> = self.people.iter().filter_map(|it| it.name.as_deref()).collect();
        let gaps = [
            ("players", view.seats.into()),
            ("mode", view.mode.name().into()),
            ("turn", view.turn.into()),
            ("characters", characters.into()),
            ("date", self.place.date().into()),
            ("named", if names.is_empty() { "no" } else { "yes" }.into()),
            ("names", names.join(", ").into()),
        ];
        words.say("unfinished-line", &gaps)
    }
}

/// What was found of an unfinished game.
pub enum Found {
    /// It can go on.
    Game(Box<Saved>),
    /// It cannot be read and was put aside.
    Broken {
        /// What is wrong with it.
        why: String,
        /// Where it lies now.
        aside: PathBuf,
    },
}

/// Finds the packs a game is played with.
pub type Packs<'a> = dyn Fn(&Setup) -> Result<Arc<Catalog>, Fault> + 'a;

impl Store {
    /// The folder for this person, or the one that `DERELICT_DATA` names.
    ///
    /// # Errors
    ///
    /// If the system has no such folder.
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

    /// A store in this folder.
    #[must_use]
    pub fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// The token this machine is known by at a server.
    #[must_use]
    pub fn guest(&self, host: &str) -> Option<String> {
        let token = fs::read_to_string(self.guest_file(host)).ok()?;
        Some(token.trim().to_owned()).filter(|token| !token.is_empty())
    }

    /// Keeps the token this machine is known by at a server.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn keep_guest(&self, host: &str, token: &str) -> Result<(), Fault> {
        write(&self.guest_file(host), token.as_bytes())
    }

    fn guest_file(&self, host: &str) -> PathBuf {
        let name: String =
            host.chars().map(|it| if it.is_ascii_alphanumeric() { it } else { '-' }).collect();
        self.folder.join(format!("guests/{name}.token"))
    }

    /// A place for a new game.
    #[must_use]
    pub fn place(&self) -> Place {
        let path = free(|number| self.folder.join(format!("unfinished/{number:04}.json")));
        Place { store: self.clone(), path }
    }

    /// The unfinished games, the one played last first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn unfinished(&self) -> Result<Vec<Place>, Fault> {
        let folder = self.folder.join("unfinished");
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Fault::about(folder.display(), error)),
        };
        let mut found: Vec<(SystemTime, PathBuf)> = entries
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .map(|path| {
                let played = fs::metadata(&path).and_then(|data| data.modified());
                (played.unwrap_or(SystemTime::UNIX_EPOCH), path)
            })
            .collect();
        found.sort_by(|a, b| b.cmp(a));
        let place = |(_, path)| Place { store: self.clone(), path };
        Ok(found.into_iter().map(place).collect())
    }
}

impl Place {
    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The day the game was last kept, as 2026-11-16 14:05 in universal time.
    fn date(&self) -> String {
        let kept = fs::metadata(&self.path).and_then(|file| file.modified()).ok();
        let since = kept.and_then(|kept| kept.duration_since(SystemTime::UNIX_EPOCH).ok());
        date(since.map_or(0, |since| since.as_secs()))
    }

    /// Keeps the unfinished game.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
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
        write(&self.path, text.as_bytes())
    }

    /// Reads the game; one that cannot be read is put aside.
    ///
    /// # Errors
    ///
    /// If the file cannot even be opened.
    pub fn read(&self, packs: &Packs<'_>) -> Result<Found, Fault> {
        let text = match fs::read_to_string(&self.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => String::new(),
            Err(error) => return Err(Fault::about(self.path.display(), error)),
        };
        match self.parse(packs, &text) {
            Ok(saved) => Ok(Found::Game(Box::new(saved))),
            Err(why) => {
                let folder = &self.store.folder;
                let aside = free(|number| folder.join(format!("broken-{number}.json")));
                fs::rename(&self.path, &aside)
                    .map_err(|error| Fault::about(self.path.display(), error))?;
                Ok(Found::Broken { why, aside })
            }
        }
    }

    /// Puts the record of a game that is over with the others.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn file(&self, record: &Record) -> Result<PathBuf, Fault> {
        let folder = &self.store.folder;
        let path = free(|number| folder.join(format!("games/game-{number:04}.{EXTENSION}")));
        write_record(&path, record)?;
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(Fault::about(self.path.display(), error))
            }
            _ => Ok(path),
        }
    }

    fn parse(&self, packs: &Packs<'_>, text: &str) -> Result<Saved, String> {
        let form: Form = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if form.format != FORMAT {
            return Err(format!("it has format {}, known is {FORMAT}", form.format));
        }
        let record = Record::parse(&form.record).map_err(|problem| problem.to_string())?;
        let catalog = packs(&record.header.setup).map_err(|fault| fault.to_string())?;
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
            place: self.clone(),
        })
    }
}

/// The first path with a number that is not taken.
fn free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let taken = |path: &Path| path.exists();
    (1..u32::MAX).map(&path).find(|path| !taken(path)).unwrap_or_else(|| path(0))
}

/// A moment as people write it, from seconds since 1970.
fn date(secs: u64) -> String {
    let (mut days, mut year) = (secs / 86_400, 1970);
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    let (hour, minute) = (secs / 3600 % 24, secs / 60 % 60);
    format!("{year}-{:02}-{:02} {hour:02}:{minute:02}", month + 1, days + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn moments_are_written_as_people_write_them() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_782_400), "2000-02-29 00:00");
        assert_eq!(date(1_794_837_945), "2026-11-16 14:05");
    }
}
