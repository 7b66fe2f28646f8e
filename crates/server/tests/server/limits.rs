//! Every limit, with its clear error.

use derelict_server::client::Client;
use derelict_server::{Config, Limits};
use serde_json::json;

use crate::house::{House, terms};

async fn with(limits: Limits) -> House {
    House::with(Config { limits, ..Config::default() }).await
}

#[tokio::test]
async fn names_and_words_have_a_length() {
    let house = House::new().await;
    for (name, code) in
        [("", "malformed"), ("  ", "malformed"), ("a\nb", "malformed"), ("a\u{1b}", "malformed")]
    {
        let answer = house.post("/api/guests", None, json!({ "name": name })).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some(code)), "{name:?}");
    }
    let answer = house.post("/api/guests", None, json!({ "name": "x".repeat(33) })).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (413, Some("too-long")));
    let answer = house.post("/api/guests", None, json!({ "name": format!("{:33}", "x") })).await;
    assert_eq!(answer.json()["code"], "too-long", "as described, with all that is around it");
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    let said = client.ask(json!({ "type": "chat", "text": "x".repeat(501) })).await;
    assert_eq!(said.expect("an answer")["code"], "too-long");
    let said = client.ask(json!({ "type": "chat", "text": "x".repeat(500) })).await;
    assert_eq!(said.expect("an answer")["type"], "done");
}

#[tokio::test]
async fn messages_and_requests_have_a_size() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    client
        .send(&json!({ "type": "chat", "id": "1", "text": "x".repeat(20_000) }))
        .await
        .expect("sent");
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["code"], "too-long", "{bye}");
    let answer = house.post("/api/guests", None, json!({ "name": "x".repeat(70_000) })).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (413, Some("too-long")));
}

#[tokio::test]
async fn what_is_sent_is_an_object() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    for (path, body) in [
        ("/api/guests".to_owned(), json!(["Bob"])),
        (format!("/api/tables/{table}/join"), json!([null, null])),
    ] {
        let answer = house.post(&path, Some(&ann), body).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("malformed")));
    }
}

#[tokio::test]
async fn a_connection_may_not_talk_too_fast() {
    let house = with(Limits { messages: 2, ..Limits::generous() }).await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    for number in 0..12 {
        client.send(&json!({ "type": "ping", "id": number.to_string() })).await.expect("sent");
    }
    let refused = client.until(|told| told["type"] == "refused").await.expect("a refusal");
    assert_eq!(refused["code"], "too-fast", "{refused}");
    assert!(refused["text"].as_str().expect("words").contains("2 messages a second"));
}

#[tokio::test]
async fn an_address_may_not_ask_too_often() {
    let house = with(Limits { requests: 2, ..Limits::generous() }).await;
    let mut last = None;
    for _ in 0..25 {
        last = Some(house.get("/healthz", None).await);
    }
    let last = last.expect("an answer");
    assert_eq!((last.status, last.json()["code"].as_str()), (429, Some("too-fast")));
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let house = with(Limits { connections: 2, ..Limits::generous() }).await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let mut first = house.client(&table, &ann).await;
    let _second = house.client(&table, &ann).await;
    first.next().await.expect("it works");
    let third = Client::connect(house.address, &table, json!({ "token": ann })).await;
    let error = third.expect_err("it is one too many").to_string();
    assert!(error.contains("429"), "{error}");
    drop(first);
    for attempt in 0.. {
        if Client::connect(house.address, &table, json!({ "token": ann })).await.is_ok() {
            break;
        }
        assert!(attempt < 100, "a closed connection makes room");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn an_address_makes_so_many_tables() {
    let house = with(Limits { tables: 3, ..Limits::generous() }).await;
    let ann = house.guest("Ann").await;
    house.table(&ann, terms(1, 1)).await;
    house.table(&ann, terms(1, 1)).await;
    let answer = house.post("/api/tables", Some(&ann), terms(1, 1)).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (429, Some("too-many")));
}

#[tokio::test]
async fn pages_of_others_are_turned_away() {
    let config = Config {
        limits: Limits::generous(),
        origins: vec!["https://play.example".into()],
        ..Config::default()
    };
    let house = House::with(config).await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let connect =
        async |origin: &str| Client::silent(house.address, &table, &[("origin", origin)]).await;
    let own = format!("http://{}", house.address);
    assert!(connect(&own).await.is_ok());
    assert!(connect("https://play.example").await.is_ok());
    for other in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let error = connect(other).await.expect_err("another origin").to_string();
        assert!(error.contains("403"), "{other}: {error}");
    }
}

#[tokio::test]
async fn cookies_and_pages_are_guarded() {
    let config = Config { limits: Limits::generous(), secure: true, ..Config::default() };
    let house = House::with(config).await;
    let answer = house.post("/api/guests", None, json!({ "name": "Ann" })).await;
    let head = answer.head.to_lowercase();
    let cookie = head.lines().find(|line| line.starts_with("set-cookie:")).expect("a cookie");
    for flag in ["httponly", "samesite=strict", "secure", "path=/"] {
        assert!(cookie.contains(flag), "{flag} in {cookie}");
    }
    let page = house.get("/", None).await;
    assert_eq!(page.status, 200);
    let head = page.head.to_lowercase();
    let csp = head.lines().find(|line| line.starts_with("content-security-policy:"));
    let csp = csp.expect("a policy");
    assert!(csp.contains("script-src 'self'") && !csp.contains("unsafe"), "{csp}");
    assert!(head.contains("x-content-type-options: nosniff"));
}

#[tokio::test]
async fn a_cookie_is_as_good_as_a_token() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let cookie = format!("other=1; derelict={ann}");
    let mut client =
        Client::silent(house.address, &table, &[("cookie", &cookie)]).await.expect("ok");
    client.send(&json!({ "protocol": 3 })).await.expect("sent");
    let welcome = client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    assert!(welcome["guest"].is_string());
}

#[tokio::test]
async fn no_secret_is_told_by_metrics_or_tables() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(1, 1)).await;
    let seen = house.get(&format!("/api/tables/{table}"), Some(&ann)).await.body
        + &house.get("/api/tables", Some(&ann)).await.body
        + &house.get("/api/me", Some(&ann)).await.body
        + &house.metrics().await;
    for secret in [&ann, &invitation] {
        assert!(!seen.contains(secret.as_str()));
    }
    assert!(seen.contains("derelict_tables 1"), "{seen}");
}

#[tokio::test]
async fn behind_a_proxy_everybody_is_counted_apart() {
    let limits = Limits { connections: 1, ..Limits::generous() };
    let config = Config { limits, proxied: true, ..Config::default() };
    let house = House::with(config).await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let connect = async |named: &str| {
        Client::silent(house.address, &table, &[("x-forwarded-for", named)]).await
    };
    let _first = connect("198.51.100.7").await.expect("the first");
    let _second = connect("198.51.100.8").await.expect("another address");
    let error = connect("203.0.113.1, 198.51.100.7").await.expect_err("one too many").to_string();
    assert!(error.contains("429"), "only what the proxy says counts: {error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn terms_that_cannot_be_are_refused_with_what_would_do() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let wrong = [
        ("window_ms", json!(60_001), "60000 ms at most"),
        ("pace_ms", json!(10_001), "10000 ms at most"),
        ("sand_secs", json!(86_401), "86400 seconds at most"),
        ("clock_secs", json!(4), "5 to 86400 seconds"),
        ("clock_secs", json!(86_401), "5 to 86400 seconds"),
        ("seed", json!("s".repeat(201)), "200 letters at most"),
        ("chairs", json!(["person"]), "1 chairs for 2 players; name one for each"),
    ];
    for (field, value, told) in wrong {
        let mut terms = terms(2, 0);
        terms[field] = value;
        let answer = house.post("/api/tables", Some(&ann), terms).await;
        let refused = answer.json();
        assert_eq!((answer.status, &refused["code"]), (400, &json!("bad-setup")), "{field}");
        assert!(refused["text"].as_str().is_some_and(|text| text.contains(told)), "{refused}");
    }
    let right = [
        ("window_ms", json!(60_000)),
        ("pace_ms", json!(10_000)),
        ("sand_secs", json!(86_400)),
        ("clock_secs", json!(5)),
        ("clock_secs", json!(86_400)),
        ("seed", json!("s".repeat(200))),
    ];
    for (field, value) in right {
        let mut terms = terms(2, 0);
        terms[field] = value;
        let answer = house.post("/api/tables", Some(&ann), terms).await;
        assert_eq!(answer.status, 200, "{field}: {}", answer.body);
    }
}
