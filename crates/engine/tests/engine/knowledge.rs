//! Knowledge as constraints: the real game keeps to all of them, and so does every imagined one.

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use crate::table::{RandomGame, kind, way_to_play};
use derelict_engine::card::{Card, CardKind};
use derelict_engine::frame::{Frame, Question};
use derelict_engine::imagine::imagine;
use derelict_engine::set::MiniSet;
use derelict_engine::view::{Constraint, Viewer};
use derelict_engine::{Seat, Silent};

/// How many kinds of constraints there are; a kind of thing that can be seen facedown makes one.
const KINDS: usize = 12;

/// Games in which whom an intruder attacks tells of hands.
const BESET: u64 = 10;

type Kind = (Discriminant<Constraint>, Option<&'static str>);

fn kinds(found: &[Constraint]) -> impl Iterator<Item = Kind> {
    found.iter().map(|known| match known {
        Constraint::Facedown { thing, .. } => (discriminant(known), Some(thing.kind())),
        _ => (discriminant(known), None),
    })
}

/// A game in which an adult has chosen among those who woke up, two of them with contaminated hands.
fn beset(game: u64) -> RandomGame {
    let mut table = RandomGame::of(&way_to_play(5, 0), game);
    while !matches!(table.state.frames.top(), Some(Frame::Ask(Question::Action { .. }))) {
        table.step(&mut Vec::new());
    }
    let state = &mut table.state;
    for crew in &mut state.crew[..2] {
        let strain = state.contamination.pop().expect("a fresh deck");
        let strain = Card::from(CardKind::Contamination(strain));
        let card = std::mem::replace(&mut crew.hand.as_mut_slice()[0], strain);
        crew.deck.bury(card);
    }
    let adult = table.book.minis().find(|mini| table.book.mini_kind(*mini) == kind::ADULT);
    let adult = adult.expect("there are some");
    state.minis[adult.index()].room = state.crew[0].room();
    state
        .frames
        .push(Frame::AttackStep { todo: MiniSet::default().with(adult), stamp: state.arrivals });
    state.settle(&table.book, &mut table.offers, &mut Silent);
    table
}

#[test]
fn the_real_game_and_every_imagined_one_keep_to_what_is_known() {
    let mut met: Vec<Kind> = Vec::new();
    let (mut checked, mut imagined) = (0u32, 0u32);
    let games = (1..=5).flat_map(|players| (0..300).map(move |game| (players, game)));
    let lively = games.map(|(players, game)| (game, RandomGame::new(players, game)));
    for (game, mut table) in lively.chain((0..BESET).map(|game| (game, beset(game)))) {
        let players = table.state.players;
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
