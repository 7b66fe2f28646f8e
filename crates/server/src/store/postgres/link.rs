//! Connections to the database, and patience with it: whoever asks is answered in time, and a
//! connection that does not answer is given up for a new one.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex as Latch, PoisonError};
use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, timeout};
use tokio_postgres::tls::MakeTlsConnect;
use tokio_postgres::{Client, Config, Error};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{problem, said, tls};
use crate::store::StoreProblem;

/// Whoever waits for the database is answered within so long, connecting included.
const PATIENCE: Duration = Duration::from_millis(1300);
/// Chores may take longer.
const CHORE: Duration = Duration::from_secs(60);
/// After it did not answer, nobody waits for it for so long.
const PAUSE: Duration = Duration::from_millis(500);
/// The database itself gives up what takes longer, a little before we do.
const SETTINGS: &str = "
    SET statement_timeout = 1000; SET lock_timeout = 1000;
    SET idle_in_transaction_session_timeout = 10000";
const CHORE_SETTINGS: &str = "
    SET statement_timeout = 55000; SET lock_timeout = 1000;
    SET idle_in_transaction_session_timeout = 60000";
/// Connections that read.
const READERS: usize = 4;

type Connection = tokio_postgres::Connection<
    tokio_postgres::Socket,
    <MakeRustlsConnect as MakeTlsConnect<tokio_postgres::Socket>>::Stream,
>;

/// A place for a connection.
#[derive(Default)]
pub(super) struct Slot(Mutex<Option<Arc<Client>>>);

/// All connections.
pub(super) struct Links {
    config: Config,
    tls: MakeRustlsConnect,
    pub writer: Slot,
    readers: [Slot; READERS],
    next: AtomicUsize,
    chores: Slot,
    /// When the database last did not answer.
    silent: Latch<Option<Instant>>,
}

impl Links {
    pub fn new(address: &str) -> Result<Self, StoreProblem> {
        let (mut config, tls) = tls::read(address).map_err(|error| {
            // The address may hold a password; what is wrong with it need not.
            StoreProblem::Closed(format!("DATABASE_URL makes no sense: {error}"))
        })?;
        config.keepalives_idle(Duration::from_secs(10)).connect_timeout(PATIENCE);
        Ok(Self {
            config,
            tls,
            writer: Slot::default(),
            readers: Default::default(),
            next: AtomicUsize::new(0),
            chores: Slot::default(),
            silent: Latch::default(),
        })
    }

    /// One of the connections that read.
    pub fn reader(&self) -> &Slot {
        &self.readers[self.next.fetch_add(1, Ordering::Relaxed) % READERS]
    }

    /// Does something that somebody waits for.
    pub async fn soon<T, F: Future<Output = Result<T, Error>>>(
        &self,
        slot: &Slot,
        work: impl FnOnce(Arc<Client>) -> F,
    ) -> Result<T, StoreProblem> {
        let silent = *self.silent.lock().unwrap_or_else(PoisonError::into_inner);
        if silent.is_some_and(|silent| silent.elapsed() < PAUSE) {
            return Err(StoreProblem::Late);
        }
        let whole = async {
            let client = self.client(&mut slot.0.lock().await, SETTINGS).await?;
            work(client).await.map_err(problem)
        };
        let done = timeout(PATIENCE, whole).await;
        done.unwrap_or_else(|_| {
            *self.silent.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
            slot.give_up();
            Err(StoreProblem::Late)
        })
    }

    /// Does a chore, one at a time.
    pub async fn chore<T, F: Future<Output = Result<T, Error>>>(
        &self,
        work: impl FnOnce(Arc<Client>) -> F,
    ) -> Result<T, StoreProblem> {
        let whole = async {
            let mut slot = self.chores.0.lock().await;
            let client = self.client(&mut slot, CHORE_SETTINGS).await?;
            let done = work(client).await;
            if done.is_err() {
                // It may be in the middle of something.
                *slot = None;
            }
            done.map_err(problem)
        };
        let done = timeout(CHORE, whole).await;
        done.unwrap_or_else(|_| {
            self.chores.give_up();
            Err(StoreProblem::Late)
        })
    }

    /// A connection of one's own, and what comes over it.
    pub async fn connect(&self) -> Result<(Client, Connection), Error> {
        self.config.connect(self.tls.clone()).await
    }

    async fn client(
        &self,
        slot: &mut MutexGuard<'_, Option<Arc<Client>>>,
        settings: &str,
    ) -> Result<Arc<Client>, StoreProblem> {
        if let Some(client) = slot.as_ref().filter(|client| !client.is_closed()) {
            return Ok(Arc::clone(client));
        }
        let closed = |error: Error| StoreProblem::Closed(said(&error));
        let (client, connection) = self.config.connect(self.tls.clone()).await.map_err(closed)?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!("the connection to the database is lost: {}", said(&error));
            }
        });
        client.batch_execute(settings).await.map_err(closed)?;
        let client = Arc::new(client);
        **slot = Some(Arc::clone(&client));
        Ok(client)
    }
}

impl Slot {
    /// Forgets a connection in an unknown state. Whoever is just making another one keeps it.
    pub fn give_up(&self) {
        if let Ok(mut slot) = self.0.try_lock() {
            *slot = None;
        }
    }
}
