//! Cards, items and characters that can be read but make no sense, alone or together.

use crate::support::{check, check_packs, patch, patched};

#[test]
fn counts() {
    check(
        "items.toml",
        "copies = 11",
        "copies = 12",
        &["content/base/pack.toml: the pack holds 31 red-items, but 30 are expected"],
    );
    check(
        "attacks.toml",
        "blood = [4, 4, 6, \"retreat\"]",
        "blood = [4, 6, \"retreat\"]",
        &["content/base/pack.toml: the pack holds 19 attacks, but 20 are expected"],
    );
    check(
        "characters.toml",
        "    \"motivation\",\n",
        "",
        &["content/base/pack.toml: the pack holds 59 action-cards, but 60 are expected"],
    );
    check(
        "pack.toml",
        "wounds = 16",
        "»wonds = 16",
        &["unknown count `wonds`; did you mean `wounds`?"],
    );
}

#[test]
fn duplicate_ids() {
    check(
        "wounds.toml",
        "id = \"arm\"",
        "»id = \"body\"",
        &[
            "wound `body` is already defined at content/base/wounds.toml:1; every id stands once in a pack",
        ],
    );
}

#[test]
fn events_and_attacks() {
    let cases = [
        (
            "events.toml",
            "number = 2\neffects = [{ do = \"egg",
            "»number = 5\neffects = [{ do = \"egg",
            "event `egg-protection` has number 5; corridors are numbered 1 to 4",
        ),
        (
            "events.toml",
            "effects = [{ do = \"lurking\" }]",
            "»effects = []",
            "event `lurking` does nothing; expected at least one effect",
        ),
        (
            "events.toml",
            "injuries = 2",
            "»injuries = 0",
            "event `regeneration` removes 0 injuries; expected at least 1",
        ),
        (
            "events.toml",
            "colour = \"green\"",
            "»colour = \"none\"",
            "event `life-support-failure` asks for rooms without a colour; expected red, yellow, green or white",
        ),
        (
            "attacks.toml",
            "at = 1",
            "»at = 0",
            "attack `tail-attack` kills at 0 serious wounds; expected at least 1",
        ),
        (
            "attacks.toml",
            "blood = [2, 5]",
            "»blood = [0, 5]",
            "attack `tail-attack` kills at 0 injuries; expected 1 or more, or \"retreat\"",
        ),
        (
            "attacks.toml",
            "hits = [\"creeper\", \"queen\"]",
            "»hits = [\"larva\", \"queen\"]",
            "attack `summoning` hits with a kind that attacks by touch and draws no attack cards; leave it out",
        ),
        (
            "intruder-player.toml",
            "attacks = 3",
            "»attacks = 0",
            "intruder-card `pursuit-any` draws 0 attack cards; expected at least 1",
        ),
    ];
    for (file, old, new, what) in cases {
        check(file, old, new, &[what]);
    }
}

#[test]
fn objectives() {
    let cases = [
        (
            "player = 5",
            "»player = 6",
            "objective `the-final-enlightenment` names player 6; expected 1 to 5",
        ),
        (
            "count = 7",
            "»count = 0",
            "objective `hoarder` asks for 0 of something; expected at least 1",
        ),
        (
            "object = \"corpse\", blue = true",
            "»object = \"egg\", blue = true",
            "objective `a-proper-burial` asks for a blue object that is no corpse; only a corpse can be blue",
        ),
        (
            "    [{ must = \"company\" }],\n",
            "»    [],\n",
            "objective `best-friends-forever` asks for nothing in a branch; expected a requirement",
        ),
    ];
    for (old, new, what) in cases {
        check("objectives.toml", old, new, &[what]);
    }
}

#[test]
fn impossible_effects() {
    let cases = [
        (
            "items.toml",
            "do = \"draw\", cards = 2",
            "»do = \"draw\", cards = 0",
            "item `synthetic-food` draws 0 cards; expected at least 1",
        ),
        (
            "quests.toml",
            "action.cost = 2",
            "»action.cost = 6",
            "item `flashlight` costs 6 cards; expected at most 5",
        ),
        (
            "items.toml",
            "item = \"flamethrower\"",
            "»item = \"tools\"",
            "item `chemicals` names `tools`, which is no weapon; expected a weapon",
        ),
        (
            "actions.toml",
            "with = { item = \"six-shooter\" }",
            "»with = { }",
            "action `reload` says no weapon; expected an `item` or a `class`",
        ),
        (
            "actions.toml",
            "with = { item = \"six-shooter\" }, ammo = 1",
            "»with = { item = \"six-shooter\" }, ammo = 0",
            "action `reload` adds 0 ammo; leave `ammo` out for a full reload",
        ),
        (
            "actions.toml",
            "    { verbs = [{ do = \"order\" }] },",
            "»    { verbs = [] },",
            "action `order` has a section that does nothing; expected at least one verb",
        ),
        (
            "actions.toml",
            "action.sections = [\n    { verbs = [{ do = \"order\" }] },\n]",
            "»action.sections = []",
            "action `order` offers nothing; expected at least one section",
        ),
        (
            "actions.toml",
            "{ do = \"ducts\" }, { do = \"pass\" }",
            "»{ do = \"pass\" }, { do = \"ducts\" }",
            "action `technical-corridors` goes on after a pass; expected the pass to come last",
        ),
        (
            "actions.toml",
            "    { verbs = [{ do = \"order\" }] },",
            "»    { verbs = [{ do = \"tape\" }] },",
            "action `order` fastens the card itself; only items can",
        ),
        (
            "items.toml",
            "capacity = 2",
            "»capacity = 0",
            "item `extended-magazine` attaches without effect; expected a `capacity` of at least 1, `free-reload` or `reroll`",
        ),
        (
            "items.toml",
            "colour = \"yellow\"",
            "»colour = \"none\"",
            "item `space-suit` walks to rooms without a colour; expected red, yellow, green or white",
        ),
        (
            "quests.toml",
            "cards = [\"order\", \"motivation\"]",
            "»cards = []",
            "item `intercom` serves no card; expected at least one in `cards`",
        ),
    ];
    for (file, old, new, what) in cases {
        check(file, old, new, &[what]);
    }
    check(
        "actions.toml",
        "[[action]]\nid = \"interruption\"\nreaction = \"interrupt\"\n",
        "»[[action]]\nid = \"interruption\"\n",
        &["action `interruption` does nothing; expected an `action` or a `reaction`"],
    );
}

#[test]
fn weapons_and_recipes() {
    let cases = [
        (
            "weapons.toml",
            "weapon.ammo = 6",
            "»weapon.ammo = 0",
            "item `six-shooter` holds 0 ammo; expected at least 1",
        ),
        (
            "items.toml",
            "heavy = true\nrecipe = [\"chem\", \"tool\"]\n",
            "recipe = [\"chem\", \"tool\"]\n»",
            "item `flamethrower` is a weapon but not heavy; expected `heavy = true`",
        ),
        (
            "items.toml",
            "recipe = [\"chem\", \"tool\"]",
            "»recipe = [\"med\", \"chem\"]",
            "item `flamethrower` is made like item `antidote`; expected another recipe",
        ),
        (
            "items.toml",
            "source = { deck = \"blue\" }\ncopies = 3\none-use = true\nrecipe = [\"chem\", \"cloth\"]",
            "»source = { deck = \"blue\" }\ncopies = 3\none-use = true",
            "item `molotov-cocktail` is crafted; expected a `recipe` of two symbols, or an `exchange`",
        ),
        (
            "quests.toml",
            "unlock = { discarding = [\"chemicals\"] }",
            "»unlock = { discarding = [\"chemical\"] }",
            "item `laboratory-equipment` is unlocked by discarding `chemical`, which no deck holds; did you mean `chemicals`?",
        ),
        (
            "quests.toml",
            "source = \"quest\"\none-use = true\nunlock = { in = \"cockpit\" }",
            "»source = \"quest\"\none-use = true",
            "item `security-key` is a quest item; expected an `unlock`, by a room or by discarding",
        ),
    ];
    for (file, old, new, what) in cases {
        check(file, old, new, &[what]);
    }
}

#[test]
fn a_recipe_nobody_can_make() {
    check(
        "items.toml",
        "component = \"tool\"\n",
        "",
        &[
            "content/base/items.toml: item `taser` can be made by nobody: 1 items with `tool` are needed and 0 can be found",
            "content/base/items.toml: item `flamethrower` can be made by nobody: 1 items with `tool` are needed and 0 can be found",
        ],
    );
}

#[test]
fn characters() {
    let unowned = "content/base/weapons.toml: item `rifle` belongs to no character; \
                   expected one to have it as `weapon` or among its `quests`";
    check(
        "characters.toml",
        "weapon = \"rifle\"",
        "»weapon = \"prototype-rifle\"",
        &[
            "character `scout` owns `prototype-rifle`, whose source is another; expected `starting`",
            unowned,
        ],
    );
    check(
        "characters.toml",
        "weapon = \"rifle\"",
        "»weapon = \"pistol\"",
        &["character `scout` owns `pistol`, which character `scientist` owns already", unowned],
    );
    check(
        "characters.toml",
        "colour = \"green\"",
        "»colour = \"blue\"",
        &["character `pilot` is blue, as character `captain` is; expected another colour"],
    );
}

#[test]
fn everything_is_told_at_once() {
    let pack = patched("supply.toml", "fire = 8", "»fire = 0");
    let pack = patch(pack, "items.toml", "do = \"draw\", cards = 2", "»do = \"draw\", cards = 0");
    let pack = patch(pack, "characters.toml", "weapon = \"rifle\"", "»weapon = \"riffle\"");
    check_packs(
        vec![pack],
        &[
            "character `scout`: unknown item `riffle`; did you mean `rifle`?",
            "item `synthetic-food` draws 0 cards; expected at least 1",
            "supply `supply` has fire = 0; expected at least 1",
        ],
    );
}
