//! Two servers on one database.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use derelict_server::client::Client;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::player::{Pace, check, play, table};
use crate::served::Served;

/// Choices after which a server dies: well before any game ends.
const MIDWAY: u32 = 16;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// `cargo verify postgres` starts a database and names it here.
fn database() -> String {
    std::env::var("DERELICT_TEST_DATABASE").expect("DERELICT_TEST_DATABASE names a database")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn a_game_over_two_servers_survives_the_death_of_one() {
    let database = database();
    let one = Served::with(&[], Some(&database));
    let two = Served::with(&[], Some(&database));
    let (table, tokens) = table(one.address, 4).await;
    let (tell, first) = watch::channel(one.address);
    let (_keep, second) = watch::channel(two.address);
    let progress = Pace::resting_at(MIDWAY);
    let players: Vec<_> = tokens
        .iter()
        .zip(0..)
        .map(|(token, index)| {
            let place = if index % 2 == 0 { first.clone() } else { second.clone() };
            tokio::spawn(play(place, table.clone(), token.clone(), index + 7, progress.clone()))
        })
        .collect();
    let start = Instant::now();
    while !progress.rests() {
        assert!(start.elapsed() < PATIENCE, "nobody plays");
        sleep(Duration::from_millis(2)).await;
    }
    one.kill();
    tell.send_replace(two.address);
    progress.go_on();
    let mut breaks = Vec::new();
    for (player, token) in players.into_iter().zip(&tokens) {
        let diary = player.await.expect("a player");
        check(two.address, &table, token, &diary).await;
        breaks.push(diary.breaks > 0);
    }
    assert!(breaks[0] && breaks[2], "who sat at the dead server noticed");
    assert!(progress.load(Ordering::Relaxed) > MIDWAY, "they played on");
}

/// What a client is asked, once it has caught up.
async fn asked(client: &mut Client) -> Option<Value> {
    client.forget();
    let done = client.ask(json!({ "type": "view", "seat": null })).await.expect("an answer");
    assert_eq!(done["type"], "done", "{done}");
    let sync = client.until(|told| told["type"] == "sync").await.expect("a view");
    sync["asked"].is_object().then_some(sync)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs PostgreSQL: cargo verify postgres"]
async fn two_answers_to_one_question_over_two_servers_count_once() {
    let database = database();
    let servers = [Served::with(&[], Some(&database)), Served::with(&[], Some(&database))];
    let (table, tokens) = table(servers[0].address, 2).await;
    let mut people = Vec::new();
    for token in &tokens {
        let hello = json!({ "token": token, "detail": "facts" });
        people.push([
            Client::connect(servers[0].address, &table, hello.clone()).await.expect("a client"),
            Client::connect(servers[1].address, &table, hello).await.expect("a client"),
        ]);
    }
    let (start, mut raced) = (Instant::now(), 0);
    while raced < 12 {
        assert!(start.elapsed() < PATIENCE, "{raced} races are all there were");
        for [a, b] in &mut people {
            let (Some(here), Some(there)) = (asked(a).await, asked(b).await) else { continue };
            let options = here["asked"]["options"].as_array().expect("options");
            if here["asked"]["decision"] != there["asked"]["decision"] || options.len() < 2 {
                continue;
            }
            let choose = |who: &str, option: &Value| {
                json!({
                    "type": "choose", "id": format!("{who}-{raced}"), "seat": here["seat"],
                    "decision": here["asked"]["decision"], "choice": option["code"],
                })
            };
            let (one, two) =
                tokio::join!(a.ask(choose("a", &options[0])), b.ask(choose("b", &options[1])));
            let answers = [one.expect("an answer"), two.expect("an answer")];
            let done = answers.iter().filter(|answer| answer["type"] == "done").count();
            assert_eq!(done, 1, "{answers:?}");
            raced += 1;
        }
    }
}
