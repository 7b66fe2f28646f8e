//! How entries are written, where that differs from how they are compiled.

use serde::{Deserialize, Deserializer, de};

use crate::catalog::*;
use crate::ids::{CharacterId, KindId, ObjectiveId, PossibilityId};
use crate::vocabulary::*;

/// A side of the board; corridors name the rooms they join.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardForm {
    #[serde(default)]
    pub(crate) size: Option<[u16; 2]>,
    #[serde(default)]
    pub(crate) zones: Vec<Zone>,
    pub(crate) rooms: Vec<BoardRoom>,
    pub(crate) corridors: Vec<CorridorForm>,
    pub(crate) networks: Vec<Network>,
    #[serde(default)]
    pub(crate) pods: Vec<[[u8; 2]; 2]>,
    #[serde(default)]
    pub(crate) grounds: Option<GroundsForm>,
}

/// What a board of a facility has; its places name their rooms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GroundsForm {
    pub(crate) elevator: Vec<PlaceForm>,
    pub(crate) exits: Vec<PlaceForm>,
    pub(crate) bunker: [u8; 2],
    pub(crate) rover: [u8; 2],
    pub(crate) gate: [u8; 2],
    pub(crate) computer: [u8; 2],
    pub(crate) contingency: [u8; 2],
    pub(crate) pods: [[u8; 2]; 3],
}

/// A small place beside a room.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceForm {
    pub(crate) room: String,
    pub(crate) at: [u8; 2],
}

/// CSS tokens that do the same.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CssForm {
    pub(crate) pods: Vec<CargoPod>,
    pub(crate) copies: u8,
}

/// Contingency tokens that do the same.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContingencyForm {
    pub(crate) condemns: Condemned,
    pub(crate) copies: u8,
}

/// A board that lies beside every other; its corridors name its own rooms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnnexForm {
    pub(crate) size: [u16; 2],
    pub(crate) rooms: Vec<BoardRoom>,
    pub(crate) corridors: Vec<CorridorForm>,
    pub(crate) track: Vec<[u8; 2]>,
}

/// Discovery tokens that do the same.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DiscoveryForm {
    pub(crate) effect: DiscoveryEffect,
    pub(crate) copies: u8,
}

/// A corridor.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorridorForm {
    pub(crate) id: String,
    pub(crate) ends: [String; 2],
    pub(crate) numbers: Vec<u8>,
}

/// Exploration tokens that differ only in their items.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExplorationForm {
    pub(crate) discovery: Discovery,
    pub(crate) items: Vec<u8>,
}

/// Intruder tokens of one type; the blank has neither type nor numbers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct IntruderForm {
    #[serde(default)]
    pub(crate) kind: Option<KindId>,
    #[serde(default)]
    pub(crate) numbers: Vec<u8>,
    /// Their numbers in darkness, token by token, where they bear two.
    #[serde(default)]
    pub(crate) dark: Vec<u8>,
    /// They show their type in blue.
    #[serde(default)]
    pub(crate) blue: bool,
    /// They show their species alone.
    #[serde(default)]
    pub(crate) unnamed: bool,
    /// How many of those are in the bag at setup.
    #[serde(default)]
    pub(crate) bag: u8,
    #[serde(default)]
    pub(crate) bag_per_player: u8,
    /// The characters of its colour, if it is an insanity token.
    #[serde(default)]
    pub(crate) insanity: Option<Vec<CharacterId>>,
}

impl IntruderForm {
    /// Whether it shows nothing at all.
    pub(crate) fn is_blank(&self) -> bool {
        self.kind.is_none() && !self.unnamed && self.insanity.is_none()
    }
}

/// A die.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DieForm<Face> {
    pub(crate) faces: Vec<Face>,
}

/// A coordinates card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CoordinatesForm {
    pub(crate) letters: [Planet; 4],
}

/// Attack cards that differ only in their blood symbol.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AttackForm {
    pub(crate) blood: Vec<Blood>,
    /// Their second symbols, card by card.
    #[serde(default)]
    pub(crate) second: Vec<Blood>,
    pub(crate) hits: Vec<KindId>,
    pub(crate) effects: Vec<AttackEffect>,
    #[serde(default)]
    pub(crate) dark: Vec<AttackEffect>,
}

impl<'de> Deserialize<'de> for Blood {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Blood;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a number of injuries or \"retreat\"")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Blood, E> {
                let refuse = |_| E::invalid_value(de::Unexpected::Signed(number), &self);
                u8::try_from(number).map(Blood::Number).map_err(refuse)
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<Blood, E> {
                match word {
                    "retreat" => Ok(Blood::Retreat),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// The contamination deck.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContaminationForm {
    pub(crate) copies: u8,
    pub(crate) infected: u8,
}

/// A weakness card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WeaknessForm {
    pub(crate) effect: WeaknessEffect,
}

/// An item; it is its own family and a single card unless it says otherwise.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ItemForm {
    #[serde(default)]
    pub(crate) family: Option<String>,
    pub(crate) source: ItemSource,
    #[serde(default = "one")]
    pub(crate) copies: u8,
    #[serde(default)]
    pub(crate) heavy: bool,
    #[serde(default)]
    pub(crate) slots: Option<u8>,
    #[serde(default)]
    pub(crate) bound: bool,
    #[serde(default)]
    pub(crate) secret: bool,
    #[serde(default)]
    pub(crate) energy: Option<u8>,
    #[serde(default)]
    pub(crate) one_use: bool,
    #[serde(default)]
    pub(crate) uses: Option<u8>,
    #[serde(default)]
    pub(crate) component: Option<Symbol>,
    #[serde(default)]
    pub(crate) action: Option<Ability>,
    #[serde(default)]
    pub(crate) reaction: Option<Reaction>,
    #[serde(default)]
    pub(crate) passive: Option<Passive>,
    #[serde(default)]
    pub(crate) weapon: Option<Weapon>,
    #[serde(default)]
    pub(crate) recipe: Option<[Symbol; 2]>,
    #[serde(default)]
    pub(crate) exchange: Option<String>,
    #[serde(default)]
    pub(crate) unlock: Option<Unlock>,
}

fn one() -> u8 {
    1
}

/// A basic action.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BasicForm {
    pub(crate) action: Ability,
}

/// A standing possibility; what is done with it is free and always possible, so it is verbs alone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PossibilityForm {
    pub(crate) who: Seizer,
    pub(crate) often: Often,
    #[serde(default)]
    pub(crate) after: Option<PossibilityId>,
    #[serde(default)]
    pub(crate) verbs: Vec<Verb>,
    #[serde(default)]
    pub(crate) effects: Vec<EventEffect>,
    #[serde(default)]
    pub(crate) hourglass: Option<GlassPart>,
    #[serde(default)]
    pub(crate) offer: Option<ObjectiveId>,
}

/// A mutation card; what is done with it is paid with contamination, so its sides are sections alone.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MutationForm {
    pub(crate) mark: Mark,
    pub(crate) infected: Vec<Section>,
    pub(crate) clean: Vec<Section>,
}

impl MutationForm {
    /// One of its sides as something that can be done.
    pub(crate) fn side(&self, sections: &[Section]) -> Ability {
        Ability { cost: 0, mark: self.mark, sections: sections.to_vec(), free: false }
    }
}
