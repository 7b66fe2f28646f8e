//! Many clients at once over the real protocol, to see what a server can bear.

mod rude;

use std::collections::VecDeque;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::sync::{Mutex, watch};
use tokio::time::{Instant, timeout_at};

use crate::client::{Client, Route, request};
pub use rude::{MANNERS, Rude, RudeReport, misbehave};

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
    /// Who misbehaves meanwhile.
    pub rude: Option<Rude>,
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
    /// What came of those who misbehaved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rude: Option<RudeReport>,
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
/// If the server cannot be reached at all, or somebody shall misbehave on another machine.
pub async fn run(server: SocketAddr, load: Load) -> io::Result<Report> {
    if load.rude.is_some() {
        rude::only_here(server)?;
    }
    let before = memory(load.metrics).await;
    let mut tables = Vec::new();
    for number in 0..load.tables {
        // Where nobody is spared any limit, each table comes from an address of its own.
        let from = load.rude.map(|_| honest(number));
        tables.push(seat(Route { to: server, from }, load.seats).await?);
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
    let victims = tables.iter().map(|table| table.id.clone()).collect();
    let (_here, place) = watch::channel(server);
    let visit = load.rude.map(|rude| tokio::spawn(misbehave(place, rude, victims, until)));
    let mut players = Vec::new();
    for table in tables {
        let (tally, pace) = (Arc::clone(&tally), Arc::clone(&pace));
        players.push(tokio::spawn(keep_playing(table, pace, tally, until)));
    }
    for player in players {
        if !matches!(player.await, Ok(Ok(()))) {
            tally.errors.fetch_add(1, Ordering::Relaxed);
        }
    }
    let secs = start.elapsed().as_secs_f64();
    let rude = match visit {
        Some(visit) => Some(visit.await.map_err(io::Error::other)??),
        None => None,
    };
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
        rude,
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

/// The address people of a table come from.
fn honest(table: u32) -> IpAddr {
    let [_, high, middle, low] = (table + 1).to_be_bytes();
    Ipv4Addr::new(127, 1 + high, middle, low).into()
}

/// People at a table whose game has begun.
struct Seated {
    id: String,
    route: Route,
    tokens: Vec<String>,
    clients: Vec<Client>,
}

async fn seat(route: Route, seats: u8) -> io::Result<Seated> {
    let mut tokens = Vec::new();
    for number in 1..=seats {
        let name = json!({ "name": format!("Load {number}") });
        let guest = post(route, "/api/guests", None, &name).await?;
        tokens.push(text(&guest, "token")?);
    }
    begin(route, tokens).await
}

/// Opens a table for some people, connects them and starts the game.
async fn begin(route: Route, tokens: Vec<String>) -> io::Result<Seated> {
    let chairs = vec!["person"; tokens.len()];
    let terms = json!({
        "setup": {
            "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": tokens.len(),
        },
        "chairs": chairs,
        "window_ms": 0,
        // Strangers may come to it, and do where some misbehave.
        "public": route.from.is_some(),
    });
    let opened = post(route, "/api/tables", tokens.first().map(String::as_str), &terms).await?;
    let id = text(&opened, "table")?;
    let invitation = json!({ "invitation": opened["invitation"] });
    for token in &tokens[1..] {
        post(route, &format!("/api/tables/{id}/join"), Some(token), &invitation).await?;
    }
    let mut clients = Vec::new();
    for token in &tokens {
        let hello = json!({ "token": token, "detail": "facts" });
        clients.push(Client::connect(route, &id, hello).await?);
    }
    let started = clients[0].ask(json!({ "type": "start" })).await?;
    if started["type"] != "done" {
        return Err(io::Error::other(started.to_string()));
    }
    Ok(Seated { id, route, tokens, clients })
}

async fn keep_playing(
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
        table = begin(table.route, table.tokens).await?;
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

async fn post(route: Route, path: &str, token: Option<&str>, body: &Value) -> io::Result<Value> {
    let answer = request(route, "POST", path, token, Some(body)).await?;
    if answer.status == 200 { Ok(answer.json()) } else { Err(io::Error::other(answer.body)) }
}

fn text(value: &Value, key: &str) -> io::Result<String> {
    let text = value[key].as_str().map(str::to_owned);
    text.ok_or_else(|| io::Error::other(format!("the answer lacks `{key}`: {value}")))
}
