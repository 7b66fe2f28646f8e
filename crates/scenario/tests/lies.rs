//! What would hold, or be laid out, only because a name is misspelt or two things that are said
//! cannot both be.

use derelict_scenario::{Scenario, parse};

/// A check after no choice, and what must be said about it; nothing if it holds.
const CHECKS: &[(&str, &str)] = &[
    // Events that are absent.
    (r#"event = "pased", absent = true"#, "`pased` is not known; did you mean `passed`?"),
    (r#"event = "passed", who = 1, absent = true"#, "`passed` has no field `who`, only seat"),
    (r#"event = "trade-closed", seat = 1, absent = true"#, "`trade-closed` has no fields"),
    (
        r#"event = "noise-placed", corridor = "3-77", absent = true"#,
        "unknown corridor `3-77`; did you mean `3-7`?",
    ),
    (
        r#"event = "card-drawn", card = "serch", absent = true"#,
        "unknown action card `serch`; did you mean `search`?",
    ),
    (
        r#"event = "thing-given", thing = "riffle", absent = true"#,
        "unknown item `riffle`; did you mean `rifle`?",
    ),
    (r#"event = "died", cause = "fier", absent = true"#, "did you mean `fire`?"),
    (r#"event = "noise-rolled", face = "dangr", absent = true"#, "did you mean `danger`?"),
    (r#"event = "moved", by = "3-77", absent = true"#, "unknown corridor `3-77`"),
    (r#"event = "passed", seat = 3, absent = true"#, "there is no player 3; players are 1 to 2"),
    (r#"event = "trade-opened", participants = [1, 4], absent = true"#, "there is no player 4"),
    (r#"event = "passed", seat = "one", absent = true"#, "a number belongs here, not `one`"),
    (r#"event = "event-drawn", with = { event = "hunt-9" }, absent = true"#, "unknown event"),
    (r#"event = "event-drawn", with = "hunt-2", absent = true"#, "`with` must be a table"),
    (r#"event = "passed", seen_by = 3, absent = true"#, "there is no player 3"),
    (r#"event = "passed", absent = "yes""#, "`absent` must be true or false"),
    (r#"event = "passed", count = 0"#, "say `absent = true`"),
    (r#"event = "passed", count = 2, absent = true"#, "say `absent = true`"),
    (r#"event = "moved", by = "3-7", absent = true"#, ""),
    (r#"event = "moved", by = "corridor", absent = true"#, ""),
    (r#"event = "thing-given", thing = "blue", absent = true"#, ""),
    (r#"event = "cards-drawn", seat = 1, count = 5, absent = true"#, ""),
    // Events in order.
    (r#"events = ["pased"]"#, "did you mean `passed`?"),
    (r#"events = [{ event = "moved", romm = "003" }]"#, "has no field `romm`"),
    (r#"events = [{ event = "moved", to = "0033" }]"#, "unknown room `0033`"),
    (r#"events = [{ event = "passed", count = 2 }]"#, "has no field `count`"),
    (r#"events = []"#, "a list of events"),
    // What is seen, or not.
    (r#"see = "players.1.hnad", exists = false"#, "has no field `hnad`"),
    (r#"see = "players.1.hnad", exists = false"#, "did you mean `hand`?"),
    (r#"see = "players.3.hand", exists = false"#, "of players there are 1, 2"),
    (r#"see = "players.1.hand", as = 3, exists = false"#, "there is no player 3"),
    (r#"see = "intruders.adlt-1", exists = false"#, "unknown miniature `adlt-1`"),
    (r#"see = "engines.4", exists = false"#, "of engines there are 1, 2, 3"),
    (r#"see = "turn.now", exists = false"#, "nothing is inside it, so no `now`"),
    (r#"see = "players.1.place.roof", exists = false"#, "did you mean `room`?"),
    (r#"see = "stack.0.encountr", exists = false"#, "did you mean `encounter`?"),
    (r#"see = "turn", exists = "no""#, "say true or false"),
    (r#"see = "players.1.hand", lacks = "serch""#, "did you mean `search`?"),
    (r#"see = "players.1.hands", lacks = { thign = "rifle" }"#, "has no field `thign`"),
    (
        r#"see = "players.1.hands", lacks = { thing = "rifle", amo = 2 }"#,
        "has no field `amo`, only thing, ammo",
    ),
    (
        r#"see = "players.1.hands", not = [{ thing = "rifle" }, { thing = "eg" }]"#,
        "unknown item `eg`",
    ),
    (r#"see = "players.1.hand", as = 2, lacks = "search""#, "is nothing"),
    (r#"see = "intruders", lacks = "adult-99""#, "unknown miniature `adult-99`"),
    (r#"see = "turn", lacks = 1"#, "there is no list to look into"),
    (r#"see = "players.1.place", not = "033""#, "unknown room `033`"),
    (r#"see = "active", not = 3"#, "there is no player 3"),
    (
        r#"see = "memory.carried", as = 1, lacks = { seat = 3, item = "medkit" }"#,
        "there is no player 3",
    ),
    (r#"see = "memory.carried", as = 1, lacks = { seat = 2, item = "medkit", turn = 3 }"#, ""),
    (r#"see = "corridors.3-7.door", not = "shut""#, "`shut` is none of open, closed, destroyed"),
    (r#"see = "bag.kinds.adult", at_least = "two""#, "numbers are compared"),
    (r#"see = "intruders.adult-1", exists = false"#, ""),
    (r#"see = "players.1.hand", as = 2, exists = false"#, ""),
    (r#"see = "players.1.place", not = "003""#, ""),
    // Noise.
    (r#"noise = ["3-77"]"#, "unknown corridor `3-77`; did you mean `3-7`?"),
    (r#"noise = ["3-7"]"#, "noise nowhere"),
    (r#"noise = []"#, ""),
    // Choices.
    (r#"not_offered = "1: play:rset""#, "did you mean `play:rest`?"),
    (r#"not_offered = "1: play:demolition/3""#, "its action has 2 sections"),
    (r#"not_offered = "1: player:3""#, "there is no player 3"),
    (r#"not_offered = "3: pass""#, "there is no player 3"),
    (r#"not_offered = "2: pass""#, "player 2 to be asked something"),
    (r#"options = "3", are = []"#, "there is no player 3"),
    (r#"asks = "1", prompt = "acton""#, "did you mean `action`?"),
    (r#"waiting = [1, 3]"#, "there is no player 3"),
    (
        r#"refused = "1: play:rest", because = "no-contaminaton""#,
        "did you mean `no-contamination`?",
    ),
    (r#"refused = "2: pass", because = "not-asked""#, ""),
    (r#"over = "time-oot""#, "did you mean `time-out`?"),
    // Rules.
    (
        r#"see = "turn", is = 1, rules = ["noise.rol"]"#,
        "there is no rule `noise.rol`; did you mean",
    ),
    (
        r#"event = "passed", absent = true, rules = ["round.passs"]"#,
        "there is no rule `round.passs`",
    ),
    (r#"offered = "1: move", rules = ["move.acton"]"#, "there is no rule `move.acton`"),
    (
        r#"refused = "1: play:rest", because = "no-contamination", rules = ["noise.roll.room"]"#,
        "by noise.roll.room",
    ),
    // Misspelt fields.
    (r#"sea = "turn", is = 1"#, "did you mean `see`?"),
    (r#"see = "turn", lack = 1"#, "has no field `lack`; did you mean `lacks`?"),
    (r#"see = "turn", is = 1, note = 3"#, "`note` must be a text"),
];

/// A situation, and why it cannot be; nothing if it can.
const SITUATIONS: &[(&str, &str)] = &[
    (
        "given = { met = false, intruders = { adult-1 = \"003\" } }",
        "met: no intruder has been on the board yet, but `adult-1` stands in 003",
    ),
    (
        "given = { met = false, intruders = [{ kind = \"larva\", room = \"003\" }] }",
        "but `larva` stands in 003",
    ),
    ("given = { met = false, queen_killed = true }", "but the queen has been killed"),
    ("given = { met = false, rooms.003.carcasses = 1 }", "but a carcass lies in 003"),
    ("given = { met = false, player.1.hands = [\"carcass\"] }", "but player 1 holds a carcass"),
    ("given = { met = false, player.1.kept = \"personal\" }", "player 1 has chosen an objective"),
    (
        "given.player = { 1.inventory = [\"decoy\", \"decoy\"], 2.inventory = [\"decoy\"] }",
        "player.2: there are 2 cards of the item `decoy`, and none is left",
    ),
    (
        "given.player.1.inventory = [\"comms-key\", \"comms-key\"]",
        "player.1: there is one card of the item `comms-key`, and it is not left",
    ),
    (
        "given.rooms.003 = { explored = true, token = \"silence-1a\" }",
        "rooms.003: an explored room has no exploration token on it any more",
    ),
    (
        "given = { rooms.003.token = \"silence-1a\", player.1.place = \"003\" }",
        "player 1 stands here, so it is explored",
    ),
    (
        "given.rooms = { 003.token = \"silence-1a\", 004.token = \"silence-1a\" }",
        "rooms.004: there is one exploration token `silence-1a`, and rooms.003 has it",
    ),
    (
        "given.rooms = { 003.tile = \"armory\", 004.tile = \"armory\" }",
        "there is one tile `armory`, and rooms.003 has it",
    ),
    (
        "given.rooms = { 003.corpses = [\"blue-corpse\"], 004.corpses = [\"blue-corpse\"] }",
        "there is one corpse `blue-corpse`",
    ),
    ("given.rooms.003.corpses = [\"corpse-2\"]", "`corpse-2`: player 2 is not dead"),
    ("given.bag = { adult = 99 }", "more tokens `adult` than the"),
    ("given.bag = [\"adlt\"]", "unknown intruder token `adlt`; did you mean"),
    ("given.intruders = [{ kind = \"adlt\", room = \"003\" }]", "unknown miniature `adlt`"),
    (
        "given.intruders = [{ kind = \"queen\", room = \"003\" }, { kind = \"queen\", room = \"003\" }]",
        "more miniatures than the 1 there are",
    ),
    (
        "given.player.1.place = { room = \"003\", pod = \"1\" }",
        "one place was expected, such as { room = \"003\" }",
    ),
    (
        "given = { player.1.place = { evacuated = \"1\" }, pods.1 = { section = \"a\" } }",
        "pod 1 has left, but pods.1 has it docked",
    ),
    (
        "given = { player.1.place = { pod = \"1\" }, pods.1 = \"launched\" }",
        "nobody can wait in pod 1: it is not docked",
    ),
    (
        "given = { players = 3, player.1.place.pod = \"1\", player.2.place.pod = \"1\", player.3.place.pod = \"1\" }",
        "pod 1 has only 2 places",
    ),
    (
        "given = { queen_killed = true, intruders = { queen-1 = \"003\" } }",
        "she stands on the board",
    ),
    ("given = { queen_killed = true, bag = { queen = 1 } }", "one is in the bag"),
    ("given = { nest_destroyed = true, nest_eggs = 2 }", "2 eggs are left in the nest"),
    ("given = { nest_destroyed = false, nest_eggs = 0 }", "a nest without eggs is destroyed"),
    ("given = { mourned = false, player.1.place = \"dead\" }", "so somebody has died"),
    ("given.ending = \"time-out\"", "say `phase = \"end\"`"),
    ("given = { phase = \"end\", ending = \"time-oot\" }", "did you mean `time-out`?"),
    ("given = { phase = \"bag\", active = 1 }", "active: nobody has a round"),
    ("given.actions = 3", "a round has two actions, not 3"),
    ("given.time = 16", "time: the spaces are 0 to 15; there is no 16"),
    ("given.self_destruct = 40", "self_destruct: the spaces are 0 to"),
    ("given.turn = 0", "turns are counted from 1"),
    ("given.decks.wounds_left = 99", "99 cards; only"),
    ("given.decks.events_top = [\"hnut-2\"]", "did you mean `hunt-2`?"),
    (
        "given.player.1 = { deck = [\"rest\"], deck_top = [\"search\"] }",
        "`deck_top` can say no more",
    ),
    ("given.player.1.serious = [\"leg\", \"arm\", \"body\", \"hand\"]", "fourth serious wound"),
    ("given.player.1.hands = [\"egg\", \"egg\", \"egg\"]", "3 heavy things, but only two hands"),
    ("given.player.1.hands = [{ thing = \"six-shooter\", ammo = 99 }]", "`six-shooter` holds"),
    ("given.player.1.hands = [{ thing = \"egg\", tape = 1 }]", "ties two things together"),
    (
        "given.player = { 1.personal = \"quarantine\", 2.personal = \"quarantine\" }",
        "there is one objective",
    ),
    (
        "given.weaknesses = { egg = \"vital-places\", corpse = \"vital-places\" }",
        "there is one weakness `vital-places`",
    ),
    (
        "given = { turn = 3, snapshot = \"{}\" }",
        "besides it only packs, setting, species, mission and chance can be said",
    ),
    ("given.frames = [{ encountr = { room = \"003\" } }]", "did you mean `encounter`?"),
    ("given = { met = false, rooms.003.token = \"silence-1a\" }", ""),
];

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

/// Lists the rows of which something else is said.
fn compare(rows: &[(&str, &str)], text: impl Fn(&str) -> String) {
    let mut wrong = String::new();
    for (written, expected) in rows {
        let said = said(&text(written));
        let right = if expected.is_empty() { said.is_empty() } else { said.contains(expected) };
        if !right {
            wrong += &format!("{written}\n  expected: {expected}\n  said: {said}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn no_check_holds_for_a_misspelt_name() {
    compare(CHECKS, |check| format!("title = \"t\"\n[[step]]\nthen = [{{ {check} }}]\n"));
}

#[test]
fn no_situation_is_laid_out_that_cannot_be() {
    compare(SITUATIONS, |given| format!("title = \"t\"\n{given}\n[[step]]\n"));
}

#[test]
fn events_come_in_the_order_told_with_the_fields_told() {
    let text = |then: &str| {
        format!("title = \"t\"\n[[step]]\nwhen = \"1: pass, done\"\nthen = [{{ {then} }}]\n")
    };
    let rows = [
        (r#"events = [{ event = "passed", seat = 1 }, { event = "round-began", seat = 2 }]"#, ""),
        (r#"events = ["passed", { event = "round-began", seat = 2 }]"#, ""),
        (
            r#"events = [{ event = "round-began", seat = 2 }, { event = "passed", seat = 1 }]"#,
            "but no passed (seat = 1) comes after round-began (seat = 2)",
        ),
        (r#"events = [{ event = "passed", seat = 2 }]"#, "in this order: passed (seat = 2)"),
        (r#"event = "passed", rules = ["round.pass.final"]"#, ""),
        (
            r#"event = "passed", rules = ["round.pass.final", "noise.roll.room"]"#,
            "by round.pass.final and noise.roll.room",
        ),
    ];
    compare(&rows, text);
}

#[test]
fn chance_left_over_is_told_in_the_words_of_a_scenario() {
    let text = |step: &str| format!("title = \"t\"\n[[step]]\nwhen = \"1: pass, done\"\n{step}\n");
    let rows = [
        ("dice = { noise = [1, \"danger\"] }", "never came: noise one, danger"),
        ("dice = { combat = [\"two\"] }", "never came: combat two"),
        ("tokens = [\"queen\", \"blank\"]", "never came: tokens queen, blank"),
        ("shuffled = { 2 = [\"search\"] }", "never came: shuffled for player 2: search"),
        ("dice = { noise = [\"dangr\"] }", "the noise die: `dangr` is none of"),
    ];
    compare(&rows, text);
}
