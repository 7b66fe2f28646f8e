use crate::support::derelict;

#[test]
fn survival_and_wins_are_counted_with_intervals() {
    let seats = "crew,random,random,random";
    let ran = derelict(&["arena", "--seats", seats, "--games", "8", "--seed", "a"])
        .well()
        .says("crew: 8 seats, survived")
        .says("random: 24 seats");
    let line = ran.last_line();
    assert_eq!(line["games"], 8);
    let crew = &line["bots"]["crew"];
    assert_eq!(crew["seats"], 8);
    for what in ["survived", "won"] {
        let [low, share, high] =
            ["low", "share", "high"].map(|key| crew[what][key].as_f64().expect("a number"));
        assert!(low <= share && share <= high && high > low, "{what}");
    }
}

#[test]
fn equal_seeds_give_equal_results_however_many_at_once() {
    let run = |threads: &str| {
        let args = ["arena", "--seats", "crew,calm,random", "--games", "6", "--seed", "b"];
        derelict(&[&args[..], &["--json", "--threads", threads]].concat()).well().out
    };
    assert_eq!(run("1"), run("2"));
    assert_eq!(run("1").lines().count(), 1);
}

#[test]
fn two_bots_are_compared_on_the_same_games() {
    let args = ["arena", "--seats", "crew,random,random", "--versus", "crew", "--games", "5"];
    let ran = derelict(&args).well();
    let paired = &ran.last_line()["paired"];
    assert_eq!(paired["games"], 5);
    // The same bot on the same seeds plays the same games.
    assert_eq!(paired["won"]["first"], paired["won"]["versus"]);
    assert_eq!(paired["won"]["difference"]["share"], 0.0);
}

#[test]
fn a_searching_bot_keeps_to_its_iterations() {
    let args = ["arena", "--seats", "search,crew", "--iterations", "4", "--games", "2", "--json"];
    let run = || derelict(&args).well().out;
    assert_eq!(run(), run());
}

#[test]
fn an_unknown_bot_is_refused_with_the_names_there_are() {
    derelict(&["arena", "--seats", "crews,crew"]).fails("there are random, calm, crew");
}

#[test]
fn wins_are_told_by_character_and_by_objective() {
    let args = ["arena", "--seats", "crew,crew", "--games", "6", "--seed", "c", "--tables"];
    let ran = derelict(&args).well();
    let tables = &ran.last_line()["tables"];
    let count = |of: &str, what: &str| -> u64 {
        let rows = tables[of].as_object().expect("a table").values();
        rows.map(|row| row[what].as_u64().expect("a number")).sum()
    };
    assert_eq!(count("characters", "seats"), 12);
    assert_eq!(count("objectives", "dealt"), 24, "everybody is dealt two");
    assert!(count("objectives", "kept") <= 12);
}

#[test]
fn an_objective_is_dealt_to_one_seat_and_kept() {
    let args = ["arena", "--seats", "crew,crew,crew", "--games", "6", "--seed", "d", "--tables"];
    let ran = derelict(&[&args[..], &["--objective", "hoarder"]].concat())
        .well()
        .says("who was dealt the objective: 6 seats");
    let line = ran.last_line();
    assert_eq!(line["holder"]["seats"], 6);
    let hoarder = &line["tables"]["objectives"]["hoarder"];
    assert_eq!(hoarder["dealt"], 6, "nobody else holds it");
    let (kept, lost) = (hoarder["kept"].as_u64().unwrap_or(0), 6);
    assert!((1..=lost).contains(&kept), "whoever lives long enough to choose keeps it");
}

#[test]
fn an_objective_no_such_table_deals_is_refused_with_those_there_are() {
    let args = ["arena", "--seats", "crew,crew", "--objective", "the-final-enlightenment"];
    derelict(&args).fails("no objective `the-final-enlightenment` is dealt at such a table");
    derelict(&args).fails("hoarder");
}

#[test]
fn blunders_are_counted_among_the_chances_to_make_them() {
    let args = ["arena", "--seats", "crew,crew,crew", "--games", "6", "--seed", "e"];
    let ran = derelict(&[&args[..], &["--blunders"]].concat()).well().says("empty-hand: ");
    let blunders = ran.last_line()["blunders"].clone();
    assert_eq!(blunders["ship-burnt"]["of"], 6, "every game can burn down once");
    for (name, count) in blunders.as_object().expect("a table") {
        let [made, of] = ["made", "of"].map(|key| count[key].as_u64().expect("a number"));
        assert!(made <= of, "{name}: {made} of {of}");
    }
    assert!(blunders["step-back"]["of"].as_u64().unwrap_or(0) > 50);
}
