//! Whatever becomes of connections, every seat is told the same story.

use derelict_server::client::Client;
use serde_json::{Value, json};

use crate::house::{House, terms};

/// A source of small decisions that is the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % sides
    }
}

/// What a choice depends on: the seat and the decision, never on when it was asked.
fn pick(options: &[Value], seat: u64, decision: u64) -> Value {
    let mut dice = Dice(seat * 1_000_003 + decision * 7919);
    dice.below(3);
    options[dice.below(options.len())]["code"].clone()
}

/// Plays a seat to the end; disturbed, it drops the connection at odd moments, repeats itself and
/// sends things late.
async fn story(house: &House, table: &str, token: &str, disturbed: Option<u64>) -> Vec<Value> {
    let mut dice = Dice(disturbed.unwrap_or_default());
    let mut told: Vec<Value> = Vec::new();
    let mut seat = 0u64;
    'connections: loop {
        let mut hello = json!({ "token": token, "detail": "facts" });
        if seat > 0 {
            // Some of what is known already may be asked for again.
            let back = if disturbed.is_some() { dice.below(4) } else { 0 };
            hello["seen"] = json!({ seat.to_string(): told.len().saturating_sub(back) });
        }
        let mut client: Client = house.client_with(table, hello).await;
        let mut last: Option<Value> = None;
        let mut over = false;
        loop {
            let Ok(message) = client.next().await else { continue 'connections };
            match message["type"].as_str().expect("a type") {
                "table" => over |= message["table"]["stage"] == "over",
                "welcome" => over |= message["table"]["stage"] == "over",
                "sync" | "update" => {
                    let Some(own) = message["seat"].as_u64() else { continue };
                    seat = own;
                    for news in message["news"].as_array().expect("news") {
                        let n = news["n"].as_u64().expect("a number") as usize;
                        assert!(
                            n <= told.len() + 1,
                            "nothing is left out: {n} after {}",
                            told.len()
                        );
                        if n == told.len() + 1 {
                            told.push(news.clone());
                        } else {
                            assert_eq!(told[n - 1], *news, "nothing changes");
                        }
                    }
                    let asked = &message["asked"];
                    let decision = asked["decision"].as_u64();
                    if let Some(decision) = decision
                        && last.as_ref().is_none_or(|last| last["decision"] != decision)
                    {
                        let options = asked["options"].as_array().expect("options");
                        let choose = json!({
                            "type": "choose", "id": format!("{seat}-{decision}-{}", told.len()),
                            "seat": seat, "decision": decision,
                            "choice": pick(options, seat, decision),
                        });
                        if client.send(&choose).await.is_err() {
                            continue 'connections;
                        }
                        last = Some(choose);
                    }
                }
                _ => {}
            }
            if over && told.iter().any(|news| news["fact"]["kind"] == "game-ended") {
                let view = client.ask(json!({ "type": "ping" })).await;
                if view.is_ok() {
                    return told;
                }
            }
            if disturbed.is_some() {
                match dice.below(12) {
                    0 => continue 'connections,
                    1 => {
                        if let Some(last) = &last {
                            let _ = client.send(last).await;
                        }
                    }
                    2 => {
                        let _ = client.send_text("{\"type\":\"nonsense\"}".into()).await;
                    }
                    3 => {
                        let late = json!({
                            "type": "choose", "id": format!("late-{}", told.len()), "seat": seat.max(1),
                            "decision": 0, "choice": "pass",
                        });
                        let _ = client.send(&late).await;
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Plays a game and gives back each seat's story, without the times.
async fn game(
    house: &std::sync::Arc<House>,
    seed: &str,
    disturbed: Option<u64>,
) -> Vec<Vec<Value>> {
    let people = [house.guest("Ann").await, house.guest("Bob").await, house.guest("Cem").await];
    let mut terms = terms(3, 0);
    terms["seed"] = json!(seed);
    let (table, invitation) = house.table(&people[0], terms).await;
    for token in &people[1..] {
        house.join(&table, token, &invitation).await;
    }
    let mut owner = house.client(&table, &people[0]).await;
    owner.ask(json!({ "type": "start" })).await.expect("started");
    drop(owner);
    let mut stories = Vec::new();
    for (token, number) in people.into_iter().zip(1..) {
        let (house, table) = (std::sync::Arc::clone(house), table.clone());
        let salt = disturbed.map(|salt| salt * 10 + number);
        stories.push(tokio::spawn(async move { story(&house, &table, &token, salt).await }));
    }
    let mut told = Vec::new();
    for story in stories {
        let mut story = story.await.expect("a story");
        for news in &mut story {
            news["at"] = json!(0);
        }
        told.push(story);
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn disturbed_games_are_told_like_undisturbed_ones() {
    let house = std::sync::Arc::new(House::new().await);
    for round in 0..3 {
        let seed = format!("round {round}");
        let calm = game(&house, &seed, None).await;
        assert!(calm.iter().all(|story| story.len() > 20));
        for salt in 1..4 {
            let wild = game(&house, &seed, Some(round * 100 + salt)).await;
            assert_eq!(wild, calm, "round {round}, disturbance {salt}");
        }
    }
}
