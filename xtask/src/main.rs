//! The project's own commands: `cargo play`, `cargo verify`,
//! `cargo xtask rules`, `cargo xtask fixtures` and `cargo xtask bindings`.

mod bindings;
mod fixtures;
mod play;
mod project;
mod rules;
mod verify;
mod web;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use project::Project;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Play, verify and measure Derelict")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the game and play it in this terminal
    #[command(disable_help_flag = true)]
    Play {
        /// Handed on to `derelict play`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Check everything, or only the steps named
    Verify(verify::Args),
    /// Replay the recorded games, or record them anew
    Fixtures(fixtures::Args),
    /// Write the types of the server's protocol for TypeScript
    Bindings(bindings::Args),
    /// Show which rules are proven, and by what
    Rules(rules::Args),
}

fn main() -> ExitCode {
    let project = Project::here();
    let outcome = match Cli::parse().command {
        Command::Play { args } => play::run(&project, &args),
        Command::Verify(args) => verify::run(&project, &args),
        Command::Fixtures(args) => fixtures::run_command(&project, &args),
        Command::Bindings(args) => bindings::run_command(&project, &args),
        Command::Rules(args) => rules::run(&project, &args),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
