//! The base game, carried inside the program.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use crate::catalog::Catalog;
use crate::load::load_packs;
use crate::source::PackFiles;

macro_rules! embedded {
    ($($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../../content/base/", $file)))),*]
    };
}

const FILES: &[(&str, &str)] = embedded![
    "actions.toml",
    "attacks.toml",
    "basics.toml",
    "boards.toml",
    "characters.toml",
    "contamination.toml",
    "coordinates.toml",
    "dice.toml",
    "events.toml",
    "exploration.toml",
    "intruder-player.toml",
    "intruders.toml",
    "items.toml",
    "objectives.toml",
    "pack.toml",
    "quests.toml",
    "rooms.toml",
    "supply.toml",
    "weaknesses.toml",
    "weapons.toml",
    "wounds.toml",
];

impl PackFiles {
    /// The files of the base pack.
    #[must_use]
    pub fn base() -> Self {
        let files = FILES.iter().map(|(path, text)| ((*path).to_owned(), Cow::Borrowed(*text)));
        Self::new("content/base", files)
    }
}

impl Catalog {
    /// The base game alone, compiled once.
    #[must_use]
    pub fn base() -> Arc<Self> {
        static BASE: OnceLock<Arc<Catalog>> = OnceLock::new();
        let compile = || match load_packs(&[PackFiles::base()]) {
            Ok(catalog) => Arc::new(catalog),
            Err(problems) => {
                panic!("the pack inside the program is checked by its tests:\n{problems}")
            }
        };
        Arc::clone(BASE.get_or_init(compile))
    }
}
