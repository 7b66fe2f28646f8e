//! What a facility has instead of a ship's course, engines and pods.

use serde::{Deserialize, Serialize};

use crate::ids::TileId;
use crate::vocabulary::{CargoPod, Condemned, Section};

/// The numbers of a facility; a game without them is played on a ship.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Facility {
    /// Slots of the time track on which CSS tokens lie, in the order they are reached.
    pub css_slots: Vec<u8>,
    /// Steps of the time token that can cost power, in the order they come.
    pub thresholds: Vec<Threshold>,
    /// The power tokens from the lowest number on: whether each is on at first.
    pub power: Vec<bool>,
    /// How many slots ahead the autodestruction token is laid, and moves when it turns.
    pub fuse: u8,
    /// The end of the knowledge track.
    pub knowledge: u8,
    /// How facility workers begin.
    pub workers: Beginning,
    /// How survivors of the Nemesis begin.
    pub veterans: Beginning,
}

/// A step of the time token that can cost power (`lock.power.threshold-place`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Threshold {
    /// The slot that is left.
    pub leaving: u8,
    /// Whether backup power does not help.
    #[serde(default)]
    pub always: bool,
}

/// How characters of a kind begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beginning {
    /// Where.
    pub tile: TileId,
    /// With how much knowledge.
    pub knowledge: u8,
}

/// A computer card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputerCard {
    /// The actions it offers; one is used.
    #[serde(default)]
    pub sections: Vec<Section>,
    /// It offers none, and breaks the computer of whoever reveals it.
    #[serde(default)]
    pub lockdown: bool,
}

/// A CSS token: which pods it launches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CssToken {
    /// The pods.
    pub pods: Vec<CargoPod>,
}

/// A contingency token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContingencyToken {
    /// Whom it condemns.
    pub condemns: Condemned,
}
