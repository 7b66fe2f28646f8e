//! A PostgreSQL database that hangs, is reached in secret, or is brought up to date while others use
//! it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use derelict_server::store::{Postgres, Store};
use serde_json::json;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio_postgres::{Config, NoTls};

use crate::company::done;
use crate::games::play;
use crate::house::{House, generous, terms};
use crate::stores::database;

/// A way to the database that can be blocked: everything is taken and nothing arrives.
struct Way {
    address: SocketAddr,
    blocked: Arc<(AtomicBool, Notify)>,
}

impl Way {
    async fn to(database: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let blocked = Arc::new((AtomicBool::new(false), Notify::new()));
        let block = Arc::clone(&blocked);
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                let block = Arc::clone(&block);
                tokio::spawn(async move {
                    let Ok(there) = TcpStream::connect(database).await else { return };
                    let ((from, to), (back, out)) = (here.into_split(), there.into_split());
                    tokio::join!(carry(from, out, &block), carry(back, to, &block));
                });
            }
        });
        Self { address, blocked }
    }

    fn block(&self, blocked: bool) {
        self.blocked.0.store(blocked, Ordering::SeqCst);
        self.blocked.1.notify_waiters();
    }
}

async fn carry(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    blocked: &(AtomicBool, Notify),
) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        loop {
            let opened = blocked.1.notified();
            if !blocked.0.load(Ordering::SeqCst) {
                break;
            }
            opened.await;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

fn port(url: &str) -> SocketAddr {
    let config: Config = url.parse().expect("an address");
    SocketAddr::from(([127, 0, 0, 1], config.get_ports()[0]))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn a_database_that_hangs_keeps_nobody_waiting_and_is_used_again() {
    let url = database();
    let way = Way::to(port(&url)).await;
    let url = url.replace(&port(&url).to_string(), &way.address.to_string());
    let house = House::at(Arc::new(Postgres::open(&url).await.expect("a store")), generous()).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "chat", "text": "before" })).await;

    way.block(true);
    let most = Duration::from_secs(2);
    let started = Instant::now();
    let said = client.ask(json!({ "type": "chat", "text": "meanwhile" })).await.expect("an answer");
    assert!(started.elapsed() < most, "{:?}", started.elapsed());
    assert_eq!(said["code"], "not-kept", "{said}");
    for path in ["/api/me", "/api/tables", "/api/lobby", &format!("/api/tables/{table}")] {
        let started = Instant::now();
        let answer = house.get(path, Some(&ann)).await;
        assert!(started.elapsed() < most, "{path}: {:?}", started.elapsed());
        assert_eq!((answer.status, &answer.json()["code"]), (503, &json!("not-kept")), "{path}");
    }
    // Many at once wait no longer than one.
    let started = Instant::now();
    let asked = (0..50).map(|_| house.get("/api/lobby", None));
    let answers = futures_util::future::join_all(asked).await;
    assert!(started.elapsed() < most + most / 2, "{:?}", started.elapsed());
    assert!(answers.iter().all(|answer| answer.status == 503));
    assert_eq!(house.get("/healthz", None).await.status, 200);
    assert_eq!(house.get("/readyz", None).await.status, 503);

    way.block(false);
    let healed = async {
        while house.get("/readyz", None).await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), healed).await.expect("it is used again");
    let mut client = house.client(&table, &ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    play(&mut client, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn a_database_is_reached_in_secret_and_proves_its_name_if_asked() {
    let root = std::env::var("DERELICT_TEST_ROOT").expect("DERELICT_TEST_ROOT names a certificate");
    let url = database();
    let named = url.replace("127.0.0.1", "localhost");
    let secret = async |url: &str| {
        let store = Postgres::open(url).await?;
        store.ping().await.map(|()| store)
    };
    for right in [
        format!("{url}?sslmode=disable"),
        format!("{url}?sslmode=prefer"),
        format!("{url}?sslmode=require"),
        format!("{named}?sslmode=require&sslrootcert={root}"),
        format!("{named}?sslmode=verify-full&sslrootcert={root}"),
    ] {
        secret(&right).await.unwrap_or_else(|problem| panic!("{right}: {problem}"));
    }
    for wrong in [
        format!("{url}?sslmode=verify-full&sslrootcert={root}"),
        format!("{named}?sslmode=verify-full"),
    ] {
        let problem = secret(&wrong).await.expect_err(&wrong).to_string();
        assert!(problem.contains("certificate"), "{wrong}: {problem}");
    }
    // The database itself says who comes in the open.
    for (mode, encrypted) in [("require", true), ("disable", false)] {
        let store = secret(&format!("{url}?sslmode={mode}&application_name=told-{mode}")).await;
        let (client, connection) =
            url.parse::<Config>().expect("an address").connect(NoTls).await.expect("in");
        tokio::spawn(connection);
        let query = "
            SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
            WHERE application_name = $1";
        let rows = client.query(query, &[&format!("told-{mode}")]).await.expect("an answer");
        assert!(!rows.is_empty());
        assert!(rows.iter().all(|row| row.get::<_, bool>(0) == encrypted), "{mode}");
        drop(store);
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn tables_are_brought_up_to_date_while_an_earlier_server_writes() {
    let url = database();
    let config: Config = url.parse().expect("an address");
    let (first, connection) = config.connect(NoTls).await.expect("a connection");
    tokio::spawn(connection);
    first
        .batch_execute("DROP SCHEMA IF EXISTS earlier CASCADE; CREATE SCHEMA earlier")
        .await
        .expect("room");
    // Everything as the program of the second version made it.
    let earlier = "
        SET search_path = earlier;
        CREATE TABLE schema_version (version INTEGER NOT NULL);
        INSERT INTO schema_version VALUES (2);
        CREATE TABLE tables (
            id BIGINT PRIMARY KEY, card TEXT NOT NULL, lobby BOOLEAN NOT NULL,
            over BOOLEAN NOT NULL, archived BOOLEAN NOT NULL DEFAULT FALSE, touched BIGINT NOT NULL
        );
        CREATE TABLE members (
            guest BIGINT NOT NULL, table_id BIGINT NOT NULL, PRIMARY KEY (guest, table_id)
        );
        CREATE TABLE entries (
            table_id BIGINT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)
        );
        CREATE TABLE snapshots (
            table_id BIGINT PRIMARY KEY, seq BIGINT NOT NULL, body TEXT NOT NULL, asleep BYTEA
        );
        CREATE TABLE guests (id BIGINT PRIMARY KEY, token BYTEA NOT NULL UNIQUE, name TEXT NOT NULL);";
    first.batch_execute(earlier).await.expect("as it was");
    let write = async |number: i64| {
        let card = "
            INSERT INTO tables (id, card, lobby, over, touched) VALUES ($1, '{}', FALSE, FALSE, 7)";
        first.execute(card, &[&number]).await.expect("a table");
        let token: Vec<u8> = number.to_le_bytes().repeat(4);
        let guest = "INSERT INTO guests (id, token, name) VALUES ($1, $2, 'Ann')";
        first.execute(guest, &[&number, &token]).await.expect("a guest");
    };
    // In the middle of something when the later program starts.
    first.batch_execute("BEGIN").await.expect("begun");
    write(1).await;
    let later = tokio::spawn({
        let url = format!("{url}?options=-csearch_path%3Dearlier");
        async move { Postgres::open(&url).await }
    });
    for number in 2..20 {
        write(number).await;
    }
    first.batch_execute("COMMIT").await.expect("done");
    let later = later.await.expect("it starts").expect("a store");
    write(20).await;
    let found = derelict_server::store::Keeping::guests(&later, None, 100).await.expect("people");
    assert_eq!(found.len(), 20, "both go on");
    assert!(found.iter().all(|guest| guest.seen.is_none()));
    let version = first.query_one("SELECT version FROM schema_version", &[]).await.expect("one");
    assert_eq!(version.get::<_, i32>(0), 3);
}
