//! Server processes.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_derelict");

/// A server that runs until it is dropped, which leaves it no chance to tidy up (SIGKILL).
pub struct Process {
    child: Child,
    said: BufReader<ChildStdout>,
}

impl Process {
    /// Starts a server by a command.
    pub fn of(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the server starts");
        let said = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, said }
    }

    /// The next address it says it is at.
    pub fn address(&mut self) -> SocketAddr {
        let mut line = String::new();
        self.said.read_line(&mut line).expect("it says where it is");
        line.trim().rsplit_once("://").expect("an address").1.parse().expect("an address")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
