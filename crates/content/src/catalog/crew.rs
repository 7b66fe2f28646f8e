//! Characters, what they can do, want and carry.

use serde::{Deserialize, Serialize};

use crate::ids::{ActionId, CharacterId, ItemId, ObjectiveId, TileId};
use crate::vocabulary::*;

crate::words! {
    /// The decks of objectives, and what stands in their place.
    ObjectiveDeck {
        /// Ordered by the company.
        Corporate = "corporate",
        /// Own wishes.
        Personal = "personal",
        /// For solo and cooperative play.
        Coop = "coop",
        /// What a member of an Epilogue's crew wants, instead of objectives.
        Requirement = "requirement",
        /// What may be taken openly in the place of a requirement.
        Offer = "offer",
    }
}

/// An objective card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Objective {
    /// Its deck.
    pub deck: ObjectiveDeck,
    /// The number of players it needs.
    pub players: u8,
    /// Alternatives; all requirements of one must be met.
    pub branches: Vec<Vec<Requirement>>,
    /// Sleepers holding it survive the trip to Mars.
    #[serde(default)]
    pub survives_mars: bool,
    /// Cards it cannot be fulfilled along with (`lock.coop.conflict`).
    #[serde(default)]
    pub excludes: Vec<ObjectiveId>,
}

/// A weapon's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its class.
    pub class: WeaponClass,
    /// Its capacity.
    pub ammo: u8,
    /// The ammo it arrives with when it is gained in play, where that is not 1
    /// (`lock.items.ammo`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u8>,
    /// How its shots are read.
    #[serde(default)]
    pub properties: Vec<Property>,
}

/// Where an item card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemSource {
    /// An item deck, or the crafted deck.
    Deck(Colour),
    /// A character's starting item.
    Starting,
    /// A character's quest item.
    Quest,
}

/// How a quest item is unlocked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unlock {
    /// In this room.
    In(TileId),
    /// By discarding an item of one of these families.
    Discarding(Vec<String>),
    /// By discarding an item of one of these families in a room of a colour.
    DiscardingIn {
        /// The colour.
        colour: RoomColour,
        /// The families.
        families: Vec<String>,
    },
    /// With so much knowledge.
    Knowledge(u8),
    /// In any room of this colour.
    Colour(RoomColour),
    /// In any room that leads outside.
    Exit,
    /// In any room with a working computer.
    Computer,
    /// In any room.
    Anywhere,
}

/// A kind of item of one colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Items that count as the same thing share a family.
    pub family: String,
    /// Where it comes from.
    pub source: ItemSource,
    /// How many cards exist.
    pub copies: u8,
    /// Lies open, in the hands.
    pub heavy: bool,
    /// Hand slots it fills there; what fills none lies beside them.
    pub slots: u8,
    /// Can be neither dropped nor traded.
    pub bound: bool,
    /// Looks like others of its family from outside, until it is used.
    pub secret: bool,
    /// Energy it holds, if it is the machine that bears the robot icon.
    pub energy: Option<u8>,
    /// Discarded after its action.
    pub one_use: bool,
    /// How often its action can be used; with the last use it is discarded, unless it is bound
    /// (`lock.effect.item.uses`).
    pub uses: Option<u8>,
    /// Its component symbol.
    pub component: Option<Symbol>,
    /// Its action.
    pub action: Option<Ability>,
    /// Its reaction.
    pub reaction: Option<Reaction>,
    /// What it changes while held.
    pub passive: Option<Passive>,
    /// Its numbers as a weapon.
    pub weapon: Option<Weapon>,
    /// For crafted items.
    pub recipe: Option<[Symbol; 2]>,
    /// For crafted items that are made in a workshop: the family of the item given up for it.
    pub exchange: Option<String>,
    /// For quest items.
    pub unlock: Option<Unlock>,
}

/// A kind of action card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ActionCard {
    /// Its action.
    pub action: Option<Ability>,
    /// Its reaction.
    pub reaction: Option<Reaction>,
    /// What else it can be played for as a reaction.
    #[serde(default)]
    pub or_reaction: Option<Reaction>,
    /// The knowledge that asks for (`lock.effect.know.need`).
    #[serde(default)]
    pub knowledge: u8,
    /// It bears the robot icon, and takes energy.
    #[serde(default)]
    pub robot: bool,
    /// Its reaction takes the companion out of the game.
    #[serde(default)]
    pub companion: bool,
    /// It leaves the game when it is used; this is its cost in place of energy.
    #[serde(default)]
    pub remove: bool,
}

/// An action every character has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Basic {
    /// Stable id.
    pub id: String,
    /// What it does.
    pub action: Ability,
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Character {
    /// The colour of its pieces.
    pub colour: String,
    /// Its starting item.
    pub weapon: Option<ItemId>,
    /// Its quest items.
    pub quests: Vec<ItemId>,
    /// Its deck; copies are listed one by one.
    pub deck: Vec<ActionId>,
    /// Whose place it may take; both are of one colour, and never in one game.
    #[serde(default)]
    pub counterpart: Option<CharacterId>,
    /// A starting item that another player is given.
    #[serde(default)]
    pub gives: Option<ItemId>,
    /// Works in the facility, and is no survivor of the Nemesis (`lock.setup.characters`).
    #[serde(default)]
    pub worker: bool,
}

/// A trait card beside a character board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trait {
    /// Whose it is.
    pub character: CharacterId,
    /// What it changes.
    pub effect: TraitEffect,
}
