//! What a client may ask.

use std::collections::BTreeMap;
use std::fmt;

use derelict_bots::Talk;
use derelict_engine::Seat;
use derelict_engine::frame::WindowKind;
use serde::{Deserialize, Deserializer, Serialize, de};
use serde_json::Value;

use crate::id::GuestId;
use crate::line::Level;

/// A client's own name for a request; the answer repeats it, and a request with a name used
/// before is not done twice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RequestId(pub String);

impl RequestId {
    /// Letters and digits of the longest name.
    pub const LONGEST: usize = 64;
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for RequestId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let fits = |letter: char| letter.is_ascii_graphic();
        if text.is_empty() || text.len() > Self::LONGEST || !text.chars().all(fits) {
            let longest = Self::LONGEST;
            return Err(de::Error::custom(format!(
                "a request's id has 1 to {longest} printable ASCII characters"
            )));
        }
        Ok(Self(text))
    }
}

/// How much a client wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// Facts and options, as a program wants them.
    Facts,
    /// With sentences in the client's language.
    Sentences,
    /// With sentences, and the whole view whenever something has changed.
    Views,
}

/// The first message of a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version the client speaks.
    pub protocol: u32,
    /// Who it is, unless its cookie says so.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    /// The invitation, for somebody who does not belong to the table.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
    /// The language to be spoken to in.
    #[serde(default = "english")]
    pub language: String,
    /// How much it wants to be told.
    #[serde(default = "usual")]
    pub detail: Detail,
    /// The number of the last news it has, by seat; 0 for spectators.
    #[serde(default)]
    pub seen: BTreeMap<u8, u32>,
}

fn english() -> String {
    "en".into()
}

fn usual() -> Detail {
    Detail::Sentences
}

/// A kind of reaction window, apart from whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WindowName {
    /// Interrupting somebody.
    Interrupt,
    /// Ignoring a surprise attack.
    IgnoreSurprise,
    /// Ignoring an attack.
    IgnoreAttack,
    /// Rolling for noise again.
    RerollNoise,
    /// Turning an attack to somebody else.
    Turn,
    /// Taking what a search has left over.
    Claim,
    /// Taking one more round.
    ExtraRound,
    /// Playing dead.
    PlayDead,
    /// Going along with somebody.
    Follow,
    /// Using a light in an encounter.
    Light,
    /// Letting an attack hit somebody else.
    Redirect,
    /// Giving something up against an attack, or passing it on.
    Appease,
    /// Ignoring what an event does in the dark.
    IgnoreDarkness,
    /// Making no noise roll.
    SkipNoise,
    /// Paying for more in a shot.
    Advantage,
}

impl WindowName {
    /// The name of a window in which reactions are hidden. None is the choice of objectives, or one in
    /// which everybody who could answer is asked, as all can see.
    #[must_use]
    pub fn of(kind: WindowKind) -> Option<Self> {
        match kind {
            WindowKind::Objectives | WindowKind::Ride { .. } | WindowKind::Launch => None,
            WindowKind::Interrupt { .. } => Some(Self::Interrupt),
            WindowKind::IgnoreSurprise => Some(Self::IgnoreSurprise),
            WindowKind::IgnoreAttack => Some(Self::IgnoreAttack),
            WindowKind::RerollNoise => Some(Self::RerollNoise),
            WindowKind::Turn => Some(Self::Turn),
            WindowKind::Claim { .. } => Some(Self::Claim),
            WindowKind::ExtraRound => Some(Self::ExtraRound),
            WindowKind::PlayDead => Some(Self::PlayDead),
            WindowKind::Follow { .. } => Some(Self::Follow),
            WindowKind::Light => Some(Self::Light),
            WindowKind::Redirect => Some(Self::Redirect),
            WindowKind::Appease => Some(Self::Appease),
            WindowKind::IgnoreDarkness => Some(Self::IgnoreDarkness),
            WindowKind::SkipNoise => Some(Self::SkipNoise),
            WindowKind::Advantage => Some(Self::Advantage),
        }
    }
}

/// What is answered in every window of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// Ask me.
    Ask,
    /// Always react.
    Yes,
    /// Never react.
    No,
}

/// A message of a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Answers a decision with one of its options, and with `then` those that directly follow for
    /// the same seat: all of it, or nothing.
    Choose {
        id: RequestId,
        seat: Seat,
        decision: u32,
        choice: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
        then: Vec<String>,
    },
    /// Seizes one of the opportunities that stand open to a seat, asked or not.
    Seize { id: RequestId, seat: Seat, choice: String },
    /// Takes own choices back; asks the others where that needs their consent.
    Undo { id: RequestId, seat: Seat, steps: u16 },
    /// Agrees to what somebody wants to take back, or not.
    Vote { id: RequestId, seat: Seat, agree: bool },
    /// What is answered in every window of a kind from now on.
    Stand { id: RequestId, seat: Seat, window: WindowName, answer: Standing },
    /// Why cannot other things be done now?
    WhyNot { id: RequestId, seat: Seat },
    /// What are the chances? The risk as the engine knows it.
    Odds {
        id: RequestId,
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        risk: Value,
    },
    /// What may come of the options of what is asked, in words?
    Chances { id: RequestId, seat: Seat },
    /// The whole view again.
    View { id: RequestId, seat: Option<Seat> },
    /// Earlier news: up to `most` of them that come before number `before`.
    History { id: RequestId, seat: Option<Seat>, before: u32, most: u16 },
    /// Says something to the table.
    Chat { id: RequestId, text: String },
    /// Says something to one player.
    Whisper { id: RequestId, seat: Seat, to: Seat, text: String },
    /// Says something in the words of the game.
    Talk {
        id: RequestId,
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        talk: Talk,
    },
    /// Takes a free chair.
    Take { id: RequestId, chair: u8 },
    /// Leaves a chair; during the game the computer plays on.
    Leave { id: RequestId, chair: u8 },
    /// Lets the computer play on a chair: one's own, that of somebody absent, or a free one.
    Bot {
        id: RequestId,
        chair: u8,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        level: Level,
    },
    /// Plays again on a chair the computer kept.
    Back { id: RequestId, chair: u8 },
    /// Agrees that somebody takes over a seat of the computer's, or not.
    Consent { id: RequestId, agree: bool },
    /// Hands the table on to somebody; takes it over from an owner who is gone.
    Own { id: RequestId, guest: GuestId },
    /// Makes a new invitation; the old one holds no longer. The owner may.
    Invite { id: RequestId },
    /// Takes the invitation back. The owner may.
    Uninvite { id: RequestId },
    /// Begins the game.
    Start { id: RequestId },
    /// Lets the game rest.
    Pause { id: RequestId },
    /// Goes on.
    Resume { id: RequestId },
    /// Leaves a seat for good; the computer plays it to the end.
    Concede { id: RequestId, seat: Seat },
    /// Gives the game up for all; its owner may.
    GiveUp { id: RequestId },
    /// Agrees that the secrets of a game that was given up are opened.
    Reveal { id: RequestId, seat: Seat },
    /// The same people once more.
    Rematch { id: RequestId },
    /// Sends a guest away; the owner may.
    Remove { id: RequestId, guest: GuestId },
    /// Are you there?
    Ping { id: RequestId },
}

/// What is written down of a message, if it is granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writes {
    /// Nothing.
    Nothing,
    /// What is played.
    Play,
    /// What has to be possible at every table.
    Order,
    /// Everything else: said, arranged or taken back.
    Remark,
}

impl Ask {
    /// What is written down of it.
    pub(crate) fn writes(&self) -> Writes {
        match self {
            Self::WhyNot { .. }
            | Self::Odds { .. }
            | Self::Chances { .. }
            | Self::View { .. }
            | Self::History { .. }
            | Self::Ping { .. } => Writes::Nothing,
            Self::Choose { .. } | Self::Seize { .. } => Writes::Play,
            Self::Leave { .. }
            | Self::Bot { .. }
            | Self::Uninvite { .. }
            | Self::Start { .. }
            | Self::Resume { .. }
            | Self::Concede { .. }
            | Self::GiveUp { .. }
            | Self::Reveal { .. }
            | Self::Rematch { .. }
            | Self::Remove { .. } => Writes::Order,
            Self::Undo { .. }
            | Self::Vote { .. }
            | Self::Stand { .. }
            | Self::Chat { .. }
            | Self::Whisper { .. }
            | Self::Talk { .. }
            | Self::Take { .. }
            | Self::Back { .. }
            | Self::Consent { .. }
            | Self::Own { .. }
            | Self::Invite { .. }
            | Self::Pause { .. } => Writes::Remark,
        }
    }

    /// The client's name for it.
    #[must_use]
    pub fn id(&self) -> &RequestId {
        match self {
            Self::Choose { id, .. }
            | Self::Seize { id, .. }
            | Self::Undo { id, .. }
            | Self::Vote { id, .. }
            | Self::Stand { id, .. }
            | Self::WhyNot { id, .. }
            | Self::Odds { id, .. }
            | Self::Chances { id, .. }
            | Self::View { id, .. }
            | Self::History { id, .. }
            | Self::Chat { id, .. }
            | Self::Whisper { id, .. }
            | Self::Talk { id, .. }
            | Self::Take { id, .. }
            | Self::Leave { id, .. }
            | Self::Bot { id, .. }
            | Self::Back { id, .. }
            | Self::Consent { id, .. }
            | Self::Own { id, .. }
            | Self::Invite { id }
            | Self::Uninvite { id }
            | Self::Start { id }
            | Self::Pause { id }
            | Self::Resume { id }
            | Self::Concede { id, .. }
            | Self::GiveUp { id }
            | Self::Reveal { id, .. }
            | Self::Rematch { id }
            | Self::Remove { id, .. }
            | Self::Ping { id } => id,
        }
    }
}
