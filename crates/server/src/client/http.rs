//! One HTTP request.

use std::io;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::Route;

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its headers, as they stood.
    pub head: String,
    /// Its body.
    pub body: String,
}

impl Answer {
    /// The body as JSON; null if it is none.
    #[must_use]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

/// Sends a request and reads the answer whole.
///
/// # Errors
///
/// If there is no connection to be had, or no answer in it.
pub async fn request(
    route: impl Into<Route>,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> io::Result<Answer> {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let heads: Vec<_> = bearer.iter().map(|bearer| ("Authorization", bearer.as_str())).collect();
    request_with(route, method, path, &heads, body).await
}

/// Sends a request with headers of one's own; a `Host` among them stands for ours.
///
/// # Errors
///
/// If there is no connection to be had, or no answer in it.
pub async fn request_with(
    route: impl Into<Route>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<&Value>,
) -> io::Result<Answer> {
    let route = route.into();
    let (mut stream, address) = (route.connect().await?, route.to);
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        head += &format!("Host: {address}\r\n");
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    let body = body.map(Value::to_string).unwrap_or_default();
    if !body.is_empty() {
        let length = body.len();
        head += &format!("Content-Type: application/json\r\nContent-Length: {length}\r\n");
    }
    stream.write_all(format!("{head}\r\n{body}").as_bytes()).await?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await?;
    parse(&String::from_utf8_lossy(&bytes))
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "that is no HTTP answer"))
}

fn parse(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body)? } else { body.to_owned() };
    Some(Answer { status, head: head.to_owned(), body })
}

fn unchunk(mut text: &str) -> Option<String> {
    let mut body = String::new();
    loop {
        let (size, rest) = text.split_once("\r\n")?;
        let size = usize::from_str_radix(size.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        body += rest.get(..size)?;
        text = rest.get(size..)?.strip_prefix("\r\n")?;
    }
}
