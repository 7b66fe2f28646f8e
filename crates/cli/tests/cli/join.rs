//! A seat at a server's table, played from the terminal.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::serving::{Bridge, PATIENCE, Player, Server, certificate_in, copy_token};
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
    play_on(&mut [&mut ann]);
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

/// Plays the first option until the game is over.
fn play_on(players: &mut [&mut Player]) {
    let begun = Instant::now();
    // Some choices are asked about once more.
    for typed in ["1", "yes"].iter().cycle() {
        if players.iter_mut().all(|player| player.has_left()) {
            break;
        }
        for player in &mut *players {
            assert!(begun.elapsed() < PATIENCE, "the game never ends:\n{}", player.heard());
            player.types(typed);
        }
        thread::sleep(Duration::from_millis(15));
    }
}

#[test]
fn a_whole_game_over_https() {
    let data = folder("join-https");
    let (certificate, key) = certificate_in(&data);
    let (stranger, _) = certificate_in(&data.join("stranger"));
    let chairs = json!(["person", { "bot": "random" }]);
    let first = Server::start(&data.join("server"));
    let link = first.open_table(&data, "Ann", &setup(2), &chairs);
    let known_at = first.address.clone();
    drop(first);
    let tls = ["--tls-cert", arg(&certificate), "--tls-key", arg(&key)];
    let server = Server::start_with(&data.join("server"), &tls);
    let port = server.address.rsplit_once(':').expect("a port").1;
    let host = format!("localhost:{port}");
    copy_token(&data, &known_at, &host);
    let url = format!("https://{host}{link}");
    let refused = Player::join_by(&data, &url, &["--plain"], &[("SSL_CERT_FILE", &stranger)]);
    refused.fails("certificate");
    let mut ann = Player::join_by(&data, &url, &["--plain"], &[("SSL_CERT_FILE", &certificate)]);
    ann.wait_for("Ann (you)");
    ann.types("start");
    ann.wait_for("The game is on");
    play_on(&mut [&mut ann]);
    ann.leaves_well();
    derelict(&["verify", arg(&data.join("games/game-0001.derelict.gz"))]).well();
    let plain = format!("http://{host}{link}");
    Player::join_by(&data, &plain, &["--plain"], &[]).fails("say https://");
}

#[test]
fn one_person_plays_two_seats() {
    let data = folder("join-seats");
    let server = Server::start(&data.join("server"));
    let mut setup = setup(3);
    setup["characters"] = json!(["captain", "scout", "soldier"]);
    let chairs = json!(["person", "person", { "bot": "random" }]);
    let link = server.open_table(&data, "Ann", &setup, &chairs);
    let mut ann = Player::join(&data, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    ann.types("say hello");
    ann.wait_for("Ann: hello");
    ann.types("sit");
    ann.wait_for("On which chair?");
    ann.types("sit 2");
    ann.wait_for("2: Ann (you)");
    ann.types("start");
    ann.wait_for("The game is on");
    ann.types("say we are two");
    ann.wait_for("Ann: we are two");
    play_on(&mut [&mut ann]);
    ann.leaves_well();
    let heard = ann.heard();
    // What the log tells of the first player begins otherwise.
    let turns: Vec<&str> = heard.lines().filter(|line| line.starts_with("You are now")).collect();
    assert!(turns.len() > 1, "both are asked:\n{heard}");
    assert!(turns.windows(2).all(|pair| pair[0] != pair[1]), "{turns:?}");
    for said in ["Ann: hello", "Ann: we are two"] {
        assert_eq!(heard.matches(said).count(), 1, "what both hear is told once:\n{heard}");
    }
    derelict(&["verify", arg(&data.join("games/game-0001.derelict.gz"))]).well();
}

#[test]
fn who_watched_takes_a_seat_if_the_others_agree() {
    let data = folder("join-watch");
    let (one, two) = (data.join("one"), data.join("two"));
    let server = Server::start(&data.join("server"));
    let chairs = json!(["person", { "bot": "random" }]);
    let link = server.open_table(&one, "Ann", &setup(2), &chairs);
    let mut ann = Player::join(&one, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    ann.types("start");
    ann.wait_for("The game is on");
    let mut cem = Player::join(&two, &server.address, &link, &["--plain", "--name", "Cem"]);
    cem.types("reveal");
    cem.wait_for("you only watch");
    ann.types("people");
    cem.types("sit 2");
    ann.wait_for("Cem wants to take over the computer's seat");
    ann.types("refuse");
    cem.types("sit 1");
    cem.wait_for("Somebody sits on that chair");
    cem.types("sit 2");
    let begun = Instant::now();
    while ann.heard().matches("Cem wants").count() < 2 {
        assert!(begun.elapsed() < PATIENCE, "not asked again:\n{}", ann.heard());
        thread::sleep(Duration::from_millis(10));
    }
    ann.types("agree");
    play_on(&mut [&mut ann, &mut cem]);
    ann.leaves_well();
    cem.leaves_well();
    assert!(cem.says("Number, or ?"), "the seat is asked:\n{}", cem.heard());
}

#[test]
fn what_was_given_up_is_laid_open_when_all_agree() {
    let data = folder("join-reveal");
    let (one, two) = (data.join("one"), data.join("two"));
    let server = Server::start(&data.join("server"));
    let link = server.open_table(&one, "Ann", &setup(2), &json!(["person", "person"]));
    let mut ann = Player::join(&one, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    let mut ben = Player::join(&two, &server.address, &link, &["--plain", "--name", "Ben"]);
    ben.wait_for("2: Ben (you)");
    ann.wait_for("Ben");
    ann.types("start");
    ann.wait_for("The game is on");
    ben.wait_for("The game is on");
    ben.types("reveal");
    ben.wait_for("Secrets bind while the game can go on");
    ann.types("give-up");
    ann.wait_for("type give-up yes");
    ann.types("give-up yes");
    ann.wait_for("You have agreed, or need not");
    ben.wait_for("Type reveal to agree");
    assert!(!ann.says("The record of this game is"), "{}", ann.heard());
    ben.types("quit");
    ben.leaves_well();
    // Who comes back is told what is missing.
    let mut ben = Player::join(&two, &server.address, &link, &["--plain"]);
    ben.wait_for("Type reveal to agree");
    ben.types("reveal");
    for (player, folder) in [(&ann, &one), (&ben, &two)] {
        player.wait_for("The record of this game is");
        let record = folder.join("games/game-0001.derelict.gz");
        derelict(&["verify", arg(&record)]).well();
    }
    ann.types("quit");
    ann.leaves_well();
}

/// The number of the option that says something, in the question put last.
fn number(player: &Player, says: &str) -> String {
    let begun = Instant::now();
    loop {
        let heard = player.heard();
        let options = heard.lines().rev().filter_map(|line| line.trim().split_once("  "));
        let mut numbered = options.filter(|(number, _)| number.parse::<usize>().is_ok());
        if let Some((number, _)) = numbered.find(|(_, text)| text.trim_start().starts_with(says)) {
            return number.to_owned();
        }
        assert!(begun.elapsed() < PATIENCE, "no {says:?}:\n{heard}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Waits until something was said so often.
#[track_caller]
fn wait_for_times(player: &Player, what: &str, times: usize) {
    let begun = Instant::now();
    while player.heard().matches(what).count() < times {
        let heard = player.heard();
        assert!(begun.elapsed() < PATIENCE, "{what:?} not {times} times:\n{heard}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Passes with every card kept.
fn pass(player: &mut Player, times: usize) {
    player.types(&number(player, "Pass"));
    wait_for_times(player, "Discard no more", times);
    player.types(&number(player, "Discard no more"));
}

#[test]
fn people_vote_on_what_is_taken_back() {
    const ASKED: &str = "Your round: what do you do?";
    let data = folder("join-vote");
    let (one, two) = (data.join("one"), data.join("two"));
    let server = Server::start(&data.join("server"));
    let mut setup = setup(2);
    setup["characters"] = json!(["captain", "scout"]);
    let link = server.open_table(&one, "Ann", &setup, &json!(["person", "person"]));
    let mut ann = Player::join(&one, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    let ben = Player::join(&two, &server.address, &link, &["--plain", "--name", "Ben"]);
    ben.wait_for("2: Ben (you)");
    ann.wait_for("Ben");
    ann.types("start");
    // Who sits where is drawn by lot.
    let begun = Instant::now();
    let captain = loop {
        match (ann.says("You play the Captain"), ben.says("You play the Captain")) {
            (false, false) => assert!(begun.elapsed() < PATIENCE, "nobody is the first player"),
            (captain, _) => break captain,
        }
        thread::sleep(Duration::from_millis(10));
    };
    let (mut first, mut other) = if captain { (ann, ben) } else { (ben, ann) };
    wait_for_times(&first, ASKED, 1);
    pass(&mut first, 1);
    wait_for_times(&other, ASKED, 1);
    // Nobody has answered yet: that is free.
    first.types("undo");
    wait_for_times(&first, "Discard no more", 2);
    assert!(!other.says("wants to take back"), "{}", other.heard());
    first.types(&number(&first, "Discard no more"));
    wait_for_times(&other, ASKED, 2);
    other.types(&number(&other, "Move"));
    // Only once this is asked the other has chosen something.
    other.wait_for("which corridor?");
    first.types("undo");
    first.wait_for("The others are asked");
    other.wait_for("wants to take back a choice");
    other.types("agree");
    wait_for_times(&first, "Discard no more", 3);
    // What was taken back can be chosen anew, and the other is asked anew.
    first.types(&number(&first, "Discard no more"));
    wait_for_times(&other, ASKED, 3);
    for mut player in [first, other] {
        player.types("quit");
        player.leaves_well();
    }
}

#[cfg(unix)]
#[test]
fn who_only_watches_does_so_on_the_full_screen() {
    use crate::pane::{ENTER, Pane};

    let data = folder("watch-screen");
    let (one, two) = (data.join("one"), data.join("two"));
    let server = Server::start(&data.join("server"));
    let chairs = json!(["person", { "bot": "random" }]);
    let link = server.open_table(&one, "Ann", &setup(2), &chairs);
    let mut ann = Player::join(&one, &server.address, &link, &["--plain"]);
    ann.wait_for("1: Ann (you)");
    ann.types("start");
    ann.wait_for("The game is on");
    let url = format!("http://{}{link}", server.address);
    let mut pane = Pane::open(&two, &["--join", &url, "--name", "Eve"], (100, 30));
    pane.wait_for("You watch");
    for key in ["h", "g", "w", "e", "o", "u", "y"] {
        pane.press(key);
        pane.wait_for("you only watch");
        pane.press("\x1b");
        pane.wait_until_gone("you only watch");
    }
    pane.press("s");
    pane.wait_for("Time");
    pane.press("\x1b");
    pane.press("thello from outside");
    pane.press(ENTER);
    ann.wait_for("Eve: hello from outside");
    play_on(&mut [&mut ann]);
    pane.wait_for("THE END");
    pane.press(&ENTER.repeat(8));
    pane.leaves_well();
}

#[test]
fn what_is_no_invitation_is_refused() {
    let wrong = ["play", "--join", "ftp://example.org/#/table/a/b"];
    derelict(&wrong).fails("only http and https");
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
    play_on(&mut [&mut ann]);
    let heard = ann.heard();
    for raw in ["room-greenhouse", "card-green-thumb", "intruder-strangler", "item-nail-driver"] {
        assert!(!heard.contains(raw), "{raw}:\n{heard}");
    }
}
