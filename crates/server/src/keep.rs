//! How long tables and people are kept. What is older is written to a file, and then deleted.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use crate::backup::write_table;
use crate::host::Knock;
use crate::id::TableId;
use crate::server::Shared;
use crate::store::{Ages, Appended, KeptTable, Millis};

/// Tables deleted in one go.
const BATCH: u32 = 200;

/// How long what is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Tables at which nothing was ever played.
    pub empty: Option<Duration>,
    /// Tables at which the game is over.
    pub over: Option<Duration>,
    /// Tables that were left in the middle of a game.
    pub left: Option<Duration>,
    /// People who belong to no table.
    pub guests: Option<Duration>,
}

impl FromStr for Keep {
    type Err = String;

    /// Days by kind, such as `empty=7,over=90`.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut keep = Self::default();
        for part in text.split(',') {
            let (kind, days) = part.split_once('=').unwrap_or((part, ""));
            let days: u32 = days.trim().parse().map_err(|_| {
                format!("`{part}` is not a kind and a number of days, such as `empty=7`")
            })?;
            let span = match kind.trim() {
                "empty" => &mut keep.empty,
                "over" => &mut keep.over,
                "left" => &mut keep.left,
                "guests" => &mut keep.guests,
                other => {
                    return Err(format!("`{other}` is none of empty, over, left, guests"));
                }
            };
            *span = Some(Duration::from_secs(86_400) * days);
        }
        Ok(keep)
    }
}

/// How long what is kept, and where what is not goes before it is deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// How long.
    pub keep: Keep,
    /// The folder a table is written to, as a file that can be put back, before it is deleted.
    pub export: PathBuf,
}

/// Deletes what is older than the policy says.
pub(crate) async fn let_go(shared: &Arc<Shared>, policy: &Policy) -> Result<(), String> {
    let now = shared.clock.now();
    let before = |span: Option<Duration>| {
        let millis = |span: Duration| Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX);
        span.map_or(Millis::MIN, |span| now.saturating_sub(millis(span)))
    };
    let Keep { empty, over, left, guests } = policy.keep;
    let ages = Ages { empty: before(empty), over: before(over), left: before(left) };
    let mut deleted = 0;
    loop {
        let page =
            shared.store.outdated(ages, BATCH).await.map_err(|problem| problem.to_string())?;
        let mut gone = 0;
        for table in page {
            gone += u32::from(delete(shared, policy, table).await?);
        }
        deleted += gone;
        // Those that went on meanwhile are not outdated any more.
        if gone < BATCH {
            break;
        }
    }
    let forgotten = match guests {
        Some(_) => shared.store.forget_guests(before(guests), now).await,
        None => Ok(0),
    };
    let forgotten = forgotten.map_err(|problem| problem.to_string())?;
    if deleted > 0 || forgotten > 0 {
        tracing::info!("{deleted} tables deleted, {forgotten} people forgotten");
    }
    Ok(())
}

async fn delete(shared: &Arc<Shared>, policy: &Policy, table: TableId) -> Result<bool, String> {
    let said = |problem: crate::store::StoreProblem| problem.to_string();
    let Some(kept) = shared.store.whole(table).await.map_err(said)? else { return Ok(false) };
    let last = kept.last();
    let folder = policy.export.clone();
    let written = tokio::task::spawn_blocking(move || export(&folder, kept)).await;
    let file = written.map_err(|_| "writing a table failed".to_owned())?;
    let file = file.map_err(|error| format!("{}: {error}", policy.export.display()))?;
    if shared.store.delete(table, last, shared.clock.now()).await.map_err(said)? == Appended::Taken
    {
        // It goes on, and what was written is not its end.
        let _ = fs::remove_file(file);
        return Ok(false);
    }
    if let Some(door) = shared.doors.awake(table) {
        let _ = door.send(Knock::Foreign(last + 1)).await;
    }
    Ok(true)
}

/// Writes a table to a file of its own; comes back once it is durable.
fn export(folder: &Path, kept: KeptTable) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("{}.jsonl", kept.table));
    let mut file = BufWriter::new(private_file(&path)?);
    write_table(&mut file, kept)?;
    file.flush()?;
    file.get_ref().sync_all()?;
    Ok(path)
}

/// A new file that nobody else on this machine may read.
///
/// # Errors
///
/// If it cannot be made.
pub fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    // One that was there before keeps its own rights otherwise.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}
