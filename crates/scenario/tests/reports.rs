//! What a scenario that does not hold, or cannot be read, says about it.

use std::path::Path;

use derelict_content::{Catalog, Library};
use derelict_engine::{Game, Setup};
use derelict_scenario::{Scenario, parse};

/// Everything a text reports, errors and failures alike.
fn said(text: &str) -> String {
    match parse("t.toml", text) {
        Ok(scenarios) => {
            let reports = scenarios.iter().map(Scenario::run);
            reports.filter(|report| !report.passed()).map(|report| report.to_string()).collect()
        }
        Err(errors) => errors.to_string(),
    }
}

/// Expects a text to report all of these.
fn check(text: &str, expected: &[&str]) {
    let said = said(text);
    for part in expected {
        assert!(said.contains(part), "expected: {part}\nsaid:\n{said}");
    }
    assert!(!expected.is_empty() || said.is_empty(), "said:\n{said}");
}

/// One check after no choice.
fn check_then(then: &str, expected: &[&str]) {
    check(&format!("title = \"t\"\n[[step]]\nthen = [{then}]\n"), expected);
}

/// One situation without a check.
fn check_given(given: &str, expected: &[&str]) {
    check(&format!("title = \"t\"\n{given}\n[[step]]\n"), expected);
}

#[test]
fn what_holds_says_nothing() {
    check_then(r#"{ see = "turn", is = 1 }"#, &[]);
    check_then(r#"{ offered = "1: move, corridor:6-11" }"#, &[]);
    check_then(r#"{ asks = "1", prompt = "action" }"#, &[]);
    check_then(r#"{ waiting = [1] }"#, &[]);
}

#[test]
fn all_that_fails_is_listed_side_by_side() {
    check_then(
        r#"{ see = "turn", is = 2, note = "it has only begun" }, { see = "tracks.time", at_most = 3 }"#,
        &[
            "t.toml: t\n",
            "  step 1\n",
            "(it has only begun)",
            "expected  turn is 2",
            "actual    turn is 1",
            "expected  tracks.time is at most 3",
            "actual    tracks.time is 15",
        ],
    );
}

#[test]
fn a_wrong_path_shows_what_there_is() {
    check_then(
        r#"{ see = "rooms.003.fier", is = true }"#,
        &["`rooms.003.fier`", "no field `fier`, only tile", "did you mean `fire`?"],
    );
}

#[test]
fn checks_are_read_strictly() {
    check_then(r#"{ sea = "turn" }"#, &["is about none of", "see"]);
    check_then(r#"{ see = "turn" }"#, &["compares with nothing"]);
    check_then(r#"{ see = "turn", equals = 1 }"#, &["has no field `equals`"]);
    check_then(r#"{ offered = "move" }"#, &["does not begin with a player number"]);
    check_then(r#"{ offered = "1: fly" }"#, &["`fly` is not the name of any choice"]);
    check_then(r#"{ see = "turn", is = 1, rules = ["a", "b", "c", "d"] }"#, &["at most 3 rules"]);
}

#[test]
fn an_impossible_choice_shows_the_options() {
    check(
        "title = \"t\"\n[[step]]\nwhen = \"1: room-action\"\n",
        &["player 1 cannot choose `room-action`", "because:", "player 1 is asked (action): move"],
    );
    check("title = \"t\"\n[[step]]\nwhen = \"2: pass\"\n", &["nothing to decide now"]);
}

#[test]
fn events_show_what_happened_and_by_which_rule() {
    check(
        "title = \"t\"\n[[step]]\nwhen = \"1: pass, done\"\nthen = [
            { event = \"passed\", seat = 2 },
            { event = \"passed\", rules = [\"round.pass\"] },
            { event = \"passed\", absent = true },
        ]\n",
        &["expected  passed (seat = 2)", "passed (seat = 1) by round.pass.final", "no passed"],
    );
}

#[test]
fn refusals_must_give_the_reason_and_the_rule() {
    check_then(
        r#"{ refused = "1: play:rest", because = "malfunction" }"#,
        &["because of malfunction", "refused because of no-contamination"],
    );
    check_then(r#"{ refused = "1: pass" }"#, &["it was accepted"]);
}

#[test]
fn chance_that_never_comes_is_told() {
    check(
        "title = \"t\"\n[[step]]\nwhen = \"1: pass, done\"\ndice = { noise = [3] }\n",
        &["every die and draw of the step", "noise"],
    );
    check_given("[given]\ndice = { combat = [\"three\"] }", &["the combat die"]);
    check_given("[given]\nnext_tokens = [\"queen\"]", &["never came"]);
}

#[test]
fn impossible_situations_are_refused_with_all_reasons() {
    check_given(
        "[given]\nfirst = 4\n[given.rooms.003]\ntile = \"armoury\"\n[given.player.1]\nhand = [\"fly\"]",
        &["there is no player 4", "did you mean `armory`", "no card `fly`"],
    );
    check_given("[given.rooms.007]\ntile = \"armory\"", &["`armory` cannot lie here"]);
    check_given("[given.rooms.001]\ntile = \"armory\"", &["printed rooms stay"]);
    check_given("[given]\nplayers = 6", &["2 to 5"]);
    check_given("[given]\nphase = \"lunch\"", &["`lunch` is none of"]);
    check_given("[given]\ndraft = true\nturn = 3", &["before the draft"]);
    check_given("[given]\nsnapshot = \"{}\"", &["snapshot"]);
    check_given("[given.player.1]\nplace = \"dead\"\nlight = 1", &["the dead have no cards"]);
    check_given("[given.player.1]\ninventory = [\"rifle\"]", &["belongs in the hands"]);
}

#[test]
fn broken_files_are_refused_with_their_place() {
    check("title = ", &["t.toml:", "line 1"]);
    check("titel = \"t\"", &["unknown field `titel`"]);
    check("title = \"t\"", &["`t` has no step"]);
    check("[[step]]\nwhen = \"1: pass\"", &["has no title"]);
    check_given("[given.intruders]\nadult-1 = { room = \"003\", hurt = 1 }", &["given.intruders"]);
}

#[test]
fn a_situation_of_a_game_reads_back() {
    let setup = Setup { players: 3, ..Setup::default() };
    let game = Game::new(&Catalog::base(), setup, [7; 32]).unwrap();
    let text = Scenario::from_game("taken from a game", &game);
    check(&text, &[]);
    let text = text.replace("then = []", "then = [{ see = \"seats\", is = 4 }]");
    check(&text, &["expected  seats is 4", "actual    seats is 3"]);
}

/// Expects all of these of a scenario with a pack in which things stand open beside decisions.
fn check_standing(steps: &str, expected: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/packs/standing");
    let library = Library::with(&[&folder]).expect("the folder can be read");
    let ways = library.ways().expect("what the packs offer");
    let text = format!("title = \"t\"\n[given]\npacks = [\"base\", \"standing\"]\n{steps}");
    let scenarios = parse("t.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
    let said: String = scenarios
        .iter()
        .map(|scenario| scenario.run_with(&library, &ways))
        .filter(|report| !report.passed())
        .map(|report| report.to_string())
        .collect();
    for part in expected {
        assert!(said.contains(part), "expected: {part}\nsaid:\n{said}");
    }
    assert!(!expected.is_empty() || said.is_empty(), "said:\n{said}");
}

#[test]
fn the_table_has_lines_of_its_own() {
    check_standing(
        r#"
        [[step]]
        then = [
            { offered = "table: seize:sand" },
            { not_offered = "table: seize:glass" },
            { not_offered = "2: seize:glass" },
            { refused = "2: seize:sand", because = "only-table", rules = ["after.term.gap"] },
            { refused = "2: seize:glass", because = "too-early", rules = ["after.term.gap"] },
        ]
        [[step]]
        when = ["table: seize:sand", "2: seize:glass"]
        then = [
            { event = "came-about", possibility = "sand", rules = ["after.term.gap"] },
            { event = "seized", seat = 2, possibility = "glass" },
            { refused = "table: seize:sand", because = "already-done" },
        ]
        "#,
        &[],
    );
    check_standing("[[step]]\nwhen = \"table: pass\"", &["`table` is asked nothing"]);
    check_standing(
        "[[step]]\nwhen = \"table: seize:glass\"",
        &["the table cannot choose `seize:glass`", "open to the table: seize:sand"],
    );
    check_standing(
        "[[step]]\nthen = [{ options = \"table\", are = [] }]",
        &["`table` is asked nothing"],
    );
}
