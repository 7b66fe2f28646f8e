//! Why something cannot be done: everything looked for, every reason, no secret.

use crate::table::RandomGame;
use derelict_content::BasicId;
use derelict_engine::choice::Source;
use derelict_engine::frame::{Frame, Question};
use derelict_engine::imagine::imagine;
use derelict_engine::reason::Reason;
use derelict_engine::state::Place;
use derelict_engine::view::Viewer;
use derelict_engine::why::{NotNow, Wish};
use derelict_engine::{Choice, Seat};

const RULES: &str = include_str!("../../../../rules/base.md");

/// Plays random games and stops at every decision.
fn watch(games: u64, mut look: impl FnMut(&mut RandomGame, &str)) {
    for (players, game) in (2..=5).flat_map(|players| (0..games).map(move |game| (players, game))) {
        let mut table = RandomGame::new(players, game);
        let mut decisions = 0;
        while !table.state.is_over() {
            look(&mut table, &format!("{players} players, game {game}, decision {decisions}"));
            table.step(&mut Vec::new());
            decisions += 1;
        }
    }
}

fn why_not(table: &RandomGame, seat: Seat) -> Vec<NotNow> {
    table.state.look(&table.book).why_not(seat)
}

fn unlock_action(table: &RandomGame) -> BasicId {
    let unlock = table.book.names.index(derelict_content::Kind::BasicId, "unlock");
    BasicId(unlock.expect("a basic action"))
}

fn seats(table: &RandomGame) -> impl Iterator<Item = Seat> + use<> {
    (0..table.state.players).map(Seat)
}

#[test]
fn an_action_is_offered_or_explained() {
    let (mut offered, mut explained, mut several) = (0, 0, 0);
    watch(6, |table, what| {
        let Some(Frame::Ask(Question::Action { seat })) = table.state.frames.top() else { return };
        let look = table.state.look(&table.book);
        let reasons = look.why_not(seat);
        for (source, section) in look.candidates(seat) {
            let choice = Choice::Act(source, section);
            let wish = Wish::Act(source, section);
            let refused = reasons.iter().filter(|not_now| not_now.wish == wish).count();
            let open = table.offers.options.contains(&choice);
            assert_eq!(refused, usize::from(!open), "{what}: {choice:?}");
            offered += usize::from(open);
        }
        for not_now in &reasons {
            assert!(!not_now.objections.is_empty(), "{what}");
            explained += 1;
            several += usize::from(not_now.objections.len() > 1);
        }
        for quest in look.crew(seat).quests.iter() {
            let wish = Wish::Quest(quest);
            let refused = reasons.iter().any(|not_now| not_now.wish == wish);
            let unlock = Source::Basic(unlock_action(table));
            let open = table.offers.options.contains(&Choice::Act(unlock, 0));
            assert!(refused || open, "{what}: a quest is open only if unlocking is");
        }
    });
    assert!(offered > 1000 && explained > 1000 && several > 500, "{offered} {explained} {several}");
}

/// Whatever a player would look for is either offered or explained: every basic action, card in
/// hand, item carried, the room's action, every quest.
#[test]
fn nothing_a_player_looks_for_is_passed_over() {
    let mut looked_for = [0; 5];
    watch(6, |table, what| {
        let Some(Frame::Ask(Question::Action { seat })) = table.state.frames.top() else { return };
        let look = table.state.look(&table.book);
        let reasons = look.why_not(seat);
        let crew = look.crew(seat);
        let explained = |wanted: &dyn Fn(&Wish) -> bool| {
            let found = reasons.iter().find(|not_now| wanted(&not_now.wish));
            found.is_some_and(|not_now| !not_now.objections.is_empty())
        };
        let mut find = |kind: usize, source: Source| {
            let is = |wish: &Wish| matches!(wish, Wish::Act(of, _) if *of == source);
            let offered = table
                .offers
                .options
                .iter()
                .any(|choice| matches!(choice, Choice::Act(of, _) if *of == source));
            assert!(offered || explained(&is), "{what}: {source:?}");
            looked_for[kind] += 1;
        };
        let basics = (0..table.book.catalog.basics.len() as u8).map(BasicId);
        basics.for_each(|basic| find(0, Source::Basic(basic)));
        crew.hand
            .iter()
            .filter_map(|card| card.action())
            .for_each(|card| find(1, Source::Card(card)));
        crew.inventory.kinds().for_each(|item| find(2, Source::Item(item)));
        let held = crew.hands.iter().filter_map(|held| held.thing.item());
        held.for_each(|item| find(2, Source::Item(item)));
        if crew.room().is_some() {
            find(3, Source::Room);
        }
        for quest in crew.quests.iter() {
            let is = |wish: &Wish| *wish == Wish::Quest(quest);
            let unlock = Source::Basic(unlock_action(table));
            let open = table.offers.options.contains(&Choice::Act(unlock, 0));
            assert!(open || explained(&is), "{what}: {quest:?}");
            looked_for[4] += 1;
        }
    });
    assert!(looked_for.iter().all(|count| *count > 100), "{looked_for:?}");
}

#[test]
fn out_of_turn_everything_is_explained() {
    let mut found = [0; 4];
    watch(3, |table, what| {
        for seat in seats(table) {
            let asked = matches!(table.state.frames.top(),
                Some(Frame::Ask(Question::Action { seat: asked })) if asked == seat);
            if asked {
                continue;
            }
            let reasons = why_not(table, seat);
            assert!(reasons.len() >= 8, "{what}: at least the basic actions");
            for not_now in reasons {
                let at = match not_now.objections[0].reason {
                    Reason::NotYourRound => 0,
                    Reason::Passed => 1,
                    Reason::OutOfPlay => 2,
                    Reason::AnswerFirst => 3,
                    other => panic!("{what}: {other:?}"),
                };
                found[at] += 1;
            }
        }
    });
    assert!(found.iter().all(|count| *count > 0), "{found:?}");
}

#[test]
fn every_reason_names_a_rule() {
    watch(2, |table, what| {
        for seat in seats(table) {
            for objection in why_not(table, seat).iter().flat_map(|not_now| &not_now.objections) {
                let named = format!("**{}**", objection.rule.0);
                assert!(RULES.contains(&named), "{what}: no rule {}", objection.rule.0);
            }
        }
    });
}

#[test]
fn no_reason_betrays_a_secret() {
    let (mut compared, mut seed) = (0, 0);
    watch(4, |table, what| {
        if table.dice.below(6) > 0 {
            return;
        }
        for seat in seats(table) {
            let look = table.state.look(&table.book);
            let view = look.view(Viewer::Seat(seat));
            seed += 1;
            let other = imagine(&table.book, &view, seed);
            let imagined = other.look(&table.book).why_not(seat);
            assert_eq!(look.why_not(seat), imagined, "{what}, {seat}");
            compared += 1;
        }
    });
    assert!(compared > 1000, "{compared} compared");
}

/// Predicates read the tile a character stands on, so it must lie open.
#[test]
fn nobody_stands_in_the_dark_while_something_is_decided() {
    watch(6, |table, what| {
        let look = table.state.look(&table.book);
        for seat in seats(table) {
            let room = look.crew(seat).room();
            assert!(room.is_none_or(|room| table.state.rooms[room.index()].explored), "{what}");
        }
    });
}

#[test]
fn reasons_can_be_written() {
    let table = RandomGame::new(3, 1);
    let _names = table.book.names.scope();
    for seat in seats(&table) {
        let written = serde_json::to_value(why_not(&table, seat)).expect("plain values");
        assert!(written.is_array());
    }
}

#[test]
fn a_sleeper_is_told_of_every_section_and_nobody_of_anything_once_all_is_over() {
    let mut second_sections = 0;
    watch(1, |table, what| {
        let nobody = Seat(table.state.players);
        assert!(why_not(table, nobody).is_empty(), "{what}: a seat nobody plays");
        let Some(Frame::Ask(Question::Action { seat })) = table.state.frames.top() else { return };
        let wanted: Vec<_> = table.state.look(&table.book).candidates(seat).collect();
        let place = table.state.crew[seat.index()].place;
        table.state.crew[seat.index()].place = Place::Hibernating;
        let reasons = why_not(table, seat);
        table.state.crew[seat.index()].place = place;
        for (source, section) in wanted.into_iter().filter(|(source, _)| *source != Source::Room) {
            let wish = Wish::Act(source, section);
            let told = reasons.iter().any(|not_now| not_now.wish == wish);
            assert!(told, "{what}: {wish:?}");
            second_sections += usize::from(section > 0);
        }
    });
    assert!(second_sections > 50, "{second_sections} second sections");
    let mut table = RandomGame::new(3, 0);
    while !table.state.is_over() {
        table.step(&mut Vec::new());
    }
    assert!(seats(&table).all(|seat| why_not(&table, seat).is_empty()));
}
