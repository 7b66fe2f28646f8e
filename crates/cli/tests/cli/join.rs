//! A seat at a server's table, played from the terminal.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::serving::{Bridge, PATIENCE, Player, Server};
use crate::support::{arg, derelict, folder, project};

fn setup(players: u8) -> Value {
    json!({
        "packs": ["base"], "mode": "semi-coop", "board": "basic", "players": players,
        "characters": [], "options": { "odds": true, "undo": "agreed" },
    })
}

#[test]
fn a_whole_game_in_lines() {
    let data = folder("join-lines");
    let server = Server::start(&data.join("server"));
    let chairs = json!(["person", { "bot": "random" }]);
    let link = server.open_table(&data, "Ann", &setup(2), &chairs);
    let mut ann = Player::join(&data, &server.address, &link, &["--plain"]);
    ann.types("fly");
    ann.wait_for("`fly` means nothing before the game has begun");
    ann.types("say hello");
    ann.wait_for("Ann: hello");
    ann.types("start");
    ann.wait_for("The game is on");
    // Everything a game here can tell, a game elsewhere tells, too.
    for (typed, told) in [
        ("?", "what option N does"),
        ("?", "whisper PLAYER WORDS"),
        ("s", "Time"),
        ("o", "objective"),
        ("m", "corridor"),
        ("why", "What you cannot do now"),
        ("log", "What has happened"),
        ("/noise roll", "noise"),
        ("save", "keeps the game after every choice"),
        ("people", "This table has 2 chairs"),
        ("talk engine 2 works", "Engine 2 works"),
        ("talk engine 9 works", "talk engine N works"),
        ("fly", "I do not understand `fly`"),
    ] {
        ann.types(typed);
        let begun = Instant::now();
        while !ann.heard().to_lowercase().contains(&told.to_lowercase()) {
            let heard = ann.heard();
            assert!(begun.elapsed() < PATIENCE, "{typed} does not tell {told:?}:\n{heard}");
            thread::sleep(Duration::from_millis(10));
        }
    }
    let begun = Instant::now();
    // Some choices are asked about once more.
    for typed in ["1", "yes"].iter().cycle() {
        if ann.has_left() {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "the game never ends:\n{}", ann.heard());
        ann.types(typed);
        thread::sleep(Duration::from_millis(15));
    }
    ann.leaves_well();
    for what in ["THE END", "The record of this game is"] {
        assert!(ann.says(what), "lacks {what:?}:\n{}", ann.heard());
    }
    derelict(&["verify", arg(&data.join("games/game-0001.derelict.gz"))]).well();
}

#[test]
fn two_people_talk_whisper_and_take_back() {
    let data = folder("join-two");
    let (one, two) = (data.join("one"), data.join("two"));
    let server = Server::start(&data.join("server"));
    let link = server.open_table(&one, "Ann", &setup(2), &json!(["person", "person"]));
    let mut ann = Player::join(&one, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    let mut ben = Player::join(&two, &server.address, &link, &["--plain", "--name", "Ben"]);
    ben.wait_for("2: Ben (you)");
    ann.wait_for("Ben");
    ben.types("start");
    ben.wait_for("Only the owner may do that");
    ann.types("start");
    ann.wait_for("The game is on");
    ben.wait_for("The game is on");
    ann.types("whisper ben the queen is mine");
    ben.wait_for("whispers to you: the queen is mine");
    ann.wait_for("You whisper to");
    ann.types("whisper nobody hello");
    ann.wait_for("To whom, and what?");
    ben.types("say what did you say?");
    ann.wait_for("Ben: what did you say?");
    assert!(!ann.says("whispers to you"), "{}", ann.heard());
    // Somebody leaves and comes back to everything told before.
    ben.types("quit");
    ben.leaves_well();
    ann.wait_for("Ben has lost the connection or gone away");
    let mut ben = Player::join(&two, &server.address, &link, &["--plain"]);
    ben.wait_for("whispers to you: the queen is mine");
    ann.wait_for("Ben is here");
    ben.types("quit");
    ann.types("quit");
    ben.leaves_well();
    ann.leaves_well();
}

#[test]
fn a_lost_connection_comes_back_and_nothing_is_lost() {
    let data = folder("join-cut");
    let server = Server::start(&data.join("server"));
    let bridge = Bridge::to(&server);
    let chairs = json!(["person", { "bot": "random" }]);
    let link = server.open_table(&data, "Ann", &setup(2), &chairs);
    server.know_also(&data, &bridge.address);
    let mut ann = Player::join(&data, &bridge.address, &link, &["--plain"]);
    ann.wait_for("This table has 2 chairs");
    ann.types("say before");
    ann.wait_for("Ann: before");
    ann.types("start");
    ann.wait_for("Number, or ?");
    for round in 1..4 {
        bridge.cut();
        let lost = "The connection to";
        let begun = Instant::now();
        while ann.heard().matches(lost).count() < round {
            assert!(begun.elapsed() < PATIENCE, "nothing is said:\n{}", ann.heard());
            thread::sleep(Duration::from_millis(10));
        }
        // What is chosen now is sent later.
        let questions = ann.heard().matches("Number, or ?").count();
        ann.types("1");
        bridge.mend();
        while ann.heard().matches("The connection is back").count() < round
            || ann.heard().matches("Number, or ?").count() <= questions
        {
            assert!(begun.elapsed() < PATIENCE, "it does not go on:\n{}", ann.heard());
            thread::sleep(Duration::from_millis(10));
        }
    }
    ann.types("say after");
    ann.wait_for("Ann: after");
    assert_eq!(ann.heard().matches("Ann: before").count(), 1, "{}", ann.heard());
    ann.types("quit");
    ann.wait_for("You have left");
    ann.leaves_well();
}

#[cfg(unix)]
#[test]
fn a_whole_game_on_the_full_screen() {
    use crate::pane::{ENTER, Pane};

    let data = folder("join-screen");
    let server = Server::start(&data.join("server"));
    let bridge = Bridge::to(&server);
    let chairs = json!(["person", { "bot": "random" }, { "bot": "random" }]);
    let link = server.open_table(&data, "Ann", &setup(3), &chairs);
    server.know_also(&data, &bridge.address);
    let url = format!("http://{}{link}", bridge.address);
    let mut pane = Pane::open(&data, &["--join", &url], (100, 30));
    pane.wait_for("Ann (you)");
    pane.press("thello there");
    pane.press(ENTER);
    pane.wait_for("Ann: hello there");
    pane.press("b");
    pane.wait_for("Turn ");
    pane.wait_for("talk");
    pane.press("t/people");
    pane.press(ENTER);
    pane.wait_for("This table has 3 chairs");
    pane.press("\x1b");
    pane.wait_until_gone("This table has 3 chairs");
    pane.press("t/fly");
    pane.press(ENTER);
    pane.wait_for("I do not understand `/fly`");
    bridge.cut();
    pane.wait_for("The connection to");
    // That it is back shows in that the game goes on; the word itself may be swept away by news.
    bridge.mend();
    let begun = Instant::now();
    // Twice, because some choices are asked about again.
    for key in [ENTER, "1", "2", ENTER, ENTER, "3", "x", "1", ENTER].iter().cycle() {
        if pane.has_ended() {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "no end:\n{}", pane.shows());
        pane.press(key);
        thread::sleep(Duration::from_millis(8));
    }
    // The pages of the end, one after another, and out; keys too many do no harm.
    pane.press(&ENTER.repeat(8));
    pane.leaves_well();
    derelict(&["verify", arg(&data.join("games/game-0001.derelict.gz"))]).well();
}

#[test]
fn what_is_no_invitation_is_refused() {
    let wrong = ["play", "--join", "https://example.org/#/table/a/b"];
    derelict(&wrong).fails("only http");
    derelict(&["play", "--join", "somewhere"]).fails("an invitation looks like");
    let nobody = ["play", "--join", "http://127.0.0.1:1/#/table/a/b"];
    derelict(&nobody).fails("127.0.0.1:1");
    let json = ["play", "--json", "--join", "http://127.0.0.1:1/#/table/a/b"];
    derelict(&json).fails("docs/protocol.md");
}

#[test]
fn a_table_with_a_further_pack() {
    let data = folder("join-pack");
    let pack = project().join("fixtures/packs/overgrown");
    let server = Server::start_with(&data.join("server"), &["--content", arg(&pack)]);
    let mut setup = setup(2);
    setup["packs"] = json!(["base", "overgrown"]);
    setup["characters"] = json!(["gardener", "captain"]);
    let chairs = json!(["person", { "bot": "random" }]);
    let link = server.open_table(&data, "Ann", &setup, &chairs);
    let mut ann =
        Player::join(&data, &server.address, &link, &["--plain", "--content", arg(&pack)]);
    ann.types("start");
    ann.wait_for("The game is on");
    ann.wait_for("Gardener");
    let begun = Instant::now();
    // Some choices are asked about once more.
    for typed in ["1", "yes"].iter().cycle() {
        if ann.has_left() {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "the game never ends:\n{}", ann.heard());
        ann.types(typed);
        thread::sleep(Duration::from_millis(15));
    }
    let heard = ann.heard();
    for raw in ["room-greenhouse", "card-green-thumb", "intruder-strangler", "item-nail-driver"] {
        assert!(!heard.contains(raw), "{raw}:\n{heard}");
    }
}
