//! Runs scenario files and folders.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let files = match derelict_scenario::find(&paths) {
        Ok(files) => files,
        Err(errors) => {
            eprintln!("{errors}");
            return ExitCode::FAILURE;
        }
    };
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        match derelict_scenario::load(&file) {
            Ok(scenarios) => {
                for scenario in scenarios {
                    let report = scenario.run();
                    if report.passed() {
                        passed += 1;
                    } else {
                        failed += 1;
                        println!("{report}");
                    }
                }
            }
            Err(errors) => {
                failed += 1;
                println!("{errors}");
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
