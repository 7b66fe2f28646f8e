//! The recorded games of `fixtures/`: the net under every change to the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use derelict_content::Library;
use derelict_engine::record::Record;
use derelict_engine::{Way, way};
use flate2::read::GzDecoder;

use crate::support::project;

/// The recorded games by the way they were played, which is the name of their folder.
fn fixtures() -> BTreeMap<String, Vec<(PathBuf, Record)>> {
    let mut fixtures = BTreeMap::<_, Vec<_>>::new();
    let folder = project().join("fixtures");
    for way in listed(&folder).filter(|path| path.is_dir() && !path.ends_with("kept")) {
        let games = listed(&way).filter(|path| path.extension().is_some_and(|end| end == "gz"));
        let games = games.map(|path| {
            let packed = fs::File::open(&path).expect("a file");
            let text = std::io::read_to_string(GzDecoder::new(packed)).expect("text");
            let record = Record::parse(&text).expect("a record");
            (path, record)
        });
        let name = way.file_name().expect("a folder").to_string_lossy().into_owned();
        fixtures.insert(name, games.collect());
    }
    fixtures
}

fn listed(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).expect("fixtures/ exists");
    entries.map(|entry| entry.expect("an entry").path())
}

#[test]
fn every_fixture_replays_to_the_same_end() {
    for (path, record) in fixtures().into_values().flatten() {
        let catalog = record.header.setup.catalog(Library::shipped()).expect("packs that compose");
        if let Err(problem) = record.verify(&catalog) {
            panic!("{}: {problem}", path.display());
        }
    }
}

#[test]
fn every_way_to_play_has_ten_fixtures() {
    let fixtures = fixtures();
    for way in recorded() {
        let games = fixtures.get(&way.name).map_or(&[][..], Vec::as_slice);
        assert!(games.len() >= 10, "{} of {}", games.len(), way.name);
        for (path, record) in games {
            let setup = way.setup_for(record.header.setup.players);
            assert_eq!(record.header.setup, setup, "{}", path.display());
        }
    }
}

/// The ways that are recorded: none of the options that change what is played, or one of them and
/// nothing else unusual.
fn recorded() -> impl Iterator<Item = Way> {
    let alone = |way: &Way| way.options() == 0 || way.choices.len() == 1;
    way::all(Library::shipped()).into_iter().filter(alone)
}

#[test]
fn the_fixtures_cover_every_way_a_game_ends() {
    let fixtures = fixtures().remove("semi-coop").expect("standard games");
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
