use std::fs;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;

use crate::support::{arg, derelict, folder};

/// A recorded game, unpacked.
fn recorded(name: &str) -> (PathBuf, String) {
    let folder = folder(name);
    let args = ["sim", "--games", "1", "--players", "3", "--seed", "records", "--record"];
    derelict(&[&args[..], &[arg(&folder)]].concat()).well();
    let mut files = fs::read_dir(&folder).expect("a folder");
    let file = files.next().expect("a record").expect("an entry").path();
    let packed = fs::File::open(&file).expect("a file");
    let text = std::io::read_to_string(GzDecoder::new(packed)).expect("text");
    (file, text)
}

fn plain(near: &Path, text: &str) -> PathBuf {
    let path = near.with_file_name("changed.jsonl");
    fs::write(&path, text).expect("a file can be written");
    path
}

#[test]
fn a_record_verifies_packed_and_plain() {
    let (file, text) = recorded("record-verify");
    derelict(&["verify", arg(&file)]).well().says("verified");
    derelict(&["verify", arg(&plain(&file, &text))]).well().says("verified");
}

#[test]
fn a_record_is_told() {
    let (file, text) = recorded("record-replay");
    let told = derelict(&["replay", arg(&file)]).well().says("1. Player 1: ").out;
    let choices = text.matches(r#""line":"choice""#).count();
    assert!(told.contains(&format!("\n{choices}. ")), "the last choice is missing");
    let start = derelict(&["replay", arg(&file), "--at", "5"]).well().says("Rooms:");
    assert!(!start.out.contains("\n6. "));
    derelict(&["replay", arg(&file), "--at", "99999"]).fails("choices");
    let weighed = derelict(&["replay", arg(&file), "--explain"]).well().says("A bot would");
    assert!(weighed.out.contains("% to win."), "chances are told");
    assert!(!told.contains("A bot would"), "only where it is asked for");
    derelict(&["replay", arg(&file), "--explain", "--lang", "de"]).well().says("Ein Bot");
}

/// Changes a record, and expects verify and replay to say what is wrong.
#[track_caller]
fn check(name: &str, change: impl Fn(&str) -> String, expect: &str) {
    let (file, text) = recorded(name);
    let changed = change(&text);
    assert_ne!(changed, text);
    derelict(&["verify", arg(&plain(&file, &changed))]).fails(expect);
}

/// Replaces the first occurrence after a line number.
fn replace(text: &str, line: usize, from: &str, to: &str) -> String {
    let lines = text.lines().enumerate().map(|(index, original)| {
        if index + 1 == line { original.replacen(from, to, 1) } else { original.to_owned() }
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn a_tampered_choice_is_named() {
    check("tampered-choice", |text| replace(text, 2, "character:", "room:"), "choice 1");
    check("tampered-hash", |text| replace(text, 9, r#""hash":""#, r#""hash":"0"#), "line 9");
    check(
        "tampered-seat",
        |text| {
            let seat = |seat: u8| format!(r#""seat":{seat}"#);
            let line = text.lines().nth(4).expect("a choice");
            let from = (1..=3).map(seat).find(|seat| line.contains(seat.as_str()));
            let to = (1..=3).map(seat).find(|seat| !line.contains(seat.as_str()));
            replace(text, 5, &from.expect("a seat"), &to.expect("another"))
        },
        "choice 4",
    );
}

#[test]
fn a_tampered_seed_or_setup_is_noticed() {
    check(
        "tampered-commitment",
        |text| {
            let at = text.find(r#""commitment":""#).expect("a commitment") + 14;
            let digit = if &text[at..=at] == "0" { "1" } else { "0" };
            format!("{}{digit}{}", &text[..at], &text[at + 1..])
        },
        "committed",
    );
    check("tampered-players", |text| text.replacen(r#""players":3"#, r#""players":4"#, 1), "");
    check("tampered-six", |text| text.replacen(r#""players":3"#, r#""players":6"#, 1), "6 players");
    check("tampered-pack", |text| text.replacen(r#"["base"]"#, r#"["sequel"]"#, 1), "sequel");
    check("tampered-format", |text| text.replacen(r#""format":1"#, r#""format":2"#, 1), "format 2");
}

#[test]
fn a_missing_end_or_middle_is_noticed() {
    let without = |line: usize| {
        move |text: &str| {
            let count = text.lines().count();
            let line = if line == 0 { count } else { line };
            let kept = text.lines().enumerate().filter(|(index, _)| index + 1 != line);
            kept.map(|(_, line)| format!("{line}\n")).collect()
        }
    };
    check("no-end", without(0), "no end");
    check("no-middle", without(12), "choice 11");
    check("no-header", without(1), "begins with its header");
}

#[test]
fn a_truncated_file_is_an_error() {
    let (file, _) = recorded("record-truncated");
    let bytes = fs::read(&file).expect("a file");
    for length in [0, 1, 5, bytes.len() / 2, bytes.len() - 3] {
        let cut = file.with_file_name("cut.derelict.gz");
        fs::write(&cut, &bytes[..length]).expect("a file can be written");
        derelict(&["verify", arg(&cut)]).fails("cut.derelict.gz");
        derelict(&["replay", arg(&cut)]).fails("cut.derelict.gz");
    }
}

#[test]
fn what_is_no_record_is_an_error() {
    let folder = folder("no-record");
    let file = folder.join("nonsense");
    for nonsense in [&b"\xff\xfe\x00binary"[..], b"hello", b"{}", b"[1,2]", b"null\nnull"] {
        fs::write(&file, nonsense).expect("a file can be written");
        derelict(&["verify", arg(&file)]).fails("nonsense");
        derelict(&["replay", arg(&file)]).fails("nonsense");
        derelict(&["scenario", "from", arg(&file), "--at", "1"]).fails("nonsense");
    }
    derelict(&["verify", arg(&folder.join("missing"))]).fails("missing");
    derelict(&["verify", arg(&folder)]).fails("no-record");
}

#[test]
fn one_broken_record_does_not_hide_the_others() {
    let (file, _) = recorded("record-several");
    let missing = file.with_file_name("missing");
    let ran = derelict(&["verify", arg(&missing), arg(&file)]).fails("missing");
    ran.says("verified");
}

#[test]
fn digests_tell_where_a_game_shows_something_else() {
    let (file, text) = recorded("record-digests");
    derelict(&["digests", arg(&file)]).well().says("\n0 ");
    derelict(&["digests", "--check", arg(&file)]).fails(".digests");
    derelict(&["digests", "--write", arg(&file)]).well();
    derelict(&["digests", "--check", arg(&file)]).well();

    let name =
        file.file_name().expect("a file").to_string_lossy().replace("derelict.gz", "digests");
    let beside = file.with_file_name(name);
    let kept = fs::read_to_string(&beside).expect("written");
    let choices = text.matches(r#""line":"choice""#).count();
    assert_eq!(kept.lines().count(), choices + 1, "the beginning and every choice");
    let differs = |column: usize, part: &str| {
        let line = kept.lines().nth(3).expect("a long game");
        let digest = line.split(' ').nth(column).expect("a column");
        fs::write(&beside, replace(&kept, 4, digest, "00000000")).expect("written");
        derelict(&["digests", "--check", "--except", part, arg(&file)]).well();
        let said = derelict(&["digests", "--check", arg(&file)]).fails("after choice 3 (");
        assert!(said.err.contains(&format!("other {part} than")), "{}", said.err);
    };
    for (column, part) in ["options", "events", "views", "stacks"].into_iter().enumerate() {
        differs(column, part);
    }
    let shorter: String = kept.lines().skip(1).map(|line| format!("{line}\n")).collect();
    fs::write(&beside, shorter).expect("written");
    derelict(&["digests", "--check", arg(&file)]).fails("at the beginning");
    fs::write(&beside, format!("{kept}{kept}")).expect("written");
    derelict(&["digests", "--check", arg(&file)]).fails("its digests tell of");
}
