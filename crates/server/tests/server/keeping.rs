//! What is old is written to a file and deleted, by the policy of whoever runs the server; and
//! copies of everything, taken while people play.

use std::sync::Arc;
use std::time::Duration;

use derelict_server::backup::{CopyProblem, back_up, restore};
use derelict_server::store::{Keeping, Sqlite, Store};
use derelict_server::{Config, Keep, Policy, TableId};
use serde_json::json;
use tempfile::TempDir;

use crate::company::done;
use crate::games::play;
use crate::house::{House, generous, terms};
use crate::trouble::reopened;

fn days(days: u64) -> i64 {
    (Duration::from_secs(86_400 * days)).as_millis() as i64
}

/// Makes everything that was written look so much older.
fn age(folder: &TempDir, table: &str, days_old: u64) {
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    let id = table.parse::<TableId>().expect("an id").0.cast_signed();
    let by = days(days_old);
    let older = [
        "UPDATE tables SET touched = touched - ?1 WHERE id = ?2",
        "UPDATE entries SET at = at - ?1 WHERE table_id = ?2",
    ];
    for older in older {
        file.execute(older, (by, id)).expect("older");
    }
}

fn policy(folder: &TempDir, keep: &str) -> Config {
    let export = folder.path().join("deleted");
    let policy = Policy { keep: keep.parse::<Keep>().expect("a policy"), export };
    Config { policy: Some(policy), ..generous() }
}

async fn gone(house: &House, table: &str, token: &str) {
    for attempt in 0.. {
        let answer = house.get(&format!("/api/tables/{table}"), Some(token)).await;
        if answer.status == 404 {
            return;
        }
        assert!(attempt < 3000, "it is still there: {}", answer.body);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_is_deleted_and_can_be_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, left, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    done(&mut client, json!({ "type": "chat", "text": "remember me" })).await;
    let (empty, _) = house.table(&ann, terms(1, 1)).await;
    let (young, _) = house.table(&ann, terms(1, 1)).await;
    house.stop().await;
    age(&folder, &left, 31);
    age(&folder, &empty, 8);
    age(&folder, &young, 6);

    let mut house = House::at(reopened(&folder).await, policy(&folder, "empty=7,left=30")).await;
    gone(&house, &left, &ann).await;
    gone(&house, &empty, &ann).await;
    let own = house.get("/api/tables", Some(&ann)).await.body;
    assert!(own.contains(&young) && !own.contains(&left) && !own.contains(&empty), "{own}");
    house.stop().await;

    let store = reopened(&folder).await;
    let file = std::fs::read(folder.path().join(format!("deleted/{left}.jsonl"))).expect("a file");
    let back = restore(&*store, &mut file.as_slice()).await.expect("it is put back");
    assert_eq!((back.done.tables, back.there), (1, 0));
    let house = House::at(store, generous()).await;
    let mut client = house.client(&left, &ann).await;
    let told = client.until(|told| told["type"] == "sync").await.expect("the game");
    assert!(told["news"].to_string().contains("remember me"), "{told}");
    play(&mut house.client(&left, &ann).await, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_still_there_is_told_and_nobody_writes_to_what_is_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = reopened(&folder).await;
    let house = House::at(store.clone(), generous()).await;
    let (_, table, mut client) = house.sit(terms(1, 1)).await;
    client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    let id: TableId = table.parse().expect("an id");
    let last = store.whole(id).await.expect("no fault").expect("it is there").last();
    store.delete(id, last, 1).await.expect("no fault");
    let said = client.ask(json!({ "type": "chat", "text": "still here?" })).await;
    assert!(said.expect("an answer")["type"] == "refused");
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["reconnect"], true, "{bye}");
    assert_eq!(store.entries(id, 0).await.expect("entries").len(), 1, "the end alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_have_not_been_seen_and_sit_nowhere_are_forgotten() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (ann, _, _client) = house.sit(terms(1, 1)).await;
    let (bob, eve) = (house.guest("Bob").await, house.guest("Eve").await);
    house.stop().await;
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    let older = "UPDATE guests SET seen = seen - ?1 WHERE name <> 'Eve'";
    file.execute(older, [days(101)]).expect("older");
    let house = House::at(reopened(&folder).await, policy(&folder, "guests=100")).await;
    for attempt in 0.. {
        // Whoever shows a token is seen, so nobody asks as Bob yet.
        let known = "SELECT 1 FROM guests WHERE name = 'Bob'";
        if !file.prepare(known).and_then(|mut known| known.exists([])).expect("an answer") {
            break;
        }
        assert!(attempt < 3000, "Bob is still known");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(house.get("/api/me", Some(&bob)).await.status, 403);
    for token in [ann, eve] {
        assert_eq!(house.get("/api/me", Some(&token)).await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_taken_while_people_play_can_be_put_back_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::at(reopened(&folder).await, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    done(&mut client, json!({ "type": "chat", "text": "remember me" })).await;
    let beside = Sqlite::beside(folder.path()).expect("it can be read");
    let mut copy = Vec::new();
    let copied = back_up(&beside, &mut copy).await.expect("a copy");
    assert_eq!((copied.tables, copied.guests), (1, 1));
    done(&mut client, json!({ "type": "chat", "text": "this comes too late" })).await;

    let elsewhere = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(elsewhere.path()).expect("a store"));
    let back = restore(&*store, &mut copy.as_slice()).await.expect("it is put back");
    assert_eq!((back.done.tables, back.done.guests, back.there), (1, 1, 0));
    let again = restore(&*store, &mut copy.as_slice()).await.expect("all is there");
    assert_eq!((again.done.tables, again.there), (0, 1));
    let house = House::at(store, generous()).await;
    let mut client = house.client(&table, &ann).await;
    let told = client.until(|told| told["type"] == "sync").await.expect("the game");
    let news = told["news"].to_string();
    assert!(news.contains("remember me") && !news.contains("too late"), "{news}");
    play(&mut house.client(&table, &ann).await, 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_was_cut_short_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = reopened(&folder).await;
    let house = House::at(store.clone(), generous()).await;
    house.sit(terms(1, 1)).await;
    let mut copy = Vec::new();
    back_up(&*store, &mut copy).await.expect("a copy");
    let text = String::from_utf8(copy).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let without_end = lines[..lines.len() - 1].join("\n") + "\n";
    let without_guest = [lines[0], lines[1], lines[3], ""].join("\n");
    for short in [&text[..text.len() / 2], &without_end, &without_guest, ""] {
        let elsewhere = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(elsewhere.path()).expect("a store");
        let problem = restore(&store, &mut short.as_bytes()).await.expect_err("it is cut short");
        assert!(matches!(problem, CopyProblem::CutShort), "{problem}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_may_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let (_, table, _client) = house.sit(terms(1, 1)).await;
    house.stop().await;
    age(&folder, &table, 31);
    let house = House::at(reopened(&folder).await, policy(&folder, "empty=30")).await;
    let ann = house.guest("Ann").await;
    gone(&house, &table, &ann).await;
    let mut seen = 0;
    for inside in [folder.path().to_owned(), folder.path().join("deleted")] {
        for file in std::fs::read_dir(inside).expect("a folder") {
            let file = file.expect("a file");
            let about = file.metadata().expect("about it");
            if about.is_file() {
                let mode = about.permissions().mode() & 0o777;
                assert_eq!(mode, 0o600, "{}: {mode:o}", file.path().display());
                seen += 1;
            }
        }
    }
    assert!(seen >= 4, "the file, its log, the lock and what was deleted: {seen}");
}
