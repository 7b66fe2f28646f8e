//! Alerts: tasks for the whole crew with a time limit.

use serde::Deserialize;

use crate::ids::TileId;
use crate::vocabulary::{AlertEffect, Task};

/// An alert card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Alert {
    /// With fewer players it is left in the box.
    #[serde(default = "one")]
    pub players: u8,
    /// What happens when it is revealed.
    #[serde(default)]
    pub revealed: Vec<AlertEffect>,
    /// What is to be done, one after the other.
    pub stages: Vec<Stage>,
}

/// A stage of an alert.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stage {
    /// What fulfils it.
    pub task: Task,
    /// What happens then.
    #[serde(default)]
    pub then: Vec<AlertEffect>,
}

fn one() -> u8 {
    1
}

impl Alert {
    /// Everything it does, when it is revealed and between its stages.
    pub fn effects(&self) -> impl Iterator<Item = &AlertEffect> {
        self.revealed.iter().chain(self.stages.iter().flat_map(|stage| &stage.then))
    }
}

impl AlertEffect {
    /// The room in which it places a sample.
    #[must_use]
    pub fn sample(&self) -> Option<TileId> {
        match self {
            Self::Sample { room } => Some(*room),
            Self::Malfunction { .. } => None,
        }
    }
}
