//! What every store must do, on both real engines.

use std::sync::Arc;

use derelict_server::store::{
    Ages, Appended, Elsewhere, Entry, Guest, Journal, Keeping, Lost, Mark, Postgres, Snapshot,
    Sqlite, Store, StoreProblem,
};
use derelict_server::{GuestId, TableId, Token};

fn entry(table: TableId, seq: u64, body: &str) -> Entry {
    Entry { table, seq, at: 1000 + seq as i64, body: body.into(), marks: Vec::new() }
}

fn card(text: &str, lobby: bool) -> Mark {
    Mark::Card { card: text.into(), lobby, over: false, begun: false }
}

/// Everything the trait promises.
async fn suite(store: Arc<dyn Store>) {
    store.ping().await.expect("it answers");
    let (one, two) = (TableId::random(), TableId::random());
    let kept = store.append(vec![entry(one, 1, "a"), entry(two, 1, "b")]).await;
    assert_eq!(kept, Ok(vec![Appended::Kept; 2]));
    let raced = store.append(vec![entry(one, 1, "later"), entry(one, 2, "c")]).await;
    assert_eq!(raced, Ok(vec![Appended::Taken, Appended::Kept]), "the first stays");
    let all = store.entries(one, 0).await.expect("entries");
    assert_eq!(all, [entry(one, 1, "a"), entry(one, 2, "c")]);
    assert_eq!(store.entries(one, 1).await.expect("entries"), [entry(one, 2, "c")]);
    assert_eq!(store.entries(TableId::random(), 0).await, Ok(Vec::new()));
    let twice = store.append(vec![entry(two, 2, "x"), entry(two, 2, "y")]).await;
    assert_eq!(twice, Ok(vec![Appended::Kept, Appended::Taken]), "the first of a batch stays");
    assert_eq!(store.entries(two, 1).await.expect("entries"), [entry(two, 2, "x")]);

    assert_eq!(store.snapshot(one).await, Ok(None));
    let snapshot = |seq: u64, body: &str| Snapshot { seq, body: body.into(), asleep: None };
    let second = Snapshot { asleep: Some(vec![0, 255, 7]), ..snapshot(2, "second") };
    store.keep_snapshot(one, second.clone()).await.expect("kept");
    store.keep_snapshot(one, snapshot(1, "first")).await.expect("ignored");
    assert_eq!(store.snapshot(one).await, Ok(Some(second)), "the later stays");

    let token = Token::random();
    let id = GuestId::random();
    let guest = Guest { id, name: "Ann Ünsal".into(), token: token.hash(), seen: Some(7) };
    assert!(store.guest(token.hash()).await.expect("no fault").is_none());
    store.add_guest(guest).await.expect("kept");
    let found = store.guest(token.hash()).await.expect("no fault").expect("known");
    assert_eq!((found.id, found.name.as_str()), (id, "Ann Ünsal"));
    assert!(found.token.matches(&token.hash()));
    assert!(store.guest(Token::random().hash()).await.expect("no fault").is_none());

    let marks = vec![card("{\"x\":1}", true), Mark::Member(id)];
    let marked = Entry { marks, ..entry(one, 3, "d") };
    assert_eq!(store.append(vec![marked]).await, Ok(vec![Appended::Kept]));
    let ours = |listed: Vec<derelict_server::store::Listed>| {
        listed.into_iter().filter(|listed| listed.table == one).map(|listed| listed.card).next()
    };
    assert_eq!(ours(store.lobby().await.expect("a list")).as_deref(), Some("{\"x\":1}"));
    assert!(ours(store.tables_of(id).await.expect("a list")).is_some());
    let lost = Entry { marks: vec![card("never", true)], ..entry(one, 3, "e") };
    assert_eq!(store.append(vec![lost]).await, Ok(vec![Appended::Taken]));
    let shown = ours(store.lobby().await.expect("a list"));
    assert_eq!(shown.as_deref(), Some("{\"x\":1}"), "what lost the race marks nothing");
    let hidden = Entry { marks: vec![card("{}", false), Mark::Gone(id)], ..entry(one, 4, "f") };
    assert_eq!(store.append(vec![hidden]).await, Ok(vec![Appended::Kept]));
    assert_eq!(ours(store.lobby().await.expect("a list")), None);
    assert_eq!(ours(store.tables_of(id).await.expect("a list")), None);

    let back = Entry { marks: vec![card("{}", true), Mark::Member(id)], ..entry(one, 5, "g") };
    assert_eq!(store.append(vec![back]).await, Ok(vec![Appended::Kept]));
    store.archive(1005).await.expect("no fault");
    assert!(ours(store.lobby().await.expect("a list")).is_some(), "touched at 1005");
    assert_eq!(store.is_archived(one).await, Ok(false));
    assert!(store.archive(1006).await.expect("no fault") >= 1);
    assert_eq!(store.is_archived(one).await, Ok(true));
    assert_eq!(store.is_archived(TableId::random()).await, Ok(false));
    assert_eq!(ours(store.lobby().await.expect("a list")), None);
    assert_eq!(store.entries(one, 0).await.expect("entries").len(), 5, "archived, not lost");
    let seen = store.guest(token.hash()).await.expect("no fault").and_then(|guest| guest.seen);
    assert_eq!(seen, Some(7));
    store.see(id, 2000).await.expect("no fault");
    let other = Token::random();
    store.change_token(id, other.hash()).await.expect("no fault");
    assert!(store.guest(token.hash()).await.expect("no fault").is_none(), "it holds no longer");
    let found = store.guest(other.hash()).await.expect("no fault").expect("known");
    assert_eq!((found.id, found.seen), (id, Some(2000)));

    store.keep_snapshot(one, snapshot(5, "last")).await.expect("kept");
    let whole = store.whole(one).await.expect("no fault").expect("it is there");
    assert_eq!(
        (whole.entries.len(), whole.last(), whole.members.as_slice()),
        (5, 5, [id].as_slice())
    );
    assert_eq!((whole.archived, whole.situation.as_ref()), (true, Some(&(5, "last".into()))));
    assert_eq!(store.whole(TableId::random()).await, Ok(None));
    assert!(store.tables(None, 1000).await.expect("a list").contains(&one));
    assert!(!store.tables(Some(one), 1000).await.expect("a list").contains(&one));
    assert!(store.guests(None, 1000).await.expect("a list").iter().any(|guest| guest.id == id));
    let ages = Ages { empty: 1005, over: i64::MAX, left: i64::MAX };
    assert!(!store.outdated(ages, 1000).await.expect("a list").contains(&one), "touched at 1005");
    let ages = Ages { empty: 1006, over: i64::MIN, left: i64::MIN };
    assert!(store.outdated(ages, 1000).await.expect("a list").contains(&one));
    store.forget_guests(1 << 40, 1 << 41).await.expect("no fault");
    assert!(
        store.guest(other.hash()).await.expect("no fault").is_some(),
        "of a table that is kept"
    );
    assert_eq!(store.delete(one, 4, 9000).await, Ok(Appended::Taken), "it has gone on");
    assert_eq!(store.whole(one).await, Ok(Some(whole.clone())));
    assert_eq!(store.delete(one, 5, 9000).await, Ok(Appended::Kept));
    assert_eq!(store.whole(one).await, Ok(None));
    assert_eq!(store.snapshot(one).await, Ok(None));
    let late = store.append(vec![entry(one, 6, "late")]).await;
    assert_eq!(late, Ok(vec![Appended::Taken]), "nobody goes on with it");
    assert_eq!(store.put_back(whole.clone()).await, Ok(Appended::Kept));
    assert_eq!(store.whole(one).await, Ok(Some(whole.clone())), "as it was");
    assert_eq!(store.put_back(whole).await, Ok(Appended::Taken), "it is there already");
    assert_eq!(store.delete(one, 5, 9001).await, Ok(Appended::Kept));
    store.forget_guests(1 << 40, 1 << 41).await.expect("no fault");
    assert!(store.guest(other.hash()).await.expect("no fault").is_none(), "of no table any more");
    store.tidy().await.expect("tidy");
}

/// Many writers at one number: exactly one is first.
async fn race(store: Arc<dyn Store>) {
    let journal = Journal::open(store);
    let table = TableId::random();
    for seq in 1..20 {
        let writers = (0..16).map(|number| {
            let journal = journal.clone();
            let entry = entry(table, seq, &number.to_string());
            tokio::spawn(async move { journal.append(entry).await })
        });
        let mut kept = 0;
        for writer in writers.collect::<Vec<_>>() {
            match writer.await.expect("a writer") {
                Ok(()) => kept += 1,
                Err(lost) => assert_eq!(lost, Lost::Taken),
            }
        }
        assert_eq!(kept, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_promises() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    suite(store.clone()).await;
    race(store).await;
}

#[tokio::test]
async fn what_was_kept_is_there_after_reopening() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = TableId::random();
    let store = Sqlite::open(folder.path()).expect("a store");
    assert_eq!(store.append(vec![entry(table, 1, "a")]).await, Ok(vec![Appended::Kept]));
    drop(store);
    let mut again = Sqlite::open(folder.path());
    for _ in 0..50 {
        // The threads of the first need a moment to let go.
        if again.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        again = Sqlite::open(folder.path());
    }
    let again = again.expect("a store");
    assert_eq!(again.entries(table, 0).await.expect("entries"), [entry(table, 1, "a")]);
}

#[test]
fn two_servers_cannot_share_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let _first = Sqlite::open(folder.path()).expect("a store");
    let problem = Sqlite::open(folder.path()).expect_err("it is taken");
    assert!(problem.to_string().contains("another server uses this folder"), "{problem}");
}

#[test]
fn a_file_of_a_later_program_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a store"));
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    file.pragma_update(None, "user_version", 99).expect("a pragma");
    let problem = loop {
        match Sqlite::open(folder.path()) {
            Err(StoreProblem::Closed(why)) if why.contains("another server") => {}
            Err(problem) => break problem,
            Ok(_) => panic!("it was opened"),
        }
    };
    assert!(problem.to_string().contains("version 99"), "{problem}");
}

#[tokio::test]
async fn a_file_of_an_earlier_program_is_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a store"));
    let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
    let table = TableId(7);
    let earlier = "
        ALTER TABLE snapshots DROP COLUMN asleep;
        ALTER TABLE tables DROP COLUMN begun;
        ALTER TABLE guests DROP COLUMN seen;
        INSERT INTO guests (id, token, name) VALUES (9, zeroblob(32), 'Ann');
        INSERT INTO snapshots VALUES (7, 5, 'put away');
        PRAGMA user_version = 1;";
    file.execute_batch(earlier).expect("as it was");
    drop(file);
    let store = loop {
        match Sqlite::open(folder.path()) {
            Err(StoreProblem::Closed(why)) if why.contains("another server") => {}
            opened => break opened.expect("a store"),
        }
    };
    let kept = Snapshot { seq: 5, body: "put away".into(), asleep: None };
    assert_eq!(store.snapshot(table).await, Ok(Some(kept)));
    let ann = store.guests(None, 10).await.expect("people").pop().expect("Ann");
    assert_eq!((ann.name.as_str(), ann.seen), ("Ann", None));
    assert_eq!(store.forget_guests(100, 101).await, Ok(0), "who was never noted is seen now");
    assert_eq!(store.forget_guests(102, 103).await, Ok(1));
}

#[test]
fn a_file_in_place_of_the_folder_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").expect("a file");
    let problem = Sqlite::open(&file).expect_err("it is no folder");
    assert!(problem.to_string().contains("file"), "{problem}");
}

#[tokio::test]
async fn a_full_store_says_so_and_stays_sound() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let table = TableId::random();
    assert_eq!(store.append(vec![entry(table, 1, "a")]).await, Ok(vec![Appended::Kept]));
    store.limit_pages(40).await.expect("a limit");
    let long = "x".repeat(1 << 20);
    let full = store.append(vec![entry(table, 2, &long)]).await;
    assert!(matches!(full, Err(StoreProblem::Full(_))), "{full:?}");
    assert_eq!(store.entries(table, 0).await.expect("entries").len(), 1);
    assert_eq!(store.append(vec![entry(table, 2, "b")]).await, Ok(vec![Appended::Kept]));
}

pub fn database() -> String {
    std::env::var("DERELICT_TEST_DATABASE").expect("DERELICT_TEST_DATABASE names a database")
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn postgres_keeps_what_it_promises() {
    let store = Arc::new(Postgres::open(&database()).await.expect("a store"));
    suite(store.clone()).await;
    race(store).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn servers_hear_of_each_other_and_race_for_every_number() {
    let one = Arc::new(Postgres::open(&database()).await.expect("a store"));
    let two = Arc::new(Postgres::open(&database()).await.expect("a store"));
    let mut news = two.news().expect("there may be others");
    assert_eq!(news.recv().await, Some(Elsewhere::Missed), "first look at what is there");
    let table = TableId::random();
    let (first, second) = (Journal::open(one), Journal::open(two.clone()));
    for seq in 1..=50 {
        let (a, b) = tokio::join!(
            first.append(entry(table, seq, "one")),
            second.append(entry(table, seq, "two")),
        );
        assert!(a.is_ok() != b.is_ok(), "exactly one is first: {a:?} {b:?}");
        assert_eq!(news.recv().await, Some(Elsewhere::Wrote(table, seq)));
    }
    assert_eq!(two.entries(table, 0).await.expect("entries").len(), 50);
}

#[tokio::test]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn servers_that_start_at_once_migrate_once() {
    let url = database();
    let starts = (0..8).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Postgres::open(&url).await.map(|_| ()) })
    });
    for start in starts.collect::<Vec<_>>() {
        start.await.expect("a start").expect("a store");
    }
}
