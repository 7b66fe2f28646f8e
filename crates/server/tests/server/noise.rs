//! Random damage to messages and requests: the server answers, or ends the connection, and goes
//! on.

use derelict_server::client::request;
use serde_json::{Value, json};

use crate::house::{House, terms};

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

/// One message of every kind, right as far as it goes.
fn every() -> Vec<Value> {
    let id = "x";
    vec![
        json!({ "type": "choose", "id": id, "seat": 1, "decision": 1, "choice": "pass" }),
        json!({ "type": "undo", "id": id, "seat": 1, "steps": 1 }),
        json!({ "type": "vote", "id": id, "seat": 1, "agree": true }),
        json!({ "type": "stand", "id": id, "seat": 1, "window": "interrupt", "answer": "no" }),
        json!({ "type": "why-not", "id": id, "seat": 1 }),
        json!({ "type": "odds", "id": id, "seat": 1, "risk": { "risk": "noise" } }),
        json!({ "type": "view", "id": id, "seat": null }),
        json!({ "type": "history", "id": id, "seat": null, "before": 5, "most": 5 }),
        json!({ "type": "chat", "id": id, "text": "hello" }),
        json!({ "type": "whisper", "id": id, "seat": 1, "to": 2, "text": "psst" }),
        json!({ "type": "talk", "id": id, "seat": 1, "talk": { "say": "engine", "engine": 1, "works": true } }),
        json!({ "type": "take", "id": id, "chair": 2 }),
        json!({ "type": "leave", "id": id, "chair": 2 }),
        json!({ "type": "bot", "id": id, "chair": 2, "level": "random" }),
        json!({ "type": "back", "id": id, "chair": 2 }),
        json!({ "type": "start", "id": id }),
        json!({ "type": "pause", "id": id }),
        json!({ "type": "resume", "id": id }),
        json!({ "type": "concede", "id": id, "seat": 2 }),
        json!({ "type": "rematch", "id": id }),
        json!({ "type": "remove", "id": id, "guest": "0123456789abcdef" }),
        json!({ "type": "ping", "id": id }),
    ]
}

/// A message with some of its letters changed, lost, doubled or swapped with those of another.
fn damaged(dice: &mut Dice, messages: &[Value]) -> String {
    let mut text: Vec<char> = messages[dice.below(messages.len())].to_string().chars().collect();
    let other: Vec<char> = messages[dice.below(messages.len())].to_string().chars().collect();
    for _ in 0..=dice.below(3) {
        if text.is_empty() {
            break;
        }
        let at = dice.below(text.len());
        match dice.below(6) {
            0 => text.truncate(at),
            1 => text[at] = char::from(32 + dice.below(95) as u8),
            2 => {
                text.remove(at);
            }
            3 => text.insert(at, ['{', '"', '\u{0}', 'é', '9', '[', '-'][dice.below(7)]),
            4 => text.truncate(at.max(1)),
            _ => {
                let from = dice.below(other.len());
                text.truncate(at);
                text.extend(&other[from..]);
            }
        }
    }
    text.into_iter().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_damage_to_messages_upsets_the_server() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let mut dice = Dice(42);
    let messages = every();
    for started in [false, true] {
        let (table, _) = house.table(&ann, terms(1, 1)).await;
        let mut client = house.client(&table, &ann).await;
        if started {
            client.ask(json!({ "type": "start" })).await.expect("an answer");
        }
        for round in 0..40 {
            for _ in 0..20 {
                client.send_text(damaged(&mut dice, &messages)).await.expect("sent");
            }
            let pong = client.ask(json!({ "type": "ping", "id": format!("still-{round}") })).await;
            assert_eq!(pong.expect("an answer")["type"], "pong");
        }
        let mut hello = json!({ "protocol": 1, "token": ann }).to_string();
        for _ in 0..50 {
            let mut other = derelict_server::client::Client::silent(house.address, &table, &[])
                .await
                .expect("ok");
            let cut = dice.below(hello.len());
            if hello.is_char_boundary(cut) {
                other.send_text(hello[..cut].to_owned()).await.expect("sent");
                assert_eq!(other.next().await.expect("an answer")["type"], "bye");
            }
            hello =
                json!({ "protocol": 1, "token": ann, "seen": { "1": dice.below(9) } }).to_string();
        }
    }
}

/// What HTTP promises in its description is what it does, whatever is sent.
#[tokio::test(flavor = "multi_thread")]
async fn http_answers_as_described() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(1, 1)).await;
    let description = house.get("/api/openapi.json", None).await.json();
    assert!(description["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    let paths = description["paths"].as_object().expect("paths").clone();
    assert!(paths.len() >= 12);
    let bodies = [
        json!(null),
        json!({}),
        json!([]),
        json!({ "name": "Bob" }),
        json!({ "name": 5 }),
        json!({ "name": "x".repeat(100) }),
        json!({ "invitation": invitation }),
        json!({ "invitation": "wrong", "chair": 1 }),
        json!({ "invitation": invitation, "chair": 77 }),
        json!({ "invitation": invitation, "chair": 0 }),
        terms(1, 1),
        terms(5, 4),
        terms(0, 0),
        json!({ "setup": { "packs": ["nothing"], "mode": "coop", "board": "moon", "players": 2 },
                "chairs": ["person", "person"] }),
        json!({ "setup": {}, "chairs": [] }),
    ];
    let mut asked = 0;
    for (path, operations) in &paths {
        for (method, operation) in operations.as_object().expect("operations") {
            let promised = operation["responses"].as_object().expect("responses");
            for place in
                [table.as_str(), "0123456789abcdef", "nowhere", "basic", "%00", "%F0%9F%91%BD"]
            {
                let path = path.replace("{table}", place).replace("{board}", place);
                for query in ["", "?q=noise", "?language=de&packs=base,nothing", "?invitation=%22"]
                {
                    let path = format!("{path}{query}");
                    for token in [None, Some(ann.as_str()), Some("nonsense")] {
                        let all: &[Value] = if method == "get" { &bodies[..1] } else { &bodies };
                        for body in all {
                            let method = method.to_uppercase();
                            let sent = (method != "GET").then_some(body);
                            let answer = request(house.address, &method, &path, token, sent).await;
                            let answer = answer.expect("an answer");
                            let status = answer.status.to_string();
                            assert!(
                                promised.contains_key(&status),
                                "{method} {path} {body}: {status} is not described\n{}",
                                answer.body
                            );
                            asked += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(asked > 1000, "{asked}");
    assert_eq!(house.get("/healthz", None).await.status, 200);
}
