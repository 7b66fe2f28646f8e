//! A disk that is really full: a small one of our own, which nobody else sees.
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use derelict_server::client::{Client, request};
use serde_json::{Value, json};

use crate::player::table;
use crate::process::PROGRAM;
use crate::served::{SERVE, Served};

/// A disk in memory that lives as long as this does, in a mount namespace of its own.
struct Disk {
    keeper: Child,
    at: PathBuf,
    root: bool,
}

impl Disk {
    /// None where the system lets nobody mount anything, not even for themselves.
    fn new(at: &Path, size: &str) -> Option<Self> {
        let root = fs::metadata("/proc/self").expect("a process").uid() == 0;
        let mount = "mount -t tmpfs -o size=\"$2\" tmpfs \"$1\" && echo mounted && exec sleep 3600";
        let mut keeper = Command::new("unshare")
            .args(if root { ["-m"].as_slice() } else { ["-m", "-r"].as_slice() })
            .args(["sh", "-c", mount, "sh"])
            .arg(at)
            .arg(size)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut said = String::new();
        let stdout = keeper.stdout.take().expect("piped");
        BufReader::new(stdout).read_line(&mut said).expect("it speaks");
        let disk = Self { keeper, at: at.to_owned(), root };
        let there = said.trim() == "mounted" && disk.path("").is_dir();
        let reached = || disk.enter().arg("true").status().is_ok_and(|status| status.success());
        (there && reached()).then_some(disk)
    }

    /// Runs a program where the disk can be seen.
    fn enter(&self) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["-m", "-t"]).arg(self.keeper.id().to_string());
        if !self.root {
            command.args(["-U", "--preserve-credentials"]);
        }
        command
    }

    /// A server that keeps its tables on the disk.
    fn serve(&self) -> Served {
        let mut command = self.enter();
        command.arg(PROGRAM).args(SERVE).arg("--data").arg(self.at.join("data"));
        Served::by(command.env_remove("DATABASE_URL"))
    }

    /// A file on the disk, seen from outside.
    fn path(&self, name: &str) -> PathBuf {
        let inside = self.at.join(name);
        let inside = inside.strip_prefix("/").expect("a whole path");
        Path::new("/proc").join(self.keeper.id().to_string()).join("root").join(inside)
    }

    /// Fills the disk to the last byte.
    fn fill(&self) {
        let mut ballast = File::create(self.path("ballast")).expect("a file");
        for size in [64 << 10, 4 << 10, 1] {
            while ballast.write_all(&vec![b'x'; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.path("ballast")).expect("it was there");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = self.keeper.kill();
        let _ = self.keeper.wait();
    }
}

/// Says something long until it is refused; counts what was kept.
async fn say_until_refused(client: &mut Client, said: &mut u64) -> Value {
    loop {
        let words = format!("{said} {}", "é一👽".repeat(160));
        let told = client.ask(json!({ "type": "chat", "text": words })).await.expect("an answer");
        client.forget();
        if told["type"] == "refused" {
            return told;
        }
        *said += 1;
        assert!(*said < 400, "there is always room");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_really_full_costs_nothing_but_patience() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = Disk::new(folder.path(), "4m") else {
        println!("not tried: this system lets nobody mount a small disk for a test");
        return;
    };
    let server = disk.serve();
    let (table, tokens) = table(server.address, 2).await;
    let hello = json!({ "token": tokens[0], "detail": "facts" });
    let mut client =
        Client::connect(server.address, &table, hello.clone()).await.expect("a client");
    let mut said = 0;
    for _ in 0..2 {
        disk.fill();
        let refused = say_until_refused(&mut client, &mut said).await;
        assert_eq!(refused["code"], "not-kept", "{refused}");
        let text = refused["text"].as_str().expect("words");
        assert!(text.contains("there is no room left to keep games"), "{text}");
        let terms = json!({
            "setup": { "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": 2 },
            "chairs": ["person", { "bot": "random" }],
        });
        let opened = request(server.address, "POST", "/api/tables", Some(&tokens[0]), Some(&terms));
        let opened = opened.await.expect("an answer");
        assert_eq!((opened.status, &opened.json()["code"]), (503, &json!("not-kept")));
        let path = format!("/api/tables/{table}");
        let view = request(server.address, "GET", &path, Some(&tokens[0]), None).await;
        assert_eq!(view.expect("an answer").status, 200, "what is there can still be looked at");
        disk.make_room();
        let told = client.ask(json!({ "type": "chat", "text": format!("{said} again") })).await;
        assert_eq!(told.expect("an answer")["type"], "done", "with room it goes on by itself");
        said += 1;
    }
    disk.fill();
    say_until_refused(&mut client, &mut said).await;
    server.kill();
    disk.make_room();
    let server = disk.serve();
    let mut client = Client::connect(server.address, &table, hello).await.expect("a client");
    let sync = client.until(|told| told["type"] == "sync").await.expect("a view");
    let ask = json!({ "type": "history", "seat": sync["seat"], "before": 1_000_000, "most": 500 });
    let history = client.ask(ask).await.expect("an answer");
    let chats = history["news"].as_array().expect("news").iter();
    let chats: Vec<u64> =
        chats.filter_map(|news| news["words"].as_str()?.split(' ').next()?.parse().ok()).collect();
    assert_eq!(chats, (0..said).collect::<Vec<_>>(), "all that was kept, and no more");
}
