//! Waking a table: reading what was written about it, and living it again.

use derelict_engine::record::{Hex, RULES_VERSION};

use super::{No, entry, now};
use crate::books;
use crate::id::TableId;
use crate::line::Line;
use crate::server::Shared;
use crate::store::{Entry, Snapshot};
use crate::table::{Broken, Effect, PutAway, Table};

/// Reads a table from the store.
pub(super) async fn load(shared: &Shared, id: TableId) -> Result<(Table, u64), No> {
    let mut entries = shared.store.entries(id, 0).await.map_err(No::not_kept)?;
    if entries.is_empty() {
        return Err(No::unknown_table());
    }
    let failed = |_| No::broken(&Broken("reading it failed".into()));
    let relived = tokio::task::spawn_blocking(move || {
        let table = relive(id, &entries, |_, _| {});
        (table, entries)
    });
    let table;
    (table, entries) = relived.await.map_err(failed)?;
    let seq = entries.last().map_or(0, |entry| entry.seq);
    match table {
        Ok(table) => Ok((table, seq)),
        Err(broken) => {
            let snapshot = shared.store.snapshot(id).await.map_err(No::not_kept)?;
            let Some(snapshot) = snapshot else { return Err(No::broken(&broken)) };
            tracing::warn!(table = %id, "{broken}; it goes on from its last situation");
            go_on(shared, id, entries, &snapshot).await.map_err(|_| No::broken(&broken))
        }
    }
}

/// Goes on from the situation put away, where the lines before it belong to other rules. What was
/// played after it is played again as far as the rules of today offer it.
async fn go_on(
    shared: &Shared,
    id: TableId,
    mut entries: Vec<Entry>,
    snapshot: &Snapshot,
) -> Result<(Table, u64), Broken> {
    let kept: PutAway = serde_json::from_str(&snapshot.body)
        .map_err(|error| Broken(format!("its situation cannot be read: {error}")))?;
    let seq = entries.last().map_or(0, |entry| entry.seq);
    let content = content(&entries)?;
    let from = |kept: PutAway| {
        let PutAway { told, game: snapshot } = kept;
        let line = Line::OtherRules { rules_version: RULES_VERSION, content, snapshot, told };
        entry(id, seq + 1, now(), &[line], Vec::new())
    };
    let since = entries.partition_point(|entry| entry.seq <= snapshot.seq);
    let mut next = from(kept);
    if since < entries.len() {
        let mut before = entries[..since].to_vec();
        before.push(next);
        let mut table = relive(id, &before, |_, _| {})?;
        play_again(&mut table, &entries[since..])?;
        next = from(table.put_away().ok_or_else(|| Broken("its game is gone".into()))?);
    }
    entries.push(next.clone());
    let table = relive(id, &entries, |_, _| {})?;
    let lost = |_| Broken("it could not be kept".into());
    shared.journal.append(next).await.map_err(lost)?;
    Ok((table, seq + 1))
}

/// Does again what was written down after a situation.
fn play_again(table: &mut Table, entries: &[Entry]) -> Result<(), Broken> {
    for entry in entries {
        for line in lines(entry)? {
            match line {
                Line::Chose { seat, choice, asked, .. } => {
                    table.choose_again(seat, &choice, asked, entry.at)?;
                }
                line => {
                    table.apply(&line, entry.at)?;
                }
            }
        }
    }
    Ok(())
}

/// Lives a table again from its entries; each effect is shown with the table it led to.
pub(crate) fn relive(
    id: TableId,
    entries: &[Entry],
    mut see: impl FnMut(&Table, Effect),
) -> Result<Table, Broken> {
    let mut table: Option<Table> = None;
    let foreign = |entry: &Entry| entry.body.contains("\"line\":\"other-rules\"");
    let since = entries.iter().rposition(foreign).unwrap_or(0);
    for (index, entry) in entries.iter().enumerate() {
        for line in lines(entry)? {
            match &mut table {
                None => table = Some(Table::open(id, &line)?),
                Some(table) if index < since => table.pass_over(&line, entry.at)?,
                Some(table) => {
                    let effect = table.apply(&line, entry.at)?;
                    see(table, effect);
                }
            }
        }
    }
    table.ok_or_else(|| Broken("nothing is written about it".into()))
}

pub(super) fn lines(entry: &Entry) -> Result<Vec<Line>, Broken> {
    serde_json::from_str(&entry.body)
        .map_err(|error| Broken(format!("entry {} cannot be read: {error}", entry.seq)))
}

/// The hash of the content a table plays with now.
fn content(entries: &[Entry]) -> Result<Hex<8>, Broken> {
    let first = entries.first().map(lines).transpose()?.unwrap_or_default();
    match first.first() {
        Some(Line::Opened { terms, .. }) => {
            let catalog = books::catalog(&terms.setup).map_err(Broken)?;
            Ok(catalog.hash.into())
        }
        _ => Err(Broken("it does not begin with its opening".into())),
    }
}
