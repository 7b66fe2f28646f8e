//! Knowledge as constraints: the real game keeps to all of them, and so does every imagined one.

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use crate::table::RandomGame;
use derelict_engine::Seat;
use derelict_engine::imagine::imagine;
use derelict_engine::view::{Constraint, Viewer};

/// How many kinds of constraints there are; a kind of thing that can be seen facedown makes one.
const KINDS: usize = 12;

type Kind = (Discriminant<Constraint>, Option<&'static str>);

fn kinds(found: &[Constraint]) -> impl Iterator<Item = Kind> {
    found.iter().map(|known| match known {
        Constraint::Facedown { thing, .. } => (discriminant(known), Some(thing.kind())),
        _ => (discriminant(known), None),
    })
}

#[test]
fn the_real_game_and_every_imagined_one_keep_to_what_is_known() {
    let mut met: Vec<Kind> = Vec::new();
    let (mut checked, mut imagined) = (0u32, 0u32);
    for (players, game) in (1..=5).flat_map(|players| (0..400).map(move |game| (players, game))) {
        let mut table = RandomGame::new(players, game);
        while !table.state.is_over() {
            let dream = table.dice.below(10) == 0;
            for seat in (0..players).map(Seat) {
                let look = table.state.look(&table.book);
                let view = look.view(Viewer::Seat(seat));
                let known = view.constraints();
                for constraint in &known {
                    assert!(constraint.holds(look, seat), "{seat} in game {game}: {constraint:?}");
                    checked += 1;
                }
                if dream && !known.is_empty() {
                    let other = imagine(&table.book, &view, table.dice.0);
                    for constraint in &known {
                        let held = constraint.holds(other.look(&table.book), seat);
                        assert!(held, "imagined by {seat} in game {game}: {constraint:?}");
                    }
                    imagined += 1;
                }
                for kind in kinds(&known) {
                    if !met.contains(&kind) {
                        met.push(kind);
                    }
                }
            }
            table.step(&mut Vec::new());
        }
    }
    println!("{checked} constraints checked, {imagined} games imagined, {} kinds", met.len());
    assert!(checked > 10_000 && imagined > 1_000);
    assert_eq!(met.len(), KINDS, "every kind occurs: {met:?}");
}

/// What was shown or handed over in a trade is known afterwards.
#[test]
fn trades_teach_what_others_carry() {
    let mut holders = BTreeSet::new();
    for game in 0..40 {
        let mut table = RandomGame::new(4, game);
        while !table.state.is_over() && holders.len() < 4 {
            for seat in (0..4).map(Seat) {
                let known = table.state.look(&table.book).view(Viewer::Seat(seat)).constraints();
                for constraint in known {
                    if let Constraint::Carries { seat: holder, .. } = constraint {
                        assert_ne!(holder, seat, "nobody is told of the own items");
                        holders.insert(holder);
                    }
                }
            }
            table.step(&mut Vec::new());
        }
    }
    assert!(holders.len() >= 3, "{holders:?}");
}
