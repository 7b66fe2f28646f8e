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
    check(&["--players", "1"], "1 player; the mode `semi-coop` takes 2 to 5");
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
fn what_nobody_offers_is_refused_with_what_there_is() {
    check(
        &["--species", "cats"],
        "unknown species `cats`; the packs have intruders, void-seeders, carnomorphs",
    );
    check(&["--mission", "picnic"], "unknown mission `picnic`; the packs have voyage, research");
    check(&["--setting", "moon"], "unknown setting `moon`; the packs have ship");
    check(&["--option", "house-rules"], "unknown option `house-rules`; there are mode, setting");
    check(&["--option", "undo=never"], "option `undo` takes safe, off, agreed, not `never`");
    let forbidden = ["--mode", "solo", "--players", "1", "--option", "intruder-player"];
    check(&forbidden, "intruder-player does not go with the mode `solo`; it needs `semi-coop`");
}

#[test]
fn what_is_chosen_takes_its_packs_along() {
    let args = ["sim", "--games", "2", "--seed", "rooms"];
    let usual = ["--setting", "ship", "--species", "intruders", "--mission", "voyage"];
    let by_pack = derelict(&[&args[..], &["--packs", "base,digest-rooms"]].concat()).out;
    let by_option = derelict(&[&args[..], &usual, &["--option", "digest-rooms"]].concat()).out;
    assert_eq!(by_pack, by_option);
    assert_ne!(by_pack, derelict(&args).out);
}

#[test]
fn every_way_to_play_can_be_asked_for_by_what_is_listed() {
    let listed = derelict(&["ways", "--tsv"]).out;
    assert!(listed.lines().count() >= 16, "{listed}");
    for line in listed.lines() {
        let asked: Vec<&str> = line.split('\t').skip(2).filter(|word| !word.is_empty()).collect();
        derelict(&[&["sim", "--games", "1", "--seed", "ways"][..], &asked].concat())
            .says("1 game with");
    }
    let told = derelict(&["ways"]).out;
    for word in ["--mode  Mode", "--species", "needs mode semi-coop (intruderplayer.coop)"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    let german = derelict(&["ways", "--lang", "de"]).out;
    assert!(german.contains("Spielart"), "{german}");
}

#[test]
fn what_packs_say_of_their_offers_are_rules() {
    let ledger = derelict_ledger::Ledger::embedded();
    let ways = derelict_content::Ways::shipped();
    for bond in ways.axes.iter().flat_map(|axis| &axis.values).flat_map(|value| &value.bonds) {
        for rule in &bond.rules {
            assert!(ledger.get(rule).is_some(), "{rule}");
        }
    }
}

#[test]
fn seats_that_do_not_fit() {
    let data = folder("bad-seats");
    let fails = |args: &[&str], expect: &str| {
        talk(&[&["play"][..], args].concat(), &data, "").fails(expect);
    };
    fails(&["--seats", "bot,bot"], "nobody plays");
    fails(&["--players", "3", "--seats", "you,bot"], "2 named, but --players says 3");
    fails(&["--seats", "you,ghost"], "ghost");
    fails(&["--seats", "you,bot,bot,bot,bot,bot"], "6 players");
}

/// Whatever the lots say, whoever names a seat sits there.
#[test]
fn a_seat_is_chosen() {
    for seed in ["a", "b", "c", "d"] {
        let data = folder(&format!("chosen-seat-{seed}"));
        let args = ["play", "--json", "--seed", seed, "--seats", "bot,you,bot"];
        let said = talk(&args, &data, "").out;
        let table: serde_json::Value =
            serde_json::from_str(said.lines().next().expect("a table")).expect("an object");
        let yours = table["seats"].as_array().expect("seats").iter().map(|seat| &seat["yours"]);
        assert_eq!(yours.collect::<Vec<_>>(), [false, true, false], "{seed}: {table}");
    }
}

#[test]
fn a_command_that_does_not_exist() {
    derelict(&["dance"]).fails("dance");
    derelict(&[]).fails("Usage");
}
