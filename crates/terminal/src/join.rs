//! A seat at a table of a server, as numbered lines.

mod link;
mod seat;

use std::io::{self, BufRead, ErrorKind, Write};
use std::net::TcpStream;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::fault::Fault;
use crate::interface::Interface;
use crate::store::Store;
pub use link::Link;
use seat::{Seated, Turn};

/// The version of the server's protocol spoken here.
const PROTOCOL: u32 = 1;
/// How often what is typed is looked at while nothing comes from the server.
const GLANCE: Duration = Duration::from_millis(50);

/// Sits down at a table and plays until the person leaves or the server says goodbye.
///
/// # Errors
///
/// If the server cannot be reached or does not let one in.
pub fn play(
    link: &Link,
    name: &str,
    language: &str,
    store: &Store,
    words: &Interface,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let token = link.sit_down(name, store)?;
    let mut socket = link.connect()?;
    let hello = json!({
        "protocol": PROTOCOL,
        "token": token,
        "invitation": link.invitation,
        "language": language,
        "detail": "sentences",
    });
    send(&mut socket, &hello)?;
    socket.get_ref().set_read_timeout(Some(GLANCE)).map_err(Fault::new)?;
    let typed = typing();
    let mut seated = Seated::new(words);
    loop {
        if let Some(message) = hear(&mut socket)? {
            seated.hear(&message, out)?;
            if seated.has_left() {
                return Ok(());
            }
        }
        loop {
            match typed.try_recv() {
                Ok(line) => match seated.answer(&line) {
                    Turn::Send(message) => send(&mut socket, &message)?,
                    Turn::Say(page) => page.print(out)?,
                    Turn::Leave => {
                        // Whether the goodbye arrives is all the same.
                        let _ = socket.close(None);
                        crate::page::say(out, &words.plain("join-left"))?;
                        return Ok(());
                    }
                },
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    crate::page::say(out, &words.plain("join-left"))?;
                    return Ok(());
                }
            }
        }
        out.flush()?;
    }
}

/// Lines typed, as they come.
fn typing() -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let mut line = Vec::new();
        let mut input = io::stdin().lock();
        while input.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
            let text = String::from_utf8_lossy(&line).trim().to_owned();
            if sender.send(text).is_err() {
                return;
            }
            line.clear();
        }
    });
    lines
}

fn send(socket: &mut WebSocket<TcpStream>, message: &Value) -> Result<(), Fault> {
    socket.send(Message::text(message.to_string())).map_err(lost)
}

/// The next message, if one has come.
fn hear(socket: &mut WebSocket<TcpStream>) -> Result<Option<Value>, Fault> {
    match socket.read() {
        Ok(Message::Text(text)) => serde_json::from_str(&text).map(Some).map_err(Fault::new),
        Ok(_) => Ok(None),
        Err(tungstenite::Error::Io(error))
            if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
        {
            Ok(None)
        }
        Err(error) => Err(lost(error)),
    }
}

fn lost(error: tungstenite::Error) -> Fault {
    Fault::about("the connection to the server is gone", error)
}
