//! Keeping what this program writes: a store with a table in every state worth waking from.

use std::env;
use std::time::Duration;

use derelict_server::TableId;
use derelict_server::client::Client;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::generation::{Generation, file};
use super::{Kept, Written, at_window, bodies, gather, key};
use crate::company::{choose, done, pass_and_let_move, two};
use crate::games;
use crate::house::{House, generous, terms};
use crate::resume::pick;
use crate::trouble::{estrange, reopened};

/// Seeds tried to find a situation.
const SEEDS: u32 = 200;
/// Steps after which it is looked for with another seed.
const STEPS: usize = 200;
/// How long windows last at the table that is left inside one.
const WINDOW: u64 = 200;

/// Writes the generation that is asked for.
pub async fn if_wanted() {
    let Ok(number) = env::var("DERELICT_KEEP") else { return };
    let number = number.parse().expect("DERELICT_KEEP is the number of a generation");
    let folder = tempfile::tempdir().expect("a folder");
    let estranged = estranged(&folder).await;
    let house = House::at(reopened(&folder).await, generous()).await;
    let killed = killed_early(&house).await;
    let (held, upto) = held(&house, &folder).await;
    let (early, open) = (key(killed.table), key(held.table));
    let sittings = [
        mid_game(&house).await,
        window(&house).await,
        held,
        undone(&house).await,
        killed,
        resting(&house).await,
        intruder_player(&house).await,
        over(&house).await,
        guided(&house).await,
        gathering(&house).await,
        estranged.again(&house).await,
    ];
    let copy = folder.path().join("copy.sqlite");
    let to = copy.to_str().expect("a plain path").to_owned();
    file(folder.path()).execute("VACUUM INTO ?1", [to]).expect("a copy");
    let copied = rusqlite::Connection::open(&copy).expect("a file");
    // A server killed in the window has written nothing after the answer, and one killed early
    // has put nothing away.
    let left = format!(
        "DELETE FROM entries WHERE table_id = {open} AND seq > {upto};
         DELETE FROM snapshots WHERE table_id = {open} AND seq > {upto} OR table_id = {early};
         VACUUM;"
    );
    copied.execute_batch(&left).expect("as it was left");
    let mut kept = Vec::new();
    for sitting in sittings {
        kept.push(sitting.kept(&house, &copied).await);
    }
    let Written { entries, put_away, .. } = kept[0].written;
    assert!(put_away.is_some_and(|seq| (seq as usize) < entries), "more was played since");
    drop(copied);
    Generation::numbered(number).keep(&copy, &kept);
}

/// People at a table that is being made.
struct Sitting {
    name: &'static str,
    table: TableId,
    tokens: Vec<String>,
    clients: Vec<Client>,
    /// How many seats each of them has.
    seats: Vec<usize>,
}

impl Sitting {
    /// So many people sit down at a new table; the first takes the chairs nobody else does.
    async fn new(house: &House, name: &'static str, people: usize, terms: Value) -> Self {
        let chairs = terms["chairs"].as_array().expect("chairs");
        let persons = chairs.iter().filter(|chair| **chair == "person").count();
        let ann = house.guest("Ann").await;
        let (table, invitation) = house.table(&ann, terms).await;
        let mut clients = vec![house.client(&table, &ann).await];
        for chair in 2..=persons - (people - 1) {
            done(&mut clients[0], json!({ "type": "take", "chair": chair })).await;
        }
        let mut tokens = vec![ann];
        for name in ["Bob", "Cem", "Dee"].into_iter().take(people - 1) {
            let token = house.guest(name).await;
            house.join(&table, &token, &invitation).await;
            clients.push(house.client(&table, &token).await);
            tokens.push(token);
        }
        let mut seats = vec![1; people];
        seats[0] = persons - (people - 1);
        Self { name, table: table.parse().expect("an id"), tokens, clients, seats }
    }

    async fn start(mut self) -> Self {
        done(&mut self.clients[0], json!({ "type": "start" })).await;
        self
    }

    /// The same people at another server.
    async fn again(mut self, house: &House) -> Self {
        self.clients.clear();
        for token in &self.tokens {
            self.clients.push(house.client(&self.table.to_string(), token).await);
        }
        self
    }

    /// Everybody's views, with who sees them, once somebody is asked or all is over.
    async fn look(&mut self) -> Vec<(usize, Value)> {
        loop {
            let mut views = Vec::new();
            for (who, client) in self.clients.iter_mut().enumerate() {
                client.forget();
                done(client, json!({ "type": "view", "seat": null })).await;
                for _ in 0..self.seats[who] {
                    let view = client.until(|told| told["type"] == "sync").await.expect("a view");
                    views.push((who, view));
                }
            }
            let settled =
                |view: &Value| view["asked"].is_object() || view["view"]["over"].is_object();
            if views.iter().any(|(_, view)| settled(view)) {
                views.sort_by_key(|(_, view)| view["seat"].as_u64());
                return views;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// The first who is asked chooses; false if nobody is.
    async fn step(&mut self) -> bool {
        let views = self.look().await;
        let Some((who, view)) = views.into_iter().find(|(_, view)| view["asked"].is_object())
        else {
            return false;
        };
        let (seat, asked) = (&view["seat"], &view["asked"]);
        let options = asked["options"].as_array().expect("options");
        // To stay together gives others something to interrupt.
        let stays = options.iter().find(|option| option["code"] == "search");
        let number = |value: &Value| value.as_u64().expect("a number");
        let any = || pick(options, number(seat), number(&asked["decision"]));
        let choice = stays.map_or_else(any, |option| option["code"].clone());
        let choose = json!({
            "type": "choose", "seat": seat, "decision": asked["decision"], "choice": choice,
        });
        done(&mut self.clients[who], choose).await;
        true
    }

    async fn steps(mut self, count: usize) -> Self {
        for _ in 0..count {
            assert!(self.step().await, "{}: it is over already", self.name);
        }
        self
    }

    /// What is to be expected of it when it wakes.
    async fn kept(self, house: &House, copied: &rusqlite::Connection) -> Kept {
        let path = format!("/api/tables/{}", self.table);
        let view = house.get(&path, Some(&self.tokens[0])).await.json();
        let mut kept = Kept {
            name: self.name.into(),
            table: self.table,
            people: self.tokens,
            stage: view["stage"].as_str().expect("a stage").into(),
            written: Written::about(self.table, copied),
            seats: Default::default(),
        };
        kept.seats = gather(house, &kept).await.1;
        kept
    }
}

/// Terms with a game of its own.
fn seeded(people: u8, bots: u8, seed: &str) -> Value {
    let mut terms = terms(people, bots);
    terms["seed"] = json!(seed);
    terms
}

/// One that has gone on under other rules.
async fn estranged(folder: &TempDir) -> Sitting {
    let mut house = House::at(reopened(folder).await, generous()).await;
    let terms = seeded(2, 0, "kept: other rules");
    let sitting = Sitting::new(&house, "under other rules", 1, terms).await.start().await;
    let sitting = sitting.steps(40).await;
    house.stop().await;
    drop(house);
    {
        let file = file(folder.path());
        file.execute_batch("UPDATE snapshots SET asleep = NULL").expect("a change");
        estrange(&file, "1", |line| line["choice"] = json!("once-something-else"));
    }
    let mut house = House::at(reopened(folder).await, generous()).await;
    let sitting = sitting.again(&house).await.steps(10).await;
    house.stop().await;
    sitting
}

/// One with a situation put away and more played since, and people who talk.
async fn mid_game(house: &House) -> Sitting {
    let terms = seeded(2, 1, "kept: mid-game");
    let mut sitting = Sitting::new(house, "mid-game", 2, terms).await.start().await;
    let ann = &mut sitting.clients[0];
    done(ann, json!({ "type": "chat", "text": "where to?" })).await;
    let seat = ann.until(|told| told["seat"].is_u64()).await.expect("a seat")["seat"].clone();
    done(ann, json!({ "type": "stand", "seat": seat, "window": "interrupt", "answer": "no" }))
        .await;
    sitting.steps(70).await
}

/// A table whose people have come into a situation, the same choices having led there in a trial.
async fn led_to(
    house: &House,
    name: &'static str,
    terms: Value,
    wanted: impl Fn(&[(usize, Value)]) -> bool,
) -> Sitting {
    let people = terms["chairs"].as_array().expect("chairs").len();
    let scratch = House::new().await;
    for number in 0..SEEDS {
        let mut terms = terms.clone();
        terms["seed"] = json!(format!("kept: {name} {number}"));
        let mut trial = Sitting::new(&scratch, "a trial", 1, terms.clone()).await.start().await;
        for steps in 0..STEPS {
            if wanted(&trial.look().await) {
                let sitting = Sitting::new(house, name, people, terms).await.start().await;
                let mut sitting = sitting.steps(steps).await;
                assert!(wanted(&sitting.look().await), "the same choices lead elsewhere");
                return sitting;
            }
            if !trial.step().await {
                break;
            }
        }
    }
    panic!("{name}: no seed leads there");
}

/// One inside a reaction window: one has answered, others are still asked.
async fn window(house: &House) -> Sitting {
    let several = |views: &[(usize, Value)]| {
        let asked = views.iter().filter(|(_, view)| view["asked"].is_object());
        views.iter().any(|(_, view)| at_window(view)) && asked.count() > 1
    };
    led_to(house, "inside a window", terms(4, 0), several).await.steps(1).await
}

/// One inside a window that lasts, with an answer that does not count yet; and the entry it is in.
async fn held(house: &House, folder: &TempDir) -> (Sitting, usize) {
    let scratch = tempfile::tempdir().expect("a folder");
    let trials = House::at(reopened(&scratch).await, generous()).await;
    for number in 0..SEEDS {
        let mut terms = seeded(3, 0, &format!("kept: held {number}"));
        terms["window_ms"] = json!(WINDOW);
        terms["setup"]["board"] = json!("alternative");
        if hold(&trials, &scratch, terms.clone()).await.is_some() {
            let found = hold(house, folder, terms).await;
            return found.expect("the same choices lead to the same window");
        }
    }
    panic!("no seed leads to a window in which somebody is asked");
}

/// Plays until somebody is asked in a window and answers.
async fn hold(house: &House, folder: &TempDir, terms: Value) -> Option<(Sitting, usize)> {
    let mut sitting = Sitting::new(house, "with an answer held", 3, terms).await.start().await;
    let mut answered = [None; 3];
    let mut steps = 0;
    while steps < STEPS {
        for (who, answered) in answered.iter_mut().enumerate() {
            let client = &mut sitting.clients[who];
            let next = tokio::time::timeout(Duration::from_millis(2), client.next()).await;
            let Ok(Ok(told)) = next else { continue };
            let asked = &told["asked"];
            let Some(decision) = asked["decision"].as_u64() else { continue };
            if *answered == Some(decision) {
                continue;
            }
            *answered = Some(decision);
            let options = asked["options"].as_array().expect("options");
            let seat = told["seat"].as_u64().expect("a seat");
            let stays = options.iter().find(|option| option["code"] == "search");
            let choice =
                stays.map_or_else(|| pick(options, seat, decision), |it| it["code"].clone());
            let choice = if at_window(&told) { json!("yes") } else { choice };
            let choose = json!({
                "type": "choose", "seat": seat, "decision": decision, "choice": choice,
            });
            done(client, choose).await;
            if at_window(&told) {
                let written = bodies(sitting.table, &file(folder.path()));
                let held = |body: &String| body.contains("\"line\":\"held\"");
                let at = written.iter().position(held).expect("it was written down");
                return Some((sitting, at + 1));
            }
            steps += 1;
        }
    }
    None
}

/// One after choices were taken back, freely and by a vote.
async fn undone(house: &House) -> Sitting {
    let mut terms = seeded(2, 0, "kept: taken back");
    terms["setup"]["characters"] = json!(["captain", "scout"]);
    terms["setup"]["options"] = json!({ "undo": "agreed" });
    let (table, tokens, mut clients, seats) = two(house, terms).await;
    let mine = seats.iter().position(|seat| *seat == 1).expect("a first player");
    choose(&mut clients[mine], "move").await;
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 1 })).await;
    pass_and_let_move(&mut clients, mine).await;
    done(&mut clients[mine], json!({ "type": "undo", "seat": 1, "steps": 2 })).await;
    let agree = json!({ "type": "vote", "seat": seats[1 - mine], "agree": true });
    done(&mut clients[1 - mine], agree).await;
    let table = table.parse().expect("an id");
    let sitting = Sitting { name: "after taking back", table, tokens, clients, seats: vec![1; 2] };
    sitting.steps(12).await
}

/// One of a server that was killed before it put anything away.
async fn killed_early(house: &House) -> Sitting {
    let mut terms = seeded(3, 0, "kept: killed early");
    terms["setup"]["mode"] = json!("coop");
    Sitting::new(house, "killed early", 1, terms).await.start().await.steps(45).await
}

/// One whose only player rests.
async fn resting(house: &House) -> Sitting {
    let mut terms = seeded(1, 0, "kept: resting");
    terms["setup"]["mode"] = json!("solo");
    terms["setup"]["board"] = json!("alternative");
    let sitting = Sitting::new(house, "resting", 1, terms).await.start().await;
    let mut sitting = sitting.steps(40).await;
    done(&mut sitting.clients[0], json!({ "type": "pause" })).await;
    sitting
}

/// One in which somebody has died and plays on as the intruders.
async fn intruder_player(house: &House) -> Sitting {
    let mut terms = terms(3, 0);
    terms["setup"]["options"] = json!({ "intruder-player": true });
    let begun = |views: &[(usize, Value)]| views[0].1["view"]["swarm"]["begun"] == true;
    led_to(house, "with an intruder player", terms, begun).await.steps(5).await
}

async fn over(house: &House) -> Sitting {
    let terms = seeded(1, 1, "kept: over");
    let mut sitting = Sitting::new(house, "over", 1, terms).await.start().await;
    games::play(&mut sitting.clients[0], 1).await;
    sitting
}

async fn guided(house: &House) -> Sitting {
    let guide = house.get("/api/guides", None).await.json()[0].take();
    let sitting = Sitting::new(house, "guided", 1, guide["terms"].clone()).await;
    let mut sitting = sitting.start().await;
    let steps = guide["steps"].as_array().expect("steps").iter();
    for advice in steps.flat_map(|step| step.as_array().expect("advice")).take(8) {
        let choose = json!({
            "type": "choose", "seat": 1,
            "decision": advice["decision"], "choice": advice["choice"],
        });
        done(&mut sitting.clients[0], choose).await;
    }
    sitting
}

/// One that has not begun.
async fn gathering(house: &House) -> Sitting {
    Sitting::new(house, "gathering", 2, seeded(2, 1, "kept: gathering")).await
}
