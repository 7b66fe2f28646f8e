use std::fs;
use std::io::Read;

use flate2::read::GzDecoder;

use crate::support::{arg, derelict, folder, project};

#[test]
fn the_last_line_counts_everything() {
    let ran = derelict(&["sim", "--games", "40", "--players", "2-5", "--seed", "a"]).well();
    let line = ran.last_line();
    assert_eq!(line["games"], 40);
    assert_eq!(line["finished"], 40);
    for clean in ["stuck", "violations", "panics"] {
        assert_eq!(line[clean], 0, "{clean}");
    }
    let endings = line["endings"].as_object().expect("endings by name");
    let total: u64 = endings.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(total, 40);
}

#[test]
fn with_json_nothing_else_is_printed() {
    let ran = derelict(&["sim", "--games", "5", "--players", "3", "--seed", "a", "--json"]).well();
    assert_eq!(ran.out.lines().count(), 1);
    assert!(ran.out.starts_with(r#"{"games":5,"finished":5,"stuck":0,"violations":0,"panics":0,"#));
}

#[test]
fn equal_seeds_give_equal_games_however_many_at_once() {
    let run = |threads: &str| {
        derelict(&["sim", "--games", "30", "--seed", "b", "--json", "--threads", threads])
            .well()
            .out
    };
    assert_eq!(run("1"), run("3"));
    let other = derelict(&["sim", "--games", "30", "--seed", "c", "--json"]).well().out;
    assert_ne!(run("1"), other);
}

#[test]
fn what_goes_wrong_is_counted_and_told() {
    let planted = ["sim", "--games", "8", "--seed", "a", "--plant", "stuck,violation,panic"];
    let ran = derelict(&planted).fails("violation: player 1 has 255 light wounds");
    let line = ran.last_line();
    assert_eq!(line["games"], 8);
    assert_eq!(line["finished"], 5);
    assert_eq!(line["stuck"], 1);
    assert_eq!(line["violations"], 1);
    assert_eq!(line["panics"], 1);
    ran.says("game 0: stuck: nobody is asked").says("game 2: panic:").says("--first 2 --games 1");
}

#[test]
fn what_goes_wrong_can_be_played_again_as_it_was_set_up() {
    let planted = ["sim", "--games", "1", "--seed", "a", "--plant", "panic", "--mode", "coop"];
    let more = ["--board", "alternative", "--packs", "base,digest-rooms", "--option", "odds=off"];
    derelict(&[&planted[..], &more].concat())
        .fails("panic")
        .says("--games 1 --option 'odds=off' --packs 'base,digest-rooms' --mode 'coop'")
        .says("--board 'alternative'");
}

#[test]
fn each_kind_alone_fails_the_run() {
    for plant in ["stuck", "violation", "panic"] {
        derelict(&["sim", "--games", "2", "--seed", "a", "--json", "--plant", plant]).fails("");
    }
}

#[test]
fn unchecked_games_do_not_notice_violations() {
    let args = ["sim", "--games", "1", "--seed", "a", "--no-check", "--plant", "violation"];
    let ran = derelict(&args);
    assert_eq!(ran.last_line()["violations"], 0);
}

#[test]
fn games_are_recorded_even_those_that_fail() {
    let records = folder("sim-records");
    let args = ["sim", "--games", "4", "--seed", "a", "--plant", "panic", "--record"];
    derelict(&[&args[..], &[arg(&records)]].concat()).fails("4 games recorded");
    let files: Vec<_> = std::fs::read_dir(&records)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert_eq!(files.len(), 4);
    let paths: Vec<&str> = files.iter().map(|file| arg(file)).collect();
    let ran = derelict(&[&["verify"][..], &paths].concat()).well();
    assert_eq!(ran.out.matches("verified").count(), 4);
    ran.says("given up");
}

#[test]
fn only_some_of_each_kind_are_kept() {
    let records = folder("sim-kept");
    let args = ["sim", "--games", "200", "--players", "2", "--seed", "a", "--keep", "1"];
    derelict(&[&args[..], &["--no-events", "--record", arg(&records)]].concat()).well();
    let kinds: Vec<String> = std::fs::read_dir(&records)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .map(|name| name.rsplit_once('-').expect("numbered").0.to_owned())
        .collect();
    let mut distinct = kinds.clone();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), kinds.len());
    assert!(kinds.len() > 3, "{kinds:?}");
}

#[test]
fn standing_possibilities_are_played_recorded_and_verified() {
    let (pack, kept) = (project().join("fixtures/packs/standing"), folder("standing"));
    let with = ["--content", arg(&pack)];
    let args = ["sim", "--games", "6", "--seed", "a", "--bots", "random,crew", "--record"];
    let ran = derelict(&[&args[..], &[arg(&kept)], &with].concat()).well();
    assert_eq!(ran.last_line()["finished"], 6);
    let mut seized = 0;
    for entry in fs::read_dir(&kept).expect("games were recorded") {
        let path = entry.expect("an entry").path();
        let packed = fs::read(&path).expect("a record can be read");
        let mut record = String::new();
        GzDecoder::new(&packed[..]).read_to_string(&mut record).expect("a record is packed text");
        seized += record.matches("\"choice\":\"seize:").count();
        derelict(&[&["verify", arg(&path)][..], &with].concat()).well();
        let told = derelict(&[&["replay", arg(&path)][..], &with].concat()).well();
        told.says("The table: ");
    }
    assert!(seized > 20, "{seized}");
}
