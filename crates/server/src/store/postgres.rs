//! Tables in a PostgreSQL database that several servers share.

mod keeping;
mod link;
mod tls;

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures_util::stream::{self, StreamExt};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Error, Row};

use link::Links;

use super::{
    Appended, Elsewhere, Entry, Guest, Later, Listed, Mark, Millis, Snapshot, Store, StoreProblem,
};
use crate::id::{GuestId, TableId, TokenHash};

/// What turns an empty database into the first version, that into the second, and so on.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE tables (
        id BIGINT PRIMARY KEY, card TEXT NOT NULL, lobby BOOLEAN NOT NULL, over BOOLEAN NOT NULL,
        archived BOOLEAN NOT NULL DEFAULT FALSE, touched BIGINT NOT NULL
    );
    CREATE INDEX tables_in_lobby ON tables (touched) WHERE lobby AND NOT archived;
    CREATE TABLE members (
        guest BIGINT NOT NULL, table_id BIGINT NOT NULL, PRIMARY KEY (guest, table_id)
    );
    CREATE TABLE entries (
        table_id BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE snapshots (table_id BIGINT PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL);
    CREATE TABLE guests (id BIGINT PRIMARY KEY, token BYTEA NOT NULL UNIQUE, name TEXT NOT NULL);
",
    "
    ALTER TABLE snapshots ADD COLUMN asleep BYTEA;
",
    "
    ALTER TABLE tables ADD COLUMN begun BOOLEAN NOT NULL DEFAULT TRUE;
    ALTER TABLE guests ADD COLUMN seen BIGINT;
",
];

/// Two servers that start at once must not both migrate; any number will do as long as it is
/// always the same.
const MIGRATION_LOCK: i64 = 0x6465_7265_6c69_6374;

/// Where servers tell each other that they have written.
const CHANNEL: &str = "derelict";

/// Tables listed at once.
const LISTED: i64 = 200;

/// A lost listener is set up again after so long.
const AGAIN: Duration = Duration::from_millis(500);

/// A listener that has heard nothing for so long asks whether the database is still there.
const SILENCE: Duration = Duration::from_secs(5);

/// Tables in use are left alone so often before we give up bringing them up to date; each time
/// takes a second at most.
const MIGRATIONS_TRIED: u32 = 30;

const APPEND: &str = "
    WITH kept AS (
        INSERT INTO entries (table_id, seq, at, body)
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
        ON CONFLICT DO NOTHING RETURNING table_id, seq
    )
    SELECT table_id, seq, pg_notify('derelict', table_id || ':' || seq) FROM kept";

/// A store in a database, for any number of servers.
pub struct Postgres {
    links: Arc<Links>,
}

impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may hold a password.
        f.write_str("Postgres(..)")
    }
}

impl Postgres {
    /// Opens the store behind a connection string or URL, and brings its tables up to date while
    /// other servers go on using them.
    ///
    /// # Errors
    ///
    /// If the database cannot be reached, or a later program made its tables.
    pub async fn open(url: &str) -> Result<Self, StoreProblem> {
        let links = Links::new(url)?;
        for _ in 0..MIGRATIONS_TRIED {
            let migrated = links.chore(|client| async move { migrate(&client).await }).await?;
            match migrated {
                Migrated::Done => return Ok(Self { links: Arc::new(links) }),
                // Others write, and are not kept waiting for us.
                Migrated::InUse => {}
                Migrated::Later(version) => {
                    return Err(StoreProblem::Closed(format!(
                        "a later program made its tables: version {version}, known are versions \
                         up to {}",
                        MIGRATIONS.len()
                    )));
                }
            }
        }
        Err(StoreProblem::Closed("its tables are in use all the time; try again later".into()))
    }

    async fn read(
        &self,
        query: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreProblem> {
        let work = |client: Arc<Client>| async move { client.query(query, values).await };
        self.links.soon(self.links.reader(), work).await
    }

    async fn change(
        &self,
        query: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<u64, StoreProblem> {
        let work = |client: Arc<Client>| async move { client.execute(query, values).await };
        self.links.soon(self.links.reader(), work).await
    }

    async fn write(&self, entries: &[Entry]) -> Result<Vec<Appended>, StoreProblem> {
        let work = |writer: Arc<Client>| async move { write(&writer, entries).await };
        let results = self.links.soon(&self.links.writer, work).await;
        if results.is_err() {
            // A connection in an unknown state is given up.
            self.links.writer.give_up();
        }
        results
    }
}

async fn write(writer: &Client, entries: &[Entry]) -> Result<Vec<Appended>, Error> {
    let marked = entries.iter().any(|entry| !entry.marks.is_empty());
    if !marked {
        return append(writer, entries).await;
    }
    writer.batch_execute("BEGIN").await?;
    let results = append(writer, entries).await?;
    let kept = entries.iter().zip(&results).filter(|(_, kept)| **kept == Appended::Kept);
    for (entry, _) in kept {
        for mark in &entry.marks {
            note(writer, entry, mark).await?;
        }
    }
    writer.batch_execute("COMMIT").await?;
    Ok(results)
}

async fn append(writer: &Client, entries: &[Entry]) -> Result<Vec<Appended>, Error> {
    // Always in the same order, so that two servers never wait for each other. Within one batch
    // the first to name a number has it: the database could not tell us which of them it took.
    let mut order: Vec<usize> = (0..entries.len()).collect();
    order.sort_by_key(|index| (entries[*index].table, entries[*index].seq));
    order.dedup_by_key(|index| (entries[*index].table, entries[*index].seq));
    let first = |index: &usize| &entries[*index];
    let tables: Vec<i64> = order.iter().map(|index| key(first(index).table.0)).collect();
    let seqs: Vec<i64> = order.iter().map(|index| key(first(index).seq)).collect();
    let times: Vec<i64> = order.iter().map(|index| first(index).at).collect();
    let bodies: Vec<&str> = order.iter().map(|index| first(index).body.as_str()).collect();
    let rows = writer.query(APPEND, &[&tables, &seqs, &times, &bodies]).await?;
    let kept: HashSet<(i64, i64)> = rows.iter().map(|row| (row.get(0), row.get(1))).collect();
    let mut fates = vec![Appended::Taken; entries.len()];
    for index in order {
        if kept.contains(&(key(entries[index].table.0), key(entries[index].seq))) {
            fates[index] = Appended::Kept;
        }
    }
    Ok(fates)
}

async fn note(writer: &Client, entry: &Entry, mark: &Mark) -> Result<(), Error> {
    let table = key(entry.table.0);
    match mark {
        Mark::Card { card, lobby, over, begun } => {
            let query = "
                INSERT INTO tables (id, card, lobby, over, touched, begun)
                VALUES ($1, $2, $3, $4, $5, $6)
                ON CONFLICT (id) DO UPDATE SET card = excluded.card, lobby = excluded.lobby,
                over = excluded.over, touched = excluded.touched, begun = excluded.begun,
                archived = FALSE";
            writer.execute(query, &[&table, card, lobby, over, &entry.at, begun]).await?;
        }
        Mark::Member(guest) => {
            let query =
                "INSERT INTO members (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            writer.execute(query, &[&key(guest.0), &table]).await?;
        }
        Mark::Gone(guest) => {
            let query = "DELETE FROM members WHERE guest = $1 AND table_id = $2";
            writer.execute(query, &[&key(guest.0), &table]).await?;
        }
    }
    Ok(())
}

/// How bringing the tables up to date went.
enum Migrated {
    Done,
    /// Others hold what would have to change.
    InUse,
    /// A later program was here; this is its version.
    Later(usize),
}

async fn migrate(client: &Client) -> Result<Migrated, Error> {
    let done = steps(client).await;
    let in_use = |error: &Error| error.code() == Some(&SqlState::LOCK_NOT_AVAILABLE);
    match done {
        Ok(Migrated::Done) => client.batch_execute("COMMIT").await.map(|()| Migrated::Done),
        Ok(other) => client.batch_execute("ROLLBACK").await.map(|()| other),
        Err(error) if in_use(&error) => {
            client.batch_execute("ROLLBACK").await.map(|()| Migrated::InUse)
        }
        Err(error) => Err(error),
    }
}

async fn steps(client: &Client) -> Result<Migrated, Error> {
    let begin = format!(
        "BEGIN; SELECT pg_advisory_xact_lock({MIGRATION_LOCK});
         CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL);"
    );
    client.batch_execute(&begin).await?;
    let row = client.query_opt("SELECT version FROM schema_version", &[]).await?;
    let version = row.map_or(0, |row| row.get::<_, i32>(0)) as usize;
    if version > MIGRATIONS.len() {
        return Ok(Migrated::Later(version));
    }
    if version == MIGRATIONS.len() {
        return Ok(Migrated::Done);
    }
    for migration in &MIGRATIONS[version..] {
        client.batch_execute(migration).await?;
    }
    let note = format!(
        "DELETE FROM schema_version; INSERT INTO schema_version VALUES ({});",
        MIGRATIONS.len()
    );
    client.batch_execute(&note).await?;
    Ok(Migrated::Done)
}

/// Listens for what other servers write, for as long as somebody wants to know.
async fn listen(links: Arc<Links>, news: mpsc::Sender<Elsewhere>) {
    while !news.is_closed() {
        if let Err(why) = hear(&links, &news).await {
            tracing::warn!("other servers cannot be heard: {why}");
        }
        tokio::time::sleep(AGAIN).await;
    }
}

async fn hear(links: &Links, news: &mpsc::Sender<Elsewhere>) -> Result<(), String> {
    let told = |error: Error| said(&error);
    let silent = |_| "the database does not answer".to_owned();
    let (client, mut connection) =
        timeout(SILENCE, links.connect()).await.map_err(silent)?.map_err(told)?;
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let (heard, mut inbox) = mpsc::unbounded_channel();
    // Ends with this function.
    let mut hearing = JoinSet::new();
    hearing.spawn(async move {
        while let Some(message) = messages.next().await {
            if heard.send(message).is_err() {
                return;
            }
        }
    });
    let listen = format!("LISTEN {CHANNEL}");
    timeout(SILENCE, client.batch_execute(&listen)).await.map_err(silent)?.map_err(told)?;
    // Whatever was written while nobody listened has to be looked for.
    let mut open = news.send(Elsewhere::Missed).await.is_ok();
    while open {
        match timeout(SILENCE, inbox.recv()).await {
            Ok(Some(message)) => {
                if let AsyncMessage::Notification(note) = message.map_err(told)?
                    && let Some(wrote) = read_note(note.payload())
                {
                    open = news.send(wrote).await.is_ok();
                }
            }
            Ok(None) => break,
            // Nothing was written, or nothing can be heard.
            Err(_) => {
                timeout(SILENCE, client.batch_execute("")).await.map_err(silent)?.map_err(told)?;
            }
        }
    }
    Ok(())
}

fn read_note(payload: &str) -> Option<Elsewhere> {
    let (table, seq) = payload.split_once(':')?;
    let number = |text: &str| text.parse::<i64>().ok().map(i64::cast_unsigned);
    if table == "guest" {
        return Some(Elsewhere::Changed(GuestId(number(seq)?)));
    }
    Some(Elsewhere::Wrote(TableId(number(table)?), number(seq)?))
}

// Numbers of 64 bits keep their bits; only their sign changes.
fn key(id: u64) -> i64 {
    id.cast_signed()
}

fn said(error: &Error) -> String {
    match error.as_db_error() {
        Some(error) => error.message().to_owned(),
        None => {
            let source = std::error::Error::source(error);
            source.map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
        }
    }
}

fn problem(error: Error) -> StoreProblem {
    let full = error.code().is_some_and(|code| code.code().starts_with("53"));
    if full { StoreProblem::Full(said(&error)) } else { StoreProblem::Failed(said(&error)) }
}

fn listed(rows: Vec<Row>) -> Vec<Listed> {
    let one = |row: &Row| Listed {
        table: TableId(row.get::<_, i64>(0).cast_unsigned()),
        card: row.get(1),
    };
    rows.iter().map(one).collect()
}

fn known(row: &Row) -> Option<Guest> {
    let kept: Vec<u8> = row.get(2);
    let token = TokenHash(kept.try_into().ok()?);
    let id = GuestId(row.get::<_, i64>(0).cast_unsigned());
    Some(Guest { id, name: row.get(1), token, seen: row.get(3) })
}

impl Store for Postgres {
    fn append(&self, entries: Vec<Entry>) -> Later<'_, Vec<Appended>> {
        Box::pin(async move { self.write(&entries).await })
    }

    fn entries(&self, table: TableId, after: u64) -> Later<'_, Vec<Entry>> {
        Box::pin(async move {
            let query =
                "SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq";
            let rows = self.read(query, &[&key(table.0), &key(after)]).await?;
            let entry = |row: &Row| Entry {
                table,
                seq: row.get::<_, i64>(0).cast_unsigned(),
                at: row.get(1),
                body: row.get(2),
                marks: Vec::new(),
            };
            Ok(rows.iter().map(entry).collect())
        })
    }

    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Later<'_, ()> {
        Box::pin(async move {
            let query = "
                INSERT INTO snapshots (table_id, seq, body, asleep) VALUES ($1, $2, $3, $4)
                ON CONFLICT (table_id) DO UPDATE SET
                seq = excluded.seq, body = excluded.body, asleep = excluded.asleep
                WHERE excluded.seq >= snapshots.seq";
            let Snapshot { seq, body, asleep } = snapshot;
            self.change(query, &[&key(table.0), &key(seq), &body, &asleep]).await?;
            Ok(())
        })
    }

    fn snapshot(&self, table: TableId) -> Later<'_, Option<Snapshot>> {
        Box::pin(async move {
            let query = "SELECT seq, body, asleep FROM snapshots WHERE table_id = $1";
            let rows = self.read(query, &[&key(table.0)]).await?;
            let one = |row: &Row| Snapshot {
                seq: row.get::<_, i64>(0).cast_unsigned(),
                body: row.get(1),
                asleep: row.get(2),
            };
            Ok(rows.first().map(one))
        })
    }

    fn add_guest(&self, guest: Guest) -> Later<'_, ()> {
        Box::pin(async move {
            let query = "
                INSERT INTO guests (id, token, name, seen) VALUES ($1, $2, $3, $4)
                ON CONFLICT DO NOTHING";
            let Guest { id, name, token, seen } = guest;
            self.change(query, &[&key(id.0), &token.0.as_slice(), &name, &seen]).await?;
            Ok(())
        })
    }

    fn change_token(&self, guest: GuestId, token: TokenHash) -> Later<'_, ()> {
        Box::pin(async move {
            let query = "
                WITH changed AS (UPDATE guests SET token = $2 WHERE id = $1 RETURNING id)
                SELECT pg_notify('derelict', 'guest:' || id) FROM changed";
            self.read(query, &[&key(guest.0), &token.0.as_slice()]).await?;
            Ok(())
        })
    }

    fn see(&self, guest: GuestId, at: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let query = "UPDATE guests SET seen = $2 WHERE id = $1";
            self.change(query, &[&key(guest.0), &at]).await?;
            Ok(())
        })
    }

    fn guest(&self, token: TokenHash) -> Later<'_, Option<Guest>> {
        Box::pin(async move {
            let query = "SELECT id, name, token, seen FROM guests WHERE token = $1";
            let rows = self.read(query, &[&token.0.as_slice()]).await?;
            Ok(rows.first().and_then(known))
        })
    }

    fn tables_of(&self, guest: GuestId) -> Later<'_, Vec<Listed>> {
        Box::pin(async move {
            let query = "
                SELECT id, card FROM tables JOIN members ON table_id = id
                WHERE guest = $1 AND NOT archived ORDER BY touched DESC LIMIT $2";
            Ok(listed(self.read(query, &[&key(guest.0), &LISTED]).await?))
        })
    }

    fn lobby(&self) -> Later<'_, Vec<Listed>> {
        Box::pin(async move {
            let query = "
                SELECT id, card FROM tables WHERE lobby AND NOT archived
                ORDER BY touched DESC LIMIT $1";
            Ok(listed(self.read(query, &[&LISTED]).await?))
        })
    }

    fn archive(&self, before: Millis) -> Later<'_, u64> {
        Box::pin(async move {
            let query = "
                UPDATE tables SET archived = TRUE, lobby = FALSE
                WHERE NOT archived AND touched < $1 AND NOT EXISTS
                (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= $1)";
            let work = |client: Arc<Client>| async move { client.execute(query, &[&before]).await };
            self.links.chore(work).await
        })
    }

    fn is_archived(&self, table: TableId) -> Later<'_, bool> {
        Box::pin(async move {
            let query = "SELECT 1 FROM tables WHERE id = $1 AND archived";
            Ok(!self.read(query, &[&key(table.0)]).await?.is_empty())
        })
    }

    fn news(&self) -> Option<mpsc::Receiver<Elsewhere>> {
        let (news, inbox) = mpsc::channel(1024);
        tokio::spawn(listen(Arc::clone(&self.links), news));
        Some(inbox)
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let write = "UPDATE schema_version SET version = version";
            let work = |writer: Arc<Client>| async move { writer.execute(write, &[]).await };
            // Not on the connection that entries are written over: they are one after the other.
            self.links.soon(self.links.reader(), work).await.map(|_| ())
        })
    }

    fn tidy(&self) -> Later<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}
