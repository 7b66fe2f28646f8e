//! Boards, tiles, tokens and supplies that can be read but make no sense.

use crate::support::{check, check_packs, patched};

#[test]
fn a_room_covers_each_number_once() {
    check_packs(
        vec![patched(
            "boards.toml",
            "{ id = \"6-7\", ends = [\"006\", \"007\"], numbers = [1] }",
            "{ id = \"6-7\", ends = [\"006\", \"007\"], numbers = [2] }",
        )],
        &[
            "content/base/boards.toml: board `basic` room `006` has the numbers 2, 2, 3, 4; expected its corridors and \
             entrances to cover 1 to 4, each once",
            "content/base/boards.toml: board `basic` room `007` has the numbers 2, 2, 3, 4; expected its corridors and \
             entrances to cover 1 to 4, each once",
        ],
    );
    check(
        "boards.toml",
        "{ id = \"005\", slot = \"one\", at = [41, 11], counter = \"S\", entrances = [{ numbers = [4] }] }",
        "»{ id = \"005\", slot = \"one\", at = [41, 11], counter = \"S\" }",
        &[
            "board `basic` room `005` has the numbers 1, 2, 3; expected its corridors and entrances to cover 1 to 4, each once",
        ],
    );
}

#[test]
fn corridors() {
    let old = "{ id = \"7-8\", ends = [\"007\", \"008\"], numbers = [2] }";
    let cases = [
        ("\"008\"]", "\"022\"]", "ends at room `022`, which does not exist; did you mean `002`?"),
        ("\"008\"]", "\"007\"]", "joins a room to itself; expected two rooms"),
        ("[2]", "[]", "has 0 numbers; expected one or two"),
        ("[2]", "[5]", "has number 5; expected 1 to 4"),
    ];
    for (from, to, what) in cases {
        let new = format!("»{}", old.replace(from, to));
        check("boards.toml", old, &new, &[&format!("board `basic` corridor `7-8` {what}")]);
    }
    check(
        "boards.toml",
        old,
        &format!("»{}", old.replace("7-8", "6-7")),
        &[
            "board `basic` corridor `6-7` stands twice on the board; every corridor needs an id of its own",
        ],
    );
}

#[test]
fn rooms_of_a_board() {
    let old = "{ id = \"003\", slot = \"one\", at = [20, 49], counter = \"NW\" }";
    let cases = [
        (
            "\"NW\"",
            "\"up\"",
            "room `003` has its arrow on side `up`; expected one of N, NE, E, SE, S, SW, W, NW",
        ),
        (", counter = \"NW\"", "", "room `003` has no `counter`; its item counter needs a side"),
        (
            "[20, 49]",
            "[20, 149]",
            "room `003` draws something at 20, 149; expected percent from 0 to 100",
        ),
    ];
    for (from, to, what) in cases {
        check(
            "boards.toml",
            old,
            &format!("»{}", old.replace(from, to)),
            &[&format!("board `basic` {what}")],
        );
    }
    check(
        "boards.toml",
        "at = [91, 49] },\n    { id = \"021\", slot = { printed = \"engine-1\" }, at = [91, 78], entrances = [{ numbers = [2, 3] }] }",
        "at = [91, 49] },\n»    { id = \"021\", slot = { printed = \"engine-1\" }, at = [91, 78], entrances = [{ network = 1, numbers = [2, 3] }] }",
        &["board `basic` room `021` opens into network 1; the board has 1"],
    );
    check(
        "boards.toml",
        "{ id = \"007\", slot = \"two\", at = [33, 49], counter = \"SW\" }",
        "{ id = \"007\", slot = \"one\", at = [33, 49], counter = \"SW\" }",
        &[
            "content/base/boards.toml: board `basic` has places for 12 1-tiles; expected 11, as all of them are in every game",
        ],
    );
    check(
        "boards.toml",
        "{ id = \"001\", slot = { printed = \"cockpit\" }, at = [7, 49] }",
        "»{ id = \"001\", slot = { printed = \"nest\" }, at = [7, 49] }",
        &[
            "content/base/boards.toml: board `basic` has places for 12 1-tiles; expected 11, as all of them are in every game",
            "content/base/boards.toml: board `basic` has places for 4 special rooms; expected 5, as all of them are in every game",
            "board `basic` room `001` cannot hold `nest` so; expected a special room",
        ],
    );
}

#[test]
fn the_drawing_of_a_board() {
    let old = "{ id = \"001\", slot = { printed = \"cockpit\" }, at = [7, 49] }";
    check(
        "boards.toml",
        old,
        &format!("»{}", old.replace("at =", "zone = \"bow\", at =")),
        &["board `basic` room `001` lies in zone `bow`, which does not exist; the board has none"],
    );
    let head = "id = \"basic\"\nprovenance";
    check(
        "boards.toml",
        head,
        "id = \"basic\"\n»size = [870, 3000]\nprovenance",
        &["board `basic` is 870 by 3000; expected 400 to 2400 each way"],
    );
}

#[test]
fn room_tiles() {
    check(
        "rooms.toml",
        "id = \"storage\"\ngroup = \"one\"\ncolour = \"red\"",
        "id = \"storage\"\ngroup = \"one\"\n»colour = \"none\"",
        &["room `storage` is never searched, so it needs the trait `no-items`"],
    );
    check(
        "rooms.toml",
        "id = \"storage\"\n",
        "id = \"storage\"\nroles = [\"cockpit\"]\n",
        &[
            "content/base/rooms.toml: room `cockpit` is a second `cockpit`; room `storage` is one already",
        ],
    );
    check(
        "rooms.toml",
        "roles = [\"emergency\"]\n",
        "",
        &["content/base/pack.toml: no room has the role `emergency`; give it to one"],
    );
    check(
        "rooms.toml",
        "    { verbs = [{ do = \"draw-items\", draw = 2 }] },",
        "»    { verbs = [{ do = \"take-egg\" }] },",
        &["room `storage` takes an egg; only a room with the role `nest` can"],
    );
}

#[test]
fn tokens_and_dice() {
    check(
        "intruders.toml",
        "[[intruder]]\nid = \"queen\"\nkind = \"queen\"\nnumbers = [4]",
        "»[[intruder]]\nid = \"queen\"",
        &[
            "intruder `queen` is a second blank; intruder `blank` is one, and one is expected",
            "content/base/kinds.toml: kind `queen` puts up to 1 of its tokens into the bag; there are only 0",
        ],
    );
    check(
        "intruders.toml",
        "id = \"blank\"\n",
        "id = \"blank\"\nkind = \"queen\"\nnumbers = [1]\n",
        &[
            "content/base/pack.toml: no intruder token is the blank; expected one without `kind` and `numbers`",
        ],
    );
    check(
        "exploration.toml",
        "items = [3, 4]",
        "»items = [2, 5]",
        &["exploration `slime` shows 5 items; an item counter goes from 0 to 4"],
    );
    check(
        "dice.toml",
        "\"silence\", \"danger\"]",
        "»\"one\", \"danger\"]",
        &["noise-die `noise-die` never shows `silence`; expected every result on some side"],
    );
    check(
        "coordinates.toml",
        "letters = [\"earth\", \"mars\", \"venus\", \"deep-space\"]",
        "»letters = [\"earth\", \"mars\", \"venus\", \"mars\"]",
        &["coordinates `coordinates-1` names this twice; once is enough"],
    );
}

#[test]
fn supply() {
    let cases = [
        ("eggs-at-start = 5", "»eggs-at-start = 9", "starts with 9 eggs; there are only 8"),
        (
            "time-blue = 8",
            "»time-blue = 15",
            "has its first blue space at 15; expected one after the start at 15",
        ),
        (
            "self-destruct-yellow = 3",
            "»self-destruct-yellow = 7",
            "has its first yellow space at 7; expected one after the start at 6",
        ),
        ("destination = 1", "»destination = 4", "starts on letter 4; expected 0 to 3, for A to D"),
        (
            "pods = [2, 2, 3, 3, 4]",
            "»pods = [2, 2, 3, 3, 5]",
            "uses 5 pods; expected 1 to 4, as the box holds",
        ),
        ("fire = 8", "»fire = 0", "has fire = 0; expected at least 1"),
    ];
    for (old, new, what) in cases {
        check("supply.toml", old, new, &[&format!("supply `supply` {what}")]);
    }
}

#[test]
fn kinds_of_intruders() {
    let cases = [
        (
            "bag = 3\nbag-per-player",
            "»bag = 8\nbag-per-player",
            "adult",
            "puts up to 13 of its tokens into the bag; there are only 12",
        ),
        ("miniatures = 3", "»miniatures = 0", "creeper", "has no miniature; expected at least one"),
        (
            "next = \"breeder\"",
            "»next = \"creeper\"",
            "creeper",
            "turns into itself; expected another kind",
        ),
        (
            "blood = 1\nnext",
            "»blood = 3\nnext",
            "creeper",
            "reads 3 cards for an injury; expected 0 to 2",
        ),
        (
            "blood = 2\nmighty = true\nsetting",
            "blood = 2\nmighty = true\n»only = true\nsetting",
            "breeder",
            "is the only one, but has 2 miniatures",
        ),
    ];
    for (old, new, kind, what) in cases {
        let mut told = vec![format!("kind `{kind}` {what}")];
        if what.starts_with("has no miniature") {
            // The manifest counts them.
            let held = "content/base/pack.toml: the pack holds 17 miniatures, but 20 are expected";
            told.push(held.to_owned());
        }
        let told: Vec<&str> = told.iter().map(String::as_str).collect();
        check("kinds.toml", old, new, &told);
    }
}
