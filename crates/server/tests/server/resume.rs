//! Whatever becomes of connections, every seat is told the same story.

use std::collections::BTreeMap;
use std::sync::Arc;

use derelict_server::client::Client;
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestRunner};
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::house::{House, terms};

/// What a client does after a message, apart from playing.
#[derive(Clone, Copy, Debug)]
enum Whim {
    /// Nothing.
    Calm,
    /// Loses the connection; on coming back, asks for so much again that it knows.
    Drop { back: usize },
    /// Sends its last choice once more.
    Repeat,
    /// Sends something that makes no sense.
    Nonsense,
    /// Answers a decision that is long over.
    Late,
    /// Does not read for so many milliseconds.
    Linger(u64),
}

fn whims() -> impl Strategy<Value = Vec<Whim>> {
    let whim = prop_oneof![
        12 => Just(Whim::Calm),
        2 => (0usize..5).prop_map(|back| Whim::Drop { back }),
        1 => Just(Whim::Repeat),
        1 => Just(Whim::Nonsense),
        1 => Just(Whim::Late),
        1 => (1u64..4).prop_map(Whim::Linger),
    ];
    prop::collection::vec(whim, 1..60)
}

/// A client loses the connection at most so often before it has been brought up to date.
const EARLY: u32 = 3;

/// What a choice depends on: the seat and the decision, never on when it was asked.
pub fn pick(options: &[Value], seat: u64, decision: u64) -> Value {
    let mut dice = Dice(seat * 1_000_003 + decision * 7919);
    dice.below(3);
    dice.pick(options)["code"].clone()
}

/// Plays a seat to the end, following its whims over and over.
async fn story(house: &House, table: &str, token: &str, whims: Vec<Whim>) -> Vec<Value> {
    let mut whims = whims.into_iter().cycle();
    let mut told: Vec<Value> = Vec::new();
    let (mut seat, mut back, mut early) = (0u64, 0, 0);
    'connections: loop {
        let mut hello = json!({ "token": token, "detail": "facts" });
        if seat > 0 {
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
                    (seat, early) = (own, 0);
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
            match whims.next().expect("an endless list") {
                Whim::Calm => {}
                Whim::Drop { back: again } if early < EARLY => {
                    (back, early) = (again, early + 1);
                    continue 'connections;
                }
                Whim::Drop { .. } => {}
                Whim::Repeat => {
                    if let Some(last) = &last {
                        let _ = client.send(last).await;
                    }
                }
                Whim::Nonsense => {
                    let _ = client.send_text("{\"type\":\"nonsense\"}".into()).await;
                }
                Whim::Late => {
                    let late = json!({
                        "type": "choose", "id": format!("late-{}", told.len()),
                        "seat": seat.max(1), "decision": 0, "choice": "pass",
                    });
                    let _ = client.send(&late).await;
                }
                Whim::Linger(ms) => {
                    tokio::time::sleep(std::time::Duration::from_millis(ms)).await;
                }
            }
        }
    }
}

/// Plays a game and gives back each seat's story, without the times.
async fn game(house: &Arc<House>, seed: u8, whims: [Vec<Whim>; 3]) -> Vec<Vec<Value>> {
    let people = [house.guest("Ann").await, house.guest("Bob").await, house.guest("Cem").await];
    let mut terms = terms(3, 0);
    terms["seed"] = json!(format!("round {seed}"));
    let (table, invitation) = house.table(&people[0], terms).await;
    for token in &people[1..] {
        house.join(&table, token, &invitation).await;
    }
    let mut owner = house.client(&table, &people[0]).await;
    owner.ask(json!({ "type": "start" })).await.expect("started");
    drop(owner);
    let mut stories = Vec::new();
    for (token, whims) in people.into_iter().zip(whims) {
        let (house, table) = (Arc::clone(house), table.clone());
        stories.push(tokio::spawn(async move { story(&house, &table, &token, whims).await }));
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

#[test]
fn however_messages_mix_and_connections_break_every_seat_is_told_the_same() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let house = Arc::new(runtime.block_on(House::new()));
    let calmly = [Whim::Calm; 3].map(|whim| vec![whim]);
    let calm: BTreeMap<u8, Vec<Vec<Value>>> =
        (0..2).map(|seed| (seed, runtime.block_on(game(&house, seed, calmly.clone())))).collect();
    assert!(calm.values().flatten().all(|story| story.len() > 20));
    let config = ProptestConfig { cases: 8, max_shrink_iters: 20, ..ProptestConfig::default() };
    let config = ProptestConfig { failure_persistence: None, ..config };
    let disturbed = (0u8..2, [whims(), whims(), whims()]);
    let same = TestRunner::new(config).run(&disturbed, |(seed, whims)| {
        let wild = runtime.block_on(game(&house, seed, whims));
        if wild == calm[&seed] { Ok(()) } else { Err(TestCaseError::fail("another story")) }
    });
    if let Err(why) = same {
        panic!("{why}");
    }
}
