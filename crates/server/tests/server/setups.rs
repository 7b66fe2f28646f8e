//! What a table can be opened with, asked for choice by choice.

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_chosen_becomes_a_setup_with_its_packs() {
    let house = House::new().await;
    let asked = "/api/setup?players=3&board=alternative&digest-rooms=on&undo=agreed&mission=voyage";
    let answer = house.get(asked, None).await;
    let setup = answer.json();
    assert_eq!(answer.status, 200, "{setup}");
    assert_eq!(setup["packs"], serde_json::json!(["base", "digest-rooms"]));
    assert_eq!(
        (setup["players"].as_u64(), setup["board"].as_str()),
        (Some(3), Some("alternative"))
    );
    assert_eq!(setup["options"]["undo"], "agreed");
    assert_eq!(setup["species"], "intruders");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_go_together_is_refused_with_all_its_reasons() {
    let house = House::new().await;
    // The usual game has been asked for before, so its rulebook is at hand.
    assert_eq!(house.get("/api/setup?players=4", None).await.status, 200);
    for (asked, reasons) in [
        (
            "/api/setup?players=2&mode=solo&intruder-player=on",
            &["2 players; the mode `solo` takes 1", "(intruderplayer.coop)"][..],
        ),
        ("/api/setup?species=cats", &["unknown species `cats`; the packs have intruders"]),
        (
            "/api/setup?mission=research&turrets=off&aftermath=off",
            &[
                "`turrets` cannot be left out with the mission `research`",
                "`aftermath` cannot be left out with the mission `research`",
            ],
        ),
        ("/api/setup?house-rules=on", &["unknown option `house-rules`"]),
        ("/api/setup?players=many", &["`many` is no number of players"]),
        ("/api/setup?players=9", &["9 players; the mode `semi-coop` takes 2 to 5"]),
    ] {
        let answer = house.get(asked, None).await;
        let said = answer.json();
        assert_eq!((answer.status, said["code"].as_str()), (400, Some("bad-setup")), "{asked}");
        for reason in reasons {
            assert!(said["text"].as_str().is_some_and(|text| text.contains(reason)), "{said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn options_say_what_goes_with_what() {
    let house = House::new().await;
    let options = house.get("/api/options", None).await.json();
    let named = |name: &str| {
        let all = options.as_array().into_iter().flatten();
        all.into_iter().find(|option| option["name"] == name).cloned().unwrap_or_default()
    };
    let bond = &named("intruder-player")["values"][1]["bonds"][0];
    assert_eq!(bond["option"], "mode");
    assert_eq!(bond["values"], serde_json::json!(["semi-coop"]));
    assert_eq!(bond["rules"], serde_json::json!(["intruderplayer.coop"]));
    assert_eq!(named("species")["values"][0]["value"], "intruders");
}
