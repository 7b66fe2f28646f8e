//! The program `derelict`: a thin shell around the libraries.

mod arena;
mod bench;
mod bot;
mod content;
mod copies;
mod digests;
mod lab;
mod language;
mod load;
mod packs;
mod play;
mod progress;
mod replay;
mod rules;
mod scenario;
mod seed;
mod serve;
mod sim;
mod soak;
mod verify;
mod ways;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use alloc_counter::AllocCounterSystem;
use clap::{Parser, Subcommand};

// What every command speaks, writes and fails with.
use derelict_terminal::{fault, files, json, nearest, page};
use fault::Fault;

/// Counts each thread's allocations for `derelict bench`; what that costs is in
/// docs/performance.md.
#[global_allocator]
static ALLOCATOR: AllocCounterSystem = AllocCounterSystem;

#[derive(Parser)]
#[command(name = "derelict", version, about = "Derelict: alone together on a dying ship")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play in this terminal
    Play(play::Args),
    /// Host tables for people and the computer
    Serve(serve::Args),
    /// Copy everything a server keeps into a file, while it may go on
    Backup(copies::BackupArgs),
    /// Put back what a copy, or the export of a deleted table, holds
    Restore(copies::RestoreArgs),
    /// Put a server under load with many clients
    Load(load::Args),
    /// Let the computer play many games and check every situation
    Sim(sim::Args),
    /// Run for long, to find what short tests miss
    Soak(soak::Args),
    /// Let bots play each other and count who survives and wins
    Arena(arena::Args),
    /// Measure how fast the game is on this machine
    Bench(bench::Args),
    /// Make datasets of many games, and reports about them
    Lab(lab::Args),
    /// Tell a recorded game
    Replay(replay::Args),
    /// Check recorded games: seed, every choice, outcome
    Verify(verify::Args),
    /// What recorded games show at each decision, boiled down: to tell whether a change changes it
    Digests(digests::Args),
    /// Run scenarios, or write one from a recorded game
    Scenario(scenario::Args),
    /// List, show or check content packs
    Packs(packs::Args),
    /// What a table can choose: modes, boards, options and what goes with what
    Ways(ways::Args),
    /// Look up a rule by id or words
    Rules(rules::Args),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // A program reads objects, also of what it was started with.
            if error.use_stderr() && env::args().any(|arg| arg == "--json") {
                let fault = Fault::new(error.to_string().trim_end());
                let _ = writeln!(io::stdout(), "{}", json::fatal(&fault));
            }
            error.exit()
        }
    };
    // Never locked for long: whoever ends the program by a signal must be able to write, too.
    let outcome = run(cli.command, &mut io::stdout());
    match outcome {
        Ok(true) | Err(Fault::NobodyReads) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            // Where even the complaint cannot be written, the exit code must do.
            let _ = writeln!(io::stderr(), "error: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all is well.
fn run(command: Command, out: &mut dyn Write) -> Result<bool, Fault> {
    let well = match command {
        Command::Play(args) => play::run(&args, out),
        Command::Serve(args) => serve::run(&args, out),
        Command::Backup(args) => copies::run_backup(&args, out),
        Command::Restore(args) => copies::run_restore(&args, out),
        Command::Load(args) => load::run(&args, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Soak(args) => soak::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Lab(args) => lab::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Verify(args) => verify::run(&args, out),
        Command::Digests(args) => digests::run(&args, out),
        Command::Scenario(args) => scenario::run(&args, out),
        Command::Packs(args) => packs::run(&args, out),
        Command::Ways(args) => ways::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
    }?;
    out.flush()?;
    Ok(well)
}
