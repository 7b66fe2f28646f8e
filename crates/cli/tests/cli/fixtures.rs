//! The recorded games of `fixtures/`: the net under every change to the rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use derelict_content::Catalog;
use derelict_engine::record::Record;
use flate2::read::GzDecoder;

use crate::support::project;

fn fixtures() -> Vec<(PathBuf, Record)> {
    let folder = project().join("fixtures");
    let entries = fs::read_dir(folder).expect("fixtures/ exists");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let records = paths.filter(|path| path.extension().is_some_and(|ending| ending == "gz"));
    records
        .map(|path| {
            let packed = fs::File::open(&path).expect("a file");
            let text = std::io::read_to_string(GzDecoder::new(packed)).expect("text");
            let record = Record::parse(&text).expect("a record");
            (path, record)
        })
        .collect()
}

#[test]
fn every_fixture_replays_to_the_same_end() {
    let catalog = Catalog::base();
    for (path, record) in fixtures() {
        if let Err(problem) = record.verify(&catalog) {
            panic!("{}: {problem}", path.display());
        }
    }
}

#[test]
fn the_fixtures_cover_every_way_a_game_ends() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 40, "{} fixtures", fixtures.len());
    let mut kinds = BTreeSet::new();
    for (_, record) in &fixtures {
        let end = record.end.as_ref().expect("finished");
        let outcome = end.outcome.expect("finished");
        kinds.insert(format!("{} players", record.header.setup.players));
        kinds.insert(format!("{:?}", end.ending.expect("finished")));
        if !outcome.survivors.is_empty() {
            kinds.insert(format!("{:?} survived", end.ending.expect("finished")));
        }
        if !outcome.winners.is_empty() {
            kinds.insert("won".into());
        }
    }
    let expected = [
        "2 players",
        "3 players",
        "4 players",
        "5 players",
        "TimeOut",
        "SelfDestruct",
        "Fire",
        "HullBreach",
        "NobodyAwake",
        "NobodyAwakeExploding",
        "NobodyAwake survived",
        "won",
    ];
    for kind in expected {
        assert!(kinds.contains(kind), "no fixture shows: {kind}");
    }
}
