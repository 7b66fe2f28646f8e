//! Stores of earlier programs: whatever has changed since, their tables wake as they were left and
//! are played to the end. `DERELICT_KEEP=2` keeps what this program writes as generation 2.

mod generation;
mod writing;

use std::collections::BTreeMap;
use std::sync::Arc;

use derelict_content::Catalog;
use derelict_engine::record::Record;
use derelict_engine::{Game, State};
use derelict_server::TableId;
use derelict_server::client::Client;
use derelict_server::store::{Sqlite, Store};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::company::done;
use crate::dice::Dice;
use crate::house::{House, generous};
use crate::resume::pick;
use crate::trouble::estrange;
use generation::{Generation, file};

/// A table of a store, and how it was left.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    /// What is special about it.
    name: String,
    table: TableId,
    /// The tokens of those who sit at it.
    people: Vec<String>,
    stage: String,
    written: Written,
    /// What every seat knows and is asked.
    seats: BTreeMap<String, Value>,
}

/// What was written about a table, counted.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Written {
    entries: usize,
    choices: usize,
    taken_back: usize,
    held: usize,
    other_rules: usize,
    /// Who chose what last.
    last: Option<String>,
    /// The last entry in the situation put away.
    put_away: Option<i64>,
}

impl Written {
    fn about(table: TableId, file: &rusqlite::Connection) -> Self {
        let bodies = bodies(table, file);
        let lines: Vec<Value> = bodies
            .iter()
            .flat_map(|body| serde_json::from_str::<Vec<Value>>(body).expect("lines"))
            .collect();
        let count = |kind: &str| lines.iter().filter(|line| line["line"] == kind).count();
        let last = lines.iter().rfind(|line| line["line"] == "chose");
        let mut put_away =
            file.prepare("SELECT seq FROM snapshots WHERE table_id = ?1").expect("a query");
        let put_away = put_away.query_map([key(table)], |row| row.get(0)).expect("situations");
        Self {
            entries: bodies.len(),
            choices: count("chose"),
            taken_back: count("took-back"),
            held: count("held"),
            other_rules: count("other-rules"),
            last: last.map(|line| format!("{} {}", line["seat"], line["choice"])),
            put_away: put_away.map(|seq| seq.expect("a number")).next(),
        }
    }
}

/// How the store numbers a table.
fn key(table: TableId) -> i64 {
    table.0.cast_signed()
}

fn bodies(table: TableId, file: &rusqlite::Connection) -> Vec<String> {
    let query = "SELECT body FROM entries WHERE table_id = ?1 ORDER BY seq";
    let mut query = file.prepare(query).expect("a query");
    let bodies = query.query_map([key(table)], |row| row.get(0)).expect("entries");
    bodies.map(|body| body.expect("text")).collect()
}

/// Somebody who has come to a table, with what was told first.
struct Guest {
    client: Client,
    syncs: Vec<Value>,
}

impl Guest {
    async fn come(house: &House, table: TableId, token: &str) -> Self {
        let mut client = house.client(&table.to_string(), token).await;
        let welcome = client.until(|told| told["type"] == "welcome" || told["type"] == "bye").await;
        let welcome = welcome.expect("a welcome");
        assert_eq!(welcome["type"], "welcome", "{welcome}");
        let chairs = welcome["table"]["chairs"].as_array().expect("chairs");
        let own = |chair: &&Value| chair["guest"] == welcome["guest"] && chair["seat"].is_u64();
        let mut syncs = Vec::new();
        for _ in chairs.iter().filter(own) {
            syncs.push(client.until(|told| told["type"] == "sync").await.expect("a view"));
        }
        Self { client, syncs }
    }
}

/// Everybody at a table, and what their seats know.
async fn gather(house: &House, kept: &Kept) -> (Vec<Guest>, BTreeMap<String, Value>) {
    let mut guests = Vec::new();
    for token in &kept.people {
        guests.push(Guest::come(house, kept.table, token).await);
    }
    let syncs = guests.iter().flat_map(|guest| &guest.syncs);
    let seats = syncs.map(|sync| (sync["seat"].to_string(), facts(sync))).collect();
    (guests, seats)
}

/// What a seat knows and is asked, by names and numbers of the game alone.
fn facts(sync: &Value) -> Value {
    let view = &sync["view"];
    let sorted = |list: Option<&Vec<Value>>| {
        let mut names: Vec<String> =
            list.into_iter().flatten().map(|name| name.as_str().expect("a name").into()).collect();
        names.sort();
        names
    };
    let players = view["players"].as_object().expect("players").iter().map(|(seat, player)| {
        let wounds = player["serious"].as_array().map(Vec::len);
        let open = json!({
            "character": player["character"], "place": player["place"],
            "cards": player["hand_size"], "light": player["light"], "serious": wounds,
        });
        (seat.clone(), open)
    });
    let players: serde_json::Map<String, Value> = players.collect();
    let hand = &view["players"][sync["seat"].to_string()]["hand"];
    let options = sync["asked"]["options"].as_array();
    let codes: Option<Vec<Value>> =
        options.map(|options| options.iter().map(|option| option["code"].clone()).collect());
    json!({
        "turn": view["turn"], "time": view["tracks"]["time"], "players": players,
        "hand": sorted(hand.as_array()), "asked": sorted(codes.as_ref()),
        "decisions": view["asked"], "waiting": sync["waiting"],
    })
}

/// Whether a message was sent while somebody might react.
fn at_window(told: &Value) -> bool {
    let window = &told["waiting"]["window"];
    !window.is_null() && *window != "objectives"
}

/// Plays the seats of a guest until the game is over, by choices that depend on nothing but the
/// decision. Where windows take their time, they are left to close by themselves.
async fn play_on(guest: Guest, lasting: bool) {
    let Guest { mut client, syncs } = guest;
    let mut answered = BTreeMap::new();
    let mut early = syncs.into_iter();
    loop {
        let told = match early.next() {
            Some(told) => told,
            None => client.next().await.expect("the game goes on"),
        };
        match told["type"].as_str().expect("a type") {
            "table" if told["table"]["stage"] == "over" => return,
            "refused" | "bye" => panic!("{told}"),
            _ => {}
        }
        let (seat, decision) = (told["seat"].as_u64(), told["asked"]["decision"].as_u64());
        let (Some(seat), Some(decision)) = (seat, decision) else { continue };
        if answered.get(&seat) == Some(&decision) || (lasting && at_window(&told)) {
            continue;
        }
        answered.insert(seat, decision);
        let options = told["asked"]["options"].as_array().expect("options");
        let passes = options.iter().find(|option| lasting && option["code"] == "pass");
        let choice = passes.map_or_else(|| pick(options, seat, decision), |it| it["code"].clone());
        let choose = json!({
            "type": "choose", "id": format!("on-{seat}-{decision}"), "seat": seat,
            "decision": decision, "choice": choice,
        });
        client.send(&choose).await.expect("the server listens");
    }
}

/// A table wakes as it was left and is played to its end; its record holds. Where the rules have
/// changed since, it goes on from where they part.
async fn goes_on(house: Arc<House>, kept: Arc<Kept>, older: bool) {
    let name = &kept.name;
    let path = format!("/api/tables/{}", kept.table);
    let view = house.get(&path, Some(&kept.people[0])).await;
    assert_eq!(view.status, 200, "{name}: {}", view.body);
    assert_eq!(view.json()["stage"], kept.stage, "{name}");
    let (mut guests, seats) = gather(&house, &kept).await;
    assert!(older || seats == kept.seats, "{name}: {seats:?}");
    for sync in guests.iter().flat_map(|guest| &guest.syncs) {
        let news = sync["news"].as_array().expect("news");
        // What was told before other rules came is not told again.
        let told = news.last().map_or(&Value::Null, |last| &last["n"]);
        let all = *told == sync["n"] || kept.written.other_rules > 0 || older;
        assert!(all, "{name}: the past is told up to {told}, not to {}", sync["n"]);
    }
    match kept.stage.as_str() {
        "gathering" => done(&mut guests[0].client, json!({ "type": "start" })).await,
        "paused" => done(&mut guests[0].client, json!({ "type": "resume" })).await,
        _ => {}
    }
    if kept.stage != "over" {
        let lasting = view.json()["window_ms"] != 0;
        let players = guests.into_iter().map(|guest| tokio::spawn(play_on(guest, lasting)));
        for player in players.collect::<Vec<_>>() {
            player.await.unwrap_or_else(|why| panic!("{name}: {why}"));
        }
    }
    let record = house.get(&format!("{path}/record"), Some(&kept.people[0])).await;
    assert_eq!(record.status, 200, "{name}: {}", record.body);
    let record = Record::parse(&record.body).unwrap_or_else(|why| panic!("{name}: {why}"));
    assert!(record.choices() >= kept.written.choices, "{name}: choices are gone");
    // Where lines were bent as if by other rules, nothing tells a replay that they were.
    if kept.written.other_rules == 0 {
        let verified = record.verify(&Catalog::base());
        let verified = verified.unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(verified.finished, "{name}");
        assert_eq!(verified.undone, kept.written.taken_back, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_earlier_program_are_played_to_the_end() {
    writing::if_wanted().await;
    for generation in Generation::all() {
        let ((folder, kept), older) = (generation.copy(), generation.is_older());
        let before: Vec<Vec<String>> = {
            let file = file(folder.path());
            for kept in &kept {
                let written = Written::about(kept.table, &file);
                assert_eq!(written, kept.written, "{}", kept.name);
            }
            kept.iter().map(|kept| bodies(kept.table, &file)).collect()
        };
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        let house = Arc::new(House::at(store, generous()).await);
        let kept: Vec<Arc<Kept>> = kept.into_iter().map(Arc::new).collect();
        let all = kept.iter().map(|kept| tokio::spawn(goes_on(house.clone(), kept.clone(), older)));
        for one in all.collect::<Vec<_>>() {
            one.await.unwrap_or_else(|why| panic!("generation {}: {why}", generation.number));
        }
        let file = file(folder.path());
        for (kept, before) in kept.iter().zip(before) {
            let name = &kept.name;
            assert!(bodies(kept.table, &file).starts_with(&before), "{name}: the past has changed");
            let written = Written::about(kept.table, &file);
            let estranged = written.other_rules != kept.written.other_rules;
            assert!(older || !estranged, "{name}: it was estranged");
        }
    }
}

/// The catalog a situation is played with.
fn catalog(situation: &Value) -> Arc<Catalog> {
    let packs = situation["setup"]["packs"].as_array().expect("packs");
    let packs = packs.iter().map(|pack| pack.as_str().expect("a name"));
    Catalog::shipped(packs).expect("packs that compose")
}

fn play_out(mut game: Game) {
    let mut dice = Dice(11);
    while let Some(asked) = game.offers.decisions.first().cloned() {
        let options = game.offers.of(&asked);
        let choice = options[dice.below(options.len())];
        game.choose(asked.seat, asked.id, choice).expect("what is offered is accepted");
    }
    assert!(game.state.is_over());
}

#[test]
fn situations_put_away_by_every_earlier_program_are_played_to_the_end() {
    for generation in Generation::all() {
        let (folder, kept) = generation.copy();
        let file = file(folder.path());
        let mut query =
            file.prepare("SELECT body FROM snapshots WHERE table_id = ?1").expect("a query");
        let mut tried = 0;
        for kept in kept {
            let bodies = query.query_map([key(kept.table)], |row| row.get::<_, String>(0));
            for body in bodies.expect("situations").map(|body| body.expect("text")) {
                let mut put_away: Value = serde_json::from_str(&body).expect("JSON");
                let situation = put_away["game"].take();
                let durable = State::from_durable(&catalog(&situation), situation);
                let durable = durable.unwrap_or_else(|why| panic!("{}: {why}", kept.name));
                play_out(durable.game);
                tried += 1;
            }
        }
        assert!(tried >= 4, "generation {} put {tried} tables away", generation.number);
    }
}

/// If the rules change so that the old lines no longer fit, the old situations must.
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_other_rules_go_on_from_the_situations_of_every_earlier_program() {
    for generation in Generation::all() {
        let (folder, mut kept) = generation.copy();
        // Answers held and choices taken back since belong to the old rules.
        kept.retain(|kept| {
            let Written { put_away, taken_back, held, .. } = kept.written;
            put_away.is_some() && taken_back + held == 0 && kept.stage == "playing"
        });
        assert!(kept.len() >= 2, "generation {} has {}", generation.number, kept.len());
        {
            let file = file(folder.path());
            file.execute_batch("UPDATE snapshots SET asleep = NULL").expect("a change");
            for Kept { table, written, .. } in &kept {
                let upto = written.put_away.expect("it was put away");
                let before = format!("table_id = {} AND seq <= {upto}", key(*table));
                estrange(&file, &before, |line| line["choice"] = json!("once-something-else"));
            }
        }
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        let house = House::at(store, generous()).await;
        for kept in &kept {
            let (_, seats) = gather(&house, kept).await;
            assert!(generation.is_older() || seats == kept.seats, "{}: {seats:?}", kept.name);
            let written = Written::about(kept.table, &file(folder.path()));
            assert_eq!(written.other_rules, kept.written.other_rules + 1, "{}", kept.name);
        }
    }
}
