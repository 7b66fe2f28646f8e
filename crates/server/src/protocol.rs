//! What clients and server say to each other: one JSON object a message.
//!
//! `docs/protocol.md` tells it message by message, with an example exchange.

mod ask;
mod tell;

pub(crate) use ask::Writes;
pub use ask::{Ask, Detail, Hello, RequestId, Standing, WindowName};
pub use tell::{
    Asking, Bar, Card, ChairView, Code, GoalPart, GoalTold, Goals, Likely, News, NotNow, Offer,
    Opening, Payer, Pays, Proposal, Reason, Sand, Stage, TableView, Tell, UndoAsked, What,
};

/// The version of this protocol. A client of another version is told so and sent away.
pub const PROTOCOL: u32 = 3;
