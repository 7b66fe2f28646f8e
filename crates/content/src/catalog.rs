//! The compiled tables of one composition of packs.

mod alert;
mod board;
mod crew;
mod facility;
mod threats;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ids::{
    AlertId, AttackId, CharacterId, ItemId, KindId, ObjectiveId, PossibilityId, SlotId, TileId,
};
use crate::names::Names;
use crate::select::Selection;
use crate::vocabulary::*;
use crate::ways::Ways;

pub use crate::origin::*;
pub use alert::*;
pub use board::*;
pub use crew::*;
pub use facility::*;
pub use threats::*;

/// Everything the packs of a game hold, by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    /// Names of all entries.
    pub names: Arc<Names>,
    /// Packs in loading order.
    pub packs: Vec<String>,
    /// What they say of their entries, in the same order.
    pub texts: Vec<PackTexts>,
    /// What a table can choose with them.
    pub ways: Ways,
    /// What was selected from them.
    pub selection: Selection,
    /// Hash of the composed result.
    pub hash: u64,
    /// Board sides.
    pub boards: Vec<Board>,
    /// Room tiles and printed rooms.
    pub tiles: Vec<Tile>,
    /// Exploration tokens.
    pub exploration: Vec<ExplorationToken>,
    /// Kinds of intruders, weakest first.
    pub kinds: Vec<IntruderKind>,
    /// Intruder tokens.
    pub tokens: Vec<IntruderToken>,
    /// Faces of the noise die.
    pub noise_die: Vec<NoiseFace>,
    /// Faces of the combat die.
    pub combat_die: Vec<CombatFace>,
    /// Faces of the advantage die, where there is one.
    pub advantage_die: Vec<CombatFace>,
    /// Coordinates cards: where each letter leads.
    pub coordinates: Vec<[Planet; 4]>,
    /// Event cards.
    pub events: Vec<EventCard>,
    /// Attack cards, one entry a copy.
    pub attacks: Vec<AttackCard>,
    /// Which contamination cards are infected.
    pub contamination: Vec<bool>,
    /// Kinds of serious wounds.
    pub wounds: Vec<Wound>,
    /// Weakness cards.
    pub weaknesses: Vec<WeaknessEffect>,
    /// The slots they lie on.
    pub slots: Vec<WeaknessSlot>,
    /// Kinds of panic cards, where there are any.
    pub panic: Vec<PanicCard>,
    /// The insanity track, where characters have one.
    pub insanity: Option<InsanityTrack>,
    /// How many tokens that name no type are in the bag at setup.
    pub unnamed: BagShare,
    /// How many blue tokens are.
    pub blue: BagShare,
    /// Discovery tokens, where there are any.
    pub discoveries: Vec<DiscoveryToken>,
    /// Mutation cards, where there are any.
    pub mutations: Vec<MutationCard>,
    /// Alert cards, where there are any.
    pub alerts: Vec<Alert>,
    /// Trait cards, where there are any.
    pub traits: Vec<Trait>,
    /// Objective cards.
    pub objectives: Vec<Objective>,
    /// Kinds of items.
    pub items: Vec<Item>,
    /// Kinds of action cards.
    pub actions: Vec<ActionCard>,
    /// Actions every character has.
    pub basics: Vec<Basic>,
    /// Characters.
    pub characters: Vec<Character>,
    /// Intruder player cards.
    pub intruder_cards: Vec<IntruderCard>,
    /// Supplies, tracks and setup numbers.
    pub supply: Supply,
    /// And those of a facility, where we are in one.
    pub facility: Option<Facility>,
    /// Computer cards, where there are any.
    pub computer: Vec<ComputerCard>,
    /// CSS tokens, one entry a copy.
    pub css: Vec<CssToken>,
    /// Contingency tokens, one entry a copy.
    pub contingency: Vec<ContingencyToken>,
    /// Standing possibilities.
    pub possibilities: Vec<Possibility>,
    /// Where each entry comes from, for `packs show`.
    pub origins: Vec<Origin>,
}

/// Something that may be done between actions by those who are not asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possibility {
    /// Who may seize it.
    pub who: Seizer,
    /// How often.
    pub often: Often,
    /// What must have been seized before it.
    pub after: Option<PossibilityId>,
    /// What whoever seizes it does, without a cost.
    pub action: Option<Ability>,
    /// What then happens to the ship.
    pub effects: Vec<EventEffect>,
    /// What it is to the hourglass, whose chapter says what comes of it.
    pub hourglass: Option<GlassPart>,
    /// What whoever seizes it wants from then on, in the place of the own objective.
    pub offer: Option<ObjectiveId>,
}

/// Numbers of the box: supplies, tracks, setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Supply {
    /// Fire markers.
    pub fire: u8,
    /// Malfunction markers.
    pub malfunction: u8,
    /// Door tokens.
    pub doors: u8,
    /// Egg tokens.
    pub eggs: u8,
    /// Eggs on the intruder board at setup.
    pub eggs_at_start: u8,
    /// First space of the time track.
    pub time: u8,
    /// First blue space of the time track, in a facility white.
    pub time_blue: u8,
    /// First space of the self-destruct track. This and all that follows only a ship has.
    #[serde(default)]
    pub self_destruct: u8,
    /// First yellow space of the self-destruct track.
    #[serde(default)]
    pub self_destruct_yellow: u8,
    /// Pods used with 1, 2, 3, 4 and 5 players.
    #[serde(default)]
    pub pods: [u8; 5],
    /// Pods in the box.
    #[serde(default)]
    pub pods_in_box: u8,
    /// Letter the destination marker starts on.
    #[serde(default)]
    pub destination: u8,
}

impl Catalog {
    /// The alert cards' ids, in table order.
    pub fn alert_ids(&self) -> impl Iterator<Item = AlertId> + use<> {
        ids(self.alerts.len()).map(AlertId)
    }

    /// The attack cards' ids, in table order.
    pub fn attack_ids(&self) -> impl Iterator<Item = AttackId> + use<> {
        ids(self.attacks.len()).map(AttackId)
    }

    /// The characters' ids, in table order.
    pub fn character_ids(&self) -> impl Iterator<Item = CharacterId> + use<> {
        ids(self.characters.len()).map(CharacterId)
    }

    /// The items' ids, in table order.
    pub fn item_ids(&self) -> impl Iterator<Item = ItemId> + use<> {
        ids(self.items.len()).map(ItemId)
    }

    /// The kinds' ids, weakest first.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        ids(self.kinds.len()).map(KindId)
    }

    /// The ids of the slots for weakness cards, in table order.
    pub fn slot_ids(&self) -> impl Iterator<Item = SlotId> + use<> {
        ids(self.slots.len()).map(SlotId)
    }

    /// The tiles' ids, in table order.
    pub fn tile_ids(&self) -> impl Iterator<Item = TileId> + use<> {
        ids(self.tiles.len()).map(TileId)
    }
}

/// Ids fit a byte: loading refuses larger tables.
fn ids(count: usize) -> impl Iterator<Item = u8> {
    (0..count)
        .map(|index| u8::try_from(index).expect("tables are limited to 255 entries on loading"))
}
