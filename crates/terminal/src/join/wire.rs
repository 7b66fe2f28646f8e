//! The connection to a server's table, which mends itself.

use std::collections::{BTreeMap, VecDeque};
use std::io::ErrorKind;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use derelict_engine::Seat;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use super::link::Link;
use super::stream::Stream;
use crate::fault::Fault;

/// The version of the server's protocol spoken here.
const PROTOCOL: u32 = 3;
/// How often what is to be sent is looked at while nothing comes from the server.
const GLANCE: Duration = Duration::from_millis(20);
/// The server pings every 30 seconds; a connection this long without a word is dead.
const SILENCE: Duration = Duration::from_secs(75);
/// How long to wait before knocking again.
const AGAIN: Duration = Duration::from_secs(1);

/// What comes over the wire.
#[derive(Debug)]
pub enum Heard {
    /// A message of the server.
    Said(String),
    /// The connection is gone; it is being looked for. These had not been answered and are not
    /// sent again, as the server might do them twice.
    Lost { why: String, unsure: usize },
    /// The connection is there again.
    Back,
    /// The server will not have this guest any more.
    Closed(String),
}

/// Up to where each seat has been told, for the server to go on from there.
#[derive(Debug, Default)]
pub struct Seen(Mutex<BTreeMap<String, u32>>);

impl Seen {
    /// The last news of a viewer.
    pub fn note(&self, seat: Option<Seat>, number: u32) {
        if let Ok(mut kept) = self.0.lock() {
            kept.insert(seat.map_or(0, Seat::number).to_string(), number);
        }
    }

    fn hello(&self) -> Value {
        self.0.lock().map_or_else(|_| json!({}), |kept| json!(*kept))
    }
}

/// The near end of the connection.
pub struct Wire {
    pub seen: Arc<Seen>,
    requests: Sender<Value>,
    heard: Receiver<Heard>,
}

impl Wire {
    /// Opens the connection.
    ///
    /// # Errors
    ///
    /// If the server cannot be reached now.
    pub fn open(link: &Link, token: &str, language: &str) -> Result<Self, Fault> {
        let seen = Arc::new(Seen::default());
        let (requests, wanted) = mpsc::channel();
        let (tell, heard) = mpsc::channel();
        let far = Far {
            link: link.clone(),
            token: token.to_owned(),
            language: language.to_owned(),
            seen: Arc::clone(&seen),
            wanted,
            tell,
            unanswered: VecDeque::new(),
        };
        let socket = far.connect()?;
        thread::spawn(move || far.keep(socket));
        Ok(Self { seen, requests, heard })
    }

    /// Sends a request; it waits where there is no connection.
    pub fn send(&self, request: Value) {
        // If the far end is gone, the next thing heard says so.
        let _ = self.requests.send(request);
    }

    /// What has come since, one at a time.
    pub fn hear(&self) -> Option<Heard> {
        self.heard.try_recv().ok()
    }

    /// Waits for something to come.
    pub fn wait(&self, patience: Duration) -> Option<Heard> {
        self.heard.recv_timeout(patience).ok()
    }
}

/// The far end: a thread that has the socket to itself.
struct Far {
    link: Link,
    token: String,
    language: String,
    seen: Arc<Seen>,
    wanted: Receiver<Value>,
    tell: Sender<Heard>,
    /// Requests under way, the oldest first.
    unanswered: VecDeque<Value>,
}

/// Why a connection ends.
enum End {
    /// It broke.
    Broken(String),
    /// Nobody listens here any more.
    Unheard,
    /// The server said not to come back.
    Dismissed(String),
}

impl Far {
    fn connect(&self) -> Result<WebSocket<Stream>, Fault> {
        let mut socket = self.link.connect()?;
        let hello = json!({
            "protocol": PROTOCOL,
            "token": self.token,
            "invitation": self.link.invitation,
            "language": self.language,
            "detail": "views",
            "seen": self.seen.hello(),
        });
        socket
            .send(Message::text(hello.to_string()))
            .map_err(|error| Fault::about(&self.link.host, error))?;
        socket.get_ref().set_patience(GLANCE).map_err(Fault::new)?;
        Ok(socket)
    }

    fn keep(mut self, mut socket: WebSocket<Stream>) {
        loop {
            let why = match self.talk(&mut socket) {
                End::Unheard => {
                    // Whether the goodbye arrives is all the same.
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return;
                }
                End::Dismissed(why) => {
                    let _ = self.tell.send(Heard::Closed(why));
                    return;
                }
                End::Broken(why) => why,
            };
            // What may be sent twice without being done twice is sent again.
            let before = self.unanswered.len();
            self.unanswered.retain(|request| matches!(kind(request), "choose" | "undo"));
            let unsure = before - self.unanswered.len();
            if self.tell.send(Heard::Lost { why, unsure }).is_err() {
                return;
            }
            socket = loop {
                thread::sleep(AGAIN);
                if let Ok(socket) = self.connect() {
                    break socket;
                }
                // What is wanted in the meantime goes out with the rest.
                loop {
                    match self.wanted.try_recv() {
                        Ok(request) => self.unanswered.push_back(request),
                        Err(TryRecvError::Empty) => break,
                        Err(TryRecvError::Disconnected) => return,
                    }
                }
            };
        }
    }

    /// Talks until the connection ends.
    fn talk(&mut self, socket: &mut WebSocket<Stream>) -> End {
        let mut last = Instant::now();
        let mut welcome = false;
        loop {
            match socket.read() {
                Ok(Message::Text(text)) => {
                    last = Instant::now();
                    let message: Value = serde_json::from_str(&text).unwrap_or_default();
                    match message["type"].as_str().unwrap_or_default() {
                        "welcome" => {
                            welcome = true;
                            let _ = self.tell.send(Heard::Back);
                            for request in &self.unanswered {
                                if let Err(error) = socket.send(Message::text(request.to_string()))
                                {
                                    return End::Broken(error.to_string());
                                }
                            }
                        }
                        "bye" if message["reconnect"] == json!(false) => {
                            let why = message["text"].as_str().unwrap_or_default();
                            return End::Dismissed(why.to_owned());
                        }
                        _ => {}
                    }
                    let id = &message["id"];
                    if !id.is_null() {
                        self.unanswered.retain(|request| request["id"] != *id);
                    }
                    if self.tell.send(Heard::Said(text.to_string())).is_err() {
                        return End::Unheard;
                    }
                }
                Ok(Message::Close(_)) => return End::Broken("closed by the server".into()),
                Ok(_) => last = Instant::now(),
                Err(tungstenite::Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    if last.elapsed() > SILENCE {
                        return End::Broken("no sign of life".into());
                    }
                }
                Err(error) => return End::Broken(error.to_string()),
            }
            // Before the welcome the server refuses everything.
            if welcome && let Err(end) = self.pass_on(socket) {
                return end;
            }
        }
    }

    /// Sends what is wanted by now.
    fn pass_on(&mut self, socket: &mut WebSocket<Stream>) -> Result<(), End> {
        loop {
            match self.wanted.try_recv() {
                Ok(request) => {
                    let sent = socket.send(Message::text(request.to_string()));
                    self.unanswered.push_back(request);
                    sent.map_err(|error| End::Broken(error.to_string()))?;
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Unheard),
            }
        }
    }
}

fn kind(request: &Value) -> &str {
    request["type"].as_str().unwrap_or_default()
}
