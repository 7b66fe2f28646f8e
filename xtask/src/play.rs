//! `cargo play`: the game, built and started.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::Result;

use crate::project::Project;

pub fn run(project: &Project, args: &[OsString]) -> Result<ExitCode> {
    let mut game = Command::new(project.derelict()?);
    game.arg("play").args(args);
    start(game)
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
