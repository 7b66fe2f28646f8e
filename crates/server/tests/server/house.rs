//! A server to test, with a store of its own, and people who come to it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use derelict_content::Library;
use derelict_server::client::{Answer, Client, request};
use derelict_server::store::{Sqlite, Store};
use derelict_server::{Config, Limits, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server.
pub struct House {
    pub address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    _folder: Option<TempDir>,
}

impl House {
    pub async fn new() -> Self {
        Self::with(generous()).await
    }

    pub async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        let mut house = Self::at(store, config).await;
        house._folder = Some(folder);
        house
    }

    pub async fn at(store: Arc<dyn Store>, config: Config) -> Self {
        derelict_server::stock(library()).expect("ways to play");
        let any = "127.0.0.1:0".parse().expect("an address");
        let server = Server::bind(any, store, config).await.expect("a port");
        let address = server.address().expect("an address");
        let metrics = server.metrics_address().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            server.run(stopped).await;
        });
        Self { address, metrics, stop: Some(stop), task: Some(task), _folder: None }
    }

    /// Stops it as a person would.
    pub async fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(task) = self.task.take() {
            tokio::time::timeout(Duration::from_secs(10), task)
                .await
                .expect("it stops in time")
                .expect("it stops well");
        }
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> Answer {
        request(self.address, "GET", path, token, None).await.expect("an answer")
    }

    /// What it counts.
    pub async fn metrics(&self) -> String {
        let at = self.metrics.expect("it counts");
        request(at, "GET", "/metrics", None, None).await.expect("an answer").body
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Answer {
        request(self.address, "POST", path, token, Some(&body)).await.expect("an answer")
    }

    /// Somebody with a token.
    pub async fn guest(&self, name: &str) -> String {
        let answer = self.post("/api/guests", None, json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()["token"].as_str().expect("a token").to_owned()
    }

    /// A table with these terms: its id and its invitation.
    pub async fn table(&self, token: &str, terms: Value) -> (String, String) {
        let answer = self.post("/api/tables", Some(token), terms).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let opened = answer.json();
        let text = |key: &str| opened[key].as_str().expect("text").to_owned();
        (text("table"), text("invitation"))
    }

    pub async fn join(&self, table: &str, token: &str, invitation: &str) -> Value {
        let body = json!({ "invitation": invitation });
        let answer = self.post(&format!("/api/tables/{table}/join"), Some(token), body).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    /// Somebody at a new table with these terms: a token, the table, a connection.
    pub async fn sit(&self, terms: Value) -> (String, String, Client) {
        let ann = self.guest("Ann").await;
        let (table, _) = self.table(&ann, terms).await;
        let client = self.client(&table, &ann).await;
        (ann, table, client)
    }

    pub async fn client(&self, table: &str, token: &str) -> Client {
        self.client_with(table, json!({ "token": token, "detail": "facts" })).await
    }

    pub async fn client_with(&self, table: &str, hello: Value) -> Client {
        Client::connect(self.address, table, hello).await.expect("a connection")
    }
}

/// No limits on how often and how many.
pub fn generous() -> Config {
    let any = "127.0.0.1:0".parse().expect("an address");
    Config { limits: Limits::generous(), metrics: Some(any), ..Config::default() }
}

/// Terms for so many people and so many of the computer's crew.
pub fn terms(people: u8, bots: u8) -> Value {
    let chairs: Vec<Value> = (0..people)
        .map(|_| json!("person"))
        .chain((0..bots).map(|_| json!({ "bot": "random" })))
        .collect();
    json!({
        "setup": {
            "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": people + bots,
        },
        "chairs": chairs,
        "window_ms": 0,
    })
}

/// The packs that every server of this process has at hand: the tests' own among them.
pub fn library() -> Library {
    let pack = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    Library::with(&[&pack]).expect("the tests' own pack")
}
