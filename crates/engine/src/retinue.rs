//! What characters of further boxes keep beside their boards. Each of them exists once, so one
//! place serves whoever plays them.

use derelict_content::RoomId;
use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// Where a companion is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Companion {
    /// Nobody has one.
    #[default]
    None,
    /// On its owner's board: where its owner is.
    Board,
    /// In a room.
    Room(RoomId),
    /// Out of the game.
    Gone,
}

/// What goes along with characters, and what they have begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Retinue {
    /// Everybody has a trait card.
    pub traits: bool,
    /// The first serious wound of the one it was dealt to is still there, and tended by a machine.
    pub tended: bool,
    /// The serious wound whose effect is ignored, by its place among the bearer's.
    pub ignored: Option<(Seat, u8)>,
    /// Who is not attacked in this attack step.
    pub spared: SeatSet,
    /// A third action was bought in this round.
    pub rushed: bool,
    /// The action under way has treated somebody else.
    pub cared: bool,
    /// Turning the attack under way was offered; it is never offered twice.
    pub turned: bool,
    /// The round under way is one more, after a pass.
    pub again: bool,
    /// Where the companion is.
    pub companion: Companion,
    /// Moving it was offered in this turn.
    pub walked: bool,
    /// Whom the drone is with.
    pub drone: Option<Seat>,
    /// Who was shut down, and never comes back.
    pub shut_down: SeatSet,
}

impl Retinue {
    /// Whether nobody brings anything along, as in all games without such characters.
    pub(crate) fn is_bare(&self) -> bool {
        *self == Self::default()
    }
}
