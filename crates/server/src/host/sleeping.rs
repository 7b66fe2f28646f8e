//! Putting a table away, so that it wakes quickly and outlives changes of the rules.

use std::sync::Arc;

use super::Host;
use crate::store::Snapshot;

/// A situation is put away every so many entries.
const EVERY: u64 = 64;

impl Host {
    /// Puts the situation away if it has not been for a while; nobody waits for it.
    pub(super) fn maybe_put_away(&mut self) {
        // Tables that began together are not put away together.
        let part = |seq: u64| (seq + self.table.id.0 % EVERY) / EVERY;
        if part(self.seq) > part(self.kept)
            && let Some(keeping) = self.keeping()
        {
            self.kept = self.seq;
            tokio::spawn(keeping);
        }
    }

    /// Leaves the table as it will be found again.
    pub(super) async fn put_away(&mut self) {
        if self.seq > self.kept
            && let Some(keeping) = self.keeping()
        {
            keeping.await;
        }
    }

    /// Writes down the situation, on another thread; nothing while answers are held.
    fn keeping(&self) -> Option<impl Future<Output = ()> + Send + use<>> {
        let (shared, table, seq) = (Arc::clone(&self.shared), self.table.id, self.seq);
        let (asleep, put_away) = (self.table.asleep()?, self.table.put_away()?);
        Some(async move {
            let write = move || Snapshot { seq, body: put_away.write(), asleep: Some(asleep) };
            let Ok(snapshot) = tokio::task::spawn_blocking(write).await else { return };
            if let Err(problem) = shared.store.keep_snapshot(table, snapshot).await {
                tracing::warn!(%table, "{problem}");
            }
        })
    }
}
