//! `derelict load --rude`: honest tables beside visitors without manners.

use std::process::Command;

use serde_json::Value;

use crate::process::PROGRAM;

#[test]
fn honest_tables_play_on_beside_visitors_without_manners() {
    let ran = Command::new(PROGRAM)
        .args(["load", "--json", "--tables", "4", "--seats", "3", "--rate", "20", "--secs", "6"])
        .args(["--rude", "40", "--addresses", "12"])
        .output()
        .expect("the program runs");
    let told = String::from_utf8_lossy(&ran.stdout);
    let report: Value = serde_json::from_str(&told).unwrap_or_else(|_| panic!("no JSON: {told}"));
    assert!(ran.status.success(), "{report}");
    assert!(report["actions"].as_u64() > Some(20), "they play: {report}");
    assert_eq!(report["errors"], 0, "and nothing goes wrong: {report}");
    let rude = &report["rude"];
    assert_eq!(rude["let_through"], 0, "{report}");
    assert!(rude["refused"].as_u64() > Some(50), "{report}");
    let manners = rude["manners"].as_array().expect("a list");
    assert!(manners.iter().all(|visits| visits.as_u64() > Some(0)), "all of them came: {report}");
}

#[test]
fn nobody_misbehaves_on_another_machine() {
    let ran = Command::new(PROGRAM)
        .args(["load", "--tables", "0", "--secs", "1", "--rude", "1", "--server", "192.0.2.7:80"])
        .output()
        .expect("the program runs");
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(!ran.status.success() && said.contains("127.0.0.0/8"), "{said}");
}
