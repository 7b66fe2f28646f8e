//! What a finished game has left is gone on with, at a table of its own.

use derelict_content::Catalog;
use derelict_engine::record::{Record, Recorder, Terms};
use derelict_engine::{Choice, Setup};
use derelict_server::TableId;
use derelict_server::store::Keeping;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::company::done;
use crate::dice::Dice;
use crate::games::play;
use crate::house::{House, generous, library, terms};
use crate::trouble::reopened;

/// More games than are ever needed until one ends either way.
const TRIES: u32 = 60;

fn alone(word: &str) -> Value {
    let mut terms = terms(1, 0);
    terms["setup"]["mode"] = json!("solo");
    terms["seed"] = json!(word);
    terms
}

/// A lone game played to its end; the same one for the same number.
async fn finished(house: &House, token: &str, number: u32) -> String {
    let (table, _) = house.table(token, alone(&format!("ending {number}"))).await;
    let mut client = house.client(&table, token).await;
    done(&mut client, json!({ "type": "start" })).await;
    play(&mut client, u64::from(number)).await;
    table
}

/// Brings a record along, as the text it is.
async fn bring(house: &House, query: &str, text: &str) -> (u16, Value) {
    let mut stream = TcpStream::connect(house.address).await.expect("a connection");
    let head = format!(
        "POST /api/epilogue{query} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
         Content-Length: {}\r\n\r\n",
        house.address,
        text.len()
    );
    // Who is refused at once may not read to the end.
    let _ = stream.write_all(format!("{head}{text}").as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status.expect("a status"), serde_json::from_str(body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn an_epilogue_follows_a_game_whose_ship_is_left_and_none_a_ship_destroyed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut house = House::at(reopened(&folder).await, generous()).await;
    let ann = house.guest("Ann").await;
    let (mut left, mut destroyed) = (None, None);
    for number in 0..TRIES {
        let table = finished(&house, &ann, number).await;
        let answer = house.get(&format!("/api/tables/{table}/epilogue"), Some(&ann)).await;
        let refused = answer.json();
        match answer.status {
            200 => left = Some((table, answer.json()["setup"].clone())),
            409 if refused["text"].to_string().contains("after.epilogue.destroyed") => {
                assert_eq!(refused["code"], "not-now");
                destroyed = Some(table);
            }
            status => panic!("{status}: {}", answer.body),
        }
        if left.is_some() && destroyed.is_some() {
            break;
        }
    }
    let (parent, setup) = left.expect("a ship that is left");
    let destroyed = destroyed.expect("a ship that is destroyed");
    assert_eq!(setup["after"]["parent"]["id"], parent.as_str());
    assert_eq!((&setup["mission"], &setup["mode"]), (&json!("epilogue"), &json!("solo")));

    // The records tell the same.
    let record = house.get(&format!("/api/tables/{parent}/record"), Some(&ann)).await.body;
    let (status, brought) = bring(&house, &format!("?name={parent}"), &record).await;
    assert_eq!((status, &brought["setup"]), (200, &setup));
    let (_, nameless) = bring(&house, "", &record).await;
    assert_eq!(nameless["setup"]["after"]["parent"]["id"], "record");
    let boom = house.get(&format!("/api/tables/{destroyed}/record"), Some(&ann)).await.body;
    let (status, refused) = bring(&house, "", &boom).await;
    assert!(refused["text"].to_string().contains("destroyed"), "{refused}");
    assert_eq!((status, &refused["code"]), (409, &json!("not-now")));

    // A table of it outlives the server, and the game it goes on from.
    let mut terms = alone("what comes after");
    terms["setup"] = setup.clone();
    terms["public"] = json!(true);
    let (table, _) = house.table(&ann, terms).await;
    for list in ["/api/lobby", "/api/tables"] {
        let listed = house.get(list, Some(&ann)).await.body;
        assert!(listed.contains(&table) && !listed.contains("\"rooms\""), "{list}: {listed}");
    }
    house.stop().await;
    let store = reopened(&folder).await;
    let id: TableId = parent.parse().expect("an id");
    let kept = store.whole(id).await.expect("read").expect("it is there");
    store.delete(id, kept.last(), kept.touched).await.expect("deleted");
    let house = House::at(store, generous()).await;
    assert_eq!(house.get(&format!("/api/tables/{parent}"), Some(&ann)).await.status, 404);
    let seen = house.get(&format!("/api/tables/{table}"), Some(&ann)).await.json();
    assert_eq!(seen["setup"]["after"], setup["after"]);
    let mut client = house.client(&table, &ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    play(&mut client, 7).await;

    let record = house.get(&format!("/api/tables/{table}/record"), Some(&ann)).await.body;
    let record = Record::parse(&record).expect("a record");
    assert_eq!(serde_json::to_value(&record.header.setup.after).expect("JSON"), setup["after"]);
    let catalog = record.header.setup.catalog(&library()).expect("packs that compose");
    let verified = record.verify(&catalog).expect("it holds");
    assert!(verified.finished && !verified.fair, "{verified:?}");
    let none = house.get(&format!("/api/tables/{table}/epilogue"), Some(&ann)).await;
    assert_eq!(none.status, 409, "an Epilogue has none: {}", none.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_epilogue_follows_what_is_not_over_or_not_open_to_somebody() {
    let house = House::new().await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    let path = format!("/api/tables/{table}/epilogue");
    assert_eq!(house.get(&path, Some(&ann)).await.status, 409, "it has not begun");
    done(&mut client, json!({ "type": "start" })).await;
    let playing = house.get(&path, Some(&ann)).await;
    assert_eq!((playing.status, &playing.json()["code"]), (409, &json!("not-now")));
    assert!(playing.body.contains("after.epilogue.prior"), "{}", playing.body);
    done(&mut client, json!({ "type": "give-up" })).await;
    let given_up = house.get(&path, Some(&ann)).await;
    assert_eq!(given_up.status, 409, "{}", given_up.body);
    assert!(given_up.body.contains("after.epilogue.prior"), "{}", given_up.body);
    assert_eq!(house.get(&path, None).await.status, 403, "nobody invited them");
    let nowhere = house.get("/api/tables/0123456789abcdef/epilogue", Some(&ann)).await;
    assert_eq!(nowhere.status, 404);
}

/// A game of five at random, with everything that happened in it.
fn told_whole() -> Record {
    let setup = Setup { players: 5, ..Setup::default() };
    let recording = Terms { verifiable: false, events: true };
    let mut game = Recorder::new(&Catalog::base(), setup, [5; 32], recording).expect("a game");
    let mut dice = Dice(5);
    while let Some(asked) = game.game().offers.decisions.first().cloned() {
        let options: Vec<Choice> = game.game().offers.of(&asked).to_vec();
        let choice = options[dice.below(options.len())];
        game.choose(asked.seat, asked.id, choice).expect("what is offered is accepted");
    }
    game.record().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_checked_before_anything_follows_it() {
    let house = House::new().await;
    let record = told_whole();
    let text = record.to_text();
    let (status, answer) = bring(&house, "?name=five", &text).await;
    let over = status == 200 || answer["text"].to_string().contains("after.epilogue.destroyed");
    assert!(over, "{} bytes: {status}, {answer}", text.len());

    let mut lines: Vec<&str> = text.lines().collect();
    let middle = lines.remove(lines.len() / 2);
    let gap = lines.join("\n");
    let unfinished = text.lines().take(20).collect::<Vec<_>>().join("\n");
    let unknown = text.replacen("\"base\"", "\"nothing\"", 1);
    let twice = text.replacen("\"base\"", "\"base\",\"base\"", 1);
    let saved = format!(
        "{}\n{}\n{middle}",
        text.lines().next().expect("a header"),
        json!({ "line": "resumed", "rules_version": 1, "content": "0000000000000000", "snapshot": {} })
    );
    for (what, text, code) in [
        ("nothing", "", "malformed"),
        ("nonsense", "once upon a time", "malformed"),
        ("a list", "[1]", "malformed"),
        ("another object", "{\"line\":\"header\"}", "malformed"),
        ("a gap", &gap, "malformed"),
        ("no end", &unfinished, "malformed"),
        ("an unknown pack", &unknown, "malformed"),
        ("a pack twice", &twice, "bad-setup"),
        ("a saved situation", &saved, "malformed"),
    ] {
        let (status, refused) = bring(&house, "", text).await;
        assert_eq!((status, &refused["code"]), (400, &json!(code)), "{what}: {refused}");
        assert!(refused["text"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
    }
    let (status, refused) = bring(&house, &format!("?name={}", "x".repeat(99)), &text).await;
    assert_eq!((status, &refused["code"]), (413, &json!("too-long")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_as_long_as_the_longest_and_no_longer() {
    let house = House::new().await;
    let whole = told_whole().to_text();
    assert!(whole.len() < (2 << 20) / 2, "a whole game of five has {} bytes", whole.len());
    let blank = format!("{whole}{}", "\n".repeat((2 << 20) - whole.len()));
    assert_ne!(bring(&house, "", &blank).await.0, 413);
    let (status, refused) = bring(&house, "", &format!("{blank}\n")).await;
    assert_eq!((status, &refused["code"]), (413, &json!("too-long")));
}
