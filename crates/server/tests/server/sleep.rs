//! A table that has slept tells everybody the same as one that never did.

use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

use derelict_server::Config;
use derelict_server::client::Client;
use derelict_server::store::{Sqlite, Store};
use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestRunner};
use serde_json::{Value, json};

use crate::company::done;
use crate::dice::Dice;
use crate::house::{House, generous, terms};

const SEATS: u64 = 3;

/// Sleeps as soon as nobody is there.
fn drowsy() -> Config {
    Config { sleep_after: Duration::from_millis(1), ..generous() }
}

/// A number the server counts.
async fn counted(house: &House, name: &str) -> u64 {
    let metrics = house.metrics().await;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.and_then(|number| number.parse().ok()).expect("a number")
}

async fn asleep(house: &House) {
    for _ in 0..30_000 {
        if counted(house, "derelict_tables").await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("it does not fall asleep");
}

/// One person at all seats, who does the same every time.
struct Player<'a> {
    house: &'a House,
    table: String,
    token: String,
    /// What each seat was told, by number, and how it saw the table each time.
    told: [Vec<Value>; SEATS as usize],
    seen: Vec<Value>,
}

impl Player<'_> {
    /// Comes to the table; it sends everything anew that the person has not seen.
    async fn come(&mut self) -> Client {
        let seen: serde_json::Map<String, Value> = (1..)
            .zip(&self.told)
            .map(|(seat, told)| (format!("{seat}"), json!(told.len())))
            .collect();
        let hello = json!({ "token": self.token, "detail": "views", "seen": seen });
        let mut client = self.house.client_with(&self.table, hello).await;
        for _ in 0..SEATS {
            let sync = client.until(|told| told["type"] == "sync").await.expect("a view");
            self.take_in(&sync);
        }
        client
    }

    /// Notes what a seat is told.
    fn take_in(&mut self, told: &Value) {
        let seat = told["seat"].as_u64().expect("a seat") as usize - 1;
        for news in told["news"].as_array().expect("news") {
            let n = news["n"].as_u64().expect("a number") as usize;
            assert!(n <= self.told[seat].len() + 1, "nothing is left out");
            let mut news = news.clone();
            news["at"] = json!(0);
            if news["guest"].is_string() {
                news["guest"] = json!("Ann");
            }
            match self.told[seat].get(n - 1) {
                Some(before) => assert_eq!(*before, news, "nothing changes"),
                None => self.told[seat].push(news),
            }
        }
    }

    /// Asks for every seat's view and takes in all that was told before it; gives back what is
    /// asked of whom.
    async fn look(&mut self, client: &mut Client) -> Vec<Value> {
        done(client, json!({ "type": "view", "seat": null })).await;
        // The three fresh views stand before the answer; whatever was told stands before them.
        let mut views = Vec::new();
        while views.len() < SEATS as usize {
            let told = client.until(|told| told["news"].is_array()).await.expect("news");
            self.take_in(&told);
            if told["type"] == "sync" && told["news"] == json!([]) {
                views.push(told);
            }
        }
        self.seen.extend(views.iter().cloned());
        views
    }

    /// Plays some steps, leaving the table and letting it sleep after some of them.
    async fn play(&mut self, steps: Range<usize>, sleeps: &[usize]) {
        let mut client = self.come().await;
        for step in steps {
            let views = self.look(&mut client).await;
            let mut dice = Dice(step as u64 * 7919 + 5);
            dice.below(3);
            let Some(asked) = views.iter().find(|view| view["asked"].is_object()) else { return };
            let (seat, options) = (&asked["seat"], asked["asked"]["options"].as_array());
            let mut ask = match dice.below(12) {
                0 => json!({ "type": "chat", "text": format!("step {step}") }),
                1 => {
                    json!({ "type": "whisper", "seat": 1, "to": 2, "text": format!("psst {step}") })
                }
                2 => json!({ "type": "undo", "seat": seat, "steps": 1 + dice.below(2) }),
                3 => {
                    json!({ "type": "stand", "seat": seat, "window": "interrupt", "answer": "no" })
                }
                _ => json!({
                    "type": "choose", "seat": seat, "decision": asked["asked"]["decision"],
                    "choice": dice.pick(options.expect("options"))["code"],
                }),
            };
            ask["id"] = json!(format!("step-{step}"));
            let answer = client.ask(ask.clone()).await.expect("an answer");
            self.seen.push(answer.clone());
            if sleeps.contains(&step) {
                drop(client);
                asleep(self.house).await;
                client = self.come().await;
                if ask["type"] == "choose" {
                    let again = client.ask(ask).await.expect("an answer");
                    assert_eq!(again, answer, "what was done is not done again");
                }
            }
            for seat in 1..=SEATS {
                // Whoever is asked to agree to taking back does.
                let id = format!("vote-{step}-{seat}");
                let vote = json!({ "type": "vote", "id": id, "seat": seat, "agree": true });
                self.seen.push(client.ask(vote).await.expect("an answer"));
            }
        }
        self.look(&mut client).await;
    }
}

/// A table with one person at all seats, in a game that is the same every time.
async fn sit(house: &House) -> Player<'_> {
    let token = house.guest("Ann").await;
    let mut terms = terms(SEATS as u8, 0);
    terms["seed"] = json!("sleep");
    terms["setup"]["options"] = json!({ "undo": "agreed" });
    let (table, _) = house.table(&token, terms).await;
    let mut client = house.client(&table, &token).await;
    for chair in 2..=SEATS {
        done(&mut client, json!({ "type": "take", "chair": chair })).await;
    }
    done(&mut client, json!({ "type": "start" })).await;
    Player { house, table, token, told: Default::default(), seen: Vec::new() }
}

#[test]
fn a_table_that_slept_is_the_same() {
    const STEPS: usize = 150;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (seen, told) = runtime.block_on(async {
        let house = House::new().await;
        let mut player = sit(&house).await;
        player.play(0..STEPS, &[]).await;
        (player.seen, player.told)
    });
    let undone = |news: &Value| news["news"] == "undone";
    for told in &told {
        assert!(told.len() > 60 && told.iter().any(undone), "enough happens: {}", told.len());
    }
    let config = ProptestConfig { cases: 6, max_shrink_iters: 8, ..ProptestConfig::default() };
    let config = ProptestConfig { failure_persistence: None, ..config };
    let sleeps = prop::collection::btree_set(0..STEPS, 1..8);
    let same = TestRunner::new(config).run(&sleeps, |sleeps| {
        let sleeps: Vec<usize> = sleeps.into_iter().collect();
        runtime.block_on(async {
            let house = House::with(drowsy()).await;
            let mut player = sit(&house).await;
            asleep(&house).await;
            let before = counted(&house, "derelict_relived_total").await;
            player.play(0..STEPS, &sleeps).await;
            let relived = counted(&house, "derelict_relived_total").await - before;
            let fails = |why: &str| Err(TestCaseError::fail(why.to_owned()));
            match (player.seen == seen && player.told == told, relived) {
                (false, _) => fails("another story"),
                (true, 1..) => fails("lived again from the first entry"),
                (true, 0) => Ok(()),
            }
        })
    });
    if let Err(why) = same {
        panic!("{why}");
    }
}

/// Whatever became of what was put away, the entries tell all.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_sleep_was_disturbed_lives_its_entries_again() {
    const STEPS: usize = 100;
    let calm = House::new().await;
    let mut undisturbed = sit(&calm).await;
    undisturbed.play(0..STEPS / 2, &[]).await;
    undisturbed.play(STEPS / 2..STEPS, &[]).await;
    let spoilt = [
        ("damaged", "CAST(substr(asleep, 1, 300) || x'00' || substr(asleep, 302) AS BLOB)"),
        ("no bytes at all", "substr(asleep, 1, 300) || 'x'"),
        ("cut short", "substr(asleep, 1, 11)"),
        ("missing", "NULL"),
        ("from earlier on", "asleep, seq = seq - 3"),
    ];
    for (how, spoil) in spoilt {
        let folder = tempfile::tempdir().expect("a folder");
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        let house = House::at(store, drowsy()).await;
        let mut player = sit(&house).await;
        player.play(0..STEPS / 2, &[]).await;
        asleep(&house).await;
        let file = rusqlite::Connection::open(folder.path().join("tables.sqlite")).expect("a file");
        file.busy_timeout(Duration::from_secs(10)).expect("patience");
        let spoil = format!("UPDATE snapshots SET asleep = {spoil}");
        assert_eq!(file.execute(&spoil, []).expect("a change"), 1, "{how}: it was put away");
        let before = counted(&house, "derelict_relived_total").await;
        player.play(STEPS / 2..STEPS, &[]).await;
        assert_eq!(counted(&house, "derelict_relived_total").await, before + 1, "{how}");
        assert!(player.told == undisturbed.told && player.seen == undisturbed.seen, "{how}");
    }
}
