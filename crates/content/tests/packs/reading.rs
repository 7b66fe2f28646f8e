//! Packs that cannot be read: each problem is told with its file, its line and what would be right.

use std::path::Path;

use crate::support::{check, check_packs, pack, patch, patched, problems};
use derelict_content::{Library, PackFiles};

#[test]
fn unknown_ids_come_with_a_guess() {
    check(
        "items.toml",
        r#"    { verbs = [{ do = "reload", with = { item = "flamethrower" } }] },"#,
        r#"»    { verbs = [{ do = "reload", with = { item = "flamethrowr" } }] },"#,
        &["item `chemicals`: unknown item `flamethrowr`; did you mean `flamethrower`?"],
    );
    check(
        "events.toml",
        r#"effects = [{ do = "overheat", tile = "generator" }]"#,
        r#"»effects = [{ do = "overheat", tile = "generater" }]"#,
        &["event `coolant-leak`: unknown tile `generater`; did you mean `generator`?"],
    );
    check(
        "characters.toml",
        r#"weapon = "six-shooter""#,
        r#"»weapon = "sixshooter""#,
        &["character `captain`: unknown item `sixshooter`; did you mean `six-shooter`?"],
    );
    check(
        "boards.toml",
        r#"slot = { printed = "cockpit" }, at = [7, 49] },"#,
        r#"»slot = { printed = "cokpit" }, at = [7, 49] },"#,
        &["board `basic`: unknown tile `cokpit`; did you mean `cockpit`?"],
    );
}

#[test]
fn a_deck_with_several_unknown_cards_hears_of_all() {
    check(
        "characters.toml",
        "    \"reload\",\n    \"order\",\n",
        "»    \"relaod\",\n»    \"ordre\",\n",
        &[
            "character `captain`: unknown action card `relaod`; did you mean `reload`?",
            "character `captain`: unknown action card `ordre`; did you mean `order`?",
        ],
    );
}

#[test]
fn unknown_words_list_the_right_ones() {
    let told = |patch: PackFiles| problems(&[patch]).to_string();
    let verb = told(patched("items.toml", r#"do = "decoy""#, r#"do = "decoi""#));
    assert!(verb.starts_with("content/base/items.toml:"), "{verb}");
    assert!(
        verb.contains("item `decoy`: unknown variant `decoi`, expected one of `move`"),
        "{verb}"
    );
    let key = told(patched("wounds.toml", "copies = 4", "copys = 4"));
    assert!(
        key.contains("wound `body`: unknown field `copys`, expected `effect` or `copies`"),
        "{key}"
    );
    let parameter = told(patched("items.toml", "draw\", cards = 2", "draw\", card = 2"));
    assert!(
        parameter.contains("item `synthetic-food`: unknown field `card`, expected `cards`"),
        "{parameter}"
    );
    let mark = told(patched(
        "actions.toml",
        "id = \"order\"\naction.cost = 0\naction.mark = \"out\"",
        "id = \"order\"\naction.cost = 0\naction.mark = \"outside\"",
    ));
    assert!(
        mark.contains(
            "action `order`: unknown variant `outside`, expected one of `any`, `out`, `in`"
        ),
        "{mark}"
    );
}

#[test]
fn numbers_must_fit() {
    check(
        "supply.toml",
        "doors = 12",
        "»doors = 300",
        &["supply `supply`: invalid value: integer `300`, expected u8"],
    );
    check(
        "attacks.toml",
        "blood = [2, 5]",
        "»blood = [2, \"flee\"]",
        &[
            "attack `tail-attack`: invalid value: string \"flee\", expected a number of injuries or \"retreat\"",
        ],
    );
}

#[test]
fn every_entry_has_an_id() {
    check("wounds.toml", "[[wound]]\nid = \"arm\"\n", "»[[wound]]\n", &["this wound has no `id`"]);
    check(
        "wounds.toml",
        "[[wound]]\nid = \"arm\"",
        "»[[wound]]\nid = \"Left Arm\"",
        &["`Left Arm` is no id; expected small letters, digits and single hyphens"],
    );
    check(
        "supply.toml",
        "[supply]\n",
        "»[supply]\nid = \"mine\"\n",
        &["[supply] exists once and takes no `id`"],
    );
}

#[test]
fn every_entry_says_where_it_comes_from() {
    let arm = "id = \"arm\"\ncopies = 3\neffect = \"one-hand\"\nsetting = \"any\"\nprovenance = \"public\"\nconfidence = \"sure\"\n";
    let changed = |from: &str, to: &str| arm.replace(from, to);
    check(
        "wounds.toml",
        arm,
        &changed("provenance = \"public\"", "»provenance = \"hearsay\""),
        &["wound `arm`: unknown variant `hearsay`, expected one of `rules`, `public`, `original`"],
    );
    check(
        "wounds.toml",
        arm,
        &changed("provenance = \"public\"\nconfidence = \"sure\"", "»provenance = \"public\""),
        &["wound `arm` needs a `confidence`: \"sure\" or \"likely\""],
    );
    check(
        "wounds.toml",
        arm,
        &changed("provenance = \"public\"", "»provenance = \"original\""),
        &["wound `arm` is original, so it needs a `reason` of one line"],
    );
    check(
        "wounds.toml",
        &format!("[[wound]]\n{arm}"),
        &format!("»[[wound]]\n{}", changed("provenance = \"public\"\n", "")),
        &["wound `arm`: missing field `provenance`"],
    );
}

#[test]
fn unknown_kinds_of_entries() {
    check(
        "wounds.toml",
        "[[wound]]\nid = \"arm\"",
        "»[[wuond]]\nid = \"arm\"",
        &["unknown kind of entry `wuond`; did you mean `wound`?"],
    );
    check_packs(
        vec![patch(
            PackFiles::base(),
            "coordinates.toml",
            "[[coordinates]]\nid = \"coordinates-1\"",
            "[[wound]]\nid = \"coordinates-1\"",
        )],
        &[
            "content/base/coordinates.toml: wound `coordinates-1`: missing field `effect`",
            "content/base/coordinates.toml: wound `coordinates-1`: unknown field `letters`, expected `effect` or `copies`",
            "content/base/pack.toml: the pack holds 7 coordinates, but 8 are expected",
            "content/base/pack.toml: the pack holds 17 wounds, but 16 are expected",
        ],
    );
}

#[test]
fn several_faults_of_one_entry() {
    check(
        "weapons.toml",
        "weapon.class = \"classic\"\nweapon.ammo = 6\nweapon.properties = [\"double-bonus\"]",
        "»weapon.class = \"clasic\"\n»weapon.ammo = 999\n»weapon.properties = [\"tripple-bonus\", \"reroll\"]\n»colour = \"blue\"",
        &[
            "item `six-shooter`: unknown variant `clasic`, expected `energy` or `classic`",
            "item `six-shooter`: invalid value: integer `999`, expected u8",
            "item `six-shooter`: unknown variant `tripple-bonus`, expected one of `hit-bonus`, `double-bonus`, \
             `double-as-one`, `one-as-two`, `minimum`, `crosshair-bonus`, `extra-ammo`, `fire`, `reroll`, `flame`, \
             `drive-off`, `powered-reroll`",
            "item `six-shooter`: unknown field `colour`, expected one of `family`, `source`, `copies`, `heavy`, \
             `slots`, `bound`, `secret`, `energy`, `one-use`, `uses`, `component`, `action`, `reaction`, `passive`, \
             `weapon`, `recipe`, `exchange`, `unlock`",
        ],
    );
}

#[test]
fn broken_toml_does_not_hide_the_rest() {
    let pack = patched("wounds.toml", "id = \"arm\"", "»id = \"arm");
    let pack = patch(pack, "supply.toml", "fire = 8", "»fire = -1");
    check_packs(
        vec![pack],
        &[
            "supply `supply`: invalid value: integer `-1`, expected u8",
            "is not proper TOML: invalid basic string, expected `\"`",
        ],
    );
}

#[test]
fn nothing_to_load() {
    assert_eq!(
        problems(&[]).to_string(),
        "packs: no pack is given; expected at least the base game"
    );
    let missing = Library::with(&[Path::new("no-such-folder")]);
    let missing = missing.expect_err("there is none").to_string();
    assert!(missing.starts_with("no-such-folder: cannot be read ("), "{missing}");
    assert!(missing.ends_with("expected a folder with a pack.toml"), "{missing}");
    let empty = problems(&[pack("content/empty", &[])]).to_string();
    assert_eq!(
        empty,
        "content/empty/pack.toml: no [pack] here; expected one with `id`, `title` and what it `requires`"
    );
}
