//! What is done to whole tables and to people, rarely: deleting what is old, and taking a copy of
//! everything.

use serde::{Deserialize, Serialize};

use super::{Appended, Entry, Guest, Later, Millis};
use crate::id::{GuestId, TableId};

/// Until when what kind of thing must have been touched to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ages {
    /// Tables at which nothing was ever played.
    pub empty: Millis,
    /// Tables at which the game is over.
    pub over: Millis,
    /// Tables that were left in the middle of a game.
    pub left: Millis,
}

/// Everything that is kept of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptTable {
    /// Which.
    pub table: TableId,
    /// How it presents itself, as JSON.
    pub card: String,
    /// Shown to everybody.
    pub lobby: bool,
    /// Nothing more will happen.
    pub over: bool,
    /// Something has been played.
    pub begun: bool,
    /// It is in the archive.
    pub archived: bool,
    /// When it last changed its looks.
    pub touched: Millis,
    /// Who belongs to it.
    pub members: Vec<GuestId>,
    /// Its entries from the first: number, time and body.
    pub entries: Vec<(u64, Millis, String)>,
    /// Its last situation, for programs of other rules: number and body.
    pub situation: Option<(u64, String)>,
}

impl KeptTable {
    /// The number of its last entry.
    #[must_use]
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, |(seq, _, _)| *seq)
    }

    pub(super) fn entry(&self, (seq, at, body): &(u64, Millis, String)) -> Entry {
        Entry { table: self.table, seq: *seq, at: *at, body: body.clone(), marks: Vec::new() }
    }
}

/// What is done to whole tables and to people.
pub trait Keeping {
    /// Tables that are older than they may become, so many at most.
    fn outdated(&self, ages: Ages, most: u32) -> Later<'_, Vec<TableId>>;

    /// The tables after one, in the order of their ids, so many at most.
    fn tables(&self, after: Option<TableId>, most: u32) -> Later<'_, Vec<TableId>>;

    /// The people after one, in the order of their ids, so many at most.
    fn guests(&self, after: Option<GuestId>, most: u32) -> Later<'_, Vec<Guest>>;

    /// Everything that is kept of a table, as it was at one moment.
    fn whole(&self, table: TableId) -> Later<'_, Option<KeptTable>>;

    /// Deletes a table whose last entry is the one numbered; nothing happens if it has gone on.
    fn delete(&self, table: TableId, last: u64, at: Millis) -> Later<'_, Appended>;

    /// Puts a table back whole; nothing happens if one of that name is there.
    fn put_back(&self, table: KeptTable) -> Later<'_, Appended>;

    /// Forgets those who belong to no table and were not seen since then; says how many.
    fn forget_guests(&self, before: Millis, now: Millis) -> Later<'_, u64>;
}
