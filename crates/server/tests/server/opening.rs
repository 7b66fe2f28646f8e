//! When the secrets of a game that was never finished are opened.

use std::sync::Arc;
use std::time::Duration;

use derelict_content::Catalog;
use derelict_engine::record::Record;
use derelict_server::Config;
use derelict_server::store::{Sqlite, Store};
use serde_json::{Value, json};

use crate::company::{done, refused, two};
use crate::house::{House, generous, terms};

/// The whole record, if the table gives it out.
async fn opened(house: &House, table: &str, token: &str) -> Option<Record> {
    let answer = house.get(&format!("/api/tables/{table}/record"), Some(token)).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let replay = house.get(&format!("/api/tables/{table}/replay"), Some(token)).await;
    let record = Record::parse(&answer.body).ok();
    assert_eq!(replay.status, if record.is_some() { 200 } else { 409 }, "{}", replay.body);
    if record.is_none() {
        assert!(!answer.body.contains("seed"), "{}", answer.body);
    }
    record
}

/// What the table says of opening.
async fn opening(client: &mut derelict_server::client::Client, stage: &str) -> Value {
    let told = client.until(|told| told["table"]["stage"] == stage).await.expect("told");
    told["table"]["opening"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_ends_a_game_but_opens_it_only_with_everybody() {
    let house = House::new().await;
    let (table, tokens, mut clients, seats) = two(&house, terms(2, 1)).await;
    let reveal = |seat: u64| json!({ "type": "reveal", "seat": seat });
    assert_eq!(refused(&mut clients[1], reveal(seats[1])).await, "not-now", "it is being played");
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    let still = opening(&mut clients[1], "given-up").await;
    assert_eq!(still, json!({ "agreed": [seats[0]], "missing": [seats[1]] }));
    for token in &tokens {
        assert_eq!(opened(&house, &table, token).await, None);
    }
    assert_eq!(refused(&mut clients[0], reveal(seats[1])).await, "forbidden", "not your seat");
    done(&mut clients[0], reveal(seats[0])).await;
    assert_eq!(opened(&house, &table, &tokens[0]).await, None, "one is not all");
    done(&mut clients[1], reveal(seats[1])).await;
    let open =
        |told: &Value| told["table"]["stage"] == "given-up" && told["table"]["opening"].is_null();
    clients[0].until(open).await.expect("told");
    for token in &tokens {
        let record = opened(&house, &table, token).await.expect("it is open");
        record.verify(&Catalog::base()).expect("the record holds");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_by_choice_minds_no_longer() {
    let house = House::new().await;
    let (table, tokens, mut clients, seats) = two(&house, terms(2, 0)).await;
    done(&mut clients[1], json!({ "type": "concede", "seat": seats[1] })).await;
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    assert!(opened(&house, &table, &tokens[0]).await.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn sending_everybody_away_opens_nothing() {
    let house = House::new().await;
    let (table, tokens, mut clients, seats) = two(&house, terms(2, 0)).await;
    let told = clients[0].ask(json!({ "type": "pause" })).await.expect("an answer");
    assert_eq!(told["type"], "done", "{told}");
    let told = clients[0].until(|told| told["table"]["stage"] == "paused").await.expect("told");
    let chairs = told["table"]["chairs"].as_array().expect("chairs");
    let other = chairs.iter().find(|chair| chair["seat"] == seats[1]).expect("a chair");
    done(&mut clients[0], json!({ "type": "remove", "guest": other["guest"] })).await;
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    assert_eq!(opened(&house, &table, &tokens[0]).await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_archive_opens_what_was_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(Arc::clone(&store), generous()).await;
    let (given_up, people, mut clients, _) = two(&house, terms(2, 0)).await;
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    let (left, others, clients, seats) = two(&house, terms(2, 0)).await;
    assert_eq!(opened(&house, &given_up, &people[1]).await, None);
    drop(clients);
    house.stop().await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let config = Config { archive_after: Some(Duration::from_millis(10)), ..generous() };
    let house = House::at(Arc::clone(&store), config).await;
    for table in [&given_up, &left] {
        archived(&*store, table).await;
    }
    assert!(opened(&house, &given_up, &people[1]).await.is_some());

    assert_eq!(opened(&house, &left, &others[0]).await, None, "it could still go on");
    let mut client = house.client(&left, &others[0]).await;
    done(&mut client, json!({ "type": "reveal", "seat": seats[0] })).await;
    assert_eq!(opened(&house, &left, &others[0]).await, None, "one alone opens nothing");
    let mut other = house.client(&left, &others[1]).await;
    done(&mut other, json!({ "type": "reveal", "seat": seats[1] })).await;
    assert!(opened(&house, &left, &others[1]).await.is_some());
    let again = refused(&mut client, json!({ "type": "pause" })).await;
    assert_eq!(again, "not-now", "what everybody knows is not played on");
}

/// Comes back once a table is in the archive.
async fn archived(store: &dyn Store, table: &str) {
    let id = table.parse().expect("a table");
    for attempt in 0.. {
        if store.is_archived(id).await.expect("an answer") {
            return;
        }
        assert!(attempt < 500, "it never goes to the archive");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_on_takes_a_table_out_of_the_archive() {
    let folder = tempfile::tempdir().expect("a folder");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut house = House::at(Arc::clone(&store), generous()).await;
    let (table, people, clients, seats) = two(&house, terms(2, 0)).await;
    drop(clients);
    house.stop().await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let config = Config { archive_after: Some(Duration::from_millis(10)), ..generous() };
    let mut house = House::at(Arc::clone(&store), config).await;
    archived(&*store, &table).await;
    house.stop().await;
    // A server that does not put it back at once.
    let house = House::at(Arc::clone(&store), generous()).await;
    let first = seats.iter().position(|seat| *seat == 1).expect("a first player");
    let mut clients =
        [house.client(&table, &people[0]).await, house.client(&table, &people[1]).await];
    done(&mut clients[1], json!({ "type": "reveal", "seat": seats[1] })).await;
    let asked = clients[first].until(|told| told["asked"].is_object()).await.expect("a question");
    let choose = json!({
        "type": "choose", "seat": asked["seat"], "decision": asked["asked"]["decision"],
        "choice": asked["asked"]["options"][0]["code"],
    });
    done(&mut clients[first], choose).await;
    assert!(!store.is_archived(table.parse().expect("a table")).await.expect("an answer"));
    let reveal = json!({ "type": "reveal", "seat": seats[0] });
    assert_eq!(refused(&mut clients[0], reveal).await, "not-now", "it is being played");
}
