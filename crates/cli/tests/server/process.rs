//! Server processes, and folders for them.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of its own, removed at the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("derelict-process-test-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_derelict");

/// How it is told to serve, on a port of the system's choice.
pub const SERVE: [&str; 6] =
    ["serve", "--bind", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--unlimited"];

/// A server that runs until it is killed.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    /// Where it tells what it counts.
    pub metrics: SocketAddr,
}

impl Process {
    /// Starts a server with these arguments and this database.
    pub fn start(args: &[&str], database: Option<&str>) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(SERVE).args(args).env("DATABASE_URL", database.unwrap_or_default());
        Self::of(&mut command)
    }

    /// Starts a server by a command.
    pub fn of(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        let mut next = || {
            let mut line = String::new();
            stdout.read_line(&mut line).expect("it says where it is");
            line.trim().rsplit_once("http://").expect("an address").1.parse().expect("an address")
        };
        let (address, metrics) = (next(), next());
        Self { child, address, metrics }
    }

    /// Kills it without a chance to tidy up (SIGKILL).
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
