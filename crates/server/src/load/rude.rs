//! Visitors without manners, from many addresses of this machine: they say nothing, half of it, too
//! much or nonsense, read nothing, and play seats that are not theirs.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use crate::client::{Client, Route, request};

/// How many misbehave, and from how many addresses.
#[derive(Clone, Copy, Debug)]
pub struct Rude {
    /// Visitors at a time.
    pub visitors: u32,
    /// Addresses they come from.
    pub addresses: u32,
}

/// What visitors did, and what they were told.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct RudeReport {
    pub visitors: u32,
    pub addresses: u32,
    /// Times somebody came.
    pub visits: u64,
    /// Visits by each manner, in the order of the names in [`MANNERS`].
    pub manners: [u64; MANNERS.len()],
    /// Requests and messages sent.
    pub sent: u64,
    /// Times they were refused in words.
    pub refused: u64,
    /// Times they were hung up on.
    pub hung_up: u64,
    /// Times something was done for them that should not be.
    pub let_through: u64,
}

/// What visitors do, by name.
pub const MANNERS: [&str; 6] = ["silent", "half", "deaf", "flood", "babble", "usurp"];

/// How many may misbehave at once: enough for any server, and this machine keeps some files.
const MOST: u32 = 4_000;
/// Nobody stays longer at a time.
const VISIT: Duration = Duration::from_secs(15);
/// What somebody sends in one go before a breath is taken.
const BURST: usize = 40;
const BREATH: Duration = Duration::from_millis(200);

#[derive(Default)]
struct Tally {
    manners: [AtomicU64; MANNERS.len()],
    sent: AtomicU64,
    refused: AtomicU64,
    hung_up: AtomicU64,
    let_through: AtomicU64,
}

/// Whether a server is on this machine; nobody misbehaves anywhere else.
pub(super) fn only_here(server: SocketAddr) -> io::Result<()> {
    match server.ip() {
        IpAddr::V4(address) if address.is_loopback() => Ok(()),
        address => Err(io::Error::other(format!(
            "{address} is not of 127.0.0.0/8; nobody misbehaves on other machines"
        ))),
    }
}

/// Misbehaves towards a server, wherever on this machine it is at the moment, until it is time to go
/// or nobody waits for it any more.
///
/// # Errors
///
/// If the server is not on this machine.
pub async fn misbehave(
    place: watch::Receiver<SocketAddr>,
    rude: Rude,
    tables: Vec<String>,
    until: Instant,
) -> io::Result<RudeReport> {
    only_here(*place.borrow())?;
    let rude = Rude { visitors: rude.visitors.min(MOST), addresses: rude.addresses.max(1) };
    let (tally, tables) = (Arc::new(Tally::default()), Arc::new(tables));
    let mut visitors = JoinSet::new();
    for number in 0..rude.visitors {
        let (tally, tables) = (Arc::clone(&tally), Arc::clone(&tables));
        let (place, from) = (place.clone(), address(number % rude.addresses));
        let visitor = Visitor { number: number as usize, place, from, tables };
        visitors.spawn(async move { visitor.keep_coming(&tally, until).await });
    }
    while visitors.join_next().await.is_some() {}
    let manners = tally.manners.each_ref().map(|count| count.load(Ordering::Relaxed));
    Ok(RudeReport {
        visitors: rude.visitors,
        addresses: rude.addresses,
        visits: manners.iter().sum(),
        manners,
        sent: tally.sent.load(Ordering::Relaxed),
        refused: tally.refused.load(Ordering::Relaxed),
        hung_up: tally.hung_up.load(Ordering::Relaxed),
        let_through: tally.let_through.load(Ordering::Relaxed),
    })
}

/// The addresses of those without manners; nobody else has them.
fn address(number: u32) -> IpAddr {
    let [_, high, middle, low] = (number + 1).to_be_bytes();
    Ipv4Addr::new(127, 128 + high % 64, middle, low).into()
}

struct Visitor {
    number: usize,
    place: watch::Receiver<SocketAddr>,
    from: IpAddr,
    tables: Arc<Vec<String>>,
}

impl Visitor {
    async fn keep_coming(&self, tally: &Tally, until: Instant) {
        for visit in self.number.. {
            if Instant::now() >= until {
                return;
            }
            let manner = visit % MANNERS.len();
            tally.manners[manner].fetch_add(1, Ordering::Relaxed);
            let leave = until.min(Instant::now() + VISIT);
            let visit = async {
                match manner {
                    0 => self.say(tally, b"").await,
                    1 => {
                        self.say(tally, b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nConte")
                            .await
                    }
                    2 => self.listen_to_nothing(tally).await,
                    3 => self.flood(tally).await,
                    4 => self.babble(tally).await,
                    _ => self.usurp(tally).await,
                }
            };
            if let Ok(Err(_)) = timeout_at(leave, visit).await {
                tally.hung_up.fetch_add(1, Ordering::Relaxed);
            }
            sleep(BREATH).await;
        }
    }

    /// Says too little, and waits until somebody loses patience.
    async fn say(&self, tally: &Tally, words: &[u8]) -> io::Result<()> {
        let mut stream = self.route().connect().await?;
        stream.write_all(words).await?;
        tally.sent.fetch_add(u64::from(!words.is_empty()), Ordering::Relaxed);
        hear(&mut stream, tally).await
    }

    /// Asks for much and reads none of it.
    async fn listen_to_nothing(&self, tally: &Tally) -> io::Result<()> {
        let mut stream = self.route().connect().await?;
        for _ in 0..BURST {
            let ask =
                format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", self.route().to);
            stream.write_all(ask.as_bytes()).await?;
            tally.sent.fetch_add(1, Ordering::Relaxed);
        }
        // The connection stays open and unread for the rest of the visit.
        std::future::pending().await
    }

    /// Asks for what costs most, as fast as it goes.
    async fn flood(&self, tally: &Tally) -> io::Result<()> {
        let paths = [
            "/api/rules?q=noise+nest+fire+door+room+item+card+intruder",
            "/api/components/basic",
            "/api/lobby",
            "/api/guides",
            "/api/nothing",
        ];
        loop {
            for burst in 0..BURST {
                let path = paths[burst % paths.len()];
                let answer = request(self.route(), "GET", path, Some("nobody's"), None).await?;
                tally.sent.fetch_add(1, Ordering::Relaxed);
                tally.refused.fetch_add(u64::from(answer.status >= 400), Ordering::Relaxed);
            }
            sleep(BREATH).await;
        }
    }

    /// Sends messages that make no sense, and some that are too long.
    async fn babble(&self, tally: &Tally) -> io::Result<()> {
        let Some(table) = self.table() else { return Ok(()) };
        let mut client = Client::connect(self.route(), table, json!({ "detail": "views" })).await?;
        loop {
            for burst in 0..BURST {
                let words = match burst % 4 {
                    0 => "{".to_owned(),
                    1 => json!({ "type": "choose", "id": 7, "seat": "all" }).to_string(),
                    2 => "[".repeat(4_000),
                    _ if burst > 36 => "x".repeat(200_000),
                    _ => json!({ "type": "ping", "id": burst.to_string() }).to_string(),
                };
                client.send_text(words).await?;
                tally.sent.fetch_add(1, Ordering::Relaxed);
            }
            self.read(&mut client, tally).await?;
        }
    }

    /// Comes to somebody else's table and plays, rests and talks for those who sit there.
    async fn usurp(&self, tally: &Tally) -> io::Result<()> {
        let Some(table) = self.table() else { return Ok(()) };
        let name = json!({ "name": format!("Rude {}", self.number) });
        let guest = request(self.route(), "POST", "/api/guests", None, Some(&name)).await?.json();
        let Some(token) = guest["token"].as_str() else {
            tally.refused.fetch_add(1, Ordering::Relaxed);
            return Ok(());
        };
        let join = format!("/api/tables/{table}/join");
        let come = request(self.route(), "POST", &join, Some(token), Some(&json!({}))).await?;
        tally.refused.fetch_add(u64::from(come.status >= 400), Ordering::Relaxed);
        let hello = json!({ "token": token, "detail": "facts" });
        let mut client = Client::connect(self.route(), table, hello).await?;
        loop {
            let asks = (1..=5).flat_map(|seat| {
                [
                    json!({ "type": "choose", "seat": seat, "decision": 1, "choice": "pass" }),
                    json!({ "type": "undo", "seat": seat, "steps": 1 }),
                    json!({ "type": "bot", "chair": seat, "level": "random" }),
                    json!({ "type": "reveal", "seat": seat }),
                ]
            });
            let table = ["pause", "give-up", "invite", "start"].map(|kind| json!({ "type": kind }));
            for (number, mut ask) in asks.chain(table).enumerate() {
                ask["id"] = json!(format!("r{number}"));
                client.send(&ask).await?;
                tally.sent.fetch_add(1, Ordering::Relaxed);
            }
            self.read(&mut client, tally).await?;
        }
    }

    /// Reads what has come, for the length of a breath.
    async fn read(&self, client: &mut Client, tally: &Tally) -> io::Result<()> {
        let breath = Instant::now() + BREATH;
        while let Ok(told) = timeout_at(breath, client.next()).await {
            let told: Value = told?;
            let count = match told["type"].as_str() {
                Some("refused" | "bye") => &tally.refused,
                // A ping may be answered.
                Some("done") if told["id"].as_str().is_some_and(|id| id.starts_with('r')) => {
                    &tally.let_through
                }
                _ => continue,
            };
            count.fetch_add(1, Ordering::Relaxed);
        }
        Ok(())
    }

    fn route(&self) -> Route {
        Route { to: *self.place.borrow(), from: Some(self.from) }
    }

    fn table(&self) -> Option<&str> {
        self.tables.get(self.number % self.tables.len().max(1)).map(String::as_str)
    }
}

/// Reads until the other side hangs up.
async fn hear(stream: &mut TcpStream, tally: &Tally) -> io::Result<()> {
    let mut bytes = [0; 512];
    while let Ok(count) = timeout(VISIT, stream.read(&mut bytes)).await {
        match count? {
            0 => return Err(io::ErrorKind::ConnectionAborted.into()),
            _ => tally.refused.fetch_add(1, Ordering::Relaxed),
        };
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::only_here;

    #[test]
    fn nobody_misbehaves_on_other_machines() {
        assert!(only_here("127.0.0.1:7777".parse().expect("an address")).is_ok());
        for elsewhere in ["192.0.2.7:80", "[2001:db8::1]:80", "0.0.0.0:80"] {
            let problem = only_here(elsewhere.parse().expect("an address"));
            assert!(problem.expect_err(elsewhere).to_string().contains("127.0.0.0/8"));
        }
    }
}
