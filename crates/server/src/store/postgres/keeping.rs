//! Whole tables and people in the database.

use std::sync::Arc;

use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, Row};

use super::{Postgres, append, key, known, note};
use crate::id::{GuestId, TableId};
use crate::store::{
    Ages, Appended, DELETED, Entry, Guest, Keeping, KeptTable, Later, Mark, Millis, StoreProblem,
};

/// Before every id, in the order the database has them in.
const FIRST: i64 = i64::MIN;

/// One statement sees one moment.
const WHOLE: &str = "
    SELECT card, lobby, over, begun, archived, touched,
    ARRAY(SELECT guest FROM members WHERE table_id = id ORDER BY guest),
    ARRAY(SELECT seq FROM entries WHERE table_id = id ORDER BY seq),
    ARRAY(SELECT at FROM entries WHERE table_id = id ORDER BY seq),
    ARRAY(SELECT body FROM entries WHERE table_id = id ORDER BY seq),
    (SELECT seq FROM snapshots WHERE table_id = id),
    (SELECT body FROM snapshots WHERE table_id = id)
    FROM tables WHERE id = $1";

/// Who is first with the number after the last one decides; all or nothing.
const DELETE: &str = "
    WITH ended AS (
        INSERT INTO entries (table_id, seq, at, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING table_id, seq
    ), entries_gone AS (
        DELETE FROM entries USING ended
        WHERE entries.table_id = ended.table_id AND entries.seq < ended.seq
    ), snapshots_gone AS (
        DELETE FROM snapshots USING ended WHERE snapshots.table_id = ended.table_id
    ), members_gone AS (
        DELETE FROM members USING ended WHERE members.table_id = ended.table_id
    ), tables_gone AS (
        DELETE FROM tables USING ended WHERE tables.id = ended.table_id
    )
    SELECT pg_notify('derelict', table_id || ':' || seq) FROM ended";

fn ids(rows: &[Row]) -> Vec<TableId> {
    rows.iter().map(|row| TableId(row.get::<_, i64>(0).cast_unsigned())).collect()
}

fn kept(table: TableId, row: &Row) -> KeptTable {
    let (seqs, times): (Vec<i64>, Vec<i64>) = (row.get(7), row.get(8));
    let bodies: Vec<String> = row.get(9);
    let entries = seqs.into_iter().map(i64::cast_unsigned).zip(times).zip(bodies);
    let situation: Option<i64> = row.get(10);
    KeptTable {
        table,
        card: row.get(0),
        lobby: row.get(1),
        over: row.get(2),
        begun: row.get(3),
        archived: row.get(4),
        touched: row.get(5),
        members: row
            .get::<_, Vec<i64>>(6)
            .into_iter()
            .map(|id| GuestId(id.cast_unsigned()))
            .collect(),
        entries: entries.map(|((seq, at), body)| (seq, at, body)).collect(),
        situation: situation.map(i64::cast_unsigned).zip(row.get(11)),
    }
}

async fn put_back(writer: &tokio_postgres::Client, kept: &KeptTable) -> Result<Appended, Error> {
    let id = key(kept.table.0);
    let deleted = "DELETE FROM entries WHERE table_id = $1 AND body = $2";
    writer.execute(deleted, &[&id, &DELETED]).await?;
    let there = "SELECT 1 FROM entries WHERE table_id = $1 LIMIT 1";
    if writer.query_opt(there, &[&id]).await?.is_some() {
        return Ok(Appended::Taken);
    }
    let entries: Vec<Entry> = kept.entries.iter().map(|line| kept.entry(line)).collect();
    let fates = append(writer, &entries).await?;
    let Some(first) = entries.first().filter(|_| !fates.contains(&Appended::Taken)) else {
        return Ok(Appended::Taken);
    };
    let KeptTable { card, lobby, over, begun, .. } = kept.clone();
    note(writer, first, &Mark::Card { card, lobby, over, begun }).await?;
    for guest in &kept.members {
        note(writer, first, &Mark::Member(*guest)).await?;
    }
    let stands = "UPDATE tables SET touched = $2, archived = $3 WHERE id = $1";
    writer.execute(stands, &[&id, &kept.touched, &kept.archived]).await?;
    if let Some((seq, body)) = &kept.situation {
        let situation = "
            INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3)
            ON CONFLICT (table_id) DO UPDATE SET
            seq = excluded.seq, body = excluded.body, asleep = NULL";
        writer.execute(situation, &[&id, &key(*seq), body]).await?;
    }
    Ok(Appended::Kept)
}

impl Postgres {
    /// Asks for something nobody waits for.
    async fn look(
        &self,
        query: &str,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreProblem> {
        let work = |client: Arc<Client>| async move { client.query(query, values).await };
        self.links.chore(work).await
    }
}

impl Keeping for Postgres {
    fn outdated(&self, ages: Ages, most: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = "
                WITH aged AS (
                    SELECT id, touched,
                    CASE WHEN NOT begun THEN $1::bigint WHEN over THEN $2 ELSE $3 END AS before
                    FROM tables
                )
                SELECT id FROM aged WHERE touched < before AND NOT EXISTS
                (SELECT 1 FROM entries WHERE table_id = id AND at >= before) LIMIT $4";
            let values =
                &[&ages.empty as _, &ages.over as _, &ages.left as _, &i64::from(most) as _];
            Ok(ids(&self.look(query, values).await?))
        })
    }

    fn tables(&self, after: Option<TableId>, most: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
            let after = after.map_or(FIRST, |after| key(after.0));
            Ok(ids(&self.look(query, &[&after, &i64::from(most)]).await?))
        })
    }

    fn guests(&self, after: Option<GuestId>, most: u32) -> Later<'_, Vec<Guest>> {
        Box::pin(async move {
            let query =
                "SELECT id, name, token, seen FROM guests WHERE id > $1 ORDER BY id LIMIT $2";
            let after = after.map_or(FIRST, |after| key(after.0));
            let rows = self.look(query, &[&after, &i64::from(most)]).await?;
            Ok(rows.iter().filter_map(known).collect())
        })
    }

    fn whole(&self, table: TableId) -> Later<'_, Option<KeptTable>> {
        Box::pin(async move {
            let rows = self.look(WHOLE, &[&key(table.0)]).await?;
            Ok(rows.first().map(|row| kept(table, row)))
        })
    }

    fn delete(&self, table: TableId, last: u64, at: Millis) -> Later<'_, Appended> {
        Box::pin(async move {
            let values = &[&key(table.0) as _, &key(last + 1) as _, &at as _, &DELETED as _];
            let ended = self.look(DELETE, values).await?;
            Ok(if ended.is_empty() { Appended::Taken } else { Appended::Kept })
        })
    }

    fn put_back(&self, table: KeptTable) -> Later<'_, Appended> {
        Box::pin(async move {
            let table = &table;
            let whole = |client: Arc<Client>| async move {
                client.batch_execute("BEGIN").await?;
                let fate = put_back(&client, table).await?;
                let end = if fate == Appended::Kept { "COMMIT" } else { "ROLLBACK" };
                client.batch_execute(end).await?;
                Ok(fate)
            };
            self.links.chore(whole).await
        })
    }

    fn forget_guests(&self, before: Millis, now: Millis) -> Later<'_, u64> {
        Box::pin(async move {
            let work = |client: Arc<Client>| async move {
                let noted = "UPDATE guests SET seen = $1 WHERE seen IS NULL";
                client.execute(noted, &[&now]).await?;
                let query = "
                    DELETE FROM guests WHERE seen < $1 AND NOT EXISTS
                    (SELECT 1 FROM members WHERE guest = id)";
                client.execute(query, &[&before]).await
            };
            self.links.chore(work).await
        })
    }
}
