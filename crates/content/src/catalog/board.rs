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
    /// Drawing positions of the pods of each section; only a ship has these.
    #[serde(default)]
    pub pods: Vec<[[u8; 2]; 2]>,
    /// What is on it if it is no ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grounds: Option<Grounds>,
    /// A board that lies beside this one; its rooms are the last ones here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub annex: Option<Annex>,
}

/// A small board beside the other one, with a drawing of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Annex {
    /// Stable id.
    pub id: String,
    /// Width and height of its drawing, in the units of the board. The places of its rooms are
    /// percent of this.
    pub size: [u16; 2],
    /// The first of its rooms, by number; all behind are of it.
    pub first: u8,
    /// Where the spaces of its time track are drawn, from the first to the red one.
    pub track: Vec<[u8; 2]>,
}

impl Board {
    /// Width and height of the drawing, with the annex to the left of the bow.
    #[must_use]
    pub fn whole_size(&self) -> [u16; 2] {
        let [width, height] = self.size;
        [width + self.annex.as_ref().map_or(0, |annex| annex.size[0]), height]
    }

    /// Where a room, by its number, is on one drawing of all there is: in percent, or where there is
    /// an annex in units.
    #[must_use]
    pub fn place(&self, room: usize) -> [u16; 2] {
        let at = self.rooms[room].at.map(u16::from);
        let Some(annex) = &self.annex else { return at };
        let aboard = self.is_annexed(room);
        let [width, height] = if aboard { annex.size } else { self.size };
        let left = if aboard { 0 } else { annex.size[0] };
        let scaled =
            |percent: u16, length: u16| (u32::from(percent) * u32::from(length) / 100) as u16;
        [left + scaled(at[0], width), scaled(at[1], height)]
    }

    /// Whether a room, by its number, lies on the annex.
    #[must_use]
    pub fn is_annexed(&self, room: usize) -> bool {
        self.annex.as_ref().is_some_and(|annex| room >= usize::from(annex.first))
    }
}

/// The size of a board that names none.
pub(crate) const SIZE: [u16; 2] = [1150, 598];

/// A part of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Stable id.
    pub id: String,
    /// Where its power token is drawn, if it is a section with power of its own
    /// (`lock.board.sections`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<[u8; 2]>,
}

/// What a board of a facility has besides rooms and corridors, and where that is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grounds {
    /// Where the elevator stops, at the first of these at first; its power token moves with it.
    pub elevator: Vec<Place>,
    /// Rooms that lead outside, each with a place for the rover, which is at the first at first.
    pub exits: Vec<Place>,
    /// The bunker, which is no room.
    pub bunker: [u8; 2],
    /// The rover at the bunker.
    pub rover: [u8; 2],
    /// The main gate.
    pub gate: [u8; 2],
    /// The computer deck.
    pub computer: [u8; 2],
    /// The pool of neutral contingency tokens.
    pub contingency: [u8; 2],
    /// The pods of the cargo sending systems A, B and C.
    pub pods: [[u8; 2]; 3],
}

/// A small place beside a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The room, by its place among the rooms.
    pub room: u8,
    /// Where it is drawn.
    pub at: [u8; 2],
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

crate::words! {
    /// What a discovery token does.
    DiscoveryEffect {
        /// Doors close behind whoever enters, and everywhere else.
        Lockdown = "lockdown",
        /// The Danger result instead of a noise roll.
        Danger = "danger",
        /// An egg lies there.
        Egg = "egg",
        /// Whoever enters is slimed, now and later.
        SlimedRoom = "slimed-room",
        /// A larva is there, and is not heard.
        Larva = "larva",
        /// Fire in the room.
        Fire = "fire",
        /// A carcass lies there.
        Carcass = "carcass",
        /// A corpse lies there.
        Corpse = "corpse",
    }
}

/// A discovery token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscoveryToken {
    /// What happens.
    pub effect: DiscoveryEffect,
}
