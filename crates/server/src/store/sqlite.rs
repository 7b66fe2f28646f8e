//! Tables in a file on this machine.

mod keeping;

use std::fs::{self, File};
use std::path::Path;
use std::{io, thread};

use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, Transaction, params};
use tokio::sync::{mpsc, oneshot};

use super::{
    Appended, Elsewhere, Entry, Guest, Later, Listed, Mark, Millis, Snapshot, Store, StoreProblem,
};
use crate::id::{GuestId, TableId, TokenHash};

/// What turns an empty file into the first version, that into the second, and so on.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY, card TEXT NOT NULL, lobby INTEGER NOT NULL,
        over INTEGER NOT NULL, archived INTEGER NOT NULL DEFAULT 0, touched INTEGER NOT NULL
    );
    CREATE INDEX tables_in_lobby ON tables (touched) WHERE lobby AND NOT archived;
    CREATE TABLE members (
        guest INTEGER NOT NULL, table_id INTEGER NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        table_id INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE TABLE snapshots (table_id INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);
    CREATE TABLE guests (
        id INTEGER PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL
    );
",
    "
    ALTER TABLE snapshots ADD COLUMN asleep BLOB;
",
    "
    ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE guests ADD COLUMN seen INTEGER;
",
];

/// Pages of the write-ahead log after which it is begun anew. It keeps its length then: a file
/// that does not grow is quicker to make durable.
const LONG_LOG: i64 = 4096;

/// Tables listed at once.
const LISTED: i64 = 200;

/// A store in one file, for one server.
#[derive(Debug)]
pub struct Sqlite {
    writer: Desk,
    reader: Desk,
    tidier: Desk,
    /// Keeps a second server away from the file.
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens the store in a folder, making both where they are missing.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to, or another server uses it.
    pub fn open(folder: &Path) -> Result<Self, StoreProblem> {
        let closed = |what: &dyn std::fmt::Display| {
            StoreProblem::Closed(format!("{}: {what}", folder.display()))
        };
        fs::create_dir_all(folder).map_err(|error| closed(&error))?;
        let lock = private(&folder.join("server.lock")).map_err(|error| closed(&error))?;
        lock.try_lock().map_err(|_| closed(&"another server uses this folder"))?;
        let path = folder.join("tables.sqlite");
        // What SQLite puts beside the file has the rights of the file.
        private(&path).map_err(|error| closed(&error))?;
        let connect = || -> rusqlite::Result<Connection> {
            let connection = Connection::open(&path)?;
            connection.busy_timeout(std::time::Duration::from_secs(10))?;
            connection.pragma_update(None, "journal_mode", "wal")?;
            // Durable at every commit; the write-ahead log is folded in by the tidier alone.
            connection.pragma_update(None, "synchronous", "full")?;
            connection.pragma_update(None, "wal_autocheckpoint", 0)?;
            Ok(connection)
        };
        let opened = |error: rusqlite::Error| closed(&error);
        let mut writer = connect().map_err(opened)?;
        migrate(&mut writer).map_err(|problem| closed(&problem))?;
        Ok(Self {
            writer: Desk::new("writer", writer),
            reader: Desk::new("reader", connect().map_err(opened)?),
            tidier: Desk::new("tidier", connect().map_err(opened)?),
            _lock: Some(lock),
        })
    }

    /// Opens the store in a folder to read it, beside a server that may be using it.
    ///
    /// # Errors
    ///
    /// If there is none, or one of another program's making.
    pub fn beside(folder: &Path) -> Result<Self, StoreProblem> {
        let path = folder.join("tables.sqlite");
        let closed = |what: String| StoreProblem::Closed(format!("{}: {what}", path.display()));
        let connect = || -> rusqlite::Result<Connection> {
            let connection = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
            connection.busy_timeout(std::time::Duration::from_secs(10))?;
            Ok(connection)
        };
        let opened = |error: rusqlite::Error| closed(error.to_string());
        let reader = connect().map_err(opened)?;
        let version: usize =
            reader.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(opened)?;
        if version != MIGRATIONS.len() {
            let known = MIGRATIONS.len();
            return Err(closed(format!("its version is {version}, and this program's is {known}")));
        }
        Ok(Self {
            writer: Desk::new("writer", connect().map_err(opened)?),
            reader: Desk::new("reader", reader),
            tidier: Desk::new("tidier", connect().map_err(opened)?),
            _lock: None,
        })
    }

    /// Lets the file grow to so many pages at most, as a full disk would.
    ///
    /// # Errors
    ///
    /// If the file cannot be reached.
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreProblem> {
        let limit = move |connection: &mut Connection| {
            connection.pragma_update(None, "max_page_count", pages)
        };
        self.writer.run(limit).await
    }
}

/// Opens a file that nobody else on this machine may read, making it where it is missing.
fn private(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    // Earlier programs left it to the machine's habits.
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(file)
}

fn migrate(connection: &mut Connection) -> Result<(), String> {
    let said = |error: rusqlite::Error| error.to_string();
    let version: usize =
        connection.query_row("PRAGMA user_version", [], |row| row.get(0)).map_err(said)?;
    if version > MIGRATIONS.len() {
        return Err(format!(
            "a later program wrote it: version {version}, known are versions up to {}",
            MIGRATIONS.len()
        ));
    }
    for (done, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let step = connection.transaction().map_err(said)?;
        step.execute_batch(migration).map_err(said)?;
        step.pragma_update(None, "user_version", done + 1).map_err(said)?;
        step.commit().map_err(said)?;
    }
    Ok(())
}

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// A connection and the thread that works on it.
#[derive(Debug)]
struct Desk {
    jobs: mpsc::UnboundedSender<Job>,
}

impl Desk {
    fn new(name: &str, mut connection: Connection) -> Self {
        let (jobs, mut inbox) = mpsc::unbounded_channel::<Job>();
        let work = move || {
            while let Some(job) = inbox.blocking_recv() {
                job(&mut connection);
            }
        };
        thread::Builder::new()
            .name(format!("store-{name}"))
            .spawn(work)
            .expect("the operating system starts threads");
        Self { jobs }
    }

    fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Later<'_, T> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Who asked may have left.
            let _ = reply.send(work(connection).map_err(problem));
        });
        let sent = self.jobs.send(job);
        Box::pin(async move {
            let gone = || StoreProblem::Closed("its thread has ended".into());
            sent.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

fn problem(error: rusqlite::Error) -> StoreProblem {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreProblem::Full(error.to_string()),
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            StoreProblem::Closed(error.to_string())
        }
        _ => StoreProblem::Failed(error.to_string()),
    }
}

// Numbers of 64 bits keep their bits; only their sign changes.
fn key(id: u64) -> i64 {
    id.cast_signed()
}

fn append(step: &Transaction<'_>, entry: &Entry) -> rusqlite::Result<Appended> {
    let mut insert = step.prepare_cached(
        "INSERT INTO entries (table_id, seq, at, body) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO NOTHING",
    )?;
    let table = key(entry.table.0);
    if insert.execute(params![table, key(entry.seq), entry.at, entry.body])? == 0 {
        return Ok(Appended::Taken);
    }
    for mark in &entry.marks {
        match mark {
            Mark::Card { card, lobby, over, begun } => step
                .prepare_cached(
                    "INSERT INTO tables (id, card, lobby, over, touched, begun)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                     ON CONFLICT (id) DO UPDATE SET card = excluded.card, lobby = excluded.lobby,
                     over = excluded.over, touched = excluded.touched, begun = excluded.begun,
                     archived = 0",
                )?
                .execute(params![table, card, lobby, over, entry.at, begun])?,
            Mark::Member(guest) => step
                .prepare_cached(
                    "INSERT INTO members (guest, table_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                )?
                .execute(params![key(guest.0), table])?,
            Mark::Gone(guest) => step
                .prepare_cached("DELETE FROM members WHERE guest = ?1 AND table_id = ?2")?
                .execute(params![key(guest.0), table])?,
        };
    }
    Ok(Appended::Kept)
}

fn listed(row: &rusqlite::Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed { table: TableId(row.get::<_, i64>(0)?.cast_unsigned()), card: row.get(1)? })
}

fn known(row: &rusqlite::Row<'_>) -> rusqlite::Result<Guest> {
    let id = GuestId(row.get::<_, i64>(0)?.cast_unsigned());
    Ok(Guest { id, name: row.get(1)?, token: TokenHash(row.get(2)?), seen: row.get(3)? })
}

impl Store for Sqlite {
    fn append(&self, entries: Vec<Entry>) -> Later<'_, Vec<Appended>> {
        self.writer.run(move |connection| {
            connection.pragma_update(None, "synchronous", "full")?;
            let step = connection.transaction()?;
            let results = entries.iter().map(|entry| append(&step, entry)).collect();
            match results {
                Ok(results) => step.commit().map(|()| results),
                Err(error) => Err(error),
            }
        })
    }

    fn entries(&self, table: TableId, after: u64) -> Later<'_, Vec<Entry>> {
        self.reader.run(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT seq, at, body FROM entries WHERE table_id = ?1 AND seq > ?2 ORDER BY seq",
            )?;
            let rows = query.query_map(params![key(table.0), key(after)], |row| {
                Ok(Entry {
                    table,
                    seq: row.get::<_, i64>(0)?.cast_unsigned(),
                    at: row.get(1)?,
                    body: row.get(2)?,
                    marks: Vec::new(),
                })
            })?;
            rows.collect()
        })
    }

    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Later<'_, ()> {
        self.writer.run(move |connection| {
            let Snapshot { seq, body, asleep } = snapshot;
            // Entries wait for the disk; a situation that is lost with the power need not.
            connection.pragma_update(None, "synchronous", "normal")?;
            let kept = connection
                .prepare_cached(
                    "INSERT INTO snapshots (table_id, seq, body, asleep) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (table_id) DO UPDATE SET
                     seq = excluded.seq, body = excluded.body, asleep = excluded.asleep
                     WHERE excluded.seq >= seq",
                )
                .and_then(|mut keep| keep.execute(params![key(table.0), key(seq), body, asleep]));
            connection.pragma_update(None, "synchronous", "full")?;
            kept.map(|_| ())
        })
    }

    fn snapshot(&self, table: TableId) -> Later<'_, Option<Snapshot>> {
        self.reader.run(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT seq, body, asleep FROM snapshots WHERE table_id = ?1")?;
            query
                .query_row([key(table.0)], |row| {
                    let seq = row.get::<_, i64>(0)?.cast_unsigned();
                    Ok(Snapshot { seq, body: row.get(1)?, asleep: row.get(2)? })
                })
                .optional()
        })
    }

    fn add_guest(&self, guest: Guest) -> Later<'_, ()> {
        self.writer.run(move |connection| {
            connection
                .prepare_cached(
                    "INSERT INTO guests (id, token, name, seen) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT DO NOTHING",
                )?
                .execute(params![key(guest.id.0), guest.token.0, guest.name, guest.seen])?;
            Ok(())
        })
    }

    fn change_token(&self, guest: GuestId, token: TokenHash) -> Later<'_, ()> {
        self.writer.run(move |connection| {
            let change = params![key(guest.0), token.0];
            connection.execute("UPDATE guests SET token = ?2 WHERE id = ?1", change)?;
            Ok(())
        })
    }

    fn see(&self, guest: GuestId, at: Millis) -> Later<'_, ()> {
        self.writer.run(move |connection| {
            let seen = params![key(guest.0), at];
            connection.execute("UPDATE guests SET seen = ?2 WHERE id = ?1", seen)?;
            Ok(())
        })
    }

    fn guest(&self, token: TokenHash) -> Later<'_, Option<Guest>> {
        self.reader.run(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT id, name, token, seen FROM guests WHERE token = ?1")?;
            query.query_row([token.0], known).optional()
        })
    }

    fn tables_of(&self, guest: GuestId) -> Later<'_, Vec<Listed>> {
        self.reader.run(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id, card FROM tables JOIN members ON table_id = id
                 WHERE guest = ?1 AND NOT archived ORDER BY touched DESC LIMIT ?2",
            )?;
            query.query_map([key(guest.0), LISTED], listed)?.collect()
        })
    }

    fn lobby(&self) -> Later<'_, Vec<Listed>> {
        self.reader.run(move |connection| {
            let mut query = connection.prepare_cached(
                "SELECT id, card FROM tables WHERE lobby AND NOT archived
                 ORDER BY touched DESC LIMIT ?1",
            )?;
            query.query_map([LISTED], listed)?.collect()
        })
    }

    fn archive(&self, before: Millis) -> Later<'_, u64> {
        self.writer.run(move |connection| {
            let moved = connection.execute(
                "UPDATE tables SET archived = 1, lobby = 0 WHERE NOT archived AND touched < ?1
                 AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND at >= ?1)",
                [before],
            )?;
            Ok(moved as u64)
        })
    }

    fn is_archived(&self, table: TableId) -> Later<'_, bool> {
        self.reader.run(move |connection| {
            let mut query =
                connection.prepare_cached("SELECT 1 FROM tables WHERE id = ?1 AND archived")?;
            query.exists([key(table.0)])
        })
    }

    fn news(&self) -> Option<mpsc::Receiver<Elsewhere>> {
        None
    }

    fn ping(&self) -> Later<'_, ()> {
        self.writer.run(|connection| {
            // Writes what stands there already.
            connection.pragma_update(None, "user_version", MIGRATIONS.len())
        })
    }

    fn tidy(&self) -> Later<'_, ()> {
        self.tidier.run(|connection| {
            let checkpoint = |connection: &Connection, how: &str| {
                let pragma = format!("PRAGMA wal_checkpoint({how})");
                connection.query_row(&pragma, [], |row| row.get::<_, i64>(1))
            };
            // Only a log that has grown long makes the writer wait for a moment.
            if checkpoint(connection, "PASSIVE")? > LONG_LOG {
                checkpoint(connection, "RESTART")?;
            }
            Ok(())
        })
    }
}
