//! What a species leaves on a character's own board: a larva, a state of mind, a mutation.

use derelict_content::MutationId;
use serde::{Deserialize, Serialize};

/// What a character suffers from that is no wound. Each species has its own, and a game has one
/// species; so they share their place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Affliction {
    /// Nothing.
    #[default]
    None,
    /// A larva on the character board.
    Larva,
    /// A level of insanity, from 1.
    Insanity(u8),
    /// A mutation card, markers of mutation, or both.
    Mutation(Mutation),
}

/// How far a character has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mutation {
    /// The card beside the character board.
    pub card: Option<MutationId>,
    /// It has been used, and lies faceup.
    pub open: bool,
    /// Markers on the character board.
    pub markers: u8,
}

impl Mutation {
    /// The marker that kills; it is never laid down (`carno.marker.death`).
    pub const LAST_MARKER: u8 = 4;
}

impl From<Mutation> for Affliction {
    fn from(mutation: Mutation) -> Self {
        if mutation == Mutation::default() { Self::None } else { Self::Mutation(mutation) }
    }
}

impl Affliction {
    /// Whether it is a larva.
    #[must_use]
    pub fn is_larva(self) -> bool {
        self == Self::Larva
    }

    /// The level of insanity; 0 where nobody goes insane.
    #[must_use]
    pub fn insanity(self) -> u8 {
        match self {
            Self::Insanity(level) => level,
            Self::None | Self::Larva | Self::Mutation(_) => 0,
        }
    }

    /// How far the character has changed.
    #[must_use]
    pub fn mutation(self) -> Mutation {
        match self {
            Self::Mutation(mutation) => mutation,
            Self::None | Self::Larva | Self::Insanity(_) => Mutation::default(),
        }
    }

    /// What is left of it when the character dies.
    #[must_use]
    pub fn outlives(self) -> Self {
        match self {
            Self::None | Self::Larva => Self::None,
            Self::Insanity(_) | Self::Mutation(_) => self,
        }
    }
}

/// Written as whether there is a larva, as long as it can be nothing else.
pub(crate) mod as_larva {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Affliction;

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Written {
        Larva(bool),
        Other(Affliction),
    }

    pub(crate) fn serialize<S: Serializer>(
        affliction: &Affliction,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let written = match *affliction {
            Affliction::None => Written::Larva(false),
            Affliction::Larva => Written::Larva(true),
            other @ (Affliction::Insanity(_) | Affliction::Mutation(_)) => Written::Other(other),
        };
        written.serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Affliction, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Larva(false) => Affliction::None,
            Written::Larva(true) => Affliction::Larva,
            Written::Other(other) => other,
        })
    }
}
