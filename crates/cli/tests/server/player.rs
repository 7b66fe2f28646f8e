//! A player who never gives up: comes back after every break, sends again what was not answered,
//! and writes down everything.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use derelict_server::client::{Client, request};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// Where a player finds a server; changes when one is killed.
pub type Place = watch::Receiver<SocketAddr>;

/// How far all players who share it have come.
pub type Progress = Arc<Pace>;

/// Choices acknowledged so far, and at how many everybody waits.
#[derive(Debug)]
pub struct Pace {
    chosen: AtomicU32,
    rest: AtomicU32,
    /// How long everybody thinks before each choice.
    thinks: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { chosen: AtomicU32::new(0), rest: AtomicU32::new(u32::MAX), thinks: Duration::ZERO }
    }
}

impl Pace {
    /// Players wait once so many choices are made, until they are told to go on.
    pub fn resting_at(choices: u32) -> Progress {
        Arc::new(Self { rest: AtomicU32::new(choices), ..Self::default() })
    }

    /// Players keep to what a server's limits allow.
    pub fn mannerly() -> Progress {
        Arc::new(Self { thinks: Duration::from_millis(60), ..Self::default() })
    }

    pub fn go_on(&self) {
        self.rest.store(u32::MAX, Ordering::Relaxed);
    }

    /// Choices acknowledged so far.
    pub fn load(&self, order: Ordering) -> u32 {
        self.chosen.load(order)
    }

    pub fn rests(&self) -> bool {
        self.load(Ordering::Relaxed) >= self.rest.load(Ordering::Relaxed)
    }

    async fn wait(&self) {
        if !self.thinks.is_zero() {
            sleep(self.thinks).await;
        }
        while self.rests() {
            sleep(Duration::from_millis(2)).await;
        }
    }
}

/// What a player has lived through.
#[derive(Debug, Default)]
pub struct Diary {
    pub seat: u64,
    /// All news, by number.
    pub news: Vec<Value>,
    /// Choices sent, each counted once.
    pub chosen: u32,
    /// Choices acknowledged.
    pub acknowledged: u32,
    /// How often the connection was lost.
    pub breaks: u32,
}

/// Plays one seat to the end of the game.
pub async fn play(
    place: Place,
    table: String,
    token: String,
    mut salt: u64,
    progress: Progress,
) -> Diary {
    let mut diary = Diary::default();
    let mut open: Option<Value> = None;
    loop {
        let address = *place.borrow();
        // Before the seat is known, all there is to know is asked for whatever seat it is.
        let seats = if diary.seat > 0 { diary.seat..=diary.seat } else { 1..=5 };
        let seen: BTreeMap<String, usize> =
            seats.map(|seat| (seat.to_string(), diary.news.len())).collect();
        let hello = json!({ "token": token, "detail": "facts", "seen": seen });
        let Ok(mut client) = Client::connect(address, &table, hello).await else {
            diary.breaks += 1;
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        let mut again = open.clone();
        let mut question: Option<Value> = None;
        loop {
            // The first message is hello's answer; what was not answered is sent again after it.
            let Ok(Ok(message)) = timeout(Duration::from_secs(20), client.next()).await else {
                break;
            };
            if let Some(choose) = again.take()
                && client.send(&choose).await.is_err()
            {
                break;
            }
            match message["type"].as_str().expect("a type") {
                "done" if open.as_ref().is_some_and(|open| open["id"] == message["id"]) => {
                    diary.acknowledged += 1;
                    progress.chosen.fetch_add(1, Ordering::Relaxed);
                    open = None;
                }
                "refused" => {
                    // Raced with another server, or too late for what others did: look again.
                    assert!(
                        ["not-now", "stale", "not-asked"]
                            .iter()
                            .any(|code| message["code"] == *code),
                        "{message}"
                    );
                    if open.as_ref().is_some_and(|open| open["id"] == message["id"]) {
                        open = None;
                        diary.chosen -= 1;
                        let _ = client
                            .send(&json!({ "type": "view", "id": "again", "seat": diary.seat }))
                            .await;
                    }
                }
                "sync" | "update" => {
                    let Some(seat) = message["seat"].as_u64() else { continue };
                    diary.seat = seat;
                    for news in message["news"].as_array().expect("news") {
                        let n = news["n"].as_u64().expect("a number") as usize;
                        if n <= diary.news.len() {
                            assert_eq!(diary.news[n - 1], *news, "what was told stays true");
                        } else {
                            assert_eq!(n, diary.news.len() + 1, "nothing is left out: {message}");
                            diary.news.push(news.clone());
                        }
                    }
                    if open.is_none() && message["view"]["over"].is_object() {
                        return diary;
                    }
                    question = Some(message["asked"].clone()).filter(Value::is_object);
                }
                "bye" => break,
                _ => {}
            }
            if open.is_none() && ended(&diary) {
                return diary;
            }
            // The next question may come before the answer to the last choice.
            if open.is_none()
                && let Some(asked) = question.take()
            {
                let options = asked["options"].as_array().expect("options");
                salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let option = &options[(salt >> 33) as usize % options.len()];
                let choose = json!({
                    "type": "choose", "id": format!("{}-{}", asked["decision"], salt >> 40),
                    "seat": diary.seat, "decision": asked["decision"], "choice": option["code"],
                });
                progress.wait().await;
                diary.chosen += 1;
                let sent = client.send(&choose).await;
                open = Some(choose);
                if sent.is_err() {
                    break;
                }
            }
        }
        diary.breaks += 1;
        sleep(Duration::from_millis(20)).await;
    }
}

/// The last thing told in every game is who won, or that nobody did.
fn ended(diary: &Diary) -> bool {
    diary.news.iter().any(|news| news["fact"]["kind"] == "game-ended")
        && diary.news.last().is_some_and(|news| {
            matches!(
                news["fact"]["kind"].as_str(),
                Some("won" | "nobody-wins" | "objective-revealed" | "common-objective-checked")
            )
        })
}

/// A table at which everybody sits and whose game has begun.
pub async fn table(address: SocketAddr, seats: u8) -> (String, Vec<String>) {
    let post = async |path: &str, token: Option<&str>, body: Value| {
        let answer = request(address, "POST", path, token, Some(&body)).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    };
    let mut tokens = Vec::new();
    for number in 0..seats {
        let guest = post("/api/guests", None, json!({ "name": format!("P{number}") })).await;
        tokens.push(guest["token"].as_str().expect("a token").to_owned());
    }
    let terms = json!({
        "setup": { "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": seats },
        "chairs": vec!["person"; usize::from(seats)],
        "window_ms": 0,
    });
    let opened = post("/api/tables", Some(&tokens[0]), terms).await;
    let table = opened["table"].as_str().expect("a table").to_owned();
    for token in &tokens[1..] {
        let body = json!({ "invitation": opened["invitation"] });
        post(&format!("/api/tables/{table}/join"), Some(token), body).await;
    }
    let hello = json!({ "token": tokens[0], "detail": "facts" });
    let mut owner = Client::connect(address, &table, hello).await.expect("a connection");
    let started = owner.ask(json!({ "type": "start" })).await.expect("an answer");
    assert_eq!(started["type"], "done", "{started}");
    (table, tokens)
}

/// What the server says, once all is over, of what a seat was told; and the record.
pub async fn check(address: SocketAddr, table: &str, token: &str, diary: &Diary) {
    let hello = json!({ "token": token, "detail": "facts", "seen": { diary.seat.to_string(): 0 } });
    let mut client = Client::connect(address, table, hello).await.expect("a connection");
    let mut all: Vec<Value> = Vec::new();
    let mut before = diary.news.len() + 1;
    while before > 1 {
        let asked = json!({ "type": "history", "seat": diary.seat, "before": before, "most": 500 });
        let history = client.ask(asked).await.expect("an answer");
        let news = history["news"].as_array().expect("news").clone();
        before -= news.len();
        all.splice(0..0, news);
    }
    assert_eq!(all, diary.news, "every seat's story is what it was told");
    let path = format!("/api/tables/{table}/record");
    let record = request(address, "GET", &path, Some(token), None).await.expect("an answer");
    let record = derelict_engine::record::Record::parse(&record.body).expect("a record");
    record.verify(&derelict_content::Catalog::base()).expect("the record holds");
    let own = record.steps.iter().filter(|step| {
        matches!(step, derelict_engine::record::Step::Choice(played)
            if played.seat.is_some_and(|seat| u64::from(seat.number()) == diary.seat))
    });
    assert_eq!(own.count() as u32, diary.chosen, "no choice is lost or done twice");
    assert_eq!(diary.acknowledged, diary.chosen);
}
