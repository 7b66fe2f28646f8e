//! Every byte sent to a seat in whole games, checked against what it may not know.

use std::collections::BTreeMap;

use derelict_content::{ItemId, Kind};
use derelict_engine::Seat;
use derelict_engine::card::{Card, CardKind};
use derelict_engine::record::Record;
use derelict_engine::view::Viewer;
use derelict_text::Language;
use serde_json::{Value, json};

use crate::house::{House, terms};
use crate::truth::{Eyes, Truth};

/// What a client was sent before the end.
#[derive(Default)]
struct Heard {
    seat: Option<u64>,
    frames: Vec<String>,
    /// The record, each time it was asked for.
    records: Vec<String>,
}

/// All that a client is sent before the end, playing at random.
async fn frames(house: &House, table: &str, hello: Value, mut salt: u64) -> Heard {
    let token = hello["token"].as_str().map(str::to_owned);
    let mut client = house.client_with(table, hello).await;
    let (mut heard, mut answered) = (Heard::default(), None);
    loop {
        let text = client.next_text().await.expect("the game goes on");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        let ended = text.contains("\"game-ended\"");
        if ended || message["table"]["stage"] == "over" || message["view"]["over"].is_object() {
            return heard;
        }
        heard.frames.push(text);
        heard.seat = heard.seat.or(message["seat"].as_u64());
        let seat = heard.seat;
        let asked = &message["asked"];
        if !asked.is_object() || answered == Some(asked["decision"].clone()) {
            continue;
        }
        answered = Some(asked["decision"].clone());
        for (kind, often) in [("why-not", 3), ("chances", 4), ("history", 16)] {
            if salt.is_multiple_of(often) {
                let mut ask = json!({ "type": kind, "id": format!("{kind}-{salt}"), "seat": seat });
                if kind == "history" {
                    (ask["before"], ask["most"]) = (json!(10_000), json!(40));
                }
                client.send(&ask).await.expect("sent");
            }
        }
        if salt.is_multiple_of(16) {
            // The game waits for this seat's choice; it is not over yet.
            let path = format!("/api/tables/{table}/record");
            heard.records.push(house.get(&path, token.as_deref()).await.body);
        }
        let options = asked["options"].as_array().expect("options");
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let option = &options[(salt >> 33) as usize % options.len()];
        let choose = json!({
            "type": "choose", "id": format!("{}-{salt}", asked["decision"]), "seat": seat,
            "decision": asked["decision"], "choice": option["code"],
        });
        client.send(&choose).await.expect("sent");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_frame_of_whole_games_betrays_a_secret() {
    let house = std::sync::Arc::new(House::new().await);
    let mut found: BTreeMap<&str, u32> = BTreeMap::new();
    for (game, language, window) in
        [(0u64, Language::English, 0), (1, Language::German, 0), (2, Language::English, 40)]
    {
        let people = [house.guest("Ann").await, house.guest("Bob").await, house.guest("Cem").await];
        let mut terms = terms(3, 0);
        terms["public"] = json!(true);
        terms["window_ms"] = json!(window);
        terms["setup"]["options"] = json!({ "odds": true });
        terms["seed"] = json!(format!("secrets {game}"));
        let (table, _) = house.table(&people[0], terms).await;
        for token in &people[1..] {
            house.post(&format!("/api/tables/{table}/join"), Some(token), json!({})).await;
        }
        let mut players = Vec::new();
        let people_too = people.iter().map(Some).chain([None]);
        for (token, salt) in people_too.zip(1..) {
            let hello = json!({ "token": token, "detail": "views", "language": language.tag() });
            let (house, table) = (std::sync::Arc::clone(&house), table.clone());
            players.push(tokio::spawn(async move {
                frames(&house, &table, hello, game * 100 + salt).await
            }));
        }
        let mut owner = house.client(&table, &people[0]).await;
        owner.ask(json!({ "type": "start" })).await.expect("started");
        let mut told = Vec::new();
        for player in players {
            told.push(player.await.expect("a player"));
        }
        let record = house.get(&format!("/api/tables/{table}/record"), Some(&people[0])).await;
        for (kind, count) in check(&record.body, &told, language, window > 0) {
            *found.entry(kind).or_default() += count;
        }
    }
    assert_eq!(found.len(), 16, "leaks of every kind, and records: {found:?}");
}

/// Checks what everybody was told; says what of each kind of leak was planted and found.
fn check(
    record: &str,
    told: &[Heard],
    language: Language,
    windows: bool,
) -> BTreeMap<&'static str, u32> {
    let truth = Truth::of(&Record::parse(record).expect("a record"));
    let eyes = |seat: Option<u64>, language| {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8 - 1)));
        truth.eyes(viewer, language, windows)
    };
    let mut found = BTreeMap::new();
    for Heard { seat, frames, records } in told {
        let (eyes, reader) = (eyes(*seat, language), eyes(*seat, Language::English));
        assert!(eyes.secrets() > 50, "there is something to betray: {}", eyes.secrets());
        let frames: Vec<Value> =
            frames.iter().map(|frame| serde_json::from_str(frame).expect("JSON")).collect();
        let betrayed = eyes.betrayed(&frames);
        assert!(betrayed.is_empty(), "seat {seat:?} was told {betrayed:?}");
        for record in records {
            let line = |line: &str| -> Value { serde_json::from_str(line).expect("JSON") };
            let lines: Vec<Value> = record.lines().map(line).collect();
            assert!(lines.iter().all(|line| line["seat"].as_u64() == *seat), "{record}");
            let frames: Vec<Value> =
                lines.iter().map(|line| json!({ "news": [line["told"]] })).collect();
            let betrayed = reader.betrayed(&frames);
            assert!(betrayed.is_empty(), "the record of {seat:?} tells {betrayed:?}");
            *found.entry("a record").or_default() += 1;
        }
        for (kind, frame) in plant(&truth, &eyes, &frames) {
            let betrayed = eyes.betrayed(&[frame]);
            assert!(!betrayed.is_empty(), "{kind} was planted and not found");
            *found.entry(kind).or_default() += 1;
        }
    }
    found
}

/// Frames with leaks of every kind.
fn plant(truth: &Truth, eyes: &Eyes, frames: &[Value]) -> Vec<(&'static str, Value)> {
    let mut planted = Vec::new();
    for moment in (0..truth.moments.len()).step_by(9) {
        for (kind, hidden) in facedown(truth, moment, eyes.viewer) {
            // Whatever the viewer has learnt by then is no secret of the moment.
            let secret = hidden.into_iter().find(|name| eyes.hides(moment, name));
            planted.extend(secret.map(|name| (kind, eyes.frame(moment, &format!("play:{name}")))));
        }
    }
    // What is not said in names may still be said in words.
    let words = truth.kept_from(eyes.viewer).map(|event| eyes.whole(event));
    for words in words.step_by(5).filter(|words| words.contains(' ')) {
        let mut frame =
            frames.iter().rfind(|frame| frame["news"][0].is_object()).expect("news").clone();
        frame["news"][0]["text"] = json!(words);
        planted.push(("what happened to another", frame));
        planted.push(("a hint", eyes.frame(truth.moments.len() - 1, &words)));
    }
    // What the viewer knows by name it still may not know by place.
    let viewed = frames.iter().rfind(|frame| frame["view"].is_object()).expect("a view");
    let mut bend = |kind, path: String, value: Value| {
        let mut frame = viewed.clone();
        *frame.pointer_mut(&path).expect("a place in the view") = value;
        planted.push((kind, frame));
    };
    for seat in truth.others(eyes.viewer) {
        let player = format!("/view/players/{}", seat.number());
        bend("a hand", format!("{player}/hand"), json!(["contamination"]));
        bend("an inventory", format!("{player}/inventory"), json!([]));
    }
    bend("an engine", "/view/engines/1".into(), json!({ "working": true }));
    if let Some(asked) = frames.iter().rfind(|frame| frame["asked"]["text"].is_string()) {
        let mut frame = asked.clone();
        frame["asked"]["options"][0]["label"] = json!("Open the door to the Nest");
        planted.push(("an option", frame));
    }
    planted
}

/// Names of what lies facedown at a moment, by where it lies.
fn facedown(truth: &Truth, moment: usize, viewer: Viewer) -> Vec<(&'static str, Vec<String>)> {
    let state = &truth.moments[moment];
    let others: Vec<_> =
        truth.others(viewer).into_iter().map(|seat| &state.crew[seat.index()]).collect();
    let action = |card: Card| match card.kind() {
        CardKind::Action(action) => Some(truth.name(Kind::ActionId, action.0)),
        CardKind::Contamination(_) => None,
    };
    let item = |item: ItemId| truth.name(Kind::ItemId, item.0);
    let named = |kind: Kind, id: u8| vec![truth.name(kind, id)];
    let hands = others.iter().flat_map(|crew| crew.hand.iter()).filter_map(action);
    let decks = others.iter().flat_map(|crew| crew.deck.iter()).filter_map(action);
    let carried = others.iter().flat_map(|crew| crew.inventory.iter()).map(item);
    let objectives =
        others.iter().map(|crew| truth.name(Kind::ObjectiveId, crew.personal.0)).collect();
    let items = state.items.iter().flat_map(|deck| deck.facedown().iter().copied()).map(item);
    let events =
        state.events.facedown().iter().copied().map(|card| truth.name(Kind::EventId, card.0));
    let attacks =
        state.attacks.facedown().iter().copied().map(|card| truth.name(Kind::AttackId, card.0));
    vec![
        ("a card in a hand", hands.collect()),
        ("a card in a deck", decks.collect()),
        ("an item carried", carried.collect()),
        ("an objective", objectives),
        ("an item to come", items.collect()),
        ("an event to come", events.collect()),
        ("an attack to come", attacks.collect()),
        ("the coordinates", named(Kind::CoordinatesId, state.coordinates.0)),
        ("a weakness", named(Kind::WeaknessId, state.weaknesses[0].card.0)),
    ]
}
