//! Coming, going, talking, taking back: people at a table.

use derelict_server::client::Client;
use serde_json::{Value, json};

use crate::house::{House, terms};

/// Two people at a table that has begun, with their seats.
pub async fn two(house: &House, terms: Value) -> (String, Vec<String>, Vec<Client>, Vec<u64>) {
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitation) = house.table(&ann, terms).await;
    house.join(&table, &bob, &invitation).await;
    let mut owner = house.client(&table, &ann).await;
    // Where nobody is waited for, the table would fall to whoever is there first.
    owner.ask(json!({ "type": "ping" })).await.expect("the owner is here");
    let mut clients = vec![owner, house.client(&table, &bob).await];
    done(&mut clients[0], json!({ "type": "start" })).await;
    let mut seats = Vec::new();
    for client in &mut clients {
        let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
        seats.push(told["seat"].as_u64().expect("a number"));
        done(client, json!({ "type": "view", "seat": told["seat"] })).await;
    }
    (table, vec![ann, bob], clients, seats)
}

pub async fn done(client: &mut Client, ask: Value) {
    let answer = client.ask(ask.clone()).await.expect("an answer");
    assert_eq!(answer["type"], "done", "{ask}: {answer}");
}

pub async fn refused(client: &mut Client, ask: Value) -> Value {
    let answer = client.ask(ask.clone()).await.expect("an answer");
    assert_eq!(answer["type"], "refused", "{ask}: {answer}");
    answer["code"].clone()
}

fn said(told: &Value, words: &str) -> bool {
    let news = told["news"].as_array();
    news.is_some_and(|news| news.iter().any(|news| news["words"] == words))
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_for_all_and_whispers_for_two() {
    let house = House::new().await;
    let mut terms = terms(2, 1);
    terms["public"] = json!(true);
    let (table, _, mut clients, seats) = two(&house, terms).await;
    let mut spectator = house.client_with(&table, json!({ "detail": "facts" })).await;
    spectator.until(|told| told["type"] == "sync").await.expect("a view");
    done(&mut clients[0], json!({ "type": "chat", "text": "hello all" })).await;
    clients[1].until(|told| said(told, "hello all")).await.expect("heard");
    let told = spectator.until(|told| said(told, "hello all")).await.expect("heard");
    let heard_last = told["news"].as_array().and_then(|news| news.last()?["n"].as_u64());
    let heard_last = heard_last.expect("a number");
    let psst = json!({ "type": "whisper", "seat": seats[0], "to": seats[1], "text": "psst" });
    done(&mut clients[0], psst).await;
    let heard = clients[1].until(|told| said(told, "psst")).await.expect("heard");
    assert_eq!(heard["seat"], seats[1]);
    done(&mut clients[0], json!({ "type": "chat", "text": "after" })).await;
    // The computer may play on meanwhile; of the whisper there is neither a word nor a number.
    let mut last = heard_last;
    loop {
        let told = spectator.until(|told| told["type"] == "update").await.expect("told");
        assert!(!told.to_string().contains("psst"), "{told}");
        // What came before the greeting may still lie about unread.
        let news = told["news"].as_array().expect("news").iter();
        for news in news.filter(|news| news["n"].as_u64() > Some(heard_last)) {
            assert_eq!(news["n"].as_u64(), Some(last + 1), "the whisper left a gap: {told}");
            last += 1;
        }
        if said(&told, "after") {
            break;
        }
    }
    assert_eq!(
        refused(&mut spectator, json!({ "type": "chat", "text": "me too" })).await,
        "forbidden"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_invited_come_and_the_owner_sends_away() {
    let house = House::new().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitation) = house.table(&ann, terms(2, 0)).await;
    let path = format!("/api/tables/{table}/join");
    let answer = house.post(&path, Some(&bob), json!({})).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (403, Some("forbidden")));
    let view = house.join(&table, &bob, &invitation).await;
    let guest = view["chairs"][1]["guest"].clone();
    let mut owner = house.client(&table, &ann).await;
    let mut other = house.client(&table, &bob).await;
    other.until(|told| told["type"] == "welcome").await.expect("a welcome");
    assert_eq!(refused(&mut other, json!({ "type": "start" })).await, "forbidden");
    let away = json!({ "type": "remove", "guest": guest });
    assert_eq!(refused(&mut other, away.clone()).await, "forbidden");
    done(&mut owner, away).await;
    let bye = other.until(|told| told["type"] == "bye").await.expect("a bye");
    assert_eq!(bye["code"], "forbidden");
    let answer = house.post(&path, Some(&bob), json!({ "invitation": invitation })).await;
    assert_eq!(answer.status, 403, "sent away is sent away");
    assert_eq!(refused(&mut owner, json!({ "type": "start" })).await, "not-now");
    done(&mut owner, json!({ "type": "bot", "chair": 2, "level": "random" })).await;
    done(&mut owner, json!({ "type": "start" })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_for_those_who_may_know() {
    let house = House::new().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (secret, _) = house.table(&ann, terms(2, 0)).await;
    let mut open = terms(2, 0);
    open["public"] = json!(true);
    let (open, _) = house.table(&ann, open).await;
    let ids = |list: Value| -> Vec<String> {
        let list = list.as_array().expect("a list").clone();
        list.iter().map(|card| card["table"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids(house.get("/api/lobby", None).await.json()), std::slice::from_ref(&open));
    let own = ids(house.get("/api/tables", Some(&ann)).await.json());
    assert!(own.contains(&secret) && own.contains(&open));
    assert!(ids(house.get("/api/tables", Some(&bob)).await.json()).is_empty());
    assert_eq!(house.get("/api/tables", None).await.status, 403);
    house.post(&format!("/api/tables/{open}/join"), Some(&bob), json!({})).await;
    assert_eq!(ids(house.get("/api/tables", Some(&bob)).await.json()), [open]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_keeps_a_seat_and_gives_it_back() {
    let house = House::new().await;
    let mut terms = terms(2, 0);
    terms["absence_secs"] = json!(0);
    let (table, tokens, mut clients, seats) = two(&house, terms).await;
    let chair = |view: &Value, seat: u64| {
        let chairs = view["chairs"].as_array().expect("chairs").clone();
        chairs.into_iter().find(|chair| chair["seat"] == seat).unwrap_or_default()
    };
    let path = format!("/api/tables/{table}");
    let view = house.get(&path, Some(&tokens[0])).await.json();
    let theirs = chair(&view, seats[1])["chair"].clone();
    let own = chair(&view, seats[0])["chair"].clone();
    let hand = json!({ "type": "bot", "chair": theirs, "level": "random" });
    clients[0]
        .until(|told| told["type"] == "table" && chair(&told["table"], seats[1])["present"] == true)
        .await
        .expect("they are here");
    assert_eq!(refused(&mut clients[0], hand.clone()).await, "forbidden", "they are present");
    clients[0].forget();
    drop(clients.pop());
    clients[0]
        .until(|told| {
            told["type"] == "table" && chair(&told["table"], seats[1])["present"] == false
        })
        .await
        .expect("they left");
    done(&mut clients[0], hand).await;
    done(&mut clients[0], json!({ "type": "bot", "chair": own, "level": "random" })).await;
    clients[0]
        .until(|told| told["type"] == "table" && told["table"]["stage"] == "over")
        .await
        .expect("the computer plays to the end");
    let back = refused(&mut clients[0], json!({ "type": "take", "chair": own })).await;
    assert_eq!(back, "not-now");
    done(&mut clients[0], json!({ "type": "rematch" })).await;
    let again = house.get(&path, Some(&tokens[0])).await.json()["again"].clone();
    let next = house
        .get(&format!("/api/tables/{}", again.as_str().expect("a table")), Some(&tokens[1]))
        .await;
    assert_eq!(next.json()["stage"], "gathering", "{}", next.body);
    let names: Vec<Value> = next.json()["chairs"]
        .as_array()
        .expect("chairs")
        .iter()
        .map(|c| c["name"].clone())
        .collect();
    assert_eq!(names, ["Ann", "Bob"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_rests_and_is_given_up() {
    let house = House::new().await;
    let (_, _, mut clients, seats) = two(&house, terms(2, 0)).await;
    done(&mut clients[1], json!({ "type": "pause" })).await;
    let choose = json!({ "type": "choose", "seat": seats[0], "decision": 1, "choice": "pass" });
    assert_eq!(refused(&mut clients[0], choose).await, "not-now");
    done(&mut clients[0], json!({ "type": "resume" })).await;
    assert_eq!(refused(&mut clients[1], json!({ "type": "give-up" })).await, "forbidden");
    done(&mut clients[0], json!({ "type": "give-up" })).await;
    clients[1].until(|told| told["table"]["stage"] == "given-up").await.expect("told");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_decide_is_replaced_when_the_clock_runs_out() {
    let house = House::new().await;
    let mut terms = terms(1, 1);
    terms["clock_secs"] = json!(5);
    let (_, _, mut client) = house.sit(terms).await;
    done(&mut client, json!({ "type": "start" })).await;
    let told = client.until(|told| told["table"]["chairs"][0]["bot"].is_string()).await;
    assert_eq!(told.expect("the computer plays")["table"]["chairs"][0]["name"], "Ann");
    done(&mut client, json!({ "type": "back", "chair": 1 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_client_plays_several_seats() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(3, 0)).await;
    for chair in [2, 3] {
        done(&mut client, json!({ "type": "take", "chair": chair })).await;
    }
    done(&mut client, json!({ "type": "start" })).await;
    play_all(&mut client).await;
}

/// Plays every seat of one client to the end.
async fn play_all(client: &mut Client) {
    let mut answered = std::collections::BTreeMap::new();
    let mut salt = 5u64;
    loop {
        let message = client.next().await.expect("the game goes on");
        if message["type"] == "table" && message["table"]["stage"] == "over" {
            return;
        }
        let asked = &message["asked"];
        let seat = message["seat"].as_u64();
        if !asked.is_object() || answered.get(&seat) == Some(&asked["decision"]) {
            continue;
        }
        answered.insert(seat, asked["decision"].clone());
        let options = asked["options"].as_array().expect("options");
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let choice = &options[(salt >> 33) as usize % options.len()]["code"];
        client
            .send(&json!({
                "type": "choose", "id": format!("{}-{}", message["seat"], asked["decision"]),
                "seat": seat, "decision": asked["decision"], "choice": choice,
            }))
            .await
            .expect("sent");
    }
}

/// One passes, the other begins to move: what the first chose is bound now.
pub async fn pass_and_let_move(clients: &mut [Client], mine: usize) {
    choose(&mut clients[mine], "pass").await;
    choose(&mut clients[mine], "done").await;
    choose(&mut clients[1 - mine], "move").await;
}

/// Answers with the first option that begins so; says which decision that was.
pub async fn choose(client: &mut Client, start: &str) -> Value {
    client.forget();
    done(client, json!({ "type": "view", "seat": null })).await;
    let asked = client
        .until(|told| {
            let options = told["asked"]["options"].as_array();
            options.is_some_and(|options| {
                options.iter().any(|option| {
                    option["code"].as_str().is_some_and(|code| code.starts_with(start))
                })
            })
        })
        .await
        .expect("such a question");
    let options = asked["asked"]["options"].as_array().expect("options");
    let fits =
        |option: &&Value| option["code"].as_str().is_some_and(|code| code.starts_with(start));
    let choice = options.iter().find(fits).expect("an option")["code"].clone();
    let ask = json!({
        "type": "choose", "seat": asked["seat"], "decision": asked["asked"]["decision"],
        "choice": choice,
    });
    done(client, ask).await;
    asked
}

/// How many events a seat has been told.
async fn events_told(client: &mut Client, seat: u64) -> usize {
    let ask = json!({ "type": "history", "seat": seat, "before": 1_000_000, "most": 500 });
    let told = client.ask(ask).await.expect("an answer");
    let news = told["news"].as_array().expect("news");
    news.iter().filter(|news| news["news"] == "event").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_taken_back_freely_and_more_by_a_vote() {
    let house = House::new().await;
    let mut terms = terms(2, 0);
    terms["setup"]["characters"] = json!(["captain", "scout"]);
    terms["setup"]["options"] = json!({ "undo": "agreed", "odds": true });
    let (table, tokens, mut clients, seats) = two(&house, terms).await;
    let first = seats.iter().position(|seat| *seat == 1).expect("a first player");
    let (mine, other) = (first, 1 - first);
    let told = clients[mine].ask(json!({ "type": "chances", "seat": 1 })).await.expect("an answer");
    let ways = told["chances"]["move"].as_array().expect("chances of moving");
    assert!(ways.len() > 1, "every way has its own before one is chosen: {told}");
    for way in ways {
        assert!(way["of"].is_string() && way["text"].as_str().unwrap_or("").contains('%'), "{way}");
    }
    choose(&mut clients[mine], "move").await;
    clients[mine].forget();
    done(&mut clients[mine], json!({ "type": "view", "seat": 1 })).await;
    let told = clients[mine].until(|told| told["undo"].as_u64() > Some(0)).await.expect("an offer");
    assert_eq!(told["undo"], 1, "the step is not bound yet");
    let spoken = json!({ "token": tokens[mine], "detail": "sentences" });
    let mut spoken = house.client_with(&table, spoken).await;
    let told = spoken.until(|told| told["type"] == "sync").await.expect("everything at once");
    assert_eq!(told["undoes"], "Move", "it says what would be undone");
    let told = spoken.ask(json!({ "type": "chances", "seat": 1 })).await.expect("an answer");
    let chances = told["chances"].as_object().expect("chances by option");
    assert!(!chances.is_empty(), "every way is a risk");
    for (option, likely) in chances {
        assert!(likely[0]["of"].is_null(), "{option}: {likely}");
        let text = likely[0]["text"].as_str().expect("a sentence");
        assert!(text.contains('%'), "{option}: {likely}");
        let bars = likely[0]["bars"].as_array().expect("bars").iter().take(4);
        let sum: u64 = bars.filter_map(|bar| bar["per_mille"].as_u64()).sum();
        assert!((998..=1002).contains(&sum), "exactly one of four comes of a step: {likely}");
    }
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 1 })).await;
    let back = clients[mine]
        .until(|told| {
            told["news"]
                .as_array()
                .is_some_and(|news| news.iter().any(|news| news["news"] == "undone"))
        })
        .await
        .expect("told");
    assert!(back["asked"].is_object());
    let before = events_told(&mut clients[other], seats[other]).await;
    pass_and_let_move(&mut clients, mine).await;
    let told = events_told(&mut clients[other], seats[other]).await - before;
    assert!(told > 0, "the others were told that somebody passed");
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 2 })).await;
    clients[other].until(|told| told["table"]["undo"].is_object()).await.expect("asked");
    done(&mut clients[other], json!({ "type": "vote", "seat": seats[other], "agree": true })).await;
    let agreed = |news: &&Value| news["agreed"] == true;
    let back = clients[other]
        .until(|told| told["news"].as_array().is_some_and(|news| news.iter().any(|n| agreed(&n))))
        .await
        .expect("told");
    let undone = back["news"].as_array().and_then(|news| news.iter().find(agreed)).expect("it");
    assert_eq!(undone["void"], told, "as many events are void as were told of what was undone");
    pass_and_let_move(&mut clients, mine).await;
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 2 })).await;
    done(&mut clients[other], json!({ "type": "vote", "seat": seats[other], "agree": false }))
        .await;
    let next = refused(
        &mut clients[other],
        json!({ "type": "vote", "seat": seats[other], "agree": true }),
    )
    .await;
    assert_eq!(next, "not-now", "one no ends the vote");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_answered_the_same_and_not_done_twice() {
    let house = House::new().await;
    let (ann, table, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    let asked = client.until(|told| told["asked"].is_object()).await.expect("a question");
    let choice = &asked["asked"]["options"][0]["code"];
    let choose = json!({
        "type": "choose", "id": "only-once", "seat": asked["seat"],
        "decision": asked["asked"]["decision"], "choice": choice,
    });
    for _ in 0..3 {
        done(&mut client, choose.clone()).await;
    }
    let mut again = house.client(&table, &ann).await;
    done(&mut again, choose).await;
    let sync = again.until(|told| told["type"] == "sync").await.expect("a view");
    let drafted = sync["news"].as_array().expect("news").iter().filter(|news| {
        news["fact"]["kind"] == "character-drafted" && news["fact"]["seat"] == asked["seat"]
    });
    assert!(drafted.count() <= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_come_in_the_language_asked_for() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms(1, 1)).await;
    let hello = json!({ "token": ann, "detail": "views", "language": "en" });
    let mut client = house.client_with(&table, hello).await;
    done(&mut client, json!({ "type": "start" })).await;
    let asked = client.until(|told| told["asked"].is_object()).await.expect("a question");
    assert!(asked["asked"]["text"].as_str().is_some_and(|text| !text.is_empty()));
    for option in asked["asked"]["options"].as_array().expect("options") {
        assert!(option["label"].as_str().is_some_and(|label| !label.is_empty()), "{option}");
    }
    let history = json!({ "type": "history", "seat": asked["seat"], "before": 99, "most": 99 });
    let news = client.ask(history).await.expect("an answer");
    assert!(!news["news"].as_array().expect("news").is_empty());
    for news in news["news"].as_array().expect("news") {
        assert!(news["text"].as_str().is_some_and(|text| text.len() > 3), "{news}");
    }
    let why = json!({ "type": "why-not", "seat": asked["seat"] });
    let why = client.ask(why).await.expect("an answer");
    let wishes = why["wishes"].as_array().expect("wishes");
    assert!(!wishes.is_empty());
    assert!(
        wishes[0]["reasons"][0]["text"].is_string() && wishes[0]["reasons"][0]["rule"].is_string()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn late_spectators_see_the_past() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let mut terms = terms(1, 2);
    terms["public"] = json!(true);
    terms["watching"] = json!({ "late": 2 });
    let (table, _) = house.table(&ann, terms.clone()).await;
    let mut client = house.client(&table, &ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    let started = std::time::Instant::now();
    let mut late = house.client_with(&table, json!({ "detail": "facts" })).await;
    late.until(|told| told["type"] == "welcome").await.expect("a welcome");
    let history = json!({ "type": "history", "seat": null, "before": 99, "most": 99 });
    assert_eq!(refused(&mut late, history).await, "forbidden");
    let first = late.until(|told| told["news"].is_array()).await.expect("something, later");
    assert!(started.elapsed().as_millis() > 1500, "{:?}: {first}", started.elapsed());
    assert!(first["seat"].is_null());
    terms["watching"] = json!("off");
    let (closed, _) = house.table(&ann, terms).await;
    let mut owner = house.client(&closed, &ann).await;
    done(&mut owner, json!({ "type": "start" })).await;
    let mut nobody = house.client_with(&closed, json!({ "detail": "facts" })).await;
    assert_eq!(nobody.next().await.expect("an answer")["code"], "forbidden");
}
