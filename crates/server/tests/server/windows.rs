//! Reaction windows last equally long, whoever holds what.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use derelict_server::client::Client;
use derelict_server::store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::company::{done, two};
use crate::house::{House, generous, terms};

const WINDOW: Duration = Duration::from_millis(800);
/// So many windows tell enough.
const ENOUGH: usize = 10;
/// The word of a game in which those who play at random come to a window before they die.
const EVENTFUL: &str = "window";

/// How a window looked to somebody who was not asked in it.
struct Seen {
    /// The message that opened it, without what changes from game to game.
    opened: Value,
    /// How long it was until the next news.
    lasted: Duration,
}

/// Plays a seat without ever answering a window, and notes every window it is not asked in, until all
/// together have seen enough.
async fn watch(mut client: Client, mut salt: u64, count: Arc<AtomicUsize>) -> Vec<Seen> {
    let mut seen = Vec::new();
    let mut open: Option<(Instant, Value)> = None;
    let mut answered = None;
    while count.load(Ordering::Relaxed) < ENOUGH {
        let wait = tokio::time::timeout(Duration::from_millis(500), client.next());
        let Ok(message) = wait.await else { continue };
        let Ok(message) = message else { break };
        if message["type"] == "table" && message["table"]["stage"] == "over" {
            break;
        }
        if message["type"] != "update" {
            continue;
        }
        let news = message["news"].as_array().expect("news");
        if let Some((since, opened)) = open.take() {
            seen.push(Seen { opened, lasted: since.elapsed() });
            count.fetch_add(1, Ordering::Relaxed);
        }
        let opens = news.last().is_some_and(|news| news["fact"]["kind"] == "window-opened");
        let window = opens && news.last().expect("one")["fact"]["window"] != "objectives";
        if window && message["asked"].is_null() {
            let mut shape = message.clone();
            shape["news"] = json!(null);
            shape["seat"] = json!(null);
            shape["waiting"] = json!(null);
            open = Some((Instant::now(), shape));
        }
        let asked = &message["asked"];
        if window || !asked.is_object() || answered == Some(asked["decision"].clone()) {
            continue;
        }
        answered = Some(asked["decision"].clone());
        let options = asked["options"].as_array().expect("options");
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        // To stay together gives others something to interrupt.
        let stays = options.iter().find(|option| option["code"] == "search");
        let any = &options[(salt >> 33) as usize % options.len()];
        let choose = json!({
            "type": "choose", "id": format!("{}", asked["decision"]), "seat": message["seat"],
            "decision": asked["decision"], "choice": stays.unwrap_or(any)["code"],
        });
        client.send(&choose).await.expect("sent");
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn windows_look_the_same_and_last_equally_long_to_those_not_asked() {
    let house = House::new().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cem"] {
        people.push(house.guest(name).await);
    }
    let mut terms = terms(3, 0);
    terms["window_ms"] = json!(WINDOW.as_millis() as u64);
    let count = Arc::new(AtomicUsize::new(0));
    let mut watchers = Vec::new();
    for game in 0..4 {
        terms["seed"] = json!(format!("windows {game}"));
        let (table, invitation) = house.table(&people[0], terms.clone()).await;
        for token in &people[1..] {
            house.join(&table, token, &invitation).await;
        }
        let mut clients = Vec::new();
        for token in &people {
            let hello = json!({ "token": token, "detail": "views" });
            clients.push(house.client_with(&table, hello).await);
        }
        clients[0].ask(json!({ "type": "start" })).await.expect("started");
        for (client, salt) in clients.into_iter().zip(0..) {
            watchers.push(tokio::spawn(watch(client, game * 10 + salt, count.clone())));
        }
    }
    let mut all = Vec::new();
    for watcher in watchers {
        all.extend(watcher.await.expect("a watcher"));
    }
    assert!(all.len() >= ENOUGH, "{} windows were seen", all.len());
    for seen in &all {
        assert!(seen.lasted >= WINDOW / 2, "{:?}", seen.lasted);
        assert_eq!(seen.opened, all[0].opened, "nothing tells one window from another");
        assert!(seen.opened.get("view").is_none(), "a view would tell who was asked");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_while_a_window_is_open_waits() {
    let house = House::new().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let mut terms = terms(2, 0);
    terms["window_ms"] = json!(4000);
    terms["seed"] = json!(EVENTFUL);
    let (table, invitation) = house.table(&ann, terms).await;
    house.join(&table, &bob, &invitation).await;
    let mut clients = [house.client(&table, &ann).await, house.client(&table, &bob).await];
    clients[0].ask(json!({ "type": "start" })).await.expect("started");
    let [mut one, mut two] = clients;
    let other = tokio::spawn(async move { play_until_window(&mut two, 5).await });
    play_until_window(&mut one, 9).await;
    other.await.expect("a player");
    let start = Instant::now();
    let mut late = house.client(&table, &bob).await;
    late.until(|told| told["type"] == "welcome").await.expect("a welcome");
    assert!(start.elapsed() > Duration::from_millis(1000), "{:?}", start.elapsed());
    let refused = json!({ "type": "view", "seat": null });
    assert_eq!(late.ask(refused).await.expect("an answer")["type"], "done");
}

/// Plays at random until a reaction window opens.
async fn play_until_window(client: &mut Client, mut salt: u64) {
    let mut answered = None;
    loop {
        let message = client.next().await.expect("the game goes on");
        assert_ne!(message["table"]["stage"], "over", "a window comes in the game {EVENTFUL}");
        let news = message["news"].as_array();
        let opens = news.and_then(|news| news.last()).is_some_and(|news| {
            news["fact"]["kind"] == "window-opened" && news["fact"]["window"] != "objectives"
        });
        if opens {
            return;
        }
        let asked = &message["asked"];
        if !asked.is_object() || answered == Some(asked["decision"].clone()) {
            continue;
        }
        answered = Some(asked["decision"].clone());
        let options = asked["options"].as_array().expect("options");
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let option = &options[(salt >> 33) as usize % options.len()];
        let choose = json!({
            "type": "choose", "id": format!("{}", asked["decision"]), "seat": message["seat"],
            "decision": asked["decision"], "choice": option["code"],
        });
        client.send(&choose).await.expect("sent");
    }
}

/// Two people whose game has come to a reaction window of so many milliseconds.
async fn in_window(house: &House, window_ms: u32) -> (String, [String; 2], [Client; 2]) {
    let people = [house.guest("Ann").await, house.guest("Bob").await];
    let mut terms = terms(2, 0);
    terms["window_ms"] = json!(window_ms);
    terms["seed"] = json!(EVENTFUL);
    let (table, invitation) = house.table(&people[0], terms).await;
    house.join(&table, &people[1], &invitation).await;
    let (mut one, mut two) =
        (house.client(&table, &people[0]).await, house.client(&table, &people[1]).await);
    one.ask(json!({ "type": "start" })).await.expect("started");
    let other = tokio::spawn(async move {
        play_until_window(&mut two, 5).await;
        two
    });
    play_until_window(&mut one, 9).await;
    let two = other.await.expect("a player");
    (table, people, [one, two])
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_held_back_bears_the_time_it_is_told() {
    let house = House::new().await;
    let (_, _, [mut one, _two]) = in_window(&house, 600).await;
    one.until(|told| told["news"][0].is_object()).await.expect("what lay behind it");
    let asked = json!({ "type": "history", "seat": null, "before": 100_000, "most": 500 });
    let told = one.ask(asked).await.expect("an answer")["news"].clone();
    let told = told.as_array().expect("news");
    let opens = |news: &Value| {
        news["fact"]["kind"] == "window-opened" && news["fact"]["window"] != "objectives"
    };
    let at = |news: &Value| news["at"].as_i64().expect("a time");
    let behind: Vec<i64> = told
        .windows(2)
        .filter(|pair| opens(&pair[0]))
        .map(|pair| at(&pair[1]) - at(&pair[0]))
        .collect();
    assert!(!behind.is_empty() && behind.iter().all(|ms| *ms >= 600), "{behind:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_situation_is_given_out_while_a_window_is_open() {
    let house = House::new().await;
    let (table, people, _clients) = in_window(&house, 60_000).await;
    for token in &people {
        let answer = house.get(&format!("/api/tables/{table}/scenario"), Some(token)).await;
        assert_eq!(answer.status, 409, "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn windows_last_as_long_as_when_the_game_began() {
    let house = House::new().await;
    let mut terms = terms(2, 0);
    terms["window_ms"] = Value::Null;
    let (table, people, mut clients, _) = two(&house, terms).await;
    let path = format!("/api/tables/{table}");
    let length = async || house.get(&path, Some(&people[0])).await.json()["window_ms"].clone();
    assert_eq!(length().await, 3000);
    let bot = json!({ "type": "bot", "chair": 2, "level": "random" });
    done(&mut clients[1], bot).await;
    assert_eq!(length().await, 3000, "handing a seat to the computer changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn players_cannot_read_what_the_server_counts() {
    let house = House::new().await;
    assert_eq!(house.get("/metrics", None).await.status, 404);
    assert!(house.metrics().await.contains("derelict_commit_seconds"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_wakes_at_rest_inside_a_window_lets_people_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(Arc::clone(&store), generous()).await;
    let (table, people, mut clients) = in_window(&house, 1500).await;
    done(&mut clients[0], json!({ "type": "pause" })).await;
    drop(clients);
    house.stop().await;
    let house = House::at(store, generous()).await;
    for token in &people {
        let mut client = house.client(&table, token).await;
        let welcome = client.until(|told| told["type"] == "welcome").await.expect("a welcome");
        assert_eq!(welcome["table"]["stage"], "paused");
        client.until(|told| told["type"] == "sync").await.expect("everything");
    }
    let mut client = house.client(&table, &people[1]).await;
    done(&mut client, json!({ "type": "resume" })).await;
}
