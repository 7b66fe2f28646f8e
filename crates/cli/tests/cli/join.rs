//! A seat at a server's table, played from the terminal.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::folder;

const PATIENCE: Duration = Duration::from_secs(180);

/// A server on this machine, ended with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_derelict"))
            .args(["serve", "--bind", "127.0.0.1:0", "--unlimited", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let mut line = String::new();
        let out = process.stdout.take().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("the server says where it is");
        let address = line.trim().rsplit("//").next().expect("an address").to_owned();
        Self { process, address }
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len(),
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let body = answer.split("\r\n\r\n").nth(1).unwrap_or_default();
        serde_json::from_str(body).unwrap_or_else(|_| panic!("no JSON: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_whole_game_at_a_servers_table() {
    let data = folder("join");
    let server = Server::start(&data.join("server"));
    let guest = server.post("/api/guests", "none", &json!({ "name": "Ann" }));
    let token = guest["token"].as_str().expect("a token");
    let terms = json!({
        "setup": {
            "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": 2,
            "characters": [], "options": {},
        },
        "chairs": ["person", { "bot": "random" }],
    });
    let table = server.post("/api/tables", token, &terms);
    let link = table["link"].as_str().unwrap_or_else(|| panic!("no link: {table}"));
    let name = server.address.replace(['.', ':'], "-");
    fs::create_dir_all(data.join("guests")).expect("a folder");
    fs::write(data.join(format!("guests/{name}.token")), token).expect("a token is kept");

    let mut game = Command::new(env!("CARGO_BIN_EXE_derelict"))
        .args(["play", "--join", &format!("http://{}{link}", server.address)])
        .env("DERELICT_DATA", &data)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut keys = game.stdin.take().expect("piped");
    let out = game.stdout.take().expect("piped");
    let heard = Arc::new(Mutex::new(String::new()));
    let kept = Arc::clone(&heard);
    let reader = thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            let mut heard = kept.lock().expect("unbroken");
            heard.push_str(&line);
            heard.push('\n');
        }
    });
    let says = |what: &str| heard.lock().expect("unbroken").contains(what);
    keys.write_all(b"start\nsay hello\n? nonsense\nfly\n").expect("it listens");
    let begun = Instant::now();
    while !says("The game is over.") {
        let told = || heard.lock().expect("unbroken").clone();
        assert!(begun.elapsed() < PATIENCE, "the game never ends:\n{}", told());
        keys.write_all(b"1\n").expect("it listens");
        thread::sleep(Duration::from_millis(15));
    }
    keys.write_all(b"quit\n").expect("it listens");
    assert!(game.wait().expect("it ends").success());
    reader.join().expect("all is read");
    for what in ["Ann: hello", "I do not understand `fly`", "The game is on", "You have left"] {
        assert!(says(what), "lacks {what:?}:\n{}", heard.lock().expect("unbroken"));
    }
}

#[test]
fn what_is_no_invitation_is_refused() {
    let wrong = ["play", "--join", "https://example.org/#/table/a/b"];
    crate::support::derelict(&wrong).fails("only http");
    crate::support::derelict(&["play", "--join", "somewhere"]).fails("an invitation looks like");
    let nobody = ["play", "--join", "http://127.0.0.1:1/#/table/a/b"];
    crate::support::derelict(&nobody).fails("127.0.0.1:1");
}
