//! What a server says, as far as it is listened to; what is unknown is passed over.

use derelict_engine::view::Waiting;
use derelict_engine::{Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;

/// A message of the server.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first one.
    Welcome { guest: Option<String>, table: Gathered },
    /// The table has changed.
    Table { table: Gathered },
    /// Everything the seat may know.
    Sync(Told),
    /// Something has changed for the seat.
    Update(Told),
    /// It was not done.
    Refused {
        id: Option<String>,
        text: String,
        #[serde(default)]
        reasons: Vec<Reason>,
    },
    /// Earlier news.
    History { news: Vec<News> },
    /// The server ends the connection.
    Bye { text: String },
    /// Nothing that is listened to.
    #[serde(other)]
    Other,
}

/// What a viewer is told. The parts that go by the rulebook's names are read later, when it is
/// known which rulebook that is.
#[derive(Debug, Deserialize)]
pub struct Told {
    /// Whose eyes; none for spectators.
    pub seat: Option<Seat>,
    #[serde(default)]
    pub view: Option<Value>,
    pub news: Vec<News>,
    /// Whether earlier news were left out.
    #[serde(default)]
    pub more: bool,
    pub asked: Option<Asking>,
    /// What stands open to the seat; the view tells the rest.
    #[serde(default)]
    pub opportunities: Vec<Value>,
    pub waiting: Waiting,
    /// Own choices that can be taken back without asking anybody.
    pub undo: u16,
    /// What taking back the last of them would undo, in words.
    #[serde(default)]
    pub undoes: Option<String>,
}

/// What is asked; the view tells the rest.
#[derive(Debug, Deserialize)]
pub struct Asking {
    pub decision: u32,
    #[serde(default)]
    pub answered: Option<String>,
}

/// One thing told.
#[derive(Debug, Deserialize)]
pub struct News {
    pub n: u32,
    #[serde(default)]
    pub text: Option<String>,
    #[serde(flatten)]
    pub what: What,
}

/// What is told.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum What {
    Event {
        fact: Value,
        rule: String,
    },
    Undone {
        /// How many events told before are void.
        #[serde(default)]
        void: usize,
    },
    Chat {
        name: String,
        words: String,
    },
    Whisper {
        from: Seat,
        to: Seat,
        words: String,
    },
    Talk {
        seat: Seat,
        talk: Value,
    },
    #[serde(other)]
    Other,
}

/// A reason, with the rule behind it.
#[derive(Debug, Deserialize)]
pub struct Reason {
    pub rule: String,
    pub text: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Gathering,
    Playing,
    Paused,
    Over,
    GivenUp,
}

impl Stage {
    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::GivenUp => "given-up",
        }
    }
}

/// A table and who sits at it.
#[derive(Debug, Deserialize)]
pub struct Gathered {
    pub stage: Stage,
    pub owner: String,
    pub chairs: Vec<Chair>,
    pub setup: Value,
    pub commitment: Option<String>,
    pub undo: Option<UndoAsked>,
    #[serde(default)]
    pub people: Vec<(String, String)>,
    #[serde(default)]
    pub proposal: Option<Proposal>,
    #[serde(default)]
    pub opening: Option<Opening>,
}

/// Who of those with secrets agrees to lay them open, where a game was not played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Opening {
    pub agreed: SeatSet,
    pub missing: SeatSet,
}

/// Somebody wants to take over a seat of the computer's, or to have it play at another level.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Proposal {
    pub guest: String,
    pub chair: u8,
    pub level: Option<String>,
}

/// A chair, and who sits on it.
#[derive(Clone, Debug, Deserialize)]
pub struct Chair {
    pub chair: u8,
    pub seat: Option<Seat>,
    pub guest: Option<String>,
    pub name: Option<String>,
    pub bot: Option<String>,
    pub present: bool,
}

/// Somebody wants to take choices back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct UndoAsked {
    pub seat: Seat,
    pub steps: u16,
    pub agreed: SeatSet,
}
