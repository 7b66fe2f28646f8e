//! One WebSocket connection: reads what a client asks, writes what its table tells.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, timeout};

use crate::gate::Pass;
use crate::host::{Conn, ConnId, Door, Knock, No};
use crate::http::visitor::{self, Address};
use crate::id::{GuestId, TableId, Token};
use crate::limits::Bucket;
use crate::protocol::{Ask, Code, Hello, PROTOCOL, RequestId, Tell};
use crate::server::Shared;
use crate::store::Guest;

/// Messages that may wait for a client before it counts as behind.
const WAITING: usize = 64;
/// A message leaves within so long, or the client is gone.
const WRITE: Duration = Duration::from_secs(60);
/// The client is asked for a sign of life so often, and is gone after three without one.
const BEAT: Duration = Duration::from_secs(30);

/// What a connection sets aside to read into; a choice is some hundred bytes, and more is fetched
/// when a message is longer.
const READ: usize = 1 << 10;

/// A message that is too long is still read whole up to so many times the limit: a connection
/// closed over unread bytes is reset, and the client never learns why.
const READ_ON: usize = 8;

pub(crate) async fn upgrade(
    State(shared): State<Arc<Shared>>,
    Address(address): Address,
    Extension(pass): Extension<Arc<Pass>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, No> {
    let table: TableId = table.parse().map_err(|_| No::unknown_table())?;
    let share = shared.addresses.connect(address)?;
    let token = visitor::token(&headers, &shared.config);
    let most = READ_ON * shared.limits.message;
    let socket = socket
        .read_buffer_size(READ)
        .write_buffer_size(0)
        .max_message_size(most)
        .max_frame_size(most);
    Ok(socket.on_upgrade(move |socket| async move {
        shared.metrics.connections.up();
        tracing::debug!(%table, %address, "somebody came");
        Talk { shared: Arc::clone(&shared), socket, address, pass }.run(table, token).await;
        shared.metrics.connections.down();
        tracing::debug!(%table, %address, "somebody left");
        drop(share);
    }))
}

struct Talk {
    shared: Arc<Shared>,
    socket: WebSocket,
    address: IpAddr,
    pass: Arc<Pass>,
}

impl Talk {
    async fn run(mut self, table: TableId, token: Option<Token>) {
        // Listened to before the token is looked up, so that no change is missed.
        let mut changed = self.shared.changed.subscribe();
        let (hello, guest) = match self.hello(token).await {
            Ok(known) => known,
            Err(no) => return self.part(no).await,
        };
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id: ConnId = NEXT.fetch_add(1, Ordering::Relaxed);
        let who = guest.as_ref().map(|guest| guest.id);
        let (out, mut inbox) = mpsc::channel(WAITING);
        let behind = Arc::new(AtomicBool::new(false));
        let conn = Conn {
            id,
            guest: who,
            hello,
            address: self.address,
            pass: Some(Arc::clone(&self.pass)),
            out,
            behind: Arc::clone(&behind),
        };
        let door = self.shared.doors.of(&self.shared, table);
        if door.send(Knock::Join(Box::new(conn))).await.is_err() {
            return self.part(No::busy()).await;
        }
        let talk = self.talk(id, &door, &mut inbox, &behind);
        let revoked = tokio::select! {
            () = talk => None,
            no = revoked(&mut changed, who) => Some(no),
        };
        if let Some(no) = revoked {
            self.part(no).await;
        }
        // A table that is put away has forgotten the connection already.
        let _ = door.send(Knock::Gone(id)).await;
    }

    /// The first message: which version, who, and how.
    async fn hello(&mut self, cookie: Option<Token>) -> Result<(Hello, Option<Guest>), No> {
        let mut closing = self.shared.closing.subscribe();
        let first = tokio::select! {
            first = timeout(self.shared.limits.head, self.socket.recv()) => first,
            _ = closed(&mut closing) => return Err(No::busy()),
            () = self.pass.sent_away() => return Err(make_room()),
        };
        let late = No::new(Code::Malformed, "say hello first, and soon");
        let Ok(Some(Ok(Message::Text(text)))) = first else {
            return Err(late);
        };
        if text.len() > self.shared.limits.message {
            return Err(too_long(&self.shared.limits));
        }
        let hello: Hello = serde_json::from_str(&text)
            .map_err(|error| No::new(Code::Malformed, format!("that is no hello: {error}")))?;
        if hello.protocol != PROTOCOL {
            let wanted = hello.protocol;
            return Err(No::new(
                Code::Version,
                format!("this server speaks version {PROTOCOL} of the protocol, not {wanted}"),
            ));
        }
        let said = hello.token.as_deref().map(Token::presented);
        let guest = match said.or(cookie) {
            Some(token) => visitor::known(&self.shared, &token).await?,
            None => None,
        };
        if hello.token.is_some() && guest.is_none() {
            return Err(No::forbidden("nobody has that token"));
        }
        Ok((hello, guest))
    }

    async fn talk(
        &mut self,
        id: ConnId,
        door: &Door,
        inbox: &mut mpsc::Receiver<Utf8Bytes>,
        behind: &AtomicBool,
    ) {
        let limits = Arc::clone(&self.shared.limits);
        let mut rate = Bucket::new(limits.messages * 5, Duration::from_secs(5));
        let mut beat = tokio::time::interval(BEAT);
        let mut heard = Instant::now();
        let mut closing = self.shared.closing.subscribe();
        loop {
            tokio::select! {
                biased;
                _ = closed(&mut closing) => {
                    return self.part(No::not_now("the server is going down; come back in a moment")).await;
                }
                () = self.pass.sent_away() => return self.part(make_room()).await,
                told = inbox.recv() => match told {
                    Some(first) => {
                        if !self.write(first, inbox).await {
                            return;
                        }
                        if behind.load(Ordering::Acquire) && inbox.is_empty() {
                            self.shared.metrics.behind.add();
                            if door.send(Knock::CaughtUp(id)).await.is_err() {
                                return;
                            }
                        }
                    }
                    None => {
                        let _ = timeout(WRITE, self.socket.send(Message::Close(None))).await;
                        return;
                    }
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) if text.len() > limits.message => {
                            self.shared.metrics.refused.add();
                            return self.part(too_long(&limits)).await;
                        }
                        Some(Ok(Message::Text(text))) => {
                            self.shared.metrics.messages.add();
                            let asked = if rate.pass() { read(&text) } else { Err(too_fast(&limits)) };
                            match asked {
                                Ok(ask) => {
                                    if door.send(Knock::Ask(id, Box::new(ask))).await.is_err() {
                                        return self.part(No::busy()).await;
                                    }
                                }
                                Err((id, no)) => {
                                    self.shared.metrics.refused.add();
                                    if !self.tell(&no.tell(id)).await {
                                        return;
                                    }
                                }
                            }
                        }
                        Some(Ok(Message::Binary(_))) => {
                            self.shared.metrics.refused.add();
                            let no = No::new(Code::Malformed, "messages are text, not binary");
                            if !self.tell(&no.tell(None)).await {
                                return;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Err(error)) => {
                            self.shared.metrics.refused.add();
                            return self.part(broken(&error, &limits)).await;
                        }
                        Some(Ok(Message::Close(_))) | None => return,
                    }
                }
                _ = beat.tick() => {
                    if heard.elapsed() > 3 * BEAT {
                        return self.part(No::new(Code::TooFast, "no sign of life")).await;
                    }
                    let ping = Message::Ping(Default::default());
                    if !matches!(timeout(WRITE, self.socket.send(ping)).await, Ok(Ok(()))) {
                        return;
                    }
                }
            }
        }
    }

    /// Writes a message and all that wait behind it in one go.
    async fn write(&mut self, first: Utf8Bytes, inbox: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let writing = async {
            self.socket.feed(Message::Text(first)).await?;
            while let Ok(next) = inbox.try_recv() {
                self.socket.feed(Message::Text(next)).await?;
            }
            self.socket.flush().await
        };
        matches!(timeout(WRITE, writing).await, Ok(Ok(())))
    }

    async fn tell(&mut self, tell: &Tell) -> bool {
        let text = serde_json::to_string(tell).unwrap_or_default();
        let sent = timeout(WRITE, self.socket.send(Message::Text(text.into()))).await;
        matches!(sent, Ok(Ok(())))
    }

    /// Says why, and goes.
    async fn part(&mut self, no: No) {
        self.tell(&no.bye()).await;
        let _ = timeout(WRITE, self.socket.send(Message::Close(None))).await;
    }
}

fn make_room() -> No {
    No::new(Code::TooMany, "others need the room; those who play keep theirs")
}

/// Comes back when somebody's token may hold no longer, with what they are told.
async fn revoked(changed: &mut broadcast::Receiver<GuestId>, who: Option<GuestId>) -> No {
    loop {
        match changed.recv().await {
            Ok(guest) if Some(guest) == who => {
                return No::forbidden("your token holds no longer; say who you are again");
            }
            Ok(_) => {}
            // Too many changed to be heard of one by one; the token is looked up again.
            Err(RecvError::Lagged(_)) => return No::busy(),
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Comes back when the server goes down.
pub(crate) async fn closed(closing: &mut watch::Receiver<bool>) {
    // Without a server to go down there is nothing to wait for either.
    let _ = closing.wait_for(|closing| *closing).await;
}

fn read(text: &str) -> Result<Ask, (Option<RequestId>, No)> {
    serde_json::from_str(text).map_err(|error| {
        #[derive(serde::Deserialize)]
        struct Named {
            id: RequestId,
        }
        let id = serde_json::from_str::<Named>(text).ok().map(|named| named.id);
        (id, No::new(Code::Malformed, format!("that is no message of this protocol: {error}")))
    })
}

fn too_fast(limits: &crate::limits::Limits) -> (Option<RequestId>, No) {
    let most = limits.messages;
    (None, No::new(Code::TooFast, format!("at most {most} messages a second")))
}

fn too_long(limits: &crate::limits::Limits) -> No {
    No::new(Code::TooLong, format!("a message has at most {} bytes", limits.message))
}

fn broken(error: &axum::Error, limits: &crate::limits::Limits) -> No {
    let said = error.to_string();
    if said.to_lowercase().contains("too long") || said.to_lowercase().contains("capacity") {
        return too_long(limits);
    }
    No::new(Code::Malformed, format!("the connection makes no sense: {said}"))
}
