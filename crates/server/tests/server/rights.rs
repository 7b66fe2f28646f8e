//! Who may do what at a table: nobody plays for others, and nobody learns what others hid.

use derelict_server::client::Client;
use serde_json::{Value, json};

use crate::company::{choose, done, pass_and_let_move, refused, two};
use crate::house::{House, terms};

/// The table as somebody sees it.
async fn table(house: &House, table: &str, token: &str) -> Value {
    house.get(&format!("/api/tables/{table}"), Some(token)).await.json()
}

/// The chair a seat is played from.
fn chair_of(table: &Value, seat: u64) -> Value {
    let chairs = table["chairs"].as_array().expect("chairs");
    chairs.iter().find(|chair| chair["seat"] == seat).expect("a chair").clone()
}

/// Somebody who belongs to a table and has no chair.
async fn guest_without_chair(house: &House, id: &str, invitation: &str) -> (String, Client) {
    let token = house.guest("Eve").await;
    house.join(id, &token, invitation).await;
    let client = house.client(id, &token).await;
    (token, client)
}

/// Two people and one of the computer's crew, and somebody who only watches.
async fn with_onlooker(house: &House) -> (String, Vec<String>, Vec<Client>, Vec<u64>, Client) {
    let mut terms = terms(2, 1);
    terms["public"] = json!(true);
    let (id, tokens, clients, seats) = two(house, terms).await;
    let (_, onlooker) = guest_without_chair(house, &id, "").await;
    (id, tokens, clients, seats, onlooker)
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_sit_pause_and_hand_seats_over() {
    let house = House::new().await;
    let (id, tokens, mut clients, seats, mut onlooker) = with_onlooker(&house).await;
    assert_eq!(refused(&mut onlooker, json!({ "type": "pause" })).await, "forbidden");
    done(&mut clients[1], json!({ "type": "pause" })).await;
    assert_eq!(refused(&mut onlooker, json!({ "type": "resume" })).await, "forbidden");
    done(&mut clients[0], json!({ "type": "resume" })).await;
    let view = table(&house, &id, &tokens[0]).await;
    let theirs = chair_of(&view, seats[1])["chair"].clone();
    let hand = json!({ "type": "bot", "chair": theirs, "level": "random" });
    assert_eq!(refused(&mut clients[0], hand.clone()).await, "forbidden", "they are here");
    drop(clients.remove(1));
    clients[0].forget();
    clients[0]
        .until(|told| {
            told["type"] == "table" && chair_of(&told["table"], seats[1])["present"] == false
        })
        .await
        .expect("they left");
    assert_eq!(refused(&mut onlooker, hand.clone()).await, "forbidden", "no seat, no say");
    assert_eq!(refused(&mut clients[0], hand).await, "not-now", "they may come back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_of_the_computer_is_taken_over_with_consent() {
    let house = House::new().await;
    let (id, tokens, mut clients, _, mut onlooker) = with_onlooker(&house).await;
    let view = table(&house, &id, &tokens[0]).await;
    let chairs = view["chairs"].as_array().expect("chairs");
    let chair = chairs.iter().find(|chair| chair["bot"].is_string()).expect("the computer");
    let number = chair["chair"].clone();
    let level = json!({ "type": "bot", "chair": number, "level": "calm" });
    assert_eq!(refused(&mut onlooker, level.clone()).await, "forbidden");
    let take = json!({ "type": "take", "chair": number });
    done(&mut onlooker, take.clone()).await;
    let told = clients[1].until(|told| told["table"]["proposal"].is_object()).await;
    assert_eq!(told.expect("asked")["table"]["proposal"]["chair"], number);
    let after = table(&house, &id, &tokens[0]).await;
    assert!(chair_of(&after, chair["seat"].as_u64().expect("a seat"))["guest"].is_null());
    done(&mut clients[1], json!({ "type": "consent", "agree": false })).await;
    assert!(table(&house, &id, &tokens[0]).await["proposal"].is_null(), "one no ends it");
    done(&mut onlooker, take).await;
    let own = json!({ "type": "consent", "agree": true });
    assert_eq!(refused(&mut onlooker, own.clone()).await, "forbidden", "not about oneself");
    done(&mut clients[0], own.clone()).await;
    onlooker.forget();
    done(&mut clients[1], own.clone()).await;
    let sync = onlooker.until(|told| told["type"] == "sync").await.expect("the seat");
    assert_eq!(sync["seat"], chair["seat"]);
    assert_eq!(refused(&mut clients[1], own).await, "not-now");
}

#[tokio::test(flavor = "multi_thread")]
async fn how_well_the_computer_plays_changes_with_consent() {
    let house = House::new().await;
    let (id, tokens, mut clients, _, _) = with_onlooker(&house).await;
    let bot = |view: &Value| {
        let chairs = view["chairs"].as_array().expect("chairs");
        chairs.iter().find(|chair| chair["bot"].is_string()).expect("the computer").clone()
    };
    let number = bot(&table(&house, &id, &tokens[0]).await)["chair"].clone();
    let level = json!({ "type": "bot", "chair": number, "level": "calm" });
    done(&mut clients[0], level).await;
    assert_eq!(bot(&table(&house, &id, &tokens[0]).await)["bot"], "random");
    done(&mut clients[1], json!({ "type": "consent", "agree": true })).await;
    let after = table(&house, &id, &tokens[0]).await;
    assert_eq!((&bot(&after)["bot"], &after["proposal"]), (&json!("calm"), &Value::Null));
}

/// Two people with fixed characters who vote on taking back; whose turn it is, and the other.
async fn voters(house: &House) -> (Vec<Client>, Vec<u64>, usize) {
    let mut terms = terms(2, 0);
    terms["setup"]["characters"] = json!(["captain", "scout"]);
    terms["setup"]["options"] = json!({ "undo": "agreed" });
    terms["absence_secs"] = json!(0);
    let (_, _, mut clients, seats) = two(house, terms).await;
    let mine = seats.iter().position(|seat| *seat == 1).expect("a first player");
    pass_and_let_move(&mut clients, mine).await;
    (clients, seats, mine)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_on_taking_back_lapses_when_play_goes_on() {
    let house = House::new().await;
    let (mut clients, seats, mine) = voters(&house).await;
    let other = 1 - mine;
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 2 })).await;
    choose(&mut clients[other], "corridor").await;
    let vote = json!({ "type": "vote", "seat": seats[other], "agree": true });
    assert_eq!(refused(&mut clients[other], vote).await, "not-now");
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_vote_is_not_done_twice() {
    let house = House::new().await;
    let (mut clients, seats, mine) = voters(&house).await;
    let other = 1 - mine;
    let undo = json!({ "type": "undo", "id": "back", "seat": 1, "steps": 2 });
    let vote = json!({ "type": "vote", "id": "yes", "seat": seats[other], "agree": true });
    done(&mut clients[mine], undo.clone()).await;
    done(&mut clients[other], vote.clone()).await;
    for (who, ask) in [(mine, undo), (other, vote)] {
        clients[who].forget();
        done(&mut clients[who], ask).await;
        done(&mut clients[who], json!({ "type": "view", "seat": seats[who] })).await;
    }
    let seen = clients[mine].until(|told| told["type"] == "sync").await.expect("a view");
    assert!(seen["asked"].is_object(), "it is the first player's turn as before: {seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_does_not_vote() {
    let house = House::new().await;
    let mut terms = terms(3, 0);
    terms["setup"]["characters"] = json!(["captain", "scout", "pilot"]);
    terms["setup"]["options"] = json!({ "undo": "agreed" });
    let people = [house.guest("Ann").await, house.guest("Bob").await, house.guest("Cem").await];
    let (id, invitation) = house.table(&people[0], terms).await;
    let mut clients = Vec::new();
    for token in &people {
        house.join(&id, token, &invitation).await;
        clients.push(house.client(&id, token).await);
    }
    done(&mut clients[0], json!({ "type": "start" })).await;
    let mut seats = Vec::new();
    for client in &mut clients {
        let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
        seats.push(told["seat"].as_u64().expect("a number"));
    }
    let by_seat = |seat: u64| seats.iter().position(|own| *own == seat).expect("somebody");
    let (first, second, third) = (by_seat(1), by_seat(2), by_seat(3));
    let view = table(&house, &id, &people[0]).await;
    let chair = chair_of(&view, 3)["chair"].clone();
    done(&mut clients[third], json!({ "type": "bot", "chair": chair, "level": "random" })).await;
    choose(&mut clients[first], "pass").await;
    choose(&mut clients[first], "done").await;
    choose(&mut clients[second], "move").await;
    done(&mut clients[first], json!({ "type": "undo", "seat": 1, "steps": 2 })).await;
    done(&mut clients[second], json!({ "type": "vote", "seat": 2, "agree": true })).await;
    let still = table(&house, &id, &people[0]).await;
    assert!(still["undo"].is_object(), "the person is still to be asked: {}", still["undo"]);
    done(&mut clients[third], json!({ "type": "vote", "seat": 3, "agree": true })).await;
    assert!(table(&house, &id, &people[0]).await["undo"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_handed_on_and_does_not_die_with_its_owner() {
    let house = House::new().await;
    let mut open = terms(2, 0);
    open["absence_secs"] = json!(0);
    let (id, tokens, mut clients, seats) = two(&house, open).await;
    let view = table(&house, &id, &tokens[0]).await;
    let (ann, bob) = (view["owner"].clone(), chair_of(&view, seats[1])["guest"].clone());
    let to = |guest: &Value| json!({ "type": "own", "guest": guest });
    assert_eq!(refused(&mut clients[1], to(&bob)).await, "forbidden", "the owner is here");
    done(&mut clients[0], to(&bob)).await;
    assert_eq!(table(&house, &id, &tokens[0]).await["owner"], bob);
    assert_eq!(refused(&mut clients[0], json!({ "type": "give-up" })).await, "forbidden");
    clients[0].forget();
    drop(clients.pop());
    clients[0]
        .until(|told| {
            told["type"] == "table" && chair_of(&told["table"], seats[1])["present"] == false
        })
        .await
        .expect("they left");
    done(&mut clients[0], to(&ann)).await;
    done(&mut clients[0], json!({ "type": "give-up" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_owner_is_gone_falls_to_another_by_itself() {
    let house = House::new().await;
    let mut open = terms(2, 0);
    open["absence_secs"] = json!(0);
    let (id, tokens, mut clients, seats) = two(&house, open).await;
    let view = table(&house, &id, &tokens[0]).await;
    let bob = chair_of(&view, seats[1])["guest"].clone();
    drop(clients.remove(0));
    clients[0]
        .until(|told| told["type"] == "table" && told["table"]["owner"] == bob)
        .await
        .expect("it is theirs");
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    drop(clients);
    assert_eq!(table(&house, &id, &tokens[0]).await["owner"], bob, "it stays so");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_renewed_and_taken_back() {
    let house = House::new().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (id, old) = house.table(&ann, terms(3, 0)).await;
    let view = house.join(&id, &bob, &old).await;
    let mut owner = house.client(&id, &ann).await;
    let mut other = house.client(&id, &bob).await;
    assert_eq!(refused(&mut other, json!({ "type": "invite" })).await, "forbidden");
    done(&mut owner, json!({ "type": "remove", "guest": view["chairs"][1]["guest"] })).await;
    let again = house.guest("Robert").await;
    let path = format!("/api/tables/{id}/join");
    let with = |invitation: &Value| json!({ "invitation": invitation });
    let answer = house.post(&path, Some(&again), with(&json!(old))).await;
    assert_eq!(answer.status, 403, "not by another name either");
    let told = owner.ask(json!({ "type": "invite" })).await.expect("an answer");
    let new = told["invitation"].clone();
    assert!(new.is_string(), "{told}");
    done(&mut owner, json!({ "type": "uninvite" })).await;
    let cem = house.guest("Cem").await;
    assert_eq!(house.post(&path, Some(&cem), with(&new)).await.status, 403);
    let told = owner.ask(json!({ "type": "invite" })).await.expect("an answer");
    assert_eq!(house.post(&path, Some(&cem), with(&told["invitation"])).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_nobody_does() {
    let house = House::new().await;
    let mut closed = terms(2, 1);
    closed["watching"] = json!("off");
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (id, invitation) = house.table(&ann, closed).await;
    house.join(&id, &bob, &invitation).await;
    let (eve, mut onlooker) = guest_without_chair(&house, &id, &invitation).await;
    onlooker.until(|told| told["type"] == "welcome").await.expect("it gathers");
    let mut clients = [house.client(&id, &ann).await, house.client(&id, &bob).await];
    done(&mut clients[0], json!({ "type": "start" })).await;
    let bye = onlooker.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["code"], "forbidden");
    for path in ["", "/record", "/scenario", "/replay"] {
        let answer = house.get(&format!("/api/tables/{id}{path}"), Some(&eve)).await;
        assert_eq!(answer.status, 403, "{path}: {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_later_learns_nothing_sooner_by_any_address() {
    let house = House::new().await;
    let mut late = terms(1, 1);
    late["public"] = json!(true);
    late["watching"] = json!({ "late": 3600 });
    let (ann, id, mut client) = house.sit(late).await;
    done(&mut client, json!({ "type": "start" })).await;
    assert_eq!(table(&house, &id, &ann).await["stage"], "playing");
    let stranger = house.guest("Eve").await;
    assert_eq!(table(&house, &id, &stranger).await["stage"], "gathering");
    let get =
        async |what: &str| house.get(&format!("/api/tables/{id}/{what}"), Some(&stranger)).await;
    assert_eq!(get("scenario").await.status, 403);
    assert_eq!(get("record").await.body, "");
    done(&mut client, json!({ "type": "give-up" })).await;
    assert_eq!(get("record").await.body, "", "how it ended is for later as well");
    assert_eq!(get("replay").await.status, 409);
    assert!(house.get(&format!("/api/tables/{id}/record"), Some(&ann)).await.body.len() > 10);
}
