use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{Ran, arg, derelict, folder, talk};

/// Answers that lead through any game: numbers that jump about.
pub fn answers(count: usize) -> String {
    let mut word = 12345u32;
    let numbers = std::iter::repeat_with(move || {
        word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        1 + (word >> 16) % 4
    });
    // Some choices are asked about once more.
    numbers.take(count).map(|number| format!("{number}\nyes\n")).collect()
}

fn play(data: &Path, more: &[&str], input: &str) -> Ran {
    talk(&[&["play", "--seed", "test"][..], more].concat(), data, input)
}

pub fn records(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join("games")).into_iter().flatten();
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

fn resume(data: &Path, more: &[&str], input: &str) -> Ran {
    talk(&[&["play", "--resume"][..], more].concat(), data, input)
}

pub fn unfinished(data: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(data.join("unfinished")).into_iter().flatten();
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn a_whole_game_by_numbers() {
    let data = folder("play-whole");
    let ran = play(&data, &[], &answers(8000))
        .well()
        .says("You wake from hibernation")
        .says("THE END")
        .says("How it ended:")
        .says("The crew:")
        .says("derelict verify");
    assert!(!ran.out.contains("panicked"));
    let records = records(&data);
    assert_eq!(records.len(), 1);
    derelict(&["verify", arg(&records[0])]).well().says("the seed was chosen");
    derelict(&["replay", arg(&records[0])]).well();
    assert!(unfinished(&data).is_empty());
}

#[test]
fn always_the_first_option_ends_too() {
    let data = folder("play-first");
    play(&data, &["--players", "2"], &"1\nyes\n".repeat(8000)).well().says("THE END");
}

#[test]
fn several_people_pass_the_screen() {
    let data = folder("play-hot-seat");
    let names = ["--players", "3", "--hot-seat", "--name", "Ada,Ben,Cy"];
    play(&data, &names, &answers(12000))
        .well()
        .says("Pass the screen to Ada")
        .says("Pass the screen to Cy")
        .says("THE END");
}

#[test]
fn the_end_of_input_keeps_the_game() {
    let data = folder("play-eof");
    play(&data, &[], "1\n").well().says("The input has ended");
    assert_eq!(unfinished(&data).len(), 1);
    resume(&data, &["1"], "").well().says("Welcome back").says("The input has ended");
    resume(&data, &[], "maybe\n")
        .well()
        .says("I do not understand `maybe`")
        .says("input has ended");
    resume(&data, &[], "\nlog\nquit\n").well().says("Welcome back").says("What has happened");
    assert_eq!(unfinished(&data).len(), 1);
}

#[test]
fn several_unfinished_games_are_listed() {
    let data = folder("play-several");
    talk(&["play", "--seed", "a", "--players", "2", "--name", "Ada"], &data, "quit\n").well();
    talk(&["play", "--seed", "b", "--mode", "solo", "--players", "1"], &data, "quit\n")
        .well()
        .says("There is an unfinished game, too");
    assert_eq!(unfinished(&data).len(), 2);
    resume(&data, &[], "quit\n")
        .well()
        .says("1  Solo game, nobody yet, turn 0")
        .says("players (Ada)");
    resume(&data, &["2"], "quit\n").well().says("Welcome back");
    resume(&data, &["3"], "").fails("numbered 1 to 2");
    resume(&data, &["1", "--give-up"], "").well().says("given up");
    assert_eq!(unfinished(&data).len(), 1);
    talk(&["play", "--resume"], &folder("play-none"), "").fails("There is no unfinished game");
}

#[test]
fn an_unfinished_game_goes_by_its_character_its_turn_and_its_day() {
    let data = folder("play-listed");
    let alone = ["play", "--seed", "a", "--mode", "solo", "--players", "1"];
    let passes = "pass\ndone\n".repeat(4) + "quit\n";
    talk(&[&alone[..], &["--characters", "captain"]].concat(), &data, &passes).well();
    talk(&[&alone[..], &["--characters", "scout"]].concat(), &data, "quit\n").well();
    let listed = resume(&data, &[], "quit\n").well();
    let line = |name: &str| {
        let mut lines = listed.out.lines();
        lines.find(|line| line.contains("Solo game") && line.contains(name)).expect("a line")
    };
    let (played, new) = (line("Captain"), line("Scout"));
    let turn = |line: &str| -> u32 {
        let rest = line.split_once("turn ").expect("a turn").1;
        rest.split_once(',').expect("and a day").0.parse().expect("a number")
    };
    assert!(turn(played) >= 2 && turn(new) == 1, "{}", listed.out);
    for line in [played, new] {
        let date = line.split_once("left on ").expect("a day").1;
        let parts = date.split(['-', ' ']).take(3);
        let parts: Vec<u32> = parts.filter_map(|part| part.parse().ok()).collect();
        assert!(matches!(parts[..], [2024..=9999, 1..=12, 1..=31]), "{line}");
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let whole = folder("play-one-go");
    let answers = answers(8000);
    play(&whole, &[], &answers).well().says("THE END");
    let parts = folder("play-in-parts");
    let lines: Vec<&str> = answers.lines().collect();
    let mut from = 0;
    for _ in 0..500 {
        let part = lines[from..from + 40].join("\n") + "\n";
        from += 40;
        let ran = match unfinished(&parts).is_empty() {
            true => play(&parts, &[], &part),
            false => resume(&parts, &["1"], &part),
        };
        if ran.well().out.contains("THE END") {
            break;
        }
    }
    let read = |data: &Path| fs::read(&records(data)[0]).expect("a record");
    assert!(read(&whole) == read(&parts), "the same answers lead elsewhere after a pause");
}

#[test]
fn a_game_can_be_given_up() {
    let data = folder("play-give-up");
    play(&data, &[], "1\n").well();
    resume(&data, &["1", "--give-up"], "").well().says("given up");
    let records = records(&data);
    assert_eq!(records.len(), 1);
    derelict(&["verify", arg(&records[0])]).well().says("given up");
    derelict(&["play", "--give-up"]).fails("--resume");
}

#[test]
fn everything_that_can_be_typed_answers() {
    let data = folder("play-commands");
    let commands = "?\n? 1\n? 99\n? move\n? xyzzy\ns\nh\no\nm\nwhy\nwhy move\nwhy xyzzy\n\
                    rules noise\nrules xyzzy\nrules\n/noise roll\nodds\nodds 1\nodds 99\nlog\nsave\nhelp\n\n";
    let input = format!("1\n{commands}quit\n");
    play(&data, &["--players", "2"], &input)
        .well()
        .says("what option N does")
        .says("There is no option 99")
        .says("Nothing here is called `xyzzy`")
        .says("Your objectives")
        .says("Corridors:")
        .says("What has happened")
        .says("The game is kept after every choice")
        .says("The game is kept. To go on: derelict play --resume");
}

#[test]
fn a_choice_can_be_taken_back_until_something_comes_of_it() {
    let data = folder("play-undo");
    let characters = ["--players", "2", "--characters", "captain,pilot", "--hot-seat"];
    let input = "\nundo\nmove\nundo\nmove\nquit\n";
    play(&data, &characters, input)
        .well()
        .says("cannot be taken back")
        .says("which corridor?")
        .says("Your last choice is taken back");
    resume(&data, &["1"], "\nundo\nquit\n").well().says("Your last choice is taken back");
}

#[test]
fn what_is_not_understood_says_what_can_be_typed() {
    let data = folder("play-nonsense");
    let input = "fly\n0\n-1\n99999999999999999999\n1.5\n\u{1f680}\n\nquit\n";
    play(&data, &[], input)
        .well()
        .says("I do not understand `fly`. Type a number from 1 to 2, or ? for help.")
        .says("There is no option 0. The options are 1 to 2.")
        .says("I do not understand `-1`");
}

#[test]
fn a_broken_saved_game_is_put_aside() {
    let data = folder("play-broken");
    play(&data, &[], "quit\n").well();
    let good = unfinished(&data)[0].clone();
    let kept = fs::read_to_string(&good).expect("a game is kept");
    let broken = good.with_file_name("0002.json");
    for nonsense in ["nonsense", "{}", "\u{0}"] {
        fs::write(&broken, nonsense).expect("a file can be written");
        resume(&data, &["1"], "quit\n").well().says("cannot be read").says("put aside");
        assert!(!broken.exists());
    }
    let bent = kept.replacen("\"light\":0", "\"light\":77", 1);
    fs::write(&good, bent).expect("a file can be written");
    resume(&data, &["1"], "quit\n").fails("light wounds");
}

#[test]
fn a_secret_seed_is_committed_to() {
    let data = folder("play-secret");
    talk(&["play", "--players", "2"], &data, &"1\nyes\n".repeat(8000))
        .well()
        .says("Hash of the secret seed")
        .says("THE END");
    derelict(&["verify", arg(&records(&data)[0])]).well().says("committed to before the game");
}

#[test]
fn nothing_secret_is_printed() {
    let data = folder("play-secrets");
    let ran = play(&data, &["--players", "4"], &answers(60)).well();
    let before = ran.out.split("THE END").next().unwrap_or_default();
    assert!(!before.contains("holds the objectives"), "somebody else's objectives are told");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_with_the_game_kept() {
    use std::io::Read;
    use std::process::{Command, Stdio};

    let data = folder("play-ctrl-c");
    let mut child = Command::new(env!("CARGO_BIN_EXE_derelict"))
        .env("LC_ALL", "C")
        .args(["play", "--seed", "test"])
        .env("DERELICT_DATA", &data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Held open to the end: the end of input would be another way to leave.
    let _input = child.stdin.take().expect("piped");
    let mut out = child.stdout.take().expect("piped");
    let mut shown = Vec::new();
    while !shown.ends_with(b"> ") {
        let mut byte = [0];
        assert_eq!(out.read(&mut byte).expect("readable"), 1, "the program asks before it ends");
        shown.extend(byte);
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.expect("kill exists").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stderr).contains("The game is kept"));
    assert_eq!(unfinished(&data).len(), 1);
}
