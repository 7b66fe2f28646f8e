//! Every byte sent to a seat in whole games, checked against what it may not know.

use std::collections::BTreeSet;

use derelict_content::Kind;
use derelict_engine::record::Record;
use derelict_engine::view::{View, Viewer};
use derelict_engine::{Rulebook, Seat, State};
use serde_json::{Value, json};

use crate::house::{House, terms};

/// The names of things hidden in a game that a viewer never learnt before its end.
fn secrets(book: &Rulebook, moments: &[State], viewer: Viewer) -> BTreeSet<String> {
    let name = |kind, id| book.names.name(kind, id).expect("a name").to_owned();
    let last = moments.last().expect("a moment");
    let views: Vec<View> = moments.iter().map(|state| state.look(book).view(viewer)).collect();
    let mut hidden = BTreeSet::new();
    let mut known = BTreeSet::new();
    for room in book.rooms() {
        let tile = last.rooms[room.index()].tile;
        let seen = views.iter().any(|view| view.rooms[&room].tile.is_some());
        let set = if seen { &mut known } else { &mut hidden };
        set.insert(name(Kind::TileId, tile.0));
    }
    for seat in last.look(book).seats() {
        let crew = &last.crew[seat.index()];
        for (objective, seen) in [
            (
                crew.corporate,
                views.iter().any(|view| view.players[&seat].objectives.corporate.is_some()),
            ),
            (
                crew.personal,
                views.iter().any(|view| view.players[&seat].objectives.personal.is_some()),
            ),
        ] {
            let set = if seen { &mut known } else { &mut hidden };
            set.insert(name(Kind::ObjectiveId, objective.0));
        }
    }
    if views.iter().all(|view| view.coordinates.card.is_none()) {
        hidden.insert(name(Kind::CoordinatesId, last.coordinates.0));
    }
    for weakness in last.weaknesses.iter().filter(|weakness| !weakness.revealed) {
        hidden.insert(name(Kind::WeaknessId, weakness.card.0));
    }
    let seed: String = last.streams.seed().iter().map(|byte| format!("{byte:02x}")).collect();
    hidden.insert(seed);
    &hidden - &known
}

/// Every name in a message, with the way to it; of codes, what follows the colon.
fn names(value: &Value, way: &str, found: &mut BTreeSet<(String, String)>) {
    match value {
        Value::String(text) => {
            let rest = text.split_once(':').map(|(_, rest)| rest);
            for name in [Some(text.as_str()), rest].into_iter().flatten() {
                found.insert((name.to_owned(), way.to_owned()));
            }
        }
        Value::Array(list) => list.iter().for_each(|value| names(value, way, found)),
        Value::Object(map) => {
            for (key, value) in map {
                names(value, &format!("{way}/{key}"), found);
            }
        }
        _ => {}
    }
}

/// Which secrets the frames of a game betray, and where. An event card may be called like the room
/// it concerns; such a name betrays the room only where a room is named.
fn betrayed(book: &Rulebook, frames: &[String], secrets: &BTreeSet<String>) -> BTreeSet<String> {
    let events: BTreeSet<&String> = book.names.of(Kind::EventId).iter().collect();
    let mut betrayed = BTreeSet::new();
    for frame in frames {
        let frame: Value = serde_json::from_str(frame).expect("JSON");
        let mut found = BTreeSet::new();
        names(&frame, "", &mut found);
        for (name, way) in found.iter().filter(|(name, _)| secrets.contains(name)) {
            if !events.contains(name) || way.ends_with("/tile") {
                betrayed.insert(format!("{name} at {way}"));
            }
        }
    }
    betrayed
}

/// All that a client is sent before the end, playing at random.
async fn frames(
    house: &House,
    table: &str,
    hello: Value,
    mut salt: u64,
) -> (Option<u64>, Vec<String>) {
    let mut client = house.client_with(table, hello).await;
    let (mut frames, mut seat, mut answered) = (Vec::new(), None, None);
    loop {
        let text = client.next_text().await.expect("the game goes on");
        let message: Value = serde_json::from_str(&text).expect("JSON");
        let ended = text.contains("\"game-ended\"");
        if ended || message["table"]["stage"] == "over" || message["view"]["over"].is_object() {
            return (seat, frames);
        }
        frames.push(text);
        seat = seat.or(message["seat"].as_u64());
        let asked = &message["asked"];
        if !asked.is_object() || answered == Some(asked["decision"].clone()) {
            continue;
        }
        answered = Some(asked["decision"].clone());
        if salt.is_multiple_of(3) {
            let why = json!({ "type": "why-not", "id": format!("why-{salt}"), "seat": seat });
            client.send(&why).await.expect("sent");
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
    for game in 0..3u64 {
        let people = [house.guest("Ann").await, house.guest("Bob").await, house.guest("Cem").await];
        let mut terms = terms(3, 0);
        terms["public"] = json!(true);
        let (table, _) = house.table(&people[0], terms).await;
        for token in &people[1..] {
            house.post(&format!("/api/tables/{table}/join"), Some(token), json!({})).await;
        }
        let mut players = Vec::new();
        let hellos = people.iter().map(|token| json!({ "token": token, "detail": "views" }));
        for (hello, salt) in hellos.chain([json!({ "detail": "views" })]).zip(1..) {
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
        check(&record.body, &told);
    }
}

fn check(record: &str, told: &[(Option<u64>, Vec<String>)]) {
    let record = Record::parse(record).expect("a record");
    let replay = record.replay(&derelict_content::Catalog::base()).expect("a replay");
    let book = replay.game().book.clone();
    let mut moments = vec![replay.game().state];
    for moment in replay {
        let moment = moment.expect("a moment");
        if moment.state.ending.is_none() {
            moments.push(moment.state);
        }
    }
    let viewer = |seat: Option<u64>| {
        seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat as u8 - 1)))
    };
    for (seat, frames) in told {
        let secrets = secrets(&book, &moments, viewer(*seat));
        assert!(secrets.len() > 5, "there is something to betray: {secrets:?}");
        let betrayed = betrayed(&book, frames, &secrets);
        assert!(betrayed.is_empty(), "seat {seat:?} was told {betrayed:?}");
        let other = told.iter().find(|(other, _)| other.is_some() && other != seat);
        let (_, others) = other.expect("another");
        let planted = self::betrayed(&book, others, &secrets);
        assert!(!planted.is_empty(), "the scanner sees what others are told");
    }
}

#[test]
fn hidden_things_are_called_like_nothing_but_events() {
    let catalog = derelict_content::Catalog::base();
    let all = |kinds: &[Kind]| -> BTreeSet<String> {
        kinds.iter().flat_map(|kind| catalog.names.of(*kind)).cloned().collect()
    };
    let hidden = [Kind::TileId, Kind::ObjectiveId, Kind::CoordinatesId, Kind::WeaknessId];
    let open = [Kind::ItemId, Kind::ActionId, Kind::AttackId, Kind::WoundId, Kind::CharacterId];
    assert_eq!(&all(&hidden) & &all(&open), BTreeSet::new());
}
