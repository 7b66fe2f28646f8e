//! The benchmark's form; its figures are for people to judge.

use std::process::Command;

fn bench(args: &[&str], settings: &[(&str, &str)]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_derelict"));
    command.arg("bench").args(args).env("PEERS_SECS", "0.003").env("PEERS_SEED", "7");
    command.envs(settings.iter().copied());
    let output = command.output().expect("the program starts");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[test]
fn programs_get_every_case_as_a_line() {
    let (well, text) = bench(&["--tsv"], &[]);
    assert!(well, "{text}");
    let mut found = Vec::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [mark, program, case, metric, value] = fields[..] else {
            panic!("no line of five fields: {line:?}");
        };
        assert_eq!((mark, program), ("R", "derelict"));
        let value: f64 = value.parse().expect("a number");
        assert!(value.is_finite() && value >= 0.0, "{line}");
        found.push(format!("{case} {metric}"));
    }
    let expected = [
        "ref-copy2k ns",
        "ref-chacha8 ns",
        "ref-xxh3-2k ns",
        "playout4 decisions/s",
        "playout4 games/s",
        "playout4 decisions/game",
        "playout4 allocs/decision",
        "playout4-noevents decisions/s",
        "playout4-noevents games/s",
        "playout4-noevents decisions/game",
        "playout4-noevents allocs/decision",
        "clone ns",
        "state bytes",
        "view ns",
        "view-json ns",
        "imagine ns",
        "snapshot ns",
        "replay-hash decisions/s",
        "search iterations/s",
        "threads2 ratio",
    ];
    assert_eq!(found, expected);
}

#[test]
fn people_get_a_table_with_the_budgets() {
    let (well, text) = bench(&["state", "clone", "ref-copy2k"], &[]);
    assert!(well, "{text}");
    assert!(text.contains("must") && text.contains("goal") && text.contains("/copy2k"), "{text}");
    assert!(!text.contains("playout4"), "{text}");
}

#[test]
fn playing_takes_no_memory_from_the_heap() {
    let (_, text) = bench(&["--tsv", "playout4"], &[("PEERS_SECS", "0.2")]);
    assert!(text.contains("playout4\tallocs/decision\t0\n"), "{text}");
}

#[test]
fn settings_that_mean_nothing_are_refused() {
    for (name, value) in [("PEERS_SECS", "soon"), ("PEERS_SECS", "-1"), ("PEERS_SEED", "x")] {
        let (well, text) = bench(&["state"], &[(name, value)]);
        assert!(!well && text.contains(name) && text.contains(value), "{text}");
    }
}

#[test]
fn any_way_of_playing_can_be_measured_and_is_named() {
    let ways: [(&[&str], &str); 6] = [
        (&["--players", "4", "--packs", "base"], "base game with four seats"),
        (&["--mode", "solo"], "--mode 'solo' --players '1'"),
        (&["--mode", "coop", "--board", "alternative"], "--mode 'coop' --board 'alternative'"),
        (
            &["--players", "2", "--characters", "captain,pilot"],
            "--characters 'captain,pilot' --players '2'",
        ),
        (
            &["--players", "5", "--option", "intruder-player"],
            "--option 'intruder-player=on' --players '5'",
        ),
        (&["--option", "free-characters"], "--option 'free-characters=on'"),
    ];
    for (way, name) in ways {
        let (well, text) = bench(&[&["playout4", "imagine", "search"], way].concat(), &[]);
        assert!(well && text.contains(&format!("seed 7, {name};")), "{way:?}: {text}");
        assert!(text.contains("playout4") && !text.contains("NaN"), "{way:?}: {text}");
    }
}

#[test]
fn ways_that_cannot_be_played_are_refused() {
    for (args, why) in [
        (&["--players", "7"][..], "7 players; the mode `semi-coop` takes 2 to 5"),
        (&["--packs", "sequel"], "unknown pack `sequel`"),
        (&["--board", "moon"], "unknown board `moon`"),
        (&["--option", "gravity"], "unknown option `gravity`"),
        (&["--mode", "solo", "--players", "4"], "takes 1"),
    ] {
        let (well, text) = bench(&[&["state"], args].concat(), &[]);
        assert!(!well && text.contains(why), "{text}");
    }
}
