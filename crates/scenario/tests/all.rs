//! Every scenario of the project holds; each file is a test of its own.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::OnceLock;

use derelict_content::{Library, Ways};
use derelict_ledger::Ledger;
use derelict_scenario::{Scenario, find, load};
use libtest_mimic::{Arguments, Failed, Trial, run};

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let files = match find(std::slice::from_ref(&folder)) {
        Ok(files) => files,
        Err(errors) => {
            eprintln!("{errors}");
            return ExitCode::FAILURE;
        }
    };
    let named: Vec<(String, PathBuf)> =
        files.into_iter().map(|file| (name(&folder, &file), file)).collect();
    let names = named.iter().map(|(name, _)| name.clone()).collect();
    let mut trials =
        vec![Trial::test("every_scenario_lies_in_the_folder_of_a_box", || boxed(names))];
    trials.extend(named.into_iter().map(|(name, file)| Trial::test(name, move || holds(&file))));
    run(&Arguments::from_args(), trials).exit_code()
}

/// A box that is not inside the program yet, so that nobody is offered it.
const UNSHIPPED: &str = "lockdown";

/// The packs inside the program and that of a box beside them.
fn further(pack: &str) -> &'static (Library, Ways) {
    static SHELF: OnceLock<(Library, Ways)> = OnceLock::new();
    SHELF.get_or_init(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(pack);
        let library = Library::with(&[&folder]).expect("the folder can be read");
        let ways = library.ways().expect("sound manifests");
        (library, ways)
    })
}

/// What a file is called below its folder, the same on every system.
fn name(folder: &Path, file: &Path) -> String {
    let inside = file.strip_prefix(folder).unwrap_or(file);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// A box is a chapter of the rulebook.
fn boxed(names: Vec<String>) -> Result<(), Failed> {
    let boxes = Ledger::CHAPTERS.map(|chapter| chapter.trim_end_matches(".md"));
    let stray = |name: &String| !name.split_once('/').is_some_and(|(at, _)| boxes.contains(&at));
    let strays: Vec<String> = names.into_iter().filter(stray).collect();
    if strays.is_empty() { Ok(()) } else { Err(strays.join(", ").into()) }
}

fn holds(file: &Path) -> Result<(), Failed> {
    let scenarios = load(file)?;
    let unshipped = file.components().any(|part| part.as_os_str() == UNSHIPPED);
    let reports: Vec<_> = match unshipped.then(|| further(UNSHIPPED)) {
        None => scenarios.iter().map(Scenario::run).collect(),
        Some((library, ways)) => {
            scenarios.iter().map(|scenario| scenario.run_with(library, ways)).collect()
        }
    };
    let failed = reports.iter().filter(|report| !report.passed());
    let failures: String = failed.map(ToString::to_string).collect();
    if failures.is_empty() { Ok(()) } else { Err(failures.into()) }
}
