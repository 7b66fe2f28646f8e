//! Every kind of message, damaged in every way that can be listed.

use std::collections::BTreeSet;

use derelict_server::client::Client;
use derelict_server::protocol::PROTOCOL;
use serde_json::{Value, json};

use crate::house::{House, terms};

/// One message of every kind, right as far as it goes.
pub fn every() -> Vec<Value> {
    let id = "x";
    vec![
        json!({ "type": "choose", "id": id, "seat": 1, "decision": 1, "choice": "pass" }),
        json!({ "type": "seize", "id": id, "seat": 1, "choice": "seize:sand" }),
        json!({ "type": "undo", "id": id, "seat": 1, "steps": 1 }),
        json!({ "type": "vote", "id": id, "seat": 1, "agree": true }),
        json!({ "type": "stand", "id": id, "seat": 1, "window": "interrupt", "answer": "no" }),
        json!({ "type": "why-not", "id": id, "seat": 1 }),
        json!({ "type": "odds", "id": id, "seat": 1, "risk": { "risk": "noise" } }),
        json!({ "type": "chances", "id": id, "seat": 1 }),
        json!({ "type": "view", "id": id, "seat": null }),
        json!({ "type": "history", "id": id, "seat": null, "before": 5, "most": 5 }),
        json!({ "type": "chat", "id": id, "text": "hello" }),
        json!({ "type": "whisper", "id": id, "seat": 1, "to": 2, "text": "psst" }),
        json!({ "type": "talk", "id": id, "seat": 1, "talk": { "say": "engine", "engine": 1, "works": true } }),
        json!({ "type": "take", "id": id, "chair": 2 }),
        json!({ "type": "leave", "id": id, "chair": 2 }),
        json!({ "type": "bot", "id": id, "chair": 2, "level": "random" }),
        json!({ "type": "back", "id": id, "chair": 2 }),
        json!({ "type": "consent", "id": id, "agree": true }),
        json!({ "type": "own", "id": id, "guest": "0123456789abcdef" }),
        json!({ "type": "invite", "id": id }),
        json!({ "type": "uninvite", "id": id }),
        json!({ "type": "start", "id": id }),
        json!({ "type": "pause", "id": id }),
        json!({ "type": "resume", "id": id }),
        json!({ "type": "concede", "id": id, "seat": 2 }),
        json!({ "type": "give-up", "id": id }),
        json!({ "type": "reveal", "id": id, "seat": 2 }),
        json!({ "type": "rematch", "id": id }),
        json!({ "type": "remove", "id": id, "guest": "0123456789abcdef" }),
        json!({ "type": "ping", "id": id }),
    ]
}

/// The kinds of messages the server knows, as it names them itself when it does not know one.
pub async fn kinds(client: &mut Client) -> BTreeSet<String> {
    client.send_text(r#"{"type":"fly","id":"kinds"}"#.into()).await.expect("sent");
    let refused = client.until(|told| told["id"] == "kinds").await.expect("a refusal");
    let text = refused["text"].as_str().expect("words");
    let (_, expected) = text.split_once("expected one of").expect("a list");
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// A message with one thing wrong that no reader may overlook.
fn unreadable(message: &Value) -> Vec<String> {
    let whole = message.to_string();
    let mut texts: Vec<String> = (0..whole.len()).map(|end| whole[..end].to_owned()).collect();
    let mut more = message.clone();
    more["unheard-of"] = json!(1);
    texts.push(more.to_string());
    texts.push(whole.replacen('{', "{\"type\":\"ping\",", 1));
    texts.push(whole.clone() + "{}");
    for field in message.as_object().expect("an object").keys() {
        let mut less = message.clone();
        less.as_object_mut().expect("an object").remove(field);
        // A seat may be left out where spectators may ask.
        if field != "seat" || !message["seat"].is_null() {
            texts.push(less.to_string());
        }
        for wrong in [json!([[]]), json!({ "a": {} }), json!(-1), json!(1e300), json!(true)] {
            let mut other = message.clone();
            other[field] = wrong.clone();
            let fits = field == "agree" && wrong == true || field == "risk";
            if !fits {
                texts.push(other.to_string());
            }
        }
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_message_is_refused_when_it_is_damaged() {
    let house = House::new().await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    let listed: BTreeSet<String> =
        every().iter().map(|ask| ask["type"].as_str().expect("a kind").to_owned()).collect();
    assert_eq!(listed, kinds(&mut client).await, "each kind is tried");
    let before = house.get(&format!("/api/tables/{table}"), Some(&ann)).await.body;
    let mut tried = 0;
    for message in every() {
        for text in unreadable(&message) {
            client.send_text(text.clone()).await.expect("sent");
            let answer = client.until(|told| told["type"] != "table" && told["type"] != "welcome");
            let refused = answer.await.expect("an answer");
            assert_eq!(refused["type"], "refused", "{text}: {refused}");
            assert_eq!(refused["code"], "malformed", "{text}: {refused}");
            tried += 1;
        }
    }
    assert!(tried > 1000, "{tried}");
    let after = house.get(&format!("/api/tables/{table}"), Some(&ann)).await.body;
    assert_eq!(after, before, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_message_has_a_size() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    for message in every() {
        let mut client = house.client(&table, &ann).await;
        client.until(|told| told["type"] == "welcome").await.expect("a welcome");
        let huge = " ".repeat(20_000) + &message.to_string();
        client.send_text(huge).await.expect("sent");
        let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
        assert_eq!(bye["code"], "too-long", "{message}");
        assert!(bye["text"].as_str().is_some_and(|text| text.contains("16384 bytes")), "{bye}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_enormous_message_ends_its_connection_and_no_other() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let mut other = house.client(&table, &ann).await;
    for hello in [false, true] {
        let mut client = Client::silent(house.address, &table, &[]).await.expect("a connection");
        if hello {
            client.send(&json!({ "protocol": PROTOCOL, "token": ann })).await.expect("sent");
        }
        // The server need not read on to the end; what it says may be lost with the connection.
        let _ = client.send_text("x".repeat(4 << 20)).await;
        if let Ok(bye) = client.until(|told| told["type"] == "bye").await {
            assert!(bye["code"] == "too-long" || bye["code"] == "malformed", "{bye}");
        }
    }
    let pong = other.ask(json!({ "type": "ping" })).await.expect("an answer");
    assert_eq!(pong["type"], "pong");
}
