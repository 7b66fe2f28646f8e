//! What those do who are not asked, and the table itself, with a pack that only tests bring.

use std::sync::Arc;

use derelict_server::client::Client;
use derelict_server::store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::company::{done, refused, two};
use crate::house::{House, generous, library, terms};

/// Terms of games in which possibilities stand open.
fn standing(people: u8, bots: u8) -> Value {
    let mut terms = terms(people, bots);
    terms["setup"]["packs"] = json!(["base", "standing"]);
    terms["setup"]["options"] = json!({ "undo": "agreed" });
    terms
}

/// What a client is told of the moment, all of it.
async fn now(client: &mut Client, seat: u64) -> Value {
    client.forget();
    done(client, json!({ "type": "view", "seat": seat })).await;
    client.until(|told| told["type"] == "sync" && told["seat"] == seat).await.expect("a view")
}

fn codes(told: &Value) -> Vec<&str> {
    let open = told["opportunities"].as_array();
    open.into_iter().flatten().map(|offer| offer["code"].as_str().expect("a code")).collect()
}

/// Lets whoever is asked choose the first option, until somebody is to name an action: who that is
/// and which decision it is.
async fn to_a_gap(clients: &mut [Client], seats: &[u64]) -> (usize, Value) {
    loop {
        for (at, client) in clients.iter_mut().enumerate() {
            let asked = now(client, seats[at]).await["asked"].clone();
            if asked["prompt"]["question"]["action"].is_object() {
                return (at, asked["decision"].clone());
            }
            if asked.is_object() {
                let (decision, choice) = (&asked["decision"], &asked["options"][0]["code"]);
                let seat = seats[at];
                done(
                    client,
                    json!({ "type": "choose", "seat": seat, "decision": decision, "choice": choice }),
                )
                .await;
            }
        }
    }
}

fn seize(seat: u64, what: &str) -> Value {
    json!({ "type": "seize", "seat": seat, "choice": format!("seize:{what}") })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_one_who_is_not_asked_may_seize_what_stands_open() {
    let house = House::new().await;
    let (table, tokens, mut clients, seats) = two(&house, standing(2, 0)).await;
    let (asked, old) = to_a_gap(&mut clients, &seats).await;
    let idle = 1 - asked;
    let told = now(&mut clients[idle], seats[idle]).await;
    assert_eq!(codes(&told), ["seize:breather", "seize:master-key"]);
    assert_eq!(told["opportunities"][0]["rule"], "after.term.gap");
    assert_eq!(told["asked"], Value::Null);
    let everybody = told["view"]["opportunities"].as_array().expect("what stands open is public");
    assert_eq!(everybody.len(), 6, "{everybody:?}");

    let hand =
        |told: &Value, seat: u64| told["view"]["players"][seat.to_string()]["hand_size"].clone();
    let before = now(&mut clients[asked], seats[asked]).await;
    done(&mut clients[idle], seize(seats[idle], "breather")).await;

    // Told to all, and nothing of the asked player's is lost but the old question.
    let heard = clients[asked].until(|told| told["type"] == "update").await.expect("news");
    let facts: Vec<&Value> = heard["news"].as_array().expect("news").iter().collect();
    assert_eq!(facts[0]["fact"]["kind"], "seized");
    assert_eq!(facts[0]["rule"], "after.term.gap");
    assert_ne!(heard["asked"]["decision"], old, "it is asked anew");
    let stale = json!({
        "type": "choose", "id": "old", "seat": seats[asked], "decision": old, "choice": "pass",
    });
    let answer = clients[asked].ask(stale).await.expect("an answer");
    assert_eq!((&answer["type"], &answer["code"]), (&json!("refused"), &json!("stale")));
    assert_eq!(answer["text"], "That decision is not open any more; look at what is asked now.");
    let after = now(&mut clients[asked], seats[asked]).await;
    assert_eq!(after["asked"]["prompt"], before["asked"]["prompt"]);
    assert_eq!(hand(&after, seats[asked]), hand(&before, seats[asked]));
    let more = hand(&before, seats[idle]).as_u64().expect("cards") + 1;
    assert_eq!(hand(&after, seats[idle]), more);

    // The same request again is not done twice; another is refused with its reason.
    let twice =
        json!({ "type": "seize", "id": "same", "seat": seats[idle], "choice": "seize:master-key" });
    done(&mut clients[idle], twice.clone()).await;
    done(&mut clients[idle], twice).await;
    let again = clients[asked].ask(seize(seats[asked], "breather")).await.expect("an answer");
    assert_eq!(again["code"], "not-offered");
    let reasons = again["reasons"].as_array().expect("reasons");
    assert_eq!(reasons.len(), 2, "a door is being chosen, and it is gone: {reasons:?}");
    assert!(reasons.iter().all(|reason| reason["rule"] == "after.term.gap"));
    for (what, code) in [("nothing", "not-offered"), ("sand", "not-offered")] {
        assert_eq!(refused(&mut clients[asked], seize(seats[asked], what)).await, code);
    }
    let other = seize(seats[asked], "breather");
    assert_eq!(refused(&mut clients[idle], other).await, "forbidden", "not the own seat");

    // A server that reads the table again finds it as it was left.
    let left = now(&mut clients[idle], seats[idle]).await;
    drop(clients);
    let mut back = house.client(&table, &tokens[idle]).await;
    let told = back.until(|told| told["type"] == "sync").await.expect("a view");
    assert_eq!(told["view"], left["view"]);
    assert_eq!(told["asked"], left["asked"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_choice_lapses_without_a_trace() {
    let house = House::new().await;
    let (_, _, mut clients, seats) = two(&house, standing(2, 0)).await;
    let (asked, decision) = to_a_gap(&mut clients, &seats).await;
    let idle = 1 - asked;
    let seat = seats[asked];
    let step = json!({ "type": "choose", "seat": seat, "decision": decision, "choice": "move" });
    done(&mut clients[asked], step).await;
    let aiming = now(&mut clients[asked], seat).await;
    assert!(aiming["asked"]["prompt"]["question"]["target"].is_object());
    assert_eq!(codes(&now(&mut clients[idle], seats[idle]).await).len(), 2, "nobody can tell");
    done(&mut clients[idle], seize(seats[idle], "breather")).await;
    let told = now(&mut clients[asked], seat).await;
    assert!(told["asked"]["prompt"]["question"]["action"].is_object(), "{}", told["asked"]);
    assert_eq!(told["undo"], 0);
    let old = json!({
        "type": "choose", "seat": seat, "decision": aiming["asked"]["decision"],
        "choice": aiming["asked"]["options"][0]["code"],
    });
    assert_eq!(refused(&mut clients[asked], old).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_enters_what_no_player_may_and_all_of_it_is_in_the_record() {
    let house = House::new().await;
    let mut terms = standing(2, 0);
    terms["sand_secs"] = json!(0);
    let (table, tokens, mut clients, seats) = two(&house, terms).await;
    let (asked, _) = to_a_gap(&mut clients, &seats).await;
    // Both things that are the table's alone come about at once; then the next may be seized.
    let told = clients[asked]
        .until(|told| codes(told).contains(&"seize:glass"))
        .await
        .expect("the sand runs out");
    assert!(told["asked"].is_object(), "whoever was asked is asked anew");
    let idle = 1 - asked;
    done(&mut clients[idle], seize(seats[idle], "glass")).await;
    let late = seize(seats[asked], "glass");
    assert_eq!(refused(&mut clients[asked], late).await, "not-offered", "the first has it");
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    for (client, seat) in clients.iter_mut().zip(&seats).skip(1) {
        done(client, json!({ "type": "reveal", "seat": seat })).await;
    }
    let path = format!("/api/tables/{table}/record");
    let record = house.get(&path, Some(&tokens[0])).await.body;
    let entered: Vec<Value> = record
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("a line"))
        .filter(|line| line["choice"].as_str().is_some_and(|code| code.starts_with("seize:")))
        .collect();
    let made: Vec<(&Value, &Value)> =
        entered.iter().map(|line| (&line["choice"], &line["seat"])).collect();
    let (none, seat) = (Value::Null, json!(seats[idle]));
    let expected = [(json!("seize:sand"), none.clone()), (json!("seize:power-cut"), none)];
    let expected: Vec<(&Value, &Value)> = expected.iter().map(|(a, b)| (a, b)).collect();
    let glass = json!("seize:glass");
    assert_eq!(made, [&expected[..], &[(&glass, &seat)]].concat());
    let record = derelict_engine::record::Record::parse(&record).expect("a record");
    let catalog = record.header.setup.catalog(&library()).expect("packs that go together");
    record.verify(&catalog).expect("it verifies");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_to_the_end_with_possibilities_beside_its_decisions() {
    let house = House::new().await;
    let mut terms = standing(1, 2);
    terms["sand_secs"] = json!(0);
    terms["chairs"][2] = json!({ "bot": "seasoned" });
    let (_, _, mut client) = house.sit(terms).await;
    done(&mut client, json!({ "type": "start" })).await;
    done(&mut client, json!({ "type": "bot", "chair": 1, "level": "random" })).await;
    let over = |told: &Value| told["type"] == "table" && told["table"]["stage"] == "over";
    client.until(over).await.expect("the game ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seized_is_taken_back_if_all_agree() {
    let house = House::new().await;
    let (_, _, mut clients, seats) = two(&house, standing(2, 0)).await;
    let (asked, _) = to_a_gap(&mut clients, &seats).await;
    let idle = 1 - asked;
    let before = now(&mut clients[idle], seats[idle]).await;
    done(&mut clients[idle], seize(seats[idle], "breather")).await;
    assert_eq!(now(&mut clients[idle], seats[idle]).await["undo"], 0, "nothing is free here");
    done(&mut clients[idle], json!({ "type": "undo", "seat": seats[idle], "steps": 1 })).await;
    done(&mut clients[asked], json!({ "type": "vote", "seat": seats[asked], "agree": true })).await;
    let after = now(&mut clients[idle], seats[idle]).await;
    assert_eq!(codes(&after), codes(&before));
    assert_eq!(after["view"]["players"], before["view"]["players"]);
}

/// Terms of a game with an hourglass whose sand has run out as soon as it is turned.
fn glassy(people: u8, bots: u8) -> Value {
    let mut terms = terms(people, bots);
    terms["setup"]["packs"] = json!(["base", "hourglass"]);
    terms["setup"]["options"] = json!({ "undo": "agreed", "sand": 30 });
    terms["sand_secs"] = json!(0);
    terms
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_notices_picks_up_the_hourglass_and_a_restart_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(Arc::clone(&store), generous()).await;
    let (table, tokens, mut clients, seats) = two(&house, glassy(2, 0)).await;
    let (asked, _) = to_a_gap(&mut clients, &seats).await;
    let idle = 1 - asked;
    let open = |told: &Value| codes(told).contains(&"seize:hourglass");
    let mut told = now(&mut clients[idle], seats[idle]).await;
    if !open(&told) {
        told = clients[idle].until(open).await.expect("the sand runs out");
    }
    assert_eq!(told["opportunities"][0]["rule"], "after.hour.notice");
    // The question that was asked is still the one that is answered.
    let question = now(&mut clients[asked], seats[asked]).await["asked"]["decision"].clone();
    done(&mut clients[idle], seize(seats[idle], "hourglass")).await;
    let told = now(&mut clients[idle], seats[idle]).await;
    assert!(told["asked"]["prompt"]["question"]["glass-room"].is_object(), "{}", told["asked"]);
    let late = seize(seats[asked], "hourglass");
    assert_eq!(refused(&mut clients[asked], late).await, "not-offered", "the first has it");

    // The server dies with the glass in somebody's hand.
    drop(clients);
    house.stop().await;
    drop(house);
    let house = House::at(store, generous()).await;
    let mut clients =
        [house.client(&table, &tokens[0]).await, house.client(&table, &tokens[1]).await];
    let told = now(&mut clients[idle], seats[idle]).await;
    assert!(told["asked"]["prompt"]["question"]["glass-room"].is_object(), "{}", told["asked"]);
    let room = told["asked"]["options"][0]["code"].clone();
    let decision = &told["asked"]["decision"];
    done(
        &mut clients[idle],
        json!({ "type": "choose", "seat": seats[idle], "decision": decision, "choice": room }),
    )
    .await;
    let told = now(&mut clients[asked], seats[asked]).await;
    assert_eq!(told["view"]["hourglass"], "rolled");
    assert_ne!(told["asked"]["decision"], question, "it is asked anew");
    done(&mut clients[asked], seize(seats[asked], "no-hourglass")).await;
    assert_eq!(now(&mut clients[idle], seats[idle]).await["view"]["hourglass"], "gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_plays_to_the_end_beside_an_hourglass() {
    let house = House::new().await;
    let mut terms = glassy(1, 2);
    terms["setup"]["options"]["intruder-player"] = json!(true);
    terms["chairs"][2] = json!({ "bot": "seasoned" });
    let (_, _, mut client) = house.sit(terms).await;
    done(&mut client, json!({ "type": "start" })).await;
    done(&mut client, json!({ "type": "bot", "chair": 1, "level": "random" })).await;
    let over = |told: &Value| told["type"] == "table" && told["table"]["stage"] == "over";
    client.until(over).await.expect("the game ends");
}
