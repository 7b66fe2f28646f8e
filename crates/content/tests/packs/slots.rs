//! Slots for weakness cards: read and checked.

use derelict_content::{Catalog, Kind, ObjectKind};

use crate::support::{check_packs, fan, loaded};

const BASE: &str = "requires = [\"base\"]";
const HEAD: &str = "provenance = \"original\"\nreason = \"a test\"\n";

fn slot(id: &str, rest: &str) -> String {
    format!("[[slot]]\nid = \"{id}\"\n{HEAD}{rest}\n")
}

/// The carcass's slot as a pack changes it.
fn instead(rest: &str) -> String {
    slot("carcass", &format!("species = \"intruders\"\nreplace = true\n{rest}"))
}

#[test]
fn the_base_game_has_one_for_each_object() {
    let slots = &Catalog::base().slots;
    let objects: Vec<_> = slots.iter().map(|slot| slot.objects.as_slice()).collect();
    assert_eq!(objects, [[ObjectKind::Corpse], [ObjectKind::Egg], [ObjectKind::Carcass]]);
    assert!(slots.iter().all(|slot| !slot.open));
}

#[test]
fn packs_may_change_what_turns_a_weakness_up() {
    let catalog = loaded(&[fan("fan", BASE, &instead("objects = [\"carcass\", \"egg\"]"))]);
    assert_eq!(catalog.slots[2].objects, [ObjectKind::Carcass, ObjectKind::Egg]);
    assert_eq!(catalog.names.name(Kind::SlotId, 2), Some("carcass"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        ("»objects = [\"egg\", \"egg\"]", "slot `carcass` names this twice; once is enough"),
        (
            "»objects = [\"shrub\"]",
            "slot `carcass`: unknown variant `shrub`, expected one of `corpse`, `egg`, `carcass`",
        ),
    ];
    for (rest, told) in cases {
        check_packs(vec![fan("fan", BASE, &instead(rest))], &[told]);
    }
    let corpse =
        |rest: &str| slot("corpse", &format!("species = \"intruders\"\nreplace = true\n{rest}"));
    let both = corpse("open = true\n»objects = [\"corpse\"]");
    let told = "slot `corpse` lies open from the start; expected no `objects` or `insanity` \
                that turn it up";
    check_packs(vec![fan("fan", BASE, &both)], &[told]);
    let neither = format!("»{}", corpse(""));
    let told = "slot `corpse` is never turned up; expected `objects`, `insanity` or `open = true`";
    check_packs(vec![fan("fan", BASE, &neither)], &[told]);
}

#[test]
fn a_fourth_slot_does_not_fit() {
    let fourth = format!("»{}", slot("fourth", "species = \"intruders\"\nopen = true"));
    let told = "slot `fourth` makes it 4 slots for weakness cards; a game holds 3";
    check_packs(vec![fan("fan", BASE, &fourth)], &[told]);
}

#[test]
fn objectives_ask_for_what_can_be_discovered() {
    let open = instead("open = true");
    let told = "content/base/objectives.toml: objective `necroscopy` asks for a weakness that lies \
                open from the start";
    check_packs(vec![fan("fan", BASE, &open)], &[told]);
    let gone = "[[remove]]\ntable = \"slot\"\nid = \"corpse\"\n\
                [[remove]]\ntable = \"slot\"\nid = \"carcass\"\n";
    let told = [
        "content/base/objectives.toml: objective `extreme-field-biology` asks for 2 weaknesses; a \
         game has 1",
        "content/base/objectives.toml: objective `necroscopy`: unknown slot `carcass`; did you mean \
         `egg`?",
        "content/base/objectives.toml: objective `first-contact-protocol` asks for 2 weaknesses; a \
         game has 1",
    ];
    check_packs(vec![fan("fan", BASE, gone)], &told);
}

#[test]
fn every_slot_needs_a_card() {
    let mut gone = String::new();
    for id in Catalog::base().names.of(Kind::WeaknessId).iter().skip(2) {
        gone += &format!("[[remove]]\ntable = \"weakness\"\nid = \"{id}\"\n");
    }
    let told = "content/base/slots.toml: slot `carcass` is one slot too many for 2 weakness cards";
    check_packs(vec![fan("fan", BASE, &gone)], &[told]);
}
