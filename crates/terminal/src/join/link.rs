//! The way to a table of a server.

use std::io::{ErrorKind, Read, Write};
use std::str::FromStr;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::WebSocket;

use super::stream::Stream;
use crate::fault::Fault;
use crate::store::Store;

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// An invitation: `https://HOST:PORT/#/table/TABLE/INVITATION`, or the same by `http`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Whether it is reached by https.
    pub secure: bool,
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
        let wanted = "an invitation looks like https://HOST:PORT/#/table/TABLE/INVITATION";
        let (secure, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            Some(_) => return Err(format!("{wanted}; only http and https are spoken here")),
            None => (false, text),
        };
        let (host, path) = rest.split_once("/#/table/").ok_or(wanted)?;
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let table = parts.next().ok_or(wanted)?.to_owned();
        let fits =
            |text: &str| text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        if host.is_empty() || !fits(&table) {
            return Err(wanted.into());
        }
        let port = if secure { 443 } else { 80 };
        let has_port = host.rsplit(']').next().is_some_and(|end| end.contains(':'));
        let host = if has_port { host.to_owned() } else { format!("{host}:{port}") };
        Ok(Self { secure, host, table, invitation: parts.next().map(str::to_owned) })
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
    pub(super) fn connect(&self) -> Result<WebSocket<Stream>, Fault> {
        // Whether it is secret is the stream's business.
        let url = format!("ws://{}/api/tables/{}/play", self.host, self.table);
        let (socket, _) = tungstenite::client(url.as_str(), self.stream()?)
            .map_err(|error| Fault::about(&self.host, error))?;
        Ok(socket)
    }

    fn stream(&self) -> Result<Stream, Fault> {
        Stream::open(&self.host, self.secure, PATIENCE)
    }

    /// A small request, answered by JSON.
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

    /// A small request.
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
        let about = |error: std::io::Error| Fault::about(&self.host, error);
        stream.write_all(request.as_bytes()).map_err(about)?;
        let mut bytes = Vec::new();
        match stream.read_to_end(&mut bytes) {
            // Some proxies hang up without the goodbye that https asks for; whether all has come is
            // seen below.
            Err(error) if error.kind() != ErrorKind::UnexpectedEof => return Err(about(error)),
            _ => {}
        }
        let answer = String::from_utf8_lossy(&bytes);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if length(head).is_some_and(|length| length != body.len()) {
            return Err(about(ErrorKind::UnexpectedEof.into()));
        }
        let code = head.split(' ').nth(1).unwrap_or_default();
        if code.starts_with('2') {
            return Ok(body.to_owned());
        }
        let value: Value = serde_json::from_str(body).unwrap_or_default();
        let said = value["text"].as_str().unwrap_or(code).to_owned();
        Err(Fault::about(&self.host, said))
    }
}

/// How long the body behind a head is, if it says so.
fn length(head: &str) -> Option<usize> {
    let mut fields = head.lines().filter_map(|line| line.split_once(':'));
    let (_, length) = fields.find(|(name, _)| name.eq_ignore_ascii_case("content-length"))?;
    length.trim().parse().ok()
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
        let link: Link = "https://example.org/#/table/b2d4".parse().expect("a link");
        assert_eq!((&*link.host, link.secure), ("example.org:443", true));
        let link: Link = "https://[::1]/#/table/b2d4".parse().expect("a link");
        assert_eq!(link.host, "[::1]:443");
        let link: Link = "http://[::1]:7777/#/table/b2d4".parse().expect("a link");
        assert_eq!((&*link.host, link.secure), ("[::1]:7777", false));
        for wrong in ["", "http://x", "ftp://x/#/table/a/b", "http://x/#/table/", "/#/table/a"] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
    }
}
