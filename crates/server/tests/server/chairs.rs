//! Leaving a seat, taking over one, and speaking from it.

use serde_json::{Value, json};

use crate::company::{done, refused, two};
use crate::house::{House, terms};

/// The number of the chair of a seat.
fn chair_of(table: &Value, seat: u64) -> Value {
    let chairs = table["chairs"].as_array().expect("chairs");
    chairs.iter().find(|chair| chair["seat"] == seat).expect("a chair")["chair"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_replaced_by_the_computer_and_then_by_somebody_new() {
    let house = House::new().await;
    let mut open = terms(2, 0);
    open["public"] = json!(true);
    let (table, tokens, mut clients, seats) = two(&house, open).await;
    let path = format!("/api/tables/{table}");
    let view = house.get(&path, Some(&tokens[0])).await.json();
    let theirs = chair_of(&view, seats[1]);
    assert_eq!(
        refused(&mut clients[0], json!({ "type": "leave", "chair": theirs })).await,
        "forbidden",
        "only one's own chair is left"
    );
    done(&mut clients[1], json!({ "type": "leave", "chair": theirs })).await;
    let told = clients[0].until(|told| {
        let chairs = told["table"]["chairs"].as_array();
        chairs.is_some_and(|chairs| {
            chairs.iter().any(|chair| chair["chair"] == theirs && chair["bot"].is_string())
        })
    });
    told.await.expect("the computer plays on");
    assert_eq!(
        refused(&mut clients[0], json!({ "type": "take", "chair": theirs })).await,
        "forbidden",
        "who plays knows secrets of another seat"
    );
    let cem = house.guest("Cem").await;
    let body = json!({ "chair": theirs });
    let joined = house.post(&format!("{path}/join"), Some(&cem), body).await;
    assert_eq!(joined.status, 200, "{}", joined.body);
    done(&mut clients[0], json!({ "type": "consent", "agree": true })).await;
    let mut new = house.client(&table, &cem).await;
    let sync = new.until(|told| told["type"] == "sync").await.expect("a view");
    assert_eq!(sync["seat"], seats[1], "all that the seat knows is known now");
    assert_eq!(
        refused(&mut clients[1], json!({ "type": "take", "chair": theirs })).await,
        "not-now",
        "somebody sits there now"
    );
    done(&mut new, json!({ "type": "leave", "chair": theirs })).await;
    assert_eq!(
        refused(&mut clients[1], json!({ "type": "take", "chair": theirs })).await,
        "forbidden",
        "only the last to leave may come back"
    );
    done(&mut new, json!({ "type": "take", "chair": theirs })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_concedes_has_left_for_good() {
    let house = House::new().await;
    let (table, tokens, mut clients, seats) = two(&house, terms(2, 0)).await;
    let path = format!("/api/tables/{table}");
    let own = chair_of(&house.get(&path, Some(&tokens[1])).await.json(), seats[1]);
    assert_eq!(
        refused(&mut clients[0], json!({ "type": "concede", "seat": seats[1] })).await,
        "forbidden"
    );
    done(&mut clients[1], json!({ "type": "concede", "seat": seats[1] })).await;
    let choose = json!({ "type": "choose", "seat": seats[1], "decision": 1, "choice": "pass" });
    assert_eq!(refused(&mut clients[1], choose).await, "forbidden");
    for ask in ["take", "back"] {
        let code = refused(&mut clients[1], json!({ "type": ask, "chair": own })).await;
        assert_eq!(code, "not-now", "{ask}");
    }
    let view = house.get(&path, Some(&tokens[0])).await.json();
    assert_eq!(view["stage"], "playing", "the others play on");
    let first = chair_of(&view, seats[0]);
    done(&mut clients[0], json!({ "type": "bot", "chair": first, "level": "random" })).await;
    let over = clients[0].until(|told| told["table"]["stage"] == "over").await;
    over.expect("the game comes to its end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_on_after_the_computer_kept_their_seat() {
    let house = House::new().await;
    let (_, _, mut client) = house.sit(terms(1, 1)).await;
    done(&mut client, json!({ "type": "start" })).await;
    let asked = client.until(|told| told["asked"].is_object()).await.expect("a question");
    done(&mut client, json!({ "type": "pause" })).await;
    done(&mut client, json!({ "type": "bot", "chair": 1, "level": "calm" })).await;
    done(&mut client, json!({ "type": "back", "chair": 1 })).await;
    done(&mut client, json!({ "type": "resume" })).await;
    let choose = json!({
        "type": "choose", "seat": asked["seat"], "decision": asked["asked"]["decision"],
        "choice": asked["asked"]["options"][0]["code"],
    });
    done(&mut client, choose).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_the_words_of_the_game_reaches_everybody() {
    let house = House::new().await;
    let (_, _, mut clients, seats) = two(&house, terms(2, 1)).await;
    for talk in [
        json!({ "say": "engine", "engine": 1, "works": true }),
        json!({ "say": "course", "planet": "earth" }),
        json!({ "say": "ask-engine", "engine": 2 }),
        json!({ "say": "promise-place", "to": seats[1] }),
    ] {
        done(&mut clients[0], json!({ "type": "talk", "seat": seats[0], "talk": talk })).await;
        let heard = clients[1].until(|told| {
            let news = told["news"].as_array();
            news.is_some_and(|news| news.iter().any(|news| news["talk"] == talk))
        });
        heard.await.expect("heard");
    }
    for (code, seat, talk) in [
        ("unknown", seats[0], json!({ "say": "engine", "engine": 9, "works": true })),
        ("unknown", seats[0], json!({ "say": "promise-place", "to": 5 })),
        ("malformed", seats[0], json!({ "say": "engine", "engine": "two" })),
        ("malformed", seats[0], json!({ "say": "anything" })),
        ("forbidden", seats[1], json!({ "say": "ask-engine", "engine": 2 })),
    ] {
        let ask = json!({ "type": "talk", "seat": seat, "talk": talk });
        assert_eq!(refused(&mut clients[0], ask).await, code, "{talk}");
    }
}
