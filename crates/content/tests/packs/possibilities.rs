//! Standing possibilities: read, checked, and without a trace where there are none.

use derelict_content::{Catalog, Mark, Often, PossibilityId, Seizer};

use crate::support::{check_packs, fan, loaded};

const BASE: &str = "requires = [\"base\"]";
const HEAD: &str = "provenance = \"original\"\nreason = \"a test\"\n";

fn possibility(id: &str, rest: &str) -> String {
    format!("[[possibility]]\nid = \"{id}\"\n{HEAD}{rest}\n")
}

#[test]
fn they_are_read_as_written() {
    let first = possibility("sand", "who = \"table\"\noften = \"turn\"");
    let verbs = "verbs = [{ do = \"draw\", cards = 1 }]";
    let second = possibility(
        "glass",
        &format!("who = \"crew\"\noften = \"game\"\nafter = \"sand\"\n{verbs}"),
    );
    let catalog = loaded(&[fan("fan", BASE, &(first + &second))]);
    let [sand, glass] = &catalog.possibilities[..] else { panic!("two of them") };
    assert_eq!((sand.who, sand.often, sand.after), (Seizer::Table, Often::Turn, None));
    assert_eq!((sand.action.is_none(), sand.effects.len()), (true, 0));
    assert_eq!((glass.who, glass.often), (Seizer::Crew, Often::Game));
    assert_eq!(glass.after, Some(PossibilityId(0)));
    let action = glass.action.as_ref().expect("what its seizer does");
    assert_eq!((action.cost, action.mark, action.sections.len()), (0, Mark::Any, 1));
}

#[test]
fn a_pack_without_any_leaves_the_hash_as_it_was() {
    let plain = loaded(&[fan("fan", BASE, "")]);
    assert_eq!(plain.hash, Catalog::base().hash);
    let sand = possibility("sand", "who = \"table\"\noften = \"turn\"");
    assert_ne!(loaded(&[fan("fan", BASE, &sand)]).hash, plain.hash);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let cases = [
        (
            "who = \"table\"\noften = \"turn\"\n»verbs = [{ do = \"melee\" }]",
            "possibility `odd` is the table's, which has no character; expected `effects` alone",
        ),
        (
            "who = \"crew\"\noften = \"turn\"\n»after = \"odd\"",
            "possibility `odd` comes after itself or a later one; expected one that stands before it",
        ),
        (
            "who = \"crew\"\noften = \"turn\"\n»verbs = [{ do = \"draw\", cards = 0 }]",
            "possibility `odd` draws 0 cards; expected at least 1",
        ),
        (
            "who = \"crew\"\noften = \"turn\"\n»verbs = [{ do = \"unlimited-actions\" }]",
            "possibility `odd` lifts the limit of a round, which may be another player's; only actions can",
        ),
        (
            "who = \"crew\"\noften = \"turn\"\n»effects = [{ do = \"regeneration\", injuries = 0 }]",
            "possibility `odd` removes 0 injuries; expected at least 1",
        ),
    ];
    for (rest, told) in cases {
        check_packs(vec![fan("fan", BASE, &possibility("odd", rest))], &[told]);
    }
}
