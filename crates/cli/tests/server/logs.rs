//! The log: every line a JSON object, and no secret in any of them, however much is written.

use std::fs::File;
use std::process::Command;

use derelict_server::client::{Client, request, request_with};
use serde_json::{Value, json};

use crate::process::PROGRAM;
use crate::served::{SERVE, Served};

#[tokio::test(flavor = "multi_thread")]
async fn a_log_tells_what_happens_and_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut command = Command::new(PROGRAM);
    command
        .args(SERVE)
        .args(["--log", "json", "--data"])
        .arg(folder.path().join("data"))
        .env_remove("DATABASE_URL")
        .env("DERELICT_LOG", "trace")
        .stderr(File::create(&log).expect("a file"));
    let server = Served::by(&mut command);
    let at = server.address;
    let post = async |path: &str, token: Option<&str>, body: Value| {
        request(at, "POST", path, token, Some(&body)).await.expect("an answer").json()
    };
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let ann = text(&post("/api/guests", None, json!({ "name": "Annabella" })).await["token"]);
    let bob = text(&post("/api/guests", None, json!({ "name": "Robertino" })).await["token"]);
    let terms = json!({
        "setup": { "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": 2 },
        "chairs": ["person", "person"], "seed": "abracadabra",
    });
    let opened = post("/api/tables", Some(&ann), terms).await;
    let (table, invitation) = (text(&opened["table"]), text(&opened["invitation"]));
    let join = json!({ "invitation": invitation });
    post(&format!("/api/tables/{table}/join"), Some(&bob), join).await;
    let hello = json!({ "token": ann, "detail": "facts" });
    let mut client = Client::connect(at, &table, hello).await.expect("a connection");
    let said = client.ask(json!({ "type": "chat", "text": "the queen is mine" })).await;
    assert_eq!(said.expect("an answer")["type"], "done");
    client.ask(json!({ "type": "start" })).await.expect("an answer");
    // In places where they do not belong, as people put them there by mistake.
    let cookie = format!("derelict={bob}");
    for (path, heads) in [
        (format!("/api/tables/{invitation}"), vec![]),
        (format!("/{ann}?token={ann}"), vec![("Referer", ann.as_str())]),
        (format!("/api/rules?q={}", &invitation[..40]), vec![("Cookie", cookie.as_str())]),
    ] {
        request_with(at, "GET", &path, &heads, None).await.expect("an answer");
    }
    let wrong = Client::connect(at, &table, json!({ "token": "sesame-open" })).await;
    wrong.expect("a connection").until(|told| told["type"] == "bye").await.expect("a bye");
    let new = text(&post("/api/me/renew", Some(&bob), json!({})).await["token"]);
    server.kill();

    let log = std::fs::read_to_string(log).expect("a log");
    let lines: Vec<Value> = log
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no JSON: {line}")))
        .collect();
    for line in &lines {
        for field in ["timestamp", "level", "message"] {
            assert!(line[field].is_string(), "{field} in {line}");
        }
    }
    let told = |message: &str| lines.iter().filter(|line| line["message"] == message).count();
    assert!(told("people may come") == 1 && told("somebody came") == 2, "{log}");
    let joined = |line: &&Value| line["route"] == "/api/tables/{table}/join";
    let joined = lines.iter().find(joined).expect("requests are told by route");
    assert_eq!((&joined["method"], &joined["status"]), (&json!("POST"), &json!(200)), "{joined}");
    let secrets = [
        &ann[..16],
        &bob[..16],
        &new[..16],
        &invitation[..16],
        "sesame-open",
        "Annabella",
        "Robertino",
        "the queen is mine",
        "abracadabra",
    ];
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} in:\n{log}");
    }
}
