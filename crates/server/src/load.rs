//! Many clients at once over the real protocol, to see what a server can bear.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use crate::client::{Client, request};

/// How much to ask of a server.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Tables at a time.
    pub tables: u32,
    /// People at each.
    pub seats: u8,
    /// Choices a second over all tables; as many as the server answers if 0.
    pub rate: u32,
    /// For how long.
    pub time: Duration,
    /// Where the server tells what it counts.
    pub metrics: Option<SocketAddr>,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Tables at a time.
    pub tables: u32,
    /// Connections at a time.
    pub seats: u32,
    /// Seconds measured.
    pub secs: f64,
    /// Choices acknowledged.
    pub actions: u64,
    /// A second.
    pub actions_per_sec: f64,
    /// Messages received.
    pub messages: u64,
    /// Games played to their end.
    pub games: u64,
    /// From sending a choice to its acknowledgement, in milliseconds.
    pub latency_ms: Latency,
    /// Whatever went wrong.
    pub errors: u64,
    /// The server's memory before anybody came, in KiB; 0 if it does not say.
    pub memory_before_kib: u64,
    /// With everybody there and all games begun.
    pub memory_seated_kib: u64,
    /// At the end.
    pub memory_after_kib: u64,
}

/// How long choices took.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Latency {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

#[derive(Default)]
struct Tally {
    actions: AtomicU64,
    messages: AtomicU64,
    games: AtomicU64,
    errors: AtomicU64,
    micros: Mutex<Vec<u32>>,
}

/// The only fields of an update that a player without a head needs.
#[derive(Deserialize)]
struct Update {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    asked: Option<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    decision: u32,
    options: Vec<Code>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

/// Lets things happen at a steady rate.
struct Pace {
    start: Instant,
    every: Duration,
    next: AtomicU64,
}

impl Pace {
    /// When the next thing may happen.
    fn slot(&self) -> Instant {
        let slot = self.next.fetch_add(1, Ordering::Relaxed);
        self.start + self.every.mul_f64(slot as f64)
    }
}

/// Plays at a server and says how it did.
///
/// # Errors
///
/// If the server cannot be reached at all.
pub async fn run(server: SocketAddr, load: Load) -> io::Result<Report> {
    let before = memory(load.metrics).await;
    let mut tables = Vec::new();
    for _ in 0..load.tables {
        tables.push(seat(server, load.seats).await?);
    }
    let seated = memory(load.metrics).await;
    let tally = Arc::new(Tally::default());
    let start = Instant::now();
    let every = match load.rate {
        0 => Duration::ZERO,
        rate => Duration::from_secs(1) / rate,
    };
    let pace = Arc::new(Pace { start, every, next: AtomicU64::new(0) });
    let until = start + load.time;
    let mut players = Vec::new();
    for table in tables {
        let (tally, pace) = (Arc::clone(&tally), Arc::clone(&pace));
        players.push(tokio::spawn(keep_playing(server, table, pace, tally, until)));
    }
    for player in players {
        if !matches!(player.await, Ok(Ok(()))) {
            tally.errors.fetch_add(1, Ordering::Relaxed);
        }
    }
    let secs = start.elapsed().as_secs_f64();
    let after = memory(load.metrics).await;
    let mut micros = std::mem::take(&mut *tally.micros.lock().await);
    micros.sort_unstable();
    let actions = tally.actions.load(Ordering::Relaxed);
    Ok(Report {
        tables: load.tables,
        seats: load.tables * u32::from(load.seats),
        secs,
        actions,
        actions_per_sec: actions as f64 / secs,
        messages: tally.messages.load(Ordering::Relaxed),
        games: tally.games.load(Ordering::Relaxed),
        latency_ms: latency(&micros),
        errors: tally.errors.load(Ordering::Relaxed),
        memory_before_kib: before,
        memory_seated_kib: seated,
        memory_after_kib: after,
    })
}

fn latency(sorted: &[u32]) -> Latency {
    let at = |share: f64| {
        let index = (sorted.len() as f64 * share) as usize;
        let micros = sorted.get(index.min(sorted.len().saturating_sub(1)));
        micros.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    };
    Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
}

/// The resident memory a server says it has.
async fn memory(metrics: Option<SocketAddr>) -> u64 {
    let Some(metrics) = metrics else { return 0 };
    let Ok(answer) = request(metrics, "GET", "/metrics", None, None).await else {
        return 0;
    };
    let line =
        answer.body.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    line.and_then(|bytes| bytes.trim().parse::<u64>().ok()).unwrap_or(0) / 1024
}

/// People at a table whose game has begun.
struct Seated {
    tokens: Vec<String>,
    clients: Vec<Client>,
}

async fn seat(server: SocketAddr, seats: u8) -> io::Result<Seated> {
    let mut tokens = Vec::new();
    for number in 1..=seats {
        let name = json!({ "name": format!("Load {number}") });
        let guest = post(server, "/api/guests", None, &name).await?;
        tokens.push(text(&guest, "token")?);
    }
    let clients = begin(server, &tokens).await?;
    Ok(Seated { tokens, clients })
}

/// Opens a table for some people, connects them and starts the game.
async fn begin(server: SocketAddr, tokens: &[String]) -> io::Result<Vec<Client>> {
    let chairs = vec!["person"; tokens.len()];
    let terms = json!({
        "setup": {
            "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": tokens.len(),
        },
        "chairs": chairs,
        "window_ms": 0,
    });
    let opened = post(server, "/api/tables", tokens.first().map(String::as_str), &terms).await?;
    let table = text(&opened, "table")?;
    let invitation = json!({ "invitation": opened["invitation"] });
    for token in &tokens[1..] {
        post(server, &format!("/api/tables/{table}/join"), Some(token), &invitation).await?;
    }
    let mut clients = Vec::new();
    for token in tokens {
        let hello = json!({ "token": token, "detail": "facts" });
        clients.push(Client::connect(server, &table, hello).await?);
    }
    let started = clients[0].ask(json!({ "type": "start" })).await?;
    if started["type"] != "done" {
        return Err(io::Error::other(started.to_string()));
    }
    Ok(clients)
}

async fn keep_playing(
    server: SocketAddr,
    mut table: Seated,
    pace: Arc<Pace>,
    tally: Arc<Tally>,
    until: Instant,
) -> io::Result<()> {
    loop {
        let mut seats = Vec::new();
        for client in std::mem::take(&mut table.clients) {
            let (tally, pace) = (Arc::clone(&tally), Arc::clone(&pace));
            seats.push(tokio::spawn(play(client, pace, tally, until)));
        }
        let mut over = true;
        for seat in seats {
            over &= seat.await.map_err(io::Error::other)??;
        }
        if !over {
            return Ok(());
        }
        tally.games.fetch_add(1, Ordering::Relaxed);
        table.clients = begin(server, &table.tokens).await?;
    }
}

/// Plays one seat; true if the game came to its end in time.
async fn play(
    mut client: Client,
    pace: Arc<Pace>,
    tally: Arc<Tally>,
    until: Instant,
) -> io::Result<bool> {
    let mut micros = Vec::new();
    let mut last = None;
    // The next question may come before the answer to the last choice.
    let mut sent: VecDeque<Instant> = VecDeque::new();
    // What is to be sent, and when; until then messages are read, or answers would seem late.
    let mut next: Option<(Instant, String)> = None;
    let mut salt = 0x9e37_79b9_7f4a_7c15_u64 ^ tally.messages.load(Ordering::Relaxed);
    let over = loop {
        let moment = next.as_ref().map_or(until, |(at, _)| until.min(*at));
        let Ok(text) = timeout_at(moment, client.next_text()).await else {
            let Some((_, choose)) = next.take().filter(|(at, _)| *at < until) else { break false };
            sent.push_back(Instant::now());
            client.send_text(choose).await?;
            continue;
        };
        let text = text?;
        tally.messages.fetch_add(1, Ordering::Relaxed);
        if text.starts_with("{\"type\":\"done\"") {
            if let Some(at) = sent.pop_front() {
                micros.push(u32::try_from(at.elapsed().as_micros()).unwrap_or(u32::MAX));
                tally.actions.fetch_add(1, Ordering::Relaxed);
            }
        } else if text.starts_with("{\"type\":\"table\"") {
            if text.contains("\"stage\":\"over\"") {
                break true;
            }
        } else if text.starts_with("{\"type\":\"update\"") || text.starts_with("{\"type\":\"sync\"")
        {
            if text.contains("\"asked\":null") {
                continue;
            }
            let update: Update = serde_json::from_str(&text).map_err(io::Error::other)?;
            let Update { seat: Some(seat), asked: Some(asked) } = update else {
                continue;
            };
            if last == Some(asked.decision) {
                continue;
            }
            salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let code = &asked.options[(salt >> 33) as usize % asked.options.len()].code;
            let decision = asked.decision;
            last = Some(decision);
            let choose = format!(
                "{{\"type\":\"choose\",\"id\":\"{decision}-{}\",\"seat\":{seat},\
                 \"decision\":{decision},\"choice\":\"{code}\"}}",
                salt >> 40
            );
            next = Some((pace.slot(), choose));
        } else if text.starts_with("{\"type\":\"refused\"") || text.starts_with("{\"type\":\"bye\"")
        {
            tally.errors.fetch_add(1, Ordering::Relaxed);
        }
    };
    tally.micros.lock().await.extend(micros);
    Ok(over)
}

async fn post(
    server: SocketAddr,
    path: &str,
    token: Option<&str>,
    body: &Value,
) -> io::Result<Value> {
    let answer = request(server, "POST", path, token, Some(body)).await?;
    if answer.status == 200 { Ok(answer.json()) } else { Err(io::Error::other(answer.body)) }
}

fn text(value: &Value, key: &str) -> io::Result<String> {
    let text = value[key].as_str().map(str::to_owned);
    text.ok_or_else(|| io::Error::other(format!("the answer lacks `{key}`: {value}")))
}
