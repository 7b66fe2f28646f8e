//! The game for programs: one JSON object a line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::support::{Ran, arg, derelict, folder, project, talk};

fn lines(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line")).collect()
}

fn of_type<'a>(lines: &'a [Value], kind: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["type"] == kind).collect()
}

#[test]
fn everything_a_program_may_send_is_answered() {
    let data = folder("json-commands");
    let input = r#"{"do":"view"}
{"do":"situation"}
{"do":"hand"}
{"do":"objectives"}
{"do":"map"}
{"do":"options"}
{"do":"why"}
{"do":"why","about":"move"}
{"do":"odds"}
{"do":"odds","about":1}
{"do":"explain","about":1}
{"do":"explain","about":"move"}
{"do":"rules","about":"noise roll"}
{"do":"log"}
{"do":"save"}
{"do":"help"}
{"do":"undo"}
{"do":"dance"}
{"choose":99}
{"choose":"fly"}
{"choose":1,"decision":77777}
{"choose":
[1]
nonsense

{"choose":1}
{"do":"quit"}
"#;
    let args = ["play", "--json", "--seed", "json", "--players", "2", "--characters"];
    let ran = talk(&[&args[..], &["captain,scout"]].concat(), &data, input).well();
    let lines = lines(&ran);
    assert_eq!(lines[0]["type"], "table");
    assert_eq!(lines[0]["setup"]["players"], 2);
    let replies: Vec<&str> =
        of_type(&lines, "reply").iter().filter_map(|line| line["to"].as_str()).collect();
    let wanted = [
        "view",
        "situation",
        "hand",
        "objectives",
        "map",
        "why",
        "why",
        "odds",
        "odds",
        "explain",
        "explain",
        "rules",
        "log",
        "save",
        "help",
    ];
    assert_eq!(replies, wanted);
    assert_eq!(of_type(&lines, "error").len(), 7);
    assert!(of_type(&lines, "error").iter().all(|error| error["help"].is_string()));
    assert!(of_type(&lines, "ask").len() >= 3);
    let view = of_type(&lines, "reply")[0];
    assert_eq!(view["view"]["players"]["1"]["character"], "captain");
    assert_eq!(lines.last().expect("lines")["type"], "bye");
}

#[test]
fn an_option_has_the_same_name_everywhere() {
    let data = folder("json-names");
    let args = ["play", "--json", "--seed", "json", "--players", "2", "--characters"];
    let input = "{\"choose\":\"pass\"}\n";
    let ran = talk(&[&args[..], &["captain,scout"]].concat(), &data, input).well();
    let lines = lines(&ran);
    let ask = of_type(&lines, "ask")[0];
    let options = ask["options"].as_array().expect("options");
    assert!(options.iter().any(|option| option["choice"] == "pass"), "{ask}");
    assert!(of_type(&lines, "error").is_empty(), "{}", ran.out);
}

#[test]
fn several_cards_are_one_answer_taken_or_refused_whole() {
    let data = folder("json-together");
    let args = ["play", "--json", "--seed", "json", "--players", "2", "--characters"];
    let input = "{\"choose\":[\"pass\",\"launch\"]}\n{\"choose\":[\"pass\",\"done\"]}\n";
    let ran = talk(&[&args[..], &["captain,scout"]].concat(), &data, input).well();
    let lines = lines(&ran);
    let errors = of_type(&lines, "error");
    assert_eq!(errors.len(), 1, "{}", ran.out);
    let first = of_type(&lines, "ask")[0];
    assert_eq!(errors[0]["decision"], first["decision"], "nothing was chosen");
    let told = of_type(&lines, "told");
    assert!(told.iter().any(|told| told["fact"]["kind"] == "passed"), "{}", ran.out);
}

/// The last line a program reads where the game cannot go on.
fn fatal(ran: &Ran) -> String {
    let last = ran.last_line();
    assert_eq!((&last["type"], &last["fatal"]), (&"error".into(), &true.into()), "{}", ran.out);
    last["text"].as_str().expect("a text").to_owned()
}

#[test]
fn what_ends_the_program_is_an_object_too() {
    let data = folder("json-fatal");
    for (args, says) in [
        (&["--resume", "9"][..], "no unfinished game"),
        (&["--players", "9"], "9"),
        (&["--mode", "dance"], "dance"),
        (&["--seats", "you,ghost"], "ghost"),
        (&["--dance"], "--dance"),
    ] {
        let ran = talk(&[&["play", "--json"][..], args].concat(), &data, "");
        assert!(matches!(ran.code, Some(1 | 2)), "{args:?}: {:?}", ran.code);
        let text = fatal(&ran);
        assert!(text.contains(says), "{args:?}: {text}");
    }
    // There is no folder to keep the game in.
    let file = data.join("file");
    std::fs::write(&file, "").expect("a file");
    fatal(&talk(&["play", "--json"], &file, ""));
}

/// Nothing can be written any more, in the middle of a game.
#[test]
fn a_game_that_cannot_be_kept_ends_with_an_object() {
    let data = folder("json-unkept").join("data");
    let mut child = Command::new(env!("CARGO_BIN_EXE_derelict"))
        .args(["play", "--json", "--seed", "json", "--players", "2"])
        .env("DERELICT_DATA", &data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.contains("\"type\":\"ask\"") {
        line.clear();
        assert!(said.read_line(&mut line).expect("a line") > 0, "nothing is asked");
    }
    std::fs::remove_dir_all(&data).expect("the folder goes");
    std::fs::write(&data, "").expect("a file takes its place");
    child.stdin.take().expect("piped").write_all(b"1\n").expect("it listens");
    let mut out = String::new();
    said.read_to_string(&mut out).expect("it ends");
    let code = child.wait().expect("it ends").code();
    fatal(&Ran { code, out, err: String::new() });
    assert_eq!(code, Some(1));
}

/// The example of the documentation plays a whole game in every mode.
#[test]
fn the_example_agent_plays_a_whole_game() {
    let agent = project().join("docs/examples/agent.py");
    for (name, setup) in [
        ("agent", &["--players", "3"][..]),
        ("agent-solo", &["--mode", "solo", "--players", "1"]),
        ("agent-coop", &["--mode", "coop", "--players", "2", "--hot-seat"]),
    ] {
        let data = folder(name);
        let output = Command::new("python3")
            .arg(&agent)
            .arg(env!("CARGO_BIN_EXE_derelict"))
            .args(["--seed", "agent"])
            .args(setup)
            .env("DERELICT_DATA", &data)
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::null())
            .output()
            .expect("Python is there");
        let said = String::from_utf8_lossy(&output.stdout);
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{wrong}");
        assert!(said.contains("winners:"), "{said}\n{wrong}");
        let record = data.join("games/game-0001.derelict.gz");
        derelict(&["verify", arg(&record)]).well();
    }
}

#[test]
fn what_stands_open_is_told_beside_the_question_and_seized_like_an_option() {
    let (pack, data) = (project().join("fixtures/packs/standing"), folder("json-standing"));
    let args = ["play", "--json", "--mode", "solo", "--players", "1", "--seed", "a"];
    let more = ["--characters", "captain", "--content", arg(&pack)];
    let seize = "{\"choose\": \"seize:breather\"}\n";
    let ran = talk(&[&args[..], &more].concat(), &data, &format!("{seize}{seize}quit\n")).well();
    let said = lines(&ran);
    let asks = of_type(&said, "ask");
    let open = |ask: &Value| ask["opportunities"].as_array().map_or(0, Vec::len);
    let first = asks.iter().position(|ask| open(ask) > 0).expect("something stands open");
    let (before, after) = (asks[first], asks[first + 1]);
    assert_eq!(before["opportunities"][0]["choice"], "seize:breather");
    let answers = before["options"].as_array().expect("options").len();
    assert_eq!(before["opportunities"][0]["number"], answers + 1);
    assert_eq!(after["prompt"], before["prompt"], "the same is asked anew");
    assert_ne!(after["decision"], before["decision"]);
    assert_eq!(open(after), open(before) - 1);
    assert!(of_type(&said, "told").iter().any(|told| told["fact"]["kind"] == "seized"));
    assert_eq!(of_type(&said, "error").len(), 1, "it cannot be had twice");
}
