//! What the web asks of a server: who it says it is, what browsers keep, and who is taken for whom.

use std::sync::Arc;

use derelict_server::client::{Client, request_with};
use derelict_server::store::Postgres;
use derelict_server::{Config, Limits};
use serde_json::{Value, json};

use crate::company::done;
use crate::house::{House, generous, terms};
use crate::stores::database;
use crate::trouble::reopened;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_answers_to_its_own_names_alone() {
    let hosts = vec!["play.example".into()];
    let origins = vec!["https://other.example:8443".into()];
    let house = House::with(Config { hosts, origins, ..generous() }).await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let ask = async |host: &str| {
        let heads = [("Host", host)];
        let answer = request_with(house.address, "GET", "/api/lobby", &heads, None).await;
        answer.expect("an answer").status
    };
    let own = [
        "127.0.0.1",
        "[::1]:7777",
        "192.0.2.7:80",
        "localhost",
        "LOCALHOST:7777",
        "a.localhost",
        "play.example",
        "Play.Example.:443",
        "other.example",
    ];
    for host in own {
        assert_eq!(ask(host).await, 200, "{host}");
    }
    // Names that somebody else made to lead here.
    for host in [
        "evil.example",
        "play.example.evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "x",
        "",
        "a b",
    ] {
        assert_eq!(ask(host).await, 403, "{host}");
    }
    let heads = [("host", "evil.example"), ("origin", "http://evil.example")];
    let error = Client::silent(house.address, &table, &heads).await.expect_err("not ours");
    assert!(error.to_string().contains("403"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_cookies_and_browsers_keep_to_it() {
    let house = House::with(Config { secure: true, ..generous() }).await;
    let answer = house.post("/api/guests", None, json!({ "name": "Ann" })).await;
    let token = answer.json()["token"].as_str().expect("a token").to_owned();
    let head = answer.head.to_lowercase();
    let cookie = head.lines().find(|line| line.starts_with("set-cookie:")).expect("a cookie");
    assert!(cookie.contains("__host-derelict=") && cookie.contains("; secure"), "{cookie}");
    assert!(cookie.contains("path=/") && !cookie.contains("domain"), "{cookie}");
    assert!(head.contains("strict-transport-security: max-age="), "{head}");
    let me = async |cookie: String| {
        let heads = [("Cookie", &*cookie)];
        request_with(house.address, "GET", "/api/me", &heads, None).await.expect("an answer").status
    };
    assert_eq!(me(format!("__Host-derelict={token}")).await, 200);
    assert_eq!(me(format!("derelict={token}")).await, 403, "anybody could have set that");

    let open = House::new().await;
    let answer = open.post("/api/guests", None, json!({ "name": "Ann" })).await;
    assert!(!answer.head.to_lowercase().contains("strict-transport-security"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_can_be_changed_and_taken_back() {
    let house = House::new().await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    let renewed = house.post("/api/me/renew", Some(&ann), json!({})).await;
    assert_eq!(renewed.status, 200, "{}", renewed.body);
    let new = renewed.json()["token"].as_str().expect("a token").to_owned();
    let bye =
        client.until(|told| told["type"] == "bye").await.expect("whoever had it is sent away");
    assert_eq!((&bye["code"], &bye["reconnect"]), (&json!("forbidden"), &json!(false)), "{bye}");
    assert_eq!(house.get("/api/me", Some(&ann)).await.status, 403, "the old one");
    let mut client = house.client(&table, &new).await;
    done(&mut client, json!({ "type": "start" })).await;

    let revoked = house.post("/api/me/revoke", Some(&new), json!({})).await;
    assert_eq!(revoked.status, 200, "{}", revoked.body);
    assert!(revoked.head.to_lowercase().contains("max-age=0"), "the cookie ends: {}", revoked.head);
    client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(house.get("/api/me", Some(&new)).await.status, 403);
    assert_eq!(house.post("/api/me/revoke", Some(&new), json!({})).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn a_token_that_was_taken_back_holds_on_no_server() {
    let url = database();
    let open = async || {
        let store = Postgres::open(&url).await.expect("a store");
        House::at(Arc::new(store), generous()).await
    };
    let (here, there) = (open().await, open().await);
    let (ann, _, mut client) = there.sit(terms(1, 1)).await;
    client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    assert_eq!(here.post("/api/me/revoke", Some(&ann), json!({})).await.status, 200);
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["code"], "forbidden", "{bye}");
    assert_eq!(there.get("/api/me", Some(&ann)).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_not_used_for_long_holds_no_longer() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::at(reopened(&folder).await, generous()).await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    for (name, days) in [("Ann", 364), ("Bob", 366_i64)] {
        let older = "UPDATE guests SET seen = seen - ?1 WHERE name = ?2";
        file.execute(older, (days * 86_400_000, name)).expect("older");
    }
    assert_eq!(house.get("/api/me", Some(&ann)).await.status, 200);
    assert_eq!(house.get("/api/me", Some(&bob)).await.status, 403);
    file.execute("UPDATE guests SET seen = seen - ?1", [2 * 86_400_000]).expect("older");
    assert_eq!(house.get("/api/me", Some(&ann)).await.status, 200, "she was seen again");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_never_part_of_an_address() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(2, 0)).await;
    let at = format!("/api/tables/{table}");
    let asked = house.get(&format!("{at}?invitation={invitation}"), None).await;
    assert_eq!(asked.status, 403, "{}", asked.body);
    let body = json!({ "invitation": invitation });
    let looked = house.post(&format!("{at}/look"), None, body).await;
    assert_eq!((looked.status, &looked.json()["table"]), (200, &json!(table)), "{}", looked.body);
    let wrong = house.post(&format!("{at}/look"), None, json!({ "invitation": "x" })).await;
    assert_eq!(wrong.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_taken_for_another() {
    let house = House::with(Config { limits: Limits::generous(), ..Config::default() }).await;
    for name in [
        "Ann\u{200b}",
        "\u{202e}nnA",
        "A\u{2066}nn",
        "\u{3164}",
        "A\u{ad}nn",
        "\u{feff}Ann",
        "A\u{200d}nn",
    ] {
        let answer = house.post("/api/guests", None, json!({ "name": name })).await;
        let code = &answer.json()["code"];
        assert_eq!((answer.status, code), (400, &json!("malformed")), "{name:?}");
    }
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(4, 0)).await;
    let mut told = Value::Null;
    // With a Cyrillic letter, and the same again.
    for name in ["\u{410}nn", "ann", "Bob"] {
        let guest = house.guest(name).await;
        told = house.join(&table, &guest, &invitation).await;
    }
    let names: Vec<&Value> =
        told["chairs"].as_array().expect("chairs").iter().map(|chair| &chair["name"]).collect();
    assert_eq!(names, ["Ann", "\u{410}nn (2)", "ann (3)", "Bob"]);
}
