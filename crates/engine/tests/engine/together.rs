//! Answers given together: what is due, what may be named at once, and what never may.

use std::collections::BTreeSet;

use crate::table::{Dice, way_to_play};
use derelict_content::{CharacterId, IntruderCardId, Kind, Library};
use derelict_engine::choice::Source;
use derelict_engine::due::Misfit;
use derelict_engine::frame::Question;
use derelict_engine::group::{self, Group, key};
use derelict_engine::offer::Prompt;
use derelict_engine::swarm::Instinct;
use derelict_engine::view::Viewer;
use derelict_engine::{Choice, DecisionId, Fact, Game, Refusal, Seat};

fn game(number: u64) -> Game {
    let setup = way_to_play(1 + (number % 5) as u8, number / 5);
    let catalog = setup.catalog(Library::shipped()).expect("the shipped packs go together");
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Game::new(&catalog, setup, seed).expect("a playable setup")
}

/// Plays random games and looks at every decision on the way.
fn along(games: u64, mut look: impl FnMut(&Game, Seat, DecisionId, &mut Dice)) {
    for number in 0..games {
        let (mut game, mut dice) = (game(number), Dice::new(number));
        while !game.state.is_over() {
            let at = dice.below(game.offers.decisions.len());
            let decision = game.offers.decisions[at].clone();
            look(&game, decision.seat, decision.id, &mut dice);
            let choice = dice.choose(game.offers.of(&decision));
            game.choose(decision.seat, decision.id, choice).expect("an offered choice is accepted");
        }
    }
}

fn all_chosen(game: &Game, seat: Seat, chosen: &[Choice]) -> Game {
    let mut after = game.clone();
    for choice in chosen {
        let id = after.offers.for_seat(seat).expect("a decision").id;
        after.choose(seat, id, *choice).expect("what was rehearsed is offered");
    }
    after
}

#[test]
fn whatever_is_due_may_be_named_at_once_in_any_order() {
    let (mut several, mut forced, mut by_itself) = (0, 0, 0);
    along(60, |game, seat, id, dice| {
        let Some(due) = game.look().due(seat) else { return };
        let Some(picks) = due.picks else { return };
        let asked = game.offers.for_seat(seat).expect("it is asked");
        let mut cards: Vec<Choice> = Vec::new();
        for (option, copies) in game.offers.of(asked).iter().zip(&due.copies) {
            cards.extend(std::iter::repeat_n(*option, usize::from(*copies)));
        }
        assert_eq!(due.forced, cards.len() == usize::from(picks));
        let mut named = Vec::new();
        for _ in 0..picks {
            named.push(cards.swap_remove(dice.below(cards.len())));
        }
        let chosen = game.rehearse(seat, id, &named).expect("so many may be named");
        let (last, first) = chosen.split_last().expect("at least one");
        let mut after = all_chosen(game, seat, first);
        let id = after.offers.for_seat(seat).expect("one more is asked").id;
        after.take_events();
        after.choose(seat, id, *last).expect("what was rehearsed is offered");
        let left = after.take_events().into_iter().filter(|event| match event.fact {
            Fact::CardPaid { seat: who, .. } | Fact::CardDiscarded { seat: who, .. } => who == seat,
            _ => false,
        });
        assert!(first.len() + left.count() >= usize::from(picks), "all is paid");
        several += usize::from(picks > 1);
        forced += usize::from(picks > 1 && due.forced);
        by_itself += usize::from(chosen.len() < named.len());
    });
    assert!(several > 100 && forced > 5 && by_itself > 5, "{several} {forced} {by_itself}");
}

#[test]
fn any_number_may_be_discarded_at_once_and_the_end_named_with_them() {
    let mut ended = 0;
    along(30, |game, seat, id, dice| {
        let Some(due) = game.look().due(seat).filter(|due| due.picks.is_none()) else { return };
        let asked = game.offers.for_seat(seat).expect("it is asked");
        let mut named: Vec<Choice> = Vec::new();
        for (option, copies) in game.offers.of(asked).iter().zip(&due.copies) {
            if *option != Choice::Done {
                named.extend(std::iter::repeat_n(*option, dice.below(usize::from(*copies) + 1)));
            }
        }
        named.push(Choice::Done);
        game.rehearse(seat, id, &named).expect("so many may be named");
        ended += 1;
    });
    assert!(ended > 50, "{ended}");
}

#[test]
fn no_answer_is_given_to_what_nobody_could_have_read() {
    let mut refused = 0;
    along(20, |game, seat, id, dice| {
        let asked = game.offers.for_seat(seat).expect("it is asked");
        let answer = dice.choose(game.offers.of(asked));
        let after = all_chosen(game, seat, &[answer]);
        let next = after.offers.for_seat(seat);
        let Some(next) = next.filter(|_| after.state.streams != game.state.streams) else {
            return;
        };
        let then = after.offers.of(next)[0];
        if after.offers.answered.iter().any(|(_, choice)| *choice == then) {
            return;
        }
        let misfit = Misfit { at: 1, refusal: Refusal::Stale };
        assert_eq!(game.rehearse(seat, id, &[answer, then]), Err(misfit));
        refused += 1;
    });
    assert!(refused > 100, "{refused}");
}

#[test]
fn one_answer_that_does_not_fit_refuses_them_all() {
    let mut seen = 0;
    along(10, |game, seat, id, _| {
        let asked = game.offers.for_seat(seat).expect("it is asked");
        let Prompt::Question(Question::Pay { .. }) = asked.prompt else { return };
        let first = game.offers.of(asked)[0];
        let refusal = game.rehearse(seat, id, &[first, Choice::Launch]).expect_err("no option");
        assert_eq!(refusal.at, 1);
        let stale = game.rehearse(seat, DecisionId(id.0 + 1), &[first]);
        assert_eq!(stale, Err(Misfit { at: 0, refusal: Refusal::Stale }));
        seen += 1;
    });
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_view_tells_what_is_due() {
    along(10, |game, seat, _, _| {
        let view = game.view(Viewer::Seat(seat));
        assert_eq!(view.decision.expect("it is asked").due, game.look().due(seat));
    });
}

#[test]
fn keys_belong_to_actions_all_game_and_dropping_has_none() {
    let mut known: Vec<(Seat, u64, Choice, char)> = Vec::new();
    let mut number = 0;
    along(40, |game, seat, id, _| {
        if id.0 <= 1 {
            number += 1;
        }
        let asked = game.offers.for_seat(seat).expect("it is asked");
        let character = Some(game.look().crew(seat).character);
        let mut keys = Vec::new();
        for option in game.offers.of(asked) {
            let group = Group::of(&game.book, &asked.prompt, *option);
            let key = key(&game.book, &asked.prompt, *option, character);
            let acting = matches!(
                asked.prompt,
                Prompt::Question(Question::Action { .. } | Question::Swarm { .. })
            );
            assert_eq!(group.is_some(), acting);
            if matches!(option, Choice::Drop(_)) && acting {
                assert_eq!((group, key), (Some(Group::End), None));
            }
            if let (Choice::Act(source, _), true) = (option, acting) {
                assert!(key.is_some() || matches!(source, Source::Item(_)), "{option:?}");
            }
            if matches!(option, Choice::Swarm(..)) && acting {
                assert!(key.is_some(), "{option:?}");
            }
            let Some(key) = key else { continue };
            assert!(key.is_ascii_uppercase() || key.is_ascii_digit());
            assert!(group::keys().any(|known| known == key), "{key} is not said to be taken");
            assert!(!keys.contains(&key), "{key} twice");
            keys.push(key);
            let before =
                known.iter().find(|(who, at, what, _)| (*who, *at, what) == (seat, number, option));
            match before {
                Some((.., before)) => assert_eq!(*before, key, "{option:?}"),
                None => known.push((seat, number, *option, key)),
            }
        }
    });
    let game = game(0);
    let cards = (0..game.book.catalog.intruder_cards.len()).map(|card| IntruderCardId(card as u8));
    let urges: Vec<char> = cards
        .flat_map(|card| Instinct::ALL.iter().map(move |instinct| Choice::Swarm(card, *instinct)))
        .chain([Choice::Pass])
        .map(|urge| {
            let prompt = Prompt::Question(Question::Swarm { seat: Seat(0) });
            key(&game.book, &prompt, urge, None).expect("a key for every card")
        })
        .collect();
    assert!(urges.len() > 30);
    assert_eq!(urges.iter().collect::<BTreeSet<_>>().len(), urges.len(), "each is its own");
    for character in 0..game.book.names.of(Kind::CharacterId).len() as u8 {
        let prompt = Prompt::Question(Question::Action { seat: Seat(0) });
        for card in &game.book.catalog.characters[usize::from(character)].deck {
            let action = &game.book.catalog.actions[card.index()].action;
            let sections = action.as_ref().map_or(0, |action| action.sections.len());
            for section in 0..sections as u8 {
                let act = Choice::Act(Source::Card(*card), section);
                assert!(key(&game.book, &prompt, act, Some(CharacterId(character))).is_some());
            }
        }
    }
}
