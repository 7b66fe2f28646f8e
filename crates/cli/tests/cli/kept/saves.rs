//! Unfinished games as `derelict play` keeps them.

use std::fs;
use std::path::{Path, PathBuf};

use derelict_engine::frame::WindowKind;
use derelict_engine::record::{RULES_VERSION, Record};
use derelict_terminal::Store;
use derelict_terminal::files::read_record;
use derelict_terminal::store::{Found, Saved};
use serde::{Deserialize, Serialize};

use super::{Part, catalog, keep_if_wanted};
use crate::play::{answers, records, unfinished};
use crate::support::{arg, derelict, folder, talk};

/// Answers that lead through any game, people passing the screen included.
const ENOUGH: usize = 12_000;

/// A saved game, and how it was left.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    /// What is special about it, which is the name of its file.
    name: String,
    turn: u8,
    decision: u32,
    /// The players who are asked.
    asked: Vec<u8>,
    /// Somebody might react.
    window: bool,
    choices: usize,
    taken_back: usize,
}

impl Kept {
    fn of(name: &str, saved: &Saved) -> Self {
        let game = &saved.game;
        let window = game.look().waiting().window;
        Self {
            name: name.into(),
            turn: game.state.turn,
            decision: game.state.decision,
            asked: game.offers.decisions.iter().map(|asked| asked.seat.number()).collect(),
            window: window.is_some_and(|window| window != WindowKind::Objectives),
            choices: saved.record.choices(),
            taken_back: saved.record.to_text().matches(r#""line":"undo""#).count(),
        }
    }
}

/// A folder in which a saved game is the only one.
fn alone(save: &Path) -> PathBuf {
    let name = save.file_stem().expect("a name").to_string_lossy();
    let generation = save.parent().and_then(Path::parent).and_then(Path::file_name);
    let generation = generation.expect("a generation").to_string_lossy();
    let data = folder(&format!("kept-{generation}-{name}"));
    fs::create_dir_all(data.join("unfinished")).expect("a folder");
    fs::copy(save, data.join("unfinished/0001.json")).expect("a copy");
    data
}

/// Reads the only saved game in a folder.
fn read(data: &Path) -> Saved {
    let places = Store::at(data).unfinished().expect("a folder");
    assert_eq!(places.len(), 1, "one game was saved");
    match places[0].read(&|setup| Ok(catalog(&setup.packs))).expect("a file") {
        Found::Game(saved) => *saved,
        Found::Broken { why, .. } => panic!("{}: {why}", data.display()),
    }
}

#[test]
fn games_saved_by_every_earlier_program_are_played_to_the_end() {
    keep_if_wanted("saves", write);
    for part in Part::all("saves") {
        for kept in part.expected::<Kept>() {
            let data = alone(&part.file(&format!("{}.json", kept.name)));
            let saved = read(&data);
            assert_eq!(Kept::of(&kept.name, &saved), kept);
            talk(&["play", "--plain", "--resume", "1"], &data, &answers(ENOUGH))
                .well()
                .says("Welcome back")
                .says("THE END");
            let records = records(&data);
            assert_eq!(records.len(), 1, "{}", kept.name);
            derelict(&["verify", arg(&records[0])]).well().says("verified");
            goes_on(&kept, &saved.record, &read_record(&records[0]).expect("a record"));
        }
    }
}

/// A record holds all that was saved; it says that the rules have changed only if they have.
fn goes_on(kept: &Kept, saved: &Record, whole: &Record) {
    let name = &kept.name;
    let verified = whole.verify(&catalog(&whole.header.setup.packs));
    let verified = verified.unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(verified.finished && verified.choices > kept.choices, "{name}");
    let estranged = !verified.joins.is_empty();
    let older = whole.header.rules_version != RULES_VERSION;
    assert!(older || !estranged, "{name}: it was estranged");
    assert!(!estranged || verified.joins == [kept.choices], "{name}: {:?}", verified.joins);
    assert_eq!(verified.undone, kept.taken_back, "{name}");
    assert!(whole.steps.starts_with(&saved.steps), "{name}: the past has changed");
}

/// Begins a game, and leaves it where the input ends.
fn begin(name: &str, more: &[&str], input: &str) -> PathBuf {
    let data = folder(&format!("keep-{name}"));
    let seed = format!("kept: {name}");
    talk(&[&["play", "--plain", "--seed", &seed][..], more].concat(), &data, input).well();
    data
}

/// A game that three people play until somebody is asked to react.
fn inside_a_window() -> PathBuf {
    let answers = answers(ENOUGH);
    let lines: Vec<&str> = answers.lines().collect();
    for game in 0..20 {
        let data = begin(&format!("window-{game}"), &["--players", "3", "--hot-seat"], "");
        for input in lines.chunks(3).take(60) {
            if Kept::of("", &read(&data)).window {
                return data;
            }
            let input = input.join("\n") + "\n";
            talk(&["play", "--plain", "--resume", "1"], &data, &input).well();
            if unfinished(&data).is_empty() {
                break;
            }
        }
    }
    panic!("nobody is ever asked to react");
}

fn write(into: &Path) -> Vec<Kept> {
    let pair = ["--players", "2", "--characters", "captain,pilot", "--hot-seat"];
    let back = format!("\nmove\nundo\nmove\n{}", answers(30));
    let games = [
        ("mid-game", begin("mid-game", &["--players", "3"], &answers(90))),
        ("inside-a-window", inside_a_window()),
        ("taken-back", begin("taken-back", &pair, &back)),
        (
            "solo",
            begin(
                "solo",
                &["--mode", "solo", "--players", "1", "--board", "alternative"],
                &answers(60),
            ),
        ),
        ("coop", begin("coop", &["--mode", "coop", "--players", "2"], &answers(40))),
        (
            "intruder-player",
            begin("intruder-player", &["--option", "intruder-player"], &answers(50)),
        ),
    ];
    let keep = |(name, data): (&str, PathBuf)| {
        let saved = read(&data);
        let file = into.join(format!("{name}.json"));
        fs::copy(&unfinished(&data)[0], file).expect("a copy");
        Kept::of(name, &saved)
    };
    let kept: Vec<Kept> = games.into_iter().map(keep).collect();
    assert!(kept[2].taken_back > 0, "something was taken back");
    kept
}
