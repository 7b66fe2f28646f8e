use crate::support::derelict;

#[test]
fn the_last_line_says_whether_anything_leaks() {
    let ran = derelict(&["soak", "leaks", "--swaps", "105", "--seed", "a", "--json"]).well();
    assert_eq!(ran.out.lines().count(), 1);
    assert!(ran.out.starts_with(r#"{"swaps":105,"differences":0,"changed":"#), "{}", ran.out);
    let line = ran.last_line();
    assert_eq!(line.as_object().map(serde_json::Map::len), Some(7));
    assert!(line["changed"].as_f64() >= Some(0.95));
    assert!(line["mean_length"].as_f64() > Some(1.0));
    assert_eq!(line["lost"], 0);
    assert!(line["max_frames"].as_u64() > Some(0));
    assert!(line["max_frames_between"].as_u64() >= line["max_frames"].as_u64());
}

#[test]
fn a_soak_is_the_same_however_many_threads_make_it() {
    let run = |threads: &str| {
        let args = ["soak", "leaks", "--swaps", "60", "--seed", "b", "--threads", threads];
        derelict(&args).well().says("ended by a legal reveal").says("put away").out
    };
    assert_eq!(run("1"), run("3"));
}
