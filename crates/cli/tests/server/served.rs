//! Servers that also tell what they count.

use std::net::SocketAddr;
use std::process::Command;

use crate::process::{PROGRAM, Process};

/// How the program is told to serve, on ports of the system's choice, with all limits.
pub const STRICT: [&str; 5] = ["serve", "--bind", "127.0.0.1:0", "--metrics", "127.0.0.1:0"];

/// The same without limits.
pub const SERVE: [&str; 6] =
    ["serve", "--bind", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--unlimited"];

/// A server until it is killed.
pub struct Served {
    process: Process,
    pub address: SocketAddr,
    /// Where it tells what it counts.
    pub metrics: SocketAddr,
}

impl Served {
    /// By a server with these arguments and this database.
    pub fn with(args: &[&str], database: Option<&str>) -> Self {
        Self::as_told(&SERVE, args, database)
    }

    /// The same with all limits.
    pub fn strictly(args: &[&str]) -> Self {
        Self::as_told(&STRICT, args, None)
    }

    fn as_told(how: &[&str], args: &[&str], database: Option<&str>) -> Self {
        let mut command = Command::new(PROGRAM);
        command.args(how).args(args).env("DATABASE_URL", database.unwrap_or_default());
        Self::by(&mut command)
    }

    /// By a command.
    pub fn by(command: &mut Command) -> Self {
        let mut process = Process::of(command);
        let (address, metrics) = (process.address(), process.address());
        Self { process, address, metrics }
    }

    /// Kills it without a chance to tidy up.
    pub fn kill(self) {
        drop(self.process);
    }
}
