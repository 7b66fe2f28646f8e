//! Guided games, and situations saved as scenarios.

use derelict_content::Library;
use derelict_engine::record::Record;
use serde_json::{Value, json};

use crate::company::done;
use crate::house::{House, terms};

#[tokio::test(flavor = "multi_thread")]
async fn a_guided_game_is_won_by_its_advice_and_recorded_from_where_it_began() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let guides = house.get("/api/guides", None).await.json();
    let guides = guides.as_array().expect("guides");
    let boxes: Vec<&Value> = guides.iter().map(|guide| &guide["id"]).collect();
    assert_eq!(boxes, ["first-game", "void-seeders", "carnomorphs", "research"]);
    for guide in guides {
        follow(&house, &ann, guide).await;
    }
}

async fn follow(house: &House, ann: &str, guide: &Value) {
    let (table, _) = house.table(ann, guide["terms"].clone()).await;
    let mut client = house.client(&table, ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    let steps = guide["steps"].as_array().expect("steps");
    for advice in steps.iter().flat_map(|step| step.as_array().expect("advice")) {
        let choose = json!({
            "type": "choose", "seat": 1,
            "decision": advice["decision"], "choice": advice["choice"],
        });
        done(&mut client, choose).await;
    }
    let record = house.get(&format!("/api/tables/{table}/record"), Some(ann)).await;
    let record = Record::parse(&record.body).expect("a record");
    let catalog = record.header.setup.catalog(Library::shipped()).expect("packs that go together");
    record.verify(&catalog).expect("it can be played again");
    let first = house.get(&format!("/api/tables/{table}/replay?at=0"), Some(ann)).await.json();
    assert_eq!(first["view"]["turn"], 11, "{first}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_guided_game_takes_no_other_terms() {
    let house = House::new().await;
    let ann = house.guest("Ann").await;
    let mut guided: Value = house.get("/api/guides", None).await.json()[0]["terms"].clone();
    guided["setup"]["mode"] = json!("coop");
    let answer = house.post("/api/tables", Some(&ann), guided).await;
    assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad-setup")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_situation_is_saved_as_its_seat_knows_it() {
    let house = House::new().await;
    let (ann, bob) = (house.guest("Ann").await, house.guest("Bob").await);
    let (table, invitation) = house.table(&ann, terms(2, 0)).await;
    house.join(&table, &bob, &invitation).await;
    let mut client = house.client(&table, &ann).await;
    done(&mut client, json!({ "type": "start" })).await;
    let told = client.until(|told| told["seat"].is_u64()).await.expect("a seat");
    let own = told["seat"].as_u64().expect("a number");
    let path = |seat: u64| format!("/api/tables/{table}/scenario?seat={seat}");
    let saved = house.get(&path(own), Some(&ann)).await;
    assert_eq!(saved.status, 200, "{}", saved.body);
    let scenarios = derelict_scenario::parse("saved", &saved.body).expect("a scenario");
    let report = scenarios[0].run();
    assert!(report.failures.is_empty(), "{report}");
    assert_eq!(house.get(&path(3 - own), Some(&ann)).await.status, 403);
    assert_eq!(house.get(&path(own), None).await.status, 403);
}
