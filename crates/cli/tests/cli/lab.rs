//! The lab's commands. Built with the feature `lab`; without it they say how to get it.

use crate::support::{arg, derelict, folder};

#[cfg(not(feature = "lab"))]
#[test]
fn a_build_without_a_lab_says_how_to_make_one() {
    derelict(&["lab", "run", "--out", arg(&folder("no-lab"))]).fails("--features lab");
    derelict(&["lab", "report", "nowhere"]).fails("--features lab");
}

#[cfg(feature = "lab")]
#[test]
fn a_run_and_its_report() {
    let out = folder("lab");
    let run =
        ["lab", "run", "--games", "30", "--players", "2-4", "--part", "10", "--out", arg(&out)];
    derelict(&run).well().says("30 games written");
    derelict(&run).fails("--resume goes on");
    derelict(&[&run[..], &["--resume"]].concat()).well().says("0 games written");
    derelict(&[&run[..], &["--bots", "random"]].concat()).fails("bots is");
    derelict(&["lab", "report", arg(&out)]).well().says("30 games in");
    let page = std::fs::read_to_string(out.join("report.html")).expect("a page");
    assert!(page.contains("The captain") || page.contains("Captain"), "names, not ids");
}

#[cfg(feature = "lab")]
#[test]
fn wrong_words_are_named() {
    let out = folder("lab-wrong");
    let run = |more: &[&str]| derelict(&[&["lab", "run", "--out", arg(&out)], more].concat());
    run(&["--shard", "5/4"]).fails("no share");
    run(&["--bots", "nobody"]).fails("there is no bot `nobody`");
    run(&["--games", "0"]).fails("no games");
    run(&["--players", "1"]).fails("1 player;");
    derelict(&["lab", "report", "nowhere"]).fails("holds no run");
}
