//! The doors of all tables that are awake.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::host::{self, Door, Knock};
use crate::id::TableId;
use crate::server::Shared;

/// Which tables are awake.
#[derive(Debug, Default)]
pub(crate) struct Doors {
    open: Mutex<HashMap<TableId, Door>>,
    /// The server goes down: no table is woken any more.
    shut: AtomicBool,
}

impl Doors {
    /// The door of a table; a sleeping one is woken.
    pub fn of(&self, shared: &Arc<Shared>, id: TableId) -> Door {
        let mut open = self.lock();
        match open.get(&id) {
            Some(door) if !door.is_closed() => door.clone(),
            _ if self.shut.load(Ordering::Acquire) => host::walled_up(),
            _ => {
                let door = host::open(Arc::clone(shared), id);
                open.insert(id, door.clone());
                door
            }
        }
    }

    /// The door of a table that is awake.
    pub fn awake(&self, id: TableId) -> Option<Door> {
        self.lock().get(&id).cloned()
    }

    /// Takes away the door of a table that would go to sleep, unless somebody stands before it.
    pub fn retire(&self, id: TableId, door: &Door) -> bool {
        let mut open = self.lock();
        // One key hangs here, and the host has the other.
        let alone = door.strong_count() <= 2;
        if alone {
            open.remove(&id);
        }
        alone
    }

    /// Takes away doors that are closed.
    pub fn tidy(&self) {
        self.lock().retain(|_, door| !door.is_closed());
    }

    /// Lets every table look for what others have written.
    pub async fn look_again(&self) {
        let doors: Vec<Door> = self.lock().values().cloned().collect();
        for door in doors {
            let _ = door.send(Knock::Foreign(u64::MAX)).await;
        }
    }

    /// Puts all tables away.
    pub async fn stop(&self) {
        self.shut.store(true, Ordering::Release);
        let doors: Vec<Door> = self.lock().values().cloned().collect();
        let mut done = Vec::new();
        for door in doors {
            let (reply, answer) = tokio::sync::oneshot::channel();
            if door.send(Knock::Stop(reply)).await.is_ok() {
                done.push(answer);
            }
        }
        for answer in done {
            // A table that ended by itself is away already.
            let _ = answer.await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Door>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
