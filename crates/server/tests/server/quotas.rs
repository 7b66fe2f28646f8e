//! What may be kept: tables by any way, words, people, packs; and who cannot get round it.

use derelict_server::client::{Client, request_with};
use derelict_server::{Config, Limits};
use serde_json::{Value, json};

use crate::company::done;
use crate::games::play;
use crate::house::{House, terms};

async fn with(limits: Limits) -> House {
    House::with(Config { limits, ..Config::default() }).await
}

async fn refused(client: &mut Client, ask: Value) -> Value {
    let answer = client.ask(ask).await.expect("an answer");
    assert_eq!(answer["type"], "refused", "{answer}");
    answer["code"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_table_like_any_other() {
    // Somebody's name, the table, the rematch.
    for (tables, code) in [(2, Some("too-many")), (3, None)] {
        let house = with(Limits { tables, ..Limits::generous() }).await;
        let (_, _, mut client) = house.sit(terms(1, 1)).await;
        done(&mut client, json!({ "type": "start" })).await;
        done(&mut client, json!({ "type": "give-up" })).await;
        let again = client.ask(json!({ "type": "rematch" })).await.expect("an answer");
        assert_eq!(again["code"].as_str(), code, "{again}");
        // One that was refused is none.
        let told = client.ask(json!({ "type": "rematch" })).await.expect("an answer");
        assert_eq!(told["code"].as_str(), code, "one rematch is all there is: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_says_so_much_a_minute_and_plays_on() {
    let house = with(Limits { remarks: 2, ..Limits::generous() }).await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    done(&mut client, json!({ "type": "chat", "text": "hello" })).await;
    let too_fast = [
        json!({ "type": "chat", "text": "hello" }),
        json!({ "type": "talk", "seat": 1, "talk": { "say": "ask-engine", "engine": 2 } }),
        json!({ "type": "pause" }),
        json!({ "type": "stand", "seat": 1, "window": "interrupt", "answer": "no" }),
    ];
    for ask in too_fast {
        assert_eq!(refused(&mut client, ask.clone()).await, "too-fast", "{ask}");
    }
    let mut again = house.client(&table, &ann).await;
    let chat = json!({ "type": "chat", "text": "by another connection" });
    assert_eq!(refused(&mut again, chat).await, "too-fast");
    play(&mut client, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_fill_no_table_so_that_nobody_can_play() {
    for limits in [
        Limits { said: 6, ..Limits::generous() },
        Limits { said_bytes: 3_000, ..Limits::generous() },
    ] {
        let house = with(limits).await;
        let (_, _, mut client) = house.sit(terms(1, 1)).await;
        done(&mut client, json!({ "type": "start" })).await;
        let mut said = 0;
        loop {
            let chat = json!({ "type": "chat", "text": "x".repeat(500) });
            let answer = client.ask(chat).await.expect("an answer");
            if answer["type"] == "refused" {
                assert_eq!(answer["code"], "too-many", "{answer}");
                break;
            }
            said += 1;
            assert!(said < 50, "there is always room for words");
        }
        assert!(said >= 5, "{said}");
        play(&mut client, 6).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_ends_somewhere() {
    let house = with(Limits { entries: 5, ..Limits::generous() }).await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    for _ in 1..5 {
        done(&mut client, json!({ "type": "chat", "text": "hello" })).await;
    }
    for ask in [json!({ "type": "chat", "text": "hello" }), json!({ "type": "start" })] {
        assert_eq!(refused(&mut client, ask).await, "too-many");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_people_belong_to_a_table() {
    let house = with(Limits { people: 2, ..Limits::generous() }).await;
    let ann = house.guest("Ann").await;
    let (table, invitation) = house.table(&ann, terms(2, 0)).await;
    let bob = house.guest("Bob").await;
    house.join(&table, &bob, &invitation).await;
    let eve = house.guest("Eve").await;
    let body = json!({ "invitation": invitation });
    let answer = house.post(&format!("/api/tables/{table}/join"), Some(&eve), body).await;
    assert_eq!((answer.status, &answer.json()["code"]), (429, &json!("too-many")));
    house.join(&table, &bob, &invitation).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_names_so_many_packs_and_none_twice() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    for (packs, told) in
        [(vec!["base"; 2], "named twice"), (vec!["nothing"; 5_000], "32 packs at most")]
    {
        let mut terms = terms(1, 1);
        terms["setup"]["packs"] = json!(packs);
        let answer = house.post("/api/tables", Some(&ann), terms).await;
        let refused = answer.json();
        assert_eq!((answer.status, &refused["code"]), (400, &json!("bad-setup")), "{refused}");
        assert!(refused["text"].as_str().is_some_and(|text| text.contains(told)), "{refused}");
        assert!(answer.body.len() < 500, "the answer is no longer than it need be");
    }
}

/// Makes a name from an address, as a proxy would tell of it.
async fn name_from(house: &House, from: &str) -> u16 {
    let head = [("x-forwarded-for", from)];
    let body = json!({ "name": "Ann" });
    let answer = request_with(house.address, "POST", "/api/guests", &head, Some(&body)).await;
    answer.expect("an answer").status
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_of_version_6_is_one_address() {
    let limits = Limits { tables: 2, ..Limits::generous() };
    let house = House::with(Config { limits, proxied: true, ..Config::default() }).await;
    assert_eq!(name_from(&house, "2001:db8:0:7::1").await, 200);
    assert_eq!(name_from(&house, "2001:db8:0:7:1:2:3:4").await, 200);
    assert_eq!(name_from(&house, "2001:db8:0:7::3").await, 429);
    assert_eq!(name_from(&house, "2001:db8:0:8::1").await, 200);
    assert_eq!(name_from(&house, "192.0.2.1").await, 200);
    assert_eq!(name_from(&house, "::ffff:192.0.2.1").await, 200);
    assert_eq!(name_from(&house, "192.0.2.1").await, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn others_cannot_make_a_server_forget_what_an_address_has_used_up() {
    let limits = Limits { tables: 1, addresses: 20, ..Limits::generous() };
    let house = House::with(Config { limits, proxied: true, ..Config::default() }).await;
    assert_eq!(name_from(&house, "192.0.2.1").await, 200);
    assert_eq!(name_from(&house, "192.0.2.1").await, 429);
    let mut let_in = 0;
    for number in 0..60 {
        let_in += u32::from(name_from(&house, &format!("198.51.100.{number}")).await == 200);
    }
    assert_eq!(name_from(&house, "192.0.2.1").await, 429, "it is still remembered");
    assert_eq!(let_in, 20, "19 more are told apart, and all others share what one may have");
}
