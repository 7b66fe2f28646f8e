//! A small client of the server's own protocol: for the load tool and the tests.

mod http;

use std::collections::VecDeque;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

pub use http::{Answer, request, request_with};

/// Where a server is, and which of this machine's addresses is shown to it.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The server.
    pub to: SocketAddr,
    /// Any address if none.
    pub from: Option<IpAddr>,
}

impl From<SocketAddr> for Route {
    fn from(to: SocketAddr) -> Self {
        Self { to, from: None }
    }
}

impl Route {
    /// Connects.
    ///
    /// # Errors
    ///
    /// If there is no connection to be had.
    pub async fn connect(self) -> io::Result<TcpStream> {
        let socket = if self.to.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        if let Some(from) = self.from {
            socket.bind(SocketAddr::new(from, 0))?;
        }
        socket.connect(self.to).await
    }
}

/// A connection to a table.
#[derive(Debug)]
pub struct Client {
    stream: WebSocketStream<TcpStream>,
    /// Messages that came while another was waited for.
    early: VecDeque<Value>,
    next: u64,
}

impl Client {
    /// Connects to a table; `hello` is the first message without its version.
    ///
    /// # Errors
    ///
    /// If there is no connection to be had.
    pub async fn connect(route: impl Into<Route>, table: &str, hello: Value) -> io::Result<Self> {
        let mut client = Self::silent(route, table, &[]).await?;
        let mut hello = hello;
        hello["protocol"] = json!(crate::protocol::PROTOCOL);
        client.send(&hello).await?;
        Ok(client)
    }

    /// Connects to a table and says nothing yet.
    ///
    /// # Errors
    ///
    /// If there is no connection to be had.
    pub async fn silent(
        route: impl Into<Route>,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> io::Result<Self> {
        let route = route.into();
        let (tcp, address) = (route.connect().await?, route.to);
        tcp.set_nodelay(true)?;
        let url = format!("ws://{address}/api/tables/{table}/play");
        let mut request = url.into_client_request().map_err(io::Error::other)?;
        for (name, value) in headers {
            let value = value.parse().map_err(io::Error::other)?;
            request.headers_mut().insert(*name, value);
        }
        let config = WebSocketConfig::default().read_buffer_size(8 << 10).write_buffer_size(0);
        let shaken = tokio_tungstenite::client_async_with_config(request, tcp, Some(config)).await;
        let (stream, _) = shaken.map_err(io::Error::other)?;
        Ok(Self { stream, early: VecDeque::new(), next: 0 })
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn send(&mut self, message: &Value) -> io::Result<()> {
        self.send_text(message.to_string()).await
    }

    /// Sends text as it is.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.stream.send(Message::Text(text.into())).await.map_err(io::Error::other)
    }

    /// The next message.
    ///
    /// # Errors
    ///
    /// If the connection is gone or what comes is no message.
    pub async fn next(&mut self) -> io::Result<Value> {
        match self.early.pop_front() {
            Some(early) => Ok(early),
            None => self.fresh().await,
        }
    }

    /// The next message as it was sent, without those that came early.
    ///
    /// # Errors
    ///
    /// If the connection is gone.
    pub async fn next_text(&mut self) -> io::Result<String> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => {
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    async fn fresh(&mut self) -> io::Result<Value> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(io::Error::other)
    }

    /// Forgets all messages that came early.
    pub fn forget(&mut self) {
        self.early.clear();
    }

    /// The next message that fits; others are kept for later.
    ///
    /// # Errors
    ///
    /// If none comes in a minute, or the connection is gone.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> io::Result<Value> {
        if let Some(at) = self.early.iter().position(&fits)
            && let Some(found) = self.early.remove(at)
        {
            return Ok(found);
        }
        let search = async {
            loop {
                let message = self.fresh().await?;
                if fits(&message) {
                    return Ok(message);
                }
                self.early.push_back(message);
            }
        };
        let late = || io::Error::new(io::ErrorKind::TimedOut, "no such message came");
        timeout(Duration::from_secs(60), search).await.unwrap_or_else(|_| Err(late()))
    }

    /// Asks something and waits for the answer; what is told meanwhile is kept for later.
    ///
    /// # Errors
    ///
    /// If no answer comes.
    pub async fn ask(&mut self, mut message: Value) -> io::Result<Value> {
        if message.get("id").is_none() {
            self.next += 1;
            message["id"] = json!(format!("r{}", self.next));
        }
        let id = message["id"].clone();
        self.send(&message).await?;
        self.until(|told| told["id"] == id).await
    }
}
