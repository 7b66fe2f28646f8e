//! The compiled tables of one composition of packs.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ids::{ActionId, AttackId, CharacterId, ItemId, KindId, PossibilityId, SlotId, TileId};
use crate::names::Names;
use crate::select::Selection;
use crate::vocabulary::*;
use crate::ways::Ways;

pub use crate::origin::*;

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
    /// Standing possibilities.
    pub possibilities: Vec<Possibility>,
    /// Where each entry comes from, for `packs show`.
    pub origins: Vec<Origin>,
}

/// One side of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Stable id, such as `basic`.
    pub id: String,
    /// Width and height of the drawing, in units of which a room takes 112 by 78.
    pub size: [u16; 2],
    /// Parts of the board that rules or people tell apart.
    pub zones: Vec<Zone>,
    /// Rooms in ascending number.
    pub rooms: Vec<BoardRoom>,
    /// Corridors.
    pub corridors: Vec<Corridor>,
    /// Technical networks, each with its own noise space.
    pub networks: Vec<Network>,
    /// Drawing positions of the pods of each section.
    pub pods: Vec<[[u8; 2]; 2]>,
}

/// The size of a board that names none.
pub(crate) const SIZE: [u16; 2] = [1150, 598];

/// A part of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Stable id.
    pub id: String,
}

/// A room of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardRoom {
    /// Three digits.
    pub id: String,
    /// What lies there.
    pub slot: Slot,
    /// The zone it lies in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<String>,
    /// Technical entrances.
    #[serde(default)]
    pub entrances: Vec<Entrance>,
    /// Position in percent of the drawing.
    pub at: [u8; 2],
    /// Where the item counter's arrow points.
    #[serde(default)]
    pub counter: Option<String>,
}

/// What a room of the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slot {
    /// A facedown 1-tile.
    One,
    /// A facedown 2-tile.
    Two,
    /// A room printed on the board.
    Printed(TileId),
    /// A tile laid faceup at setup, still to be explored.
    Fixed(TileId),
}

/// A technical corridor entrance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrance {
    /// Index of the network.
    #[serde(default)]
    pub network: u8,
    /// Corridor numbers it answers to.
    pub numbers: Vec<u8>,
}

/// A corridor between two rooms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corridor {
    /// Stable id, such as `5-8a`.
    pub id: String,
    /// Indices of the rooms it joins.
    pub ends: [u8; 2],
    /// Its numbers, the same at both ends.
    pub numbers: Vec<u8>,
}

/// A network of technical corridors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Network {
    /// Stable id.
    pub id: String,
    /// Where its noise space is drawn.
    pub at: [u8; 2],
}

crate::words! {
    /// The group a room tile is shuffled with.
    TileGroup {
        /// Basic rooms, all in every game.
        One = "one",
        /// Additional rooms.
        Two = "two",
        /// Printed on the board.
        Special = "special",
    }
}

/// A room tile or printed room.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Tile {
    /// Its group.
    pub group: TileGroup,
    /// Its colour.
    pub colour: RoomColour,
    /// Whether it shows a computer.
    #[serde(default)]
    pub computer: bool,
    /// Its action, if any.
    pub action: Option<Ability>,
    /// Roles other rules refer to.
    #[serde(default)]
    pub roles: Vec<Role>,
    /// What it does by itself.
    #[serde(default)]
    pub traits: Vec<RoomTrait>,
}

crate::words! {
    /// What an exploration token does.
    Discovery {
        /// No noise roll.
        Silence = "silence",
        /// The Danger result instead of a noise roll.
        Danger = "danger",
        /// The explorer is slimed.
        Slime = "slime",
        /// Fire in the room.
        Fire = "fire",
        /// A malfunction in the room.
        Malfunction = "malfunction",
        /// The door behind the explorer closes.
        Doors = "doors",
    }
}

/// An exploration token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplorationToken {
    /// What happens.
    pub discovery: Discovery,
    /// The item counter it sets.
    pub items: u8,
}

/// A kind of intruder.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IntruderKind {
    /// Its symbol on dice and cards.
    pub rank: Rank,
    /// The letter it is drawn with where there is room for no more.
    pub letter: char,
    /// How many miniatures there are.
    pub miniatures: u8,
    /// Tokens in the bag at setup.
    #[serde(default)]
    pub bag: u8,
    /// And more of them for each player.
    #[serde(default)]
    pub bag_per_player: u8,
    /// How many attack cards are read for its injuries; none where it dies at once.
    pub blood: u8,
    /// How it attacks.
    #[serde(default)]
    pub attack: AttackManner,
    /// What it leaves when it dies.
    #[serde(default)]
    pub remains: Remains,
    /// Breaks doors whatever is known of its species.
    #[serde(default)]
    pub mighty: bool,
    /// There is no other: when it dies its tokens leave the game.
    #[serde(default)]
    pub only: bool,
    /// The kind it turns into.
    #[serde(default)]
    pub next: Option<KindId>,
}

crate::words! {
    /// How a kind of intruder attacks.
    #[derive(Default)]
    AttackManner {
        /// By an attack card.
        #[default]
        Cards = "cards",
        /// By touch, which always succeeds.
        Touch = "touch",
    }
}

crate::words! {
    /// What is left of a dead intruder.
    #[derive(Default)]
    Remains {
        /// A carcass.
        #[default]
        Carcass = "carcass",
        /// Nothing.
        Nothing = "nothing",
    }
}

/// An intruder token; the blank has no kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntruderToken {
    /// The type it brings.
    pub kind: Option<KindId>,
    /// Its surprise number.
    pub number: u8,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EventCard {
    /// Types that move.
    pub moves: Vec<KindId>,
    /// The corridor number they take.
    pub number: u8,
    /// What happens then, in order.
    pub effects: Vec<EventEffect>,
    /// Where the card goes.
    pub afterwards: Afterwards,
}

/// The blood symbol of an attack card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blood {
    /// Dies at that many injuries.
    Number(u8),
    /// Flees.
    Retreat,
}

/// One copy of an attack card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackCard {
    /// The entry it is a copy of; copies share it.
    pub entry: String,
    /// Types that hit with it.
    pub hits: Vec<KindId>,
    /// What it does.
    pub effects: Vec<AttackEffect>,
    /// Its blood symbol.
    pub blood: Blood,
}

/// A kind of serious wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Wound {
    /// What it does until dressed.
    pub effect: WoundEffect,
    /// How many cards exist.
    pub copies: u8,
}

crate::words! {
    /// The three objective decks.
    ObjectiveDeck {
        /// Ordered by the company.
        Corporate = "corporate",
        /// Own wishes.
        Personal = "personal",
        /// For solo and cooperative play.
        Coop = "coop",
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
}

/// A weapon's numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Its class.
    pub class: WeaponClass,
    /// Its capacity.
    pub ammo: u8,
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
    /// Occupies a hand slot.
    pub heavy: bool,
    /// Discarded after its action.
    pub one_use: bool,
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
}

crate::words! {
    /// What an intruder player card does as an effect.
    IntruderEffect {
        /// One character makes a noise roll.
        Pursuit = "pursuit",
        /// Works like the Hunt event.
        Hunt = "hunt",
        /// Draws three events and resolves one.
        Planning = "planning",
        /// Works like the Eclosion event.
        Metamorphosis = "metamorphosis",
        /// One intruder loses two injuries.
        SelfHealing = "self-healing",
    }
}

/// An intruder player card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct IntruderCard {
    /// Corridor number of its movement; none means any.
    pub number: Option<u8>,
    /// Attack cards drawn, of which one is used.
    pub attacks: u8,
    /// Its effect.
    pub effect: IntruderEffect,
}

/// A slot on which a weakness card lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaknessSlot {
    /// The objects that turn the card up when they are analysed.
    #[serde(default)]
    pub objects: Vec<ObjectKind>,
    /// Whether it lies faceup from the start.
    #[serde(default)]
    pub open: bool,
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
    /// First blue space of the time track.
    pub time_blue: u8,
    /// First space of the self-destruct track.
    pub self_destruct: u8,
    /// First yellow space of the self-destruct track.
    pub self_destruct_yellow: u8,
    /// Pods used with 1, 2, 3, 4 and 5 players.
    pub pods: [u8; 5],
    /// Pods in the box.
    pub pods_in_box: u8,
    /// Letter the destination marker starts on.
    pub destination: u8,
}

impl Catalog {
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
