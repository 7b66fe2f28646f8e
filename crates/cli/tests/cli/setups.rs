use crate::support::{derelict, folder, talk};

/// A setup that both playing and simulating refuse.
#[track_caller]
fn check(args: &[&str], expect: &str) {
    derelict(&[&["sim", "--games", "1"][..], args].concat()).fails(expect);
    let data = folder("bad-setup");
    talk(&[&["play"][..], args].concat(), &data, "").fails(expect);
    assert!(!data.join("unfinished").exists());
}

#[test]
fn too_many_or_too_few_players() {
    check(&["--players", "6"], "6 players; the mode `semi-coop` takes 2 to 5");
    check(&["--players", "1"], "1 players; the mode `semi-coop` takes 2 to 5");
    check(&["--players", "0"], "");
    check(&["--players", "255"], "255 players");
    check(&["--players", "many"], "many");
}

#[test]
fn characters_that_cannot_be_played() {
    check(&["--players", "2", "--characters", "captain,cook"], "cook");
    check(&["--players", "2", "--characters", "captain,captain"], "captain");
    check(&["--players", "3", "--characters", "captain,pilot"], "2 characters for 3 players");
}

#[test]
fn packs_that_are_not_there() {
    check(&["--packs", ""], "no pack is named");
    check(&["--packs", "sequel"], "unknown pack `sequel`");
    check(&["--content", "no/such/folder"], "no/such/folder");
    check(&["--board", "moon"], "unknown board `moon`");
}

#[test]
fn all_reasons_come_at_once() {
    let args = ["--players", "7", "--packs", "sequel", "--board", "moon"];
    let said = derelict(&[&["sim"][..], &args].concat()).fails("7 players").err;
    assert!(said.contains("sequel") && said.contains("moon"), "{said}");
}

#[test]
fn seats_that_do_not_fit() {
    let data = folder("bad-seats");
    let fails = |args: &[&str], expect: &str| {
        talk(&[&["play"][..], args].concat(), &data, "").fails(expect);
    };
    fails(&["--seats", "bot,bot"], "nobody plays");
    fails(&["--players", "3", "--seats", "you,bot"], "2 seats are named for 3 players");
    fails(&["--seats", "you,ghost"], "ghost");
    fails(&["--seats", "you,bot,bot,bot,bot,bot"], "6 players");
}

#[test]
fn a_command_that_does_not_exist() {
    derelict(&["dance"]).fails("dance");
    derelict(&[]).fails("Usage");
}
