//! Several answers in one request: all of them, or none.

use derelict_server::client::Client;
use serde_json::{Value, json};

use crate::company::done;
use crate::house::{House, terms};

/// What the only seat is asked now.
async fn asked(client: &mut Client) -> Value {
    client.forget();
    done(client, json!({ "type": "view", "seat": 1 })).await;
    let told = client.until(|told| told["type"] == "sync").await.expect("a view");
    told["asked"].clone()
}

fn option<'a>(asked: &'a Value, code: &str) -> Option<&'a Value> {
    asked["options"].as_array()?.iter().find(|option| option["code"] == code)
}

async fn answer(client: &mut Client, asked: &Value, choice: &str) {
    let decision = &asked["decision"];
    done(client, json!({ "type": "choose", "seat": 1, "decision": decision, "choice": choice }))
        .await;
}

/// A lone player who is about to move carefully, for two cards.
async fn about_to_pay(house: &House) -> (Client, Value) {
    let mut terms = terms(1, 0);
    terms["setup"]["mode"] = json!("solo");
    terms["seed"] = json!("together");
    let ann = house.guest("Ann").await;
    let (table, _) = house.table(&ann, terms).await;
    let hello = json!({ "token": ann, "detail": "views" });
    let mut client = house.client_with(&table, hello).await;
    done(&mut client, json!({ "type": "start" })).await;
    for _ in 0..12 {
        let now = asked(&mut client).await;
        let choice = match option(&now, "careful-move") {
            Some(_) => "careful-move".to_owned(),
            None => now["options"][0]["code"].as_str().expect("a code").to_owned(),
        };
        if now["due"] == 2 {
            return (client, now);
        }
        answer(&mut client, &now, &choice).await;
    }
    panic!("a careful move was never to be paid for");
}

fn codes(asked: &Value) -> Vec<String> {
    let options = asked["options"].as_array().expect("options").iter();
    options.map(|option| option["code"].as_str().expect("a code").to_owned()).collect()
}

fn pay(asked: &Value, id: &str, cards: &[String]) -> Value {
    json!({
        "type": "choose", "id": id, "seat": 1, "decision": asked["decision"],
        "choice": cards[0], "then": cards[1..],
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_is_paid_with_one_request_and_told_in_one_update() {
    let house = House::new().await;
    let (mut client, pays) = about_to_pay(&house).await;
    assert_eq!((&pays["due"], &pays["forced"]), (&json!(2), &Value::Null));
    let cards = codes(&pays);
    let suggested = pays["suggests"].as_array().expect("a suggestion");
    assert!(
        suggested.len() == 2
            && suggested
                .iter()
                .all(|code| option(&pays, code.as_str().unwrap_or_default()).is_some())
    );
    let ask = pay(&pays, "both", &cards[..2]);
    client.forget();
    let taken = client.ask(ask.clone()).await.expect("an answer");
    assert_eq!(taken["type"], "done", "{taken}");
    let told = client.until(|told| told["type"] == "update").await.expect("news");
    let paid = |news: &&Value| news["fact"]["kind"] == "card-paid";
    assert_eq!(told["news"].as_array().expect("news").iter().filter(paid).count(), 2, "{told}");
    assert_ne!(told["asked"]["due"], 1, "nothing is left to pay");

    // The same request is not done twice.
    let before = asked(&mut client).await;
    let again = client.ask(ask).await.expect("an answer");
    assert_eq!(again["type"], "done");
    assert_eq!(asked(&mut client).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_answer_that_is_not_offered_refuses_them_all_and_is_named() {
    let house = House::new().await;
    let (mut client, pays) = about_to_pay(&house).await;
    let cards = codes(&pays);
    let refusals = [
        (vec![cards[0].clone(), "launch".into()], "not-offered", "launch"),
        (vec![cards[0].clone(), "nonsense".into()], "not-offered", "nonsense"),
        (vec!["launch".into(), cards[0].clone()], "not-offered", "launch"),
        // A third card would answer a question nobody has read.
        (cards[..3].to_vec(), "", cards[2].as_str()),
    ];
    for (at, (answers, code, named)) in refusals.into_iter().enumerate() {
        let no = client.ask(pay(&pays, &format!("no-{at}"), &answers)).await.expect("an answer");
        assert_eq!(no["type"], "refused", "{answers:?}");
        assert!(code.is_empty() || no["code"] == code, "{no}");
        assert!(no["text"].as_str().is_some_and(|text| text.starts_with(named)), "{no}");
        assert_eq!(asked(&mut client).await, pays, "nothing has changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_answers_and_too_many_are_refused_whole() {
    let house = House::new().await;
    let (mut client, pays) = about_to_pay(&house).await;
    let cards = codes(&pays);
    let mut stale = pay(&pays, "stale", &cards[..2]);
    stale["decision"] = json!(pays["decision"].as_u64().expect("a number") - 1);
    assert_eq!(client.ask(stale).await.expect("an answer")["code"], "stale");
    let many = vec![cards[0].clone(); 17];
    assert_eq!(client.ask(pay(&pays, "many", &many)).await.expect("an answer")["code"], "too-many");
    assert_eq!(asked(&mut client).await, pays, "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn options_tell_their_group_their_key_and_what_they_lose() {
    let house = House::new().await;
    let (mut client, _) = about_to_pay(&house).await;
    done(&mut client, json!({ "type": "undo", "seat": 1, "steps": 1 })).await;
    let mut now = asked(&mut client).await;
    if option(&now, "pass").is_none() {
        done(&mut client, json!({ "type": "undo", "seat": 1, "steps": 1 })).await;
        now = asked(&mut client).await;
    }
    let told = |code: &str, field: &str| option(&now, code).expect("an option")[field].clone();
    assert_eq!((told("move", "group"), told("move", "key")), (json!("move"), json!("M")));
    assert_eq!((told("pass", "group"), told("pass", "key")), (json!("end"), json!("P")));
    assert_eq!(told("pass", "warns"), Value::Null);
    let options = now["options"].as_array().expect("options");
    let drop = options
        .iter()
        .find(|option| option["code"].as_str().is_some_and(|code| code.starts_with("drop:")));
    let drop = drop.expect("the own weapon could be dropped");
    assert_eq!((&drop["group"], &drop["key"]), (&json!("end"), &Value::Null));
    assert!(drop["warns"].as_str().is_some_and(|text| text.contains("lost for good")), "{drop}");
}
