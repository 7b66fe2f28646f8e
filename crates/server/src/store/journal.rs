//! Group commit: while one batch is being made durable, the next one gathers.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{Appended, Entry, Store, StoreProblem};

/// Entries written at once, at most.
const BATCH: usize = 512;

/// Why an entry is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Another server was first.
    Taken,
    /// The store did not take it.
    Problem(StoreProblem),
}

struct Request {
    entry: Entry,
    reply: oneshot::Sender<Result<(), Lost>>,
}

/// Where tables hand in what must be durable.
#[derive(Clone, Debug)]
pub struct Journal {
    requests: mpsc::Sender<Request>,
}

impl Journal {
    /// Begins to write to a store.
    #[must_use]
    pub fn open(store: Arc<dyn Store>) -> Self {
        let (requests, mut inbox) = mpsc::channel(4 * BATCH);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(BATCH);
            while inbox.recv_many(&mut batch, BATCH).await > 0 {
                write(&*store, std::mem::take(&mut batch)).await;
            }
        });
        Self { requests }
    }

    /// Writes an entry; comes back once it is durable.
    ///
    /// # Errors
    ///
    /// If another server was first, or the store did not take it.
    pub async fn append(&self, entry: Entry) -> Result<(), Lost> {
        let (reply, answer) = oneshot::channel();
        let closed = || Lost::Problem(StoreProblem::Closed("the server is going down".into()));
        self.requests.send(Request { entry, reply }).await.map_err(|_| closed())?;
        answer.await.unwrap_or_else(|_| Err(closed()))
    }
}

async fn write(store: &dyn Store, batch: Vec<Request>) {
    let (entries, replies): (Vec<Entry>, Vec<_>) =
        batch.into_iter().map(|request| (request.entry, request.reply)).unzip();
    let results = match store.append(entries).await {
        Ok(results) => results
            .into_iter()
            .map(|appended| match appended {
                Appended::Kept => Ok(()),
                Appended::Taken => Err(Lost::Taken),
            })
            .collect(),
        Err(problem) => vec![Err(Lost::Problem(problem)); replies.len()],
    };
    for (reply, result) in replies.into_iter().zip(results) {
        // A table that does not wait any more will read the entry when it wakes.
        let _ = reply.send(result);
    }
}
