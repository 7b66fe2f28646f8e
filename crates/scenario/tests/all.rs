//! Every scenario of the project holds.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let files = derelict_scenario::find(&[folder]).unwrap_or_else(|errors| panic!("{errors}"));
    let mut failures = String::new();
    for file in files {
        match derelict_scenario::load(&file) {
            Ok(scenarios) => {
                for report in scenarios.iter().map(derelict_scenario::Scenario::run) {
                    if !report.passed() {
                        failures += &report.to_string();
                    }
                }
            }
            Err(errors) => failures += &format!("{errors}\n"),
        }
    }
    assert!(failures.is_empty(), "\n{failures}");
}
