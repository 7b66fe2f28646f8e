//! Which entries of the packs a table uses.

use serde::de::{self, Deserializer};
use serde::{Deserialize, Serialize};

use crate::ways::AxisKind;

/// Undoes what a manifest says of all entries.
const ANY: &str = "any";

/// Where we are, what hunts us and what the crew is there for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Selection {
    /// Where we are.
    pub setting: String,
    /// What hunts us.
    pub species: String,
    /// What the crew is there for.
    pub mission: String,
}

impl Default for Selection {
    fn default() -> Self {
        Self { setting: "ship".into(), species: "intruders".into(), mission: "voyage".into() }
    }
}

impl Selection {
    /// What is chosen on an axis, if entries are selected by it.
    pub(crate) fn of_mut(&mut self, kind: AxisKind) -> Option<&mut String> {
        match kind {
            AxisKind::Setting => Some(&mut self.setting),
            AxisKind::Species => Some(&mut self.species),
            AxisKind::Mission => Some(&mut self.mission),
            AxisKind::Mode | AxisKind::Board | AxisKind::Pack | AxisKind::Option => None,
        }
    }
}

/// What an entry is for, axis by axis; every table uses it where nothing is said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(crate) struct Purpose {
    pub(crate) setting: Option<Among>,
    pub(crate) species: Option<Among>,
    pub(crate) mission: Option<Among>,
}

/// The keys of a purpose.
pub(crate) const PURPOSE: &[&str] = &["setting", "species", "mission"];

/// One or several values of an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Among(Vec<String>);

impl Among {
    fn has(&self, value: &str) -> bool {
        self.0.iter().any(|known| known == value || known == ANY)
    }

    /// The values, unless any will do.
    pub(crate) fn values(&self) -> Option<&[String]> {
        (!self.has(ANY)).then_some(&self.0)
    }
}

impl Purpose {
    /// Whether a table with this selection uses the entry.
    pub(crate) fn serves(&self, selection: &Selection) -> bool {
        let fits = |among: &Option<Among>, value: &str| {
            among.as_ref().is_none_or(|among| among.has(value))
        };
        fits(&self.setting, &selection.setting)
            && fits(&self.species, &selection.species)
            && fits(&self.mission, &selection.mission)
    }

    /// What the entry says, and where it is silent what its pack says of all entries.
    pub(crate) fn or(self, of_pack: &Self) -> Self {
        Self {
            setting: self.setting.or_else(|| of_pack.setting.clone()),
            species: self.species.or_else(|| of_pack.species.clone()),
            mission: self.mission.or_else(|| of_pack.mission.clone()),
        }
    }
}

impl<'de> Deserialize<'de> for Among {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Among;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an id, several of them in a list, or \"any\"")
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Among, E> {
                Ok(Among(vec![word.to_owned()]))
            }

            fn visit_seq<A: de::SeqAccess<'de>>(self, mut list: A) -> Result<Among, A::Error> {
                let mut words = Vec::new();
                while let Some(word) = list.next_element()? {
                    words.push(word);
                }
                Ok(Among(words))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
