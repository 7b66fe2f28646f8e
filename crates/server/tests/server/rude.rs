//! Visitors who send too much, too slowly or nothing at all: nobody else notices.

use std::net::SocketAddr;
use std::time::Duration;

use derelict_server::client::Client;
use derelict_server::{Config, Limits};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::company::done;
use crate::house::{House, generous, terms};
use crate::trouble::reopened;

/// Longer than anything here takes, on the busiest machine.
const PATIENCE: Duration = Duration::from_secs(60);

async fn with(limits: Limits) -> House {
    House::with(Config { limits, ..Config::default() }).await
}

/// Sends some bytes and reads until the server closes.
async fn send(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(bytes).await.expect("sent");
    heard(&mut stream).await
}

async fn heard(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    // A reset is an end as well.
    let _ = read.expect("the server gives up in time");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_is_short() {
    let house = House::new().await;
    let words = "noise+".repeat(16) + "nest";
    let found = house.get(&format!("/api/rules?q={words}"), None).await;
    assert_eq!(found.status, 200, "100 letters are enough: {}", found.body);
    for letters in [101, 1500] {
        let answer = house.get(&format!("/api/rules?q={}", "a".repeat(letters)), None).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (413, Some("too-long")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_things_looked_up_at_a_time() {
    let house = with(Limits { lookups: 0, ..Limits::generous() }).await;
    for path in ["/api/rules?q=noise", "/api/options", "/api/components/basic", "/api/guides"] {
        let answer = house.get(path, None).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (429, Some("too-many")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn records_and_situations_are_looked_up_like_everything_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
    house.stop().await;
    let limits = Limits { lookups: 0, ..Limits::generous() };
    let busy = Config { limits, ..Config::default() };
    let house = House::at(reopened(&folder).await, busy).await;
    for what in ["record", "replay", "scenario"] {
        let answer = house.get(&format!("/api/tables/{table}/{what}"), Some(&ann)).await;
        assert_eq!(answer.json()["code"], "too-many", "{what}: {}", answer.body);
    }
    let mut client = house.client(&table, &ann).await;
    let history = json!({ "type": "history", "seat": told["seat"], "before": 1000, "most": 500 });
    let refused = client.ask(history).await.expect("an answer");
    assert_eq!(refused["code"], "too-many", "{refused}");
    done(&mut client, json!({ "type": "chat", "text": "playing costs no desk" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_a_table_says_hello() {
    let short = Duration::from_millis(200);
    let house = with(Limits { head: short, ..Limits::generous() }).await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let mut silent = Client::silent(house.address, &table, &[]).await.expect("a connection");
    let bye = silent.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["code"], "malformed", "{bye}");
    assert!(silent.next().await.is_err(), "and then it is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_nothing_at_a_table_holds_nobody_up_and_is_gone() {
    let house = with(Limits { stall: Duration::from_millis(200), ..Limits::generous() }).await;
    let (ann, table, mut player) = house.sit(terms(1, 1)).await;
    done(&mut player, json!({ "type": "start" })).await;
    let mut deaf = house.client_with(&table, json!({ "token": ann, "detail": "views" })).await;
    let view = json!({ "type": "view", "id": "again", "seat": null });
    // Until what is sent fits nowhere any more, and the server hangs up.
    let shouting = async { while deaf.send(&view).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, shouting).await.expect("the server gives up in time");
    done(&mut player, json!({ "type": "chat", "text": "where is she?" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_and_heads_have_a_size() {
    let house = House::new().await;
    let long = house.get(&format!("/{}", "a".repeat(3000)), None).await;
    assert_eq!((long.status, long.json()["code"].as_str()), (413, Some("too-long")));
    let heads = format!("GET / HTTP/1.1\r\nHost: localhost\r\nA: {}\r\n\r\n", "a".repeat(40_000));
    assert!(send(house.address, heads.as_bytes()).await.contains(" 431 "));
    let many: String = (0..200).map(|number| format!("A{number}: 1\r\n")).collect();
    let heads = format!("GET / HTTP/1.1\r\nHost: localhost\r\n{many}\r\n");
    assert!(send(house.address, heads.as_bytes()).await.contains(" 431 "));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_half_a_request() {
    let short = Duration::from_millis(200);
    let house = with(Limits { head: short, body: short, ..Limits::generous() }).await;
    let half = send(house.address, b"GET /healthz HTT").await;
    assert!(half.is_empty() || half.contains(" 408 "), "{half}");
    assert!(send(house.address, b"").await.is_empty(), "silence is answered with silence");
    let head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    let half = send(house.address, format!("{head}Content-Length: 50\r\n\r\n{{").as_bytes()).await;
    assert!(half.contains("did not come in time"), "{half}");
    let mut idle = TcpStream::connect(house.address).await.expect("a connection");
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("sent");
    assert!(heard(&mut idle).await.contains("ok"), "and then it is closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_open_connections() {
    let house = with(Limits { lines: 3, ..Limits::generous() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(TcpStream::connect(house.address).await.expect("a connection"));
    }
    // Those before are let in first.
    let refused = send(house.address, b"").await;
    assert!(refused.contains(" 429 ") && refused.contains("too-many"), "{refused}");
    drop(open);
    for attempt in 0.. {
        if send(
            house.address,
            b"GET /healthz HTTP/1.1\r\nConnection: close\r\nHost: localhost\r\n\r\n",
        )
        .await
        .contains(" 200 ")
        {
            break;
        }
        assert!(attempt < 500, "closed connections make room");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_lock_nobody_out() {
    let house = with(Limits { strangers: 8, all: 32, ..Limits::generous() }).await;
    let (ann, table, mut player) = house.sit(terms(1, 1)).await;
    player.until(|told| told["type"] == "welcome").await.expect("a welcome");
    let mut silent = Vec::new();
    for _ in 0..100 {
        silent.push(TcpStream::connect(house.address).await.expect("a connection"));
    }
    done(&mut player, json!({ "type": "chat", "text": "I am still here" })).await;
    assert_eq!(house.get("/healthz", None).await.status, 200, "newcomers are let in");
    let mut again = house.client(&table, &ann).await;
    done(&mut again, json!({ "type": "chat", "text": "and here" })).await;
    done(&mut player, json!({ "type": "start" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_nothing_is_gone() {
    let house = with(Limits { stall: Duration::from_millis(200), ..Limits::generous() }).await;
    let mut deaf = TcpStream::connect(house.address).await.expect("a connection");
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // Until the server neither answers nor listens any more.
    let shouting = async { while deaf.write_all(ask).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, shouting).await.expect("the server gives up in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn going_down_waits_for_nobody_for_ever() {
    let farewell = Duration::from_millis(200);
    let mut house = with(Limits { farewell, ..Limits::generous() }).await;
    let (_, _, _player) = house.sit(terms(1, 1)).await;
    let mut half = TcpStream::connect(house.address).await.expect("a connection");
    half.write_all(b"POST /api/guests HTTP/1.1\r\nContent-Le").await.expect("sent");
    let _silent = TcpStream::connect(house.address).await.expect("a connection");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_does_not_hold_the_table_up() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
    for number in 0..20 {
        let history = json!({
            "type": "history", "id": format!("h{number}"), "seat": told["seat"],
            "before": 1000, "most": 500,
        });
        client.send(&history).await.expect("sent");
    }
    done(&mut client, json!({ "type": "chat", "text": "meanwhile" })).await;
    for number in 0..20 {
        let id = json!(format!("h{number}"));
        let history = client.until(|told| told["id"] == id).await.expect("an answer");
        assert_eq!(history["type"], "history", "{history}");
    }
}
