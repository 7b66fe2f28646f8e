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

/// The lines of a comparison, as fields.
fn fields(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split('\t').collect()).collect()
}

#[test]
fn a_program_equals_itself_in_what_time_does_not_touch() {
    let own = env!("CARGO_BIN_EXE_derelict");
    let (well, text) = bench(&["--against", own, "--tsv", "state"], &[("PEERS_SECS", "0.001")]);
    let lines = fields(&text);
    let cases: Vec<&str> = lines.iter().map(|line| line[2]).collect();
    assert_eq!(cases, ["ref-copy2k", "ref-chacha8", "ref-xxh3-2k", "state"], "{text}");
    for line in &lines {
        let ["A", "derelict", _, _, ratio, from, to, "-" | "SLOWER" | "faster"] = line[..] else {
            panic!("no line of a comparison: {line:?}");
        };
        let [ratio, from, to] = [ratio, from, to].map(|number| number.parse::<f64>().unwrap());
        assert!(0.0 < from && from <= ratio && ratio <= to, "{line:?}");
    }
    assert_eq!(lines[3][3..], ["bytes", "1.0000", "1.0000", "1.0000", "-"]);
    // Loops as short as these may well seem slower by chance; then the program must say so.
    assert_eq!(well, !lines.iter().any(|line| line[7] == "SLOWER"), "{text}");
}

#[test]
fn what_is_no_derelict_is_named() {
    let (well, text) = bench(&["--against", "no/such/derelict", "state"], &[]);
    assert!(!well && text.contains("no/such/derelict: cannot be started"), "{text}");
    #[cfg(unix)]
    for (program, why) in
        [("true", "true: is no derelict"), ("false", "false: is no derelict that can")]
    {
        let (well, text) = bench(&["--against", program, "state"], &[]);
        assert!(!well && text.contains(why), "{text}");
    }
}

/// Compares with `stand_in.sh`; what the program says, and what the stand-in was asked.
#[cfg(unix)]
fn against_stand_in(log: &str, args: &[&str], bytes: &str) -> (bool, String, String) {
    let log = crate::support::folder(log).join("log");
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/stand_in.sh");
    let settings = [
        ("PEERS_SECS", "0.002"),
        ("STAND_IN_LOG", crate::support::arg(&log)),
        ("STAND_IN_BYTES", bytes),
    ];
    let (well, text) = bench(&[&["--against", script][..], args].concat(), &settings);
    (well, text, std::fs::read_to_string(&log).unwrap_or_default())
}

#[cfg(unix)]
#[test]
fn a_program_that_is_slower_does_not_do_well() {
    let (well, text, _) = against_stand_in("bench-slower", &["state"], "100");
    assert!(!well, "{text}");
    let row = text.lines().find(|line| line.starts_with("state")).expect("a row for the case");
    assert!(row.ends_with("SLOWER"), "{row}");

    let (well, text, _) = against_stand_in("bench-faster", &["state"], "1000000");
    assert!(well, "{text}");
    let row = text.lines().find(|line| line.starts_with("state")).expect("a row for the case");
    assert!(row.ends_with("faster"), "{row}");
    assert!(text.contains("97.9 %") && text.contains("base game with four seats"), "{text}");
}

#[cfg(unix)]
#[test]
fn what_an_older_program_does_not_know_is_left_out_by_name() {
    let (well, text, _) = against_stand_in("bench-left-out", &["state", "clone"], "1000000");
    assert!(well, "{text}");
    let left_out = "left out, because the other does not know them: \
                    ref-copy2k ns, ref-chacha8 ns, ref-xxh3-2k ns, clone ns";
    assert!(text.contains(left_out), "{text}");

    let (_, text, _) = against_stand_in("bench-left-out", &["--tsv", "clone"], "1");
    assert!(text.contains("L\tderelict\tclone\tns\n") && !text.contains("A\t"), "{text}");
}

#[cfg(unix)]
#[test]
fn both_programs_are_told_what_to_measure_and_how() {
    let (_, text, log) = against_stand_in("bench-usual", &["state", "--players", "4"], "1");
    let asked: Vec<&str> = log.lines().collect();
    assert_eq!(asked.len(), 11, "once for what it knows, then ten times\n{log}\n{text}");
    assert_eq!(asked[0], "0.001 7 bench --tsv");
    assert!(asked[1..].iter().all(|asked| *asked == "0.002 7 bench state --tsv"), "{log}");

    let way = ["--mode", "solo", "--option", "odds", "--board", "basic", "--option", "undo=safe"];
    let (_, text, log) = against_stand_in("bench-way", &[&way[..], &["state"]].concat(), "1");
    let told = "--option odds=on --option undo=safe --mode solo --players 1";
    let asked = format!("0.002 7 bench state --tsv {told}");
    assert_eq!(log.lines().last(), Some(&*asked), "{text}");
    let shown = "seed 7, --option 'odds=on' --option 'undo=safe' --mode 'solo' --players '1'";
    assert!(text.contains(shown), "{text}");
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
        (&["--mode", "solo", "--players", "4", "--against", "no/such/derelict"], "takes 1"),
    ] {
        let (well, text) = bench(&[&["state"], args].concat(), &[]);
        assert!(!well && text.contains(why), "{text}");
        assert!(!text.contains("cannot be started"), "{text}");
    }
}
