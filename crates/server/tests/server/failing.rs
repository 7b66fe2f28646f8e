//! A store that fails for a while: everything is refused in clear words, and nothing is broken
//! when it works again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use derelict_server::client::Client;
use derelict_server::store::{
    Ages, Appended, Elsewhere, Entry, Guest, Keeping, KeptTable, Later, Listed, Millis, Snapshot,
    Sqlite, Store, StoreProblem,
};
use derelict_server::{Config, GuestId, TableId, TokenHash};
use serde_json::json;
use tokio::sync::mpsc;

use crate::company::done;
use crate::games::play;
use crate::house::{House, generous, terms};
use crate::trouble::reopened;

/// A store behind a switch.
struct Failing {
    store: Sqlite,
    reads: AtomicBool,
    writes: AtomicBool,
}

const WHY: &str = "attempt to write a readonly database";

impl Failing {
    fn may<'a, T>(works: &AtomicBool, work: impl FnOnce() -> Later<'a, T>) -> Later<'a, T>
    where
        T: Send + 'a,
    {
        match works.load(Ordering::SeqCst) {
            true => work(),
            false => Box::pin(async { Err(StoreProblem::Closed(WHY.into())) }),
        }
    }
}

impl Store for Failing {
    fn append(&self, entries: Vec<Entry>) -> Later<'_, Vec<Appended>> {
        Self::may(&self.writes, || self.store.append(entries))
    }
    fn entries(&self, table: TableId, after: u64) -> Later<'_, Vec<Entry>> {
        Self::may(&self.reads, || self.store.entries(table, after))
    }
    fn keep_snapshot(&self, table: TableId, snapshot: Snapshot) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.keep_snapshot(table, snapshot))
    }
    fn snapshot(&self, table: TableId) -> Later<'_, Option<Snapshot>> {
        Self::may(&self.reads, || self.store.snapshot(table))
    }
    fn add_guest(&self, guest: Guest) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.add_guest(guest))
    }
    fn change_token(&self, guest: GuestId, token: TokenHash) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.change_token(guest, token))
    }
    fn see(&self, guest: GuestId, at: Millis) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.see(guest, at))
    }
    fn guest(&self, token: TokenHash) -> Later<'_, Option<Guest>> {
        Self::may(&self.reads, || self.store.guest(token))
    }
    fn tables_of(&self, guest: GuestId) -> Later<'_, Vec<Listed>> {
        Self::may(&self.reads, || self.store.tables_of(guest))
    }
    fn lobby(&self) -> Later<'_, Vec<Listed>> {
        Self::may(&self.reads, || self.store.lobby())
    }
    fn is_archived(&self, table: TableId) -> Later<'_, bool> {
        Self::may(&self.reads, || self.store.is_archived(table))
    }
    fn archive(&self, before: Millis) -> Later<'_, u64> {
        Self::may(&self.writes, || self.store.archive(before))
    }
    fn news(&self) -> Option<mpsc::Receiver<Elsewhere>> {
        self.store.news()
    }
    fn ping(&self) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.ping())
    }
    fn tidy(&self) -> Later<'_, ()> {
        Self::may(&self.writes, || self.store.tidy())
    }
}

impl Keeping for Failing {
    fn outdated(&self, ages: Ages, most: u32) -> Later<'_, Vec<TableId>> {
        Self::may(&self.reads, || self.store.outdated(ages, most))
    }
    fn tables(&self, after: Option<TableId>, most: u32) -> Later<'_, Vec<TableId>> {
        Self::may(&self.reads, || self.store.tables(after, most))
    }
    fn guests(&self, after: Option<GuestId>, most: u32) -> Later<'_, Vec<Guest>> {
        Self::may(&self.reads, || self.store.guests(after, most))
    }
    fn whole(&self, table: TableId) -> Later<'_, Option<KeptTable>> {
        Self::may(&self.reads, || self.store.whole(table))
    }
    fn delete(&self, table: TableId, last: u64, at: Millis) -> Later<'_, Appended> {
        Self::may(&self.writes, || self.store.delete(table, last, at))
    }
    fn put_back(&self, table: KeptTable) -> Later<'_, Appended> {
        Self::may(&self.writes, || self.store.put_back(table))
    }
    fn forget_guests(&self, before: Millis, now: Millis) -> Later<'_, u64> {
        Self::may(&self.writes, || self.store.forget_guests(before, now))
    }
}

/// Comes back to a table that has been given up: while it is being put away it says to try again,
/// which every client does.
async fn back(house: &House, table: &str, token: &str) -> Client {
    for _ in 0..100 {
        let mut client = house.client(table, token).await;
        if client.until(|told| told["type"] == "welcome").await.is_ok() {
            return client;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the table never lets anybody in again");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_store_fails_nothing_happens_and_then_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Failing {
        store: Sqlite::open(folder.path()).expect("a store"),
        reads: true.into(),
        writes: true.into(),
    });
    let house = House::at(store.clone(), generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    let asked = client.until(|told| told["asked"].is_object()).await.expect("a question");
    let choose = json!({
        "type": "choose", "id": "once", "seat": asked["seat"],
        "decision": asked["asked"]["decision"], "choice": asked["asked"]["options"][0]["code"],
    });

    store.writes.store(false, Ordering::SeqCst);
    let refused = client.ask(choose.clone()).await.expect("an answer");
    assert_eq!(refused["code"], "not-kept", "{refused}");
    assert!(!refused.to_string().contains(WHY), "what is wrong is not for players: {refused}");
    for (path, body) in [("/api/guests", json!({ "name": "Bob" })), ("/api/tables", terms(1, 1))] {
        let answer = house.post(path, Some(&ann), body).await;
        assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("not-kept")), "{path}");
        assert!(!answer.body.contains(WHY), "{}", answer.body);
    }
    assert_eq!(house.get("/healthz", None).await.status, 200, "the server is alive");
    let ready = house.get("/readyz", None).await;
    assert_eq!(ready.status, 503, "but keeps nothing");
    assert!(!ready.body.contains(WHY), "{}", ready.body);
    store.writes.store(true, Ordering::SeqCst);
    assert_eq!(house.get("/readyz", None).await.status, 200);
    done(&mut client, choose.clone()).await;

    store.writes.store(false, Ordering::SeqCst);
    store.reads.store(false, Ordering::SeqCst);
    let lobby = house.get("/api/lobby", None).await;
    assert_eq!((lobby.status, lobby.body.contains(WHY)), (503, false));
    let chat = client.ask(json!({ "type": "chat", "text": "hello?" })).await;
    assert!(chat.is_err() || chat.is_ok_and(|told| told["type"] != "done"));
    store.writes.store(true, Ordering::SeqCst);
    store.reads.store(true, Ordering::SeqCst);
    let mut again = back(&house, &table, &ann).await;
    done(&mut again, choose).await;
    play(&mut again, 11).await;
    let record = house.get(&format!("/api/tables/{table}/record"), Some(&ann)).await;
    let record = derelict_engine::record::Record::parse(&record.body).expect("a record");
    record.verify(&derelict_content::Catalog::base()).expect("the record holds");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_is_answered_before_a_table_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Failing {
        store: Sqlite::open(folder.path()).expect("a store"),
        reads: true.into(),
        writes: true.into(),
    });
    let house = House::at(store.clone(), generous()).await;
    let (ann, table, mut client) = house.sit(terms(2, 0)).await;
    client.until(|told| told["type"] == "welcome").await.expect("a welcome");
    store.writes.store(false, Ordering::SeqCst);
    store.reads.store(false, Ordering::SeqCst);
    let chat = client.ask(json!({ "type": "chat", "text": "hello?" })).await.expect("an answer");
    assert_eq!(chat["code"], "not-kept", "{chat}");
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["reconnect"], true, "{bye}");
    let bye = loop {
        let mut again = house.client(&table, &ann).await;
        let bye = again.until(|told| told["type"] == "bye").await.expect("a bye");
        // Until then it is still being put away.
        if bye["code"] != "not-now" {
            break bye;
        }
    };
    assert_eq!((&bye["code"], &bye["reconnect"]), (&json!("not-kept"), &json!(true)), "{bye}");
    assert!(!bye.to_string().contains(WHY), "{bye}");
    store.writes.store(true, Ordering::SeqCst);
    store.reads.store(true, Ordering::SeqCst);
    let mut again = back(&house, &table, &ann).await;
    done(&mut again, json!({ "type": "chat", "text": "hello!" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_table_is_not_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(store, generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "chat", "text": "a secret" })).await;
    house.stop().await;
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    file.execute("UPDATE entries SET body = '[{\"line\":\"a secret\"}]' WHERE seq = 2", [])
        .expect("damaged");
    let house = House::at(reopened(&folder).await, generous()).await;
    let stranger = house.guest("Eve").await;
    for token in [None, Some(&*stranger), Some(&*ann)] {
        for what in ["", "/record", "/replay", "/scenario"] {
            let answer = house.get(&format!("/api/tables/{table}{what}"), token).await;
            assert_eq!(answer.status, 500, "{what}: {}", answer.body);
            let refused = answer.json();
            assert_eq!(refused["text"], "this table cannot be taken up", "{what}");
        }
    }
    let mut client = house.client(&table, &stranger).await;
    let bye = client.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["text"], "this table cannot be taken up");
}

#[tokio::test(flavor = "multi_thread")]
async fn old_tables_leave_the_lists_and_are_still_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(Arc::clone(&store), generous()).await;
    let ann = house.guest("Ann").await;
    let mut open = terms(1, 1);
    open["public"] = json!(true);
    let (table, _) = house.table(&ann, open).await;
    let lists = ["/api/lobby", "/api/tables"];
    for list in lists {
        assert!(house.get(list, Some(&ann)).await.body.contains(&table), "{list}");
    }
    house.stop().await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let config = Config { archive_after: Some(Duration::from_millis(10)), ..generous() };
    let house = House::at(store, config).await;
    for list in lists {
        for attempt in 0.. {
            if !house.get(list, Some(&ann)).await.body.contains(&table) {
                break;
            }
            assert!(attempt < 500, "{list} still names it");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    let mut client = house.client(&table, &ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    let own = house.get("/api/tables", Some(&ann)).await.body;
    assert!(own.contains(&table), "who comes back to it finds it in the list again");
}
