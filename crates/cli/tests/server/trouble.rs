//! Folders that cannot be written to, disks that are full, and logs that tell too much.
#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::Command;

use derelict_server::client::{Client, request};
use serde_json::json;
use tokio::sync::watch;

use crate::player::{Progress, play, table};
use crate::process::PROGRAM;
use crate::served::{SERVE, Served};

/// A user who owns nothing; what root may do proves nothing about permissions.
const NOBODY: u32 = 65_534;

fn set_mode(path: &std::path::Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("permissions");
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_to_is_named_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o755);
    let data = folder.path().join("data");
    let args = ["--data", data.to_str().expect("a path")];
    let server = Served::with(&args, None);
    let (table, tokens) = table(server.address, 2).await;
    server.kill();
    let kept = || -> Vec<(String, Vec<u8>)> {
        let files = fs::read_dir(&data).expect("a folder").map(|file| file.expect("a file"));
        let mut files: Vec<_> = files
            .map(|file| {
                let name = file.file_name().to_string_lossy().into_owned();
                (name, fs::read(file.path()).expect("a file"))
            })
            .collect();
        files.sort();
        files
    };
    let before = kept();
    for file in fs::read_dir(&data).expect("a folder") {
        set_mode(&file.expect("a file").path(), 0o444);
    }
    set_mode(&data, 0o555);
    // Not everybody may reach the folder the program was built in.
    let program = folder.path().join("derelict");
    fs::copy(PROGRAM, &program).expect("a copy");
    let mut command = Command::new(program);
    command.args(SERVE).args(args).env_remove("DATABASE_URL").current_dir("/");
    if fs::metadata(folder.path()).expect("a folder").uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "it cannot serve");
    assert!(said.contains(args[1]) && said.contains("ermission denied"), "{said}");
    assert_eq!(kept(), before, "nothing was touched");
    set_mode(&data, 0o755);
    for file in fs::read_dir(&data).expect("a folder") {
        set_mode(&file.expect("a file").path(), 0o644);
    }
    let server = Served::with(&args, None);
    let path = format!("/api/tables/{table}");
    let view = request(server.address, "GET", &path, Some(&tokens[1]), None).await;
    assert_eq!(view.expect("an answer").json()["stage"], "playing");
}

/// A process that may not write long files gets the same errors as one whose disk is full.
#[tokio::test]
async fn on_a_full_disk_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let args = ["--data", data.as_str()];
    let limited = "trap '' XFSZ; ulimit -f 600; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, PROGRAM]).args(SERVE).args(args).env_remove("DATABASE_URL");
    let server = Served::by(&mut command);
    let (table, tokens) = table(server.address, 2).await;
    let hello = json!({ "token": tokens[0], "detail": "facts" });
    let mut client = Client::connect(server.address, &table, hello).await.expect("a client");
    let mut said = 0u64;
    let refused = loop {
        let words = format!("{said} {}", "é一👽".repeat(160));
        let told = client.ask(json!({ "type": "chat", "text": words })).await.expect("an answer");
        client.forget();
        if told["type"] == "refused" {
            break told;
        }
        said += 1;
        assert!(said < 480, "there is always room");
    };
    assert_eq!(refused["code"], "not-kept", "{refused}");
    assert!(said > 10, "{said}");
    server.kill();
    let server = Served::with(&args, None);
    let (_tell, place) = watch::channel(server.address);
    let players: Vec<_> = tokens
        .iter()
        .zip(1..)
        .map(|(token, salt)| {
            let (table, token) = (table.clone(), token.clone());
            tokio::spawn(play(place.clone(), table, token, salt, Progress::default()))
        })
        .collect();
    for player in players {
        let diary = player.await.expect("a player");
        let chats: Vec<u64> = diary
            .news
            .iter()
            .filter(|news| news["news"] == "chat")
            .map(|news| {
                let words = news["words"].as_str().and_then(|words| words.split(' ').next());
                words.and_then(|number| number.parse().ok()).expect("a number")
            })
            .collect();
        assert_eq!(chats, (0..said).collect::<Vec<_>>(), "all that was kept, and no more");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_tells_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut command = Command::new(PROGRAM);
    command
        .args(SERVE)
        .args(["--data", folder.path().to_str().expect("a path")])
        .env_remove("DATABASE_URL")
        .env("DERELICT_LOG", "trace")
        .stderr(fs::File::create(&log).expect("a file"));
    let server = Served::by(&mut command);
    let (table, tokens) = table(server.address, 2).await;
    let hello = json!({ "token": tokens[0], "detail": "facts" });
    let mut client = Client::connect(server.address, &table, hello).await.expect("a client");
    for ask in [
        json!({ "type": "chat", "text": "the-chat-is-ours" }),
        json!({ "type": "whisper", "seat": 1, "to": 2, "text": "the-whisper-is-ours" }),
        json!({ "type": "whisper", "seat": 2, "to": 1, "text": "the-whisper-is-ours" }),
        json!({ "type": "nonsense", "text": "the-nonsense-is-ours" }),
    ] {
        client.ask(ask).await.expect("an answer");
    }
    let (_tell, place) = watch::channel(server.address);
    let players: Vec<_> = tokens
        .iter()
        .map(|token| {
            let (table, token) = (table.clone(), token.clone());
            tokio::spawn(play(place.clone(), table, token, 5, Progress::default()))
        })
        .collect();
    for player in players {
        player.await.expect("a player");
    }
    let path = format!("/api/tables/{table}/record");
    let record = request(server.address, "GET", &path, Some(&tokens[0]), None).await;
    let record = derelict_engine::record::Record::parse(&record.expect("an answer").body);
    let seed = record.expect("a record").end.expect("an end").seed.to_string();
    let metrics = request(server.metrics, "GET", "/metrics", None, None).await.expect("an answer");
    server.kill();
    let told = fs::read_to_string(&log).expect("a log") + &metrics.body;
    let words =
        ["the-chat-is-ours", "the-whisper-is-ours", "the-nonsense-is-ours", "P0", seed.as_str()];
    for secret in tokens.iter().map(String::as_str).chain(words) {
        assert!(secret.len() > 1 && !told.contains(secret), "{secret} is in the log:\n{told}");
    }
}
