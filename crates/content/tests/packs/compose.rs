//! Packs laid over one another.

use crate::support::{check_packs, fan, loaded, patch, problems};
use derelict_content::{Catalog, Kind, PackFiles};

const RICHER_STORAGE: &str = r#"
[[room]]
id = "storage"
replace = true
group = "one"
colour = "red"
action.cost = 2
action.mark = "out"
action.sections = [{ verbs = [{ do = "draw-items", draw = 3 }] }]
provenance = "original"
reason = "a kinder ship"
"#;

const NEW_ITEM: &str = r#"
[[item]]
id = "harmonica"
source = { deck = "green" }
one-use = true
action.cost = 0
action.mark = "any"
action.sections = [{ verbs = [{ do = "draw-all", cards = 1 }] }]
provenance = "original"
reason = "music helps"
"#;

const REQUIRES_BASE: &str = "requires = [\"base\"]";

#[test]
fn a_pack_adds() {
    let catalog = loaded(&[fan("music", REQUIRES_BASE, NEW_ITEM)]);
    assert_eq!(catalog.packs, ["base", "music"], "the base game comes by itself");
    assert_eq!(catalog.items.len(), Catalog::base().items.len() + 1);
    assert_eq!(catalog.names.of(Kind::ItemId).last().map(String::as_str), Some("harmonica"));
    assert_ne!(catalog.hash, Catalog::base().hash);
    let origin =
        catalog.origins.iter().find(|origin| origin.id == "harmonica").expect("it is there");
    assert_eq!(
        (origin.pack.as_str(), origin.file.as_str(), origin.line),
        ("music", "content/music/changes.toml", 2)
    );
}

#[test]
fn a_pack_replaces() {
    let catalog = loaded(&[fan("kinder", REQUIRES_BASE, RICHER_STORAGE)]);
    let base = Catalog::base();
    assert_eq!(catalog.names, base.names, "a replacement keeps the place");
    let storage = usize::from(base.names.index(Kind::TileId, "storage").expect("known"));
    assert_ne!(catalog.tiles[storage], base.tiles[storage]);
    assert_eq!(catalog.tiles[storage + 1], base.tiles[storage + 1]);
    assert_ne!(catalog.hash, base.hash);
}

#[test]
fn a_pack_removes() {
    let catalog =
        loaded(&[fan("calm", REQUIRES_BASE, "[[remove]]\ntable = \"event\"\nid = \"hunt-2\"\n")]);
    assert_eq!(catalog.events.len(), 19);
    assert_eq!(catalog.names.index(Kind::EventId, "hunt-2"), None);
}

#[test]
fn removing_what_others_need_is_told() {
    let told =
        problems(&[fan("calm", REQUIRES_BASE, "[[remove]]\ntable = \"item\"\nid = \"log-key\"\n")])
            .to_string();
    assert_eq!(
        told,
        "content/base/characters.toml:5: character `captain`: unknown item `log-key`; did you mean `comms-key`?"
    );
}

#[test]
fn a_replacement_of_a_single_table() {
    let text = "[contamination]\nreplace = true\ncopies = 30\ninfected = 10\nprovenance = \"original\"\nreason = \"worse\"\n";
    let catalog = loaded(&[fan("worse", REQUIRES_BASE, text)]);
    assert_eq!(catalog.contamination.iter().filter(|infected| **infected).count(), 10);
}

#[test]
fn requirements_come_first_whatever_the_order_given() {
    let second =
        fan("second", "requires = [\"first\"]", &RICHER_STORAGE.replace("draw = 3", "draw = 2"));
    let first = fan("first", REQUIRES_BASE, RICHER_STORAGE);
    let catalog = loaded(&[second.clone(), first.clone(), PackFiles::base()]);
    assert_eq!(catalog.packs, ["base", "first", "second"]);
    assert_eq!(catalog, loaded(&[PackFiles::base(), first, second]));
}

#[test]
fn two_packs_changing_one_entry() {
    let one = fan("one", REQUIRES_BASE, RICHER_STORAGE);
    let two = fan("two", REQUIRES_BASE, &RICHER_STORAGE.replace("id =", "»id ="));
    check_packs(
        vec![one.clone(), two],
        &[
            "room `storage` is of pack `one`, or changed by it, and pack `two` does not require that pack; \
           add \"one\" to its `requires`, or leave the entry alone",
        ],
    );
    let remover = fan("two", REQUIRES_BASE, "»[[remove]]\ntable = \"room\"\nid = \"storage\"\n");
    check_packs(
        vec![one, remover],
        &[
            "removal of room `storage` is of pack `one`, or changed by it, and pack `two` does not require that pack; \
           add \"one\" to its `requires`, or leave the entry alone",
        ],
    );
}

#[test]
fn changes_of_what_is_not_there() {
    check_packs(
        vec![fan(
            "odd",
            REQUIRES_BASE,
            &RICHER_STORAGE.replace("id = \"storage\"", "»id = \"storag\""),
        )],
        &["room `storag` changes what no pack defines; did you mean `storage`?"],
    );
    check_packs(
        vec![fan("odd", REQUIRES_BASE, "»[[remove]]\ntable = \"evnt\"\nid = \"hunt-2\"\n")],
        &["unknown kind of entry `evnt`; did you mean `event`?"],
    );
    check_packs(
        vec![fan("odd", REQUIRES_BASE, &NEW_ITEM.replace("id = \"harmonica\"", "»id = \"decoy\""))],
        &[
            "item `decoy` is already defined at content/base/items.toml:56; choose another id, or say `replace = true`",
        ],
    );
}

#[test]
fn conflicts_and_missing_requirements() {
    let told = |packs: &[PackFiles]| problems(packs).to_string();
    assert_eq!(
        told(&[
            fan("quiet", "requires = [\"base\"]\nconflicts = [\"music\"]", ""),
            fan("music", REQUIRES_BASE, NEW_ITEM)
        ]),
        "content/quiet/pack.toml:5: pack `quiet` conflicts with `music`; leave one of them out"
    );
    assert_eq!(
        told(&[fan("far", "requires = [\"base\", \"moon\"]", "")]),
        "content/far/pack.toml:4: pack `far` requires `moon`, which is not among the packs given"
    );
    assert_eq!(
        told(&[fan("egg", "requires = [\"hen\"]", ""), fan("hen", "requires = [\"egg\"]", "")]),
        "content/egg/pack.toml:4: pack `egg` requires itself through others\n\
         content/hen/pack.toml:4: pack `hen` requires itself through others"
    );
    assert_eq!(
        told(&[PackFiles::base(), PackFiles::base()]),
        "content/base/pack.toml:2: pack `base` is given twice"
    );
    let alone = told(&[fan("alone", "", NEW_ITEM)]);
    assert!(alone.contains("content/alone/pack.toml:1: no pack holds: board, room,"), "{alone}");
}

#[test]
fn the_hash_ignores_what_no_game_notices() {
    let base = Catalog::base().hash;
    let hash =
        |old: &str, new: &str| loaded(&[patch(PackFiles::base(), "wounds.toml", old, new)]).hash;
    assert_eq!(hash("[[wound]]\nid = \"arm\"", "# a comment\n\n[[wound]]\nid =   'arm'"), base);
    assert_eq!(
        hash(
            "id = \"arm\"\ncopies = 3\neffect = \"one-hand\"",
            "id = \"arm\"\neffect = \"one-hand\"\ncopies = 0x3"
        ),
        base
    );
    let order = patch(
        PackFiles::base(),
        "weaknesses.toml",
        "\"vital-places\"\neffect = \"vital-places\"",
        "\"swap\"\neffect = \"vital-places\"",
    );
    assert_ne!(loaded(&[order]).hash, base);
    let flipped =
        patch(PackFiles::base(), "wounds.toml", "effect = \"one-hand\"", "effect = \"dear-items\"");
    assert_ne!(loaded(&[flipped]).hash, base);
}

#[test]
fn a_kind_takes_its_place_among_the_kinds_and_on_the_cards_that_show_its_symbol() {
    let text = "[[kind]]\nid = \"strangler\"\nrank = \"creeper\"\nletter = \"s\"\nminiatures = 1\n\
                blood = 1\nprovenance = \"original\"\nreason = \"more\"\n\
                [[attack]]\nid = \"hug\"\nblood = [3]\nhits = [\"strangler\"]\n\
                effects = [{ do = \"slime\" }]\nprovenance = \"original\"\nreason = \"more\"\n";
    let catalog = loaded(&[fan("more", "requires = [\"base\"]", text)]);
    let kinds = catalog.names.of(derelict_content::Kind::KindId);
    assert_eq!(kinds, ["larva", "creeper", "strangler", "adult", "breeder", "queen"]);
    let (creeper, strangler) = (derelict_content::KindId(1), derelict_content::KindId(2));
    for card in &catalog.attacks {
        let hits = |kind| card.hits.contains(&kind);
        match card.entry.as_str() {
            "hug" => assert_eq!(card.hits, [strangler], "a further kind stands for itself"),
            other => assert_eq!(hits(creeper), hits(strangler), "{other}"),
        }
    }
    assert!(
        catalog.attacks.iter().any(|card| card.entry != "hug" && card.hits.contains(&strangler))
    );
    for event in &catalog.events {
        assert_eq!(event.moves.contains(&creeper), event.moves.contains(&strangler));
    }
}
