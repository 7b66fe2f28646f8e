//! Servers that stop, disks that are full, clients that do not read, rules that have changed.

use std::sync::Arc;
use std::time::Duration;

use derelict_server::store::Sqlite;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::company::{choose, done};
use crate::games::play;
use crate::house::{House, generous, terms};

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 2)).await;
    done(&mut client, json!({ "type": "start" })).await;
    client.until(|told| told["asked"].is_object()).await.expect("a question");
    house.stop().await;
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["reconnect"], true);
    let house = House::at(reopened(&folder).await, generous()).await;
    let mut client = house.client(&table, &ann).await;
    play(&mut client, 3).await;
}

pub async fn reopened(folder: &TempDir) -> Arc<Sqlite> {
    for _ in 0..100 {
        if let Ok(store) = Sqlite::open(folder.path()) {
            return Arc::new(store);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the first server does not let go of its folder");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_gets_a_fresh_view_instead_of_a_queue() {
    const SAID: u64 = 900;
    let house = House::new().await;
    let (ann, table, mut client) = house.sit(terms(2, 0)).await;
    done(&mut client, json!({ "type": "take", "chair": 2 })).await;
    done(&mut client, json!({ "type": "start" })).await;
    let mut slow = house.client_with(&table, json!({ "token": ann, "detail": "views" })).await;
    slow.until(|told| told["type"] == "sync").await.expect("a view");
    for number in 0..SAID {
        done(&mut client, json!({ "type": "chat", "text": format!("{number}") })).await;
        client.forget();
    }
    let (mut last, mut updates) = (0, 0);
    loop {
        let message = slow.next().await.expect("more");
        let Some(news) = message["news"].as_array() else { continue };
        let newest = news.last().and_then(|news| news["n"].as_u64()).unwrap_or(last);
        if message["type"] == "sync" && updates > 0 {
            assert!(newest > last + 100, "much was left out between {last} and {newest}");
            break;
        }
        updates += u64::from(message["type"] == "update");
        last = newest;
        assert!(updates < 2 * SAID, "it was never left out");
    }
}

/// Changes what a choice led to, or what it was called, as if other rules had been in force then.
pub fn estrange(file: &rusqlite::Connection, at: &str, mut change: impl FnMut(&mut Value)) {
    let query =
        format!("SELECT seq, body FROM entries WHERE body LIKE '%\"line\":\"chose\"%' AND {at}");
    let mut query = file.prepare(&query).expect("a query");
    let found: Vec<(i64, String)> = query
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .expect("entries")
        .map(|row| row.expect("an entry"))
        .collect();
    assert!(!found.is_empty(), "something was played: {at}");
    for (seq, body) in found {
        let mut lines: Vec<Value> = serde_json::from_str(&body).expect("lines");
        lines.iter_mut().filter(|line| line["line"] == "chose").for_each(&mut change);
        let body = serde_json::to_string(&lines).expect("text");
        let write = format!("UPDATE entries SET body = ?1 WHERE seq = ?2 AND {at}");
        file.execute(&write, (body, seq)).expect("changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_other_rules_goes_on_from_its_last_situation() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = || rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 2)).await;
    done(&mut client, json!({ "type": "start" })).await;
    choose(&mut client, "character").await;
    client.until(|told| told["asked"].is_object()).await.expect("a question");
    house.stop().await;
    let put_away = file().execute_batch("CREATE TABLE kept AS SELECT * FROM snapshots");
    assert_eq!(put_away, Ok(()));
    // More is played, and then the server dies before it puts the table away again.
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let mut client = house.client(&table, &ann).await;
    for _ in 0..3 {
        choose(&mut client, "").await;
    }
    house.stop().await;
    let forgotten = file().execute_batch(
        "DELETE FROM snapshots; INSERT INTO snapshots SELECT * FROM kept; DROP TABLE kept;",
    );
    assert_eq!(forgotten, Ok(()));
    let (before, after) =
        ("seq <= (SELECT seq FROM snapshots)", "seq > (SELECT seq FROM snapshots)");
    estrange(&file(), before, |line| line["choice"] = json!("once-something-else"));
    estrange(&file(), after, |line| line["hash"] = json!("00000000"));
    let house = House::at(reopened(&folder).await, generous()).await;
    let mut client = house.client(&table, &ann).await;
    play(&mut client, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_other_rules_allowed_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = || rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    let entries = || {
        let count = "SELECT count(*) FROM entries";
        file().query_row(count, [], |row| row.get::<_, i64>(0)).expect("a number")
    };
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 2)).await;
    done(&mut client, json!({ "type": "start" })).await;
    choose(&mut client, "character").await;
    for _ in 0..3 {
        choose(&mut client, "").await;
    }
    house.stop().await;
    assert_eq!(file().execute_batch("DELETE FROM snapshots"), Ok(()));
    let last = "seq = (SELECT max(seq) FROM entries WHERE body LIKE '%\"line\":\"chose\"%')";
    estrange(&file(), last, |line| line["choice"] = json!("once-something-else"));
    let written = entries();
    let path = format!("/api/tables/{table}");
    // By the rules of today it is damaged, and nothing is written that would hide it.
    let mut house = House::at(reopened(&folder).await, generous()).await;
    assert_eq!(house.get(&path, Some(&ann)).await.status, 500);
    house.stop().await;
    assert_eq!(entries(), written);
    let older =
        "UPDATE entries SET body = replace(body, '\"rules_version\":', '\"rules_version\":9')";
    assert_eq!(file().execute_batch(older), Ok(()));
    let house = House::at(reopened(&folder).await, generous()).await;
    let mut client = house.client(&table, &ann).await;
    play(&mut client, 4).await;
    assert!(entries() > written, "it goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn when_nothing_more_fits_nothing_happens_and_then_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let house = House::at(store.clone(), generous()).await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    client.until(|told| told["asked"].is_object()).await.expect("a question");
    store.limit_pages(1).await.expect("a limit");
    let mut said = 0;
    let refused = loop {
        let chat = json!({ "type": "chat", "text": "x".repeat(500) });
        let answer = client.ask(chat).await.expect("an answer");
        if answer["type"] == "refused" {
            break answer;
        }
        said += 1;
        assert!(said < 500, "there is always room");
    };
    assert_eq!(refused["code"], "not-kept", "{refused}");
    assert!(refused["text"].as_str().expect("words").contains("no room left"), "{refused}");
    store.limit_pages(1_000_000).await.expect("no limit");
    done(&mut client, json!({ "type": "chat", "text": "again" })).await;
    let history = json!({ "type": "history", "seat": null, "before": 9999, "most": 500 });
    let told = client.ask(history).await.expect("an answer");
    let chats = told["news"].as_array().expect("news").iter().filter(|news| news["news"] == "chat");
    assert_eq!(chats.count(), said + 1, "what was refused was never told");
    play(&mut client, 2).await;
}
