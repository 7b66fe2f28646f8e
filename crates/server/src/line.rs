//! What a table writes down: its whole life as lines, each with everything needed to live it
//! again.

use derelict_bots::Talk;
use derelict_engine::hash::Imprint;
use derelict_engine::record::Hex;
use derelict_engine::undo::TakenBack;
use derelict_engine::{Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::id::GuestId;
use crate::protocol::{Standing, WindowName};
use crate::table::VIEWERS;

/// Who was meant to sit on a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// A person.
    Person,
    /// The computer.
    Bot(#[cfg_attr(feature = "ts", ts(type = "string"))] Level),
}

/// How the computer plays.
pub use derelict_bots::Kind as Level;

/// How it plays in somebody's place.
pub(crate) const STAND_IN: Level = Level::Seasoned;

/// Seconds somebody may be away before others may let the computer play for them.
const ABSENCE_SECS: u32 = 60;

/// Who may watch without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// Nobody.
    Off,
    /// Anybody invited, at once.
    #[default]
    Live,
    /// Anybody invited, this many seconds late.
    Late(u32),
}

/// What the people at a table have agreed on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game; the number of chairs is its number of players.
    #[schema(value_type = Object)]
    pub setup: Setup,
    /// Who is to sit on which chair.
    #[schema(value_type = Vec<Value>)]
    pub chairs: Vec<Plan>,
    /// Shown in the lobby, and open to anybody.
    #[serde(default)]
    pub public: bool,
    /// How long reaction windows stay open; by default 3 s where two or more people sit.
    #[serde(default)]
    pub window_ms: Option<u32>,
    /// After so long the computer decides for somebody who does not.
    #[serde(default)]
    pub clock_secs: Option<u32>,
    /// After so long without somebody the others may hand their seat to the computer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub absence_secs: Option<u32>,
    /// So long into a turn the table enters what only it can; without it never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sand_secs: Option<u32>,
    /// How long the computer waits before each of its actions, so that people can follow it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub pace_ms: u32,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
    /// Words the dice come of; such a game proves nothing about luck.
    #[serde(default)]
    pub seed: Option<String>,
    /// A guided game, laid out as its scenario says.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guided: bool,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Terms {
    /// How long somebody has to be away before others may let the computer play for them.
    #[must_use]
    pub fn absence_secs(&self) -> u32 {
        self.absence_secs.unwrap_or(ABSENCE_SECS)
    }

    /// Whether nobody chose how chance falls.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        self.seed.is_none() && !self.guided
    }
}

/// One thing that happened to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Line {
    /// The table was set up.
    Opened {
        by: GuestId,
        name: String,
        terms: Box<Terms>,
        /// SHA-256 of the invitation.
        invitation: Hex<32>,
    },
    /// Somebody came by.
    Came { guest: GuestId, name: String },
    /// Somebody went for good, or was sent away.
    Went { guest: GuestId, by: GuestId },
    /// Somebody took a chair.
    Sat { chair: u8, guest: GuestId },
    /// A chair became free.
    Rose { chair: u8 },
    /// Somebody left a chair for good; the computer plays on it to the end.
    Conceded { chair: u8 },
    /// The computer plays on a chair: for its own, or for the person who sits there.
    Bot { chair: u8, level: Level },
    /// The person on a chair plays again.
    Back { chair: u8 },
    /// The game began.
    Started {
        seed: Hex<32>,
        minds: Hex<32>,
        rules_version: u32,
        content: Hex<8>,
        /// The situation it began from, where that is not the setup.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        laid_out: Option<Value>,
    },
    /// Somebody chose, in that decision of the whole game; `asked` is the client's name for the
    /// request.
    Chose {
        seat: Seat,
        decision: u32,
        choice: String,
        hash: Imprint<4>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// Something that stood open was seized, beside that decision of the whole game; without a seat
    /// the table itself entered it.
    Seized {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        decision: u32,
        choice: String,
        hash: Imprint<4>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// Somebody answered in a window that stays open for a while; it counts once it closes.
    Held {
        seat: Seat,
        decision: u32,
        choice: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// The time of a reaction window was over, and nobody had been asked in it.
    Closed,
    /// Choices were taken back.
    TookBack {
        #[serde(flatten)]
        taken: TakenBack,
        hash: Imprint<4>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// Somebody asks all to agree to taking choices back.
    UndoAsked {
        seat: Seat,
        steps: u16,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// Somebody agrees, or not.
    UndoVoted {
        seat: Seat,
        agree: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<Asked>,
    },
    /// Somebody wants to take over a seat of the computer's in a running game, or to have it played
    /// at another level.
    Proposed {
        guest: GuestId,
        chair: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    /// Somebody agrees to that, or not.
    Consented { guest: GuestId, agree: bool },
    /// The table belongs to somebody else now.
    Owned { guest: GuestId },
    /// Another invitation holds, or none.
    Invited {
        /// SHA-256 of it.
        invitation: Option<Hex<32>>,
    },
    /// What a seat answers in every window of a kind.
    Stands { seat: Seat, window: WindowName, answer: Standing },
    /// Something said to all.
    Chat { guest: GuestId, text: String },
    /// Something said to one player.
    Whisper { from: Seat, to: Seat, text: String },
    /// Something said in the words of the game.
    Talk { seat: Seat, talk: Talk },
    /// The game rests.
    Paused { by: GuestId },
    /// It goes on.
    Resumed { by: GuestId },
    /// The game was given up by its owner.
    GivenUp { by: GuestId },
    /// A seat agrees that the secrets of a game that was given up are opened.
    Agreed { seat: Seat },
    /// All do, or it is in the archive: they are open.
    Revealed,
    /// The same people play again at another table.
    Again { table: crate::id::TableId },
    /// Play goes on under other rules from this situation; what was played before cannot be
    /// lived again.
    OtherRules {
        rules_version: u32,
        content: Hex<8>,
        snapshot: Value,
        /// How much each viewer had been told.
        told: [u32; VIEWERS],
    },
}

impl Line {
    /// Whether it belongs to the course of the game, and so to the rules it was played by.
    #[must_use]
    pub fn is_play(&self) -> bool {
        match self {
            Self::Chose { .. }
            | Self::Seized { .. }
            | Self::Held { .. }
            | Self::Closed
            | Self::TookBack { .. }
            | Self::UndoAsked { .. }
            | Self::UndoVoted { .. }
            | Self::OtherRules { .. } => true,
            Self::Opened { .. }
            | Self::Came { .. }
            | Self::Went { .. }
            | Self::Sat { .. }
            | Self::Rose { .. }
            | Self::Conceded { .. }
            | Self::Bot { .. }
            | Self::Back { .. }
            | Self::Started { .. }
            | Self::Proposed { .. }
            | Self::Consented { .. }
            | Self::Owned { .. }
            | Self::Invited { .. }
            | Self::Stands { .. }
            | Self::Chat { .. }
            | Self::Whisper { .. }
            | Self::Talk { .. }
            | Self::Paused { .. }
            | Self::Resumed { .. }
            | Self::GivenUp { .. }
            | Self::Agreed { .. }
            | Self::Revealed
            | Self::Again { .. } => false,
        }
    }

    /// The client's own name for the request behind it.
    #[must_use]
    pub fn asked(&self) -> Option<&Asked> {
        match self {
            Self::Chose { asked, .. }
            | Self::Seized { asked, .. }
            | Self::Held { asked, .. }
            | Self::TookBack { asked, .. }
            | Self::UndoAsked { asked, .. }
            | Self::UndoVoted { asked, .. } => asked.as_ref(),
            _ => None,
        }
    }
}

/// A client's own name for a request, so that a repeated one is not done twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    pub guest: GuestId,
    pub id: String,
}
