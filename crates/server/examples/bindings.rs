//! Writes the types of the protocol for TypeScript into a folder.

use std::process::ExitCode;

use derelict_server::protocol::{Ask, Card, Hello, Tell};
use ts_rs::{ExportError, TS};

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("usage: bindings FOLDER");
        return ExitCode::FAILURE;
    };
    let written = || -> Result<(), ExportError> {
        Hello::export_all_to(&folder)?;
        Ask::export_all_to(&folder)?;
        Tell::export_all_to(&folder)?;
        Card::export_all_to(&folder)?;
        derelict_engine::odds::Risk::export_all_to(&folder)
    };
    match written() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
