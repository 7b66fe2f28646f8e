//! A client at a table.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use derelict_text::Language;
use serde::Serialize;
use tokio::sync::mpsc;

use crate::books;
use crate::gate::Pass;
use crate::id::GuestId;
use crate::protocol::{Detail, Hello, Tell};

/// Tells connections apart.
pub type ConnId = u64;

/// A connection, as its table knows it.
#[derive(Clone, Debug)]
pub struct Conn {
    /// Which.
    pub id: ConnId,
    /// Who; none for a nameless spectator.
    pub guest: Option<GuestId>,
    /// What it said first.
    pub hello: Hello,
    /// Where it comes from.
    pub address: IpAddr,
    /// Its place among all connections.
    pub pass: Option<Arc<Pass>>,
    /// Where its messages go; a full queue means it has fallen behind.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// It has fallen behind and gets a fresh view once it has read what was sent.
    pub behind: Arc<AtomicBool>,
}

impl Conn {
    /// The language it is spoken to in.
    #[must_use]
    pub fn language(&self) -> Language {
        books::language(&self.hello.language)
    }

    /// How much it is told.
    #[must_use]
    pub fn detail(&self) -> Detail {
        self.hello.detail
    }

    /// Sends a message, unless the connection has fallen behind. Names must be in scope.
    pub fn send(&self, tell: &Tell) {
        self.send_text(&text(tell));
    }

    /// Sends a message that is written already.
    pub fn send_text(&self, text: &Utf8Bytes) {
        if self.is_behind() {
            return;
        }
        if self.out.try_send(text.clone()).is_err() {
            self.behind.store(true, Ordering::Release);
        }
    }

    /// Whether it has fallen behind.
    #[must_use]
    pub fn is_behind(&self) -> bool {
        self.behind.load(Ordering::Acquire)
    }
}

/// A message as it is sent.
pub fn text(message: &impl Serialize) -> Utf8Bytes {
    // Writing plain values to memory has no way to fail.
    sonic_rs::to_string(message).unwrap_or_default().into()
}
