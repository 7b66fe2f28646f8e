use crate::support::derelict;

#[test]
fn survival_and_wins_are_counted_with_intervals() {
    let seats = "crew,random,random,random";
    let ran = derelict(&["arena", "--seats", seats, "--games", "8", "--seed", "a"]).well();
    let ran = ran.says("crew: 8 seats, survived").says("random: 24 seats");
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
