//! Whole tables and people in the file.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Sqlite, append, key, known};
use crate::id::{GuestId, TableId};
use crate::store::{
    Ages, Appended, DELETED, Entry, Guest, Keeping, KeptTable, Later, Mark, Millis,
};

/// Before every id, in the order the file has them in.
const FIRST: i64 = i64::MIN;

fn table(row: &Row<'_>) -> rusqlite::Result<TableId> {
    Ok(TableId(row.get::<_, i64>(0)?.cast_unsigned()))
}

fn whole(connection: &mut Connection, id: TableId) -> rusqlite::Result<Option<KeptTable>> {
    // One moment for all that is read.
    let moment = connection.transaction()?;
    let row = moment
        .query_row(
            "SELECT card, lobby, over, begun, archived, touched FROM tables WHERE id = ?1",
            [key(id.0)],
            |row| {
                Ok(KeptTable {
                    table: id,
                    card: row.get(0)?,
                    lobby: row.get(1)?,
                    over: row.get(2)?,
                    begun: row.get(3)?,
                    archived: row.get(4)?,
                    touched: row.get(5)?,
                    members: Vec::new(),
                    entries: Vec::new(),
                    situation: None,
                })
            },
        )
        .optional()?;
    let Some(mut kept) = row else { return Ok(None) };
    let mut members = moment.prepare_cached("SELECT guest FROM members WHERE table_id = ?1")?;
    let guest = |row: &Row<'_>| Ok(GuestId(row.get::<_, i64>(0)?.cast_unsigned()));
    kept.members = members.query_map([key(id.0)], guest)?.collect::<rusqlite::Result<_>>()?;
    let mut entries = moment
        .prepare_cached("SELECT seq, at, body FROM entries WHERE table_id = ?1 ORDER BY seq")?;
    let entry = |row: &Row<'_>| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?, row.get::<_, String>(2)?))
    };
    kept.entries = entries.query_map([key(id.0)], entry)?.collect::<rusqlite::Result<_>>()?;
    kept.situation = moment
        .query_row("SELECT seq, body FROM snapshots WHERE table_id = ?1", [key(id.0)], |row| {
            Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
        })
        .optional()?;
    Ok(Some(kept))
}

fn put_back(connection: &mut Connection, kept: &KeptTable) -> rusqlite::Result<Appended> {
    let id = key(kept.table.0);
    let step = connection.transaction()?;
    step.execute("DELETE FROM entries WHERE table_id = ?1 AND body = ?2", params![id, DELETED])?;
    let there = step.prepare("SELECT 1 FROM entries WHERE table_id = ?1")?.exists([id])?;
    if there {
        return Ok(Appended::Taken);
    }
    let KeptTable { card, lobby, over, begun, .. } = kept.clone();
    let mut marks = vec![Mark::Card { card, lobby, over, begun }];
    marks.extend(kept.members.iter().map(|guest| Mark::Member(*guest)));
    for (index, line) in kept.entries.iter().enumerate() {
        let marks = if index == 0 { std::mem::take(&mut marks) } else { Vec::new() };
        append(&step, &Entry { marks, ..kept.entry(line) })?;
    }
    let stands = params![id, kept.touched, kept.archived];
    step.execute("UPDATE tables SET touched = ?2, archived = ?3 WHERE id = ?1", stands)?;
    if let Some((seq, body)) = &kept.situation {
        step.execute(
            "INSERT INTO snapshots (table_id, seq, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_id) DO UPDATE SET
             seq = excluded.seq, body = excluded.body, asleep = NULL",
            params![id, key(*seq), body],
        )?;
    }
    step.commit()?;
    Ok(Appended::Kept)
}

impl Keeping for Sqlite {
    fn outdated(&self, ages: Ages, most: u32) -> Later<'_, Vec<TableId>> {
        self.reader.run(move |connection| {
            let mut query = connection.prepare_cached(
                "WITH aged AS (
                     SELECT id, touched,
                     CASE WHEN NOT begun THEN ?1 WHEN over THEN ?2 ELSE ?3 END AS before FROM tables
                 )
                 SELECT id FROM aged WHERE touched < before AND NOT EXISTS
                 (SELECT 1 FROM entries WHERE table_id = id AND at >= before) LIMIT ?4",
            )?;
            query.query_map(params![ages.empty, ages.over, ages.left, most], table)?.collect()
        })
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Later<'_, Vec<TableId>> {
        self.reader.run(move |connection| {
            let mut query =
                connection.prepare("SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")?;
            let after = after.map_or(FIRST, |after| key(after.0));
            query.query_map(params![after, most], table)?.collect()
        })
    }

    fn guests(&self, after: Option<GuestId>, most: u32) -> Later<'_, Vec<Guest>> {
        self.reader.run(move |connection| {
            let mut query = connection.prepare(
                "SELECT id, name, token, seen FROM guests WHERE id > ?1 ORDER BY id LIMIT ?2",
            )?;
            let after = after.map_or(FIRST, |after| key(after.0));
            query.query_map(params![after, most], known)?.collect()
        })
    }

    fn whole(&self, table: TableId) -> Later<'_, Option<KeptTable>> {
        self.reader.run(move |connection| whole(connection, table))
    }

    fn delete(&self, table: TableId, last: u64, at: Millis) -> Later<'_, Appended> {
        self.writer.run(move |connection| {
            let id = key(table.0);
            let step = connection.transaction()?;
            let body = DELETED.to_owned();
            let end = Entry { table, seq: last + 1, at, body, marks: Vec::new() };
            if append(&step, &end)? == Appended::Taken {
                return Ok(Appended::Taken);
            }
            step.execute("DELETE FROM entries WHERE table_id = ?1 AND seq <= ?2", [id, key(last)])?;
            for gone in [
                "DELETE FROM snapshots WHERE table_id = ?1",
                "DELETE FROM members WHERE table_id = ?1",
                "DELETE FROM tables WHERE id = ?1",
            ] {
                step.execute(gone, [id])?;
            }
            step.commit()?;
            Ok(Appended::Kept)
        })
    }

    fn put_back(&self, table: KeptTable) -> Later<'_, Appended> {
        self.writer.run(move |connection| put_back(connection, &table))
    }

    fn forget_guests(&self, before: Millis, now: Millis) -> Later<'_, u64> {
        self.writer.run(move |connection| {
            connection.execute("UPDATE guests SET seen = ?1 WHERE seen IS NULL", [now])?;
            let forgotten = connection.execute(
                "DELETE FROM guests WHERE seen < ?1 AND NOT EXISTS
                 (SELECT 1 FROM members WHERE guest = id)",
                [before],
            )?;
            Ok(forgotten as u64)
        })
    }
}
