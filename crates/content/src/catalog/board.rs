//! The board: rooms, corridors, networks, and the tiles and tokens laid on it.

use serde::{Deserialize, Serialize};

use crate::ids::TileId;
use crate::vocabulary::*;

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
        /// A lair stands in the room.
        Lair = "lair",
        /// A turret stands in the room.
        Turret = "turret",
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
