//! A copy of everything a store keeps, as lines of JSON: what kind of file it is, the tables, the
//! people, and how many there are, so that a file that was cut short is found out.

use std::fmt;
use std::io::{self, BufRead, Write};

use derelict_engine::record::Hex;
use serde::{Deserialize, Serialize};

use crate::id::{GuestId, TableId, TokenHash};
use crate::store::{Appended, Guest, KeptTable, Millis, Store, StoreProblem};

/// The version of these lines.
const VERSION: u32 = 1;
/// Tables and people asked for at once.
const PAGE: u32 = 500;

#[derive(Serialize, Deserialize)]
#[serde(tag = "kept", rename_all = "kebab-case", deny_unknown_fields)]
enum Item {
    Derelict { version: u32 },
    Table(Box<KeptTable>),
    Guest(KeptGuest),
    End(Copied),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptGuest {
    guest: GuestId,
    name: String,
    /// SHA-256 of it.
    token: Hex<32>,
    seen: Option<Millis>,
}

/// How much was copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Copied {
    /// Tables.
    pub tables: u64,
    /// People.
    pub guests: u64,
}

/// How a file was put back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PutBack {
    /// What was put back; people who were known already count as well.
    pub done: Copied,
    /// Tables that were there already and stay as they are.
    pub there: u64,
}

/// Why there is no copy, or it could not be put back.
#[derive(Debug)]
pub enum CopyProblem {
    /// The store does not give or take it.
    Store(StoreProblem),
    /// The file cannot be written or read.
    File(io::Error),
    /// A line makes no sense.
    Line(u64, String),
    /// The file ends too early, or says another number than it has.
    CutShort,
}

impl fmt::Display for CopyProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(problem) => problem.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Line(number, why) => write!(f, "line {number}: {why}"),
            Self::CutShort => f.write_str("the file was cut short; what it holds was put back"),
        }
    }
}

impl std::error::Error for CopyProblem {}

impl From<StoreProblem> for CopyProblem {
    fn from(problem: StoreProblem) -> Self {
        Self::Store(problem)
    }
}

impl From<io::Error> for CopyProblem {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

fn write(out: &mut dyn Write, item: &Item) -> io::Result<()> {
    serde_json::to_writer(&mut *out, item)?;
    out.write_all(b"\n")
}

/// Copies everything a store keeps; each table as it was at one moment. Servers may go on meanwhile.
///
/// # Errors
///
/// If the store cannot be read or the copy not be written.
pub async fn back_up(store: &dyn Store, out: &mut dyn Write) -> Result<Copied, CopyProblem> {
    let mut copied = Copied::default();
    write(out, &Item::Derelict { version: VERSION })?;
    let mut last: Option<TableId> = None;
    loop {
        let page = store.tables(last, PAGE).await?;
        let Some(next) = page.last() else { break };
        last = Some(*next);
        for table in page {
            if let Some(kept) = store.whole(table).await? {
                write(out, &Item::Table(Box::new(kept)))?;
                copied.tables += 1;
            }
        }
    }
    // People come after the tables, so that nobody is missing who sits at one.
    let mut last: Option<GuestId> = None;
    loop {
        let page = store.guests(last, PAGE).await?;
        let Some(next) = page.last() else { break };
        last = Some(next.id);
        for Guest { id, name, token, seen } in page {
            let token = Hex(token.0);
            write(out, &Item::Guest(KeptGuest { guest: id, name, token, seen }))?;
            copied.guests += 1;
        }
    }
    write(out, &Item::End(copied))?;
    out.flush()?;
    Ok(copied)
}

/// Copies one table.
pub(crate) fn write_table(out: &mut dyn Write, kept: KeptTable) -> io::Result<()> {
    write(out, &Item::Derelict { version: VERSION })?;
    write(out, &Item::Table(Box::new(kept)))?;
    write(out, &Item::End(Copied { tables: 1, guests: 0 }))
}

/// Puts back what a copy holds. What is there already stays as it is, so that a file that was put
/// back in part can be put back again.
///
/// # Errors
///
/// If the file makes no sense or was cut short, or the store does not take it.
pub async fn restore(store: &dyn Store, from: &mut dyn BufRead) -> Result<PutBack, CopyProblem> {
    let (mut back, mut number, mut text) = (PutBack::default(), 0, String::new());
    loop {
        text.clear();
        if from.read_line(&mut text)? == 0 {
            return Err(CopyProblem::CutShort);
        }
        number += 1;
        let item: Item = serde_json::from_str(&text).map_err(|error| {
            let cut = !text.ends_with('\n');
            if cut { CopyProblem::CutShort } else { CopyProblem::Line(number, error.to_string()) }
        })?;
        match item {
            Item::Derelict { version: VERSION } if number == 1 => {}
            Item::Derelict { version } => {
                let why = format!("version {version} here; known is version {VERSION}, once");
                return Err(CopyProblem::Line(number, why));
            }
            Item::Table(kept) => match store.put_back(*kept).await? {
                Appended::Kept => back.done.tables += 1,
                Appended::Taken => back.there += 1,
            },
            Item::Guest(KeptGuest { guest: id, name, token, seen }) => {
                let token = TokenHash(token.0);
                store.add_guest(Guest { id, name, token, seen }).await?;
                back.done.guests += 1;
            }
            Item::End(Copied { tables, guests }) => {
                let whole = tables == back.done.tables + back.there && guests == back.done.guests;
                return if whole { Ok(back) } else { Err(CopyProblem::CutShort) };
            }
        }
    }
}
