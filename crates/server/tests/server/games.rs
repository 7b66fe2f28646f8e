//! Whole games by clients that know nothing but the protocol.

use serde_json::{Value, json};

use crate::house::{House, terms};
use derelict_server::client::Client;

/// Plays one seat at random until the game is over; gives back all it was told.
pub async fn play(client: &mut Client, mut salt: u64) -> Vec<Value> {
    let mut told = Vec::new();
    let mut over = false;
    let mut answered = None;
    while !over {
        let message = client.next().await.expect("the game goes on");
        match message["type"].as_str().expect("a type") {
            "table" => over = message["table"]["stage"] == "over",
            "sync" | "update" => {
                told.extend(message["news"].as_array().expect("news").iter().cloned());
                let asked = &message["asked"];
                if asked.is_null() || answered == asked["decision"].as_u64() {
                    continue;
                }
                answered = asked["decision"].as_u64();
                let options = asked["options"].as_array().expect("options");
                salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let option = &options[(salt >> 33) as usize % options.len()];
                let seat = &message["seat"];
                let id = format!("{seat}-{}", asked["decision"]);
                client
                    .send(&json!({
                        "type": "choose", "id": id, "seat": seat,
                        "decision": asked["decision"], "choice": option["code"],
                    }))
                    .await
                    .expect("the server listens");
            }
            "refused" => panic!("{message}"),
            _ => {}
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_three_of_the_crew_play_to_the_end() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 3)).await;
    let done = client.ask(json!({ "type": "start" })).await.expect("an answer");
    assert_eq!(done["type"], "done", "{done}");
    let told = play(&mut client, 1).await;
    for (index, news) in told.iter().enumerate() {
        assert_eq!(news["n"], index as u64 + 1, "nothing is told twice or left out");
    }
    let kinds: Vec<&str> = told.iter().filter_map(|news| news["fact"]["kind"].as_str()).collect();
    assert!(kinds.contains(&"game-ended"), "{kinds:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_to_the_end_and_the_record_holds() {
    let house = House::new().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cem", "Dee"] {
        people.push(house.guest(name).await);
    }
    let (table, invitation) = house.table(&people[0], terms(4, 0)).await;
    for token in &people[1..] {
        house.join(&table, token, &invitation).await;
    }
    let mut clients = Vec::new();
    for token in &people {
        clients.push(house.client(&table, token).await);
    }
    let done = clients[0].ask(json!({ "type": "start" })).await.expect("an answer");
    assert_eq!(done["type"], "done", "{done}");
    let players = clients
        .into_iter()
        .zip(0..)
        .map(|(mut client, salt)| tokio::spawn(async move { play(&mut client, salt).await }));
    for player in players.collect::<Vec<_>>() {
        let told = player.await.expect("a player");
        assert!(told.len() > 20);
    }
    let record = house.get(&format!("/api/tables/{table}/record"), Some(&people[0])).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let record = derelict_engine::record::Record::parse(&record.body).expect("a record");
    let verified = record.verify(&derelict_content::Catalog::base());
    assert!(verified.is_ok(), "{verified:?}");
}
