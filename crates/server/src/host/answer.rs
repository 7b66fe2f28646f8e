//! Saying no.

use crate::host::Knock;
use crate::protocol::{Code, Reason, RequestId, Tell};
use crate::store::StoreProblem;
use crate::table::Broken;

/// Why something was not done; nothing has changed.
#[derive(Clone, Debug)]
pub struct No {
    /// What kind of refusal.
    pub code: Code,
    /// In words.
    pub text: String,
    /// Every reason, with the rule behind it.
    pub reasons: Vec<Reason>,
}

impl No {
    /// A refusal in words.
    pub fn new(code: Code, text: impl Into<String>) -> Self {
        Self { code, text: text.into(), reasons: Vec::new() }
    }

    pub(crate) fn unknown_table() -> Self {
        Self::new(Code::Unknown, "there is no such table")
    }

    pub(crate) fn busy() -> Self {
        Self::new(Code::NotNow, "the table is being put away; try again")
    }

    pub(crate) fn raced() -> Self {
        Self::new(Code::NotNow, "somebody else was faster; look again and try again")
    }

    /// What exactly is wrong is for whoever runs the server.
    pub(crate) fn not_kept(problem: StoreProblem) -> Self {
        tracing::error!("{problem}");
        let text = match problem {
            StoreProblem::Full(_) => "there is no room left to keep games, so it did not happen",
            StoreProblem::Late => "what keeps the games does not answer; look again in a moment",
            StoreProblem::Closed(_) | StoreProblem::Failed(_) => {
                "it could not be kept or read, so it did not happen; try again in a moment"
            }
        };
        Self::new(Code::NotKept, text)
    }

    /// Why a table cannot be taken up tells of the game, so those outside learn nothing of it.
    pub(crate) fn broken(broken: &Broken) -> Self {
        tracing::error!("{broken}");
        Self::new(Code::Internal, "this table cannot be taken up")
    }

    pub(crate) fn forbidden(text: &str) -> Self {
        Self::new(Code::Forbidden, text)
    }

    pub(crate) fn not_now(text: &str) -> Self {
        Self::new(Code::NotNow, text)
    }

    /// As the last message of a connection.
    #[must_use]
    pub fn bye(self) -> Tell {
        let reconnect = matches!(self.code, Code::NotNow | Code::NotKept);
        Tell::Bye { code: self.code, text: self.text, reconnect }
    }

    /// As a message.
    #[must_use]
    pub fn tell(self, id: Option<RequestId>) -> Tell {
        Tell::Refused { id, code: self.code, text: self.text, reasons: self.reasons }
    }
}

/// Answers a knock at a table that is not there.
pub(super) fn decline(knock: Knock, no: &No) {
    match knock {
        Knock::Join(conn) => conn.send(&no.clone().bye()),
        Knock::Come { reply, .. } | Knock::Look { reply, .. } => {
            let _ = reply.send(Err(no.clone()));
        }
        Knock::Record { reply, .. } => {
            let _ = reply.send(Err(no.clone()));
        }
        Knock::Scenario { reply, .. } => {
            let _ = reply.send(Err(no.clone()));
        }
        Knock::Stop(done) => {
            let _ = done.send(());
        }
        Knock::Ask(..)
        | Knock::Gone(_)
        | Knock::CaughtUp(_)
        | Knock::Thought { .. }
        | Knock::Foreign(_) => {}
    }
}
