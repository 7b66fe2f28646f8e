//! Where tables are kept. One trait, so that a file on this machine and a database shared by
//! several servers do the same.

mod journal;
mod keeping;
mod postgres;
mod sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use tokio::sync::mpsc;

use crate::id::{GuestId, TableId, TokenHash};

pub use journal::{Journal, Lost};
pub use keeping::{Ages, Keeping, KeptTable};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// Milliseconds since 1970.
pub type Millis = i64;

/// Something the store will have done.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreProblem>> + Send + 'a>>;

/// One step in the life of a table. Its number decides between servers: only one can write it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which table.
    pub table: TableId,
    /// Which step, from 1.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// The lines, as a JSON list.
    pub body: String,
    /// What changes in the lists of tables.
    pub marks: Vec<Mark>,
}

/// The body of the last entry of a table that was deleted. It stays, so that no server that still
/// has the table in mind can write to it.
pub(crate) const DELETED: &str = "\"deleted\"";

impl Entry {
    /// Whether the table was deleted by it.
    pub(crate) fn deletes(&self) -> bool {
        self.body == DELETED
    }
}

/// A change to the lists of tables, made together with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// How the table presents itself, and whether in the lobby.
    Card {
        /// As JSON.
        card: String,
        /// Shown to everybody.
        lobby: bool,
        /// Nothing more will happen.
        over: bool,
        /// Something has been played.
        begun: bool,
    },
    /// Somebody belongs to it.
    Member(GuestId),
    /// Somebody does not any more.
    Gone(GuestId),
}

/// Whether an entry was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is there and stays.
    Kept,
    /// Another server was first with that number.
    Taken,
}

/// Somebody known by a token.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Who.
    pub id: GuestId,
    /// By what name.
    pub name: String,
    /// What is kept of the token.
    pub token: TokenHash,
    /// When the token was last presented, to the day; unknown of those from before this was kept.
    pub seen: Option<Millis>,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// As JSON.
    pub card: String,
}

/// Something other servers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// They wrote to a table, under this number. One's own writing is heard as well.
    Wrote(TableId, u64),
    /// Somebody has another token now.
    Changed(GuestId),
    /// They could not be heard for a while and may have written anything.
    Missed,
}

/// A situation put away. It can always be had from the entries, so losing one costs only time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last entry in it.
    pub seq: u64,
    /// The durable form, as JSON.
    pub body: String,
    /// The whole table as the same program takes it up again.
    pub asleep: Option<Vec<u8>>,
}

/// What went wrong with the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreProblem {
    /// It cannot be opened.
    Closed(String),
    /// Nothing more fits.
    Full(String),
    /// It did not answer in time; what was to be written may be there or not.
    Late,
    /// Something else.
    Failed(String),
}

impl fmt::Display for StoreProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Closed(why) => write!(f, "the games cannot be opened: {why}"),
            Self::Full(why) => write!(f, "there is no room left to keep games: {why}"),
            Self::Late => f.write_str("what keeps the games does not answer"),
            Self::Failed(why) => write!(f, "the games cannot be kept or read: {why}"),
        }
    }
}

impl std::error::Error for StoreProblem {}

/// Keeps tables. What [`Store::append`] calls kept survives the loss of this process and of the
/// machine's power.
pub trait Store: Keeping + Send + Sync + 'static {
    /// Writes entries, all at once; says of each whether it was first.
    fn append(&self, entries: Vec<Entry>) -> Later<'_, Vec<Appended>>;

    /// The entries of a table after a number, in order.
    fn entries(&self, table: TableId, after: u64) -> Later<'_, Vec<Entry>>;

    /// Keeps a situation in place of an older one.
    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Later<'_, ()>;

    /// The latest situation kept.
    fn snapshot(&self, table: TableId) -> Later<'_, Option<Snapshot>>;

    /// Remembers somebody.
    fn add_guest(&self, guest: Guest) -> Later<'_, ()>;

    /// Gives somebody another token in place of the one they had.
    fn change_token(&self, guest: GuestId, token: TokenHash) -> Later<'_, ()>;

    /// Notes that a token was presented.
    fn see(&self, guest: GuestId, at: Millis) -> Later<'_, ()>;

    /// Who has a token.
    fn guest(&self, token: TokenHash) -> Later<'_, Option<Guest>>;

    /// The tables somebody belongs to, the latest first.
    fn tables_of(&self, guest: GuestId) -> Later<'_, Vec<Listed>>;

    /// The tables open to everybody, the latest first.
    fn lobby(&self) -> Later<'_, Vec<Listed>>;

    /// Puts tables nobody has touched since then into the archive; says how many.
    fn archive(&self, before: Millis) -> Later<'_, u64>;

    /// Whether a table is in the archive.
    fn is_archived(&self, table: TableId) -> Later<'_, bool>;

    /// What other servers write; none if there can be no others.
    fn news(&self) -> Option<mpsc::Receiver<Elsewhere>>;

    /// Whether the store takes something.
    fn ping(&self) -> Later<'_, ()>;

    /// Does what can wait, off the hot path.
    fn tidy(&self) -> Later<'_, ()>;
}
