//! A server on this machine, ways to it, and somebody who plays there in plain lines.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::process::{PROGRAM, Process};

/// Time for anything to happen on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// A server, ended with the test.
pub struct Server {
    _process: Process,
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    /// A server with further arguments.
    pub fn start_with(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--bind", "127.0.0.1:0", "--unlimited", "--data"]).arg(data);
        let mut process = Process::of(command.args(more).env_remove("DATABASE_URL"));
        let address = process.address().to_string();
        Self { _process: process, address }
    }

    /// Opens a table in the name of somebody whose token is kept in `data`; tells its link.
    pub fn open_table(&self, data: &Path, name: &str, setup: &Value, chairs: &Value) -> String {
        let guest = self.post("/api/guests", "none", &json!({ "name": name }));
        let token = guest["token"].as_str().expect("a token");
        let terms = json!({ "setup": setup, "chairs": chairs, "window_ms": 0, "absence_secs": 0 });
        let table = self.post("/api/tables", token, &terms);
        let link = table["link"].as_str().unwrap_or_else(|| panic!("no link: {table}"));
        self.know(data, &self.address, token);
        link.to_owned()
    }

    /// Keeps a token as the program does, so that it comes as the same guest.
    fn know(&self, data: &Path, address: &str, token: &str) {
        let name = address.replace(['.', ':'], "-");
        fs::create_dir_all(data.join("guests")).expect("a folder");
        fs::write(data.join(format!("guests/{name}.token")), token).expect("a token is kept");
    }

    /// Lets the guest of `data` come by another way.
    pub fn know_also(&self, data: &Path, address: &str) {
        copy_token(data, &self.address, address);
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

/// Lets the guest of `data` come to a server by another address.
pub fn copy_token(data: &Path, from: &str, to: &str) {
    let file =
        |address: &str| data.join(format!("guests/{}.token", address.replace(['.', ':'], "-")));
    fs::copy(file(from), file(to)).expect("a token is kept");
}

/// A certificate for this machine that vouches for itself, and its key, as files.
pub fn certificate_in(folder: &Path) -> (PathBuf, PathBuf) {
    fs::create_dir_all(folder).expect("a folder");
    let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    fs::write(&certificate, made.cert.pem()).expect("a file");
    fs::write(&key, made.signing_key.serialize_pem()).expect("a file");
    (certificate, key)
}

/// A way to a server that can be cut.
pub struct Bridge {
    pub address: String,
    open: Arc<AtomicBool>,
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

impl Bridge {
    pub fn to(server: &Server) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        let open = Arc::new(AtomicBool::new(true));
        let streams = Arc::new(Mutex::new(Vec::new()));
        let (lets, kept, far) = (Arc::clone(&open), Arc::clone(&streams), server.address.clone());
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if !lets.load(Ordering::SeqCst) {
                    continue;
                }
                let Ok(far) = TcpStream::connect(&far) else { continue };
                let mut kept = kept.lock().expect("unbroken");
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let mut from = from.try_clone().expect("a stream");
                    let mut to = to.try_clone().expect("a stream");
                    thread::spawn(move || {
                        let _ = std::io::copy(&mut from, &mut to);
                        let _ = to.shutdown(Shutdown::Write);
                    });
                }
                kept.extend([near, far]);
            }
        });
        Self { address, open, streams }
    }

    /// Ends every connection; nobody comes through until it is mended.
    pub fn cut(&self) {
        self.open.store(false, Ordering::SeqCst);
        for stream in self.streams.lock().expect("unbroken").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub fn mend(&self) {
        self.open.store(true, Ordering::SeqCst);
    }
}

/// Somebody who plays in plain lines.
pub struct Player {
    process: Child,
    keys: ChildStdin,
    heard: Arc<Mutex<String>>,
}

impl Player {
    pub fn join(data: &Path, address: &str, link: &str, args: &[&str]) -> Self {
        Self::join_by(data, &format!("http://{address}{link}"), args, &[])
    }

    /// Somebody who comes by a whole invitation, with variables of their own.
    pub fn join_by(data: &Path, url: &str, args: &[&str], variables: &[(&str, &Path)]) -> Self {
        let mut process = Command::new(PROGRAM)
            .args(["play", "--join", url])
            .args(args)
            .env("DERELICT_DATA", data)
            .env("LC_ALL", "C")
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let keys = process.stdin.take().expect("piped");
        let out = process.stdout.take().expect("piped");
        let heard = Arc::new(Mutex::new(String::new()));
        let kept = Arc::clone(&heard);
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                let mut heard = kept.lock().expect("unbroken");
                heard.push_str(&line);
                heard.push('\n');
            }
        });
        Self { process, keys, heard }
    }

    pub fn heard(&self) -> String {
        self.heard.lock().expect("unbroken").clone()
    }

    /// Whether something was said, however the lines are broken.
    pub fn says(&self, what: &str) -> bool {
        let heard = self.heard();
        heard.contains(what)
            || heard.split_whitespace().collect::<Vec<_>>().join(" ").contains(what)
    }

    pub fn types(&mut self, line: &str) {
        // Whoever has left reads nothing.
        let _ = writeln!(self.keys, "{line}");
    }

    #[track_caller]
    pub fn wait_for(&self, what: &str) {
        let begun = Instant::now();
        while !self.says(what) {
            assert!(begun.elapsed() < PATIENCE, "lacks {what:?}:\n{}", self.heard());
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub fn has_left(&mut self) -> bool {
        self.process.try_wait().expect("a process").is_some()
    }

    /// Expects that the program gives up, saying this.
    #[track_caller]
    pub fn fails(mut self, why: &str) {
        assert!(!self.process.wait().expect("it ends").success(), "{}", self.heard());
        let mut said = String::new();
        let err = self.process.stderr.as_mut().expect("piped");
        err.read_to_string(&mut said).expect("it says why");
        assert!(said.contains(why), "lacks {why:?}:\n{said}");
    }

    #[track_caller]
    pub fn leaves_well(&mut self) {
        let begun = Instant::now();
        while !self.has_left() {
            assert!(begun.elapsed() < PATIENCE, "never leaves:\n{}", self.heard());
            thread::sleep(Duration::from_millis(10));
        }
        assert!(self.process.wait().expect("it has ended").success(), "{}", self.heard());
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
