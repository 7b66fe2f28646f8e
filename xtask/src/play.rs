//! `cargo play`: the game, built and started: in the browser, or with arguments in the terminal.

use std::env;
use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::web;

/// Where the server listens if it can.
const PORT: u16 = 7777;
/// Ports tried after it.
const MORE: u16 = 100;

pub fn run(project: &Project, args: &[OsString]) -> Result<ExitCode> {
    if args.is_empty() {
        match client(project) {
            Ok(()) => return in_browser(project),
            Err(why) => println!("{why:#}, so the game starts in the terminal."),
        }
    }
    let mut game = Command::new(project.derelict()?);
    game.arg("play").args(args);
    start(game)
}

/// Builds the browser client, where there is something to build it with.
fn client(project: &Project) -> Result<()> {
    if !web::has_npm() {
        bail!("npm was not found (install Node.js, https://nodejs.org, to play in the browser)");
    }
    web::build(project).context("the browser client could not be built")
}

/// Starts the server with the client inside and shows it.
fn in_browser(project: &Project) -> Result<ExitCode> {
    let address = free(PORT..=PORT + MORE);
    let mut server = Command::new(project.derelict()?);
    let mut server = server.arg("serve").arg("--bind").arg(address.to_string()).spawn()?;
    for _ in 0..100 {
        if TcpStream::connect(address).is_ok() {
            show(&format!("http://{address}"));
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    let code = server.wait()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The first port nobody listens on; whichever the system gives if all are taken.
fn free(ports: impl IntoIterator<Item = u16>) -> SocketAddr {
    let here = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut addresses = ports.into_iter().map(here);
    addresses.find(|address| TcpListener::bind(address).is_ok()).unwrap_or(here(0))
}

/// Opens a page in the browser. The address was printed, so it is no error if none opens.
fn show(page: &str) {
    let (program, args): (&str, &[&str]) = match env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/c", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut open = Command::new(program);
    open.args(args).arg(page).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // A machine without a screen has no browser to open.
    let _ = open.spawn();
}

/// The game takes the place of this program, so that terminal, Ctrl-C and
/// exit code are its own.
#[cfg(unix)]
fn start(mut game: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(game.exec().into())
}

#[cfg(not(unix))]
fn start(mut game: Command) -> Result<ExitCode> {
    let status = game.status()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_passed_over() -> Result<()> {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let port = taken.local_addr()?.port();
        assert_ne!(free([port]).port(), port);
        drop(taken);
        assert_eq!(free([port]).port(), port);
        Ok(())
    }
}
