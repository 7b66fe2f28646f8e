//! A table as it is put away. Asleep it is what its lines have made of it, so that waking need not
//! live them all again; only a program of the same sources wakes it. The situation beside it is for
//! programs whose rules the lines no longer fit.

use derelict_engine::record::Hex;
use derelict_engine::{Game, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::running::Traced;
use super::{Broken, Running, Table, VIEWERS};
use crate::line::Line;

/// Bytes that tell whether the rest was damaged.
const SUM: usize = 16;
/// Bytes that tell where the game begins.
const LENGTH: usize = 4;

/// Tells programs apart whose tables may differ in layout or meaning.
const SOURCES: &str = env!("DERELICT_SOURCES");

/// A situation as it is kept beside the lines, in case they cannot be lived again.
#[derive(Debug, Serialize, Deserialize)]
pub struct PutAway<G = Value> {
    /// How much each viewer had been told.
    pub told: [u32; VIEWERS],
    /// The durable form of the game.
    pub game: G,
}

impl PutAway<Box<Game>> {
    /// Puts the game into its durable form.
    #[must_use]
    pub fn durable(&self) -> PutAway {
        PutAway { told: self.told, game: self.game.to_durable() }
    }

    /// Writes it down.
    #[must_use]
    pub fn write(&self) -> String {
        // Writing plain values to memory has no way to fail.
        serde_json::to_string(&self.durable()).unwrap_or_default()
    }
}

#[derive(Serialize)]
struct Asleep<'a> {
    sources: &'static str,
    table: &'a Table,
    play: Option<Beside<&'a Setup, &'a [Traced]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Waking {
    sources: String,
    table: Table,
    play: Option<Beside<Setup, Vec<Traced>>>,
}

/// What is kept of the play beside the game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beside<S, T> {
    setup: S,
    minds: Hex<32>,
    trace: T,
}

impl Table {
    /// Whether this can be the table after some lines, by the last situation they name.
    #[must_use]
    pub fn stands_after(&self, lines: &[Line]) -> bool {
        let named = lines.iter().rev().find_map(|line| match line {
            Line::Chose { hash, .. } | Line::Seized { hash, .. } | Line::TookBack { hash, .. } => {
                Some(*hash)
            }
            _ => None,
        });
        let stands = self.play.as_ref().map(Running::imprint);
        named.is_none() || named == stands
    }

    /// The situation as it is put away, with how much each viewer has been told.
    #[must_use]
    pub fn put_away(&self) -> Option<PutAway<Box<Game>>> {
        let game = Box::new(self.game()?.clone());
        Some(PutAway { told: self.counts, game })
    }

    /// The table as it is put to sleep; none while a window is open or answers are held: what is
    /// behind it is lived again.
    #[must_use]
    pub fn asleep(&self) -> Option<Vec<u8>> {
        if !self.held.is_empty() || self.window_open() {
            return None;
        }
        let play = self.play.as_ref().map(|play| Beside {
            setup: &play.game.setup,
            minds: Hex(play.minds),
            trace: play.trace.as_slice(),
        });
        let table = serde_json::to_vec(&Asleep { sources: SOURCES, table: self, play }).ok()?;
        let game = self.game().map(|game| game.to_hot()).unwrap_or_default();
        let length = u32::try_from(table.len()).ok()?;
        let mut bytes = vec![0; SUM];
        bytes.extend_from_slice(&length.to_le_bytes());
        bytes.extend_from_slice(&table);
        bytes.extend_from_slice(&game);
        let sum = sum(&bytes[SUM..]);
        bytes[..SUM].copy_from_slice(&sum);
        Some(bytes)
    }

    /// Wakes a table.
    ///
    /// # Errors
    ///
    /// If it is damaged, or another program put it to sleep.
    pub fn wake(bytes: &[u8]) -> Result<Self, Broken> {
        let short = || Broken("part of it is missing".into());
        let (sum, rest) = bytes.split_first_chunk::<SUM>().ok_or_else(short)?;
        if *sum != self::sum(rest) {
            return Err(Broken("it was damaged while it slept".into()));
        }
        let (length, rest) = rest.split_first_chunk::<LENGTH>().ok_or_else(short)?;
        let length = u32::from_le_bytes(*length) as usize;
        let (table, game) = rest.split_at_checked(length).ok_or_else(short)?;
        let foreign = || Broken("another program put it to sleep".into());
        let waking: Waking = serde_json::from_slice(table).map_err(|_| foreign())?;
        if waking.sources != SOURCES {
            return Err(foreign());
        }
        let mut table = waking.table;
        table.play = match waking.play {
            Some(Beside { setup, minds, trace }) => {
                Some(Running::wake(setup, minds.0, trace, game)?)
            }
            None => None,
        };
        Ok(table)
    }
}

fn sum(bytes: &[u8]) -> [u8; SUM] {
    let mut sum = [0; SUM];
    sum.copy_from_slice(&Sha256::digest(bytes)[..SUM]);
    sum
}
