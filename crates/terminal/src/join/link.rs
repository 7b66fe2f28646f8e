//! The way to a table of a server.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::str::FromStr;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::WebSocket;

use crate::fault::Fault;
use crate::store::Store;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// An invitation: `http://HOST:PORT/#/table/TABLE/INVITATION`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Host and port.
    pub host: String,
    /// The table.
    pub table: String,
    /// What opens its door, for those who do not belong to it yet.
    pub invitation: Option<String>,
}

impl FromStr for Link {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wanted = "an invitation looks like http://HOST:PORT/#/table/TABLE/INVITATION";
        if text.starts_with("https://") {
            return Err("only http is spoken here; use a proxy for https".into());
        }
        let rest = text.strip_prefix("http://").unwrap_or(text);
        let (host, path) = rest.split_once("/#/table/").ok_or(wanted)?;
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let table = parts.next().ok_or(wanted)?.to_owned();
        let fits =
            |text: &str| text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        if host.is_empty() || !fits(&table) {
            return Err(wanted.into());
        }
        let host = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
        Ok(Self { host, table, invitation: parts.next().map(str::to_owned) })
    }
}

impl Link {
    /// Takes a seat as the guest this machine has been before, or as a new one.
    ///
    /// # Errors
    ///
    /// If the server does not let one in.
    pub(super) fn sit_down(&self, name: &str, store: &Store) -> Result<String, Fault> {
        let known = |token: &String| self.request("GET", "/api/me", Some(token), None).is_ok();
        if let Some(token) = store.guest(&self.host).filter(known) {
            // Whoever sits there already need not be let in again; if not, the table says so.
            let _ = self.join(&token);
            return Ok(token);
        }
        let guest = self.request("POST", "/api/guests", None, Some(json!({ "name": name })))?;
        let Some(token) = guest["token"].as_str() else {
            return Err(Fault::about(&self.host, "the server gives no token"));
        };
        store.keep_guest(&self.host, token)?;
        self.join(token)?;
        Ok(token.to_owned())
    }

    fn join(&self, token: &str) -> Result<(), Fault> {
        let path = format!("/api/tables/{}/join", self.table);
        let body = json!({ "invitation": self.invitation });
        self.request("POST", &path, Some(token), Some(body)).map(|_| ())
    }

    /// The record of the game, once it is over.
    ///
    /// # Errors
    ///
    /// If the server does not give it.
    pub(super) fn record(&self, token: &str) -> Result<String, Fault> {
        let path = format!("/api/tables/{}/record", self.table);
        self.answer("GET", &path, Some(token), None)
    }

    /// Opens the conversation with the table.
    ///
    /// # Errors
    ///
    /// If there is no connection to be had.
    pub(super) fn connect(&self) -> Result<WebSocket<TcpStream>, Fault> {
        let url = format!("ws://{}/api/tables/{}/play", self.host, self.table);
        let (socket, _) = tungstenite::client(url.as_str(), self.stream()?)
            .map_err(|error| Fault::about(&self.host, error))?;
        Ok(socket)
    }

    fn stream(&self) -> Result<TcpStream, Fault> {
        let stream =
            TcpStream::connect(&self.host).map_err(|error| Fault::about(&self.host, error))?;
        stream.set_read_timeout(Some(PATIENCE)).map_err(Fault::new)?;
        stream.set_nodelay(true).map_err(Fault::new)?;
        Ok(stream)
    }

    /// A small request over plain HTTP, answered by JSON.
    fn request(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Result<Value, Fault> {
        let answer = self.answer(method, path, token, body)?;
        Ok(serde_json::from_str(&answer).unwrap_or_default())
    }

    /// A small request over plain HTTP.
    fn answer(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: Option<Value>,
    ) -> Result<String, Fault> {
        let body = body.map_or(String::new(), |body| body.to_string());
        let proof =
            token.map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{proof}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len(),
        );
        let mut stream = self.stream()?;
        let mut answer = String::new();
        stream
            .write_all(request.as_bytes())
            .and_then(|()| stream.read_to_string(&mut answer))
            .map_err(|error| Fault::about(&self.host, error))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let code = head.split(' ').nth(1).unwrap_or_default();
        if code.starts_with('2') {
            return Ok(body.to_owned());
        }
        let value: Value = serde_json::from_str(body).unwrap_or_default();
        let said = value["text"].as_str().unwrap_or(code).to_owned();
        Err(Fault::about(&self.host, said))
    }
}

#[cfg(test)]
mod tests {
    use super::Link;

    #[test]
    fn invitations_are_read() {
        let link: Link = "http://localhost:7777/#/table/b2d4/77c0".parse().expect("a link");
        assert_eq!((&*link.host, &*link.table), ("localhost:7777", "b2d4"));
        assert_eq!(link.invitation.as_deref(), Some("77c0"));
        let link: Link = "example.org/#/table/b2d4".parse().expect("a link");
        assert_eq!((&*link.host, link.invitation), ("example.org:80", None));
        for wrong in ["", "http://x", "https://x/#/table/a/b", "http://x/#/table/", "/#/table/a"] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
    }
}
