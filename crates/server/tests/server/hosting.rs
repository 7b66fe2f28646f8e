//! What the examples for those who run a server name is there.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::json;

use crate::company::done;
use crate::house::{House, terms};

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of what is counted, in a text.
fn counted(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("derelict_") || word.starts_with("process_")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn dashboard_and_alerts_read_what_is_counted() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "chat", "text": "hello" })).await;
    let told = house.metrics().await;
    let there = counted(&told);
    let (dashboard, alerts) = (read("deploy/dashboard.json"), read("deploy/alerts.yml"));
    let parsed: serde_json::Value = serde_json::from_str(&dashboard).expect("JSON");
    assert!(parsed["panels"].as_array().is_some_and(|panels| panels.len() >= 8));
    for (file, wanted, least) in
        [("dashboard", counted(&dashboard), 9), ("alerts", counted(&alerts), 5)]
    {
        let missing: Vec<_> = wanted.difference(&there).collect();
        assert!(missing.is_empty(), "{file} reads what nobody counts: {missing:?}");
        assert!(wanted.len() >= least, "{file} reads {wanted:?}");
    }
}
