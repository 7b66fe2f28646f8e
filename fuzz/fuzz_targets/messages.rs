//! Whatever a client sends is read or refused, and what was read is written the same way.
#![no_main]

use derelict_server::protocol::{Ask, Hello};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = serde_json::from_str::<Hello>(text);
    if let Ok(ask) = serde_json::from_str::<Ask>(text) {
        let written = serde_json::to_string(&ask).expect("it can be written");
        let again: Ask = serde_json::from_str(&written).expect("it can be read again");
        let twice = serde_json::to_string(&again).expect("it can be written again");
        // What is at risk is any JSON until the game reads it; its long fractions may lose their
        // last digit on the way.
        assert!(twice == written || matches!(ask, Ask::Odds { .. }), "{written}\n{twice}");
    }
});
