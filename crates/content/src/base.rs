//! The packs carried inside the program.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use crate::catalog::Catalog;
use crate::library::Library;
use crate::load::load_packs;
use crate::problems::Problems;
use crate::select::Selection;
use crate::source::PackFiles;

macro_rules! embedded {
    ($pack:literal: $($file:literal),* $(,)?) => {
        &[$(($file, include_str!(concat!("../../../content/", $pack, "/", $file)))),*]
    };
}

const BASE: &[(&str, &str)] = embedded!["base":
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
    "kinds.toml",
    "objectives.toml",
    "pack.toml",
    "quests.toml",
    "rooms.toml",
    "slots.toml",
    "supply.toml",
    "weaknesses.toml",
    "weapons.toml",
    "wounds.toml",
];

const DIGEST_ROOMS: &[(&str, &str)] =
    embedded!["digest-rooms": "items.toml", "pack.toml", "rooms.toml"];

const VOID_SEEDERS: &[(&str, &str)] = embedded!["void-seeders":
    "actions.toml",
    "attacks.toml",
    "events.toml",
    "exploration.toml",
    "insanity.toml",
    "items.toml",
    "kinds.toml",
    "locales/de/void-seeders.ftl",
    "locales/en/void-seeders.ftl",
    "pack.toml",
    "panic.toml",
    "rooms.toml",
    "slots.toml",
    "tokens.toml",
    "weaknesses.toml",
];

const CARNOMORPHS: &[(&str, &str)] = embedded!["carnomorphs":
    "adaptations.toml",
    "attacks.toml",
    "events.toml",
    "kinds.toml",
    "locales/de/carnomorphs.ftl",
    "locales/en/carnomorphs.ftl",
    "mutations.toml",
    "pack.toml",
    "slots.toml",
    "supply.toml",
    "tokens.toml",
];

const AFTERMATH: &[(&str, &str)] = embedded!["aftermath":
    "actions.toml",
    "characters.toml",
    "items.toml",
    "locales/de/aftermath.ftl",
    "locales/en/aftermath.ftl",
    "pack.toml",
    "traits.toml",
];

const HOURGLASS: &[(&str, &str)] = embedded!["hourglass":
    "hourglass.toml",
    "locales/de/hourglass.ftl",
    "locales/en/hourglass.ftl",
    "pack.toml",
];

const MEDIC: &[(&str, &str)] = embedded!["medic":
    "locales/de/medic.ftl",
    "locales/en/medic.ftl",
    "medic.toml",
    "pack.toml",
];

const AFTERMATH_ROOMS: &[(&str, &str)] = embedded!["aftermath-rooms":
    "items.toml",
    "locales/de/aftermath-rooms.ftl",
    "locales/en/aftermath-rooms.ftl",
    "pack.toml",
    "rooms.toml",
];

const TURRETS: &[(&str, &str)] = embedded!["turrets":
    "locales/de/turrets.ftl",
    "locales/en/turrets.ftl",
    "pack.toml",
    "turrets.toml",
];

const MELTED: &[(&str, &str)] = embedded!["melted":
    "locales/de/melted.ftl",
    "locales/en/melted.ftl",
    "pack.toml",
    "wounds.toml",
];

const RESEARCH: &[(&str, &str)] = embedded!["research":
    "alerts.toml",
    "basics.toml",
    "discoveries.toml",
    "events.toml",
    "kinds.toml",
    "locales/de/alerts.ftl",
    "locales/de/research.ftl",
    "locales/en/alerts.ftl",
    "locales/en/research.ftl",
    "pack.toml",
    "shuttle.toml",
    "supply.toml",
];

const EPILOGUE: &[(&str, &str)] = embedded!["epilogue":
    "locales/de/epilogue.ftl",
    "locales/en/epilogue.ftl",
    "offer.toml",
    "pack.toml",
    "requirements.toml",
];

const LOCKDOWN: &[(&str, &str)] = embedded!["lockdown":
    "actions.toml",
    "attacks.toml",
    "basics.toml",
    "boards.toml",
    "characters.toml",
    "computer.toml",
    "contamination.toml",
    "contingency.toml",
    "css.toml",
    "dice.toml",
    "events.toml",
    "exploration.toml",
    "facility.toml",
    "intruders.toml",
    "items.toml",
    "kinds.toml",
    "locales/de/facility.ftl",
    "locales/de/lockdown.ftl",
    "locales/en/facility.ftl",
    "locales/en/lockdown.ftl",
    "objectives.toml",
    "pack.toml",
    "quests.toml",
    "rooms.toml",
    "slots.toml",
    "supply.toml",
    "weaknesses.toml",
    "weapons.toml",
    "wounds.toml",
];

/// Every pack inside the program, by id.
pub const SHIPPED: &[&str] = &[
    "base",
    "digest-rooms",
    "void-seeders",
    "carnomorphs",
    "aftermath",
    "medic",
    "hourglass",
    "aftermath-rooms",
    "turrets",
    "melted",
    "research",
    "epilogue",
];

impl PackFiles {
    /// The files of the base pack.
    #[must_use]
    pub fn base() -> Self {
        Self::embedded("content/base", BASE)
    }

    /// The files of a pack inside the program.
    #[must_use]
    pub fn shipped(id: &str) -> Option<Self> {
        match id {
            "base" => Some(Self::base()),
            "void-seeders" => Some(Self::embedded("content/void-seeders", VOID_SEEDERS)),
            "carnomorphs" => Some(Self::embedded("content/carnomorphs", CARNOMORPHS)),
            "aftermath" => Some(Self::embedded("content/aftermath", AFTERMATH)),
            "hourglass" => Some(Self::embedded("content/hourglass", HOURGLASS)),
            "medic" => Some(Self::embedded("content/medic", MEDIC)),
            "aftermath-rooms" => Some(Self::embedded("content/aftermath-rooms", AFTERMATH_ROOMS)),
            "turrets" => Some(Self::embedded("content/turrets", TURRETS)),
            "melted" => Some(Self::embedded("content/melted", MELTED)),
            "research" => Some(Self::embedded("content/research", RESEARCH)),
            "digest-rooms" => Some(Self::embedded("content/digest-rooms", DIGEST_ROOMS)),
            "lockdown" => Some(Self::embedded("content/lockdown", LOCKDOWN)),
            "epilogue" => Some(Self::embedded("content/epilogue", EPILOGUE)),
            _ => None,
        }
    }

    fn embedded(folder: &str, files: &'static [(&str, &str)]) -> Self {
        let files = files.iter().map(|(path, text)| ((*path).to_owned(), Cow::Borrowed(*text)));
        Self::new(folder, files)
    }
}

impl Catalog {
    /// The base game alone, compiled once.
    #[must_use]
    pub fn base() -> Arc<Self> {
        static BASE: OnceLock<Arc<Catalog>> = OnceLock::new();
        let compile = || match load_packs(&[PackFiles::base()], &Selection::default()) {
            Ok(catalog) => Arc::new(catalog),
            Err(problems) => {
                panic!("the pack inside the program is checked by its tests:\n{problems}")
            }
        };
        Arc::clone(BASE.get_or_init(compile))
    }

    /// Packs inside the program, composed for the usual table. Unknown ids are left to the caller
    /// to refuse.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the composition.
    pub fn shipped<'a>(ids: impl IntoIterator<Item = &'a str>) -> Result<Arc<Self>, Problems> {
        let ids: Vec<&str> = ids.into_iter().collect();
        Library::shipped().catalog(&ids, &Selection::default())
    }
}
