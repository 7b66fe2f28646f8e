//! What the server tells.

use std::collections::{BTreeMap, BTreeSet};

use derelict_bots::Talk;
use derelict_content::{ObjectiveDeck, ObjectiveId};
use derelict_engine::choice::Choice;
use derelict_engine::event::{Fact, Rule};
use derelict_engine::group::Group;
use derelict_engine::mode::Mode;
use derelict_engine::odds::{Odds, Outcome};
use derelict_engine::offer::Prompt;
use derelict_engine::view::{Progress, View, Waiting};
use derelict_engine::why::Wish;
use derelict_engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::ask::{Detail, RequestId};
use crate::id::{GuestId, TableId};
use crate::line::{Level, Watching};

/// What kind of refusal it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// Not a message of this protocol.
    Malformed,
    /// Another version of the protocol.
    Version,
    /// Too long.
    TooLong,
    /// Too often.
    TooFast,
    /// Too many tables or connections.
    TooMany,
    /// Nobody known, or not allowed.
    Forbidden,
    /// There is no such thing.
    Unknown,
    /// That decision is not open any more.
    Stale,
    /// Nothing is asked of that seat.
    NotAsked,
    /// The choice is not among the options.
    NotOffered,
    /// Not at this point of the game.
    NotNow,
    /// The setup cannot be played.
    BadSetup,
    /// It could not be made durable; nothing has happened.
    NotKept,
    /// Something is wrong with the server.
    Internal,
}

/// A reason, with the rule behind it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The rule.
    pub rule: Rule,
    /// In words.
    pub text: String,
}

/// Something that cannot be done now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotNow {
    /// What.
    pub wish: Wish,
    /// The group it would stand in.
    pub group: Group,
    /// Its name.
    pub label: String,
    /// Everything in the way.
    pub reasons: Vec<Reason>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People are still coming.
    Gathering,
    /// The game is on.
    Playing,
    /// The game rests.
    Paused,
    /// The game was played to its end.
    Over,
    /// The game was given up.
    GivenUp,
}

/// A chair, and who sits on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChairView {
    /// Its number.
    pub chair: u8,
    /// The seat in the game, once it has begun.
    pub seat: Option<Seat>,
    /// The person.
    pub guest: Option<GuestId>,
    /// Their name.
    pub name: Option<String>,
    /// The computer plays, this well.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub bot: Option<Level>,
    /// The person is connected.
    pub present: bool,
}

/// A table as everybody at it sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableView {
    /// Which.
    pub table: TableId,
    /// How far it is.
    pub stage: Stage,
    /// Who may start, remove and give up.
    pub owner: GuestId,
    /// The chairs.
    pub chairs: Vec<ChairView>,
    /// People who belong to the table, seated or not.
    pub people: Vec<(GuestId, String)>,
    /// How many watch.
    pub spectators: u32,
    /// What is played.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: derelict_engine::Setup,
    /// Shown in the lobby.
    pub public: bool,
    /// How long reaction windows stay open.
    pub window_ms: u32,
    /// How long people may think.
    pub clock_secs: Option<u32>,
    /// How far the sand of the table's own clock has run, if there is any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sand: Option<Sand>,
    /// How long somebody has to be away before others may let the computer play for them.
    pub absence_secs: u32,
    /// Who may watch.
    pub watching: Watching,
    /// SHA-256 of the seed, once the game has begun; none if somebody chose it.
    pub commitment: Option<String>,
    /// A guided game; `/api/guides` tells what it advises.
    pub guided: bool,
    /// Who wants to take how many choices back, and who has agreed.
    pub undo: Option<UndoAsked>,
    /// Who wants to take over a seat of the computer's, or to have it play at another level.
    pub proposal: Option<Proposal>,
    /// Who has to agree before the secrets of a game that was given up are opened; none if they
    /// are open, or still bind.
    pub opening: Option<Opening>,
    /// The table of the rematch.
    pub again: Option<TableId>,
}

/// The sand of a turn, by the server's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sand {
    /// How long it runs altogether.
    pub whole_ms: u32,
    /// How much of it is left now.
    pub left_ms: u32,
    /// It runs; otherwise the game rests, nobody is here, or it has run out.
    pub runs: bool,
}

/// Where opening the secrets of a game that was given up stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Opening {
    /// Who has agreed.
    pub agreed: SeatSet,
    /// Who has not.
    pub missing: SeatSet,
}

/// Somebody wants to take over a seat of the computer's in a running game, or to have it play there
/// at another level. Everybody who plays has to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// Who.
    pub guest: GuestId,
    /// The chair, from 1.
    pub chair: u8,
    /// The level; none to sit there.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub level: Option<Level>,
    /// Who has agreed.
    pub agreed: BTreeSet<GuestId>,
}

/// A request to take choices back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UndoAsked {
    /// Whose choices.
    pub seat: Seat,
    /// How many.
    pub steps: u16,
    /// Who has agreed.
    pub agreed: SeatSet,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card {
    /// Which.
    pub table: TableId,
    /// How far it is.
    pub stage: Stage,
    /// The way of playing.
    pub mode: Mode,
    /// The names on the chairs; none where the computer sits or nobody.
    pub chairs: Vec<Option<String>>,
    /// Chairs a person may take.
    pub free: u8,
    /// A guided game.
    pub guided: bool,
    /// What is played.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: derelict_engine::Setup,
    /// Who may watch.
    pub watching: Watching,
}

/// One thing told to a viewer, for good.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct News {
    /// Its number among all this viewer was told, from 1.
    pub n: u32,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub what: What,
    /// In words, if the client wants them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
}

/// What is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum What {
    /// Something happened in the game.
    Event {
        /// What, as this viewer may know it.
        fact: Fact,
        /// By which rule.
        rule: Rule,
    },
    /// Choices were taken back; what had been told of them is void.
    Undone {
        /// Whose.
        seat: Seat,
        /// All had agreed.
        agreed: bool,
        /// How many events told to this viewer are void: the latest of those not void already.
        void: u32,
    },
    /// Somebody said something to all.
    Chat {
        /// Who.
        guest: GuestId,
        /// By what name.
        name: String,
        /// What.
        words: String,
    },
    /// Somebody said something to one player.
    Whisper {
        /// Who.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        words: String,
    },
    /// Somebody said something in the words of the game.
    Talk {
        /// Who.
        seat: Seat,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        talk: Talk,
    },
}

/// What may come of a risk.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Likely {
    /// The target it is about, where that is not chosen yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub of: Option<String>,
    /// In a sentence.
    pub text: String,
    /// One by one.
    pub bars: Vec<Bar>,
}

/// How likely one outcome is.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bar {
    /// What may happen.
    pub outcome: Outcome,
    /// The same in words.
    pub label: String,
    /// In thousandths.
    pub per_mille: u32,
}

/// One option of a decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// Its stable name, to be sent back.
    pub code: String,
    /// What it is about.
    pub choice: Choice,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<String>,
    /// What the component used does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub help: Option<String>,
    /// Action cards to pay, if it is an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cost: Option<u8>,
    /// Action cards it pays without a further question, because there is no choice among them:
    /// with it the action is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pays_at_once: Option<u8>,
    /// The group it stands in, where it is one of the things to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub group: Option<Group>,
    /// The key that is the action's own all game long: a capital letter or a digit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub key: Option<char>,
    /// What to say, and to ask once, before it is sent: it loses something for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub warns: Option<String>,
    /// What pays for it, where it would be shown to others before that is asked: best sent together
    /// with it, as long as it can still be left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pays: Option<Pays>,
    /// How often it may be named, where several picks make one answer; once if it is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub copies: Option<u8>,
    /// The rule by which it is offered, where one stands out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<Rule>,
}

/// What an option is paid with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pays {
    /// The question, in words.
    pub text: String,
    /// So many are to be named.
    pub due: u8,
    /// There is only one way to name so many.
    pub forced: bool,
    /// What may be named.
    pub options: Vec<Payer>,
    /// What is due, named by the codes that would be missed least: a suggestion.
    pub suggests: Vec<String>,
}

/// Something that may pay.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Payer {
    /// Its stable name, to be sent after that of the option.
    pub code: String,
    /// In words.
    pub label: String,
    /// How often it may be named.
    pub copies: u8,
}

/// What a seat is asked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asking {
    /// Which decision; to be sent back.
    pub decision: u32,
    /// What is asked.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub prompt: Prompt,
    /// In words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub text: Option<String>,
    /// What may be answered.
    pub options: Vec<Offer>,
    /// So many equal options are to be named in all, from this decision on: cards to pay with or to
    /// lose. Missing where it is no question of that kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub due: Option<u8>,
    /// There is only one way to name so many.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub forced: bool,
    /// What is due, named by the codes that would be missed least: a suggestion.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<String>>", optional))]
    pub suggests: Vec<String>,
    /// Any number of the options may be named; the code that ends it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ends: Option<String>,
    /// Answered already; it counts when the window closes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answered: Option<String>,
}

/// An objective of the viewer's, and how far it is met as far as the viewer may know.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalTold {
    /// Which.
    pub objective: ObjectiveId,
    /// The deck it is from; those of `coop` are everybody's.
    pub deck: ObjectiveDeck,
    /// It is the one that counts.
    pub kept: bool,
    /// Its name.
    pub name: String,
    /// What it says.
    pub text: String,
    /// Ways to meet it, one of which is enough; each needs all its parts.
    pub ways: Vec<Vec<GoalPart>>,
}

/// A part of an objective.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoalPart {
    /// How it stands.
    pub standing: Progress,
    /// What is required.
    pub text: String,
    /// The same in a few words, with how far it has come.
    pub brief: String,
    /// How it stands, in words.
    pub state: String,
}

/// What a viewer is after, in words.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goals {
    /// The objectives; none for those who have none.
    pub objectives: Vec<GoalTold>,
    /// What the intruder player is after, for whoever plays that part.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub task: Option<String>,
}

/// A message of the server.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Tell {
    /// The first message.
    Welcome {
        /// The version spoken.
        protocol: u32,
        /// Who the client is; none for a spectator without a name.
        guest: Option<GuestId>,
        /// How much it will be told.
        detail: Detail,
        /// Its language.
        language: String,
        /// The table.
        table: Box<TableView>,
    },
    /// The table has changed.
    Table {
        /// As it is now.
        table: Box<TableView>,
    },
    /// Everything one viewer may know, at once; news follow from here. Sent on joining and to
    /// clients that have fallen behind.
    Sync {
        /// Whose eyes; none for spectators.
        seat: Option<Seat>,
        /// The number of the last news.
        n: u32,
        /// What the viewer may know.
        view: Box<View>,
        /// The news since the client was last here, or the latest.
        news: Vec<News>,
        /// Whether news before these were left out.
        more: bool,
        /// What is asked.
        asked: Option<Asking>,
        /// What stands open to the seat beside what is asked of anybody.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Offer>>", optional))]
        opportunities: Vec<Offer>,
        /// Who is waited for.
        waiting: Waiting,
        /// Own choices that can be taken back without asking anybody.
        undo: u16,
        /// What taking back the last own choice would undo, in words; none if that cannot be.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        undoes: Option<String>,
        /// What the viewer is after, with the view, if the client wants words.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goals: Option<Goals>,
    },
    /// Something has changed for one viewer.
    Update {
        /// Whose eyes; none for spectators.
        seat: Option<Seat>,
        /// What is new.
        news: Vec<News>,
        /// What is asked now.
        asked: Option<Asking>,
        /// What stands open to the seat beside what is asked of anybody.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Offer>>", optional))]
        opportunities: Vec<Offer>,
        /// Who is waited for.
        waiting: Waiting,
        /// Own choices that can be taken back without asking anybody.
        undo: u16,
        /// What taking back the last own choice would undo, in words; none if that cannot be.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        undoes: Option<String>,
        /// The whole view, if the client wants it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        view: Option<Box<View>>,
        /// What the viewer is after, with the view, if the client wants words.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        goals: Option<Goals>,
    },
    /// The invitation that holds from now on.
    Invitation {
        /// The client's name for the request.
        id: RequestId,
        /// The secret that lets others in; told this once.
        invitation: String,
    },
    /// It is done, and durable.
    Done {
        /// The client's name for the request.
        id: RequestId,
    },
    /// It was not done, and nothing has changed.
    Refused {
        /// The client's name for the request; none if the message could not be read.
        id: Option<RequestId>,
        /// What kind of refusal.
        code: Code,
        /// In words.
        text: String,
        /// Every reason, with the rule behind it.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Reason>>", optional))]
        reasons: Vec<Reason>,
    },
    /// What cannot be done now, and why.
    WhyNot {
        /// The client's name for the request.
        id: RequestId,
        /// Whose.
        seat: Seat,
        /// Everything one would look for.
        wishes: Vec<NotNow>,
    },
    /// The chances.
    Odds {
        /// The client's name for the request.
        id: RequestId,
        /// None if that risk cannot be run.
        odds: Option<Odds>,
    },
    /// The chances of what is asked.
    Chances {
        /// The client's name for the request.
        id: RequestId,
        /// Which decision.
        decision: Option<u32>,
        /// The codes of the options that run risks, each with every risk, the first to come first.
        chances: BTreeMap<String, Vec<Likely>>,
    },
    /// Earlier news.
    History {
        /// The client's name for the request.
        id: RequestId,
        /// Whose eyes.
        seat: Option<Seat>,
        /// In order.
        news: Vec<News>,
    },
    /// Here.
    Pong {
        /// The client's name for the request.
        id: RequestId,
    },
    /// The server ends the connection.
    Bye {
        /// Why.
        code: Code,
        /// In words.
        text: String,
        /// Coming back at once makes sense.
        reconnect: bool,
    },
}
