//! Recorded games show what they showed: a sample of `fixtures/`, all of which `cargo verify` holds
//! against their digests.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

use derelict_content::Library;
use derelict_engine::record::{Digest, Record};
use flate2::read::GzDecoder;

/// One of so many games of each way to play is looked at.
const SAMPLE: usize = 8;
const EXTENSION: &str = ".derelict.gz";

fn games(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of fixtures");
    let files = entries.map(|entry| entry.expect("a fixture").path());
    let mut games: Vec<PathBuf> =
        files.filter(|file| file.to_string_lossy().ends_with(EXTENSION)).collect();
    games.sort();
    games
}

/// The first decision that shows something else than it did, and what.
fn differs(game: &Path) -> Option<String> {
    let mut text = String::new();
    let packed = File::open(game).expect("a recorded game");
    GzDecoder::new(packed).read_to_string(&mut text).expect("a packed text");
    let record = Record::parse(&text).expect("a record");
    let catalog = record.header.setup.catalog(Library::shipped()).expect("packs that go together");
    let beside = game.to_string_lossy().replace(EXTENSION, ".digests");
    let kept = fs::read_to_string(beside).expect("its digests");
    let kept: Vec<Digest> = kept.lines().map(|line| line.parse().expect("a digest")).collect();
    let shown = match record.digests(&catalog) {
        Ok(shown) => shown,
        Err(problem) => return Some(problem.to_string()),
    };
    let parted = kept.iter().zip(&shown).position(|(kept, now)| !kept.differs(now).is_empty());
    match parted {
        Some(at) => Some(format!("decision {at}: {:?}", kept[at].differs(&shown[at]))),
        None if kept.len() != shown.len() => Some(format!("{} decisions", shown.len())),
        None => None,
    }
}

#[test]
fn a_sample_of_recorded_games_shows_what_it_showed() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let folders = fs::read_dir(fixtures).expect("fixtures/ exists");
    let mut looked_at = 0;
    for folder in folders.map(|entry| entry.expect("a folder").path()).filter(|path| path.is_dir())
    {
        for game in games(&folder).iter().step_by(SAMPLE) {
            looked_at += 1;
            assert_eq!(differs(game), None, "{}", game.display());
        }
    }
    assert!(looked_at > 0, "there are recorded games");
}
