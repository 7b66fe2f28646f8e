use std::process::{Command, Stdio};

use crate::support::derelict;

#[test]
fn a_rule_is_shown_with_its_sources() {
    derelict(&["rules", "move.careful"])
        .well()
        .says("move.careful (base, 7. Movement)")
        .says("Sources:")
        .says("See also");
}

#[test]
fn a_ruling_comes_with_its_reason() {
    derelict(&["rules", "attack.target.contam"])
        .well()
        .says("Question: Which cards count for choosing a target?")
        .says("Ruling:")
        .says("Why:");
}

#[test]
fn words_find_rules() {
    derelict(&["rules", "queen", "nest"]).well().says("queen");
    derelict(&["rules"]).well().says("7. Movement");
}

#[test]
fn nobody_reading_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_derelict"))
        .args(["rules", "--all", "the"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{:?}", output.status);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn an_unknown_rule_names_the_nearest() {
    derelict(&["rules", "mov.carefull"]).fails("move.careful");
}
