//! Waking a table: reading what was written about it, and living it again.

use derelict_engine::record::{Hex, RULES_VERSION};

use super::{No, entry};
use crate::books;
use crate::id::TableId;
use crate::line::Line;
use crate::server::Shared;
use crate::store::{Entry, Millis, Snapshot};
use crate::table::{Broken, Effect, PutAway, Table};

/// A table that was read from the store.
pub(super) struct Woken {
    pub table: Table,
    /// The last entry in it.
    pub seq: u64,
    /// The last entry in the situation it was woken from.
    pub kept: u64,
    /// When the last entry was written.
    pub at: Millis,
}

/// Reads a table from the store.
pub(super) async fn load(shared: &Shared, id: TableId) -> Result<Woken, No> {
    if let Some(woken) = wake(shared, id, u64::MAX).await? {
        return Ok(woken);
    }
    let (table, entries) = live(shared, id, u64::MAX).await?;
    shared.metrics.relived.add();
    let (seq, at) = entries.last().map_or((0, 0), |entry| (entry.seq, entry.at));
    match table {
        Ok(table) => Ok(Woken { table, seq, kept: 0, at }),
        Err(broken) => {
            let snapshot = shared.store.snapshot(id).await.map_err(No::not_kept)?;
            tracing::warn!(table = %id, "{broken}; it goes on by the rules of today");
            let gone_on = go_on(shared, id, entries, snapshot.as_ref()).await;
            let (table, seq) = gone_on.map_err(|_| No::broken(&broken))?;
            Ok(Woken { table, seq, kept: 0, at })
        }
    }
}

/// A table as it was after an entry. Read aside: a table is large, and whoever waits for one would
/// set aside room for several as long as they live.
pub(super) async fn as_of(shared: &Shared, id: TableId, seq: u64) -> Result<Box<Table>, No> {
    let reading = async {
        match wake(shared, id, seq).await? {
            Some(woken) => Ok(Box::new(woken.table)),
            None => match live(shared, id, seq).await?.0 {
                Ok(table) => Ok(Box::new(table)),
                Err(broken) => Err(No::broken(&broken)),
            },
        }
    };
    Box::pin(reading).await
}

/// Lives a table again from its first entry to the one numbered.
async fn live(
    shared: &Shared,
    id: TableId,
    upto: u64,
) -> Result<(Result<Table, Broken>, Vec<Entry>), No> {
    let mut entries = shared.store.entries(id, 0).await.map_err(No::not_kept)?;
    entries.retain(|entry| entry.seq <= upto);
    if entries.iter().all(Entry::deletes) {
        return Err(No::unknown_table());
    }
    let relived = tokio::task::spawn_blocking(move || (relive(id, &entries, |_, _| {}), entries));
    relived.await.map_err(|_| No::broken(&Broken("reading it failed".into())))
}

/// Wakes a table as it was put to sleep, and goes on to the entry numbered. None if it was not put
/// to sleep before that entry, or by another program, or was damaged: its entries tell all.
async fn wake(shared: &Shared, id: TableId, upto: u64) -> Result<Option<Woken>, No> {
    let snapshot = shared.store.snapshot(id).await.unwrap_or_else(|problem| {
        tracing::warn!(table = %id, "{problem}");
        None
    });
    let Some(Snapshot { seq: kept, asleep: Some(asleep), .. }) = snapshot else {
        return Ok(None);
    };
    if kept > upto {
        return Ok(None);
    }
    let before = kept.saturating_sub(1);
    let mut entries = shared.store.entries(id, before).await.map_err(No::not_kept)?;
    entries.retain(|entry| entry.seq <= upto);
    let at = entries.last().map_or(0, |entry| entry.at);
    let woken = tokio::task::spawn_blocking(move || rouse(kept, &asleep, &entries)).await;
    Ok(match woken {
        Ok(Ok((table, seq))) => Some(Woken { table, seq, kept, at }),
        Ok(Err(broken)) => {
            tracing::info!(table = %id, "{broken}; its entries are lived again");
            None
        }
        Err(_) => None,
    })
}

/// A table put to sleep after the first of these entries, and what has come since.
fn rouse(kept: u64, asleep: &[u8], entries: &[Entry]) -> Result<(Table, u64), Broken> {
    let mut table = Table::wake(asleep)?;
    let last = entries.split_first().filter(|(last, _)| last.seq == kept);
    let (last, since) = last.ok_or_else(|| Broken("its entries are not there".into()))?;
    if !table.stands_after(&lines(last)?) {
        return Err(Broken("its entries lead elsewhere".into()));
    }
    let mut seq = kept;
    for entry in since {
        for line in lines(entry)? {
            table.apply(&line, entry.at)?;
        }
        seq = entry.seq;
    }
    Ok((table, seq))
}

/// Goes on by the rules of today, where lines belong to other rules: from the situation put away, or
/// from the start if there is none. What was played after it is played again up to the first choice
/// that the rules of today do not offer; the rest of it is lost. Nothing is given up of what was
/// played by the rules of today: there it is the lines that are damaged.
async fn go_on(
    shared: &Shared,
    id: TableId,
    mut entries: Vec<Entry>,
    snapshot: Option<&Snapshot>,
) -> Result<(Table, u64), Broken> {
    let seq = entries.last().map_or(0, |entry| entry.seq);
    let content = content(&entries)?;
    let from = |kept: PutAway| {
        let PutAway { told, game: snapshot } = kept;
        let line = Line::OtherRules { rules_version: RULES_VERSION, content, snapshot, told };
        entry(id, seq + 1, shared.clock.now(), &[line], Vec::new())
    };
    let (mut before, since) = match snapshot {
        Some(snapshot) => {
            let kept: PutAway = serde_json::from_str(&snapshot.body)
                .map_err(|error| Broken(format!("its situation cannot be read: {error}")))?;
            let since = entries.partition_point(|entry| entry.seq <= snapshot.seq);
            (vec![from(kept)], since)
        }
        None => (Vec::new(), 1),
    };
    before.splice(..0, entries[..since].iter().cloned());
    let mut table = relive(id, &before, |_, _| {})?;
    let lost = play_again(&mut table, &entries[since..])?;
    if lost > 0 && !is_foreign(&entries, content)? {
        return Err(Broken("its lines do not fit the rules they were played by".into()));
    }
    let situation = table.put_away().ok_or_else(|| Broken("its game is gone".into()))?;
    let mut kept = situation.durable();
    if lost > 0 {
        tracing::warn!(table = %id, lost, "lines that the rules of today do not allow");
        // Nobody knows how much was told of them; what comes has to count as newer.
        kept.told.iter_mut().for_each(|told| *told += lost * NEWS_OF_A_LINE);
    }
    let next = from(kept);
    entries.push(next.clone());
    let table = relive(id, &entries, |_, _| {})?;
    let not_kept = |_| Broken("it could not be kept".into());
    shared.journal.append(next).await.map_err(not_kept)?;
    Ok((table, seq + 1))
}

/// More than any line tells anybody.
const NEWS_OF_A_LINE: u32 = 1_000;

/// Does again what was written down after a situation, and says how many lines of play were lost.
fn play_again(table: &mut Table, entries: &[Entry]) -> Result<u32, Broken> {
    let mut lost = 0;
    for entry in entries {
        for line in lines(entry)? {
            if lost == 0 && again(table, &line, entry.at).is_ok() {
                continue;
            }
            lost += u32::from(line.is_play());
            table.pass_over(&line, entry.at)?;
        }
    }
    Ok(lost)
}

fn again(table: &mut Table, line: &Line, at: Millis) -> Result<(), Broken> {
    match line {
        Line::Chose { seat, choice, asked, .. } => {
            table.choose_again(*seat, choice, asked.clone(), at)
        }
        Line::Seized { seat, choice, asked, .. } => {
            table.seize_again(*seat, choice, asked.clone(), at)
        }
        line => table.apply(line, at).map(|_| ()),
    }
}

/// Lives a table again from its entries; what came of each is shown with the table it led to.
pub(crate) fn relive(
    id: TableId,
    entries: &[Entry],
    mut see: impl FnMut(&Table, Effect),
) -> Result<Table, Broken> {
    let mut table: Option<Table> = None;
    let foreign = |entry: &Entry| entry.body.contains("\"line\":\"other-rules\"");
    let since = entries.iter().rposition(foreign).unwrap_or(0);
    for (index, entry) in entries.iter().enumerate() {
        let mut effect = Effect::default();
        for line in lines(entry)? {
            match &mut table {
                None => table = Some(Table::open(id, &line)?),
                Some(table) if index < since => table.pass_over(&line, entry.at)?,
                Some(table) => effect.and(table.apply(&line, entry.at)?),
            }
        }
        if let Some(table) = &table {
            see(table, effect);
        }
    }
    table.ok_or_else(|| Broken("nothing is written about it".into()))
}

pub(super) fn lines(entry: &Entry) -> Result<Vec<Line>, Broken> {
    let lines: Vec<Line> = serde_json::from_str(&entry.body)
        .map_err(|error| Broken(format!("entry {} cannot be read: {error}", entry.seq)))?;
    // Earlier programs closed a window nobody was asked in without a word.
    Ok(if lines.is_empty() { vec![Line::Closed] } else { lines })
}

/// Whether play went on last by other rules, or with other content, than today's.
fn is_foreign(entries: &[Entry], today: Hex<8>) -> Result<bool, Broken> {
    let mut foreign = false;
    for entry in entries {
        for line in lines(entry)? {
            if let Line::Started { rules_version, content, .. }
            | Line::OtherRules { rules_version, content, .. } = line
            {
                foreign = (rules_version, content) != (RULES_VERSION, today);
            }
        }
    }
    Ok(foreign)
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
