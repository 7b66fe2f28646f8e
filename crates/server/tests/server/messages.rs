//! Messages that make no sense, come at the wrong time or from the wrong person.

use derelict_server::client::Client;
use serde_json::{Value, json};

use crate::house::{House, terms};

/// A house, the owner's token, and a table for two at which only the owner sits.
async fn gathering() -> (House, String, String) {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    (house, ann, table)
}

async fn refusal(client: &mut Client, text: &str) -> Value {
    client.send_text(text.to_owned()).await.expect("the server listens");
    client.until(|told| told["type"] == "refused").await.expect("a refusal")
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_and_nothing_else_happens() {
    let (house, ann, table) = gathering().await;
    let mut client = house.client(&table, &ann).await;
    let long = "x".repeat(65);
    let texts = [
        "".to_owned(),
        "null".into(),
        "[]".into(),
        "\"start\"".into(),
        "{".into(),
        r#"{"type":"start""#.into(),
        r#"{"type":"start"}"#.into(),
        r#"{"type":"fly","id":"1"}"#.into(),
        r#"{"id":"1"}"#.into(),
        r#"{"type":"start","id":1}"#.into(),
        r#"{"type":"start","id":""}"#.into(),
        format!(r#"{{"type":"start","id":"{long}"}}"#),
        "{\"type\":\"start\",\"id\":\"a b\u{7}\"}".into(),
        r#"{"type":"start","id":"1","now":true}"#.into(),
        r#"{"type":"choose","id":"1","seat":0,"decision":1,"choice":"pass"}"#.into(),
        r#"{"type":"choose","id":"1","seat":6,"decision":1,"choice":"pass"}"#.into(),
        r#"{"type":"choose","id":"1","seat":1,"decision":-1,"choice":"pass"}"#.into(),
        r#"{"type":"choose","id":"1","seat":1,"decision":4294967296,"choice":"pass"}"#.into(),
        r#"{"type":"choose","id":"1","seat":1,"decision":1,"choice":["pass"]}"#.into(),
        r#"{"type":"choose","id":"1","seat":1,"choice":"pass"}"#.into(),
        r#"{"type":"undo","id":"1","seat":1,"steps":-1}"#.into(),
        r#"{"type":"vote","id":"1","seat":1,"agree":"yes"}"#.into(),
        r#"{"type":"stand","id":"1","seat":1,"window":"objectives","answer":"yes"}"#.into(),
        r#"{"type":"stand","id":"1","seat":1,"window":"interrupt","answer":"maybe"}"#.into(),
        r#"{"type":"why-not","id":"1"}"#.into(),
        r#"{"type":"odds","id":"1","seat":1}"#.into(),
        r#"{"type":"view","id":"1","seat":"all"}"#.into(),
        r#"{"type":"history","id":"1","seat":null,"before":1,"most":70000}"#.into(),
        r#"{"type":"chat","id":"1","text":5}"#.into(),
        r#"{"type":"whisper","id":"1","seat":1,"text":"psst"}"#.into(),
        r#"{"type":"take","id":"1","chair":300}"#.into(),
        r#"{"type":"leave","id":"1"}"#.into(),
        r#"{"type":"bot","id":"1","chair":2,"level":"genius"}"#.into(),
        r#"{"type":"back","id":"1","chair":null}"#.into(),
        r#"{"type":"concede","id":"1","seat":[]}"#.into(),
        r#"{"type":"remove","id":"1","guest":"nobody"}"#.into(),
        r#"{"protocol":3}"#.into(),
    ];
    for text in &texts {
        let refused = refusal(&mut client, text).await;
        assert_eq!(refused["code"], "malformed", "{text}: {refused}");
        assert!(!refused["text"].as_str().expect("words").is_empty());
    }
    let pong = client.ask(json!({ "type": "ping" })).await.expect("an answer");
    assert_eq!(pong["type"], "pong", "the connection still works");
    let view = house.get(&format!("/api/tables/{table}"), Some(&ann)).await.json();
    assert_eq!(view["stage"], "gathering");
}

#[tokio::test]
async fn a_refusal_names_the_request_if_it_can_be_read() {
    let (house, ann, table) = gathering().await;
    let mut client = house.client(&table, &ann).await;
    let refused = refusal(&mut client, r#"{"type":"fly","id":"me"}"#).await;
    assert_eq!(refused["id"], "me");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_at_the_wrong_time_is_refused() {
    let (house, ann, table) = gathering().await;
    let mut client = house.client(&table, &ann).await;
    let wrong = |code: &'static str, ask: Value| (code, ask);
    let early = [
        wrong("forbidden", json!({ "type": "choose", "seat": 1, "decision": 1, "choice": "pass" })),
        wrong("forbidden", json!({ "type": "undo", "seat": 1, "steps": 1 })),
        wrong("forbidden", json!({ "type": "vote", "seat": 1, "agree": true })),
        wrong("forbidden", json!({ "type": "whisper", "seat": 1, "to": 2, "text": "psst" })),
        wrong("forbidden", json!({ "type": "concede", "seat": 1 })),
        wrong("not-now", json!({ "type": "pause" })),
        wrong("not-now", json!({ "type": "resume" })),
        wrong("not-now", json!({ "type": "rematch" })),
        wrong("unknown", json!({ "type": "take", "chair": 9 })),
        wrong("unknown", json!({ "type": "leave", "chair": 0 })),
        wrong("forbidden", json!({ "type": "leave", "chair": 2 })),
        wrong("not-now", json!({ "type": "take", "chair": 1 })),
        wrong("unknown", json!({ "type": "remove", "guest": "0123456789abcdef" })),
    ];
    for (code, ask) in early {
        let refused = client.ask(ask.clone()).await.expect("an answer");
        assert_eq!(refused["code"], code, "{ask}: {refused}");
    }
    let done = client.ask(json!({ "type": "start" })).await.expect("an answer");
    assert_eq!(done["type"], "done");
    let seat = sync_seat(&mut client).await;
    let late = [
        wrong("not-now", json!({ "type": "start" })),
        wrong("not-now", json!({ "type": "vote", "seat": seat, "agree": true })),
        wrong("unknown", json!({ "type": "whisper", "seat": seat, "to": seat, "text": "psst" })),
        wrong("not-now", json!({ "type": "odds", "seat": seat, "risk": { "risk": "noise" } })),
        wrong("not-now", json!({ "type": "chances", "seat": seat })),
        wrong("not-now", json!({ "type": "undo", "seat": seat, "steps": 1 })),
        wrong("forbidden", json!({ "type": "why-not", "seat": 3 - seat })),
        wrong("forbidden", json!({ "type": "history", "seat": 3 - seat, "before": 9, "most": 9 })),
        wrong("forbidden", json!({ "type": "view", "seat": 3 - seat })),
        wrong("not-now", json!({ "type": "rematch" })),
    ];
    for (code, ask) in late {
        let refused = client.ask(ask.clone()).await.expect("an answer");
        assert_eq!(refused["code"], code, "{ask}: {refused}");
    }
}

/// The seat a client was given.
async fn sync_seat(client: &mut Client) -> u64 {
    let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
    told["seat"].as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_answer_is_refused_with_its_reasons_and_changes_nothing() {
    let (house, ann, table) = gathering().await;
    let mut client = house.client(&table, &ann).await;
    client.ask(json!({ "type": "start" })).await.expect("an answer");
    let asked = client.until(|told| told["asked"].is_object()).await.expect("a question");
    let (seat, decision) = (&asked["seat"], &asked["asked"]["decision"]);
    let choose = |decision: &Value, choice: &str| json!({ "type": "choose", "seat": seat, "decision": decision, "choice": choice });
    for (code, ask) in [
        ("stale", choose(&json!(77), "character:captain")),
        ("not-offered", choose(decision, "character:nobody")),
        ("not-offered", choose(decision, "pass")),
        (
            "forbidden",
            json!({
                "type": "choose", "seat": 3 - seat.as_u64().expect("a seat"), "decision": decision,
                "choice": "pass",
            }),
        ),
    ] {
        let refused = client.ask(ask.clone()).await.expect("an answer");
        assert_eq!(refused["code"], code, "{ask}: {refused}");
    }
    client.forget();
    let done = client.ask(json!({ "type": "view", "seat": seat })).await.expect("an answer");
    assert_eq!(done["type"], "done");
    let sync = client.until(|told| told["type"] == "sync").await.expect("a view");
    assert_eq!(sync["asked"]["decision"], *decision);
}

#[tokio::test]
async fn a_connection_begins_with_hello() {
    let (house, ann, table) = gathering().await;
    let bye = async |text: &str| {
        let mut client = Client::silent(house.address, &table, &[]).await.expect("a connection");
        client.send_text(text.to_owned()).await.expect("the server listens");
        client.next().await.expect("an answer")
    };
    for (code, text) in [
        ("malformed", "{}".to_owned()),
        ("malformed", json!({ "type": "start", "id": "1" }).to_string()),
        ("malformed", json!({ "protocol": 3, "token": ann, "detail": "everything" }).to_string()),
        ("malformed", json!({ "protocol": 3, "token": ann, "secret": 1 }).to_string()),
        ("version", json!({ "protocol": 1, "token": ann }).to_string()),
        ("forbidden", json!({ "protocol": 3, "token": "0".repeat(64) }).to_string()),
        ("forbidden", json!({ "protocol": 3 }).to_string()),
        ("forbidden", json!({ "protocol": 3, "invitation": "0".repeat(64) }).to_string()),
    ] {
        let bye = bye(&text).await;
        assert_eq!(bye["type"], "bye", "{text}: {bye}");
        assert_eq!(bye["code"], code, "{text}: {bye}");
    }
    let hello = json!({ "token": ann });
    let mut lost = house.client_with("0123456789abcdef", hello).await;
    assert_eq!(lost.next().await.expect("an answer")["code"], "unknown");
}
