//! The full screen, driven through a pseudo-terminal as a person would.

use std::thread;
use std::time::{Duration, Instant};

use ptyprocess::Signal;

use crate::pane::{ENTER, PATIENCE, Pane};
use crate::support::{arg, derelict, folder};

#[track_caller]
fn plays_to_the_end(name: &str, args: &[&str]) {
    let data = folder(name);
    let args = [&["--seed", "screen"][..], args].concat();
    let mut pane = Pane::open(&data, &args, (100, 30));
    pane.wait_for("You wake from hibernation");
    pane.press(ENTER);
    let begun = Instant::now();
    // Passing brings every game to its end, whatever else the keys lead to.
    for key in [ENTER, "1", "2", "1", ENTER, "3", "x", "1", "p", ENTER, ENTER].iter().cycle() {
        if pane.has_ended() {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "no end:\n{}", pane.shows());
        if pane.is_typed() {
            pane.press(key);
        }
        thread::sleep(Duration::from_millis(2));
    }
    // The pages of the end, one after another, and out; keys too many do no harm.
    pane.press(&ENTER.repeat(8));
    pane.leaves_well();
    let record = data.join("games/game-0001.derelict.gz");
    derelict(&["verify", arg(&record)]).well();
    derelict(&["replay", arg(&record)]).well();
}

#[test]
fn a_game_with_the_computers_crew() {
    plays_to_the_end("screen-crew", &["--players", "3"]);
}

#[test]
fn a_game_alone() {
    plays_to_the_end("screen-solo", &["--mode", "solo"]);
}

#[test]
fn a_game_together_on_the_other_side_of_the_board() {
    plays_to_the_end("screen-coop", &["--mode", "coop", "--board", "alternative"]);
}

#[test]
fn a_game_with_an_intruder_player_at_one_keyboard() {
    let args = ["--players", "3", "--hot-seat", "--option", "intruder-player"];
    plays_to_the_end("screen-swarm", &args);
}

#[test]
fn the_screen_fits_every_size_it_is_given() {
    let data = folder("screen-resize");
    let args =
        ["--seed", "resize", "--characters", "captain,scout,pilot", "--seats", "you,you,you"];
    let mut pane = Pane::open(&data, &args, (100, 30));
    pane.wait_for("You wake");
    pane.press(ENTER);
    pane.wait_for("Pass the screen to");
    pane.press(ENTER);
    pane.wait_for("Turn 1");
    for size in [(80, 24), (160, 50), (40, 10), (61, 18), (200, 60), (100, 30)] {
        pane.resize(size);
        let shown = pane.wait_for("Turn 1");
        assert!(shown.lines().count() <= usize::from(size.1));
        thread::sleep(Duration::from_millis(50));
        pane.press("?");
        pane.wait_for("Esc: close");
        pane.press("\x1b");
        pane.wait_until_gone("Esc: close");
    }
    pane.wait_for("Hibernat");
    pane.leave();
    pane.leaves_well();
}

#[test]
fn wrong_keys_are_answered() {
    let data = folder("screen-wrong");
    let args = ["--seed", "wrong", "--players", "1", "--mode", "solo", "--characters", "captain"];
    let mut pane = Pane::open(&data, &args, (100, 30));
    pane.wait_for("You wake");
    pane.press("xyz");
    pane.press(ENTER);
    pane.wait_for("Your round, action 1");
    for wrong in ["x", "Z", "\x1b[15~", "\u{fc}", "\x07"] {
        pane.press(wrong);
        pane.wait_for("That key does nothing here");
        pane.press("\x1b[B");
        pane.wait_for("Press an option's key");
    }
    pane.press("\x03");
    pane.leaves_well();
    let resumed = crate::support::talk(&["play", "--resume"], &data, "\nquit\n");
    resumed.well().says("Welcome back");
}

/// The key that leaves stands beside one that does something; what it would lose is asked about.
#[test]
fn leaving_is_asked_about_and_a_corridor_goes_by_its_number() {
    let data = folder("screen-leave");
    let args = ["--seed", "leave", "--players", "1", "--mode", "solo", "--characters", "captain"];
    let mut pane = Pane::open(&data, &args, (100, 30));
    pane.wait_for("You wake");
    pane.press(ENTER);
    pane.wait_for("Your round, action 1");
    pane.press("q");
    pane.wait_for("q once more leaves");
    // What is pressed now stays and does nothing else.
    pane.press("M");
    pane.wait_until_gone("q once more leaves");
    let stayed = pane.shows();
    assert!(!stayed.contains("which corridor?"), "{stayed}");
    pane.press("M");
    let ways = pane.wait_for("which corridor?");
    for number in 1..=4 {
        assert!(ways.contains(&format!("{number} Corridor {number} to")), "{ways}");
    }
    pane.leave();
    pane.leaves_well();
}

/// Keys that are pressed all at once come in one go, before what they lead to could be read.
#[test]
fn what_is_typed_ahead_answers_nothing() {
    let data = folder("screen-ahead");
    let args = ["--seed", "ahead", "--players", "1", "--mode", "solo", "--characters", "captain"];
    let mut pane = Pane::open(&data, &args, (100, 30));
    pane.wait_for("You wake");
    pane.press("\rP\r\r");
    pane.wait_for("Your round, action 1");
    // The last option loses the captain's weapon; it is warned of and not lost by the second Enter.
    pane.press("\x1b[F\r\r");
    pane.wait_for("Enter: do it.");
    pane.press("\x1b[H");
    pane.wait_until_gone("Enter: do it.");
    pane.press("M");
    pane.wait_for("which corridor?");
    pane.press("u");
    let taken_back = pane.wait_for("Your last choice is taken back");
    assert!(taken_back.contains("Your round, action 1"), "{taken_back}");
    assert!(taken_back.contains("Drop Six-Shooter"), "{taken_back}");
    pane.leave();
    pane.leaves_well();
}

#[test]
fn a_choice_is_taken_back_and_the_game_goes_on_later() {
    let data = folder("screen-undo");
    let args = ["--seed", "undo", "--players", "1", "--mode", "solo", "--characters", "captain"];
    let mut pane = Pane::open(&data, &args, (80, 24));
    pane.wait_for("You wake");
    pane.press(ENTER);
    pane.wait_for("Your round, action 1");
    pane.press("M");
    pane.wait_for("which corridor?");
    pane.press("u");
    pane.wait_for("Your last choice is taken back");
    pane.press("M");
    pane.wait_for("which corridor?");
    pane.leave();
    pane.leaves_well();
    let mut pane = Pane::open(&data, &["--resume", "1"], (80, 24));
    pane.wait_for("which corridor?");
    pane.process.kill(Signal::SIGTERM).expect("a signal");
}

/// Whatever ends it, the game is kept and nothing is left running.
#[test]
fn a_closed_terminal_ends_the_game_and_keeps_it() {
    for (name, signal) in [("hangup", Signal::SIGHUP), ("end", Signal::SIGTERM)] {
        let data = folder(&format!("screen-closed-{name}"));
        let mut pane = Pane::open(&data, &["--seed", "closed"], (80, 24));
        pane.wait_for("You wake");
        pane.press(ENTER);
        pane.wait_for("Which character");
        pane.process.kill(signal).expect("a signal");
        pane.leaves_well();
        let kept = std::fs::read_dir(data.join("unfinished")).expect("a folder").count();
        assert_eq!(kept, 1);
    }
}

#[test]
fn without_colours_none_are_sent() {
    let data = folder("screen-plain");
    let args = ["--seed", "grey", "--characters", "captain,scout,pilot"];
    for (quiet, coloured) in [("", true), ("1", false)] {
        let mut pane = Pane::with(&data, &args, (80, 24), &[("NO_COLOR", quiet)]);
        pane.wait_for("You wake");
        pane.press(ENTER);
        pane.wait_for("Turn 1");
        pane.leave();
        pane.leaves_well();
        assert_eq!(pane.is_coloured(), coloured);
    }
}
